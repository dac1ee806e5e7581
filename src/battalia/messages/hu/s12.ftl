### Metamorpha (S12), and whom the Lost Scroll summons (S7.7).

metamorpha-moved = Metamorpha az { $space } mezőre érkezett.
metamorpha-left = Metamorpha elhagyta a játéktáblát.
metamorpha-invoked = { $seat } – Metamorphától kért ajándék: { $terrain }.
unit-doubled = { $seat } – megkettőzve: { $card }; ebben a körben kettőnek számít.
npc-summoned = { $seat } – az { $space } mezőre megidézve: { $npc ->
    [metamorpha] Metamorpha
   *[bilkarr] Bilkarr
}.

verb-invoke = Kérés Metamorphához
choice-invoke = ajándék ({ $terrain }), { $hero }
verb-draw-another = Húzás
choice-draw-another = még egy kártya
verb-summon = Megidézés
choice-summon = { $npc ->
    [metamorpha] Metamorpha
   *[bilkarr] Bilkarr
} → { $space }

about-metamorpha-enters = Melyik viharkapun érkezik Metamorpha?
about-assail = Mit támad meg a hős, fegyver nélkül?
about-draw-another = Húzol még egy kártyát?
about-double-unit = Melyik egység számít kettőnek ebben a körben?

not-on-her-terrain = Ez a hős nem ugyanolyan területen áll, mint Metamorpha.
invoked-already = Ez a hős ebben a körben már megkapta Metamorphának ezt az ajándékát.
nothing-to-offer = Nincs a kézben olyan kártya, amelyet érte lehetne adni.
no-way-for-hero = Ennek a hősnek nem vezet tovább út.
nothing-to-raise = Egyetlen saját város sem fejleszthető.
nothing-to-assail = A hős körül nincs semmi, amit fegyver nélkül meg lehetne támadni.
nothing-to-promote = Nincs a kézben előléptethető egység.
nothing-to-draw = Nincs felhúzható kártya.
nothing-to-double = Nincs a kézben olyan egység, amely kettőnek számíthatna.
one-hand-card = Egy kézben lévő kártyát kell érte adni.
needed-for-the-gift = E kártya nélkül nem lenne mire használni az ajándékot.
not-around-hero = A hős a körülötte lévő mezők egyikét támadja.
never-doubled = Csak egység számíthat kettőnek; király, királynő és fanatikus nem.
takes-no-part = Ilyen nevű szereplő nem vesz részt ebben a játékban.
one-summoned = Valaki már meg van idézve: a következő ellenőrzőpontig csak ő mozgatható.
read-first = Csak az Elveszett Tekercs idéz meg: előbb használd fel.
