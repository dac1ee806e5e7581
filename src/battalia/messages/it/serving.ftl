## Commands of the server.
extra-missing =
    { $extra ->
        [arena] All’arena mancano dei pacchetti
        [postgres] Per PostgreSQL manca un pacchetto
        [ray] Ray non è installato
        [redis] Redis richiede un pacchetto che non è installato
        [server] A questo comando mancano dei pacchetti del server
   *[other] A questo comando mancano dei pacchetti
    }: pip install "battalia[{ $extra }]".
schema-written = { $file } è stato scritto.
schema-needs-checkout = I file si possono scrivere solo in una copia di lavoro (checkout) del repository.
serve-at = Battalia è all’indirizzo { $url } (Ctrl+C per terminare).
serve-environment = { $problem }.
serve-cannot = Il server non può partire: { $reason }
serve-others = Gli altri lo raggiungono a { $url }.
serve-alone = Lo raggiunge solo questo computer. Lo aprono alla tua rete la pagina “Con amici”, --lan oppure make play LAN=1.
serve-no-network = Questo computer al momento non è in nessuna rete privata, quindi nessun altro lo raggiunge.
serve-hall-postgres = --hall serve a più processi su un solo database, e per questo ci vuole PostgreSQL.
redis-unknown = { $flag } vuole l’indirizzo di un Redis o Valkey: redis://host:porta/numero, rediss://… con TLS, oppure unix:///percorso.
serve-workers-redis = --workers 0 lascia ogni pensiero ad altri, e per questo ci vuole --redis.
think-queue-missing = Dov’è la coda? Indicala con --queue redis://… o con BATTALIA_REDIS.
think-workers = --workers è un numero da 1 in su.
think-ready =
    { $workers ->
        [one] Un processo pensa per { $url }.
       *[other] { $workers } processi pensano per { $url }.
    }
think-away = { $url } non risponde ({ $problem }); si riprova finché non lo fa.
serve-lan-alone = --lan sceglie da sé gli indirizzi della tua rete: togli --host e --behind-proxy.
serve-running = Battalia { $version } è già in funzione: la sua pagina è { $url }.
serve-running-alone = Il Battalia già in funzione non si può aprire alla rete da qui: prima chiudilo (Ctrl+C nella sua finestra).
serve-runs-already = Battalia { $version } è già in funzione a { $url }; per un secondo server con un database suo scegli un altro --port.
serve-port-next = Un altro programma usa la porta { $port }; provo la { $next }.
serve-port-taken = Un altro programma usa la porta { $port }: scegline una libera con --port.
migrate-progress = Partite rigiocate
migrate-broken = Tavolo { $table }: { $problem }.
migrate-kept = Tavolo { $table }: la partita è finita e mantiene il suo risultato, anche se con queste regole andrebbe diversamente: { $problem }.
migrate-nothing = Tutte le partite salvate seguono le regole di questa versione.
migrate-all =
    { $games ->
        [one] Una partita è stata rigiocata; è com’era.
       *[other] { $games } partite sono state rigiocate; tutte sono com’erano.
    }
migrate-some = Partite rigiocate: { $games }; non possono continuare con le regole di questa versione: { $broken }.
migrate-some-kept = Partite rigiocate: { $games }; finite, che con le regole di questa versione andrebbero diversamente e restano come sono: { $kept }.
join-address = Questo non è il link di un posto: è come https://example.org/t/TAVOLO#s=CHIAVE, tra virgolette.
join-seeing = { $bot } vede le carte coperte e non può sedersi con le persone.
join-failed = Il posto su { $url } non si può giocare: { $reason }
join-seated = { $bot } gioca { $seat } al tavolo { $table }.
join-over = La partita è finita: { $result }
load-positive = Tavoli, secondi e processi devono essere più di 0, la pausa, gli spettatori e i tavoli salvati almeno 0.
load-unreachable = All’indirizzo { $url } non c’è un server da misurare: { $reason }.
load-limited = Il server non accetta altri client da un solo indirizzo. Avvialo con “battalia serve --connections-each 5000 --rate-each 10000 --tables-each 100000”.
load-refused = Il server rifiuta di essere misurato: { $reason }.
load-nothing = Non si è giocato nulla, quindi non c’è nulla da misurare (problemi: { $problems }).
load-client-died = Un processo di client è morto.
load-no-rest = Dopo { $seconds } secondi senza nessuno c’erano ancora tavoli in memoria.
load-title = { $tables } tavoli da quattro per { $seconds } s, in media { $pause } s dalla domanda alla risposta
load-latency = Millisecondi da una scelta
load-longest = max
load-acknowledged = fino alla conferma
load-told = finché non lo sanno tutti gli altri
load-watched = finché non lo sanno tutti gli spettatori
load-choices = Scelte: { $choices } ({ $rate } al secondo); partite finite: { $games }
load-problems = Rifiuti ed errori: { $problems }
load-lobby = { $people } persone nella sala, { $changes } cambiamenti, uno al secondo
load-lobby-told = finché qualcuno non sa di un cambiamento
load-lobby-all = finché non lo sanno tutti
load-lobby-server = Il server ha usato { $cores } core.
load-server = Server: in media { $own } ms per una scelta, { $processor } ms di tempo di processore, { $busy } % di un core
load-memory = Memoria: { $before } MB prima, { $seated } MB con tutti seduti, { $after } MB alla fine: { $each } kB per ogni tavolo in gioco
load-rest = Tavoli a riposo: { $tables }, preparati in { $seconds } s; memoria { $before } MB prima, { $after } MB quando erano tutti di nuovo nell’archivio
load-opened = Millisecondi per aprirne uno: mediana { $p50 }, p95 { $p95 }, max { $longest }
