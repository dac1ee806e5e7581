### The review of a game on the page, and why there may be none.

one-review-at-a-time = wciąż powstaje dla ciebie inna analiza
review-of-others = tę analizę zamówił ktoś inny
no-review = nie ma analizy tej gry
no-such-decision = w tej analizie nie ma decyzji { $number }
review-other-rules = zasady tego programu nie prowadzą przez tę grę, więc nie da się jej przeanalizować
review-too-long = ta gra jest za długa, żeby ją przeanalizować
review-failed = analiza się nie udała; możesz poprosić o nią jeszcze raz

review-offer = Komputer przechodzi przez grę tura po turze: jak układały się szanse, co było szczęściem i gdzie lepszy byłby inny wybór.
review-ask = Przeanalizuj grę
review-making = Gra jest analizowana: jeszcze mniej więcej { $seconds ->
    [one] sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
review-meanwhile = Tymczasem możesz się rozejrzeć albo wrócić później.
review-stop = Przerwij
review-opening = Analiza jest pobierana…
review-from = Z czego wynikają szanse
review-from-all = ze wszystkich kart
review-from-known = z tego, co każdy wiedział
review-players = Błędy i szczęście
review-learn = Ucz się na błędach
review-learner = Na czyich błędach
review-learn-begin = Zacznij
review-no-mistake = Nie ma się tu czego uczyć: żadna decyzja nie kosztowała wiele.
review-back = Do analizy
review-to-game = Do gry takiej, jaka była
review-to-review = Z powrotem do analizy
review-step-before = Krok wstecz na tej drodze
review-step-next = Krok dalej na tej drodze
review-try = Spróbuj stąd samodzielnie
review-mark = { $turning ->
    [yes] Tu gra się odwróciła.
   *[no] Tu lepszy byłby inny wybór.
}
review-find = Dzień { $day }: tu przepadło { $loss } szansy na zwycięstwo. Znajdź coś lepszego.
review-hint = Wskazówka
review-judging = To, co zrobiono, jest właśnie oceniane…
review-found = Zostaje ci { $played } zwycięstwa; najlepsze, co znaleziono, to { $best }.
review-not-found = Jeszcze nie: tak zostaje { $played } zwycięstwa, a najlepsze, co znaleziono, to { $best }.
review-again = Jeszcze raz
review-next = Następny
