### Advice (battalia hint): a choice, and why

hint-choice = { $verb }: { $nouns } (“{ $notation }”).
hint-open = Per ora niente.
hint-chance = Ora decide il caso: non c’è nulla da consigliare.

## Why: the turn

hint-only-option = Non c’è altra possibilità.
hint-not-now = In questo momento non conviene nulla di ciò che puoi fare subito.
hint-best-of = Fra { $count } possibilità questa sembra lasciarti nella situazione migliore.
hint-all-alike = Le possibilità si equivalgono: nessuna è migliore per te.
hint-wins = { $sure ->
    [yes] Con questo turno vinci la partita.
   *[no] Con un po’ di fortuna vinci la partita in questo turno.
}
hint-cohort = Ti fa pescare { $count ->
    [one] una carta
   *[other] { $count } carte
} in più, e una coorte non costa nulla.
hint-mulligan = Queste carte rendono poco in questo turno: altre cinque dovrebbero rendere di più.
hint-keep-hand = Queste carte sono abbastanza buone: altre cinque difficilmente renderebbero di più in questo turno.
hint-nothing-gains = Nulla di ciò che puoi ancora fare in questo turno migliorerebbe la tua situazione.

## Why: what is better afterwards

hint-city-built = { $sure ->
    [yes] Il turno porta
   *[no] Con un po’ di fortuna il turno porta
} { $points ->
    [one] un punto
   *[other] { $points } punti
}: una nuova città di livello { $level } su { $space }.
hint-city-gained = { $sure ->
    [yes] Il turno porta
   *[no] Con un po’ di fortuna il turno porta
} { $points ->
    [one] un punto
   *[other] { $points } punti
}: ciò che si trova su { $space } diventa tuo.
hint-city-raised = { $sure ->
    [yes] Il turno porta
   *[no] Con un po’ di fortuna il turno porta
} { $points ->
    [one] un punto
   *[other] { $points } punti
}: la città su { $space } sale al livello { $level }.
hint-city-taken = { $sure ->
    [yes] Il turno porta
   *[no] Con un po’ di fortuna il turno porta
} { $points ->
    [one] un punto
   *[other] { $points } punti
}: la città neutrale su { $space } cade.
hint-city-won = { $sure ->
    [yes] Il turno porta
   *[no] Con un po’ di fortuna il turno porta
} { $points ->
    [one] un punto
   *[other] { $points } punti
}, e { $players } perdono la città su { $space }.
hint-deck-gains = { $sure ->
    [yes] Nuove carte nel tuo mazzo:
   *[no] Con un po’ di fortuna, nuove carte nel tuo mazzo:
} { $kinds }. { $fruit ->
    [supply] Avrai più provviste da spendere.
    [roads] Costruirai strade più facilmente.
    [attacks] I tuoi attacchi saranno più forti.
    [defence] Le tue città saranno difese meglio.
    [cohorts] Le coorti ti faranno pescare più carte.
    [great] I Grandi Manufatti sono utili in ogni mano.
    [royal] I reali portano le città oltre il livello 4.
    [upgrades] Migliorerai le città più facilmente.
    [cities] Costruirai città più facilmente.
   *[hands] Le prossime mani potranno fare di più.
}
hint-deck-thins = { $sure ->
    [yes] Via dal tuo mazzo:
   *[no] Con un po’ di fortuna, via dal tuo mazzo:
} { $kinds }. Ciò che resta ti arriva in mano più spesso.
hint-held = { $sure ->
    [yes] Conservi per dopo, invece di scartare:
   *[no] Con un po’ di fortuna conservi per dopo, invece di scartare:
} { $kinds }.
hint-limbo = Puoi fare a meno di questa carta: { $kind }. Può attendere in appostamento il tuo prossimo turno: { $kinds }.
hint-sites = { $sure ->
    [yes] Dopo hai
   *[no] Con un po’ di fortuna dopo hai
} { $count ->
    [one] uno spazio
    [4] quattro o più spazi
   *[other] { $count } spazi
} in cui costruire la tua prossima città.
hint-hero-hired = { $sure ->
    [yes] Hai un nuovo eroe
   *[no] Con un po’ di fortuna hai un nuovo eroe
} su { $space }, pronto a muoversi e ad attaccare.
hint-hero-nearer = { $sure ->
    [yes] Ti avvicina
   *[no] Con un po’ di fortuna ti avvicina
} a ciò che si può attaccare su { $space }.
hint-stronger = { $sure ->
    [yes] I tuoi attacchi saranno
   *[no] Con un po’ di fortuna i tuoi attacchi saranno
} più forti.
hint-assets = { $sure ->
    [yes] Ciò che ne ricavi:
   *[no] Ciò che potresti ricavarne:
} { $module ->
    [checkpoints] prospettive migliori al prossimo Punto di Controllo.
    [heroic] la forza di un veterano.
    [trading] posti di scambio.
    [potions] una pozione.
    [bilkarr] un eroe al mercato di Bilkarr.
    [great-artefacts] città che nessuno può attaccare.
    [metamorpha] un eroe sul terreno di Metamorpha.
    [valleys] ciò che offrono le Valli.
    [mountain-pass] un Amplificatore di Tempeste, e con esso la via verso un Grande Manufatto.
    [kings-bridge] la via verso un Grande Manufatto sul Ponte del Re.
   *[other] ciò che dà un modulo aggiunto.
}
hint-rivals = { $sure ->
    [yes] Rovina le prospettive degli avversari
   *[no] Con un po’ di fortuna rovina le prospettive degli avversari
} ({ $players }).
hint-end-nears = { $sure ->
    [yes] La partita dura da molto: le strade riempiono la mappa e chiudono la partita.
   *[no] La partita dura da molto: con un po’ di fortuna le strade riempiono la mappa e chiudono la partita.
}
hint-raid = Prepara un attacco su { $space } (difensore: { $players }): { $count ->
    [0] non hanno carte in mano
    [one] hanno una carta in mano
   *[other] hanno { $count } carte in mano
}, e nella media delle mani possibili conviene.
hint-set = Hai così in mano { $kind } ×{ $count }: { $count ->
    [3] abbastanza per una città.
   *[other] abbastanza per un miglioramento.
}
hint-more-cards = { $count ->
    [one] Una carta
   *[other] { $count } carte
} in più con cui proseguire.
hint-gamble = Nella media delle sei facce del dado vale più di ogni altra cosa.
hint-storm = Con il salto arriva un Evento Tempestoso, che in media vale più del pedaggio.
hint-fortune = Ciò che qui può portare la fortuna vale in media più del resto.

