### Minesweeper in the window.

## The game

mines-new = New game
mines-new-tip = Another board with the same choices (N)
mines-choose = { $size }: choose size and rules
mines-choose-tip = Size, rules and number of the board (Ctrl+N)
mines-restart = Same board from the beginning (R)
mines-pause = Pause (P)
mines-go-on = Continue (P)
mines-paused = Paused: click the board or press P to continue.
mines-left = Mines left to mark: { $count }
mines-time = Time: { $time }
mines-board-number = Board { $number } · { $kind }
mines-board-given = Board from a file
mines-board-number-tip = You get the same board with the same number, the same choices and the same first cell.
mines-ready = Open a cell. A number says how many mines are around it. The right button or F places a flag.
mines-lost = There was a mine at ({ $row }, { $column }).
mines-won = Won! Time: { $time }
mines-losses = { $count ->
    [one] With one mine that went off and was undone
   *[other] With { $count } mines that went off and were undone
}
mines-undo = Undo
mines-undo-key = Undo (Ctrl+Z)
mines-undone = The mine is covered again. The game counts as lost.
mines-taken-back = The last move is undone: the game no longer counts.
mines-reveal = Show the mines
mines-flag-holds = There is a flag here: remove it before you open the cell.
mines-refused = This board is impossible: { $why }.
mines-no-thread = The computer is too busy to look for a board: close some programs and try again.
mines-laying = Looking for a board that needs no guess…
mines-laying-stop = Stop
mines-laying-stopped = The search was stopped. With fewer mines it takes less time.

## The cells, for those who do not see them

mines-board = Minesweeper, { $columns } by { $rows }
mines-cell-chance = { $cell }, a mine at { $percent }%
mines-cell-closed = closed
mines-cell-flag = flag
mines-cell-question = question mark
mines-cell-clue = { $clue } around
mines-cell-mine = mine
mines-cell-fatal = mine that went off
mines-cell-wrong-flag = wrong flag
mines-large = Large cells, for fingers

## Helpers

mines-advise-tip = Shows what you can deduce, and why; press it again to do it (H)
mines-advise-again = Press again to do it.
mines-thinking = Thinking…
mines-first-safe = Open any cell: the first one is safe.
mines-first-any = Open any cell: nothing is known about the first one.
mines-guess = You cannot deduce anything: you have to guess. The best cell is ({ $row }, { $column }), with a { $percent }% chance of a mine.
mines-guess-win = Chance of winning: { $percent }%.
mines-guess-again = Press again to open it.
mines-nothing-to-open = Nothing is left to open.
mines-heat = Probabilities
mines-heat-button-tip = The probability of a mine in every closed cell, in percent (V)
mines-heat-tip = The numbers in closed cells are the probability of a mine, in percent. A tick means safe. The blue rim with the dot is the best cell.
mines-heat-not-exact = The position is too complicated for exact numbers: the probabilities are approximate, off by up to about { $error } percentage points.
mines-peek = Peek
mines-peek-tip = Shows what is under the cell you point at (K)
mines-peek-laid = The mines are laid now: the cell ({ $row }, { $column }) is safe. The game does not count.
mines-peek-nothing = The mines are laid when you open the first cell.
mines-flagging = Flag
mines-flagging-tip = A click or tap places a flag instead of opening (B)
mines-auto-stop = Stop the computer
mines-auto-step = One move (S)
mines-auto-words = The computer plays for you
mines-slowest = Slowest: a move every two seconds
mines-at-once = At once: move after move
mines-speed = Speed: a move every { $seconds } s

## A game shown again

mines-replay-title = Replay of the game
mines-replay-time = Time in the game: { $time }
mines-replay-run = Play (space)
mines-replay-back = One action back (left arrow)
mines-replay-forward = One action forward (right arrow)
mines-replay-begins = Before the first action.
mines-leave = Back to the game
mines-action-open = Opens ({ $row }, { $column }).
mines-action-mark = Marks ({ $row }, { $column }).
mines-action-chord = Opens around ({ $row }, { $column }).
mines-action-undo = Undoes.

## A position from a file

mines-study = A position to study
mines-study-tip = Nobody knows what is under the cells. Hint and Probabilities show what you can deduce. Choose above what to put into a cell.
mines-study-contradiction = The position is contradictory: no arrangement of the mines fits the cell ({ $row }, { $column }).
mines-study-open = The safe cells are marked: write the numbers that are under them.
mines-brush = A click places:
mines-cannot-stand = This does not fit here: the number is larger than the number of neighbours, or there are too many mines.
mines-position-opened = Position opened: your game is waiting.
mines-board-opened = Board opened: have a good game.
mines-save-position = Save what you see…
mines-save-board = Save the board with its mines…
mines-dialog-open = Open a position or a board
mines-dialog-save = Save for Minesweeper
mines-name-position = position
mines-name-board = board
mines-too-large-to-show = The window shows boards of { $low } to { $high } columns and rows; for a larger one use clickomania mines in the terminal.

