## The first page of the browser, setting up a table, one's own games, and what this is.

start-title = Battalia
start-lead = Build your deck, lay the map card by card, and lead your heroes: the greatest cities win.
start-language = Language
start-back = Start
start-places = More
# The name of somebody who has not given one.
start-player = Player

start-play-now = Play now
start-play-now-text = A game for two against an easy computer. No account, no form.
start-with-friends = With friends
start-set-up = Set up a table
start-learn = Learn
start-learn-text = The first steps, in about ten minutes.
start-rules = Rules
start-rules-text = Every rule, to search and to link.
start-sheets = Sheets
start-sheets-text = All costs and cards at a glance.
start-import = Import
start-import-text = Go on with a game from a record or a position.
start-about = About
start-about-text = What this is, and whom it thanks.

## With friends.

start-friends-how-many = How many players, with you?
start-friends-name = Your name, as your friends will see it
start-friends-players = { $players } players
start-friends-text = You get a link for each of them. Five and six play with The Stormgates.

start-links = Your table is set
start-links-text =
    { $count ->
        [one] Send this link to your friend. The game begins as soon as the seat is taken.
       *[other] Send one link to each friend. The game begins as soon as all seats are taken.
    }
start-links-once = Each link seats one person. The table shows the links again as long as it waits.
start-link-seat = Seat { $number }
start-link-watch = To watch
start-copy = Copy
start-copied = Copied
start-copy-by-hand = Selected: copy it with Ctrl+C
start-share = Share
start-reach-alone = So far only this computer can open these links: nobody else can follow them.
start-reach-none = This computer is in no private network just now: nobody else can follow these links.
start-reach-open = Open the game to my network
start-reach-open-text = Then everybody in your network, for example in the same Wi-Fi, can come in by their link, until you close it again or end Battalia.
start-reach-command = To let others in your network come in, end Battalia (Ctrl+C) and start it again with one of these commands:
start-reach-network = Your friends can follow these links if they are in the same network as this computer, for example in the same Wi-Fi.
start-reach-which = The links begin with
start-reach-which-text = This computer has several addresses. If your friends cannot come in by one, try another.
start-reach-close = Close the game to my network
start-qr = QR code
start-qr-of = QR code: { $label }
start-to-table = To the table

## One's own games.

start-games = My games
start-games-more = More games
start-games-archive = Archive and lessons
start-games-archive-empty = Nothing is put away.
start-game-yours = Your turn
start-game-theirs = Waiting for { $names }
start-game-playing = In play
start-game-waiting =
    { $count ->
        [one] One seat is still free
       *[other] { $count } seats are still free
    }
start-game-over = Over, { $points }
start-game-given-up = Given up, { $points }
start-game-resigned = You resigned; the others play on
start-game-lesson = Lesson: { $title }
start-game-a-lesson = A lesson
start-game-broken = Cannot go on
start-game-with = With { $names }
start-game-origin =
    { $origin ->
        [seed] with a given seed
        [record] from a record
        [position] from a position
       *[clone] copy of a game
    }
start-game-remove = Put this game away
start-game-put-away =
    { $where ->
        [archive] What shall become of it?
       *[games] Put it away?
    }
start-game-archive = To the archive
start-game-bring-back = Back to my games
start-game-remove-mine = Remove from my games
start-game-remove-yes = Remove for ever
start-game-remove-no = Keep
start-computer =
    { $count ->
        [one] computer ({ $level })
       *[other] { $count } computers ({ $level })
    }
# The same after “with”, which some languages decline.
start-with-computer =
    { $count ->
        [one] a computer ({ $level })
       *[other] { $count } computers ({ $level })
    }
start-level-random = random
start-level-random-text = Knows the rules and chooses at random.
start-level-simple = simple
start-level-simple-text = Follows a few rules of thumb, one choice at a time.
start-level-novice = novice
start-level-novice-text = Knows the basics, misses cohorts and takes the second-best plan.
start-level-steady = steady
start-level-steady-text = Plans its whole turn.
start-level-expert = expert
start-level-expert-text = Plans its turn carefully, by what thousands of games have taught it.

## Import.

