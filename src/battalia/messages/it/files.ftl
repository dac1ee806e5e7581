### Records, positions, corrections, layouts: what is wrong with what somebody wrote.

## More than is read.
text-too-long = questo testo supera i { $most } caratteri
text-many-lines = questo testo ha più di { $most } righe
text-long-line = la riga { $number } supera i { $most } caratteri
text-many-dots = la riga { $number } ha più di { $most } punti
text-many-entries = questo testo ha più di { $most } voci
text-too-deep = elenchi e oggetti sono annidati per più di { $most } livelli
text-many-cards = questo testo nomina più di { $most } carte

## Words.
notation-within = “{ $part }”: { $reason }
notation-player = “{ $text }” non è un giocatore; i giocatori vanno da p1 a p6
notation-player-here = “{ $text }” non gioca a questo tavolo
notation-faction = “{ $text }” non è una fazione
notation-kind = “{ $text }” non è un tipo di carta
notation-shape = “{ $text }” non è la forma di una carta terreno
notation-side = “{ $text }” non è un lato; i lati sono north, east, south, west
notation-card = “{ $text }” non è una carta
notation-count = “{ $text }” non è una carta; più carte uguali si scrivono “supply×3”
notation-times = “{ $text }” è da solo; scrivi “{ $meant }”
notation-nearest = { $reason } – forse si intende “{ $word }”
notation-number = “{ $text }” non è un numero
notation-zone = invece di “{ $text }” ci vuole “table” o niente
notation-space = “{ $text }” non è uno spazio; gli spazi si scrivono r2c3
notation-space-here = “{ $text }” non è sul tabellone
notation-hero = “{ $text }” non è un eroe; gli eroi sono 1 e 2
notation-tile = “{ $text }” non è una carta terreno; si scrive così: “curve woods north”
notation-turn = “{ $text }”: una carta di questa forma si orienta solo così: { $sides }
notation-terrain = “{ $text }”: questo terreno non esiste
notation-choice = “{ $text }” non è una scelta
notation-build = “{ $text }” non è né una città né una strada né una loro forma
notation-too-much = “{ $word }” è di troppo
notation-word-missing = manca una parola
notation-tag = “{ $text }” non può stare come “{ $field }”
notation-form = “{ $found }” dovrebbe essere { $form ->
    [text] un testo
    [number] un numero intero non troppo grande
    [flag] true o false
    [list] un elenco
   *[object] un oggetto con delle voci
}
notation-entry = “{ $part }” non ha la voce “{ $entry }”
notation-incomplete = a “{ $part }” manca una voce

## Positions.
position-json = dalla riga { $line }, colonna { $column } questo non è JSON valido
position-version = questa non è una posizione della versione { $version }
position-option = l’opzione “{ $name }” non esiste, o non con questo valore
position-law = viola una regola: { $law }
position-first-day = il primo giorno è il giorno 1
position-players = “players” ha { $found ->
    [one] una voce
   *[other] { $found } voci
}; dovrebbero essere { $count }, una per ogni giocatore
position-players-option = “options” non dice quanti giocano, quindi sono { $count }, ma “players” ha { $found } voci; scrivi “players”: { $found } in “options”
position-module = a questo tavolo non c’è il modulo “{ $name }”
position-nobody-asked = in questa posizione non si chiede niente a nessuno
position-stack-order = i mazzi terreno sono mescolati: del loro ordine non si sa nulla
position-token = il gettone su { $space } si scrive “p1 3” o “neutral 4”
position-heroes = un giocatore ha due eroi, ciascuno su uno spazio o “-”

## Records.
record-line = riga { $number }: { $reason }
record-tag = “{ $text }” non è il valore di un’indicazione
record-version = questa non è una registrazione della versione { $version }
record-rules = la registrazione non dice quali regole segue
record-who = chi lo fa? Una riga è “p1: scelta; scelta”
record-choice = scelta { $number }, { $seat }: “{ $choice }” non è possibile: { $reason }
record-start = la partita non può cominciare così: { $reason }
record-other-rules = la registrazione segue la versione { $rules } delle regole, questo programma la versione { $now }: { $reason }
record-other-options = la posizione è di un tavolo con altre opzioni
record-many-choices = la registrazione ha più di { $most } scelte

