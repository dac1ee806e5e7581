## The browser: the rules, the sheets, the lessons, and games looked at again.

library-title = { $title } · Battalia
library-home = Battalia
library-pages = Zum Lesen
library-learn = Spielen lernen
library-rules = Regeln
library-sheets = Übersicht

# The rules.
rulebook-title = Die Regeln
rulebook-about = Die Regeln beider Bücher in unseren eigenen Worten, nummeriert, damit man auf sie zeigen kann. „Festlegung“ heißt: Die Bücher lassen es offen, und dieser Tisch hat es entschieden. „Material“ heißt: Die Zahl steht nur auf den Karten und Plänen.
rulebook-base = The Creation
rulebook-stormgates = The Stormgates
rulebook-search = In den Regeln suchen
rulebook-search-key = Die Taste / führt von überall hierher.
rulebook-found = { $count ->
    [one] eine Regel
   *[other] { $count } Regeln
}
rulebook-nothing = Keine Regel spricht von „{ $words }“.
rulebook-contents = Inhalt
rulebook-link = Link zur Regel { $number }

# The sheets.
sheets-title = Übersicht
sheets-intro = Alles, was auf Karten und Plänen steht, zum Nachschlagen während des Spiels.
sheets-expansion = mit The Stormgates
sheets-name = Name
sheets-rule = Regel
sheets-cost = Kosten
sheets-strength = Stärke
sheets-strengths = { $attack } im Angriff, { $defence } in der Verteidigung
sheets-does = Wirkung
sheets-number = Zahl
sheets-costs = Einheiten
sheets-building = Bauen, Helden, Zelte
sheets-artefacts = Artefakte
sheets-great = Besondere Artefakte
sheets-battle = Stärke im Kampf
sheets-oracle = Die Woche des Sonnenorakels
sheets-numbers = Zahlen
sheets-events = Sturmereignisse
sheets-potions = Tränke
sheets-fortune = Glückskarten
sheets-modules = Module
sheets-city = Stadt, Stufe{"\u00A0"}{ $level }
sheets-upgrade = Verbesserung auf Stufe { $level }
sheets-cost-hero = Held
sheets-cost-step = Schritt eines Helden
sheets-cost-pitch = Zelt aufschlagen
sheets-cost-toll = Zoll eines Sturmtors
sheets-cost-post = Handelsposten
sheets-cost-potion = Trank
sheets-cost-explore-road = Talstraße erforschen
sheets-cost-explore-building = Gebäude im Tal erforschen
sheets-illuminated = Erleuchtet
sheets-matched = Übereinstimmend
sheets-day = Tag { $day }
sheets-cities-to-end = Das Spiel endet
sheets-cities-to-end-is = mit { $count } Städten der Stufe 4 oder wenn der Spielplan voll ist
sheets-hand = Gezogene Karten am Ende eines Zuges
sheets-cohort = Kohorte
sheets-cohort-of = { $size } einer Fraktion ziehen { $count }
sheets-mulligan = Gezogene Karten bei einem Mulligan
sheets-ambush = Plätze im Versteck
sheets-smallest = Kleinstes Deck
sheets-neutral = Neutrale Städte verteidigen sich mit
sheets-ruins = Die Ruinen verteidigen sich mit
sheets-hard = { $usual } ({ $hard } im schweren Spiel)
sheets-tokens = Stadtmarker jedes Spielers
sheets-tokens-are = { $low } für Stufe 1 und 2, { $high } für Stufe 3 und 4
sheets-retreat = Rückzug
sheets-retreat-of = { $steps } Felder für { $supply }× Versorgung oder ein Pferd
sheets-team-cities = Ein Team beendet das Spiel
sheets-team-cities-of = { $members } Mitglieder mit { $cities } großen Städten
sheets-decks = Karten im Deck
sheets-decks-are = { $queen } für eine Königin, { $king } für einen König, { $veteran } für einen Veteranen
sheets-event = Ereignis { $event }
sheets-event-1 = Nimm die oberste Karte eines Artefaktstapels.
sheets-event-2 = Nimm den obersten Lord und dazu eine Versorgungskarte.
sheets-event-3 = Zieh eine Karte aus deiner Nation.
sheets-event-4 = Bau eine beliebige Straße, ohne zu bezahlen.
sheets-event-5 = Zieh eine Glückskarte und führe sie sofort aus.
sheets-event-6 = Dein anderer Held erscheint auf diesem Sturmtor, wo er auch ist.
sheets-event-7 = Ersetze eine Stadt oder Straße auf dem Spielplan durch eine mit derselben Form und anderem Gelände.
sheets-event-8 = Kopiere ein Ereignis, das schon gespielt wurde, aber nicht die 2.
sheets-event-9 = Befördere eine Einheit auf deiner Hand um einen Rang.
sheets-event-10 = Verbessere eine deiner Städte um eine Stufe.
sheets-event-11 = Nimm eine Karte deiner Wahl aus dem Limbus.
sheets-event-12 = Zerstöre ein Zelt; was darin war, kommt in die Zuflucht seines Besitzers.
sheets-potion-berserk = Berserkertrank
sheets-potion-berserk-does = Einmal am Tag, wenn du einen Angriff auf einen Spieler eröffnest, verliert der Verteidiger zwei zufällige Handkarten.
sheets-potion-freezing = Frostberührung
sheets-potion-freezing-does = Einmal am Tag bleibt eine Reihe, die ein Gegner ausgespielt hat, ohne Wirkung.
sheets-potion-eclipse = Sonnenfinsternis
sheets-potion-eclipse-does = Einmal am Tag ist außerhalb von Kämpfen eine deiner Handkarten eine beliebige Einheit, ein beliebiges Artefakt oder Versorgung.
sheets-potion-brotherhood = Trank der Bruderschaft
sheets-potion-brotherhood-does = Kein Spieler greift dich an, und du greifst keinen Spieler an.
sheets-potion-colossus = Kolosstrank
sheets-potion-colossus-does = Du hast in jedem Kampf 4 Stärke mehr.
sheets-potion-weakness = Trank der Schwäche
sheets-potion-weakness-does = Über einen Gegner gegossen, der dann in jedem Kampf 4 Stärke weniger hat.
sheets-fortune-card = Glückskarte { $number }
sheets-fortune-does = { $count ->
    [one] Das oberste der übrigen Besonderen Artefakte oder eine Sternenstaubkarte.
   *[other] Zieh { $count } der übrigen Besonderen Artefakte und behalte eines, oder nimm eine Sternenstaubkarte.
}
sheets-module-stormgates = Sturmtore
sheets-module-stormgates-does = Helden springen gegen Zoll von Tor zu Tor, und jeder Sprung bringt ein Sturmereignis.
sheets-module-royals = Könige und Königinnen
sheets-module-royals-does = Große Decks erhalten eine Königin und einen König, die eine Residenz und die Hauptstadt schaffen.
sheets-module-teams = Teams
sheets-module-teams-does = Partner handeln gleichzeitig und zählen ihre Siegpunkte zusammen.
sheets-module-heroic = Heldenmodus
sheets-module-heroic-does = Neutrale Städte und Ruinen sind stärker, und große Decks bringen Veteranen hervor.
sheets-module-trading = Handel
sheets-module-trading-does = Handelsposten an Straßen machen aus Artefakten Truhen und aus Versorgung Sternenstaub.
sheets-module-great_artefacts = Neue Besondere Artefakte
sheets-module-great_artefacts-does = Sieben weitere, mit den alten zusammengemischt.
sheets-module-fortune = Glück
sheets-module-fortune-does = Eine Glückskarte statt eines ausliegenden Besonderen Artefakts.
sheets-module-draft = Draft
sheets-module-draft-does = Die ersten Einheiten werden aus Kartensätzen gewählt, die reihum gehen, statt ausgeteilt.
sheets-module-metamorpha = Metamorpha
sheets-module-metamorpha-does = Sie folgt denen, die bauen, und hilft Helden auf ihrem Gelände für eine Karte.
sheets-module-bilkarr = Bilkarr
sheets-module-bilkarr-does = Er wandert über den Spielplan und verkauft Tränke.
sheets-module-fanatics = Fanatiker
sheets-module-fanatics-does = Einheiten, die für jede Fraktion und als zwei zählen, zum Preis einer Karte im Limbus.
sheets-module-valleys = Täler
sheets-module-valleys-does = Zwei Täler zum Erforschen statt der Ruinen, auf einem großen Spielplan.

