### Poczekalnia i to, co dzieje się w domu.

no-such-topic = nie ma takiego tematu do śledzenia
too-many-topics = naraz możesz śledzić najwyżej { $most } tematów
too-many-open = masz już { $most } otwartych stołów
not-open = ten stół nie jest już otwarty
sits-already = już siedzisz przy tym stole
no-seat-left = ostatnie miejsce właśnie zostało zajęte
no-such-kind = sama gra podstawowa jest dla dwóch do czterech graczy
too-many-seekers = na stół czeka już { $most } osób; spróbuj ponownie za chwilę

lobby-title = Poczekalnia
lobby-place-text = Znajdź kogoś do gry albo obejrzyj partię.
lobby-quick = Szybkie kojarzenie
lobby-quick-text = Powiedz, w co chcesz zagrać: spotkasz kogoś, kto chce tego samego.
lobby-players = Gracze
lobby-box = Gra
lobby-pace = Tempo
lobby-pace-fast = Szybko
lobby-pace-fast-text = Dwa tygodnie gry; po dziesięć minut na osobę i 15 sekund więcej z każdą turą.
lobby-pace-calm = Spokojnie
lobby-pace-calm-text = Cała gra, z zegarem, który zaleca książka.
lobby-pace-days = Przez dni
lobby-pace-days-text = Cała gra, z dwoma dniami na każdą odpowiedź.
lobby-computers = Jeśli nikt nie przyjdzie, zagrają komputery
lobby-computers-now = od razu
lobby-computers-never = nigdy
lobby-rated = Rankingowa
lobby-rated-text = Partia liczy się do rankingu wszystkich grających.
lobby-seek = Szukaj graczy
lobby-seeking = Szukam osób, które chcą tego samego…
lobby-stop = Przestań szukać
lobby-name = Twoje imię, tak jak zobaczą je inni
lobby-open = Otwórz stół
lobby-open-text = Taki stół, widoczny dla wszystkich: gra ten, kto pierwszy usiądzie.
lobby-open-this = Otwórz ten stół dla wszystkich
lobby-open-this-text = Pojawi się w poczekalni i usiądzie, kto zechce. Każdy może patrzeć.
lobby-is-open = Ten stół jest w poczekalni: każdy może usiąść.
lobby-close-this = Zamknij go z powrotem
lobby-level = Kogo szukasz?
lobby-level-any = kogokolwiek
lobby-level-new = początkujących
lobby-level-steady = znających grę
lobby-level-strong = mocnych graczy
lobby-language = Język rozmowy
lobby-language-any = dowolny
lobby-delay = O ile opóźnieni są widzowie
lobby-delay-none = wcale
lobby-tables = Otwarte stoły
lobby-tables-none = Teraz żaden stół nie jest otwarty. Otwórz jakiś!
lobby-games = Partie do oglądania
lobby-games-none = Teraz nikt nie gra publicznie.
lobby-sit = Usiądź
lobby-to-table = Do stołu
lobby-watch = Oglądaj
lobby-featured = Partia w toku
lobby-day = dzień { $day }
lobby-people =
    { $count ->
        [one] Jest tu jedna osoba.
        [few] Są tu { $count } osoby.
       *[many] Jest tu { $count } osób.
    }
lobby-seconds =
    { $count ->
        [one] sekunda
        [few] { $count } sekundy
       *[many] { $count } sekund
    }
lobby-free =
    { $count ->
        [one] wolne jedno miejsce z { $players }
        [few] wolne { $count } miejsca z { $players }
       *[many] wolnych { $count } miejsc z { $players }
    }
lobby-variants =
    { $count ->
        [one] jedna zasada specjalna
        [few] { $count } zasady specjalne
       *[many] { $count } zasad specjalnych
    }
lobby-delay-acts =
    { $count ->
        [one] o jedną decyzję
        [few] o { $count } decyzje
       *[many] o { $count } decyzji
    }
