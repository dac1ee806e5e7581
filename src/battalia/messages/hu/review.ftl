### A game after its end: chances, errors, luck.

review-title = Hol fordult meg a játszma
review-player = játékos
review-result = eredmény
review-errors = hiba körönként
review-luck = szerencse
review-adjusted = szerencse nélkül
review-units = Minden szám egy teljes győzelem része, ahogyan a gépi játékosok ítélete előre látja.
review-time = Ez körülbelül { $seconds } másodpercig tart.
review-progress = A játszma áttekintése
review-turning = { $day }. nap, { $player }: a győzelmi esélyből { $loss } elveszett ({ $best } helyett { $played }).
review-played = Játszott:
review-better = Jobb:
review-luck-decides = azután a szerencsén múlik
review-no-turning = Egyetlen döntés sem került sokba.
review-course = A győzelmi esély a játszma során
review-turnings = Fordulópontok
review-day = { $day }. nap
review-ended-lost = Amit játszottak, véget vetett a játszmának, és más nyerte meg.
