### Rankingi, tabele najlepszych i profile.

start-rated = Partia rankingowa
start-rated-text = Liczy się do rankingu wszystkich: z kontem, po jednym miejscu, bez podpowiedzi. Kto odchodzi, jest ostatni.
no-such-person = nikt z kontem nie nazywa się tu { $name }
rating-kind = { $kind ->
    [two] Dwóch graczy
    [few] Trzech lub czterech graczy
    [storm-two] { start-box-expansion }, dwóch graczy
    [storm-few] { start-box-expansion }, trzech lub czterech graczy
    [storm-many] { start-box-expansion }, pięciu lub sześciu graczy
   *[teams] { start-box-expansion }, drużyny
}
leaders-title = Tabela najlepszych
start-leaders = { leaders-title }
start-leaders-text = Kto jest najlepszy przy jakim stole i gdzie stoją komputery.
leaders-intro = Każdy zaczyna od 1500; mając 400 punktów więcej niż ktoś inny, wygrywa się około dziesięciu partii na jedną przegraną. Tu są ci, których ranking jest dość pewny i którzy zagrali partię rankingową w tym sezonie; komputery stoją tam, gdzie by stały.
leaders-kind = Stół
leaders-season = Sezon
leaders-quarter = { $year }, { $quarter ->
    [1] od stycznia do marca
    [2] od kwietnia do czerwca
    [3] od lipca do września
   *[other] od października do grudnia
}
leaders-games = Partie
leaders-won = Wygrane
leaders-share = { $share } %
leaders-none = Przy takich stołach nikt jeszcze nie zagrał w tym sezonie dość partii rankingowych.
profile-none = Nie ma jeszcze partii rankingowych.
profile-bot = Bot, właściciel: { $name }
profile-rating = Ranking
profile-date = Data
profile-with = Z kim
profile-played = { $games ->
    [one] jedna partia
    [few] { $games } partie
   *[other] { $games } partii
}, { $wins ->
    [0] żadnej wygranej
    [one] jedna wygrana
    [few] { $wins } wygrane
   *[other] { $wins } wygranych
}
profile-factions = Frakcje
profile-games = Ostatnie partie rankingowe
profile-gone = odejście
profile-nobody = ktoś, kogo już nie ma
profile-met = Ty i { $name }: { $ahead } razy było lepiej u ciebie, { $behind } razy u { $name }, { $level } razy po równo.
profile-own = Mój profil
