### Metamorpha (S12), and whom the Lost Scroll summons (S7.7).

metamorpha-moved = Metamorpha przybywa na pole { $space }.
metamorpha-left = Metamorpha opuszcza planszę.
metamorpha-invoked = { $seat } prosi Metamorphę o dar terenu: { $terrain }.
unit-doubled = { $seat } podwaja jednostkę: { $card }; w tej turze liczy się ona jako dwie.
npc-summoned = { $seat } przyzywa na pole { $space }: { $npc ->
    [metamorpha] Metamorpha
   *[bilkarr] Bilkarr
}.

verb-invoke = Poproś Metamorphę
choice-invoke = o dar terenu ({ $terrain }), { $hero }
verb-draw-another = Dobierz
choice-draw-another = jeszcze jedną kartę
verb-summon = Przyzwij
choice-summon = { $npc ->
    [metamorpha] Metamorphę
   *[bilkarr] Bilkarra
} na pole { $space }

about-metamorpha-enters = Którą Bramą Burz wchodzi Metamorpha?
about-assail = Co atakuje heros bez broni?
about-draw-another = Dobierasz jeszcze jedną kartę?
about-double-unit = Która jednostka liczy się w tej turze jako dwie?

not-on-her-terrain = Ten heros nie stoi na takim samym terenie jak Metamorpha.
invoked-already = Ten heros skorzystał już z tego daru Metamorphy w tej turze.
nothing-to-offer = Na ręce nie ma karty, którą można by za to oddać.
no-way-for-hero = Dla tego herosa żadna droga nie prowadzi dalej.
nothing-to-raise = Żadnego własnego miasta nie można ulepszyć.
nothing-to-assail = Wokół tego herosa nie ma niczego, co można zaatakować bez broni.
nothing-to-promote = Na ręce nie ma jednostki, którą można by ulepszyć.
nothing-to-draw = Nie ma karty do dobrania.
nothing-to-double = Na ręce nie ma jednostki, która mogłaby liczyć się jako dwie.
one-hand-card = Oddaje się za to jedną kartę z ręki.
needed-for-the-gift = Bez tej karty nie byłoby na czym użyć daru.
not-around-hero = Heros atakuje jedno z pól wokół siebie.
never-doubled = Jako dwie liczy się tylko jednostka, ale nie królowa, król ani fanatyk.
takes-no-part = Nikt o tym imieniu nie bierze udziału w tej grze.
one-summoned = Jedna postać jest już przyzwana: do następnego punktu kontrolnego można przenosić tylko ją.
read-first = Przyzywa tylko Zaginiony Zwój: najpierw go użyj.
