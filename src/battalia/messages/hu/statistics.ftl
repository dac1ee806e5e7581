### What a person did in their games, counted.

statistics-title = A statisztikád
statistics-none = Még nincs mit számolni: előbb játssz végig egy játékot.
statistics-games = { $count ->
    [one] Az utolsó végigjátszott játékod.
   *[other] Az utolsó { $count } végigjátszott játékod.
}
statistics-counting = A játékaid összeszámlálása…
statistics-tables = Győzelmek asztalonként
statistics-opponents = Győzelmek ellenfelenként
statistics-people = emberek
statistics-won = { $count } játékból { $share }
statistics-points = Pontok napról napra, átlagosan
statistics-line = { $line ->
    [own] te
   *[others] a többiek
}
statistics-bought = Felbérelve és létrehozva, játékonként
statistics-built = Megépítve és elfoglalva, játékonként
statistics-what = { $what ->
    [road] utak
    [city] városok
    [upgrade] fejlesztések
    [hero] hősök
   *[conquest] hódítások
}
statistics-errors = { $count ->
    [one] Hibák egy elemzett játékból
   *[other] Hibák { $count } elemzett játékból
}
statistics-kind = { $kind ->
    [turn] körök
    [hand] megtartani-e a kezet
    [battle] lapok a csatában
   *[other] bármi más, amit kérdeztek
}
statistics-loss = egyenként { $share } veszteség, { $count } döntés
statistics-not-reviewed = Hogy milyen gyakran hibázol, az akkor látszik, ha egy játékodat elemezték.
