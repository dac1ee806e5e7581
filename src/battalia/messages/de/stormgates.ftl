### The words of The Stormgates that several modules use.

kind-queen = Königin
kind-king = König
kind-arrow = Farrells Pfeil
kind-bag = Fortunas Beutel
kind-banner = Vigos Banner
kind-cloak = Vayls Umhang
kind-crystal = Mings Kristall
kind-mask = Syoens Maske
kind-lost-scroll = Kry-Ceks Verlorene Schriftrolle
kind-staff = Terras Stab
kind-stardust = Sternenstaub
kind-chest = Truhe
shape-stormgate = Sturmtor
shape-valley-road = Talstraße
shape-building = Gebäude
shape-link = Verbindungskarte
shape-closed-road = unerforschte Straße
shape-closed-building = unerforschtes Gebäude
faction-fanatic = Fanatiker
card-fanatic = { $kind } der Fanatiker
a-card-fanatic = { $kind } der Fanatiker
a-chest = Truhe
a-stardust = Sternenstaubkarte

## Events

purpose-gone = { $seat }: Ein Partner war schneller; es wird nichts ausgespielt.
attack-voided = { $seat }: Der Angriff auf { $space } entfällt.

## Choices

verb-from = Aus der Ferne angreifen
choice-from = mit { $heroes }

## Reasons

attack-partner = Partner greifen einander nicht an.
defender-in-battle = Dieser Spieler ist schon in einem Kampf.
partner-attacks-here = Dort greift schon ein Partner an.
no-attack-left = Das Team hat seine Angriffe für diesen Zug schon geführt.

card-taken = { $seat }: { $card } auf die Hand genommen.

## Questions

about-at-any-time = Was tust du sofort?
about-choose-stack = Von welchem Stapel nimmst du eine Karte?
about-from-limbo = Welche Karte nimmst du aus dem Limbus?
about-promote-free = Welche Einheit beförderst du?
about-upgrade-free = Welche Stadt verbesserst du?
verb-take-from = Vom Stapel nehmen
choice-take-from = { $artefact }

## The command line

simulate-pairs = Spiele mit beiden von zwei Modulen (auf der Diagonale: mit dem einen)
board-stormgate = Tor
board-link = Verb.
board-closed-road = ?
board-closed-building = ??
board-post = ${ $letter }
board-metamorpha = M!
board-bilkarr = K!
board-legend-stormgates = D Dschungel, E Eisfelder; S Sonnengesegnete, C Wolfsclan; Tor: Sturmtor; Verb.: Verbindungskarte; $B: Handelsposten des Bärenvolks; M!: Metamorpha; K!: Bilkarr; ?: unerforschte Talstraße, ??: unerforschtes Gebäude.
table-teams = Teams: { $teams }.
table-storms = Gespielte Sturmereignisse: { $events }.
table-posts = Handelsposten: { $posts }.
table-post = { $player } auf { $space }
table-veterans = Veteranen: { $players }.
table-metamorpha = Metamorpha steht auf { $space }.
table-bilkarr = Bilkarr steht auf { $space }.
table-buildings = Gebäude: { $buildings }.
table-building = { $kind } auf { $space }
table-amplifiers = Sturmverstärker: { $amplifiers }.
table-amplifier = { $player } für Sturmtor { $gate }
table-hidden = Unter dem Umhang: { $spaces }.
table-potions = Tränke: { $potions }.
table-potion = { $potion } ({ $player }{ $day ->
    [0] {""}
   *[other] , getrunken an Tag { $day }
})
winners-team = Gemeinsamer Sieg: { $players }.
own-nation = Deine Nation:
