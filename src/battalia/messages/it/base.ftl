# Italian. Players are always “i …”/“gli …” once factions are chosen: verbs stand in the plural.
# Before that they are “giocatore 1”: sentences of the setup do without a verb that would agree.

# battalia rules

rules-unknown-number = La regola { $number } non esiste.
rules-nothing-found = Nessuna regola contiene { $count ->
    [one] la parola
   *[other] tutte le parole
} { $words }.
rules-need-checkout = L’indice delle regole si può creare e controllare solo in una copia di lavoro (checkout) del repository.
rules-words-not-wanted = Numeri e parole non si possono combinare con --index o --check.
rules-index-written = { $file } è stato scritto.
rules-chapter-line = { $heading } — { $count ->
    [one] { $first }
   *[other] da { $first } a { $last }
}
rules-untested = { $number } non ha un test.
rules-unknown-citation = { $place } cita { $number }, che non è una regola.
rules-index-stale = { $file } non è aggiornato: crealo di nuovo con battalia rules --index.
rules-complete = Tutte le { $count } regole hanno un test e l’indice è aggiornato.

# Words of the game

kind-supply = provvista
kind-friman = friman
kind-chief = capo
kind-priest = sacerdote
kind-lord = signore
kind-tool = attrezzo
kind-weapon = arma
kind-amulet = amuleto
kind-title = titolo
kind-scroll = pergamena
kind-tent = tenda
kind-horse = cavallo
kind-hammer = Martello di Strato
kind-sword = Spada di Elemag
kind-shield = Scudo di Britos
kind-wings = Ali di Aviena
kind-horn = Corno di Baldur
kind-wild = jolly

faction-barfolk = Òrsari
faction-islanders = Lagorai
faction-emberians = Ardei
faction-cloudborn = Nembolari
faction-sunblessed = Solestatici
faction-wolfsclan = Tormalupi
faction-neutral = neutrale
faction-short-barfolk = O
faction-short-islanders = L
faction-short-emberians = A
faction-short-cloudborn = N
faction-short-sunblessed = S
faction-short-wolfsclan = T

terrain-woods = boschi
terrain-lakes = laghi
terrain-canyons = canyon
terrain-mountains = montagne
terrain-jungle = giungla
terrain-ice = ghiacci
terrain-neutral = terreno neutro
terrain-short-woods = B
terrain-short-lakes = L
terrain-short-canyons = C
terrain-short-mountains = M
terrain-short-jungle = G
terrain-short-ice = H
terrain-short-neutral = { "" }

shape-city-one = città con una uscita
shape-city-opposite = città con due uscite opposte
shape-city-corner = città con due uscite perpendicolari
shape-city-three = città con tre uscite
shape-city-four = città con quattro uscite
shape-straight = rettilineo
shape-curve = curva
shape-tee = incrocio a T
shape-crossroads = crocevia
shape-ruins = rovine

side-north = nord
side-east = est
side-south = sud
side-west = ovest
side-short-north = N
side-short-east = E
side-short-south = S
side-short-west = O

# With an article; the keys are the words for the kinds (kind-…) above.
card-barfolk = { $kind } Òrsari
card-islanders = { $kind } Lagorai
card-emberians = { $kind } Ardei
card-cloudborn = { $kind } Nembolari
card-sunblessed = { $kind } Solestatici
card-wolfsclan = { $kind } Tormalupi
a-card-barfolk = { $kind ->
    [arma] un’arma
    [pergamena] una pergamena
    [tenda] una tenda
    [regina] una regina
   *[other] un { $kind }
} Òrsari
a-card-islanders = { $kind ->
    [arma] un’arma
    [pergamena] una pergamena
    [tenda] una tenda
    [regina] una regina
   *[other] un { $kind }
} Lagorai
a-card-emberians = { $kind ->
    [arma] un’arma
    [pergamena] una pergamena
    [tenda] una tenda
    [regina] una regina
   *[other] un { $kind }
} Ardei
a-card-cloudborn = { $kind ->
    [arma] un’arma
    [pergamena] una pergamena
    [tenda] una tenda
    [regina] una regina
   *[other] un { $kind }
} Nembolari
a-card-sunblessed = { $kind ->
    [arma] un’arma
    [pergamena] una pergamena
    [tenda] una tenda
    [regina] una regina
   *[other] un { $kind }
} Solestatici
a-card-wolfsclan = { $kind ->
    [arma] un’arma
    [pergamena] una pergamena
    [tenda] una tenda
    [regina] una regina
   *[other] un { $kind }
} Tormalupi
a-great-artefact = { $name ->
    [sword] la { $kind }
    [shield] lo { $kind }
    [wings] le { $kind }
    [arrow] la { $kind }
    [bag] la { $kind }
    [mask] la { $kind }
    [lost-scroll] la { $kind }
   *[other] il { $kind }
}
a-supply = una carta provvista
several = { $name }{"\u00A0"}×{ $count }
nothing = niente
item-used-as = { $card } come { $kind }
item-on-table = { $item } (sul tavolo)
hero-number = l’eroe { $number } ({ $space })

player-chance = il caso
player-number = giocatore { $number }
player-faction = { $faction ->
    [Lagorai] i { $faction }
    [Nembolari] i { $faction }
    [Solestatici] i { $faction }
    [Tormalupi] i { $faction }
   *[other] gli { $faction }
}
player-named = { $player } ({ $name })

# What happened. The arguments are the fields of the event.

faction-removed = Fazione esclusa da questa partita: { $faction }.
city-set-up = { $neutral ->
    [yes] Città neutrale ({ $terrain }) collocata su { $space }.
   *[no] Città di partenza ({ $terrain }) collocata su { $space }.
}
card-dealt = { $cards ->
    [none] { $seat }: { $count ->
        [one] un’unità ricevuta
       *[other] { $count } unità ricevute
    }.
   *[other] { $seat }, unità ricevute: { $cards }.
}
great-artefact-offered = Disponibile alle rovine: { $card }.
great-artefact-buried = Un Grande Manufatto è nascosto sotto la città su { $space }.
first-player-drawn = Primo a giocare: { $seat }.
faction-chosen = { $seat }, fazione scelta: { $faction }.
city-chosen = { $seat }, città scelta: { $space }.
hero-set-up = { $seat }: un eroe su { $space }.

day-began = Giorno { $day }. Manufatto illuminato: { $illuminated }; manufatto combaciante: { $matched }.
turn-began = Ora giocano { $seat }:
cohort-announced = { $other ->
    [none] { $seat } annunciano una coorte di { $size } { $faction }.
   *[other] { $seat } annunciano due coorti di { $size } carte: { $faction } e { $other }.
}
mulligan-taken = { $cards ->
    [none] { $seat } fanno un mulligan e scartano { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
   *[other] { $seat } fanno un mulligan e scartano: { $cards }.
}
ambush-returned = { $cards ->
    [none] { $seat } riprendono in mano { $count ->
        [one] una carta
       *[other] { $count } carte
    } dall’appostamento.
   *[other] { $seat } riprendono dall’appostamento: { $cards }.
}
# Cards are drawn during the setup, too.
card-drawn = { $cards ->
    [none] { $seat }: { $count ->
        [one] una carta pescata
       *[other] { $count } carte pescate
    }.
   *[other] { $seat }, { $count ->
        [one] carta pescata
       *[other] carte pescate
    }: { $cards }.
}
shelter-reshuffled = { $seat } mescolano il rifugio ({ $count ->
    [one] una carta
   *[other] { $count } carte
}) e ne fanno la nuova nazione.
hand-discarded = { $cards ->
    [none] { $seat } scartano { $count ->
        [one] una carta coperta
       *[other] { $count } carte coperte
    } dalla mano.
   *[other] { $seat } scartano dalla mano: { $cards }.
}
table-discarded = { $seat } scartano dal tavolo: { $cards }.
stack-turned = In cima al suo mazzo c’è ora { $card }.

row-paid = { $seat } giocano una linea azione: { $cards }.
unit-hired = { $supply ->
    [0] { $seat } assoldano { $card }; non restano carte provvista.
    [1] { $seat } assoldano { $card } e prendono una carta provvista.
   *[other] { $seat } assoldano { $card } e prendono { $supply } carte provvista.
}
artefact-created = { $seat } creano { $card }.
terrain-revealed = { $seat } scoprono una carta: { $shape }, { $terrain }.
road-built = { $seat } costruiscono una strada su { $space }: { $shape }, { $terrain }.
city-built = { $seat } costruiscono una città di livello { $level } su { $space }: { $terrain }.
city-upgraded = { $seat } migliorano la città su { $space } al livello { $level }.
city-annexed = { $seat } annettono la città abbandonata su { $space }.
hero-hired = { $seat } assoldano un eroe su { $space }.
hero-moved = { $seat } spostano un eroe da { $origin } a { $space }{ $cards ->
    [none] {""}
   *[other] {" "}(pagando: { $cards })
}.

artefact-used = { $kind ->
    [own] { $seat } usano { $card }.
   *[other] { $seat } usano { $card } (effetto: { $kind }).
}
amulet-rolled = { $seat } tirano il dado per { $card }: { $die }{ $die ->
    [1] , non cambia nulla
    [2] , vale per due
    [3] , vale per tre
    [4] , va in appostamento
    [5] , va nel rifugio
   *[6] , diventa un jolly
}.
unit-promoted = { $seat } promuovono { $card }, che diventa { $new }.
card-converted = { $seat } convertono { $card } (fazione dichiarata: { $faction }), che diventa { $new }.
card-stationed = { $seat } mettono di stanza in una tenda { $card }.
tent-struck = { $seat } smontano una tenda e riprendono in mano: { $cards }.
tent-dissolved = Una tenda non c’è più ({ $seat }); vanno nel rifugio: { $cards }.
cards-summoned = { $seat } richiamano con il Corno { $card }.
card-sent-to-limbo = { $seat } sospendono nel limbo { $card }.
card-ambushed = { $card ->
    [none] { $seat } mandano una carta in appostamento.
   *[other] { $seat } mandano in appostamento { $card }.
}
ambush-dropped = { $seat } scartano dall’appostamento { $card }.

attack-declared = { $hero ->
    [yes] { $seat } attaccano un eroe su { $space } (difensore: { $defender }).
   *[no] { $defender ->
        [none] { $seat } attaccano { $space }, che non appartiene a nessuno.
       *[other] { $seat } attaccano la città su { $space } (difensore: { $defender }).
    }
}
card-laid = { $copies ->
    [1] { $seat } giocano nella linea battaglia { $card }.
   *[other] { $seat } giocano nella linea battaglia { $card }: conta { $copies } volte.
}
totals-announced = L’attacco è a { $attack }, la difesa a { $defence }.
defender-reacted = { $reaction ->
    [fight] { $seat } reagiscono.
    [surrender] { $seat } si arrendono.
   *[retreat] { $seat } si ritirano.
}
ambush-recalled = { $cards ->
    [none] { $seat } richiamano { $count ->
        [one] una carta
       *[other] { $count } carte
    } dall’appostamento.
   *[other] { $seat } richiamano dall’appostamento: { $cards }.
}
hero-joined = { $seat } portano un eroe nella battaglia.
hero-retreated = { $seat } ritirano il loro eroe da { $origin } a { $space }.
battle-ended = { $winner ->
    [none] { $loser } perdono la battaglia (attacco { $attack }, difesa { $defence }).
   *[other] { $winner } vincono la battaglia (attacco { $attack }, difesa { $defence }).
}
hero-lost = { $seat } perdono un eroe su { $space }.
city-conquered = { $level ->
    [0] { $seat } conquistano la città su { $space }, ma non hanno un gettone per essa: resta abbandonata.
   *[other] { $seat } conquistano la città su { $space }; è di livello { $level }.
}
card-won = { $seat } vincono { $card }.
game-ended = { $reason ->
    [map] La mappa è piena: la partita è finita.
    [cities] Ci sono abbastanza città di livello 4: la partita è finita.
   *[weeks] L’ultima settimana è finita, e con essa la partita.
}

# Choices: the verb as a heading, then the nouns of one choice.

verb-draw = Pesca
choice-draw = { $card }
verb-terrain = Scopri
choice-terrain = { $terrain }
verb-roll = Tira
choice-roll = { $die }
verb-first = Primo giocatore
choice-first = { $seat }
verb-remove = Escludi
choice-remove = { $faction }
verb-faction = Fazione
choice-faction = { $faction }
verb-city = Città
choice-city = { $space }
verb-cohort = Annuncia una coorte
choice-cohort = { $other ->
    [none] { $size } { $faction }
   *[other] { $size } { $faction } e { $size } { $other }
}
verb-mulligan = Mulligan
choice-mulligan = scarta la mano, pesca cinque carte, niente coorte
verb-skip = Continua
choice-skip = con le azioni
verb-end = Termina il turno
choice-end = scarta e pesca sei carte
verb-top = In cima
choice-top = { $card }
verb-keep-tent = Tieni la tenda
choice-keep-tent = con { $cards }

verb-hire = Assolda un’unità
choice-hire = { $unit }
verb-create = Crea un manufatto
choice-create = { $artefact }
verb-name = Dichiara una fazione
choice-name = { $faction }
verb-top-card = Carta in cima
choice-top-card = quella che si trova in cima al mazzo
verb-pay = Paga con
choice-pay = { $items }
verb-build = Costruisci
choice-build = { $level ->
    [none] { $shape }
   *[other] { $shape }, livello { $level }
}
verb-place = Collocala
choice-place = su { $space } (strade { $exits })
verb-upgrade = Migliora una città
choice-upgrade = su { $space }
verb-hero = Assolda un eroe
choice-hero = su { $space }
verb-annex = Annetti una città
choice-annex = su { $space }
verb-step = Sposta
choice-step = { $hero } verso { $side }
verb-travel = Viaggia
choice-travel = { $hero } per strada { $back ->
    [yes] avanti e indietro
   *[no] fino a { $space }
}
verb-ride = Cavalca
choice-ride = { $hero } con { $item }
verb-fly = Vola
choice-fly = { $hero } fino a { $space }
verb-halt = Fermati
choice-halt = resta qui, gli altri passi sono persi

verb-use = Usa
choice-use = { $item }
verb-on = Usa su
choice-on = { $table ->
    [yes] { $card } sul tavolo
   *[no] { $card }
}
verb-promote = Promuovi
choice-promote = { $card }{ $table ->
    [yes] {" "}sul tavolo
   *[no] {""}
}{ $ranks ->
    [1] {""}
   *[other] , di { $ranks } ranghi
}
verb-convert = Converti
choice-convert = { $card }{ $table ->
    [yes] {" "}sul tavolo
   *[no] {""}
} alla fazione { $faction }
verb-turn-itself = Converti la pergamena stessa
choice-turn-itself = alla fazione { $faction }
verb-station = Metti di stanza
choice-station = { $card }
verb-done = Fatto
choice-done = nessun’altra carta
verb-strike = Smonta una tenda
choice-strike = con { $cards }
verb-take = Prendi
choice-take = { $card }
verb-limbo = Metti una carta in appostamento e sospendi nel limbo
choice-limbo = { $card }
verb-ambush = Manda in appostamento
choice-ambush = { $card }
verb-drop = Scarta dall’appostamento
choice-drop = { $card }

verb-attack = Attacca
choice-attack = { $what ->
    [hero] un eroe su { $space } ({ $hero_of })
    [city] la città su { $space } ({ $owner }, { $defence })
    [building] l’edificio su { $space } ({ $owner }, { $defence })
    [ruins] le rovine su { $space } ({ $defence })
   *[neutral] la città neutrale su { $space } ({ $defence })
}
verb-with = Attacca con
choice-with = { $heroes ->
    [one] un eroe
   *[other] { $heroes } eroi
}
verb-lay = Gioca
choice-lay = { $copies ->
    [1] { $item }
   *[other] { $item }, { $copies } volte
}
verb-as = Usalo come
choice-as = { $kind }
verb-fight = Reagisci
choice-fight = gioca carte contro l’attacco
verb-surrender = Arrenditi
choice-surrender = l’attaccante vince subito
verb-retreat = Ritirati
choice-retreat = su { $space }
verb-recall = Richiama
choice-recall = riprendi in mano tutte le carte in appostamento
verb-keep = Lascia
choice-keep = le carte in appostamento restano dove sono
verb-join = Partecipa
choice-join = porta un eroe nella battaglia
verb-stand = Basta così
choice-stand = il totale è sufficiente
verb-pass = Passa
choice-pass = rinuncia a questa battaglia

# Questions

about-action = Che cosa fai?
about-ambush = Quale carta mandi in appostamento?
about-attack = Il difensore resiste. Che cosa giochi?
about-bury = Quale Grande Manufatto è nascosto qui?
about-choose-city = Quale città scegli?
about-choose-faction = Quale fazione guidi?
about-choose-great-artefact = Quale Grande Manufatto prendi?
# $first: the verb of what is offered first.
about-cohort = Un nuovo turno. { $first ->
    [cohort] Coorte o mulligan?
   *[other] Vuoi fare un mulligan?
}
about-deal = Quale unità viene distribuita?
about-defence = Che cosa giochi in difesa?
about-draw = Quale carta viene pescata?
about-drop-ambush = Ci sono già tre carte in appostamento. Quale scarti per far posto alla nuova?
about-fetch = Quale manufatto è in cima?
about-first-player = Chi gioca per primo?
about-keep-tent = Quali carte restano nella tenda vera?
about-lay-city = Quale città viene collocata qui?
about-muster = Quanti eroi attaccano?
about-name-faction = Oggi questo manufatto combacia. Dichiari una fazione?
about-offer = Quale Grande Manufatto è disponibile?
about-open-attack = Quale arma apre l’attacco?
about-opening = Supera la difesa. Che cosa giochi?
about-pay = Come paghi?
about-pay-retreat = Come paghi la ritirata?
about-place = Dove collochi la carta?
about-reaction = Sei sotto attacco. Che cosa fai?
about-recall = Richiami le tue carte in appostamento per questa battaglia?
about-remove-faction = Quale fazione viene esclusa?
about-ride = Dove cavalchi?
about-roll = Che cosa mostra il dado?
about-station = Quale carta metti di stanza nella tenda?
about-summon = Quale carta prendi dalla tua nazione?
about-terrain = Quale terreno viene scoperto?
about-top-card = Quale carta scarti in cima, visibile a tutti?
about-transform = Che effetto ha?
about-turn-up = Quale unità viene scoperta?
about-use-wild-as = Come usi il jolly?

# Why something is not possible

reason-and-rule = { $reason } ({ $rule })
game-over = La partita è finita.
not-readable = Non è leggibile: { $reason }
too-many-parts = In una volta si possono fare al massimo { $most } scelte.
part-refused = La parte { $number } non è possibile (“{ $choice }”), quindi non è successo nulla: { $reason }
not-offered = Ora non è possibile.
not-asked = Ora la decisione non spetta a questo giocatore, ma ad altri: { $players }.
answer-first = Prima bisogna rispondere a un’altra domanda: { $about }
no-such-answer = Questa non è una risposta alla domanda: { $about } Sono possibili: { $choices }
only-at-start = Coorte e mulligan sono possibili solo all’inizio del turno.
no-such-cohort = In mano non c’è una coorte simile, oppure un’altra fa pescare più carte.
cohort-first = Prima si sceglie fra coorte, mulligan o nessuno dei due.
top-at-end = Le carte si scartano solo dopo aver concluso il turno.
actions-over = Le azioni di questo turno sono finite.
faction-not-here = Questa fazione non partecipa alla partita.
faction-taken = Questa fazione è già stata scelta da un altro giocatore.
no-starting-city = Questa non è una città di partenza.
starting-city-taken = Questa città è già stata scelta da un altro giocatore.
cannot-pay = In mano non ci sono le carte per pagare { $purpose ->
    [road] una strada
    [city] una città di questo livello
    [upgrade] il miglioramento
    [hero] un eroe
    [step] uno spostamento
    [travel] il viaggio
    [retreat] la ritirata
    [amulet] un amuleto
    [friman] un friman
    [chief] un capo
    [priest] un sacerdote
    [lord] un signore
    [tool] un attrezzo
    [weapon] un’arma
    [title] un titolo
    [scroll] una pergamena
    [tent] una tenda
    [horse] un cavallo
    [potion] una pozione
    [jump] un salto
   *[other] questo
}; i costi sono esatti.
stack-empty = Questo mazzo è vuoto: { $kind }.
land-stack-empty = Non restano carte di questo tipo nel mazzo ({ $shape }).
not-a-unit = Si assoldano solo unità.
not-an-artefact = Si creano solo manufatti.
no-place-for-shape = Nessuno spazio del tabellone può accogliere una carta simile ({ $shape }).
never-turned-so = Una carta di questa forma non si orienta mai così, solo: { $sides }.
level-and-shape = Una città si costruisce a un livello da 1 a 4; una strada non ha livello.
no-city-here = Su questo spazio non c’è una città.
not-your-city = Questa città non è tua.
highest-level = Il livello 4 è il più alto.
no-token = Nessun gettone di livello { $level } è libero.
not-abandoned = Si può annettere solo una città abbandonata.
no-hero-there = Lì non c’è nessuno dei tuoi eroi.
space-missing = Questo spazio non esiste su questo tabellone.
space-occupied = Su questo spazio c’è già una carta.
space-touches-nothing = La carta non toccherebbe nessun’altra carta.
space-beside-city = Una città non può essere adiacente a un’altra città.
space-roads-differ = I lati non corrispondono: una strada deve incontrare una strada, un lato senza strada un lato senza strada.
space-not-linked = Nessuna strada collegherebbe la carta a una tua città.
space-no-own-city = Senza una tua città non puoi costruire strade.
space-impassable = Questo spazio è impraticabile.
hero-needs-own-city = Un eroe si assolda in una propria città.
no-hero-left = I tuoi due eroi sono già sul tabellone.
hero-not-on-board = Questo eroe non è sul tabellone.
no-horse = Non c’è un cavallo simile da cavalcare.
no-wings = Non hai in mano le Ali di Aviena.
no-landing = Le Ali portano un eroe su un’altra carta del tabellone.
no-road = Lì non porta nessuna strada.
there-already = L’eroe è già lì.
one-step-away = È a un solo passo: indica il passo.
other-hero-moves = Questa linea viaggio muove l’altro eroe.
ride-on = Si cavalca per almeno un passo.
ride-one-by-one = In una cavalcata i passi si indicano uno per uno; una linea al suo interno contiene solo il pedaggio di un salto.
no-such-card = In mano non c’è una carta simile.
no-card-for-amulet = Non c’è una carta su cui usare l’amuleto.
no-unit-for-title = Non c’è un’unità che il titolo possa promuovere.
no-card-for-scroll = Non c’è una carta che la pergamena possa convertire.
not-used-alone = Una carta simile non si usa da sola.
never-transformed = Una carta simile non si trasforma mai.
does-other = { $artefact ->
    [amulet] Un amuleto si usa su una carta, tirando il dado.
    [title] Un titolo promuove un’unità.
   *[scroll] Una pergamena cambia la fazione di una carta.
}
nation-empty = La nazione è vuota e il Corno non fa mescolare il rifugio.
no-such-tent = Non c’è una tenda simile.
no-title = Non c’è un titolo con cui promuovere.
not-promoted = Questa carta non si può promuovere così.
title-ranks = Un titolo promuove di un rango, uno illuminato di uno o due.
above-lord = Non c’è rango sopra quello del signore.
next-rank-empty = Nel mazzo non restano unità di quel rango.
no-scroll = Non c’è una pergamena con cui convertire.
not-converted = Solo unità e manufatti cambiano fazione.
same-hero = I due eroi sono sullo stesso spazio e sono uguali: basta il primo.
same-tent = Le tende con le stesse carte sono uguali: basta la prima.
use-title-first = Prima si usa il titolo, poi si sceglie l’unità.
use-scroll-first = Prima si usa la pergamena, poi si sceglie la carta.
another-faction = Con una pergamena si dichiara un’altra fazione presente in gioco.
no-turning-itself = Solo una vera pergamena che nulla ha modificato converte sé stessa, fuori dalla battaglia e finché il suo mazzo ha una carta.
nothing-to-station = Una tenda richiede una carta provvista per pagare e un’altra carta da mettere di stanza.
great-not-stationed = Un Grande Manufatto non si mette di stanza in una tenda.
station-one = Nella tenda si mette di stanza almeno una carta.
not-a-copy = Si conserva una delle tende che sono copie della stessa carta; questa non è fra quelle.
not-in-ambush = Questa carta non è in appostamento.
not-in-nation = Questa carta non è nella nazione.
owns-great-artefact = Un mazzo può contenere un solo Grande Manufatto alla volta.
great-artefact-not-bought = Un Grande Manufatto non si compra: si vince alle rovine, o dove una regola ne dà uno.
not-on-offer = Questo Grande Manufatto non è disponibile.
no-great-artefact-on-offer = Non è disponibile nessun Grande Manufatto.
one-neutral-city = In questo scenario ogni giocatore può annettere una sola città neutrale.
attack-needs-hero = Lì non c’è nessuno dei tuoi eroi.
nothing-to-attack = Non c’è nulla da attaccare.
attack-needs-weapon = Un attacco si apre con un’arma.
attack-too-weak = Le carte in mano non potrebbero superare la difesa.
no-strength = In una linea battaglia si giocano solo carte con una forza.
weapon-first = Prima si gioca un’arma.
total-too-low = Il totale non è ancora sufficiente.
nothing-to-lay = Non c’è nessuna carta da giocare.
lay-first = Prima bisogna giocare almeno una carta.
total-suffices = Il totale è sufficiente: chi prosegue lo mantiene invece di passare.
no-such-copies = Questa carta non vale per così tante.
join-in-defence = Un eroe si unisce alla battaglia solo mentre il suo giocatore difende.
muster-first = Prima si dice quali eroi attaccano.
muster-once = Quali eroi attaccano si dice una sola volta, all’inizio.
react-first = Prima il difensore sceglie se reagire, arrendersi o ritirarsi.
react-once = Se reagire o arrendersi si decide una sola volta, subito dopo l’apertura.
recall-first = Prima si decide se richiamare le carte in appostamento.
recall-once = Se richiamare le carte in appostamento si decide una sola volta, all’inizio dello scontro.
retreat-price = Questa ritirata di { $steps } passi costa { $count } carte provvista o un cavallo, carte della mano così come sono{ $stardust ->
    [0] .
   *[other] ; una Polvere di Stelle vale fino a { $stardust } provviste.
}
not-in-battle = Non è possibile durante una battaglia.
retreat-at-once = Ci si può ritirare solo subito dopo l’apertura dell’attacco.
only-heroes-retreat = Solo un eroe attaccato può ritirarsi.
retreat-distance = La via più breve su strada fin lì non è di { $steps } passi.
retreat-to-enemy = Una ritirata non può finire presso una città o un eroe dell’attaccante.
no-payment = Queste carte non pagano il costo, che è esattamente: { $kinds }.
not-in-hand = Questa carta non è in mano.
ambush-full = Tutti i punti d’appostamento sono occupati.
ambush-needs-two-cards = Un appostamento richiede due carte in mano: una per il limbo, una da appostare.
deck-too-small = Con il limbo un mazzo non può scendere sotto le dieci carte.
limbo-first = Prima di mandare una carta in appostamento se ne sospende un’altra nel limbo.
ambush-one = Una carta è stata sospesa nel limbo: almeno una va mandata in appostamento.
one-first = Bisogna scegliere almeno una volta prima di finire.

# The table on a terminal

board-ruins = Rovine
board-neutral = {"["}n{ $level }]
board-abandoned = {"["}-]
board-legend = Lettere negli angoli: B boschi, L laghi, C canyon, M montagne. [O3]: una città degli Òrsari, livello 3; [n4]: una città neutrale; [-]: una città senza proprietario; @O: un eroe; ///: impraticabile.
table-day = Giorno { $day } (settimana { $week }). Illuminato, oggi ha effetto doppio: { $illuminated }. Combaciante, se ne può dichiarare la fazione: { $matched }.
mark-illuminated = {" "}☀
mark-matched = {" "}=
column-stack = Mazzo
column-left = Rimaste
column-top = In cima
column-cost = Costo
column-player = Giocatore
column-points = Punti
column-great-cities = Livello 4
column-heroes = Eroi
column-hand = Mano
column-nation = Nazione
column-shelter = Rifugio (in cima)
column-ambush = Appostamento
cost-part = { $count ->
    [1] { $kind }
   *[other] { $kind }{"\u00A0"}×{ $count }
}
land-stack = { $count } { $shape }
land-cities = Città rimaste: { $stacks }. Una città costa { $city } unità di rango pari al suo livello, un miglioramento { $upgrade } di rango pari al nuovo livello.
land-roads = Strade rimaste: { $stacks }; costo di ciascuna: { $cost }.
land-heroes = Costo di un eroe: { $cost }.
land-offer = Grandi Manufatti disponibili: { $cards }.
shape-short-city-one = con una uscita
shape-short-city-opposite = con due opposte
shape-short-city-corner = con due perpendicolari
shape-short-city-three = con tre
shape-short-city-four = con quattro
shape-short-straight = a rettilineo
shape-short-curve = a curva
shape-short-tee = a T
shape-short-crossroads = a crocevia
table-player = p{ $number }
table-player-faction = p{ $number } { $faction }
own-hand = La tua mano:
own-ambush = In appostamento:
own-tents = Tende:
own-tent = ({ $cards })
own-table = Utilizzabili sul tavolo:
own-usable = { $card } [{ $kind }] ×{ $count }
own-new = Nuove carte:
open-of = { $player }: { $what }
battle-now = Battaglia su { $space }: attacco { $attack }, difesa { $defence }.
battle-line = Nella linea battaglia ({ $player }): { $cards }.

