### Trading posts, stardust, chests (S6)

## Events

post-built = { $star ->
    [yes] { $seat } – új kereskedőállomás az { $space } mezőn; most mindkét állomás a csillagos oldalát mutatja.
   *[no] { $seat } – új kereskedőállomás az { $space } mezőn.
}
cards-traded = { $seat } – cserébe adva: { $cards }.

## Choices

verb-post = Kereskedőállomás építése
choice-post = { $space }
verb-trade = Csere
choice-trade = { $artefact ->
    [none] { $card }
   *[other] { $card }, cserébe: { $artefact }
}

## Reasons

kept-from-limbo = Ez a kártya sosem kerül a purgatóriumba.
cannot-pay-post = Nem tudod kifizetni a kereskedőállomást.
no-post-left = Már az összes kereskedőállomásodat megépítetted.
post-needs-road = Kereskedőállomás csak útkártyán állhat.
post-not-linked = Ezt a kártyát nem köti össze út egyik városoddal sem.
no-hero-at-post = Egyik hősöd sem áll olyan kártyán, amelyen van kereskedőállomásod.
not-traded = Ez nem cserélhető.
traded-before = Ezt a kártyát ebben a körben, cserével kaptad.
name-artefact = Mondd meg, melyik különleges tárgyra cseréled a ládát.
no-chest-left = Nem maradt több láda.
no-stardust-left = Nem maradt több csillagpor.
both-posts-needed = Csillagporhoz csak akkor juthatsz cserével, ha mindkét állomásod megépült.
too-little-supply = Túl kevés az utánpótlásod a cseréhez.
trade-shrinks-deck = A csere után túl kicsi lenne a teremtő paklid.
