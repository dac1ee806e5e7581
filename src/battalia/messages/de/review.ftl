### A game after its end: chances, errors, luck.

review-title = Wo sich das Spiel gewendet hat
review-player = Spieler
review-result = Ergebnis
review-errors = Fehler je Zug
review-luck = Glück
review-adjusted = ohne Glück
review-units = Alle Zahlen sind Anteile an einem ganzen Sieg, wie ihn das Urteil der Computerspieler voraussieht.
review-time = Das dauert etwa { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
review-progress = Das Spiel wird angesehen
review-turning = Tag { $day }, { $player }: { $loss } der Siegchance verloren (aus { $best } wurden { $played }).
review-played = Gespielt:
review-better = Besser:
review-luck-decides = danach kommt es auf das Glück an
review-no-turning = Keine einzelne Entscheidung hat viel gekostet.
review-course = Die Siegchance im Lauf des Spiels
review-turnings = Wendepunkte
review-day = Tag { $day }
review-ended-lost = Was gespielt wurde, beendete das Spiel, und ein anderer gewann es.
