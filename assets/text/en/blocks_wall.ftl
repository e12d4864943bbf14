### The blocks of the categories Updating the wall, Infection, Cells, Colours (Lonati, section 2).
### The text follows the language's own word order; each argument is in it once.
### “tip”: what the block does, and in the last line an example.

block-hat = On every click
    .tip =
        The blocks attached below run from top to bottom at every click on a brick.
        For example, “Remove the brick at the clicked cell” removes one brick per click.

## Updating the wall

block-remove-area-and-drop = Remove the bricks in the infection area around { $cell } and drop all bricks
    .tip =
        Removes the bricks of the infection area, then drops every brick with nothing below it. A brick without neighbours of its colour has no area and stays.
        For example, with “the clicked cell” it makes the whole move alone.
block-remove-strip-and-drop = Remove the bricks in the infection strip around { $cell } and drop all bricks
    .tip =
        Removes the bricks of the infection strip, those of the same colour connected vertically. Then it drops every brick with nothing below it.
        For example, with “the clicked cell” it makes the whole move of the simplified game alone.
block-drop-all = Drop all bricks
    .tip =
        Drops every brick with nothing below it, in all columns, until no empty cell is left.
        For example, put it at the end, after removing the infected bricks.
block-remove-infected = Remove all infected bricks
    .tip =
        Takes all infected bricks off the wall. Their cells stay empty: no brick falls.
        For example, put it after infecting the infection area.
block-remove = Remove the brick at { $cell }
    .tip =
        Takes the brick out of the cell. If the cell holds no brick, nothing happens.
        For example, with “the clicked cell” it removes the brick that was clicked.
block-lower-brick = Lower the brick at { $cell }
    .tip =
        Moves the brick into the cell just below, if there is no brick there. It goes down by only one cell.
        For example, the brick at (3, 4) goes to (4, 4), if (4, 4) holds no brick.
block-lower-stack = Lower the stack of bricks with its base at { $cell }
    .tip =
        Moves the brick, and all bricks piled up directly on it, down by one cell, if there is no brick below the base.
        For example, with its base at (3, 4) the bricks at (3, 4), (2, 4) and (1, 4) go down by one cell, if they are piled up.
block-drop-brick = Drop the brick at { $cell }
    .tip =
        Drops the brick until it meets another brick or the bottom of the wall.
        For example, the brick at (3, 4) gets to (6, 4) if the cells (4, 4), (5, 4) and (6, 4) are empty and there is a brick at (7, 4).
block-drop-stack = Drop the stack of bricks with its base at { $cell }
    .tip =
        Drops the brick, and all bricks piled up directly on it, until the base meets another brick or the bottom of the wall.
        For example, with “the cell above” an empty cell it drops the stack above it.
block-compact-column = Compact the column with index { $number }
    .tip =
        Drops the bricks of one column until it has no empty cells. Columns go from 0 to 8.
        For example, 0 compacts the first column on the left.
block-paint = Paint the brick at { $cell } { $colour }
    .tip =
        Changes the colour of the brick. If the cell holds no brick, nothing happens.
        For example, with “the clicked cell” and “red” the clicked brick turns red.

## Infection

block-infect-area = Infect all bricks in the infection area around { $cell }
    .tip =
        Infects the brick and all bricks of its colour connected to it. A brick without neighbours of its colour has no area: nothing is infected.
        For example, put it first, with “the clicked cell”.
block-infect-strip = Infect all bricks in the infection strip around { $cell }
    .tip =
        Infects the brick and those of its colour connected to it above and below. A brick without neighbours of its colour above or below has no strip: nothing is infected.
        For example, put it first, with “the clicked cell”, in the simplified game.
block-infect = Infect the brick at { $cell }
    .tip =
        Infects one brick only. If the cell holds no brick, nothing happens.
        For example, with “the clicked cell” the infection begins.
block-cure = Cure the brick at { $cell }
    .tip =
        The brick stays where it is and is no longer infected.
        For example, with “any cell with an infected brick” it cures one of the infected bricks, chosen at random.
block-cure-all = Cure all bricks
    .tip =
        No brick of the wall is infected any more.
        For example, use it to start the infection again.
