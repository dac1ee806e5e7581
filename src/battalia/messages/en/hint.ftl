### Advice (battalia hint): a choice, and why

hint-choice = { $verb }: { $nouns } (“{ $notation }”).
hint-open = Nothing for now.
hint-chance = Chance decides now: there is nothing to advise.

## Why: the turn

hint-only-option = Nothing else is possible.
hint-not-now = Nothing that may be done at once is worth it at this moment.
hint-best-of = Of { $count } possibilities this one seems to leave you best off.
hint-all-alike = The possibilities are as good as each other: none is better for you.
hint-wins = { $sure ->
    [yes] With this turn you win the game.
   *[no] With some luck you win the game in this turn.
}
hint-cohort = It draws { $count ->
    [one] one card more
   *[other] { $count } cards more
}, and a cohort costs nothing.
hint-mulligan = These cards bring little this turn: five others should bring more.
hint-keep-hand = These cards are good enough: five others would hardly bring more this turn.
hint-nothing-gains = Nothing that could still be done in this turn would leave you better off.

## Why: what is better afterwards

hint-city-built = { $sure ->
    [yes] The turn brings
   *[no] With some luck the turn brings
} { $points ->
    [one] one point
   *[other] { $points } points
}: there is a new city of level { $level } on { $space }.
hint-city-gained = { $sure ->
    [yes] The turn brings
   *[no] With some luck the turn brings
} { $points ->
    [one] one point
   *[other] { $points } points
}: what stands on { $space } becomes yours.
hint-city-raised = { $sure ->
    [yes] The turn brings
   *[no] With some luck the turn brings
} { $points ->
    [one] one point
   *[other] { $points } points
}: the city on { $space } grows to level { $level }.
hint-city-taken = { $sure ->
    [yes] The turn brings
   *[no] With some luck the turn brings
} { $points ->
    [one] one point
   *[other] { $points } points
}: the neutral city on { $space } falls.
hint-city-won = { $sure ->
    [yes] The turn brings
   *[no] With some luck the turn brings
} { $points ->
    [one] one point
   *[other] { $points } points
}, and { $players } lose the city on { $space }.
hint-deck-gains = { $sure ->
    [yes] New in your deck:
   *[no] With some luck new in your deck:
} { $kinds }. { $fruit ->
    [supply] You will have more supply to spend.
    [roads] Roads will be built more easily.
    [attacks] Attacks will be stronger.
    [defence] Your cities will be better defended.
    [cohorts] Cohorts will draw more cards.
    [great] Great Artefacts help in every hand.
    [royal] Royals raise cities above level 4.
    [upgrades] Cities will be upgraded more easily.
    [cities] Cities will be built more easily.
   *[hands] Later hands will be able to do more.
}
hint-deck-thins = { $sure ->
    [yes] Gone from your deck:
   *[no] With some luck gone from your deck:
} { $kinds }. What remains comes to your hand more often.
hint-held = { $sure ->
    [yes] Kept for later instead of discarded:
   *[no] With some luck kept for later instead of discarded:
} { $kinds }.
hint-limbo = You can spare this card: { $kind }. What may wait in ambush for your next turn: { $kinds }.
hint-sites = { $sure ->
    [yes] Afterwards you have
   *[no] With some luck you then have
} { $count ->
    [one] one space
    [4] four spaces or more
   *[other] { $count } spaces
} on which to build your next city.
hint-hero-hired = { $sure ->
    [yes] A new hero stands
   *[no] With some luck a new hero stands
} on { $space }, ready to move and to attack.
hint-hero-nearer = { $sure ->
    [yes] It brings you nearer
   *[no] With some luck it brings you nearer
} to what can be attacked on { $space }.
hint-stronger = { $sure ->
    [yes] Your attacks will be
   *[no] With some luck your attacks will be
} stronger.
hint-assets = { $sure ->
    [yes] What you gain by it:
   *[no] What you may gain by it:
} { $module ->
    [checkpoints] a better chance at the next checkpoint.
    [heroic] a veteran’s strength.
    [trading] trading posts.
    [potions] a potion.
    [bilkarr] a hero at Bilkarr’s market.
    [great-artefacts] cities that nobody can attack.
    [metamorpha] a hero on Metamorpha’s terrain.
    [valleys] what the valleys give.
    [mountain-pass] a storm amplifier, and with it the way to a Great Artefact.
    [kings-bridge] the way to a Great Artefact on the King’s Bridge.
   *[other] what an added module gives.
}
hint-rivals = { $sure ->
    [yes] It spoils the prospects
   *[no] With some luck it spoils the prospects
} of { $players }.
hint-end-nears = { $sure ->
    [yes] The game has lasted long: roads fill the map and end it.
   *[no] The game has lasted long: with some luck roads fill the map and end it.
}
hint-raid = It leads to an attack on { $players }, on { $space }: { $count ->
    [0] they hold no cards
    [one] they hold one card
   *[other] they hold { $count } cards
}, and on average, over the hands that they may hold, it pays.
hint-set = You then have { $kind } ×{ $count } at hand: { $count ->
    [3] enough for a city.
   *[other] enough for an upgrade.
}
hint-more-cards = { $count ->
    [one] One card
   *[other] { $count } cards
} more to go on with.
hint-gamble = On average of the six sides of the die it is worth more than anything else.
hint-storm = With the jump comes a storm event, on average worth more than the toll.
hint-fortune = What luck may bring here is worth more than the rest on average.

