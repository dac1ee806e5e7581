## The browser: cards, hand, rows, stacks, the Sun Oracle, and the players' panels.
## Texts beside pictures are short; the rest is read aloud or shown when one points at something.

# A card.
cards-face-down = a card face down
cards-times = { $count } times
cards-used-as = used as { $kind }
cards-strength = { $same ->
    [yes] Strength { $attack }.
   *[no] Strength { $attack } in attack, { $defence } in defence.
}
cards-strength-short = strength { $strength }
cards-lit = Illuminated today: it works as two copies of itself.
cards-lit-short = illuminated
cards-matched = Matched today: whoever creates it may name a faction.
cards-matched-short = matched
cards-marked-act = can be used
cards-marked-pay = is paid
cards-marked-danger = in danger
cards-selected = taken up
cards-rule = Rule { $rule }
cards-close = Close

# What each kind of card does.
cards-does-supply = Pays for units, roads, tents, heroes and steps. It belongs to no faction.
cards-does-friman = A unit of rank 1. Frimen build roads and cities of level 1, and have a part in most artefacts.
cards-does-chief = A unit of rank 2. Chiefs build cities of level 2 or raise a city to it, and have a part in weapons, scrolls, tents and horses.
cards-does-priest = A unit of rank 3. Priests build cities of level 3 or raise a city to it, and have a part in amulets and scrolls.
cards-does-lord = A unit of rank 4. Lords build great cities, level 4, or raise a city to it, and have a part in titles.
cards-does-queen = Alone in a row she makes a city of level 4 a royal residence, level 5.
cards-does-king = Alone in a row he makes a residence the capital, level 6.
cards-does-tool = Stands in for up to two frimen in one row. It has no use in a battle.
cards-does-weapon = Opens an attack, hires a hero with two supply, and adds 1 to a battle line.
cards-does-amulet = Roll the die for another card: 1 nothing; 2 or 3 it counts so many times; 4 it goes to ambush; 5 to the shelter; 6 it is wild.
cards-does-title = Promotes a unit by one rank, in its own faction where there is such a card. The new unit can be used at once.
cards-does-scroll = Turns a unit or an artefact to another faction that you name. A scroll may turn itself instead.
cards-does-tent = For one supply, keeps one card of your hand until you want it back.
cards-does-horse = Moves one hero up to three spaces, or adds 1 to a battle line. It saves a hero who retreats.
cards-does-hammer = Any one artefact, chosen anew each time you use it; but not in a battle.
cards-does-sword = A weapon of great strength in attack.
cards-does-shield = A weapon of great strength in defence.
cards-does-wings = Carries one hero to any card on the board, over everything.
cards-does-horn = Look through your nation, show up to two cards and take them to your hand.
cards-does-arrow = A weapon that attacks any of the eight spaces around your hero, too.
cards-does-bag = Take up to two supply for this turn; what you do not use goes back.
cards-does-banner = Take cards of one type from your shelter to your hand, with a strength of 8 at most.
cards-does-cloak = Hides up to two of your cities near your heroes: nobody can attack them until your next turn.
cards-does-crystal = Look at the top twelve cards of your nation and choose which six come first.
cards-does-mask = In a battle, take up to two weak units from your opponent’s line into your own.
cards-does-lost-scroll = Take a card of your choice from limbo to your hand.
cards-does-staff = Give up to three terrain cards on the board another terrain.
cards-does-stardust = Worth up to two supply in one row or in the price of a retreat. It is never traded or sent to limbo.
cards-does-chest = Sent to limbo, it lets up to three cards of your hand go to ambush together. It can be traded for an artefact.
cards-does-wild = Any one unit, artefact or supply; you choose when you use it.
cards-does-fanatic = A fanatic counts for every faction. To play one, send another card to limbo; it then counts as two.
cards-does-road = Links new land to your cities; heroes walk along it. You see its terrain when you have paid, and then lay it where roads meet roads.
cards-does-city = Three units of one rank found a city of that level, and its level is your points. It must be linked to one of your cities by road, and never lie right beside another city.

# The hand.
cards-hand = Hand, { $count ->
    [one] one card
   *[other] { $count } cards
}
cards-hand-empty = No cards in hand
cards-sorted-kind = by kind
cards-sorted-faction = by faction
cards-sort-kind = The hand is sorted by faction; sort it by kind
cards-sort-faction = The hand is sorted by kind; sort it by faction

