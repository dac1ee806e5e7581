### New Great Artefacts (S7)

## Events

bag-opened = { $seat } took supply from Fortuna’s Bag: { $count }.
bag-closed = Supply of Fortuna’s Bag that { $seat } did not use went back: { $count }.
city-cloaked = { $seat } hid the city on { $space } under Vayl’s Cloak.
cloak-lifted = { $seat } took Vayl’s Cloak off: the hidden cities can be attacked again.
card-gazed = { $card ->
    [none] { $seat } looked at a card in Ming’s Crystal.
   *[other] { $seat } saw { $card } in Ming’s Crystal.
}
nation-arranged = { $seat } put { $count ->
    [one] one chosen card
   *[other] { $count } chosen cards
} on top of the nation and shuffled the rest.
units-taken-over = { $seat } took over from { $of } with Syoen’s Mask: { $cards }.
land-swapped = { $seat } swapped the terrain cards on { $space } and { $other }.

## Choices

verb-take-supply = Take supply
choice-take-supply = { $count ->
    [one] one card
   *[other] { $count } cards
}
verb-hide = Hide a city
choice-hide = on { $space }
verb-take-over = Take over
choice-take-over = { $cards }
verb-reshape = Replace a card
choice-reshape = on { $space } by { $terrain }
verb-swap-land = Swap two cards
choice-swap-land = on { $space } and { $other }

## Questions

about-take-supply = How much supply do you take from the Bag?
about-rally = Which card of the shelter follows the Banner?
about-hide = Which city do you hide?
about-gaze = Which card appears in the Crystal?
about-arrange = Which card lies on top of the nation next?
about-read-scroll = What does the Lost Scroll do?
about-reshape = Which terrain card do you replace?

## Why something is not possible

attack-from-afar = From another space only Farrell’s Arrow opens an attack, by heroes within range.
great-artefact-first = The Great Artefact is used first.
no-mask = Syoen’s Mask is not at hand.
mask-in-battle = Syoen’s Mask is used in a battle against a player.
not-taken-over = The Mask takes up to two real units of the other line with a strength of up to 3 in all.
mask-in-own-play = The Mask is used in an own play: fight first.
equal-units = Equal units are one choice: name the first ones, in order.
no-supply-left = No supply card is left.
not-from-bag = The Bag gives one or two supply cards, as far as there are any.
only-spent = Supply from the Bag is spent this turn: it is not ambushed, stationed or sent to limbo.
nobody-to-rally = No unit, weapon or horse lies in the shelter.
not-rallied = The Banner takes cards of one type from the shelter: units, weapons or horses with a strength of up to 8 in all.
no-city-to-hide = None of your heroes has a city of yours within range.
not-hideable = The Cloak hides cities of your own within range of your heroes.
city-hidden = This city is hidden under Vayl’s Cloak.
nothing-to-see = The nation is empty.
not-in-crystal = The Crystal does not show this card.
nothing-in-limbo = Limbo holds no card that you may take.
nothing-to-reshape = No terrain card can be replaced.
not-reshaped-so = The Staff replaces a city or road card by one of another terrain that is left in its stack.
not-swapped-so = The Staff swaps two cards of the same kind, however they lie, and of different terrain; a swap counts as two cards of three.
