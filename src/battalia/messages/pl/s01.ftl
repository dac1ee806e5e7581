### Stormgates and storm events (S1)

gate-laid = Brama Burz na polu { $space }: { $terrain }.
storm-event-drawn = { $seat } dobiera wydarzenie burzowe { $storm }{ $storm ->
    [1] : wierzchnia karta stosu artefaktów
    [2] : wierzchni lord
    [3] : karta własnego narodu
    [4] : droga
    [5] : karta fortuny
    [6] : pojawia się drugi heros
    [7] : wymiana karty na planszy
    [8] : skopiowanie zagranego wydarzenia
    [9] : ulepszenie jednostki na ręce
    [10] : ulepszenie własnego miasta
    [11] : karta wraca z limbo
    [12] : zniszczenie namiotu
   *[other] { "" }
}.
storm-event-copied = { $seat } kopiuje wydarzenie burzowe { $storm }.
storm-events-reshuffled = Wydarzenia burzowe zostały przetasowane.
hero-appeared = { $seat } otrzymuje herosa na polu { $space }.
land-replaced = { $seat } wymienia kartę na polu { $space }; nowy teren: { $terrain }.

## Choices

verb-jump = Skocz
choice-jump = { $hero } do Bramy Burz na polu { $space }{ $origin ->
    [none] {""}
   *[other] {" "}przez Bramę na polu { $origin }
}{ $further ->
    [0] {""}
    [one] , potem jeszcze jeden krok
    [few] , potem jeszcze { $further } kroki
   *[other] , potem jeszcze { $further } kroków
}
verb-toll = Zapłać myto
choice-toll = { $hero } do Bramy Burz na polu { $space }
verb-event = Wydarzenie burzowe
choice-event = { $event }
verb-copy = Skopiuj wydarzenie burzowe
choice-copy = { $event }{ $event ->
    [1] : weź kartę ze stosu artefaktów
    [3] : dobierz kartę
    [4] : zbuduj drogę
    [5] : dobierz kartę fortuny
    [6] : pojawia się drugi heros
    [7] : wymień kartę na planszy
    [9] : ulepsz jednostkę na ręce
    [10] : ulepsz własne miasto
    [11] : weź kartę z limbo
   *[12] : zniszcz namiot
}
verb-replace-card = Wymień kartę
choice-replace-card = na polu { $space }
verb-take-terrain = Weź
choice-take-terrain = { $terrain }
verb-destroy-tent = Zniszcz
choice-destroy-tent = namiot ({ $of }): { $tent }, karty: { $cards }

## Questions

about-lay-gate = Która Brama Burz leży jako następna?
about-storm-event = Które wydarzenie burzowe zostaje dobrane?
about-travel-on = Dokąd podróżujesz dalej?
about-copy-event = Które zagrane wydarzenie burzowe kopiujesz?
about-build-free = Którą drogę budujesz?
about-replace-card = Którą kartę na planszy wymieniasz?
about-take-terrain = Jaki teren ma nowa karta?
about-destroy-tent = Który namiot niszczysz?

## Reasons

not-on-gate = Ten heros nie stoi w Bramie Burz.
no-gate-there = Skok prowadzi do innej Bramy Burz na planszy.
no-other-gate = Na planszy nie ma innej Bramy Burz.
jumped-already = Ten heros wykonał już skok w tej turze.
too-far = Reszta rzędu nie wystarczy tak daleko.
never-copied = Wydarzeń burzowych 2 i 8 nigdy się nie kopiuje.
event-not-played = To wydarzenie burzowe nie leży wśród zagranych.
event-without-effect = To wydarzenie burzowe nie miałoby skutku; można wykonać inne.
only-roads = To wydarzenie burzowe buduje drogę.
card-not-replaced = Wymienia się tylko karty miast i dróg: nie Bramę Burz, nie ruiny, nie kartę doliny.
replace-first = Najpierw wskazuje się kartę na planszy, która zostanie wymieniona.
replace-one = Karta do wymiany została już wskazana.
promote-one = Na ręce jest jednostka do ulepszenia, więc jedną trzeba ulepszyć.
terrain-not-left = W tym stosie nie ma już takiej karty.
opponents-tent-first = Dopóki przeciwnik ma namiot, niszczy się namiot przeciwnika.
no-higher-residence = Mogą być najwyżej dwie rezydencje i jedna stolica.
not-in-limbo = Ta karta nie leży w limbo.
royal-in-limbo = Królowa ani król nie wracają z limbo.
