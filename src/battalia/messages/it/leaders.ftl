### Punteggi, classifiche e profili.

start-rated = Partita classificata
start-rated-text = Conta per il punteggio di tutti: con un account, un posto a testa, senza suggerimenti. Chi se ne va è ultimo.
no-such-person = nessuno con un account qui si chiama { $name }
rating-kind = { $kind ->
    [two] Due giocatori
    [few] Tre o quattro giocatori
    [storm-two] { start-box-expansion }, due giocatori
    [storm-few] { start-box-expansion }, tre o quattro giocatori
    [storm-many] { start-box-expansion }, cinque o sei giocatori
   *[teams] { start-box-expansion }, squadre
}
leaders-title = Classifica
start-leaders = { leaders-title }
start-leaders-text = Chi è il migliore a quale tavolo, e dove stanno i computer.
leaders-intro = Tutti cominciano da 1500; con 400 punti più di un altro si vincono circa dieci partite per ognuna persa. Qui c’è chi ha un punteggio abbastanza sicuro e ha giocato una partita classificata in questa stagione; i computer stanno dove starebbero.
leaders-kind = Tavolo
leaders-season = Stagione
leaders-quarter = { $year }, { $quarter ->
    [1] da gennaio a marzo
    [2] da aprile a giugno
    [3] da luglio a settembre
   *[other] da ottobre a dicembre
}
leaders-games = Partite
leaders-won = Vinte
leaders-share = { $share } %
leaders-none = A questi tavoli nessuno ha ancora giocato abbastanza partite classificate in questa stagione.
profile-none = Ancora nessuna partita classificata.
profile-bot = Bot di { $name }
profile-rating = Punteggio
profile-date = Data
profile-with = Con
profile-played = { $games ->
    [one] una partita
   *[other] { $games } partite
}, { $wins ->
    [0] nessuna vinta
    [one] una vinta
   *[other] { $wins } vinte
}
profile-factions = Fazioni
profile-games = Ultime partite classificate
profile-gone = andato via
profile-nobody = qualcuno che non c’è più
profile-met = Tu e { $name }: { $ahead } volte eri davanti tu, { $behind } volte { $name }, { $level } volte eravate pari.
profile-own = Il mio profilo
