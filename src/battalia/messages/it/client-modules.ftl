## The browser: what the modules of The Stormgates have in play, in a small panel beside the stacks.

modules = I Portali delle Tempeste in gioco
modules-events = { $played ->
    [0] Nessuno è ancora stato giocato; rimasti: { $left }.
   *[other] Giocati finora, a partire dall’ultimo. Rimasti prima di rimescolarli tutti: { $left }.
}
modules-fortune = Grandi Manufatti nel mazzo di quelli rimasti: { $count }.
modules-royals = { $count ->
    [0] Non restano più re né regine.
   *[other] Re e regine che aspettano un giocatore. Carte nel mazzo: { $queen } per una regina, { $king } per un re.
}
modules-attacks = Attacchi della squadra in questo turno: { $made } su { $limit }
modules-amplifiers = Amplificatori di Tempeste
# $gates: the numbers of stormgates, by commas; none where there are none.
modules-amplifiers-of = { $gates ->
    [none] nessuno
   *[other] per il portale { $gates }
}
# $name: Metamorpha or Bilkarr.
modules-away = { $name } arriva sul tabellone dopo la prima settimana.

# What has become of a potion. $player: such as “gli Òrsari”.
modules-potion-for-sale = in vendita
modules-potion-held = la tengono { $player }
modules-potion-works = ne godono { $player }{ $days ->
    [one] , solo per oggi
   *[other] , per { $days } giorni
}
modules-potion-poured = indebolisce { $player }{ $days ->
    [one] , solo per oggi
   *[other] , per { $days } giorni
}
modules-veteran = Veterano: in battaglia ogni eroe aggiunge 4, ogni friman e ogni capo vale 1 in più.

# What a hero on Metamorpha’s kind of terrain gets for a card of the hand.
modules-gift-woods = Questo eroe fa fino a tre passi.
modules-gift-lakes = Promuovi di un rango un’unità della tua mano.
modules-gift-canyons = Questo eroe attacca uno spazio intorno a sé, senza un’arma.
modules-gift-mountains = Migliora di un livello una delle tue città.
modules-gift-jungle = Pesca fino a due carte.
modules-gift-ice = In questo turno un’unità della tua mano vale per due.