# Rows: what each was laid for.
cards-rows = Rows of this turn
cards-rows-none = What is played this turn lies here, row by row.
cards-row-hire = Hires { $kind }
cards-row-create = Creates { $kind }
cards-row-build = Builds { $shape }
cards-row-city = Builds a city of level { $level }
cards-row-upgrade = Upgrades a city
cards-row-hero = Hires a hero
cards-row-step = A step
cards-row-travel = A journey
cards-row-ride = A ride
cards-row-fly = A flight
cards-row-pitch = Pitches a tent
cards-row-use = Uses { $kind }
cards-row-attack = Attacks
cards-row-jump = A jump
cards-row-toll = The toll of a jump
cards-row-post = Builds a trading post
cards-row-buy-potion = Buys a potion
cards-row-invoke = Asks Metamorpha
cards-row-explore = Explores
cards-row-crown = Crowns a city
cards-copy = { $count ->
    [one] copy of { $card }
   *[other] { $count } copies of { $card }
}
cards-new = { $count ->
    [one] new: { $card }
   *[other] new: { $card }, { $count } times
}
cards-loose = Ready to use

# Tents, ambush, piles.
cards-tents = Tents
cards-tent = Tent with { $cards }{ $brief ->
    [yes] , until the end of the day
   *[no] { "" }
}
cards-ambush = Ambush { $count } of { $places }
cards-nation = Nation
cards-nation-count = Nation: { $count ->
    [one] one card
   *[other] { $count } cards
}
cards-nation-all = Nation, { $count ->
    [one] one card
   *[other] { $count } cards
}
cards-nation-note = The cards that you will draw, sorted: their order is unknown.
cards-shelter = Shelter
cards-shelter-count = Shelter: { $count ->
    [one] one card
   *[other] { $count } cards
}
cards-shelter-all = Shelter, { $count ->
    [one] one card
   *[other] { $count } cards
}{ $top ->
    [none] { "" }
   *[other] , on top { $top }
}
cards-shelter-note = Your discarded cards, sorted. When the nation runs out they become the new one.
cards-pile-empty = No cards

# Stacks.
cards-stacks = Stacks
cards-artefacts = Artefacts
cards-units = Units and supply
cards-roads = Roads
cards-cities = Cities
cards-offer = Great Artefacts on offer
cards-offer-none = No Great Artefact is on offer.
# Where long names may be divided when there is little room.
cards-hyphens = Sun-blessed Cloud-born Wolfs-clan Is-landers Ember-ians
cards-limbo = Limbo
cards-limbo-count = Limbo, { $count ->
    [one] one card
   *[other] { $count } cards
}
cards-limbo-note = These cards are out of the game.
cards-left = { $count ->
    [0] none left
   *[other] { $count } left
}
cards-top = on top: { $top }
cards-open = can be taken now
cards-closed = not now: ask why
cards-cost = costs { $cost }
cards-cost-part = { $count } { $kind }
cards-city-cost = { $count } units of the city’s level

# The Sun Oracle.
cards-oracle = Sun Oracle
cards-oracle-meaning = The { $lit } is illuminated today and works twice. The { $matched } is matched: whoever creates it may name a faction.

# The players.
cards-players = Players
cards-you = you
cards-first = first
cards-thinks = thinks
cards-clock = Clock
cards-computer = computer, { $level }
cards-stand-in = a computer stands in
cards-resigned = resigned
cards-open-seat = open seat
cards-absent = away
cards-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
cards-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
cards-in-hand = Hand: { $count }
cards-in-nation = Nation: { $count }
cards-in-shelter = Shelter: { $count }
cards-in-ambush = In ambush: { $count }
cards-heroes = Heroes on the board: { $count }
cards-great-cities = Great cities: { $count }{ $needed ->
    [0] { "" }
   *[other] ; { $needed } end the game
}
cards-shelter-top = Shelter: { $count }, on top { $card }
cards-team = Team { $number }
cards-team-score = { $points ->
    [one] 1 point
   *[other] { $points } points
} · great cities { $cities } of { $needed }

# The head of the table.
cards-day = Day { $day } of week { $week }
cards-turn = { $players } to act
cards-your-turn = Your turn
cards-over = The game is over
cards-status-lit = { $kind } lit
cards-status-matched = { $kind } matched
cards-race = Points
cards-end-cities = Nearest to the end by great cities: { $players }, { $count } of { $needed }
cards-end-map = The game ends when the map is full: { $count ->
    [0] no space is left
    [one] one space is left
   *[other] { $count } spaces are left
}
cards-end-weeks = The game ends after week { $count }
cards-bot = bot
