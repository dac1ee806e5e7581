## The browser: the rules, the sheets, the lessons, and games looked at again.

library-title = { $title } · Battalia
library-home = Battalia
library-pages = Da leggere
library-learn = Impara a giocare
library-rules = Regole
library-sheets = Fogli

# The rules.
rulebook-title = Le regole
rulebook-about = Le regole di entrambi i libri con parole nostre, numerate per poterle indicare. “Decisione” segna ciò che i libri lasciano aperto e che questo tavolo ha deciso; “componente” segna i numeri stampati solo su carte e tabelloni. GA sta per Grande Manufatto.
rulebook-base = The Creation
rulebook-stormgates = I Portali delle Tempeste
rulebook-search = Cerca nelle regole
rulebook-search-key = Il tasto / porta qui da ovunque.
rulebook-found = { $count ->
    [one] una regola
   *[other] { $count } regole
}
rulebook-nothing = Nessuna regola parla di “{ $words }”.
rulebook-contents = Indice
rulebook-link = Link alla regola { $number }

# The sheets.
sheets-title = Fogli di consultazione
sheets-intro = Tutto ciò che è stampato su carte e tabelloni, da consultare mentre giochi.
sheets-expansion = con I Portali delle Tempeste
sheets-name = Nome
sheets-rule = Regola
sheets-cost = Costo
sheets-strength = Forza
sheets-strengths = { $attack } in attacco, { $defence } in difesa
sheets-does = Effetto
sheets-number = Numero
sheets-costs = Unità
sheets-building = Costruzioni, eroi, tende
sheets-artefacts = Manufatti
sheets-great = Grandi Manufatti
sheets-battle = Forza in battaglia
sheets-oracle = La settimana dell’Oracolo del Sole
sheets-numbers = Numeri
sheets-events = Eventi Tempestosi
sheets-potions = Pozioni
sheets-fortune = Carte Fortuna
sheets-modules = Moduli
sheets-city = Città, livello{"\u00A0"}{ $level }
sheets-upgrade = Miglioramento al livello { $level }
sheets-cost-hero = Eroe
sheets-cost-step = Passo di un eroe
sheets-cost-pitch = Montare una tenda
sheets-cost-toll = Pedaggio di un portale
sheets-cost-post = Posto di scambio
sheets-cost-potion = Pozione
sheets-cost-explore-road = Esplorare una strada di una valle
sheets-cost-explore-building = Esplorare un edificio di una valle
sheets-illuminated = Illuminato
sheets-matched = Combaciante
sheets-day = Giorno { $day }
sheets-cities-to-end = La partita finisce
sheets-cities-to-end-is = con { $count } città di livello 4, o quando la mappa è piena
sheets-hand = Carte pescate alla fine di un turno
sheets-cohort = Coorte
sheets-cohort-of = con { $size } di una fazione peschi { $count }
sheets-mulligan = Carte pescate con un mulligan
sheets-ambush = Punti d’appostamento
sheets-smallest = Mazzo più piccolo
sheets-neutral = Difesa delle città neutrali
sheets-ruins = Difesa delle rovine
sheets-hard = { $usual } ({ $hard } nella partita difficile)
sheets-tokens = Gettoni città di ogni giocatore
sheets-tokens-are = { $low } per i livelli 1 e 2, { $high } per i livelli 3 e 4
sheets-retreat = Ritirata
sheets-retreat-of = { $steps } passi per { $supply } provviste o un cavallo
sheets-team-cities = La partita a squadre finisce
sheets-team-cities-of = in { $members } con { $cities } grandi città
sheets-decks = Carte nel mazzo
sheets-decks-are = { $queen } per una regina, { $king } per un re, { $veteran } per un veterano
sheets-event = Evento { $event }
sheets-event-1 = Prendi la carta in cima a un mazzo di manufatti.
sheets-event-2 = Prendi il signore in cima al mazzo, e con lui una provvista.
sheets-event-3 = Pesca una carta dalla tua nazione.
sheets-event-4 = Costruisci una strada di qualsiasi tipo senza pagare.
sheets-event-5 = Pesca una carta Fortuna e usala subito.
sheets-event-6 = L’altro tuo eroe compare su questo portale, ovunque si trovi.
sheets-event-7 = Sostituisci una città o una strada sul tabellone con una della stessa forma e di un altro terreno.
sheets-event-8 = Copia un evento già giocato, ma non il 2.
sheets-event-9 = Promuovi di un rango un’unità della tua mano.
sheets-event-10 = Migliora di un livello una tua città.
sheets-event-11 = Prendi dal limbo una carta a tua scelta.
sheets-event-12 = Distruggi una tenda; ciò che conteneva va nel rifugio del proprietario.
sheets-potion-berserk = Berserk
sheets-potion-berserk-does = Una volta al giorno, quando apri un attacco contro un giocatore, due carte a caso lasciano la mano del difensore.
sheets-potion-freezing = Tocco congelante
sheets-potion-freezing-does = Una volta al giorno, una linea azione giocata da un avversario non ha effetto.
sheets-potion-eclipse = Eclissi solare
sheets-potion-eclipse-does = Una volta al giorno, fuori dalle battaglie, una carta della tua mano vale come un’unità, un manufatto o una provvista a piacere.
sheets-potion-brotherhood = Fratellanza
sheets-potion-brotherhood-does = Nessun giocatore ti attacca, e tu non attacchi nessun giocatore.
sheets-potion-colossus = Colosso
sheets-potion-colossus-does = Hai 4 di forza in più in ogni battaglia.
sheets-potion-weakness = Debolezza
sheets-potion-weakness-does = Si versa su un avversario, che ha 4 di forza in meno in ogni battaglia.
sheets-fortune-card = Carta Fortuna { $number }
sheets-fortune-does = { $count ->
    [one] Il primo dei Grandi Manufatti rimasti, oppure una carta Polvere di Stelle.
   *[other] Pesca { $count } dei Grandi Manufatti rimasti e tienine uno, oppure prendi una carta Polvere di Stelle.
}
sheets-module-stormgates = Portali delle Tempeste
sheets-module-stormgates-does = Gli eroi saltano da un portale all’altro per un pedaggio, e ogni salto porta un Evento Tempestoso.
sheets-module-royals = Re e Regine
sheets-module-royals-does = I mazzi grandi ricevono una regina e un re, che fanno una residenza e la capitale.
sheets-module-teams = Squadre
sheets-module-teams-does = I compagni di squadra giocano contemporaneamente e sommano i punti.
sheets-module-heroic = Modalità eroica
sheets-module-heroic-does = Città neutrali e rovine sono più forti, e i mazzi grandi danno veterani.
sheets-module-trading = Scambi
sheets-module-trading-does = I posti di scambio sulle strade cambiano manufatti in forzieri, e provviste in Polvere di Stelle.
sheets-module-great_artefacts = Nuovi Grandi Manufatti
sheets-module-great_artefacts-does = Altri sette, mescolati con i vecchi.
sheets-module-fortune = Fortuna
sheets-module-fortune-does = Una carta Fortuna invece di un Grande Manufatto disponibile.
sheets-module-draft = Draft
sheets-module-draft-does = Le prime unità si scelgono da mazzetti che fanno il giro, invece di essere distribuite.
sheets-module-metamorpha = Metamorpha
sheets-module-metamorpha-does = Segue chi costruisce, e per una carta aiuta gli eroi sul suo terreno.
sheets-module-bilkarr = Bilkarr
sheets-module-bilkarr-does = Vaga per il tabellone e vende pozioni.
sheets-module-fanatics = Fanatici
sheets-module-fanatics-does = Unità che contano per ogni fazione, e per due, al prezzo di una carta nel limbo.
sheets-module-valleys = Valli
sheets-module-valleys-does = Due valli da esplorare invece delle rovine, su un grande tabellone.

