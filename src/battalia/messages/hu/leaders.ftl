### Értékszámok, ranglisták és profilok.

start-rated = Értékelt játszma
start-rated-text = Mindenki értékszámába beleszámít: fiókkal, fejenként egy hellyel, tippek nélkül. Aki elmegy, utolsó lesz.
no-such-person = itt senki sem hívja magát így fiókkal: { $name }
rating-kind = { $kind ->
    [two] Két játékos
    [few] Három vagy négy játékos
    [storm-two] { start-box-expansion }, két játékos
    [storm-few] { start-box-expansion }, három vagy négy játékos
    [storm-many] { start-box-expansion }, öt vagy hat játékos
   *[teams] { start-box-expansion }, csapatok
}
leaders-title = Ranglista
start-leaders = { leaders-title }
start-leaders-text = Ki a legjobb melyik asztalnál, és hol állnak a számítógépek.
leaders-intro = Mindenki 1500-ról indul; aki 400 ponttal több a másiknál, nagyjából tíz játszmát nyer egy vesztett ellenében. Itt az áll, akinek az értékszáma elég biztos, és ebben az évadban játszott értékelt játszmát; a számítógépek ott állnak, ahol állnának.
leaders-kind = Asztal
leaders-season = Évad
leaders-quarter = { $year }, { $quarter ->
    [1] január–március
    [2] április–június
    [3] július–szeptember
   *[other] október–december
}
leaders-games = Játszma
leaders-won = Győzelem
leaders-share = { $share } %
leaders-none = Ilyen asztaloknál ebben az évadban még senki sem játszott elég értékelt játszmát.
profile-none = Még nincs értékelt játszma.
profile-bot = Bot, gazdája: { $name }
profile-rating = Értékszám
profile-date = Dátum
profile-with = Kivel
profile-played = { $games ->
    [one] egy játszma
   *[other] { $games } játszma
}, { $wins ->
    [0] győzelem nélkül
    [one] egy győzelem
   *[other] { $wins } győzelem
}
profile-factions = Frakciók
profile-games = Legutóbbi értékelt játszmák
profile-gone = elment
profile-nobody = valaki, aki már nincs itt
profile-met = Te és { $name }: { $ahead } alkalommal te voltál elöl, { $behind } alkalommal { $name }, { $level } alkalommal egyformán álltatok.
profile-own = A profilom
