### Che cosa si è fatto in posizioni simili, le partite condivise, e da chi.

explorer-place = Partite
explorer-title = Che cosa hanno fatto gli altri
explorer-intro = Partite giocate fino alla fine, turno per turno: come sono cominciate, che cosa si è comprato, quali città neutrali sono state attaccate, e quanta parte della vittoria è toccata a chi l’ha fatto.
explorer-about = Che cosa
explorer-openings = Primi turni
explorer-buys = Che cosa si è comprato
explorer-attacks = Attacchi a città neutrali
explorer-players = Giocatori
explorer-source = Partite di
explorer-source-any = tutti
explorer-source-people = persone
explorer-source-computers = soli computer
explorer-faction = Fazione
explorer-deck = Unità distribuite
explorer-deck-of = { $deck } ({ $times }×)
explorer-any = qualsiasi
explorer-day = Giorno
explorer-deeds = Nel turno
explorer-times = Turni
explorer-won = Attacchi vinti
explorer-share = Quota della vittoria
explorer-interval = Intervallo al 95 %
explorer-points = Punti alla fine
explorer-among = Esaminati { $turns ->
    [one] un turno
   *[other] { $turns } turni
} di { $games ->
    [one] una partita
   *[other] { $games } partite
}.
explorer-none = Nessuno ha fatto niente di simile.
explorer-fair = Una quota equa è { $share }.
explorer-nothing-done = niente
explorer-loading = Si esaminano le partite…
explorer-city-annexed = Città abbandonata di livello { $what }, annessa
explorer-hero-hired = Eroe
explorer-mulligan-taken = Mulligan
explorer-attack-won = { $what ->
    [hero] Attacco a un eroe, vinto
    [ruins] Attacco alle rovine, vinto
    [neutral-city] Attacco a una città neutrale, vinto
   *[other] Attacco a una città, vinto
}
explorer-attack-lost = { $what ->
    [hero] Attacco a un eroe, perso
    [ruins] Attacco alle rovine, perso
    [neutral-city] Attacco a una città neutrale, perso
   *[other] Attacco a una città, perso
}
explorer-closed = questo server non sa esaminare le partite
explorer-empty = non ci sono ancora partite da esaminare
account-shares = Condividi le mie partite finite
account-shares-text = Possono essere pubblicate, senza nomi, perché tutti possano imparare; solo quelle che anche tutti gli altri al tavolo condividono. Chi smette di condividere è escluso dal prossimo file in poi.
account-shares-on = D’ora in poi le tue partite finite sono condivise.
account-shares-off = D’ora in poi le tue partite restano qui.
