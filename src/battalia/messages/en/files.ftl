### Records, positions, corrections, layouts: what is wrong with what somebody wrote.

## More than is read.
text-too-long = this is longer than { $most } characters
text-many-lines = this has more than { $most } lines
text-long-line = line { $number } is longer than { $most } characters
text-many-dots = line { $number } has more than { $most } dots
text-many-entries = this has more than { $most } entries
text-too-deep = lists and objects are nested more than { $most } deep
text-many-cards = this names more than { $most } cards

## Words.
notation-within = “{ $part }”: { $reason }
notation-player = “{ $text }” is no player; players are p1 to p6
notation-player-here = “{ $text }” does not play at this table
notation-faction = “{ $text }” is no faction
notation-kind = “{ $text }” is no kind of card
notation-shape = “{ $text }” is no shape of a terrain card
notation-side = “{ $text }” is no side; sides are north, east, south, west
notation-card = “{ $text }” is no card
notation-count = “{ $text }” is no card; several equal ones are written “supply×3”
notation-times = “{ $text }” stands alone; write “{ $meant }”
notation-nearest = { $reason } – perhaps “{ $word }” is meant
notation-number = “{ $text }” is no number
notation-zone = “{ $text }” should be “table” or nothing
notation-space = “{ $text }” is no space; spaces are written r2c3
notation-space-here = “{ $text }” is not on the board
notation-hero = “{ $text }” is no hero; heroes are 1 and 2
notation-tile = “{ $text }” is no terrain card; one is written “curve woods north”
notation-turn = “{ $text }”: a card of this shape is only turned so: { $sides }
notation-terrain = “{ $text }”: there is no such terrain
notation-choice = “{ $text }” is no choice
notation-build = “{ $text }” is neither city nor road nor the shape of one
notation-too-much = “{ $word }” is too much
notation-word-missing = a word is missing
notation-tag = “{ $text }” is nothing that “{ $field }” can be
notation-form = “{ $found }” should be { $form ->
    [text] a text
    [number] a whole number that is not too large
    [flag] true or false
    [list] a list
   *[object] an object with entries
}
notation-entry = “{ $part }” has no entry “{ $entry }”
notation-incomplete = “{ $part }” lacks an entry

## Positions.
position-json = this is no valid JSON from line { $line }, column { $column } on
position-version = this is no position of version { $version }
position-option = there is no option “{ $name }”, or not with this value
position-law = it breaks a rule: { $law }
position-first-day = the first day is day 1
position-players = “players” has { $found ->
    [one] one entry
   *[other] { $found } entries
}; there should be { $count }, one for each player
position-players-option = “options” does not say how many play, so it is { $count }, but “players” has { $found } entries; write “players”: { $found } in “options”
position-module = there is no module “{ $name }” at this table
position-nobody-asked = nobody is asked anything in this position
position-stack-order = terrain stacks are shuffled: nothing is known of their order
position-token = the token on { $space } is written “p1 3” or “neutral 4”
position-heroes = a player has two heroes, each on a space or “-”

## Records.
record-line = line { $number }: { $reason }
record-tag = “{ $text }” is no value of a tag
record-version = this is no record of version { $version }
record-rules = the record does not say which rules it follows
record-who = who does this? A line is “p1: choice; choice”
record-choice = choice { $number }, { $seat }: “{ $choice }” is not possible: { $reason }
record-start = the game cannot begin there: { $reason }
record-other-rules = the record follows version { $rules } of the rules, this program version { $now }: { $reason }
record-other-options = the position is one of a table with other options
record-many-choices = the record has more than { $most } choices

