## The browser: the table at which one plays.

# The frame of the page.
table-title = Battalia
table-title-turn = ● Dein Zug · Battalia
table-title-over = Das Spiel ist zu Ende · Battalia
table-notice = Battalia: Du bist am Zug.
table-opening = Der Tisch wird geöffnet …
table-reconnecting = Die Verbindung ist abgerissen; sie wird neu aufgebaut …
table-sent-away = Du bist nicht mehr mit diesem Tisch verbunden
table-none = Diesen Tisch gibt es nicht
table-none-text = Vielleicht wurde er entfernt, oder vom Link fehlt ein Stück. Lass dir den Link noch einmal schicken oder beginne ein eigenes Spiel.
table-to-start = Zur Startseite
table-rules = Die Regeln
table-close = Schließen
table-cancel = Abbrechen
table-look-as = Ansicht von
table-players = Spieler
table-drawers = Mehr vom Tisch
table-stacks = Stapel
table-drawer = { $name ->
    [stacks] Stapel
    [players] Spieler
   *[log] Verlauf
}
table-own = Deine Karten
table-dock = Was gefragt ist und deine Reihen in diesem Zug
table-watching = Du schaust zu.
table-waits-for = Warten auf: { $players } … Du kannst inzwischen Karten auswählen und dich umsehen.
table-hurried = Computer überlegen gerade kürzer, weil viele Tische warten.

# The question.
table-question = Die Frage
table-any-time = Jederzeit:
table-option = { $verb }: { $nouns }
table-options-of = { $verb } …
table-ends-game = Das beendet das Spiel.
table-rule = Regel { $rule }
table-on-space = Auf { $space }
table-build-on = Bauen auf { $space }
table-lift = Den Helden bewegen
table-lifted = Wohin geht der Held auf { $space }?
table-with-picked = Möglich mit { $cards }:
table-with-picked-nothing = Damit allein ist nichts möglich: { $cards }.
table-unpick = Zurücklegen
table-why = Warum?
table-planned = Für später gewählt: { $cards }
table-with-more = und { $cards }
table-does = { $verb ->
    [annex] Sie gehört niemandem: Sie wird deine.
    [crown] Aus Stufe 4 wird eine Residenz, Stufe 5; aus einer Residenz die Hauptstadt, Stufe 6.
    [hide] Bis zu deinem nächsten Zug kann niemand sie angreifen.
    [lower] Dafür nimmst du ein ausliegendes Besonderes Artefakt oder eine Glückskarte.
    [exchange] Gegen ein ausliegendes Besonderes Artefakt oder eine Glückskarte.
    [give-artefact] Dafür steigt eine deiner Städte um eine Stufe.
   *[limbo] Sie kommt aus dem Spiel; dann legst du eine andere Karte ins Versteck.
}

# Paying.
table-pay = Bezahlung
table-pay-cards = Die Karten, mit denen du bezahlst
table-further = Schritte nach dem Sturmereignis: { $count }
table-further-less = Ein Schritt weniger nach dem Sturmereignis
table-further-more = Ein Schritt mehr nach dem Sturmereignis
table-pay-count = { $count ->
    [one] Eine Karte.
   *[other] { $count } Karten.
}
table-pay-cheapest = Diese nützen später am wenigsten; andere wählst du in deiner Hand.
table-pay-spare = { $count ->
    [one] { $card }: wenn möglich ohne diese Karte bezahlen
   *[other] { $card } ×{ $count }: wenn möglich mit weniger davon bezahlen
}
table-pay-others = Andere Arten zu bezahlen
table-pay-before = Die Art davor
table-pay-next = Eine andere Art
table-pay-way = { $number } von { $count }
table-pay-confirm = Bezahlen
table-pay-where = Zeig auf ein Feld, das leuchtet: Du bezahlst und baust dort.

# Placing a terrain card.
table-place-where = Feld
table-place-choose = wählen …
table-place-how = Wähle ein Feld, das leuchtet.
table-place-confirm = So legen
table-turn-left = Nach links drehen
table-turn-right = Nach rechts drehen
table-turn-how = R, Mausrad oder Tippen dreht sie; Enter legt sie.

