### Che cosa dicono i comandi dell’esplorazione e delle prove: la pagina non ne ha bisogno.

explore-how = Indica un file o una cartella di turni da esaminare, oppure creane uno con --gather REGISTRAZIONI --into FILE.
explore-nothing = Non ci sono turni in { $file }.
explore-no-day = Il giorno deve essere almeno 1.
explore-no-deck = “{ $deck }” non dice quante unità sono di ciascuna fazione; tre di una e due altre sono 3-1-1.
explore-gathering = Lettura delle partite
explore-gathered = { $games ->
    [one] Una partita
   *[other] { $games } partite
} con { $turns ->
    [one] un turno
   *[other] { $turns } turni
}; escluse, perché non sono cominciate dalla preparazione o non sono finite: { $left }.
appoint-nobody = Nessuno ha il login { $login }: un incarico richiede un account.
appoint-done = D’ora in poi { $login } è { $office }.
appoint-none = { $login } non ha più alcun incarico.
appoint-nobody-yet = Nessuno ha un incarico.
appoint-whom = Indica un login, oppure --list.
publish-no-month = “{ $text }” non è un mese; un mese si scrive così: 2026-11.
publish-not-over = { $month } non è ancora finito.
publish-done = { $games ->
    [one] Una partita
   *[other] { $games } partite
}, { $turns ->
    [one] un turno
   *[other] { $turns } turni
}:
proof-none = questa registrazione non prova nulla: non dice che cosa ciascuno ha portato al tavolo
proof-past-alone = questa registrazione non prova nulla: tutto è stato pescato prima che la partita continuasse qui
proof-version = questa registrazione è provata in un modo che questo programma non conosce (“{ $version }”)
proof-tag = alla prova manca l’indicazione “{ $tag }”
proof-draw = scelta { $number } (estrazione { $place }): è venuto “{ $choice }”, ma da ciò che ciascuno ha portato al tavolo segue “{ $due }”
proof-other-text = Ciò che { $seat } ha aggiunto è un’altra cosa: “{ $text }”.
proof-which-seat = “{ $text }” non dice quale posto ha aggiunto che cosa; scrivi p1=TESTO.
proof-holds = { $draws ->
    [one] L’unica estrazione di questa partita segue
   *[other] Tutte le { $draws } estrazioni e i lanci di questa partita seguono
} da ciò che ciascuno ha portato al tavolo.
proof-before = Estrazioni della partita da cui questa è proseguita, che vengono prima: { $draws }.
proof-bound = Prima della prima carta il server era vincolato a { $commitment }.
proof-brought = { $seat } ha aggiunto “{ $text }”.
proof-empty = { $seat } non ha aggiunto nulla.
levels-wrong = I tipi di tavolo sono { $kinds }; partite e processi contano da 1.
join-token-address = Questo non è l’indirizzo di un server: si scrive così: https://battalia.example.
join-waits = { $name } aspetta sfide su { $url }.
join-game = { $name } gioca { $seat } al tavolo { $table }.
join-game-over = Il tavolo { $table } è finito: { $result }
join-game-lost = Al tavolo { $table } non si può giocare: { $reason }
join-away = { $url } non risponde: { $reason }. Nuovo tentativo fra { $seconds } s.
join-declined = Una sfida di { $name } è stata rifiutata: { $reason }.
join-token-refused = { $url } non accetta il token: { $reason }
