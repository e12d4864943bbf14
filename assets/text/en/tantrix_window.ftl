### Tantrix in the window.

## What is asked

tantrix-choice = The puzzle
tantrix-kind-challenge = Challenges
tantrix-kind-domino = Domino
tantrix-kind-rainbow = Rainbow
tantrix-kind-board = Board
tantrix-kind-puzzle = Tantrix puzzle
tantrix-about-challenge = The challenges of the box: place all tiles and make the line that the challenge asks for
tantrix-about-domino = Tiles in a row: where they touch, colours match
tantrix-about-rainbow = A pyramid of the tiles with the same back, and a line of that colour through all
tantrix-about-board = The tiles 1 to N on a grid: where they touch, colours match
tantrix-about-puzzle = A single line through all tiles, with the conditions that you choose
tantrix-discovery = Discovery: loop of 1 to N
tantrix-rainbows = The five rainbows
tantrix-challenge-discovery = Loop of the tiles 1 to { $last }
tantrix-challenge-loop = { $back ->
        [blue] Blue
        [green] Green
        [red] Red
        [yellow] Yellow
       *[white] White-backed blue
    } loop
tantrix-challenge-pyramid = { $back ->
        [blue] Blue
        [green] Green
        [red] Red
        [yellow] Yellow
       *[white] White
    } pyramid
tantrix-challenge-solved = { $challenge } (solved)
tantrix-challenges-solved = Challenges solved: { $count } of { $all }
tantrix-tiles-chosen = Tiles chosen: { $count }
tantrix-tiles-choose = Choose tiles…
tantrix-tiles-up-to = From 1 to
tantrix-tiles-with-back = With the back
tantrix-tiles-back = { $back ->
        [blue] Blue
        [green] Green
        [red] Red
        [yellow] Yellow
       *[white] White
    } back
tantrix-tiles-back-count = { $back ->
        [blue] blue
        [green] green
        [red] red
        [yellow] yellow
       *[white] white
    }: { $count } tiles
tantrix-tiles-all = All
tantrix-tiles-none = None
tantrix-tile = Tile { $tile }
tantrix-tiles-first = From 1 to N
tantrix-tiles-own = Any tiles
tantrix-n = Tiles N
tantrix-columns = Columns X
tantrix-rows = Rows Y
tantrix-area-grid = Grid
tantrix-area-drawn = Drawn
tantrix-area-free = Free
tantrix-draw = Draw the board…
tantrix-draw-tip = Choose which places there are: tiles go only there
tantrix-draw-places = Places: { $count }
tantrix-draw-guide = Click places, or drag over them, to add and remove them. Places: { $cells }, tiles: { $tiles }
tantrix-draw-place = place in row { $row }, column { $column }
tantrix-conditions = Conditions
tantrix-condition-a = (a) golden rule
tantrix-condition-b = (b) no holes
tantrix-holes-paper = as in the paper
tantrix-holes-enclosed = only enclosed ones
tantrix-condition-c = (c) one line through all
tantrix-condition-d = (d) closed line
tantrix-condition-f = (f) colour of the back of N
tantrix-colour-any = any
tantrix-colour-of-line = { $colour ->
        [blue] Blue
        [green] Green
        [red] Red
       *[yellow] Yellow
    } line

## The board and the tray

tantrix-board = Playing board
tantrix-picture = Solution
tantrix-face-by-hand = By hand
tantrix-face-solutions = Solutions
tantrix-face-solutions-count = Solutions ({ $count })
tantrix-place-tile = tile { $tile }
tantrix-place-empty = empty
tantrix-place-fixed = { $place }, locked
tantrix-fix = Lock the tile here (L)
tantrix-release = Unlock the tile (L)
tantrix-tray-tile = Tile { $tile } in the tray
tantrix-tray-tip = Drag it onto the board, or click it and then a place. R, the wheel or the right button rotate it
tantrix-tray-empty = The tray is empty: all tiles are on the board
tantrix-tray-solved = Solved: all rules are kept
tantrix-turn-right = Rotate clockwise (R)
tantrix-turn-left = Rotate anticlockwise (Shift+R)
tantrix-undo = Undo (Ctrl+Z)
tantrix-redo = Redo (Ctrl+Y)

## The rules

tantrix-rules = Rules
tantrix-kept = kept
tantrix-not-yet = not yet
tantrix-not-kept = broken
tantrix-rule-tiles = Tiles placed: { $laid } of { $all }
tantrix-rule-golden = (a) Where tiles touch, colours match
tantrix-rule-clashes = { $clashes ->
    [one] (a) One contact has different colours
   *[other] (a) { $clashes } contacts have different colours
}
tantrix-rule-holes = (b) No empty place touches three tiles, and the tiles form one group
tantrix-rule-enclosed = (b) No empty place is enclosed by tiles
tantrix-rule-line = (c) A { $colour ->
        [blue] blue
        [green] green
        [red] red
       *[yellow] yellow
    } line goes through all: now { $reached } of { $all }
tantrix-rule-line-none = (c) A line goes through all
tantrix-rule-closed = (d) The line is closed
tantrix-hint-tip = Shows where a tile can go, if there is a solution from here (H)
tantrix-hint-lay = Place tile { $tile }
tantrix-complete = Complete from here
tantrix-complete-tip = Places the missing tiles, and leaves the others where they are
tantrix-clear = Clear the board
tantrix-paused = Paused: click here or press P to continue
tantrix-how = How to play
tantrix-how-by-hand = Drag tiles from the tray. The wheel, R or the right button rotate them. Press Del or drop them outside to put them back into the tray. Ctrl and the wheel zoom, and you can drag the background

