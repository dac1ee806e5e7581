### Tornei.

## Che cosa è rifiutato.

no-such-tournament = questo torneo non esiste
not-your-tournament = non è un tuo torneo
too-many-tournaments = hai annunciato { $most } tornei non ancora finiti; aspetta che uno finisca
tournament-start = un torneo comincia entro un anno, e non nel passato
tournament-without-end = un’arena dura un certo tempo; solo la casa ne ha una senza fine
tournament-computers = al massimo { $most } computer completano un torneo
tournament-arena-is-live = un’arena si gioca dal vivo: non ha turni a date fisse
tournament-days-clock = dove ogni turno ha la sua data, si hanno giorni per ogni mossa
tournament-days-rounds = un turno a data fissa dura almeno un’ora
tournament-live-clock = un torneo dal vivo ha bisogno di un orologio per tutta la partita o di un limite per ogni turno
tournament-knockout-two = un torneo a eliminazione ha bisogno di tavoli a cui si possa giocare anche in due
tournament-too-small = a un tavolo siedono { $players } giocatori: almeno altrettanti devono poter partecipare
tournament-needs-account = vale per la classifica: può iscriversi solo chi ha un account
tournament-of-club = è un torneo di un circolo a cui non appartieni
tournament-begun = è già cominciato
tournament-full = tutti i posti sono occupati
tournament-already = partecipa già
tournament-no-bots = a questo torneo non partecipano bot
tournament-bot-busy = { $name } partecipa già a { $most } tornei
tournament-not-entered = non partecipi
tournament-no-pause = si può fare una pausa solo in un’arena
tournament-is-over = è finito

## Per le notifiche e i calendari.

round-notice = Battalia: comincia il tuo turno di torneo.
tournament-calendar-round = { $title }, turno { $number }

## L’elenco, e come annunciarne uno.

tournaments-title = Tornei
tournaments-start = Turni, classifica e tabellone, dal vivo o in più giorni
tournaments-intro = Turno dopo turno contro gli altri, dal vivo o in più giorni. Iscriviti, o annuncia il tuo.
tournaments-which = Quali
tournaments-which-coming = In arrivo
tournaments-which-running = In corso
tournaments-which-past = Finiti
tournaments-none = Non ce ne sono.
tournaments-more = Mostrane altri
tournaments-announce = Annuncia un torneo
tournament-name = Nome
tournament-starts = Comincia
tournament-form = Formula
tournament-form-swiss = Sistema svizzero
tournament-form-round-robin = Girone all’italiana
tournament-form-knockout = Eliminazione diretta
tournament-form-arena = Arena
tournament-form-swiss-text = A ogni turno si incontra chi ha più o meno gli stessi punti, e nessuno due volte.
tournament-form-round-robin-text = Tutti incontrano tutti una volta; a tavoli più grandi, per quanto possibile.
tournament-form-knockout-text = La metà migliore di ogni tavolo va avanti, finché non ne resta uno solo.
tournament-form-arena-text = Per un certo tempo chi è libero viene subito abbinato; contano tutti i punti.
tournament-pace = Ritmo
tournament-pace-live = Dal vivo, un turno dopo l’altro
tournament-pace-days = In più giorni, ogni turno alla sua data
tournament-rounds = Turni
tournament-minutes = Durata in minuti
tournament-pause = Minuti fra un turno e l’altro
tournament-round-minutes = Durata massima di un turno in minuti (0: nessun limite)
tournament-round-days = Giorni da un turno all’altro
tournament-most = Posti
tournament-fill = I computer completano fino a
tournament-level = Livello dei computer
tournament-no-show = Chi non arriva in tempo
tournament-no-show-forfeit = ha perso
tournament-no-show-computer = è sostituito da un computer
tournament-grace = Minuti di attesa per chi manca
tournament-rated = Valido per la classifica
tournament-rated-text = Le partite contano per il punteggio; per iscriversi serve un account.
tournament-bots = Bot
tournament-bots-text = Possono partecipare anche i bot dei giocatori, iscritti da chi li possiede.
tournament-club = Per
tournament-club-none = tutti
tournament-public = Pubblico
tournament-public-text = Tutti lo trovano nell’elenco. Altrimenti solo chi ha l’indirizzo.
tournament-table = I tavoli
tournament-options = Opzioni della partita
tournament-create = Annuncia

