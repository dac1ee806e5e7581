## The server: what it does not do, and why.

# Keys, seats, tables.
who-are-you = sag, wer du bist: Das braucht den Schlüssel einer Person
name-unseen = ein Name hat keine Zeichen, die niemand sieht, und keine, die die Schreibrichtung ändern
login-unusable = ein Anmeldename hat { $shortest } bis { $longest } Buchstaben, Ziffern und . @ + - _
login-taken = den Anmeldenamen { $login } hat schon jemand anders
login-wrong = diesen Anmeldenamen gibt es nicht, oder das Passwort ist ein anderes
too-many-logins = zu viele Versuche mit diesem Anmeldenamen; warte eine Minute
password-needed = dafür braucht es dein Passwort oder einen deiner Wiederherstellungscodes
password-wrong = das ist nicht dein Passwort
code-wrong = das ist keiner deiner Wiederherstellungscodes, oder er wurde schon benutzt
recovery-wrong = diesen Anmeldenamen gibt es nicht, oder der Wiederherstellungscode ist ein anderer oder schon benutzt
device-code-wrong = diesen Code gibt es nicht, oder er wurde schon benutzt, oder seine Zeit ist um
too-many-codes = es wurden zu viele Codes versucht; warte eine Minute
no-password-yet = du hast noch keinen Anmeldenamen und kein Passwort
link-dead = dieser Link wurde schon benutzt, oder seine Zeit ist um; bitte um einen neuen
no-letters = dieser Server verschickt keine E-Mails
too-many-letters = du hast um viele E-Mails gebeten; warte eine Weile, ehe du um die nächste bittest
address-unusable = das ist keine E-Mail-Adresse, an die sich schreiben lässt
address-taken = diese Adresse hat hier schon jemand; melde dich stattdessen per E-Mail an
no-address = gib zuerst deine E-Mail-Adresse an und bestätige sie
too-many-people = zu viele neue Spieler von deiner Adresse; komm später wieder
too-many-tables =
    { $most ->
        [one] du hast einen Tisch, dessen Spiel noch nicht zu Ende ist; spiele es erst zu Ende oder entferne ihn
       *[other] du hast { $most } Tische, deren Spiel noch nicht zu Ende ist; spiele erst eines zu Ende oder entferne einen Tisch
    }
not-your-table = diesen Tisch hat jemand anders aufgestellt
others-sit-here = an diesem Tisch sitzt noch jemand, also bleibt er
no-such-table = es gibt keinen Tisch { $table }
no-such-seat = an diesem Tisch gibt es keinen Platz { $seat }
no-such-link = dieser Link führt zu keinem Platz oder wurde schon benutzt
seat-taken = dieser Platz ist vergeben: { $name } sitzt dort
lesson-for-one = eine Lektion ist für eine Person und braucht keine Links
no-such-act = das Spiel hat keinen Schritt { $act }
not-your-seat = { $seat } ist nicht dein Platz
nobody-at-this-table = du sitzt weder an diesem Tisch, noch hast du einen Link zum Zuschauen
no-longer-yours = du sitzt nicht mehr an diesem Tisch und darfst auch nicht zuschauen: Der Platz wurde weitergegeben, oder dein Schlüssel gilt nicht mehr
too-much-work = du hast viel verlangt; mehr gibt es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
}
too-busy = der Server hat gerade zu viel zu tun; versuche es gleich noch einmal
no-person-there = auf { $seat } sitzt niemand, für den ein Computer spielen könnte
clock-decides = wer für einen Zug Tage hat, muss nicht hier sein: Die Uhr entscheidet
still-here = der Spieler auf { $seat } ist da oder gerade erst gegangen
seat-resigned = auf { $seat } wurde aufgegeben, und ein Computer spielt weiter
nobody-resigned = niemand hat aufgegeben, also geht das Spiel weiter
not-in-play = dieses Spiel ist nicht im Gang
still-playing = du spielst dort noch mit: Gib zuerst auf, und leg das Spiel dann weg
time-is-up = deine Zeit für dieses Spiel ist abgelaufen
not-over-yet = das Spiel ist noch nicht zu Ende
table-waits = das Spiel hat noch nicht begonnen: Es fehlt noch jemand
table-of-other-rules = dieses Spiel folgt Version { $rules } der Regeln; wer den Server betreibt, muss „battalia migrate“ ausführen
table-is-broken = dieses Spiel kann nicht weitergehen: { $problem }
table-not-shown = dieses Spiel ist zu Ende, aber sein Ende lässt sich nicht zeigen: { $problem }
moment-not-shown = wie es nach Schritt { $act } stand, weiß niemand: { $problem }
broken-start = der Tisch lässt sich nicht mehr aufbauen: { $reason }
broken-opening = die Eröffnung ist nicht möglich: { $reason }
broken-act = Schritt { $number }, { $seat }: „{ $choice }“ ist nicht möglich: { $reason }
broken-missing = Schritt { $number } fehlt
broken-row = Schritt { $number } ist beschädigt: Er ist nicht mehr, was gespeichert wurde
broken-table = sein Eintrag ist beschädigt: Er ist nicht mehr, was gespeichert wurde
spoilt-snapshot = der Schnappschuss von Schritt { $number } ist beschädigt; die Schritte sind vollständig, und er wird neu gemacht, sobald ihn jemand braucht
broken-chance = der Zufall hat noch mehr zu entscheiden
broken-undo = so weit kann niemand zurückgehen
broken-position = nach Schritt { $number } stand das Spiel anders, als diese Regeln ergeben
broken-result = es endete mit „{ $result }“ und endet jetzt mit „{ $now }“
secrets-until-the-end = andere Spieler haben Geheimnisse, bis das Spiel zu Ende ist

