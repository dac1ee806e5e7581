### The draft (S9)

pack-passed = { $cards ->
    [none] { $seat } got a pack of { $count ->
        [one] one unit
       *[other] { $count } units
    }.
   *[other] { $seat } got a pack: { $cards }.
}
card-picked = { $card ->
    [none] { $seat } picked a unit.
   *[other] { $seat } picked { $card }.
}
verb-pick = Pick
choice-pick = { $card }
about-draft = Which unit comes into the pack?
about-pick = Which unit do you pick before you pass the pack on?
not-in-pack = There is no such card in the pack.