# The lessons.
learn-title = Spielen lernen
learn-intro = Sechs kurze Lektionen an einem echten Tisch, zusammen etwa zehn Minuten. Der Lehrmeister erklärt dir eins nach dem anderen; es kann nichts schiefgehen.
learn-number = { $number }. { $title }
learn-done = fertig
learn-begin = Beginnen
learn-again = Noch einmal
learn-begin-lesson = Die Lektion „{ $title }“ beginnen
learn-game = Ein erstes Spiel
learn-game-about = Ein ganzes Spiel gegen einen Computergegner auf Anfängerniveau. Der Lehrmeister erklärt jede neue Frage.
learn-game-begin = Spielen
learn-more = Alles ausführlich:

learn-turn = Dein Zug
learn-turn-about = Karten bezahlen Karten: Heuere eine Einheit an, erschaffe ein Artefakt, beende den Zug.
learn-turn-hand = Das sind deine Handkarten. In deinem Zug spielst du sie in Reihen aus; jede Reihe kauft eine Sache, so oft deine Karten reichen.
learn-turn-hire = Heuere einen Häuptling an: Wähle den Stapel der Häuptlinge und bezahle mit deinen drei Versorgungskarten.
learn-turn-hire-done = Drei Versorgungskarten haben dir einen Häuptling gebracht und dazu eine neue Versorgungskarte: Die bringt jede angeheuerte Einheit mit.
learn-turn-create = Erschaffe jetzt eine Schriftrolle. Sie kostet einen Stammeskrieger, einen Häuptling und einen Priester; alle drei hast du auf der Hand.
learn-turn-create-done = Einheiten bezahlen Artefakte. Kosten sind genau zu bezahlen: Ein höherer Rang ersetzt keinen niedrigeren.
learn-turn-rows = Hier liegen deine Reihen, die neuen Karten an ihrem Ende. Neue Karten ruhen in diesem Zug; später kommen sie mit allen anderen wieder.
learn-turn-end = Beende deinen Zug.
learn-turn-end-done = Alle deine Karten sind in der Zuflucht, deinem Ablagestapel, und du hast sechs neue aus der Nation gezogen, deinem Nachziehstapel. Ist sie leer, wird die Zuflucht zur neuen Nation: So wächst dein Deck.

