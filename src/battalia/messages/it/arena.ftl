# Computer players by name

bot-not-loaded = Il giocatore computer “{ $name }” non si può caricare: { $reason }.
bot-without-choose = “{ $name }” non è un giocatore computer: non ha il metodo choose.
bot-sees = “{ $name }” vede le carte coperte: serve da metro nell’arena e non può sedere a un tavolo con persone.

# battalia arena

arena-no-cluster = All’indirizzo { $address } non c’è un cluster Ray: { $reason }.
arena-needs-out = --{ $option } richiede una cartella in cui scrivere: --out DIR.
arena-round-robin-of-one = Un girone all’italiana richiede almeno due giocatori computer diversi.
arena-no-leaderboard = { $file } contiene qualcosa di diverso dai risultati di gare; nulla è stato cambiato.
arena-other-contest = { $folder } non contiene i risultati di questa stessa gara; nulla è stato cambiato.
arena-other-version = { $folder } contiene questa gara come l’ha giocata la versione { $version } del programma, con la versione { $rules } delle regole; nulla è stato cambiato. Per giocarla con le regole di oggi, indica un’altra cartella.
arena-title = { $games } partite da { $deals } distribuzioni a specchio; la quota equa è { $fair }; intervalli: 95 %
arena-no-games = Nessuna distribuzione è stata giocata fino alla fine.
arena-games = Partite
arena-share = Vittorie
arena-place = Posizione
arena-points = Punti
arena-rating = Valutazione
arena-ordinal = Valutazione, almeno
arena-turn-ms = Millisecondi per turno
arena-speed = Risposte al secondo
arena-most = Massimo di risposte in un turno
arena-illegal = Risposte non ammesse
arena-line-up = Formazione
arena-days = Giorni
arena-closing = Giorni con 6 punti in più
arena-closing-of = { $days }, in { $some } partite su { $all }
arena-choices = Scelte
arena-endings = Fine per
arena-stalled = Bloccate
arena-spread = { $median } (metà { $lower }–{ $upper }, tutte { $least }–{ $most })
arena-counts = Che cosa è stato fatto e quante volte
arena-what = Che cosa
arena-table = il tavolo
arena-seeing = { $bot } vede le carte coperte: è un metro, non un giocatore alla pari.
arena-incomplete = Giocate solo { $games } partite su { $all }: le distribuzioni non concluse sono escluse.
arena-illegal-answers = { $bot } ha dato { $count ->
    [one] una risposta non ammessa
   *[other] { $count } risposte non ammesse
}; la prima: { $first }
arena-error = Un errore nelle regole: { $error }
arena-stopped = Interrotto dopo { $games } partite su { $all }.
arena-stopped-kept = Interrotto dopo { $games } partite su { $all }; lo stesso comando riprende da qui.

# The report of the arena

report-title = Arena: { $bots }
report-command = Il comando che gioca di nuovo queste partite:
report-victories = Vittorie, con intervalli al 95 %
report-fair = quota equa
report-share-axis = quota delle vittorie, %
report-ratings = Valutazioni, con intervalli al 95 %
report-rating-axis = mu ± 1,96 sigma (Plackett–Luce)
report-lengths = Durata delle partite
report-days-axis = giorni
report-games-axis = partite
report-points = Punti nel corso della partita
report-day-axis = fine del giorno
report-points-axis = punti in media
report-deeds = Che cosa è stato costruito e acquistato
report-deeds-axis = volte per partita e posto
report-thinking = Tempo di riflessione
report-thinking-axis = millisecondi per turno (scala logaritmica)
report-summary = Riassunto
report-line-ups = Riga per riga
report-made = Battalia { $version }; gara di { $deals } distribuzioni dal seme { $seed }.
