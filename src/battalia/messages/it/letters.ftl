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
letter-round-subject = Battalia: comincia il tuo turno di torneo
letter-round =
    Comincia un turno del tuo torneo. Il tuo tavolo:

    { $url }

    Per non ricevere più questi messaggi: { $stop }
letter-challenge-subject = Battalia: una sfida ti aspetta
letter-challenge =
    Qualcuno ti sfida a una partita. Qui puoi accettare o rifiutare:

    { $url }

    Per non ricevere più questi messaggi: { $stop }
letter-digest-subject = Battalia: le tue partite
letter-digest =
    { $count ->
        [one] Un tavolo ti aspetta:
       *[other] { $count } tavoli ti aspettano:
    }

    { $tables }

    Per non ricevere più questi messaggi: { $stop }
letter-invitation-subject = Battalia: un amico ti invita
letter-invitation =
    Un amico ti invita a un tavolo. Qui puoi sederti o rifiutare:

    { $url }

    Per non ricevere più questi messaggi: { $stop }
