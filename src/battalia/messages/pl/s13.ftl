### Bilkarr and the six potions (S13)

## Events

bilkarr-arrived = Bilkarr wychodzi z Bramy Burz na polu { $space }.
bilkarr-moved = Bilkarr idzie z pola { $origin } na pole { $space }.
potion-bought = { $seat } kupuje { $potion ->
    [berserk] miksturę berserka
    [freezing] mroźny dotyk
    [eclipse] zaćmienie słońca
    [brotherhood] miksturę braterstwa
    [colossus] miksturę kolosa
    [weakness] miksturę słabości
   *[other] miksturę ({ $potion })
}.
potion-drunk = { $potion ->
    [berserk] { $seat } wypija miksturę berserka.
    [freezing] { $seat } wypija mroźny dotyk.
    [eclipse] { $seat } wypija zaćmienie słońca.
    [brotherhood] { $seat } wypija miksturę braterstwa.
    [colossus] { $seat } wypija miksturę kolosa.
    [weakness] { $seat } oblewa przeciwnika miksturą słabości ({ $on }).
   *[other] { $seat } wypija miksturę ({ $potion }).
}
potion-spent = { $potion ->
    [berserk] Mikstura berserka
    [freezing] Mroźny dotyk
    [eclipse] Zaćmienie słońca
    [brotherhood] Mikstura braterstwa
    [colossus] Mikstura kolosa
    [weakness] Mikstura słabości
   *[other] Mikstura ({ $potion })
} ({ $seat }) już nie działa i znów jest na sprzedaż.
hand-struck = { $cards ->
    [none] Szał berserka: { $seat } traci z ręki do schronienia { $count ->
        [one] jedną kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
   *[other] Szał berserka: { $seat } traci z ręki: { $cards }.
}
row-frozen = { $seat } zamraża rząd akcji przeciwnika ({ $of }): nie ma on skutku.
card-eclipsed = Zaćmienie słońca: { $card } ({ $seat }) liczy się jako { $kind }.

## Choices

verb-buy-potion = Kup
choice-buy-potion = { $potion ->
    [berserk] mikstura berserka
    [freezing] mroźny dotyk
    [eclipse] zaćmienie słońca
    [brotherhood] mikstura braterstwa
    [colossus] mikstura kolosa
    [weakness] mikstura słabości
   *[other] mikstura ({ $potion })
}
verb-drink = Wypij
choice-drink = { $potion ->
    [berserk] mikstura berserka
    [freezing] mroźny dotyk
    [eclipse] zaćmienie słońca
    [brotherhood] mikstura braterstwa
    [colossus] mikstura kolosa
    [weakness] mikstura słabości, oblany gracz: { $on }
   *[other] mikstura ({ $potion })
}
verb-rage = Wpadnij w szał
choice-rage = wytrąć dwie losowe karty z ręki obrońcy
verb-freeze = Zamroź
choice-freeze = rząd akcji nie ma skutku, jego karty są zużyte
verb-allow = Pozwól
choice-allow = rząd akcji działa
verb-eclipse = Zaćmij
choice-eclipse = { $card } jako { $kind }

## Questions

about-bilkarr-gate = W której Bramie Burz pojawia się Bilkarr?
about-freeze = Przeciwnik wyłożył rząd akcji. Zamrażasz go?
about-strike = Która karta zostaje wytrącona z ręki?

## Reasons

no-such-potion = Nie ma takiej mikstury.
not-your-potion = Ta mikstura nie jest twoja.
drunk-already = Ta mikstura jest już wypita.
poured-on-opponents = Miksturą słabości oblewa się przeciwnika, inne mikstury się pije.
brothers-do-not-fight = Mikstura braterstwa zabrania ataków między wami.
no-rage = Na dziś nie masz już szału berserka.
rage-with-the-opening = W szał wpada się przy rozpoczęciu ataku na gracza.
nothing-to-strike = Obrońca nie ma kart na ręce.
nothing-to-freeze = Nie ma rzędu akcji przeciwnika do zamrożenia.
no-eclipse = Na dziś nie masz już zaćmienia słońca.
not-eclipsed-so = Zaćmienie zmienia kartę w inną jednostkę, inny artefakt albo w wyposażenie.
not-at-bilkarr = Żaden z twoich herosów nie stoi tam, gdzie Bilkarr.
potion-sold = Ta mikstura nie jest na sprzedaż.
