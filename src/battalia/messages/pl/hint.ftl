### Advice (battalia hint): a choice, and why

hint-choice = { $verb }: { $nouns } („{ $notation }”).
hint-open = Na razie nic.
hint-chance = Teraz decyduje los: nie ma czego doradzać.

## Why: the turn

hint-only-option = Nic innego nie jest możliwe.
hint-not-now = Nic, co można zrobić od razu, nie jest w tej chwili opłacalne.
hint-best-of = Ta możliwość wydaje się dla ciebie najlepsza (liczba możliwości: { $count }).
hint-all-alike = Wszystkie możliwości są równie dobre: żadna nie jest dla ciebie lepsza.
hint-wins = { $sure ->
    [yes] Tą turą wygrywasz grę.
   *[no] Przy odrobinie szczęścia wygrywasz grę w tej turze.
}
hint-cohort = Pozwala dobrać { $count ->
    [one] jedną kartę więcej
    [few] { $count } karty więcej
   *[other] { $count } kart więcej
}, a kohorta nic nie kosztuje.
hint-mulligan = Te karty niewiele dają w tej turze: pięć innych powinno dać więcej.
hint-keep-hand = Te karty są dość dobre: pięć innych raczej nie dałoby więcej w tej turze.
hint-nothing-gains = Nic, co można jeszcze zrobić w tej turze, nie poprawi twojej sytuacji.

## Why: what is better afterwards

