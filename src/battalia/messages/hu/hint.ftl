### Advice (battalia hint): a choice, and why

hint-choice = { $verb }: { $nouns } („{ $notation }”).
hint-open = Most semmit.
hint-chance = Most a véletlen dönt: nincs mit tanácsolni.

## Why: the turn

hint-only-option = Más nem lehetséges.
hint-not-now = Amit azonnal megtehetsz, abból ebben a pillanatban semmi sem éri meg.
hint-best-of = { $count } lehetőség közül várhatóan ezzel jársz a legjobban.
hint-all-alike = A lehetőségek egyformán jók: egyik sem jobb neked a többinél.
hint-wins = { $sure ->
    [yes] Ezzel a körrel megnyered a játékot.
   *[no] Egy kis szerencsével ebben a körben megnyered a játékot.
}
hint-cohort = { $count ->
    [one] Egy kártyával
   *[other] { $count } kártyával
} többet húzhatsz, és a csoport nem kerül semmibe.
hint-mulligan = Ezek a kártyák ebben a körben keveset érnek: öt másik várhatóan többet ér.
hint-keep-hand = Ezek a kártyák elég jók: öt másik ebben a körben aligha érne többet.
hint-nothing-gains = Amit ebben a körben még tehetnél, abból már semmi sem javítana a helyzeteden.

## Why: what is better afterwards

