## The board in the browser: the map, its pieces, and what lies on a space in words.

board-title = Der Spielplan
board-keys = Mit den Pfeiltasten gehst du von Feld zu Feld, mit Bild auf und Bild ab zum nächsten Feld, auf dem du etwas tun kannst; Enter wählt. Plus und Minus ändern die Größe, 0 zeigt den ganzen Spielplan, Strg mit einer Pfeiltaste verschiebt ihn. R dreht die Karte, die du gerade legst.
board-zoom-in = Größer zeigen
board-zoom-out = Kleiner zeigen
board-zoom-fit = Ganzen Spielplan zeigen
board-turn-right = Karte nach rechts drehen
board-turn-left = Karte nach links drehen
# $sides: the sides with a road, by their words.
board-laid = Deine Karte liegt vorläufig hier: { $shape }, Straßen nach { $sides }
board-chosen = gewählt

# $space: the name of a space, such as r2c3. $shape and $terrain in words.
board-tip-card = { $space }: { $shape }, { $terrain }
board-tip-card-neutral = { $space }: { $shape }
board-tip-unexplored = { $space }: unerforscht
board-tip-impassable = { $space }: unpassierbarer Fels
# $sides: sides of the card, by commas.
board-tip-roads =
    { $count ->
        [one] Straße nach { $sides }
       *[other] Straßen nach { $sides }
    }
board-tip-abandoned = Eine Stadt ohne Besitzer
board-tip-neutral = Neutral, Verteidigung { $defence }
board-tip-ruins = Verteidigung { $defence }
# $player: a nominative, such as “Bärenvolk”.
board-tip-owned =
    { $level ->
        [6] Hauptstadt ({ $player }), Stufe { $level }
        [5] Residenz ({ $player }), Stufe { $level }
       *[other] Stadt ({ $player }), Stufe { $level }
    }
board-tip-defence = Verteidigung { $defence }
# $kind: the card that a building gives once per turn; none where it is not known.
board-tip-building =
    { $kind ->
        [none] Gebäude ({ $player }), Stufe { $level }, Verteidigung { $defence }
       *[other] Gebäude ({ $player }), Stufe { $level }, Verteidigung { $defence }; gibt: { $kind }
    }
board-tip-gives = Gibt: { $kind }
board-tip-gate = Sturmtor Nummer { $number }
board-tip-buried =
    { $count ->
        [one] Unter diesem Sturmtor liegt ein Besonderes Artefakt
       *[other] Unter diesem Sturmtor liegen { $count } Besondere Artefakte
    }
board-tip-link-pass = Der Bergpass
board-tip-link-bridge = Die Königsbrücke
board-tip-relic = Hier ist ein Besonderes Artefakt verborgen
board-tip-cloaked = Unter Vayls Umhang verborgen: Diese Stadt kann vorerst nicht angegriffen werden
board-tip-hero =
    { $veteran ->
        [yes] Held { $number } ({ $player }), ein Veteran
       *[no] Held { $number } ({ $player })
    }
board-tip-amplifier = Er trägt einen Sturmverstärker für Sturmtor { $gate }
board-tip-post =
    { $star ->
        [yes] Handelsposten ({ $player }), Sternseite oben
       *[no] Handelsposten ({ $player })
    }
board-tip-metamorpha = Metamorpha steht hier
board-tip-bilkarr =
    { $way ->
        [north-east] Bilkarr steht hier; er zieht weiter nach Nordosten
        [north-west] Bilkarr steht hier; er zieht weiter nach Nordwesten
        [south-east] Bilkarr steht hier; er zieht weiter nach Südosten
        [south-west] Bilkarr steht hier; er zieht weiter nach Südwesten
       *[none] Bilkarr steht hier
    }

## The board as a table of texts.

board-text-title = Der Spielplan in Worten
board-text-row = Zeile { $row }
board-text-column = Spalte { $column }
board-text-missing = kein Feld
