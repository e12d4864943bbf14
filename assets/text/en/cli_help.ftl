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
help-choices = one of: { $values }

help-about = Build a program of blocks that plays Clickomania, watch it run, and do the same for less.
help-no-command = Without a command it opens the window, with the program if a .ron, .svg or .png file is given.

## Commands

help-run = Plays clicks with a program and shows the wall after the last
help-trace = Shows what a program does at a click, one step a line
help-play = Plays whole games on dealt walls, to count and to measure
help-cost = Tells what programs cost, by category and by block
help-check = Tells whether programs are ready, and what is missing
help-words = Writes a program in words, as text
help-picture = Draws a program, with the program itself inside the picture
help-wall = Shows the wall that a number deals
help-judge = Judges whether programs are right, with a counterexample if they are not
help-compare = Compares two programs: costs, steps and differences
help-hints = Suggests how to spend less, from general to concrete
help-mines = Minesweeper
help-mines-new = Makes a minefield, solution included
help-mines-probabilities = Tells how probable a mine is in every closed cell
help-mines-solve = Lets the solver play and counts its wins
help-third = The third clone, in the terminal
help-third-move = Makes a single movement on a board of the third clone
help-tantrix = Tantrix: finds solutions
help-tantrix-domino = Lays the tiles in a row as in dominoes
help-tantrix-rainbow = Solves the rainbow pyramid
help-tantrix-board = Fills a rectangular board
help-tantrix-puzzle = Looks for a loop or line of a single colour

## Arguments

help-argument-program = A program file (.ron), or - for standard input
help-argument-files = Program files (.ron), folders that hold some, or - for standard input
help-argument-board = The file with the board

## Options

help-option-help = Shows this help
help-option-version = Shows the version
help-option-lang = The language of texts (default: the system's; English outside a terminal)
help-option-data = The folder of slots, settings and journals
help-option-contest = Opens the window in contest mode: no hints, judge or solutions
help-option-json = Writes JSON, one object a line
help-option-timing = Adds times and rates
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
help-option-output = The file to write, .svg or .png
help-option-effort = How hard to search
help-option-format = The form of the answer
help-option-size = The size of the board
help-option-mines-first = The first cell to open
help-option-rule = Which rule the minefield must keep
help-option-start = What the first opening is: safe, or one that opens a zone (opening)
help-option-obstacles = How many obstacles to place
help-option-file = The board to start from
help-option-move = Which way to move
help-option-tiles = The tiles: a number N (1 to N), ranges and lists
help-option-back = The colour of the back
help-option-columns = How many columns the board has
help-option-rows = How many rows the board has
help-option-free = Without a board: the tiles lie anywhere
help-option-closed = The line must close to a loop
help-option-line = Which colour the line has
help-option-holes = Which holes are allowed
help-option-first = Only the first solution
help-option-all = All solutions
help-option-limit = How many solutions at most
help-option-count = Only how many solutions there are
help-option-up-to-rotation = Counts solutions that are equal up to rotation only once