# The lessons.
learn-title = Impara a giocare
learn-intro = Sei brevi lezioni a un vero tavolo, circa dieci minuti in tutto. L’istruttore ti dice una cosa alla volta; non puoi sbagliare.
learn-number = { $number }. { $title }
learn-done = fatta
learn-begin = Comincia
learn-again = Ancora
learn-begin-lesson = Comincia la lezione “{ $title }”
learn-game = Una prima partita
learn-game-about = Una partita intera contro un computer principiante. L’istruttore spiega ogni nuova domanda.
learn-game-begin = Gioca
learn-more = Tutto per esteso:

learn-turn = Il tuo turno
learn-turn-about = Le carte si pagano con altre carte: assolda un’unità, crea un manufatto, termina il turno.
learn-turn-hand = Queste sono le carte della tua mano. Nel tuo turno le giochi in linee azione; con ogni linea acquisti una cosa, e puoi farne finché le carte bastano.
learn-turn-hire = Assolda un capo: scegli il mazzo dei capi e paga con le tue tre provviste.
learn-turn-hire-done = Tre provviste ti hanno portato un capo, e con lui una nuova provvista: ogni unità assoldata ne porta una.
learn-turn-create = Ora crea una pergamena. Costa un friman, un capo e un sacerdote: li hai in mano tutti e tre.
learn-turn-create-done = I manufatti si pagano con le unità. I costi sono esatti: un rango più alto non ne sostituisce uno più basso.
learn-turn-rows = Qui si trovano le tue linee azione, con le nuove carte in fondo. In questo turno le nuove carte riposano; poi tornano con tutte le altre.
learn-turn-end = Termina il turno.
learn-turn-end-done = Tutte le tue carte sono andate nel rifugio, la tua pila degli scarti, e ne hai pescate sei nuove dalla nazione, il tuo mazzo da pesca. Quando è vuota, il rifugio diventa la nuova nazione: così il tuo mazzo cresce.

