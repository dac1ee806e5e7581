## The board in the browser: the map, its pieces, and what lies on a space in words.

board-title = A térkép
board-keys = A nyílbillentyűk mezőről mezőre visznek, a Page Up és a Page Down a következő mezőre, ahol tehetsz valamit, az Enter választ. A plusz és a mínusz a méretet változtatja, a 0 az egész térképet mutatja, a Ctrl és egy nyílbillentyű együtt elmozdítja. Az R elforgatja a lerakandó kártyát.
board-zoom-in = Nagyítás
board-zoom-out = Kicsinyítés
board-zoom-fit = Az egész térkép
board-turn-right = A kártya forgatása jobbra
board-turn-left = A kártya forgatása balra
# $sides: the sides with a road, by their words.
board-laid = A kártyád egyelőre itt fekszik: { $shape }, utak: { $sides }
board-chosen = kiválasztva

# $space: the name of a space, such as r2c3. $shape and $terrain in words.
board-tip-card = { $space }: { $shape }, { $terrain }
board-tip-card-neutral = { $space }: { $shape }
board-tip-unexplored = { $space }: fel nem fedezett terület
board-tip-impassable = { $space }: megközelíthetetlen szikla
# $sides: sides of the card, by commas.
board-tip-roads =
    { $count ->
        [one] Út: { $sides }
       *[other] Utak: { $sides }
    }
board-tip-abandoned = Gazdátlan város
board-tip-neutral = Semleges, védelem: { $defence }
board-tip-ruins = Védelem: { $defence }
# $player: a name in the nominative, such as “Medvenép”.
board-tip-owned =
    { $level ->
        [6] Főváros ({ $player }), { $level }. szint
        [5] Királyi rezidencia ({ $player }), { $level }. szint
       *[other] Város ({ $player }), { $level }. szint
    }
board-tip-defence = Védelem: { $defence }
# $kind: the card that a building gives once per turn; none where it is not known.
board-tip-building =
    { $kind ->
        [none] Épület ({ $player }), értéke { $level }, védelem: { $defence }
       *[other] Épület ({ $player }), értéke { $level }, védelem: { $defence }; amit ad: { $kind }
    }
board-tip-gives = Amit ad: { $kind }
board-tip-gate = { $number }. viharkapu
board-tip-buried =
    { $count ->
        [one] Egy Nagy és Különleges tárgy van a kapu alatt
       *[other] { $count } Nagy és Különleges tárgy van a kapu alatt
    }
board-tip-link-pass = A Hegyi Hágó
board-tip-link-bridge = A Király Hídja
board-tip-relic = Itt egy Nagy és Különleges tárgy rejlik
board-tip-cloaked = Vayl Köpenye rejti: ez a város most nem támadható
board-tip-hero =
    { $veteran ->
        [yes] { $number }. hős ({ $player }), veterán
       *[no] { $number }. hős ({ $player })
    }
board-tip-amplifier = Viharerősítőt visz ({ $gate }. viharkapu)
board-tip-post =
    { $star ->
        [yes] Kereskedőállomás ({ $player }), a csillagos oldalával felfelé
       *[no] Kereskedőállomás ({ $player })
    }
board-tip-metamorpha = Itt áll Metamorpha
board-tip-bilkarr =
    { $way ->
        [north-east] Itt áll Bilkarr; északkelet felé megy tovább
        [north-west] Itt áll Bilkarr; északnyugat felé megy tovább
        [south-east] Itt áll Bilkarr; délkelet felé megy tovább
        [south-west] Itt áll Bilkarr; délnyugat felé megy tovább
       *[none] Itt áll Bilkarr
    }

## The board as a table of texts.

board-text-title = A térkép szavakban
board-text-row = { $row }. sor
board-text-column = { $column }. oszlop
board-text-missing = nincs mező
