### Feladványok: állások, amelyekben egy kör egyértelműen a legjobb.

## A terminálban.

puzzle-task = { $puzzle }. feladvány. A te oldalad: { $player }. { $about ->
    [action] Találd meg a legjobb kört, és fejezd be.
    [cohort] Csoport, új kéz vagy ez?
   *[other] Megtámadtak: találd meg a legjobb választ.
}
puzzle-solved = Megoldva!
puzzle-missed = Nem ez volt az.
puzzle-theme = Téma: { $theme }
puzzle-chances = Ezzel a megoldással { $chance } az esély a győzelemre, nélküle körülbelül { $other }.
puzzle-no-such = Ezekből csak { $count } van.
puzzle-one-a-day = A nap feladványából egy van: hagyd el a számot.

puzzle-theme-win = Győzelem ebben a körben
puzzle-theme-close = A térkép betöltése
puzzle-theme-open = Ne fejezd be
puzzle-theme-take = A város bevétele
puzzle-theme-hold = A város megtartása
puzzle-theme-cohort = A megfelelő kéz
puzzle-theme-artefact = A megfelelő különleges tárgy

## Miért ez a megoldás.

puzzle-why-open = Aki most befejezi a játékot, elveszíti: előbb még pontokat lehet szerezni.
puzzle-why-hold = A megfelelő kártyákkal a város kitart.

## Keresés és ellenőrzés.

puzzles-theme = téma
puzzles-where = Hová kerüljenek a feladványok? Adj meg egy fájlt a --to kapcsolóval.
puzzles-positive = A játszmák, feladványok, másodpercek és folyamatok száma legalább 1 legyen.
puzzles-unreadable = Ebben a fájlban nincsenek feladványok: { $file }.
puzzles-false = { $puzzle } ({ $theme }): { $gap } a legjobb vetélytárshoz képest, a világok { $reached } részében sikerült.
puzzles-true = Igaz: { $count } közül { $true }.

## A böngészőben.

puzzles-title = Feladványok
puzzles-title-one = Feladvány
puzzles-start = Egy kör a legjobb. Melyik?
puzzles-intro = Valódi játszmák állásai, amelyekben egy kör, egy csata vagy egy válasz egyértelműen a legjobb. Találd meg az asztalnál, és fejezd be a köröd; utána látod a megoldást és az okát.
puzzles-daily = A nap feladványa, { $day }
puzzles-daily-new = Mindenkinek ugyanaz, és minden nap egy új.
puzzles-daily-solved = Megoldottad. Holnap jön a következő.
puzzles-daily-missed = Megpróbáltad. Holnap jön a következő.
puzzles-any = Gyakorlás
puzzles-any-text = Mindenféle feladvány, körülbelül az erődhöz mérve.
puzzles-themes = Témák szerint
puzzles-shelf = { $count } közül { $solved } megoldva
puzzles-solve = Megoldom
puzzles-solve-theme = Egy feladvány megoldása: { $theme }
puzzles-standing = Az értékszámod: { $rating }. Elsőre megoldva: { $tries } közül { $solved }.
puzzles-streak = { $count } egymás után!
puzzles-task = { $span ->
    [turn] Itt egy kör egyértelműen a legjobb. Játszd meg, és fejezd be a köröd.
    [battle] Megtámadtak. Védekezz, ahogy csak tudsz.
   *[answer] Csoportot jelentesz be, lecseréled a kezed, vagy megtartod: melyik a legjobb?
}
puzzles-give-up = Feladom
puzzles-no-hint = A feladványokhoz nincs tipp. Ha elakadtál, add fel, és nézd meg a megoldást.
puzzles-line = A megoldás megmutatása
puzzles-close = Bezárás
puzzles-again = Újra megpróbálom
puzzles-next = Következő feladvány
puzzles-all = Minden feladvány
puzzles-percent = { $number } %
puzzles-rated = Az értékszámod: { $before } → { $rating }

## Amit a kiszolgáló elutasít.

no-such-puzzle = Nincs { $puzzle } jelű feladvány.
no-puzzle-here = Ennél az asztalnál nincs feladvány.