# Commands

players-not-understood = “{ $text }” non è un elenco di numeri di giocatori come 2,3,4.
file-not-text = non è un testo
file-unreadable = { $file } non si può leggere: { $reason }.
file-unwritable = { $file } non si può scrivere: { $reason }.

# battalia play

save-exists = { $file } esiste già: riprendi la partita con --resume { $file }, oppure indica un altro file.
resume-alone = Una partita ripresa ha già il suo tavolo: --{ $option } non si può combinare con --resume.
seat-unknown = “{ $name }” non può sedere al tavolo; possono farlo: { $known } e ogni package.module:Class.
seats-wrong = Posti indicati: { $seats }; giocatori: { $players }.
leave-saved = La partita è salvata in { $file }; riprendila con battalia play --resume { $file }.
leave-unsaved = La partita non è salvata; con battalia play --save FILE lo sarà la prossima.
prompt = >{" "}
hand-over = Ora allo schermo: { $player } ({ $seat })
hand-over-ready = Premi Invio quando nessun altro guarda lo schermo.{" "}
question = { $player }: { $text }
no-such-number = I numeri vanno da 1 a { $count }.
not-understood = Non ho capito: { $reason } Per un aiuto scrivi ?.
why-what = Perché che cosa? Scrivi per esempio: why hire lord, why build city r2c3.
play-help =
    Rispondi con il numero di una scelta, oppure a parole, per esempio: { $example }
    A; B          più scelte in una volta, per esempio: hire chief; pay supply×3
    why COSA      perché qualcosa non è possibile, per esempio: why hire lord, why build city r2c3
    hint          che cosa farebbe ora un esperto, e perché
    rules NUMERO  leggi una regola, per esempio: rules B3.5
    table         mostra di nuovo tutto il tavolo
    quit          esci; una partita con --save si può riprendere
