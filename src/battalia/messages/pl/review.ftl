### A game after its end: chances, errors, luck.

review-title = Gdzie gra się odwróciła
review-player = gracz
review-result = wynik
review-errors = błędy na turę
review-luck = szczęście
review-adjusted = bez szczęścia
review-units = Wszystkie liczby są częściami całego zwycięstwa, tak jak przewiduje je ocena graczy komputerowych.
review-time = To potrwa mniej więcej { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
review-progress = Przegląd gry
review-turning = Dzień { $day }, { $player }: stracono { $loss } szansy na zwycięstwo (z { $best } zrobiło się { $played }).
review-played = Zagrano:
review-better = Lepiej:
review-luck-decides = potem decyduje los
review-no-turning = Żadna pojedyncza decyzja nie kosztowała wiele.
review-course = Szansa na zwycięstwo w trakcie gry
review-turnings = Punkty zwrotne
review-day = Dzień { $day }
review-ended-lost = To, co zagrano, zakończyło grę, a wygrał ją kto inny.
