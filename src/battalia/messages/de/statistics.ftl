### What a person did in their games, counted.

statistics-title = Deine Statistik
statistics-none = Noch gibt es nichts zu zählen: Spiel erst ein Spiel zu Ende.
statistics-games = { $count ->
    [one] Dein letztes zu Ende gespieltes Spiel.
   *[other] Deine letzten { $count } zu Ende gespielten Spiele.
}
statistics-counting = Deine Spiele werden gezählt …
statistics-tables = Siege nach Tisch
statistics-opponents = Siege nach Gegner
statistics-people = Menschen
statistics-won = { $share } von { $count }
statistics-points = Punkte von Tag zu Tag, im Mittel
statistics-line = { $line ->
    [own] du
   *[others] die anderen
}
statistics-bought = Angeworben und hergestellt, je Spiel
statistics-built = Gebaut und erobert, je Spiel
statistics-what = { $what ->
    [road] Straßen
    [city] Städte
    [upgrade] Ausbauten
    [hero] Helden
   *[conquest] Eroberungen
}
statistics-errors = { $count ->
    [one] Fehler, aus einem analysierten Spiel
   *[other] Fehler, aus { $count } analysierten Spielen
}
statistics-kind = { $kind ->
    [turn] Züge
    [hand] ob man eine Hand behält
    [battle] Karten im Kampf
   *[other] was sonst gefragt wurde
}
statistics-loss = je { $share } verloren, { $count } Entscheidungen
statistics-not-reviewed = Wie oft du dich irrst, zeigt sich, sobald eines deiner Spiele analysiert ist.