explain-nothing = Nulla lo impedisce.
winners = { $count ->
    [one] Vincono { $players }.
   *[other] Si dividono la vittoria: { $players }.
}
result-line = { $place }. { $player } con { $points ->
    [one] un punto
   *[other] { $points } punti
}

# battalia show, check and explain

seat-not-at-table = { $seat } non gioca a questo tavolo.
show-unfinished = Qui finisce la registrazione; la partita no.
show-gave-up = Qui finisce la registrazione; partita abbandonata: { $players }.
check-position-valid = La posizione è valida, al giorno { $day }.
check-record-valid = La registrazione è valida: { $count ->
    [one] una scelta
   *[other] { $count } scelte
}, fino al giorno { $day }.
check-invalid = Non valido: { $reason }
check-asked = Chi deve rispondere: { $player }. { $text } ({ $count ->
    [one] una possibilità
   *[other] { $count } possibilità
})

# battalia simulate

simulate-positive = I numeri di partite, processi e scelte devono essere almeno 1.
all-options-alone = --all-options prova da sé tutte le opzioni: --{ $option } non si può combinare.
simulate-progress = In gioco
simulate-title = Partite fra giocatori computer: mediana (minimo–massimo)
simulate-players = { $count } giocatori
simulate-games = Partite
simulate-days = Giorni
simulate-points = Punti
simulate-winner-points = Punti del vincitore
simulate-endings = Fine per
simulate-choices = Scelte
simulate-stalled-games = Bloccate
simulate-errors = Errori
simulate-all = tutte
simulate-speed = { $speed } scelte al secondo, { $seconds } secondi.
simulate-stalled = nessuna fine dopo { $count } scelte
simulate-law = dopo la scelta { $number }: { $reason }
law-saved = una partita salvata non si rilegge com’era
law-leak = il giocatore { $player } vede qualcosa che dipende da ciò che è nascosto, oppure nessuno riesce a immaginare ciò che è nascosto
simulate-wrong = Seme { $seed }: { $reason }. Per ripetere: { $command }

