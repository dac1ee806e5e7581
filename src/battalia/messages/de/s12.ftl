### Metamorpha (S12), and whom the Lost Scroll summons (S7.7).

metamorpha-moved = Metamorpha ist nach { $space } gekommen.
metamorpha-left = Metamorpha hat den Spielplan verlassen.
metamorpha-invoked = { $seat }: Metamorpha um ihre Gabe gebeten ({ $terrain }).
unit-doubled = { $seat }: { $card } verdoppelt; die Karte zählt in diesem Zug als zwei.
npc-summoned = { $seat }: { $npc ->
    [metamorpha] Metamorpha
   *[bilkarr] Bilkarr
} nach { $space } beschworen.

verb-invoke = Metamorpha bitten
choice-invoke = um die Gabe „{ $terrain }“ für { $hero }
verb-draw-another = Ziehen
choice-draw-another = noch eine Karte
verb-summon = Beschwören
choice-summon = { $npc ->
    [metamorpha] Metamorpha
   *[bilkarr] Bilkarr
} nach { $space }

about-metamorpha-enters = Durch welches Sturmtor kommt Metamorpha?
about-assail = Was greift der Held an, ohne Waffe?
about-draw-another = Ziehst du noch eine Karte?
about-double-unit = Welche Einheit zählt in diesem Zug als zwei?

not-on-her-terrain = Dieser Held steht nicht auf demselben Gelände wie Metamorpha.
invoked-already = Dieser Held hatte diese Gabe Metamorphas in diesem Zug schon.
nothing-to-offer = Auf der Hand ist keine Karte, die dafür gegeben werden könnte.
no-way-for-hero = Für diesen Helden führt keine Straße weiter.
nothing-to-raise = Keine eigene Stadt kann verbessert werden.
nothing-to-assail = Rund um diesen Helden gibt es nichts, was ohne Waffe angegriffen werden könnte.
nothing-to-promote = Auf der Hand ist keine Einheit, die befördert werden könnte.
nothing-to-draw = Es gibt keine Karte zu ziehen.
nothing-to-double = Auf der Hand ist keine Einheit, die als zwei zählen könnte.
one-hand-card = Dafür wird eine Handkarte gegeben.
needed-for-the-gift = Ohne diese Karte gäbe es nichts, wofür die Gabe zu gebrauchen wäre.
not-around-hero = Der Held greift eines der Felder rund um sich an.
never-doubled = Nur eine Einheit zählt als zwei, aber keine Königin, kein König und kein Fanatiker.
takes-no-part = Niemand mit diesem Namen nimmt an diesem Spiel teil.
one-summoned = Eine Figur ist schon beschworen: Bis zum nächsten Kontrollpunkt kann nur sie versetzt werden.
read-first = Nur die Verlorene Schriftrolle beschwört: Verwende sie zuerst.
