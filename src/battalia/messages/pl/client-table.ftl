## The browser: the table at which one plays.

# The frame of the page.
table-title = Battalia
table-title-turn = ● Twoja tura · Battalia
table-title-over = Koniec gry · Battalia
table-notice = Battalia: twoja tura.
table-opening = Otwieranie stołu…
table-reconnecting = Utracono połączenie; trwa jego wznawianie…
table-sent-away = Nie masz już połączenia z tym stołem
table-none = Nie ma takiego stołu
table-none-text = Może został usunięty albo brakuje kawałka linku. Poproś o link jeszcze raz albo zacznij własną grę.
table-to-start = Na stronę główną
table-rules = Zasady
table-close = Zamknij
table-cancel = Anuluj
table-look-as = Patrz jako
table-players = Gracze
table-drawers = Więcej ze stołu
table-stacks = Stosy
table-drawer = { $name ->
    [stacks] Stosy
    [players] Gracze
   *[log] Dziennik
}
table-own = Twoje karty
table-dock = Pytanie i twoje rzędy akcji w tej turze
table-watching = Oglądasz tę grę.
table-waits-for = Czekamy, aż zdecyduje: { $players }… Tymczasem możesz podnosić karty i rozglądać się po stole.
table-hurried = Komputery myślą teraz krócej, bo czeka wiele stołów.

# The question.
table-question = Pytanie
table-any-time = W każdej chwili:
table-option = { $verb }: { $nouns }
table-options-of = { $verb }…
table-ends-game = To kończy grę.
table-rule = Zasada { $rule }
table-on-space = Na polu { $space }
table-build-on = Zbuduj na polu { $space }
table-lift = Przesuń herosa
table-lifted = Dokąd idzie heros (pole { $space })?
table-with-picked = Podniesione karty: { $cards }. Możesz:
table-with-picked-nothing = Same te karty nic nie dają: { $cards }.
table-unpick = Odłóż
table-why = Dlaczego?
table-planned = Wybrane na później: { $cards }
table-with-more = i { $cards }
table-does = { $verb ->
    [annex] Nie ma właściciela: staje się twoje.
    [crown] Poziom 4 staje się rezydencją królewską, poziom 5; rezydencja stolicą, poziom 6.
    [hide] Nikt nie może go atakować do twojej następnej tury.
    [lower] W zamian bierzesz Większy Artefakt do zdobycia lub kartę fortuny.
    [exchange] Na Większy Artefakt do zdobycia lub kartę fortuny.
    [give-artefact] W zamian jedno z twoich miast zyskuje poziom.
   *[limbo] Wypada z gry; potem wystawiasz w zasadzce inną kartę.
}

# Paying.
table-pay = Zapłata
table-pay-cards = Karty, którymi płacisz
table-further = Kroki po wydarzeniu burzowym: { $count }
table-further-less = O jeden krok mniej po wydarzeniu burzowym
table-further-more = O jeden krok więcej po wydarzeniu burzowym
table-pay-count = { $count ->
    [one] Jedna karta.
    [few] { $count } karty.
   *[other] { $count } kart.
}
table-pay-cheapest = Te najmniej przydadzą się później; inne możesz wybrać z ręki.
table-pay-spare = { $count ->
    [one] { $card }: w miarę możliwości zapłać bez tej karty
   *[other] { $card } ×{ $count }: w miarę możliwości zapłać mniejszą ich liczbą
}
table-pay-others = Inne sposoby zapłaty
table-pay-before = Poprzedni sposób
table-pay-next = Inny sposób
table-pay-way = { $number } z { $count }
table-pay-confirm = Zapłać
table-pay-where = Wskaż świecące pole: zapłacisz i tam zbudujesz.

# Placing a terrain card.
table-place-where = Pole
table-place-choose = wybierz…
table-place-how = Wskaż świecące pole.
table-place-confirm = Połóż tak
table-turn-left = Obróć w lewo
table-turn-right = Obróć w prawo
table-turn-how = R, kółko myszy lub dotknięcie obraca; Enter kładzie.

# Sure?
table-confirm = Na pewno?
table-confirm-game = To kończy grę. Zajmiesz { $place ->
    [1] pierwsze
    [2] drugie
    [3] trzecie
   *[other] { $place }.
} miejsce.
table-confirm-end = Odrzucisz swoje karty i dobierzesz sześć nowych.
table-confirm-open = Wciąż możliwe: { $verbs }
table-confirm-final = Tego nie można cofnąć.
table-confirm-lost = Przegrasz tę bitwę i nie można będzie tego cofnąć.
table-confirm-never = Nie pytaj ponownie
table-confirm-no = Jeszcze nie
table-confirm-yes = Tak

# Buttons of the turn.
table-undo = Cofnij
table-undo-turn = Cofnij turę
table-undo-turn-how = { $count ->
    [one] Cofa jeden krok, czyli tyle, ile można
    [few] Cofa { $count } kroki, czyli tyle, ile można
   *[other] Cofa { $count } kroków, czyli tyle, ile można
}
table-hint = Podpowiedź
table-hint-thinking = Myśli…
table-hint-do = Zrób to
table-hint-goal = Cel:
table-hint-others = Brano też pod uwagę

# What others do.
table-skip = { $count ->
    [one] Dalej
   *[other] Pomiń { $count }
}
table-skip-key = Escape pomija to, co robią inni

# What is new: what the others did since one's last turn. Above each sentence stands who did it.
news-title = { $since ->
    [turn] Od twojej ostatniej tury
   *[round] Ostatnia runda
}
news-tab = Nowości
# $more: yes, or no where it is less.
news-points = { $more ->
    [yes] { $count ->
        [one] o punkt więcej
        [few] o { $count } punkty więcej
       *[other] o { $count } punktów więcej
    }
   *[no] { $count ->
        [one] o punkt mniej
        [few] o { $count } punkty mniej
       *[other] o { $count } punktów mniej
    }
}, teraz { $points }
news-city = { $space } (poziom { $level })
news-won = Zdobyto: { $cards }.
news-cities = { $count ->
    [one] Zbudowano miasto: { $cities }.
    [few] Zbudowano { $count } miasta: { $cities }.
   *[other] Zbudowano { $count } miast: { $cities }.
}
news-raised = { $count ->
    [one] Ulepszono miasto: { $cities }.
    [few] Ulepszono { $count } miasta: { $cities }.
   *[other] Ulepszono { $count } miast: { $cities }.
}
news-roads = { $count ->
    [one] Zbudowano drogę: { $spaces }.
    [few] Zbudowano { $count } drogi: { $spaces }.
   *[other] Zbudowano { $count } dróg: { $spaces }.
}
news-heroes = { $count ->
    [one] Najęto herosa: { $spaces }.
   *[other] Najęto { $count } herosów: { $spaces }.
}
news-moved = Przesunięto herosa z pola { $origin } na pole { $space }.
news-hired = Najęto jednostki: { $cards }.
news-created = Stworzono artefakty: { $cards }.
news-fought = { $result ->
    [conquered] Podbito
   *[other] Zaatakowano
} { $target ->
    [hero] herosa na polu { $space } ({ $defender })
    [city] miasto na polu { $space } ({ $defender })
    [building] budynek na polu { $space }
    [ruins] ruiny na polu { $space }
   *[neutral] neutralne miasto na polu { $space }
}{ $result ->
    [conquered] , { $attack } do { $defence }
    [won] {" "}i wygrano, { $attack } do { $defence }
    [lost] {" "}i przegrano, { $attack } do { $defence }
    [voided] ; bez skutku
   *[open] {""}
}.
news-more = { $count ->
    [one] Jeszcze jedna rzecz jest w dzienniku.
    [few] Jeszcze { $count } rzeczy są w dzienniku.
   *[other] Jeszcze { $count } rzeczy jest w dzienniku.
}
news-cut = To, co było wcześniej, jest w dzienniku.
news-trace = Od twojej ostatniej tury: { $told }

