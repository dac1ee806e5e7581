### The lobby, and the live stream of the house.

no-such-topic = there is no such topic to follow
too-many-topics = you cannot follow more than { $most } topics at a time
too-many-open = you have { $most } open tables already
not-open = this table is not open any more
sits-already = you sit at this table already
no-seat-left = the last seat has just been taken
no-such-kind = the base game alone is for two to four players
too-many-seekers = { $most } people wait for a table already; try again soon

lobby-title = The lobby
lobby-place-text = Find somebody to play with, or watch a game.
lobby-quick = Quick pairing
lobby-quick-text = Say what you would like to play: you meet whoever wants the same.
lobby-players = Players
lobby-box = Game
lobby-pace = Pace
lobby-pace-fast = Fast
lobby-pace-fast-text = Two weeks of the game; ten minutes each, and 15 seconds more with every turn.
lobby-pace-calm = Calm
lobby-pace-calm-text = The whole game, by the clock that the book advises.
lobby-pace-days = Over days
lobby-pace-days-text = The whole game, with two days for each answer.
lobby-computers = If nobody comes, computers play along
lobby-computers-now = at once
lobby-computers-never = never
lobby-rated = Rated
lobby-rated-text = The game counts for the rating of everybody who plays it.
lobby-seek = Find players
lobby-seeking = Looking for people who want the same …
lobby-stop = Stop looking
lobby-name = Your name, as the others will see it
lobby-open = Open a table
lobby-open-text = A table of this kind, for everybody to see: whoever sits down first plays.
lobby-open-this = Open this table to everybody
lobby-open-this-text = It is shown in the lobby, and whoever likes sits down. Everybody may watch.
lobby-is-open = This table stands in the lobby: everybody may sit down.
lobby-close-this = Close it again
lobby-level = Whom do you look for?
lobby-level-any = anybody
lobby-level-new = new to it
lobby-level-steady = know the game
lobby-level-strong = strong players
lobby-language = Language of the talk
lobby-language-any = any
lobby-delay = How far behind those who watch are
lobby-delay-none = not at all
lobby-tables = Open tables
lobby-tables-none = No table is open just now. Open one!
lobby-games = Games to watch
lobby-games-none = Nobody plays for everybody to see just now.
lobby-sit = Sit down
lobby-to-table = To the table
lobby-watch = Watch
lobby-featured = A game in play
lobby-day = day { $day }
lobby-people =
    { $count ->
        [one] One person is here.
       *[other] { $count } people are here.
    }
lobby-seconds =
    { $count ->
        [one] one second
       *[other] { $count } seconds
    }
lobby-free =
    { $count ->
        [one] one of { $players } seats free
       *[other] { $count } of { $players } seats free
    }
lobby-variants =
    { $count ->
        [one] one special rule
       *[other] { $count } special rules
    }
lobby-delay-acts =
    { $count ->
        [one] one choice
       *[other] { $count } choices
    }