## Why: cards, land, heroes

hint-pay = Risparmia ciò che puoi usare meglio: { $kind }.
hint-pay-cheapest = Gli altri modi di pagare costano più carte o carte migliori.
hint-pay-alike = Tutti i modi di pagare costano gli stessi tipi di carte.
hint-place-towards = La strada ti avvicina a ciò che si può attaccare su { $space }.
hint-place-open = Da lì { $count ->
    [one] una strada prosegue verso uno spazio vuoto.
   *[other] delle strade proseguono verso { $count } spazi vuoti.
}
hint-most-cards = Nessun’altra fazione ha più carte nel tuo mazzo di questa: { $faction }. Le carte di una stessa fazione formano coorti.
hint-home-city = Si trova sul tuo terreno natio.
hint-home-terrain = È il tuo terreno natio.
hint-worth-most = Fra queste carte, quella che puoi usare meglio: { $kind }.
hint-worth-least = Fra queste carte, quella che ti serve meno: { $kind }.
hint-top = Tutti vedono questa carta, ed è quella che rivela meno: { $kind }.
hint-promote = Come { $kind } può fare di più.
hint-double = È la tua unità migliore da avere due volte: { $kind }.
hint-amulet = Fra le tue carte, quella che dal dado può guadagnare di più: { $kind }.
hint-done = Nessun’altra carta conviene.
hint-halt = Nessun altro passo ti avvicina a qualcosa.
hint-strongest = Nient’altro è più forte: vale { $count }.
hint-road = Porta a { $count ->
    [one] uno spazio vicino
   *[other] { $count } spazi vicini
}.

## Why: battles

hint-attack = Per cominciare ti serve forza { $need } e puoi arrivare a { $reach }; { $count ->
    [0] { $players } non hanno carte in mano
    [one] { $players } hanno una carta in mano
   *[other] { $players } hanno { $count } carte in mano
}, e nella media delle mani possibili conviene.
hint-attack-falls = Ti serve forza { $need } per prendere { $space }, e le tue carte arrivano a { $reach }.
hint-weapon = Aggiunge { $count } all’attacco, e nessun’altra arma lo apre meglio.
hint-lay = Ti serve forza { $need } e puoi arrivare a { $reach }: questo fa parte del modo più economico.
hint-lay-least = Ti serve forza { $need } e puoi arrivare solo a { $reach }: perciò gioca la carta che ti mancherà meno.
hint-stand = Il totale è sufficiente: le altre carte restano a te.
hint-pass = Ti serve forza { $need }, ma tutte le tue carte arrivano solo a { $reach }.
hint-join = Ti serve forza { $need }, e con le sole carte arrivi a { $reach }: un eroe dà il bonus morale.
hint-strike = Ti serve forza { $need }: con le carte nella tenda arrivi a { $reach }.
hint-fight = Ti serve forza { $need } e puoi arrivare a { $reach }: si può resistere.
hint-surrender = Ti serve forza { $need }, ma puoi arrivare solo a { $reach }: non si può resistere, perciò risparmia le carte.
hint-cannot-fight = Non hai nulla con cui reagire.
hint-retreat = Ti serve forza { $need }, ma puoi arrivare solo a { $reach }: perciò salva l’eroe.
hint-retreat-safer = L’attaccante ({ $players }) ha ancora { $count ->
    [one] una carta
   *[other] { $count } carte
} in mano: meglio un eroe salvo di una battaglia incerta.
hint-recall = Ti serve forza { $need }: senza le carte in appostamento arrivi solo a { $reach }.
hint-keep = Ti serve forza { $need } e arrivi a { $reach } senza le carte in appostamento: restano per dopo.
hint-muster-few = Questi dovrebbero bastare: chi resta fuori non corre rischi.
hint-muster-all = Ogni eroe aggiunge forza, e meno eroi potrebbero non bastare.
hint-extra = Ti serve forza { $need }, ma le carte normali arrivano solo a { $reach }: questo può cambiare la battaglia.

