### Fortune cards (S8)

## Events

fortune-drawn = { $seat } drew fortune card { $card }.
great-artefact-seen = { $card ->
    [none] { $seat } drew a Great Artefact from the remaining pile.
   *[other] { $seat } drew { $card } from the remaining pile.
}
fortune-empty = The fortune card has nothing to give to { $seat }.

## Choices

verb-draw-fortune = Draw instead
choice-draw-fortune = a fortune card
verb-fortune = Fortune card
choice-fortune = { $card }
verb-seek-artefact = Draw
choice-seek-artefact = from the remaining Great Artefacts
verb-take-stardust = Take
choice-take-stardust = a stardust card

## Questions

about-turn-fortune = Which fortune card is drawn?
about-seek = Which Great Artefact is drawn?
about-keep-artefact = Which Great Artefact do you keep?
about-apply-fortune = What do you take from the fortune card?

## Reasons

no-great-artefact-to-choose = A fortune card is drawn only where a Great Artefact may be chosen.
fortune-commits = The fortune card is drawn: only what it offers can be had.
no-great-artefact-left = No Great Artefact remains in the pile.
