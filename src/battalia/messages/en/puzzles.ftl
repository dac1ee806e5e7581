### Puzzles: positions in which one turn is clearly the best.

## In the terminal.

# $about is what the player is asked: action, cohort, or something in a battle.
puzzle-task = Puzzle { $puzzle }. You are { $player }. { $about ->
    [action] Find the best turn, and end it.
    [cohort] A cohort, another hand, or this one?
   *[other] You are attacked: find the best answer.
}
puzzle-solved = Solved!
puzzle-missed = That was not it.
puzzle-theme = Theme: { $theme }
puzzle-chances = The chance to win is { $chance } with this line, and about { $other } without it.
puzzle-no-such = There are only { $count } of these.
puzzle-one-a-day = There is one puzzle of the day: leave the number out.

puzzle-theme-win = Win this turn
puzzle-theme-close = Close the map
puzzle-theme-open = Do not end it
puzzle-theme-take = Take the city
puzzle-theme-hold = Hold the city
puzzle-theme-cohort = The right hand
puzzle-theme-artefact = The right artefact

## Why a solution is one.

puzzle-why-open = Who ends the game now loses it: there are more points to be had first.
puzzle-why-hold = With the right cards the city is held.

## Finding and verifying them.

puzzles-theme = theme
puzzles-where = Where shall the puzzles go? Name a file with --to.
puzzles-positive = The numbers of games, puzzles, seconds and jobs must be at least 1.
puzzles-unreadable = { $file } is no file of puzzles.
puzzles-false = { $puzzle } ({ $theme }): { $gap } against the best rival, reached in { $reached } of the worlds.
puzzles-true = True: { $true } of { $count }.

## In the browser.

puzzles-title = Puzzles
puzzles-title-one = Puzzle
puzzles-start = One turn is the best. Which?
puzzles-intro = Positions from real games, in which one turn, one battle or one answer is clearly the best. Find it at the table, and end your turn; then you see the solution, and why.
puzzles-daily = Puzzle of the day, { $day }
puzzles-daily-new = The same for everybody, and a new one every day.
puzzles-daily-solved = You have solved it. Tomorrow there is a new one.
puzzles-daily-missed = You have tried it. Tomorrow there is a new one.
puzzles-any = Training
puzzles-any-text = Puzzles of all kinds, about as hard as you are strong.
puzzles-themes = By theme
puzzles-shelf = { $solved } of { $count } solved
puzzles-solve = Solve
puzzles-solve-theme = Solve a puzzle: { $theme }
puzzles-standing = Your rating: { $rating }. Solved at the first try: { $solved } of { $tries }.
puzzles-streak = { $count } in a row!
# $span is turn, battle or answer.
puzzles-task = { $span ->
    [turn] One turn is clearly the best here. Play it, and end your turn.
    [battle] You are attacked. Defend yourself as well as you can.
   *[answer] Announce a cohort, exchange this hand, or keep it: what is best?
}
puzzles-give-up = Give up
puzzles-no-hint = No hints in a puzzle. If you are stuck, give up and look at the solution.
puzzles-line = Show the solution
puzzles-close = Close
puzzles-again = Try again
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-percent = { $number } %
puzzles-rated = Your rating: { $before } → { $rating }

## What the server refuses.

no-such-puzzle = There is no puzzle { $puzzle }.
no-puzzle-here = No puzzle is solved at this table.
