### Bilkarr and the six potions (S13)

## Events

bilkarr-arrived = Bilkarr esce dal Portale delle Tempeste su { $space }.
bilkarr-moved = Bilkarr va da { $origin } a { $space }.
potion-bought = { $seat } comprano { $potion ->
    [berserk] la pozione Berserk
    [freezing] la pozione Tocco congelante
    [eclipse] la pozione Eclissi solare
    [brotherhood] la pozione Fratellanza
    [colossus] la pozione Colosso
   *[weakness] la pozione Debolezza
}.
potion-drunk = { $potion ->
    [berserk] { $seat } bevono la pozione Berserk.
    [freezing] { $seat } bevono la pozione Tocco congelante.
    [eclipse] { $seat } bevono la pozione Eclissi solare.
    [brotherhood] { $seat } bevono la pozione Fratellanza.
    [colossus] { $seat } bevono la pozione Colosso.
   *[weakness] { $seat } versano la pozione Debolezza su un avversario ({ $on }).
}
potion-spent = La pozione { $potion ->
    [berserk] Berserk
    [freezing] Tocco congelante
    [eclipse] Eclissi solare
    [brotherhood] Fratellanza
    [colossus] Colosso
   *[weakness] Debolezza
} ({ $seat }) non ha più effetto ed è di nuovo in vendita.
hand-struck = { $cards ->
    [none] Furia Berserk: { $seat } devono mettere nel rifugio { $count ->
        [one] una carta
       *[other] { $count } carte
    } della mano.
   *[other] Furia Berserk: { $seat } perdono dalla mano: { $cards }.
}
row-frozen = { $seat } congelano una linea azione ({ $of }): non ha effetto.
card-eclipsed = Eclissi solare ({ $seat }): { $card } vale come { $kind }.

## Choices

verb-buy-potion = Compra
choice-buy-potion = { $potion ->
    [berserk] la pozione Berserk
    [freezing] la pozione Tocco congelante
    [eclipse] la pozione Eclissi solare
    [brotherhood] la pozione Fratellanza
    [colossus] la pozione Colosso
   *[weakness] la pozione Debolezza
}
verb-drink = Bevi
choice-drink = { $potion ->
    [berserk] la pozione Berserk
    [freezing] la pozione Tocco congelante
    [eclipse] la pozione Eclissi solare
    [brotherhood] la pozione Fratellanza
    [colossus] la pozione Colosso
   *[weakness] la pozione Debolezza, da versare su un avversario ({ $on })
}
verb-rage = Scatena la furia
choice-rage = togli due carte a caso dalla mano del difensore
verb-freeze = Congelala
choice-freeze = la linea azione non ha effetto, le sue carte sono spese
verb-allow = Lascia fare
choice-allow = la linea azione ha effetto
verb-eclipse = Eclissa
choice-eclipse = { $card } in { $kind }

## Questions

about-bilkarr-gate = Su quale Portale delle Tempeste compare Bilkarr?
about-freeze = Un avversario ha giocato una linea azione. La congeli?
about-strike = Quale carta viene tolta dalla mano?

## Reasons

no-such-potion = Non c’è una pozione simile.
not-your-potion = Questa pozione non è tua.
drunk-already = Questa pozione è già stata bevuta.
poured-on-opponents = La Debolezza si versa su un avversario, le altre pozioni si bevono.
brothers-do-not-fight = La pozione Fratellanza vieta gli attacchi fra voi.
no-rage = Per oggi la tua furia Berserk è finita.
rage-with-the-opening = La furia si scatena all’apertura di un attacco contro un giocatore.
nothing-to-strike = Il difensore non ha carte in mano.
nothing-to-freeze = Non c’è una linea azione avversaria da congelare.
no-eclipse = Per oggi la tua Eclissi solare è finita.
not-eclipsed-so = Una carta si eclissa in un’altra unità, in un altro manufatto o in provvista.
not-at-bilkarr = Nessuno dei tuoi eroi è dove si trova Bilkarr.
potion-sold = Questa pozione non è in vendita.
