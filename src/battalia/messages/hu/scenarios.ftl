### Boards of one's own, and scenarios.

## What stands in the way of a table.

options-removes-none = ezen a táblán minden nép részt vesz

## Forgatókönyvek: mi a baj egy fájllal. Előtte a hibás bejegyzés áll.

start-option-scenario = Forgatókönyv
scenario-version = ez nem { $version }. változatú forgatókönyv
scenario-unseen = van benne valami, amit senki sem láthat
scenario-json = ez nem érvényes JSON

## Forgatókönyvek a parancssorban.

scenario-players = { $count } játékos
scenario-alone = A forgatókönyv ismeri a saját asztalát: a --{ $option } nem kell.
scenario-unknown = Nincs „{ $name }” forgatókönyv, sem fájlként, sem ezek között: { $names }.

## Minden hely olyan jó, mint a többi?

arena-places = Győzelmek helyek szerint
arena-where = Hely
arena-place-of = { $kind ->
    [order] { $place }. a sorrendben
    [city] { $place } kezdőváros
   *[seat] { $place } ülés
}
arena-fair = igazságos rész
arena-unfair = nem igazságos rész

## The gallery.

no-such-scenario = nincs ilyen forgatókönyv
scenario-unusable = a forgatókönyv nem játszható: { $reason }
scenario-and-more = a forgatókönyv tudja, hogyan kezdődik a játéka: mást nem lehet megadni
too-many-scenarios = { $most } forgatókönyved van a galériában; előbb távolíts el egyet
not-your-scenario = ez nem a te forgatókönyved
