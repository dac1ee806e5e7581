## The first page of the browser, setting up a table, one's own games, and what this is.

start-title = Battalia
start-lead = Baue dein Deck auf, lege das Land Karte für Karte aus und führe deine Helden: Die größten Städte gewinnen.
start-language = Sprache
start-back = Start
start-places = Mehr
# The name of somebody who has not given one.
start-player = Spieler

start-play-now = Jetzt spielen
start-play-now-text = Ein Spiel zu zweit gegen einen leichten Computergegner. Kein Konto, kein Formular.
start-with-friends = Mit Freunden
start-set-up = Tisch aufbauen
start-learn = Lernen
start-learn-text = Die ersten Schritte, in etwa zehn Minuten.
start-rules = Regeln
start-rules-text = Jede Regel, zum Suchen und Verlinken.
start-sheets = Übersicht
start-sheets-text = Alle Kosten und Karten auf einen Blick.
start-import = Importieren
start-import-text = Spiele mit einer Aufzeichnung oder einer Stellung weiter.
start-about = Info
start-about-text = Was das hier ist und wem es dankt.

## With friends.

start-friends-how-many = Wie viele Spieler, mit dir?
start-friends-name = Dein Name, wie ihn deine Freunde sehen
start-friends-players = { $players } Spieler
start-friends-text = Für alle anderen bekommst du je einen Link. Zu fünft und zu sechst spielt ihr mit The Stormgates.

start-links = Dein Tisch ist bereit
start-links-text =
    { $count ->
        [one] Schick diesen Link dem anderen Spieler. Das Spiel beginnt, sobald der Platz besetzt ist.
       *[other] Schick jedem anderen Spieler einen Link. Das Spiel beginnt, sobald alle Plätze besetzt sind.
    }
start-links-once = Jeder Link gilt für eine Person. Solange der Tisch wartet, zeigt er die Links noch einmal.
start-link-seat = Platz { $number }
start-link-watch = Zum Zuschauen
start-copy = Kopieren
start-copied = Kopiert
start-copy-by-hand = Ausgewählt: Kopiere mit Strg+C
start-share = Teilen
start-reach-alone = Bisher kann nur dieser Rechner diese Links öffnen: Niemand sonst kann ihnen folgen.
start-reach-none = Dieser Rechner ist gerade in keinem privaten Netz: Niemand sonst kann diesen Links folgen.
start-reach-open = Das Spiel für mein Netz öffnen
start-reach-open-text = Dann kann jeder in deinem Netz, zum Beispiel im selben WLAN, über seinen Link hereinkommen, bis du es wieder schließt oder Battalia beendest.
start-reach-command = Damit andere in deinem Netz hereinkommen, beende Battalia (Strg+C) und starte es mit einem dieser Befehle neu:
start-reach-network = Deine Freunde können diesen Links folgen, wenn sie im selben Netz sind wie dieser Rechner, zum Beispiel im selben WLAN.
start-reach-which = Die Links beginnen mit
start-reach-which-text = Dieser Rechner hat mehrere Adressen. Wenn deine Freunde über die eine nicht hereinkommen, versuch eine andere.
start-reach-close = Das Spiel für mein Netz schließen
start-qr = QR-Code
start-qr-of = QR-Code: { $label }
start-to-table = Zum Tisch

## One's own games.

start-games = Meine Spiele
start-games-more = Weitere Spiele
start-games-archive = Archiv und Lektionen
start-games-archive-empty = Nichts ist weggelegt.
start-game-yours = Du bist am Zug
start-game-theirs = Warten auf { $names }
start-game-playing = Läuft
start-game-waiting =
    { $count ->
        [one] Ein Platz ist noch frei
       *[other] { $count } Plätze sind noch frei
    }
start-game-over = Beendet, { $points }
start-game-given-up = Aufgegeben, { $points }
start-game-resigned = Du hast aufgegeben; die anderen spielen weiter
start-game-lesson = Lektion: { $title }
start-game-a-lesson = Eine Lektion
start-game-broken = Kann nicht weitergehen
start-game-with = Mit { $names }
start-game-origin =
    { $origin ->
        [seed] mit vorgegebenem Seed
        [record] aus einer Aufzeichnung
        [position] aus einer Stellung
       *[clone] Kopie eines Spiels
    }
start-game-remove = Dieses Spiel weglegen
start-game-put-away =
    { $where ->
        [archive] Was soll damit geschehen?
       *[games] Weglegen?
    }
