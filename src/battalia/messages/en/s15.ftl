### The Valleys of Kings and Queens (S15)

## Events

road-explored = { $seat } explored the road on { $space }.
building-explored = { $seat } explored { $gives-key ->
    [tool] the smith
    [title] the town hall
    [horse] the stable
    [weapon] the arena
    [tent] the spinning mill
    [amulet] the tavern
    [scroll] the mages’ guild
   *[other] the market
} on { $space }; it has level { $level }.
amplifier-taken = Hero { $hero } of { $seat } took a storm amplifier for gate { $gate }.
amplifier-spent = { $seat } spent a storm amplifier for gate { $gate }.
amplifier-lost = { $seat } lost a storm amplifier for gate { $gate }.
gate-artefact-buried = A Great Artefact was hidden under the stormgate on { $space }.
gate-artefacts-seen = { $cards ->
    [none] { $seat } spent a storm amplifier and looked under gate { $gate }.
   *[other] { $seat } spent a storm amplifier; under gate { $gate } lies: { $cards }.
}
great-artefact-given = { $seat } gave { $card } to the remaining pile.
great-artefact-swapped = { $seat } laid { $card } on offer instead.
city-lowered = { $seat } lowered the city on { $space } to level { $level }.

## Choices

verb-explore = Explore
choice-explore = { $space }
verb-reveal = Turn up
choice-reveal = the building that gives { $gives }
verb-collect = Take a card
choice-collect = from the building on { $space }
verb-spend-amplifier = Spend
choice-spend-amplifier = the storm amplifier
verb-keep-amplifier = Keep
choice-keep-amplifier = the storm amplifier
verb-give-artefact = For an upgrade, give
choice-give-artefact = { $card }
verb-lower = Lower a city
choice-lower = { $other ->
    [none] on { $space } by two levels
   *[other] on { $space } and the one on { $other } by one level each
}
verb-exchange = Swap
choice-exchange = { $card }
verb-cross = Go on
choice-cross = without the Bridge

## Questions

about-reveal-building = Which building lies there?
about-amplifier = Which gate does the die name?
about-spend-amplifier = Do you spend your storm amplifier?
about-bury-at-gate = Which Great Artefact is hidden under this gate?
about-take-from-gate = Which Great Artefact do you take?
about-use-bridge = What do you do on the King’s Bridge?
about-give-more = Do you give another Great Artefact?
about-exchange-for = For what do you swap it?

## Reasons

nothing-to-explore = There is nothing to explore.
explore-needs-hero = None of your heroes stands next to it with a road between them.
cannot-pay-exploring = The hand does not hold the cards to pay for exploring.
not-your-building = No building of yours stands there.
building-once-a-turn = Your buildings have given a card this turn.
market-empty = No supply is left for the market.
unexplored = The card there has to be explored first.
amplifier-after-jump = A storm amplifier is spent right after a jump from its gate.
not-under-gate = This Great Artefact does not lie under the gate.
looked-already = The amplifier is being spent: now one of the cards under the gate is taken.
stop-on-bridge = A hero does this when it stops on the King’s Bridge, once per turn.
bridge-one-way = The hero is using the Bridge in another way already.
no-own-great-artefact = This is no Great Artefact in your nation or shelter.
no-free-upgrade = No city of yours could be upgraded for it.
two-cities-lowered = Two different cities are lowered by one level each.
lowered-below-one = No city is lowered below level 1.
