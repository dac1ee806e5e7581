### What a person did in their games, counted.

statistics-title = Your statistics
statistics-none = There is nothing to count yet: play a game to its end first.
statistics-games = { $count ->
    [one] Your last game, played to its end.
   *[other] Your last { $count } games, played to their end.
}
statistics-counting = Your games are being counted …
statistics-tables = Victories by table
statistics-opponents = Victories by opponent
statistics-people = people
statistics-won = { $share } of { $count }
statistics-points = Points, day by day, in the mean
statistics-line = { $line ->
    [own] you
   *[others] the others
}
statistics-bought = Hired and created, in a game
statistics-built = Built and taken, in a game
statistics-what = { $what ->
    [road] roads
    [city] cities
    [upgrade] upgrades
    [hero] heroes
   *[conquest] conquests
}
statistics-errors = { $count ->
    [one] Errors, from one game that was reviewed
   *[other] Errors, from { $count } games that were reviewed
}
statistics-kind = { $kind ->
    [turn] turns
    [hand] whether to keep a hand
    [battle] plays in battles
   *[other] whatever else was asked
}
statistics-loss = { $share } lost each, { $count } decisions
statistics-not-reviewed = How often you err shows as soon as one of your games is reviewed.