start-game-archive = Ins Archiv
start-game-bring-back = Zurück zu meinen Spielen
start-game-remove-mine = Aus meinen Spielen entfernen
start-game-remove-yes = Für immer entfernen
start-game-remove-no = Behalten
start-computer =
    { $count ->
        [one] Computer ({ $level })
       *[other] { $count } Computer ({ $level })
    }
start-with-computer =
    { $count ->
        [one] einem Computer ({ $level })
       *[other] { $count } Computern ({ $level })
    }
start-level-random = zufällig
start-level-random-text = Kennt die Regeln und wählt auf gut Glück.
start-level-simple = einfach
start-level-simple-text = Folgt ein paar Faustregeln, Entscheidung für Entscheidung.
start-level-novice = Anfänger
start-level-novice-text = Kennt die Grundlagen, übersieht Kohorten und nimmt den zweitbesten Plan.
start-level-steady = geübt
start-level-steady-text = Plant seinen ganzen Zug.
start-level-expert = Experte
start-level-expert-text = Plant seinen Zug mit Bedacht, nach dem, was Tausende Partien ihn gelehrt haben.

## Import.

start-import-what = Eine Aufzeichnung, eine Stellung oder ein Szenario, das du gespeichert oder bekommen hast. Eine Aufzeichnung wird bis zu ihrer letzten Wahl nachgespielt.
start-import-file = Datei auswählen
start-import-paste = Oder füge den Text hier ein
start-import-record = Aufzeichnung weiterspielen
start-import-position = Mit dieser Stellung beginnen
start-import-seats = Wer weiterspielt
start-import-replay = Dieses Spiel noch einmal ansehen

## Account.

start-account = Du
start-account-name = Dein Name
start-account-keep = Speichern
start-account-name-kept = Dein Name ist gespeichert.
start-account-login-new = Deine Spiele auf anderen Geräten
start-account-login-change = Deine Anmeldung
start-account-text = Ein Anmeldename und ein Passwort genügen, um deine Spiele überall zu finden. Das Passwort hat mindestens 8 Zeichen; eine E-Mail-Adresse ist nicht nötig. Solange du beides nicht hast, kann jeder, der dieses Gerät hat, für dich spielen und beides festlegen.
start-account-login = Anmeldename
start-account-login-form = Buchstaben, Ziffern und . @ + - _
start-account-password = Passwort
start-account-create = Anmeldung anlegen
start-account-change = Anmeldung ändern
start-account-kept = Von jetzt an findest du deine Spiele mit dieser Anmeldung.
start-account-sign-in = Anmelden
start-account-signed-in = Du bist angemeldet.
start-account-sign-out = Abmelden
start-account-signed-out = Du bist abgemeldet.
start-account-lost = Ohne Anmeldung kann niemand diese Spiele wiederfinden, auch du nicht.
start-account-sign-out-anyway = Abmelden und sie verlieren
start-account-device = Ein weiteres Gerät
start-account-device-text = Wer dort den Code eintippt, gilt auch auf jenem Gerät als du, mit all deinen Spielen.
start-account-device-here = Du spielst schon auf einem anderen Gerät? Lass dir dort einen Code zeigen: am Tisch unter ⚙ oder auf dieser Seite.
start-account-hook = Erinnerungen
start-account-hook-text = Wenn du am Zug bist und nicht am Tisch sitzt, geht eine Nachricht an diese Adresse (einen Webhook). Lass das Feld leer, wenn du keine willst.
start-account-hook-address = Adresse
start-account-hook-kept = Dort wirst du erinnert.
start-account-hook-gone = Du wirst nicht erinnert.
start-account-change-text = Mit einem neuen Passwort wirst du auf allen anderen Geräten abgemeldet, und Links zu deinen Plätzen enden.
start-account-password-old = Bisheriges Passwort
start-account-password-new = Neues Passwort
start-account-code = Wiederherstellungscode
start-account-by-code = Stattdessen einen Wiederherstellungscode benutzen
start-account-by-password = Stattdessen das Passwort benutzen
start-account-forgotten = Ich habe mein Passwort vergessen
start-account-recover = Neues Passwort setzen
start-account-recovered = Dein neues Passwort gilt. Du bist hier angemeldet und sonst nirgends.
start-account-changed = Deine Anmeldung ist geändert. Auf allen anderen Geräten bist du abgemeldet.
start-account-keys =
    { $count ->
        [one] Du bist nur auf diesem Gerät angemeldet.
       *[other] Du bist auf { $count } Geräten angemeldet.
    }
start-account-codes-left =
    { $count ->
        [0] Du hast keine Wiederherstellungscodes.
        [one] Du hast einen Wiederherstellungscode.
       *[other] Du hast { $count } Wiederherstellungscodes.
    }