# Battles.
table-battle = Bitwa
table-battle-hero = Bitwa o herosa na polu { $space }
table-battle-place = Bitwa na polu { $space }: { $what }
table-battle-city = miasto
# A part of a total; a number follows.
table-battle-part = { $part ->
    [units] jednostki
    [artefacts] artefakty
    [morale] bonus herosów
    [home] rodzimy teren
   *[potions] mikstury
}
table-battle-nobody = Bez właściciela
table-battle-attacks = atakuje
table-battle-defends = broni się
table-battle-total = całkowita siła { $total }
table-battle-empty = jeszcze bez kart
table-battle-under = Pod rzędem: { $cards }
# A number stands before it.
table-battle-needed-attack = { $count ->
    [one] brakuje, by atak przewyższył obronę
   *[other] brakuje, by atak przewyższył obronę
}
table-battle-needed-defence = { $count ->
    [one] brakuje, by obrona wytrzymała
   *[other] brakuje, by obrona wytrzymała
}
table-battle-enough = Siła wystarcza.
table-battle-retreat = Albo wskaż świecące pole, by dokonać odwrotu:
table-battle-fold = Pokaż planszę
table-battle-unfold = Pokaż rzędy

# The log and the chat.
table-log = Dziennik
table-log-earlier = Co było wcześniej
table-log-forced = Nic innego nie było możliwe.
table-log-undone = { $player } cofa decyzję.
table-log-folded = { $count ->
    [one] Karty dobrane i odrzucone: jeden wiersz
    [few] Karty dobrane i odrzucone: { $count } wiersze
   *[other] Karty dobrane i odrzucone: { $count } wierszy
}
table-log-gave-up = { $how ->
    [resign] Gra poddana: { $player }.
   *[end] Pozostali zakończyli grę.
}
table-chat = Czat
table-chat-empty = Nikt jeszcze nic nie napisał.
table-chat-say = Napisz coś
table-chat-send = Wyślij
table-chat-mute = Wycisz czat

# Settings.
table-settings = Ustawienia
table-speed = Ruchy innych graczy
table-speed-name = { $speed ->
    [0] od razu
    [1] krok po kroku
   *[2] powoli
}
table-like = { $name ->
    [sound] Dźwięki
    [notify] Powiadomienie, gdy przychodzi moja tura
    [confirmEnd] Pytaj przed końcem tury
    [confirmFinal] Pytaj przed tym, czego nie można cofnąć
    [askMulligan] Pytaj o mulligana, gdy kohorta nie jest możliwa
    [unfiltered] To, co mówią nieznajomi, bez ukrywania czegokolwiek
   *[textBoard] Plansza jako tekst
}
table-notify-forbidden = Twoja przeglądarka nie pozwala tej stronie na powiadomienia.
table-theme = Kolory
table-theme-name = { $theme ->
    [light] jasne
    [dark] ciemne
   *[system] automatyczne
}
table-language = Język
table-keys =
    1–9: podnieś kartę · strzałki i R: przesuń i obróć kładzioną kartę · Enter: wykonaj albo przejdź do pytania
    Escape: odłóż, pomiń to, co robią inni · Ctrl+Z: cofnij

# Several people at one screen.
table-hand-over = { $name }, zaczynamy?
table-hand-over-others = Teraz gra ktoś inny: przekaż ekran.
table-hand-over-ready = Tak, gram