hint-city-built = { $sure ->
    [yes] A kör
   *[no] Egy kis szerencsével a kör
} { $points ->
    [one] egy győzelmi pontot
   *[other] { $points } győzelmi pontot
} hoz: új, { $level }. szintű város áll az { $space } mezőn.
hint-city-gained = { $sure ->
    [yes] A kör
   *[no] Egy kis szerencsével a kör
} { $points ->
    [one] egy győzelmi pontot
   *[other] { $points } győzelmi pontot
} hoz: a tiéd lesz, ami az { $space } mezőn áll.
hint-city-raised = { $sure ->
    [yes] A kör
   *[no] Egy kis szerencsével a kör
} { $points ->
    [one] egy győzelmi pontot
   *[other] { $points } győzelmi pontot
} hoz: az { $space } mezőn lévő város új szintje { $level }.
hint-city-taken = { $sure ->
    [yes] A kör
   *[no] Egy kis szerencsével a kör
} { $points ->
    [one] egy győzelmi pontot
   *[other] { $points } győzelmi pontot
} hoz: elesik az { $space } mezőn lévő semleges város.
hint-city-won = { $sure ->
    [yes] A kör
   *[no] Egy kis szerencsével a kör
} { $points ->
    [one] egy győzelmi pontot
   *[other] { $points } győzelmi pontot
} hoz, és az ellenfél ({ $players }) elveszíti az { $space } mezőn lévő várost.
hint-deck-gains = { $sure ->
    [yes] Új a teremtő paklidban:
   *[no] Egy kis szerencsével új a teremtő paklidban:
} { $kinds }. { $fruit ->
    [supply] Több elkölthető utánpótlásod lesz.
    [roads] Könnyebb lesz utakat építeni.
    [attacks] A támadásaid erősebbek lesznek.
    [defence] Városaid védelme erősebb lesz.
    [cohorts] A csoportok több kártyát hoznak majd.
    [great] A Nagy és Különleges tárgyak minden kézben segítenek.
    [royal] A király és a királynő a 4. szint fölé emeli a városokat.
    [upgrades] Könnyebb lesz városokat fejleszteni.
    [cities] Könnyebb lesz városokat építeni.
   *[hands] Későbbi kártyáiddal többre leszel képes.
}
hint-deck-thins = { $sure ->
    [yes] Kikerül a teremtő paklidból:
   *[no] Egy kis szerencsével kikerül a teremtő paklidból:
} { $kinds }. Ami marad, gyakrabban kerül a kezedbe.
hint-held = { $sure ->
    [yes] Eldobás helyett későbbre marad:
   *[no] Egy kis szerencsével eldobás helyett későbbre marad:
} { $kinds }.
hint-limbo = Ezt a kártyát nélkülözheted: { $kind }. Ami orvtámadásban várhat a következő körödre: { $kinds }.
hint-sites = { $sure ->
    [yes] Ezután
   *[no] Egy kis szerencsével ezután
} { $count ->
    [one] egy mezőre
    [4] négy vagy több mezőre
   *[other] { $count } mezőre
} építheted a következő városodat.
hint-hero-hired = { $sure ->
    [yes] Új hős áll
   *[no] Egy kis szerencsével új hős áll
} az { $space } mezőn, mozgásra és támadásra készen.
hint-hero-nearer = { $sure ->
    [yes] Közelebb visz
   *[no] Egy kis szerencsével közelebb visz
} az { $space } mezőn lévő célponthoz.
hint-stronger = { $sure ->
    [yes] A támadásaid
   *[no] Egy kis szerencsével a támadásaid
} erősebbek lesznek.
hint-assets = { $sure ->
    [yes] Amit ezzel nyersz:
   *[no] Amit ezzel nyerhetsz:
} { $module ->
    [checkpoints] jobb esély a következő ellenőrzőpontnál.
    [heroic] egy veterán ereje.
    [trading] kereskedőállomások.
    [potions] egy főzet.
    [bilkarr] egy hős Bilkarr piacánál.
    [great-artefacts] városok, amelyeket senki sem támadhat meg.
    [metamorpha] egy hős Metamorpha területén.
    [valleys] amit a völgyek adnak.
    [mountain-pass] egy viharerősítő, és vele az út egy Nagy és Különleges tárgyhoz.
    [kings-bridge] az út egy Nagy és Különleges tárgyhoz a Király Hídján.
   *[other] amit egy további modul ad.
}
hint-rivals = { $sure ->
    [yes] Ez rontja az ellenfél esélyeit
   *[no] Egy kis szerencsével ez rontja az ellenfél esélyeit
} ({ $players }).
hint-end-nears = { $sure ->
    [yes] A játék már régóta tart: az utak betöltik a térképet, és véget vetnek neki.
   *[no] A játék már régóta tart: egy kis szerencsével az utak betöltik a térképet, és véget vetnek neki.
}
hint-raid = Ez támadáshoz vezet az { $space } mezőn (védekező: { $players }): az ellenfél kezében { $count ->
    [0] nincs kártya
    [one] egy kártya van
   *[other] { $count } kártya van
}, és a lehetséges lapjait átlagolva megéri.
hint-set = Ezután rendelkezésedre áll: { $kind } ×{ $count }; { $count ->
    [3] ez elég egy városra.
   *[other] ez elég egy fejlesztésre.
}
hint-more-cards = { $count ->
    [one] Eggyel több kártyával
   *[other] { $count } további kártyával
} folytathatod.
hint-gamble = A kocka hat oldalát átlagolva ez többet ér minden másnál.
hint-storm = Az ugrással egy viharesemény is jár, amely átlagosan többet ér a vámnál.
hint-fortune = Amit itt a szerencse hozhat, átlagosan többet ér a többinél.

## Why: cards, land, heroes

hint-pay = Megkíméli, aminek nagyobb hasznát veszed: { $kind }.
hint-pay-cheapest = Más fizetési módokhoz több vagy jobb kártya kellene.
hint-pay-alike = Minden fizetési mód ugyanolyan fajta kártyákba kerül.
hint-place-towards = Az út közelebb visz az { $space } mezőn lévő célponthoz.
hint-place-open = Onnan { $count ->
    [one] egy üres mezőre vezet tovább út.
   *[other] { $count } üres mezőre vezet tovább út.
}
hint-most-cards = A teremtő paklidban egyik népnek sincs több kártyája, mint ennek: { $faction }; és egy nép kártyái csoportot alkotnak.
hint-home-city = A saját területeden fekszik.
hint-home-terrain = Ez a saját területed.
hint-worth-most = E kártyák közül ennek veszed a legnagyobb hasznát: { $kind }.
hint-worth-least = E kártyák közül erre van a legkevésbé szükséged: { $kind }.
hint-top = Ezt a kártyát mindenki látja, és ez árulja el a legkevesebbet: { $kind }.
hint-promote = Az előléptetés után többre képes: { $kind }.
hint-double = Ezt az egységet éri meg leginkább megkettőzni: { $kind }.
hint-amulet = A kártyáid közül ez nyerhet a legtöbbet a kockadobással: { $kind }.
hint-done = További kártya már nem éri meg.
hint-halt = További lépés már nem visz közelebb semmihez.
hint-strongest = Nincs nála erősebb: harci ereje { $count }.
hint-road = { $count ->
    [one] Egy szomszédos mezőre
   *[other] { $count } szomszédos mezőre
} vezet.

