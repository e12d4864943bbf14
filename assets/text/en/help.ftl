### Help in the window, and printing.

## The page of help

guide-button = Help ({ $keys })
guide-chapter = Help: { $chapter }
guide-close = Back to the game (Esc)
guide-blocks = The blocks
guide-rules = The rules
guide-how = How to do it
guide-keys = The keys
guide-show-block-name = Show in the palette: { $block }

## Below the drawings

guide-before = before
guide-infected = the infected bricks
guide-after = after
guide-mines-seen = what you see
guide-mines-under = what is underneath
guide-moved-right = after a move to the right
guide-tiles-fit = same colour: fine
guide-tiles-clash = different colours: not allowed

## Clickomania

guide-says-click-wall = The wall has 9 rows and 9 columns and is covered with coloured bricks. The aim is to remove them all.
guide-says-click-area = A click on a brick starts an infection: it takes the brick, the neighbours of the same colour (above, below, right, left), the neighbours of those, and so on. This is the area. If no neighbour has the same colour, the area is empty and nothing vanishes.
guide-says-click-falls = The infected bricks vanish, and in every column those above fall; columns never move sideways. The game is over when no brick has a neighbour of its colour.
guide-says-click-simplified = In the simplified game only the neighbours above and below count: instead of the area there is the strip.
guide-says-click-program = Your program removes the bricks: on every click it runs its blocks, from top to bottom. Every block has a cost: of two right programs the better one is the one that costs less.
guide-says-click-cells = Rows and columns are counted from 0 to 8: (0, 0) is the cell at the top left. The first number is the row, the second the column.
guide-how-begin = Where to begin
guide-says-begin = The green button on Home begins the lessons, or continues them. A lesson takes a few minutes; those you have done get a tick, and you can open any of them again. Below the lessons you can build freely, solve puzzles with other rules, play three other games, and prepare things for a class.
guide-how-build = Building a program
guide-says-build = Drag blocks from the palette below “On every click”, or click them: they go to the first place that fits. The shape of a socket says which blocks it takes. A socket with a red rim waits for a block: press the sentence above the program to go there. F2 writes a comment beside the block.
guide-how-play = Trying it
guide-says-play = Press Play and click a brick. Towards the turtle you see every block as it runs, towards the hare everything goes fast. Reset starts a new game.
guide-how-watch = Finding a mistake
guide-says-watch = Stop the move with the pause, then step forwards and back. The line below the wall goes to any moment of the move. If the program is wrong, the verdict above it says so: press it, and “Load and watch” shows the move up to where it goes wrong.
guide-how-cheap = Spending less
guide-says-cheap = Press the cost above the program: it says what every block costs. The numbers beside it are the goals: press one to see its solutions, which are unlocked when you reach it. Then look for simpler blocks that do the same together. A hint points to the smallest step.
guide-how-keep = Keeping it
guide-says-keep = Below the wall there are four slots: the first symbol saves, the eye looks, the third loads. The menu File saves to a file. Your work stays when you close the window, too.
guide-how-print = Printing or copying it
guide-says-print = In the menu File, “Print…” makes a page with the name, the cost and lines for name, class and date, and opens it: print it from there. “Copy the program in words” puts it on the clipboard as text.
guide-how-back = Going back
guide-says-back = Every change can be undone, even a program loaded over another one. The history of changes lists them all.
guide-how-class = Judging a class
guide-says-class = In the menu File, “Class: judge hand-ins…” opens a page: drop the folder with the pupils' files there. Rows appear one after the other, and “Stop” keeps those that are there. A row shows a pupil's programs, the verdict, the wall on which they fail, and what the contest noted. Beside it are groups of similar programs. “Export” writes the table for Excel and LibreOffice, as text or as a page.
guide-how-contest = Holding a contest
guide-says-contest = “Prepare a contest” on Home writes the contest, the pupils' copy and the sheets to print. To begin, use “For teachers…” in the menu File, or the command clickomania --contest with the name of the file. Each pupil has a separate folder, saves programs into the slots, chooses one for each task and presses Hand in…: that makes a single file. When the time is over, Clickomania hands it in. The judge, the solutions and earlier work are out of reach. The hand-in says how many blocks came from outside, and how often and for how long the window was closed.

## Minesweeper

guide-says-mines-aim = There are mines under some cells. You win when all cells without a mine are open.
guide-says-mines-numbers = The number in an open cell says how many mines there are in the eight cells around it. If there is none, the cells around it open automatically.
guide-says-mines-lost = If you open a mine, you lose. With the usual rules the first cell is always safe.
guide-says-mines-flags = A flag marks a cell where you think there is a mine. You can choose a rule by which you also win when you mark all mines correctly.
guide-how-mines-open = Opening
guide-says-mines-open = Click a closed cell. If a number has as many flags around it as it shows, a click on it opens the other cells around it.
guide-how-mines-flag = Placing a flag
guide-says-mines-flag = Click with the right button, or point at the cell and press F. With the flag button on, a click or a tap is enough.
guide-how-mines-help = Getting help
guide-says-mines-help = The hint says what you can deduce, and why. The probabilities show how risky every cell is, and “Peek” shows what is underneath.
guide-how-mines-new = Choosing the board
guide-says-mines-new = You choose size, mines and rules for the new game. With one rule you never have to guess. The same number always gives the same board.
guide-how-mines-again = Watching the game again
guide-says-mines-again = At the end you can start the same board again, or watch the game action by action.

