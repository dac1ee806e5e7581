## The server: what it does not do, and why.

# Keys, seats, tables.
who-are-you = di’ chi sei: serve la chiave di una persona
name-unseen = un nome non contiene caratteri invisibili né caratteri che cambiano la direzione del testo
login-unusable = un nome utente è formato da { $shortest } a { $longest } tra lettere, cifre e . @ + - _
login-taken = qualcun altro ha già il nome utente { $login }
login-wrong = questo nome utente non esiste, oppure la password è un’altra
too-many-logins = troppi tentativi con questo nome utente; aspetta un minuto
password-needed = per questo serve la tua password o uno dei tuoi codici di recupero
password-wrong = questa non è la tua password
code-wrong = questo non è uno dei tuoi codici di recupero, oppure è già stato usato
recovery-wrong = questo nome utente non esiste, oppure il codice di recupero è un altro o è già stato usato
device-code-wrong = questo codice non esiste, è già stato usato o il suo tempo è scaduto
too-many-codes = sono stati provati troppi codici; aspetta un minuto
no-password-yet = non hai ancora un nome utente e una password
link-dead = questo link è già stato usato o è scaduto; chiedine uno nuovo
no-letters = questo server non invia e-mail
too-many-letters = hai chiesto molti messaggi; aspetta un po’ prima di chiederne un altro
address-unusable = questo non è un indirizzo e-mail a cui si possa scrivere
address-taken = qualcuno qui ha già questo indirizzo; accedi piuttosto per e-mail
no-address = prima indica il tuo indirizzo e-mail e confermalo
too-many-people = troppi nuovi giocatori dal tuo indirizzo; torna più tardi
too-many-tables =
    { $most ->
        [one] hai un tavolo con una partita non finita; prima finiscila o rimuovilo
       *[other] hai { $most } tavoli con partite non finite; prima finiscine una o rimuovi un tavolo
    }
not-your-table = questo tavolo l’ha preparato qualcun altro
others-sit-here = a questo tavolo siede qualcun altro, quindi resta
no-such-table = il tavolo { $table } non esiste
no-such-seat = a questo tavolo non c’è il posto { $seat }
no-such-link = questo link non porta a nessun posto, oppure è già stato usato
seat-taken = questo posto è occupato: ci siede { $name }
lesson-for-one = una lezione è per una sola persona e non ha bisogno di link
no-such-act = la partita non ha la mossa { $act }
not-your-seat = { $seat } non è il tuo posto
nobody-at-this-table = non siedi a questo tavolo e non hai un link per guardarlo
no-longer-yours = non siedi più a questo tavolo e non puoi nemmeno guardarlo: il posto è stato ceduto o la tua chiave non vale più
too-much-work = hai chiesto molto; ce n’è ancora fra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}
too-busy = il server ha troppo da fare in questo momento; riprova fra poco
no-person-there = al posto { $seat } non siede nessuno per cui possa giocare un computer
clock-decides = chi ha giorni per una mossa non deve essere qui: decide l’orologio
still-here = il giocatore al posto { $seat } è qui, o se n’è appena andato
seat-resigned = il giocatore al posto { $seat } ha abbandonato e continua un computer
nobody-resigned = nessuno ha abbandonato, quindi la partita continua
not-in-play = questa partita non è in corso
still-playing = lì stai ancora giocando: prima abbandona, poi metti via la partita
time-is-up = il tuo tempo per questa partita è scaduto
not-over-yet = la partita non è ancora finita
table-waits = la partita non è cominciata: manca ancora qualcuno
table-of-other-rules = questa partita segue la versione { $rules } delle regole; chi gestisce il server deve eseguire “battalia migrate”
table-is-broken = questa partita non può continuare: { $problem }
table-not-shown = questa partita è finita, ma non si può mostrare come è finita: { $problem }
moment-not-shown = nessuno sa come stava dopo la mossa { $act }: { $problem }
broken-start = il tavolo non si può più preparare: { $reason }
broken-opening = la sua apertura non è possibile: { $reason }
broken-act = mossa { $number }, { $seat }: “{ $choice }” non è possibile: { $reason }
broken-missing = manca la mossa { $number }
broken-row = la mossa { $number } è danneggiata: non è più quella salvata
broken-table = la sua riga è danneggiata: non è più quella salvata
spoilt-snapshot = l’istantanea della mossa { $number } è danneggiata; le mosse sono intere e sarà rifatta quando serve
broken-chance = il caso ha altro da decidere
broken-undo = nessuno può tornare così indietro
broken-position = dopo la mossa { $number } la partita stava diversamente da come vogliono queste regole
broken-result = era finita con “{ $result }”, ora finisce con “{ $now }”
secrets-until-the-end = gli altri giocatori hanno segreti fino alla fine della partita

