### The third clone in the window.

## The board

clone2048-board = { $size } × { $size } board
clone2048-row = row { $number }: { $cells }
clone2048-cell-obstacle = obstacle
clone2048-block = level { $level }: letter { $letter }, { $less } in the game 1024, { $more } in the game 2048
clone2048-kind = { $size } × { $size }, { $obstacles ->
        [0] no obstacles
        [one] { $obstacles } obstacle
       *[other] { $obstacles } obstacles
    }
clone2048-number = Board { $number }
clone2048-which = { $name } · { $kind }

## A new board

clone2048-new = New board
clone2048-new-tip = Choose size, obstacles and number of a new board (Ctrl+N)
clone2048-new-menu = New board…
clone2048-new-title = What should the new board be like?
clone2048-new-number-tip = The same number always gives the same board and the same new blocks
clone2048-new-number-wrong = The number of the board must be a whole number, for example 17
clone2048-classic = Rules of 2048
clone2048-classic-tip = Two blocks at first. A move that changes nothing does not count. 90% of the new blocks are of level 1. A merge scores the value of its block. The game ends when nothing can move
clone2048-kind-classic = { $kind }, rules of 2048
clone2048-again = The same board from the beginning

## Score

clone2048-score = Score
clone2048-score-tip = Each merge scores the level of the new block
clone2048-moves = Moves
clone2048-moves-tip = How many moves you made
clone2048-best = Best
clone2048-best-tip = Your highest score on boards of this size and number of obstacles. Your largest block: { $largest }. With help: { $helped }
clone2048-counter = { $name }: { $value }

## How blocks are shown

clone2048-modes = How blocks are shown
clone2048-mode-letter-tip = A letter: A, B, C and so on
clone2048-mode-level-tip = The level: 1, 2, 3 and so on
clone2048-mode-1024-tip = As in the game 1024: 1, 2, 4, 8 and so on
clone2048-mode-2048-tip = As in the game 2048: 2, 4, 8, 16 and so on

## Moves

clone2048-left = Left
clone2048-right = Right
clone2048-up = Up
clone2048-down = Down
clone2048-moves-something = { $direction }: changes something
clone2048-moves-nothing = { $direction }: changes nothing
clone2048-moves-something-tip = Arrow or key { $key }; or drag on the board
clone2048-moves-nothing-tip = No block moves, but a new one still appears (arrow or key { $key })
clone2048-dead-note = An empty arrow changes nothing
clone2048-advise-tip = What the automatic player would do (H)
clone2048-advice = Try: { $direction }
clone2048-why = { $merges ->
        [0] no merge
        [one] one merge, { $points } points
       *[other] { $merges } merges, { $points } points
    }; { $free ->
        [one] one free cell
       *[other] { $free } free cells
    }
clone2048-why-less = { $what }; promises { $less } less
clone2048-why-nothing = moves nothing

## Speed

clone2048-slowest = Very slow: three seconds per move
clone2048-at-once = At once, without animation
clone2048-moves-a-second = moves per second: { $count }

## Automatic player

clone2048-automatic = Automatic player
clone2048-play = Let the computer play
clone2048-play-tip = The computer plays in your place until you stop it
clone2048-thinking = thinks { $milliseconds } ms
clone2048-thinking-tip = How long it thinks about each move, in milliseconds

## Seeing the game again

clone2048-replay = Replay the game
clone2048-replay-pause = Stop the replay
clone2048-to-beginning = To the beginning of the game (Home)
clone2048-to-end = To the end of the game (End)
clone2048-turn-back = One turn back
clone2048-turn-forward = One turn forward
clone2048-turns = Turn
clone2048-turn = turn { $turn } of { $last }
clone2048-from-here = Play from here
clone2048-from-here-tip = Continues the game from the turn that you see

## Menu and files

clone2048-undo = Undo the move (Ctrl+Z)
clone2048-redo = Redo the move (Ctrl+Y)
clone2048-open-title = Open a board
clone2048-save-title = Save the board

## Sentences

clone2048-told-begun = A new board: move the blocks with the arrows. Ctrl+Z brings back the earlier game.
clone2048-told-opened = Opened: { $path }. Ctrl+Z brings back the earlier game.
clone2048-told-before = The earlier game is back. Ctrl+Y brings back the new one.
clone2048-told-too-many = There are too many obstacles: at most { $most }, so that a cell stays free.
clone2048-told-nothing-goes-on = Nothing is running now. { $play } lets the computer play, { $replay } replays the game.
clone2048-told-past = You are watching the replay: press “Play from here”, or go to the end of the game.
clone2048-told-over = The game is over: { $score ->
        [one] { $score } point
       *[other] { $score } points
    } in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
clone2048-told-is-over = The game is over: Ctrl+Z undoes one move.
clone2048-told-reached = You made { $block }! Keep going: there are larger ones.
clone2048-told-largest = The largest block: { $block }.
clone2048-told-nothing-moves = Nothing moves that way: by the rules of 2048 this is not a move.
clone2048-told-lost = The automatic player stopped because of an error. Press again to restart it.

## A moment to celebrate

clone2048-moment-reached = { $block }!
clone2048-moment-over = The game is over
clone2048-moment-record = New record for boards like this
clone2048-moment-keep = Keep going
clone2048-moment-new = Another board
clone2048-moment-again = Try this one again
clone2048-records-none = Your highest score on each kind of board appears here
clone2048-figures = The four directions
clone2048-figures-tip = Each bar compares a direction with the best one: how much the automatic player still expects to merge until the end. Then come the merges and points that it gives at once, the cells that stay free, and how much less it promises
clone2048-figures-merges = merges
clone2048-figures-points = points
clone2048-figures-free = free
clone2048-figures-less = less
clone2048-moment-so-far = { $score ->
    [one] { $score } point
   *[other] { $score } points
} in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
clone2048-records-line = { $score ->
    [one] { $score } point
   *[other] { $score } points
}, block { $block }
