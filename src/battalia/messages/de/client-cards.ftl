## The browser: cards, hand, rows, stacks, the Sun Oracle, and the players' panels.
## Texts beside pictures are short; the rest is read aloud or shown when one points at something.

# A card.
cards-face-down = eine verdeckte Karte
cards-times = { $count }-mal
cards-used-as = verwendet als { $kind }
cards-strength = { $same ->
    [yes] Stärke { $attack }.
   *[no] Stärke { $attack } im Angriff, { $defence } in der Verteidigung.
}
cards-strength-short = Stärke { $strength }
cards-lit = Heute erleuchtet: Die Karte wirkt wie zwei.
cards-lit-short = erleuchtet
cards-matched = Heute übereinstimmend: Wer die Karte erschafft, darf eine Fraktion wählen.
cards-matched-short = übereinstimmend
cards-marked-act = verwendbar
cards-marked-pay = wird ausgegeben
cards-marked-danger = in Gefahr
cards-selected = ausgewählt
cards-rule = Regel { $rule }
cards-close = Schließen

# What each kind of card does.
cards-does-supply = Bezahlt Einheiten, Straßen, Zelte, Helden und Schritte. Versorgung gehört zu keiner Fraktion.
cards-does-friman = Eine Einheit vom Rang 1. Stammeskrieger bauen Straßen und Städte der Stufe 1 und werden für die meisten Artefakte gebraucht.
cards-does-chief = Eine Einheit vom Rang 2. Häuptlinge bauen Städte der Stufe 2 oder verbessern Städte auf diese Stufe und werden für Waffen, Schriftrollen, Zelte und Pferde gebraucht.
cards-does-priest = Eine Einheit vom Rang 3. Priester bauen Städte der Stufe 3 oder verbessern Städte auf diese Stufe und werden für Amulette und Schriftrollen gebraucht.
cards-does-lord = Eine Einheit vom Rang 4. Lords bauen große Städte (Stufe 4) oder verbessern Städte auf diese Stufe und werden für Titel gebraucht.
cards-does-queen = Allein in einer Reihe macht sie aus einer Stadt der Stufe 4 eine Residenz, Stufe 5.
cards-does-king = Allein in einer Reihe macht er aus einer Residenz die Hauptstadt, Stufe 6.
cards-does-tool = Ersetzt bis zu zwei Stammeskrieger in einer Reihe. Im Kampf ist es nutzlos.
cards-does-weapon = Eröffnet einen Angriff, heuert zusammen mit zwei Versorgungskarten einen Helden an und bringt einer Kampfreihe 1 Stärke.
cards-does-amulet = Würfle für eine andere Karte – 1: nichts; 2 oder 3: Sie zählt so oft; 4: Sie kommt ins Versteck; 5: Sie kommt in die Zuflucht; 6: Sie ist ein Joker.
cards-does-title = Befördert eine Einheit um einen Rang, innerhalb ihrer Fraktion, wenn es dort eine solche Karte gibt. Die neue Einheit ist sofort verwendbar.
cards-does-scroll = Konvertiert eine Einheit oder ein Artefakt zu einer anderen Fraktion deiner Wahl. Eine Schriftrolle darf stattdessen sich selbst konvertieren.
cards-does-tent = Bewahrt für eine Versorgungskarte eine deiner Handkarten auf, bis du sie zurückhaben willst.
cards-does-horse = Bewegt einen Helden um bis zu drei Felder oder bringt einer Kampfreihe 1 Stärke. Es rettet einen Helden, der sich zurückzieht.
cards-does-hammer = Ein beliebiges Artefakt, bei jeder Verwendung neu gewählt; aber nicht im Kampf.
cards-does-sword = Eine Waffe mit großer Stärke im Angriff.
cards-does-shield = Eine Waffe mit großer Stärke in der Verteidigung.
cards-does-wings = Tragen einen Helden über alles hinweg auf eine beliebige Karte des Spielplans.
cards-does-horn = Sieh deine Nation durch, zeige bis zu zwei Karten vor und nimm sie auf die Hand.
cards-does-arrow = Eine Waffe, die auch jedes der acht Felder rund um deinen Helden angreift.
cards-does-bag = Nimm bis zu zwei Versorgungskarten für diesen Zug; was du nicht ausgibst, geht zurück.
cards-does-banner = Nimm Karten eines Typs mit zusammen höchstens Stärke 8 aus deiner Zuflucht auf die Hand.
cards-does-cloak = Verbirgt bis zu zwei deiner Städte in der Nähe deiner Helden: Bis zu deinem nächsten Zug kann niemand sie angreifen.
cards-does-crystal = Sieh dir die obersten zwölf Karten deiner Nation an und wähle, welche sechs zuerst kommen.
cards-does-mask = Übernimm im Kampf bis zu zwei schwache Einheiten aus der gegnerischen Reihe in deine eigene.
cards-does-lost-scroll = Nimm eine Karte deiner Wahl aus dem Limbus auf die Hand.
cards-does-staff = Gib bis zu drei Geländekarten auf dem Spielplan ein anderes Gelände.
cards-does-stardust = Zählt in einer Reihe oder im Preis eines Rückzugs als bis zu zwei Versorgungskarten. Sternenstaub wird nie getauscht und kommt nie in den Limbus.
cards-does-chest = Legst du sie in den Limbus, kommen bis zu drei deiner Handkarten zusammen ins Versteck. Sie kann gegen ein Artefakt getauscht werden.
cards-does-wild = Eine beliebige Einheit, ein beliebiges Artefakt oder Versorgung; du wählst bei der Verwendung.
cards-does-fanatic = Ein Fanatiker zählt für jede Fraktion. Um ihn auszuspielen, leg eine andere Karte in den Limbus; er zählt dann als zwei.
cards-does-road = Verbindet neues Land mit deinen Städten, und Helden ziehen auf ihr. Ihr Gelände siehst du erst, wenn du bezahlt hast; dann legst du sie so, dass Straße an Straße liegt.
cards-does-city = Drei Einheiten eines Rangs gründen eine Stadt dieser Stufe, und ihre Stufe zählt als Siegpunkte. Sie muss durch Straßen mit einer deiner Städte verbunden sein und darf nie direkt neben einer anderen Stadt liegen.

# The hand.
cards-hand = Hand, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
cards-hand-empty = Keine Karten auf der Hand
cards-sorted-kind = nach Typ
cards-sorted-faction = nach Fraktion
cards-sort-kind = Die Hand ist nach Fraktion sortiert; nach Typ sortieren
cards-sort-faction = Die Hand ist nach Typ sortiert; nach Fraktion sortieren

# Rows: what each was laid for.
cards-rows = Reihen in diesem Zug
cards-rows-none = Was in diesem Zug ausgespielt wird, liegt hier, Reihe für Reihe.
cards-row-hire = Anheuern: { $kind }
cards-row-create = Erschaffen: { $kind }
cards-row-build = Bauen: { $shape }
cards-row-city = Bauen: Stadt der Stufe { $level }
cards-row-upgrade = Stadt verbessern
cards-row-hero = Helden anheuern
cards-row-step = Schritt
cards-row-travel = Reise
cards-row-ride = Ritt
cards-row-fly = Flug
cards-row-pitch = Zelt aufschlagen
cards-row-use = Verwenden: { $kind }
cards-row-attack = Angriff
cards-row-jump = Sprung
cards-row-toll = Zoll für einen Sprung
cards-row-post = Handelsposten bauen
cards-row-buy-potion = Trank kaufen
cards-row-invoke = Metamorpha bitten
cards-row-explore = Erforschen
cards-row-crown = Stadt krönen
cards-copy = { $count ->
    [one] Kopie: { $card }
   *[other] { $count } Kopien: { $card }
}
cards-new = { $count ->
    [one] neu: { $card }
   *[other] neu: { $card }, { $count }-mal
}
cards-loose = Bereit

# Tents, ambush, piles.
cards-tents = Zelte
cards-tent = Zelt: { $cards }{ $brief ->
    [yes] , bis zum Ende des Tages
   *[no] { "" }
}
cards-ambush = Versteck { $count } von { $places }
cards-nation = Nation
cards-nation-count = Nation: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
cards-nation-all = Nation, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
cards-nation-note = Die Karten, die du ziehen wirst, sortiert: Ihre Reihenfolge ist unbekannt.
cards-shelter = Zuflucht
cards-shelter-count = Zuflucht: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
cards-shelter-all = Zuflucht, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}{ $top ->
    [none] { "" }
   *[other] , obenauf: { $top }
}
cards-shelter-note = Deine abgeworfenen Karten, sortiert. Ist die Nation aufgebraucht, werden sie zur neuen.
cards-pile-empty = Keine Karten

# Stacks.
cards-stacks = Stapel
cards-artefacts = Artefakte
cards-units = Einheiten und Versorgung
cards-roads = Straßen
cards-cities = Städte
cards-offer = Ausliegende Besondere Artefakte
cards-offer-none = Kein Besonderes Artefakt liegt aus.
# Where long names may be divided when there is little room.
cards-hyphens = Stammes-krieger Schrift-rolle Werk-zeug Ver-sorgung Häupt-ling Schwin-gen Kris-tall Ver-lorene Bären-volk Holm-siedler Glut-jünger Wolken-kinder Sonnen-gesegnete Wolfs-clan Handels-posten Berserker-trank Frost-berührung Sonnen-finsternis
cards-limbo = Limbus
cards-limbo-count = Limbus, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
cards-limbo-note = Diese Karten sind aus dem Spiel.
cards-left = { $count ->
    [0] keine mehr
   *[other] noch { $count }
}
cards-top = obenauf: { $top }
cards-open = jetzt zu haben
cards-closed = jetzt nicht: frag, warum
cards-cost = kostet { $cost }
cards-cost-part = { $count }×{"\u00A0"}{ $kind }
cards-city-cost = { $count } Einheiten, Rang = Stufe

# The Sun Oracle.
cards-oracle = Sonnenorakel
cards-oracle-meaning = Heute erleuchtet: { $lit }; diese Karte wirkt doppelt. Übereinstimmend: { $matched }; wer diese Karte erschafft, darf eine Fraktion wählen.

# The players.
cards-players = Spieler
cards-you = du
cards-first = beginnt
cards-thinks = überlegt
cards-clock = Uhr
cards-computer = Computer, { $level }
cards-stand-in = Computer springt ein
cards-resigned = hat aufgegeben
cards-open-seat = freier Platz
cards-absent = nicht da
cards-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
cards-points = { $count ->
    [one] 1 Siegpunkt
   *[other] { $count } Siegpunkte
}
cards-in-hand = Hand: { $count }
cards-in-nation = Nation: { $count }
cards-in-shelter = Zuflucht: { $count }
cards-in-ambush = Im Versteck: { $count }
cards-heroes = Helden auf dem Spielplan: { $count }
cards-great-cities = Große Städte: { $count }{ $needed ->
    [0] { "" }
   *[other] ; { $needed } beenden das Spiel
}
cards-shelter-top = Zuflucht: { $count }, obenauf: { $card }
cards-team = Team { $number }
cards-team-score = { $points } SP · große Städte: { $cities } von { $needed }

# The head of the table.
cards-day = Tag { $day } von Woche { $week }
cards-turn = Am Zug: { $players }
cards-your-turn = Dein Zug
cards-over = Das Spiel ist zu Ende
cards-status-lit = { $kind } erleuchtet
cards-status-matched = { $kind } übereinstimmend
cards-race = Siegpunkte
cards-end-cities = Dem Ende durch große Städte am nächsten: { $players }, { $count } von { $needed }
cards-end-map = Das Spiel endet, wenn der Spielplan voll ist: { $count ->
    [0] Kein Feld ist mehr frei
    [one] Ein Feld ist noch frei
   *[other] { $count } Felder sind noch frei
}
cards-end-weeks = Das Spiel endet nach Woche { $count }
cards-bot = Bot
