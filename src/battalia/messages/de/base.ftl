# battalia rules

rules-unknown-number = Es gibt keine Regel { $number }.
rules-nothing-found = Keine Regel enthält { $count ->
    [one] das Wort
   *[other] alle diese Wörter:
} { $words }.
rules-need-checkout = Das Regelverzeichnis lässt sich nur in einem Checkout des Repositorys erstellen und prüfen.
rules-words-not-wanted = Nummern und Wörter lassen sich nicht mit --index oder --check verbinden.
rules-index-written = { $file } ist geschrieben.
rules-chapter-line = { $heading } — { $count ->
    [one] { $first }
   *[other] { $first } bis { $last }
}
rules-untested = { $number } hat keinen Test.
rules-unknown-citation = { $place } nennt { $number }; das ist keine Regel.
rules-index-stale = { $file } ist veraltet: Erstelle es neu mit battalia rules --index.
rules-complete = Alle { $count } Regeln sind getestet, und das Verzeichnis ist aktuell.

# Words of the game

kind-supply = Versorgung
kind-friman = Stammeskrieger
kind-chief = Häuptling
kind-priest = Priester
kind-lord = Lord
kind-tool = Werkzeug
kind-weapon = Waffe
kind-amulet = Amulett
kind-title = Titel
kind-scroll = Schriftrolle
kind-tent = Zelt
kind-horse = Pferd
kind-hammer = Stratos Hammer
kind-sword = Elemags Klinge
kind-shield = Britos’ Schild
kind-wings = Avienas Schwingen
kind-horn = Baldurs Horn
kind-wild = Joker

faction-barfolk = Bärenvolk
faction-islanders = Holmsiedler
faction-emberians = Glutjünger
faction-cloudborn = Wolkenkinder
faction-sunblessed = Sonnengesegnete
faction-wolfsclan = Wolfsclan
faction-neutral = neutral
faction-short-barfolk = B
faction-short-islanders = H
faction-short-emberians = G
faction-short-cloudborn = W
faction-short-sunblessed = S
faction-short-wolfsclan = C

terrain-woods = Wälder
terrain-lakes = Seen
terrain-canyons = Schluchten
terrain-mountains = Berge
terrain-jungle = Dschungel
terrain-ice = Eisfelder
terrain-neutral = neutrales Gelände
terrain-short-woods = W
terrain-short-lakes = S
terrain-short-canyons = R
terrain-short-mountains = B
terrain-short-jungle = D
terrain-short-ice = E
terrain-short-neutral = { "" }

shape-city-one = Stadt mit einem Ausgang
shape-city-opposite = Stadt mit zwei gegenüberliegenden Ausgängen
shape-city-corner = Stadt mit zwei aneinander angrenzenden Ausgängen
shape-city-three = Stadt mit drei Ausgängen
shape-city-four = Stadt mit vier Ausgängen
shape-straight = gerade Straße
shape-curve = Kurve
shape-tee = T-Kreuzung
shape-crossroads = 4er-Kreuzung
shape-ruins = Ruinen

# After “nach”.
side-north = Norden
side-east = Osten
side-south = Süden
side-west = Westen
side-short-north = N
side-short-east = O
side-short-south = S
side-short-west = W

card-barfolk = { $kind } des Bärenvolks
card-islanders = { $kind } der Holmsiedler
card-emberians = { $kind } der Glutjünger
card-cloudborn = { $kind } der Wolkenkinder
card-sunblessed = { $kind } der Sonnengesegneten
card-wolfsclan = { $kind } des Wolfsclans
# Without an article: an article would need a case.
a-card-barfolk = { $kind } des Bärenvolks
a-card-islanders = { $kind } der Holmsiedler
a-card-emberians = { $kind } der Glutjünger
a-card-cloudborn = { $kind } der Wolkenkinder
a-card-sunblessed = { $kind } der Sonnengesegneten
a-card-wolfsclan = { $kind } des Wolfsclans
a-great-artefact = { $kind }
a-supply = Versorgungskarte
several = { $name }{"\u00A0"}×{ $count }
nothing = keine
item-used-as = { $card } als { $kind }
item-on-table = { $item } (auf dem Tisch)
hero-number = Held { $number } auf { $space }

# A player's name is a plural or a singular, so no verb depends on it.
player-chance = Zufall
player-number = Spieler { $number }
player-faction = { $faction }
player-named = { $player } ({ $name })

# What happened. The arguments are the fields of the event.

faction-removed = Nicht im Spiel: { $faction }.
city-set-up = { $neutral ->
    [yes] Neutrale Stadt auf { $space }: { $terrain }.
   *[no] Startstadt auf { $space }: { $terrain }.
}
card-dealt = { $cards ->
    [none] { $seat }: { $count ->
        [one] eine Einheit
       *[other] { $count } Einheiten
    } erhalten.
   *[other] { $seat }: { $cards } erhalten.
}
great-artefact-offered = Ausgelegt bei den Ruinen: { $card }.
great-artefact-buried = Unter der Stadt auf { $space } ist jetzt ein Besonderes Artefakt verborgen.
first-player-drawn = Startspieler: { $seat }.
faction-chosen = { $seat } wählt die Fraktion: { $faction }.
city-chosen = { $seat }: Startstadt auf { $space } gewählt.
hero-set-up = { $seat }: Ein Held steht auf { $space }.

