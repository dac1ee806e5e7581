### Rätsel: Stellungen, in denen ein Zug eindeutig der beste ist.

## Im Terminal.

puzzle-task = Rätsel { $puzzle }. Du spielst { $player }. { $about ->
    [action] Finde den besten Zug und beende ihn.
    [cohort] Kohorte, neue Hand oder diese behalten?
   *[other] Du wirst angegriffen: Finde die beste Antwort.
}
puzzle-solved = Gelöst!
puzzle-missed = Das war es nicht.
puzzle-theme = Thema: { $theme }
puzzle-chances = Mit diesem Zug beträgt die Gewinnchance { $chance }, ohne ihn etwa { $other }.
puzzle-no-such = Davon gibt es nur { $count }.
puzzle-one-a-day = Es gibt ein Rätsel am Tag: Lass die Zahl weg.

puzzle-theme-win = In diesem Zug gewinnen
puzzle-theme-close = Den Spielplan füllen
puzzle-theme-open = Nicht beenden
puzzle-theme-take = Die Stadt einnehmen
puzzle-theme-hold = Die Stadt halten
puzzle-theme-cohort = Die richtige Hand
puzzle-theme-artefact = Das richtige Artefakt

## Warum eine Lösung eine ist.

puzzle-why-open = Wer das Spiel jetzt beendet, verliert es: Vorher gibt es noch Punkte zu holen.
puzzle-why-hold = Mit den richtigen Karten hält die Stadt stand.

## Suchen und Prüfen.

puzzles-theme = Thema
puzzles-where = Wohin mit den Rätseln? Nenne eine Datei mit --to.
puzzles-positive = Die Anzahl der Partien, Rätsel, Sekunden und Prozesse muss mindestens 1 sein.
puzzles-unreadable = { $file } ist keine Datei mit Rätseln.
puzzles-false = { $puzzle } ({ $theme }): { $gap } gegenüber dem besten Rivalen, erreicht in { $reached } der Welten.
puzzles-true = Wahr: { $true } von { $count }.

## Im Browser.

puzzles-title = Rätsel
puzzles-title-one = Rätsel
puzzles-start = Ein Zug ist der beste. Welcher?
puzzles-intro = Stellungen aus echten Partien, in denen ein Zug, ein Kampf oder eine Antwort eindeutig am besten ist. Finde ihn am Tisch und beende deinen Zug; dann siehst du die Lösung und den Grund dafür.
puzzles-daily = Rätsel des Tages, { $day }
puzzles-daily-new = Für alle dasselbe, und jeden Tag ein neues.
puzzles-daily-solved = Du hast es gelöst. Morgen gibt es ein neues.
puzzles-daily-missed = Du hast es versucht. Morgen gibt es ein neues.
puzzles-any = Training
puzzles-any-text = Rätsel aller Art, etwa so schwer, wie du stark bist.
puzzles-themes = Nach Themen
puzzles-shelf = { $solved } von { $count } gelöst
puzzles-solve = Lösen
puzzles-solve-theme = Ein Rätsel lösen: { $theme }
puzzles-standing = Deine Wertung: { $rating }. Beim ersten Versuch gelöst: { $solved } von { $tries }.
puzzles-streak = { $count } in Folge!
puzzles-task = { $span ->
    [turn] Ein Zug ist hier eindeutig der beste. Spiele ihn und beende deinen Zug.
    [battle] Du wirst angegriffen. Verteidige dich, so gut du kannst.
   *[answer] Eine Kohorte ansagen, die Hand tauschen oder behalten: Was ist am besten?
}
puzzles-give-up = Aufgeben
puzzles-no-hint = Bei einem Rätsel gibt es keine Hinweise. Wenn du nicht weiterweißt, gib auf und sieh dir die Lösung an.
puzzles-line = Lösung zeigen
puzzles-close = Schließen
puzzles-again = Noch einmal versuchen
puzzles-next = Nächstes Rätsel
puzzles-all = Alle Rätsel
puzzles-percent = { $number } %
puzzles-rated = Deine Wertung: { $before } → { $rating }

## Was der Server ablehnt.

no-such-puzzle = Ein Rätsel { $puzzle } gibt es nicht.
no-puzzle-here = An diesem Tisch wird kein Rätsel gelöst.
