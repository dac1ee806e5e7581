### Advice (battalia hint): a choice, and why

hint-choice = { $verb }: { $nouns } („{ $notation }“).
hint-open = Vorerst nichts.
hint-chance = Jetzt entscheidet der Zufall: Da gibt es nichts zu raten.

## Why: the turn

hint-only-option = Etwas anderes ist nicht möglich.
hint-not-now = Nichts, was du sofort tun darfst, lohnt sich in diesem Moment.
hint-best-of = Von { $count } Möglichkeiten scheint diese für dich die beste zu sein.
hint-all-alike = Die Möglichkeiten sind gleich gut: Keine ist besser für dich.
hint-wins = { $sure ->
    [yes] Mit diesem Zug gewinnst du das Spiel.
   *[no] Mit etwas Glück gewinnst du in diesem Zug das Spiel.
}
hint-cohort = Sie zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} mehr, und eine Kohorte kostet nichts.
hint-mulligan = Diese Karten bringen in diesem Zug wenig: Fünf andere dürften mehr bringen.
hint-keep-hand = Diese Karten sind gut genug: Fünf andere brächten in diesem Zug kaum mehr.
hint-nothing-gains = Nichts, was in diesem Zug noch möglich ist, würde dir nützen.

## Why: what is better afterwards

hint-city-built = { $sure ->
    [yes] Der Zug bringt
   *[no] Mit etwas Glück bringt der Zug
} { $points ->
    [one] einen Siegpunkt
   *[other] { $points } Siegpunkte
}: eine neue Stadt der Stufe { $level } auf { $space }.
hint-city-gained = { $sure ->
    [yes] Der Zug bringt
   *[no] Mit etwas Glück bringt der Zug
} { $points ->
    [one] einen Siegpunkt
   *[other] { $points } Siegpunkte
}: Was auf { $space } steht, gehört dann dir.
hint-city-raised = { $sure ->
    [yes] Der Zug bringt
   *[no] Mit etwas Glück bringt der Zug
} { $points ->
    [one] einen Siegpunkt
   *[other] { $points } Siegpunkte
}: Die Stadt auf { $space } steigt auf Stufe { $level }.
hint-city-taken = { $sure ->
    [yes] Der Zug bringt
   *[no] Mit etwas Glück bringt der Zug
} { $points ->
    [one] einen Siegpunkt
   *[other] { $points } Siegpunkte
}: Die neutrale Stadt auf { $space } fällt.
hint-city-won = { $sure ->
    [yes] Der Zug bringt
   *[no] Mit etwas Glück bringt der Zug
} { $points ->
    [one] einen Siegpunkt
   *[other] { $points } Siegpunkte
}, und der Gegner ({ $players }) verliert die Stadt auf { $space }.
hint-deck-gains = { $sure ->
    [yes] Neu in deinem Deck:
   *[no] Mit etwas Glück neu in deinem Deck:
} { $kinds }. { $fruit ->
    [supply] Du wirst mehr Versorgung zum Ausgeben haben.
    [roads] Straßen werden leichter zu bauen sein.
    [attacks] Deine Angriffe werden stärker sein.
    [defence] Deine Städte werden besser verteidigt sein.
    [cohorts] Kohorten werden mehr Karten ziehen.
    [great] Besondere Artefakte helfen in jeder Hand.
    [royal] Königinnen und Könige heben Städte über Stufe 4.
    [upgrades] Städte werden leichter zu verbessern sein.
    [cities] Städte werden leichter zu bauen sein.
   *[hands] Spätere Hände werden mehr können.
}
hint-deck-thins = { $sure ->
    [yes] Nicht mehr in deinem Deck:
   *[no] Mit etwas Glück nicht mehr in deinem Deck:
} { $kinds }. Was bleibt, kommt öfter auf deine Hand.
hint-held = { $sure ->
    [yes] Für später aufbewahrt statt abgeworfen:
   *[no] Mit etwas Glück für später aufbewahrt statt abgeworfen:
} { $kinds }.
hint-limbo = Diese Karte kannst du entbehren: { $kind }. Im Versteck kann auf deinen nächsten Zug warten: { $kinds }.
hint-sites = { $sure ->
    [yes] Danach hast du
   *[no] Mit etwas Glück hast du danach
} { $count ->
    [one] ein Feld
    [4] vier oder mehr Felder
   *[other] { $count } Felder
} für deine nächste Stadt.
hint-hero-hired = { $sure ->
    [yes] Ein neuer Held steht
   *[no] Mit etwas Glück steht ein neuer Held
} auf { $space }, bereit zum Bewegen und Angreifen.
hint-hero-nearer = { $sure ->
    [yes] Das bringt dich näher
   *[no] Mit etwas Glück bringt dich das näher
} an ein Angriffsziel auf { $space }.
hint-stronger = { $sure ->
    [yes] Deine Angriffe werden
   *[no] Mit etwas Glück werden deine Angriffe
} stärker sein.
hint-assets = { $sure ->
    [yes] Was du dadurch gewinnst:
   *[no] Was du dadurch gewinnen kannst:
} { $module ->
    [checkpoints] bessere Aussichten am nächsten Kontrollpunkt.
    [heroic] die Stärke eines Veteranen.
    [trading] Handelsposten.
    [potions] einen Trank.
    [bilkarr] einen Helden bei Bilkarrs Markt.
    [great-artefacts] Städte, die niemand angreifen kann.
    [metamorpha] einen Helden auf Metamorphas Gelände.
    [valleys] was die Täler bieten.
    [mountain-pass] einen Sturmverstärker und damit den Weg zu einem Besonderen Artefakt.
    [kings-bridge] den Weg zu einem Besonderen Artefakt auf der Königsbrücke.
   *[other] was ein weiteres Modul bringt.
}
hint-rivals = { $sure ->
    [yes] Das schmälert die Aussichten des Gegners
   *[no] Mit etwas Glück schmälert das die Aussichten des Gegners
} ({ $players }).
hint-end-nears = { $sure ->
    [yes] Das Spiel dauert schon lange: Straßen füllen den Spielplan und beenden es.
   *[no] Das Spiel dauert schon lange: Mit etwas Glück füllen Straßen den Spielplan und beenden es.
}
hint-raid = Das führt zu einem Angriff auf { $space } (Verteidiger: { $players }): { $count ->
    [0] Dieser Gegner hat keine Karten auf der Hand
    [one] Dieser Gegner hat eine Karte auf der Hand
   *[other] Dieser Gegner hat { $count } Karten auf der Hand
}, und im Mittel seiner möglichen Hände lohnt es sich.
hint-set = Dann hast du { $kind } ×{ $count } zur Verfügung: { $count ->
    [3] genug für eine Stadt.
   *[other] genug für eine Verbesserung.
}
hint-more-cards = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
} mehr, um weiterzumachen.
hint-gamble = Im Mittel der sechs Würfelseiten ist es mehr wert als alles andere.
hint-storm = Mit dem Sprung kommt ein Sturmereignis, im Mittel mehr wert als der Zoll.
hint-fortune = Was das Glück hier bringen kann, ist im Mittel mehr wert als der Rest.

## Why: cards, land, heroes

hint-pay = Das schont, was du besser gebrauchen kannst: { $kind }.
hint-pay-cheapest = Andere Arten zu bezahlen kosten mehr oder bessere Karten.
hint-pay-alike = Alle Arten zu bezahlen kosten die gleichen Kartentypen.
hint-place-towards = Die Straße führt näher an ein Angriffsziel auf { $space }.
hint-place-open = Von dort { $count ->
    [one] führt eine Straße weiter auf ein leeres Feld.
   *[other] führen Straßen weiter auf { $count } leere Felder.
}
hint-most-cards = Keine andere Fraktion hat mehr Karten in deinem Deck als diese ({ $faction }), und Karten einer Fraktion bilden Kohorten.
hint-home-city = Sie liegt in deinem Heimatgelände.
hint-home-terrain = Es ist dein Heimatgelände.
hint-worth-most = Von diesen Karten kannst du diese am besten gebrauchen: { $kind }.
hint-worth-least = Von diesen Karten brauchst du diese am wenigsten: { $kind }.
hint-top = Alle sehen diese Karte, und sie verrät am wenigsten: { $kind }.
hint-promote = Nach der Beförderung kann die Karte mehr: { $kind }.
hint-double = Diese Einheit doppelt zu haben bringt dir am meisten: { $kind }.
hint-amulet = Von deinen Karten hat diese vom Würfel am meisten zu erwarten: { $kind }.
hint-done = Keine weitere Karte lohnt sich.
hint-halt = Kein weiterer Schritt bringt dich einem Ziel näher.
hint-strongest = Nichts anderes ist stärker: Es zählt { $count }.
hint-road = Sie führt zu { $count ->
    [one] einem Nachbarfeld
   *[other] { $count } Nachbarfeldern
}.

## Why: battles

hint-attack = Du brauchst anfangs { $need } und kannst { $reach } erreichen; { $count ->
    [0] der Gegner ({ $players }) hat keine Karten auf der Hand
    [one] der Gegner ({ $players }) hat eine Karte auf der Hand
   *[other] der Gegner ({ $players }) hat { $count } Karten auf der Hand
}, und im Mittel seiner möglichen Hände lohnt es sich.
hint-attack-falls = Du brauchst { $need }, um { $space } zu nehmen, und deine Karten erreichen { $reach }.
hint-weapon = Sie bringt dem Angriff { $count }, und keine andere Waffe eröffnet ihn besser.
hint-lay = Du brauchst { $need } und kannst { $reach } erreichen: Das gehört zum günstigsten Weg.
hint-lay-least = Du brauchst { $need } und kannst nur { $reach } erreichen, also die Karte, die dir am wenigsten fehlt.
hint-stand = Die Gesamtstärke reicht: Die übrigen Karten werden gespart.
hint-pass = Du brauchst { $need }, aber alle deine Karten erreichen nur { $reach }.
hint-join = Du brauchst { $need } und erreichst mit Karten allein { $reach }: Ein Held bringt seinen Kampfbonus mit.
hint-strike = Du brauchst { $need }: Mit den Karten im Zelt erreichst du { $reach }.
hint-fight = Du brauchst { $need } und kannst { $reach } erreichen: Das ist zu halten.
hint-surrender = Du brauchst { $need }, kannst aber nur { $reach } erreichen: Das ist nicht zu halten, also spare die Karten.
hint-cannot-fight = Es gibt nichts, womit du kämpfen könntest.
hint-retreat = Du brauchst { $need }, kannst aber nur { $reach } erreichen: Also rette den Helden.
hint-retreat-safer = { $count ->
    [one] Der Angreifer hat noch eine Karte auf der Hand
   *[other] Der Angreifer hat noch { $count } Karten auf der Hand
} ({ $players }): Ein geretteter Held ist besser als ein zweifelhafter Kampf.
hint-recall = Du brauchst { $need }: Ohne die Karten im Versteck erreichst du nur { $reach }.
hint-keep = Du brauchst { $need } und erreichst { $reach } ohne die Karten im Versteck: Sie bleiben für später.
hint-muster-few = So viele dürften reichen: Wer wegbleibt, ist nicht in Gefahr.
hint-muster-all = Jeder Held bringt Stärke, und weniger könnten nicht reichen.
hint-extra = Du brauchst { $need }, aber gewöhnliche Karten erreichen nur { $reach }: Das kann den Kampf wenden.

## The goal: what it is, what it still takes, when it can be had