day-began = Tag { $day } – erleuchtet: { $illuminated }; übereinstimmend: { $matched }.
turn-began = Am Zug: { $seat }.
cohort-announced = { $other ->
    [none] { $seat }: Kohorte aus { $size } Karten angesagt ({ $faction }).
   *[other] { $seat }: zwei Kohorten aus je { $size } Karten angesagt ({ $faction } und { $other }).
}
mulligan-taken = { $cards ->
    [none] { $seat }: Mulligan, { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } abgeworfen.
   *[other] { $seat }: Mulligan, { $cards } abgeworfen.
}
ambush-returned = { $cards ->
    [none] { $seat }: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } aus dem Versteck auf die Hand genommen.
   *[other] { $seat }: { $cards } aus dem Versteck auf die Hand genommen.
}
card-drawn = { $cards ->
    [none] { $seat }: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } gezogen.
   *[other] { $seat }: { $cards } gezogen.
}
shelter-reshuffled = { $seat }: Zuflucht ({ $count ->
    [one] eine Karte
   *[other] { $count } Karten
}) zur neuen Nation gemischt.
hand-discarded = { $cards ->
    [none] { $seat }: { $count ->
        [one] eine Handkarte
       *[other] { $count } Handkarten
    } verdeckt abgeworfen.
   *[other] { $seat }: { $cards } von der Hand abgeworfen.
}
table-discarded = { $seat }: { $cards } vom Tisch abgeworfen.
stack-turned = Oben auf dem Stapel liegt jetzt: { $card }.

row-paid = { $seat }: { $cards } ausgespielt.
unit-hired = { $supply ->
    [0] { $seat }: { $card } angeheuert; es war keine Versorgungskarte mehr da.
    [1] { $seat }: { $card } angeheuert und eine Versorgungskarte erhalten.
   *[other] { $seat }: { $card } angeheuert und { $supply } Versorgungskarten erhalten.
}
artefact-created = { $seat }: { $card } erschaffen.
terrain-revealed = { $seat }: { $shape } aufgedeckt, Gelände: { $terrain }.
road-built = { $seat }: Straße auf { $space } gebaut ({ $shape }, { $terrain }).
city-built = { $seat }: Stadt der Stufe { $level } auf { $space } gebaut ({ $terrain }).
city-upgraded = { $seat }: Stadt auf { $space } auf Stufe { $level } verbessert.
city-annexed = { $seat }: verlassene Stadt auf { $space } eingenommen.
hero-hired = { $seat }: Helden auf { $space } angeheuert.
hero-moved = { $seat }: Helden von { $origin } nach { $space } bewegt{ $cards ->
    [none] {""}
   *[other] , für { $cards }
}.

artefact-used = { $kind ->
    [own] { $seat }: { $card } verwendet.
   *[other] { $seat }: { $card } als { $kind } verwendet.
}
amulet-rolled = { $seat }: mit dem Amulett eine { $die } gewürfelt für { $card }{ $die ->
    [1] : Nichts passiert
    [2] : Die Karte zählt doppelt
    [3] : Die Karte zählt dreifach
    [4] : Die Karte kommt ins Versteck
    [5] : Die Karte kommt in die Zuflucht
   *[6] : Die Karte ist ein Joker
}.
unit-promoted = { $seat }: { $card } befördert, neue Karte: { $new }.
card-converted = { $seat }: { $card } konvertiert (gewünscht: { $faction }), neue Karte: { $new }.
card-stationed = { $seat }: { $card } in einem Zelt stationiert.
tent-struck = { $seat }: Zelt abgeschlagen, { $cards } auf die Hand genommen.
tent-dissolved = { $seat }: Zelt aufgelöst, { $cards } in die Zuflucht gelegt.
cards-summoned = { $seat }: { $card } mit Baldurs Horn beschworen.
card-sent-to-limbo = { $seat }: { $card } in den Limbus gelegt.
card-ambushed = { $card ->
    [none] { $seat }: eine Karte ins Versteck gelegt.
   *[other] { $seat }: { $card } ins Versteck gelegt.
}
ambush-dropped = { $seat }: { $card } aus dem Versteck abgeworfen.

attack-declared = { $hero ->
    [yes] { $seat }: Angriff auf einen Helden auf { $space } (Verteidiger: { $defender }).
   *[no] { $defender ->
        [none] { $seat }: Angriff auf ein neutrales Ziel auf { $space }.
       *[other] { $seat }: Angriff auf die Stadt auf { $space } (Verteidiger: { $defender }).
    }
}
card-laid = { $copies ->
    [1] { $seat }: { $card } in die Kampfreihe gelegt.
   *[other] { $seat }: { $card } in die Kampfreihe gelegt; die Karte zählt { $copies }-fach.
}
totals-announced = Gesamtstärke im Angriff { $attack }, in der Verteidigung { $defence }.
defender-reacted = { $reaction ->
    [fight] { $seat }: Der Verteidiger kämpft.
    [surrender] { $seat }: Der Verteidiger gibt auf.
   *[retreat] { $seat }: Der Verteidiger zieht sich zurück.
}
ambush-recalled = { $cards ->
    [none] { $seat }: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } für den Kampf aus dem Versteck genommen.
   *[other] { $seat }: { $cards } für den Kampf aus dem Versteck genommen.
}
hero-joined = { $seat }: Helden in den Kampf geholt.
hero-retreated = { $seat }: Rückzug des Helden von { $origin } nach { $space }.
battle-ended = { $winner ->
    [none] { $loser }: Kampf mit { $attack } zu { $defence } verloren.
   *[other] { $winner }: Kampf mit { $attack } zu { $defence } gewonnen.
}
hero-lost = { $seat }: Helden auf { $space } verloren.
city-conquered = { $level ->
    [0] { $seat }: Stadt auf { $space } erobert, aber kein Stadtmarker ist frei: Sie ist verlassen.
   *[other] { $seat }: Stadt auf { $space } erobert; sie hat Stufe { $level }.
}
card-won = { $seat }: { $card } gewonnen.
game-ended = { $reason ->
    [map] Der Spielplan ist voll: Das Spiel ist zu Ende.
    [cities] Es stehen genug Städte der Stufe 4: Das Spiel ist zu Ende.
   *[weeks] Die letzte Woche ist vorbei und damit das Spiel.
}

# Choices: the verb as a heading, then the nouns of one choice.

verb-draw = Ziehen
choice-draw = { $card }
verb-terrain = Aufdecken
choice-terrain = { $terrain }
verb-roll = Würfeln
choice-roll = { $die }
verb-first = Startspieler
choice-first = { $seat }
verb-remove = Weglassen
choice-remove = { $faction }
verb-faction = Fraktion
choice-faction = { $faction }
verb-city = Stadt
choice-city = { $space }
verb-cohort = Kohorte ansagen
choice-cohort = { $other ->
    [none] { $size }× { $faction }
   *[other] { $size }× { $faction } und { $size }× { $other }
}
verb-mulligan = Mulligan
choice-mulligan = Hand abwerfen, fünf Karten ziehen, keine Kohorte
verb-skip = Weiter
choice-skip = zu den Aktionen
verb-end = Zug beenden
choice-end = abwerfen und sechs Karten ziehen
verb-top = Obenauf
choice-top = { $card }
verb-keep-tent = Beim Zelt bleibt
choice-keep-tent = { $cards }

verb-hire = Einheit anheuern
choice-hire = { $unit }
verb-create = Artefakt erschaffen
choice-create = { $artefact }
verb-name = Fraktion wählen
choice-name = { $faction }
verb-top-card = Oberste Karte
choice-top-card = was gerade oben auf dem Stapel liegt
verb-pay = Bezahlen mit
choice-pay = { $items }
verb-build = Bauen
choice-build = { $level ->
    [none] { $shape }
   *[other] Stufe { $level }: { $shape }
}
verb-place = Legen
choice-place = auf { $space } (Straßen { $exits })
verb-upgrade = Stadt verbessern
choice-upgrade = { $space }
verb-hero = Helden anheuern
choice-hero = auf { $space }
verb-annex = Stadt einnehmen
choice-annex = { $space }
verb-step = Bewegen
choice-step = { $hero } nach { $side }
verb-travel = Reisen
choice-travel = { $hero } auf der Straße { $back ->
    [yes] hin und zurück
   *[no] nach { $space }
}
verb-ride = Reiten
choice-ride = { $hero } mit { $item }
verb-fly = Fliegen
choice-fly = { $hero } nach { $space }
verb-halt = Anhalten
choice-halt = hierbleiben, die übrigen Schritte verfallen

verb-use = Verwenden
choice-use = { $item }
verb-on = Anwenden auf
choice-on = { $table ->
    [yes] { $card } auf dem Tisch
   *[no] { $card }
}
verb-promote = Befördern
choice-promote = { $ranks ->
    [1] { $card }
   *[other] { $card } um { $ranks } Ränge
}{ $table ->
    [yes] {" "}auf dem Tisch
   *[no] {""}
}
verb-convert = Konvertieren
choice-convert = { $card }{ $table ->
    [yes] {" "}auf dem Tisch
   *[no] {""}
} zur Fraktion { $faction }
verb-turn-itself = Schriftrolle selbst konvertieren
choice-turn-itself = zur Fraktion { $faction }
verb-station = Stationieren
choice-station = { $card }
verb-done = Fertig
choice-done = keine weiteren Karten
verb-strike = Zelt abschlagen
choice-strike = { $cards }
verb-take = Nehmen
choice-take = { $card }
verb-limbo = Eine Karte verstecken, dafür in den Limbus
choice-limbo = { $card }
verb-ambush = Ins Versteck
choice-ambush = { $card }
verb-drop = Aus dem Versteck abwerfen
choice-drop = { $card }

verb-attack = Angriff
choice-attack = { $what ->
    [hero] auf einen Helden auf { $space } ({ $hero_of })
    [city] auf die Stadt auf { $space } ({ $owner }, { $defence })
    [building] auf das Gebäude auf { $space } ({ $owner }, { $defence })
    [ruins] auf die Ruinen auf { $space } ({ $defence })
   *[neutral] auf die neutrale Stadt auf { $space } ({ $defence })
}
verb-with = Angreifen mit
choice-with = { $heroes ->
    [one] einem Helden
   *[other] { $heroes } Helden
}
verb-lay = Ausspielen
choice-lay = { $copies ->
    [1] { $item }
   *[other] { $item }, { $copies }-fach
}
verb-as = Verwenden als
choice-as = { $kind }
verb-fight = Kämpfen
choice-fight = Karten gegen den Angriff ausspielen
verb-surrender = Aufgeben
choice-surrender = der Angreifer gewinnt sofort
verb-retreat = Zurückziehen
choice-retreat = nach { $space }
verb-recall = Versteck leeren
choice-recall = alle Karten aus dem Versteck auf die Hand nehmen
verb-keep = Versteck behalten
choice-keep = die Karten im Versteck liegen lassen
verb-join = Verstärken
choice-join = einen Helden in den Kampf holen
verb-stand = Genug
choice-stand = die Gesamtstärke reicht
verb-pass = Passen
choice-pass = diesen Kampf verloren geben

# Questions

about-action = Was tust du?
about-ambush = Welche Karte legst du ins Versteck?
about-attack = Der Verteidiger hält stand. Was spielst du aus?
about-bury = Welches Besondere Artefakt wird hier verborgen?
about-choose-city = Welche Stadt wählst du?
about-choose-faction = Welche Fraktion führst du?
about-choose-great-artefact = Welches Besondere Artefakt nimmst du?
# $first: the verb of what is offered first.
about-cohort = Ein neuer Zug. { $first ->
    [cohort] Kohorte oder Mulligan?
   *[other] Willst du einen Mulligan?
}
about-deal = Welche Einheit wird ausgeteilt?
about-defence = Was spielst du zur Verteidigung aus?
about-draw = Welche Karte wird gezogen?
about-drop-ambush = Drei Karten liegen im Versteck. Welche wirfst du für die neue ab?
about-fetch = Welches Artefakt liegt oben?
about-first-player = Wer ist Startspieler?
about-keep-tent = Welche Karten bleiben beim echten Zelt?
about-lay-city = Welche Stadt wird hier gelegt?
about-muster = Wie viele Helden greifen an?
about-name-faction = Die Symbole dieses Artefakts stimmen heute überein. Wählst du eine Fraktion?
about-offer = Welches Besondere Artefakt wird ausgelegt?
about-open-attack = Welche Waffe eröffnet den Angriff?
about-opening = Übertriff die Verteidigung. Was spielst du aus?
about-pay = Wie bezahlst du?
about-pay-retreat = Wie bezahlst du den Rückzug?
about-place = Wohin legst du die Karte?
about-reaction = Du wirst angegriffen. Was tust du?
about-recall = Nimmst du für diesen Kampf deine Karten aus dem Versteck?
about-remove-faction = Welche Fraktion bleibt aus dem Spiel?
about-ride = Wohin reitest du?
about-roll = Was zeigt der Würfel?
about-station = Welche Karte stationierst du im Zelt?
about-summon = Welche Karte nimmst du aus deiner Nation?
about-terrain = Welches Gelände wird aufgedeckt?
about-top-card = Welche Karte legst du für alle sichtbar obenauf?
about-transform = Was soll das Artefakt bewirken?
about-turn-up = Welche Einheit wird aufgedeckt?
about-use-wild-as = Als was wird der Joker verwendet?

# Why something is not possible

