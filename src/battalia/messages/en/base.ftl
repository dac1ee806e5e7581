# battalia rules

rules-unknown-number = There is no rule { $number }.
rules-nothing-found = No rule contains { $count ->
    [one] the word
   *[other] all of the words
} { $words }.
rules-need-checkout = The rules index can only be made and checked in a checkout of the repository.
rules-words-not-wanted = Numbers and words cannot be combined with --index or --check.
rules-index-written = { $file } is written.
rules-chapter-line = { $heading } — { $count ->
    [one] { $first }
   *[other] { $first } to { $last }
}
rules-untested = { $number } has no test.
rules-unknown-citation = { $place } cites { $number }, which is no rule.
rules-index-stale = { $file } is out of date: make it again with battalia rules --index.
rules-complete = All { $count } rules are tested and the index is up to date.

# Words of the game

kind-supply = supply
kind-friman = friman
kind-chief = chief
kind-priest = priest
kind-lord = lord
kind-tool = tool
kind-weapon = weapon
kind-amulet = amulet
kind-title = title
kind-scroll = scroll
kind-tent = tent
kind-horse = horse
kind-hammer = Hammer of Strato
kind-sword = Sword of Elemag
kind-shield = Shield of Britos
kind-wings = Wings of Aviena
kind-horn = Horn of Baldur
kind-wild = wild card

faction-barfolk = Bärfolk
faction-islanders = Islanders
faction-emberians = Emberians
faction-cloudborn = Cloudborn
faction-sunblessed = Sunblessed
faction-wolfsclan = Wolfsclan
faction-neutral = neutral
faction-short-barfolk = B
faction-short-islanders = I
faction-short-emberians = E
faction-short-cloudborn = C
faction-short-sunblessed = S
faction-short-wolfsclan = W

terrain-woods = woods
terrain-lakes = lakes
terrain-canyons = canyons
terrain-mountains = mountains
terrain-jungle = jungle
terrain-ice = ice
terrain-neutral = neutral ground
terrain-short-woods = W
terrain-short-lakes = L
terrain-short-canyons = C
terrain-short-mountains = M
terrain-short-jungle = J
terrain-short-ice = I
terrain-short-neutral = { "" }

shape-city-one = city with one exit
shape-city-opposite = city with two opposite exits
shape-city-corner = city with two adjacent exits
shape-city-three = city with three exits
shape-city-four = city with four exits
shape-straight = straight road
shape-curve = curve
shape-tee = T-junction
shape-crossroads = crossroads
shape-ruins = ruins

side-north = north
side-east = east
side-south = south
side-west = west
side-short-north = N
side-short-east = E
side-short-south = S
side-short-west = W

card-barfolk = Bärfolk { $kind }
card-islanders = Islander { $kind }
card-emberians = Emberian { $kind }
card-cloudborn = Cloudborn { $kind }
card-sunblessed = Sunblessed { $kind }
card-wolfsclan = Wolfsclan { $kind }
a-card-barfolk = a Bärfolk { $kind }
a-card-islanders = an Islander { $kind }
a-card-emberians = an Emberian { $kind }
a-card-cloudborn = a Cloudborn { $kind }
a-card-sunblessed = a Sunblessed { $kind }
a-card-wolfsclan = a Wolfsclan { $kind }
a-great-artefact = { $name ->
    [arrow] { $kind }
    [bag] { $kind }
    [banner] { $kind }
    [cloak] { $kind }
    [crystal] { $kind }
    [mask] { $kind }
   *[other] the { $kind }
}
a-supply = a supply card
several = { $name } ×{ $count }
nothing = none
item-used-as = { $card } as { $kind }
item-on-table = { $item } (on the table)
hero-number = hero { $number } on { $space }

player-chance = chance
player-number = player { $number }
player-faction = the { $faction }
player-named = { $player } ({ $name })

# What happened. The arguments are the fields of the event.