learn-building = Bauen
learn-building-about = Lege eine Straße, drehe sie, gründe eine Stadt und verbessere eine andere.
learn-building-board = Diese Stadt gehört dir; ihr Schild zeigt es. Was du baust, muss durch Straßen mit einer deiner Städte verbunden sein.
learn-building-road = Baue eine gerade Straße: Wähle ihren Stapel und bezahle mit einem Stammeskrieger und einer Versorgungskarte.
learn-building-road-done = Die Karte ist aufgedeckt, und ihr Gelände ist zu sehen. Jetzt braucht sie einen Platz.
learn-building-place = Wähle ein Feld neben deiner Stadt. Drehe die Karte mit R, mit dem Mausrad oder indem du das Feld noch einmal wählst, und bestätige dann. Straße muss an Straße liegen.
learn-building-place-done = Deine Stadt hat eine Straße. Eine Seite ohne Straße darf keine mit Straße berühren.
learn-building-city = Gründe eine Stadt der Stufe 1 mit vier Ausgängen: Drei Stammeskrieger bezahlen sie. Lege sie ans Ende deiner Straße, nie direkt neben eine andere Stadt.
learn-building-city-done = Eine Stadt kostet auf jeder Stufe drei Einheiten vom Rang dieser Stufe: Drei Lords gründen sofort eine Stadt der Stufe 4.
learn-building-upgrade = Verbessere deine erste Stadt auf Stufe 2: Wähle sie und bezahle mit zwei Häuptlingen.
learn-building-upgrade-done = Eine Verbesserung kostet zwei Einheiten vom Rang der neuen Stufe.
learn-building-points = Siegpunkte sind die Stufen deiner Städte zusammengezählt. Das Spiel endet, wenn der Spielplan voll ist oder wenn jemand fünf Städte der Stufe 4 hat.