reason-and-rule = { $reason } ({ $rule })
game-over = Das Spiel ist zu Ende.
not-readable = Das lässt sich nicht lesen: { $reason }
too-many-parts = Auf einmal kannst du höchstens { $most } Entscheidungen treffen.
part-refused = Teil { $number } ist nicht möglich („{ $choice }“), darum ist nichts geschehen: { $reason }
not-offered = Das ist jetzt nicht möglich.
not-asked = Nicht dieser Spieler entscheidet jetzt, sondern: { $players }.
answer-first = Zuerst ist eine andere Frage zu beantworten: { $about }
no-such-answer = Das ist keine Antwort auf die Frage: { $about } Möglich sind: { $choices }
only-at-start = Kohorte und Mulligan sind nur zu Beginn eines Zuges möglich.
no-such-cohort = Auf der Hand ist keine solche Kohorte, oder eine andere zieht mehr Karten.
cohort-first = Zuerst kommt die Wahl zwischen Kohorte, Mulligan und keinem von beiden.
top-at-end = Karten werden erst abgelegt, wenn der Zug beendet ist.
actions-over = Die Aktionen dieses Zuges sind vorbei.
faction-not-here = Diese Fraktion spielt nicht mit.
faction-taken = Diese Fraktion hat schon ein anderer Spieler gewählt.
no-starting-city = Das ist keine Startstadt.
starting-city-taken = Diese Stadt hat schon ein anderer Spieler gewählt.
cannot-pay = Die verfügbaren Karten passen nicht zu den Kosten für { $purpose ->
    [road] eine Straße
    [city] eine Stadt dieser Stufe
    [upgrade] die Verbesserung
    [hero] einen Helden
    [step] einen Schritt
    [travel] den Weg
    [retreat] den Rückzug
    [friman] einen Stammeskrieger
    [chief] einen Häuptling
    [priest] einen Priester
    [lord] einen Lord
    [tool] ein Werkzeug
    [weapon] eine Waffe
    [amulet] ein Amulett
    [title] einen Titel
    [scroll] eine Schriftrolle
    [tent] ein Zelt
    [horse] ein Pferd
    [potion] einen Trank
    [jump] einen Sprung
   *[other] dies: { $purpose }
}; Kosten sind genau zu bezahlen.
stack-empty = Dieser Stapel ist leer: { $kind }.
land-stack-empty = Dieser Stapel ist leer ({ $shape }).
not-a-unit = Nur Einheiten werden angeheuert.
not-an-artefact = Nur Artefakte werden erschaffen.
no-place-for-shape = Auf kein Feld des Spielplans passt eine solche Karte ({ $shape }).
never-turned-so = Eine Karte dieser Form wird nie so gedreht, nur: { $sides }.
level-and-shape = Eine Stadt wird auf Stufe 1 bis 4 gebaut, eine Straße hat keine Stufe.
no-city-here = Auf diesem Feld ist keine Stadt.
not-your-city = Das ist nicht deine Stadt.
highest-level = Stufe 4 ist die höchste.
no-token = Kein Stadtmarker der Stufe { $level } ist frei.
not-abandoned = Nur eine verlassene Stadt kann eingenommen werden.
no-hero-there = Dort steht keiner deiner Helden.
space-missing = Dieses Feld gibt es auf diesem Spielplan nicht.
space-occupied = Auf diesem Feld liegt schon eine Karte.
space-touches-nothing = Die Karte würde keine andere Karte berühren.
space-beside-city = Eine Stadt darf nicht neben einer Stadt liegen.
space-roads-differ = Die Seiten passen nicht zusammen: Straße muss an Straße liegen, eine Seite ohne Straße an einer ohne Straße.
space-not-linked = Keine Straße würde die Karte mit einer deiner Städte verbinden.
space-no-own-city = Ohne eigene Stadt kannst du keine Straßen bauen.
space-impassable = Dieses Feld ist unpassierbar.
hero-needs-own-city = Ein Held wird in einer eigenen Stadt angeheuert.
no-hero-left = Deine beiden Helden sind schon auf dem Spielplan.
hero-not-on-board = Dieser Held ist nicht auf dem Spielplan.
no-horse = Ein solches Pferd zum Reiten ist nicht da.
no-wings = Avienas Schwingen sind nicht verfügbar.
no-landing = Avienas Schwingen tragen einen Helden auf eine andere Karte des Spielplans.
no-road = Dorthin führt keine Straße.
there-already = Der Held steht schon dort.
one-step-away = Das ist nur ein Schritt: Nenne den Schritt.
other-hero-moves = Diese Reihe bewegt den anderen Helden.
ride-on = Geritten wird mindestens ein Feld weit.
ride-one-by-one = Bei einem Ritt werden die Schritte einzeln genannt; eine Reihe darin enthält nur den Zoll für einen Sprung.
no-such-card = Eine solche Karte ist nicht verfügbar.
no-card-for-amulet = Es gibt keine Karte, auf die das Amulett angewendet werden könnte.
no-unit-for-title = Es gibt keine Einheit, die der Titel befördern könnte.
no-card-for-scroll = Es gibt keine Karte, die die Schriftrolle konvertieren könnte.
not-used-alone = Eine solche Karte wird nicht für sich allein verwendet.
never-transformed = Eine solche Karte wird nie verwandelt.
does-other = { $artefact ->
    [amulet] Ein Amulett wird auf eine Karte angewendet, für die gewürfelt wird.
    [title] Ein Titel befördert eine Einheit.
   *[scroll] Eine Schriftrolle ändert die Fraktion einer Karte.
}
nation-empty = Die Nation ist leer, und für Baldurs Horn wird die Zuflucht nicht gemischt.
no-such-tent = Ein solches Zelt gibt es nicht.
no-title = Zum Befördern fehlt ein Titel.
not-promoted = Diese Karte kann so nicht befördert werden.
title-ranks = Ein Titel befördert um einen Rang, ein erleuchteter um einen oder zwei.
above-lord = Über dem Lord gibt es keinen Rang.
next-rank-empty = Im Stapel ist keine Einheit dieses Rangs mehr.
no-scroll = Zum Konvertieren fehlt eine Schriftrolle.
not-converted = Nur Einheiten und Artefakte wechseln die Fraktion.
same-hero = Die beiden Helden stehen auf demselben Feld und sind gleich: Nimm den ersten.
same-tent = Zelte mit denselben Karten sind gleich: Nimm das erste.
use-title-first = Zuerst wird der Titel verwendet, dann die Einheit gewählt.
use-scroll-first = Zuerst wird die Schriftrolle verwendet, dann die Karte gewählt.
another-faction = Eine Schriftrolle konvertiert zu einer anderen Fraktion, die im Spiel ist.
no-turning-itself = Nur eine echte Schriftrolle, auf die nichts gewirkt hat, konvertiert sich selbst, außerhalb eines Kampfes und solange ihr Stapel eine Karte hat.
nothing-to-station = Ein Zelt braucht eine Versorgungskarte als Kosten und eine weitere Karte zum Stationieren.
great-not-stationed = Ein Besonderes Artefakt wird nicht in einem Zelt stationiert.
station-one = Mindestens eine Karte wird im Zelt stationiert.
not-a-copy = Behalten wird eines der Zelte, die Kopien einer Karte sind; dieses gehört nicht dazu.
not-in-ambush = Diese Karte liegt nicht im Versteck.
not-in-nation = Diese Karte ist nicht in der Nation.
owns-great-artefact = Ein Deck enthält höchstens ein Besonderes Artefakt.
great-artefact-not-bought = Ein Besonderes Artefakt wird nicht gekauft: Man gewinnt es bei den Ruinen oder wo eine Regel eines gibt.
not-on-offer = Dieses Besondere Artefakt liegt nicht aus.
no-great-artefact-on-offer = Kein Besonderes Artefakt liegt aus.
one-neutral-city = In diesem Szenario darf jeder Spieler nur eine neutrale Stadt einnehmen.
attack-needs-hero = Dort steht keiner deiner Helden.
nothing-to-attack = Dort gibt es nichts anzugreifen.
attack-needs-weapon = Ein Angriff beginnt mit einer Waffe.
attack-too-weak = Die verfügbaren Karten könnten die Verteidigung nicht übertreffen.
no-strength = Nur Karten mit Stärke kommen in eine Kampfreihe.
weapon-first = Zuerst wird eine Waffe ausgespielt.
total-too-low = Die Gesamtstärke reicht noch nicht.
nothing-to-lay = Es gibt keine Karte zum Ausspielen.
lay-first = Zuerst muss mindestens eine Karte ausgespielt werden.
total-suffices = Die Gesamtstärke reicht: Wer weitermacht, passt nicht, sondern bleibt dabei.
no-such-copies = Diese Karte zählt nicht so oft.
join-in-defence = Ein Held kommt nur hinzu, während sein Spieler verteidigt.
muster-first = Zuerst wird gesagt, welche Helden angreifen.
muster-once = Welche Helden angreifen, wird einmal gesagt, zu Beginn.
react-first = Zuerst entscheidet der Verteidiger zwischen Kämpfen, Aufgeben und Zurückziehen.
react-once = Ob gekämpft oder aufgegeben wird, entscheidet sich einmal, gleich nach der Eröffnung.
recall-first = Zuerst wird entschieden, ob das Versteck geleert wird.
recall-once = Ob das Versteck geleert wird, entscheidet sich einmal, zu Beginn des Kampfes.
retreat-price = Dieser Rückzug um { $steps } Felder kostet { $count } Versorgung oder ein Pferd, Handkarten, wie sie sind{ $stardust ->
    [0] .
   *[other] ; ein Sternenstaub zählt als bis zu { $stardust } Versorgung.
}
not-in-battle = Das ist während eines Kampfes nicht möglich.
retreat-at-once = Ein Rückzug ist nur sofort nach der Eröffnung möglich.
only-heroes-retreat = Nur ein angegriffener Held kann sich zurückziehen.
retreat-distance = Der kürzeste Weg dorthin über Straßen ist nicht { $steps } Felder lang.
retreat-to-enemy = Ein Rückzug endet nicht bei einer Stadt oder einem Helden des Angreifers.
no-payment = Diese Karten bezahlen es nicht: Es kostet genau { $kinds }.
not-in-hand = Diese Karte ist nicht auf der Hand.
ambush-full = Alle Verstecke sind belegt.
ambush-needs-two-cards = Ein Versteck braucht zwei Handkarten: eine für den Limbus, eine zum Verstecken.
deck-too-small = Ein Deck darf durch den Limbus nicht unter zehn Karten fallen.
limbo-first = Bevor eine Karte versteckt wird, kommt eine andere in den Limbus.
ambush-one = Eine Karte kam in den Limbus: Mindestens eine wird versteckt.
one-first = Mindestens eine Wahl ist zu treffen, bevor Schluss ist.

