### Bilkarr and the six potions (S13)

## Events

bilkarr-arrived = Bilkarr kommt aus dem Sturmtor auf { $space }.
bilkarr-moved = Bilkarr geht von { $origin } nach { $space }.
potion-bought = { $seat }: { $potion ->
    [berserk] Berserkertrank
    [freezing] Frostberührung
    [eclipse] Sonnenfinsternis
    [brotherhood] Trank der Bruderschaft
    [colossus] Kolosstrank
    [weakness] Trank der Schwäche
   *[other] Trank ({ $potion })
} gekauft.
potion-drunk = { $potion ->
    [berserk] { $seat }: Berserkertrank getrunken.
    [freezing] { $seat }: Frostberührung getrunken.
    [eclipse] { $seat }: Sonnenfinsternis getrunken.
    [brotherhood] { $seat }: Trank der Bruderschaft getrunken.
    [colossus] { $seat }: Kolosstrank getrunken.
    [weakness] { $seat }: Trank der Schwäche über einen Gegner gegossen ({ $on }).
   *[other] { $seat }: Trank ({ $potion }) getrunken.
}
potion-spent = { $seat }: { $potion ->
    [berserk] Der Berserkertrank
    [freezing] Die Frostberührung
    [eclipse] Die Sonnenfinsternis
    [brotherhood] Der Trank der Bruderschaft
    [colossus] Der Kolosstrank
    [weakness] Der Trank der Schwäche
   *[other] Der Trank ({ $potion })
} wirkt nicht mehr und ist wieder zu kaufen.
hand-struck = { $cards ->
    [none] { $seat }: { $count ->
        [one] eine Handkarte
       *[other] { $count } Handkarten
    } durch Berserkerwut an die Zuflucht verloren.
   *[other] { $seat }: { $cards } durch Berserkerwut von der Hand verloren.
}
row-frozen = { $seat }: gegnerische Reihe eingefroren ({ $of }); sie hat keine Wirkung.
card-eclipsed = { $seat }: { $card } zählt durch die Sonnenfinsternis als { $kind }.

## Choices

verb-buy-potion = Kaufen
choice-buy-potion = { $potion ->
    [berserk] Berserkertrank
    [freezing] Frostberührung
    [eclipse] Sonnenfinsternis
    [brotherhood] Trank der Bruderschaft
    [colossus] Kolosstrank
    [weakness] Trank der Schwäche
   *[other] Trank ({ $potion })
}
verb-drink = Trinken
choice-drink = { $potion ->
    [berserk] Berserkertrank
    [freezing] Frostberührung
    [eclipse] Sonnenfinsternis
    [brotherhood] Trank der Bruderschaft
    [colossus] Kolosstrank
    [weakness] Trank der Schwäche, gegossen über: { $on }
   *[other] Trank ({ $potion })
}
verb-rage = Berserkerwut
choice-rage = dem Verteidiger zwei zufällige Karten aus der Hand schlagen
verb-freeze = Einfrieren
choice-freeze = die Reihe hat keine Wirkung, ihre Karten sind verbraucht
verb-allow = Zulassen
choice-allow = die Reihe wirkt
verb-eclipse = Verfinstern
choice-eclipse = { $card } zu { $kind }

## Questions

about-bilkarr-gate = Auf welchem Sturmtor erscheint Bilkarr?
about-freeze = Ein Gegner hat eine Reihe ausgespielt. Frierst du sie ein?
about-strike = Welche Karte wird aus der Hand geschlagen?

## Reasons

no-such-potion = Einen solchen Trank gibt es nicht.
not-your-potion = Dieser Trank gehört dir nicht.
drunk-already = Dieser Trank ist schon getrunken.
poured-on-opponents = Der Trank der Schwäche wird über einen Gegner gegossen, andere Tränke werden getrunken.
brothers-do-not-fight = Der Trank der Bruderschaft verbietet Angriffe zwischen euch.
no-rage = Deine Berserkerwut ist für heute verbraucht.
rage-with-the-opening = Berserkerwut gibt es mit der Eröffnung eines Angriffs auf einen Spieler.
nothing-to-strike = Der Verteidiger hat keine Handkarten.
nothing-to-freeze = Es gibt keine gegnerische Reihe zum Einfrieren.
no-eclipse = Deine Sonnenfinsternis ist für heute verbraucht.
not-eclipsed-so = Die Sonnenfinsternis macht eine Karte zu einer anderen Einheit, einem anderen Artefakt oder zu Versorgung.
not-at-bilkarr = Keiner deiner Helden steht bei Bilkarr.
potion-sold = Dieser Trank ist nicht zu kaufen.
