## The first page of the browser, setting up a table, one's own games, and what this is.

start-title = Battalia
start-lead = Buduj talię, układaj planszę karta po karcie i prowadź swoich herosów: wygrywają największe miasta.
start-language = Język
start-back = Start
start-places = Więcej
# The name of somebody who has not given one.
start-player = Gracz

start-play-now = Zagraj teraz
start-play-now-text = Gra 2-osobowa z łatwym komputerem. Bez konta i bez formularzy.
start-with-friends = Ze znajomymi
start-set-up = Przygotuj stół
start-learn = Nauka
start-learn-text = Pierwsze kroki, około dziesięciu minut.
start-rules = Zasady
start-rules-text = Każda zasada, z wyszukiwaniem i linkami.
start-sheets = Arkusze
start-sheets-text = Wszystkie koszty i karty w skrócie.
start-import = Import
start-import-text = Wznów grę z zapisu lub od danej pozycji.
start-about = O grze
start-about-text = Co to jest i komu dziękujemy.

## With friends.

start-friends-how-many = Ilu graczy, razem z tobą?
start-friends-name = Twoje imię, tak jak zobaczą je znajomi
start-friends-players = Liczba graczy: { $players }
start-friends-text = Dostaniesz link dla każdej osoby. W pięć i sześć osób gra się z The Stormgates.

start-links = Twój stół jest gotowy
start-links-text =
    { $count ->
        [one] Wyślij ten link drugiej osobie. Gra zacznie się, gdy tylko miejsce będzie zajęte.
       *[other] Wyślij każdej osobie jeden link. Gra zacznie się, gdy tylko wszystkie miejsca będą zajęte.
    }
start-links-once = Każdy link daje miejsce jednej osobie. Dopóki stół czeka, pokazuje te linki ponownie.
start-link-seat = Miejsce { $number }
start-link-watch = Do oglądania
start-copy = Kopiuj
start-copied = Skopiowano
start-copy-by-hand = Zaznaczono: skopiuj przez Ctrl+C
start-share = Udostępnij
start-reach-alone = Na razie te linki może otworzyć tylko ten komputer: nikt inny przez nie nie wejdzie.
start-reach-none = Ten komputer nie jest teraz w żadnej sieci prywatnej: nikt inny nie wejdzie przez te linki.
start-reach-open = Otwórz grę dla mojej sieci
start-reach-open-text = Wtedy każdy w twojej sieci, na przykład w tym samym Wi-Fi, może wejść przez swój link, dopóki jej nie zamkniesz albo nie zakończysz Battalii.
start-reach-command = Aby wpuścić innych z twojej sieci, zakończ Battalię (Ctrl+C) i uruchom ją ponownie jednym z tych poleceń:
start-reach-network = Twoi znajomi mogą wejść przez te linki, jeśli są w tej samej sieci co ten komputer, na przykład w tym samym Wi-Fi.
start-reach-which = Linki zaczynają się od
start-reach-which-text = Ten komputer ma kilka adresów. Jeśli znajomi nie wchodzą przez jeden, spróbuj innego.
start-reach-close = Zamknij grę dla mojej sieci
start-qr = Kod QR
start-qr-of = Kod QR: { $label }
start-to-table = Do stołu

## One's own games.

start-games = Moje gry
start-games-more = Więcej gier
start-games-archive = Archiwum i lekcje
start-games-archive-empty = Nic tu nie odłożono.
start-game-yours = Twoja tura
start-game-theirs = Teraz gra: { $names }
start-game-playing = W toku
start-game-waiting =
    { $count ->
        [one] Jedno miejsce jest jeszcze wolne
        [few] { $count } miejsca są jeszcze wolne
       *[other] { $count } miejsc jest jeszcze wolnych
    }
start-game-over = Koniec, { $points }
start-game-given-up = Poddana, { $points }
start-game-resigned = Grę poddano; inni grają dalej
start-game-lesson = Lekcja: { $title }
start-game-a-lesson = Lekcja
start-game-broken = Nie można kontynuować
start-game-with = Przy stole: { $names }
start-game-origin =
    { $origin ->
        [seed] z podanym ziarnem
        [record] z zapisu
        [position] od podanej pozycji
       *[clone] kopia gry
    }
start-game-remove = Odłóż tę grę
start-game-put-away =
    { $where ->
        [archive] Co z nią zrobić?
       *[games] Odłożyć ją?
    }
start-game-archive = Do archiwum
start-game-bring-back = Z powrotem do moich gier
start-game-remove-mine = Usuń z moich gier
start-game-remove-yes = Usuń na zawsze
start-game-remove-no = Zostaw
start-computer =
    { $count ->
        [one] komputer (poziom: { $level })
        [few] { $count } komputery (poziom: { $level })
       *[other] { $count } komputerów (poziom: { $level })
    }
start-with-computer =
    { $count ->
        [one] komputer (poziom: { $level })
        [few] { $count } komputery (poziom: { $level })
       *[other] { $count } komputerów (poziom: { $level })
    }
start-level-random = losowy
start-level-random-text = Zna zasady i wybiera na chybił trafił.
start-level-simple = prosty
start-level-simple-text = Kieruje się kilkoma prostymi regułami, decyzja po decyzji.
start-level-novice = nowicjusz
start-level-novice-text = Zna podstawy, przeocza kohorty i wybiera drugi najlepszy plan.
start-level-steady = solidny
start-level-steady-text = Planuje całą swoją turę.
start-level-expert = ekspert
start-level-expert-text = Starannie planuje swoją turę, tak jak nauczyły go tysiące partii.

## Import.

start-import-what = Zapis, pozycja albo scenariusz, który masz zachowany lub który ktoś ci przysłał. Zapis zostanie odtworzony do ostatniego wyboru.
start-import-file = Wybierz plik
start-import-paste = Albo wklej tutaj tekst
start-import-record = Graj dalej z tego zapisu
start-import-position = Zacznij od tej pozycji
start-import-seats = Kto gra dalej
start-import-replay = Obejrzyj tę grę jeszcze raz

## Account.

start-account = Ty
start-account-name = Twoje imię
start-account-keep = Zapisz
start-account-name-kept = Twoje imię jest zapisane.
start-account-login-new = Twoje gry na innych urządzeniach
start-account-login-change = Twój login
start-account-text = Login i hasło wystarczą, by wszędzie znaleźć swoje gry. Hasło ma co najmniej 8 znaków; adres e-mail nie jest potrzebny. Dopóki ich nie masz, każdy, kto ma to urządzenie, może grać za ciebie i je ustawić.
start-account-login = Login
start-account-login-form = Litery, cyfry oraz . @ + - _
start-account-password = Hasło
start-account-create = Utwórz login
start-account-change = Zmień login
start-account-kept = Odtąd znajdziesz swoje gry, używając tego loginu.
start-account-sign-in = Zaloguj się
start-account-signed-in = Zalogowano.
start-account-sign-out = Wyloguj się
start-account-signed-out = Wylogowano.
start-account-lost = Bez loginu nikt już nie znajdzie tych gier, nawet ty.
start-account-sign-out-anyway = Wyloguj się i strać je
start-account-device = Drugie urządzenie
start-account-device-text = Kto wpisze tam kod, będzie tobą także na tamtym urządzeniu, ze wszystkimi twoimi grami.
start-account-device-here = Grasz już na innym urządzeniu? Niech pokaże ci kod: przy stole pod ⚙ albo na tej stronie.
start-account-hook = Przypomnienia
start-account-hook-text = Gdy przychodzi twoja tura, a nie ma cię przy stole, na ten adres trafia wiadomość (webhook). Zostaw puste, jeśli nie chcesz przypomnień.
start-account-hook-address = Adres
start-account-hook-kept = Przypomnienia będą tam przychodzić.
start-account-hook-gone = Przypomnień nie będzie.
start-account-change-text = Z nowym hasłem nastąpi wylogowanie na wszystkich innych urządzeniach, a linki do twoich miejsc przestaną działać.
start-account-password-old = Dotychczasowe hasło
start-account-password-new = Nowe hasło
start-account-code = Kod odzyskiwania
start-account-by-code = Użyj zamiast tego kodu odzyskiwania
start-account-by-password = Użyj zamiast tego hasła
start-account-forgotten = Nie pamiętam hasła
start-account-recover = Ustaw nowe hasło
start-account-recovered = Nowe hasło jest ustawione. Zalogowano tutaj i nigdzie indziej.
start-account-changed = Login jest zmieniony. Na wszystkich innych urządzeniach wylogowano.
start-account-keys =
    { $count ->
        [one] Zalogowano tylko na tym urządzeniu.
        [few] Zalogowano na { $count } urządzeniach.
       *[many] Zalogowano na { $count } urządzeniach.
    }
start-account-codes-left =
    { $count ->
        [0] Nie masz kodów odzyskiwania.
        [one] Masz jeden kod odzyskiwania.
        [few] Masz { $count } kody odzyskiwania.
       *[many] Masz { $count } kodów odzyskiwania.
    }
start-account-alone = Wyloguj na wszystkich innych urządzeniach
start-account-alone-done = Zalogowano tylko na tym urządzeniu.
start-account-codes-renew = Nowe kody odzyskiwania
start-account-codes-new = Te kody zastąpiły wcześniejsze.
start-account-codes = Twoje kody odzyskiwania
start-account-codes-text = Jeśli zapomnisz hasła, każdy z tych kodów pozwala raz ustawić nowe. Skopiuj je, wydrukuj tę stronę albo je zapisz i trzymaj tam, gdzie tylko ty zaglądasz: nie zostaną pokazane ponownie.
start-account-codes-print = Drukuj
start-account-codes-kept = Mam je w bezpiecznym miejscu
start-account-data = Twoje dane
start-account-export = Pobierz moje dane
start-account-export-done = Twoje dane są pobrane.
start-account-delete = Usuń moje konto
start-account-delete-text = Twoje imię, login, przypomnienia i wszystko, co tu napisano w twoim imieniu, znikną od razu, podobnie jak gry rozgrywane samotnie. Gry z innymi osobami zostaną, bez twojego imienia; komputer gra dalej za ciebie. Tego nie można cofnąć.
start-account-delete-type = Wpisz „{ $name }”, by potwierdzić
start-account-delete-sure = Usuń wszystko
start-account-deleted = Twoje konto jest usunięte.

# Poczta elektroniczna i inne urządzenia.
start-mail = E-mail
start-mail-text = Dzięki adresowi wrócisz tu, nawet gdy zapomnisz hasła. Wiadomość z linkiem potwierdzi, że adres jest twój.
start-mail-address = Adres e-mail
start-mail-give = Używaj tego adresu
start-mail-sent = Wiadomość jest w drodze na adres { $address }. Otwórz zawarty w niej link w ciągu jednego dnia.
start-mail-yours = Wiadomości przychodzą na adres { $address }.
start-mail-turns = Pisz do mnie, gdy przychodzi moja tura
start-mail-turns-text = Gdy nie ma cię przy stole. W każdej wiadomości jest link, którym można z nich zrezygnować.
start-mail-turns-on = Gdy przyjdzie twoja tura, dostaniesz e-mail.
start-mail-turns-off = Wiadomości o twojej turze nie będzie.
start-mail-other = Inny adres albo żaden
start-mail-remove = Usuń adres
start-mail-removed = Wiadomości już do ciebie nie przyjdą.
start-mail-in = Zaloguj się przez e-mail
start-mail-in-text = Dla tych, którzy podali tu adres: link przychodzi pocztą elektroniczną.
start-mail-in-send = Wyślij link do logowania
start-mail-in-reset = Wyślij link do nowego hasła
start-mail-in-sent = Jeśli ktoś tutaj ma ten adres, wiadomość jest już w drodze. Jej link działa przez pół godziny.
start-device = Zaloguj się na innym urządzeniu
start-device-text = Otwórz tam ten link w ciągu dziesięciu minut. Działa raz, a kto go otworzy, jest tobą: nie dawaj go nikomu.
start-device-show = Pokaż link dla innego urządzenia
start-device-link = Link dla twojego innego urządzenia
link-sign-in = Logowanie
link-sign-in-text = Na tym urządzeniu będziesz graczem { $name }.
link-sign-in-button = Zaloguj się jako { $name }
link-instead = Teraz jesteś tu graczem { $name }; potem nie znajdziesz na tym urządzeniu gier gracza { $name }.
link-reset = Nowe hasło
link-reset-text = Dla loginu { $login }. Potem nastąpi zalogowanie tutaj i wylogowanie na wszystkich innych urządzeniach.
link-confirm = Czy to twój adres?
link-confirm-text = { $address } będzie adresem gracza { $name }. Kto czyta przychodzące tam wiadomości, może się zalogować jako { $name }.
link-confirm-button = Tak, to mój adres
link-confirmed = Adres jest potwierdzony.
link-stop = Wiadomości o twojej turze
link-stop-text = Czy wiadomości o twojej turze mają już nie przychodzić?
link-stop-button = Nie chcę więcej wiadomości
link-stopped = Wiadomości już nie przyjdą. Możesz je znów włączyć na stronie „Ty”.
link-look = Chwileczkę…
link-on = Na stronę główną

## Setting up a table.

