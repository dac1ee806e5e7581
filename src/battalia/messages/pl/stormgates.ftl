### The words of The Stormgates that several modules use.

kind-queen = królowa
kind-king = król
kind-arrow = Strzała Farrella
kind-bag = Sakwa Fortuny
kind-banner = Sztandar Vigo
kind-cloak = Płaszcz Vayla
kind-crystal = Kryształ Minga
kind-mask = Maska Syoena
kind-lost-scroll = Zaginiony Zwój Kry-Ceka
kind-staff = Kostur Terry
kind-stardust = gwiezdny pył
kind-chest = skrzynia
shape-stormgate = Brama Burz
shape-valley-road = droga doliny
shape-building = budynek
shape-link = karta łącząca
shape-closed-road = niezbadana droga
shape-closed-building = niezbadany budynek
faction-fanatic = fanatycy
card-fanatic = { $kind } fanatyk
a-card-fanatic = { $kind } fanatyk
a-chest = skrzynia
a-stardust = gwiezdny pył

## Events

purpose-gone = { $seat } nic nie wykłada: partner był szybszy.
attack-voided = { $seat } traci atak na polu { $space }: nie dochodzi on do skutku.

## Choices

verb-from = Zaatakuj z daleka
choice-from = { $heroes }

## Reasons

attack-partner = Partnerzy nie atakują się nawzajem.
defender-in-battle = Ten gracz bierze już udział w bitwie.
partner-attacks-here = Partner już tam atakuje.
no-attack-left = Drużyna wykonała już swoje ataki w tej turze.

card-taken = { $seat } bierze na rękę: { $card }.

## Questions

about-at-any-time = Co robisz od razu?
about-choose-stack = Z którego stosu bierzesz kartę?
about-from-limbo = Którą kartę bierzesz z limbo?
about-promote-free = Którą jednostkę ulepszasz?
about-upgrade-free = Które miasto ulepszasz?
verb-take-from = Weź ze stosu
choice-take-from = { $artefact }

## The command line

simulate-pairs = Gry z oboma z dwóch modułów (na przekątnej: z jednym)
board-stormgate = Brama
board-link = łącz.
board-closed-road = ?
board-closed-building = ??
board-post = ${ $letter }
board-metamorpha = M!
board-bilkarr = K!
board-legend-stormgates = D dżungla, P pola lodowe; S Sunblessed, W Wolfsclan; Brama: Brama Burz; łącz.: karta łącząca; $B: placówka handlowa Bearfolk; M!: Metamorpha; K!: Bilkarr; ?: niezbadana droga doliny, ??: niezbadany budynek.
table-teams = Drużyny: { $teams }.
table-storms = Zagrane wydarzenia burzowe: { $events }.
table-posts = Placówki handlowe: { $posts }.
table-post = { $player } na polu { $space }
table-veterans = Weterani: { $players }.
table-metamorpha = Metamorpha stoi na polu { $space }.
table-bilkarr = Bilkarr stoi na polu { $space }.
table-buildings = Budynki: { $buildings }.
table-building = { $kind } na polu { $space }
table-amplifiers = Wzmacniacze burzy: { $amplifiers }.
table-amplifier = { $player } dla bramy { $gate }
table-hidden = Pod Płaszczem: { $spaces }.
table-potions = Mikstury: { $potions }.
table-potion = { $potion } ({ $player }{ $day ->
    [0] {""}
   *[other] , wypito w dniu { $day }
})
winners-team = Wspólne zwycięstwo: { $players }.
own-nation = Twój naród:
