## Commands of the server.
extra-missing =
    { $extra ->
        [arena] Die Arena braucht Pakete, die nicht installiert sind
        [postgres] PostgreSQL braucht ein Paket, das nicht installiert ist
        [ray] Ray ist nicht installiert
        [redis] Redis braucht ein Paket, das nicht installiert ist
        [server] Dieser Befehl braucht Pakete des Servers, die nicht installiert sind
   *[other] Dieser Befehl braucht Pakete, die nicht installiert sind
    }: pip install "battalia[{ $extra }]".
schema-written = { $file } ist geschrieben.
schema-needs-checkout = Die Dateien lassen sich nur in einem Checkout des Repositorys schreiben.
serve-at = Battalia läuft unter { $url } (Strg+C beendet es).
serve-environment = { $problem }.
serve-cannot = Der Server kann nicht starten: { $reason }
serve-others = Andere erreichen es unter { $url }.
serve-alone = Nur dieser Rechner erreicht es. Die Seite „Mit Freunden“ öffnet es für dein Netz, ebenso --lan und make play LAN=1.
serve-no-network = Dieser Rechner ist gerade in keinem privaten Netz, also erreicht es sonst niemand.
serve-hall-postgres = --hall ist für mehrere Prozesse an einer Datenbank, und dazu braucht es PostgreSQL.
redis-unknown = { $flag } nimmt die Adresse eines Redis oder Valkey: redis://Rechner:Port/Nummer, rediss://… mit TLS oder unix:///Pfad.
serve-workers-redis = --workers 0 überlässt alles Denken anderen, und dazu braucht es --redis.
think-queue-missing = Wo ist die Warteschlange? Nenne sie mit --queue redis://… oder mit BATTALIA_REDIS.
think-workers = --workers ist eine Zahl ab 1.
think-ready =
    { $workers ->
        [one] Ein Prozess denkt für { $url }.
       *[other] { $workers } Prozesse denken für { $url }.
    }
think-away = { $url } antwortet nicht ({ $problem }); es wird weiter versucht.
serve-lan-alone = --lan sucht die Adressen deines Netzes selbst: Lass --host und --behind-proxy weg.
serve-running = Battalia { $version } läuft schon: Seine Seite ist { $url }.
serve-running-alone = Das laufende Battalia lässt sich von hier aus nicht für das Netz öffnen: Beende es zuerst (Strg+C in seinem Fenster).
serve-runs-already = Battalia { $version } läuft schon unter { $url }; für einen zweiten Server mit eigener Datenbank wähle einen anderen --port.
serve-port-next = Ein anderes Programm hat den Port { $port }; nun { $next }.
serve-port-taken = Ein anderes Programm hat den Port { $port }: Wähle mit --port einen freien.
migrate-progress = Nachgespielt wird
migrate-broken = Tisch { $table }: { $problem }.
migrate-kept = Tisch { $table }: Das Spiel ist zu Ende und behält sein Ergebnis, auch wenn es nach diesen Regeln anders verliefe: { $problem }.
migrate-nothing = Alle gespeicherten Spiele folgen den Regeln dieser Version.
migrate-all =
    { $games ->
        [one] Ein Spiel wurde nachgespielt; es ist, wie es war.
       *[other] { $games } Spiele wurden nachgespielt; alle sind, wie sie waren.
    }
migrate-some = Von { $games } nachgespielten Spielen { $broken ->
    [one] kann eines
   *[other] können { $broken }
} unter den Regeln dieser Version nicht weitergehen.
migrate-some-kept =
    Von { $games } nachgespielten Spielen { $kept ->
        [one] würde ein beendetes
       *[other] würden { $kept } beendete
    } nach den Regeln dieser Version anders verlaufen; daran wird nichts geändert.
join-address = Das ist kein Link zu einem Platz: Er sieht aus wie https://example.org/t/TISCH#s=SCHLÜSSEL, in Anführungszeichen.
join-seeing = { $bot } sieht verdeckte Karten und darf nicht mit Menschen am Tisch sitzen.
join-failed = Der Platz unter { $url } lässt sich nicht spielen: { $reason }
join-seated = { $bot } spielt { $seat } am Tisch { $table }.
join-over = Das Spiel ist zu Ende: { $result }
load-positive = Tische, Sekunden und Prozesse müssen mehr als 0 sein, eine Pause, Zuschauer und gespeicherte Tische mindestens 0.
load-unreachable = Unter { $url } gibt es keinen Server zum Messen: { $reason }.
load-limited = Der Server lässt von einer Adresse keine weiteren Clients herein. Starte ihn mit „battalia serve --connections-each 5000 --rate-each 10000 --tables-each 100000“.
load-refused = Der Server lässt sich nicht messen: { $reason }.
load-nothing = Nichts wurde gespielt, also gab es nichts zu messen (Probleme: { $problems }).
load-client-died = Ein Prozess mit Clients ist abgebrochen.
load-no-rest = Nach { $seconds } Sekunden ohne Spieler waren noch Tische im Speicher.
load-title = { $tables } Vierertische für { $seconds } s, im Mittel { $pause } s von der Frage bis zur Antwort
load-latency = Millisekunden ab einer Entscheidung
load-longest = max.
load-acknowledged = bis zur Bestätigung
load-told = bis alle anderen es wissen
load-watched = bis alle Zuschauer es wissen
load-choices = Entscheidungen: { $choices } ({ $rate } pro Sekunde); beendete Spiele: { $games }
load-problems = Ablehnungen und Fehler: { $problems }
load-lobby = { $people } Leute in der Lobby, { $changes } Änderungen, eine in der Sekunde
load-lobby-told = bis jemand von einer Änderung weiß
load-lobby-all = bis alle davon wissen
load-lobby-server = Der Server brauchte { $cores } Kerne.
load-server = Server: im Mittel { $own } ms pro Entscheidung, { $processor } ms Rechenzeit, { $busy } % eines Kerns
load-memory = Speicher: { $before } MB vorher, { $seated } MB mit allen am Tisch, { $after } MB am Ende: { $each } kB pro Tisch im Spiel
load-rest = Ruhende Tische: { $tables }, aufgebaut in { $seconds } s; Speicher { $before } MB vorher, { $after } MB, als alle wieder abgelegt waren
load-opened = Millisekunden, um einen davon zu öffnen: Median { $p50 }, p95 { $p95 }, max. { $longest }
