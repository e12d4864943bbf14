### The third clone: the game in the terminal, and what is wrong with the file of a board.

third-menu-create = CREATE A NEW BOARD
third-menu-read = READ A BOARD FROM A FILE
third-menu-leave = LEAVE
third-ask-option = Choose
third-ask-size = Size of the board
third-ask-obstacles = Number of obstacles
third-ask-file = Name of the file
third-status = MOVES = { $moves } | SCORE = { $score }
third-ask-enter = Press [Enter] to see the new block
# The keys are the letters in brackets, in this order: up, down, left, right, mode, save, finish.
third-ask-key = [U]p, [D]own, [L]eft, [R]ight | [M]ode, [S]ave, [F]inish
third-choose-mode = CHOOSE HOW TO SEE THE BLOCKS
third-ask-mode = Choose
third-mode-letter = Letter
third-mode-level = Level
third-over = THE GAME IS OVER
third-wrong-number = Write a whole number from { $low } to { $high }
third-wrong-key = Write one of the letters in brackets
third-saved = The board has been written to { $file }
third-ask-overwrite = { $file } exists already: replace it? [Y]es, [N]o
third-not-saved = Nothing was written
third-too-large-to-show = The window shows boards of up to { $most } rows: for a larger one use clickomania third in the terminal.

third-start-twice = the board is given twice: write --size or --file, not both
third-start-obstacles = obstacles go with the size of the board: add --size N
third-start-too-many-obstacles = there are too many obstacles: { $most } at most, so that a cell stays free

## Files

third-file-number-missing = A number is missing here: the first line tells how many moves were made, the second the score.
third-file-number-negative = The number cannot be below zero: the first line tells how many moves were made, the second the score.
third-file-number-malformed = Here a whole number of digits alone is needed: the first line tells how many moves were made, the second the score.
third-file-number-too-large = The number is too large: write a smaller one.
third-file-board-too-small = The board is too small: it has { $low } to { $high } rows, and as many columns.
third-file-board-too-large = The board is too large: it has { $low } to { $high } rows, and as many columns.
third-file-row-too-short = The row is short: it has { $found } cells, but the first row of the board has { $expected }. Add those that are missing, with . where there is nothing.
third-file-row-too-long = The row is long: the first row of the board has { $expected } cells. Take away those too many.
third-file-too-few-rows = Rows are missing: the board is square, with { $found } rows but { $expected } columns. Add those that are missing.
third-file-too-many-rows = There are too many rows: the board is square, with { $expected } columns. Take away those too many.
third-file-unexpected-character = The character “{ $character }” cannot stand in a board: write . where there is nothing, * for an obstacle and a letter for a block.
