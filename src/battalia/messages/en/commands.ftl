### What the commands of the explorer and of proofs say: the page needs none of it.

explore-how = Name a file or folder of turns to look into, or make one by --gather RECORDS --into FILE.
explore-nothing = There are no turns in { $file }.
explore-no-day = The day must be at least 1.
explore-no-deck = “{ $deck }” does not say how many units are of each faction; three of one and two others are 3-1-1.
explore-gathering = Reading games
explore-gathered = { $games ->
    [one] One game
   *[other] { $games } games
} with { $turns ->
    [one] one turn
   *[other] { $turns } turns
}; left out, since they did not begin with the set-up or come to an end: { $left }.
appoint-nobody = There is nobody with the login { $login }: an office needs an account.
appoint-done = { $login } is { $office } from now on.
appoint-none = { $login } has no office any more.
appoint-nobody-yet = Nobody has an office.
appoint-whom = Name a login, or --list.
publish-no-month = “{ $text }” is no month; one looks like 2026-11.
publish-not-over = { $month } is not over yet.
publish-done = { $games ->
    [one] One game
   *[other] { $games } games
}, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}:
proof-none = this record proves nothing: it does not say what everybody brought to the table
proof-past-alone = this record proves nothing: all of its draws came before the game went on here
proof-version = this record was proved in a way that this program does not know (“{ $version }”)
proof-tag = the proof lacks its tag “{ $tag }”
proof-draw = choice { $number } (draw { $place }): “{ $choice }” came, and “{ $due }” follows from what everybody brought to the table
proof-other-text = What { $seat } has added is something else: “{ $text }”.
proof-which-seat = “{ $text }” does not say which seat has added what; write p1=TEXT.
proof-holds = { $draws ->
    [one] The one draw of this game follows
   *[other] All { $draws } draws and dice of this game follow
} from what everybody brought to the table.
proof-before = Draws of the game from which this one went on, which come before: { $draws }.
proof-bound = Before the first card the server was bound to { $commitment }.
proof-brought = { $seat } added “{ $text }”.
proof-empty = { $seat } added nothing.
levels-wrong = Kinds of tables are { $kinds }; games and jobs count from 1.
join-token-address = That is no address of a server: it looks like https://battalia.example.
join-waits = { $name } waits for challenges at { $url }.
join-game = { $name } plays { $seat } at table { $table }.
join-game-over = Table { $table } is over: { $result }
join-game-lost = Table { $table } cannot be played: { $reason }
join-away = { $url } does not answer: { $reason }. It is tried again in { $seconds } s.
join-declined = A challenge by { $name } was declined: { $reason }.
join-token-refused = { $url } does not take the token: { $reason }
