### The gallery of scenarios, and the editor.

## The first page.

start-scenarios = Scenarios
start-scenarios-text = Boards with a story, by us and by players
start-editor = Editor
start-editor-text = Make boards, positions and scenarios

## The gallery.

scenarios-title = Scenarios
scenarios-intro = Tables with a story: other boards, other beginnings, other goals.
scenarios-make = Make one yourself
scenarios-order = What comes first
scenarios-order-liked = Best liked
scenarios-order-played = Most played
scenarios-order-new = Newest
scenarios-more = More
scenario-by = by { $name }
scenario-ours = comes with the game
scenario-begun = begins in the middle
scenario-plays = played: { $count }
scenario-like = Like { $title }
scenario-goal = Goal:
scenario-begin = Play
scenario-edit = Open in the editor
scenario-save = Save the file
scenario-remove = Remove from the gallery
scenario-link = Link to this scenario

## The editor.

editor-title = Editor
editor-intro = Make a board, lay out a position, tell a story, and play it. What cannot be is told at once.
editor-to-gallery = To the gallery
editor-tab-table = Table
editor-tab-board = Board
editor-tab-position = Position
editor-tab-story = Story
editor-board = The board that is being made
editor-space = { $space }: { $what }
editor-on-nothing = empty
editor-on-space = no space
editor-on-start = starting city
editor-on-neutral = neutral city
editor-on-ruins = ruins
editor-on-gates = stormgate
editor-on-link = between the valleys
editor-brush = Brush
editor-brush-text = Point at a space to lay it or to take it away, or draw over several. Arrow keys, Enter and the numbers do the same.
editor-symmetry = Symmetry
editor-symmetry-none = none
editor-symmetry-across = left and right
editor-symmetry-down = top and bottom
editor-symmetry-both = both ways
editor-symmetry-half = half a turn
editor-symmetry-quarter = quarter of a turn
editor-rows = Rows
editor-columns = Columns
editor-factions = Factions
editor-great-artefacts = Great Artefacts
editor-board-of-book = This table plays on the board of the book.
editor-own-board = Make a board of my own
editor-book-board = Back to the board of the book
editor-position-none = The game begins with the usual set-up.
editor-begin-position = Lay out a position
editor-no-position = Begin with the set-up instead
editor-day = Day
editor-first = Who begins
editor-in-progress = The position is in the middle of something.
editor-begin-turn = Begin a turn instead
editor-no-view = The map is drawn as soon as the position can be.
editor-pieces = Onto the board
editor-tool-card = terrain card
editor-tool-token = token
editor-tool-hero = hero
editor-tool-clear = clear
editor-shape = Card
editor-terrain = Terrain
editor-turned = Turned to
editor-owner = Whose
editor-level = Level (0: none)
editor-hero = Hero
editor-cards = Cards
editor-cards-how = Take up a card, then put it somewhere else. The rest lies in the stacks.
editor-kind = Kind of card
editor-faction = Faction
editor-put-here = Put here
editor-to-stacks = Back to the stacks
editor-new-tent = Pitch a tent
editor-common = For all
editor-taken = { $card } is taken up.
editor-zone-hand = Hand
editor-zone-ambush = Ambush
editor-zone-tent = Tent { $number }
editor-zone-offer = Great Artefacts on offer
editor-zone-stacks = From the stacks
editor-as-text = The position as text
editor-as-text-how = All else is written here, as the notation has it.
editor-language = Language
editor-title-of = Title
editor-goal = Goal
editor-story = Story
editor-fine = This can be played.
editor-undo = Undo
editor-redo = Redo
editor-anew = Begin anew
editor-open = Open a file
editor-save = Save as a file
editor-publish = Put into the gallery
editor-publish-needs = It needs a title first.
editor-play = Play from here

## From a game.

replay-edit = Open in the editor
table-scenario = Scenario: { $title }
