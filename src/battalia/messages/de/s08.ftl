### Fortune cards (S8)

## Events

fortune-drawn = { $seat }: Glückskarte { $card } gezogen.
great-artefact-seen = { $card ->
    [none] { $seat }: ein Besonderes Artefakt vom Reststapel gezogen.
   *[other] { $seat }: { $card } vom Reststapel gezogen.
}
fortune-empty = { $seat }: Die Glückskarte bringt nichts.

## Choices

verb-draw-fortune = Stattdessen ziehen
choice-draw-fortune = eine Glückskarte
verb-fortune = Glückskarte
choice-fortune = { $card }
verb-seek-artefact = Ziehen
choice-seek-artefact = von den übrigen Besonderen Artefakten
verb-take-stardust = Nehmen
choice-take-stardust = eine Sternenstaubkarte

## Questions

about-turn-fortune = Welche Glückskarte wird gezogen?
about-seek = Welches Besondere Artefakt wird gezogen?
about-keep-artefact = Welches Besondere Artefakt behältst du?
about-apply-fortune = Was nimmst du von der Glückskarte?

## Reasons

no-great-artefact-to-choose = Eine Glückskarte wird nur gezogen, wo ein Besonderes Artefakt gewählt werden darf.
fortune-commits = Die Glückskarte ist gezogen: Nur was sie bietet, ist zu haben.
no-great-artefact-left = Im Reststapel liegt kein Besonderes Artefakt mehr.