# Sure?
table-confirm = Bist du sicher?
table-confirm-game = Das beendet das Spiel. Du kämst auf Platz { $place }.
table-confirm-end = Deine Karten werden abgeworfen, und du ziehst sechs neue.
table-confirm-open = Noch möglich: { $verbs }
table-confirm-final = Das lässt sich nicht zurücknehmen.
table-confirm-lost = Du verlierst diesen Kampf, und das lässt sich nicht zurücknehmen.
table-confirm-never = Nicht mehr fragen
table-confirm-no = Noch nicht
table-confirm-yes = Ja

# Buttons of the turn.
table-undo = Rückgängig
table-undo-turn = Zug rückgängig
table-undo-turn-how = { $count ->
    [one] Nimmt einen Schritt zurück, so weit es geht
   *[other] Nimmt { $count } Schritte zurück, so weit es geht
}
table-hint = Tipp
table-hint-thinking = Denkt nach …
table-hint-do = So machen
table-hint-goal = Ziel:
table-hint-others = Auch erwogen

# What others do.
table-skip = { $count ->
    [one] Weiter
   *[other] { $count } überspringen
}
table-skip-key = Escape überspringt, was andere tun

# What is new: what the others did since one's last turn. Above each sentence stands who did it.
news-title = { $since ->
    [turn] Seit deinem letzten Zug
   *[round] Die letzte Runde
}
news-tab = Neues
# $more: yes, or no where it is less.
news-points = { $more ->
    [yes] { $count ->
        [one] ein Siegpunkt mehr
       *[other] { $count } Siegpunkte mehr
    }
   *[no] { $count ->
        [one] ein Siegpunkt weniger
       *[other] { $count } Siegpunkte weniger
    }
}, jetzt { $points }
news-city = { $space } (Stufe { $level })
news-won = Gewonnen: { $cards }.
news-cities = { $count ->
    [one] Eine Stadt gebaut: { $cities }.
   *[other] { $count } Städte gebaut: { $cities }.
}
news-raised = { $count ->
    [one] Eine Stadt verbessert: { $cities }.
   *[other] { $count } Städte verbessert: { $cities }.
}
news-roads = { $count ->
    [one] Eine Straße gebaut: { $spaces }.
   *[other] { $count } Straßen gebaut: { $spaces }.
}
news-heroes = { $count ->
    [one] Einen Helden angeheuert: { $spaces }.
   *[other] { $count } Helden angeheuert: { $spaces }.
}
news-moved = Einen Helden von { $origin } nach { $space } bewegt.
news-hired = Angeheuert: { $cards }.
news-created = Erschaffen: { $cards }.
news-fought = { $target ->
    [hero] Einen Helden auf { $space } ({ $defender })
    [city] Die Stadt auf { $space } ({ $defender })
    [building] Das Gebäude auf { $space }
    [ruins] Die Ruinen auf { $space }
   *[neutral] Die neutrale Stadt auf { $space }
} { $result ->
    [conquered] erobert, { $attack } zu { $defence }
    [won] angegriffen und mit { $attack } zu { $defence } gewonnen
    [lost] angegriffen und mit { $attack } zu { $defence } verloren
    [voided] angegriffen; daraus wurde nichts
   *[open] angegriffen
}.
news-more = { $count ->
    [one] Eines mehr steht im Verlauf.
   *[other] { $count } weitere Dinge stehen im Verlauf.
}
news-cut = Was davor geschah, steht im Verlauf.
news-trace = Seit deinem letzten Zug: { $told }

