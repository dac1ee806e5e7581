## The browser: what the modules of The Stormgates have in play, in a small panel beside the stacks.

modules = The Stormgates im Spiel
modules-events = { $played ->
    [0] Noch keines gespielt; übrig: { $left }.
   *[other] Bisher gespielt, das letzte zuerst. Übrig, bevor alle neu gemischt werden: { $left }.
}
modules-fortune = Besondere Artefakte im Reststapel: { $count }.
modules-royals = { $count ->
    [0] Keine Königin und kein König ist mehr übrig.
   *[other] Könige und Königinnen, die auf einen Spieler warten. Karten im Deck: { $queen } für eine Königin, { $king } für einen König.
}
modules-attacks = Angriffe des Teams in diesem Zug: { $made } von { $limit }
modules-amplifiers = Sturmverstärker
# $gates: the numbers of stormgates, by commas; none where there are none.
modules-amplifiers-of = { $gates ->
    [none] keiner
   *[other] für Sturmtor { $gates }
}
# $name: Metamorpha or Bilkarr.
modules-away = { $name } kommt nach der ersten Woche auf den Spielplan.

# What has become of a potion. $player: such as “Bärenvolk”.
modules-potion-for-sale = zu kaufen
modules-potion-held = im Besitz von: { $player }
modules-potion-works = wirkt für: { $player }{ $days ->
    [one] , nur noch heute
   *[other] , noch { $days } Tage
}
modules-potion-poured = schwächt: { $player }{ $days ->
    [one] , nur noch heute
   *[other] , noch { $days } Tage
}
modules-veteran = Veteran: Jeder Held bringt im Kampf 4 Stärke, jeder Stammeskrieger und Häuptling hat 1 mehr.

# What a hero on Metamorpha’s kind of terrain gets for a card of the hand.
modules-gift-woods = Dieser Held geht bis zu drei Schritte.
modules-gift-lakes = Befördere eine Einheit auf deiner Hand um einen Rang.
modules-gift-canyons = Dieser Held greift ohne Waffe ein Feld um ihn herum an.
modules-gift-mountains = Verbessere eine deiner Städte um eine Stufe.
modules-gift-jungle = Zieh bis zu zwei Karten.
modules-gift-ice = Eine Einheit auf deiner Hand zählt in diesem Zug als zwei.
