### Minesweeper: what is wrong with a board, a file or a size.

mines-no-guess-filtered = Without guesses, from ({ $row }, { $column }): a random one of all boards that need no guess
mines-no-guess-repaired = Without guesses, from ({ $row }, { $column }): a repaired board; not all boards are equally likely
mines-difficulty-alone = a difficulty is only for boards without guesses: add --rule no-guess
mines-nothing-proved = nothing can be deduced: you have to guess
mines-best-safe = safe: { $cells }
mines-best-guess = nothing is certain: the best cell is ({ $row }, { $column }), with a { $percent }% chance of a mine
mines-best-win = chance of winning with it: { $percent }%
mines-board-not-whole = write a whole board here, with all mines and all numbers right, as mines new does

mines-first-outside = the cell is off the board: rows go from 0 to { $row }, columns from 0 to { $column }
mines-size-form = “{ $given }” is not a size: write beginner, intermediate, expert or COLUMNSxROWS/MINES, for example 30x16/99
mines-size-columns = columns go from { $low } to { $high }
mines-size-rows = rows go from { $low } to { $high }
mines-size-mines = there are more mines than the { $cells } cells
mines-lay-too-many = with this rule and this first cell there can be at most { $most } mines
mines-lay-not-found = no board was found, since with so many mines you nearly always have to guess; choose fewer mines
mines-lay-stopped = the search for a board was stopped

## Files

mines-file-number = Write a whole number, digits only: the first line says how many columns, rows and mines there are.
mines-file-number-unexpected = There is something extra here: the first line says only how many columns, rows and mines there are.
mines-file-too-many-shown = More mines are shown than there are: the first line says { $mines }.
mines-file-clue-too-large = The number { $clue } is not possible here: the cell has { $neighbours } neighbours.
mines-file-unexpected-character = The character “{ $character }” does not belong in a board. Write # for a closed cell, F for a flag, 0 to 8 for an open cell and * for a mine.

## Hints: why a cell is safe, or a mine

mines-hint-zero = There is no mine around the 0 at ({ $row }, { $column }): the closed cells are safe.
mines-hint-clue-safe = The { $clue } at ({ $row }, { $column }) has all its mines already: the other cells around it are safe.
mines-hint-clue-mines = The { $clue } at ({ $row }, { $column }) { $count ->
    [one] lacks one mine and has one closed cell left: the mine is there.
   *[other] lacks { $count } mines and has { $count } closed cells left: they are all mines.
}
mines-hint-clues-safe = All closed cells around the { $clue } at ({ $row }, { $column }) also touch the { $other } at ({ $row2 }, { $column2 }). They hold { $count ->
        [one] the one mine
       *[other] the { $count } mines
    } that the second number lacks, so the other cells around it are safe.
mines-hint-clues-mines = The { $clue } at ({ $row }, { $column }) lacks { $count ->
    [one] one mine
   *[other] { $count } mines
} more than the { $other } at ({ $row2 }, { $column2 }). Exactly as many closed cells touch only the first number, so these are mines.
mines-hint-clues-rest = The cells that touch only the second number are safe.
mines-hint-none-left = No mine is left: all closed cells are safe.
mines-hint-all-left = { $count ->
    [one] One mine and one closed cell are left: the mine is there.
   *[other] { $count } mines and { $count } closed cells are left: they are all mines.
}
mines-hint-cases-safe = In every arrangement of mines that fits the marked numbers, there is none at ({ $row }, { $column }): the cell is safe.
mines-hint-cases-mine = In every arrangement of mines that fits the marked numbers, there is one at ({ $row }, { $column }).
mines-hint-left-safe = In every arrangement of all the mines left that fits the marked numbers, there is none at ({ $row }, { $column }): the cell is safe.
mines-hint-left-mine = In every arrangement of all the mines left that fits the marked numbers, there is one at ({ $row }, { $column }).

## Games as text

mines-story-summary = Clicks that open: { $openings }; guesses: { $guesses }, { $needless } of them avoidable. The chance to survive them all was { $survival }%; by always choosing the safest cell it was { $best }%.
mines-replay-no-replay = There is no game here: a game begins with the word “replay”.
mines-replay-missing = The line ends too early: after “replay” come the size, first=, rule=, win=, marks= and mines=.
mines-replay-malformed = This part is wrong: copy the whole line again.
mines-replay-mines = The mines do not add up: the digits of mines= give a different number of cells or of mines.
mines-replay-cell = There is no such cell: numbers go from 0 to { $last }.
mines-replay-early = Time runs backwards: this action is earlier than the previous one.