start-import-what = A record, a position or a scenario that you have saved or been sent. A record is played through to its last choice.
start-import-file = Choose a file
start-import-paste = Or paste the text here
start-import-record = Go on with this record
start-import-position = Begin with this position
start-import-seats = Who plays on
start-import-replay = Look at this game again

## Account.

start-account = You
start-account-name = Your name
start-account-keep = Save
start-account-name-kept = Your name is saved.
start-account-login-new = Your games on other devices
start-account-login-change = Your login
start-account-text = A login and a password are enough to find your games everywhere. The password has 8 characters or more; no e-mail address is needed. Until you have them, whoever has this device can play for you, and set them.
start-account-login = Login
start-account-login-form = Letters, digits and . @ + - _
start-account-password = Password
start-account-create = Create the login
start-account-change = Change the login
start-account-kept = From now on you find your games with this login.
start-account-sign-in = Sign in
start-account-signed-in = You are signed in.
start-account-sign-out = Sign out
start-account-signed-out = You are signed out.
start-account-lost = Without a login nobody can find these games again, not even you.
start-account-sign-out-anyway = Sign out and lose them
start-account-device = Another device
start-account-device-text = Whoever types the code there is you on that device as well, with all your games.
start-account-device-here = Do you play on another device already? Let it show you a code: at the table under ⚙, or on this page there.
start-account-hook = Reminders
start-account-hook-text = When it is your turn and you are not at the table, word is sent to this address (a web hook). Leave it empty for none.
start-account-hook-address = Address
start-account-hook-kept = You will be reminded there.
start-account-hook-gone = You will not be reminded.
start-account-change-text = With a new password you are signed out on all other devices, and links to your seats end.
start-account-password-old = Password until now
start-account-password-new = New password
start-account-code = Recovery code
start-account-by-code = Use a recovery code instead
start-account-by-password = Use the password instead
start-account-forgotten = I have forgotten my password
start-account-recover = Set the new password
start-account-recovered = Your new password is set. You are signed in here, and nowhere else.
start-account-changed = Your login is changed. You are signed out on all other devices.
start-account-keys =
    { $count ->
        [one] You are signed in on this device only.
       *[other] You are signed in on { $count } devices.
    }
start-account-codes-left =
    { $count ->
        [0] You have no recovery codes.
        [one] You have one recovery code.
       *[other] You have { $count } recovery codes.
    }
start-account-alone = Sign out on all other devices
start-account-alone-done = You are signed in on this device only.
start-account-codes-renew = New recovery codes
start-account-codes-new = These codes have taken the place of the earlier ones.
start-account-codes = Your recovery codes
start-account-codes-text = If you forget your password, each of these codes lets you set a new one, once. Copy them, print this page or write them down, and keep them where only you will look: they are not shown again.
start-account-codes-print = Print
start-account-codes-kept = I have kept them
start-account-data = Your data
start-account-export = Download my data
start-account-export-done = Your data is downloaded.
start-account-delete = Delete my account
start-account-delete-text = Your name, login, reminders and everything you said go at once, and so do the games that you played alone. Games with other people stay, without your name; a computer plays on for you. This cannot be undone.
start-account-delete-type = Type “{ $name }” to confirm
start-account-delete-sure = Delete everything
start-account-deleted = Your account is deleted.

