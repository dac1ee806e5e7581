### Az előcsarnok, és ami a házban történik.

no-such-topic = nincs ilyen téma, amit követni lehetne
too-many-topics = egyszerre legfeljebb { $most } témát követhetsz
too-many-open = már { $most } nyitott asztalod van
not-open = ez az asztal már nem nyitott
sits-already = már ennél az asztalnál ülsz
no-seat-left = az utolsó helyet épp most foglalták el
no-such-kind = az alapjáték önmagában kettőtől négy játékosig való
too-many-seekers = már { $most } ember vár asztalra; próbáld újra hamarosan

lobby-title = Az előcsarnok
lobby-place-text = Találj játékostársat, vagy nézz meg egy játszmát.
lobby-quick = Gyors párosítás
lobby-quick-text = Mondd meg, mit játszanál: azzal találkozol, aki ugyanazt szeretné.
lobby-players = Játékosok
lobby-box = Játék
lobby-pace = Tempó
lobby-pace-fast = Gyors
lobby-pace-fast-text = Két játékbeli hét; fejenként tíz perc, és minden körrel még 15 másodperc.
lobby-pace-calm = Nyugodt
lobby-pace-calm-text = A teljes játék, azzal az órával, amelyet a szabálykönyv ajánl.
lobby-pace-days = Több napon át
lobby-pace-days-text = A teljes játék, minden válaszra két nappal.
lobby-computers = Ha senki sem jön, számítógépek szállnak be
lobby-computers-now = azonnal
lobby-computers-never = soha
lobby-rated = Rangsorolt
lobby-rated-text = A játszma mindenkinek beleszámít az értékszámába, aki játssza.
lobby-seek = Játékosok keresése
lobby-seeking = Olyanokat keresünk, akik ugyanezt szeretnék…
lobby-stop = Keresés leállítása
lobby-name = A neved, ahogy a többiek látják
lobby-open = Asztal megnyitása
lobby-open-text = Egy ilyen asztal, amelyet mindenki lát: az játszik, aki először leül.
lobby-open-this = Az asztal megnyitása mindenkinek
lobby-open-this-text = Megjelenik az előcsarnokban, és leülhet, aki akar. Bárki nézheti.
lobby-is-open = Ez az asztal ott van az előcsarnokban: bárki leülhet.
lobby-close-this = Bezárás
lobby-level = Kit keresel?
lobby-level-any = bárkit
lobby-level-new = kezdőket
lobby-level-steady = akik ismerik a játékot
lobby-level-strong = erős játékosokat
lobby-language = A beszélgetés nyelve
lobby-language-any = bármelyik
lobby-delay = Mennyivel vannak lemaradva a nézők
lobby-delay-none = semennyivel
lobby-tables = Nyitott asztalok
lobby-tables-none = Most nincs nyitott asztal. Nyiss egyet!
lobby-games = Nézhető játszmák
lobby-games-none = Most senki sem játszik nyilvánosan.
lobby-sit = Leülök
lobby-to-table = Az asztalhoz
lobby-watch = Megnézem
lobby-featured = Egy folyó játszma
lobby-day = { $day }. nap
lobby-people =
    { $count ->
        [one] Egy ember van itt.
       *[other] { $count } ember van itt.
    }
lobby-seconds =
    { $count ->
        [one] egy másodperc
       *[other] { $count } másodperc
    }
lobby-free =
    { $count ->
        [one] { $players } helyből egy szabad
       *[other] { $players } helyből { $count } szabad
    }
lobby-variants =
    { $count ->
        [one] egy különleges szabály
       *[other] { $count } különleges szabály
    }
lobby-delay-acts =
    { $count ->
        [one] egy döntéssel
       *[other] { $count } döntéssel
    }
