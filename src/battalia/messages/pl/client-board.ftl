## The board in the browser: the map, its pieces, and what lies on a space in words.

board-title = Plansza
board-keys = Strzałki prowadzą z pola na pole, Page Up i Page Down do następnego pola, na którym możesz coś zrobić, Enter wybiera. Plus i minus zmieniają wielkość, 0 pokazuje całą planszę, Ctrl ze strzałką ją przesuwa. R obraca kartę, którą kładziesz.
board-zoom-in = Powiększ
board-zoom-out = Pomniejsz
board-zoom-fit = Pokaż całą planszę
board-turn-right = Obróć kartę w prawo
board-turn-left = Obróć kartę w lewo
# $sides: the sides with a road, by their words, after “na”.
board-laid = Na razie leży tu twoja karta: { $shape }, drogi na { $sides }
board-chosen = wybrano

# $space: the name of a space, such as r2c3. $shape and $terrain in words.
board-tip-card = { $space }: { $shape }, { $terrain }
board-tip-card-neutral = { $space }: { $shape }
board-tip-unexplored = { $space }: niezbadane terytorium
board-tip-impassable = { $space }: nieprzystępna skała
# $sides: sides of the card, by commas, after “na”.
board-tip-roads =
    { $count ->
        [one] Droga na { $sides }
       *[other] Drogi na { $sides }
    }
board-tip-abandoned = Miasto bez właściciela
board-tip-neutral = Neutralne, obrona { $defence }
board-tip-ruins = Obrona { $defence }
# $player: a name in the nominative.
board-tip-owned =
    { $level ->
        [6] Stolica ({ $player }), poziom { $level }
        [5] Rezydencja królewska ({ $player }), poziom { $level }
       *[other] Miasto ({ $player }), poziom { $level }
    }
board-tip-defence = Obrona { $defence }
# $kind: the card that a building gives once per turn; none where it is not known.
board-tip-building =
    { $kind ->
        [none] Budynek ({ $player }), wartość { $level }, obrona { $defence }
       *[other] Budynek ({ $player }), wartość { $level }, obrona { $defence }; daje kartę: { $kind }
    }
board-tip-gives = Daje kartę: { $kind }
board-tip-gate = Brama Burz numer { $number }
board-tip-buried =
    { $count ->
        [one] Pod tą bramą leży Większy Artefakt
        [few] Pod tą bramą leżą { $count } Większe Artefakty
       *[other] Pod tą bramą leży { $count } Większych Artefaktów
    }
board-tip-link-pass = Przełęcz Górska
board-tip-link-bridge = Most Królewski
board-tip-relic = Ukryto tu Większy Artefakt
board-tip-cloaked = Pod Płaszczem Vayla: na razie nie można atakować tego miasta
board-tip-hero =
    { $veteran ->
        [yes] Heros { $number } ({ $player }), weteran
       *[no] Heros { $number } ({ $player })
    }
board-tip-amplifier = Niesie wzmacniacz burzy dla bramy { $gate }
board-tip-post =
    { $star ->
        [yes] Placówka handlowa ({ $player }), gwiazdą do góry
       *[no] Placówka handlowa ({ $player })
    }
board-tip-metamorpha = Stoi tu Metamorpha
board-tip-bilkarr =
    { $way ->
        [north-east] Stoi tu Bilkarr; idzie dalej na północny wschód
        [north-west] Stoi tu Bilkarr; idzie dalej na północny zachód
        [south-east] Stoi tu Bilkarr; idzie dalej na południowy wschód
        [south-west] Stoi tu Bilkarr; idzie dalej na południowy zachód
       *[none] Stoi tu Bilkarr
    }

## The board as a table of texts.

board-text-title = Plansza w słowach
board-text-row = Wiersz { $row }
board-text-column = Kolumna { $column }
board-text-missing = brak pola
