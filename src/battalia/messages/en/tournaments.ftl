### Tournaments.

## What is refused.

no-such-tournament = there is no such tournament
not-your-tournament = that is not a tournament of yours
too-many-tournaments = you have announced { $most } tournaments that are not over; wait until one of them is
tournament-start = a tournament begins within a year, and not in the past
tournament-without-end = an arena lasts for a while; only the house has one without an end
tournament-computers = at most { $most } computers fill up a tournament
tournament-arena-is-live = an arena is live: it has no rounds on dates
tournament-days-clock = where each round has its date, people have days for each move
tournament-days-rounds = a round that has its date lasts an hour at least
tournament-live-clock = a live tournament needs a clock for the whole game, or a limit for each round
tournament-knockout-two = a knockout needs tables that two can play at, too
tournament-too-small = at one table sit { $players } players: so many must be able to take part
tournament-needs-account = it is rated: only people with an account can enter
tournament-of-club = that is a tournament of a club to which you do not belong
tournament-begun = it has begun
tournament-full = all places are taken
tournament-already = that one takes part already
tournament-no-bots = bots do not take part in this tournament
tournament-bot-busy = { $name } takes part in { $most } tournaments already
tournament-not-entered = you do not take part
tournament-no-pause = one can only pause in an arena
tournament-is-over = it is over

## Told by push, and in calendars.

round-notice = Battalia: your round begins.
tournament-calendar-round = { $title }, round { $number }

## The list, and announcing one.

tournaments-title = Tournaments
tournaments-start = Rounds, standings and a crosstable, live or over days
tournaments-intro = Round by round against others, live or over days. Enter one, or announce your own.
tournaments-which = Which
tournaments-which-coming = To come
tournaments-which-running = Running
tournaments-which-past = Over
tournaments-none = There are none.
tournaments-more = Show more
tournaments-announce = Announce a tournament
tournament-name = Name
tournament-starts = Begins
tournament-form = Form
tournament-form-swiss = Swiss system
tournament-form-round-robin = Round robin
tournament-form-knockout = Knockout
tournament-form-arena = Arena
tournament-form-swiss-text = In each round one meets somebody who stands about as well, and nobody twice.
tournament-form-round-robin-text = Everybody meets everybody once; at larger tables, as nearly as that can be.
tournament-form-knockout-text = The better half of each table goes on, until one is left.
tournament-form-arena-text = For a while whoever is free is paired at once; all points count.
tournament-pace = Pace
tournament-pace-live = Live, one round after the other
tournament-pace-days = Over days, each round on its date
tournament-rounds = Rounds
tournament-minutes = Minutes that it lasts
tournament-pause = Minutes between rounds
tournament-round-minutes = Longest round in minutes (0: no limit)
tournament-round-days = Days from round to round
tournament-most = Places
tournament-fill = Computers fill it up to
tournament-level = Level of the computers
tournament-no-show = Whoever is not there in time
tournament-no-show-forfeit = has lost
tournament-no-show-computer = is replaced by a computer
tournament-grace = Minutes to wait for somebody
tournament-rated = Rated
tournament-rated-text = Its games count for ratings; whoever enters needs an account.
tournament-bots = Bots
tournament-bots-text = Bots of players may take part, entered by their owners.
tournament-club = For
tournament-club-none = everybody
tournament-public = Public
tournament-public-text = Everybody finds it in the list. Otherwise only whoever has its address.
tournament-table = The tables
tournament-options = Options of the game
tournament-create = Announce

## One tournament.

tournament-by = announced by { $name }
tournament-by-house = by the house
tournament-entrants = { $count } of { $most } places taken
tournament-waiting = { $count } waiting
tournament-at-table = tables of { $players }
tournament-round = Round { $number }
tournament-round-of = Round { $number } of { $rounds }
tournament-state-announced = Begins { $time }
tournament-state-running = Running
tournament-state-over = Over
tournament-state-cancelled = Called off
tournament-next = The next round begins { $time }.
tournament-entered-in = You take part.
tournament-entered-waiting = You are on the waiting list.
tournament-entered-paused = You are pausing.
tournament-entered-out = You take part no longer.
tournament-enter = Enter
tournament-leave = Leave
tournament-own-bots = Your bots
tournament-enter-bot = Enter { $name }
tournament-leave-bot = Withdraw { $name }
tournament-rest = Pause
tournament-go-on = Go on
tournament-begin = Begin now
tournament-cancel = Call off
tournament-end = End now
tournament-to-table = To my table
tournament-entries = Entrants
tournament-standings = Standings
tournament-crosstable = Crosstable
tournament-crosstable-text = Each line: the points against each of the others; 1 for whoever was ahead, ½ for equals.
tournament-pairings = Tables of the round
tournament-place = Place
tournament-player = Player
tournament-score = Points
tournament-survived = Rounds survived
tournament-games = Games
tournament-bye = bye
tournament-in-play = in play
tournament-waits = about to begin
tournament-how-forfeit = not there in time
tournament-how-stopped = counted as it stood
tournament-how-broken = could not be counted
tournament-left = gone
tournament-pausing = pausing
tournament-calendar = For the calendar
tournament-records = Download all records
tournament-link = Link to this tournament

## What decides between equals.

tournament-scoring = A game gives the share of the others whom one leaves behind: 1, ½ or 0 in a duel, a third for each at a table of four. Within a game the book decides between equals: more cities of level 4, then 3, 2, 1, then heroes. A bye counts as much as a victory, whoever is not there has nothing.
tournament-breaks = With as many points it is decided, one after the other, by:
tournament-break-direct = Direct encounter
tournament-break-direct-text = the points against each other, if all of them have met
tournament-break-median = Median Buchholz
tournament-break-median-text = the points of one’s opponents without the best and the worst
tournament-break-buchholz = Buchholz
tournament-break-buchholz-text = the points of all opponents; a bye counts as somebody as strong as oneself
tournament-break-berger = Sonneborn–Berger
tournament-break-berger-text = the points of those whom one left behind, and half of those one was equal to
tournament-break-average = Average
tournament-break-average-text = points per game
tournament-break-wins = Victories
tournament-break-wins-text = the games that one has won alone
tournament-break-margin = Margin
tournament-break-margin-text = victory points more than the others at the table, on the average

## On the command line.

tournament-made = Announced: { $title } ({ $tournament }).
tournament-ended-by-house = Ended: { $tournament }.
tournament-unknown = There is no tournament { $tournament } that could be ended.
tournament-plan-unusable = The tournament cannot be played like this: { $reason }.
tournament-one = “tournament { $deed }” needs one file or id.
