## The first page of the browser, setting up a table, one's own games, and what this is.

start-title = Battalia
start-lead = Costruisci il tuo mazzo, componi la mappa carta dopo carta e guida i tuoi eroi: vincono le città più grandi.
start-language = Lingua
start-back = Inizio
start-places = Altro
# The name of somebody who has not given one.
start-player = Giocatore

start-play-now = Gioca subito
start-play-now-text = Una partita a due contro un computer facile da battere. Senza account, senza nulla da compilare.
start-with-friends = Con amici
start-set-up = Crea un tavolo
start-learn = Impara
start-learn-text = I primi passi, in circa dieci minuti.
start-rules = Regole
start-rules-text = Ogni regola, da cercare e da citare con un link.
start-sheets = Fogli
start-sheets-text = Tutti i costi e tutte le carte a colpo d’occhio.
start-import = Importa
start-import-text = Continua una partita da una registrazione o da una posizione.
start-about = Info
start-about-text = Che cos’è, e chi c’è da ringraziare.

## With friends.

start-friends-how-many = Quanti giocatori, contando te?
start-friends-name = Il tuo nome, come lo vedranno gli amici
start-friends-players = { $players } giocatori
start-friends-text = Ricevi un link per ognuno. In cinque e in sei si gioca con I Portali delle Tempeste.

start-links = Il tuo tavolo è pronto
start-links-text =
    { $count ->
        [one] Manda questo link al tuo amico. La partita comincia appena il posto è occupato.
       *[other] Manda un link a ogni amico. La partita comincia appena tutti i posti sono occupati.
    }
start-links-once = Ogni link vale per una sola persona. Il tavolo mostra di nuovo i link finché aspetta.
start-link-seat = Posto { $number }
start-link-watch = Per guardare
start-copy = Copia
start-copied = Copiato
start-copy-by-hand = Selezionato: copialo con Ctrl+C
start-share = Condividi
start-reach-alone = Per ora solo questo computer può aprire questi link: nessun altro può seguirli.
start-reach-none = Questo computer al momento non è in nessuna rete privata: nessun altro può seguire questi link.
start-reach-open = Apri la partita alla mia rete
start-reach-open-text = Allora chiunque nella tua rete, per esempio nello stesso Wi-Fi, può entrare con il suo link, finché non la chiudi o non termini Battalia.
start-reach-command = Per far entrare altri della tua rete, termina Battalia (Ctrl+C) e riavvialo con uno di questi comandi:
start-reach-network = I tuoi amici possono seguire questi link se sono nella stessa rete di questo computer, per esempio nello stesso Wi-Fi.
start-reach-which = I link cominciano con
start-reach-which-text = Questo computer ha più indirizzi. Se i tuoi amici non entrano con uno, provane un altro.
start-reach-close = Chiudi la partita alla mia rete
start-qr = Codice QR
start-qr-of = Codice QR: { $label }
start-to-table = Al tavolo

## One's own games.

start-games = Le mie partite
start-games-more = Altre partite
start-games-archive = Archivio e lezioni
start-games-archive-empty = Non c’è nulla di archiviato.
start-game-yours = Tocca a te
start-game-theirs = In attesa di { $names }
start-game-playing = In corso
start-game-waiting =
    { $count ->
        [one] Un posto è ancora libero
       *[other] { $count } posti sono ancora liberi
    }
start-game-over = Finita, { $points }
start-game-given-up = Abbandonata, { $points }
start-game-resigned = Hai abbandonato; gli altri continuano
start-game-lesson = Lezione: { $title }
start-game-a-lesson = Una lezione
start-game-broken = Non può continuare
start-game-with = Con { $names }
start-game-origin =
    { $origin ->
        [seed] con un seme scelto
        [record] da una registrazione
        [position] da una posizione
       *[clone] copia di una partita
    }
start-game-remove = Metti via questa partita
start-game-put-away =
    { $where ->
        [archive] Che cosa ne facciamo?
       *[games] Metterla via?
    }
start-game-archive = Nell’archivio
start-game-bring-back = Di nuovo tra le mie partite
start-game-remove-mine = Togli dalle mie partite
start-game-remove-yes = Elimina per sempre
start-game-remove-no = Tieni
start-computer =
    { $count ->
        [one] computer (livello { $level })
       *[other] { $count } computer (livello { $level })
    }
