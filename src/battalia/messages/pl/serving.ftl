## Commands of the server.
extra-missing =
    { $extra ->
        [arena] Arena wymaga pakietów, które nie są zainstalowane
        [postgres] PostgreSQL wymaga pakietu, który nie jest zainstalowany
        [ray] Ray nie jest zainstalowany
        [redis] Redis wymaga pakietu, który nie jest zainstalowany
        [server] To polecenie wymaga pakietów serwera, które nie są zainstalowane
   *[other] To polecenie wymaga pakietów, które nie są zainstalowane
    }: pip install "battalia[{ $extra }]".
schema-written = Zapisano { $file }.
schema-needs-checkout = Pliki można zapisać tylko w kopii roboczej (checkout) repozytorium.
serve-at = Battalia działa pod adresem { $url } (Ctrl+C kończy).
serve-environment = { $problem }.
serve-cannot = Serwer nie może wystartować: { $reason }
serve-others = Inni wejdą pod adresem { $url }.
serve-alone = Dostęp ma tylko ten komputer. Dla twojej sieci otworzy grę strona „Ze znajomymi”, --lan albo make play LAN=1.
serve-no-network = Ten komputer nie jest teraz w żadnej sieci prywatnej, więc nikt inny nie ma dostępu.
serve-hall-postgres = --hall jest dla kilku procesów na jednej bazie danych, a do tego trzeba PostgreSQL.
redis-unknown = { $flag } przyjmuje adres Redisa lub Valkeya: redis://host:port/numer, rediss://… z TLS albo unix:///ścieżka.
serve-workers-redis = --workers 0 zostawia całe myślenie innym, a do tego trzeba --redis.
think-queue-missing = Gdzie jest kolejka? Podaj ją przez --queue redis://… albo BATTALIA_REDIS.
think-workers = --workers to liczba od 1.
think-ready =
    { $workers ->
        [one] Jeden proces myśli dla { $url }.
        [few] { $workers } procesy myślą dla { $url }.
       *[many] { $workers } procesów myśli dla { $url }.
    }
think-away = { $url } nie odpowiada ({ $problem }); próby trwają, aż odpowie.
serve-lan-alone = --lan samo wybiera adresy twojej sieci: pomiń --host i --behind-proxy.
serve-running = Battalia { $version } już działa: jej strona to { $url }.
serve-running-alone = Działającej Battalii nie można stąd otworzyć dla sieci: najpierw ją zakończ (Ctrl+C w jej oknie).
serve-runs-already = Battalia { $version } już działa pod adresem { $url }; dla drugiego serwera z własną bazą danych wybierz inny --port.
serve-port-next = Port { $port } zajmuje inny program; próbuję { $next }.
serve-port-taken = Port { $port } zajmuje inny program: wybierz wolny przez --port.
migrate-progress = Odtwarzanie
migrate-broken = Stół { $table }: { $problem }.
migrate-kept = Stół { $table }: gra jest skończona i zachowuje swój wynik, choć według tych zasad potoczyłaby się inaczej: { $problem }.
migrate-nothing = Wszystkie zapisane gry są zgodne z zasadami tej wersji.
migrate-all =
    { $games ->
        [one] Odtworzono jedną grę; nic się w niej nie zmieniło.
        [few] Odtworzono { $games } gry; nic się w nich nie zmieniło.
       *[other] Odtworzono { $games } gier; nic się w nich nie zmieniło.
    }
migrate-some = Odtworzone gry: { $games }; według zasad tej wersji nie mogą toczyć się dalej: { $broken }.
migrate-some-kept = Odtworzone gry: { $games }; skończone, które według zasad tej wersji potoczyłyby się inaczej i zostają bez zmian: { $kept }.
join-address = To nie jest link do miejsca: wygląda on tak: https://example.org/t/STÓŁ#s=KLUCZ, w cudzysłowie.
join-seeing = { $bot } widzi zakryte karty i nie może usiąść z ludźmi.
join-failed = Na miejscu pod { $url } nie da się grać: { $reason }
join-seated = { $bot } gra { $seat } przy stole { $table }.
join-over = Gra skończona: { $result }
load-positive = Liczba stołów, sekund i procesów musi być większa od 0, a pauza, widzowie i zapisane stoły wynosić co najmniej 0.
load-unreachable = Pod adresem { $url } nie ma serwera do zmierzenia: { $reason }.
load-limited = Serwer nie wpuszcza więcej klientów z jednego adresu. Uruchom go poleceniem „battalia serve --connections-each 5000 --rate-each 10000 --tables-each 100000”.
load-refused = Serwer odmawia pomiaru: { $reason }.
load-nothing = Niczego nie rozegrano, więc nie było czego mierzyć (problemy: { $problems }).
load-client-died = Proces z klientami przestał działać.
load-no-rest = Stoły nadal były w pamięci po { $seconds } s bez nikogo.
load-title = Stoły czteroosobowe: { $tables }, czas: { $seconds } s, od pytania do odpowiedzi średnio { $pause } s
load-latency = Milisekundy od decyzji
load-longest = maks.
load-acknowledged = do jej potwierdzenia
load-told = aż wszyscy inni o niej wiedzą
load-watched = aż wszyscy widzowie o niej wiedzą
load-choices = Decyzje: { $choices } ({ $rate } na sekundę); zakończone gry: { $games }
load-problems = Odmowy i błędy: { $problems }
load-lobby = Osoby w poczekalni: { $people }, zmiany: { $changes }, jedna na sekundę
load-lobby-told = aż ktoś wie o zmianie
load-lobby-all = aż wszyscy o niej wiedzą
load-lobby-server = Serwer zużył rdzeni: { $cores }.
load-server = Serwer: średnio { $own } ms na decyzję, { $processor } ms czasu procesora, { $busy }% rdzenia
load-memory = Pamięć: { $before } MB przedtem, { $seated } MB, gdy wszyscy siedzą, { $after } MB na końcu: { $each } kB na każdy stół w grze
load-rest = Stoły w spoczynku: { $tables }, przygotowane w { $seconds } s; pamięć { $before } MB przedtem, { $after } MB, gdy wszystkie wróciły do magazynu
load-opened = Milisekundy na otwarcie jednego z nich: mediana { $p50 }, p95 { $p95 }, maks. { $longest }
