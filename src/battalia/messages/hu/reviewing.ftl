### The review of a game on the page, and why there may be none.

one-review-at-a-time = még egy másik elemzés készül neked
review-of-others = ezt az elemzést valaki más kérte
no-review = ehhez a játékhoz nincs elemzés
no-such-decision = ebben az elemzésben nincs { $number }. döntés
review-other-rules = ennek a programnak a szabályai nem vezetnek végig ezen a játékon, ezért nem elemezhető
review-too-long = ez a játék túl hosszú ahhoz, hogy elemezni lehessen
review-failed = az elemzés nem sikerült; kérheted újra

review-offer = A számítógép körről körre végigmegy a játékon: hogyan alakultak az esélyek, mi volt szerencse, és hol lett volna jobb másképp dönteni.
review-ask = A játék elemzése
review-making = Az elemzés készül: még körülbelül { $seconds } másodperc.
review-meanwhile = Közben körülnézhetsz, vagy visszajöhetsz később.
review-stop = Leállítás
review-opening = Az elemzés betöltése…
review-from = Miből adódnak az esélyek
review-from-all = minden kártyából
review-from-known = abból, amit ki-ki tudott
review-players = Hibák és szerencse
review-learn = Tanulj a hibákból
review-learner = Kinek a hibáiból
review-learn-begin = Kezdés
review-no-mistake = Itt nincs mit tanulni: egyetlen döntés sem került sokba.
review-back = Az elemzéshez
review-to-game = A játékhoz, ahogy volt
review-to-review = Vissza az elemzéshez
review-step-before = Egy lépés vissza ezen a vonalon
review-step-next = Egy lépés előre ezen a vonalon
review-try = Próbáld meg innen te
review-mark = { $turning ->
    [yes] Itt fordult meg a játék.
   *[no] Itt jobb lett volna másképp dönteni.
}
review-find = { $day }. nap: itt a győzelmi esélyből { $loss } elveszett. Találj jobbat.
review-hint = Tipp
review-judging = Amit tettél, azt most értékeljük…
review-found = A győzelemből { $played } megmarad; a legjobb, amit találtunk, { $best }.
review-not-found = Még nem: így a győzelemből { $played } marad, a legjobb talált megoldással { $best }.
review-again = Még egyszer
review-next = A következő
