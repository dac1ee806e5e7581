## The browser: the rules, the sheets, the lessons, and games looked at again.

library-title = { $title } · Battalia
library-home = Battalia
library-pages = To read
library-learn = Learn to play
library-rules = Rules
library-sheets = Sheets

# The rules.
rulebook-title = The rules
rulebook-about = The rules of both books in our own words, numbered so that one can point at them. “Ruling” marks what the books leave open and this table has decided; “component” marks numbers that only the cards and boards print. GA is short for Great Artefact.
rulebook-base = The Creation
rulebook-stormgates = The Stormgates
rulebook-search = Search the rules
rulebook-search-key = The key / leads here from everywhere.
rulebook-found = { $count ->
    [one] one rule
   *[other] { $count } rules
}
rulebook-nothing = No rule speaks of “{ $words }”.
rulebook-contents = Contents
rulebook-link = Link to rule { $number }

# The sheets.
sheets-title = Sheets
sheets-intro = Everything that the cards and boards print, to look up while you play.
sheets-expansion = with The Stormgates
sheets-name = Name
sheets-rule = Rule
sheets-cost = Cost
sheets-strength = Strength
sheets-strengths = { $attack } in attack, { $defence } in defence
sheets-does = What it does
sheets-number = Number
sheets-costs = Units
sheets-building = Building, heroes, camp
sheets-artefacts = Artefacts
sheets-great = Great Artefacts
sheets-battle = Strength in battle
sheets-oracle = The Sun Oracle’s week
sheets-numbers = Numbers
sheets-events = Storm events
sheets-potions = Potions
sheets-fortune = Fortune cards
sheets-modules = Modules
sheets-city = City, level { $level }
sheets-upgrade = Upgrade to level { $level }
sheets-cost-hero = Hero
sheets-cost-step = Step of a hero
sheets-cost-pitch = Pitching a tent
sheets-cost-toll = Toll of a stormgate
sheets-cost-post = Trading post
sheets-cost-potion = Potion
sheets-cost-explore-road = Exploring a valley road
sheets-cost-explore-building = Exploring a valley building
sheets-illuminated = Illuminated
sheets-matched = Matched
sheets-day = Day { $day }
sheets-cities-to-end = The game ends
sheets-cities-to-end-is = with { $count } cities of level 4, or when the map is full
sheets-hand = Cards drawn at the end of a turn
sheets-cohort = Cohort
sheets-cohort-of = { $size } of one faction draw { $count }
sheets-mulligan = Cards drawn by a mulligan
sheets-ambush = Places in ambush
sheets-smallest = Smallest deck
sheets-neutral = Neutral cities defend with
sheets-ruins = The ruins defend with
sheets-hard = { $usual } ({ $hard } in the hard game)
sheets-tokens = City tokens of each player
sheets-tokens-are = { $low } for levels 1 and 2, { $high } for levels 3 and 4
sheets-retreat = Retreat
sheets-retreat-of = { $steps } steps for { $supply } supply or a horse
sheets-team-cities = A team ends the game
sheets-team-cities-of = { $members } members with { $cities } great cities
sheets-decks = Cards in the deck
sheets-decks-are = { $queen } for a queen, { $king } for a king, { $veteran } for a veteran
sheets-event = Event { $event }
sheets-event-1 = Take the top card of one artefact stack.
sheets-event-2 = Take the top lord, and a supply with it.
sheets-event-3 = Draw a card from your nation.
sheets-event-4 = Build a road of any kind without paying.
sheets-event-5 = Draw a fortune card and use it at once.
sheets-event-6 = Your other hero appears on this gate, from wherever it is.
sheets-event-7 = Replace a city or road on the board by one of the same shape and another terrain.
sheets-event-8 = Copy an event that was played before, but not 2.
sheets-event-9 = Promote a unit of your hand by one rank.
sheets-event-10 = Upgrade one of your cities by one level.
sheets-event-11 = Take a card of your choice from limbo.
sheets-event-12 = Destroy a tent; what was in it goes to its owner’s shelter.
sheets-potion-berserk = Berserk
sheets-potion-berserk-does = Once a day, when you open an attack on a player, two random cards leave the defender’s hand.
sheets-potion-freezing = Freezing touch
sheets-potion-freezing-does = Once a day, a row that an opponent has laid comes to nothing.
sheets-potion-eclipse = Solar eclipse
sheets-potion-eclipse-does = Once a day, outside of battles, one card of your hand is any unit, artefact or supply.
sheets-potion-brotherhood = Brotherhood
sheets-potion-brotherhood-does = No player attacks you, and you attack no player.
sheets-potion-colossus = Colossus
sheets-potion-colossus-does = You have 4 more strength in every battle.
sheets-potion-weakness = Weakness
sheets-potion-weakness-does = Poured on an opponent, who has 4 less strength in every battle.
sheets-fortune-card = Fortune card { $number }
sheets-fortune-does = { $count ->
    [one] The top one of the remaining Great Artefacts, or a stardust.
   *[other] Draw { $count } of the remaining Great Artefacts and keep one, or take a stardust.
}
sheets-module-stormgates = Stormgates
sheets-module-stormgates-does = Heroes jump from gate to gate for a toll, and every jump brings a storm event.
sheets-module-royals = Kings and queens
sheets-module-royals-does = Large decks get a queen and a king, who make a residence and the capital.
sheets-module-teams = Teams
sheets-module-teams-does = Partners act at the same time and add up their points.
sheets-module-heroic = Heroic mode
sheets-module-heroic-does = Neutral cities and ruins are stronger, and large decks make veterans.
sheets-module-trading = Trading
sheets-module-trading-does = Trading posts on roads turn artefacts into chests, and supply into stardust.
sheets-module-great_artefacts = New Great Artefacts
sheets-module-great_artefacts-does = Seven more of them, shuffled with the old ones.
sheets-module-fortune = Fortune
sheets-module-fortune-does = A fortune card instead of a Great Artefact that lies open.
sheets-module-draft = Draft
sheets-module-draft-does = The first units are picked from packs that go round, instead of being dealt.
sheets-module-metamorpha = Metamorpha
sheets-module-metamorpha-does = She follows whoever builds, and helps heroes on her terrain for a card.
sheets-module-bilkarr = Bilkarr
sheets-module-bilkarr-does = He wanders across the board and sells potions.
sheets-module-fanatics = Fanatics
sheets-module-fanatics-does = Units that count for every faction, and for two, at the price of a card in limbo.
sheets-module-valleys = Valleys
sheets-module-valleys-does = Two valleys to explore instead of the ruins, on a large board.

