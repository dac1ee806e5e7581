### The Valleys of Kings and Queens (S15)

## Events

road-explored = { $seat } bada drogę na polu { $space }.
building-explored = { $seat } bada { $gives-key ->
    [tool] kuźnię
    [title] ratusz
    [horse] stajnię
    [weapon] arenę
    [tent] przędzalnię
    [amulet] tawernę
    [scroll] gildię magów
   *[other] targ
} na polu { $space }; poziom { $level }.
amplifier-taken = { $seat }: heros { $hero } bierze wzmacniacz burzy dla bramy { $gate }.
amplifier-spent = { $seat } wydaje wzmacniacz burzy dla bramy { $gate }.
amplifier-lost = { $seat } traci wzmacniacz burzy dla bramy { $gate }.
gate-artefact-buried = Pod Bramą Burz na polu { $space } ukryto Większy Artefakt.
gate-artefacts-seen = { $cards ->
    [none] { $seat } wydaje wzmacniacz burzy i zagląda pod bramę { $gate }.
   *[other] { $seat } wydaje wzmacniacz burzy; pod bramą { $gate } leży: { $cards }.
}
great-artefact-given = { $seat } oddaje na stos pozostałych: { $card }.
great-artefact-swapped = { $seat } w zamian wykłada do zdobycia: { $card }.
city-lowered = { $seat } obniża miasto na polu { $space } do poziomu { $level }.

## Choices

verb-explore = Zbadaj
choice-explore = { $space }
verb-reveal = Odkryj
choice-reveal = budynek, który daje: { $gives }
verb-collect = Weź kartę
choice-collect = z budynku na polu { $space }
verb-spend-amplifier = Wydaj
choice-spend-amplifier = wzmacniacz burzy
verb-keep-amplifier = Zatrzymaj
choice-keep-amplifier = wzmacniacz burzy
verb-give-artefact = Oddaj za ulepszenie
choice-give-artefact = { $card }
verb-lower = Obniż miasto
choice-lower = { $other ->
    [none] na polu { $space } o dwa poziomy
   *[other] na polu { $space } oraz miasto na polu { $other } o jeden poziom każde
}
verb-exchange = Wymień
choice-exchange = { $card }
verb-cross = Idź dalej
choice-cross = bez korzystania z Mostu

## Questions

about-reveal-building = Jaki budynek tam leży?
about-amplifier = Którą bramę wskazuje kość?
about-spend-amplifier = Wydajesz swój wzmacniacz burzy?
about-bury-at-gate = Który Większy Artefakt jest ukryty pod tą bramą?
about-take-from-gate = Który Większy Artefakt bierzesz?
about-use-bridge = Co robisz na Moście Królewskim?
about-give-more = Oddajesz jeszcze jeden Większy Artefakt?
about-exchange-for = Na co go wymieniasz?

## Reasons

nothing-to-explore = Nie ma tam nic do zbadania.
explore-needs-hero = Żaden z twoich herosów nie stoi obok, połączony drogą.
cannot-pay-exploring = Z dostępnych kart nie da się zapłacić za badanie.
not-your-building = Nie stoi tam twój budynek.
building-once-a-turn = Twoje budynki dały już kartę w tej turze.
market-empty = Dla targu nie ma już wyposażenia.
unexplored = Tę kartę trzeba najpierw zbadać.
amplifier-after-jump = Wzmacniacz burzy wydaje się zaraz po skoku z jego bramy.
not-under-gate = Ten Większy Artefakt nie leży pod bramą.
looked-already = Wzmacniacz burzy jest właśnie wydawany: teraz bierze się jedną z kart spod bramy.
stop-on-bridge = Heros robi to, gdy zatrzymuje się na Moście Królewskim, raz na turę.
bridge-one-way = Heros korzysta już z Mostu w inny sposób.
no-own-great-artefact = To nie jest Większy Artefakt z twojego narodu ani schronienia.
no-free-upgrade = Nie można za to ulepszyć żadnego z twoich miast.
two-cities-lowered = Dwa różne miasta obniża się o jeden poziom każde.
lowered-below-one = Żadnego miasta nie obniża się poniżej poziomu 1.