block-extreme-infected = the { $side } cell with an infected brick
    .tip =
        Of the cells with an infected brick, gives the topmost (or bottommost, rightmost, leftmost). If several are equally far, it gives the first, row by row from the left; if no brick is infected, it gives no cell.
        For example, repeat “Remove the brick at” with this cell: it removes the infected bricks from top to bottom.
block-any-infected = any cell with an infected brick
    .tip =
        Gives a cell with an infected brick, chosen at random every time; if no brick is infected, it gives no cell.
        For example, “Remove the brick at” this cell removes an infected brick chosen at random.
block-exists-infected = there is an infected brick
    .tip =
        Gives true if at least one brick of the wall is infected, otherwise false.
        For example, “repeat while there is an infected brick”.
block-is-infected = the brick at { $cell } is infected
    .tip =
        Gives true if the cell holds a brick and it is infected, otherwise false.
        For example, “if the brick at the clicked cell is infected”.
block-for-each-infected = For each cell { $var } with an infected brick
    .tip =
        Runs the blocks inside once for every cell with an infected brick; the variable tells which cell it is. Bricks infected in the meantime get their turn too; no cell gets two.
        For example, with “Remove the brick at C” it removes all infected bricks.

## Cells

block-clicked = the clicked cell
    .tip =
        Gives the cell that was clicked in this move.
        For example, “Remove the brick at the clicked cell”.
block-neighbour = the cell { $side } { $cell }
    .tip =
        Gives the next cell on the chosen side. At the border it can be off the wall: it can be compared, but not used.
        For example, the cell above (3, 4) is (2, 4).
block-cell-at = the cell in row = { $row } and column = { $column }
    .tip =
        Gives the cell with these two indices. Rows are counted from the top and columns from the left, both from 0 to 8.
        For example, row = 0 and column = 8 is the cell at the top right.
block-row-of = the row of { $cell }
    .tip =
        Gives the number of the cell's row: 0 is the top one, 8 the bottom one.
        For example, the row of (3, 4) is 3.
block-column-of = the column of { $cell }
    .tip =
        Gives the number of the cell's column: 0 is the first on the left, 8 the last on the right.
        For example, the column of (3, 4) is 4.
block-extreme-empty = the { $side } empty cell
    .tip =
        An empty cell has no brick, but at least one brick is higher up in its column. This block gives the topmost of them (or bottommost, rightmost, leftmost). If there is none, it gives no cell.
        For example, “Lower the brick at the cell above” this cell fills a hole.
block-any-empty = any empty cell
    .tip =
        Gives an empty cell, chosen at random every time. An empty cell has no brick, but at least one brick is higher up in its column. If there is none, it gives no cell.
        For example, “Lower the brick at the cell above any empty cell”.
block-exists-empty = there is an empty cell
    .tip =
        Gives true if at least one cell without a brick has a brick higher up in its column. Black cells, which have nothing above them, are not empty.
        For example, “repeat while there is an empty cell”.
block-is-empty = { $cell } is empty
    .tip =
        Gives true if the cell holds no brick and there is at least one higher up in its column. A black cell, which has nothing above it, is not empty.
        For example, “repeat while the cell below C is empty”.

## Colours

block-colour-of = the colour of the brick at { $cell }
    .tip =
        Gives the colour of the brick, to compare it with another colour. A cell without a brick gives no colour.
        For example, “the colour of the brick at C = the colour of the brick at the clicked cell”.
block-extreme-with-colour = the { $side } cell with a brick of colour { $colour }
    .tip =
        Of the cells with a brick of that colour, gives the topmost (or bottommost, rightmost, leftmost). If there is none, it gives no cell.
        For example, the topmost cell with a brick of colour red.
block-any-with-colour = any cell with a brick of colour { $colour }
    .tip =
        Gives a cell with a brick of that colour, chosen at random every time. If there is none, it gives no cell.
        For example, with the colour of the brick at “the clicked cell” it gives a brick of the same colour.
block-has-colour = the brick at { $cell } is { $colour }
    .tip =
        Gives true if the cell holds a brick of that colour, otherwise false.
        For example, “if the brick at the clicked cell is red”.
block-connected = the brick at { $a } is connected to the brick at { $b }
    .tip =
        Gives true if you can get from one to the other through neighbouring bricks of the same colour only. Every brick is connected to itself.
        For example, two red bricks side by side are connected.
block-swatch = { $colour }
    .tip =
        Gives the chosen colour.
        For example, “the colour of the brick at C = red”.
