## The browser: the table at which one plays.

# The frame of the page.
table-title = Battalia
table-title-turn = ● Your turn · Battalia
table-title-over = The game is over · Battalia
table-notice = Battalia: it is your turn.
table-opening = The table is being opened …
table-reconnecting = The connection is lost; it is being made again …
table-sent-away = You are no longer connected to this table
table-none = There is no such table
table-none-text = It may have been removed, or a piece of the link is missing. Ask for the link once more, or begin a game of your own.
table-to-start = To the first page
table-rules = The rules
table-close = Close
table-cancel = Cancel
table-look-as = Look as
table-players = Players
table-drawers = More of the table
table-stacks = Stacks
table-drawer = { $name ->
    [stacks] Stacks
    [players] Players
   *[log] Log
}
table-own = Your cards
table-dock = What is asked, and your rows of this turn
table-watching = You are watching.
table-waits-for = Waiting for { $players } … You can pick cards and look around meanwhile.
table-hurried = Computers think for less time just now, since many tables are waiting.

# The question.
table-question = The question
table-any-time = At any time:
table-option = { $verb }: { $nouns }
table-options-of = { $verb } …
table-ends-game = This ends the game.
table-rule = Rule { $rule }
table-on-space = On { $space }
table-build-on = Build on { $space }
table-lift = Move the hero
table-lifted = Where does the hero on { $space } go?
table-with-picked = With { $cards } you can:
table-with-picked-nothing = Nothing can be done with just { $cards }.
table-unpick = Put back
table-why = Why?
table-planned = Picked for later: { $cards }
table-with-more = and { $cards }
table-does = { $verb ->
    [annex] It has no owner: it becomes yours.
    [crown] Level 4 becomes a royal residence, level 5; a residence the capital, level 6.
    [hide] Nobody can attack it until your next turn.
    [lower] Then take a Great Artefact on offer, or a fortune card.
    [exchange] For a Great Artefact on offer, or a fortune card.
    [give-artefact] One of your cities goes up by one level for it.
   *[limbo] It leaves the game; then lay another card in ambush.
}

# Paying.
table-pay = Payment
table-pay-cards = The cards that are paid
table-further = Steps after the storm event: { $count }
table-further-less = One step less after the storm event
table-further-more = One more step after the storm event
table-pay-count = { $count ->
    [one] One card.
   *[other] { $count } cards.
}
table-pay-cheapest = These are the least useful later; pick others in your hand.
table-pay-spare = { $count ->
    [one] { $card }: pay without it if possible
   *[other] { $card } ×{ $count }: pay with fewer if possible
}
table-pay-others = Other ways to pay
table-pay-before = The way before
table-pay-next = Another way
table-pay-way = { $number } of { $count }
table-pay-confirm = Pay
table-pay-where = Point at a space that glows to pay and build there.

# Placing a terrain card.
table-place-where = Space
table-place-choose = choose …
table-place-how = Choose a space that glows.
table-place-confirm = Lay it so
table-turn-left = Turn to the left
table-turn-right = Turn to the right
table-turn-how = R, the wheel or a tap turns it; Enter lays it.

# Sure?
table-confirm = Are you sure?
table-confirm-game = This ends the game. You would come { $place ->
    [1] first
    [2] second
    [3] third
   *[other] in at place { $place }
}.
table-confirm-end = Your cards are discarded, and you draw six new ones.
table-confirm-open = Still possible: { $verbs }
table-confirm-final = This cannot be taken back.
table-confirm-lost = You lose this battle, and it cannot be taken back.
table-confirm-never = Do not ask again
table-confirm-no = Not yet
table-confirm-yes = Yes

# Buttons of the turn.
table-undo = Undo
table-undo-turn = Undo the turn
table-undo-turn-how = { $count ->
    [one] Takes back one step, as far as it goes
   *[other] Takes back { $count } steps, as far as it goes
}
table-hint = Hint
table-hint-thinking = Thinking …
table-hint-do = Do it
table-hint-goal = Goal:
table-hint-others = Also weighed

