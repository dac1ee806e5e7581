### The Valleys of Kings and Queens (S15)

## Events

road-explored = { $seat } esplorano la strada su { $space }.
# The keys are the words for the kinds (kind-tool …).
building-explored = { $seat } esplorano { $gives-key ->
    [tool] il Fabbro
    [title] il Municipio
    [horse] la Stalla
    [weapon] l’Arena
    [tent] la Filanda
    [amulet] la Taverna
    [scroll] la Gilda dei Maghi
   *[other] il Mercato
} su { $space }; è di livello { $level }.
amplifier-taken = { $seat } prendono con l’eroe { $hero } un Amplificatore di Tempeste per il portale { $gate }.
amplifier-spent = { $seat } spendono un Amplificatore di Tempeste per il portale { $gate }.
amplifier-lost = { $seat } perdono un Amplificatore di Tempeste per il portale { $gate }.
gate-artefact-buried = Un Grande Manufatto è nascosto sotto il Portale delle Tempeste su { $space }.
gate-artefacts-seen = { $cards ->
    [none] { $seat } spendono un Amplificatore di Tempeste e guardano sotto il portale { $gate }.
   *[other] { $seat } spendono un Amplificatore di Tempeste; sotto il portale { $gate } trovano: { $cards }.
}
great-artefact-given = { $seat } rimettono { $card } fra i Grandi Manufatti rimasti.
great-artefact-swapped = { $seat } rendono disponibile in cambio { $card }.
city-lowered = { $seat } abbassano la città su { $space } al livello { $level }.

## Choices

verb-explore = Esplora
choice-explore = { $space }
verb-reveal = Scopri
choice-reveal = l’edificio che dà: { $gives }
verb-collect = Prendi una carta
choice-collect = dall’edificio su { $space }
verb-spend-amplifier = Spendi
choice-spend-amplifier = l’Amplificatore di Tempeste
verb-keep-amplifier = Tieni
choice-keep-amplifier = l’Amplificatore di Tempeste
verb-give-artefact = Per un miglioramento, cedi
choice-give-artefact = { $card }
verb-lower = Abbassa una città
choice-lower = { $other ->
    [none] su { $space } di due livelli
   *[other] su { $space } e quella su { $other } di un livello ciascuna
}
verb-exchange = Scambia
choice-exchange = { $card }
verb-cross = Prosegui
choice-cross = senza usare il Ponte

## Questions

about-reveal-building = Quale edificio si trova lì?
about-amplifier = Quale portale indica il dado?
about-spend-amplifier = Spendi il tuo Amplificatore di Tempeste?
about-bury-at-gate = Quale Grande Manufatto è nascosto sotto questo portale?
about-take-from-gate = Quale Grande Manufatto prendi?
about-use-bridge = Che cosa fai sul Ponte del Re?
about-give-more = Cedi un altro Grande Manufatto?
about-exchange-for = Con che cosa lo scambi?

## Reasons

nothing-to-explore = Non c’è nulla da esplorare.
explore-needs-hero = Nessuno dei tuoi eroi è adiacente con una strada che porti lì.
cannot-pay-exploring = In mano non ci sono le carte per pagare l’esplorazione.
not-your-building = Lì non c’è un tuo edificio.
building-once-a-turn = I tuoi edifici hanno già dato una carta in questo turno.
market-empty = Non restano provviste per il Mercato.
unexplored = La carta lì va prima esplorata.
amplifier-after-jump = Un Amplificatore di Tempeste si spende subito dopo un salto dal suo portale.
not-under-gate = Questo Grande Manufatto non è sotto il portale.
looked-already = L’Amplificatore di Tempeste viene speso: ora si prende una delle carte sotto il portale.
stop-on-bridge = Un eroe lo fa quando si ferma sul Ponte del Re, una volta per turno.
bridge-one-way = L’eroe sta già usando il Ponte in un altro modo.
no-own-great-artefact = Non è un Grande Manufatto della tua nazione o del tuo rifugio.
no-free-upgrade = Nessuna tua città potrebbe essere migliorata in cambio.
two-cities-lowered = Due città diverse si abbassano di un livello ciascuna.
lowered-below-one = Nessuna città si abbassa sotto il livello 1.