## Why: battles

hint-attack = Kezdetnek { $need } harci erő kell, és { $reach } érhető el; az ellenfél ({ $players }) kezében { $count ->
    [0] nincs kártya
    [one] egy kártya van
   *[other] { $count } kártya van
}, és a lehetséges lapjait átlagolva megéri.
hint-attack-falls = Az { $space } mező elfoglalásához { $need } harci erő kell, és a kártyáiddal { $reach } érhető el.
hint-weapon = A támadáshoz { $count } harci erőt ad, és egyik másik fegyver sem nyitja meg jobban.
hint-lay = { $need } harci erő kell, és { $reach } érhető el: ez a legolcsóbb megoldás része.
hint-lay-least = { $need } harci erő kell, de csak { $reach } érhető el: ez a kártya fog a legkevésbé hiányozni.
hint-stand = A teljes harci erő elegendő: a többi kártya megmarad.
hint-pass = { $need } harci erő kell, de az összes kártyáddal is csak { $reach } érhető el.
hint-join = { $need } harci erő kell, és csak kártyákkal { $reach } érhető el: egy hős harcierő-bónuszt ad.
hint-strike = { $need } harci erő kell: a sátorban lévő kártyákkal { $reach } érhető el.
hint-fight = { $need } harci erő kell, és { $reach } érhető el: a támadás kivédhető.
hint-surrender = { $need } harci erő kell, de csak { $reach } érhető el: ez nem tartható, ezért kíméld a kártyáidat.
hint-cannot-fight = Nincs mivel harcolni.
hint-retreat = { $need } harci erő kell, de csak { $reach } érhető el: ezért mentsd meg a hőst.
hint-retreat-safer = A támadó ({ $players }) kezében { $count ->
    [one] még egy kártya van
   *[other] még { $count } kártya van
}: egy megmentett hős többet ér egy kétes harcnál.
hint-recall = { $need } harci erő kell: az orvtámadáskártyák nélkül csak { $reach } érhető el.
hint-keep = { $need } harci erő kell, és az orvtámadáskártyák nélkül is { $reach } érhető el: azok maradjanak későbbre.
hint-muster-few = Ennyi várhatóan elég: aki távol marad, nincs veszélyben.
hint-muster-all = Minden hős erőt ad, és kevesebb talán nem lenne elég.
hint-extra = { $need } harci erő kell, de közönséges kártyákkal csak { $reach } érhető el: ez megfordíthatja a harcot.

## The goal: what it is, what it still takes, when it can be had

