### Wertungen, Ranglisten und Profile.

start-rated = Gewertete Partie
start-rated-text = Sie zählt für die Wertung aller: mit Konto, ein Platz für jeden, ohne Tipps. Wer geht, wird Letzter.
no-such-person = niemand mit einem Konto heißt hier { $name }
rating-kind = { $kind ->
    [two] Zwei Spieler
    [few] Drei oder vier Spieler
    [storm-two] { start-box-expansion }, zwei Spieler
    [storm-few] { start-box-expansion }, drei oder vier Spieler
    [storm-many] { start-box-expansion }, fünf oder sechs Spieler
   *[teams] { start-box-expansion }, Teams
}
leaders-title = Rangliste
start-leaders = { leaders-title }
start-leaders-text = Wer an welchem Tisch am besten ist, und wo die Computer stehen.
leaders-intro = Alle beginnen bei 1500; mit 400 Punkten mehr als jemand anders gewinnt man etwa zehn Partien für jede verlorene. Hier steht, wessen Wertung sicher genug ist und wer in dieser Saison eine gewertete Partie gespielt hat; die Computer stehen, wo sie stünden.
leaders-kind = Tisch
leaders-season = Saison
leaders-quarter = { $year }, { $quarter ->
    [1] Januar bis März
    [2] April bis Juni
    [3] Juli bis September
   *[other] Oktober bis Dezember
}
leaders-games = Partien
leaders-won = Gewonnen
leaders-share = { $share } %
leaders-none = An solchen Tischen hat in dieser Saison noch niemand genug gewertete Partien gespielt.
profile-none = Noch keine gewerteten Partien.
profile-bot = Bot von { $name }
profile-rating = Wertung
profile-date = Datum
profile-with = Mit
profile-played = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $wins ->
    [0] keine gewonnen
    [one] eine gewonnen
   *[other] { $wins } gewonnen
}
profile-factions = Fraktionen
profile-games = Letzte gewertete Partien
profile-gone = gegangen
profile-nobody = jemand, der nicht mehr da ist
profile-met = Du und { $name }: { $ahead }-mal lagst du vorn, { $behind }-mal { $name }, { $level }-mal wart ihr gleichauf.
profile-own = Mein Profil
