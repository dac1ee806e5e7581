### Gewertete Partien: was nicht gewertet wird, und was aus einer wurde.

rated-seed = eine Partie, deren Startwert jemand kennt, wird nicht gewertet
rated-from-start = nur eine neue Partie wird gewertet: kein Protokoll, keine Stellung, kein Szenario, keine Lektion
rated-by-the-box = gewertet wird mit dem, was in den Schachteln ist: ohne fremde Pläne, Korrekturen oder Module
rated-level = der Computer „{ $level }“ hat keine Wertung, also wird mit ihm nicht gewertet gespielt
rated-without-people = eine Partie nur unter Computern wird nicht gewertet
rated-one-seat = in einer gewerteten Partie spielt jeder für sich: du hast einen Platz
rated-needs-clock = eine gewertete Partie unter Menschen braucht eine Uhr
rated-needs-account = gewertet spielt nur, wer ein Konto hat
rated-seat-stays = ein Platz in einer gewerteten Partie wird nicht weitergegeben
rated-no-help = diese Partie ist gewertet: bis sie zu Ende ist, wird niemandem geholfen
rated-stays = eine gewertete Partie wird zu Ende gespielt: gib sie erst auf
rated-no-stand-in = in einer gewerteten Partie spielt kein Computer für dich; du kannst aufgeben
table-rated = Gewertet
table-over-rating = Wertung
rating-provisional = vorläufig: noch wenige Partien
