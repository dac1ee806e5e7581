## The browser: cards, hand, rows, stacks, the Sun Oracle, and the players' panels.
## Texts beside pictures are short; the rest is read aloud or shown when one points at something.

# A card.
cards-face-down = zakryta karta
cards-times = razy { $count }
cards-used-as = użyto jako: { $kind }
cards-strength = { $same ->
    [yes] Siła { $attack }.
   *[no] Siła { $attack } w ataku, { $defence } w obronie.
}
cards-strength-short = siła { $strength }
cards-lit = Oświecony artefakt: działa dziś jak dwie takie same karty.
cards-lit-short = oświecony artefakt
cards-matched = Dopasowany artefakt: kto go dziś tworzy, może wybrać frakcję.
cards-matched-short = dopasowany artefakt
cards-marked-act = można użyć
cards-marked-pay = służy do zapłaty
cards-marked-danger = w niebezpieczeństwie
cards-selected = wybrano
cards-rule = Zasada { $rule }
cards-close = Zamknij

# What each kind of card does.
cards-does-supply = Płaci za jednostki, drogi, namioty, herosów i kroki. Nie należy do żadnej frakcji.
cards-does-friman = Jednostka rangi 1. Poddani budują drogi i miasta poziomu 1 i są potrzebni do większości artefaktów.
cards-does-chief = Jednostka rangi 2. Wodzowie budują miasta poziomu 2 lub ulepszają miasto do tego poziomu; są potrzebni do broni, zwojów, namiotów i koni.
cards-does-priest = Jednostka rangi 3. Kapłani budują miasta poziomu 3 lub ulepszają miasto do tego poziomu; są potrzebni do amuletów i zwojów.
cards-does-lord = Jednostka rangi 4. Lordowie budują wielkie miasta, czyli miasta poziomu 4, lub ulepszają miasto do tego poziomu; są potrzebni do tytułów.
cards-does-queen = Sama w rzędzie akcji zmienia miasto poziomu 4 w rezydencję królewską, poziom 5.
cards-does-king = Sam w rzędzie akcji zmienia rezydencję w stolicę, poziom 6.
cards-does-tool = Zastępuje do dwóch poddanych w jednym rzędzie akcji. W bitwie się go nie używa.
cards-does-weapon = Rozpoczyna atak, z dwiema kartami wyposażenia najmuje herosa, a w rzędzie bitwy dodaje 1.
cards-does-amulet = Rzuć kością dla innej karty: 1 – nic; 2 lub 3 – liczy się tyle razy; 4 – trafia do zasadzki; 5 – do schronienia; 6 – staje się dziką kartą.
cards-does-title = Ulepsza jednostkę o jedną rangę, w miarę możliwości w tej samej frakcji. Nowej jednostki możesz użyć od razu.
cards-does-scroll = Przekształca jednostkę lub artefakt na inną frakcję, którą wybierasz. Zamiast tego zwój może przekształcić sam siebie.
cards-does-tent = Za jedną kartę wyposażenia przechowuje jedną kartę z ręki, aż zechcesz ją odzyskać.
cards-does-horse = Przesuwa jednego herosa o najwyżej trzy pola albo dodaje 1 w rzędzie bitwy. Ratuje herosa, który dokonuje odwrotu.
cards-does-hammer = Dowolny artefakt, wybierany na nowo przy każdym użyciu; ale nie w bitwie.
cards-does-sword = Broń o wielkiej sile w ataku.
cards-does-shield = Broń o wielkiej sile w obronie.
cards-does-wings = Przenoszą jednego herosa ponad wszystkim na dowolną kartę na planszy.
cards-does-horn = Przejrzyj swój naród, pokaż do dwóch kart i weź je na rękę.
cards-does-arrow = Broń, która atakuje także każde z ośmiu pól wokół twojego herosa.
cards-does-bag = Weź do dwóch kart wyposażenia na tę turę; nieużyte wracają.
cards-does-banner = Weź ze schronienia na rękę karty jednego typu o łącznej sile najwyżej 8.
cards-does-cloak = Ukrywa do dwóch twoich miast w zasięgu twoich herosów: nikt nie może ich atakować do twojej następnej tury.
cards-does-crystal = Obejrzyj dwanaście wierzchnich kart swojego narodu i wybierz sześć, które przyjdą pierwsze.
cards-does-mask = W bitwie przejmij do swojego rzędu najwyżej dwie słabe jednostki z rzędu przeciwnika.
cards-does-lost-scroll = Weź na rękę dowolną kartę z limbo.
cards-does-staff = Zmień teren najwyżej trzech kart terenu na planszy.
cards-does-stardust = Zastępuje do dwóch kart wyposażenia w jednym rzędzie akcji lub w cenie odwrotu. Nigdy się go nie wymienia ani nie zawiesza w limbo.
cards-does-chest = Zawieszona w limbo pozwala wystawić w zasadzce do trzech kart z ręki naraz. Można ją wymienić na artefakt.
cards-does-wild = Dowolna jednostka, dowolny artefakt lub wyposażenie; wybierasz, gdy jej używasz.
cards-does-fanatic = Fanatyk liczy się dla każdej frakcji. Aby go zagrać, zawieś inną kartę w limbo; liczy się wtedy jako dwie karty.
cards-does-road = Łączy nowy teren z twoimi miastami; chodzą po niej herosi. Jej teren widzisz po zapłaceniu, a potem kładziesz ją tak, by droga stykała się z drogą.
cards-does-city = Trzy jednostki jednej rangi zakładają miasto tego poziomu, a jego poziom to twoje punkty. Musi być połączone drogą z którymś z twoich miast i nigdy nie leży tuż obok innego miasta.