## The goal: what it is, what it still takes, when it can be had

goal-neutral = La città neutrale su { $space } si difende con { $defence }: con forza { $need } cade e ti porta { $points ->
    [one] un punto
   *[other] { $points } punti
}.
goal-ruins = Le rovine su { $space } si difendono con { $defence }: con forza { $need } vi conquisti un Grande Manufatto.
goal-raid = La città su { $space } ({ $players }) si difende con { $defence } e con le carte giocate per lei: per cominciare ti serve { $need }. Ti porterebbe { $points ->
    [one] un punto
   *[other] { $points } punti
}.
goal-upgrade = La città su { $space } può salire al livello { $level }. Ti serve, in una sola mano: { $kind } ×{ $count }. Nel tuo mazzo: { $own }.
goal-city = Una nuova città di livello { $level } porta { $level ->
    [one] un punto
   *[other] { $level } punti
}. Ti serve, in una sola mano: { $kind } ×{ $count }. Nel tuo mazzo: { $own }.
goal-needs-weapon = Un’arma per aprire l’attacco: creane una ({ $kinds }).
goal-needs-road = Una strada che porti fin lì: almeno { $count ->
    [one] un’altra carta terreno
   *[other] altre { $count } carte terreno
}.
goal-needs-hero = Un eroe: assoldane uno in una tua città ({ $kinds }).
goal-needs-steps = { $count ->
    [one] Un passo per un eroe a partire da { $space }: una provvista o un cavallo.
   *[other] { $count } passi per un eroe a partire da { $space }: una provvista ciascuno; un cavallo dà tre passi.
}
goal-needs-strength = Più forza: la tua mano migliore arriva a { $reach } su { $need }. Assolda unità più forti.
goal-needs-line = Poi l’attacco, in una sola mano: { $kinds }. In tutto fa forza { $reach }.
goal-needs-site = Uno spazio in cui metterla: costruisci prima una strada.
goal-needs-units = Ancora da assoldare: { $count ->
    [1] { $kind }, per { $supply } provviste.
   *[other] { $kind } ×{ $count }, per { $supply } provviste ciascuno.
}
goal-needs-together = Tutti in una sola mano: ciò che attende in appostamento si aggiunge.
goal-now = Le tue carte bastano: si può fare in questo turno.
goal-day = Se arrivano le carte giuste, si può fare { $week ->
    [1] il giorno { $day } della settimana 1.
   *[other] il giorno { $weekday } della settimana { $week } (il giorno { $day } in tutto).
}
goal-waits = Non in questo turno: adesso c’è di meglio da fare.

## What else was weighed, and why it is less

hint-less = Nel complesso ti lascia in una situazione un po’ peggiore.
hint-less-points = Porta { $count ->
    [one] un punto
   *[other] { $count } punti
} in meno.
hint-less-deck = Al tuo mazzo mancherebbe: { $kinds }.
hint-less-held = Terresti da parte meno per il prossimo turno.
hint-less-land = Ti lascia meno spazi per la prossima città.
hint-less-heroes = Avresti meno eroi sulla mappa.
hint-less-near = Ti lascerebbe più lontano da ciò che si può attaccare su { $space }.
hint-less-strength = I tuoi attacchi sarebbero più deboli.
hint-less-gamble = Dipende dal dado.
hint-less-raid = Dipende dalle carte in mano a chi difende ({ $players }).

## Why: The Stormgates

hint-pick-own = È della tua fazione: tiene alto il morale nelle battaglie.
hint-pick-alike = Hai già { $count ->
    [one] una carta
   *[other] { $count } carte
} di questa fazione ({ $faction }): insieme formano coorti.
hint-tent-lost = { $players } perdono ciò che aspetta nella tenda: { $kinds }.
hint-threatened = Un eroe nemico potrebbe attaccare presto { $space }.
hint-highest = Nessun’altra di queste città è più alta di questa, di livello { $level }.
hint-eclipse = Una carta trasformata in un altro tipo completa una serie in mano.
hint-potion-turns = Ti serve forza { $need } e arrivi a { $reach }: la pozione aggiunge { $count }.
hint-brotherhood = Ferma l’attacco su { $space } prima ancora che cominci.
hint-rage = Toglie carte dalla mano dell’avversario ({ $players }), che ne ha { $count }.
hint-freeze = La linea azione vale per loro più di quanto il Tocco congelante costi a te.
hint-allow = La linea azione vale meno di quanto il Tocco congelante costi a te.
hint-amplifier = Porta un Grande Manufatto, ed è lì per questo.
hint-cross = Nessuno scambio sul Ponte migliora la tua situazione.
