### Fortune cards (S8)

## Events

fortune-drawn = { $seat } – felhúzott szerencsekártya: { $card }.
great-artefact-seen = { $card ->
    [none] { $seat } – egy Nagy és Különleges tárgy a maradék pakliból.
   *[other] { $seat } – a maradék pakliból felhúzva: { $card }.
}
fortune-empty = { $seat } – a szerencsekártya nem ad semmit.

## Choices

verb-draw-fortune = Húzás helyette
choice-draw-fortune = egy szerencsekártya
verb-fortune = Szerencsekártya
choice-fortune = { $card }
verb-seek-artefact = Húzás
choice-seek-artefact = a megmaradt Nagy és Különleges tárgyakból
verb-take-stardust = Elvétel
choice-take-stardust = egy csillagporkártya

## Questions

about-turn-fortune = Melyik szerencsekártya következik a húzásnál?
about-seek = Melyik Nagy és Különleges tárgy következik a húzásnál?
about-keep-artefact = Melyik Nagy és Különleges tárgyat tartod meg?
about-apply-fortune = Mit veszel el a szerencsekártyáról?

## Reasons

no-great-artefact-to-choose = Szerencsekártya csak ott húzható, ahol Nagy és Különleges tárgyat lehet választani.
fortune-commits = A szerencsekártyát már felhúztad: csak az jár, amit az kínál.
no-great-artefact-left = A maradék pakliban nincs több Nagy és Különleges tárgy.