start-set-up-players = Gracze
start-set-up-table = Przy stole
start-set-up-game = Gra
start-variant = { $option }: { $value }
start-variant-off = { $option }: wyłączone
start-set-up-links =
    { $count ->
        [one] Link dostaniesz, gdy stół będzie gotowy.
        [few] { $count } linki dostaniesz, gdy stół będzie gotowy.
       *[other] { $count } linków dostaniesz, gdy stół będzie gotowy.
    }
start-create =
    { $links ->
        [0] Zacznij grę
       *[other] Otwórz stół
    }
start-option-players = Liczba graczy
start-seat-who = Kto siedzi na miejscu { $number }
start-seat-me = Ty
start-seat-here = Ktoś przy tym ekranie
start-seat-link = Ktoś z linkiem
start-seat-computer = Komputer
start-seat-level = Poziom komputera na miejscu { $number }
start-seat-name = Imię
start-seat-name-of = Imię na miejscu { $number }

start-clock = Zegar
start-clock-none = Brak
start-clock-none-text = Każdy gra tak długo, jak potrzebuje.
start-clock-blitz = Szybki
start-clock-book = Z instrukcji
start-clock-book-text = { $minutes } min dla każdego na całą grę, jak radzi instrukcja: 30 na gracza, a za Metamorphę, Bilkarra i fanatyków po 15 więcej, do podziału między wszystkich.
start-clock-days = Dni
start-clock-game =
    { $seconds ->
        [0] { $minutes } min dla każdego na całą grę.
       *[other] { $minutes } min dla każdego oraz { $seconds } s więcej z każdą turą.
    }
start-clock-move =
    { $days ->
        [one] Jeden dzień na każdą odpowiedź.
       *[other] { $days } dni na każdą odpowiedź.
    }
start-clock-zero = Gdy czas minie
start-clock-zero-computer = Dalej gra komputer
start-clock-zero-skip = Tury są pomijane
start-undo = Cofanie
start-undo-text = Decyzje można cofać, dopóki nie ujawniono niczego nowego.
start-chat = Czat
start-chat-text = Gracze mogą do siebie pisać.
start-calm = Spokojne komputery
start-calm-text = Komputery działają krok po kroku, tak by można było za nimi nadążyć.
start-advanced = Zaawansowane
start-stand-in = Kto gra za nieobecnych
start-seed = Ziarno
start-seed-text = To samo ziarno i te same decyzje dają tę samą grę. Kto je zna, wie, co przyniesie los.

start-box-base = Gra podstawowa
start-box-expansion = The Stormgates

start-options-base = Gra podstawowa: warianty
start-options-expansion = The Stormgates: moduły
start-options-need-expansion = Te moduły wymagają The Stormgates.

start-option-advanced = Gra zaawansowana
start-option-advanced-text = Na rodzimym terenie herosi poruszają się za darmo i lepiej walczą.
start-option-hard = Trudna gra
start-option-hard-text = Miasta neutralne bronią się z siłą 6, ruiny z siłą 10.
start-option-relics = Ukryte relikty
start-option-relics-text = Bez miast startowych: herosi wyruszają z ruin, a Większe Artefakty leżą ukryte pod silnymi miastami.
start-option-neutral_cities = Miasta neutralne
start-option-neutral_cities-text = Miasta, które do nikogo nie należą, czekają na zdobycie.
start-option-starting_cities = Miasta startowe
start-option-starting_cities-text = Gdy każdy ma dwa, wybiera się także miejsca miast neutralnych.
start-option-starting_cities-some = { $count }
start-option-starting_heroes = Herosi na starcie
start-option-starting_heroes-text = Stoją w pierwszym mieście swojego gracza.
start-option-starting_heroes-some = { $count }
start-option-cities_to_end = Miasta, które kończą grę
start-option-cities_to_end-text = Tyle miast poziomu 4 w jednych rękach.
start-option-cities_to_end-some =
    { $count ->
        [0] z instrukcji
       *[other] { $count }
    }
start-option-weeks = Tygodnie
start-option-weeks-text = Gra kończy się po tym tygodniu. Według instrukcji dwa to krótka gra, trzy to zwykła, cztery lub pięć to długa.
start-option-weeks-advised = { $count }, jak radzi instrukcja
start-option-weeks-some =
    { $count ->
        [0] bez limitu
       *[other] { $count }
    }