start-with-computer =
    { $count ->
        [one] un computer (livello { $level })
       *[other] { $count } computer (livello { $level })
    }
start-level-random = casuale
start-level-random-text = Conosce le regole e sceglie a caso.
start-level-simple = semplice
start-level-simple-text = Segue poche regole pratiche, una scelta alla volta.
start-level-novice = principiante
start-level-novice-text = Conosce le basi, non si accorge delle coorti e segue il secondo piano migliore.
start-level-steady = solido
start-level-steady-text = Pianifica tutto il suo turno.
start-level-expert = esperto
start-level-expert-text = Pianifica il suo turno con cura, secondo ciò che migliaia di partite gli hanno insegnato.

## Import.

start-import-what = Una registrazione, una posizione o uno scenario che hai salvato o ricevuto. Una registrazione viene rigiocata fino all’ultima scelta.
start-import-file = Scegli un file
start-import-paste = Oppure incolla qui il testo
start-import-record = Continua questa registrazione
start-import-position = Comincia da questa posizione
start-import-seats = Chi continua a giocare
start-import-replay = Rivedi questa partita

## Account.

start-account = Tu
start-account-name = Il tuo nome
start-account-keep = Salva
start-account-name-kept = Il tuo nome è salvato.
start-account-login-new = Le tue partite su altri dispositivi
start-account-login-change = Il tuo accesso
start-account-text = Bastano un nome utente e una password per ritrovare ovunque le tue partite. La password ha almeno 8 caratteri; non serve un indirizzo e-mail. Finché non li hai, chiunque abbia questo dispositivo può giocare per te e impostarli.
start-account-login = Nome utente
start-account-login-form = Lettere, cifre e . @ + - _
start-account-password = Password
start-account-create = Crea l’accesso
start-account-change = Cambia l’accesso
start-account-kept = D’ora in poi ritrovi le tue partite con questo nome utente.
start-account-sign-in = Accedi
start-account-signed-in = Accesso effettuato.
start-account-sign-out = Esci
start-account-signed-out = Disconnessione effettuata.
start-account-lost = Senza un nome utente nessuno può ritrovare queste partite, nemmeno tu.
start-account-sign-out-anyway = Esci e perdile
start-account-device = Un altro dispositivo
start-account-device-text = Chi scrive lì il codice entra al posto tuo anche su quel dispositivo, con tutte le tue partite.
start-account-device-here = Giochi già su un altro dispositivo? Fatti mostrare un codice da quello: al tavolo sotto ⚙, oppure in questa pagina.
start-account-hook = Promemoria
start-account-hook-text = Quando tocca a te e non sei al tavolo, parte un avviso a questo indirizzo (un webhook). Lascialo vuoto per non riceverne.
start-account-hook-address = Indirizzo
start-account-hook-kept = Riceverai lì i promemoria.
start-account-hook-gone = Non riceverai promemoria.
start-account-change-text = Con una nuova password l’accesso termina su tutti gli altri dispositivi, e i link ai tuoi posti non valgono più.
start-account-password-old = Password attuale
start-account-password-new = Nuova password
start-account-code = Codice di recupero
start-account-by-code = Usa invece un codice di recupero
start-account-by-password = Usa invece la password
start-account-forgotten = Ho dimenticato la password
start-account-recover = Imposta la nuova password
start-account-recovered = La nuova password è impostata. L’accesso è attivo qui e in nessun altro posto.
start-account-changed = L’accesso è cambiato, ed è terminato su tutti gli altri dispositivi.
start-account-keys =
    { $count ->
        [one] L’accesso è attivo solo su questo dispositivo.
       *[other] L’accesso è attivo su { $count } dispositivi.
    }
start-account-codes-left =
    { $count ->
        [0] Non hai codici di recupero.
        [one] Hai un codice di recupero.
       *[other] Hai { $count } codici di recupero.
    }
