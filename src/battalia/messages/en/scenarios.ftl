### Boards of one's own, and scenarios.

## What stands in the way of a table.

options-removes-none = on this board all factions take part

## Scenarios: what is wrong with a file. The entry that is wrong stands before these.

start-option-scenario = Scenario
scenario-version = this is no scenario of version { $version }
scenario-unseen = there is something in it that nobody can see
scenario-json = this is no valid JSON

## Scenarios on the command line.

scenario-players = { $count } players
scenario-alone = A scenario knows its own table: leave out --{ $option }.
scenario-unknown = There is no scenario “{ $name }”, neither a file nor one of these: { $names }.

## Is every place as good as the others?

arena-places = Victories by place
arena-where = Place
arena-place-of = { $kind ->
    [order] number { $place } in the order of play
    [city] starting city { $place }
   *[seat] seat { $place }
}
arena-fair = a fair share
arena-unfair = not a fair share

## The gallery.

no-such-scenario = there is no such scenario
scenario-unusable = the scenario cannot be played: { $reason }
scenario-and-more = a scenario knows how its game begins: nothing else can be named
too-many-scenarios = you have { $most } scenarios in the gallery; remove one first
not-your-scenario = that is not a scenario of yours
