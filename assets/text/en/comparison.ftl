### The comparison of programs, in the window.

## The page

menu-compare = Compare programs
comparison-to-canvas = Back to the canvas
comparison-to-table = Back to the table
comparison-side-by-side = Side by side
comparison-put-side-by-side = Put side by side
comparison-compare-others = Compare with other programs…
comparison-rules-tip = Measures and judges all programs by the rules of the { $game } game
comparison-add = Add…
comparison-add-tip = Add a file, or what you removed from the table
comparison-add-file = A file…
comparison-add-title = Add a program to the comparison

## The table

comparison-table = Programs compared
comparison-from-canvas = on the canvas
comparison-from-slot = slot { $number }
comparison-from-example = example
comparison-column-mean = Mean steps
comparison-column-worst = Most steps
comparison-sort-tip = Sort by { $column }; another click reverses the order
comparison-remove = Remove from the table: { $name } (Del)
comparison-measuring = measuring…
comparison-judging = judging…
comparison-measured = Measured and judged: { $known } of { $of }
comparison-measured-in-part = on { $moves } of { $wanted } moves
comparison-cases = in { $cases } cases
comparison-go-on = Continue
comparison-choose = Choose one or two programs in the table

## The costs

comparison-by-phase = Phase by phase
comparison-by-block = Block by block
comparison-phase-removal = Removal
comparison-phase-fall = Fall
comparison-phase-other = Several phases or none

## Side by side

comparison-side = Program { $letter }: { $name }, cost { $cost }
comparison-step = Step { $step } of { $of }
comparison-computing = Computing the move…
comparison-click = Click a brick
comparison-right = The wall is the right one
comparison-wrong = The wall is not the right one
comparison-same-wall = Start again
comparison-other-wall = Another wall

## The differences

comparison-mark-only = only here
comparison-mark-changed = changed
comparison-mark-moved = moved
comparison-previous-difference = Previous difference
comparison-next-difference = Next difference
comparison-seeking-differences = Looking for differences…
comparison-no-differences = No difference
comparison-differences = { $count ->
        [one] One difference
       *[other] { $count } differences
    }
comparison-marked-tip = Mark the differences on the blocks

## Sentences

comparison-told-open = Choose two programs to put them side by side; Esc goes back to the canvas.
comparison-told-rising = Sorted by { $column }, the smallest first.
comparison-told-falling = Sorted by { $column }, the largest first.
comparison-told-added = Added to the table: { $name }.
comparison-told-removed = Removed from the table: { $name }. “Add…” brings it back.
comparison-told-too-many = { $count ->
        [one] There is room for one file in the table: remove it first.
       *[other] There is room for { $count } files in the table: remove one first.
    }
comparison-told-canvas-stays = The program on the canvas always stays in the table.
comparison-told-choose-two = First choose two programs in the table: one is A, the other is B.
comparison-told-click = Click a brick of one of the walls: both programs make the same move.
comparison-told-not-ready = { $name }: the program is incomplete. Complete it on the canvas, then compare it again.
comparison-told-runs = A move is running: wait for it to end, or press “Start again”.
comparison-told-begin-again = The walls are not the same: for another move press “Start again” or “Another wall”.
comparison-told-same-wall = Both walls are the same. Steps: A { $a }, B { $b }.
comparison-told-other-wall = { $cells ->
        [one] The walls differ in one cell.
       *[other] The walls differ in { $cells } cells.
    } Steps: A { $a }, B { $b }.
comparison-failed = { $name }: { $why }
comparison-told-only-a = Difference { $number } of { $of }, only in A: “{ $block }”.
comparison-told-only-b = Difference { $number } of { $of }, only in B: “{ $block }”.
comparison-told-changed = Difference { $number } of { $of }, changed: in A “{ $left }”, in B “{ $right }”.
comparison-told-moved = Difference { $number } of { $of }, moved: “{ $block }”{ $count ->
        [one] .
       *[other] , with those below: { $count } blocks in all.
    }
comparison-told-no-difference = The two programs do not differ.
