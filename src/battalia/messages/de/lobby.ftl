### Die Lobby und was im Haus geschieht.

no-such-topic = ein solches Thema gibt es hier nicht
too-many-topics = mehr als { $most } Themen auf einmal kannst du nicht verfolgen
too-many-open = du hast schon { $most } offene Tische
not-open = dieser Tisch ist nicht mehr offen
sits-already = du sitzt schon an diesem Tisch
no-seat-left = der letzte Platz ist gerade vergeben worden
no-such-kind = das Grundspiel allein ist für zwei bis vier
too-many-seekers = schon { $most } Leute warten auf einen Tisch; versuch es gleich noch einmal

lobby-title = Die Lobby
lobby-place-text = Leute zum Spielen finden oder einer Partie zusehen.
lobby-quick = Schnell zusammenfinden
lobby-quick-text = Sag, was du spielen möchtest: Du triffst, wer dasselbe will.
lobby-players = Spieler
lobby-box = Spiel
lobby-pace = Tempo
lobby-pace-fast = Schnell
lobby-pace-fast-text = Zwei Wochen im Spiel; zehn Minuten für jeden und mit jedem Zug 15 Sekunden dazu.
lobby-pace-calm = In Ruhe
lobby-pace-calm-text = Das ganze Spiel mit der Uhr, zu der das Buch rät.
lobby-pace-days = Über Tage
lobby-pace-days-text = Das ganze Spiel, mit zwei Tagen für jede Antwort.
lobby-computers = Wenn niemand kommt, spielen Computer mit
lobby-computers-now = sofort
lobby-computers-never = nie
lobby-rated = Gewertet
lobby-rated-text = Die Partie zählt für die Wertung aller, die mitspielen.
lobby-seek = Leute suchen
lobby-seeking = Suche Leute, die dasselbe wollen …
lobby-stop = Nicht mehr suchen
lobby-name = Dein Name, wie ihn die anderen sehen
lobby-open = Einen Tisch öffnen
lobby-open-text = Ein solcher Tisch, für alle zu sehen: Wer sich zuerst setzt, spielt mit.
lobby-open-this = Diesen Tisch für alle öffnen
lobby-open-this-text = Er steht in der Lobby, und wer mag, setzt sich. Alle dürfen zusehen.
lobby-is-open = Dieser Tisch steht in der Lobby: Alle dürfen sich setzen.
lobby-close-this = Wieder schließen
lobby-level = Wen suchst du?
lobby-level-any = alle
lobby-level-new = Neulinge
lobby-level-steady = Geübte
lobby-level-strong = Starke
lobby-language = Sprache am Tisch
lobby-language-any = egal
lobby-delay = Wie weit Zuschauer hinterher sind
lobby-delay-none = gar nicht
lobby-tables = Offene Tische
lobby-tables-none = Gerade ist kein Tisch offen. Öffne einen!
lobby-games = Partien zum Zusehen
lobby-games-none = Gerade spielt niemand, wo alle zusehen können.
lobby-sit = Hinsetzen
lobby-to-table = Zum Tisch
lobby-watch = Zusehen
lobby-featured = Eine laufende Partie
lobby-day = Tag { $day }
lobby-people =
    { $count ->
        [one] Eine Person ist hier.
       *[other] { $count } Leute sind hier.
    }
lobby-seconds =
    { $count ->
        [one] eine Sekunde
       *[other] { $count } Sekunden
    }
lobby-free =
    { $count ->
        [one] einer von { $players } Plätzen frei
       *[other] { $count } von { $players } Plätzen frei
    }
lobby-variants =
    { $count ->
        [one] eine Besonderheit
       *[other] { $count } Besonderheiten
    }
lobby-delay-acts =
    { $count ->
        [one] eine Entscheidung
       *[other] { $count } Entscheidungen
    }