## Corrections and layouts. The entry that is wrong stands before these.
catalogue-toml = dalla riga { $line }, colonna { $column } questo non è TOML valido, o c’è una voce per la seconda volta
catalogue-unknown = questa voce non esiste
catalogue-missing = questa voce manca
catalogue-name = “{ $text }” non è un numero da 1 a { $most }
catalogue-pair = “{ $found }” dovrebbe essere due numeri tra parentesi quadre
catalogue-least = almeno { $least }, non { $found }
catalogue-between = da { $least } a { $most }, non { $found }
catalogue-exactly = esattamente { $count }, non { $found }
catalogue-twice = “{ $text }” è nella scatola una volta sola
catalogue-spaces = “{ $text }” non indica spazi; scrivi “ring”, “corners” o riga e colonna
catalogue-space-taken = su { $space } c’è già un’altra carta
catalogue-space-missing = una carta starebbe su { $space }, uno spazio che non esiste
catalogue-cohort = le dimensioni delle coorti si susseguono senza salti, non { $found }
catalogue-wheel = una ruota dell’Oracolo del Sole mostra ogni manufatto una volta
catalogue-oracle = ogni giorno le ruote dell’Oracolo del Sole mostrano lo stesso manufatto in un punto solo
catalogue-deck = i giocatori comincerebbero con { $found } carte, ma un mazzo ne ha almeno { $least }
catalogue-few-cards = per { $count } giocatori ci sono troppo poche carte: { $kind }
catalogue-gates = ogni fazione nella scatola ha un Portale delle Tempeste
catalogue-fortune = ogni carta Fortuna pesca almeno un Grande Manufatto
catalogue-valleys = lì le valli non entrano nel tabellone
catalogue-link = la carta collegamento sta tra le valli, a due spazi da entrambi i Centri Città

## What holds in every position.
law-cards = di “{ $card }” dovrebbero essercene { $expected }, ma sono { $found }
law-modules = ogni modulo in gioco ha il proprio stato
law-factions = il numero di fazioni in gioco dovrebbe essere { $count }
law-factions-of-the-box = le fazioni non sono quelle della scatola
law-own-faction = ogni giocatore ha una fazione propria, presente in gioco
law-every-faction = ogni giocatore ha una fazione una volta cominciata la partita
law-set-up = la preparazione si può portare a termine
law-stack-kind = un mazzo contiene solo carte del suo tipo
law-stack-face-down = i mazzi dei manufatti sono coperti
law-stack-top = di un mazzo si vede solo la carta in cima
law-stack-face-up = un mazzo di unità è scoperto: mostra la carta in cima
law-supply = non ci può essere meno di nessuna provvista
law-only-great = solo i Grandi Manufatti sono disponibili o esclusi
law-deck = un mazzo ha almeno { $least } carte
law-ambush = in appostamento ci sono al massimo { $most } carte
law-rows = le linee stanno solo davanti al giocatore di turno
law-loose = le carte sciolte stanno solo davanti a un giocatore di turno o in battaglia
law-line = una linea battaglia c’è solo durante una battaglia
law-line-strength = in una linea battaglia ci sono carte con una forza
law-line-wild = in una linea battaglia una carta vale come un’altra solo grazie a un amuleto
law-line-side = una carta in una linea battaglia è di una delle due parti
law-mask = la Maschera prende unità vere nella linea sopra di sé
law-under-line = sotto una linea battaglia c’è solo un manufatto che trasforma
law-uses = una carta sul tavolo ha fino a sei usi come qualcosa che può essere
law-great-steady = un Grande Manufatto non si trasforma e non si copia mai
law-untouched = una carta non toccata resta sul tavolo solo con una copia illuminata rimasta
law-wild = una carta con un amuleto si usa una volta, due se è illuminato
law-eclipse = l’Eclissi cambia in un’altra una carta che si può cambiare
law-mark = nessun modulo di questo tavolo segna una carta come “{ $mark }”
law-outlast = solo le copie di una tenda durano più della carta
law-tent = una tenda contiene una o due carte, nessun Grande Manufatto
law-tent-brief = una carta con un amuleto o il Martello è una tenda per un giorno
law-no-tent = una carta che non è una tenda sta come tenda
law-tent-copies = le copie di una tenda durano un turno, sono segnate e appartengono a una sola carta tenda
law-ruins = le rovine stanno sul loro spazio
law-ruins-neutral = { $space }: le rovine sono terreno neutro
law-ruins-token = { $space }: le rovine tengono il loro gettone neutrale, di nessuno
law-foreign-land = { $space }: questa carta non è di questa partita
law-roads = { $space }: le strade di carte adiacenti devono combaciare
law-cities-apart = { $space }: una città non può essere adiacente a un’altra città
law-token-on-city = { $space }: un gettone sta su una città
law-building-token = { $space }: un edificio ha il gettone di un giocatore di livello 1 o 2
law-neutral-level = { $space }: una città neutrale ha livello 4 o 6
law-city-level = { $space }: la città di un giocatore ha un livello da 1 a { $most }
law-tokens = un giocatore ha più gettoni di questi livelli di quanti ce ne siano
law-residences = un giocatore ha più residenze o capitali di quante possano esserci
law-hero-on-card = un eroe sta su una carta
law-goes-on = una partita continua finché non è finita
law-end = una partita finisce per “map”, “cities” o “weeks”
law-one-lane = agisce un giocatore alla volta, salvo i compagni di squadra
law-one-turn = un giocatore ha un solo turno alla volta
law-turn-of-another = il turno è di un altro giocatore
law-round-over = un turno è iniziato, quindi il giro sotto di esso ha “over”: true
law-night = la notte cade prima del turno del primo giocatore: il giro sotto di essa indica quel turno, senza “over”
law-attacked-once = ogni giocatore attaccato ripesca una volta
law-attacked-when = qualcuno è stato attaccato solo dopo che sono iniziate le azioni di un turno
law-turned-up-once = un mazzo si scopre una volta
law-fetched = una carta si prende dal mazzo da cui è attesa
law-frame-below = “{ $frame }” non può stare su “{ $below }”
law-checkpoint = un Punto di Controllo conta il mazzo di ogni giocatore
law-veteran = un giocatore è veterano oppure no
law-royals = si danno solo i reali dei giocatori, ciascuno una volta
law-royal-faction = un reale serve la propria fazione
law-stardust = il numero di carte Polvere di Stelle dovrebbe essere { $count }
law-stardust-limbo = la Polvere di Stelle non va mai nel limbo
law-posts = il numero di posti di scambio di un giocatore dovrebbe essere { $count }
law-chests = il numero di forzieri dovrebbe essere { $count }
law-traded-once = ciò che un giocatore ha ricevuto con uno scambio è elencato una volta
law-bag = la Borsa dà a un giocatore fino a due carte provvista, in mano, per un turno
law-cloak = il Mantello nasconde fino a { $most } città del suo proprietario
law-summoned = si evoca Metamorpha o Bilkarr, dove partecipano
law-storms = ogni Evento Tempestoso c’è una volta
law-storms-reshuffled = dopo il dodicesimo Evento Tempestoso si rimescolano tutti
law-jump-once = ogni figura salta una volta per turno
law-gates = la fazione di ogni giocatore ha un Portale delle Tempeste
law-team-draws = a squadre chi è attaccato ripesca subito
law-team-round = agisce una squadra alla volta: il suo giro sta in fondo a ogni corsia
law-team-turns = i compagni di squadra agiscono insieme, e solo nei propri turni
law-metamorpha = Metamorpha sta su una carta
law-ability-once = ogni eroe ha un’abilità di Metamorpha una volta per turno
law-ability-neutral = su terreno neutro Metamorpha non presta nulla
law-bilkarr = Bilkarr cammina entro il rettangolo del tabellone
law-potion-days = una pozione agisce per { $days } giorni
law-potion-once = una pozione fa una volta al giorno ciò che fa, finché agisce
law-potion-sold = una pozione in vendita non è stata bevuta
law-fanatics-aside = da parte stanno solo fanatici
law-fanatics-shuffled = i fanatici si mescolano nei mazzi dopo la distribuzione
law-asleep = solo un fanatico sta addormentato, senza copie
law-valleys = le carte valle stanno sui loro spazi
law-centre = un Centro Città neutrale ha il proprio gettone
law-buildings-known = di ogni edificio esplorato si sa che cosa dà
law-buildings = gli edifici di questa valle danno: { $kinds }
law-building-once = un giocatore ha una carta di un edificio per turno
law-amplifier = un eroe sul tabellone ha un solo Amplificatore alla volta, per un portale in gioco
law-amplifier-spent = un Amplificatore si spende una volta
law-bridge-once = un eroe usa il Ponte una volta per turno
law-under-gates = sotto i portali ci sono solo Grandi Manufatti
law-under-each-gate = il numero di Grandi Manufatti messi sotto ogni portale in gioco dovrebbe essere { $count }

