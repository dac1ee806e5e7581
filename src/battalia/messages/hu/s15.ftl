### The Valleys of Kings and Queens (S15)

## Events

road-explored = { $seat } – felderített út: { $space }.
building-explored = { $seat } – felderített épület az { $space } mezőn: { $gives-key ->
    [tool] kovácsműhely
    [title] városháza
    [horse] istálló
    [weapon] aréna
    [tent] fonoda
    [amulet] fogadó
    [scroll] máguscéh
   *[other] piac
}, { $level }. szint.
amplifier-taken = { $seat } – { $hero }. hős: viharerősítőt kap ({ $gate }. viharkapu).
amplifier-spent = { $seat } – elhasznált viharerősítő: { $gate }. viharkapu.
amplifier-lost = { $seat } – elveszett viharerősítő: { $gate }. viharkapu.
gate-artefact-buried = Az { $space } mezőn lévő viharkapu egy Nagy és Különleges tárgyat rejt.
gate-artefacts-seen = { $cards ->
    [none] { $seat } – elhasznált viharerősítő, megnézett kapu: { $gate }. viharkapu.
   *[other] { $seat } – elhasznált viharerősítő; { $gate }. viharkapu, alatta: { $cards }.
}
great-artefact-given = { $seat } – a maradék pakliba adva: { $card }.
great-artefact-swapped = { $seat } – cserébe a kínálatba kerül: { $card }.
city-lowered = { $seat } – a város szintje csökkent az { $space } mezőn: { $level }. szint.

## Choices

verb-explore = Felderítés
choice-explore = { $space }
verb-reveal = Felfordítás
choice-reveal = az épület, amely ezt adja: { $gives }
verb-collect = Kártya az épületből
choice-collect = { $space }
verb-spend-amplifier = Elhasználás
choice-spend-amplifier = a viharerősítő
verb-keep-amplifier = Megtartás
choice-keep-amplifier = a viharerősítő
verb-give-artefact = Odaadás egy fejlesztésért
choice-give-artefact = { $card }
verb-lower = Város szintjének csökkentése
choice-lower = { $other ->
    [none] { $space }, két szinttel
   *[other] { $space } és { $other }, egy-egy szinttel
}
verb-exchange = Csere
choice-exchange = { $card }
verb-cross = Tovább
choice-cross = a híd használata nélkül

## Questions

about-reveal-building = Melyik épület van ott?
about-amplifier = Melyik kaput mutatja a dobókocka?
about-spend-amplifier = Elhasználod a viharerősítődet?
about-bury-at-gate = Melyik Nagy és Különleges tárgy kerül e viharkapu alá rejtve?
about-take-from-gate = Melyik Nagy és Különleges tárgyat veszed el?
about-use-bridge = Mit teszel a Király Hídján?
about-give-more = Odaadsz még egy Nagy és Különleges tárgyat?
about-exchange-for = Mire cseréled?

## Reasons

nothing-to-explore = Ott nincs mit felderíteni.
explore-needs-hero = Egyik hősöd sem áll mellette úgy, hogy út kösse össze vele.
cannot-pay-exploring = A rendelkezésre álló kártyák nem adják ki a felderítés költségét.
not-your-building = Ott nem áll saját épületed.
building-once-a-turn = Az épületeid ebben a körben már adtak kártyát.
market-empty = A piacra nem maradt utánpótlás.
unexplored = Az ott lévő kártyát előbb fel kell deríteni.
amplifier-after-jump = A viharerősítő rögtön a saját kapujából indult ugrás után használható el.
not-under-gate = Ez a Nagy és Különleges tárgy nincs a viharkapu alatt.
looked-already = A viharerősítőt épp elhasználod: most a viharkapu alatti kártyák egyikét kell elvenni.
stop-on-bridge = Ezt egy hős akkor teheti, amikor megáll a Király Hídján, körönként egyszer.
bridge-one-way = A hős már másképp használja a hidat.
no-own-great-artefact = Ez nem a nemzetségedben vagy menedékedben lévő Nagy és Különleges tárgy.
no-free-upgrade = Egyik városod sem lenne érte fejleszthető.
two-cities-lowered = Két különböző város szintje csökken eggyel-eggyel.
lowered-below-one = Egy város sem kerülhet az 1. szint alá.