learn-building = Costruire
learn-building-about = Colloca una strada, ruotala, fonda una città e migliorane un’altra.
learn-building-board = Questa città è tua: lo mostra il suo scudo. Tutto ciò che costruisci deve essere collegato per strada a una tua città.
learn-building-road = Costruisci un rettilineo: scegli il suo mazzo e paga un friman e una provvista.
learn-building-road-done = La carta è scoperta e si vede il suo terreno. Ora le serve un posto.
learn-building-place = Scegli uno spazio accanto alla tua città. Ruota la carta con R, con la rotella o scegliendo di nuovo lo spazio, poi conferma. Una strada deve incontrare una strada.
learn-building-place-done = La tua città ha una strada. Un lato senza strada non può toccare un lato con una strada.
learn-building-city = Fonda una città di livello 1 con quattro uscite: si paga con tre frimen. Collocala in fondo alla tua strada, mai adiacente a un’altra città.
learn-building-city-done = Una città di qualsiasi livello costa tre unità di rango pari al livello: tre signori fondano subito una città di livello 4.
learn-building-upgrade = Migliora la tua prima città al livello 2: scegli la città e paga due capi.
learn-building-upgrade-done = Un miglioramento costa due unità di rango pari al nuovo livello.
learn-building-points = I punti sono la somma dei livelli delle tue città. La partita finisce quando la mappa è piena, o quando qualcuno ha cinque città di livello 4.

learn-cohort = Coorti
learn-cohort-about = Le carte di una fazione portano altre carte.
learn-cohort-look = Comincia un nuovo turno. Quattro carte della tua mano sono degli Òrsari: lo mostra la zampa. Tre o più carte di una fazione sono una coorte.
learn-cohort-claim = Annuncia la coorte.
learn-cohort-claim-done = Con quattro carte di una fazione ne peschi due; con tre una, con cinque tre, con sei quattro. Ora o mai più: più avanti nel turno è troppo tardi.
learn-cohort-use = Con le nuove provviste puoi creare un cavallo: un capo e due provviste.
learn-cohort-use-done = Un mazzo con poche fazioni pesca di più. Le pergamene convertono le carte alla tua fazione.
learn-cohort-mulligan = Una brutta mano? Invece di una coorte puoi scartarla tutta e pescare cinque nuove carte: il mulligan.

learn-oracle = L’Oracolo del Sole
learn-oracle-about = Ogni giorno un manufatto ha effetto doppio, e di uno scegli tu la fazione.
learn-oracle-wheels = L’Oracolo gira una volta al giorno. Dove cade il raggio di sole un manufatto è illuminato: oggi l’attrezzo. Dove le due ruote mostrano lo stesso simbolo il manufatto è combaciante: oggi di nuovo l’attrezzo.
learn-oracle-lit = Un attrezzo sostituisce due frimen, e illuminato quattro. Crea un’arma: un capo, e l’attrezzo al posto dei due frimen.
learn-oracle-lit-done = Resta l’altra metà della luce dell’attrezzo: è pronta sul tavolo.
learn-oracle-again = Usala per creare un attrezzo: il tuo friman, e l’attrezzo sul tavolo al posto di altri due.
learn-oracle-again-done = Una carta illuminata può servire in due linee azione. E ciò che ora crei è combaciante.
learn-oracle-matched = Dichiara una fazione per il nuovo attrezzo: gli Òrsari, la tua.
learn-oracle-matched-done = Hai preso dal mazzo un attrezzo di quella fazione, invece di quello in cima.
learn-oracle-tomorrow = Domani sarà illuminata l’arma e combaciante la pergamena. Dopo sette giorni la settimana ricomincia.

