# battalia rules

rules-unknown-number = Nie ma zasady { $number }.
rules-nothing-found = Żadna zasada nie zawiera { $count ->
    [one] słowa:
   *[other] wszystkich słów:
} { $words }.
rules-need-checkout = Indeks zasad można utworzyć i sprawdzić tylko w kopii roboczej (checkout) repozytorium.
rules-words-not-wanted = Numerów i słów nie można łączyć z --index ani --check.
rules-index-written = Zapisano { $file }.
rules-chapter-line = { $heading } — { $count ->
    [one] { $first }
   *[other] { $first } do { $last }
}
rules-untested = { $number } nie ma testu.
rules-unknown-citation = { $place } powołuje się na { $number }, a takiej zasady nie ma.
rules-index-stale = { $file } jest nieaktualny: utwórz go ponownie poleceniem battalia rules --index.
rules-complete = Wszystkie zasady mają testy (liczba zasad: { $count }), a indeks jest aktualny.

# Words of the game

kind-supply = wyposażenie
kind-friman = poddany
kind-chief = wódz
kind-priest = kapłan
kind-lord = lord
kind-tool = narzędzie
kind-weapon = broń
kind-amulet = amulet
kind-title = tytuł
kind-scroll = zwój
kind-tent = namiot
kind-horse = koń
kind-hammer = Młot Strato
kind-sword = Miecz Elemaga
kind-shield = Tarcza Britosa
kind-wings = Skrzydła Avieny
kind-horn = Róg Baldura
kind-wild = dzika karta

# The Polish book leaves the names of factions in English.
faction-barfolk = Bearfolk
faction-islanders = Islanders
faction-emberians = Emberians
faction-cloudborn = Cloudborn
faction-sunblessed = Sunblessed
faction-wolfsclan = Wolfsclan
faction-neutral = neutralne
faction-short-barfolk = B
faction-short-islanders = I
faction-short-emberians = E
faction-short-cloudborn = C
faction-short-sunblessed = S
faction-short-wolfsclan = W

terrain-woods = lasy
terrain-lakes = jeziora
terrain-canyons = kaniony
terrain-mountains = góry
terrain-jungle = dżungla
terrain-ice = pola lodowe
terrain-neutral = teren neutralny
terrain-short-woods = L
terrain-short-lakes = J
terrain-short-canyons = K
terrain-short-mountains = G
terrain-short-jungle = D
terrain-short-ice = P
terrain-short-neutral = { "" }

shape-city-one = miasto z jednym wyjściem
shape-city-opposite = miasto z dwoma przeciwstawnymi wyjściami
shape-city-corner = miasto z dwoma prostopadłymi wyjściami
shape-city-three = miasto z trzema wyjściami
shape-city-four = miasto z czterema wyjściami
shape-straight = prosta droga
shape-curve = zakręt
shape-tee = rozwidlenie T
shape-crossroads = skrzyżowanie
shape-ruins = ruiny

# After “na”.
side-north = północ
side-east = wschód
side-south = południe
side-west = zachód
side-short-north = N
side-short-east = E
side-short-south = S
side-short-west = W

card-barfolk = { $kind } Bearfolk
card-islanders = { $kind } Islanders
card-emberians = { $kind } Emberians
card-cloudborn = { $kind } Cloudborn
card-sunblessed = { $kind } Sunblessed
card-wolfsclan = { $kind } Wolfsclan
a-card-barfolk = { $kind } Bearfolk
a-card-islanders = { $kind } Islanders
a-card-emberians = { $kind } Emberians
a-card-cloudborn = { $kind } Cloudborn
a-card-sunblessed = { $kind } Sunblessed
a-card-wolfsclan = { $kind } Wolfsclan
a-great-artefact = { $kind }
a-supply = wyposażenie
several = { $name } ×{ $count }
nothing = brak
item-used-as = { $card } jako { $kind }
item-on-table = { $item } (na stole)
hero-number = heros { $number } (pole { $space })

# A player's name is a singular of any gender: verbs stand in the present tense.
player-chance = los
player-number = gracz { $number }
player-faction = frakcja { $faction }
player-named = { $player } ({ $name })

# What happened. The arguments are the fields of the event.

faction-removed = Ta frakcja nie bierze udziału w grze: { $faction }.
city-set-up = { $neutral ->
    [yes] Miasto neutralne na polu { $space }: { $terrain }.
   *[no] Miasto startowe na polu { $space }: { $terrain }.
}
card-dealt = { $cards ->
    [none] { $seat } otrzymuje { $count ->
        [one] jednostkę
        [few] { $count } jednostki
       *[other] { $count } jednostek
    }.
   *[other] { $seat } otrzymuje: { $cards }.
}
great-artefact-offered = Do zdobycia w ruinach: { $card }.
great-artefact-buried = Pod miastem na polu { $space } ukryto Większy Artefakt.
first-player-drawn = Grę rozpoczyna { $seat }.
faction-chosen = { $seat } wybiera frakcję: { $faction }.
city-chosen = { $seat } wybiera miasto na polu { $space }.
hero-set-up = { $seat } wystawia herosa na polu { $space }.