# Battles.
table-battle = Kampf
table-battle-hero = Kampf um einen Helden auf { $space }
table-battle-place = Kampf auf { $space }: { $what }
table-battle-city = Stadt
# A part of a total; a number follows.
table-battle-part = { $part ->
    [units] Einheiten
    [artefacts] Artefakte
    [morale] Kampfbonus der Helden
    [home] Heimatgelände
   *[potions] Tränke
}
table-battle-nobody = Kein Besitzer
table-battle-attacks = Angriff
table-battle-defends = Verteidigung
table-battle-total = Gesamtstärke { $total }
table-battle-empty = noch keine Karte
table-battle-under = Unter der Reihe: { $cards }
table-battle-needed-attack = { $count ->
    [one] fehlt dem Angriff noch
   *[other] fehlen dem Angriff noch
}
table-battle-needed-defence = { $count ->
    [one] fehlt der Verteidigung noch
   *[other] fehlen der Verteidigung noch
}
table-battle-enough = Die Gesamtstärke reicht.
table-battle-retreat = Oder wähle ein Feld, das leuchtet, für den Rückzug:
table-battle-fold = Spielplan zeigen
table-battle-unfold = Reihen zeigen

# The log and the chat.
table-log = Verlauf
table-log-earlier = Was vorher geschah
table-log-forced = Etwas anderes war nicht möglich.
table-log-undone = { $player }: eine Entscheidung zurückgenommen.
table-log-folded = { $count ->
    [one] Gezogen und abgeworfen: eine Zeile
   *[other] Gezogen und abgeworfen: { $count } Zeilen
}
table-log-gave-up = { $how ->
    [resign] Aufgegeben: { $player }.
   *[end] Wer noch übrig ist, hat das Spiel beendet.
}
table-chat = Chat
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-say = Sag etwas
table-chat-send = Senden
table-chat-mute = Chat stummschalten

# Settings.
table-settings = Einstellungen
table-speed = Was andere tun, erscheint
table-speed-name = { $speed ->
    [0] sofort
    [1] Schritt für Schritt
   *[2] langsam
}
table-like = { $name ->
    [sound] Töne
    [notify] Eine Benachrichtigung, wenn ich am Zug bin
    [confirmEnd] Fragen, bevor der Zug endet
    [confirmFinal] Fragen vor dem, was sich nicht zurücknehmen lässt
    [askMulligan] Nach dem Mulligan fragen, wenn keine Kohorte möglich ist
    [unfiltered] Was Fremde sagen, ohne dass etwas verborgen wird
   *[textBoard] Der Spielplan als Text
}
table-notify-forbidden = Dein Browser erlaubt dieser Seite keine Benachrichtigungen.
table-theme = Farben
table-theme-name = { $theme ->
    [light] hell
    [dark] dunkel
   *[system] automatisch
}
table-language = Sprache
table-keys =
    1–9: Karte auswählen · Pfeile und R: Karte beim Legen bewegen und drehen · Enter: ausführen oder zur Frage gehen
    Escape: zurücklegen, überspringen, was andere tun · Strg+Z: rückgängig

# Several people at one screen.
table-hand-over = { $name }, bist du bereit?
table-hand-over-others = Jemand anders ist am Zug: Gib den Bildschirm weiter.
table-hand-over-ready = Ich bin bereit