# The lessons.
learn-title = Learn to play
learn-intro = Six short lessons at a real table, about ten minutes in all. The coach tells you one thing at a time; nothing can go wrong.
learn-number = { $number }. { $title }
learn-done = done
learn-begin = Begin
learn-again = Once more
learn-begin-lesson = Begin the lesson “{ $title }”
learn-game = A first game
learn-game-about = A whole game against a beginner among the computers. The coach explains every new question.
learn-game-begin = Play
learn-more = Everything in full:

learn-turn = Your turn
learn-turn-about = Cards pay for cards: hire a unit, create an artefact, end the turn.
learn-turn-hand = These are the cards of your hand. In your turn you lay them in rows; every row buys one thing, as often as your cards allow.
learn-turn-hire = Hire a chief: choose the stack of chiefs and pay with your three supply.
learn-turn-hire-done = Three supply brought you a chief, and a new supply with it: every hired unit brings one.
learn-turn-create = Now create a scroll. It costs a friman, a chief and a priest; all three are in your hand.
learn-turn-create-done = Units pay for artefacts. A cost is exact: a higher rank does not stand in for a lower one.
learn-turn-rows = Your rows lie here, the new cards at their end. New cards rest this turn; later they come back with all the others.
learn-turn-end = End your turn.
learn-turn-end-done = All your cards went to the shelter, your discard pile, and you drew six new ones from the nation, your draw pile. When it is empty, the shelter becomes the new nation: so your deck grows.

learn-building = Building
learn-building-about = Lay a road, turn it, found a city and upgrade another one.
learn-building-board = This city is yours; its shield shows it. Whatever you build must be linked to one of your cities by road.
learn-building-road = Build a straight road: choose its stack and pay a friman and a supply.
learn-building-road-done = The card is turned up, and its terrain is seen. Now it needs a place.
learn-building-place = Choose a space beside your city. Turn the card with R, with the wheel or by choosing the space again, then confirm. Roads must meet roads.
learn-building-place-done = Your city has a road. A side without a road must not touch one that has a road.
learn-building-city = Found a city of level 1 with four exits: three frimen pay for it. Lay it at the end of your road, never right beside another city.
learn-building-city-done = A city of any level costs three units of that level’s rank: three lords found a city of level 4 at once.
learn-building-upgrade = Upgrade your first city to level 2: choose it on the board, and pay two chiefs.
learn-building-upgrade-done = An upgrade costs two units of the new level’s rank.
learn-building-points = Points are the levels of your cities added up. The game ends when the map is full, or when somebody has five cities of level 4.

