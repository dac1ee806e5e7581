## The browser: what the modules of The Stormgates have in play, in a small panel beside the stacks.

modules = The Stormgates w grze
modules-events = { $played ->
    [0] Żadnego jeszcze nie zagrano; zostało: { $left }.
   *[other] Dotąd zagrane, od ostatniego. Zostało, zanim wszystkie zostaną na nowo potasowane: { $left }.
}
modules-fortune = Większe Artefakty w stosie pozostałych: { $count }.
modules-royals = { $count ->
    [0] Nie ma już ani króla, ani królowej.
   *[other] Królowie i królowe, którzy czekają na gracza. Karty w talii: królowa od { $queen }, król od { $king }.
}
modules-attacks = Ataki drużyny w tej turze: { $made } z { $limit }
modules-amplifiers = Wzmacniacze burzy
# $gates: the numbers of stormgates, by commas; none where there are none.
modules-amplifiers-of = { $gates ->
    [none] brak
   *[other] dla bramy { $gates }
}
# $name: Metamorpha or Bilkarr.
modules-away = { $name } wchodzi na planszę po pierwszym tygodniu.

# What has become of a potion. $player: such as “Bearfolk”.
modules-potion-for-sale = na sprzedaż
modules-potion-held = ma ją { $player }
modules-potion-works = działa dla: { $player }{ $days ->
    [one] , tylko dziś
   *[other] , jeszcze { $days } dni
}
modules-potion-poured = osłabia: { $player }{ $days ->
    [one] , tylko dziś
   *[other] , jeszcze { $days } dni
}
modules-veteran = Weteran: każdy heros dodaje w bitwie 4, a każdy poddany i wódz ma o 1 więcej siły.

# What a hero on Metamorpha’s kind of terrain gets for a card of the hand.
modules-gift-woods = Ten heros robi do trzech kroków.
modules-gift-lakes = Ulepsz jednostkę na ręce o jedną rangę.
modules-gift-canyons = Ten heros atakuje bez broni jedno z pól wokół siebie.
modules-gift-mountains = Ulepsz jedno ze swoich miast o jeden poziom.
modules-gift-jungle = Dobierz do dwóch kart.
modules-gift-ice = Jednostka na ręce liczy się w tej turze jako dwie.