## What is in progress.
frame-absent = ciò a cui appartiene non partecipa a questo tavolo
frame-other-seat = è di un altro giocatore
frame-step = non fa parte di questa fase
frame-no-step = non c’è una fase “{ $step }”
frame-where = “{ $place }” non è un posto per la carta
frame-most = qui “left” è al massimo { $most }
frame-no-card = la carta che serve non c’è
frame-other-cards = riguarda altre carte
frame-too-few = restano troppo poche carte
frame-stack-empty = da un mazzo vuoto non si ottiene nulla
frame-turn-up = un mazzo si scopre solo se ha un resto mescolato e nessuna carta in cima
frame-no-row = non c’è una linea adatta
frame-no-token = nessun gettone di questo livello è libero
frame-no-use = non avrebbe effetto
frame-cannot-pay = non si può pagare
frame-transforms = trasformano solo un amuleto, un titolo o una pergamena
frame-transforms-where = una carta della linea battaglia si trasforma in battaglia, una carta della mano al di fuori
frame-order = non rispetta l’ordine
frame-twice = nessuno lo fa due volte
frame-pack = il mazzetto contiene carte del suo giro, una per ciascuno che deve ancora scegliere
frame-draft-place = il draft sta al posto della distribuzione
frame-owns-great = chi possiede un Grande Manufatto prende Polvere di Stelle
frame-spaces = ci sono tanti spazi quante carte da disporvi
frame-space-taken = una carta andrebbe su uno spazio che non è vuoto
frame-no-land = lì non c’è una carta città o strada
frame-no-city = ci sono troppo poche città da scegliere, o nessuna su uno spazio simile
frame-no-road = l’eroe non ha una strada su cui cavalcare
frame-no-gate = non c’è un portale simile
frame-hero-elsewhere = l’eroe non si è fermato lì
frame-not-jumped = questo eroe non è saltato
frame-no-amplifier = l’eroe non ha un Amplificatore da spendere
frame-no-team = non c’è una squadra simile
frame-self-attack = nessuno attacca sé stesso
frame-defender = il difensore è un altro giocatore
frame-nobody-reacts = qui nessuno può reagire
frame-without-weapon = senza un’arma attacca un solo eroe, da un altro spazio
frame-heroes = gli eroi di una parte non ci sono, o sono nominati due volte
frame-no-muster = nessun eroe potrebbe vincere
frame-line-too-early = il difensore ha troppo presto carte nella linea battaglia
frame-retreat = non c’è una battaglia da cui ritirarsi, o non verso questo spazio