# Setting up.
record-or-position = una partita comincia da una registrazione o da una posizione, non da entrambe
text-is-no-game = questo testo non è né la registrazione né la posizione di una partita
record-unusable = questa registrazione non si può giocare: { $reason }
position-unusable = questa posizione non è possibile: { $reason }
seats-and-players = posti: { $seats }, giocatori: { $players }
level-unknown = non c’è un giocatore computer di nome { $name }
clock-not-of-kind = un orologio di tipo “{ $clock }” non ha “{ $field }”
clock-out-of-range = “{ $field }” di un orologio va da 0 a { $days } giorni
clock-without-time = un orologio di tipo “{ $clock }” ha bisogno di un po’ di tempo
hook-not-readable = un promemoria va a un indirizzo completo che comincia con http:// o https://
hook-not-public = un promemoria va solo a un indirizzo pubblico
hook-too-long = l’indirizzo per i promemoria ha più di { $most } caratteri
push-not-secure = i servizi di notifica si raggiungono via HTTPS sulla porta consueta
push-keys-unusable = queste non sono le chiavi di un browser a cui si possa inviare un avviso
push-others = Al tavolo: { $names }

# At the table.
hello-first = il primo messaggio è “hello”
hello-once = hai già detto hello
no-hello = nessuno ha detto hello
late-answer = nel frattempo la partita è andata avanti: questa domanda non è più aperta
nothing-to-undo = non c’è nulla che tu possa annullare
undo-shows-new = la tua ultima mossa ha rivelato qualcosa di nuovo, quindi non si può annullare
no-undo-here = a questo tavolo non si annullano le mosse
nothing-asked = ora non ti viene chiesto nulla
no-advice = ora l’esperto non ha consigli
one-hint-at-a-time = l’esperto sta ancora pensando alla tua ultima domanda
no-chat-here = a questo tavolo si gioca senza chat
spectators-listen = gli spettatori possono solo ascoltare
message-unreadable = questo messaggio non si può leggere: { $reason }

# The server itself.
request-unusable = questa richiesta non si può usare: { $reason }
text-not-utf8 = questo non è testo in UTF-8
body-not-json = il contenuto di questa richiesta deve essere JSON, inviato come “application/json”
body-missing = questa richiesta ha bisogno di un contenuto
foreign-page = una pagina di un altro host non può farlo
foreign-name = questo server non ha quel nome
house-not-yours = solo chi siede al computer del server, avviato con --open, può aprirlo alla rete
metrics-of-this-machine = i conteggi sono solo per i programmi sulla macchina del server
too-many-requests = troppe richieste; aspetta un momento
too-many-messages = troppi messaggi; torna fra un momento
too-many-connections = troppe connessioni dal tuo indirizzo
not-stored = non è certo che sia stato salvato; torna fra un momento e guarda a che punto è la partita
unwell-reading = al momento non si riesce a leggere dal database
unwell-writing = al momento non si può salvare nulla
table-without-leader = al momento questo tavolo non è raggiungibile; riprova fra poco
leader-lost = il collegamento con questo tavolo si è interrotto; torna e guarda a che punto è la partita
server-closing = il server sta chiudendo; torna fra un momento
server-failed = il server ha avuto un guasto; nulla è stato cambiato
module-failed = errore nel modulo { $module }; nulla è stato cambiato