# battalia bench

bench-positive = I secondi devono essere più di 0.
bench-peer-unknown = “{ $peer }” non è un motore con cui confrontarsi; ci sono: { $known }.
bench-peer-missing = { $peer } non è installato: installalo accanto a battalia per il confronto.
bench-title = Gioco casuale in un processo, partite di 28 giorni al massimo
bench-table = Giocatori
bench-base-2 = 2
bench-base-3 = 3
bench-base-4 = 4
bench-expansion-4 = 4 esp.
bench-everything-6 = 6 tutto
bench-cost = Costo
bench-days = Giorni
bench-choices = Scelte/s
bench-decisions = Scelte dei giocatori/s
bench-games = Partite/s
bench-copies = Copie/s
bench-bytes = Byte
bench-measure = Quattro giocatori
bench-ratio = Rapporto mediano
bench-peer-title = Confronto con { $peer }, a turno per mezzo secondo
bench-peer-note = Le scelte contano tutte le risposte, anche quelle del caso: il nostro motore interroga il caso per ogni carta, l’altro pesca durante la mossa di un giocatore. Le scelte dei giocatori escludono il caso. La preparazione delle partite è compresa da entrambe le parti.
bench-research-title = Parole al secondo con osservazione e maschera, gioco casuale su un processore
bench-research-table = Tavolo
bench-ids = Numeri
bench-cells = Celle
bench-words = Parole/s
bench-many = step_many, { $count } partite: { $one } parole/s in un processo, { $two } in due; rapporto { $ratio }

# battalia perft

perft-depth = La profondità deve essere almeno 1.
perft-no-table = --write richiede una tabella: --table FILE.
perft-unreadable = { $file } non è una tabella di conteggi: { $reason }.
perft-differs = { $name }, profondità { $depth }: { $now } sequenze di gioco, la tabella ne indica { $lines }.
perft-counted = { $wrong ->
    [0] Tutti i conteggi corrispondono alla tabella: { $count }.
    [one] 1 conteggio su { $count } non corrisponde alla tabella.
   *[other] { $wrong } conteggi su { $count } non corrispondono alla tabella.
}
