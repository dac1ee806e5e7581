### What stands in the way of a table. Where the option is not seen beside it, it comes first,
### and of a file the entry.

options-reason = { $option }: { $reason }
options-entry-reason = { $option }, “{ $entry }”: { $reason }

options-value = { $value } is none of these: { $values }
options-needs-expansion = only with The Stormgates
options-needs-base = only without The Stormgates
options-needs-two = only with two players
options-needs-four = only with 4 to 6 players
options-needs-advanced = only with the advanced game
options-needs-stormgates = only with the stormgates
options-needs-great-artefacts = only with the new Great Artefacts
options-few-great-artefacts = there are too few Great Artefacts; with the new ones there are more
options-needs-figure = only with Metamorpha or Bilkarr
options-needs-teams-of-six = only with teams of six players
options-needs-teams-of-five = only with teams of five players
options-part-of-heroic = part of heroic mode
options-no-valleys = not with the valleys
options-no-relics = not with hidden relics
options-no-teams = not in teams, where nine or twelve cities end the game

options-factions = choose { $count } of them, or none; now it is { $chosen }
options-faction-twice = { $faction } can be named once only

options-board = this table needs a board of { $sizes } spaces
options-board-factions = { $least } to { $most } factions take part
options-gates = there are as many stormgates as players

# Modules from outside.
options-module-missing = it is not installed: { $module }
options-module-broken = { $module } cannot be used: { $why }
options-module-twice = { $module } can be named once only
options-twice = “{ $word }” comes with { $one } and with { $other }: play with one of them
module-fails = its package fails with { $problem }
module-half = its package was imported before Battalia
module-is-none = its package has no module of that name
module-name = its name is “{ $name }”; small letters, digits and hyphens are allowed, and it must be that of its entry point
module-options = it has options of its own
module-form = its { $field } is not what it should be
module-wanted = it wants to decide by itself which tables play with it
module-slice = its slice must be called “{ $name }”, like the module, and hold a frozen structure
module-view = its view must say by an annotation which structure it returns, and shows a slice
module-frame = its frame “{ $word }” is missing in “stands_on”
module-word = “{ $word }” is no word: small letters, digits and hyphens
module-not-own = “{ $word }” is not its own
module-no-place = there is no place in the box for its “{ $card }”
module-number = the number “{ $name }” of its “{ $card }” must be at least { $least }
module-text-wrong = its text “{ $text }” ({ $language }) names “{ $what }”, which is not there
module-clashes = “{ $word }” is taken by { $other }
module-several = two packages bring a module of this name
module-texts = its texts cannot be read: { $problem }
module-text-taken = its text “{ $text }” is there already
module-text-missing = its text “{ $text }” is missing
module-lore = its lore cannot be used: { $problem }
modules-usable = { $module }: { $title }. { $text }
modules-none = No installed package brings a module.

# What a module from outside has in play: its fields, each by name.
table-outside = { $module }: { $state }.
state-field = { $name }: { $value }