# E-mail, and other devices.
start-mail = E-mail
start-mail-text = With an address you get back in when you have forgotten your password. A letter with a link makes sure that it is yours.
start-mail-address = E-mail address
start-mail-give = Use this address
start-mail-sent = A letter is on its way to { $address }. Open the link in it within a day.
start-mail-yours = Letters go to { $address }.
start-mail-turns = Write to me when it is my turn
start-mail-turns-text = When you are not at the table. Each letter has a link that ends them.
start-mail-turns-on = You get a letter when it is your turn.
start-mail-turns-off = You get no letters about your turn.
start-mail-other = Another address, or none
start-mail-remove = Remove the address
start-mail-removed = No more letters go to you.
start-mail-in = Sign in by e-mail
start-mail-in-text = For whoever has given an address here: a link comes by e-mail.
start-mail-in-send = Send a link to sign in
start-mail-in-reset = Send a link for a new password
start-mail-in-sent = If somebody here has this address, a letter is on its way there. Its link works for half an hour.
start-device = Sign in on another device
start-device-text = Open this link there within ten minutes. It works once, and whoever opens it is you: give it to nobody.
start-device-show = Show a link for another device
start-device-link = Link for your other device
link-sign-in = Sign in
link-sign-in-text = On this device you will be { $name }.
link-sign-in-button = Sign in as { $name }
link-instead = Now you are { $name } here; the games of { $name } are no longer found on this device then.
link-reset = A new password
link-reset-text = For the login { $login }. You are then signed in here, and signed out on all other devices.
link-confirm = Is this your address?
link-confirm-text = { $address } will be the address of { $name }. Whoever reads the letters to it can sign in as { $name }.
link-confirm-button = Yes, it is my address
link-confirmed = The address is confirmed.
link-stop = Letters about your turn
link-stop-text = Shall no more letters come when it is your turn?
link-stop-button = No more letters
link-stopped = No more letters come. You can have them again on the page “You”.
link-look = One moment …
link-on = To the first page

## Setting up a table.

start-set-up-players = Players
start-set-up-table = At the table
start-set-up-game = The game
start-variant = { $option }: { $value }
start-variant-off = { $option }: off
start-set-up-links =
    { $count ->
        [one] You get the link when the table is set.
       *[other] You get the { $count } links when the table is set.
    }
start-create =
    { $links ->
        [0] Begin the game
       *[other] Set the table
    }
start-option-players = Number of players
start-seat-who = Who sits at seat { $number }
start-seat-me = You
start-seat-here = Somebody at this screen
start-seat-link = Somebody with a link
start-seat-computer = Computer
start-seat-level = Level of the computer at seat { $number }
start-seat-name = Name
start-seat-name-of = Name at seat { $number }

start-clock = Clock
start-clock-none = None
start-clock-none-text = Everybody takes the time they need.
start-clock-blitz = Fast
start-clock-book = By the book
start-clock-book-text = { $minutes } minutes each for the whole game, as the book advises: 30 for each player, and for each of Metamorpha, Bilkarr and the fanatics 15 more, shared by all.
start-clock-days = Days
start-clock-game =
    { $seconds ->
        [0] { $minutes } minutes each for the whole game.
       *[other] { $minutes } minutes each, and { $seconds } seconds more with every turn.
    }
start-clock-move =
    { $days ->
        [one] One day for each answer.
       *[other] { $days } days for each answer.
    }
start-clock-zero = When the time is up
start-clock-zero-computer = A computer plays on
start-clock-zero-skip = The turns are passed
start-undo = Undo
start-undo-text = Choices can be taken back as long as nothing new was seen.
start-chat = Chat
start-chat-text = Players can write to each other.
start-calm = Calm computers
start-calm-text = Computers act one step after the other, so that one can follow them.
start-advanced = Advanced
start-stand-in = Who plays for people who are away
start-seed = Seed
start-seed-text = The same seed and the same choices give the same game. Whoever knows it knows what chance will bring.

start-box-base = Base game
start-box-expansion = The Stormgates

start-options-base = Base game: variants
start-options-expansion = The Stormgates: modules
start-options-need-expansion = These modules need The Stormgates.

start-option-advanced = Advanced game
start-option-advanced-text = Heroes walk freely on home terrain, and fight better there.
start-option-hard = Hard
start-option-hard-text = Neutral cities defend with 6, ruins with 10.
start-option-relics = Hidden relics
start-option-relics-text = No starting cities: heroes set out from the ruins, and Great Artefacts lie hidden under strong cities.
start-option-neutral_cities = Neutral cities
start-option-neutral_cities-text = Cities that belong to nobody wait to be taken.
start-option-starting_cities = Starting cities
start-option-starting_cities-text = With two each, the places of the neutral cities are chosen as well.
start-option-starting_cities-some = { $count }
start-option-starting_heroes = Heroes at the start
start-option-starting_heroes-text = They stand on the first city of their player.
start-option-starting_heroes-some = { $count }
start-option-cities_to_end = Cities that end the game
start-option-cities_to_end-text = So many cities of level 4 in one hand.
start-option-cities_to_end-some =
    { $count ->
        [0] as printed
       *[other] { $count }
    }
