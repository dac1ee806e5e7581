### Trading posts, stardust, chests (S6)

## Events

post-built = { $star ->
    [yes] { $seat } built a trading post on { $space }; both posts show their star now.
   *[no] { $seat } built a trading post on { $space }.
}
cards-traded = { $seat } gave in trade: { $cards }.

## Choices

verb-post = Build a trading post
choice-post = on { $space }
verb-trade = Trade
choice-trade = { $artefact ->
    [none] { $card }
   *[other] { $card } for { $artefact }
}

## Reasons

kept-from-limbo = This card is never sent to limbo.
cannot-pay-post = You cannot pay for a trading post.
no-post-left = You have built all your trading posts.
post-needs-road = A trading post stands on a road card.
post-not-linked = No road links this card with a city of yours.
no-hero-at-post = None of your heroes stands on a card with a trading post of yours.
not-traded = This is not traded.
traded-before = You received this card by trade this turn.
name-artefact = Say for which artefact you trade the chest.
no-chest-left = No chest is left.
no-stardust-left = No stardust is left.
both-posts-needed = Stardust is traded with both posts built.
too-little-supply = You have too little supply to trade.
trade-shrinks-deck = The trade would leave your deck too small.
