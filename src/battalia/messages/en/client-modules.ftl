## The browser: what the modules of The Stormgates have in play, in a small panel beside the stacks.

modules = The Stormgates in play
modules-events = { $played ->
    [0] None has been played yet; { $left } are left.
   *[other] Played so far, the last one first. Left before all are shuffled anew: { $left }.
}
modules-fortune = Great Artefacts in the remaining pile: { $count }.
modules-royals = { $count ->
    [0] No king or queen is left.
   *[other] Kings and queens that wait for a player. Cards in the deck: { $queen } for a queen, { $king } for a king.
}
modules-attacks = Attacks of the team in this turn: { $made } of { $limit }
modules-amplifiers = Storm amplifiers
# $gates: the numbers of stormgates, by commas; none where there are none.
modules-amplifiers-of = { $gates ->
    [none] none
   *[other] for gate { $gates }
}
# $name: Metamorpha or Bilkarr.
modules-away = { $name } comes to the board after the first week.

# What has become of a potion. $player: such as “the Bärfolk”.
modules-potion-for-sale = for sale
modules-potion-held = held by { $player }
modules-potion-works = works for { $player }{ $days ->
    [one] , today only
   *[other] , for { $days } days
}
modules-potion-poured = weakens { $player }{ $days ->
    [one] , today only
   *[other] , for { $days } days
}
modules-veteran = A veteran: each hero adds 4 to a battle, each friman and chief has 1 more.

# What a hero on Metamorpha’s kind of terrain gets for a card of the hand.
modules-gift-woods = This hero goes up to three steps.
modules-gift-lakes = Promote a unit of your hand by one rank.
modules-gift-canyons = This hero attacks a space around it, without a weapon.
modules-gift-mountains = Upgrade one of your cities by one level.
modules-gift-jungle = Draw up to two cards.
modules-gift-ice = A unit of your hand counts as two this turn.
