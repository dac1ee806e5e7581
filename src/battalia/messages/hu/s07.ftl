### New Great Artefacts (S7)

## Events

bag-opened = { $seat } – utánpótlás Fortuna Zsákjából: { $count }.
bag-closed = { $seat } – fel nem használt, visszatett utánpótlás Fortuna Zsákjából: { $count }.
city-cloaked = { $seat } – Vayl Köpenye alá rejtett város: { $space }.
cloak-lifted = { $seat } – lekerült Vayl Köpenye: az elrejtett városok újra támadhatók.
card-gazed = { $card ->
    [none] { $seat } – egy kártya Ming Kristályában.
   *[other] { $seat } – Ming Kristályában látható: { $card }.
}
nation-arranged = { $seat } – { $count ->
    [one] egy kiválasztott kártya
   *[other] { $count } kiválasztott kártya
} a nemzetség tetejére kerül, a többi megkeverve.
units-taken-over = { $seat } – Syoen Maszkjával átcsábítva: { $cards } (ellenfél: { $of }).
land-swapped = { $seat } – felcserélt területkártyák: { $space } és { $other }.

## Choices

verb-take-supply = Utánpótlás elvétele
choice-take-supply = { $count ->
    [one] egy kártya
   *[other] { $count } kártya
}
verb-hide = Város elrejtése
choice-hide = { $space }
verb-take-over = Átcsábítás
choice-take-over = { $cards }
verb-reshape = Kártya cseréje
choice-reshape = { $space }, új terület: { $terrain }
verb-swap-land = Kártyák felcserélése
choice-swap-land = { $space } és { $other }

## Questions

about-take-supply = Mennyi utánpótlást veszel ki a Zsákból?
about-rally = A menedék melyik kártyája követi a Zászlót?
about-hide = Melyik várost rejted el?
about-gaze = Melyik kártya jelenik meg a Kristályban?
about-arrange = Melyik kártya következik a nemzetség tetején?
about-read-scroll = Mi legyen az Elveszett Tekercs hatása?
about-reshape = Melyik területkártyát cseréled ki?

## Why something is not possible

attack-from-afar = Másik mezőről csak Farrell Nyila nyithat támadást, hatótávon belüli hősökkel.
great-artefact-first = Előbb a Nagy és Különleges tárgyat kell felhasználni.
no-mask = Syoen Maszkja nem áll rendelkezésre.
mask-in-battle = Syoen Maszkja játékos elleni harcban használható.
not-taken-over = A Maszk a másik harci sor legfeljebb két valódi egységét csábítja át, összesen legfeljebb 3 harci erővel.
mask-in-own-play = A Maszk a saját kijátszásodkor használható: előbb válaszd a visszavágást.
equal-units = Az egyforma egységek egy választásnak számítanak: az elsőket nevezd meg, sorrendben.
no-supply-left = Nem maradt utánpótláskártya.
not-from-bag = A Zsák egy vagy két utánpótláskártyát ad, amíg van belőlük.
only-spent = A Zsákból vett utánpótlást ebben a körben kell elkölteni: nem kerülhet orvtámadásba, sátorba vagy a purgatóriumba.
nobody-to-rally = A menedékben nincs egység, fegyver vagy hátas.
not-rallied = A Zászló egyfajta kártyákat vesz ki a menedékből: egységeket, fegyvereket vagy hátasokat, összesen legfeljebb 8 harci erővel.
no-city-to-hide = Egyik hősöd hatótávján belül sincs saját városod.
not-hideable = A Köpeny a hőseid hatótávján belüli saját városokat rejti el.
city-hidden = Ezt a várost Vayl Köpenye rejti.
nothing-to-see = A nemzetség üres.
not-in-crystal = A Kristály nem mutatja ezt a kártyát.
nothing-in-limbo = A purgatóriumban nincs olyan kártya, amelyet elvehetsz.
nothing-to-reshape = Egyetlen területkártya sem cserélhető ki.
not-reshaped-so = Terra Botja egy város- vagy útkártyát a saját paklijában megmaradt, más területű kártyára cserél.
not-swapped-so = Terra Botja két azonos fajtájú, akárhogyan is álló, de eltérő területű kártyát cserél fel; a felcserélés háromból két kártyának számít.