## Corrections and layouts. The entry that is wrong stands before these.
catalogue-toml = from line { $line }, column { $column } on this is no valid TOML, or an entry stands there for the second time
catalogue-unknown = there is no such entry
catalogue-missing = this entry is missing
catalogue-name = “{ $text }” is no number from 1 to { $most }
catalogue-pair = “{ $found }” should be two numbers in square brackets
catalogue-least = at least { $least }, not { $found }
catalogue-between = { $least } to { $most }, not { $found }
catalogue-exactly = exactly { $count }, not { $found }
catalogue-twice = “{ $text }” is in the box once only
catalogue-spaces = “{ $text }” names no spaces; write “ring”, “corners” or row and column
catalogue-space-taken = on { $space } another card lies already
catalogue-space-missing = a card would lie on { $space }, a space that does not exist
catalogue-cohort = the sizes of cohorts follow each other without a gap, not { $found }
catalogue-wheel = a wheel of the Sun Oracle shows every artefact once
catalogue-oracle = the wheels of the Sun Oracle show the same artefact in exactly one place every day
catalogue-deck = players would begin with { $found } cards, but a deck has at least { $least }
catalogue-few-cards = there are too few cards for { $count } players: { $kind }
catalogue-gates = every faction in the box has one stormgate
catalogue-fortune = every fortune card draws a Great Artefact or more
catalogue-valleys = the valleys do not fit on the board there
catalogue-link = the link card lies between the valleys, two spaces from both town centres

## What holds in every position.
law-cards = there should be { $expected } of “{ $card }”, but there are { $found }
law-modules = each module in play keeps its own state
law-factions = the number of factions that take part should be { $count }
law-factions-of-the-box = the factions are not those of the box
law-own-faction = each player has a faction of their own that is in the game
law-every-faction = every player has a faction once the game has begun
law-set-up = the set-up can be carried out to its end
law-stack-kind = a stack holds cards of its own kind only
law-stack-face-down = artefact stacks lie face down
law-stack-top = only the top card of a stack is seen
law-stack-face-up = a unit stack lies face up: it shows its top card
law-supply = there is no less than no supply
law-only-great = only Great Artefacts are on offer or left out
law-deck = a deck has at least { $least } cards
law-ambush = at most { $most } cards lie in ambush
law-rows = rows lie only before the player whose turn it is
law-loose = cards lie loose only before a player in a turn or a battle
law-line = a battle row lies there in a battle only
law-line-strength = a battle row holds cards with strength
law-line-wild = a card in a battle row counts as another only if an amulet made it wild
law-line-side = a card in a battle row belongs to one side of the battle
law-mask = the Mask takes real units into the row above it
law-under-line = only a transforming artefact lies under a battle row
law-uses = a card on the table has up to six uses as something that it can be
law-great-steady = a Great Artefact is never transformed nor copied
law-untouched = an untouched card lies on the table only with an illuminated copy left
law-wild = a wild card is used once, twice if illuminated
law-eclipse = the eclipse makes one card of another that may be changed
law-mark = no module of this table marks a card as “{ $mark }”
law-outlast = only a tent’s copies outlast the card
law-tent = a tent holds one or two cards, none of them a Great Artefact
law-tent-brief = a wild card or the Hammer is a tent for one day
law-no-tent = a card that is no tent lies as a tent
law-tent-copies = the copies of a tent last one turn, are marked and belong to one tent card
law-ruins = the ruins lie on their space
law-ruins-neutral = { $space }: the ruins are neutral terrain
law-ruins-token = { $space }: the ruins keep their neutral token, nobody’s
law-foreign-land = { $space }: this card is none of this game
law-roads = { $space }: the roads of neighbouring cards match
law-cities-apart = { $space }: no city lies next to a city
law-token-on-city = { $space }: a token lies on a city
law-building-token = { $space }: a building has a player’s token of level 1 or 2
law-neutral-level = { $space }: a neutral city has level 4 or 6
law-city-level = { $space }: a player’s city has level 1 to { $most }
law-tokens = a player has more tokens of these levels than there are
law-residences = a player has more residences or capitals than may be
law-hero-on-card = a hero stands on a card
law-goes-on = a game goes on until it has ended
law-end = a game ends by “map”, “cities” or “weeks”
law-one-lane = one player at a time acts, but for partners
law-one-turn = a player has one turn at a time
law-turn-of-another = the turn is another player’s
law-round-over = a turn has begun, so the round below it has “over”: true
law-night = the night falls before the first player’s turn: the round below it names that turn, without “over”
law-attacked-once = each attacked player is refilled once
law-attacked-when = somebody has been attacked only once the actions of a turn have begun
law-turned-up-once = a stack is turned up once
law-fetched = a card is fetched from the stack from which it is expected
law-frame-below = “{ $frame }” cannot stand on “{ $below }”
law-checkpoint = a checkpoint counts the deck of every player
law-veteran = a player is a veteran or not
law-royals = only the players’ own royals are issued, each once
law-royal-faction = a royal serves its own faction
law-stardust = the number of stardust cards should be { $count }
law-stardust-limbo = stardust never goes to limbo
law-posts = the number of a player’s trading posts should be { $count }
law-chests = the number of chests should be { $count }
law-traded-once = what a player received by trade is listed once
law-bag = the Bag gives one player up to two supply cards, to the hand, for one turn
law-cloak = the Cloak hides up to { $most } cities of its owner
law-summoned = Metamorpha or Bilkarr is summoned, where they take part
law-storms = each storm event is there once
law-storms-reshuffled = after the twelfth storm event all are reshuffled
law-jump-once = each figure jumps once in a turn
law-gates = each player’s faction has one stormgate
law-team-draws = in teams those attacked draw at once
law-team-round = one team acts at a time: its round lies at the bottom of every lane
law-team-turns = partners act at the same time, and in their own turns only
law-metamorpha = Metamorpha stands on a card
law-ability-once = each hero has an ability of Metamorpha once per turn
law-ability-neutral = Metamorpha lends nothing on neutral ground
law-bilkarr = Bilkarr walks within the rectangle of the board
law-potion-days = a potion works for { $days } days
law-potion-once = a potion does once a day what it does, while it works
law-potion-sold = a potion that is for sale has not been drunk
law-fanatics-aside = only fanatics lie aside
law-fanatics-shuffled = the fanatics are shuffled into the stacks after the deal
law-asleep = only a fanatic lies asleep, without copies
law-valleys = the valley cards lie on their spaces
law-centre = a neutral town centre has its own token
law-buildings-known = it is known what each explored building gives
law-buildings = the buildings of this valley give { $kinds }
law-building-once = a player has one card of a building per turn
law-amplifier = a hero on the board has one amplifier at a time, for a gate in play
law-amplifier-spent = an amplifier is spent once
law-bridge-once = a hero uses the Bridge once per turn
law-under-gates = only Great Artefacts lie under the gates
law-under-each-gate = the number of Great Artefacts that lay under each gate in play should be { $count }

