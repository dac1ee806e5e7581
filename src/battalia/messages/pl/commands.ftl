### Co mówią polecenia przeglądu partii i dowodów: strona nic z tego nie potrzebuje.

explore-how = Podaj plik lub folder z turami do przejrzenia albo utwórz plik: --gather ZAPISY --into PLIK.
explore-nothing = W { $file } nie ma tur.
explore-no-day = Dzień musi wynosić co najmniej 1.
explore-no-deck = „{ $deck }” nie mówi, ile jednostek należy do każdej frakcji; trzy z jednej i dwie inne to 3-1-1.
explore-gathering = Wczytywanie partii
explore-gathered = { $games ->
    [one] Jedna partia
    [few] { $games } partie
   *[other] { $games } partii
}, { $turns ->
    [one] jedna tura
    [few] { $turns } tury
   *[other] { $turns } tur
}; pominięto, bo nie zaczęły się od przygotowania albo nie dobiegły końca: { $left }.
appoint-nobody = Nikt nie ma loginu { $login }: urząd wymaga konta.
appoint-done = Od teraz { $login } to { $office }.
appoint-none = { $login } nie ma już żadnego urzędu.
appoint-nobody-yet = Nikt nie ma urzędu.
appoint-whom = Podaj login albo --list.
publish-no-month = „{ $text }” to nie miesiąc; miesiąc wygląda tak: 2026-11.
publish-not-over = { $month } jeszcze się nie skończył.
publish-done = { $games ->
    [one] Jedna partia
    [few] { $games } partie
   *[other] { $games } partii
}, { $turns ->
    [one] jedna tura
    [few] { $turns } tury
   *[other] { $turns } tur
}:
proof-none = ten zapis niczego nie dowodzi: nie mówi, co każdy wniósł do stołu
proof-past-alone = ten zapis niczego nie dowodzi: wszystko wylosowano, zanim gra toczyła się tutaj dalej
proof-version = ten zapis udowodniono w sposób, którego ten program nie zna („{ $version }”)
proof-tag = w dowodzie brakuje wpisu „{ $tag }”
proof-draw = wybór { $number } (losowanie { $place }): wypadło „{ $choice }”, a z tego, co wszyscy wnieśli do stołu, wynika „{ $due }”
proof-other-text = { $seat } wniósł coś innego: „{ $text }”.
proof-which-seat = „{ $text }” nie mówi, które miejsce co wniosło; napisz p1=TEKST.
proof-holds = { $draws ->
    [one] Jedyne losowanie w tej partii wynika
   *[other] Wszystkie losowania i rzuty w tej partii ({ $draws }) wynikają
} z tego, co wszyscy wnieśli do stołu.
proof-before = Losowania partii, z której ta wyszła; są przed nimi: { $draws }.
proof-bound = Przed pierwszą kartą serwer był związany przez { $commitment }.
proof-brought = { $seat } wniósł „{ $text }”.
proof-empty = { $seat } nic nie wniósł.
levels-wrong = Rodzaje stołów to { $kinds }; partie i procesy liczą się od 1.
join-token-address = To nie jest adres serwera: wygląda on tak: https://battalia.example.
join-waits = { $name } czeka na wyzwania na { $url }.
join-game = { $name } gra jako { $seat } przy stole { $table }.
join-game-over = Stół { $table } zakończony: { $result }
join-game-lost = Przy stole { $table } nie można grać: { $reason }
join-away = { $url } nie odpowiada: { $reason }. Następna próba za { $seconds } s.
join-declined = Odmowa na wyzwanie gracza { $name }: { $reason }.
join-token-refused = { $url } nie przyjmuje tokena: { $reason }
