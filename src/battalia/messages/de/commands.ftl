### Was die Befehle des Explorers und der Beweise sagen: die Seite braucht nichts davon.

explore-how = Nenne eine Datei oder einen Ordner mit Zügen zum Durchsehen, oder lege eine Datei an: --gather AUFZEICHNUNGEN --into DATEI.
explore-nothing = In { $file } gibt es keine Züge.
explore-no-day = Der Tag muss mindestens 1 sein.
explore-no-deck = „{ $deck }“ sagt nicht, wie viele Einheiten von jeder Fraktion sind; drei von einer und zwei andere sind 3-1-1.
explore-gathering = Partien werden gelesen
explore-gathered = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} mit { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
}; ausgelassen, weil sie nicht mit dem Aufbau begannen oder nicht zu Ende kamen: { $left }.
appoint-nobody = Niemand hat den Anmeldenamen { $login }: Ein Amt braucht ein Konto.
appoint-done = { $login } ist von nun an { $office }.
appoint-none = { $login } hat kein Amt mehr.
appoint-nobody-yet = Niemand hat ein Amt.
appoint-whom = Nenne einen Anmeldenamen, oder --list.
publish-no-month = „{ $text }“ ist kein Monat; einer sieht so aus: 2026-11.
publish-not-over = { $month } ist noch nicht vorbei.
publish-done = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}, { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
}:
proof-none = diese Aufzeichnung beweist nichts: sie sagt nicht, was alle an den Tisch gebracht haben
proof-past-alone = diese Aufzeichnung beweist nichts: alles wurde gezogen, bevor das Spiel hier weiterging
proof-version = diese Aufzeichnung ist auf eine Weise bewiesen, die dieses Programm nicht kennt („{ $version }“)
proof-tag = dem Beweis fehlt die Angabe „{ $tag }“
proof-draw = Entscheidung { $number } (Ziehung { $place }): „{ $choice }“ kam, doch aus dem, was alle an den Tisch brachten, folgt „{ $due }“
proof-other-text = { $seat } hat etwas anderes beigesteuert: „{ $text }“.
proof-which-seat = „{ $text }“ sagt nicht, welcher Platz was beigesteuert hat; schreibe p1=TEXT.
proof-holds = { $draws ->
    [one] Die eine Ziehung dieser Partie folgt
   *[other] Alle { $draws } Ziehungen und Würfe dieser Partie folgen
} aus dem, was alle an den Tisch gebracht haben.
proof-before = Ziehungen der Partie, von der diese ausging und die davor kommen: { $draws }.
proof-bound = Vor der ersten Karte war der Server gebunden an { $commitment }.
proof-brought = { $seat } hat „{ $text }“ beigesteuert.
proof-empty = { $seat } hat nichts beigesteuert.
levels-wrong = Arten von Tischen sind { $kinds }; Partien und Prozesse zählen ab 1.
join-token-address = Das ist keine Adresse eines Servers: Sie sieht so aus: https://battalia.example.
join-waits = { $name } wartet auf Herausforderungen bei { $url }.
join-game = { $name } spielt { $seat } an Tisch { $table }.
join-game-over = Tisch { $table } ist zu Ende: { $result }
join-game-lost = An Tisch { $table } kann nicht gespielt werden: { $reason }
join-away = { $url } antwortet nicht: { $reason }. Neuer Versuch in { $seconds } s.
join-declined = Eine Herausforderung von { $name } wurde abgelehnt: { $reason }.
join-token-refused = { $url } nimmt das Token nicht an: { $reason }