## Why: cards, land, heroes

hint-pay = It spares what you can use better: { $kind }.
hint-pay-cheapest = Other ways to pay cost more cards or better ones.
hint-pay-alike = All ways to pay cost the same kinds of cards.
hint-place-towards = The road leads nearer to what can be attacked on { $space }.
hint-place-open = From there { $count ->
    [one] a road leads on to an empty space.
   *[other] roads lead on to { $count } empty spaces.
}
hint-most-cards = No other faction has more cards in your deck than the { $faction }, and cards of one faction make cohorts.
hint-home-city = It lies on your home terrain.
hint-home-terrain = It is your home terrain.
hint-worth-most = Of these cards you can use this one best: { $kind }.
hint-worth-least = Of these cards you need this one least: { $kind }.
hint-top = Everybody sees this card, and it tells least: { $kind }.
hint-promote = As { $kind } it can do more.
hint-double = It is your best unit to have twice: { $kind }.
hint-amulet = Of your cards this one has most to gain from the die: { $kind }.
hint-done = No further card is worth it.
hint-halt = No further step leads nearer to anything.
hint-strongest = Nothing else is stronger: it counts { $count }.
hint-road = It leads to { $count ->
    [one] one neighbouring space
   *[other] { $count } neighbouring spaces
}.

## Why: battles

hint-attack = You need { $need } to begin with and can reach { $reach }; { $count ->
    [0] { $players } hold no cards
    [one] { $players } hold one card
   *[other] { $players } hold { $count } cards
}, and on average, over the hands that they may hold, it pays.
hint-attack-falls = You need { $need } to take { $space }, and your cards reach { $reach }.
hint-weapon = It adds { $count } to the attack, and no other weapon opens it better.
hint-lay = You need { $need } and can reach { $reach }: this is part of the cheapest way.
hint-lay-least = You need { $need } and can reach only { $reach }, so the card that you miss least.
hint-stand = The total suffices: the other cards are saved.
hint-pass = You need { $need }, but all your cards reach only { $reach }.
hint-join = You need { $need }, and with cards alone you reach { $reach }: a hero adds morale.
hint-strike = You need { $need }: with the cards in the tent you reach { $reach }.
hint-fight = You need { $need } and can reach { $reach }: it can be held.
hint-surrender = You need { $need }, but can reach only { $reach }: it cannot be held, so save the cards.
hint-cannot-fight = There is nothing to fight with.
hint-retreat = You need { $need }, but can reach only { $reach }: so save the hero.
hint-retreat-safer = { $count ->
    [one] The attacker holds one card more
   *[other] The attacker holds { $count } cards more
} ({ $players }): a saved hero is better than a doubtful fight.
hint-recall = You need { $need }: without the ambush cards you reach only { $reach }.
hint-keep = You need { $need } and reach { $reach } without the ambush cards: they stay for later.
hint-muster-few = So many should suffice: those who stay away are not at risk.
hint-muster-all = Every hero adds strength, and fewer might not suffice.
hint-extra = You need { $need }, but plain cards reach only { $reach }: this may turn the battle.