start-account-alone = Auf allen anderen Geräten abmelden
start-account-alone-done = Du bist nur auf diesem Gerät angemeldet.
start-account-codes-renew = Neue Wiederherstellungscodes
start-account-codes-new = Diese Codes ersetzen die früheren.
start-account-codes = Deine Wiederherstellungscodes
start-account-codes-text = Wenn du dein Passwort vergisst, kannst du mit jedem dieser Codes einmal ein neues setzen. Kopiere sie, drucke diese Seite oder schreibe sie auf, und verwahre sie dort, wo nur du nachsiehst: Sie werden nicht wieder gezeigt.
start-account-codes-print = Drucken
start-account-codes-kept = Ich habe sie verwahrt
start-account-data = Deine Daten
start-account-export = Meine Daten herunterladen
start-account-export-done = Deine Daten sind heruntergeladen.
start-account-delete = Mein Konto löschen
start-account-delete-text = Dein Name, deine Anmeldung, deine Erinnerungen und alles, was du gesagt hast, werden sofort gelöscht, ebenso die Spiele, die du allein gespielt hast. Spiele mit anderen bleiben, ohne deinen Namen; ein Computer spielt für dich weiter. Das lässt sich nicht rückgängig machen.
start-account-delete-type = Gib zur Bestätigung „{ $name }“ ein
start-account-delete-sure = Alles löschen
start-account-deleted = Dein Konto ist gelöscht.

# E-Mail und andere Geräte.
start-mail = E-Mail
start-mail-text = Mit einer Adresse kommst du wieder herein, wenn du dein Passwort vergessen hast. Eine Nachricht mit einem Link stellt sicher, dass es deine ist.
start-mail-address = E-Mail-Adresse
start-mail-give = Diese Adresse benutzen
start-mail-sent = Eine Nachricht ist unterwegs an { $address }. Öffne den Link darin innerhalb eines Tages.
start-mail-yours = E-Mails gehen an { $address }.
start-mail-turns = Schreib mir, wenn ich am Zug bin
start-mail-turns-text = Wenn du nicht am Tisch sitzt. In jeder E-Mail steht ein Link, mit dem du sie abbestellst.
start-mail-turns-on = Du bekommst eine E-Mail, wenn du am Zug bist.
start-mail-turns-off = Du bekommst keine E-Mails, wenn du am Zug bist.
start-mail-other = Eine andere Adresse oder keine
start-mail-remove = Adresse entfernen
start-mail-removed = Du bekommst keine E-Mails mehr.
start-mail-in = Per E-Mail anmelden
start-mail-in-text = Für alle, die hier eine Adresse angegeben haben: Ein Link kommt per E-Mail.
start-mail-in-send = Link zum Anmelden schicken
start-mail-in-reset = Link für ein neues Passwort schicken
start-mail-in-sent = Wenn hier jemand diese Adresse hat, ist eine E-Mail dorthin unterwegs. Ihr Link gilt eine halbe Stunde.
start-device = Auf einem anderen Gerät anmelden
start-device-text = Öffne diesen Link dort innerhalb von zehn Minuten. Er gilt einmal, und wer ihn öffnet, gilt als du: Gib ihn niemandem.
start-device-show = Link für ein anderes Gerät zeigen
start-device-link = Link für dein anderes Gerät
link-sign-in = Anmelden
link-sign-in-text = Auf diesem Gerät bist du dann { $name }.
link-sign-in-button = Als { $name } anmelden
link-instead = Jetzt bist du hier { $name }; die Spiele von { $name } findet man auf diesem Gerät dann nicht mehr.
link-reset = Ein neues Passwort
link-reset-text = Für den Anmeldenamen { $login }. Danach bist du hier angemeldet und auf allen anderen Geräten abgemeldet.
link-confirm = Ist das deine Adresse?
link-confirm-text = { $address } wird die Adresse von { $name }. Wer die E-Mails dorthin liest, kann sich als { $name } anmelden.
link-confirm-button = Ja, das ist meine Adresse
link-confirmed = Die Adresse ist bestätigt.
link-stop = E-Mails, wenn du am Zug bist
link-stop-text = Sollen keine E-Mails mehr kommen, wenn du am Zug bist?
link-stop-button = Keine E-Mails mehr
link-stopped = Es kommen keine E-Mails mehr. Auf der Seite „Du“ kannst du sie wieder einschalten.
link-look = Einen Augenblick …
link-on = Zur Startseite

## Setting up a table.