# The table on a terminal

board-ruins = Ruinen
board-neutral = {"["}n{ $level }]
board-abandoned = {"["}-]
board-legend = Buchstaben in den Ecken: W Wälder, S Seen, R (rote) Schluchten, B Berge. [B3]: Stadt der Stufe 3, B Bärenvolk, H Holmsiedler, G Glutjünger, W Wolkenkinder; [n4]: neutrale Stadt; [-]: verlassene Stadt; @B: Held; ///: unpassierbar.
table-day = Tag { $day } (Woche { $week }). Erleuchtet, heute also doppelt so gut: { $illuminated }. Übereinstimmend, die Fraktion ist also wählbar: { $matched }.
mark-illuminated = {" "}☀
mark-matched = {" "}=
column-stack = Stapel
column-left = Rest
column-top = Obenauf
column-cost = Kosten
column-player = Spieler
column-points = SP
column-great-cities = Stufe 4
column-heroes = Helden
column-hand = Hand
column-nation = Nation
column-shelter = Zuflucht (obenauf)
column-ambush = Versteck
cost-part = { $count }×{"\u00A0"}{ $kind }
land-stack = { $count }× { $shape }
land-cities = Städte im Vorrat: { $stacks }. Eine Stadt kostet { $city } Einheiten vom Rang ihrer Stufe, eine Verbesserung { $upgrade } vom Rang der neuen Stufe.
land-roads = Straßen im Vorrat: { $stacks }; Kosten je { $cost }.
land-heroes = Ein Held kostet { $cost }.
land-offer = Besondere Artefakte, die ausliegen: { $cards }.
shape-short-city-one = mit einem Ausgang
shape-short-city-opposite = mit zwei gegenüberliegenden
shape-short-city-corner = mit zwei aneinander angrenzenden
shape-short-city-three = mit drei
shape-short-city-four = mit vier
shape-short-straight = gerade
shape-short-curve = Kurve
shape-short-tee = T-Kreuzung
shape-short-crossroads = 4er-Kreuzung
table-player = p{ $number }
table-player-faction = p{ $number } { $faction }
own-hand = Deine Hand:
own-ambush = Im Versteck:
own-tents = Zelte:
own-tent = ({ $cards })
own-table = Verwendbar auf dem Tisch:
own-usable = { $card } [{ $kind }] ×{ $count }
own-new = Neue Karten:
open-of = { $player }: { $what }
battle-now = Kampf auf { $space }: Angriff { $attack }, Verteidigung { $defence }.
battle-line = Kampfreihe ({ $player }): { $cards }.

