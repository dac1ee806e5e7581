### The words of The Stormgates that several modules use.

kind-queen = királynő
kind-king = király
kind-arrow = Farrell Nyila
kind-bag = Fortuna Zsákja
kind-banner = Vigo Zászlaja
kind-cloak = Vayl Köpenye
kind-crystal = Ming Kristálya
kind-mask = Syoen Maszkja
kind-lost-scroll = Kry-Cek Elveszett Tekercse
kind-staff = Terra Botja
kind-stardust = csillagpor
kind-chest = láda
shape-stormgate = viharkapu
shape-valley-road = völgyi út
shape-building = épület
shape-link = összekötő kártya
shape-closed-road = felderítetlen út
shape-closed-building = felderítetlen épület
faction-fanatic = fanatikus
card-fanatic = fanatikus { $kind }
a-card-fanatic = fanatikus { $kind }
a-chest = láda
a-stardust = csillagporkártya

## Events

purpose-gone = { $seat } – egy csapattárs gyorsabb volt: nincs kijátszás.
attack-voided = { $seat } – az { $space } mező elleni támadás elmarad.

## Choices

verb-from = Támadás távolról
choice-from = { $heroes }

## Reasons

attack-partner = Csapattársak nem támadják meg egymást.
defender-in-battle = Ez a játékos már harcban áll.
partner-attacks-here = Ott már egy csapattárs támad.
no-attack-left = A csapat ebben a körben már végrehajtotta a támadásait.

card-taken = { $seat } – kézbe kerül: { $card }.

## Questions

about-at-any-time = Mit teszel azonnal?
about-choose-stack = Melyik pakliból veszel el egy kártyát?
about-from-limbo = Melyik kártyát veszed ki a purgatóriumból?
about-promote-free = Melyik egységet lépteted elő?
about-upgrade-free = Melyik várost fejleszted?
verb-take-from = Elvétel a pakliból
choice-take-from = { $artefact }

## The command line

simulate-pairs = Játszmák két-két modullal együtt (az átlóban: csak az eggyel)
board-stormgate = kapu
board-link = össz.
board-closed-road = ?
board-closed-building = ??
board-post = ${ $letter }
board-metamorpha = M!
board-bilkarr = K!
board-legend-stormgates = D dzsungel, J jégmezők; N Napáldottak, K Farkasklán; kapu: viharkapu; össz.: összekötő kártya; $M: a Medvenép kereskedőállomása; M!: Metamorpha; K!: Bilkarr; ?: felderítetlen völgyi út, ??: felderítetlen épület.
table-teams = Csapatok: { $teams }.
table-storms = Kijátszott viharesemények: { $events }.
table-posts = Kereskedőállomások: { $posts }.
table-post = { $player } ({ $space })
table-veterans = Veteránok: { $players }.
table-metamorpha = Metamorpha az { $space } mezőn áll.
table-bilkarr = Bilkarr az { $space } mezőn áll.
table-buildings = Épületek: { $buildings }.
table-building = { $kind } ({ $space })
table-amplifiers = Viharerősítők: { $amplifiers }.
table-amplifier = { $player } ({ $gate }. viharkapu)
table-hidden = A Köpeny alatt: { $spaces }.
table-potions = Főzetek: { $potions }.
table-potion = { $potion } ({ $player }{ $day ->
    [0] {""}
   *[other] , megivás: { $day }. nap
})
winners-team = Közös győzelem: { $players }.
own-nation = A nemzetséged:
