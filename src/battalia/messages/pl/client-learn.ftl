## The browser: the rules, the sheets, the lessons, and games looked at again.

library-title = { $title } · Battalia
library-home = Battalia
library-pages = Do czytania
library-learn = Nauka gry
library-rules = Zasady
library-sheets = Arkusze

# The rules.
rulebook-title = Zasady
rulebook-about = Zasady obu instrukcji naszymi słowami, ponumerowane, aby można było na nie wskazać. „Ustalenie” oznacza to, co instrukcje zostawiają otwarte, a co rozstrzygnął ten stół; „komponent” oznacza liczby wydrukowane tylko na kartach i planszach.
rulebook-base = The Creation
rulebook-stormgates = The Stormgates
rulebook-search = Szukaj w zasadach
rulebook-search-key = Klawisz / prowadzi tu z każdego miejsca.
rulebook-found = { $count ->
    [one] jedna zasada
    [few] { $count } zasady
   *[other] { $count } zasad
}
rulebook-nothing = Żadna zasada nie mówi o „{ $words }”.
rulebook-contents = Spis treści
rulebook-link = Link do zasady { $number }

# The sheets.
sheets-title = Arkusze
sheets-intro = Wszystko, co jest wydrukowane na kartach i planszach, do sprawdzania w trakcie gry.
sheets-expansion = z The Stormgates
sheets-name = Nazwa
sheets-rule = Zasada
sheets-cost = Koszt
sheets-strength = Siła
sheets-strengths = { $attack } w ataku, { $defence } w obronie
sheets-does = Działanie
sheets-number = Liczba
sheets-costs = Jednostki
sheets-building = Budowa, herosi, obóz
sheets-artefacts = Artefakty
sheets-great = Większe Artefakty
sheets-battle = Siła w walce
sheets-oracle = Tydzień Słonecznej Wyroczni
sheets-numbers = Liczby
sheets-events = Wydarzenia burzowe
sheets-potions = Mikstury
sheets-fortune = Karty fortuny
sheets-modules = Moduły
sheets-city = Miasto poziomu { $level }
sheets-upgrade = Ulepszenie do poziomu { $level }
sheets-cost-hero = Heros
sheets-cost-step = Krok herosa
sheets-cost-pitch = Rozbicie namiotu
sheets-cost-toll = Myto Bramy Burz
sheets-cost-post = Placówka handlowa
sheets-cost-potion = Mikstura
sheets-cost-explore-road = Zbadanie drogi doliny
sheets-cost-explore-building = Zbadanie budynku doliny
sheets-illuminated = Oświecony
sheets-matched = Dopasowany
sheets-day = Dzień { $day }
sheets-cities-to-end = Koniec gry
sheets-cities-to-end-is = { $count ->
    [one] jedno miasto poziomu 4
    [few] { $count } miasta poziomu 4
   *[other] { $count } miast poziomu 4
} albo pełna plansza
sheets-hand = Karty dobierane na koniec tury
sheets-cohort = Kohorta
sheets-cohort-of = za { $size ->
    [few] { $size } karty
   *[other] { $size } kart
} jednej frakcji dobierasz { $count }
sheets-mulligan = Karty dobierane z mulliganem
sheets-ambush = Miejsca zasadzki
sheets-smallest = Najmniejsza talia
sheets-neutral = Obrona miast neutralnych
sheets-ruins = Obrona ruin
sheets-hard = { $usual } (w trudnej grze { $hard })
sheets-tokens = Żetony miast każdego gracza
sheets-tokens-are = { $low } dla poziomów 1 i 2, { $high } dla poziomów 3 i 4
sheets-retreat = Odwrót
# $steps is a text, not a number.
sheets-retreat-of = odległość { $steps }: wyposażenie ×{ $supply } albo koń
sheets-team-cities = Drużyna kończy grę
# $members is a text, not a number.
sheets-team-cities-of = { $members }-osobowa: wielkie miasta ×{ $cities }
sheets-decks = Karty w talii
sheets-decks-are = królowa od { $queen }, król od { $king }, weteran od { $veteran }
sheets-event = Wydarzenie { $event }
sheets-event-1 = Weź wierzchnią kartę jednego stosu artefaktów.
sheets-event-2 = Weź wierzchniego lorda, a z nim kartę wyposażenia.
sheets-event-3 = Dobierz kartę ze swojego narodu.
sheets-event-4 = Zbuduj dowolną drogę bez płacenia.
sheets-event-5 = Dobierz kartę fortuny i od razu jej użyj.
sheets-event-6 = Twój drugi heros pojawia się w tej bramie, gdziekolwiek jest.
sheets-event-7 = Wymień miasto lub drogę na planszy na kartę o tym samym kształcie i innym terenie.
sheets-event-8 = Skopiuj wydarzenie zagrane wcześniej, ale nie 2.
sheets-event-9 = Ulepsz jednostkę na ręce o jedną rangę.
sheets-event-10 = Ulepsz jedno ze swoich miast o jeden poziom.
sheets-event-11 = Weź dowolną kartę z limbo.
sheets-event-12 = Zniszcz namiot; to, co w nim było, trafia do schronienia właściciela.
sheets-potion-berserk = Mikstura berserka
sheets-potion-berserk-does = Raz dziennie, gdy rozpoczynasz atak na gracza, obrońca traci z ręki dwie losowe karty.
sheets-potion-freezing = Mroźny dotyk
sheets-potion-freezing-does = Raz dziennie rząd akcji wyłożony przez przeciwnika nie ma skutku.
sheets-potion-eclipse = Zaćmienie słońca
sheets-potion-eclipse-does = Raz dziennie, poza bitwami, jedna karta z twojej ręki jest dowolną jednostką, artefaktem lub wyposażeniem.
sheets-potion-brotherhood = Mikstura braterstwa
sheets-potion-brotherhood-does = Żaden gracz nie atakuje ciebie, a ty nie atakujesz żadnego gracza.
sheets-potion-colossus = Mikstura kolosa
sheets-potion-colossus-does = W każdej bitwie masz o 4 więcej siły.
sheets-potion-weakness = Mikstura słabości
sheets-potion-weakness-does = Oblany nią przeciwnik ma w każdej bitwie o 4 mniej siły.
sheets-fortune-card = Karta fortuny { $number }
sheets-fortune-does = { $count ->
    [one] Wierzchni z pozostałych Większych Artefaktów albo karta gwiezdnego pyłu.
   *[other] Dobierz { $count } z pozostałych Większych Artefaktów i zatrzymaj jeden albo weź kartę gwiezdnego pyłu.
}
sheets-module-stormgates = Bramy Burz
sheets-module-stormgates-does = Herosi za myto skaczą z bramy do bramy, a każdy skok przynosi wydarzenie burzowe.
sheets-module-royals = Królowie i królowe
sheets-module-royals-does = Duże talie dostają królową i króla, którzy tworzą rezydencję i stolicę.
sheets-module-teams = Drużyny
sheets-module-teams-does = Partnerzy działają jednocześnie i sumują swoje punkty.
sheets-module-heroic = Tryb heroiczny
sheets-module-heroic-does = Miasta neutralne i ruiny są silniejsze, a duże talie dają status weterana.
sheets-module-trading = Handel
sheets-module-trading-does = Placówki handlowe przy drogach wymieniają artefakty na skrzynie, a wyposażenie na gwiezdny pył.
sheets-module-great_artefacts = Nowe Większe Artefakty
sheets-module-great_artefacts-does = Siedem nowych, potasowanych razem ze starymi.
sheets-module-fortune = Fortuna
sheets-module-fortune-does = Karta fortuny zamiast Większego Artefaktu, który leży odkryty.
sheets-module-draft = Draft
sheets-module-draft-does = Pierwsze jednostki wybiera się z krążących pakietów, zamiast je rozdawać.
sheets-module-metamorpha = Metamorpha
sheets-module-metamorpha-does = Idzie za tym, kto buduje, i za kartę pomaga herosom na swoim terenie.
sheets-module-bilkarr = Bilkarr
sheets-module-bilkarr-does = Wędruje przez planszę i sprzedaje mikstury.
sheets-module-fanatics = Fanatycy
sheets-module-fanatics-does = Jednostki, które liczą się dla każdej frakcji i za dwie, za cenę karty zawieszonej w limbo.
sheets-module-valleys = Doliny
sheets-module-valleys-does = Dwie doliny do zbadania zamiast ruin, na dużej planszy.

# The lessons.
learn-title = Nauka gry
learn-intro = Sześć krótkich lekcji przy prawdziwym stole, razem około dziesięciu minut. Mentor mówi o jednej rzeczy naraz; nic złego nie może się stać.
learn-number = { $number }. { $title }
learn-done = gotowe
learn-begin = Zacznij
learn-again = Jeszcze raz
learn-begin-lesson = Zacznij lekcję „{ $title }”
learn-game = Pierwsza gra
learn-game-about = Cała gra przeciw początkującemu komputerowi. Mentor objaśnia każde nowe pytanie.
learn-game-begin = Graj
learn-more = Wszystkie szczegóły:

learn-turn = Twoja tura
learn-turn-about = Za karty płacisz kartami: najmij jednostkę, stwórz artefakt, zakończ turę.
learn-turn-hand = Oto karty na twojej ręce. W swojej turze wykładasz je w rzędach akcji; każdym rzędem kupujesz jedną rzecz, tyle razy, na ile pozwalają karty.
learn-turn-hire = Najmij wodza: wskaż stos wodzów i zapłać trzema kartami wyposażenia.
learn-turn-hire-done = Trzy karty wyposażenia dały ci wodza, a z nim nową kartę wyposażenia: przynosi ją każda najęta jednostka.
learn-turn-create = Teraz stwórz zwój. Kosztuje poddanego, wodza i kapłana; wszyscy trzej są na twojej ręce.
learn-turn-create-done = Za artefakty płacisz jednostkami. Koszt musi się dokładnie zgadzać: wyższa ranga nie zastępuje niższej.
learn-turn-rows = Tu leżą twoje rzędy akcji, a na ich końcu nowe karty. W tej turze nowe karty odpoczywają; później wracają ze wszystkimi innymi.
learn-turn-end = Zakończ turę.
learn-turn-end-done = Wszystkie twoje karty trafiły do schronienia, czyli na stos kart odrzuconych, a z narodu, czyli z talii doboru, masz sześć nowych. Gdy naród jest pusty, schronienie staje się nowym narodem: tak rośnie twoja talia.

learn-building = Budowanie
learn-building-about = Połóż drogę, obróć ją, załóż miasto i ulepsz inne.
learn-building-board = To miasto jest twoje: pokazuje to jego tarcza. Wszystko, co budujesz, musi być połączone drogą z którymś z twoich miast.
learn-building-road = Zbuduj prostą drogę: wskaż jej stos i zapłać poddanym i kartą wyposażenia.
learn-building-road-done = Karta została odkryta i widać jej teren. Teraz potrzebuje miejsca.
learn-building-place = Wskaż pole obok swojego miasta. Obróć kartę klawiszem R, kółkiem myszy albo wskazując pole ponownie, a potem potwierdź. Droga musi stykać się z drogą.
learn-building-place-done = Twoje miasto ma drogę. Krawędź bez drogi nie może stykać się z krawędzią z drogą.
learn-building-city = Załóż miasto poziomu 1 z czterema wyjściami: płacisz trzema poddanymi. Połóż je na końcu swojej drogi, nigdy tuż obok innego miasta.
learn-building-city-done = Miasto dowolnego poziomu kosztuje trzy jednostki o randze równej temu poziomowi: trzech lordów zakłada od razu miasto poziomu 4.
learn-building-upgrade = Ulepsz swoje pierwsze miasto do poziomu 2: wskaż je i zapłać dwoma wodzami.
learn-building-upgrade-done = Ulepszenie kosztuje dwie jednostki o randze równej nowemu poziomowi.
learn-building-points = Punkty to suma poziomów twoich miast. Gra kończy się, gdy plansza jest pełna albo gdy ktoś ma pięć miast poziomu 4.

learn-cohort = Kohorty
learn-cohort-about = Karty jednej frakcji przynoszą więcej kart.
learn-cohort-look = Zaczyna się nowa tura. Cztery karty na twojej ręce to Bearfolk: poznasz je po łapie. Trzy lub więcej kart jednej frakcji to kohorta.
learn-cohort-claim = Ogłoś kohortę.
learn-cohort-claim-done = Za cztery karty jednej frakcji dobierasz dwie; za trzy jedną, za pięć trzy, za sześć cztery. Teraz albo nigdy: później w tej turze jest już za późno.
learn-cohort-use = Z nowym wyposażeniem możesz stworzyć konia: wódz i dwie karty wyposażenia.
learn-cohort-use-done = Talia z niewielu frakcji pozwala dobierać więcej. Zwoje przekształcają karty na twoją frakcję.
learn-cohort-mulligan = Zła ręka? Zamiast kohorty możesz odrzucić ją całą i dobrać pięć nowych kart: to mulligan.

learn-oracle = Słoneczna Wyrocznia
learn-oracle-about = Codziennie jeden artefakt działa podwójnie, a frakcję jednego możesz wybrać.
learn-oracle-wheels = Wyrocznia obraca się raz dziennie. Artefakt, na który pada promień słońca, jest oświecony: dziś to narzędzie. Artefakt, który pokazują oba koła, jest dopasowany: dziś to także narzędzie.
learn-oracle-lit = Narzędzie zastępuje dwóch poddanych, a oświecone czterech. Stwórz broń: zapłać wodzem oraz narzędziem zamiast dwóch poddanych.
learn-oracle-lit-done = Została druga połowa oświeconego narzędzia: leży na stole, gotowa do użycia.
learn-oracle-again = Stwórz za tę połowę narzędzie: zapłać swoim poddanym oraz narzędziem na stole zamiast dwóch kolejnych.
learn-oracle-again-done = Oświecona karta może służyć w dwóch rzędach akcji. A to, co teraz tworzysz, jest dopasowane.
learn-oracle-matched = Wybierz frakcję nowego narzędzia: Bearfolk, twoją własną.
learn-oracle-matched-done = Narzędzie tej frakcji trafia do ciebie z głębi stosu, zamiast tego, które leżało na wierzchu.
learn-oracle-tomorrow = Jutro oświecona będzie broń, a dopasowany zwój. Po siedmiu dniach tydzień zaczyna się od nowa.

learn-hero = Heros
learn-hero-about = Najmij herosa, jedź konno drogami i zrób ostatni krok pieszo.
learn-hero-weapon = Herosi prowadzą twoje wojny. Jeden kosztuje broń i dwie karty wyposażenia, a ty masz jedno i drugie.
learn-hero-hire = Najmij herosa w swoim mieście: wskaż miasto i zapłać.
learn-hero-hire-done = Heros zaczyna w dowolnym z twoich miast. Masz dwóch herosów.
learn-hero-ride = Jedź konno w stronę szarego miasta na wschodzie: wybierz konia, a potem krok na wschód.
learn-hero-ride-done = Koń daje trzy kroki z rzędu. Kroki prowadzą drogami.
learn-hero-arrive = Idź dalej do szarego miasta. Koń zawiezie cię na pole przed nim; za ostatni krok płacisz kartą wyposażenia.
learn-hero-arrive-done = Twój heros stoi w mieście neutralnym. Nic się jeszcze nie dzieje: wejście jest wolne.
learn-hero-place = Stąd twój heros mógłby zaatakować miasto, drugą bronią. Jak to zrobić, pokaże następna lekcja.

learn-battle = Bitwa
learn-battle-about = Zdobądź miasto neutralne: najpierw broń, potem więcej siły, niż ma obrona.
learn-battle-strength = Twój heros stoi w mieście neutralnym, które broni się z siłą 4. Potrzebujesz więcej, a na początek broni.
learn-battle-attack = Zaatakuj miasto: wskaż je.
learn-battle-attack-done = Każdy atak rozpoczyna się bronią.
learn-battle-open = Zagraj broń.
learn-battle-open-done = Broń ma siłę 1. Wszystkie karty są na razie z frakcji twojego herosa, więc bonus herosa dodaje 1.
learn-battle-lay = Zagraj wodza i poddanego Bearfolk, a potem wybierz „Wystarczy”: 1 + 2 + 1 oraz 1 jako bonus herosa.
learn-battle-lay-done = Pięć przeciw czterem: miasto jest twoje! Karta innej frakcji zabrałaby ci bonus herosa.
learn-battle-won = Miasto poziomu 4 to cztery punkty. Dołączają też do ciebie lord jego frakcji i karta wyposażenia. W walce z graczami zagrywa się na przemian, aż jedna strona spasuje; remis wygrywa obrońca.

# The coach.
coach = Mentor
coach-guide = Twoja pierwsza gra
coach-step = { $lesson } · { $number } z { $count }
coach-fold = Zwiń lub rozwiń mentora
coach-close = Odpraw mentora
coach-more = Więcej
coach-less = Mniej
coach-rule = Zasada { $rule }
coach-done = Gotowe.
coach-next = Dalej
coach-skip = Pomiń to
coach-understood = Jasne
coach-anew = Zacznij tę lekcję od nowa
coach-next-lesson = Następna: { $lesson }
coach-to-lessons = Wszystkie lekcje
coach-goal = Twój cel
coach-goal-reached = Cel osiągnięty. Oto następny.
coach-goal-nearer = O krok bliżej celu.
coach-astray = To prowadzi poza tę lekcję. Cofnij to, a ruszymy dalej od tego miejsca.
coach-lost = Stąd ta lekcja nie prowadzi dalej. Zacznij ją od nowa: karty będą te same.
coach-back = Cofnij
coach-hint-do = Tak lekcja toczy się dalej.
coach-hint-read = Przeczytaj, co mówi mentor, i tam przejdź dalej.
coach-hint-back = Stąd lekcja nie prowadzi dalej: mentor sprowadzi cię z powrotem.
coach-welcome = Witaj w swojej pierwszej grze. Buduj miasta za pomocą kart: ich poziomy to twoje punkty. Gra kończy się, gdy plansza jest pełna albo gdy ktoś ma dość miast poziomu 4; jedno i drugie jest liczone u góry. Najpierw krótki przegląd.
coach-board = Plansza: miasta, drogi i herosi. Liczba przy mieście gracza to jego poziom, a przy szarym – jego obrona. Pola, na których możesz coś zrobić, świecą.
coach-hand = Twoja ręka. Podnieś karty, by zobaczyć, co można z nimi zrobić, albo wskaż cel, a dowiesz się, ile kosztuje.
coach-stacks = Stosy: to, co możesz zdobyć, wraz z kosztem. Wskaż stos, by z niego kupić; wskaż przygaszony, by dowiedzieć się, dlaczego teraz nie można. Przytrzymaj kursor lub palec na stosie albo karcie, by przeczytać, co robi.
coach-oracle = Słoneczna Wyrocznia: jeden artefakt jest oświecony i działa dziś podwójnie; jeden jest dopasowany i możesz wybrać jego frakcję.
coach-help = Jeśli nie wiesz, co zrobić, poproś o podpowiedź. Większość rzeczy można cofnąć.
coach-about-choose-faction = Wybierz frakcję, którą prowadzisz. Wszystkie są równie silne; dobra jest ta, której masz kilka kart.
coach-about-choose-city = Twoje pierwsze miasto: wybierz jedno ze świecących na planszy. Stąd będziesz budować.
coach-about-cohort = Tak zaczyna się każda tura: trzy lub więcej kart jednej frakcji to kohorta, która przynosi więcej kart; mulligan wymienia słabą rękę na pięć nowych kart. Jeśli nie chcesz żadnego z nich, przejdź do akcji.
coach-about-action = Twoja tura: najmuj jednostki, twórz artefakty, buduj. Jasna ramka oznacza to, za co mogą zapłacić twoje karty. Gdy nic już się nie opłaca, zakończ turę: wszystkie twoje karty później wrócą.
coach-about-pay = Którymi kartami płacisz? Proponowane są te, których będzie ci najmniej brakować.
coach-about-place = Wybierz świecące pole. Aby obrócić kartę, wybierz to pole jeszcze raz lub naciśnij R; potem potwierdź. Droga musi stykać się z drogą.
coach-about-name-faction = Ten artefakt jest dziś dopasowany: wybierz frakcję, z której go chcesz, najlepiej własną.
coach-about-transform = Ten artefakt zmienia inną kartę, której możesz potem od razu użyć.
coach-about-station = Karta w namiocie czeka tam, aż będzie ci potrzebna.
coach-about-ambush = Karty z zasadzki wracają w twojej następnej turze albo gdy ktoś cię zaatakuje.
coach-about-drop-ambush = W zasadzce mieszczą się tylko trzy karty: jedna musi odejść.
coach-about-muster = Każdy heros, który bierze udział, dodaje 1 jako bonus herosa, ale przepada, jeśli przegrasz.
coach-about-open-attack = Atak rozpoczyna się bronią.
coach-about-opening = Zagrywaj karty, aż całkowita siła przewyższy obronę. Jeśli wszystkie są z frakcji twojego herosa, bonus herosa dodaje 1.
coach-about-attack = Obrońca się trzyma: przewyższ jego siłę albo spasuj i przegraj.
coach-about-reaction = Ktoś cię atakuje. Kontratakuj, jeśli możesz wyrównać siłę; jeśli się poddasz, zachowasz karty.
coach-about-recall = Twoje karty z zasadzki mogą pomóc w tej bitwie; przychodzą wszystkie albo żadna.
coach-about-defence = Zagrywaj karty, aż twoja siła zrówna się z siłą atakującego: remis jest twój.
coach-about-ride = Koń daje trzy kroki po drogach.
coach-about-top-card = Wierzchnią kartę twojego schronienia, czyli stosu kart odrzuconych, widzą wszyscy. Wybierz taką, która niewiele mówi o twoich planach.
coach-about-choose-great-artefact = Pokonujesz strażników ruin, a ruiny pozostają neutralne: weź jeden Większy Artefakt.
coach-about-summon = Róg pozwala ci wziąć z narodu do dwóch kart.
coach-about-use-wild-as = Dzika karta jest tym, czego potrzebujesz.
coach-about-keep-tent = Jedna z tych kart zostaje z namiotem.
coach-about-pay-retreat = Za odwrót płaci się wyposażeniem albo koniem.

# A game looked at again.
replay-title = Powtórka
replay-opening = Pobieranie gry…
replay-viewer = Widok
replay-watch = tylko odkryte karty
replay-all = wszystkie karty odkryte
replay-play-on = Graj dalej stąd
replay-share = Udostępnij
replay-shared = Link do tej chwili jest skopiowany.
replay-share-address = Link do tej chwili jest w pasku adresu.
replay-export = Pobierz zapis
replay-otherwise = według zasad tego programu gra potoczyłaby się inaczej: { $problem }. To, czego nie mogą pokazać, jest w dzienniku tak, jak zostało zapisane
replay-written = { $player }: { $text }
replay-tab = { $tab ->
    [log] Dziennik
    [charts] Wykresy
    [review] Analiza
   *[stacks] Stosy
}
replay-beside = Dziennik, wykresy, analiza i stosy
replay-log = Cała gra w zdaniach
replay-folded = Także karty dobrane i odrzucone
replay-transport = Tam i z powrotem
replay-first = Na początek
replay-turn-before = Poprzednia tura
replay-before = Posunięcie wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-next = Posunięcie naprzód
replay-turn-next = Następna tura
replay-last = Na koniec
replay-slider = Miejsce w grze
replay-place = Posunięcie { $at } z { $end }
replay-speed = Tempo
replay-speed-is = { $speed ->
    [slow] wolne
    [fast] szybkie
    [fastest] najszybsze
   *[usual] zwykłe
}
replay-points = Punkty dzień po dniu
replay-deck = Talia dzień po dniu
replay-deck-of = Czyja talia
replay-deck-unknown = Z tego widoku nie widać niczyjej talii.
replay-group = { $group ->
    [supply] wyposażenie
    [units] jednostki
    [artefacts] artefakty
   *[others] Większe Artefakty i inne
}
replay-day = Dzień
replay-as-table = Jako tabela