learn-cohort = Kohorten
learn-cohort-about = Karten einer Fraktion bringen weitere Karten.
learn-cohort-look = Ein neuer Zug beginnt. Vier deiner Handkarten gehören zum Bärenvolk: Die Tatze zeigt es. Drei oder mehr einer Fraktion sind eine Kohorte.
learn-cohort-claim = Sage die Kohorte an.
learn-cohort-claim-done = Vier einer Fraktion ziehen zwei Karten; drei ziehen eine, fünf drei, sechs vier. Jetzt oder nie: Später im Zug ist es zu spät.
learn-cohort-use = Mit der neuen Versorgung kannst du ein Pferd erschaffen: ein Häuptling und zwei Versorgungskarten.
learn-cohort-use-done = Ein Deck mit wenigen Fraktionen zieht mehr. Schriftrollen konvertieren Karten zu deiner Fraktion.
learn-cohort-mulligan = Eine schlechte Hand? Statt eine Kohorte anzusagen, darfst du sie ganz abwerfen und fünf neue Karten ziehen: der Mulligan.

learn-oracle = Das Sonnenorakel
learn-oracle-about = Jeden Tag wirkt ein Artefakt doppelt, und bei einem wählst du die Fraktion.
learn-oracle-wheels = Das Orakel dreht sich einmal am Tag. Das Artefakt, auf das der Sonnenstrahl zeigt, ist erleuchtet: heute das Werkzeug. Das Artefakt, das beide Räder an derselben Stelle zeigen, ist übereinstimmend: heute ebenfalls das Werkzeug.
learn-oracle-lit = Ein Werkzeug ersetzt zwei Stammeskrieger, erleuchtet sogar vier. Erschaffe eine Waffe: ein Häuptling und statt der zwei Stammeskrieger das Werkzeug.
learn-oracle-lit-done = Die andere Hälfte des erleuchteten Werkzeugs ist übrig: Sie liegt bereit auf dem Tisch.
learn-oracle-again = Erschaffe damit ein Werkzeug: dein Stammeskrieger und das Werkzeug auf dem Tisch statt zwei weiterer.
learn-oracle-again-done = Eine erleuchtete Karte kann in zwei Reihen dienen. Und was du jetzt erschaffst, ist übereinstimmend.
learn-oracle-matched = Wähle eine Fraktion für das neue Werkzeug: das Bärenvolk, deine eigene.
learn-oracle-matched-done = Du hast ein Werkzeug dieser Fraktion aus dem Stapel genommen statt das oberste.
learn-oracle-tomorrow = Morgen ist die Waffe erleuchtet und die Schriftrolle übereinstimmend. Nach sieben Tagen beginnt die Woche von vorn.

learn-hero = Ein Held
learn-hero-about = Heuere einen Helden an, reite die Straßen entlang und geh den letzten Schritt zu Fuß.
learn-hero-weapon = Helden führen deine Kriege. Einer kostet eine Waffe und zwei Versorgungskarten, und du hast beides.
learn-hero-hire = Heuere in deiner Stadt einen Helden an: Wähle die Stadt und bezahle.
learn-hero-hire-done = Ein Held beginnt in einer deiner Städte. Du hast zwei Helden.
learn-hero-ride = Reite mit dem Pferd zur grauen Stadt im Osten: Wähle das Pferd, dann einen Schritt nach Osten.
learn-hero-ride-done = Ein Pferd gibt drei Schritte nacheinander. Schritte folgen den Straßen.
learn-hero-arrive = Reite weiter zur grauen Stadt. Das Pferd bringt dich auf das Feld davor; den letzten Schritt bezahlt eine Versorgungskarte.
learn-hero-arrive-done = Dein Held steht in einer neutralen Stadt. Noch passiert nichts: Betreten darfst du sie einfach so.
learn-hero-place = Von hier aus könnte dein Held die Stadt angreifen, mit einer weiteren Waffe. Wie, zeigt die nächste Lektion.

learn-battle = Ein Kampf
learn-battle-about = Erobere eine neutrale Stadt: zuerst eine Waffe, dann mehr Stärke als ihre Verteidigung.
learn-battle-strength = Dein Held steht in einer neutralen Stadt, die sich mit 4 verteidigt. Du brauchst mehr als das, und zum Beginnen eine Waffe.
learn-battle-attack = Greif die Stadt an: Wähle sie.
learn-battle-attack-done = Jeder Angriff beginnt mit einer Waffe.
learn-battle-open = Spiele die Waffe aus.
learn-battle-open-done = Die Waffe hat Stärke 1. Alle Karten gehören bisher zur Fraktion deines Helden, also kommt 1 als Kampfbonus dazu.
learn-battle-lay = Spiele den Häuptling und den Stammeskrieger des Bärenvolks aus und wähle dann „Genug“: 1 + 2 + 1 und 1 als Kampfbonus.
learn-battle-lay-done = Fünf gegen vier: Die Stadt gehört dir! Eine Karte einer anderen Fraktion hätte dich den Kampfbonus gekostet.
learn-battle-won = Eine Stadt der Stufe 4 zählt vier Siegpunkte. Außerdem sind ein Lord ihrer Fraktion und eine Versorgungskarte zu dir gekommen. Gegen Spieler geht es hin und her, bis eine Seite passt; ein Unentschieden gewinnt der Verteidiger.