faction-removed = The { $faction } are left out of this game.
city-set-up = { $neutral ->
    [yes] A neutral city on { $terrain } was laid on { $space }.
   *[no] A starting city on { $terrain } was laid on { $space }.
}
card-dealt = { $cards ->
    [none] { $seat } was dealt { $count ->
        [one] a unit
       *[other] { $count } units
    }.
   *[other] { $seat } was dealt { $cards }.
}
great-artefact-offered = On offer at the ruins: { $card }.
great-artefact-buried = A Great Artefact was hidden under the city on { $space }.
first-player-drawn = { $seat } goes first.
faction-chosen = { $seat } chose the { $faction }.
city-chosen = { $seat } chose the city on { $space }.
hero-set-up = A hero of { $seat } stands on { $space }.

day-began = Day { $day }: { $illuminated } is illuminated, { $matched } is matched.
turn-began = The turn of { $seat }:
cohort-announced = { $other ->
    [none] { $seat } announced a cohort of { $size } { $faction }.
   *[other] { $seat } announced two cohorts of { $size }: { $faction } and { $other }.
}
mulligan-taken = { $cards ->
    [none] { $seat } took a mulligan and discarded { $count ->
        [one] one card
       *[other] { $count } cards
    }.
   *[other] { $seat } took a mulligan and discarded { $cards }.
}
ambush-returned = { $cards ->
    [none] { $seat } took { $count ->
        [one] an ambush card
       *[other] { $count } ambush cards
    } back to the hand.
   *[other] { $seat } took back from ambush: { $cards }.
}
card-drawn = { $cards ->
    [none] { $seat } drew { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[other] { $seat } drew { $cards }.
}
shelter-reshuffled = { $seat } shuffled the shelter ({ $count ->
    [one] one card
   *[other] { $count } cards
}) into a new nation.
hand-discarded = { $cards ->
    [none] { $seat } discarded { $count ->
        [one] a hand card
       *[other] { $count } hand cards
    } unseen.
   *[other] { $seat } discarded from the hand: { $cards }.
}
table-discarded = { $seat } discarded from the table: { $cards }.
stack-turned = { $card } now lies on top of its stack.

row-paid = { $seat } laid a row: { $cards }.
unit-hired = { $supply ->
    [0] { $seat } hired { $card }; no supply card was left.
    [1] { $seat } hired { $card } and took a supply card.
   *[other] { $seat } hired { $card } and took { $supply } supply cards.
}
artefact-created = { $seat } created { $card }.
terrain-revealed = { $seat } turned up a { $shape }: { $terrain }.
road-built = { $seat } built a road on { $space }: { $shape }, { $terrain }.
city-built = { $seat } built a city of level { $level } on { $space }: { $terrain }.
city-upgraded = { $seat } upgraded the city on { $space } to level { $level }.
city-annexed = { $seat } annexed the abandoned city on { $space }.
hero-hired = { $seat } hired a hero on { $space }.
hero-moved = A hero of { $seat } moved from { $origin } to { $space }{ $cards ->
    [none] {""}
   *[other] {" "}for { $cards }
}.

artefact-used = { $kind ->
    [own] { $seat } used { $card }.
   *[other] { $seat } used { $card } as { $kind }.
}
amulet-rolled = { $seat } rolled { $die } for { $card }{ $die ->
    [1] : nothing changes
    [2] : it counts as two
    [3] : it counts as three
    [4] : it goes to ambush
    [5] : it goes to the shelter
   *[6] : it is a wild card
}.
unit-promoted = { $seat } promoted { $card }: it became { $new }.
card-converted = { $seat } named the { $faction } for { $card }: it became { $new }.
card-stationed = { $seat } stationed { $card } in a tent.
tent-struck = { $seat } opened a tent and took to the hand: { $cards }.
tent-dissolved = A tent of { $seat } ended; to the shelter went: { $cards }.
cards-summoned = { $seat } summoned { $card } with the Horn.
card-sent-to-limbo = { $seat } sent { $card } to limbo.
card-ambushed = { $card ->
    [none] { $seat } laid a card in ambush.
   *[other] { $seat } laid { $card } in ambush.
}
ambush-dropped = { $seat } discarded { $card } from ambush.

attack-declared = { $hero ->
    [yes] { $seat } attacked a hero of { $defender } on { $space }.
   *[no] { $defender ->
        [none] { $seat } attacked { $space }, which is neutral.
       *[other] { $seat } attacked the city of { $defender } on { $space }.
    }
}
card-laid = { $copies ->
    [1] { $seat } laid { $card } in the battle line.
   *[other] { $seat } laid { $card } in the battle line; it counts { $copies } times.
}
totals-announced = The attack has { $attack }, the defence { $defence }.
defender-reacted = { $reaction ->
    [fight] { $seat } chose to fight.
    [surrender] { $seat } surrendered.
   *[retreat] { $seat } chose to retreat.
}
ambush-recalled = { $cards ->
    [none] { $seat } recalled { $count ->
        [one] an ambush card
       *[other] { $count } ambush cards
    }.
   *[other] { $seat } recalled from ambush: { $cards }.
}
hero-joined = { $seat } brought a hero into the battle.
hero-retreated = The hero of { $seat } retreated from { $origin } to { $space }.
battle-ended = { $winner ->
    [none] { $loser } lost the battle, { $attack } to { $defence }.
   *[other] { $winner } won the battle, { $attack } to { $defence }.
}
hero-lost = { $seat } lost a hero on { $space }.
city-conquered = { $level ->
    [0] { $seat } conquered the city on { $space }, but had no token for it: it is abandoned.
   *[other] { $seat } conquered the city on { $space }; it has level { $level }.
}
card-won = { $seat } won { $card }.
game-ended = { $reason ->
    [map] The map is filled: the game is over.
    [cities] Enough cities of level 4 stand: the game is over.
   *[weeks] The last week is over, and with it the game.
}

# Choices: the verb as a heading, then the nouns of one choice.

verb-draw = Draw
choice-draw = { $card }
verb-terrain = Turn up
choice-terrain = { $terrain }
verb-roll = Roll
choice-roll = { $die }
verb-first = First player
choice-first = { $seat }
verb-remove = Leave out
choice-remove = { $faction }
verb-faction = Faction
choice-faction = { $faction }
verb-city = City
choice-city = { $space }
verb-cohort = Announce a cohort
choice-cohort = { $other ->
    [none] { $size } { $faction }
   *[other] { $size } { $faction } and { $size } { $other }
}
verb-mulligan = Mulligan
choice-mulligan = discard the hand, draw five, no cohort
verb-skip = Go on
choice-skip = to the actions
verb-end = End the turn
choice-end = discard and draw six
verb-top = On top
choice-top = { $card }
verb-keep-tent = Keep the tent
choice-keep-tent = with { $cards }

verb-hire = Hire a unit
choice-hire = { $unit }
verb-create = Create an artefact
choice-create = { $artefact }
verb-name = Name a faction
choice-name = { $faction }
verb-top-card = Top card
choice-top-card = whatever lies on top of the stack
verb-pay = Pay with
choice-pay = { $items }
verb-build = Build
choice-build = { $level ->
    [none] { $shape }
   *[other] level { $level } { $shape }
}
verb-place = Place it
choice-place = on { $space } (roads { $exits })
verb-upgrade = Upgrade a city
choice-upgrade = on { $space }
verb-hero = Hire a hero
choice-hero = on { $space }
verb-annex = Annex a city
choice-annex = on { $space }
verb-step = Step
choice-step = { $hero } to the { $side }
verb-travel = Travel
choice-travel = { $hero } { $back ->
    [yes] by road out and back
   *[no] by road to { $space }
}
verb-ride = Ride
choice-ride = { $hero } with { $item }
verb-fly = Fly
choice-fly = { $hero } to { $space }
verb-halt = Halt
choice-halt = stay here, the other steps are lost

verb-use = Use
choice-use = { $item }
verb-on = On
choice-on = { $table ->
    [yes] { $card } on the table
   *[no] { $card }
}
verb-promote = Promote
choice-promote = { $ranks ->
    [1] { $card }
   *[other] { $card } by { $ranks } ranks
}{ $table ->
    [yes] {" "}on the table
   *[no] {""}
}
verb-convert = Convert
choice-convert = { $card }{ $table ->
    [yes] {" "}on the table
   *[no] {""}
} to the { $faction }
verb-turn-itself = Turn the scroll itself
choice-turn-itself = to the { $faction }
verb-station = Station
choice-station = { $card }
verb-done = Done
choice-done = no more cards
verb-strike = Open a tent
choice-strike = with { $cards }
verb-take = Take
choice-take = { $card }
verb-limbo = Put a card in ambush, and for it send to limbo
choice-limbo = { $card }
verb-ambush = Lay in ambush
choice-ambush = { $card }
verb-drop = Discard from ambush
choice-drop = { $card }

verb-attack = Attack
choice-attack = { $what ->
    [hero] a hero of { $hero_of } on { $space }
    [city] the city of { $owner } on { $space } ({ $defence })
    [building] the building of { $owner } on { $space } ({ $defence })
    [ruins] the ruins on { $space } ({ $defence })
   *[neutral] the neutral city on { $space } ({ $defence })
}
verb-with = Attack with
choice-with = { $heroes ->
    [one] one hero
   *[other] { $heroes } heroes
}
verb-lay = Lay
choice-lay = { $copies ->
    [1] { $item }
   *[other] { $item } ×{ $copies }
}
verb-as = Use it as
choice-as = { $kind }
verb-fight = Fight
choice-fight = lay cards against the attack
verb-surrender = Surrender
choice-surrender = the attacker wins at once
verb-retreat = Retreat
choice-retreat = to { $space }
verb-recall = Recall
choice-recall = take all ambush cards to the hand
verb-keep = Keep
choice-keep = leave the ambush cards where they are
verb-join = Join
choice-join = bring a hero into the battle
verb-stand = Enough
choice-stand = the total suffices
verb-pass = Pass
choice-pass = give up this battle

# Questions

about-action = What do you do?
about-ambush = Which card do you lay in ambush?
about-attack = The defender holds. What do you lay?
about-bury = Which Great Artefact is hidden here?
about-choose-city = Which city do you choose?
about-choose-faction = Which faction do you lead?
about-choose-great-artefact = Which Great Artefact do you take?
# $first: the verb of what is offered first.
about-cohort = A new turn. { $first ->
    [cohort] Cohort or mulligan?
   *[other] Do you want a mulligan?
}
about-deal = Which unit is dealt?
about-defence = What do you lay in defence?
about-draw = Which card is drawn?
about-drop-ambush = Three cards lie in ambush. Which one do you discard for the new one?
about-fetch = Which artefact lies on top?
about-first-player = Who goes first?
about-keep-tent = Which cards stay with the real tent?
about-lay-city = Which city is laid here?
about-muster = How many heroes attack?
about-name-faction = This artefact is matched today. Do you name a faction?
about-offer = Which Great Artefact is on offer?
about-open-attack = Which weapon opens the attack?
about-opening = Exceed the defence. What do you lay?
about-pay = How do you pay?
about-pay-retreat = How do you pay for the retreat?
about-place = Where do you lay the card?
about-reaction = You are attacked. What do you do?
about-recall = Do you recall your ambush cards for this battle?
about-remove-faction = Which faction is left out?
about-ride = Where do you ride?
about-roll = What does the die show?
about-station = Which card do you station in the tent?
about-summon = Which card do you take from your nation?
about-terrain = Which terrain is turned up?
about-top-card = Which card do you discard on top, for all to see?
about-transform = What does it do?
about-turn-up = Which unit is turned up?
about-use-wild-as = What is the wild card used as?

# Why something is not possible

reason-and-rule = { $reason } ({ $rule })
game-over = The game is over.
not-readable = This cannot be read: { $reason }
too-many-parts = In one go at most { $most } choices can be made.
part-refused = Part { $number } is not possible (“{ $choice }”), so nothing was done: { $reason }
not-offered = This is not possible now.
not-asked = It is not this player who decides now, but { $players }.
answer-first = Another question has to be answered first: { $about }
no-such-answer = This is no answer to the question: { $about } Possible are: { $choices }
only-at-start = Cohort and mulligan are only possible at the start of a turn.
no-such-cohort = The hand holds no such cohort, or another draws more cards.
cohort-first = First comes the choice between cohort, mulligan and neither.
top-at-end = Cards are discarded once the turn has been ended.
actions-over = The actions of this turn are over.
faction-not-here = This faction does not take part in the game.
faction-taken = Another player has chosen this faction already.
no-starting-city = This is no starting city.
starting-city-taken = Another player has chosen this city already.
cannot-pay = The hand does not hold the cards to pay for { $purpose ->
    [road] a road
    [city] a city of this level
    [upgrade] the upgrade
    [hero] a hero
    [step] a step
    [travel] the way
    [retreat] the retreat
    [amulet] an amulet
   *[other] a { $purpose }
}; costs are exact.
stack-empty = No { $kind } is left in the stack.
land-stack-empty = No such card is left in the stack ({ $shape }).
not-a-unit = Only units are hired.
not-an-artefact = Only artefacts are created.
no-place-for-shape = No space on the board can take such a card ({ $shape }).
never-turned-so = A card of this shape is never turned so, only: { $sides }.
level-and-shape = A city is built at a level from 1 to 4, a road has none.
no-city-here = There is no city on this space.
not-your-city = This is not your city.
highest-level = Level 4 is the highest.
no-token = No token of level { $level } is free.
not-abandoned = Only an abandoned city can be annexed.
no-hero-there = None of your heroes stands there.
space-missing = This space does not exist on this board.
space-occupied = A card lies on this space already.
space-touches-nothing = The card would touch no other card.
space-beside-city = A city may not lie next to a city.
space-roads-differ = The sides do not match: road must meet road, and no road no road.
space-not-linked = No road would link the card with a city of yours.
space-no-own-city = Without a city of your own you cannot build roads.
space-impassable = This space is impassable.
hero-needs-own-city = A hero is hired on a city of one’s own.
no-hero-left = Both of your heroes are on the board.
hero-not-on-board = This hero is not on the board.
no-horse = There is no such horse to ride.
no-wings = The Wings of Aviena are not at hand.
no-landing = The Wings carry a hero to another card on the board.
no-road = No road leads there.
there-already = The hero stands there already.
one-step-away = It is one step away: name the step.
other-hero-moves = This row moves the other hero.
ride-on = A ride takes at least one step.
ride-one-by-one = In a ride the steps are named one by one; a row in it holds nothing but the toll of a jump.
no-such-card = There is no such card at hand.
no-card-for-amulet = There is no card on which the amulet could be used.
no-unit-for-title = There is no unit that the title could promote.
no-card-for-scroll = There is no card that the scroll could turn.
not-used-alone = Such a card is not used by itself.
never-transformed = Such a card is never transformed.
does-other = { $artefact ->
    [amulet] An amulet is laid on a card to roll for it.
    [title] A title promotes a unit.
   *[scroll] A scroll changes the faction of a card.
}
nation-empty = The nation is empty, and the Horn does not reshuffle the shelter.
no-such-tent = There is no such tent.
no-title = There is no title to promote with.
not-promoted = This card cannot be promoted so.
title-ranks = A title promotes by one rank, an illuminated one by one or two.
above-lord = No unit ranks above a lord.
next-rank-empty = No unit of that rank is left in the stack.
no-scroll = There is no scroll to convert with.
not-converted = Only units and artefacts change their faction.
same-hero = The two heroes stand on one space and are alike: the first one does.
same-tent = Tents with the same cards are alike: the first one does.
use-title-first = First the title is used, then the unit is chosen.
use-scroll-first = First the scroll is used, then the card is chosen.
another-faction = A scroll names another faction that is in the game.
no-turning-itself = Only a real scroll that nothing has affected turns itself, outside of battle and while its stack holds a card.
nothing-to-station = A tent needs a supply card to pay and another card to station.
great-not-stationed = A Great Artefact is not stationed in a tent.
station-one = At least one card is stationed in the tent.
not-a-copy = One of the tents that are copies of one card is kept; this one is none of them.
not-in-ambush = This card does not lie in ambush.
not-in-nation = This card is not in the nation.
owns-great-artefact = A deck holds one Great Artefact at a time.
great-artefact-not-bought = A Great Artefact is not bought: it is won at the ruins, or where a rule gives one.
not-on-offer = This Great Artefact is not on offer.
no-great-artefact-on-offer = No Great Artefact is on offer.
one-neutral-city = Each player may annex only one neutral city in this scenario.
attack-needs-hero = None of your heroes stands there.
nothing-to-attack = There is nothing to attack.
attack-needs-weapon = An attack opens with a weapon.
attack-too-weak = The cards at hand could not exceed the defence.
no-strength = Only cards with strength are laid in a battle line.
weapon-first = A weapon is laid first.
total-too-low = The total does not suffice yet.
nothing-to-lay = There is no card to lay.
lay-first = At least one card must be laid first.
total-suffices = The total suffices: whoever goes on stands instead of passing.
no-such-copies = This card does not count as so many.
join-in-defence = A hero joins a battle only while its player defends.
muster-first = First it is said which heroes attack.
muster-once = Which heroes attack is said at the beginning, once.
react-first = First the defender chooses between fighting, surrendering and retreating.
react-once = Whether to fight or to surrender is decided right after the opening, once.
recall-first = First it is decided whether to recall the ambush.
recall-once = Whether to recall the ambush is decided at the beginning of the fight, once.
retreat-price = This retreat of { $steps } steps costs { $count } supply or one horse, cards of the hand as they are{ $stardust ->
    [0] .
   *[other] ; one stardust counts as up to { $stardust } supply.
}
not-in-battle = This is not possible while a battle lasts.
retreat-at-once = A retreat is possible only at once after the opening.
only-heroes-retreat = Only an attacked hero can retreat.
retreat-distance = The shortest way there by road is not { $steps } steps.
retreat-to-enemy = A retreat does not end at a city or hero of the attacker.
no-payment = These cards do not pay for it: it costs exactly { $kinds }.
not-in-hand = This card is not in the hand.
ambush-full = All ambush places are taken.
ambush-needs-two-cards = An ambush needs two hand cards: one for limbo, one to lay.
deck-too-small = A deck may not fall below ten cards through limbo.
limbo-first = Before a card is ambushed another is sent to limbo.
ambush-one = A card went to limbo: at least one is ambushed.
one-first = At least one has to be chosen before it is done.

# The table on a terminal

board-ruins = Ruins
board-neutral = {"["}n{ $level }]
board-abandoned = {"["}-]
board-legend = Letters in the corners: W woods, L lakes, C canyons, M mountains. [B3]: a city of the Bärfolk, level 3; [n4]: a neutral city; [-]: a city without owner; @B: a hero; ///: impassable.
table-day = Day { $day } (week { $week }). Illuminated, so twice as good today: { $illuminated }. Matched, so its faction may be named: { $matched }.
mark-illuminated = {" "}☀
mark-matched = {" "}=
column-stack = Stack
column-left = Left
column-top = On top
column-cost = Cost
column-player = Player
column-points = Points
column-great-cities = Level 4
column-heroes = Heroes
column-hand = Hand
column-nation = Nation
column-shelter = Shelter (top)
column-ambush = Ambush
cost-part = { $count } { $kind }
land-stack = { $count } { $shape }
land-cities = Cities left: { $stacks }. A city costs { $city } units whose rank is its level, an upgrade { $upgrade } of the new level’s rank.
land-roads = Roads left: { $stacks }, each { $cost }.
land-heroes = A hero costs { $cost }.
land-offer = Great Artefacts on offer: { $cards }.
shape-short-city-one = with one exit
shape-short-city-opposite = with two opposite
shape-short-city-corner = with two adjacent
shape-short-city-three = with three
shape-short-city-four = with four
shape-short-straight = straight
shape-short-curve = curve
shape-short-tee = T-junction
shape-short-crossroads = crossroads
table-player = p{ $number }
table-player-faction = p{ $number } { $faction }
own-hand = Your hand:
own-ambush = In ambush:
own-tents = Tents:
own-tent = ({ $cards })
own-table = Usable on the table:
own-usable = { $card } [{ $kind }] ×{ $count }
own-new = New cards:
open-of = { $player }: { $what }
battle-now = Battle on { $space }: attack { $attack }, defence { $defence }.
battle-line = In the line of { $player }: { $cards }.

