### Bilkarr and the six potions (S13)

## Events

bilkarr-arrived = Bilkarr comes out of the stormgate on { $space }.
bilkarr-moved = Bilkarr goes from { $origin } to { $space }.
potion-bought = { $seat } bought { $potion ->
    [freezing] the freezing touch
    [eclipse] the solar eclipse
   *[other] the potion of { $potion }
}.
potion-drunk = { $potion ->
    [freezing] { $seat } drank the freezing touch.
    [eclipse] { $seat } drank the solar eclipse.
    [weakness] { $seat } poured weakness on { $on }.
   *[other] { $seat } drank the potion of { $potion }.
}
potion-spent = { $potion ->
    [freezing] The freezing touch
    [eclipse] The solar eclipse
   *[other] The potion of { $potion }
} of { $seat } works no longer and is for sale again.
hand-struck = { $cards ->
    [none] Berserk rage: { $count ->
        [one] one hand card
       *[other] { $count } hand cards
    } of { $seat } went to the shelter.
   *[other] Berserk rage: { $seat } lost from the hand { $cards }.
}
row-frozen = { $seat } froze the row of { $of }: it has no effect.
card-eclipsed = Solar eclipse: { $card } of { $seat } counts as { $kind }.

## Choices

verb-buy-potion = Buy
choice-buy-potion = { $potion ->
    [freezing] the freezing touch
    [eclipse] the solar eclipse
   *[other] the potion of { $potion }
}
verb-drink = Drink
choice-drink = { $potion ->
    [freezing] the freezing touch
    [eclipse] the solar eclipse
    [weakness] weakness, poured on { $on }
   *[other] the potion of { $potion }
}
verb-rage = Go berserk
choice-rage = strike two random cards out of the defender’s hand
verb-freeze = Freeze it
choice-freeze = the row has no effect, its cards are spent
verb-allow = Let it be
choice-allow = the row takes effect
verb-eclipse = Eclipse
choice-eclipse = { $card } to { $kind }

## Questions

about-bilkarr-gate = On which stormgate does Bilkarr appear?
about-freeze = An opponent has laid a row. Do you freeze it?
about-strike = Which card is struck out of the hand?

## Reasons

no-such-potion = There is no such potion.
not-your-potion = This potion is not yours.
drunk-already = This potion has been drunk.
poured-on-opponents = Weakness is poured on an opponent, other potions are drunk.
brothers-do-not-fight = The potion of brotherhood forbids attacks between you.
no-rage = You have no berserk rage left for today.
rage-with-the-opening = You go berserk with the opening of an attack on a player.
nothing-to-strike = The defender has no hand cards.
nothing-to-freeze = There is no row of an opponent to freeze.
no-eclipse = You have no solar eclipse left for today.
not-eclipsed-so = A card is eclipsed to another unit or artefact, or to supply.
not-at-bilkarr = None of your heroes stands where Bilkarr is.
potion-sold = This potion is not for sale.