# The hand.
cards-hand = Ręka, { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } kart
}
cards-hand-empty = Brak kart na ręce
cards-sorted-kind = wg typu
cards-sorted-faction = wg frakcji
cards-sort-kind = Ręka jest ułożona według frakcji; ułóż według typu
cards-sort-faction = Ręka jest ułożona według typu; ułóż według frakcji

# Rows: what each was laid for.
cards-rows = Rzędy akcji w tej turze
cards-rows-none = Tu leży to, co zagrano w tej turze, rząd po rzędzie.
cards-row-hire = Najmuje: { $kind }
cards-row-create = Tworzy: { $kind }
cards-row-build = Buduje: { $shape }
cards-row-city = Buduje: miasto poziomu { $level }
cards-row-upgrade = Ulepsza miasto
cards-row-hero = Najmuje herosa
cards-row-step = Krok
cards-row-travel = Podróż
cards-row-ride = Jazda konna
cards-row-fly = Lot
cards-row-pitch = Rozbija namiot
cards-row-use = Używa: { $kind }
cards-row-attack = Atakuje
cards-row-jump = Skok
cards-row-toll = Myto za skok
cards-row-post = Buduje placówkę
cards-row-buy-potion = Kupuje miksturę
cards-row-invoke = Prosi Metamorphę
cards-row-explore = Bada
cards-row-crown = Koronuje miasto
cards-copy = { $count ->
    [one] kopia: { $card }
    [few] { $count } kopie: { $card }
   *[other] { $count } kopii: { $card }
}
cards-new = { $count ->
    [one] nowa karta: { $card }
   *[other] nowe karty: { $card } ×{ $count }
}
cards-loose = Do użycia

# Tents, ambush, piles.
cards-tents = Namioty
cards-tent = Namiot: { $cards }{ $brief ->
    [yes] , do końca dnia
   *[no] { "" }
}
cards-ambush = Zasadzka { $count } z { $places }
cards-nation = Naród
cards-nation-count = Naród, liczba kart: { $count }
cards-nation-all = Naród, liczba kart: { $count }
cards-nation-note = Karty, które dobierzesz, posortowane: ich kolejności nikt nie zna.
cards-shelter = Schronienie
cards-shelter-count = Schronienie, liczba kart: { $count }
cards-shelter-all = Schronienie, liczba kart: { $count }{ $top ->
    [none] { "" }
   *[other] , na wierzchu: { $top }
}
cards-shelter-note = Twoje odrzucone karty, posortowane. Gdy naród się skończy, utworzą nowy.
cards-pile-empty = Brak kart

# Stacks.
cards-stacks = Stosy
cards-artefacts = Artefakty
cards-units = Jednostki i wyposażenie
cards-roads = Drogi
cards-cities = Miasta
cards-offer = Większe Artefakty do zdobycia
cards-offer-none = Nie ma Większych Artefaktów do zdobycia.
# Where long names may be divided when there is little room.
cards-hyphens = wypo-sa-żenie narzę-dzie Krysz-tał Sztan-dar Zagi-niony Skrzy-dła Sun-blessed Cloud-born Wolfs-clan Is-landers Ember-ians
cards-limbo = Limbo
cards-limbo-count = Limbo, { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } kart
}
cards-limbo-note = Te karty są poza grą.
cards-left = { $count ->
    [0] nic nie zostało
   *[other] zostało: { $count }
}
cards-top = na wierzchu: { $top }
cards-open = można teraz wziąć
cards-closed = nie teraz: zapytaj dlaczego
cards-cost = koszt: { $cost }
cards-cost-part = { $count }× { $kind }
cards-city-cost = { $count ->
    [one] { $count } jednostka
    [few] { $count } jednostki
   *[other] { $count } jednostek
}, ranga = poziom

# The Sun Oracle.
cards-oracle = Słoneczna Wyrocznia
cards-oracle-meaning = Dziś oświecony artefakt (działa podwójnie): { $lit }. Dopasowany artefakt (kto go tworzy, może wybrać frakcję): { $matched }.

# The players.
cards-players = Gracze
cards-you = ty
cards-first = pierwszy
cards-thinks = myśli
cards-clock = Zegar
cards-computer = komputer, { $level }
cards-stand-in = zastępuje komputer
cards-resigned = gra poddana
cards-open-seat = wolne miejsce
cards-absent = poza stołem
cards-days = { $count ->
    [one] 1 dzień
   *[other] { $count } dni
}
cards-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
cards-in-hand = Ręka: { $count }
cards-in-nation = Naród: { $count }
cards-in-shelter = Schronienie: { $count }
cards-in-ambush = W zasadzce: { $count }
cards-heroes = Herosi na planszy: { $count }
cards-great-cities = Wielkie miasta: { $count }{ $needed ->
    [0] { "" }
   *[other] ; grę kończy { $needed }
}
cards-shelter-top = Schronienie: { $count }, na wierzchu { $card }
cards-team = Drużyna { $number }
cards-team-score = Punkty: { $points } · wielkie miasta: { $cities } z { $needed }

# The head of the table.
cards-day = Dzień { $day }, tydzień { $week }
cards-turn = Teraz gra: { $players }
cards-your-turn = Twoja tura
cards-over = Koniec gry
cards-status-lit = oświecony: { $kind }
cards-status-matched = dopasowany: { $kind }
cards-race = Punkty
cards-end-cities = Najbliżej końca gry dzięki wielkim miastom: { $players }, { $count } z { $needed }
cards-end-map = Gra kończy się, gdy plansza jest pełna: { $count ->
    [0] nie ma już wolnych pól
    [one] zostało jedno pole
    [few] zostały { $count } pola
   *[other] zostało { $count } pól
}
cards-end-weeks = Gra kończy się po { $count }. tygodniu
cards-bot = bot
