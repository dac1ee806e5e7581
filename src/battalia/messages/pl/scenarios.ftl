### Boards of one's own, and scenarios.

## What stands in the way of a table.

options-removes-none = na tej planszy biorą udział wszystkie frakcje

## Scenariusze: co jest nie tak z plikiem. Przed tymi tekstami stoi błędny wpis.

start-option-scenario = Scenariusz
scenario-version = to nie jest scenariusz w wersji { $version }
scenario-unseen = jest tam coś, czego nikt nie może zobaczyć
scenario-json = to nie jest poprawny JSON

## Scenariusze w wierszu poleceń.

scenario-players = graczy: { $count }
scenario-alone = Scenariusz zna swój stół: pomiń --{ $option }.
scenario-unknown = Nie ma scenariusza „{ $name }”, ani jako pliku, ani wśród tych: { $names }.

## Czy każde miejsce jest równie dobre?

arena-places = Zwycięstwa według miejsc
arena-where = Miejsce
arena-place-of = { $kind ->
    [order] { $place }. w kolejności gry
    [city] miasto startowe { $place }
   *[seat] miejsce { $place }
}
arena-fair = sprawiedliwy udział
arena-unfair = niesprawiedliwy udział

## The gallery.

no-such-scenario = nie ma takiego scenariusza
scenario-unusable = tego scenariusza nie da się zagrać: { $reason }
scenario-and-more = scenariusz wie, jak zaczyna się jego gra: nic więcej nie można podać
too-many-scenarios = masz w galerii { $most } scenariuszy; najpierw usuń jeden
not-your-scenario = to nie jest twój scenariusz