# Commands

players-not-understood = “{ $text }” is no list of player counts such as 2,3,4.
file-not-text = it is no text
file-unreadable = { $file } cannot be read: { $reason }.
file-unwritable = { $file } cannot be written: { $reason }.

# battalia play

save-exists = { $file } exists already: go on with it by --resume { $file }, or name another file.
resume-alone = A game that is resumed has its table already: --{ $option } cannot be combined with --resume.
seat-unknown = “{ $name }” cannot sit at the table; these can: { $known }, and any package.module:Class.
seats-wrong = { $seats ->
    [one] One seat is
   *[other] { $seats } seats are
} named for { $players } players.
leave-saved = The game is kept in { $file }; go on with battalia play --resume { $file }.
leave-unsaved = The game is not kept; with battalia play --save FILE the next one will be.
prompt = >{" "}
hand-over = Now it is { $player } ({ $seat })
hand-over-ready = Press Enter when nobody else looks at the screen.{" "}
question = { $player }: { $text }
no-such-number = The numbers go from 1 to { $count }.
not-understood = That is not understood: { $reason } ? helps.
why-what = Why what? Write for example: why hire lord, why build city r2c3.
play-help =
    Answer with the number of a choice, or in words such as: { $example }
    A; B          several choices in one go, for example: hire chief; pay supply×3
    why WISH      why something is not possible, for example: why hire lord, why build city r2c3
    hint          what an expert would do now, and why
    rules NUMBER  read a rule, for example: rules B3.5
    table         show the whole table again
    quit          leave; a game with --save can be resumed
