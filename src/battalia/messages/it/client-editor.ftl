### The gallery of scenarios, and the editor.

## The first page.

start-scenarios = Scenari
start-scenarios-text = Tabelloni con una storia, nostri e dei giocatori
start-editor = Editor
start-editor-text = Crea tabelloni, posizioni e scenari

## The gallery.

scenarios-title = Scenari
scenarios-intro = Tavoli con una storia: altri tabelloni, altri inizi, altri obiettivi.
scenarios-make = Creane uno tu
scenarios-order = Che cosa viene prima
scenarios-order-liked = I più amati
scenarios-order-played = I più giocati
scenarios-order-new = I più recenti
scenarios-more = Altri
scenario-by = di { $name }
scenario-ours = incluso nel gioco
scenario-begun = comincia nel mezzo
scenario-plays = partite: { $count }
scenario-like = Mi piace { $title }
scenario-goal = Obiettivo:
scenario-begin = Gioca
scenario-edit = Apri nell’editor
scenario-save = Salva il file
scenario-remove = Togli dalla galleria
scenario-link = Link a questo scenario

## The editor.

editor-title = Editor
editor-intro = Crea un tabellone, disponi una posizione, racconta una storia e giocala. Ciò che non può essere viene detto subito.
editor-to-gallery = Alla galleria
editor-tab-table = Tavolo
editor-tab-board = Tabellone
editor-tab-position = Posizione
editor-tab-story = Storia
editor-board = Il tabellone in costruzione
editor-space = { $space }: { $what }
editor-on-nothing = vuoto
editor-on-space = nessuno spazio
editor-on-start = città di partenza
editor-on-neutral = città neutrale
editor-on-ruins = rovine
editor-on-gates = portale
editor-on-link = fra le valli
editor-brush = Pennello
editor-brush-text = Indica uno spazio per posare o togliere, oppure passa su più spazi. Frecce, Invio e cifre fanno lo stesso.
editor-symmetry = Simmetria
editor-symmetry-none = nessuna
editor-symmetry-across = sinistra e destra
editor-symmetry-down = sopra e sotto
editor-symmetry-both = in entrambe le direzioni
editor-symmetry-half = mezzo giro
editor-symmetry-quarter = quarto di giro
editor-rows = Righe
editor-columns = Colonne
editor-factions = Fazioni
editor-great-artefacts = Grandi Manufatti
editor-board-of-book = Questo tavolo gioca sul tabellone del regolamento.
editor-own-board = Crea un tabellone mio
editor-book-board = Torna al tabellone del regolamento
editor-position-none = La partita comincia con la preparazione solita.
editor-begin-position = Disponi una posizione
editor-no-position = Comincia invece dalla preparazione
editor-day = Giorno
editor-first = Chi comincia
editor-in-progress = La posizione è nel mezzo di qualcosa.
editor-begin-turn = Comincia invece un turno
editor-no-view = La mappa si disegna appena la posizione è possibile.
editor-pieces = Sul tabellone
editor-tool-card = carta terreno
editor-tool-token = segnalino
editor-tool-hero = eroe
editor-tool-clear = libera
editor-shape = Carta
editor-terrain = Terreno
editor-turned = Rivolta a
editor-owner = Di chi
editor-level = Livello (0: nessuno)
editor-hero = Eroe
editor-cards = Carte
editor-cards-how = Prendi una carta, poi posala altrove. Il resto sta nei mazzi.
editor-kind = Tipo di carta
editor-faction = Fazione
editor-put-here = Metti qui
editor-to-stacks = Torna nei mazzi
editor-new-tent = Monta una tenda
editor-common = Per tutti
editor-taken = { $card }: carta presa.
editor-zone-hand = Mano
editor-zone-ambush = Appostamento
editor-zone-tent = Tenda { $number }
editor-zone-offer = Grandi Manufatti disponibili
editor-zone-stacks = Dai mazzi
editor-as-text = La posizione come testo
editor-as-text-how = Tutto il resto si scrive qui, secondo la notazione.
editor-language = Lingua
editor-title-of = Titolo
editor-goal = Obiettivo
editor-story = Storia
editor-fine = Si può giocare.
editor-undo = Annulla
editor-redo = Ripeti
editor-anew = Ricomincia
editor-open = Apri un file
editor-save = Salva come file
editor-publish = Metti nella galleria
editor-publish-needs = Prima serve un titolo.
editor-play = Gioca da qui

## From a game.

replay-edit = Apri nell’editor
table-scenario = Scenario: { $title }
