### Records, positions, corrections, layouts: what is wrong with what somebody wrote.

## More than is read.
text-too-long = das ist länger als { $most } Zeichen
text-many-lines = das hat mehr als { $most } Zeilen
text-long-line = Zeile { $number } ist länger als { $most } Zeichen
text-many-dots = Zeile { $number } hat mehr als { $most } Punkte
text-many-entries = das hat mehr als { $most } Einträge
text-too-deep = Listen und Objekte sind mehr als { $most } Ebenen tief verschachtelt
text-many-cards = das nennt mehr als { $most } Karten

## Words.
notation-within = „{ $part }“: { $reason }
notation-player = „{ $text }“ ist kein Spieler; Spieler heißen p1 bis p6
notation-player-here = „{ $text }“ spielt an diesem Tisch nicht mit
notation-faction = „{ $text }“ ist keine Fraktion
notation-kind = „{ $text }“ ist keine Kartenart
notation-shape = „{ $text }“ ist keine Form einer Geländekarte
notation-side = „{ $text }“ ist keine Seite; Seiten heißen north, east, south, west
notation-card = „{ $text }“ ist keine Karte
notation-count = „{ $text }“ ist keine Karte; mehrere gleiche schreibt man „supply×3“
notation-times = „{ $text }“ steht allein; schreibe „{ $meant }“
notation-nearest = { $reason } – vielleicht ist „{ $word }“ gemeint
notation-number = „{ $text }“ ist keine Zahl
notation-zone = statt „{ $text }“ sollte hier „table“ oder nichts stehen
notation-space = „{ $text }“ ist kein Feld; Felder schreibt man r2c3
notation-space-here = „{ $text }“ ist nicht auf dem Spielplan
notation-hero = „{ $text }“ ist kein Held; Helden sind 1 und 2
notation-tile = „{ $text }“ ist keine Geländekarte; man schreibt sie so: „curve woods north“
notation-turn = „{ $text }“: Eine Karte dieser Form wird nur so gedreht: { $sides }
notation-terrain = „{ $text }“: Dieses Gelände gibt es nicht
notation-choice = „{ $text }“ ist keine Wahl
notation-build = „{ $text }“ ist weder Stadt noch Straße noch die Form davon
notation-too-much = „{ $word }“ ist zu viel
notation-word-missing = ein Wort fehlt
notation-tag = „{ $text }“ kann als „{ $field }“ nicht stehen
notation-form = „{ $found }“ sollte { $form ->
    [text] ein Text
    [number] eine ganze, nicht zu große Zahl
    [flag] true oder false
    [list] eine Liste
   *[object] ein Objekt mit Einträgen
} sein
notation-entry = „{ $part }“ hat keinen Eintrag „{ $entry }“
notation-incomplete = „{ $part }“ fehlt ein Eintrag

## Positions.
position-json = ab Zeile { $line }, Spalte { $column } ist das kein gültiges JSON
position-version = das ist keine Stellung der Version { $version }
position-option = die Option „{ $name }“ gibt es nicht, oder nicht mit diesem Wert
position-law = sie verstößt gegen eine Regel: { $law }
position-first-day = der erste Tag ist Tag 1
position-players = „players“ hat { $found ->
    [one] einen Eintrag
   *[other] { $found } Einträge
}; es sollten { $count } sein, einer für jeden Spieler
position-players-option = „options“ sagt nicht, wie viele mitspielen, also sind es { $count }, aber „players“ hat { $found } Einträge; schreibe „players“: { $found } in „options“
position-module = das Modul „{ $name }“ gibt es an diesem Tisch nicht
position-nobody-asked = in dieser Stellung wird niemand etwas gefragt
position-stack-order = Geländestapel sind gemischt: Von ihrer Reihenfolge ist nichts bekannt
position-token = der Marker auf { $space } wird „p1 3“ oder „neutral 4“ geschrieben
position-heroes = ein Spieler hat zwei Helden, jeden auf einem Feld oder „-“

## Records.
record-line = Zeile { $number }: { $reason }
record-tag = „{ $text }“ ist kein Wert einer Angabe
record-version = das ist keine Aufzeichnung der Version { $version }
record-rules = die Aufzeichnung sagt nicht, welchen Regeln sie folgt
record-who = wer tut das? Eine Zeile lautet „p1: Wahl; Wahl“
record-choice = Wahl { $number }, { $seat }: „{ $choice }“ ist nicht möglich: { $reason }
record-start = so kann das Spiel nicht beginnen: { $reason }
record-other-rules = die Aufzeichnung folgt Version { $rules } der Regeln, dieses Programm Version { $now }: { $reason }
record-other-options = die Stellung gehört zu einem Tisch mit anderen Optionen
record-many-choices = die Aufzeichnung hat mehr als { $most } Entscheidungen

