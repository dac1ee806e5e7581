### What a person did in their games, counted.

statistics-title = Le tue statistiche
statistics-none = Non c’è ancora niente da contare: prima gioca una partita fino alla fine.
statistics-games = { $count ->
    [one] La tua ultima partita giocata fino alla fine.
   *[other] Le tue ultime { $count } partite giocate fino alla fine.
}
statistics-counting = Le tue partite vengono contate…
statistics-tables = Vittorie per tavolo
statistics-opponents = Vittorie per avversario
statistics-people = persone
statistics-won = { $share } di { $count }
statistics-points = Punti, giorno per giorno, in media
statistics-line = { $line ->
    [own] tu
   *[others] gli altri
}
statistics-bought = Assoldati e creati, per partita
statistics-built = Costruiti e presi, per partita
statistics-what = { $what ->
    [road] strade
    [city] città
    [upgrade] ampliamenti
    [hero] eroi
   *[conquest] conquiste
}
statistics-errors = { $count ->
    [one] Errori, da una partita analizzata
   *[other] Errori, da { $count } partite analizzate
}
statistics-kind = { $kind ->
    [turn] turni
    [hand] se tenere una mano
    [battle] carte in battaglia
   *[other] quanto altro è stato chiesto
}
statistics-loss = { $share } perso ogni volta, { $count } decisioni
statistics-not-reviewed = Quanto spesso sbagli si vede appena una delle tue partite è stata analizzata.
