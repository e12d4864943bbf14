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

help-run = Clicks cells with a program and shows the wall after the last click
help-trace = Shows what a program does after a click, one step a line
help-play = Plays whole games on dealt walls, to count and to measure
help-cost = Shows what programs cost, by category and by block
help-check = Checks whether programs are ready, and shows what is missing
help-words = Writes a program in words, as text
help-wall = Shows the wall of a number

## Arguments

help-argument-program = A program (.clickomania, .ron, .svg, .png), or - for standard input
help-argument-window-file = The program to open in the window
help-argument-files = Program files (.clickomania, .ron), folders of them, or - for standard input

## Options

help-option-help = Shows this help
help-option-version = Shows the version
help-option-lang = The language of texts (default: the system's; English outside a terminal)
help-option-json = Writes JSON, one object a line
help-option-seed = Random seed
help-option-seed-or-random = Random seed; random: a new one, written to standard error
help-option-colours = How many colours the wall has, 2 to 5
help-option-jobs = How many processors to use
help-option-game = The game: full, or simplified (strip)
help-option-budget = The most steps that a move may take
help-option-wall = The wall, from a file of nine lines
help-option-wall-seed = The wall of this number
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
help-clone2048 = The third clone, in the terminal
help-clone2048-move = Makes a single move on a board of the third clone
help-clone2048-play = Lets the computer play and reports how far it gets
help-option-player = Which player: trained or rule
help-option-work = How much it thinks about each move: same number, same games
help-option-data = Where slots, settings and the program under construction are stored (default: CLICKOMANIA_DATA)
help-option-contest = Opens the window in contest mode; with the file of a contest, begins it
help-option-desktop = Shows errors in a window (for desktop launchers)

## Tantrix

help-tantrix = The four Tantrix puzzles
help-tantrix-domino = Tiles in a row: faces that touch have the same colour
help-tantrix-rainbow = A pyramid of the tiles with one back, and a line through all
help-tantrix-board = Tiles on a grid by the golden rule
help-tantrix-puzzle = One line through all tiles, without holes
help-tantrix-longest = A line through all tiles that have its colour
help-tantrix-check = Checks the solutions in a file that names its puzzle
help-argument-solutions = The file with solutions, JSON or RON
help-tantrix-tiles = Writes the table of the tiles, or reads that of a file
help-argument-tiles-file = A table of tiles, tiles.txt or tiles_pl.txt
help-option-tiles-format = How to write it: text (tiles.txt) or prolog (tiles_pl.txt)
help-option-tiles = Which tiles: N for those from 1 to N, or numbers and ranges like 1-5,8
help-option-back = The back of the tiles: those with a blue, green or red back fill a pyramid
help-option-columns = How many columns the grid has
help-option-rows = How many rows the grid has; odd ones, counting from 0, are shifted right
help-option-shape = A file with a drawing of the board: # a place, . none
help-option-free = A board without an edge
help-option-closed = The line is closed (d)
help-option-line = The colour of the line: any, that of the back of the highest tile (f), or this one
help-option-longest-colour = The colour of the longest line
help-option-holes = Which holes are forbidden: all those of the paper (none), only enclosed ones (enclosed), or none of them (allowed)
help-option-first = Looks for one solution (the default)
help-option-all = Lists all solutions
help-option-limit = How many to list at most
help-option-count = Prints only how many solutions there are
help-option-up-to-rotation = Counts solutions once if they are rotations of each other
help-option-format = How to write solutions: text, json, ron or svg
help-option-check-solution = Checks the solutions in a file, JSON or RON, instead of looking for some
help-option-fixed = Tiles already placed, from a file: JSON or RON

## Minesweeper

help-mines = Minesweeper: boards, probabilities, games
help-mines-new = Shows a board with its solution
help-mines-probabilities = Shows the probability of a mine for every closed cell
help-mines-solve = Lets the solver play and counts the games it wins
help-option-difficulty = The hardest deduction that is needed: one-clue, two-clues, mines-left or cases (with --rule no-guess)
help-mines-hint = Shows what you can deduce in a position, and why
help-mines-best = Shows which cell to open, and the chance of winning
help-mines-replay = Shows the story of a game: the risk of each click
help-mines-board = The measures of a board: 3BV, openings, islands, enclosed mines
help-option-first-check = The cell to begin with: checks whether you never have to guess from there
help-argument-whole-board = The file with the whole board
help-argument-position = A file with a position, or - for standard input
help-argument-replay = The game, as a line of text
help-option-first-click = The first cell to open, without a mine: row and column
help-option-rule = What the board must guarantee: nothing (any), no mine enclosed by mines (not-enclosed), never a guess (no-guess)
help-option-method = How a board without guesses is found: by repair (repaired), or at random among all of them (filtered)
help-option-start = The first cell: without a mine, in a corner (safe), or a zero (opening)

## Installing

help-complete = Writes what a shell needs to complete commands
help-man = Writes the pages of the manual, one for each command
help-argument-shell = The shell
help-option-output-folder = The folder to write to

## Tasks

help-task = Tasks: lists, shows, checks and prints them
help-task-list = Lists the tasks that come with the program
help-task-show = Shows the file of a task or a course, to learn from it
help-task-check = Checks whether tasks and courses can be used
help-task-least = Proves the least that a right program can cost
help-task-sheet = Writes a task as a page of HTML to print, with rules and costs
help-task-pupils = Writes the copy of a contest for the pupils, without any solutions
help-argument-task-id = The name of the task or course
help-argument-task = The file of the task or course, or the name of a task
help-argument-tasks = Files of tasks and courses (.ron), folders of them, or - for standard input
help-argument-least = Task names, files, folders; without any, all that ship
help-option-task = The task: a file (of a course FILE#ID), or the name of one that comes with the program
help-option-sheet-output = The page to write
help-option-pupils-output = The file to write
help-default-task = the program's own
help-default-seed = a new one, written to standard error

## Blockly

help-import = Reads a Blockly workspace and makes a program of it
help-export = Writes a program as a Blockly workspace
help-argument-workspace = A Blockly workspace (.json or .xml), or - for standard input
help-option-output-program = The file of the program (default: standard output)
help-option-output-workspace = The file of the workspace

## Classes

help-class = Judges the hand-ins of a class: points, ranks, similar programs
help-argument-class = Hand-ins, programs, pictures and zip archives of them, folders, or - for standard input
help-option-course = The file of the contest or course, with its tasks and points
help-option-roster = The roster of the class as CSV with the first line name,class; a pupil who handed in nothing gets a row without a file, with 0 points
help-option-class-all = Also judges the slots that are not named as the solution
help-option-class-format = The format: table, json, csv, html or xlsx (default: from the name of -o, or table)
help-option-class-output = The file to write to (default: standard output)
help-class-json = In JSON each program has brought_in (how many of its blocks came from outside the contest), and each pupil has code (the code shown at hand-in), closed (times and seconds: how often and for how long the window was closed), clock_back_seconds (by how much the clock ran backwards) and extra_minutes; null where no contest recorded it. The programs of one file may take { $one } MiB of memory, those of the whole class { $all } MiB; there are { $files } files at most.
cli-output-terminal = this is not text and cannot be shown in a terminal: name a file with -o
