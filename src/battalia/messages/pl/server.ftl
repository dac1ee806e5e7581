## The server: what it does not do, and why.

# Keys, seats, tables.
who-are-you = powiedz, kim jesteś: potrzebny jest klucz osoby
name-unseen = w nazwie nie może być znaków niewidocznych ani takich, które zmieniają kierunek pisma
login-unusable = login składa się z liter, cyfr i znaków . @ + - _ i ma od { $shortest } do { $longest } znaków
login-taken = ktoś inny ma już login { $login }
login-wrong = nie ma takiego loginu albo hasło jest błędne
too-many-logins = za dużo prób z tym loginem; poczekaj minutę
password-needed = do tego potrzebne jest twoje hasło albo jeden z twoich kodów odzyskiwania
password-wrong = to nie jest twoje hasło
code-wrong = to nie jest żaden z twoich kodów odzyskiwania albo został już użyty
recovery-wrong = nie ma takiego loginu albo kod odzyskiwania jest inny lub już użyty
device-code-wrong = nie ma takiego kodu, albo został już użyty, albo jego czas minął
too-many-codes = wypróbowano zbyt wiele kodów; poczekaj minutę
no-password-yet = nie masz jeszcze loginu i hasła
link-dead = ten link został już użyty albo jego czas minął; poproś o nowy
no-letters = ten serwer nie wysyła poczty elektronicznej
too-many-letters = to już dużo próśb o wiadomości; odczekaj chwilę przed następną
address-unusable = to nie jest adres e-mail, na który można napisać
address-taken = ktoś tutaj ma już ten adres; zaloguj się raczej przez e-mail
no-address = najpierw podaj swój adres e-mail i potwierdź go
too-many-people = za dużo nowych graczy z twojego adresu; wróć później
too-many-tables =
    { $most ->
        [one] masz stół z nieukończoną grą; najpierw ją ukończ albo usuń stół
        [few] masz { $most } stoły z nieukończonymi grami; najpierw ukończ jedną z nich albo usuń stół
       *[many] masz { $most } stołów z nieukończonymi grami; najpierw ukończ jedną z nich albo usuń stół
    }
not-your-table = ten stół przygotował ktoś inny
others-sit-here = przy tym stole siedzi ktoś inny, więc stół zostaje
no-such-table = nie ma stołu { $table }
no-such-seat = przy tym stole nie ma miejsca { $seat }
no-such-link = ten link nie prowadzi do żadnego miejsca albo został już użyty
seat-taken = to miejsce jest zajęte: siedzi tam { $name }
lesson-for-one = lekcja jest dla jednej osoby i nie potrzebuje linków
no-such-act = gra nie ma posunięcia { $act }
not-your-seat = miejsce { $seat } nie jest twoje
nobody-at-this-table = nie siedzisz przy tym stole ani nie masz linku, by go oglądać
no-longer-yours = nie siedzisz już przy tym stole i nie możesz go oglądać: miejsce przekazano dalej albo twój klucz stracił ważność
too-much-work = prosisz o wiele; spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}
too-busy = serwer ma teraz zbyt wiele pracy; spróbuj za chwilę
no-person-there = na miejscu { $seat } nie siedzi nikt, za kogo mógłby grać komputer
clock-decides = kto ma na ruch całe dni, nie musi tu być: decyduje zegar
still-here = gracz na miejscu { $seat } jest tutaj albo dopiero co wyszedł
seat-resigned = gracz na miejscu { $seat } poddał grę i gra za niego komputer
nobody-resigned = nikt nie poddał gry, więc toczy się ona dalej
not-in-play = ta gra nie jest w toku
still-playing = wciąż tam grasz: najpierw poddaj grę, a potem ją odłóż
time-is-up = twój czas na tę grę minął
not-over-yet = gra jeszcze się nie skończyła
table-waits = gra się nie zaczęła: kogoś jeszcze brakuje
table-of-other-rules = ta gra toczy się według wersji { $rules } zasad; gospodarz serwera musi uruchomić „battalia migrate”
table-is-broken = ta gra nie może toczyć się dalej: { $problem }
table-not-shown = ta gra jest skończona, ale jej końca nie da się pokazać: { $problem }
moment-not-shown = nikt nie wie, jak było po posunięciu { $act }: { $problem }
broken-start = stołu nie da się już przygotować: { $reason }
broken-opening = jej otwarcie nie jest możliwe: { $reason }
broken-act = posunięcie { $number }, { $seat }: „{ $choice }” nie jest możliwe: { $reason }
broken-missing = brakuje posunięcia { $number }
broken-row = zapis ruchu { $number } jest uszkodzony: nie jest tym, co zapisano
broken-table = jego wpis jest uszkodzony: nie jest tym, co zapisano
spoilt-snapshot = zapis stanu po ruchu { $number } jest uszkodzony; ruchy są całe, a zapis powstanie na nowo, gdy będzie potrzebny
broken-chance = los ma jeszcze coś do rozstrzygnięcia
broken-undo = nikt nie może cofnąć się tak daleko
broken-position = po posunięciu { $number } gra wyglądała inaczej, niż wynika z tych zasad
broken-result = skończyła się wynikiem „{ $result }”, a teraz kończy się wynikiem „{ $now }”
secrets-until-the-end = do końca gry inni gracze mają swoje tajemnice

