### Fortune cards (S8)

## Events

fortune-drawn = { $seat } pescano la carta Fortuna { $card }.
great-artefact-seen = { $card ->
    [none] { $seat } pescano un Grande Manufatto dal mazzo di quelli rimasti.
   *[other] { $seat } pescano dal mazzo dei Grandi Manufatti rimasti { $card }.
}
fortune-empty = La carta Fortuna non ha nulla da dare ({ $seat }).

## Choices

verb-draw-fortune = Pesca invece
choice-draw-fortune = una carta Fortuna
verb-fortune = Carta Fortuna
choice-fortune = { $card }
verb-seek-artefact = Pesca
choice-seek-artefact = dai Grandi Manufatti rimasti
verb-take-stardust = Prendi
choice-take-stardust = una carta Polvere di Stelle

## Questions

about-turn-fortune = Quale carta Fortuna viene pescata?
about-seek = Quale Grande Manufatto viene pescato?
about-keep-artefact = Quale Grande Manufatto tieni?
about-apply-fortune = Che cosa prendi dalla carta Fortuna?

## Reasons

no-great-artefact-to-choose = Una carta Fortuna si pesca solo quando si può scegliere un Grande Manufatto.
fortune-commits = La carta Fortuna è pescata: si può avere solo ciò che offre.
no-great-artefact-left = Nel mazzo non restano Grandi Manufatti.
