### The third clone: the game in the terminal, and what is wrong with the file of a board.

clone2048-menu-create = CREATE A NEW BOARD
clone2048-menu-read = READ A BOARD FROM A FILE
clone2048-menu-leave = LEAVE
clone2048-ask-option = Choose
clone2048-ask-size = Size of the board
clone2048-ask-obstacles = Number of obstacles
clone2048-ask-file = Name of the file
clone2048-status = MOVES = { $moves } | SCORE = { $score }
clone2048-ask-enter = Press [Enter] to see the new block
# The keys are the letters in brackets, in this order: up, down, left, right, mode, save, finish.
clone2048-ask-key = [U]p, [D]own, [L]eft, [R]ight | [M]ode, [S]ave, [F]inish
clone2048-choose-mode = CHOOSE HOW TO SEE THE BLOCKS
clone2048-ask-mode = Choose
clone2048-mode-letter = Letter
clone2048-mode-level = Level
clone2048-over = THE GAME IS OVER
clone2048-wrong-number = Write a whole number from { $low } to { $high }
clone2048-wrong-key = Write one of the letters in brackets
clone2048-saved = The board has been written to { $file }
clone2048-ask-overwrite = { $file } exists already: replace it? [Y]es, [N]o
clone2048-not-saved = Nothing was written
clone2048-too-large-to-show = The window shows boards of up to { $most } rows: for a larger one use clickomania third in the terminal.

clone2048-start-twice = the board is given twice: write --size or --file, not both
clone2048-start-obstacles = obstacles need the size of the board: add --size N
clone2048-start-too-many-obstacles = there are too many obstacles: { $most } at most, so that a cell stays free

## Files

clone2048-file-number = Write a whole number from 0 on, digits only: the first line holds the number of moves, the second the score.
clone2048-file-number-too-large = The number is too large: write a smaller one.
clone2048-file-board-size = The board must have { $low } to { $high } rows, and as many columns.
clone2048-file-unexpected-character = The character “{ $character }” does not belong in a board: write . where there is nothing, * for an obstacle and a letter for a block.