hint-city-built = { $sure ->
    [yes] Ta tura przynosi
   *[no] Przy odrobinie szczęścia ta tura przynosi
} { $points ->
    [one] jeden punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[other] { $points } punktów zwycięstwa
}: nowe miasto poziomu { $level } na polu { $space }.
hint-city-gained = { $sure ->
    [yes] Ta tura przynosi
   *[no] Przy odrobinie szczęścia ta tura przynosi
} { $points ->
    [one] jeden punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[other] { $points } punktów zwycięstwa
}: to, co stoi na polu { $space }, staje się twoje.
hint-city-raised = { $sure ->
    [yes] Ta tura przynosi
   *[no] Przy odrobinie szczęścia ta tura przynosi
} { $points ->
    [one] jeden punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[other] { $points } punktów zwycięstwa
}: miasto na polu { $space } rośnie do poziomu { $level }.
hint-city-taken = { $sure ->
    [yes] Ta tura przynosi
   *[no] Przy odrobinie szczęścia ta tura przynosi
} { $points ->
    [one] jeden punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[other] { $points } punktów zwycięstwa
}: miasto neutralne na polu { $space } pada.
hint-city-won = { $sure ->
    [yes] Ta tura przynosi
   *[no] Przy odrobinie szczęścia ta tura przynosi
} { $points ->
    [one] jeden punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[other] { $points } punktów zwycięstwa
}, a przeciwnik ({ $players }) traci miasto na polu { $space }.
hint-deck-gains = { $sure ->
    [yes] Nowe karty w twojej talii:
   *[no] Przy odrobinie szczęścia nowe karty w twojej talii:
} { $kinds }. { $fruit ->
    [supply] Będziesz mieć więcej wyposażenia do wydania.
    [roads] Łatwiej będzie budować drogi.
    [attacks] Twoje ataki będą silniejsze.
    [defence] Twoje miasta będą lepiej bronione.
    [cohorts] Kohorty pozwolą dobrać więcej kart.
    [great] Większe Artefakty pomagają w każdej ręce.
    [royal] Królowe i królowie podnoszą miasta ponad poziom 4.
    [upgrades] Łatwiej będzie ulepszać miasta.
    [cities] Łatwiej będzie budować miasta.
   *[hands] Następne ręce będą mogły zdziałać więcej.
}
hint-deck-thins = { $sure ->
    [yes] Ubywa z twojej talii:
   *[no] Przy odrobinie szczęścia ubywa z twojej talii:
} { $kinds }. To, co zostaje, częściej trafia na rękę.
hint-held = { $sure ->
    [yes] Zostaje na później, zamiast iść do odrzucenia:
   *[no] Przy odrobinie szczęścia zostaje na później, zamiast iść do odrzucenia:
} { $kinds }.
hint-limbo = Bez tej karty możesz się obejść: { $kind }. W zasadzce może czekać na twoją następną turę: { $kinds }.
hint-sites = { $sure ->
    [yes] Masz potem
   *[no] Przy odrobinie szczęścia masz potem
} { $count ->
    [one] jedno pole
    [4] cztery pola lub więcej
    [few] { $count } pola
   *[other] { $count } pól
} na swoje następne miasto.
hint-hero-hired = { $sure ->
    [yes] Nowy heros staje
   *[no] Przy odrobinie szczęścia nowy heros staje
} na polu { $space }, gotów do ruchu i do ataku.
hint-hero-nearer = { $sure ->
    [yes] To zbliża cię
   *[no] Przy odrobinie szczęścia to zbliża cię
} do celu ataku na polu { $space }.
hint-stronger = { $sure ->
    [yes] Twoje ataki będą
   *[no] Przy odrobinie szczęścia twoje ataki będą
} silniejsze.
hint-assets = { $sure ->
    [yes] Co na tym zyskujesz:
   *[no] Co możesz na tym zyskać:
} { $module ->
    [checkpoints] lepsze szanse w najbliższym punkcie kontrolnym.
    [heroic] siłę weterana.
    [trading] placówki handlowe.
    [potions] miksturę.
    [bilkarr] herosa na targu Bilkarra.
    [great-artefacts] miasta, których nikt nie może zaatakować.
    [metamorpha] herosa na terenie Metamorphy.
    [valleys] to, co dają doliny.
    [mountain-pass] wzmacniacz burzy, a z nim drogę do Większego Artefaktu.
    [kings-bridge] drogę do Większego Artefaktu na Moście Królewskim.
   *[other] to, co daje dodatkowy moduł.
}
hint-rivals = { $sure ->
    [yes] To pogarsza szanse przeciwnika
   *[no] Przy odrobinie szczęścia to pogarsza szanse przeciwnika
} ({ $players }).
hint-end-nears = { $sure ->
    [yes] Gra trwa już długo: drogi zapełniają planszę i kończą grę.
   *[no] Gra trwa już długo: przy odrobinie szczęścia drogi zapełnią planszę i zakończą grę.
}
hint-raid = To prowadzi do ataku na polu { $space } (obrońca: { $players }): { $count ->
    [0] ten przeciwnik nie ma kart na ręce
    [one] ten przeciwnik ma na ręce jedną kartę
    [few] ten przeciwnik ma na ręce { $count } karty
   *[other] ten przeciwnik ma na ręce { $count } kart
}, a przy średniej z jego możliwych rąk atak się opłaca.
hint-set = Masz wtedy do dyspozycji: { $kind } ×{ $count } – { $count ->
    [3] dość na miasto.
   *[other] dość na ulepszenie.
}
hint-more-cards = Masz o { $count ->
    [one] jedną kartę
    [few] { $count } karty
   *[other] { $count } kart
} więcej do dalszej gry.
hint-gamble = Średnio z sześciu ścian kości jest to warte więcej niż cokolwiek innego.
hint-storm = Ze skokiem przychodzi wydarzenie burzowe, średnio warte więcej niż myto.
hint-fortune = To, co może tu przynieść szczęście, jest średnio warte więcej niż reszta.

## Why: cards, land, heroes

hint-pay = To oszczędza kartę, którą możesz lepiej wykorzystać: { $kind }.
hint-pay-cheapest = Inne sposoby zapłaty kosztują więcej kart lub lepsze karty.
hint-pay-alike = Wszystkie sposoby zapłaty kosztują te same typy kart.
hint-place-towards = Droga zbliża cię do celu ataku na polu { $space }.
hint-place-open = Stamtąd { $count ->
    [one] droga prowadzi dalej na puste pole.
    [few] drogi prowadzą dalej na { $count } puste pola.
   *[other] drogi prowadzą dalej na { $count } pustych pól.
}
hint-most-cards = Żadna inna frakcja nie ma w twojej talii więcej kart niż { $faction }, a karty jednej frakcji tworzą kohorty.
hint-home-city = Leży na twoim rodzimym terenie.
hint-home-terrain = To twój rodzimy teren.
hint-worth-most = Z tych kart najlepiej wykorzystasz tę: { $kind }.
hint-worth-least = Z tych kart najmniej potrzebujesz tej: { $kind }.
hint-top = Wszyscy widzą tę kartę, a zdradza ona najmniej: { $kind }.
hint-promote = Po ulepszeniu karta może więcej: { $kind }.
hint-double = Tę jednostkę najlepiej mieć podwójnie: { $kind }.
hint-amulet = Z twoich kart ta ma najwięcej do zyskania na rzucie kością: { $kind }.
hint-done = Żadna dalsza karta nie jest tego warta.
hint-halt = Żaden dalszy krok nie zbliża do niczego.
hint-strongest = Nic innego nie jest silniejsze: liczy się za { $count }.
hint-road = Prowadzi na { $count ->
    [one] jedno sąsiednie pole
    [few] { $count } sąsiednie pola
   *[other] { $count } sąsiednich pól
}.

