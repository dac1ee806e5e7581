# Computer players by name

bot-not-loaded = Der Computerspieler „{ $name }“ lässt sich nicht laden: { $reason }.
bot-without-choose = „{ $name }“ ist kein Computerspieler: Die Methode choose fehlt.
bot-sees = „{ $name }“ sieht verdeckte Karten: Das ist ein Maßstab für die Arena und kann nicht mit Menschen am Tisch sitzen.

# battalia arena

arena-no-cluster = Unter { $address } gibt es keinen Ray-Cluster: { $reason }.
arena-needs-out = --{ $option } braucht einen Ort zum Schreiben: --out DIR.
arena-round-robin-of-one = Ein Turnier jeder gegen jeden braucht mindestens zwei verschiedene Computerspieler.
arena-no-leaderboard = { $file } enthält etwas anderes als Ergebnisse von Wettkämpfen; nichts wurde geändert.
arena-other-contest = { $folder } enthält etwas anderes als die Ergebnisse genau dieses Wettkampfs; nichts wurde geändert.
arena-other-version = { $folder } enthält diesen Wettkampf, wie ihn Version { $version } des Programms nach Version { $rules } der Regeln gespielt hat; nichts wurde geändert. Um ihn nach den heutigen Regeln zu spielen, nenne einen anderen Ordner.
arena-title = { $games } Spiele aus { $deals } gespiegelten Ausgangslagen; ein gerechter Anteil ist { $fair }; Intervalle: 95 %
arena-no-games = Keine Ausgangslage wurde zu Ende gespielt.
arena-games = Spiele
arena-share = Siege
arena-place = Platz
arena-points = Siegpunkte
arena-rating = Wertung
arena-ordinal = Wertung, mindestens
arena-turn-ms = Millisekunden pro Zug
arena-speed = Antworten pro Sekunde
arena-most = Meiste Antworten in einem Zug
arena-illegal = Unerlaubte Antworten
arena-line-up = Besetzung
arena-days = Tage
arena-closing = Tage 6 Siegpunkte voraus
arena-closing-of = { $days }, in { $some } von { $all } Spielen
arena-choices = Entscheidungen
arena-endings = Beendet durch
arena-stalled = Ohne Ende
arena-spread = { $median } (die Hälfte { $lower }–{ $upper }, alle { $least }–{ $most })
arena-counts = Was wie oft getan wurde
arena-what = Was
arena-table = der Tisch
arena-seeing = { $bot } sieht verdeckte Karten: ein Maßstab, kein fairer Spieler.
arena-incomplete = Nur { $games } von { $all } Spielen wurden gespielt: Unfertige Ausgangslagen sind weggelassen.
arena-illegal-answers = { $bot } gab { $count ->
    [one] eine Antwort, die nicht zur Wahl stand
   *[other] { $count } Antworten, die nicht zur Wahl standen
}; die erste: { $first }
arena-error = Ein Fehler in den Regeln: { $error }
arena-stopped = Angehalten nach { $games } von { $all } Spielen.
arena-stopped-kept = Angehalten nach { $games } von { $all } Spielen; derselbe Befehl macht hier weiter.

# The report of the arena

report-title = Arena: { $bots }
report-command = Der Befehl, der diese Spiele noch einmal spielt:
report-victories = Siege, mit 95-%-Intervallen
report-fair = gerechter Anteil
report-share-axis = Anteil der Siege, %
report-ratings = Wertungen, mit 95-%-Intervallen
report-rating-axis = mu ± 1,96 sigma (Plackett–Luce)
report-lengths = Länge der Spiele
report-days-axis = Tage
report-games-axis = Spiele
report-points = Siegpunkte im Verlauf des Spiels
report-day-axis = Ende des Tages
report-points-axis = mittlere Siegpunkte
report-deeds = Was gebaut und erworben wurde
report-deeds-axis = Anzahl pro Spiel und Platz
report-thinking = Bedenkzeit
report-thinking-axis = Millisekunden pro Zug (logarithmisch)
report-summary = Zusammenfassung
report-line-ups = Nach Besetzung
report-made = Battalia { $version }; Wettkampf mit { $deals } Ausgangslagen ab Seed { $seed }.
