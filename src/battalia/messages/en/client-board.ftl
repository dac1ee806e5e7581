## The board in the browser: the map, its pieces, and what lies on a space in words.

board-title = The map
board-keys = Arrow keys go from space to space, Page Up and Page Down to the next space where you can act, Enter chooses. Plus and minus change the size, 0 shows the whole map, Ctrl with an arrow key moves it. R turns the card that you are laying.
board-zoom-in = Show larger
board-zoom-out = Show smaller
board-zoom-fit = Show the whole map
board-turn-right = Turn the card to the right
board-turn-left = Turn the card to the left
# $sides: the sides with a road, by their words.
board-laid = Your card lies here for now: { $shape }, roads to { $sides }
board-chosen = chosen

# $space: the name of a space, such as r2c3. $shape and $terrain in words.
board-tip-card = { $space }: { $shape }, { $terrain }
board-tip-card-neutral = { $space }: { $shape }
board-tip-unexplored = { $space }: unexplored
board-tip-impassable = { $space }: impassable rock
# $sides: sides of the card, by commas.
board-tip-roads =
    { $count ->
        [one] Road to { $sides }
       *[other] Roads to { $sides }
    }
board-tip-abandoned = A city without an owner
board-tip-neutral = Neutral, defence { $defence }
board-tip-ruins = Defence { $defence }
# $player: such as “the Bärfolk”.
board-tip-owned =
    { $level ->
        [6] Capital of { $player }, level { $level }
        [5] Royal residence of { $player }, level { $level }
       *[other] City of { $player }, level { $level }
    }
board-tip-defence = Defence { $defence }
# $kind: the card that a building gives once per turn; none where it is not known.
board-tip-building =
    { $kind ->
        [none] Building of { $player }, worth { $level }, defence { $defence }
       *[other] Building of { $player }, worth { $level }, defence { $defence }; gives: { $kind }
    }
board-tip-gives = Gives: { $kind }
board-tip-gate = Stormgate number { $number }
board-tip-buried =
    { $count ->
        [one] A Great Artefact lies under this gate
       *[other] { $count } Great Artefacts lie under this gate
    }
board-tip-link-pass = The Mountain Pass
board-tip-link-bridge = The King’s Bridge
board-tip-relic = A Great Artefact is hidden here
board-tip-cloaked = Hidden by Vayl’s Cloak: this city cannot be attacked for now
board-tip-hero =
    { $veteran ->
        [yes] Hero { $number } of { $player }, a veteran
       *[no] Hero { $number } of { $player }
    }
board-tip-amplifier = It carries a storm amplifier for gate { $gate }
board-tip-post =
    { $star ->
        [yes] Trading post of { $player }, star side up
       *[no] Trading post of { $player }
    }
board-tip-metamorpha = Metamorpha stands here
board-tip-bilkarr =
    { $way ->
        [north-east] Bilkarr stands here; he goes on to the north-east
        [north-west] Bilkarr stands here; he goes on to the north-west
        [south-east] Bilkarr stands here; he goes on to the south-east
        [south-west] Bilkarr stands here; he goes on to the south-west
       *[none] Bilkarr stands here
    }

## The board as a table of texts.

board-text-title = The map in words
board-text-row = Row { $row }
board-text-column = Column { $column }
board-text-missing = no space
