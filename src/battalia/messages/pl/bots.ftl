### Własne boty i wyzwania.

## Czego serwer odmawia.

not-for-bots = to jest dla ludzi: bot tylko gra
only-for-bots = tu słucha tylko bot: użyj jednego z jego tokenów
bot-busy = { $name } gra już { $most } partii
bots-busy = boty tego właściciela grają już { $most } partii
bots-are-silent = boty nic nie mówią przy stole
bots-think-themselves = bot myśli sam
bot-needs-account = boty może mieć tylko ten, kto ma login i hasło
too-many-bots = liczba twoich botów to już { $most }; najpierw usuń jednego
too-many-tokens = liczba tokenów bota to już { $most }; najpierw zakończ jeden
too-many-streams = bot słucha już { $most } razy
no-such-bot = nie ma takiego bota
no-such-token = bot nie ma takiego tokena
not-your-bot = to nie jest twój bot
challenge-needs-account = wyzwać kogoś może tylko ten, kto ma login i hasło
challenge-oneself = nikt nie wyzywa samego siebie
challenge-for-two = wyzwanie jest dla co najmniej dwóch graczy
challenge-seed = przy stole wyzwania nikt nie może wiedzieć, co zrobi los
bots-ask-bots = bot wyzywa boty i osobę, do której należy
rated-own-bot = partie z własnymi botami nie liczą się do rankingu
too-many-challenges = to trochę za dużo wyzwań; poczekaj chwilę
too-many-open-challenges = już za dużo wyzwań czeka na odpowiedź
no-such-challenge = nie ma takiego wyzwania
not-your-challenge = nie ty odpowiadasz na to wyzwanie
challenge-over = wyzwanie nie jest już otwarte
hooks-off = ten serwer nie wysyła przypomnień na własne adresy

## Strona botów.

bots-title = Boty
start-bots = Boty
start-bots-text = Zagraj z programami albo przynieś własny
bots-intro = Programy, które grają same: te z tego serwera i boty napisane przez graczy.
bots-write = Jak go napisać
bots-levels = Komputery tego serwera
bots-play = Graj
bots-play-level = Graj przeciw: { $name }
bots-strangers = Boty graczy
bots-none = Nikt jeszcze nie przyniósł bota.
bots-more = Więcej botów
bots-mark = Bot
bots-by = właściciel: { $name }
bots-games = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[other] { $count } partii
}
bots-playing = { $count ->
    [0] wolny
    [one] gra { $count } partię
    [few] gra { $count } partie
   *[other] gra { $count } partii
}
bots-awake = czuwa
bots-asleep = śpi
bots-own = Twoje boty
bots-own-account = Kto ma login i hasło, może mieć własne boty.
bots-own-account-link = Załóż login
bots-name = Nazwa bota
bots-make = Utwórz bota
bots-remove = Usuń
bots-remove-sure = Usuń bota { $name } na zawsze
bots-tokens = Tokeny bota { $name }
bots-token-name = Do czego służy token
bots-token-make = Utwórz token
bots-token-once = Skopiuj ten token teraz: nie zostanie pokazany ponownie. Kto go ma, może grać jako twój bot.
bots-token-run = Z programem gry twój bot zagra tym poleceniem:
bots-token-end = Zakończ
bots-token-end-of = Zakończ token { $name }

## Wyzwania.

challenge = Wyzwij
challenge-of = Wyzwij: { $name }
challenge-table = Stół
challenge-rated = Rankingowa
challenge-rated-text = Partia liczy się do rankingu obu stron.
challenge-send = Wyślij wyzwanie
challenge-close = Zamknij
challenge-waits = Wyzwanie dostał gracz { $name }. Partia zacznie się, gdy je przyjmie.
challenge-withdraw = Wycofaj
challenge-was-declined = { $name } odmawia: { $reason }
challenge-was-expired = { $name } nie daje odpowiedzi.
challenge-was-withdrawn = Wyzwanie zostało wycofane.
challenges-title = Wyzwania
challenges-waiting = { $count ->
    [one] Czeka na ciebie wyzwanie
    [few] Czekają na ciebie { $count } wyzwania
   *[other] Czeka na ciebie { $count } wyzwań
}
challenges-none = Żadne wyzwanie nie jest otwarte.
challenges-in = { $name } rzuca ci wyzwanie
challenges-out = Twoje wyzwanie dla: { $name }
challenges-accept = Przyjmij
challenges-decline = Odmów
challenges-why = Bo
challenge-reason-no = nie teraz
challenge-reason-later = może później
challenge-reason-busy = już za dużo partii
challenge-reason-clock = proszę o inny zegar
challenge-reason-options = proszę o inny stół
challenge-reason-rated = tylko partie rankingowe
challenge-reason-casual = tylko partie towarzyskie

## Przypomnienia.

push-challenge = Battalia: czeka na ciebie wyzwanie.
hook-secret = Klucz podpisów
hook-secret-text = To, co tam trafia, jest podpisane tym kluczem. Inny adres ma inny klucz.
digest-title = Jeden list o wszystkich stołach
digest-text = Zamiast listu o każdej turze.
digest-off = Nie
digest-day = Codziennie
digest-week = Co tydzień
digest-kept = Listy będą przychodzić tak, jak chcesz.