# Waiting for players.
table-wait = Warten auf Spieler
table-wait-open = noch frei
table-wait-you = (du)
table-wait-link = Der Link zum Platz von Spieler { $number }
table-wait-new-link = Link erstellen
table-wait-computer = Computer spielen lassen
table-wait-level = Spielstärke der Computer
table-wait-watch = Der Link zum Zuschauen
table-wait-new-watch = Link ersetzen
table-join = Du bist zu einem Spiel Battalia eingeladen
table-invite = { $name } lädt dich zu einer Partie Battalia ein
table-invite-with = Module und Varianten
table-join-name = Dein Name
table-join-sit = Platz nehmen
table-origin-title = Wie dieses Spiel begann
table-origin = { $origin ->
    [seed] Der Seed dieses Spiels wurde vorgegeben: Wer ihn kennt, kann herausfinden, was der Zufall bringt.
    [record] Dieses Spiel setzt eine Aufzeichnung fort: Wer den Tisch aufgestellt hat, kennt vielleicht verborgene Karten.
    [position] Dieses Spiel begann mit einer vorgegebenen Stellung: Wer den Tisch aufgestellt hat, kennt vielleicht verborgene Karten.
   *[clone] Dieses Spiel ist die Kopie eines anderen: Wer den Tisch aufgestellt hat, kennt vielleicht verborgene Karten.
}
table-taken = Dieser Platz ist vergeben: { $name } sitzt dort
table-not-known = Auf diesem Gerät bist du an diesem Tisch nicht bekannt
table-taken-yours = { $taken ->
    [yes] Ist es deiner, dann nimm einen Code von dem Gerät, auf dem du spielst (am Tisch unter ⚙, „Auch auf einem anderen Gerät spielen“), oder melde dich an.
   *[no] Spielst du hier mit, dann nimm einen Code von dem Gerät, auf dem du spielst (am Tisch unter ⚙, „Auch auf einem anderen Gerät spielen“), oder melde dich an.
}
table-taken-now = Auf diesem Gerät bist du bisher { $name }, ohne Anmeldenamen: Diese Spiele sind hier danach nicht mehr zu finden.
table-taken-code = Code von deinem anderen Gerät
table-taken-use = Code benutzen
table-taken-look = Tisch ansehen
table-device = Auch auf einem anderen Gerät spielen
table-device-how = Öffne { $address } auf dem anderen Gerät und tippe diesen Code ein:
table-device-until = Er gilt einmal, noch { $time }.
table-place = Dein Platz an diesem Tisch
table-get-up = Aufstehen: Der Platz wird wieder frei
table-leave = Den Tisch verlassen
table-leave-how = Ein Computer spielt für dich, bis du zurückkommst.
table-resign = Spiel aufgeben
table-resign-as = Spiel aufgeben: { $player }
table-resign-sure = { $alone ->
    [yes] Dieses Spiel aufgeben? Dann ist es zu Ende.
   *[no] Dieses Spiel endgültig aufgeben? Ein Computer spielt an deiner Stelle weiter; die anderen entscheiden, ob sie weiterspielen. Zuschauen kannst du noch.
}
table-resign-yes = Aufgeben
table-resign-no = Weiterspielen
table-resigned = { $count ->
    [one] Aufgegeben: { $players }. Ein Computer spielt weiter.
   *[other] Aufgegeben: { $players }. Computer spielen weiter.
}
table-given-up = { $count ->
    [one] { $players } gibt auf: Du kannst das gewonnene Spiel beenden oder weiterspielen.
   *[other] { $players } geben auf: Du kannst das gewonnene Spiel beenden oder weiterspielen.
}
table-resigned-title = Jemand hat aufgegeben
table-abandoned = Jemand ist für immer gegangen; ein Computer spielt weiter.
table-vote-count = { $count } von { $needed } Stimmen für das Ende.
table-vote-end = Spiel beenden
table-vote-go-on = Doch weiterspielen
table-away = Nicht da: { $name }.
table-away-soon = Ein Computer kann in { $time } übernehmen.
table-away-computer = Computer spielen lassen
table-replaced = { $player }: Ein Computer spielt.
table-replaced-back = Wieder selbst spielen
table-late = { $how ->
    [skip] { $player }: Die Zeit ist um, die Züge verfallen.
   *[computer] { $player }: Die Zeit ist um, ein Computer spielt weiter.
}

# The end.
table-over = Das Spiel ist zu Ende
table-over-won = { $how ->
    [team] Dein Team hat gewonnen!
    [shared] Du teilst dir den ersten Platz mit: { $players }.
   *[alone] Du hast gewonnen!
}
table-over-winner = Das Spiel ist zu Ende. Sieg für: { $players }.
table-over-given-up = Das Spiel wurde vor seinem Ende aufgegeben.
table-over-place = Platz
table-over-player = Spieler
table-over-points = Punkte
table-over-cities = Städte
table-over-city = { $space }: Stufe { $level }
table-over-look = Tisch ansehen
table-over-replay = Rückblick
table-over-new = Neues Spiel
table-over-next = Zum nächsten Spiel
table-over-rematch = Noch einmal