day-began = Dzień { $day } – oświecony artefakt: { $illuminated }; dopasowany: { $matched }.
turn-began = Tura: { $seat }.
cohort-announced = { $other ->
    [none] { $seat } ogłasza kohortę z { $size } kart ({ $faction }).
   *[other] { $seat } ogłasza dwie kohorty po { $size ->
        [few] { $size } karty
       *[other] { $size } kart
    } ({ $faction } i { $other }).
}
mulligan-taken = { $cards ->
    [none] { $seat } bierze mulligana i odrzuca { $count ->
        [one] jedną kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
   *[other] { $seat } bierze mulligana i odrzuca: { $cards }.
}
ambush-returned = { $cards ->
    [none] { $seat } bierze z zasadzki na rękę { $count ->
        [one] jedną kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
   *[other] { $seat } bierze z zasadzki na rękę: { $cards }.
}
card-drawn = { $cards ->
    [none] { $seat } dobiera { $count ->
        [one] kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
   *[other] { $seat } dobiera: { $cards }.
}
shelter-reshuffled = { $seat } tasuje schronienie ({ $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } kart
}) i tworzy nowy naród.
hand-discarded = { $cards ->
    [none] { $seat } odrzuca z ręki { $count ->
        [one] jedną zakrytą kartę
        [few] { $count } zakryte karty
       *[other] { $count } zakrytych kart
    }.
   *[other] { $seat } odrzuca z ręki: { $cards }.
}
table-discarded = { $seat } odrzuca ze stołu: { $cards }.
stack-turned = Na wierzchu stosu leży teraz: { $card }.

row-paid = { $seat } wykłada rząd akcji: { $cards }.
unit-hired = { $supply ->
    [0] { $seat } najmuje jednostkę: { $card }; zabrakło kart wyposażenia.
    [1] { $seat } najmuje jednostkę: { $card }; do tego bierze kartę wyposażenia.
    [few] { $seat } najmuje jednostkę: { $card }; do tego bierze { $supply } karty wyposażenia.
   *[other] { $seat } najmuje jednostkę: { $card }; do tego bierze { $supply } kart wyposażenia.
}
artefact-created = { $seat } tworzy artefakt: { $card }.
terrain-revealed = { $seat } odkrywa kartę: { $shape }, { $terrain }.
road-built = { $seat } buduje drogę na polu { $space }: { $shape }, { $terrain }.
city-built = { $seat } buduje miasto poziomu { $level } na polu { $space }: { $terrain }.
city-upgraded = { $seat } ulepsza miasto na polu { $space } do poziomu { $level }.
city-annexed = { $seat } przyłącza opuszczone miasto na polu { $space }.
hero-hired = { $seat } najmuje herosa na polu { $space }.
hero-moved = { $seat } przesuwa herosa z pola { $origin } na pole { $space }{ $cards ->
    [none] {""}
   *[other] {" "}(zapłata: { $cards })
}.

artefact-used = { $kind ->
    [own] { $seat } używa karty: { $card }.
   *[other] { $seat } używa karty: { $card } (jako { $kind }).
}
amulet-rolled = { $seat } wyrzuca { $die } dla karty: { $card }{ $die ->
    [1] ; nic się nie zmienia
    [2] ; karta liczy się jako dwie
    [3] ; karta liczy się jako trzy
    [4] ; karta trafia do zasadzki
    [5] ; karta trafia do schronienia
   *[6] ; karta staje się dziką kartą
}.
unit-promoted = { $seat } ulepsza jednostkę: { $card }; nowa karta: { $new }.
card-converted = { $seat } przekształca kartę: { $card }; wybrana frakcja: { $faction }, nowa karta: { $new }.
card-stationed = { $seat } umieszcza w namiocie: { $card }.
tent-struck = { $seat } opuszcza namiot i bierze na rękę: { $cards }.
tent-dissolved = { $seat } traci namiot; do schronienia trafiają karty: { $cards }.
cards-summoned = { $seat } przyzywa Rogiem Baldura: { $card }.
card-sent-to-limbo = { $seat } zawiesza kartę w limbo: { $card }.
card-ambushed = { $card ->
    [none] { $seat } wystawia kartę w zasadzce.
   *[other] { $seat } wystawia w zasadzce: { $card }.
}
ambush-dropped = { $seat } odrzuca z zasadzki: { $card }.

attack-declared = { $hero ->
    [yes] { $seat } atakuje herosa na polu { $space } (obrońca: { $defender }).
   *[no] { $defender ->
        [none] { $seat } atakuje neutralny cel na polu { $space }.
       *[other] { $seat } atakuje miasto na polu { $space } (obrońca: { $defender }).
    }
}
card-laid = { $copies ->
    [1] { $seat } zagrywa w rzędzie bitwy: { $card }.
   *[other] { $seat } zagrywa w rzędzie bitwy: { $card }; karta liczy się { $copies } razy.
}
totals-announced = Całkowita siła ataku: { $attack }, obrony: { $defence }.
defender-reacted = { $reaction ->
    [fight] { $seat } kontratakuje.
    [surrender] { $seat } poddaje się.
   *[retreat] { $seat } dokonuje odwrotu.
}
ambush-recalled = { $cards ->
    [none] { $seat } dobiera z zasadzki do bitwy { $count ->
        [one] jedną kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
   *[other] { $seat } dobiera z zasadzki do bitwy: { $cards }.
}
hero-joined = { $seat } dołącza herosa do bitwy.
hero-retreated = { $seat } wycofuje herosa z pola { $origin } na pole { $space }.
battle-ended = { $winner ->
    [none] { $loser } przegrywa bitwę (atak { $attack }, obrona { $defence }).
   *[other] { $winner } wygrywa bitwę (atak { $attack }, obrona { $defence }).
}
hero-lost = { $seat } traci herosa na polu { $space }.
city-conquered = { $level ->
    [0] { $seat } podbija miasto na polu { $space }, ale nie ma dla niego żetonu: miasto jest opuszczone.
   *[other] { $seat } podbija miasto na polu { $space }; ma ono poziom { $level }.
}
card-won = { $seat } zdobywa: { $card }.
game-ended = { $reason ->
    [map] Plansza jest zapełniona: koniec gry.
    [cities] Stoi dość miast poziomu 4: koniec gry.
   *[weeks] Minął ostatni tydzień: koniec gry.
}

# Choices: the verb as a heading, then the nouns of one choice.

verb-draw = Dobierz
choice-draw = { $card }
verb-terrain = Odkryj
choice-terrain = { $terrain }
verb-roll = Rzuć kością
choice-roll = { $die }
verb-first = Pierwszy gracz
choice-first = { $seat }
verb-remove = Pomiń
choice-remove = { $faction }
verb-faction = Frakcja
choice-faction = { $faction }
verb-city = Miasto
choice-city = { $space }
verb-cohort = Ogłoś kohortę
choice-cohort = { $other ->
    [none] { $size }× { $faction }
   *[other] { $size }× { $faction } i { $size }× { $other }
}
verb-mulligan = Mulligan
choice-mulligan = odrzuć rękę, dobierz pięć kart, bez kohorty
verb-skip = Dalej
choice-skip = do akcji
verb-end = Zakończ turę
choice-end = odrzuć karty i dobierz sześć
verb-top = Na wierzch
choice-top = { $card }
verb-keep-tent = W namiocie zostaje
choice-keep-tent = { $cards }

verb-hire = Najmij jednostkę
choice-hire = { $unit }
verb-create = Stwórz artefakt
choice-create = { $artefact }
verb-name = Wybierz frakcję
choice-name = { $faction }
verb-top-card = Wierzchnia karta
choice-top-card = ta, która leży na wierzchu stosu
verb-pay = Zapłać
choice-pay = { $items }
verb-build = Zbuduj
choice-build = { $level ->
    [none] { $shape }
   *[other] poziom { $level }: { $shape }
}
verb-place = Połóż
choice-place = na polu { $space } (drogi { $exits })
verb-upgrade = Ulepsz miasto
choice-upgrade = na polu { $space }
verb-hero = Najmij herosa
choice-hero = na polu { $space }
verb-annex = Przyłącz miasto
choice-annex = na polu { $space }
verb-step = Zrób krok
choice-step = { $hero } na { $side }
verb-travel = Podróżuj
choice-travel = { $hero } drogą { $back ->
    [yes] tam i z powrotem
   *[no] na pole { $space }
}
verb-ride = Jedź konno
choice-ride = { $hero }, wierzchowiec: { $item }
verb-fly = Leć
choice-fly = { $hero } na pole { $space }
verb-halt = Zatrzymaj się
choice-halt = zostań tutaj, pozostałe kroki przepadają

verb-use = Użyj
choice-use = { $item }
verb-on = Użyj na karcie
choice-on = { $table ->
    [yes] { $card } na stole
   *[no] { $card }
}
verb-promote = Ulepsz
choice-promote = { $ranks ->
    [1] { $card }
    [few] { $card } o { $ranks } rangi
   *[other] { $card } o { $ranks } rang
}{ $table ->
    [yes] {" "}na stole
   *[no] {""}
}
verb-convert = Przekształć
choice-convert = { $card }{ $table ->
    [yes] {" "}na stole
   *[no] {""}
} na frakcję { $faction }
verb-turn-itself = Przekształć sam zwój
choice-turn-itself = na frakcję { $faction }
verb-station = Umieść w namiocie
choice-station = { $card }
verb-done = Gotowe
choice-done = bez dalszych kart
verb-strike = Opuść namiot
choice-strike = { $cards }
verb-take = Weź
choice-take = { $card }
verb-limbo = Wystaw kartę w zasadzce, zawieś za nią w limbo
choice-limbo = { $card }
verb-ambush = Wystaw w zasadzce
choice-ambush = { $card }
verb-drop = Odrzuć z zasadzki
choice-drop = { $card }

verb-attack = Zaatakuj
choice-attack = { $what ->
    [hero] herosa na polu { $space } ({ $hero_of })
    [city] miasto na polu { $space } ({ $owner }, { $defence })
    [building] budynek na polu { $space } ({ $owner }, { $defence })
    [ruins] ruiny na polu { $space } ({ $defence })
   *[neutral] neutralne miasto na polu { $space } ({ $defence })
}
verb-with = Atakuje
choice-with = { $heroes ->
    [one] jeden heros
   *[other] { $heroes } herosów
}
verb-lay = Zagraj
choice-lay = { $copies ->
    [1] { $item }
   *[other] { $item }, liczy się ×{ $copies }
}
verb-as = Użyj jako
choice-as = { $kind }
verb-fight = Kontratakuj
choice-fight = zagraj karty przeciw atakowi
verb-surrender = Poddaj się
choice-surrender = atakujący od razu wygrywa
verb-retreat = Dokonaj odwrotu
choice-retreat = pole { $space }
verb-recall = Dobierz z zasadzki
choice-recall = weź na rękę wszystkie karty z zasadzki
verb-keep = Zostaw zasadzkę
choice-keep = karty w zasadzce zostają na miejscu
verb-join = Dołącz
choice-join = herosa do bitwy
verb-stand = Wystarczy
choice-stand = całkowita siła jest dostateczna
verb-pass = Spasuj
choice-pass = oddaj tę bitwę

# Questions

about-action = Co robisz?
about-ambush = Którą kartę wystawiasz w zasadzce?
about-attack = Obrońca się broni. Co zagrywasz?
about-bury = Który Większy Artefakt jest tu ukryty?
about-choose-city = Które miasto wybierasz?
about-choose-faction = Którą frakcję prowadzisz?
about-choose-great-artefact = Który Większy Artefakt bierzesz?
# $first: the verb of what is offered first.
about-cohort = Nowa tura. { $first ->
    [cohort] Kohorta czy mulligan?
   *[other] Bierzesz mulligana?
}
about-deal = Która jednostka zostaje rozdana?
about-defence = Co zagrywasz w obronie?
about-draw = Która karta zostaje dobrana?
about-drop-ambush = W zasadzce leżą trzy karty. Którą odrzucasz, by zrobić miejsce dla nowej?
about-fetch = Który artefakt leży na wierzchu?
about-first-player = Kto jest pierwszym graczem?
about-keep-tent = Które karty zostają w prawdziwym namiocie?
about-lay-city = Które miasto zostaje tu położone?
about-muster = Ilu herosów atakuje?
about-name-faction = Symbole tego artefaktu są dziś dopasowane. Wybierasz frakcję?
about-offer = Który Większy Artefakt jest do zdobycia?
about-open-attack = Która broń rozpoczyna atak?
about-opening = Przewyższ obronę. Co zagrywasz?
about-pay = Czym płacisz?
about-pay-retreat = Czym płacisz za odwrót?
about-place = Gdzie kładziesz kartę?
about-reaction = Atakują cię. Co robisz?
about-recall = Dobierasz do tej bitwy swoje karty z zasadzki?
about-remove-faction = Która frakcja nie bierze udziału w grze?
about-ride = Dokąd jedziesz?
about-roll = Jaki jest wynik rzutu?
about-station = Którą kartę umieszczasz w namiocie?
about-summon = Którą kartę bierzesz ze swojego narodu?
about-terrain = Jaki teren zostaje odkryty?
about-top-card = Którą kartę kładziesz na wierzchu, widoczną dla wszystkich?
about-transform = Jak działa ten artefakt?
about-turn-up = Która jednostka zostaje odkryta?
about-use-wild-as = Jako co użyjesz dzikiej karty?

# Why something is not possible

reason-and-rule = { $reason } ({ $rule })
game-over = Gra jest skończona.
not-readable = Nie da się tego odczytać: { $reason }
too-many-parts = Naraz można podjąć najwyżej tyle decyzji: { $most }.
part-refused = Część { $number } nie jest możliwa („{ $choice }”), więc nic się nie stało: { $reason }
not-offered = To nie jest teraz możliwe.
not-asked = To nie ten gracz teraz decyduje, lecz: { $players }.
answer-first = Najpierw trzeba odpowiedzieć na inne pytanie: { $about }
no-such-answer = To nie jest odpowiedź na pytanie: { $about } Możliwe są: { $choices }
only-at-start = Kohorta i mulligan są możliwe tylko na początku tury.
no-such-cohort = Na ręce nie ma takiej kohorty albo inna pozwala dobrać więcej kart.
cohort-first = Najpierw wybierz: kohorta, mulligan albo żadne z nich.
top-at-end = Karty odrzuca się dopiero po zakończeniu tury.
actions-over = Akcje tej tury już się skończyły.
faction-not-here = Ta frakcja nie bierze udziału w grze.
faction-taken = Tę frakcję wybrał już inny gracz.
no-starting-city = To nie jest miasto startowe.
starting-city-taken = To miasto wybrał już inny gracz.
cannot-pay = Z dostępnych kart nie da się zapłacić za { $purpose ->
    [road] drogę
    [city] miasto tego poziomu
    [upgrade] ulepszenie
    [hero] herosa
    [step] krok
    [travel] podróż
    [retreat] odwrót
    [friman] poddanego
    [chief] wodza
    [priest] kapłana
    [lord] lorda
    [tool] narzędzie
    [weapon] broń
    [amulet] amulet
    [title] tytuł
    [scroll] zwój
    [tent] namiot
    [horse] konia
    [potion] miksturę
    [jump] skok
   *[other] to: { $purpose }
}; koszt musi się dokładnie zgadzać.
stack-empty = Ten stos jest pusty: { $kind }.
land-stack-empty = Ten stos jest pusty ({ $shape }).
not-a-unit = Najmuje się tylko jednostki.
not-an-artefact = Tworzy się tylko artefakty.
no-place-for-shape = Taka karta nie pasuje na żadne pole planszy ({ $shape }).
never-turned-so = Karty tego kształtu nigdy tak się nie obraca, tylko: { $sides }.
level-and-shape = Miasto buduje się na poziomie od 1 do 4, droga nie ma poziomu.
no-city-here = Na tym polu nie ma miasta.
not-your-city = To nie jest twoje miasto.
highest-level = Poziom 4 jest najwyższy.
no-token = Nie ma wolnego żetonu poziomu { $level }.
not-abandoned = Przyłączyć można tylko opuszczone miasto.
no-hero-there = Nie stoi tam żaden z twoich herosów.
space-missing = Tego pola nie ma na tej planszy.
space-occupied = Na tym polu leży już karta.
space-touches-nothing = Karta nie stykałaby się z żadną inną kartą.
space-beside-city = Miasto nie może leżeć obok miasta.
space-roads-differ = Krawędzie nie pasują: droga musi stykać się z drogą, a krawędź bez drogi z krawędzią bez drogi.
space-not-linked = Żadna droga nie łączyłaby karty z twoim miastem.
space-no-own-city = Bez własnego miasta nie możesz budować dróg.
space-impassable = To pole jest nieprzystępne.
hero-needs-own-city = Herosa najmuje się we własnym mieście.
no-hero-left = Obaj twoi herosi są już na planszy.
hero-not-on-board = Tego herosa nie ma na planszy.
no-horse = Nie masz takiego konia do jazdy.
no-wings = Nie masz do dyspozycji Skrzydeł Avieny.
no-landing = Skrzydła Avieny przenoszą herosa na inną kartę na planszy.
no-road = Nie prowadzi tam żadna droga.
there-already = Heros już tam stoi.
one-step-away = To tylko jeden krok: podaj ten krok.
other-hero-moves = Ten rząd porusza drugiego herosa.
ride-on = Trzeba przejechać co najmniej jedno pole.
ride-one-by-one = Podczas jazdy kroki podaje się pojedynczo; rząd w jej trakcie zawiera tylko myto za skok.
no-such-card = Nie masz takiej karty do dyspozycji.
no-card-for-amulet = Nie ma karty, na której można by użyć amuletu.
no-unit-for-title = Nie ma jednostki, którą tytuł mógłby ulepszyć.
no-card-for-scroll = Nie ma karty, którą zwój mógłby przekształcić.
not-used-alone = Takiej karty nie używa się samej.
never-transformed = Takiej karty nigdy się nie transformuje.
does-other = { $artefact ->
    [amulet] Amuletu używa się na karcie, rzucając kością.
    [title] Tytuł ulepsza jednostkę.
   *[scroll] Zwój zmienia frakcję karty.
}
nation-empty = Naród jest pusty, a Róg Baldura nie tasuje schronienia.
no-such-tent = Nie ma takiego namiotu.
no-title = Do ulepszenia brakuje tytułu.
not-promoted = Tej karty nie można tak ulepszyć.
title-ranks = Tytuł ulepsza o jedną rangę, oświecony o jedną lub dwie.
above-lord = Nie ma rangi wyższej niż ranga lorda.
next-rank-empty = W stosie nie ma już jednostek tej rangi.
no-scroll = Do przekształcenia brakuje zwoju.
not-converted = Tylko jednostki i artefakty zmieniają frakcję.
same-hero = Obaj herosi stoją na tym samym polu i są tacy sami: wybierz pierwszego.
same-tent = Namioty z tymi samymi kartami są takie same: wybierz pierwszy.
use-title-first = Najpierw używa się tytułu, potem wybiera jednostkę.
use-scroll-first = Najpierw używa się zwoju, potem wybiera kartę.
another-faction = Zwój przekształca na inną frakcję, która jest w grze.
no-turning-itself = Tylko prawdziwy zwój, na który nic nie zadziałało, przekształca sam siebie, poza bitwą i dopóki w jego stosie jest karta.
nothing-to-station = Namiot wymaga karty wyposażenia jako zapłaty i drugiej karty, która w nim obozuje.
great-not-stationed = Większego Artefaktu nie umieszcza się w namiocie.
station-one = W namiocie umieszcza się co najmniej jedną kartę.
not-a-copy = Zostaje jeden z namiotów będących kopiami jednej karty; ten do nich nie należy.
not-in-ambush = Tej karty nie ma w zasadzce.
not-in-nation = Tej karty nie ma w narodzie.
owns-great-artefact = W talii może być naraz tylko jeden Większy Artefakt.
great-artefact-not-bought = Większego Artefaktu nie można kupić: zdobywa się go w ruinach albo tam, gdzie daje go zasada.
not-on-offer = Ten Większy Artefakt nie jest do zdobycia.
no-great-artefact-on-offer = Nie ma Większych Artefaktów do zdobycia.
one-neutral-city = W tym scenariuszu każdy gracz może przyłączyć tylko jedno miasto neutralne.
attack-needs-hero = Nie stoi tam żaden z twoich herosów.
nothing-to-attack = Nie ma tam czego atakować.
attack-needs-weapon = Atak rozpoczyna się bronią.
attack-too-weak = Dostępne karty nie mogłyby przewyższyć obrony.
no-strength = W rzędzie bitwy zagrywa się tylko karty z siłą.
weapon-first = Najpierw zagrywa się broń.
total-too-low = Całkowita siła jeszcze nie wystarcza.
nothing-to-lay = Nie ma karty do zagrania.
lay-first = Najpierw trzeba zagrać co najmniej jedną kartę.
total-suffices = Całkowita siła wystarcza: kto gra dalej, nie pasuje, lecz na niej poprzestaje.
no-such-copies = Ta karta nie liczy się tyle razy.
join-in-defence = Heros dołącza do bitwy tylko wtedy, gdy jego gracz się broni.
muster-first = Najpierw mówi się, którzy herosi atakują.
muster-once = Którzy herosi atakują, mówi się raz, na początku.
react-first = Najpierw obrońca wybiera: kontratak, poddanie się albo odwrót.
react-once = O kontrataku lub poddaniu się decyduje się raz, zaraz po rozpoczęciu ataku.
recall-first = Najpierw trzeba zdecydować, czy dobrać karty z zasadzki.
recall-once = O dobraniu kart z zasadzki decyduje się raz, na początku walki.
retreat-price = Ten odwrót na odległość { $steps } pól kosztuje karty wyposażenia (liczba: { $count }) albo konia, kartami z ręki takimi, jakie są{ $stardust ->
    [0] .
   *[other] ; gwiezdny pył zastępuje karty wyposażenia (najwyżej { $stardust }).
}
not-in-battle = To nie jest możliwe, dopóki trwa bitwa.
retreat-at-once = Odwrót jest możliwy tylko zaraz po rozpoczęciu ataku.
only-heroes-retreat = Odwrotu może dokonać tylko zaatakowany heros.
retreat-distance = Najkrótsza droga na to pole nie ma wymaganej długości (liczba pól: { $steps }).
retreat-to-enemy = Odwrót nie może się kończyć przy mieście ani herosie atakującego.
no-payment = Te karty nie pokrywają kosztu, który wynosi dokładnie: { $kinds }.
not-in-hand = Tej karty nie ma na ręce.
ambush-full = Wszystkie miejsca zasadzki są zajęte.
ambush-needs-two-cards = Zasadzka wymaga dwóch kart z ręki: jednej do zawieszenia w limbo i jednej do wystawienia.
deck-too-small = Przez zawieszanie kart talia nie może spaść poniżej dziesięciu kart.
limbo-first = Zanim wystawisz kartę w zasadzce, zawieś inną w limbo.
ambush-one = Jedna karta jest już zawieszona w limbo: wystaw w zasadzce co najmniej jedną.
one-first = Trzeba wybrać co najmniej raz, zanim się skończy.

# The table on a terminal

board-ruins = Ruiny
board-neutral = {"["}n{ $level }]
board-abandoned = {"["}-]
board-legend = Litery w rogach: L lasy, J jeziora, K kaniony, G góry. [B3]: miasto poziomu 3, B Bearfolk, I Islanders, E Emberians, C Cloudborn; [n4]: miasto neutralne; [-]: miasto opuszczone; @B: heros; ///: pole nieprzystępne.
table-day = Dzień { $day } (tydzień { $week }). Oświecony artefakt, dziś dwa razy lepszy: { $illuminated }. Dopasowany artefakt, można wybrać jego frakcję: { $matched }.
mark-illuminated = {" "}☀
mark-matched = {" "}=
column-stack = Stos
column-left = Zostało
column-top = Na wierzchu
column-cost = Koszt
column-player = Gracz
column-points = VP
column-great-cities = Poziom 4
column-heroes = Herosi
column-hand = Ręka
column-nation = Naród
column-shelter = Schronienie (wierzch)
column-ambush = Zasadzka
cost-part = { $count }× { $kind }
land-stack = { $count }× { $shape }
land-cities = Miasta w zasobie: { $stacks }. Koszt miasta w jednostkach o randze równej jego poziomowi: { $city }; koszt ulepszenia w jednostkach o randze nowego poziomu: { $upgrade }.
land-roads = Drogi w zasobie: { $stacks }; koszt każdej: { $cost }.
land-heroes = Koszt herosa: { $cost }.
land-offer = Większe Artefakty do zdobycia: { $cards }.
shape-short-city-one = z jednym wyjściem
shape-short-city-opposite = z dwoma przeciwstawnymi
shape-short-city-corner = z dwoma prostopadłymi
shape-short-city-three = z trzema
shape-short-city-four = z czterema
shape-short-straight = prosta
shape-short-curve = zakręt
shape-short-tee = rozwidlenie T
shape-short-crossroads = skrzyżowanie
table-player = p{ $number }
table-player-faction = p{ $number } { $faction }
own-hand = Twoja ręka:
own-ambush = W zasadzce:
own-tents = Namioty:
own-tent = ({ $cards })
own-table = Do użycia na stole:
own-usable = { $card } [{ $kind }] ×{ $count }
own-new = Nowe karty:
open-of = { $player }: { $what }
battle-now = Bitwa na polu { $space }: atak { $attack }, obrona { $defence }.
battle-line = Rząd bitwy ({ $player }): { $cards }.

# Commands

players-not-understood = „{ $text }” nie jest listą liczb graczy, taką jak 2,3,4.
file-not-text = to nie jest tekst
file-unreadable = Nie można odczytać { $file }: { $reason }.
file-unwritable = Nie można zapisać { $file }: { $reason }.

# battalia play

save-exists = { $file } już istnieje: graj dalej z --resume { $file } albo podaj inny plik.
resume-alone = Wznawiana gra ma już swój stół: --{ $option } nie łączy się z --resume.
seat-unknown = „{ $name }” nie może usiąść do stołu; mogą: { $known } oraz każde package.module:Class.
seats-wrong = Liczba podanych miejsc: { $seats }, a liczba graczy: { $players }.
leave-saved = Gra jest zapisana w { $file }; graj dalej poleceniem battalia play --resume { $file }.
leave-unsaved = Gra nie jest zapisana; następną zapisze battalia play --save PLIK.
prompt = >{" "}
hand-over = Teraz decyduje { $player } ({ $seat })
hand-over-ready = Naciśnij Enter, gdy nikt inny nie patrzy na ekran.{" "}
question = { $player }: { $text }
no-such-number = Numery są od 1 do { $count }.
not-understood = Nie rozumiem: { $reason } Wpisz ?, aby zobaczyć pomoc.
why-what = Dlaczego co? Napisz na przykład: why hire lord, why build city r2c3.
play-help =
    Odpowiedz numerem możliwości albo słowami, na przykład: { $example }
    A; B          kilka decyzji naraz, na przykład: hire chief; pay supply×3
    why ŻYCZENIE  dlaczego coś nie jest możliwe, na przykład: why hire lord, why build city r2c3
    hint          co zrobiłby teraz ekspert i dlaczego
    rules NUMER   przeczytaj zasadę, na przykład: rules B3.5
    table         pokaż jeszcze raz cały stół
    quit          wyjdź; grę z --save można wznowić
explain-nothing = Nic nie stoi temu na przeszkodzie.
winners = { $count ->
    [one] Zwycięzca: { $players }.
   *[other] Zwycięstwem dzielą się: { $players }.
}
result-line = { $place }. { $player } – { $points ->
    [one] jeden punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[other] { $points } punktów zwycięstwa
}

# battalia show, check and explain

seat-not-at-table = { $seat } nie gra przy tym stole.
show-unfinished = Tu kończy się zapis, ale nie gra.
show-gave-up = Tu kończy się zapis; grę poddano: { $players }.
check-position-valid = Pozycja jest poprawna, dzień { $day }.
check-record-valid = Zapis jest poprawny: { $count ->
    [one] jedna decyzja
    [few] { $count } decyzje
   *[other] { $count } decyzji
}, do dnia { $day }.
check-invalid = Niepoprawne: { $reason }
check-asked = Teraz odpowiada { $player }: { $text } ({ $count ->
    [one] jedna możliwość
    [few] { $count } możliwości
   *[other] { $count } możliwości
})

# battalia simulate

simulate-positive = Liczba gier, procesów i decyzji musi wynosić co najmniej 1.
all-options-alone = --all-options samo przechodzi przez opcje: --{ $option } się z nim nie łączy.
simulate-progress = Rozgrywanie
simulate-title = Gry między graczami komputerowymi: mediana (najmniej–najwięcej)
simulate-players = { $count } graczy
simulate-games = Gry
simulate-days = Dni
simulate-points = Punkty
simulate-winner-points = Punkty zwycięzcy
simulate-endings = Powód końca
simulate-choices = Decyzje
simulate-stalled-games = Bez końca
simulate-errors = Błędy
simulate-all = wszystkie
simulate-speed = Decyzje na sekundę: { $speed }; sekundy: { $seconds }.
simulate-stalled = bez końca mimo tylu decyzji: { $count }
simulate-law = po decyzji { $number }: { $reason }
law-saved = zapisana gra nie wczytuje się taka, jaka była
law-leak = gracz { $player } widzi coś, co zależy od tego, co ukryte, albo nikt nie potrafi wyobrazić sobie tego, co ukryte
simulate-wrong = Ziarno { $seed }: { $reason }. Aby powtórzyć: { $command }

# battalia bench

bench-positive = Liczba sekund musi być większa od 0.
bench-peer-unknown = „{ $peer }” nie jest silnikiem do porównania; są nimi: { $known }.
bench-peer-missing = { $peer } nie jest zainstalowany: zainstaluj go obok battalia, aby porównać.
bench-title = Losowe gry w jednym procesie, najwyżej 28 dni każda
bench-table = Gracze
bench-base-2 = 2
bench-base-3 = 3
bench-base-4 = 4
bench-expansion-4 = 4 dod.
bench-everything-6 = 6 całość
bench-cost = Koszt
bench-days = Dni
bench-choices = Decyzje/s
bench-decisions = Decyzje graczy/s
bench-games = Gry/s
bench-copies = Kopie/s
bench-bytes = Bajty
bench-measure = Czterech graczy
bench-ratio = Mediana stosunku
bench-peer-title = Porównanie z { $peer }, na przemian po pół sekundy
bench-peer-note = Decyzje to wszystkie odpowiedzi, także losu: nasz silnik pyta los o każdą kartę, tamten dobiera karty w ramach kroku gracza. Decyzje graczy pomijają los. Przygotowanie gry jest wliczone po obu stronach.
bench-research-title = Słowa na sekundę z obserwacją i maską, losowa gra na jednym procesorze
bench-research-table = Stół
bench-ids = Numery
bench-cells = Komórki
bench-words = Słowa/s
bench-many = step_many, { $count } gier: { $one } słów/s w jednym procesie, { $two } w dwóch; stosunek { $ratio }

# battalia perft

perft-depth = Głębokość musi wynosić co najmniej 1.
perft-no-table = --write wymaga tabeli: --table PLIK.
perft-unreadable = { $file } nie jest tabelą liczb: { $reason }.
perft-differs = { $name }, głębokość { $depth }: { $now } przebiegów gry, a w tabeli jest { $lines }.
perft-counted = { $wrong ->
    [0] Wszystkie liczby zgadzają się z tabelą: { $count }.
    [one] 1 z { $count } liczb nie zgadza się z tabelą.
    [few] { $wrong } z { $count } liczb nie zgadzają się z tabelą.
   *[many] { $wrong } z { $count } liczb nie zgadza się z tabelą.
}