## The solutions

tantrix-search = Search
tantrix-searching = Searching…
tantrix-find-one = Find a solution
tantrix-find-all = List all
tantrix-find-all-tip = Solutions appear as they are found, always in the same order, up to the limit below
tantrix-count = Only count
tantrix-count-tip = How many there are in all, without keeping them
tantrix-up-to-rotation = Up to rotation
tantrix-up-to-rotation-tip = Solutions that are rotations of each other count once
tantrix-limit = At most
tantrix-parts = Parts searched: { $done } of { $parts }
tantrix-found-so-far = Solutions so far: { $count }
tantrix-no-solutions-yet = No search yet: press “Find a solution”
tantrix-ended-none = There are no solutions: I tried everything
tantrix-ended-all = All found: { $count }
tantrix-ended-some = Found: { $count }. There may be more
tantrix-ended-counted = Solutions in all: { $count }
tantrix-ended-counted-some = Counted so far: { $count }. The count was stopped
tantrix-this-solution = This solution
tantrix-play-on = Continue by hand
tantrix-how-solutions = The wheel, arrows, Page Up and Page Down go from one to the next. RON and JSON files hold all of them
tantrix-browse-first = The first (Home)
tantrix-browse-previous = The previous one (left arrow)
tantrix-browse-next = The next one (right arrow)
tantrix-browse-last = The last (End)
tantrix-browse-at = { $at } of { $count }

## Files

tantrix-open-title = Open solutions of the chosen puzzle
tantrix-save-title = Where to save?
tantrix-export-ron = Solutions (RON)…
tantrix-export-json = Solutions (JSON)…
tantrix-export-svg = Drawing (SVG)…
tantrix-export-png = Picture (PNG)…
tantrix-export-text = Text…

## What happened

tantrix-says-solved = Solved! All rules are kept.
tantrix-goal-loop = Close { $colour ->
        [any] a line of one colour
        [blue] a BLUE line
        [green] a GREEN line
        [red] a RED line
       *[yellow] a YELLOW line
    } into a loop through all { $tiles } tiles
tantrix-goal-line = Make { $colour ->
        [any] a line of one colour
        [blue] a BLUE line
        [green] a GREEN line
        [red] a RED line
       *[yellow] a YELLOW line
    } through all { $tiles } tiles
tantrix-goal-pyramid = Fill the pyramid, with { $colour ->
        [any] a line of one colour
        [blue] a BLUE line
        [green] a GREEN line
        [red] a RED line
       *[yellow] a YELLOW line
    } through all { $tiles } tiles
tantrix-goal-domino = Place all { $tiles } tiles in a row: where they touch, colours match
tantrix-goal-board = Place all { $tiles } tiles on the board: where they touch, colours match
tantrix-colour-sign = { $colour ->
        [blue] B
        [green] G
        [red] R
       *[yellow] Y
    }
tantrix-solved = Solved!
tantrix-solved-with = { $seconds } seconds, { $moves ->
        [one] one move
       *[other] { $moves } moves
    }
tantrix-solved-helped = { $seconds } seconds, { $moves ->
        [one] one move
       *[other] { $moves } moves
    }; { $hints ->
        [0] no hint
        [one] one hint
       *[other] { $hints } hints
    }, { $undone ->
        [0] nothing undone
        [one] one move undone
       *[other] { $undone } moves undone
    }: does not count for the record
tantrix-solved-by-program = The program completed it
tantrix-next-challenge = The next challenge
tantrix-attempt = { $seconds } s · moves: { $moves } · hints: { $hints }
tantrix-record = Best without help: { $seconds } s, { $moves } moves
tantrix-apart = Tiles apart from the rest: { $tiles }
tantrix-search-time = Time: { $seconds } s
tantrix-says-fixed = Tile { $tile } is locked: it stays where it is, in searches too. L or the padlock unlocks it.
tantrix-says-fix-what = First choose a tile on the board: the padlock locks it where it is.
tantrix-says-searching = Looking for a way to continue…
tantrix-says-hint = Tile { $tile } can go where it is shown: click there, or press the button again, to place it.
tantrix-says-no-way = There is no solution from here: put some tiles back into the tray.
tantrix-says-stopped = The search was stopped.
tantrix-says-too-large = There are too many tiles to count their rows: the count goes through { $states } states, and the limit is { $most }. Choose fewer, or list the rows.
tantrix-says-nothing-to-save = There is nothing to save yet: place a tile or find a solution.
tantrix-says-unknown-sort = The name { $path } does not say what to save: it must end in .ron, .json, .svg, .png or .txt.
tantrix-says-opened = { $path }: { $count } solutions, all correct.
tantrix-says-file = { $path }, line { $line }, column { $column }: { $why }
tantrix-says-no-picture = { $path }: { $why }
tantrix-says-dead-three = No tile fits here any more: the neighbours show { $colour ->
        [blue] blue
        [green] green
        [red] red
       *[yellow] yellow
    } three times, and no tile has it on three sides.
tantrix-says-dead-parity = No tile fits here any more: the neighbours show { $colour ->
        [blue] blue
        [green] green
        [red] red
       *[yellow] yellow
    } an odd number of times. Every tile has it on two sides or on none.
tantrix-says-dead-none-left = No tile fits here any more: those that would fit are already placed.
tantrix-says-forced = This move is forced: only tile { $tile } fits here, rotated like this. Click there, or press the button again, to place it.
