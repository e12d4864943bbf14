### Hints: how to do the same for less. First a question, then the place, then the blocks.

help-hints = Suggests how to do the same for less
help-hints-limit = The search for hints takes at most about { $steps } million steps; if they run out, we say so.

hint-general-phases = A move has three phases: the area is infected, the infected bricks are removed, the others fall. Is there a block for each?
hint-place-phases = “{ $block }” does all three phases: put three blocks there, one for each phase.
hint-general-connection = The area is made of the bricks connected to the clicked one, if a neighbour has its colour. How can all cells be looked at, one after the other?
hint-place-connection = At “{ $block }” check whether a neighbour has the same colour; then, with two counting loops, infect every connected cell.
hint-general-walk = The strip goes from its top to its bottom. How are they found from the clicked cell, step by step?
hint-place-walk = In place of “{ $block }” look for the top and the bottom with two variables and two loops that repeat while a condition holds.
hint-general-sweeps = A brick is infected if it has the right colour and a neighbour is infected already. How often does the whole wall have to be gone through?
hint-place-sweeps = At “{ $block }” the infection begins: do all of it in 81 sweeps over the wall with one block that infects. Each sweep infects at least one more brick if one is still missing, and there are at most 81 bricks: so 81 sweeps are always enough.
hint-general-condition = Several conditional blocks do the same. Can it be written once, with a composed condition?
hint-place-condition = From “{ $block }” downwards several conditional blocks have the same commands: join them into one with “or”.
hint-general-loop = The same command appears several times, each time for another cell. Could a loop pick a new cell each time?
hint-place-loop = From “{ $block }” downwards use the command once, in a counting loop, and choose the cell with “test”.
hint-general-one-by-one = The infected bricks can be removed one at a time. Which loop goes through all of them?
hint-place-one-by-one = In place of “{ $block }” use the loop over the infected cells, and remove the brick in its cell. The loop passes each infected cell once, so none is left behind.
hint-general-columns = The fall is about one column at a time. Which block closes up one column, and which loop goes through all of them?
hint-place-columns = In place of “{ $block }” use the block for one column in a counting loop. There are nine columns, 0 to 8, and no brick ever changes its column.
hint-general-stacks = A column closes up when its stacks drop. From which row to which row can their bases be?
hint-place-stacks = In place of “{ $block }” drop the stack of every row from 0 to 7: bricks in row 8 cannot go down.
hint-general-upwards = To drop a brick costs less than to drop a stack. In which order must the bricks of a column drop?
hint-place-upwards = At “{ $block }” drop a brick instead of a stack, counting from the bottom upwards. From the bottom, because when it is a brick's turn those below it have already fallen.
hint-general-bricks = A stack goes down if its bricks do, one after the other. With which one does one begin?
hint-place-bricks = In place of “{ $block }” lower the bricks of the column one by one, from the base upwards. The base goes first: it makes room for the one above.
hint-general-steps = To drop means to go down as far as possible. How many times at most?
hint-place-steps = In place of “{ $block }” lower the brick row by row, with a counter. From any row to the last one there are at most eight steps.
hint-general-variable = The same cell is looked for several times, and paid for each time. Where can it be kept?
hint-place-variable = Keep “{ $block }” in a variable, and use that.
hint-general-indices = A neighbouring cell can be named without its block. What changes in its indices?
hint-place-indices = In place of “{ $block }” name the cell by its row and column, plus or minus 1.
hint-general-scan = To look for empty cells costs. Can one do without asking where they are, by looking at all cells?
hint-place-scan = In place of “{ $block }” go through all cells, column by column from the bottom, and lower each brick as long as it can.
hint-general-needless = Are all the blocks that are paid for needed?
hint-place-needless = “{ $block }” is never needed: try to take it away.
hint-general-numbers = Which cells are infected can be remembered without infecting the bricks. In what?
hint-place-numbers = In place of “{ $block }” use two variables as sets of cells: each cell is a power of 2.

hint-concrete-swap = In place of
    { $old }
    put
    { $new }
hint-concrete-away = Take away
    { $old }
hint-none = { $file }: cost { $cost }, no hints: none of the rewritings that I know fits. A wholly different way to spend less I cannot see.
hint-mistake = Before spending less: { $file } is not right yet.
hint-cut-off = { $file }: the search was cut off, because the { $steps } million steps for it were used up. There may be more hints.

# The variables that a hint puts in
hint-variable-row = row
hint-variable-column = column
hint-variable-top = top
hint-variable-bottom = bottom
hint-variable-high = high
hint-variable-low = low
hint-variable-colour = colour
