### Bots of people's own, and challenges.

## What is refused.

not-for-bots = that is for people: a bot only plays
only-for-bots = only a bot listens here: use one of its tokens
bot-busy = { $name } plays { $most } games already
bots-busy = the bots of this owner play { $most } games already
bots-are-silent = bots say nothing at a table
bots-think-themselves = a bot thinks for itself
bot-needs-account = only who has a login and a password can have bots
too-many-bots = you have { $most } bots; remove one first
too-many-tokens = the bot has { $most } tokens; end one first
too-many-streams = the bot listens { $most } times already
no-such-bot = there is no such bot
no-such-token = the bot has no such token
not-your-bot = that is not a bot of yours
challenge-needs-account = only who has a login and a password can challenge others
challenge-oneself = nobody challenges oneself
challenge-for-two = a challenge is for two players at least
challenge-seed = nobody may know what chance will do at the table of a challenge
bots-ask-bots = a bot challenges bots, and the person whose it is
rated-own-bot = games with one’s own bots are not rated
too-many-challenges = that is a little too many challenges; wait a moment
too-many-open-challenges = too many challenges wait for an answer already
no-such-challenge = there is no such challenge
not-your-challenge = that challenge is not yours to answer
challenge-over = the challenge is no longer open
hooks-off = this server sends no reminders to addresses of one’s own

## The page of bots.

bots-title = Bots
start-bots = Bots
start-bots-text = Play against programs, or bring your own
bots-intro = Programs that play by themselves: those of this server, and bots that people have written.
bots-write = How to write one
bots-levels = Computers of this server
bots-play = Play
bots-play-level = Play against { $name }
bots-strangers = Bots of players
bots-none = Nobody has brought a bot yet.
bots-more = More bots
bots-mark = Bot
bots-by = by { $name }
bots-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
bots-playing = { $count ->
    [0] free
    [one] plays { $count } game
   *[other] plays { $count } games
}
bots-awake = awake
bots-asleep = asleep
bots-own = Your bots
bots-own-account = Whoever has a login and a password can have bots of their own.
bots-own-account-link = Get a login
bots-name = Name of the bot
bots-make = Make a bot
bots-remove = Remove
bots-remove-sure = Remove { $name } for good
bots-tokens = Tokens of { $name }
bots-token-name = What the token is for
bots-token-make = Make a token
bots-token-once = Copy this token now: it is not shown again. Whoever has it can play as your bot.
bots-token-run = With the program of the game, your bot plays by this command:
bots-token-end = End
bots-token-end-of = End the token { $name }

## Challenges.

challenge = Challenge
challenge-of = Challenge { $name }
challenge-table = Table
challenge-rated = Rated
challenge-rated-text = The game counts for the ratings of both.
challenge-send = Send the challenge
challenge-close = Close
challenge-waits = { $name } is asked. The game begins as soon as they accept.
challenge-withdraw = Withdraw
challenge-was-declined = { $name } has declined: { $reason }
challenge-was-expired = { $name } has not answered.
challenge-was-withdrawn = The challenge was withdrawn.
challenges-title = Challenges
challenges-waiting = { $count ->
    [one] You are challenged to a game
   *[other] You are challenged to { $count } games
}
challenges-none = No challenge is open.
challenges-in = { $name } challenges you
challenges-out = You have challenged { $name }
challenges-accept = Accept
challenges-decline = Decline
challenges-why = Because
challenge-reason-no = not now
challenge-reason-later = perhaps later
challenge-reason-busy = too many games already
challenge-reason-clock = another clock, please
challenge-reason-options = another table, please
challenge-reason-rated = only rated games
challenge-reason-casual = only games that are not rated

## Reminders.

push-challenge = Battalia: you are challenged.
hook-secret = Key of the signatures
hook-secret-text = What is sent there is signed by this key. Another address has another key.
digest-title = One letter for all tables
digest-text = Instead of a letter for each turn.
digest-off = No
digest-day = Every day
digest-week = Every week
digest-kept = Letters come as you wish.
