## The browser: what the modules of The Stormgates have in play, in a small panel beside the stacks.

modules = Játékban: The Stormgates
modules-events = { $played ->
    [0] Még egy sem volt; hátravan: { $left }.
   *[other] Az eddigiek, elöl a legutóbbi. Hátravan, mielőtt újra megkeveritek az összeset: { $left }.
}
modules-fortune = Nagy és Különleges tárgyak a maradék pakliban: { $count }.
modules-royals = { $count ->
    [0] Nem maradt se király, se királynő.
   *[other] Játékosra váró királyok és királynők. Kártyák a teremtő pakliban: { $queen } kell a királynőhöz, { $king } a királyhoz.
}
modules-attacks = A csapat támadásai ebben a körben: { $made } / { $limit }
modules-amplifiers = Viharerősítők
# $gates: the numbers of stormgates, by commas; none where there are none.
modules-amplifiers-of = { $gates ->
    [none] nincs
   *[other] viharkapu: { $gates }
}
# $name: Metamorpha or Bilkarr.
modules-away = { $name } az első hét után érkezik a játéktáblára.

# What has become of a potion. $player: such as “Medvenép”.
modules-potion-for-sale = megvehető
modules-potion-held = birtokosa: { $player }
modules-potion-works = akinek hat: { $player }{ $days ->
    [one] , már csak ma
   *[other] , még { $days } napig
}
modules-potion-poured = akit gyengít: { $player }{ $days ->
    [one] , már csak ma
   *[other] , még { $days } napig
}
modules-veteran = Veterán: a harcban minden hős 4 harci erőt ad, minden harcos és vezér eggyel erősebb.

# What a hero on Metamorpha’s kind of terrain gets for a card of the hand.
modules-gift-woods = Ez a hős legfeljebb három lépést tesz.
modules-gift-lakes = Léptess elő egy kézben lévő egységet egy szinttel.
modules-gift-canyons = Ez a hős fegyver nélkül megtámad egy körülötte lévő mezőt.
modules-gift-mountains = Fejleszd egy városodat egy szinttel.
modules-gift-jungle = Húzz legfeljebb két kártyát.
modules-gift-ice = Egy kézben lévő egységed ebben a körben kettőnek számít.
