### What stands in the way of a table. Where the option is not seen beside it, it comes first,
### and of a file the entry.

options-reason = { $option }: { $reason }
options-entry-reason = { $option }, „{ $entry }“: { $reason }

options-value = { $value } gehört nicht zu diesen: { $values }
options-needs-expansion = nur mit The Stormgates
options-needs-base = nur ohne The Stormgates
options-needs-two = nur zu zweit
options-needs-four = nur mit 4 bis 6 Spielern
options-needs-advanced = nur mit den erweiterten Regeln
options-needs-stormgates = nur mit den Sturmtoren
options-needs-great-artefacts = nur mit den neuen Besonderen Artefakten
options-few-great-artefacts = es gibt zu wenige Besondere Artefakte; mit den neuen sind es mehr
options-needs-figure = nur mit Metamorpha oder Bilkarr
options-needs-teams-of-six = nur in Teams mit sechs Spielern
options-needs-teams-of-five = nur in Teams mit fünf Spielern
options-part-of-heroic = gehört zum Heldenmodus
options-no-valleys = nicht mit den Tälern
options-no-relics = nicht mit verborgenen Relikten
options-no-teams = nicht in Teams: Dort beenden neun oder zwölf Städte das Spiel

options-factions = wähle { $count } von ihnen oder keine; gewählt: { $chosen }
options-faction-twice = { $faction } kann nur einmal genannt werden

options-board = dieser Tisch braucht einen Spielplan mit { $sizes } Feldern
options-board-factions = { $least } bis { $most } Fraktionen spielen mit
options-gates = es gibt so viele Sturmtore wie Spieler

# Modules from outside.
options-module-missing = es ist nicht installiert: { $module }
options-module-broken = { $module } ist nicht zu gebrauchen: { $why }
options-module-twice = { $module } kann nur einmal genannt werden
options-twice = „{ $word }“ kommt mit { $one } und mit { $other }: Spielt nur mit einem davon
module-fails = sein Paket scheitert mit { $problem }
module-half = sein Paket wurde vor Battalia importiert
module-is-none = sein Paket hat kein Modul dieses Namens
module-name = sein Name ist „{ $name }“; erlaubt sind Kleinbuchstaben, Ziffern und Bindestriche, und er muss der seines Einsprungpunkts sein
module-options = es hat eigene Optionen
module-form = sein { $field } ist nicht, was es sein sollte
module-wanted = es will selbst entscheiden, welche Tische damit spielen
module-slice = was es aufbewahrt, muss wie das Modul „{ $name }“ heißen und eine unveränderliche Struktur sein
module-view = seine Ansicht muss mit einer Annotation sagen, welche Struktur sie liefert, und zeigt, was es aufbewahrt
module-frame = sein Frame „{ $word }“ fehlt in „stands_on“
module-word = „{ $word }“ ist kein Wort: erlaubt sind Kleinbuchstaben, Ziffern und Bindestriche
module-not-own = „{ $word }“ gehört ihm nicht
module-no-place = für sein „{ $card }“ ist in der Schachtel kein Platz
module-number = die Zahl „{ $name }“ von „{ $card }“ muss mindestens { $least } sein
module-text-wrong = sein Text „{ $text }“ ({ $language }) nennt „{ $what }“, was es nicht gibt
module-clashes = „{ $word }“ gehört schon zu { $other }
module-several = zwei Pakete bringen ein Modul dieses Namens
module-texts = seine Texte sind nicht lesbar: { $problem }
module-text-taken = seinen Text „{ $text }“ gibt es schon
module-text-missing = sein Text „{ $text }“ fehlt
module-lore = sein Wissen für Computerspieler ist unbrauchbar: { $problem }
modules-usable = { $module }: { $title }. { $text }
modules-none = Kein installiertes Paket bringt ein Modul.

# What a module from outside has in play: its fields, each by name.
table-outside = { $module }: { $state }.
state-field = { $name }: { $value }
