### Minesweeper: what is wrong with a board, a file or a size.

mines-no-guess-filtered = Without guesses, from ({ $row }, { $column }): a board drawn from all that are right
mines-no-guess-repaired = Without guesses, from ({ $row }, { $column }): a board that was repaired; not all are equally likely
mines-contradiction = the position is contradictory: no way to lay the mines agrees with the cell ({ $row }, { $column })
mines-not-exact = the position is too complicated: the probabilities are approximate

mines-first-outside = the cell is outside of the board: rows go from 0 to { $row }, columns from 0 to { $column }
mines-size-form = “{ $given }” is no size: write beginner, intermediate, expert or COLUMNSxROWS/MINES, for example 30x16/99
mines-size-columns = columns go from { $low } to { $high }
mines-size-rows = rows go from { $low } to { $high }
mines-size-mines = there are more mines than cells, of which there are { $cells }
mines-lay-too-many = there are too many mines: with this rule and this beginning { $most } at most
mines-lay-not-found = no board was found in { $tries } tries: with so many mines one nearly always has to guess, take fewer mines

## Files

mines-file-number-missing = A number is missing here: the first line tells how many columns, rows and mines there are.
mines-file-number-malformed = Here a whole number of digits alone is needed: the first line tells how many columns, rows and mines there are.
mines-file-number-unexpected = This is too much: the first line tells only how many columns, rows and mines there are.
mines-file-side-out-of-range = The number does not fit: a board has { $low } to { $high } columns and rows.
mines-file-too-many-mines = There are more mines than cells, of which there are { $cells }.
mines-file-too-many-shown = More mines are shown than there are: the first line says { $mines }.
mines-file-row-too-short = The row is short: it has { $found } cells, but the first line says { $expected } columns.
mines-file-row-too-long = The row is long: the first line says { $expected } columns. Take away the cells too many.
mines-file-too-few-rows = Rows are missing: there are { $found }, but the first line says { $expected }.
mines-file-too-many-rows = There are too many rows: the first line says { $expected }. Take away those too many.
mines-file-clue-too-large = The number { $clue } is not possible here: the cell has { $neighbours } neighbours.
mines-file-unexpected-character = The character “{ $character }” cannot stand in a board: write # for a closed cell, F for a flag, 0 to 8 for an open cell and * for a mine.
