### The review of a game on the page, and why there may be none.

one-review-at-a-time = another review is still being made for you
review-of-others = somebody else has asked for this review
no-review = there is no review of this game
no-such-decision = this review has no decision { $number }
review-other-rules = the rules of this program do not lead through this game, so it cannot be reviewed
review-too-long = this game is too long to be reviewed
review-failed = the review could not be made; you can ask for it again

review-offer = The computer goes through the game turn by turn: how the chances went, what was luck, and where another choice would have been better.
review-ask = Review the game
review-making = The game is being looked at: about { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} more.
review-meanwhile = You can look around meanwhile, or come back later.
review-stop = Stop
review-opening = The review is being fetched …
review-from = From what the chances are told
review-from-all = from all cards
review-from-known = from what each knew
review-players = Errors and luck
review-learn = Learn from the mistakes
review-learner = Whose mistakes
review-learn-begin = Begin
review-no-mistake = There is nothing to learn here: no decision cost much.
review-back = To the review
review-to-game = To the game as it was
review-to-review = Back to the review
review-step-before = One step back on this line
review-step-next = One step on along this line
review-try = Try it yourself from here
review-mark = { $turning ->
    [yes] Here the game turned.
   *[no] Another choice would have been better here.
}
review-find = Day { $day }: here { $loss } of the chance to win was lost. Find a better way.
review-hint = Hint
review-judging = What you did is being looked at …
review-found = You keep { $played } of the victory; the best that was found is { $best }.
review-not-found = Not yet: this keeps { $played } of the victory, the best that was found { $best }.
review-again = Once more
review-next = The next one
