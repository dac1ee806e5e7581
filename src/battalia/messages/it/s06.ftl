### Trading posts, stardust, chests (S6)

## Events

post-built = { $star ->
    [yes] { $seat } costruiscono un posto di scambio su { $space }; ora entrambi mostrano il lato stellato.
   *[no] { $seat } costruiscono un posto di scambio su { $space }.
}
cards-traded = { $seat } cedono nello scambio: { $cards }.

## Choices

verb-post = Costruisci un posto di scambio
choice-post = su { $space }
verb-trade = Scambia
choice-trade = { $artefact ->
    [none] { $card }
   *[other] { $card } con { $artefact }
}

## Reasons

kept-from-limbo = Questa carta non si sospende mai nel limbo.
cannot-pay-post = Non puoi pagare un posto di scambio.
no-post-left = Hai già costruito tutti i tuoi posti di scambio.
post-needs-road = Un posto di scambio si costruisce su una carta strada.
post-not-linked = Nessuna strada collega questa carta a una tua città.
no-hero-at-post = Nessuno dei tuoi eroi è su una carta con un tuo posto di scambio.
not-traded = Questo non si scambia.
traded-before = Hai ricevuto questa carta con uno scambio in questo turno.
name-artefact = Indica con quale manufatto scambi il forziere.
no-chest-left = Non restano forzieri.
no-stardust-left = Non resta Polvere di Stelle.
both-posts-needed = La Polvere di Stelle si scambia solo con entrambi i posti costruiti.
too-little-supply = Hai troppo poche provviste da scambiare.
trade-shrinks-deck = Con questo scambio il tuo mazzo diventerebbe troppo piccolo.