start-set-up-players = Spieler
start-set-up-table = Am Tisch
start-set-up-game = Das Spiel
start-variant = { $option }: { $value }
start-variant-off = { $option }: aus
start-set-up-links =
    { $count ->
        [one] Den Link bekommst du, wenn der Tisch aufgebaut ist.
       *[other] Die { $count } Links bekommst du, wenn der Tisch aufgebaut ist.
    }
start-create =
    { $links ->
        [0] Spiel beginnen
       *[other] Tisch aufbauen
    }
start-option-players = Anzahl der Spieler
start-seat-who = Wer auf Platz { $number } sitzt
start-seat-me = Du
start-seat-here = Jemand an diesem Bildschirm
start-seat-link = Jemand mit einem Link
start-seat-computer = Computer
start-seat-level = Spielstärke des Computers auf Platz { $number }
start-seat-name = Name
start-seat-name-of = Name auf Platz { $number }

start-clock = Uhr
start-clock-none = Keine
start-clock-none-text = Alle nehmen sich die Zeit, die sie brauchen.
start-clock-blitz = Schnell
start-clock-book = Wie im Buch
start-clock-book-text = Je { $minutes } Minuten für das ganze Spiel, wie das Buch rät: 30 je Spieler, und für Metamorpha, Bilkarr und die Fanatiker je 15 mehr, die sich alle teilen.
start-clock-days = Tage
start-clock-game =
    { $seconds ->
        [0] Je { $minutes } Minuten für das ganze Spiel.
       *[other] Je { $minutes } Minuten, und mit jedem Zug { $seconds } Sekunden mehr.
    }
start-clock-move =
    { $days ->
        [one] Ein Tag für jede Antwort.
       *[other] { $days } Tage für jede Antwort.
    }
start-clock-zero = Wenn die Zeit um ist
start-clock-zero-computer = Ein Computer spielt weiter
start-clock-zero-skip = Die Züge verfallen
start-undo = Zurücknehmen
start-undo-text = Entscheidungen lassen sich zurücknehmen, solange nichts Neues zu sehen war.
start-chat = Chat
start-chat-text = Spieler können einander schreiben.
start-calm = Computer in Ruhe
start-calm-text = Computer handeln einen Schritt nach dem anderen, damit man ihnen folgen kann.
start-advanced = Weiteres
start-stand-in = Wer für Abwesende spielt
start-seed = Seed
start-seed-text = Derselbe Seed und dieselben Entscheidungen ergeben dasselbe Spiel. Wer ihn kennt, weiß, was der Zufall bringt.

start-box-base = Grundspiel
start-box-expansion = The Stormgates

start-options-base = Grundspiel: Varianten
start-options-expansion = The Stormgates: Module
start-options-need-expansion = Diese Module brauchen The Stormgates.

start-option-advanced = Erweiterte Regeln
start-option-advanced-text = Helden bewegen sich im Heimatgelände kostenlos und kämpfen dort besser.
start-option-hard = Schwer
start-option-hard-text = Neutrale Städte verteidigen sich mit 6, die Ruinen mit 10.
start-option-relics = Verborgene Relikte
start-option-relics-text = Keine Startstädte: Die Helden ziehen von den Ruinen aus, und unter starken Städten liegen Besondere Artefakte verborgen.
start-option-neutral_cities = Neutrale Städte
start-option-neutral_cities-text = Städte, die niemandem gehören, warten auf Eroberer.
start-option-starting_cities = Startstädte
start-option-starting_cities-text = Bei je zwei werden auch die Felder der neutralen Städte gewählt.
start-option-starting_cities-some = { $count }
start-option-starting_heroes = Helden zu Beginn
start-option-starting_heroes-text = Sie stehen in der ersten Stadt ihres Spielers.
start-option-starting_heroes-some = { $count }
start-option-cities_to_end = Städte zum Spielende
start-option-cities_to_end-text = So viele Städte der Stufe 4 in einer Hand beenden das Spiel.
start-option-cities_to_end-some =
    { $count ->
        [0] wie gedruckt
       *[other] { $count }
    }
start-option-weeks = Wochen
start-option-weeks-text = Das Spiel endet nach dieser Woche. Zwei nennt das Buch kurz, drei üblich, vier oder fünf lang.
start-option-weeks-advised = { $count }, wie das Buch rät
start-option-weeks-some =
    { $count ->
        [0] ohne Grenze
       *[other] { $count }
    }
