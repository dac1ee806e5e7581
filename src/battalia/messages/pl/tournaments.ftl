### Turnieje.

## Czego się nie da.

no-such-tournament = nie ma takiego turnieju
not-your-tournament = to nie twój turniej
too-many-tournaments = masz już { $most } ogłoszonych turniejów, które się nie skończyły; poczekaj na koniec jednego z nich
tournament-start = turniej zaczyna się w ciągu roku, a nie w przeszłości
tournament-without-end = arena trwa pewien czas; bez końca ma ją tylko dom
tournament-computers = turniej uzupełnia najwyżej { $most } komputerów
tournament-arena-is-live = arena odbywa się na żywo: nie ma rund w ustalonych dniach
tournament-days-clock = gdzie każda runda ma swój termin, na każdy ruch są całe dni
tournament-days-rounds = runda z terminem trwa co najmniej godzinę
tournament-live-clock = turniej na żywo wymaga zegara na całą partię albo limitu każdej rundy
tournament-knockout-two = turniej pucharowy wymaga stołów, przy których może grać też dwoje
tournament-too-small = przy jednym stole siedzi { $players } graczy: tylu musi móc wziąć udział
tournament-needs-account = turniej jest oceniany: udział biorą tylko osoby z kontem
tournament-of-club = to turniej klubu, do którego nie należysz
tournament-begun = już się zaczął
tournament-full = wszystkie miejsca są zajęte
tournament-already = ten uczestnik już bierze udział
tournament-no-bots = w tym turnieju boty nie biorą udziału
tournament-bot-busy = { $name } bierze już udział w { $most } turniejach
tournament-not-entered = nie bierzesz udziału
tournament-no-pause = przerwę można zrobić tylko w arenie
tournament-is-over = już się skończył

## W powiadomieniach i kalendarzach.

round-notice = Battalia: zaczyna się twoja runda.
tournament-calendar-round = { $title }, runda { $number }

## Lista i ogłaszanie turnieju.

tournaments-title = Turnieje
tournaments-start = Rundy, tabela i wyniki, na żywo albo przez wiele dni
tournaments-intro = Runda po rundzie przeciw innym, na żywo albo przez wiele dni. Zapisz się lub ogłoś własny.
tournaments-which = Które
tournaments-which-coming = Nadchodzące
tournaments-which-running = Trwające
tournaments-which-past = Zakończone
tournaments-none = Nie ma żadnych.
tournaments-more = Pokaż więcej
tournaments-announce = Ogłoś turniej
tournament-name = Nazwa
tournament-starts = Początek
tournament-form = System
tournament-form-swiss = System szwajcarski
tournament-form-round-robin = Każdy z każdym
tournament-form-knockout = System pucharowy
tournament-form-arena = Arena
tournament-form-swiss-text = W każdej rundzie spotyka się kogoś o podobnym wyniku i nikogo dwa razy.
tournament-form-round-robin-text = Każdy spotyka każdego raz; przy większych stołach, na ile to możliwe.
tournament-form-knockout-text = Lepsza połowa każdego stołu przechodzi dalej, aż zostanie jedna osoba.
tournament-form-arena-text = Przez pewien czas wolni gracze od razu dostają partię; liczą się wszystkie punkty.
tournament-pace = Tempo
tournament-pace-live = Na żywo, runda po rundzie
tournament-pace-days = Przez wiele dni, każda runda w swoim terminie
tournament-rounds = Rundy
tournament-minutes = Czas trwania w minutach
tournament-pause = Minuty między rundami
tournament-round-minutes = Najdłuższa runda w minutach (0: bez limitu)
tournament-round-days = Dni od rundy do rundy
tournament-most = Miejsca
tournament-fill = Komputery uzupełniają do
tournament-level = Poziom komputerów
tournament-no-show = Kto nie zdąży
tournament-no-show-forfeit = przegrywa
tournament-no-show-computer = jest zastępowany przez komputer
tournament-grace = Minuty oczekiwania na gracza
tournament-rated = Oceniany
tournament-rated-text = Partie liczą się do rankingu; do udziału potrzebne jest konto.
tournament-bots = Boty
tournament-bots-text = Mogą grać także boty graczy, zgłoszone przez swoich właścicieli.
tournament-club = Dla
tournament-club-none = wszystkich
tournament-public = Publiczny
tournament-public-text = Każdy znajdzie go na liście. W przeciwnym razie tylko ten, kto zna adres.
tournament-table = Stoły
tournament-options = Opcje gry
tournament-create = Ogłoś

## Jeden turniej.

tournament-by = organizator: { $name }
tournament-by-house = turniej domu
tournament-entrants = zajęte miejsca: { $count } z { $most }
tournament-waiting = oczekujących: { $count }
tournament-at-table = stoły { $players }-osobowe
tournament-round = Runda { $number }
tournament-round-of = Runda { $number } z { $rounds }
tournament-state-announced = Początek: { $time }
tournament-state-running = Trwa
tournament-state-over = Zakończony
tournament-state-cancelled = Odwołany
tournament-next = Następna runda zaczyna się: { $time }.
tournament-entered-in = Bierzesz udział.
tournament-entered-waiting = Jesteś na liście oczekujących.
tournament-entered-paused = Masz przerwę.
tournament-entered-out = Już nie bierzesz udziału.
tournament-enter = Zapisz się
tournament-leave = Wypisz się
tournament-own-bots = Twoje boty
tournament-enter-bot = Zgłoś: { $name }
tournament-leave-bot = Wycofaj: { $name }
tournament-rest = Zrób przerwę
tournament-go-on = Graj dalej
tournament-begin = Zacznij teraz
tournament-cancel = Odwołaj
tournament-end = Zakończ teraz
tournament-to-table = Do mojego stołu
tournament-entries = Uczestnicy
tournament-standings = Tabela
tournament-crosstable = Tabela wyników
tournament-crosstable-text = W każdym wierszu punkty przeciw każdemu z pozostałych: 1 dla tego, kto był wyżej, ½ przy równym wyniku.
tournament-pairings = Stoły rundy
tournament-place = Miejsce
tournament-player = Gracz
tournament-score = Punkty
tournament-survived = Przebyte rundy
tournament-games = Partie
tournament-bye = wolny los
tournament-in-play = w grze
tournament-waits = zaraz się zacznie
tournament-how-forfeit = nie zdążył
tournament-how-stopped = policzona, jak stała
tournament-how-broken = nie dało się policzyć
tournament-left = wycofany
tournament-pausing = przerwa
tournament-calendar = Do kalendarza
tournament-records = Pobierz wszystkie zapisy
tournament-link = Odnośnik do tego turnieju

## Co rozstrzyga między równymi.

tournament-scoring = Partia daje udział pozostałych, których zostawia się za sobą: 1, ½ lub 0 we dwoje, po jednej trzeciej we czworo. W partii między równymi rozstrzyga instrukcja: więcej miast poziomu 4, potem 3, 2, 1, potem bohaterowie. Wolny los liczy się jak zwycięstwo, nieobecny nie dostaje nic.
tournament-breaks = Przy równych punktach rozstrzyga kolejno:
tournament-break-direct = Bezpośrednie spotkanie
tournament-break-direct-text = punkty przeciw sobie, jeśli wszyscy się spotkali
tournament-break-median = Medianowy Buchholz
tournament-break-median-text = punkty przeciwników bez najlepszego i najsłabszego
tournament-break-buchholz = Buchholz
tournament-break-buchholz-text = punkty wszystkich przeciwników; wolny los liczy się jak ktoś równie silny
tournament-break-berger = Sonneborn-Berger
tournament-break-berger-text = punkty tych, których się wyprzedziło, i połowa punktów równych sobie
tournament-break-average = Średnia
tournament-break-average-text = punkty na partię
tournament-break-wins = Zwycięstwa
tournament-break-wins-text = partie wygrane samodzielnie
tournament-break-margin = Różnica
tournament-break-margin-text = punkty zwycięstwa ponad średnią pozostałych przy stole

## W wierszu poleceń.

tournament-made = Ogłoszono: { $title } ({ $tournament }).
tournament-ended-by-house = Zakończono: { $tournament }.
tournament-unknown = Nie ma turnieju { $tournament }, który można by zakończyć.
tournament-plan-unusable = Tak nie da się rozegrać turnieju: { $reason }.
tournament-one = „tournament { $deed }” wymaga jednego pliku albo identyfikatora.
