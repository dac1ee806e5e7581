### Metamorpha (S12), and whom the Lost Scroll summons (S7.7).

metamorpha-moved = Metamorpha arriva su { $space }.
metamorpha-left = Metamorpha lascia il tabellone.
metamorpha-invoked = { $seat } chiedono a Metamorpha il dono del suo terreno: { $terrain }.
unit-doubled = { $seat } duplicano { $card }: in questo turno vale per due.
npc-summoned = { $seat } evocano { $npc ->
    [metamorpha] Metamorpha
   *[bilkarr] Bilkarr
} su { $space }.

verb-invoke = Chiedi a Metamorpha
choice-invoke = il dono del suo terreno ({ $terrain }), per { $hero }
verb-draw-another = Pesca
choice-draw-another = un’altra carta
verb-summon = Evoca
choice-summon = { $npc ->
    [metamorpha] Metamorpha
   *[bilkarr] Bilkarr
} su { $space }

about-metamorpha-enters = Da quale Portale delle Tempeste entra Metamorpha?
about-assail = Che cosa attacca l’eroe, senza un’arma?
about-draw-another = Peschi un’altra carta?
about-double-unit = Quale unità vale per due in questo turno?

not-on-her-terrain = Questo eroe non è sullo stesso terreno di Metamorpha.
invoked-already = Questo eroe ha già avuto questo dono di Metamorpha in questo turno.
nothing-to-offer = In mano non c’è una carta da dare in cambio.
no-way-for-hero = Per questo eroe nessuna strada prosegue.
nothing-to-raise = Nessuna tua città si può migliorare.
nothing-to-assail = Intorno a questo eroe non c’è nulla da attaccare senza un’arma.
nothing-to-promote = In mano non c’è un’unità da promuovere.
nothing-to-draw = Non c’è nessuna carta da pescare.
nothing-to-double = In mano non c’è un’unità che possa valere per due.
one-hand-card = In cambio si dà una carta della mano.
needed-for-the-gift = Senza questa carta non ci sarebbe nulla su cui usare il dono.
not-around-hero = L’eroe attacca uno degli spazi intorno a sé.
never-doubled = Solo un’unità vale per due: non un reale e non un fanatico.
takes-no-part = Nessuno con questo nome prende parte a questa partita.
one-summoned = Un PNG è già evocato: fino al prossimo Punto di Controllo si può spostare solo quello.
read-first = Solo la Pergamena Perduta evoca: prima usala.