start-account-alone = Esci da tutti gli altri dispositivi
start-account-alone-done = L’accesso è attivo solo su questo dispositivo.
start-account-codes-renew = Nuovi codici di recupero
start-account-codes-new = Questi codici sostituiscono i precedenti.
start-account-codes = I tuoi codici di recupero
start-account-codes-text = Se dimentichi la password, ognuno di questi codici ti permette di impostarne una nuova, una volta sola. Copiali, stampa questa pagina o trascrivili, e conservali dove guardi solo tu: non verranno più mostrati.
start-account-codes-print = Stampa
start-account-codes-kept = Li ho conservati
start-account-data = I tuoi dati
start-account-export = Scarica i miei dati
start-account-export-done = I tuoi dati sono scaricati.
start-account-delete = Elimina il mio account
start-account-delete-text = Il tuo nome, l’accesso, i promemoria e tutto ciò che hai scritto spariscono subito, e così le partite che hai giocato senza altre persone. Le partite con altre persone restano, senza il tuo nome; un computer continua a giocare per te. Non si può annullare.
start-account-delete-type = Scrivi “{ $name }” per confermare
start-account-delete-sure = Elimina tutto
start-account-deleted = Il tuo account è eliminato.

# E-mail e altri dispositivi.
start-mail = E-mail
start-mail-text = Con un indirizzo rientri anche se hai dimenticato la password. Un messaggio con un link assicura che sia il tuo.
start-mail-address = Indirizzo e-mail
start-mail-give = Usa questo indirizzo
start-mail-sent = Un messaggio è in viaggio verso { $address }. Apri il link che contiene entro un giorno.
start-mail-yours = I messaggi arrivano a { $address }.
start-mail-turns = Scrivimi quando tocca a me
start-mail-turns-text = Quando non sei al tavolo. Ogni messaggio contiene un link per non riceverne più.
start-mail-turns-on = Riceverai un messaggio quando tocca a te.
start-mail-turns-off = Non riceverai messaggi sui tuoi turni.
start-mail-other = Un altro indirizzo, o nessuno
start-mail-remove = Rimuovi l’indirizzo
start-mail-removed = Non riceverai più messaggi.
start-mail-in = Accedi per e-mail
start-mail-in-text = Per chi ha indicato qui un indirizzo: un link arriva per e-mail.
start-mail-in-send = Invia un link per accedere
start-mail-in-reset = Invia un link per una nuova password
start-mail-in-sent = Se qualcuno qui ha questo indirizzo, un messaggio è in viaggio. Il suo link vale mezz’ora.
start-device = Accedi su un altro dispositivo
start-device-text = Apri lì questo link entro dieci minuti. Vale una volta sola, e chi lo apre entra al posto tuo: non darlo a nessuno.
start-device-show = Mostra un link per un altro dispositivo
start-device-link = Link per l’altro tuo dispositivo
link-sign-in = Accedi
link-sign-in-text = Su questo dispositivo sarai { $name }.
link-sign-in-button = Accedi come { $name }
link-instead = Ora qui sei { $name }; poi le partite di { $name } non si troveranno più su questo dispositivo.
link-reset = Una nuova password
link-reset-text = Per il nome utente { $login }. Poi l’accesso è attivo qui, e non più sugli altri dispositivi.
link-confirm = È il tuo indirizzo?
link-confirm-text = { $address } sarà l’indirizzo di { $name }. Chi legge i messaggi che vi arrivano può accedere come { $name }.
link-confirm-button = Sì, è il mio indirizzo
link-confirmed = L’indirizzo è confermato.
link-stop = Messaggi sui tuoi turni
link-stop-text = Non vuoi più messaggi quando tocca a te?
link-stop-button = Niente più messaggi
link-stopped = Non arriveranno più messaggi. Puoi riattivarli nella pagina “Tu”.
link-look = Un momento…
link-on = Alla pagina iniziale

## Setting up a table.

start-set-up-players = Giocatori
start-set-up-table = Al tavolo
start-set-up-game = La partita
start-variant = { $option }: { $value }
start-variant-off = { $option }: no
start-set-up-links =
    { $count ->
        [one] Ricevi il link quando il tavolo è pronto.
       *[other] Ricevi i { $count } link quando il tavolo è pronto.
    }