## Choices for a new game

mines-size-title = Size
mines-size-beginner = Beginner
mines-size-intermediate = Intermediate
mines-size-expert = Expert
mines-size-own = Custom
mines-measures = { $columns } × { $rows }, { $mines ->
    [one] one mine
   *[other] { $mines } mines
}
mines-columns = Columns
mines-rows = Rows
mines-mines = Mines
mines-mines-refused = With this size mines go from 1 to { $most }.
mines-seed-title = Number of the board
mines-seed-present = The current one
mines-seed-tip = Empty: the next one. The same number, the same choices and the same first cell give the same board.
mines-seed-refused = The number of the board must be a whole number from 0 to { $most }.
mines-rule-title = How the mines are laid
mines-rule-any = at random
mines-rule-any-tip = All boards are equally likely
mines-rule-not-enclosed = no mine enclosed by mines
mines-rule-not-enclosed-tip = Every mine has a neighbour without a mine, which can reveal it
mines-rule-repaired = no guessing, repaired
mines-rule-repaired-tip = Deduction alone solves it. Fast: where you would get stuck, the program moves mines. Not all boards are equally likely
mines-rule-filtered = no guessing, random
mines-rule-filtered-tip = Deduction alone solves it. The program tries boards until one is right: all are equally likely, but with many mines it takes time
mines-rule-one-clue = no guessing: one number
mines-rule-two-clues = no guessing: two numbers
mines-rule-mines-left = no guessing: mines left
mines-rule-cases = no guessing: all cases
mines-rule-difficulty-tip = This is the hardest deduction that you need: one number at a time, two together, the number of mines left, or all cases
mines-first-title = The first cell
mines-first-choice-zero = opens an empty area
mines-first-choice-safe = is safe
mines-first-choice-any = can be a mine
mines-flags-title = Flags
mines-question-marks = Question marks too
mines-win-by-flags = Marking all the mines wins, too

## Statistics

mines-statistics = Statistics
mines-statistics-empty = You have not finished a game yet.
mines-history = The last games
mines-kind-title = Kind of game
mines-kind-zero = begins with a zero
mines-kind-no-flags = no flags
mines-date = Date (UTC)
mines-time-title = Time
mines-outcome = Outcome
mines-outcome-won = won
mines-outcome-lost = lost
mines-outcome-abandoned = abandoned
mines-outcome-helped = { $outcome }, helped
mines-statistics-tip = Games without help on new boards count, by kind. Abandoned games count as played. Points: 1,000 × 3BV / (tenths of a second + 10).
mines-games = Played
mines-wins = Won
mines-wins-share = { $wins } ({ $percent }%)
mines-times = Best times
mines-best-time = Best time
mines-mean-time = Mean time
mines-best-per-second = Best 3BV/s
mines-three-bv = 3BV
mines-three-bv-per-second = 3BV/s
mines-clicks = Clicks
mines-clicks-left = to open
mines-clicks-right = to mark
mines-clicks-chord = on numbers
mines-clicks-wasted = wasted
mines-openings = Openings
mines-islands = Islands
mines-efficiency = Efficiency
mines-percent = { $percent }%
mines-forget = Delete all

## The story of a game

mines-story-title = The story of the clicks
mines-story-safe = It was safe.
mines-story-forced = A guess with a { $percent }% risk: nothing was safer.
mines-story-needless = A guess with a { $percent }% risk, although ({ $row }, { $column }) was safe.
mines-story-worse = A guess with a { $percent }% risk, although it was { $least }% at ({ $row }, { $column }): an expected loss of { $loss } percentage points.
mines-replay-speed = Speed: { $speed } times that of the game
mines-save-replay = Save the finished game…
mines-copy-replay = Copy the game as text
mines-paste = Paste a game or a position
mines-name-replay = game
mines-replay-none = A game can be saved and copied once it is over.
mines-replay-copied = Game copied: it is a line of text, paste it anywhere.
mines-replay-opened = Game opened: you see it from the beginning.
mines-paste-refused = The copied text is neither a game nor a position: { $why }
mines-draw = Draw a position
mines-draw-tip = An empty board of this size: put in the numbers that you see elsewhere, and ask for hints and probabilities
mines-drawing = An empty board: choose what to put in, then click the cells.

## Records

mines-records-title = Your records
mines-records-none = Win a game of this kind without help: your best times appear here
mines-new-record = New record! Before: { $time }
mines-first-record = Your first win of this kind
