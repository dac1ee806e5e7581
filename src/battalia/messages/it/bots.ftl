### Bot propri, e sfide.

## Che cosa viene rifiutato.

not-for-bots = questo è per le persone: un bot gioca soltanto
only-for-bots = qui ascolta solo un bot: usa uno dei suoi token
bot-busy = { $name } gioca già { $most } partite
bots-busy = i bot di questo proprietario giocano già { $most } partite
bots-are-silent = al tavolo i bot non parlano
bots-think-themselves = un bot pensa da sé
bot-needs-account = può avere bot solo chi ha nome utente e password
too-many-bots = hai { $most } bot; prima togline uno
too-many-tokens = il bot ha { $most } token; prima chiudine uno
too-many-streams = il bot ascolta già { $most } volte
no-such-bot = questo bot non esiste
no-such-token = il bot non ha questo token
not-your-bot = questo bot non è tuo
challenge-needs-account = può sfidare solo chi ha nome utente e password
challenge-oneself = nessuno sfida sé stesso
challenge-for-two = una sfida è per almeno due giocatori
challenge-seed = al tavolo di una sfida nessuno deve sapere che cosa farà il caso
bots-ask-bots = un bot sfida altri bot e la persona a cui appartiene
rated-own-bot = le partite con i propri bot non sono valide per la classifica
too-many-challenges = sono un po’ troppe sfide; aspetta un momento
too-many-open-challenges = troppe sfide aspettano già una risposta
no-such-challenge = questa sfida non esiste
not-your-challenge = non tocca a te rispondere a questa sfida
challenge-over = la sfida non è più aperta
hooks-off = questo server non manda promemoria a indirizzi propri

## La pagina dei bot.

bots-title = Bot
start-bots = Bot
start-bots-text = Gioca contro programmi, o porta il tuo
bots-intro = Programmi che giocano da soli: quelli di questo server, e i bot scritti dai giocatori.
bots-write = Come scriverne uno
bots-levels = Computer di questo server
bots-play = Gioca
bots-play-level = Gioca contro { $name }
bots-strangers = Bot dei giocatori
bots-none = Nessuno ha ancora portato un bot.
bots-more = Altri bot
bots-mark = Bot
bots-by = di { $name }
bots-games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
bots-playing = { $count ->
    [0] libero
    [one] gioca { $count } partita
   *[other] gioca { $count } partite
}
bots-awake = sveglio
bots-asleep = dorme
bots-own = I tuoi bot
bots-own-account = Chi ha nome utente e password può avere bot propri.
bots-own-account-link = Crea un nome utente
bots-name = Nome del bot
bots-make = Crea un bot
bots-remove = Elimina
bots-remove-sure = Elimina { $name } per sempre
bots-tokens = Token di { $name }
bots-token-name = A che cosa serve il token
bots-token-make = Crea un token
bots-token-once = Copia subito questo token: non verrà più mostrato. Chi lo ha può giocare come il tuo bot.
bots-token-run = Con il programma del gioco, il tuo bot gioca con questo comando:
bots-token-end = Chiudi
bots-token-end-of = Chiudi il token { $name }

## Sfide.

challenge = Sfida
challenge-of = Sfida { $name }
challenge-table = Tavolo
challenge-rated = Valida per la classifica
challenge-rated-text = La partita conta per il punteggio di entrambi.
challenge-send = Manda la sfida
challenge-close = Chiudi
challenge-waits = Abbiamo chiesto a { $name }. La partita comincia appena la sfida è accettata.
challenge-withdraw = Ritira
challenge-was-declined = { $name } ha rifiutato: { $reason }
challenge-was-expired = { $name } non ha risposto.
challenge-was-withdrawn = La sfida è stata ritirata.
challenges-title = Sfide
challenges-waiting = { $count ->
    [one] Una sfida ti aspetta
   *[other] { $count } sfide ti aspettano
}
challenges-none = Nessuna sfida è aperta.
challenges-in = { $name } ti sfida
challenges-out = Hai sfidato { $name }
challenges-accept = Accetta
challenges-decline = Rifiuta
challenges-why = Perché
challenge-reason-no = non adesso
challenge-reason-later = forse più tardi
challenge-reason-busy = già troppe partite
challenge-reason-clock = con un altro orologio, per favore
challenge-reason-options = a un altro tavolo, per favore
challenge-reason-rated = solo partite valide per la classifica
challenge-reason-casual = solo partite amichevoli

## Promemoria.

push-challenge = Battalia: una sfida ti aspetta.
hook-secret = Chiave delle firme
hook-secret-text = Ciò che arriva lì è firmato con questa chiave. Un altro indirizzo ha un’altra chiave.
digest-title = Una lettera per tutti i tavoli
digest-text = Invece di una lettera per ogni turno.
digest-off = No
digest-day = Ogni giorno
digest-week = Ogni settimana
digest-kept = Le lettere arrivano come desideri.
