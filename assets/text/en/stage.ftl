### The stage: the wall on which the game is played, the move, the controls.

## Controls

stage-play = Play
stage-play-tip = Start a game with this wall
stage-reset = Reset
stage-reset-tip = Deals the next wall and starts a new game at once
stage-play-or-go-on = Play, or continue the paused move
stage-pause = Pause
stage-go-on = Continue
stage-step = One step
stage-finish = To the end of the move
stage-stop = Stop the move
stage-same-wall = Same wall, from the start
stage-repeat-move = Repeat the move with the program as it is now
stage-undo-move = Undo the move
stage-redo-move = Redo the move
stage-again = Repeat the move
stage-back = Go back
stage-back-tip = Show the wall as it was before the click
stage-move = Move
stage-move-more = More about the move and the game
stage-into = Into
stage-into-tip = Into the block: a single step
stage-over = Over
stage-out = Out
stage-first-wrong = First error
stage-heat = Counts
stage-fault = From here on it fails: { $cells ->
        [one] one cell is marked
       *[other] { $cells } cells are marked
    }.
stage-fault-plain = From this step on the move can no longer succeed.
stage-full = Areas
stage-full-tip = Full game: a click removes the whole infection area
stage-strip = Strips
stage-strip-tip = Simplified game: a click removes the infection strip, vertically only

## Speed

stage-slowest = Slowest: one block a second
stage-at-once = At once: the whole move
stage-speed = Speed: { $speed }
stage-blocks-a-second = { $count ->
        [one] { $blocks } block a second
       *[other] { $blocks } blocks a second
    }

## New wall

stage-new-wall = { $name }: choose another wall
stage-wall-dealt = Wall { $number }
stage-wall-given = Received wall
stage-wall-random = Random, with how many colours
stage-wall-colours = { $count ->
        [one] { $count } colour
       *[other] { $count } colours
    }
stage-wall-number = Number of the wall
stage-wall-deal = Use this one
stage-wall-number-refused = Type a whole number, for example 17.
stage-wall-gallery = Ready-made walls
stage-wall-place = Line { $line }, character { $column }. { $sentence }
stage-gallery-start = Start
stage-gallery-snake = Snake
stage-gallery-winding = Winding
stage-gallery-spiral = Spiral
stage-gallery-comb = Comb
stage-gallery-frame = Frame
stage-gallery-one-colour = One colour
stage-gallery-chequered = Chequered
stage-gallery-stripes-across = Horizontal stripes
stage-gallery-stripes-upright = Vertical stripes
stage-gallery-areas-apart = Separate areas
stage-gallery-low-columns = Low columns
stage-gallery-holes = Holes

## The cells, for those who listen to them

stage-cell = row { $row }, column { $column }, { $what }
stage-cell-infected = { $colour }, infected
stage-cell-empty = empty
stage-cell-black = black

## Counters

stage-bricks = { $bricks } { $bricks ->
        [one] brick
       *[other] bricks
    }
stage-moves-and-bricks = move { $moves } · { $bricks } { $bricks ->
        [one] brick
       *[other] bricks
    }
stage-step-of = step { $step } of { $steps }
stage-endless = step { $step } · this move does not end
stage-computing = Computing…
stage-press-play-short = Press Play to start
stage-changed-since = Program changed from move { $number } on

## What a move did

stage-right-short = right · { $count ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
stage-wrong-short = wrong bricks left
stage-show-right-wall = Show the right wall
stage-infection-short = infection left behind
stage-failed = move failed
stage-right = The move is right: { $count ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, { $removed ->
        [one] { $removed } brick fewer
       *[other] { $removed } bricks fewer
    }.
stage-wrong = The wall differs from the right one in { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }.
stage-wrong-marked = { $cells ->
        [one] One wrong cell
       *[other] { $cells } wrong cells
    }: the corner shows what is right.
stage-infection-left = The bricks are right, but { $bricks ->
        [one] { $bricks } is still infected
       *[other] { $bricks } are still infected
    }: no brick may be infected at the end of the move.
stage-cleared = Cleared: you removed all bricks!
stage-stuck = Game over: { $bricks ->
        [one] { $bricks } brick left
       *[other] { $bricks } bricks left
    }.

## Sentences

stage-started = The game has started: click a brick.
stage-press-play = Press “Play” to start the game, then click a brick.
stage-still-running = The move is still running: wait for it to end, finish it at once, or stop it.
stage-no-brick = There is no brick there: click a brick.
stage-empty-program = There is no block under “On every click” yet: drag the first one there.
stage-nothing-to-repeat = There is no move to repeat yet: click a brick.
stage-next-move-paused = The next move starts paused
stage-stopped = Move stopped: the wall is as it was before the click.
stage-lost = The move could not be computed. Try again.