## Corrections and layouts. The entry that is wrong stands before these.
catalogue-toml = ab Zeile { $line }, Spalte { $column } ist das kein gültiges TOML, oder dort steht ein Eintrag zum zweiten Mal
catalogue-unknown = diesen Eintrag gibt es nicht
catalogue-missing = dieser Eintrag fehlt
catalogue-name = „{ $text }“ ist keine Zahl von 1 bis { $most }
catalogue-pair = „{ $found }“ sollten zwei Zahlen in eckigen Klammern sein
catalogue-least = mindestens { $least }, nicht { $found }
catalogue-between = { $least } bis { $most }, nicht { $found }
catalogue-exactly = genau { $count }, nicht { $found }
catalogue-twice = „{ $text }“ ist nur einmal in der Schachtel
catalogue-spaces = „{ $text }“ benennt keine Felder; schreib „ring“, „corners“ oder Zeile und Spalte
catalogue-space-taken = auf { $space } liegt schon eine andere Karte
catalogue-space-missing = eine Karte läge auf { $space }, und dieses Feld gibt es nicht
catalogue-cohort = die Größen der Kohorten folgen lückenlos aufeinander, nicht { $found }
catalogue-wheel = ein Rad des Sonnenorakels zeigt jedes Artefakt einmal
catalogue-oracle = die Räder des Sonnenorakels zeigen jeden Tag an genau einer Stelle dasselbe Artefakt
catalogue-deck = die Spieler würden mit { $found } Karten beginnen, ein Deck hat aber mindestens { $least }
catalogue-few-cards = für { $count } Spieler gibt es zu wenige Karten: { $kind }
catalogue-gates = jede Fraktion in der Schachtel hat ein Sturmtor
catalogue-fortune = jede Glückskarte zieht mindestens ein Besonderes Artefakt
catalogue-valleys = die Täler passen dort nicht auf den Spielplan
catalogue-link = die Verbindungskarte liegt zwischen den Tälern, zwei Felder von beiden Stadtzentren

