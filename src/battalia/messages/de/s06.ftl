### Trading posts, stardust, chests (S6)

## Events

post-built = { $star ->
    [yes] { $seat }: Handelsposten auf { $space } gebaut; beide Posten zeigen jetzt die Sternseite.
   *[no] { $seat }: Handelsposten auf { $space } gebaut.
}
cards-traded = { $seat }: { $cards } im Tausch abgegeben.

## Choices

verb-post = Handelsposten bauen
choice-post = auf { $space }
verb-trade = Tauschen
choice-trade = { $artefact ->
    [none] { $card }
   *[other] { $card } gegen { $artefact }
}

## Reasons

kept-from-limbo = Diese Karte kommt nie in den Limbus.
cannot-pay-post = Du kannst keinen Handelsposten bezahlen.
no-post-left = Du hast schon alle deine Handelsposten gebaut.
post-needs-road = Ein Handelsposten steht auf einer Straßenkarte.
post-not-linked = Keine Straße verbindet diese Karte mit einer deiner Städte.
no-hero-at-post = Keiner deiner Helden steht auf einer Karte mit einem deiner Handelsposten.
not-traded = Das wird nicht getauscht.
traded-before = Diese Karte hast du erst in diesem Zug durch Tausch erhalten.
name-artefact = Sag, gegen welches Artefakt du die Truhe tauschst.
no-chest-left = Es ist keine Truhe mehr da.
no-stardust-left = Es ist kein Sternenstaub mehr da.
both-posts-needed = Sternenstaub gibt es erst, wenn beide Handelsposten gebaut sind.
too-little-supply = Du hast zu wenig Versorgung zum Tauschen.
trade-shrinks-deck = Nach dem Tausch wäre dein Deck zu klein.