# What others do.
table-skip = { $count ->
    [one] Go on
   *[other] Skip { $count }
}
table-skip-key = Escape skips what others do

# What is new: what the others did since one's last turn. Above each sentence stands who did it.
news-title = { $since ->
    [turn] Since your last turn
   *[round] The last round
}
news-tab = News
# $more: yes, or no where it is less.
news-points = { $more ->
    [yes] { $count ->
        [one] one point more
       *[other] { $count } points more
    }
   *[no] { $count ->
        [one] one point less
       *[other] { $count } points less
    }
}, now { $points }
news-city = { $space } (level { $level })
news-won = Won: { $cards }.
news-cities = { $count ->
    [one] Built a city: { $cities }.
   *[other] Built { $count } cities: { $cities }.
}
news-raised = { $count ->
    [one] Upgraded a city: { $cities }.
   *[other] Upgraded { $count } cities: { $cities }.
}
news-roads = { $count ->
    [one] Built a road: { $spaces }.
   *[other] Built { $count } roads: { $spaces }.
}
news-heroes = { $count ->
    [one] Hired a hero: { $spaces }.
   *[other] Hired { $count } heroes: { $spaces }.
}
news-moved = Moved a hero from { $origin } to { $space }.
news-hired = Hired: { $cards }.
news-created = Created: { $cards }.
news-fought = { $result ->
    [conquered] Conquered
   *[other] Attacked
} { $target ->
    [hero] a hero of { $defender } on { $space }
    [city] the city of { $defender } on { $space }
    [building] the building on { $space }
    [ruins] the ruins on { $space }
   *[neutral] the neutral city on { $space }
}{ $result ->
    [conquered] , { $attack } to { $defence }
    [won] {" "}and won, { $attack } to { $defence }
    [lost] {" "}and lost, { $attack } to { $defence }
    [voided] ; it came to nothing
   *[open] {""}
}.
news-more = { $count ->
    [one] One thing more is in the log.
   *[other] { $count } things more are in the log.
}
news-cut = What came before is in the log.
news-trace = Since your last turn: { $told }

# Battles.
table-battle = Battle
table-battle-hero = Battle for a hero on { $space }
table-battle-place = Battle on { $space }: { $what }
table-battle-city = city
# A part of a total; a number follows.
table-battle-part = { $part ->
    [units] units
    [artefacts] artefacts
    [morale] heroes’ morale
    [home] home terrain
   *[potions] potions
}
table-battle-nobody = No owner
table-battle-attacks = attacks
table-battle-defends = defends
table-battle-total = total { $total }
table-battle-empty = no card yet
table-battle-under = Under the line: { $cards }
table-battle-needed-attack = { $count ->
    [one] more for the attack to exceed
   *[other] more for the attack to exceed
}
table-battle-needed-defence = { $count ->
    [one] more for the defence to hold
   *[other] more for the defence to hold
}
table-battle-enough = The total suffices.
table-battle-retreat = Or choose a space that glows to retreat:
table-battle-fold = See the map
table-battle-unfold = See the lines

# The log and the chat.
table-log = Log
table-log-earlier = What happened before
table-log-forced = Nothing else was possible.
table-log-undone = { $player } took a choice back.
table-log-folded = { $count ->
    [one] Cards drawn and discarded: one line
   *[other] Cards drawn and discarded: { $count } lines
}
table-log-gave-up = { $how ->
    [resign] { $player } resigned.
   *[end] The game was ended by those who are left.
}
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-chat-mute = Mute the chat

# Settings.
table-settings = Settings
table-speed = What others do is shown
table-speed-name = { $speed ->
    [0] at once
    [1] step by step
   *[2] slowly
}
table-like = { $name ->
    [sound] Sounds
    [notify] A notification when it is my turn
    [confirmEnd] Ask before the turn ends
    [confirmFinal] Ask before what cannot be taken back
    [askMulligan] Ask for a mulligan where no cohort is possible
    [unfiltered] What strangers say, without anything hidden
   *[textBoard] The board as a text
}
table-notify-forbidden = Your browser does not allow this page to notify you.
table-theme = Colours
table-theme-name = { $theme ->
    [light] light
    [dark] dark
   *[system] automatic
}
table-language = Language
table-keys =
    1–9: pick a card · arrows and R: move and turn the card to be laid · Enter: do it, or go to the question
    Escape: put back, skip what others do · Ctrl+Z: undo

# Several people at one screen.
table-hand-over = { $name }, are you ready?
table-hand-over-others = It is the turn of somebody else: hand over the screen.
table-hand-over-ready = I am ready

# Waiting for players.
table-wait = Waiting for players
table-wait-open = still free
table-wait-you = (you)
table-wait-link = The link to the seat of player { $number }
table-wait-new-link = Make a link
table-wait-computer = Let a computer play
table-wait-level = Computers play at the level
table-wait-watch = The link to watch
table-wait-new-watch = Replace the link
table-join = You are invited to a game of Battalia
table-invite = { $name } invites you to a game of Battalia
table-invite-with = Modules and variants
table-join-name = Your name
table-join-sit = Sit down
table-origin-title = How this game began
table-origin = { $origin ->
    [seed] The seed of this game was given: whoever knows it can find out what chance will bring.
    [record] This game goes on from a record: whoever set up the table may know hidden cards.
    [position] This game began with a given position: whoever set up the table may know hidden cards.
   *[clone] This game is a copy of another one: whoever set up the table may know hidden cards.
}
table-taken = This seat is taken: { $name } sits there
table-not-known = You are not known at this table on this device
table-taken-yours = { $taken ->
    [yes] If it is yours, use a code from the device on which you play (at the table under ⚙, “Play on another device”), or sign in.
   *[no] If you play here, use a code from the device on which you play (at the table under ⚙, “Play on another device”), or sign in.
}
table-taken-now = On this device you are { $name } so far, without a login: those games cannot be found here afterwards.
table-taken-code = Code from your other device
table-taken-use = Use the code
table-taken-look = Look at the table
table-device = Play on another device as well
table-device-how = Open { $address } on the other device and type this code:
table-device-until = It can be used once, for another { $time }.
table-place = Your place at this table
table-get-up = Get up: the seat is free again
table-leave = Leave the table
table-leave-how = A computer plays for you until you come back.
table-resign = Resign
table-resign-as = Resign: { $player }
table-resign-sure = { $alone ->
    [yes] Give up this game? It is over then.
   *[no] Give up this game for good? A computer plays on in your place; the others decide whether they go on. You can still watch.
}
table-resign-yes = Resign
table-resign-no = Play on
table-resigned = { $count ->
    [one] { $players } has resigned; a computer plays on.
   *[other] { $players } have resigned; computers play on.
}
table-given-up = { $count ->
    [one] { $players } gives up: you can end the game, which is won, or play on.
   *[other] { $players } give up: you can end the game, which is won, or play on.
}
table-resigned-title = Somebody has resigned
table-abandoned = Somebody has gone for good; a computer plays on.
table-vote-count = { $count } of { $needed } voices for ending it.
table-vote-end = End the game
table-vote-go-on = Rather play on
table-away = { $name } is away.
table-away-soon = A computer may take over in { $time }.
table-away-computer = Let a computer play
table-replaced = A computer plays for { $player }.
table-replaced-back = Play yourself again
table-late = { $how ->
    [skip] The time of { $player } is up: the turns are passed.
   *[computer] The time of { $player } is up: a computer plays on.
}

# The end.
table-over = The game is over
table-over-won = { $how ->
    [team] Your team has won!
    [shared] You share the first place with { $players }.
   *[alone] You have won!
}
table-over-winner = The game is over: { $players } won.
table-over-given-up = The game was given up before its end.
table-over-place = Place
table-over-player = Player
table-over-points = Points
table-over-cities = Cities
table-over-city = { $space }: level { $level }
table-over-look = Look at the table
table-over-replay = Replay
table-over-new = New game
table-over-next = To the next game
table-over-rematch = Play again