# The coach.
coach = Der Lehrmeister
coach-guide = Dein erstes Spiel
coach-step = { $lesson } · { $number } von { $count }
coach-fold = Lehrmeister ein- oder ausklappen
coach-close = Lehrmeister wegschicken
coach-more = Mehr
coach-less = Weniger
coach-rule = Regel { $rule }
coach-done = Geschafft.
coach-next = Weiter
coach-skip = Überspringen
coach-understood = Verstanden
coach-anew = Lektion neu beginnen
coach-next-lesson = Weiter: { $lesson }
coach-to-lessons = Alle Lektionen
coach-goal = Dein Ziel
coach-goal-reached = Ziel erreicht. Hier ist das nächste.
coach-goal-nearer = Ein Schritt näher an deinem Ziel.
coach-astray = Das führt von dieser Lektion weg. Nimm es zurück, dann geht es von dort aus weiter.
coach-lost = Von hier aus geht diese Lektion nicht weiter. Beginne sie neu: Die Karten sind dieselben.
coach-back = Zurücknehmen
coach-hint-do = Damit geht die Lektion weiter.
coach-hint-read = Lies, was der Lehrmeister sagt, und geh dort weiter.
coach-hint-back = Von hier aus geht die Lektion nicht weiter: Der Lehrmeister führt dich zurück.
coach-welcome = Willkommen zu deinem ersten Spiel. Baue mit deinen Karten Städte: Ihre Stufen sind deine Siegpunkte. Das Spiel endet, wenn der Spielplan voll ist oder jemand genug Städte der Stufe 4 hat; beides wird oben gezählt. Sieh dich zuerst kurz um.
coach-board = Der Spielplan: Städte, Straßen und Helden. Die Zahl einer Stadt mit Besitzer ist ihre Stufe, die einer grauen ihre Verteidigung. Felder, auf denen du etwas tun kannst, leuchten.
coach-hand = Deine Hand. Wähle Karten aus, um zu sehen, was sie können, oder wähle ein Ziel und erfahre, was es kostet.
coach-stacks = Die Stapel: was du bekommen kannst, und was es kostet. Wähle einen, um davon zu kaufen; wähle einen matten, um zu erfahren, warum es jetzt nicht geht. Bleib mit Zeiger oder Finger auf einem Stapel oder einer Karte, um zu lesen, was sie bewirkt.
coach-oracle = Das Sonnenorakel: Ein Artefakt ist heute erleuchtet und wirkt doppelt; eines ist übereinstimmend, und du darfst seine Fraktion wählen.
coach-help = Wenn du nicht weiterweißt, lass dir einen Tipp geben. Das meiste lässt sich zurücknehmen.
coach-about-choose-faction = Wähle die Fraktion, die du führen willst. Alle sind gleich stark; gut ist eine, von der du mehrere Karten hast.
coach-about-choose-city = Deine erste Stadt: Wähle eine, die auf dem Spielplan leuchtet. Von dort aus baust du.
coach-about-cohort = So beginnt jeder Zug: Drei oder mehr Karten einer Fraktion sind eine Kohorte und bringen weitere Karten; ein Mulligan tauscht eine schlechte Hand gegen fünf neue Karten. Willst du beides nicht, geh weiter zu den Aktionen.
coach-about-action = Dein Zug: Heuere Einheiten an, erschaffe Artefakte, baue. Ein heller Rahmen zeigt, was deine Karten bezahlen können. Wenn sich nichts mehr lohnt, beende den Zug: Alle deine Karten kommen später wieder.
coach-about-pay = Welche Karten bezahlen? Vorgeschlagen sind die, die dir am wenigsten fehlen werden.
coach-about-place = Wähle ein Feld, das leuchtet. Zum Drehen wähle das Feld noch einmal oder drücke R; dann bestätige. Straße muss an Straße liegen.
coach-about-name-faction = Dieses Artefakt ist heute übereinstimmend: Wähle die Fraktion, von der du es willst, am liebsten deine eigene.
coach-about-transform = Dieses Artefakt verwandelt eine andere Karte, die du dann sofort verwenden kannst.
coach-about-station = Die Karte im Zelt wartet dort, bis du sie brauchst.
coach-about-ambush = Karten im Versteck kommen in deinem nächsten Zug zurück oder wenn du angegriffen wirst.
coach-about-drop-ambush = Nur drei Karten passen ins Versteck: Eine muss weg.
coach-about-muster = Jeder Held, der mitkämpft, bringt 1 als Kampfbonus, ist aber verloren, wenn du verlierst.
coach-about-open-attack = Ein Angriff beginnt mit einer Waffe.
coach-about-opening = Spiele Karten aus, bis deine Gesamtstärke die Verteidigung übertrifft. Mit nur einer Fraktion bringt dein Held 1 als Kampfbonus.
coach-about-attack = Der Verteidiger hält stand: Übertriff seine Gesamtstärke, oder passe und verliere.
coach-about-reaction = Du wirst angegriffen. Kämpfe, wenn du die Gesamtstärke erreichen kannst; gibst du auf, behältst du deine Karten.
coach-about-recall = Deine Karten im Versteck können in diesem Kampf helfen; es kommen alle oder keine.
coach-about-defence = Spiele Karten aus, bis deine Gesamtstärke der des Angreifers gleicht: Ein Unentschieden gewinnst du.
coach-about-ride = Das Pferd gibt drei Schritte die Straßen entlang.
coach-about-top-card = Die oberste Karte deiner Zuflucht, deines Ablagestapels, ist für alle sichtbar. Wähle eine, die wenig über deine Pläne verrät.
coach-about-choose-great-artefact = Du hast an den Ruinen gesiegt; sie bleiben neutral. Nimm ein Besonderes Artefakt.
coach-about-summon = Das Horn lässt dich bis zu zwei Karten aus deiner Nation nehmen.
coach-about-use-wild-as = Ein Joker ist, was immer du brauchst.
coach-about-keep-tent = Eine dieser Karten bleibt beim Zelt.
coach-about-pay-retreat = Ein Rückzug wird mit Versorgung oder einem Pferd bezahlt.