start-create =
    { $links ->
        [0] Comincia la partita
       *[other] Crea il tavolo
    }
start-option-players = Numero di giocatori
start-seat-who = Chi siede al posto { $number }
start-seat-me = Tu
start-seat-here = Qualcuno a questo schermo
start-seat-link = Qualcuno con un link
start-seat-computer = Computer
start-seat-level = Livello del computer al posto { $number }
start-seat-name = Nome
start-seat-name-of = Nome al posto { $number }

start-clock = Orologio
start-clock-none = Nessuno
start-clock-none-text = Ognuno si prende il tempo che gli serve.
start-clock-blitz = Rapido
start-clock-book = Da regolamento
start-clock-book-text = { $minutes } minuti a testa per tutta la partita, come consiglia il regolamento: 30 per giocatore, e per Metamorpha, Bilkarr e i Fanatici altri 15 ciascuno, divisi fra tutti.
start-clock-days = Giorni
start-clock-game =
    { $seconds ->
        [0] { $minutes } minuti a testa per tutta la partita.
       *[other] { $minutes } minuti a testa, e { $seconds } secondi in più a ogni turno.
    }
start-clock-move =
    { $days ->
        [one] Un giorno per ogni risposta.
       *[other] { $days } giorni per ogni risposta.
    }
start-clock-zero = Quando il tempo è scaduto
start-clock-zero-computer = Continua un computer
start-clock-zero-skip = Si saltano i turni
start-undo = Annullare
start-undo-text = Le scelte si possono annullare finché non si è visto nulla di nuovo.
start-chat = Chat
start-chat-text = I giocatori possono scriversi.
start-calm = Computer con calma
start-calm-text = I computer agiscono un passo alla volta, così li si può seguire.
start-advanced = Opzioni avanzate
start-stand-in = Chi gioca per gli assenti
start-seed = Seme
start-seed-text = Lo stesso seme e le stesse scelte danno la stessa partita. Chi lo conosce sa che cosa porterà il caso.

start-box-base = Gioco base
start-box-expansion = I Portali delle Tempeste

start-options-base = Gioco base: varianti
start-options-expansion = I Portali delle Tempeste: moduli
start-options-need-expansion = Questi moduli richiedono I Portali delle Tempeste.

start-option-advanced = Gioco avanzato
start-option-advanced-text = Gli eroi si muovono gratis sul terreno natio, e lì combattono meglio.
start-option-hard = Difficile
start-option-hard-text = Le città neutrali si difendono con 6, le rovine con 10.
start-option-relics = Reliquie nascoste
start-option-relics-text = Nessuna città di partenza: gli eroi partono dalle rovine, e dei Grandi Manufatti sono nascosti sotto città forti.
start-option-neutral_cities = Città neutrali
start-option-neutral_cities-text = Città che non appartengono a nessuno aspettano di essere prese.
start-option-starting_cities = Città di partenza
start-option-starting_cities-text = Con due a testa si scelgono anche i posti delle città neutrali.
start-option-starting_cities-some = { $count }
start-option-starting_heroes = Eroi all’inizio
start-option-starting_heroes-text = Si trovano nella prima città del loro giocatore.
start-option-starting_heroes-some = { $count }
start-option-cities_to_end = Città per finire la partita
start-option-cities_to_end-text = Quante città di livello 4 nelle stesse mani chiudono la partita.
start-option-cities_to_end-some =
    { $count ->
        [0] come stampato
       *[other] { $count }
    }
start-option-weeks = Settimane
start-option-weeks-text = La partita finisce dopo questa settimana. Per il regolamento due settimane fanno una partita breve, tre una normale, quattro o cinque una lunga.
start-option-weeks-advised = { $count }, il consiglio del regolamento
start-option-weeks-some =
    { $count ->
        [0] senza limite
       *[other] { $count }
    }
