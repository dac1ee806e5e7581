### Trading posts, stardust, chests (S6)

## Events

post-built = { $star ->
    [yes] { $seat } buduje placówkę handlową na polu { $space }; obie placówki pokazują teraz gwiazdę.
   *[no] { $seat } buduje placówkę handlową na polu { $space }.
}
cards-traded = { $seat } oddaje w wymianie: { $cards }.

## Choices

verb-post = Zbuduj placówkę handlową
choice-post = na polu { $space }
verb-trade = Wymień
choice-trade = { $artefact ->
    [none] { $card }
   *[other] { $card } na: { $artefact }
}

## Reasons

kept-from-limbo = Tej karty nigdy nie zawiesza się w limbo.
cannot-pay-post = Nie możesz zapłacić za placówkę handlową.
no-post-left = Wszystkie twoje placówki handlowe są już zbudowane.
post-needs-road = Placówka handlowa stoi na karcie drogi.
post-not-linked = Żadna droga nie łączy tej karty z twoim miastem.
no-hero-at-post = Żaden z twoich herosów nie stoi na karcie z twoją placówką handlową.
not-traded = Tego się nie wymienia.
traded-before = Ta karta pochodzi z wymiany w tej turze.
name-artefact = Powiedz, na który artefakt wymieniasz skrzynię.
no-chest-left = Nie ma już skrzyń.
no-stardust-left = Nie ma już gwiezdnego pyłu.
both-posts-needed = Gwiezdny pył można dostać w wymianie, gdy stoją obie placówki handlowe.
too-little-supply = Masz za mało wyposażenia do wymiany.
trade-shrinks-deck = Po wymianie twoja talia byłaby za mała.
