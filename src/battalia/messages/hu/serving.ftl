## Commands of the server.
extra-missing =
    { $extra ->
        [arena] Az arénához olyan csomagok kellenek, amelyek nincsenek telepítve
        [postgres] A PostgreSQL-hez olyan csomag kell, amely nincs telepítve
        [ray] A Ray nincs telepítve
        [redis] A Redishez olyan csomag kell, amely nincs telepítve
        [server] Ehhez a parancshoz a szerver csomagjai kellenek, amelyek nincsenek telepítve
   *[other] Ehhez a parancshoz olyan csomagok kellenek, amelyek nincsenek telepítve
    }: pip install "battalia[{ $extra }]".
schema-written = { $file } elkészült.
schema-needs-checkout = A fájlok csak a kódtár saját másolatában írhatók meg.
serve-at = A Battalia itt érhető el: { $url } (leállítás: Ctrl+C).
serve-environment = { $problem }.
serve-cannot = A szerver nem indítható: { $reason }
serve-others = Mások itt érik el: { $url }
serve-alone = Csak ez a gép éri el. A hálózatodnak a „Barátokkal” oldal, a --lan vagy a make play LAN=1 nyitja meg.
serve-no-network = Ez a gép most nincs magánhálózatban, ezért senki más nem éri el.
serve-hall-postgres = A --hall több folyamathoz való egy adatbázison, ahhoz pedig PostgreSQL kell.
redis-unknown = { $flag }: ide egy Redis vagy Valkey címe kell: redis://gép:port/szám, TLS-sel rediss://…, vagy unix:///útvonal.
serve-workers-redis = A --workers 0 minden gondolkodást másokra hagy, ahhoz pedig --redis kell.
think-queue-missing = Hol a várakozási sor? Add meg így: --queue redis://… vagy BATTALIA_REDIS.
think-workers = A --workers értéke 1-től kezdődő szám.
think-ready = { $workers } folyamat gondolkodik ennek: { $url }
think-away = Nem válaszol: { $url } ({ $problem }); addig próbálkozunk, amíg nem felel.
serve-lan-alone = A --lan maga keresi meg a hálózatod címeit: hagyd el a --host és a --behind-proxy kapcsolót.
serve-running = A Battalia { $version } már fut: az oldala { $url }.
serve-running-alone = A már futó Battalia innen nem nyitható meg a hálózatnak: előbb állítsd le (Ctrl+C az ablakában).
serve-runs-already = A Battalia { $version } már fut itt: { $url }; második szerverhez, saját adatbázissal, válassz másik --port értéket.
serve-port-next = Ezt a portot egy másik program használja: { $port }; most ez következik: { $next }.
serve-port-taken = Ezt a portot egy másik program használja: { $port }. Válassz szabadat a --port kapcsolóval.
migrate-progress = Újrajátszás
migrate-broken = Asztal: { $table }: { $problem }.
migrate-kept = Asztal: { $table }: a játék véget ért és megtartja az eredményét, bár e szabályok szerint másképp zajlana: { $problem }.
migrate-nothing = Minden tárolt játék e változat szabályait követi.
migrate-all =
    { $games ->
        [one] Egy játék újrajátszva; minden maradt, ahogy volt.
       *[other] { $games } játék újrajátszva; mindegyik maradt, ahogy volt.
    }
migrate-some = { $games } újrajátszott játékból { $broken } nem folytatható e változat szabályaival.
migrate-some-kept = { $games } újrajátszott játékból { $kept } befejezett e változat szabályai szerint másképp zajlana; ezek úgy maradnak, ahogy vannak.
join-address = Ez nem egy hely linkje: olyan, mint https://example.org/t/ASZTAL#s=KULCS, idézőjelben.
join-seeing = { $bot } látja a rejtett lapokat, ezért nem ülhet emberekkel egy asztalhoz.
join-failed = Ezen a helyen nem lehet játszani: { $url }: { $reason }
join-seated = { $bot } játszik: { $seat }, asztal: { $table }.
join-over = A játék véget ért: { $result }
load-positive = Az asztalok, másodpercek és folyamatok száma legyen nagyobb, mint 0, a szüneté, a nézőké és a tárolt asztaloké legalább 0.
load-unreachable = Itt nincs mérhető szerver: { $url }: { $reason }.
load-limited = A szerver nem enged be több klienst egy címről. Indítsd így: „battalia serve --connections-each 5000 --rate-each 10000 --tables-each 100000”.
load-refused = A szerver nem engedi, hogy mérjék: { $reason }.
load-nothing = Nem volt játék, így nem volt mit mérni (hibák: { $problems }).
load-client-died = A kliensek egyik folyamata leállt.
load-no-rest = { $seconds } másodperccel azután, hogy mindenki elment, még voltak asztalok a memóriában.
load-title = { $tables } négyszemélyes asztal { $seconds } s ideig, a kérdéstől a válaszig átlagosan { $pause } s
load-latency = Ezredmásodperc egy döntéstől számítva
load-longest = max.
load-acknowledged = a visszaigazolásig
load-told = amíg mindenki más meg nem tudja
load-watched = amíg minden néző meg nem tudja
load-choices = Döntések: { $choices } (másodpercenként { $rate }); befejezett játékok: { $games }
load-problems = Elutasítások és hibák: { $problems }
load-lobby = { $people } ember az előcsarnokban, { $changes } változás, másodpercenként egy
load-lobby-told = ennyi idő után tud valaki egy változásról
load-lobby-all = ennyi idő után tud róla mindenki
load-lobby-server = A kiszolgálónak { $cores } magra volt szüksége.
load-server = Szerver: egy döntés átlagosan { $own } ms, { $processor } ms processzoridő, egy mag { $busy }%-a
load-memory = Memória: előtte { $before } MB, mindenki az asztalnál { $seated } MB, a végén { $after } MB: asztalonként { $each } kB játék közben
load-rest = Pihenő asztalok: { $tables }, felállítva { $seconds } s alatt; memória: előtte { $before } MB, az összes eltárolása után { $after } MB
load-opened = Egy ilyen asztal megnyitása ezredmásodpercben: medián { $p50 }, p95 { $p95 }, max. { $longest }