## What holds in every position.
law-cards = von „{ $card }“ sollte es { $expected } geben, es sind aber { $found }
law-modules = jedes Modul im Spiel hat seinen eigenen Stand
law-factions = die Zahl der Fraktionen im Spiel sollte { $count } sein
law-factions-of-the-box = die Fraktionen sind nicht die der Schachtel
law-own-faction = jeder Spieler hat eine eigene Fraktion, die im Spiel ist
law-every-faction = jeder Spieler hat eine Fraktion, sobald das Spiel begonnen hat
law-set-up = der Aufbau lässt sich zu Ende führen
law-stack-kind = ein Stapel enthält nur Karten seiner Art
law-stack-face-down = Artefaktstapel liegen verdeckt
law-stack-top = nur die oberste Karte eines Stapels ist zu sehen
law-stack-face-up = ein Einheitenstapel liegt offen: Er zeigt seine oberste Karte
law-supply = weniger als keine Versorgung gibt es nicht
law-only-great = nur Besondere Artefakte liegen aus oder bleiben übrig
law-deck = ein Deck hat mindestens { $least } Karten
law-ambush = höchstens { $most } Karten liegen im Versteck
law-rows = Reihen liegen nur vor dem Spieler, der am Zug ist
law-loose = lose Karten liegen nur vor einem Spieler im Zug oder im Kampf
law-line = eine Kampfreihe liegt nur während eines Kampfes aus
law-line-strength = in einer Kampfreihe liegen Karten mit Stärke
law-line-wild = eine Karte in einer Kampfreihe zählt nur dann als andere, wenn ein Amulett sie dazu machte
law-line-side = eine Karte in einer Kampfreihe gehört einer Seite des Kampfes
law-mask = die Maske nimmt echte Einheiten in die Reihe über ihr auf
law-under-line = unter einer Kampfreihe liegt nur ein verwandelndes Artefakt
law-uses = eine Karte auf dem Tisch wird bis zu sechsmal als etwas verwendet, das sie sein kann
law-great-steady = ein Besonderes Artefakt wird nie verwandelt oder kopiert
law-untouched = eine unberührte Karte liegt nur auf dem Tisch, wenn eine erleuchtete Kopie übrig ist
law-wild = eine Karte mit einem Amulett wird einmal verwendet, erleuchtet zweimal
law-eclipse = die Sonnenfinsternis macht aus einer Karte, die sich ändern darf, eine andere
law-mark = kein Modul dieses Tisches kennzeichnet eine Karte als „{ $mark }“
law-outlast = nur die Kopien eines Zelts überdauern die Karte
law-tent = in einem Zelt sind eine oder zwei Karten, kein Besonderes Artefakt
law-tent-brief = eine Karte mit einem Amulett oder der Hammer ist für einen Tag ein Zelt
law-no-tent = eine Karte liegt als Zelt aus, die keines ist
law-tent-copies = die Kopien eines Zelts halten einen Zug, sind markiert und gehören zu einer Zeltkarte
law-ruins = die Ruinen liegen auf ihrem Feld
law-ruins-neutral = { $space }: Die Ruinen sind neutrales Gelände
law-ruins-token = { $space }: Die Ruinen behalten ihren neutralen Marker, der niemandem gehört
law-foreign-land = { $space }: Diese Karte gehört nicht zu diesem Spiel
law-roads = { $space }: Die Straßen benachbarter Karten passen zusammen
law-cities-apart = { $space }: Neben einer Stadt liegt keine Stadt
law-token-on-city = { $space }: Ein Marker liegt auf einer Stadt
law-building-token = { $space }: Ein Gebäude hat den Marker eines Spielers der Stufe 1 oder 2
law-neutral-level = { $space }: Eine neutrale Stadt hat Stufe 4 oder 6
law-city-level = { $space }: Die Stadt eines Spielers hat Stufe 1 bis { $most }
law-tokens = ein Spieler hat mehr Marker dieser Stufen, als es gibt
law-residences = ein Spieler hat mehr Residenzen oder Hauptstädte, als es geben darf
law-hero-on-card = ein Held steht auf einer Karte
law-goes-on = ein Spiel geht weiter, bis es zu Ende ist
law-end = ein Spiel endet durch „map“, „cities“ oder „weeks“
law-one-lane = es handelt ein Spieler nach dem anderen, außer bei Partnern
law-one-turn = ein Spieler hat nur einen Zug auf einmal
law-turn-of-another = ein anderer Spieler ist am Zug
law-round-over = ein Zug hat begonnen, also steht in der Runde unter ihm „over“: true
law-night = die Nacht kommt vor dem Zug des Startspielers: Die Runde unter ihr nennt diesen Zug, ohne „over“
law-attacked-once = jeder angegriffene Spieler füllt einmal nach
law-attacked-when = angegriffen worden ist jemand erst, wenn die Aktionen eines Zuges begonnen haben
law-turned-up-once = ein Stapel wird einmal aufgedeckt
law-fetched = eine Karte kommt von dem Stapel, von dem sie erwartet wird
law-frame-below = „{ $frame }“ kann nicht auf „{ $below }“ stehen
law-checkpoint = ein Kontrollpunkt zählt das Deck jedes Spielers
law-veteran = ein Spieler hat Veteranenstatus oder nicht
law-royals = nur die Königinnen und Könige der Spieler werden ausgegeben, jede Karte einmal
law-royal-faction = Königin und König dienen ihrer eigenen Fraktion
law-stardust = die Zahl der Sternenstaubkarten sollte { $count } sein
law-stardust-limbo = Sternenstaub kommt nie in den Limbus
law-posts = die Zahl der Handelsposten eines Spielers sollte { $count } sein
law-chests = die Zahl der Truhen sollte { $count } sein
law-traded-once = was ein Spieler durch Tausch erhielt, ist einmal aufgeführt
law-bag = der Beutel gibt einem Spieler bis zu zwei Versorgungskarten auf die Hand, für einen Zug
law-cloak = der Umhang verbirgt bis zu { $most } Städte seines Besitzers
law-summoned = Metamorpha oder Bilkarr wird beschworen, wo sie mitspielen
law-storms = jedes Sturmereignis gibt es einmal
law-storms-reshuffled = nach dem zwölften Sturmereignis werden alle neu gemischt
law-jump-once = jede Figur springt einmal pro Zug
law-gates = die Fraktion jedes Spielers hat ein Sturmtor
law-team-draws = in Teams ziehen Angegriffene sofort nach
law-team-round = ein Team handelt auf einmal: Seine Runde liegt zuunterst in jeder Bahn
law-team-turns = Partner handeln gleichzeitig, und nur in ihren eigenen Zügen
law-metamorpha = Metamorpha steht auf einer Karte
law-ability-once = jeder Held hat einmal pro Zug eine Fähigkeit von Metamorpha
law-ability-neutral = auf neutralem Gelände verleiht Metamorpha nichts
law-bilkarr = Bilkarr geht innerhalb des Rechtecks des Spielplans
law-potion-days = ein Trank wirkt { $days } Tage lang
law-potion-once = ein Trank tut einmal am Tag, was er tut, solange er wirkt
law-potion-sold = ein Trank, der zu kaufen ist, ist nicht getrunken
law-fanatics-aside = nur Fanatiker liegen beiseite
law-fanatics-shuffled = die Fanatiker werden nach dem Austeilen in die Stapel gemischt
law-asleep = nur ein Fanatiker liegt schlafend, ohne Kopien
law-valleys = die Talkarten liegen auf ihren Feldern
law-centre = ein neutrales Stadtzentrum hat seinen eigenen Marker
law-buildings-known = von jedem erforschten Gebäude ist bekannt, was es gibt
law-buildings = die Gebäude dieses Tals geben: { $kinds }
law-building-once = ein Spieler erhält pro Zug eine Karte von einem Gebäude
law-amplifier = ein Held auf dem Spielplan hat nur einen Sturmverstärker auf einmal, für ein Sturmtor im Spiel
law-amplifier-spent = ein Sturmverstärker wird einmal ausgegeben
law-bridge-once = ein Held nutzt die Königsbrücke einmal pro Zug
law-under-gates = unter den Sturmtoren liegen nur Besondere Artefakte
law-under-each-gate = die Zahl der Besonderen Artefakte, die unter jedem Sturmtor im Spiel lagen, sollte { $count } sein