start-option-weeks = Weeks
start-option-weeks-text = The game ends after this week. The book calls two short, three standard, and four or five long.
start-option-weeks-advised = { $count }, the book’s advice
start-option-weeks-some =
    { $count ->
        [0] no limit
       *[other] { $count }
    }
start-option-removed_faction = Faction left out
start-option-removed_faction-text = With two players one faction stays in the box.
start-option-removed_faction-none = at random
start-option-expansion = The Stormgates
start-option-expansion-text = The second box is on the table: two more factions, up to six players, and all modules below.
start-option-stormgates = Stormgates
start-option-stormgates-text = Heroes jump from gate to gate, and every jump calls a storm event.
start-option-royals = Kings and queens
start-option-royals-text = Large decks are joined by a queen and a king, who raise cities to residences and capitals.
start-option-heroic = Heroic mode
start-option-heroic-text = Stronger neutral cities, attacks with all heroes, and veterans.
start-option-trading = Trading posts
start-option-trading-text = Posts on the roads trade artefacts, chests and stardust.
start-option-great_artefacts = New Great Artefacts
start-option-great_artefacts-text = Those of both boxes are shuffled together.
start-option-fortune = Fortune cards
start-option-fortune-text = Draw a fortune card instead of a Great Artefact on offer.
start-option-draft = Draft
start-option-draft-text = The first units are picked and passed on instead of dealt.
start-option-teams = Teams
start-option-teams-text = Partners play at the same time and add up their points.
start-option-three_against_three = Three against three
start-option-three_against_three-text = Two teams of three instead of three teams of two.
start-option-two_attacks = Two attacks
start-option-two_attacks-text = The team of three makes at most two attacks per turn.
start-option-metamorpha = Metamorpha
start-option-metamorpha-text = She walks the map and lends a power to heroes on terrain like hers.
start-option-bilkarr = Bilkarr
start-option-bilkarr-text = The wandering merchant sells six potions.
start-option-summoning = Summoning
start-option-summoning-text = The Lost Scroll may call Metamorpha or Bilkarr instead.
start-option-staff = Staff of Terra
start-option-staff-text = A Great Artefact that replaces terrain cards.
start-option-fanatics = Fanatics
start-option-fanatics-text = Units of no faction that demand a sacrifice and count twice.
start-option-valleys = Valleys of Kings and Queens
start-option-valleys-text = Two valleys to explore instead of the ruins, and what lies between them.
start-option-valleys-none = none
start-option-valleys-pass = Mountain Pass
start-option-valleys-bridge = King’s Bridge
start-option-map_end = A complete map
start-option-map_end-text = Whether the game ends when the map is complete. The book offers it for shorter games.
start-option-map_end-none = by the book
start-option-map_end-on = ends the game
start-option-map_end-off = does not
start-option-factions = Factions
start-option-factions-text = Choose which { $count } take part, or none of them to leave it to chance.
start-home-barfolk = At home in the woods.
start-home-islanders = At home on the lakes.
start-home-emberians = At home in the canyons.
start-home-cloudborn = At home in the mountains.
start-home-sunblessed = At home in the jungle.
start-home-wolfsclan = At home on the ice.
start-option-layout = Board
start-option-layout-text = The text of a layout file; empty for the board of the book.
start-option-modules = More modules
start-option-modules-text = Modules that installed packages bring.
start-option-corrections = Corrections
start-option-corrections-text = The text of a file that corrects printed numbers.

## About.

start-about-heading = About Battalia
start-about-what = The board game Battalia: The Creation and its expansion The Stormgates for the browser: two to six players, alone or in teams, against friends or computers.
start-about-unofficial = This is an unofficial implementation with art and text of its own. It is not affiliated with Fantasmagoria, the publisher of the game.
start-about-version = Version
start-about-languages = Languages
start-about-licence = Licence
start-about-licence-text = The program is free under the MIT licence.
start-about-icons = Icons
start-about-icons-text = The icons are from the collection of
start-about-icons-changed = They are shown in the colours of the game.
