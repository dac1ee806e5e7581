### Fortune cards (S8)

## Events

fortune-drawn = { $seat } dobiera kartę fortuny { $card }.
great-artefact-seen = { $card ->
    [none] { $seat } dobiera Większy Artefakt ze stosu pozostałych.
   *[other] { $seat } dobiera ze stosu pozostałych: { $card }.
}
fortune-empty = { $seat } nic nie dostaje z karty fortuny.

## Choices

verb-draw-fortune = Zamiast tego dobierz
choice-draw-fortune = kartę fortuny
verb-fortune = Karta fortuny
choice-fortune = { $card }
verb-seek-artefact = Dobierz
choice-seek-artefact = z pozostałych Większych Artefaktów
verb-take-stardust = Weź
choice-take-stardust = kartę gwiezdnego pyłu

## Questions

about-turn-fortune = Która karta fortuny zostaje dobrana?
about-seek = Który Większy Artefakt zostaje dobrany?
about-keep-artefact = Który Większy Artefakt zatrzymujesz?
about-apply-fortune = Co bierzesz z karty fortuny?

## Reasons

no-great-artefact-to-choose = Kartę fortuny dobiera się tylko tam, gdzie można wybrać Większy Artefakt.
fortune-commits = Karta fortuny jest już dobrana: można dostać tylko to, co ona daje.
no-great-artefact-left = W stosie nie ma już Większych Artefaktów.
