## Messaggi per e-mail: semplici e brevi. Nulla qui rimanda a un altro file.

letter-confirm-subject = Battalia: è il tuo indirizzo?
letter-confirm =
    Qualcuno ha indicato questo indirizzo per il proprio account su { $site }.
    Se l’hai fatto tu, apri questo link e confermalo:

    { $link }

    Il link vale una volta sola, per un giorno. Se non l’hai fatto tu, non fare nulla: l’indirizzo non verrà usato.
letter-sign-in-subject = Battalia: il tuo link per accedere
letter-sign-in =
    Con questo link accedi a { $site }:

    { $link }

    Vale una volta sola, per { $minutes } minuti. Chi lo apre entra lì al posto tuo: non darlo a nessuno.
    Se non l’hai chiesto tu, non fare nulla.
letter-reset-subject = Battalia: una nuova password
letter-reset =
    Con questo link imposti una nuova password su { $site }. Il tuo nome utente è { $login }.

    { $link }

    Vale una volta sola, per { $minutes } minuti. Non darlo a nessuno.
    Se non l’hai chiesto tu, non fare nulla: la tua password resta com’è.
letter-turn-subject = Battalia: tocca a te
letter-turn =
    Gli altri ti stanno aspettando:

    { $url }

    Per non ricevere più questi messaggi: { $stop }
letter-password-changed-subject = Battalia: la tua password è cambiata
letter-password-changed =
    La password del tuo account su { $site } è stata appena impostata o cambiata.

    Se l’hai fatto tu, non c’è nulla da fare. Altrimenti chiedi subito lì una nuova password per
    e-mail: così tutti gli altri vengono disconnessi.
letter-address-changed-subject = Battalia: il tuo indirizzo è cambiato
letter-address-changed =
    I messaggi di { $site } per il tuo account non arrivano più a questo indirizzo.

    Se lo volevi, non c’è nulla da fare. Altrimenti imposta subito lì una nuova password con un
    codice di recupero, e poi indica di nuovo il tuo indirizzo.
