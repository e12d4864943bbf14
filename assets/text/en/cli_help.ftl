### The help pages of the command line: one line a command and an option.

help-usage = Usage
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-command-word = COMMAND
help-options-word = OPTIONS
help-program-word = PROGRAM
help-default = default: { $value }
help-default-game = the program's own
help-default-jobs = all

help-about = Build a program of blocks that plays Clickomania, watch it run, and do the same for less.

## Commands

help-run = Plays clicks with a program and shows the wall after the last
help-trace = Shows what a program does at a click, one step a line
help-play = Plays whole games on dealt walls, to count and to measure
help-cost = Tells what programs cost, by category and by block
help-check = Tells whether programs are ready, and what is missing
help-words = Writes a program in words, as text
help-wall = Shows the wall that a number deals

## Arguments

help-argument-program = A program file (.ron), or - for standard input
help-argument-files = Program files (.ron), folders that hold some, or - for standard input

## Options

help-option-help = Shows this help
help-option-version = Shows the version
help-option-lang = The language of texts (default: the system's; English outside a terminal)
help-option-json = Writes JSON, one object a line
help-option-seed = The number that chance comes from
help-option-colours = How many colours the wall has, 2 to 5
help-option-jobs = How many processors to use
help-option-game = The game: full, or simplified (strip)
help-option-budget = How many steps a move may make at most
help-option-wall = The wall, from a file of nine lines
help-option-wall-seed = The wall that this number deals
help-option-click = The cell to click: row and column from 0 to 8
help-option-clicks = The cell to click: row and column from 0 to 8; can be repeated
help-option-from = The first step to show, counting from 1 (default: 1)
help-option-to = The last step to show, included (default: the last of the move)
help-option-games = How many games to play
help-option-clicked = Which bricks to click: only those that can be removed (groups), or all (any)

## The third clone

help-argument-board = The file with the board
help-option-file = The board to start from
help-option-move = Which way to move
help-option-obstacles = How many obstacles to place
help-option-size = The size of the board
help-third = The third clone, in the terminal
help-third-move = Makes a single movement on a board of the third clone

## Minesweeper

help-mines = Minesweeper: boards, probabilities, games
help-mines-new = Shows a board with its solution
help-mines-probabilities = Tells for every closed cell the probability that it is a mine
help-mines-solve = Lets the solver play, to count how many games it wins
help-argument-position = A file with a position, or - for standard input
help-option-mines-size = The size of the board
help-option-first = The first cell to open, without a mine: row and column
help-option-rule = What is asked of the board: nothing (any), no mine shut in by mines (not-enclosed), never a guess (no-guess)
help-option-method = How a board without guesses is found: by repair (repaired), or drawn from all of them (filtered)
help-option-start = The first cell: without a mine, in a corner (safe), or a zero (opening)
