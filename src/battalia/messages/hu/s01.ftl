### Stormgates and storm events (S1)

gate-laid = Viharkapu az { $space } mezőn: { $terrain }.
storm-event-drawn = { $seat } – { $storm }. viharesemény{ $storm ->
    [1] : egy különleges tárgyakból álló pakli legfelső kártyája
    [2] : a legfelső nagyúr
    [3] : egy kártya a saját nemzetségből
    [4] : egy út
    [5] : egy szerencsekártya
    [6] : megjelenik a második hős
    [7] : egy kártya cseréje a játéktáblán
    [8] : egy kijátszott esemény másolása
    [9] : egy kézben lévő egység előléptetése
    [10] : egy saját város fejlesztése
    [11] : egy kártya visszatér a purgatóriumból
    [12] : egy sátor lerombolása
   *[other] { "" }
}.
storm-event-copied = { $seat } – lemásolt viharesemény: { $storm }.
storm-events-reshuffled = A vihareseményeket újra megkeverték.
hero-appeared = { $seat } – egy hős jelent meg az { $space } mezőn.
land-replaced = { $seat } – kártyacsere az { $space } mezőn, az új terület: { $terrain }.

## Choices

verb-jump = Ugrás
choice-jump = { $hero } → viharkapu az { $space } mezőn{ $origin ->
    [none] {""}
   *[other] , az { $origin } mezőn lévő kapun át
}{ $further ->
    [0] {""}
    [one] , utána még egy lépés
   *[other] , utána még { $further } lépés
}
verb-toll = Vám kifizetése
choice-toll = { $hero } → viharkapu az { $space } mezőn
verb-event = Viharesemény
choice-event = { $event }
verb-copy = Viharesemény másolása
choice-copy = { $event }{ $event ->
    [1] : egy különleges tárgy elvétele egy pakliból
    [3] : egy kártya húzása
    [4] : egy út építése
    [5] : egy szerencsekártya húzása
    [6] : megjelenik a második hős
    [7] : egy kártya cseréje a játéktáblán
    [9] : egy kézben lévő egység előléptetése
    [10] : egy saját város fejlesztése
    [11] : egy kártya kivétele a purgatóriumból
   *[12] : egy sátor lerombolása
}
verb-replace-card = Kártya cseréje
choice-replace-card = { $space }
verb-take-terrain = Elvétel
choice-take-terrain = { $terrain }
verb-destroy-tent = Lerombolás
choice-destroy-tent = sátor ({ $of }): { $tent }, benne: { $cards }

## Questions

about-lay-gate = Melyik viharkapu következik?
about-storm-event = Melyik viharesemény következik a húzásnál?
about-travel-on = Merre utazol tovább?
about-copy-event = Melyik kijátszott vihareseményt másolod le?
about-build-free = Melyik utat építed meg?
about-replace-card = Melyik kártyát cseréled ki a játéktáblán?
about-take-terrain = Milyen legyen az új kártya területe?
about-destroy-tent = Melyik sátrat rombolod le?

## Reasons

not-on-gate = Ez a hős nem viharkapun áll.
no-gate-there = Az ugrás a játéktábla egy másik viharkapujához visz.
no-other-gate = Nincs másik viharkapu a játéktáblán.
jumped-already = Ez a hős ebben a körben már ugrott.
too-far = A sor maradéka nem elég odáig.
never-copied = A 2. és a 8. viharesemény sosem másolható.
event-not-played = Ez a viharesemény nincs a kijátszottak között.
event-without-effect = Ennek a vihareseménynek nem lenne hatása; egy másik végrehajtható.
only-roads = Ez a viharesemény utat épít.
card-not-replaced = Csak város- vagy útkártya cserélhető: viharkapu, romok és völgykártya nem.
replace-first = Előbb a játéktáblán kicserélendő kártyát kell megnevezni.
replace-one = A kicserélendő kártya már meg van nevezve.
promote-one = Van előléptethető egység a kézben, tehát egyet elő kell léptetni.
terrain-not-left = Ebben a pakliban nem maradt ilyen kártya.
opponents-tent-first = Amíg egy ellenfélnek van sátra, azok egyikét kell lerombolni.
no-higher-residence = Legfeljebb két rezidencia és egy főváros lehet.
not-in-limbo = Ez a kártya nincs a purgatóriumban.
royal-in-limbo = Király és királynő nem térhet vissza a purgatóriumból.