## What is in progress.
frame-absent = what it belongs to does not take part at this table
frame-other-seat = it belongs to another player
frame-step = it is no part of this step
frame-no-step = there is no step “{ $step }”
frame-where = “{ $place }” is no place for the card
frame-most = “left” is at most { $most } here
frame-no-card = the card that it needs is not there
frame-other-cards = it is about other cards
frame-too-few = too few cards are left for it
frame-stack-empty = nothing can be had from an empty stack
frame-turn-up = a stack is turned up only where it has a shuffled rest and no top card
frame-no-row = there is no row for it
frame-no-token = no token of this level is free
frame-no-use = it would have no effect
frame-cannot-pay = this cannot be paid for
frame-transforms = only an amulet, a title or a scroll transforms
frame-transforms-where = a card of a battle row is transformed in battle, a hand card outside of it
frame-order = it is not in its order
frame-twice = nobody does it twice
frame-pack = the pack holds cards of its round, one for each who still picks
frame-draft-place = the draft stands in the place of the deal
frame-owns-great = who owns a Great Artefact takes stardust
frame-spaces = there are as many spaces as cards to lay on them
frame-space-taken = a card would be laid on a space that is not empty
frame-no-land = no city or road card lies there
frame-no-city = there are too few cities to choose from, or none on such a space
frame-no-road = the hero has no road to ride on
frame-no-gate = there is no such stormgate for it
frame-hero-elsewhere = the hero has not stopped there
frame-not-jumped = this hero has not jumped
frame-no-amplifier = the hero has no amplifier to spend
frame-no-team = there is no such team
frame-self-attack = nobody attacks themselves
frame-defender = the defender is another player
frame-nobody-reacts = nobody can react here
frame-without-weapon = without a weapon one hero attacks, from another space
frame-heroes = the heroes of a side are not there, or named twice
frame-no-muster = no heroes could win through
frame-line-too-early = the defender has cards in the battle row too early
frame-retreat = there is no battle to retreat from, or not to this space