start-option-removed_faction = Fehlende Fraktion
start-option-removed_faction-text = Zu zweit bleibt eine Fraktion in der Schachtel.
start-option-removed_faction-none = zufällig
start-option-expansion = The Stormgates
start-option-expansion-text = Die zweite Schachtel ist auf dem Tisch: zwei Fraktionen mehr, bis zu sechs Spieler und alle Module darunter.
start-option-stormgates = Sturmtore
start-option-stormgates-text = Helden springen von Tor zu Tor, und jeder Sprung ruft ein Sturmereignis hervor.
start-option-royals = Könige und Königinnen
start-option-royals-text = Zu großen Decks kommen eine Königin und ein König, die Städte zu Residenzen und Hauptstädten machen.
start-option-heroic = Heldenmodus
start-option-heroic-text = Stärkere neutrale Städte, Angriffe mit allen Helden und Veteranen.
start-option-trading = Handelsposten
start-option-trading-text = Posten an den Straßen tauschen Artefakte, Truhen und Sternenstaub.
start-option-great_artefacts = Neue Besondere Artefakte
start-option-great_artefacts-text = Die aus beiden Schachteln werden zusammengemischt.
start-option-fortune = Glückskarten
start-option-fortune-text = Zieh eine Glückskarte, statt ein ausliegendes Besonderes Artefakt zu nehmen.
start-option-draft = Draft
start-option-draft-text = Die ersten Einheiten werden ausgewählt und weitergegeben statt ausgeteilt.
start-option-teams = Teams
start-option-teams-text = Partner spielen gleichzeitig und zählen ihre Siegpunkte zusammen.
start-option-three_against_three = Drei gegen drei
start-option-three_against_three-text = Zwei Dreierteams statt drei Zweierteams.
start-option-two_attacks = Zwei Angriffe
start-option-two_attacks-text = Das Dreierteam führt höchstens zwei Angriffe pro Zug.
start-option-metamorpha = Metamorpha
start-option-metamorpha-text = Sie wandert über den Spielplan und hilft Helden auf einem Gelände wie ihrem mit einer Gabe.
start-option-bilkarr = Bilkarr
start-option-bilkarr-text = Der wandernde Händler verkauft sechs Tränke.
start-option-summoning = Beschwörung
start-option-summoning-text = Die Verlorene Schriftrolle darf stattdessen Metamorpha oder Bilkarr rufen.
start-option-staff = Terras Stab
start-option-staff-text = Ein Besonderes Artefakt, das Geländekarten ersetzt.
start-option-fanatics = Fanatiker
start-option-fanatics-text = Einheiten ohne Fraktion, die ein Opfer fordern und doppelt zählen.
start-option-valleys = Täler der Könige und Königinnen
start-option-valleys-text = Zwei Täler zum Erforschen statt der Ruinen, und was dazwischen liegt.
start-option-valleys-none = keine
start-option-valleys-pass = Bergpass
start-option-valleys-bridge = Königsbrücke
start-option-map_end = Voller Spielplan
start-option-map_end-text = Ob das Spiel endet, wenn der Spielplan voll ist. Das Buch bietet es für kürzere Spiele an.
start-option-map_end-none = wie im Buch
start-option-map_end-on = Spielende
start-option-map_end-off = kein Spielende
start-option-factions = Fraktionen
start-option-factions-text = Wähle, welche { $count } mitspielen, oder keine, um es dem Zufall zu überlassen.
start-home-barfolk = In den Wäldern zu Hause.
start-home-islanders = An den Seen zu Hause.
start-home-emberians = In den Schluchten zu Hause.
start-home-cloudborn = In den Bergen zu Hause.
start-home-sunblessed = Im Dschungel zu Hause.
start-home-wolfsclan = Auf dem Eis zu Hause.
start-option-layout = Spielplan
start-option-layout-text = Der Text einer Datei mit einem Spielplan; leer für den Spielplan des Buchs.
start-option-modules = Weitere Module
start-option-modules-text = Module aus installierten Paketen.
start-option-corrections = Berichtigungen
start-option-corrections-text = Der Text einer Datei, die gedruckte Zahlen berichtigt.

## About.

start-about-heading = Über Battalia
start-about-what = Das Brettspiel Battalia: The Creation und seine Erweiterung The Stormgates für den Browser: zwei bis sechs Spieler, allein oder in Teams, gegen Freunde oder Computer.
start-about-unofficial = Dies ist eine inoffizielle Umsetzung mit eigenen Bildern und Texten. Sie steht in keiner Verbindung zu Fantasmagoria, dem Verlag des Spiels.
start-about-version = Version
start-about-languages = Sprachen
start-about-licence = Lizenz
start-about-licence-text = Das Programm ist frei unter der MIT-Lizenz.
start-about-icons = Symbole
start-about-icons-text = Die Symbole stammen aus der Sammlung von
start-about-icons-changed = Sie erscheinen in den Farben des Spiels.