# Setting up.
record-or-position = gra zaczyna się od zapisu albo od pozycji, nie od obu naraz
text-is-no-game = to nie jest ani zapis, ani pozycja gry
record-unusable = tego zapisu nie da się rozegrać: { $reason }
position-unusable = taka pozycja nie jest możliwa: { $reason }
seats-and-players = liczba miejsc: { $seats }, liczba graczy: { $players }
level-unknown = nie ma gracza komputerowego o nazwie { $name }
clock-not-of-kind = zegar rodzaju „{ $clock }” nie ma „{ $field }”
clock-out-of-range = „{ $field }” zegara to co najmniej 0, a najwyżej tyle dni: { $days }
clock-without-time = zegar rodzaju „{ $clock }” wymaga jakiegoś czasu
hook-not-readable = przypomnienie wysyła się na pełny adres, który zaczyna się od http:// lub https://
hook-not-public = przypomnienie wysyła się tylko na adres publiczny
hook-too-long = adres dla przypomnień jest za długi (najwięcej znaków: { $most })
push-not-secure = usługi powiadomień są dostępne przez HTTPS na zwykłym porcie
push-keys-unusable = to nie są klucze przeglądarki, którą można powiadomić
push-others = Przy stole: { $names }

# At the table.
hello-first = pierwsza wiadomość to „hello”
hello-once = „hello” już było
no-hello = nikt nie powiedział „hello”
late-answer = gra poszła już dalej: to pytanie nie jest już otwarte
nothing-to-undo = nie ma niczego, co możesz cofnąć
undo-shows-new = twój ostatni ruch odkrył coś nowego, więc nie można go cofnąć
no-undo-here = przy tym stole gra się bez cofania
nothing-asked = nikt cię teraz o nic nie pyta
no-advice = ekspert nie ma teraz rady
one-hint-at-a-time = ekspert wciąż myśli nad twoim ostatnim pytaniem
no-chat-here = przy tym stole gra się bez czatu
spectators-listen = widzowie tylko słuchają
message-unreadable = tej wiadomości nie da się odczytać: { $reason }

# The server itself.
request-unusable = tego żądania nie da się użyć: { $reason }
text-not-utf8 = to nie jest tekst w UTF-8
body-not-json = treść tego żądania powinna być w formacie JSON i wysłana jako „application/json”
body-missing = to żądanie wymaga treści
foreign-page = strona z innego serwera nie może tego robić
foreign-name = ten serwer nie ma takiej nazwy
house-not-yours = otworzyć serwer dla sieci może tylko ten, kto siedzi przy jego komputerze, a serwer uruchomiono z --open
metrics-of-this-machine = liczniki są tylko dla programów na komputerze serwera
too-many-requests = za dużo żądań; poczekaj chwilę
too-many-messages = za dużo wiadomości; wróć za chwilę
too-many-connections = za dużo połączeń z twojego adresu
not-stored = nie jest pewne, czy to zostało zapisane; wróć za chwilę i zobacz, jak stoją sprawy
unwell-reading = w tej chwili nie da się odczytać bazy danych
unwell-writing = w tej chwili niczego nie da się zapisać
table-without-leader = ten stół jest teraz nieosiągalny; wróć za chwilę
leader-lost = połączenie z tym stołem urwało się po drodze; wróć i zobacz, jak stoją sprawy
server-closing = serwer się zamyka; wróć za chwilę
server-failed = serwer zawiódł; niczego nie zmieniono
module-failed = błąd w module { $module }; niczego nie zmieniono
