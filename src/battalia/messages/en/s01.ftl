### Stormgates and storm events (S1)

gate-laid = The stormgate of { $terrain } lies on { $space }.
storm-event-drawn = { $seat } drew storm event { $storm }{ $storm ->
    [1] : the top card of an artefact stack
    [2] : the top lord
    [3] : a card of the own nation
    [4] : a road
    [5] : a fortune card
    [6] : the second hero appears
    [7] : a card on the board is replaced
    [8] : a played event is copied
    [9] : a hand unit is promoted
    [10] : an own city is upgraded
    [11] : a card comes back from limbo
    [12] : a tent is destroyed
   *[other] { "" }
}.
storm-event-copied = { $seat } copied storm event { $storm }.
storm-events-reshuffled = The storm events were reshuffled.
hero-appeared = A hero of { $seat } appeared on { $space }.
land-replaced = { $seat } replaced the card on { $space }: { $terrain }.

## Choices

verb-jump = Jump
choice-jump = { $hero } to the stormgate on { $space }{ $origin ->
    [none] {""}
   *[other] {" "}by way of the one on { $origin }
}{ $further ->
    [0] {""}
    [one] , with one step more
   *[other] , with { $further } steps more
}
verb-toll = Pay the toll
choice-toll = { $hero } to the stormgate on { $space }
verb-event = Storm event
choice-event = { $event }
verb-copy = Copy storm event
choice-copy = { $event }{ $event ->
    [1] : take a card of an artefact stack
    [3] : draw a card
    [4] : build a road
    [5] : draw a fortune card
    [6] : the second hero appears
    [7] : replace a card on the board
    [9] : promote a hand unit
    [10] : upgrade an own city
    [11] : take a card from limbo
   *[12] : destroy a tent
}
verb-replace-card = Replace a card
choice-replace-card = on { $space }
verb-take-terrain = Take
choice-take-terrain = { $terrain }
verb-destroy-tent = Destroy
choice-destroy-tent = a tent of { $of }: { $tent } with { $cards }

## Questions

about-lay-gate = Which stormgate lies next?
about-storm-event = Which storm event is drawn?
about-travel-on = Where do you travel on?
about-copy-event = Which played storm event do you copy?
about-build-free = Which road do you build?
about-replace-card = Which card on the board do you replace?
about-take-terrain = Which terrain does the new card have?
about-destroy-tent = Which tent do you destroy?

## Reasons

not-on-gate = This hero does not stand on a stormgate.
no-gate-there = A jump leads to another stormgate on the board.
no-other-gate = There is no other stormgate on the board.
jumped-already = This hero has jumped in this turn already.
too-far = The rest of the row does not lead so far.
never-copied = Storm events 2 and 8 are never copied.
event-not-played = This storm event does not lie on the played pile.
event-without-effect = This storm event would have no effect; another one can be applied.
only-roads = This storm event builds a road.
card-not-replaced = Only a city or road card is replaced: no stormgate, no ruins, no card of a valley.
replace-first = First the card on the board is named that is replaced.
replace-one = The card that is replaced has been named already.
promote-one = A unit of the hand can be promoted, so one is.
terrain-not-left = No such card is left in this stack.
opponents-tent-first = While an opponent has a tent, one of those is destroyed.
no-higher-residence = There may be two residences and one capital at most.
not-in-limbo = This card does not lie in limbo.
royal-in-limbo = No royal comes back from limbo.
