### What a person did in their games, counted.

statistics-title = Twoje statystyki
statistics-none = Nie ma jeszcze czego liczyć: najpierw zagraj jedną grę do końca.
statistics-games = { $count ->
    [one] Twoja ostatnia gra rozegrana do końca.
    [few] Twoje ostatnie { $count } gry rozegrane do końca.
    [many] Twoich ostatnich { $count } gier rozegranych do końca.
   *[other] Twoje ostatnie { $count } gry rozegrane do końca.
}
statistics-counting = Twoje gry są liczone…
statistics-tables = Zwycięstwa według stołu
statistics-opponents = Zwycięstwa według przeciwnika
statistics-people = ludzie
statistics-won = { $share } z { $count }
statistics-points = Punkty dzień po dniu, średnio
statistics-line = { $line ->
    [own] ty
   *[others] inni
}
statistics-bought = Najęto i stworzono, na grę
statistics-built = Zbudowano i zdobyto, na grę
statistics-what = { $what ->
    [road] drogi
    [city] miasta
    [upgrade] rozbudowy
    [hero] bohaterowie
   *[conquest] podboje
}
statistics-errors = { $count ->
    [one] Błędy z jednej przeanalizowanej gry
    [few] Błędy z { $count } przeanalizowanych gier
    [many] Błędy z { $count } przeanalizowanych gier
   *[other] Błędy z { $count } przeanalizowanych gier
}
statistics-kind = { $kind ->
    [turn] tury
    [hand] czy zatrzymać rękę
    [battle] karty w bitwie
   *[other] wszystko inne, o co pytano
}
statistics-loss = po { $share } straty, decyzje: { $count }
statistics-not-reviewed = Jak często się mylisz, widać, gdy tylko jedna z twoich gier zostanie przeanalizowana.