## Why: battles

hint-attack = Na początek potrzebujesz { $need }, a możesz osiągnąć { $reach }; { $count ->
    [0] przeciwnik ({ $players }) nie ma kart na ręce
    [one] przeciwnik ({ $players }) ma na ręce jedną kartę
    [few] przeciwnik ({ $players }) ma na ręce { $count } karty
   *[other] przeciwnik ({ $players }) ma na ręce { $count } kart
}, a przy średniej z jego możliwych rąk atak się opłaca.
hint-attack-falls = Aby zdobyć pole { $space }, potrzebujesz { $need }, a twoje karty dają { $reach }.
hint-weapon = Dodaje do ataku { $count }, a żadna inna broń nie rozpocznie go lepiej.
hint-lay = Potrzebujesz { $need }, a możesz osiągnąć { $reach }: to część najtańszego sposobu.
hint-lay-least = Potrzebujesz { $need }, a możesz osiągnąć tylko { $reach }, więc zagraj kartę, której najmniej ci szkoda.
hint-stand = Całkowita siła wystarcza: pozostałe karty oszczędzasz.
hint-pass = Potrzebujesz { $need }, a wszystkie twoje karty dają tylko { $reach }.
hint-join = Potrzebujesz { $need }, a same karty dają { $reach }: heros dodaje swój bonus.
hint-strike = Potrzebujesz { $need }: z kartami z namiotu osiągasz { $reach }.
hint-fight = Potrzebujesz { $need }, a możesz osiągnąć { $reach }: da się to obronić.
hint-surrender = Potrzebujesz { $need }, a możesz osiągnąć tylko { $reach }: nie da się tego obronić, więc oszczędź karty.
hint-cannot-fight = Nie ma czym walczyć.
hint-retreat = Potrzebujesz { $need }, a możesz osiągnąć tylko { $reach }: ratuj więc herosa.
hint-retreat-safer = { $count ->
    [one] Atakujący ma jeszcze jedną kartę
    [few] Atakujący ma jeszcze { $count } karty
   *[other] Atakujący ma jeszcze { $count } kart
} ({ $players }): uratowany heros jest lepszy niż niepewna walka.
hint-recall = Potrzebujesz { $need }: bez kart z zasadzki osiągasz tylko { $reach }.
hint-keep = Potrzebujesz { $need }, a bez kart z zasadzki osiągasz { $reach }: zostają na później.
hint-muster-few = Tylu powinno wystarczyć: kto zostaje z boku, niczego nie ryzykuje.
hint-muster-all = Każdy heros dodaje siły, a mniejsza ich liczba mogłaby nie wystarczyć.
hint-extra = Potrzebujesz { $need }, a zwykłe karty dają tylko { $reach }: to może odwrócić losy bitwy.

## The goal: what it is, what it still takes, when it can be had