explain-nothing = Nothing stands in the way of this.
winners = { $count ->
    [one] { $players } won.
   *[other] { $players } share the victory.
}
result-line = { $place }. { $player } with { $points ->
    [one] one point
   *[other] { $points } points
}

# battalia show, check and explain

seat-not-at-table = { $seat } does not play at this table.
show-unfinished = Here the record ends; the game does not.
show-gave-up = Here the record ends; who gave up: { $players }.
check-position-valid = The position is valid, on day { $day }.
check-record-valid = The record is valid: { $count ->
    [one] one choice
   *[other] { $count } choices
}, up to day { $day }.
check-invalid = Not valid: { $reason }
check-asked = It is for { $player } to answer: { $text } ({ $count ->
    [one] one option
   *[other] { $count } options
})

# battalia simulate

simulate-positive = The numbers of games, jobs and choices must be at least 1.
all-options-alone = --all-options goes through the options itself: --{ $option } cannot be combined with it.
simulate-progress = Playing
simulate-title = Games between computer players: median (least–most)
simulate-players = { $count } players
simulate-games = Games
simulate-days = Days
simulate-points = Points
simulate-winner-points = Winner’s points
simulate-endings = Ended by
simulate-choices = Choices
simulate-stalled-games = Stalled
simulate-errors = Errors
simulate-all = all
simulate-speed = { $speed } choices per second, { $seconds } seconds.
simulate-stalled = no end after { $count } choices
simulate-law = after choice { $number }: { $reason }
law-saved = a saved game is not read back as it was
law-leak = player { $player } sees something that depends on what is hidden, or nobody can imagine what is
simulate-wrong = Seed { $seed }: { $reason }. To repeat: { $command }

