### New Great Artefacts (S7)

## Events

bag-opened = { $seat } prendono provviste dalla Borsa di Fortuna: { $count }.
bag-closed = { $seat } restituiscono le provviste non usate della Borsa di Fortuna: { $count }.
city-cloaked = { $seat } nascondono la città su { $space } sotto il Mantello di Vayl.
cloak-lifted = { $seat } tolgono il Mantello di Vayl: le città nascoste si possono attaccare di nuovo.
card-gazed = { $card ->
    [none] { $seat } guardano una carta nel Cristallo di Ming.
   *[other] { $seat } vedono nel Cristallo di Ming { $card }.
}
nation-arranged = { $seat } mettono { $count ->
    [one] una carta scelta
   *[other] { $count } carte scelte
} in cima alla nazione e mescolano il resto.
units-taken-over = { $seat } prendono con la Maschera di Syoen dalla linea avversaria ({ $of }): { $cards }.
land-swapped = { $seat } scambiano le carte terreno su { $space } e { $other }.

## Choices

verb-take-supply = Prendi provviste
choice-take-supply = { $count ->
    [one] una carta
   *[other] { $count } carte
}
verb-hide = Nascondi una città
choice-hide = su { $space }
verb-take-over = Prendi dalla linea avversaria
choice-take-over = { $cards }
verb-reshape = Sostituisci una carta
choice-reshape = su { $space } con { $terrain }
verb-swap-land = Scambia due carte
choice-swap-land = su { $space } e { $other }

## Questions

about-take-supply = Quante provviste prendi dalla Borsa?
about-rally = Quale carta del rifugio segue il Vessillo?
about-hide = Quale città nascondi?
about-gaze = Quale carta compare nel Cristallo?
about-arrange = Quale carta metti ora in cima alla nazione?
about-read-scroll = Che effetto ha la Pergamena Perduta?
about-reshape = Quale carta terreno sostituisci?

## Why something is not possible

attack-from-afar = Da un altro spazio solo la Freccia di Farrell apre un attacco, con eroi a portata.
great-artefact-first = Prima si usa il Grande Manufatto.
no-mask = Non hai in mano la Maschera di Syoen.
mask-in-battle = La Maschera di Syoen si usa in una battaglia contro un giocatore.
not-taken-over = La Maschera prende dall’altra linea fino a due unità vere, di forza totale fino a 3.
mask-in-own-play = La Maschera si usa giocando le proprie carte: prima reagisci.
equal-units = Le unità uguali sono una sola scelta: indica le prime, in ordine.
no-supply-left = Non restano carte provvista.
not-from-bag = La Borsa dà una o due carte provvista, se ce ne sono.
only-spent = Le provviste della Borsa si spendono in questo turno: non si mandano in appostamento, non si mettono di stanza e non si sospendono nel limbo.
nobody-to-rally = Nel rifugio non ci sono unità, armi o cavalli.
not-rallied = Il Vessillo prende dal rifugio carte di un solo tipo: unità, armi o cavalli, di forza totale fino a 8.
no-city-to-hide = Nessuno dei tuoi eroi ha una tua città a portata.
not-hideable = Il Mantello nasconde città tue a portata dei tuoi eroi.
city-hidden = Questa città è nascosta sotto il Mantello di Vayl.
nothing-to-see = La nazione è vuota.
not-in-crystal = Il Cristallo non mostra questa carta.
nothing-in-limbo = Nel limbo non c’è una carta che tu possa prendere.
nothing-to-reshape = Nessuna carta terreno si può sostituire.
not-reshaped-so = Il Bastone sostituisce una carta città o strada con una di un altro terreno che resti nel suo mazzo.
not-swapped-so = Il Bastone scambia due carte dello stesso tipo, comunque siano orientate, e di terreno diverso; uno scambio vale due carte su tre.