goal-neutral = Miasto neutralne na polu { $space } broni się z siłą { $defence }: siła { $need } wystarczy, by padło i przyniosło ci { $points ->
    [one] jeden punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[other] { $points } punktów zwycięstwa
}.
goal-ruins = Ruiny na polu { $space } bronią się z siłą { $defence }: siła { $need } wystarczy, by zdobyć tam Większy Artefakt.
goal-raid = Miasto na polu { $space } ({ $players }) broni się z siłą { $defence } i kartami, które zostaną za nie zagrane: na początek potrzebujesz { $need }. Przyniosłoby ci { $points ->
    [one] jeden punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[other] { $points } punktów zwycięstwa
}.
goal-upgrade = Miasto na polu { $space } może wzrosnąć do poziomu { $level }. Potrzebujesz do tego naraz na ręce: { $kind } ×{ $count }. W twojej talii: { $own }.
goal-city = Nowe miasto poziomu { $level } przynosi { $level ->
    [one] jeden punkt zwycięstwa
    [few] { $level } punkty zwycięstwa
   *[other] { $level } punktów zwycięstwa
}. Potrzebujesz do tego naraz na ręce: { $kind } ×{ $count }. W twojej talii: { $own }.
goal-needs-weapon = Broń do ataku: stwórz ją ({ $kinds }).
goal-needs-road = Droga, która tam prowadzi: jeszcze co najmniej { $count ->
    [one] jedna karta terenu
    [few] { $count } karty terenu
   *[other] { $count } kart terenu
}.
goal-needs-hero = Heros: najmij go w swoim mieście ({ $kinds }).
goal-needs-steps = { $count ->
    [one] Jeden krok herosa z pola { $space }: karta wyposażenia albo koń.
    [few] { $count } kroki herosa z pola { $space }: karta wyposażenia za każdy; koń daje trzy kroki.
   *[other] { $count } kroków herosa z pola { $space }: karta wyposażenia za każdy; koń daje trzy kroki.
}
goal-needs-strength = Więcej siły: twoja najlepsza ręka daje { $reach } z { $need }. Najmij silniejsze jednostki.
goal-needs-line = Potem atak, naraz z jednej ręki: { $kinds }. Razem daje to siłę { $reach }.
goal-needs-site = Pole, na którym się zmieści: najpierw zbuduj drogę.
goal-needs-units = Jeszcze do najęcia: { $count ->
    [1] { $kind }
   *[other] { $kind } ×{ $count }
}. Koszt każdego to { $supply ->
    [few] { $supply } karty wyposażenia.
   *[other] { $supply } kart wyposażenia.
}
goal-needs-together = Wszystkie naraz na ręce: co czeka w zasadzce, dołączy.
goal-now = Twoje karty wystarczą: można to zrobić w tej turze.
goal-day = Jeśli karty dopiszą, można to zrobić { $week ->
    [1] w dniu { $day } tygodnia 1.
   *[other] w dniu { $weekday } tygodnia { $week } (dzień { $day } od początku gry).
}
goal-waits = Nie w tej turze: coś innego jest teraz więcej warte.

## What else was weighed, and why it is less

hint-less = W sumie zostawia cię w nieco gorszej sytuacji.
hint-less-points = Przynosi o { $count ->
    [one] jeden punkt zwycięstwa
    [few] { $count } punkty zwycięstwa
   *[other] { $count } punktów zwycięstwa
} mniej.
hint-less-deck = Do twojej talii nie trafi wtedy: { $kinds }.
hint-less-held = Mniej zostałoby na następną turę.
hint-less-land = Zostawia ci mniej pól na następne miasto.
hint-less-heroes = Na mapie byłoby mniej twoich herosów.
hint-less-near = Do celu ataku na polu { $space } byłoby ci dalej.
hint-less-strength = Twoje ataki byłyby słabsze.
hint-less-gamble = To zależy od rzutu kością.
hint-less-raid = To zależy od kart, które ma na ręce obrońca ({ $players }).

## Why: The Stormgates

hint-pick-own = Należy do twojej frakcji: w bitwach zachowujesz dzięki niej bonus herosa.
hint-pick-alike = Z tej frakcji ({ $faction }) masz już { $count ->
    [one] jedną kartę
    [few] { $count } karty
   *[other] { $count } kart
}: razem tworzą kohorty.
hint-tent-lost = Przeciwnik ({ $players }) traci to, co czeka w namiocie: { $kinds }.
hint-threatened = Wrogi heros może wkrótce zaatakować pole { $space }.
hint-highest = Żadne inne z tych miast nie jest wyższe niż to, poziomu { $level }.
hint-eclipse = Karta zmieniona w inny typ dopełnia kombinację na ręce.
hint-potion-turns = Potrzebujesz { $need }, a osiągasz { $reach }: mikstura dodaje { $count }.
hint-brotherhood = To kończy atak na pole { $space }, zanim się zaczął.
hint-rage = To wytrąca karty z ręki przeciwnika ({ $players }); liczba jego kart: { $count }.
hint-freeze = Ten rząd akcji jest dla przeciwnika wart więcej, niż kosztuje cię mroźny dotyk.
hint-allow = Ten rząd akcji jest wart mniej, niż kosztuje cię mroźny dotyk.
hint-amplifier = Daje Większy Artefakt, a po to właśnie jest.
hint-cross = Żadna wymiana na Moście Królewskim nie poprawi twojej sytuacji.