# battalia bench

bench-positive = The seconds must be more than 0.
bench-peer-unknown = “{ $peer }” is no engine to compare with; these are: { $known }.
bench-peer-missing = { $peer } is not installed: install it beside battalia to compare with it.
bench-title = Random play in one process, games of at most 28 days
bench-table = Players
bench-base-2 = 2
bench-base-3 = 3
bench-base-4 = 4
bench-expansion-4 = 4 exp.
bench-everything-6 = 6 all
bench-cost = Cost
bench-days = Days
bench-choices = Choices/s
bench-decisions = Players’ choices/s
bench-games = Games/s
bench-copies = Copies/s
bench-bytes = Bytes
bench-measure = Four players
bench-ratio = Median ratio
bench-peer-title = Compared with { $peer }, slices of half a second in turn
bench-peer-note = Choices count all answers, chance’s too: our engine asks chance for every card, the peer draws inside a player’s tick. Players’ choices leave chance out. Setting up games is included on both sides.
bench-research-title = Words a second with observation and mask, random play on one processor
bench-research-table = Table
bench-ids = Ids
bench-cells = Cells
bench-words = Words/s
bench-many = step_many, { $count } games: { $one } words/s in one process, { $two } in two; ratio { $ratio }

# battalia perft

perft-depth = The depth must be at least 1.
perft-no-table = --write needs a table: --table FILE.
perft-unreadable = { $file } is no table of counts: { $reason }.
perft-differs = { $name }, depth { $depth }: { $now } lines of play, the table says { $lines }.
perft-counted = { $wrong ->
    [0] All counts are as the table says: { $count }.
    [one] One of { $count } counts is not as the table says.
   *[other] { $wrong } of { $count } counts are not as the table says.
}
