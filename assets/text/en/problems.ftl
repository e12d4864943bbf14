### Why a program is not ready, and what went wrong while it ran.
### $block is always the short name of the block: “Remove the brick at …”, “… = …”.

## Not ready

problem-empty-socket = The block “{ $block }” needs { $kind ->
        [cell] a cell: put a block that gives a cell
        [boolean] a condition: put a block that gives true or false
        [number] a number: put a block that gives a number
        [colour] a colour: put a block that gives a colour
       *[any] a value: put a block that gives a number, a cell, a colour, true or false
    } { $place ->
        [0] into the empty place.
        [1] into the first place, which is empty.
        [2] into the second place, which is empty.
        [3] into the third place, which is empty.
       *[other] into place number { $place }, which is empty.
    }
problem-empty-branch = The block “if …” needs { $branch ->
        [0] its condition
        [1] its first condition
       *[other] condition number { $branch }
    }: put a block that gives true or false beside { $branch ->
        [0] “if”.
        [1] “if”.
       *[other] its “else if”.
    }
problem-outside-loop = The block “{ $block }” is outside every loop: move it into a loop or remove it.

## Errors while running

run-off-wall = In the block “{ $block }” the cell ({ $row }, { $column }) is off the wall: { $bounds ->
        [row] rows go
        [column] columns go
       *[both] rows and columns go
    } from 0 to 8. Choose another cell, or check first that you are not at the border.
run-bad-index = In the block “{ $block }” the { $which ->
        [row] row
       *[column] column
    } is { $value }, but an index is a whole number, like 0, 1 or 2. Check the calculation, or use “round”.
run-bad-column = In the block “{ $block }” the column is { $value }, but columns are the whole numbers from 0 to 8. Check the calculation that gives the column.
run-not-a-number = In the block “{ $block }” { $what ->
        [times] the number of times
        [from] the number to start from
        [to] the number to count to
       *[by] the step
    } is not a number, so it cannot count. That comes from an impossible calculation, like 0 ÷ 0, or from the index of a cell that does not exist: check that calculation, or check first with “if” that the cell exists.
run-bad-bounds = In the block “{ $block }” a limit is { $value }, but limits are whole numbers between -9007199254740992 and 9007199254740992. Check the calculation, or use “round”.
run-type = In the block “{ $block }” { $place ->
        [0] { $expected } is needed
        [1] { $expected } is needed in the first place
        [2] { $expected } is needed in the second place
        [3] { $expected } is needed in the third place
       *[other] { $expected } is needed in place number { $place }
    }, but { $given } arrives there: { $value }. Check what is in the variables and the “test” blocks of that place.
run-compare-types = In the block “{ $block }” there is { $left } on the left: { $left-value }; there is { $right } on the right: { $right-value }. Two values of different types cannot be compared: put values of the same type on both sides.
run-order-type = In the block “{ $block }” there is { $given }: { $value }. With < ≤ > ≥ only numbers can be compared; for other values use = or ≠.
run-change-type = In the block “{ $block }” the variable “{ $variable }” holds { $given }: { $value }. Only a variable that holds a number can be changed: use another variable, or “set { $variable } to 0” first.
run-unset-variable = In the block “{ $block }” the variable “{ $variable }” has no value yet. Give it one first, with “set { $variable } to …”: at every click the variables start without a value.
run-zero-step = In the block “{ $block }” the step after “by” is 0, so the loop would never reach the end. Use another step, for example 1.
run-budget-loop = The move stopped after { $steps } { $count ->
        [one] step
       *[other] steps
    }: the loop “{ $repeated }” has made { $turns } { $rounds ->
        [one] turn
       *[other] turns
    } and has not ended yet. Check that its condition changes sooner or later, or that it does not repeat too often.
run-budget = The move stopped after { $steps } { $count ->
        [one] step
       *[other] steps
    }, the most that a move may take, and had not ended yet. Make the loops shorter, or raise the limit.
run-cycle = The move would never end: after { $turns } { $rounds ->
        [one] turn
       *[other] turns
    } the loop “{ $repeated }” is back in exactly the same state, with the same wall and the same variables. Make sure that every turn changes something that brings the end nearer.
