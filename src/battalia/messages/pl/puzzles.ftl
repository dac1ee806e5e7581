### Zadania: pozycje, w których jedna tura jest wyraźnie najlepsza.

## W terminalu.

puzzle-task = Zadanie { $puzzle }. Twoja strona: { $player }. { $about ->
    [action] Znajdź najlepszą turę i ją zakończ.
    [cohort] Kohorta, nowa ręka czy ta?
   *[other] Ktoś cię atakuje: znajdź najlepszą odpowiedź.
}
puzzle-solved = Rozwiązane!
puzzle-missed = To nie było to.
puzzle-theme = Temat: { $theme }
puzzle-chances = Z tym rozwiązaniem szansa na wygraną wynosi { $chance }, bez niego około { $other }.
puzzle-no-such = Jest ich tylko { $count }.
puzzle-one-a-day = Zadanie dnia jest jedno: pomiń liczbę.

puzzle-theme-win = Wygraj w tej turze
puzzle-theme-close = Zapełnij planszę
puzzle-theme-open = Nie kończ gry
puzzle-theme-take = Zdobądź miasto
puzzle-theme-hold = Obroń miasto
puzzle-theme-cohort = Właściwa ręka
puzzle-theme-artefact = Właściwy artefakt

## Dlaczego to jest rozwiązanie.

puzzle-why-open = Kto teraz zakończy grę, przegra: najpierw można jeszcze zdobyć punkty.
puzzle-why-hold = Z właściwymi kartami miasto się obroni.

## Szukanie i sprawdzanie.

puzzles-theme = temat
puzzles-where = Dokąd zapisać zadania? Podaj plik po --to.
puzzles-positive = Liczba gier, zadań, sekund i procesów musi wynosić co najmniej 1.
puzzles-unreadable = { $file } nie jest plikiem z zadaniami.
puzzles-false = { $puzzle } ({ $theme }): { $gap } wobec najlepszego rywala, osiągnięte w { $reached } światów.
puzzles-true = Prawdziwe: { $true } z { $count }.

## W przeglądarce.

puzzles-title = Zadania
puzzles-title-one = Zadanie
puzzles-start = Jedna tura jest najlepsza. Która?
puzzles-intro = Pozycje z prawdziwych partii, w których jedna tura, jedna bitwa albo jedna odpowiedź jest wyraźnie najlepsza. Znajdź ją przy stole i zakończ turę; potem zobaczysz rozwiązanie i jego powód.
puzzles-daily = Zadanie dnia, { $day }
puzzles-daily-new = To samo dla wszystkich, a codziennie nowe.
puzzles-daily-solved = To zadanie masz rozwiązane. Jutro będzie nowe.
puzzles-daily-missed = Próba już za tobą. Jutro będzie nowe.
puzzles-any = Trening
puzzles-any-text = Zadania wszelkiego rodzaju, trudne na miarę twojej siły.
puzzles-themes = Według tematów
puzzles-shelf = Rozwiązane: { $solved } z { $count }
puzzles-solve = Rozwiąż
puzzles-solve-theme = Rozwiąż zadanie: { $theme }
puzzles-standing = Twój ranking: { $rating }. Rozwiązane za pierwszym razem: { $solved } z { $tries }.
puzzles-streak = { $count } z rzędu!
puzzles-task = { $span ->
    [turn] Jedna tura jest tu wyraźnie najlepsza. Zagraj ją i zakończ turę.
    [battle] Ktoś cię atakuje. Broń się, jak najlepiej potrafisz.
   *[answer] Ogłosić kohortę, wymienić rękę czy ją zachować: co jest najlepsze?
}
puzzles-give-up = Poddaj się
puzzles-no-hint = W zadaniach nie ma podpowiedzi. Jeśli nie wiesz, co dalej, poddaj się i obejrzyj rozwiązanie.
puzzles-line = Pokaż rozwiązanie
puzzles-close = Zamknij
puzzles-again = Spróbuj jeszcze raz
puzzles-next = Następne zadanie
puzzles-all = Wszystkie zadania
puzzles-percent = { $number } %
puzzles-rated = Twój ranking: { $before } → { $rating }

## Czego serwer odmawia.

no-such-puzzle = Nie ma zadania { $puzzle }.
no-puzzle-here = Przy tym stole nie rozwiązuje się żadnego zadania.