# Waiting for players.
table-wait = Czekamy na graczy
table-wait-open = jeszcze wolne
table-wait-you = (ty)
table-wait-link = Link do miejsca gracza { $number }
table-wait-new-link = Utwórz link
table-wait-computer = Niech gra komputer
table-wait-level = Poziom komputerów
table-wait-watch = Link do oglądania
table-wait-new-watch = Zastąp link
table-join = Masz zaproszenie do gry Battalia
table-invite = { $name } zaprasza cię do gry w Battalię
table-invite-with = Moduły i warianty
table-join-name = Twoje imię
table-join-sit = Usiądź
table-origin-title = Jak zaczęła się ta gra
table-origin = { $origin ->
    [seed] Ziarno tej gry zostało podane: kto je zna, może ustalić, co przyniesie los.
    [record] Ta gra jest dalszym ciągiem zapisu: kto przygotował stół, może znać ukryte karty.
    [position] Ta gra zaczęła się od podanej pozycji: kto przygotował stół, może znać ukryte karty.
   *[clone] Ta gra jest kopią innej: kto przygotował stół, może znać ukryte karty.
}
table-taken = To miejsce jest zajęte: siedzi tam { $name }
table-not-known = Na tym urządzeniu nikt cię przy tym stole nie zna
table-taken-yours = { $taken ->
    [yes] Jeśli jest twoje, użyj kodu z urządzenia, na którym grasz (przy stole pod ⚙: „Graj też na innym urządzeniu”), albo się zaloguj.
   *[no] Jeśli tu grasz, użyj kodu z urządzenia, na którym grasz (przy stole pod ⚙: „Graj też na innym urządzeniu”), albo się zaloguj.
}
table-taken-now = Na tym urządzeniu nazywasz się dotąd { $name } i nie masz loginu: tych gier nie da się tu potem znaleźć.
table-taken-code = Kod z twojego drugiego urządzenia
table-taken-use = Użyj kodu
table-taken-look = Zobacz stół
table-device = Graj też na innym urządzeniu
table-device-how = Otwórz { $address } na drugim urządzeniu i wpisz ten kod:
table-device-until = Działa raz, jeszcze przez { $time }.
table-place = Twoje miejsce przy tym stole
table-get-up = Wstań: miejsce znów będzie wolne
table-leave = Odejdź od stołu
table-leave-how = Komputer gra za ciebie, dopóki nie wrócisz.
table-resign = Poddaj grę
table-resign-as = Poddaj grę: { $player }
table-resign-sure = { $alone ->
    [yes] Poddać tę grę? Wtedy będzie skończona.
   *[no] Poddać tę grę ostatecznie? Komputer zagra dalej na twoim miejscu; pozostali zdecydują, czy grają dalej. Nadal możesz oglądać.
}
table-resign-yes = Poddaję grę
table-resign-no = Gram dalej
table-resigned = { $count ->
    [one] Gra poddana: { $players }. Komputer gra dalej.
   *[other] Gra poddana: { $players }. Komputery grają dalej.
}
table-given-up = { $count ->
    [one] { $players } poddaje się: możesz zakończyć wygraną grę albo grać dalej.
   *[other] { $players } poddają się: możesz zakończyć wygraną grę albo grać dalej.
}
table-resigned-title = Ktoś poddał grę
table-abandoned = Ktoś odszedł na zawsze; komputer gra dalej.
table-vote-count = Głosów za końcem: { $count } z { $needed }.
table-vote-end = Zakończ grę
table-vote-go-on = Jednak grajmy dalej
table-away = Poza stołem: { $name }.
table-away-soon = Komputer może przejąć grę za { $time }.
table-away-computer = Niech gra komputer
table-replaced = Komputer zastępuje gracza: { $player }.
table-replaced-back = Graj znów samodzielnie
table-late = { $how ->
    [skip] { $player }: czas minął, tury są pomijane.
   *[computer] { $player }: czas minął, dalej gra komputer.
}

# The end.
table-over = Koniec gry
table-over-won = { $how ->
    [team] Twoja drużyna wygrywa!
    [shared] Dzielisz pierwsze miejsce z: { $players }.
   *[alone] Wygrywasz!
}
table-over-winner = Koniec gry. Zwycięstwo: { $players }.
table-over-given-up = Grę poddano przed jej końcem.
table-over-place = Miejsce
table-over-player = Gracz
table-over-points = Punkty
table-over-cities = Miasta
table-over-city = { $space }: poziom { $level }
table-over-look = Obejrzyj stół
table-over-replay = Powtórka
table-over-new = Nowa gra
table-over-next = Do następnej gry
table-over-rematch = Zagraj ponownie
