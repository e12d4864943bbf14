### The judge in the window: the verdict beside the cost, and its page.

## Beside the cost

judging-error-short = error
judging-proved = proved
judging-unknown = nothing yet
judging-wrong-small = wrong on a small wall
judging-empty = the first block is missing
judging-not-finished = not finished: { $what }
judging-button = Verdict: { $verdict }
judging-tip = What the judge found

## The page

judging-close = Close the verdict
judging-says-empty = Put a block under “On every click”: then the judge tries it.
judging-says-pending = The judge is trying the program on many walls.
judging-says-silent = The judge has nothing to say right now.
judging-moves = Cases tried
judging-steps = Steps per move
judging-steps-of = { $mean } on average, { $most } at most
judging-effort = Trial
judging-quick = quick
judging-quick-tip = A few walls: enough while building
judging-normal = normal
judging-normal-tip = Many walls: a few seconds
judging-deep = deep
judging-deep-tip = Twenty times as many: it takes a minute or more
judging-progress = { $share }%
judging-stop = Stop trying
judging-never = Never ran
judging-never-more = { $count ->
        [one] and one more
       *[other] and { $count } more
    }
judging-show-block = Show on the canvas: { $block }

## The case that fails

judging-happens = { $place } { $fault ->
        [runtime] the move stops with an error.
        [endless] the move never ends.
        [infection] infected bricks are left.
        [other-infection] the wrong bricks are infected.
        [more] too many bricks are left.
        [fewer] too many bricks vanish.
       *[other] the wrong bricks are left.
    }
judging-small-wall = On a small wall
judging-one-wall = On one wall
judging-before = before the click
judging-click = the click
judging-differs = not as it should be
judging-wall-click = { $wall }; the click is on ({ $row }, { $column })
judging-wall-differs = { $wall }; { $count ->
        [one] one cell differs: { $cells }
       *[other] { $count } cells differ: { $cells }
    }
judging-watch = Load and watch
judging-watch-tip = Puts this wall into the game, makes the same click with the same random choices, and stops at the first error
judging-wall = Wall of the judge

## In the slots

judging-slot = { $slot }, { $verdict }
