### Boards of one's own, and scenarios.

## What stands in the way of a table.

options-removes-none = auf diesem Spielplan spielen alle Fraktionen mit

## Szenarien: was an einer Datei falsch ist. Davor steht der Eintrag, der falsch ist.

start-option-scenario = Szenario
scenario-version = das ist kein Szenario der Version { $version }
scenario-unseen = darin steht etwas, das niemand sehen kann
scenario-json = das ist kein gültiges JSON

## Szenarien auf der Befehlszeile.

scenario-players = { $count } Spieler
scenario-alone = Ein Szenario kennt seinen Tisch selbst: --{ $option } fällt weg.
scenario-unknown = Ein Szenario „{ $name }“ gibt es nicht, weder als Datei noch unter diesen: { $names }.

## Ist jeder Platz so gut wie die anderen?

arena-places = Siege nach Plätzen
arena-where = Platz
arena-place-of = { $kind ->
    [order] Nummer { $place } in der Reihenfolge
    [city] Startstadt { $place }
   *[seat] Sitz { $place }
}
arena-fair = ein gerechter Anteil
arena-unfair = kein gerechter Anteil

## The gallery.

no-such-scenario = dieses Szenario gibt es nicht
scenario-unusable = das Szenario lässt sich nicht spielen: { $reason }
scenario-and-more = ein Szenario weiß, wie sein Spiel beginnt: Weiteres lässt sich nicht angeben
too-many-scenarios = du hast { $most } Szenarien in der Galerie; entferne zuerst eines
not-your-scenario = das ist kein Szenario von dir