learn-cohort = Cohorts
learn-cohort-about = Cards of one faction bring more cards.
learn-cohort-look = A new turn begins. Four cards of your hand are Bärfolk: the paw shows it. Three or more of one faction are a cohort.
learn-cohort-claim = Announce the cohort.
learn-cohort-claim-done = Four of a faction draw two cards; three draw one, five three, six four. Now or never: later in the turn it is too late.
learn-cohort-use = With the new supply you can create a horse: a chief and two supply.
learn-cohort-use-done = A deck of few factions draws more. Scrolls turn cards to your faction.
learn-cohort-mulligan = A bad hand? Instead of a cohort you may discard it whole and draw five new cards: the mulligan.

learn-oracle = The Sun Oracle
learn-oracle-about = Every day one artefact works twice, and one is yours to choose.
learn-oracle-wheels = The Oracle turns once a day. Where the sunbeam points, an artefact is illuminated: today the tool. Where both wheels show the same, it is matched: today the tool as well.
learn-oracle-lit = A tool stands in for two frimen, and illuminated for four. Create a weapon: a chief, and the tool for the two frimen.
learn-oracle-lit-done = The other half of the tool’s light is left: it lies ready on the table.
learn-oracle-again = Create a tool with it: your friman, and the tool on the table for two more.
learn-oracle-again-done = An illuminated card can serve in two rows. And what you create now is matched.
learn-oracle-matched = Name a faction for the new tool: Bärfolk, your own.
learn-oracle-matched-done = You took a tool of that faction out of the stack, instead of the one on top.
learn-oracle-tomorrow = Tomorrow the weapon is illuminated and the scroll is matched. After seven days the week begins anew.

learn-hero = A hero
learn-hero-about = Hire a hero, ride along the roads, and walk the last step.
learn-hero-weapon = Heroes carry your wars. One costs a weapon and two supply, and you have both.
learn-hero-hire = Hire a hero on your city: choose the city on the board and pay.
learn-hero-hire-done = A hero begins in any of your cities. You have two of them.
learn-hero-ride = Ride with the horse towards the grey city in the east: choose the horse, then a step to the east.
learn-hero-ride-done = A horse gives three steps in a row. Steps follow the roads.
learn-hero-arrive = Go on to the grey city. The horse takes you to the space before it; a supply pays for the last step.
learn-hero-arrive-done = Your hero stands in a neutral city. Nothing happens yet: entering is free.
learn-hero-place = From here your hero could attack the city, with another weapon. The next lesson shows how.

learn-battle = A battle
learn-battle-about = Take a neutral city: weapon first, more strength than it defends with.
learn-battle-strength = Your hero stands in a neutral city that defends with 4. You need more than that, and a weapon to begin with.
learn-battle-attack = Attack the city: choose it on the board.
learn-battle-attack-done = Every attack begins with a weapon.
learn-battle-open = Lay the weapon.
learn-battle-open-done = The weapon has strength 1. All cards so far are of your hero’s faction, so morale adds 1.
learn-battle-lay = Lay the chief and the friman of the Bärfolk, then choose “Enough”: 1 + 2 + 1, and 1 for morale.
learn-battle-lay-done = Five against four: the city is yours! A card of another faction would have cost you the morale.
learn-battle-won = A city of level 4 is four points. A lord of its faction and a supply joined you, too. Against players it goes to and fro, until one side passes; a tie is the defender’s.

