### Stormgates and storm events (S1)

gate-laid = Un Portale delle Tempeste ({ $terrain }) si trova su { $space }.
storm-event-drawn = { $seat } pescano l’Evento Tempestoso { $storm }{ $storm ->
    [1] : la carta in cima a un mazzo di manufatti
    [2] : il signore in cima al mazzo
    [3] : una carta della propria nazione
    [4] : una strada
    [5] : una carta Fortuna
    [6] : compare il secondo eroe
    [7] : una carta sul tabellone viene sostituita
    [8] : un evento già giocato viene copiato
    [9] : un’unità in mano viene promossa
    [10] : una propria città viene migliorata
    [11] : una carta torna dal limbo
    [12] : una tenda viene distrutta
   *[other] { "" }
}.
storm-event-copied = { $seat } copiano l’Evento Tempestoso { $storm }.
storm-events-reshuffled = Gli Eventi Tempestosi vengono rimescolati.
hero-appeared = Un eroe compare su { $space } ({ $seat }).
land-replaced = { $seat } sostituiscono la carta su { $space }: { $terrain }.

## Choices

verb-jump = Salta
choice-jump = { $hero } fino al Portale delle Tempeste su { $space }{ $origin ->
    [none] {""}
   *[other] {" "}passando da quello su { $origin }
}{ $further ->
    [0] {""}
    [one] , con un passo in più
   *[other] , con { $further } passi in più
}
verb-toll = Paga il pedaggio
choice-toll = { $hero } fino al Portale delle Tempeste su { $space }
verb-event = Evento Tempestoso
choice-event = { $event }
verb-copy = Copia l’Evento Tempestoso
choice-copy = { $event }{ $event ->
    [1] : prendi una carta da un mazzo di manufatti
    [3] : pesca una carta
    [4] : costruisci una strada
    [5] : pesca una carta Fortuna
    [6] : compare il secondo eroe
    [7] : sostituisci una carta sul tabellone
    [9] : promuovi un’unità in mano
    [10] : migliora una tua città
    [11] : prendi una carta dal limbo
   *[12] : distruggi una tenda
}
verb-replace-card = Sostituisci una carta
choice-replace-card = su { $space }
verb-take-terrain = Prendi
choice-take-terrain = { $terrain }
verb-destroy-tent = Distruggi
choice-destroy-tent = una tenda ({ $of }): { $tent } con { $cards }

## Questions

about-lay-gate = Quale Portale delle Tempeste viene collocato ora?
about-storm-event = Quale Evento Tempestoso viene pescato?
about-travel-on = Dove prosegui il viaggio?
about-copy-event = Quale Evento Tempestoso già giocato copi?
about-build-free = Quale strada costruisci?
about-replace-card = Quale carta sul tabellone sostituisci?
about-take-terrain = Quale terreno ha la nuova carta?
about-destroy-tent = Quale tenda distruggi?

## Reasons

not-on-gate = Questo eroe non è su un Portale delle Tempeste.
no-gate-there = Un salto porta a un altro Portale delle Tempeste sul tabellone.
no-other-gate = Sul tabellone non c’è un altro Portale delle Tempeste.
jumped-already = Questo eroe ha già fatto un salto in questo turno.
too-far = Il resto della linea viaggio non porta così lontano.
never-copied = Gli Eventi Tempestosi 2 e 8 non si copiano mai.
event-not-played = Questo Evento Tempestoso non è fra quelli già giocati.
event-without-effect = Questo Evento Tempestoso non avrebbe effetto; se ne può applicare un altro.
only-roads = Questo Evento Tempestoso fa costruire una strada.
card-not-replaced = Si sostituisce solo una carta città o strada: non un Portale delle Tempeste, non le rovine, non una carta valle.
replace-first = Prima si indica la carta sul tabellone da sostituire.
replace-one = La carta da sostituire è già stata indicata.
promote-one = Un’unità in mano si può promuovere, quindi una va promossa.
terrain-not-left = In questo mazzo non resta una carta simile.
opponents-tent-first = Finché un avversario ha una tenda, si distrugge una di quelle.
no-higher-residence = Ci possono essere al massimo due residenze e una capitale.
not-in-limbo = Questa carta non è nel limbo.
royal-in-limbo = Nessun reale torna dal limbo.