# Commands

players-not-understood = „{ $text }“ ist keine Liste von Spielerzahlen wie 2,3,4.
file-not-text = kein Text
file-unreadable = { $file } lässt sich nicht lesen: { $reason }.
file-unwritable = { $file } lässt sich nicht schreiben: { $reason }.

# battalia play

save-exists = { $file } gibt es schon: Spiel damit weiter mit --resume { $file } oder nenne eine andere Datei.
resume-alone = Ein fortgesetztes Spiel hat seinen Tisch schon: --{ $option } lässt sich nicht mit --resume verbinden.
seat-unknown = „{ $name }“ kann nicht am Tisch sitzen; möglich sind: { $known } und jedes package.module:Class.
seats-wrong = Für { $players } Spieler { $seats ->
    [one] ist ein Platz
   *[other] sind { $seats } Plätze
} genannt.
leave-saved = Das Spiel ist in { $file } gespeichert; weiter geht es mit battalia play --resume { $file }.
leave-unsaved = Das Spiel ist nicht gespeichert; mit battalia play --save DATEI wird es das nächste.
prompt = >{" "}
hand-over = Am Zug: { $player } ({ $seat })
hand-over-ready = Drücke Enter, wenn sonst niemand auf den Bildschirm schaut.{" "}
question = { $player }: { $text }
no-such-number = Die Nummern gehen von 1 bis { $count }.
not-understood = Das ist nicht verständlich: { $reason } Die Eingabe ? hilft.
why-what = Warum was nicht? Schreibe zum Beispiel: why hire lord, why build city r2c3.
play-help =
    Antworte mit der Nummer einer Möglichkeit oder in Worten wie: { $example }
    A; B          mehreres auf einmal, zum Beispiel: hire chief; pay supply×3
    why WUNSCH    warum etwas nicht möglich ist, zum Beispiel: why hire lord, why build city r2c3
    hint          was ein Experte jetzt täte und warum
    rules NUMMER  eine Regel lesen, zum Beispiel: rules B3.5
    table         den ganzen Tisch noch einmal zeigen
    quit          aufhören; ein Spiel mit --save kann fortgesetzt werden