start-option-removed_faction = Pominięta frakcja
start-option-removed_faction-text = W grze 2-osobowej jedna frakcja zostaje w pudełku.
start-option-removed_faction-none = losowo
start-option-expansion = The Stormgates
start-option-expansion-text = Na stole jest drugie pudełko: dwie frakcje więcej, do sześciu graczy i wszystkie moduły poniżej.
start-option-stormgates = Bramy Burz
start-option-stormgates-text = Herosi skaczą z bramy do bramy, a każdy skok przywołuje wydarzenie burzowe.
start-option-royals = Królowie i królowe
start-option-royals-text = Do dużych talii dołączają królowa i król, którzy podnoszą miasta do rezydencji i stolic.
start-option-heroic = Tryb heroiczny
start-option-heroic-text = Silniejsze miasta neutralne, ataki wszystkimi herosami i weterani.
start-option-trading = Placówki handlowe
start-option-trading-text = Na placówkach przy drogach wymienia się artefakty, skrzynie i gwiezdny pył.
start-option-great_artefacts = Nowe Większe Artefakty
start-option-great_artefacts-text = Większe Artefakty z obu pudełek tasuje się razem.
start-option-fortune = Karty fortuny
start-option-fortune-text = Dobierz kartę fortuny zamiast Większego Artefaktu do zdobycia.
start-option-draft = Draft
start-option-draft-text = Pierwsze jednostki wybiera się i przekazuje dalej, zamiast je rozdawać.
start-option-teams = Drużyny
start-option-teams-text = Partnerzy grają jednocześnie i sumują swoje punkty.
start-option-three_against_three = Trzy na trzy
start-option-three_against_three-text = Dwie drużyny 3-osobowe zamiast trzech 2-osobowych.
start-option-two_attacks = Dwa ataki
start-option-two_attacks-text = Drużyna 3-osobowa wykonuje najwyżej dwa ataki na turę.
start-option-metamorpha = Metamorpha
start-option-metamorpha-text = Wędruje po planszy i użycza mocy herosom, którzy stoją na takim samym terenie jak ona.
start-option-bilkarr = Bilkarr
start-option-bilkarr-text = Wędrowny kupiec sprzedaje sześć mikstur.
start-option-summoning = Przyzywanie
start-option-summoning-text = Zaginiony Zwój może zamiast tego przyzwać Metamorphę lub Bilkarra.
start-option-staff = Kostur Terry
start-option-staff-text = Większy Artefakt, który wymienia karty terenu.
start-option-fanatics = Fanatycy
start-option-fanatics-text = Jednostki bez frakcji, które żądają ofiary i liczą się podwójnie.
start-option-valleys = Doliny Królów i Królowych
start-option-valleys-text = Dwie doliny do zbadania zamiast ruin oraz to, co leży między nimi.
start-option-valleys-none = brak
start-option-valleys-pass = Przełęcz Górska
start-option-valleys-bridge = Most Królewski
start-option-map_end = Pełna plansza
start-option-map_end-text = Czy gra kończy się, gdy plansza jest pełna. Instrukcja proponuje to dla krótszych gier.
start-option-map_end-none = z instrukcji
start-option-map_end-on = kończy grę
start-option-map_end-off = nie kończy
start-option-factions = Frakcje
start-option-factions-text = Wybierz frakcje, które biorą udział (potrzeba: { $count }), albo nie wybieraj żadnej, a zdecyduje los.
start-home-barfolk = Rodzimy teren: lasy.
start-home-islanders = Rodzimy teren: jeziora.
start-home-emberians = Rodzimy teren: kaniony.
start-home-cloudborn = Rodzimy teren: góry.
start-home-sunblessed = Rodzimy teren: dżungla.
start-home-wolfsclan = Rodzimy teren: pola lodowe.
start-option-layout = Plansza
start-option-layout-text = Tekst pliku z układem; puste pole to plansza z instrukcji.
start-option-modules = Więcej modułów
start-option-modules-text = Moduły z zainstalowanych pakietów.
start-option-corrections = Poprawki
start-option-corrections-text = Tekst pliku, który poprawia drukowane liczby.

## About.

start-about-heading = O grze Battalia
start-about-what = Gra planszowa Battalia: The Creation i jej dodatek The Stormgates w przeglądarce: od dwóch do sześciu graczy, każdy sam lub w drużynach, przeciw znajomym lub komputerom.
start-about-unofficial = To nieoficjalna wersja z własną grafiką i własnymi tekstami. Nie jest związana z wydawcą gry, firmą Fantasmagoria.
start-about-version = Wersja
start-about-languages = Języki
start-about-licence = Licencja
start-about-licence-text = Program jest wolny na licencji MIT.
start-about-icons = Ikony
start-about-icons-text = Ikony pochodzą z kolekcji
start-about-icons-changed = Są pokazane w kolorach gry.
