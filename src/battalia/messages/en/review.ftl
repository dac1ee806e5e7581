### A game after its end: chances, errors, luck.

review-title = Where the game turned
review-player = player
review-result = result
review-errors = errors a turn
review-luck = luck
review-adjusted = without luck
review-units = All numbers are shares of a whole victory, as the judgement of the computer players foresees it.
review-time = This takes about { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
review-progress = Looking at the game
review-turning = Day { $day }, { $player }: { $loss } of the chance to win lost ({ $best } became { $played }).
review-played = Played:
review-better = Better:
review-luck-decides = after that it depends on luck
review-no-turning = No single decision lost much.
review-course = The chance to win, over the game
review-turnings = Turning points
review-day = Day { $day }
review-ended-lost = What was played ended the game, and another won it.
