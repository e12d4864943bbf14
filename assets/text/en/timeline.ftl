### The timeline: going forwards and backwards in a move.

## Commands

timeline-start = To the start of the move
timeline-step-back = One step back
timeline-over = Over the block: everything inside it at once
timeline-out = Out of the loop
timeline-next-change = To the next change of the wall
timeline-previous-change = To the previous change of the wall
timeline-heat = How often each block ran
timeline-first-wrong = Go to the first wrong step
timeline-lap = Watch the turn that repeats
timeline-lap-tip = Shows the repeating steps over and over
timeline-with-keys = { $name } ({ $keys })

## The line

timeline-name = Timeline
timeline-place = Timeline: step { $step } of { $steps }
timeline-empty = The move appears here, step by step
timeline-step-here = step { $step }
timeline-changes = { $count ->
        [one] { $changes } change of the wall
       *[other] { $changes } changes of the wall
    }
timeline-removal = bricks removed
timeline-fall = bricks falling
timeline-paint = bricks painted
timeline-infection = infection
timeline-loop = { $block }: { $count ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
timeline-turn = { $block }: turn { $turn } of { $turns }
timeline-hint = Drag to move along it, wheel to zoom, double-click to see all

## Sentences

timeline-told-stopped = The move stopped at the breakpoint.
timeline-told-first-wrong = From this step on, the wall can no longer become right.
timeline-told-no-such-value = The block never gave this value.
timeline-told-click-to-run = Click a brick: the move stops when it reaches this block.
timeline-told-never-here = From here on the move never reaches this block.

## Breakpoints

timeline-break = Breakpoint
timeline-break-when = Breakpoint when…
timeline-break-off = Remove the breakpoint
timeline-run-here = Run to here
timeline-break-title = Stop here when
timeline-break-variable = Variable
timeline-break-value = Value
timeline-break-is = equals
timeline-told-break-refused = Type a number, true or false, a colour, or a cell like (3, 4).
timeline-told-no-variable = The program has no variables.

## Values

timeline-times = { $count ->
        [one] { $times } time
       *[other] { $times } times
    }
timeline-value = { $value } · { $times }
timeline-other-values = { $count ->
        [one] and { $others } other value
       *[other] and { $others } other values
    }
timeline-values = Values in this move
timeline-values-tip = Go to the next step with this value
timeline-counting = Counting the values…
timeline-executed = ran { $times }
timeline-never-executed = never ran