explain-nothing = Dem steht nichts im Weg.
winners = { $count ->
    [one] Sieg für: { $players }.
   *[other] Geteilter Sieg: { $players }.
}
result-line = { $place }. { $player } mit { $points ->
    [one] einem Siegpunkt
   *[other] { $points } Siegpunkten
}

# battalia show, check and explain

seat-not-at-table = { $seat } spielt an diesem Tisch nicht mit.
show-unfinished = Hier endet die Aufzeichnung, nicht aber das Spiel.
show-gave-up = Hier endet die Aufzeichnung; aufgegeben: { $players }.
check-position-valid = Die Stellung ist gültig, an Tag { $day }.
check-record-valid = Die Aufzeichnung ist gültig: { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
}, bis Tag { $day }.
check-invalid = Nicht gültig: { $reason }
check-asked = Zu antworten hat { $player }: { $text } ({ $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
})

# battalia simulate

simulate-positive = Die Anzahl der Spiele, Prozesse und Entscheidungen muss mindestens 1 sein.
all-options-alone = --all-options geht die Optionen selbst durch: --{ $option } lässt sich nicht damit verbinden.
simulate-progress = Gespielt wird
simulate-title = Spiele zwischen Computerspielern: Median (kleinster–größter Wert)
simulate-players = { $count } Spieler
simulate-games = Spiele
simulate-days = Tage
simulate-points = Siegpunkte
simulate-winner-points = Siegpunkte des Gewinners
simulate-endings = Beendet durch
simulate-choices = Entscheidungen
simulate-stalled-games = Ohne Ende
simulate-errors = Fehler
simulate-all = alle
simulate-speed = { $speed } Entscheidungen pro Sekunde, { $seconds } Sekunden.
simulate-stalled = kein Ende nach { $count } Entscheidungen
simulate-law = nach Entscheidung { $number }: { $reason }
law-saved = ein gespeichertes Spiel wird nicht so gelesen, wie es war
law-leak = Spieler { $player } sieht etwas, das von Verborgenem abhängt, oder niemand kann sich das Verborgene vorstellen
simulate-wrong = Seed { $seed }: { $reason }. Zum Wiederholen: { $command }

# battalia bench

bench-positive = Die Sekunden müssen mehr als 0 sein.
bench-peer-unknown = „{ $peer }“ ist keine Engine zum Vergleichen; möglich sind: { $known }.
bench-peer-missing = { $peer } ist nicht installiert: Installiere es neben battalia, um zu vergleichen.
bench-title = Zufällige Spiele in einem Prozess, höchstens 28 Tage lang
bench-table = Spieler
bench-base-2 = 2
bench-base-3 = 3
bench-base-4 = 4
bench-expansion-4 = 4 Erw.
bench-everything-6 = 6 alles
bench-cost = Kosten
bench-days = Tage
bench-choices = Entscheidungen/s
bench-decisions = Spielerentscheidungen/s
bench-games = Spiele/s
bench-copies = Kopien/s
bench-bytes = Bytes
bench-measure = Vier Spieler
bench-ratio = Verhältnis (Median)
bench-peer-title = Im Vergleich mit { $peer }, abwechselnd je eine halbe Sekunde
bench-peer-note = Entscheidungen zählen alle Antworten, auch die des Zufalls: Unsere Engine fragt den Zufall nach jeder Karte, die andere zieht innerhalb eines Spielerschritts. Spielerentscheidungen lassen den Zufall weg. Der Spielaufbau ist auf beiden Seiten enthalten.
bench-research-title = Wörter pro Sekunde mit Beobachtung und Maske, zufälliges Spiel auf einem Prozessor
bench-research-table = Tisch
bench-ids = Nummern
bench-cells = Zellen
bench-words = Wörter/s
bench-many = step_many, { $count } Spiele: { $one } Wörter/s in einem Prozess, { $two } in zweien; Verhältnis { $ratio }

# battalia perft

perft-depth = Die Tiefe muss mindestens 1 sein.
perft-no-table = --write braucht eine Tabelle: --table DATEI.
perft-unreadable = { $file } ist keine Tabelle von Anzahlen: { $reason }.
perft-differs = { $name }, Tiefe { $depth }: { $now } Zugfolgen, in der Tabelle stehen { $lines }.
perft-counted = { $wrong ->
    [0] Alle Anzahlen stimmen mit der Tabelle überein: { $count }.
    [one] 1 von { $count } Anzahlen weicht von der Tabelle ab.
   *[other] { $wrong } von { $count } Anzahlen weichen von der Tabelle ab.
}