learn-hero = Un eroe
learn-hero-about = Assolda un eroe, cavalca lungo le strade e fai l’ultimo passo a piedi.
learn-hero-weapon = Le tue guerre le combattono gli eroi. Un eroe costa un’arma e due provviste, e le hai.
learn-hero-hire = Assolda un eroe nella tua città: scegli la città e paga.
learn-hero-hire-done = Un eroe comincia in una qualsiasi delle tue città. Ne hai due.
learn-hero-ride = Cavalca verso la città grigia a est: scegli il cavallo, poi un passo verso est.
learn-hero-ride-done = Un cavallo dà tre passi di seguito. I passi seguono le strade.
learn-hero-arrive = Prosegui fino alla città grigia. Il cavallo ti porta allo spazio che la precede; l’ultimo passo si paga con una provvista.
learn-hero-arrive-done = Il tuo eroe è in una città neutrale. Per ora non succede nulla: entrare è libero.
learn-hero-place = Da qui il tuo eroe potrebbe attaccare la città, con un’altra arma. La prossima lezione mostra come.

learn-battle = Una battaglia
learn-battle-about = Prendi una città neutrale: prima un’arma, poi più forza della sua difesa.
learn-battle-strength = Il tuo eroe è in una città neutrale che si difende con 4. Ti serve più di così, e un’arma per cominciare.
learn-battle-attack = Attacca la città: sceglila.
learn-battle-attack-done = Ogni attacco si apre con un’arma.
learn-battle-open = Gioca l’arma.
learn-battle-open-done = L’arma ha forza 1. Finora tutte le carte sono della fazione del tuo eroe, perciò il bonus morale aggiunge 1.
learn-battle-lay = Gioca il capo e il friman degli Òrsari, poi scegli “Basta così”: 1 + 2 + 1, e 1 di bonus morale.
learn-battle-lay-done = Cinque contro quattro: la città è tua! Una carta di un’altra fazione ti sarebbe costata il bonus morale.
learn-battle-won = Una città di livello 4 vale quattro punti. Si sono uniti a te anche un signore della sua fazione e una provvista. Contro i giocatori si va avanti a turno, finché una parte non passa; il pareggio è del difensore.