goal-neutral = Die neutrale Stadt auf { $space } verteidigt sich mit { $defence }: Mit Stärke { $need } fällt sie und bringt dir { $points ->
    [one] einen Siegpunkt
   *[other] { $points } Siegpunkte
}.
goal-ruins = Die Ruinen auf { $space } verteidigen sich mit { $defence }: Mit Stärke { $need } gewinnst du dort ein Besonderes Artefakt.
goal-raid = Die Stadt auf { $space } ({ $players }) verteidigt sich mit { $defence } und mit den Karten, die für sie ausgespielt werden: Zu Beginn brauchst du { $need }. Sie brächte dir { $points ->
    [one] einen Siegpunkt
   *[other] { $points } Siegpunkte
}.
goal-upgrade = Die Stadt auf { $space } kann auf Stufe { $level } steigen. Dafür brauchst du in einer Hand: { $kind } ×{ $count }. In deinem Deck: { $own }.
goal-city = Eine neue Stadt der Stufe { $level } bringt { $level ->
    [one] einen Siegpunkt
   *[other] { $level } Siegpunkte
}. Dafür brauchst du in einer Hand: { $kind } ×{ $count }. In deinem Deck: { $own }.
goal-needs-weapon = Eine Waffe für den Angriff: Erschaffe sie ({ $kinds }).
goal-needs-road = Eine Straße dorthin: noch mindestens { $count ->
    [one] eine Geländekarte
   *[other] { $count } Geländekarten
}.
goal-needs-hero = Ein Held: Heuere ihn in deiner Stadt an ({ $kinds }).
goal-needs-steps = { $count ->
    [one] Ein Schritt für einen Helden von { $space } aus: eine Versorgungskarte oder ein Pferd.
   *[other] { $count } Schritte für einen Helden von { $space } aus: je eine Versorgungskarte; ein Pferd gibt drei Schritte.
}
goal-needs-strength = Mehr Stärke: Deine beste Hand erreicht { $reach } von { $need }. Heuere stärkere Einheiten an.
goal-needs-line = Dann der Angriff, aus einer Hand: { $kinds }. Zusammen ist das Stärke { $reach }.
goal-needs-site = Ein Feld dafür: Baue zuerst eine Straße.
goal-needs-units = Noch anzuheuern: { $count ->
    [1] { $kind }, für { $supply } Versorgungskarten.
   *[other] { $kind } ×{ $count }, für je { $supply } Versorgungskarten.
}
goal-needs-together = Alle zusammen in einer Hand: Was im Versteck wartet, kommt dazu.
goal-now = Deine Karten reichen: Es geht noch in diesem Zug.
goal-day = Wenn die Karten richtig kommen, geht es an { $week ->
    [1] Tag { $day } von Woche 1.
   *[other] Tag { $weekday } von Woche { $week } (insgesamt Tag { $day }).
}
goal-waits = Nicht in diesem Zug: Anderes lohnt sich jetzt mehr.

## What else was weighed, and why it is less

hint-less = Alles in allem stehst du danach etwas schlechter da.
hint-less-points = Das bringt { $count ->
    [one] einen Siegpunkt
   *[other] { $count } Siegpunkte
} weniger.
hint-less-deck = In deinem Deck fehlt dann: { $kinds }.
hint-less-held = Dann bleibt weniger für deinen nächsten Zug aufgehoben.
hint-less-land = Dann hast du weniger Felder für deine nächste Stadt.
hint-less-heroes = Du hättest weniger Helden auf der Landkarte.
hint-less-near = Du wärst weiter von einem Angriffsziel auf { $space } entfernt.
hint-less-strength = Deine Angriffe wären schwächer.
hint-less-gamble = Das hängt vom Würfel ab.
hint-less-raid = Das hängt von den Karten ab, die dort auf der Hand sind ({ $players }).

## Why: The Stormgates

hint-pick-own = Sie gehört zu deiner eigenen Fraktion: So bleibt in Kämpfen der Kampfbonus.
hint-pick-alike = Von dieser Fraktion ({ $faction }) hast du schon { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}: Zusammen bilden sie Kohorten.
hint-tent-lost = Das kostet einen Gegner ({ $players }), was im Zelt wartet: { $kinds }.
hint-threatened = Ein feindlicher Held könnte bald { $space } angreifen.
hint-highest = Keine andere dieser Städte ist höher als diese, mit Stufe { $level }.
hint-eclipse = Eine Karte, die zu einem anderen Typ wird, vervollständigt eine Kombination.
hint-potion-turns = Du brauchst { $need } und erreichst { $reach }: Der Trank bringt { $count } dazu.
hint-brotherhood = Das beendet den Angriff auf { $space }, bevor er begonnen hat.
hint-rage = Das schlägt dem Gegner ({ $players }) Karten aus der Hand; er hat { $count }.
hint-freeze = Die Reihe ist dem Gegner mehr wert, als dich die Frostberührung kostet.
hint-allow = Die Reihe ist weniger wert, als dich die Frostberührung kostet.
hint-amplifier = Das bringt ein Besonderes Artefakt, und dafür ist er da.
hint-cross = Kein Handel auf der Königsbrücke würde dir nützen.
