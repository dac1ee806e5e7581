## The server: what it does not do, and why.

# Keys, seats, tables.
who-are-you = say who you are: this needs the key of a person
name-unseen = a name has no characters that nobody can see, and none that change the direction of the text
login-unusable = a login has { $shortest } to { $longest } letters, digits and . @ + - _
login-taken = somebody else has the login { $login }
login-wrong = there is no such login, or the password is another one
too-many-logins = too many attempts with this login; wait a minute
password-needed = your password is needed for this, or one of your recovery codes
password-wrong = this is not your password
code-wrong = this is none of your recovery codes, or it was used already
recovery-wrong = there is no such login, or the recovery code is another one or was used already
device-code-wrong = there is no such code, or it was used already, or its time is over
too-many-codes = too many codes were tried; wait a minute
no-password-yet = you have no login and password yet
link-dead = this link was used already, or its time is over; ask for a new one
no-letters = this server sends no e-mail
too-many-letters = you have asked for many letters; wait a while before you ask for another one
address-unusable = this is no e-mail address to which a letter could go
address-taken = somebody here has this address already; sign in by e-mail instead
no-address = give your e-mail address first, and confirm it
too-many-people = too many new players from your address; come again later
too-many-tables =
    { $most ->
        [one] you have an unfinished table; finish or remove it first
       *[other] you have { $most } unfinished tables; finish or remove one of them first
    }
not-your-table = somebody else has set up this table
others-sit-here = somebody else sits at this table, so it stays
no-such-table = there is no table { $table }
no-such-seat = there is no seat { $seat } at this table
no-such-link = this link leads to no seat, or was used already
seat-taken = this seat is taken: { $name } sits there
lesson-for-one = a lesson is for one person and needs no links
no-such-act = the game has no act { $act }
not-your-seat = the seat { $seat } is not yours
nobody-at-this-table = you neither sit at this table nor have a link to watch it
no-longer-yours = you no longer sit at this table, nor may you watch it: the seat was handed on, or your key has ended
too-much-work = you have asked for a lot; there is more in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
too-busy = the server has too much to do just now; try again in a moment
no-person-there = nobody sits at { $seat } for whom a computer could play
clock-decides = whoever has days for a move need not be here: the clock decides
still-here = the player at { $seat } is here, or has only just gone
seat-resigned = the player at { $seat } has resigned, and a computer plays on
nobody-resigned = nobody has resigned, so the game goes on
not-in-play = this game is not in play
still-playing = you still play there: resign first, and then put the game away
time-is-up = your time for this game is up
not-over-yet = the game is not over yet
table-waits = the game has not begun: somebody is still missing
table-of-other-rules = this game follows version { $rules } of the rules; the host of the server has to run “battalia migrate”
table-is-broken = this game cannot go on: { $problem }
table-not-shown = this game is over, but cannot be shown as it ended: { $problem }
moment-not-shown = nobody knows how it was after act { $act }: { $problem }
broken-start = the table can no longer be set up: { $reason }
broken-opening = its opening is not possible: { $reason }
broken-act = act { $number }, { $seat }: “{ $choice }” is not possible: { $reason }
broken-missing = act { $number } is missing
broken-row = act { $number } is damaged: it is not what was stored
broken-table = its row is damaged: it is not what was stored
spoilt-snapshot = the snapshot of act { $number } is damaged; the acts are whole, and it is made again when somebody needs it
broken-chance = chance has more to decide
broken-undo = nobody can go back so far
broken-position = after act { $number } the game stood otherwise than by these rules
broken-result = it ended with “{ $result }”, and ends with “{ $now }” now
secrets-until-the-end = other players have secrets until the game is over

# Setting up.
record-or-position = a game begins with a record or with a position, not with both
text-is-no-game = this is neither the record nor the position of a game
record-unusable = this record cannot be played: { $reason }
position-unusable = this position cannot be: { $reason }
seats-and-players = { $seats ->
    [one] there is one seat
   *[other] there are { $seats } seats
} for { $players } players
level-unknown = there is no computer player called { $name }
clock-not-of-kind = a clock of the kind “{ $clock }” has no “{ $field }”
clock-out-of-range = “{ $field }” of a clock is at least 0 and at most { $days } days
clock-without-time = a clock of the kind “{ $clock }” needs some time
hook-not-readable = a reminder goes to a whole address that begins with http:// or https://
hook-not-public = a reminder goes to a public address only
hook-too-long = the address for reminders has more than { $most } characters
push-not-secure = push services are reached by HTTPS at its usual port
push-keys-unusable = these are not the keys of a browser that can be told something
push-others = At the table: { $names }

# At the table.
hello-first = the first message is “hello”
hello-once = you have said hello already
no-hello = nobody said hello
late-answer = the game has gone on since: this question is no longer open
nothing-to-undo = there is nothing that you can take back
undo-shows-new = what you did last showed something new, so it cannot be taken back
no-undo-here = this table plays without undo
nothing-asked = you are not asked anything now
no-advice = the expert has no advice now
one-hint-at-a-time = the expert is still thinking about your last question
no-chat-here = this table plays without chat
spectators-listen = spectators only listen
message-unreadable = this message cannot be read: { $reason }

# The server itself.
request-unusable = this request cannot be used: { $reason }
text-not-utf8 = this is not text in UTF-8
body-not-json = the body of this request should be JSON, sent as “application/json”
body-missing = this request needs a body
foreign-page = a page of another host must not do this
foreign-name = this server does not go by that name
house-not-yours = only whoever sits at the machine of a server started with --open can open it to the network
metrics-of-this-machine = the counts are for programs on the server’s own machine only
too-many-requests = too many requests; wait a moment
too-many-messages = too many messages; come again in a moment
too-many-connections = too many connections from your address
not-stored = it is not certain that this was stored; come again in a moment, and see how it stands
unwell-reading = the database cannot be read just now
unwell-writing = nothing can be stored just now
table-without-leader = this table cannot be reached just now; come again in a moment
leader-lost = the connection to this table was lost on the way; come again, and see how it stands
server-closing = the server is closing; come again in a moment
server-failed = the server has failed; nothing was changed
module-failed = the module { $module } has failed; nothing was changed
