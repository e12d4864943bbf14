### Hints: how to do the same for less. First a question, then the place, then the blocks.

help-hints = Suggests how to do the same for less
help-hints-limit = The search for hints takes at most about { $steps } million steps; if they run out, we say so.

hint-general-phases = A move has three phases: the area is infected, the infected bricks are removed, the others fall. Is there a block for each?
hint-place-phases = “{ $block }” does all three phases: put three blocks there, one for each phase.
hint-general-connection = The area is made of the bricks connected to the clicked one, if a neighbour has its colour. How can you look at all cells, one after the other?
hint-place-connection = At “{ $block }” check whether a neighbour has the same colour. Then, with two “count with” loops, infect every connected cell.
hint-general-walk = The strip goes from its top to its bottom. How can you find them from the clicked cell, step by step?
hint-place-walk = In place of “{ $block }” look for the top and the bottom with two variables and two “repeat while” loops.
hint-general-sweeps = A brick must be infected if it has the right colour and one of its neighbours is already infected. How often do you have to go through the whole wall?
hint-place-sweeps = “{ $block }” is where the infection begins: do all of it in 81 sweeps over the wall with a single “Infect”. If a brick is still missing, each sweep infects at least one more. There are at most 81 bricks, so 81 sweeps are always enough.
hint-general-condition = Several “if” blocks do the same. Can you write it only once, with a compound condition?
hint-place-condition = From “{ $block }” downwards several “if” blocks have the same commands: join them into one with “or”.
hint-general-loop = The same command appears several times, each time for another cell. Could a loop pick a new cell each time?
hint-place-loop = From “{ $block }” downwards use the command only once, in a “count with” loop, and choose the cell with “test”.
hint-general-one-by-one = You can remove the infected bricks one at a time. Which loop goes through all of them?
hint-place-one-by-one = In place of “{ $block }” use “For each cell”, and remove the brick at its cell. The loop visits each infected cell once, so none is left behind.
hint-general-columns = The fall happens in one column at a time. Which block compacts a column, and which loop goes through all of them?
hint-place-columns = In place of “{ $block }” use “Compact the column” in a “count with” loop. There are nine columns, 0 to 8, and no brick ever changes its column.
hint-general-stacks = A column is compacted when its stacks drop. From which row to which row can a base be?
hint-place-stacks = In place of “{ $block }” drop the stack of every row from 0 to 7: bricks in row 8 cannot go down.
hint-general-upwards = Dropping a brick costs less than dropping a stack. In which order must the bricks of a column drop?
hint-place-upwards = At “{ $block }” drop a brick instead of a stack, counting from the bottom upwards. From the bottom, because when it is a brick's turn, those below it have already fallen.
hint-general-bricks = A stack goes down if its bricks do, one after the other. Which one goes first?
hint-place-bricks = In place of “{ $block }” lower the bricks of the column one by one, from the base upwards. The base goes first: it makes room for the one above.
hint-general-steps = Dropping means going down as far as possible. How many times at most?
hint-place-steps = In place of “{ $block }” lower the brick row by row, with a counter. From any row to the last one there are at most eight steps.
hint-general-variable = The program looks for the same cell several times, and pays each time. Where can you keep it?
hint-place-variable = Keep “{ $block }” in a variable, and use the variable.
hint-general-indices = You can name a neighbouring cell without its block. What changes in its row and column?
hint-place-indices = In place of “{ $block }” name the cell by its row and column, plus or minus 1.
hint-general-scan = Looking for empty cells costs. Can you go through all cells instead, and never ask where the empty ones are?
hint-place-scan = In place of “{ $block }” go through all cells, column by column from the bottom, and lower each brick as long as it can.
hint-general-needless = Do you really need all the blocks that you pay for?
hint-place-needless = “{ $block }” is never needed: try to remove it.
hint-general-numbers = You can remember which cells are infected without infecting the bricks. In what?
hint-place-numbers = In place of “{ $block }” use two variables as sets of cells: each cell is a power of 2.

hint-concrete-swap = In place of
    { $old }
    put
    { $new }
hint-concrete-away = Remove
    { $old }
hint-none = { $file }: cost { $cost }, no hints: I only try the changes that I know, and none of them fits.
hint-mistake = Before you spend less: { $file } is not right yet.
hint-cut-off = { $file }: the search stopped, because its { $steps } million steps were used up. There may be more hints.

# The variables that a hint puts in
hint-variable-row = row
hint-variable-column = column
hint-variable-top = top
hint-variable-bottom = bottom
hint-variable-high = high
hint-variable-low = low
hint-variable-colour = colour