# The coach.
coach = L’istruttore
coach-guide = La tua prima partita
coach-step = { $lesson } · { $number } di { $count }
coach-fold = Chiudi o apri l’istruttore
coach-close = Manda via l’istruttore
coach-more = Di più
coach-less = Di meno
coach-rule = Regola { $rule }
coach-done = Fatto.
coach-next = Avanti
coach-skip = Salta
coach-understood = Ho capito
coach-anew = Ricomincia questa lezione
coach-next-lesson = Ora: { $lesson }
coach-to-lessons = Tutte le lezioni
coach-goal = Il tuo obiettivo
coach-goal-reached = Obiettivo raggiunto. Ecco il prossimo.
coach-goal-nearer = Un passo più vicino al tuo obiettivo.
coach-astray = Questo porta fuori dalla lezione. Annullalo, e si riparte da lì.
coach-lost = Da qui la lezione non prosegue. Ricominciala: le carte saranno le stesse.
coach-back = Annulla
coach-hint-do = Con questo la lezione prosegue.
coach-hint-read = Leggi che cosa dice l’istruttore e prosegui da lì.
coach-hint-back = Da qui la lezione non prosegue: l’istruttore ti riporta indietro.
coach-welcome = Ecco la tua prima partita. Costruisci città con le tue carte: i loro livelli sono i tuoi punti. La partita finisce quando la mappa è piena o quando qualcuno ha abbastanza città di livello 4; entrambe le cose si contano in alto. Prima diamo una breve occhiata intorno.
coach-board = Il tabellone: città, strade ed eroi. Il numero di una città con un proprietario è il suo livello, quello di una grigia la sua difesa. Gli spazi in cui puoi fare qualcosa brillano.
coach-hand = La tua mano. Scegli delle carte per vedere che cosa possono fare, oppure scegli un obiettivo per sapere quanto costa.
coach-stacks = I mazzi: ciò che puoi avere, con il suo costo. Scegline uno per acquistare; scegline uno spento per sapere perché ora non si può. Tieni il puntatore o un dito su un mazzo o una carta per leggere che cosa fa.
coach-oracle = L’Oracolo del Sole: oggi un manufatto è illuminato e ha effetto doppio; uno è combaciante, e puoi sceglierne la fazione.
coach-help = Se non sai che cosa fare, chiedi un consiglio. Quasi tutto si può annullare.
coach-about-choose-faction = Scegli la fazione che vuoi guidare. Sono tutte ugualmente forti; va bene una di cui hai più carte.
coach-about-choose-city = La tua prima città: scegline una che brilla sul tabellone. Costruirai a partire da lì.
coach-about-cohort = Così comincia ogni turno: tre o più carte di una fazione sono una coorte e portano altre carte; un mulligan cambia una brutta mano con cinque carte nuove. Se non vuoi né l’una né l’altro, passa alle azioni.
coach-about-action = Il tuo turno: assolda unità, crea manufatti, costruisci. Una cornice chiara indica ciò che le tue carte possono pagare. Quando non conviene più nulla, termina il turno: tutte le tue carte torneranno più avanti.
coach-about-pay = Con quali carte paghi? Ti sono proposte quelle che ti mancheranno meno.
coach-about-place = Scegli uno spazio che brilla. Per ruotare la carta scegli di nuovo lo spazio o premi R; poi conferma. Una strada deve incontrare una strada.
coach-about-name-faction = Oggi questo manufatto combacia: dichiara la fazione che vuoi, meglio di tutte la tua.
coach-about-transform = Questo manufatto cambia un’altra carta, che poi puoi usare subito.
coach-about-station = La carta nella tenda aspetta lì finché non ti serve.
coach-about-ambush = Le carte in appostamento tornano al tuo prossimo turno, o quando sei sotto attacco.
coach-about-drop-ambush = In appostamento stanno solo tre carte: una deve andarsene.
coach-about-muster = Ogni eroe che partecipa aggiunge 1 di bonus morale, ma lo perdi se perdi la battaglia.
coach-about-open-attack = Un attacco si apre con un’arma.
coach-about-opening = Gioca carte finché il tuo totale non supera la difesa. Con una sola fazione il bonus morale del tuo eroe aggiunge 1.
coach-about-attack = Il difensore resiste: supera il suo totale, oppure passa e perdi.
coach-about-reaction = Sei sotto attacco. Reagisci se puoi raggiungere il totale; se ti arrendi, conservi le carte.
coach-about-recall = Le tue carte in appostamento possono aiutare in questa battaglia; vengono tutte, o nessuna.
coach-about-defence = Gioca carte finché il tuo totale non raggiunge quello dell’attaccante: il pareggio è tuo.
coach-about-ride = Il cavallo dà tre passi lungo le strade.
coach-about-top-card = La carta in cima al tuo rifugio, la tua pila degli scarti, è visibile a tutti. Scegline una che riveli poco dei tuoi piani.
coach-about-choose-great-artefact = Hai vinto alle rovine, che restano neutrali: prendi un Grande Manufatto.
coach-about-summon = Il Corno ti fa prendere fino a due carte dalla tua nazione.
coach-about-use-wild-as = Un jolly diventa qualunque carta ti serva.
coach-about-keep-tent = Una di queste carte resta con la tenda.
coach-about-pay-retreat = Una ritirata si paga con provviste o con un cavallo.

# A game looked at again.
replay-title = Replay
replay-opening = La partita si sta caricando…
replay-viewer = Vista
replay-watch = solo carte scoperte
replay-all = tutte le carte scoperte
replay-play-on = Gioca da qui
replay-share = Condividi
replay-shared = Il link a questo momento è copiato.
replay-share-address = Il link a questo momento è nella barra degli indirizzi.
replay-export = Salva registrazione
replay-otherwise = con le regole di questo programma la partita andrebbe diversamente: { $problem }. Ciò che non possono mostrare è nella cronaca così come fu scritto
replay-written = { $player }: { $text }
replay-tab = { $tab ->
    [log] Cronaca
    [charts] Grafici
    [review] Analisi
   *[stacks] Mazzi
}
replay-beside = Cronaca, grafici, analisi e mazzi
replay-log = Tutta la partita a parole
replay-folded = Anche le carte pescate e scartate
replay-transport = Avanti e indietro
replay-first = All’inizio
replay-turn-before = Il turno precedente
replay-before = Una mossa indietro
replay-play = Avvia
replay-pause = Pausa
replay-next = Una mossa avanti
replay-turn-next = Il turno successivo
replay-last = Alla fine
replay-slider = Punto della partita
replay-place = Mossa { $at } di { $end }
replay-speed = Velocità
replay-speed-is = { $speed ->
    [slow] lenta
    [fast] veloce
    [fastest] molto veloce
   *[usual] velocità normale
}
replay-points = I punti, giorno per giorno
replay-deck = Il mazzo, giorno per giorno
replay-deck-of = Il mazzo di chi
replay-deck-unknown = Da qui non si vede il mazzo di nessuno.
replay-group = { $group ->
    [supply] provviste
    [units] unità
    [artefacts] manufatti
   *[others] Grandi Manufatti e altro
}
replay-day = Giorno
replay-as-table = Come tabella