## The third clone

guide-says-clone2048-board = The board is square. A cell is empty, or it holds a block with a level, or an obstacle, which never moves.
guide-says-clone2048-moves = A move pushes all blocks to one side, each as far as the last free cell.
guide-says-clone2048-merges = A block that meets one of the same level merges with it into a block of the next level. In one move a block merges at most once.
guide-says-clone2048-new = After every move, even if nothing moved, a new block appears in a random free cell: three times out of four of level 1, otherwise of level 2.
guide-says-clone2048-end = Every merge scores the level of the new block. The game is over when there is no room for another block.
guide-how-clone2048-move = Moving
guide-says-clone2048-move = Use the arrows, the keys W A S D or the buttons, or drag on the board.
guide-how-clone2048-look = Changing how blocks look
guide-says-clone2048-look = A block can be shown as a letter, as its level, or with the numbers of 1024 or of 2048: the game is the same.
guide-how-clone2048-back = Going back
guide-says-clone2048-back = You can undo moves. You can also go to any turn with the line below the board, and play on from there.
guide-how-clone2048-help = Getting help
guide-says-clone2048-help = The hint says what the automatic player would do. It can also play in your place.
guide-says-clone2048-board-new = For a new board choose size, obstacles and number; or open one from a file.

## Tantrix

guide-says-tantrix-tiles = The 56 tiles are hexagons with three lines of different colours; every line joins two sides. You can rotate them, but never flip them. The number and its colour are those of the back.
guide-says-tantrix-golden = The golden rule: where two tiles touch, the colours match.
guide-says-tantrix-challenges = Challenges: those of the box. Discovery asks for a loop of the tiles from 1 to N, in the colour of the back of tile N. The five Rainbows ask for a pyramid or a loop with the tiles of one back. A challenge solved without help counts for the record.
guide-says-tantrix-domino = Domino: all chosen tiles are in a row, and where they touch, colours match.
guide-says-tantrix-rainbow = Rainbow: the tiles with the same colour on their backs make a pyramid, and a line of that colour runs through all of them without a break.
guide-says-tantrix-board = Board: the tiles from 1 to N fill a grid of X columns and Y rows and follow the golden rule.
guide-says-tantrix-puzzle = Tantrix puzzle: in addition, there are no holes and one single line runs through all tiles. In the original puzzle the line is closed and has the colour of the back of tile N.
guide-how-tantrix-lay = Placing a tile
guide-says-tantrix-lay = Drag it from the tray onto the board, or click it and then a place. Wrong contacts are marked at once.
guide-how-tantrix-turn = Rotating it
guide-says-tantrix-turn = R, the wheel and the right button rotate it.
guide-how-tantrix-help = Getting help
guide-says-tantrix-help = The hint shows where a tile can go; “Complete from here” places those that are missing. On the right you see which rules are kept.
guide-how-tantrix-search = Searching for solutions
guide-says-tantrix-search = Clickomania finds one, lists all of them or counts them. You can browse them and save them to a file, and you can stop a long search.
guide-how-tantrix-own = Making your own puzzle
guide-says-tantrix-own = For “Board” and “Tantrix puzzle” choose the tiles one by one and draw the board, place by place. With the padlock, or L, a tile stays where it is, for searches too.

## The keys: what they are called

key-enter = Enter
key-space = Space
key-home = Home
key-end = End
key-page-up = Page up
key-page-down = Page down
key-up = arrow up
key-down = arrow down
key-left = arrow left
key-right = arrow right

## The keys: what they do

key-does-walk = Goes from block to block
key-does-ends = To the beginning or the end of the program
key-does-stacks = To the previous or the next stack
key-does-enter = Changes what is selected, or places a block
key-does-break = Sets a breakpoint, or removes it
key-does-run-to = Runs to this block
key-does-pause = Pause, or continue
key-does-same-board = Same board from the beginning
key-does-flagging = A click places a flag, or opens again
key-does-automatic = Lets the computer play, or stops it
key-does-one-move = Lets the computer make one move
key-does-cells = Goes from cell to cell
key-does-open = Opens the cell
key-does-flag = Places or removes a flag
key-does-choices = Size and rules of the new game
key-does-cell-number = In a position to study: writes the number
key-does-cell-closed = In a position to study: closes the cell
key-does-first-turn = To the beginning of the game
key-does-last-turn = To the end of the game
key-does-turn-right = Rotates the tile clockwise
key-does-turn-left = Rotates the tile anticlockwise
key-does-tile = Picks up or places the tile
key-does-stop-going = Stops the computer or the replay, or lets them continue
key-does-stop-by-itself = Stops what runs automatically
key-does-fix = Locks the tile, or unlocks it
key-does-tray = Puts the tile back into the tray
key-does-stop = Stops the search

## Printing

menu-print = Print…
dialog-print-title = Where to put the page to print
printed = The page is in { $path }: print it from the program that opens.
printed-unopened = The page is in { $path }, but the system does not open it. Open it in a browser and print it.
print-pupil = Name:
print-class = Class:
print-date = Date:
print-loose = Loose blocks
picture-more = The picture ends here: { $count ->
        [one] one block is left out
       *[other] { $count } blocks are left out
    }