# The coach.
coach = The coach
coach-guide = Your first game
coach-step = { $lesson } · { $number } of { $count }
coach-fold = Fold or unfold the coach
coach-close = Send the coach away
coach-more = More
coach-less = Less
coach-rule = Rule { $rule }
coach-done = Done.
coach-next = Go on
coach-skip = Skip this
coach-understood = Understood
coach-anew = Start this lesson anew
coach-next-lesson = Next: { $lesson }
coach-to-lessons = All lessons
coach-goal = Your goal
coach-goal-reached = Goal reached. Here is the next one.
coach-goal-nearer = One step nearer to your goal.
coach-astray = That leads away from this lesson. Take it back, and we go on from there.
coach-lost = From here this lesson does not go on. Start it anew: the cards will be the same.
coach-back = Take it back
coach-hint-do = With this the lesson goes on.
coach-hint-read = Read what the coach says, then go on there.
coach-hint-back = The lesson does not go on from here: the coach leads you back.
coach-welcome = Welcome to your first game. Build cities with your cards: their levels are your points. The game ends when the map is full, or when somebody has enough cities of level 4; both are counted at the top. A short look round first.
coach-board = The board: cities, roads and heroes. The number of an owned city is its level, that of a grey one its defence. Spaces where you can do something glow.
coach-hand = Your hand. Take up cards to see what they can do, or choose a goal and be told what it costs.
coach-stacks = The stacks: what you can get, with its cost. Choose one to buy from it; choose a dim one to learn why not now. Rest the pointer or a finger on a stack or a card to read what it does.
coach-oracle = The Sun Oracle: one artefact is illuminated and works twice today; one is matched, and you may choose its faction.
coach-help = If you do not know what to do, ask for a hint. Most things can be taken back.
coach-about-choose-faction = Choose the faction that you lead. All are equally strong; one of which you hold several cards is good.
coach-about-choose-city = Your first city: choose one that glows on the board. You build from there.
coach-about-cohort = How every turn begins: three or more cards of one faction are a cohort and bring more cards; a mulligan exchanges a bad hand for five new cards. If you want neither, go on to the actions.
coach-about-action = Your turn: hire units, create artefacts, build. A bright frame marks what your cards can pay for. When nothing is worth it any more, end the turn: all your cards come back later.
coach-about-pay = Which cards pay? What is proposed are those that you will miss least.
coach-about-place = Choose a space that glows. To turn the card, choose the space again or press R; then confirm. Roads must meet roads.
coach-about-name-faction = This artefact is matched today: name the faction that you want it of, your own above all.
coach-about-transform = This artefact changes another card, which you can then use at once.
coach-about-station = The card in the tent waits there until you need it.
coach-about-ambush = Cards in ambush come back at your next turn, or when you are attacked.
coach-about-drop-ambush = Only three cards fit into ambush: one has to go.
coach-about-muster = Every hero who takes part adds 1 for morale, but is lost if you lose.
coach-about-open-attack = An attack begins with a weapon.
coach-about-opening = Lay cards until your total exceeds the defence. With one faction only, your hero’s morale adds 1.
coach-about-attack = The defender holds: exceed the total, or pass and lose.
coach-about-reaction = You are attacked. Fight if you can match the total; if you surrender, you keep your cards.
coach-about-recall = Your cards in ambush can help in this battle; all come, or none.
coach-about-defence = Lay cards until your total equals the attacker’s: a tie is yours.
coach-about-ride = The horse gives three steps along the roads.
coach-about-top-card = The top card of your shelter, your discard pile, can be seen by everybody. Choose one that tells little of your plans.
coach-about-choose-great-artefact = You have won at the ruins, which stay neutral: take one Great Artefact.
coach-about-summon = The Horn lets you take up to two cards from your nation.
coach-about-use-wild-as = A wild card is whatever you need.
coach-about-keep-tent = One of these cards stays with the tent.
coach-about-pay-retreat = A retreat is paid with supply or a horse.

# A game looked at again.
replay-title = Replay
replay-opening = The game is being fetched …
replay-viewer = Seen by
replay-watch = open cards only
replay-all = all cards open
replay-play-on = Play on from here
replay-share = Share
replay-shared = The link to this moment is copied.
replay-share-address = The link to this moment is in the address bar.
replay-export = Save the record
replay-otherwise = by the rules of this program the game would go otherwise: { $problem }. What they cannot show stands in the log as it was written down
replay-written = { $player }: { $text }
replay-tab = { $tab ->
    [log] Log
    [charts] Charts
    [review] Review
   *[stacks] Stacks
}
replay-beside = Log, charts, review and stacks
replay-log = The whole game in sentences
replay-folded = Also cards drawn and discarded
replay-transport = Back and forth
replay-first = To the beginning
replay-turn-before = The turn before
replay-before = One act back
replay-play = Play
replay-pause = Pause
replay-next = One act on
replay-turn-next = The next turn
replay-last = To the end
replay-slider = Where in the game
replay-place = Act { $at } of { $end }
replay-speed = Speed
replay-speed-is = { $speed ->
    [slow] slowly
    [fast] fast
    [fastest] very fast
   *[usual] usual speed
}
replay-points = Points, day by day
replay-deck = The deck, day by day
replay-deck-of = Whose deck
replay-deck-unknown = Nobody’s deck can be seen from here.
replay-group = { $group ->
    [supply] supply
    [units] units
    [artefacts] artefacts
   *[others] Great Artefacts and others
}
replay-day = Day
replay-as-table = As a table
