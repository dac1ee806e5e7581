### New Great Artefacts (S7)

## Events

bag-opened = { $seat } bierze wyposażenie z Sakwy Fortuny: { $count }.
bag-closed = { $seat } oddaje nieużyte wyposażenie z Sakwy Fortuny: { $count }.
city-cloaked = { $seat } ukrywa miasto na polu { $space } pod Płaszczem Vayla.
cloak-lifted = { $seat } zdejmuje Płaszcz Vayla: ukryte miasta można znów atakować.
card-gazed = { $card ->
    [none] { $seat } ogląda kartę w Krysztale Minga.
   *[other] { $seat } widzi w Krysztale Minga: { $card }.
}
nation-arranged = { $seat } kładzie na wierzchu narodu { $count ->
    [one] jedną wybraną kartę
    [few] { $count } wybrane karty
   *[other] { $count } wybranych kart
} i tasuje resztę.
units-taken-over = { $seat } przejmuje Maską Syoena: { $cards } (przeciwnik: { $of }).
land-swapped = { $seat } zamienia miejscami karty terenu na polach { $space } i { $other }.

## Choices

verb-take-supply = Weź wyposażenie
choice-take-supply = { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } kart
}
verb-hide = Ukryj miasto
choice-hide = na polu { $space }
verb-take-over = Przejmij
choice-take-over = { $cards }
verb-reshape = Wymień kartę
choice-reshape = na polu { $space }, nowy teren: { $terrain }
verb-swap-land = Zamień karty
choice-swap-land = na polach { $space } i { $other }

## Questions

about-take-supply = Ile wyposażenia bierzesz z Sakwy?
about-rally = Która karta schronienia idzie za Sztandarem?
about-hide = Które miasto ukrywasz?
about-gaze = Która karta pojawia się w Krysztale?
about-arrange = Która karta leży jako następna na wierzchu narodu?
about-read-scroll = Jak działa Zaginiony Zwój?
about-reshape = Którą kartę terenu wymieniasz?

## Why something is not possible

attack-from-afar = Z innego pola atak rozpoczyna tylko Strzała Farrella, gdy cel jest w zasięgu herosów.
great-artefact-first = Najpierw używa się Większego Artefaktu.
no-mask = Nie masz do dyspozycji Maski Syoena.
mask-in-battle = Maski Syoena używa się w bitwie przeciw graczowi.
not-taken-over = Maska przejmuje najwyżej dwie prawdziwe jednostki z drugiego rzędu bitwy, o łącznej sile najwyżej 3.
mask-in-own-play = Maski używa się przy własnym zagraniu: najpierw kontratakuj.
equal-units = Takie same jednostki to jeden wybór: podaj pierwsze z nich, po kolei.
no-supply-left = Nie ma już kart wyposażenia.
not-from-bag = Sakwa daje jedną lub dwie karty wyposażenia, o ile jeszcze są.
only-spent = Wyposażenie z Sakwy wydaje się w tej turze: nie wystawia się go w zasadzce, nie umieszcza w namiocie ani nie zawiesza w limbo.
nobody-to-rally = W schronieniu nie ma jednostki, broni ani konia.
not-rallied = Sztandar zabiera ze schronienia karty jednego typu: jednostki, bronie lub konie o łącznej sile najwyżej 8.
no-city-to-hide = Żaden z twoich herosów nie ma twojego miasta w zasięgu.
not-hideable = Płaszcz ukrywa własne miasta w zasięgu twoich herosów.
city-hidden = To miasto jest ukryte pod Płaszczem Vayla.
nothing-to-see = Naród jest pusty.
not-in-crystal = Kryształ nie pokazuje tej karty.
nothing-in-limbo = W limbo nie ma karty, którą możesz wziąć.
nothing-to-reshape = Nie można wymienić żadnej karty terenu.
not-reshaped-so = Kostur Terry wymienia kartę miasta lub drogi na kartę z innym terenem, która została jeszcze w jej stosie.
not-swapped-so = Kostur Terry zamienia dwie karty tego samego rodzaju, jakkolwiek leżą, o różnym terenie; zamiana liczy się jako dwie karty z trzech.
