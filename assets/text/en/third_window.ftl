### The third clone in the window.

## The board

third-board = { $size } × { $size } board
third-row = row { $number }: { $cells }
third-cell-empty = empty
third-cell-obstacle = obstacle
third-block = level { $level }: letter { $letter }, { $less } in the game 1024, { $more } in the game 2048
third-kind = { $size } × { $size }, { $obstacles ->
        [0] no obstacles
        [one] { $obstacles } obstacle
       *[other] { $obstacles } obstacles
    }
third-number = Board { $number }
third-which = { $name } · { $kind }

## A new board

third-new = New board
third-new-tip = Choose size, obstacles and number of a new board (Ctrl+N)
third-new-menu = New board…
third-new-title = What should the new board be like?
third-new-number = Number of the board
third-new-number-tip = The same number always gives the same board and the same new blocks
third-new-number-wrong = The number of the board is a whole number, for example 17
third-new-begin = Begin
third-classic = Rules of 2048
third-classic-tip = Two blocks at first; a move that changes nothing is none; 90% of the new blocks are of level 1; a merge scores the value of its block; it ends when nothing moves any more
third-kind-classic = { $kind }, rules of 2048
third-again = The same board from the beginning

## Score

third-score = Score
third-score-tip = Each merge counts the level of the block that it makes
third-moves = Moves
third-moves-tip = How many moves were made
third-best = Best
third-best-tip = Your highest score on boards of this size with so many obstacles; your largest block: { $largest }. In games that were helped: { $helped }
third-counter = { $name }: { $value }

## How blocks are shown

third-modes = How blocks are shown
third-mode-letter-tip = A letter: A, B, C and so on
third-mode-level-tip = The level: 1, 2, 3 and so on
third-mode-1024-tip = As in the game 1024: 1, 2, 4, 8 and so on
third-mode-2048-tip = As in the game 2048: 2, 4, 8, 16 and so on

## Moves

third-left = Left
third-right = Right
third-up = Up
third-down = Down
third-moves-something = { $direction }: changes something
third-moves-nothing = { $direction }: changes nothing
third-moves-something-tip = Arrow or key { $key }; or drag on the board
third-moves-nothing-tip = No block moves, but a new one comes all the same (arrow or key { $key })
third-dead-note = An empty arrow changes nothing
third-advise = Advice
third-advise-tip = What the automatic player would do (H)
third-advice = Try: { $direction }
third-why = { $merges ->
        [0] no merge
        [one] one merge, { $points } points
       *[other] { $merges } merges, { $points } points
    }; { $free ->
        [one] one free cell
       *[other] { $free } free cells
    }
third-why-less = { $what }; promises { $less } less
third-why-nothing = moves nothing

## Speed

third-slowest = Very slow: three seconds a move
third-at-once = At once, without animation
third-moves-a-second = moves a second: { $count }
third-speed = Speed: { $speed }

## Automatic player

third-automatic = Automatic player
third-play = Let the computer play
third-play-tip = The computer plays in your place until you stop it
third-stop = Stop
third-thinking = thinks { $milliseconds } ms
third-thinking-tip = How long it thinks about each move, in milliseconds

## Seeing the game again

third-replay = Replay the game
third-replay-pause = Stop the replay
third-to-beginning = To the beginning of the game (Home)
third-to-end = To the end of the game (End)
third-turn-back = One turn back
third-turn-forward = One turn forward
third-turns = Turn
third-turn = turn { $turn } of { $last }
third-from-here = Play from here
third-from-here-tip = Goes on with the game from the turn that you see

## Menu and files

third-undo = Undo the move (Ctrl+Z)
third-redo = Redo the move (Ctrl+Y)
third-open-title = Open a board
third-save-title = Save the board
# How the name of a file begins.
third-default-name = board

## Sentences

third-told-begun = A new board: move the blocks with the arrows. Ctrl+Z brings back the game before.
third-told-opened = Opened: { $path }. Ctrl+Z brings back the game before.
third-told-before = The game before is back. Ctrl+Y brings back the new one.
third-told-too-many = There are too many obstacles: at most { $most }, so that one cell stays free.
third-told-nothing-goes-on = Nothing goes on by itself now: { $play } has the computer play, { $replay } shows the game again.
third-told-past = You are seeing the game again: press “Play from here”, or go to the end of the game.
third-told-over = The game is over: { $score ->
        [one] { $score } point
       *[other] { $score } points
    } in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
third-told-is-over = The game is over: Ctrl+Z undoes one move.
third-told-reached = You made { $block }! Keep going: there are larger ones.
third-told-largest = The largest block: { $block }.
third-told-nothing-moves = Nothing moves that way: by the rules of 2048 it is no move.
third-told-lost = The automatic player stopped because of an error. Press again to start it anew.

## A moment to celebrate

third-moment-reached = { $block }!
third-moment-over = The game is over
third-moment-record = A new record for boards like this
third-moment-keep = Keep going
third-moment-new = Another board
third-moment-again = Try this one again
third-records = Your records
third-records-none = The highest score of each kind of board will be here
third-figures = The four directions
third-figures-tip = The bars say how much each direction promises, compared with the best: how much will still be merged until the end, as the automatic player sees it; then how many merges and points it gives at once, how many cells stay free, and how much less it promises than the best
third-figures-merges = merges
third-figures-points = points
third-figures-free = free
third-figures-less = less
third-moment-so-far = { $score ->
    [one] { $score } point
   *[other] { $score } points
} in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
third-records-line = { $score ->
    [one] { $score } point
   *[other] { $score } points
}, block { $block }
