## Setting up a table: tables to begin with, and a person's own ones.

presets = Stoły na początek
presets-short = Krótki wieczór
presets-short-text = Gra podstawowa, koniec po dwóch tygodniach.
presets-base = { start-box-base }
presets-base-text = The Creation z pierwszego pudełka, najwyżej dla czterech osób.
presets-book = Jak w instrukcji
presets-book-text = The Stormgates tak, jak przygotowuje je instrukcja dla tej liczby graczy. Przy dwóch, trzech i pięciu graczach pełna plansza nie kończy gry.
presets-friends = Ze znajomymi
presets-friends-text = The Stormgates przez najwyżej trzy tygodnie, a pełna plansza kończy grę. Znajomi dołączają przez link.
presets-everything = Wszystko
presets-everything-text = The Stormgates ze wszystkimi modułami, które do siebie pasują.
presets-length = { $days } w grze, mniej więcej { $time }
presets-unmeasured = Nie zmierzono jeszcze, jak długo to trwa.
presets-measured = Tyle dni trwała połowa gier, które komputery rozegrały przy tych stołach. Czas liczymy tak: człowiek potrzebuje { $seconds } s na każdą decyzję, co daje mniej więcej pół godziny na gracza, o której mówi instrukcja.

presets-own = Twoje własne
presets-own-name = Zapamiętaj ten stół jako
presets-own-keep = Zapamiętaj
presets-own-replace = Zastąp
presets-own-remove = Usuń
presets-own-remove-of = Usuń „{ $name }”
presets-own-kept = Zapamiętano „{ $name }” w tej przeglądarce.
presets-own-taken = Stół jest przygotowany jak „{ $name }”.
presets-own-removed = Usunięto „{ $name }”.
presets-own-many = Nie można zapamiętać więcej stołów niż { $most }: najpierw usuń jeden.
presets-own-large = Ten stół ma za dużo własnego tekstu, by go zapamiętać.
presets-own-full = Ta przeglądarka niczego dla tej strony nie pamięta, więc stołu też nie.
presets-own-module = „{ $name }” potrzebuje modułu „{ $module }”, który nie jest tu już zainstalowany.
presets-own-level = „{ $name }” potrzebuje gracza komputerowego „{ $level }”, który nie jest tu już zainstalowany.
presets-own-changed = „{ $name }” to stół, którego nie można już tak przygotować.
