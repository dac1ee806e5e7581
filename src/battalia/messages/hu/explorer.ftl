### Mit tettek hasonló állásokban, mely játszmákat osztják meg, és kik.

explorer-place = Játszmák
explorer-title = Mit tettek mások
explorer-intro = Végigjátszott játszmák, körről körre: hogyan kezdődtek, mit vettek, mely semleges városokat támadták meg, és a győzelem mekkora része jutott azoknak, akik így tettek.
explorer-about = Mi
explorer-openings = Első körök
explorer-buys = Mit vettek
explorer-attacks = Támadások semleges városok ellen
explorer-players = Játékosok
explorer-source = Kinek a játszmái
explorer-source-any = mindenkié
explorer-source-people = embereké
explorer-source-computers = csak gépeké
explorer-faction = Frakció
explorer-deck = Kiosztott egységek
explorer-deck-of = { $deck } ({ $times }×)
explorer-any = bármelyik
explorer-day = Nap
explorer-deeds = A körben
explorer-times = Körök
explorer-won = Megnyert támadások
explorer-share = Rész a győzelemből
explorer-interval = 95%-os intervallum
explorer-points = Pontok a végén
explorer-among = Átnézve: { $turns } kör { $games } játszmából.
explorer-none = Senki sem tett ilyet.
explorer-fair = A méltányos rész { $share }.
explorer-nothing-done = semmi
explorer-loading = A játszmák átnézése…
explorer-city-annexed = Elhagyott város, { $what }. szint, elfoglalva
explorer-hero-hired = Hős
explorer-mulligan-taken = Mulligan
explorer-attack-won = { $what ->
    [hero] Támadás egy hős ellen, megnyerve
    [ruins] Támadás a romok ellen, megnyerve
    [neutral-city] Támadás egy semleges város ellen, megnyerve
   *[other] Támadás egy város ellen, megnyerve
}
explorer-attack-lost = { $what ->
    [hero] Támadás egy hős ellen, elvesztve
    [ruins] Támadás a romok ellen, elvesztve
    [neutral-city] Támadás egy semleges város ellen, elvesztve
   *[other] Támadás egy város ellen, elvesztve
}
explorer-closed = ez a szerver nem tud játszmákat átnézni
explorer-empty = még nincs átnézhető játszma
account-shares = Befejezett játszmáim megosztása
account-shares-text = Név nélkül közzé lehet tenni őket, hogy mindenki tanulhasson belőlük; csak azokat, amelyeket az asztalnál a többiek is megosztanak. Aki már nem akar megosztani, a következő fájltól kezdve kimarad.
account-shares-on = Mostantól a befejezett játszmáidat megosztjuk.
account-shares-off = Mostantól a játszmáid itt maradnak.
