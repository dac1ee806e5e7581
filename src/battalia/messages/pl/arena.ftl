# Computer players by name

bot-not-loaded = Nie można załadować gracza komputerowego „{ $name }”: { $reason }.
bot-without-choose = „{ $name }” nie jest graczem komputerowym: nie ma metody choose.
bot-sees = „{ $name }” widzi zakryte karty: to punkt odniesienia dla areny i nie może usiąść do stołu z ludźmi.

# battalia arena

arena-no-cluster = Pod adresem { $address } nie ma klastra Ray: { $reason }.
arena-needs-out = --{ $option } wymaga miejsca do zapisu: --out DIR.
arena-round-robin-of-one = Turniej każdy z każdym wymaga co najmniej dwóch różnych graczy komputerowych.
arena-no-leaderboard = { $file } zawiera coś innego niż wyniki zawodów; niczego nie zmieniono.
arena-other-contest = { $folder } zawiera coś innego niż wyniki właśnie tych zawodów; niczego nie zmieniono.
arena-other-version = { $folder } zawiera te zawody tak, jak rozegrała je wersja { $version } programu, według wersji { $rules } zasad; nic nie zostało zmienione. Aby rozegrać je według dzisiejszych zasad, podaj inny folder.
arena-title = Gry: { $games }, rozdania lustrzane: { $deals }; równy udział: { $fair }; przedziały: 95%
arena-no-games = Żadnego rozdania nie rozegrano do końca.
arena-games = Gry
arena-share = Zwycięstwa
arena-place = Miejsce
arena-points = Punkty
arena-rating = Ranking
arena-ordinal = Ranking, co najmniej
arena-turn-ms = Milisekundy na turę
arena-speed = Odpowiedzi na sekundę
arena-most = Najwięcej odpowiedzi w turze
arena-illegal = Niedozwolone odpowiedzi
arena-line-up = Skład
arena-days = Dni
arena-closing = Dni z przewagą 6 punktów
arena-closing-of = { $days }, gry: { $some } z { $all }
arena-choices = Decyzje
arena-endings = Powód końca
arena-stalled = Bez końca
arena-spread = { $median } (połowa { $lower }–{ $upper }, wszystkie { $least }–{ $most })
arena-counts = Co i jak często robiono
arena-what = Co
arena-table = stół
arena-seeing = { $bot } widzi zakryte karty: to punkt odniesienia, a nie uczciwy gracz.
arena-incomplete = Rozegrane gry: tylko { $games } z { $all }; niedokończone rozdania pominięto.
arena-illegal-answers = { $bot } – { $count ->
    [one] jedna odpowiedź spoza możliwych
    [few] { $count } odpowiedzi spoza możliwych
   *[other] { $count } odpowiedzi spoza możliwych
}; pierwsza: { $first }
arena-error = Błąd w zasadach: { $error }
arena-stopped = Przerwano; rozegrane gry: { $games } z { $all }.
arena-stopped-kept = Przerwano; rozegrane gry: { $games } z { $all }. To samo polecenie zacznie od tego miejsca.

# The report of the arena

report-title = Arena: { $bots }
report-command = Polecenie, które rozegra te gry ponownie:
report-victories = Zwycięstwa z przedziałami 95%
report-fair = równy udział
report-share-axis = udział w zwycięstwach, %
report-ratings = Rankingi z przedziałami 95%
report-rating-axis = mu ± 1,96 sigma (Plackett–Luce)
report-lengths = Długość gier
report-days-axis = dni
report-games-axis = gry
report-points = Punkty w przebiegu gry
report-day-axis = koniec dnia
report-points-axis = średnia punktów
report-deeds = Co zbudowano i kupiono
report-deeds-axis = ile razy na grę i miejsce
report-thinking = Czas namysłu
report-thinking-axis = milisekundy na turę (skala logarytmiczna)
report-summary = Podsumowanie
report-line-ups = Skład po składzie
report-made = Battalia { $version }; zawody, rozdania: { $deals }, pierwsze ziarno: { $seed }.