# A game looked at again.
replay-title = Rückblick
replay-opening = Das Spiel wird geholt …
replay-viewer = Ansicht
replay-watch = nur offene Karten
replay-all = alle Karten offen
replay-play-on = Ab hier spielen
replay-share = Teilen
replay-shared = Der Link zu diesem Moment ist kopiert.
replay-share-address = Der Link zu diesem Moment steht in der Adresszeile.
replay-export = Spiel speichern
replay-otherwise = nach den Regeln dieses Programms verliefe das Spiel anders: { $problem }. Was sie nicht zeigen können, steht im Verlauf, wie es aufgeschrieben wurde
replay-written = { $player }: { $text }
replay-tab = { $tab ->
    [log] Verlauf
    [charts] Kurven
    [review] Analyse
   *[stacks] Stapel
}
replay-beside = Verlauf, Kurven, Analyse und Stapel
replay-log = Das ganze Spiel in Sätzen
replay-folded = Auch gezogene und abgeworfene Karten
replay-transport = Vor und zurück
replay-first = Zum Anfang
replay-turn-before = Der Zug davor
replay-before = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Einen Schritt weiter
replay-turn-next = Der nächste Zug
replay-last = Zum Ende
replay-slider = Stelle im Spiel
replay-place = Schritt { $at } von { $end }
replay-speed = Tempo
replay-speed-is = { $speed ->
    [slow] langsam
    [fast] schnell
    [fastest] sehr schnell
   *[usual] normales Tempo
}
replay-points = Siegpunkte, Tag für Tag
replay-deck = Das Deck, Tag für Tag
replay-deck-of = Wessen Deck
replay-deck-unknown = Von hier aus ist kein Deck zu sehen.
replay-group = { $group ->
    [supply] Versorgung
    [units] Einheiten
    [artefacts] Artefakte
   *[others] Besondere Artefakte und andere
}
replay-day = Tag
replay-as-table = Als Tabelle