start-option-removed_faction = Fazione esclusa
start-option-removed_faction-text = In due giocatori una fazione resta nella scatola.
start-option-removed_faction-none = a caso
start-option-expansion = I Portali delle Tempeste
start-option-expansion-text = Anche la seconda scatola è sul tavolo: altre due fazioni, fino a sei giocatori e tutti i moduli qui sotto.
start-option-stormgates = Portali delle Tempeste
start-option-stormgates-text = Gli eroi saltano da un portale all’altro, e ogni salto porta un Evento Tempestoso.
start-option-royals = Re e Regine
start-option-royals-text = Ai mazzi grandi si uniscono una regina e un re, che fanno delle città residenze e capitali.
start-option-heroic = Modalità eroica
start-option-heroic-text = Città neutrali più forti, attacchi con tutti gli eroi, e veterani.
start-option-trading = Posti di scambio
start-option-trading-text = I posti sulle strade scambiano manufatti, forzieri e Polvere di Stelle.
start-option-great_artefacts = Nuovi Grandi Manufatti
start-option-great_artefacts-text = Quelli delle due scatole si mescolano insieme.
start-option-fortune = Carte Fortuna
start-option-fortune-text = Pesca una carta Fortuna invece di un Grande Manufatto disponibile.
start-option-draft = Draft
start-option-draft-text = Le prime unità si scelgono e si passano, invece di essere distribuite.
start-option-teams = Squadre
start-option-teams-text = I compagni di squadra giocano contemporaneamente e sommano i punti.
start-option-three_against_three = Tre contro tre
start-option-three_against_three-text = Due squadre da tre invece di tre squadre da due.
start-option-two_attacks = Due attacchi
start-option-two_attacks-text = La squadra da tre fa al massimo due attacchi per turno.
start-option-metamorpha = Metamorpha
start-option-metamorpha-text = Percorre la mappa e presta un potere agli eroi che si trovano su un terreno uguale al suo.
start-option-bilkarr = Bilkarr
start-option-bilkarr-text = Il mercante errante vende sei pozioni.
start-option-summoning = Evocazione
start-option-summoning-text = La Pergamena Perduta può invece evocare Metamorpha o Bilkarr.
start-option-staff = Bastone di Terra
start-option-staff-text = Un Grande Manufatto che sostituisce carte terreno.
start-option-fanatics = Fanatici
start-option-fanatics-text = Unità senza fazione che chiedono un sacrificio e valgono per due.
start-option-valleys = Valli dei Re e delle Regine
start-option-valleys-text = Due valli da esplorare invece delle rovine, e ciò che sta fra loro.
start-option-valleys-none = nessuna
start-option-valleys-pass = Passo di Montagna
start-option-valleys-bridge = Ponte del Re
start-option-map_end = Mappa completa
start-option-map_end-text = Se la partita finisce quando la mappa è completa. Il regolamento lo propone per partite più brevi.
start-option-map_end-none = da regolamento
start-option-map_end-on = finisce
start-option-map_end-off = non finisce
start-option-factions = Fazioni
start-option-factions-text = Scegli quali { $count } partecipano, oppure nessuna per lasciar fare al caso.
start-home-barfolk = Terreno natio: boschi.
start-home-islanders = Terreno natio: laghi.
start-home-emberians = Terreno natio: canyon.
start-home-cloudborn = Terreno natio: montagne.
start-home-sunblessed = Terreno natio: giungla.
start-home-wolfsclan = Terreno natio: ghiacci.
start-option-layout = Tabellone
start-option-layout-text = Il testo di un file di disposizione; vuoto per il tabellone del regolamento.
start-option-modules = Altri moduli
start-option-modules-text = Moduli portati da pacchetti installati.
start-option-corrections = Correzioni
start-option-corrections-text = Il testo di un file che corregge i numeri stampati.

## About.

start-about-heading = Informazioni su Battalia
start-about-what = Il gioco da tavolo Battalia: The Creation e la sua espansione I Portali delle Tempeste nel browser: da due a sei giocatori, da soli o a squadre, contro amici o computer.
start-about-unofficial = Questa è una versione non ufficiale, con immagini e testi propri. Non è legata a Fantasmagoria, l’editore del gioco.
start-about-version = Versione
start-about-languages = Lingue
start-about-licence = Licenza
start-about-licence-text = Il programma è libero, con licenza MIT.
start-about-icons = Icone
start-about-icons-text = Le icone provengono dalla raccolta di
start-about-icons-changed = Sono mostrate nei colori del gioco.
