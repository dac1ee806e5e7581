### The words of The Stormgates that several modules use.

kind-queen = regina
kind-king = re
kind-arrow = Freccia di Farrell
kind-bag = Borsa di Fortuna
kind-banner = Vessillo di Vigo
kind-cloak = Mantello di Vayl
kind-crystal = Cristallo di Ming
kind-mask = Maschera di Syoen
kind-lost-scroll = Pergamena Perduta di Kry-Cek
kind-staff = Bastone di Terra
kind-stardust = Polvere di Stelle
kind-chest = forziere
shape-stormgate = Portale delle Tempeste
shape-valley-road = strada di una valle
shape-building = edificio
shape-link = carta collegamento
shape-closed-road = strada inesplorata
shape-closed-building = edificio inesplorato
faction-fanatic = Fanatici
card-fanatic = { $kind } Fanatico
a-card-fanatic = un { $kind } Fanatico
a-chest = un forziere
a-stardust = una carta Polvere di Stelle

## Events

purpose-gone = Un compagno di squadra è stato più veloce ({ $seat }): non si gioca nulla.
attack-voided = L’attacco su { $space } va a vuoto ({ $seat }).

## Choices

verb-from = Attacca a distanza
choice-from = con { $heroes }

## Reasons

attack-partner = I compagni di squadra non si attaccano fra loro.
defender-in-battle = Quel giocatore è già in battaglia.
partner-attacks-here = Un compagno di squadra sta già attaccando lì.
no-attack-left = La squadra ha già fatto i suoi attacchi di questo turno.

card-taken = { $seat } prendono in mano { $card }.

## Questions

about-at-any-time = Che cosa fai subito?
about-choose-stack = Da quale mazzo prendi una carta?
about-from-limbo = Quale carta prendi dal limbo?
about-promote-free = Quale unità promuovi?
about-upgrade-free = Quale città migliori?
verb-take-from = Prendi dal mazzo
choice-take-from = { $artefact }

## The command line

simulate-pairs = Partite con due moduli insieme (sulla diagonale: con uno solo)
board-stormgate = port.
board-link = coll.
board-closed-road = ?
board-closed-building = ??
board-post = ${ $letter }
board-metamorpha = M!
board-bilkarr = K!
board-legend-stormgates = G giungla, H ghiacci; port.: un Portale delle Tempeste; coll.: una carta collegamento; $O: un posto di scambio degli Òrsari; M!: Metamorpha; K!: Bilkarr; ?: una strada inesplorata di una valle, ??: un edificio.
table-teams = Squadre: { $teams }.
table-storms = Eventi Tempestosi giocati: { $events }.
table-posts = Posti di scambio: { $posts }.
table-post = { $player } su { $space }
table-veterans = Veterani: { $players }.
table-metamorpha = Metamorpha si trova su { $space }.
table-bilkarr = Bilkarr si trova su { $space }.
table-buildings = Edifici: { $buildings }.
table-building = { $kind } su { $space }
table-amplifiers = Amplificatori di Tempeste: { $amplifiers }.
table-amplifier = { $player } per il portale { $gate }
table-hidden = Sotto il Mantello: { $spaces }.
table-potions = Pozioni: { $potions }.
table-potion = { $potion } ({ $player }{ $day ->
    [0] {""}
   *[other] , bevuta il giorno { $day }
})
winners-team = { $players } vincono insieme.
own-nation = La tua nazione:
