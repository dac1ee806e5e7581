## Commands of the server.
extra-missing =
    { $extra ->
        [arena] The arena needs packages that are not installed
        [postgres] PostgreSQL needs a package that is not installed
        [ray] Ray is not installed
        [redis] Redis needs a package that is not installed
        [server] This command needs packages of the server that are not installed
   *[other] This command needs packages that are not installed
    }: pip install "battalia[{ $extra }]".
schema-written = { $file } is written.
schema-needs-checkout = The files can only be written in a checkout of the repository.
serve-at = Battalia is at { $url } (Ctrl+C ends it).
serve-environment = { $problem }.
serve-cannot = The server cannot start: { $reason }
serve-others = Others reach it at { $url }.
serve-alone = Only this machine reaches it. The page “With friends” opens it to your network, and so do --lan and make play LAN=1.
serve-no-network = This machine is in no private network just now, so nobody else reaches it.
serve-hall-postgres = --hall is for several processes on one database, and that takes PostgreSQL.
redis-unknown = { $flag } takes the address of a Redis or Valkey: redis://host:port/number, rediss://… with TLS, or unix:///path.
serve-workers-redis = --workers 0 leaves all thinking to others, and that takes --redis.
think-queue-missing = Where is the queue? Name it by --queue redis://… or by BATTALIA_REDIS.
think-workers = --workers is a number from 1.
think-ready =
    { $workers ->
        [one] One process thinks for { $url }.
       *[other] { $workers } processes think for { $url }.
    }
think-away = { $url } does not answer ({ $problem }); trying again until it does.
serve-lan-alone = --lan chooses the addresses of your network itself: leave out --host and --behind-proxy.
serve-running = Battalia { $version } runs already: its page is { $url }.
serve-running-alone = The Battalia that runs already cannot be opened to the network from here: end it first (Ctrl+C in its window).
serve-runs-already = Battalia { $version } runs already at { $url }; for a second server with a database of its own choose another --port.
serve-port-next = Another program has port { $port }; trying { $next }.
serve-port-taken = Another program has port { $port }: choose a free one with --port.
migrate-progress = Replaying
migrate-broken = Table { $table }: { $problem }.
migrate-kept = Table { $table } is over and keeps its result, though it would go otherwise by these rules: { $problem }.
migrate-nothing = Every stored game follows the rules of this version.
migrate-all =
    { $games ->
        [one] One game was replayed; it is as it was.
       *[other] { $games } games were replayed; all are as they were.
    }
migrate-some = Of { $games } games that were replayed, { $broken } cannot go on under the rules of this version.
migrate-some-kept =
    Of { $games } games that were replayed, { $kept ->
        [one] one that is over
       *[other] { $kept } that are over
    } would go otherwise under the rules of this version; nothing of { $kept ->
        [one] it
       *[other] them
    } is changed.
join-address = That is no link to a seat: it looks like https://example.org/t/TABLE#s=KEY, in quotation marks.
join-seeing = { $bot } sees hidden cards and may not sit down with people.
join-failed = The seat at { $url } cannot be played: { $reason }
join-seated = { $bot } plays { $seat } at table { $table }.
join-over = The game is over: { $result }
load-positive = Tables, seconds and jobs must be more than 0, a pause, spectators and stored tables at least 0.
load-unreachable = There is no server to measure at { $url }: { $reason }.
load-limited = The server lets no more clients in from one address. Start it with “battalia serve --connections-each 5000 --rate-each 10000 --tables-each 100000”.
load-refused = The server refuses to be measured: { $reason }.
load-nothing = Nothing was played, so nothing could be measured (problems: { $problems }).
load-client-died = A process of clients has died.
load-no-rest = Tables were still in memory after { $seconds } seconds without anybody.
load-title = { $tables } tables of four for { $seconds } s, { $pause } s from question to answer on average
load-latency = Milliseconds from a choice
load-longest = max
load-acknowledged = until it is acknowledged
load-told = until all others know
load-watched = until all spectators know
load-choices = Choices: { $choices } ({ $rate } a second); games that ended: { $games }
load-problems = Refusals and errors: { $problems }
load-lobby = { $people } people in the lobby, { $changes } changes, one a second
load-lobby-told = until somebody knows of a change
load-lobby-all = until all of them do
load-lobby-server = The server needed { $cores } cores.
load-server = Server: { $own } ms for a choice on average, { $processor } ms of processor time, { $busy } % of a core
load-memory = Memory: { $before } MB before, { $seated } MB with everybody seated, { $after } MB at the end: { $each } kB for each table in play
load-rest = Tables at rest: { $tables }, set up in { $seconds } s; memory { $before } MB before, { $after } MB when all were back in the store
load-opened = Milliseconds to open one of them: median { $p50 }, p95 { $p95 }, max { $longest }