## Un torneo.

tournament-by = annunciato da { $name }
tournament-by-house = della casa
tournament-entrants = { $count } posti su { $most } occupati
tournament-waiting = { $count } in lista d’attesa
tournament-at-table = tavoli da { $players }
tournament-round = Turno { $number }
tournament-round-of = Turno { $number } di { $rounds }
tournament-state-announced = Comincia { $time }
tournament-state-running = In corso
tournament-state-over = Finito
tournament-state-cancelled = Annullato
tournament-next = Il prossimo turno comincia { $time }.
tournament-entered-in = Partecipi.
tournament-entered-waiting = Sei in lista d’attesa.
tournament-entered-paused = Sei in pausa.
tournament-entered-out = Non partecipi più.
tournament-enter = Iscriviti
tournament-leave = Ritirati
tournament-own-bots = I tuoi bot
tournament-enter-bot = Iscrivi { $name }
tournament-leave-bot = Ritira { $name }
tournament-rest = Fai una pausa
tournament-go-on = Riprendi
tournament-begin = Comincia ora
tournament-cancel = Annulla il torneo
tournament-end = Termina ora
tournament-to-table = Al mio tavolo
tournament-entries = Iscritti
tournament-standings = Classifica
tournament-crosstable = Tabellone
tournament-crosstable-text = In ogni riga i punti contro ciascuno degli altri: 1 a chi era avanti, ½ a pari merito.
tournament-pairings = Tavoli del turno
tournament-place = Posto
tournament-player = Giocatore
tournament-score = Punti
tournament-survived = Turni superati
tournament-games = Partite
tournament-bye = riposo
tournament-in-play = in corso
tournament-waits = sta per cominciare
tournament-how-forfeit = non presente in tempo
tournament-how-stopped = contata com’era
tournament-how-broken = non si è potuta contare
tournament-left = ritirato
tournament-pausing = in pausa
tournament-calendar = Per il calendario
tournament-records = Scarica tutte le registrazioni
tournament-link = Link a questo torneo

## Che cosa decide a parità di punti.

tournament-scoring = Una partita vale la quota degli altri che ci si lascia alle spalle: 1, ½ o 0 in due, un terzo per ciascuno in quattro. Nella partita a parità decide il regolamento: più città di livello 4, poi 3, 2, 1, poi gli eroi. Un riposo vale come una vittoria, chi non c’è non ha nulla.
tournament-breaks = A parità di punti decidono, nell’ordine:
tournament-break-direct = Scontro diretto
tournament-break-direct-text = i punti negli scontri fra loro, se si sono incontrati tutti
tournament-break-median = Buchholz mediano
tournament-break-median-text = i punti degli avversari senza il migliore e il peggiore
tournament-break-buchholz = Buchholz
tournament-break-buchholz-text = i punti di tutti gli avversari; un riposo conta come uno forte quanto sé
tournament-break-berger = Sonneborn-Berger
tournament-break-berger-text = i punti di chi si è lasciato alle spalle, e la metà di chi si è eguagliato
tournament-break-average = Media
tournament-break-average-text = punti per partita
tournament-break-wins = Vittorie
tournament-break-wins-text = le partite vinte da soli
tournament-break-margin = Scarto
tournament-break-margin-text = punti vittoria in più rispetto alla media degli altri al tavolo

## Dalla riga di comando.

tournament-made = Annunciato: { $title } ({ $tournament }).
tournament-ended-by-house = Terminato: { $tournament }.
tournament-unknown = Non c’è un torneo { $tournament } da terminare.
tournament-plan-unusable = Il torneo non si può giocare così: { $reason }.
tournament-one = “tournament { $deed }” vuole un file o un identificativo.
