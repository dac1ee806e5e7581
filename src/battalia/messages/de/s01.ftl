### Stormgates and storm events (S1)

gate-laid = Sturmtor auf { $space }: { $terrain }.
storm-event-drawn = { $seat }: Sturmereignis { $storm } gezogen{ $storm ->
    [1] : die oberste Karte eines Artefaktstapels
    [2] : der oberste Lord
    [3] : eine Karte der eigenen Nation
    [4] : eine Straße
    [5] : eine Glückskarte
    [6] : Der zweite Held erscheint
    [7] : Eine Karte auf dem Spielplan wird ersetzt
    [8] : Ein gespieltes Ereignis wird kopiert
    [9] : Eine Einheit auf der Hand wird befördert
    [10] : Eine eigene Stadt wird verbessert
    [11] : Eine Karte kommt aus dem Limbus zurück
    [12] : Ein Zelt wird zerstört
   *[other] { "" }
}.
storm-event-copied = { $seat }: Sturmereignis { $storm } kopiert.
storm-events-reshuffled = Die Sturmereignisse wurden neu gemischt.
hero-appeared = { $seat }: Ein Held ist auf { $space } erschienen.
land-replaced = { $seat }: Karte auf { $space } ersetzt, neues Gelände: { $terrain }.

## Choices

verb-jump = Springen
choice-jump = { $hero } zum Sturmtor auf { $space }{ $origin ->
    [none] {""}
   *[other] {" "}über das auf { $origin }
}{ $further ->
    [0] {""}
    [one] , mit einem weiteren Schritt
   *[other] , mit { $further } weiteren Schritten
}
verb-toll = Zoll zahlen
choice-toll = { $hero } zum Sturmtor auf { $space }
verb-event = Sturmereignis
choice-event = { $event }
verb-copy = Sturmereignis kopieren
choice-copy = { $event }{ $event ->
    [1] : eine Karte eines Artefaktstapels nehmen
    [3] : eine Karte ziehen
    [4] : eine Straße bauen
    [5] : eine Glückskarte ziehen
    [6] : Der zweite Held erscheint
    [7] : eine Karte auf dem Spielplan ersetzen
    [9] : eine Einheit auf der Hand befördern
    [10] : eine eigene Stadt verbessern
    [11] : eine Karte aus dem Limbus nehmen
   *[12] : ein Zelt zerstören
}
verb-replace-card = Karte ersetzen
choice-replace-card = { $space }
verb-take-terrain = Nehmen
choice-take-terrain = { $terrain }
verb-destroy-tent = Zerstören
choice-destroy-tent = ein Zelt ({ $of }): { $tent } mit { $cards }

## Questions

about-lay-gate = Welches Sturmtor wird als Nächstes gelegt?
about-storm-event = Welches Sturmereignis wird gezogen?
about-travel-on = Wohin reist du weiter?
about-copy-event = Welches gespielte Sturmereignis kopierst du?
about-build-free = Welche Straße baust du?
about-replace-card = Welche Karte auf dem Spielplan ersetzt du?
about-take-terrain = Welches Gelände hat die neue Karte?
about-destroy-tent = Welches Zelt zerstörst du?

## Reasons

not-on-gate = Dieser Held steht nicht auf einem Sturmtor.
no-gate-there = Ein Sprung führt zu einem anderen Sturmtor auf dem Spielplan.
no-other-gate = Auf dem Spielplan gibt es kein anderes Sturmtor.
jumped-already = Dieser Held ist in diesem Zug schon gesprungen.
too-far = So weit reicht der Rest der Reihe nicht.
never-copied = Die Sturmereignisse 2 und 8 werden nie kopiert.
event-not-played = Dieses Sturmereignis liegt nicht auf dem Stapel der gespielten.
event-without-effect = Dieses Sturmereignis hätte keine Wirkung; ein anderes lässt sich ausführen.
only-roads = Dieses Sturmereignis baut eine Straße.
card-not-replaced = Nur Stadt- und Straßenkarten werden ersetzt: kein Sturmtor, keine Ruinen, keine Talkarte.
replace-first = Zuerst wird die Karte auf dem Spielplan genannt, die ersetzt wird.
replace-one = Die Karte, die ersetzt wird, ist schon genannt.
promote-one = Eine Einheit auf der Hand kann befördert werden, also wird es eine.
terrain-not-left = In diesem Stapel ist keine solche Karte mehr.
opponents-tent-first = Solange ein Gegner ein Zelt hat, wird ein gegnerisches zerstört.
no-higher-residence = Es darf höchstens zwei Residenzen und eine Hauptstadt geben.
not-in-limbo = Diese Karte liegt nicht im Limbus.
royal-in-limbo = Keine Königin und kein König kommt aus dem Limbus zurück.