## The goal: what it is, what it still takes, when it can be had

goal-neutral = The neutral city on { $space } defends with { $defence }: with strength { $need } it falls, and brings you { $points ->
    [one] one point
   *[other] { $points } points
}.
goal-ruins = The ruins on { $space } defend with { $defence }: with strength { $need } you win a Great Artefact there.
goal-raid = The city on { $space } ({ $players }) defends with { $defence }, and with the cards that are laid for it: you need { $need } to begin with. It would bring you { $points ->
    [one] one point
   *[other] { $points } points
}.
goal-upgrade = The city on { $space } can grow to level { $level }. For that you need in one hand: { $kind } ×{ $count }. In your deck: { $own }.
goal-city = A new city of level { $level } brings { $level ->
    [one] one point
   *[other] { $level } points
}. For that you need in one hand: { $kind } ×{ $count }. In your deck: { $own }.
goal-needs-weapon = A weapon to open the attack: create one ({ $kinds }).
goal-needs-road = A road that leads there: at least { $count ->
    [one] one land card
   *[other] { $count } land cards
} more.
goal-needs-hero = A hero: hire one in your city ({ $kinds }).
goal-needs-steps = { $count ->
    [one] One step for a hero from { $space }: a supply, or a horse.
   *[other] { $count } steps for a hero from { $space }: a supply for each; a horse gives three steps.
}
goal-needs-strength = More strength: your best hand would reach { $reach } of { $need }. Hire stronger units.
goal-needs-line = Then the attack, in one hand: { $kinds }. Together that is strength { $reach }.
goal-needs-site = A space for it: build a road first.
goal-needs-units = Still to be hired: { $count ->
    [1] { $kind }, for { $supply } supply.
   *[other] { $kind } ×{ $count }, for { $supply } supply each.
}
goal-needs-together = All of them in one hand: what waits in ambush comes along.
goal-now = Your cards suffice: it can be done in this turn.
# $weekday and $week as the table shows the day, $day as the log counts it.
goal-day = If the cards come right, it can be done on { $week ->
    [1] day { $day } of week 1.
   *[other] day { $weekday } of week { $week } (day { $day } in all).
}
goal-waits = Not in this turn: something else is worth more now.

## What else was weighed, and why it is less

hint-less = All in all it leaves you a little worse off.
hint-less-points = It brings { $count ->
    [one] one point
   *[other] { $count } points
} less.
hint-less-deck = Your deck would then lack: { $kinds }.
hint-less-held = Less would be kept for your next turn.
hint-less-land = It leaves you fewer spaces for your next city.
hint-less-heroes = You would have fewer heroes on the map.
hint-less-near = It would leave you further from what can be attacked on { $space }.
hint-less-strength = Your attacks would be weaker.
hint-less-gamble = It hangs on the die.
hint-less-raid = It hangs on the cards that { $players } hold.

## Why: The Stormgates

hint-pick-own = It is of your own faction: it keeps up morale in battles.
hint-pick-alike = You have { $count ->
    [one] one card
   *[other] { $count } cards
} of the { $faction } already: together they make cohorts.
hint-tent-lost = It costs { $players } what waits in the tent: { $kinds }.
hint-threatened = An enemy hero could attack { $space } soon.
hint-highest = No other of these cities is higher than this one, of level { $level }.
hint-eclipse = A card turned into another kind completes a set at hand.
hint-potion-turns = You need { $need } and reach { $reach }: the potion adds { $count }.
hint-brotherhood = It ends the attack on { $space } before it has begun.
hint-rage = It strikes cards out of the hand of { $players }, who hold { $count }.
hint-freeze = The row is worth more to them than what the freezing touch costs you.
hint-allow = The row is worth less than what the freezing touch costs you.
hint-amplifier = It brings a Great Artefact, and for that it is there.
hint-cross = No bargain on the Bridge leaves you better off.
