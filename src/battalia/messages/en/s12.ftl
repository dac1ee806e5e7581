### Metamorpha (S12), and whom the Lost Scroll summons (S7.7).

metamorpha-moved = Metamorpha came to { $space }.
metamorpha-left = Metamorpha left the board.
metamorpha-invoked = { $seat } asked Metamorpha for the gift of the { $terrain }.
unit-doubled = { $seat } doubled { $card }: it counts as two this turn.
npc-summoned = { $seat } summoned { $npc ->
    [metamorpha] Metamorpha
   *[bilkarr] Bilkarr
} to { $space }.

verb-invoke = Ask Metamorpha
choice-invoke = for the gift of the { $terrain }, to { $hero }
verb-draw-another = Draw
choice-draw-another = one more card
verb-summon = Summon
choice-summon = { $npc ->
    [metamorpha] Metamorpha
   *[bilkarr] Bilkarr
} to { $space }

about-metamorpha-enters = By which stormgate does Metamorpha enter?
about-assail = What does the hero attack, without a weapon?
about-draw-another = Do you draw another card?
about-double-unit = Which unit counts as two this turn?

not-on-her-terrain = This hero does not stand on the same terrain as Metamorpha.
invoked-already = This hero has had this gift of Metamorpha in this turn.
nothing-to-offer = There is no card in hand that could be given for it.
no-way-for-hero = No road leads on for this hero.
nothing-to-raise = No own city can be upgraded.
nothing-to-assail = There is nothing around this hero that could be attacked without a weapon.
nothing-to-promote = There is no unit in hand that could be promoted.
nothing-to-draw = There is no card to draw.
nothing-to-double = There is no unit in hand that could count as two.
one-hand-card = One card of the hand is given for it.
needed-for-the-gift = Without this card there would be nothing to use the gift on.
not-around-hero = The hero attacks one of the spaces around it.
never-doubled = Only a unit counts as two, no royal and no fanatic.
takes-no-part = Nobody of that name takes part in this game.
one-summoned = One stands summoned already: until the next checkpoint only that one can be moved.
read-first = Only the Lost Scroll summons: use it first.
