### Eigene Bots, und Herausforderungen.

## Was abgelehnt wird.

not-for-bots = das ist für Menschen: ein Bot spielt nur
only-for-bots = hier hört nur ein Bot zu: nimm eines seiner Token
bot-busy = { $name } spielt schon { $most } Partien
bots-busy = die Bots dieses Besitzers spielen schon { $most } Partien
bots-are-silent = Bots sagen am Tisch nichts
bots-think-themselves = ein Bot denkt selbst
bot-needs-account = Bots kann nur haben, wer Anmeldename und Passwort hat
too-many-bots = du hast { $most } Bots; entferne zuerst einen
too-many-tokens = der Bot hat { $most } Token; beende zuerst eines
too-many-streams = der Bot hört schon { $most }-mal zu
no-such-bot = diesen Bot gibt es nicht
no-such-token = dieses Token hat der Bot nicht
not-your-bot = das ist kein Bot von dir
challenge-needs-account = herausfordern kann nur, wer Anmeldename und Passwort hat
challenge-oneself = niemand fordert sich selbst heraus
challenge-for-two = eine Herausforderung ist für mindestens zwei
challenge-seed = am Tisch einer Herausforderung darf niemand wissen, was der Zufall bringt
bots-ask-bots = ein Bot fordert Bots heraus und den Menschen, dem er gehört
rated-own-bot = Partien mit eigenen Bots werden nicht gewertet
too-many-challenges = das sind etwas zu viele Herausforderungen; warte einen Augenblick
too-many-open-challenges = es warten schon zu viele Herausforderungen auf Antwort
no-such-challenge = diese Herausforderung gibt es nicht
not-your-challenge = auf diese Herausforderung antwortest nicht du
challenge-over = die Herausforderung ist nicht mehr offen
hooks-off = dieser Server schickt keine Erinnerungen an eigene Adressen

## Die Seite der Bots.

bots-title = Bots
start-bots = Bots
start-bots-text = Gegen Programme spielen, oder das eigene mitbringen
bots-intro = Programme, die von selbst spielen: die dieses Servers, und Bots, die Leute geschrieben haben.
bots-write = Wie man einen schreibt
bots-levels = Computer dieses Servers
bots-play = Spielen
bots-play-level = Gegen { $name } spielen
bots-strangers = Bots von Spielern
bots-none = Noch hat niemand einen Bot mitgebracht.
bots-more = Weitere Bots
bots-mark = Bot
bots-by = von { $name }
bots-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
bots-playing = { $count ->
    [0] frei
    [one] spielt { $count } Partie
   *[other] spielt { $count } Partien
}
bots-awake = wach
bots-asleep = schläft
bots-own = Deine Bots
bots-own-account = Wer Anmeldename und Passwort hat, kann eigene Bots haben.
bots-own-account-link = Anmeldenamen holen
bots-name = Name des Bots
bots-make = Bot anlegen
bots-remove = Entfernen
bots-remove-sure = { $name } endgültig entfernen
bots-tokens = Token von { $name }
bots-token-name = Wofür das Token ist
bots-token-make = Token anlegen
bots-token-once = Kopiere dieses Token jetzt: Es wird nicht wieder gezeigt. Wer es hat, kann als dein Bot spielen.
bots-token-run = Mit dem Programm des Spiels spielt dein Bot durch diesen Befehl:
bots-token-end = Beenden
bots-token-end-of = Das Token { $name } beenden

## Herausforderungen.

challenge = Herausfordern
challenge-of = { $name } herausfordern
challenge-table = Tisch
challenge-rated = Gewertet
challenge-rated-text = Die Partie zählt für die Wertung beider.
challenge-send = Herausforderung schicken
challenge-close = Schließen
challenge-waits = { $name } ist gefragt. Sobald angenommen wird, beginnt die Partie.
challenge-withdraw = Zurückziehen
challenge-was-declined = { $name } hat abgelehnt: { $reason }
challenge-was-expired = { $name } hat nicht geantwortet.
challenge-was-withdrawn = Die Herausforderung wurde zurückgezogen.
challenges-title = Herausforderungen
challenges-waiting = { $count ->
    [one] Du bist zu einer Partie herausgefordert
   *[other] Du bist zu { $count } Partien herausgefordert
}
challenges-none = Keine Herausforderung ist offen.
challenges-in = { $name } fordert dich heraus
challenges-out = Du hast { $name } herausgefordert
challenges-accept = Annehmen
challenges-decline = Ablehnen
challenges-why = Denn
challenge-reason-no = jetzt nicht
challenge-reason-later = vielleicht später
challenge-reason-busy = schon zu viele Partien
challenge-reason-clock = bitte eine andere Uhr
challenge-reason-options = bitte ein anderer Tisch
challenge-reason-rated = nur gewertete Partien
challenge-reason-casual = nur Partien ohne Wertung

## Erinnerungen.

push-challenge = Battalia: Du bist herausgefordert.
hook-secret = Schlüssel der Unterschriften
hook-secret-text = Was dorthin geht, ist mit diesem Schlüssel unterschrieben. Eine andere Adresse hat einen anderen.
digest-title = Ein Brief für alle Tische
digest-text = Statt eines Briefs für jeden Zug.
digest-off = Nein
digest-day = Jeden Tag
digest-week = Jede Woche
digest-kept = Briefe kommen, wie du es wünschst.
