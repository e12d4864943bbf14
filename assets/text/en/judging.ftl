### The judge in the window: the verdict beside the cost, and its page.

## Beside the cost

judging-proved = proved
judging-accepted-everywhere = accepted · on every wall
judging-pending = the judge is looking…
judging-empty = still empty
judging-accepted = { $count ->
        [one] accepted · { $cases } case
       *[other] accepted · { $cases } cases
    }
judging-only-other = { $game } game only
judging-button = Verdict: { $verdict }
judging-tip = What the judge found

## The page

judging-close = Close the verdict
judging-says-empty = Bring a block under “On every click”: then the judge tries it.
judging-says-pending = The judge is trying the program on many walls.
judging-says-silent = The judge says nothing now.
judging-moves = Cases tried
judging-steps = Steps a move
judging-steps-of = { $mean } on average, { $most } at most
judging-effort = Trial
judging-quick = quick
judging-quick-tip = A few walls: enough while building
judging-normal = normal
judging-normal-tip = Many walls: a few seconds
judging-deep = deep
judging-deep-tip = Twenty times as many: it takes a minute or more
judging-progress = { $share }%
judging-stop = Stop the trial
judging-never = Never executed
judging-never-more = { $count ->
        [one] and one more
       *[other] and { $count } more
    }
judging-show-block = Show on the canvas: { $block }

## The case that fails

judging-before = before the click
judging-click = the click
judging-differs = not as it should be
judging-wall-click = { $wall }; the click is on ({ $row }, { $column })
judging-wall-differs = { $wall }; { $count ->
        [one] one cell differs: { $cells }
       *[other] { $count } cells differ: { $cells }
    }
judging-watch = Load and watch
judging-watch-tip = Puts this wall on the stage, makes the same click with the same random choices, and stops at the first error
judging-wall = Wall of the judge

## In the slots

judging-slot = { $slot }, { $verdict }