## What is in progress.
frame-absent = wozu das gehört, das spielt an diesem Tisch nicht mit
frame-other-seat = das gehört einem anderen Spieler
frame-step = das gehört nicht zu diesem Schritt
frame-no-step = den Schritt „{ $step }“ gibt es nicht
frame-where = „{ $place }“ ist kein Ort für die Karte
frame-most = „left“ ist hier höchstens { $most }
frame-no-card = die Karte, die es dazu braucht, ist nicht da
frame-other-cards = es geht dabei um andere Karten
frame-too-few = dafür sind zu wenige Karten übrig
frame-stack-empty = von einem leeren Stapel ist nichts zu haben
frame-turn-up = ein Stapel wird nur aufgedeckt, wo er einen gemischten Rest und keine oberste Karte hat
frame-no-row = es gibt keine Reihe dafür
frame-no-token = kein Stadtmarker dieser Stufe ist frei
frame-no-use = das hätte keine Wirkung
frame-cannot-pay = das lässt sich nicht bezahlen
frame-transforms = nur ein Amulett, ein Titel oder eine Schriftrolle verwandelt
frame-transforms-where = eine Karte der Kampfreihe wird im Kampf verwandelt, eine Handkarte außerhalb
frame-order = das ist nicht in der Reihenfolge
frame-twice = das tut niemand zweimal
frame-pack = der Kartensatz enthält Karten seiner Runde, eine für jeden, der noch wählt
frame-draft-place = der Draft steht an der Stelle des Austeilens
frame-owns-great = wer ein Besonderes Artefakt besitzt, nimmt Sternenstaub
frame-spaces = es gibt so viele Felder wie Karten, die darauf gelegt werden
frame-space-taken = eine Karte käme auf ein Feld, das nicht leer ist
frame-no-land = dort liegt keine Stadt- oder Straßenkarte
frame-no-city = es gibt zu wenige Städte zur Auswahl, oder keine auf einem solchen Feld
frame-no-road = der Held hat keine Straße, auf der er reiten könnte
frame-no-gate = ein solches Sturmtor gibt es dafür nicht
frame-hero-elsewhere = der Held hat dort nicht angehalten
frame-not-jumped = dieser Held ist nicht gesprungen
frame-no-amplifier = der Held hat keinen Sturmverstärker auszugeben
frame-no-team = ein solches Team gibt es nicht
frame-self-attack = niemand greift sich selbst an
frame-defender = der Verteidiger ist ein anderer Spieler
frame-nobody-reacts = hier kann niemand reagieren
frame-without-weapon = ohne Waffe greift ein einzelner Held an, von einem anderen Feld aus
frame-heroes = die Helden einer Seite sind nicht da oder zweimal genannt
frame-no-muster = keine Helden könnten gewinnen
frame-line-too-early = der Verteidiger hat zu früh Karten in der Kampfreihe
frame-retreat = es gibt keinen Kampf, aus dem man sich zurückziehen könnte, oder nicht auf dieses Feld
