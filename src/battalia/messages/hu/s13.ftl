### Bilkarr and the six potions (S13)

## Events

bilkarr-arrived = Bilkarr kilép a viharkapun az { $space } mezőn.
bilkarr-moved = Bilkarr útja: { $origin } → { $space }.
potion-bought = { $seat } – megvásárolt főzet: { $potion ->
    [berserk] őrjöngés
    [freezing] fagyos érintés
    [eclipse] napfogyatkozás
    [brotherhood] testvériség
    [colossus] kolosszus
    [weakness] gyengeség
   *[other] { $potion }
}.
potion-drunk = { $potion ->
    [berserk] { $seat } – megivott főzet: őrjöngés.
    [freezing] { $seat } – megivott főzet: fagyos érintés.
    [eclipse] { $seat } – megivott főzet: napfogyatkozás.
    [brotherhood] { $seat } – megivott főzet: testvériség.
    [colossus] { $seat } – megivott főzet: kolosszus.
    [weakness] { $seat } – a gyengeség főzete egy ellenfélre ömlik: { $on }.
   *[other] { $seat } – megivott főzet: { $potion }.
}
potion-spent = { $seat } – már nem hat, és újra megvehető ez a főzet: { $potion ->
    [berserk] őrjöngés
    [freezing] fagyos érintés
    [eclipse] napfogyatkozás
    [brotherhood] testvériség
    [colossus] kolosszus
    [weakness] gyengeség
   *[other] { $potion }
}.
hand-struck = { $cards ->
    [none] { $seat } – őrjöngés: { $count ->
        [one] egy kártya
       *[other] { $count } kártya
    } a kézből a menedékbe kerül.
   *[other] { $seat } – őrjöngés, a kézből elveszett: { $cards }.
}
row-frozen = { $seat } – befagyasztott ellenséges sor ({ $of }): nincs hatása.
card-eclipsed = { $seat } – napfogyatkozás: { $card } mint { $kind }.

## Choices

verb-buy-potion = Főzet vásárlása
choice-buy-potion = { $potion ->
    [berserk] őrjöngés
    [freezing] fagyos érintés
    [eclipse] napfogyatkozás
    [brotherhood] testvériség
    [colossus] kolosszus
    [weakness] gyengeség
   *[other] { $potion }
}
verb-drink = Főzet felhasználása
choice-drink = { $potion ->
    [berserk] őrjöngés
    [freezing] fagyos érintés
    [eclipse] napfogyatkozás
    [brotherhood] testvériség
    [colossus] kolosszus
    [weakness] gyengeség, ráöntve: { $on }
   *[other] { $potion }
}
verb-rage = Őrjöngés
choice-rage = két véletlen kártya kiütése a védekező kezéből
verb-freeze = Befagyasztás
choice-freeze = a sornak nincs hatása, a kártyái elvesznek
verb-allow = Ráhagyás
choice-allow = a sor kifejti a hatását
verb-eclipse = Napfogyatkozás
choice-eclipse = { $card } mint { $kind }

## Questions

about-bilkarr-gate = Melyik viharkapun jelenik meg Bilkarr?
about-freeze = Egy ellenfél kijátszott egy sort. Befagyasztod?
about-strike = Melyik kártyát üti ki az őrjöngés a kézből?

## Reasons

no-such-potion = Nincs ilyen főzet.
not-your-potion = Ez a főzet nem a tiéd.
drunk-already = Ezt a főzetet már megitták.
poured-on-opponents = A gyengeség főzetét egy ellenfélre kell önteni, a többi főzetet meg kell inni.
brothers-do-not-fight = A testvériség főzete tiltja, hogy megtámadjátok egymást.
no-rage = Mára elfogyott az őrjöngésed.
rage-with-the-opening = Őrjöngeni egy játékos elleni támadás megnyitásakor lehet.
nothing-to-strike = A védekezőnek nincs kártya a kezében.
nothing-to-freeze = Nincs befagyasztható ellenséges sor.
no-eclipse = Mára elfogyott a napfogyatkozásod.
not-eclipsed-so = A napfogyatkozás egy kártyát másik egységgé, különleges tárggyá vagy utánpótlássá változtat.
not-at-bilkarr = Egyik hősöd sem áll ott, ahol Bilkarr.
potion-sold = Ez a főzet nem megvásárolható.