# Setting up.
record-or-position = ein Spiel beginnt mit einer Aufzeichnung oder mit einer Stellung, nicht mit beidem
text-is-no-game = das ist weder die Aufzeichnung noch die Stellung eines Spiels
record-unusable = diese Aufzeichnung lässt sich nicht spielen: { $reason }
position-unusable = diese Stellung kann es nicht geben: { $reason }
seats-and-players = es gibt { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
} für { $players } Spieler
level-unknown = es gibt keinen Computerspieler namens { $name }
clock-not-of-kind = eine Uhr der Art „{ $clock }“ hat kein „{ $field }“
clock-out-of-range = „{ $field }“ einer Uhr ist mindestens 0 und höchstens { $days } Tage
clock-without-time = eine Uhr der Art „{ $clock }“ braucht etwas Zeit
hook-not-readable = eine Erinnerung geht an eine vollständige Adresse, die mit http:// oder https:// beginnt
hook-not-public = eine Erinnerung geht nur an eine öffentliche Adresse
hook-too-long = die Adresse für Erinnerungen hat mehr als { $most } Zeichen
push-not-secure = Push-Dienste sind über HTTPS am üblichen Port zu erreichen
push-keys-unusable = das sind nicht die Schlüssel eines Browsers, dem man etwas mitteilen kann
push-others = Am Tisch: { $names }

# At the table.
hello-first = die erste Nachricht ist „hello“
hello-once = du hast schon „hello“ gesagt
no-hello = niemand hat „hello“ gesagt
late-answer = das Spiel ist inzwischen weitergegangen: Diese Frage ist nicht mehr offen
nothing-to-undo = es gibt nichts, was du zurücknehmen kannst
undo-shows-new = was du zuletzt getan hast, hat etwas Neues gezeigt; darum lässt es sich nicht zurücknehmen
no-undo-here = an diesem Tisch wird nichts zurückgenommen
nothing-asked = du wirst gerade nichts gefragt
no-advice = der Experte hat gerade keinen Rat
one-hint-at-a-time = der Experte denkt noch über deine letzte Frage nach
no-chat-here = an diesem Tisch gibt es keinen Chat
spectators-listen = Zuschauer hören nur zu
message-unreadable = diese Nachricht lässt sich nicht lesen: { $reason }

# The server itself.
request-unusable = diese Anfrage ist nicht brauchbar: { $reason }
text-not-utf8 = das ist kein Text in UTF-8
body-not-json = der Inhalt dieser Anfrage sollte JSON sein, gesendet als „application/json“
body-missing = diese Anfrage braucht einen Inhalt
foreign-page = eine Seite eines anderen Hosts darf das nicht
foreign-name = so heißt dieser Server nicht
house-not-yours = nur wer an dem Rechner sitzt, auf dem der Server mit --open gestartet wurde, kann ihn für das Netz öffnen
metrics-of-this-machine = die Zählwerte sind nur für Programme auf dem Rechner des Servers bestimmt
too-many-requests = zu viele Anfragen; warte einen Moment
too-many-messages = zu viele Nachrichten; komm gleich wieder
too-many-connections = zu viele Verbindungen von deiner Adresse
not-stored = es ist nicht sicher, ob das gespeichert wurde; komm gleich wieder und sieh, wie es steht
unwell-reading = aus der Datenbank lässt sich gerade nicht lesen
unwell-writing = gerade lässt sich nichts speichern
table-without-leader = dieser Tisch ist gerade nicht zu erreichen; komm gleich wieder
leader-lost = die Verbindung zu diesem Tisch ging unterwegs verloren; komm wieder und sieh, wie es steht
server-closing = der Server schließt gerade; komm gleich wieder
server-failed = im Server ist ein Fehler aufgetreten; nichts wurde geändert
module-failed = im Modul { $module } ist ein Fehler aufgetreten; nichts wurde geändert
