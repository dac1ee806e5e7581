### The words of The Stormgates that several modules use.

kind-queen = queen
kind-king = king
kind-arrow = Farrell’s Arrow
kind-bag = Fortuna’s Bag
kind-banner = Vigo’s Banner
kind-cloak = Vayl’s Cloak
kind-crystal = Ming’s Crystal
kind-mask = Syoen’s Mask
kind-lost-scroll = Lost Scroll of Kry-Cek
kind-staff = Staff of Terra
kind-stardust = stardust
kind-chest = chest
shape-stormgate = stormgate
shape-valley-road = road of a valley
shape-building = building
shape-link = link card
shape-closed-road = unexplored road
shape-closed-building = unexplored building
faction-fanatic = fanatic
card-fanatic = fanatic { $kind }
a-card-fanatic = a fanatic { $kind }
a-chest = a chest
a-stardust = a stardust card

## Events

purpose-gone = A partner of { $seat } was faster: nothing is laid.
attack-voided = The attack of { $seat } on { $space } comes to nothing.

## Choices

verb-from = Attack from afar
choice-from = with { $heroes }

## Reasons

attack-partner = Partners do not attack each other.
defender-in-battle = That player is in a battle already.
partner-attacks-here = A partner is attacking there already.
no-attack-left = The team has made its attacks of this turn.

card-taken = { $seat } took { $card } to the hand.

## Questions

about-at-any-time = What do you do at once?
about-choose-stack = From which stack do you take a card?
about-from-limbo = Which card do you take from limbo?
about-promote-free = Which unit do you promote?
about-upgrade-free = Which city do you upgrade?
verb-take-from = Take from the stack
choice-take-from = { $artefact }

## The command line

simulate-pairs = Games with both of two modules (on the diagonal: with the one)
board-stormgate = gate
board-link = link
board-closed-road = ?
board-closed-building = ??
board-post = ${ $letter }
board-metamorpha = M!
board-bilkarr = K!
board-legend-stormgates = J jungle, I ice; gate: a stormgate; $B: a trading post of the Bärfolk; M!: Metamorpha; K!: Bilkarr; ?: an unexplored road of a valley, ??: a building.
table-teams = Teams: { $teams }.
table-storms = Storm events played: { $events }.
table-posts = Trading posts: { $posts }.
table-post = { $player } on { $space }
table-veterans = Veterans: { $players }.
table-metamorpha = Metamorpha stands on { $space }.
table-bilkarr = Bilkarr stands on { $space }.
table-buildings = Buildings: { $buildings }.
table-building = { $kind } on { $space }
table-amplifiers = Storm amplifiers: { $amplifiers }.
table-amplifier = { $player } for gate { $gate }
table-hidden = Under the Cloak: { $spaces }.
table-potions = Potions: { $potions }.
table-potion = { $potion } ({ $player }{ $day ->
    [0] {""}
   *[other] , drunk on day { $day }
})
winners-team = { $players } win together.
own-nation = Your nation:
