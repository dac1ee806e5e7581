### The review of a game on the page, and why there may be none.

one-review-at-a-time = für dich wird noch ein anderes Spiel angesehen
review-of-others = diese Analyse hat jemand anders bestellt
no-review = zu diesem Spiel gibt es keine Analyse
no-such-decision = diese Analyse hat keine Entscheidung { $number }
review-other-rules = die Regeln dieses Programms führen nicht durch dieses Spiel, also lässt es sich nicht analysieren
review-too-long = dieses Spiel ist für eine Analyse zu lang
review-failed = die Analyse ist nicht gelungen; du kannst sie noch einmal verlangen

review-offer = Der Computer geht das Spiel Zug für Zug durch: wie die Chancen standen, was Glück war und wo etwas anderes besser gewesen wäre.
review-ask = Spiel analysieren
review-making = Das Spiel wird angesehen: noch etwa { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
review-meanwhile = Du kannst dich inzwischen umsehen oder später wiederkommen.
review-stop = Abbrechen
review-opening = Die Analyse wird geholt …
review-from = Woraus die Chancen bestimmt sind
review-from-all = aus allen Karten
review-from-known = aus dem, was jeder wusste
review-players = Fehler und Glück
review-learn = Aus den Fehlern lernen
review-learner = Wessen Fehler
review-learn-begin = Anfangen
review-no-mistake = Hier gibt es nichts zu lernen: Keine Entscheidung hat viel gekostet.
review-back = Zur Analyse
review-to-game = Zum Spiel, wie es war
review-to-review = Zurück zur Analyse
review-step-before = Einen Schritt zurück auf diesem Weg
review-step-next = Einen Schritt weiter auf diesem Weg
review-try = Von hier aus selbst versuchen
review-mark = { $turning ->
    [yes] Hier hat sich das Spiel gewendet.
   *[no] Hier wäre etwas anderes besser gewesen.
}
review-find = Tag { $day }: Hier gingen { $loss } der Siegchance verloren. Finde etwas Besseres.
review-hint = Hinweis
review-judging = Was du getan hast, wird angesehen …
review-found = Du behältst { $played } des Sieges; das Beste, was gefunden wurde, sind { $best }.
review-not-found = Noch nicht: So bleiben { $played } des Sieges, mit dem Besten, was gefunden wurde, { $best }.
review-again = Noch einmal
review-next = Der nächste