goal-neutral = Az { $space } mezőn lévő semleges város védelme { $defence }: { $need } harci erővel elesik, és { $points ->
    [one] egy győzelmi pontot
   *[other] { $points } győzelmi pontot
} hoz neked.
goal-ruins = Az { $space } mezőn lévő romok védelme { $defence }: { $need } harci erővel egy Nagy és Különleges tárgyat nyersz ott.
goal-raid = Az { $space } mezőn lévő város ({ $players }) védelme { $defence }, és ehhez jönnek az érte kijátszott kártyák: kezdetnek { $need } harci erő kell. A város { $points ->
    [one] egy győzelmi pontot
   *[other] { $points } győzelmi pontot
} hozna neked.
goal-upgrade = Az { $space } mezőn lévő város elérheti a következő szintet: { $level }. Ehhez egyszerre kell a kezedben: { $kind } ×{ $count }. A paklidban van: { $own }.
goal-city = Egy új, { $level }. szintű város { $level ->
    [one] egy győzelmi pontot
   *[other] { $level } győzelmi pontot
} hoz. Ehhez egyszerre kell a kezedben: { $kind } ×{ $count }. A paklidban van: { $own }.
goal-needs-weapon = Egy fegyver a támadáshoz: hozz létre egyet ({ $kinds }).
goal-needs-road = Egy odavezető út: legalább { $count ->
    [one] még egy területkártya
   *[other] még { $count } területkártya
}.
goal-needs-hero = Egy hős: bérelj fel egyet a városodban ({ $kinds }).
goal-needs-steps = { $count ->
    [one] Egy lépés egy hőssel az { $space } mezőről: egy utánpótlás vagy egy hátas.
   *[other] { $count } lépés egy hőssel az { $space } mezőről: lépésenként egy utánpótlás; egy hátas három lépést ad.
}
goal-needs-strength = Több harci erő: a legjobb kezeddel { $reach } érhető el, pedig { $need } kell. Bérelj fel erősebb egységeket.
goal-needs-line = Aztán a támadás, egyszerre a kezedből: { $kinds }. Ez együtt { $reach } harci erő.
goal-needs-site = Egy mező, ahol elfér: előbb építs utat.
goal-needs-units = Még fel kell bérelni: { $count ->
    [1] { $kind }, { $supply } utánpótlásért.
   *[other] { $kind } ×{ $count }, egyenként { $supply } utánpótlásért.
}
goal-needs-together = Mind egyszerre a kezedben: ami orvtámadásban vár, az is visszatér hozzá.
goal-now = A kártyáid elegendők: még ebben a körben megtehető.
goal-day = Ha jó kártyák jönnek, ekkor már megtehető: { $week ->
    [1] 1. hét, { $day }. nap.
   *[other] { $week }. hét, { $weekday }. nap (a játék { $day }. napja).
}
goal-waits = Nem ebben a körben: most más többet ér.

## What else was weighed, and why it is less

hint-less = Összességében kissé rosszabb helyzetbe hoz.
hint-less-points = { $count ->
    [one] Egy győzelmi ponttal
   *[other] { $count } győzelmi ponttal
} kevesebbet hoz.
hint-less-deck = Ez hiányozna a paklidból: { $kinds }.
hint-less-held = Kevesebb maradna meg a következő körödre.
hint-less-land = Kevesebb mező marad a következő városodnak.
hint-less-heroes = Kevesebb hősöd lenne a térképen.
hint-less-near = Távolabb lennél az { $space } mezőn lévő célponttól.
hint-less-strength = A támadásaid gyengébbek lennének.
hint-less-gamble = A kockán múlik.
hint-less-raid = A védekező kezében lévő kártyákon múlik ({ $players }).

## Why: The Stormgates

hint-pick-own = A saját néped kártyája: így a harcban megmarad a hős harcierő-bónusza.
hint-pick-alike = Ebből a népből ({ $faction }) már { $count ->
    [one] egy kártyád
   *[other] { $count } kártyád
} van: együtt csoportot alkotnak.
hint-tent-lost = Egy ellenfél ({ $players }) elveszíti, ami a sátorban vár: { $kinds }.
hint-threatened = Egy ellenséges hős hamarosan megtámadhatja az { $space } mezőt.
hint-highest = E városok közül egyik sem magasabb ennél ({ $level }. szint).
hint-eclipse = Egy más fajtájúvá vált kártya kiegészít egy kombinációt.
hint-potion-turns = { $need } harci erő kell, és { $reach } érhető el: a főzet még { $count } erőt ad.
hint-brotherhood = Az { $space } mező elleni támadás véget ér, mielőtt elkezdődne.
hint-rage = Kártyákat üt ki az ellenfél ({ $players }) kezéből, amelyben { $count } kártya van.
hint-freeze = Az ellenfélnek többet ér ez a sor, mint amennyibe neked a fagyos érintés kerül.
hint-allow = Ez a sor kevesebbet ér, mint amennyibe neked a fagyos érintés kerül.
hint-amplifier = Egy Nagy és Különleges tárgyat hoz, és épp erre való.
hint-cross = A Király Hídján egyik alku után sem lenne jobb a helyzeted.
