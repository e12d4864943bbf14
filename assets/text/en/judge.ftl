### The judge: whether a program is right on every wall, and if not, where it goes wrong.

## Verdicts, in short

judge-verdict-accepted = right
judge-verdict-lucky = right only by luck
judge-verdict-wrong-wall = wrong
judge-verdict-infection-left = infection is left
judge-verdict-wrong-infection = wrong infection
judge-verdict-runtime-error = stops with an error
judge-verdict-does-not-end = never ends
judge-verdict-too-slow = too slow
judge-verdict-not-ready = not finished
judge-verdict-not-allowed = block not allowed
judge-verdict-unreadable = unreadable

## What is certain

judge-says-up-to = Right on all { $walls } walls of up to { $bricks ->
        [1] one brick
        [2] two bricks
        [3] three bricks
        [4] four bricks
        [5] five bricks
       *[other] six bricks
    }{ $draws ->
        [all] , whatever it draws.
        [some] . Where it can draw in too many ways, only some were tried.
       *[none] .
    }
judge-says-everywhere = Proved: the program is right on every wall.
judge-says-if-it-ends = Proved: the program is right whenever it ends, and it ends with probability 1.
judge-certain-up-to = { $bricks ->
        [one] up to one brick
       *[other] up to { $bricks } bricks
    }
judge-certain-everywhere = on every wall
judge-certain-if-it-ends = if it ends

## What was found

judge-says-accepted = No mistake in { $cases } cases tried.
judge-says-too-slow = The moves take too many steps. The program did not fail in the { $cases } cases that the judge could try, but that is too few to know whether it is right.
judge-says-not-ready = The program is not ready: complete it first.
judge-says-not-allowed = { $more ->
        [0] The program uses the block “{ $block }”, which this task does not allow.
        [one] The program uses the block “{ $block }” and one more that this task does not allow.
       *[other] The program uses the block “{ $block }” and { $more } more that this task does not allow.
    }
judge-says-nothing-wanted = This task does not say what a move must do, so there is nothing to judge.
judge-says-rules-fail = The task itself has an error: with a click on ({ $row }, { $column }), its commands in “{ $list }” do not finish. { $why }
judge-says-fault = With a click on ({ $row }, { $column }) on a wall of { $bricks ->
        [one] one brick
       *[other] { $bricks } bricks
    }, { $fault ->
        [runtime] the move stops with an error.
        [endless] the move does not end.
        [infection] the wall is right, but infected bricks are left.
        [other-infection] the wall is right, but the wrong bricks are infected.
        [more] bricks are left that should be gone.
        [fewer] bricks are gone that should be left.
       *[other] the wrong bricks are left.
    }
judge-says-step = The first error is at step { $step }.
judge-says-cell = The first cell that differs is ({ $row }, { $column }).
judge-says-lucky = The program is right only by luck: with random choices it fails in { $share } moves out of 100.
judge-says-lucky-few = The program is right only by luck: with random choices it fails in fewer than one move out of 100.
judge-says-lucky-rarely = It passed { $cases } random cases, but only by luck: with unlucky choices it fails.
judge-says-hostile = These choices were picked to break it.
judge-says-phase = { $phase ->
        [infection] The infection does not work.
        [removal] The removal does not work.
       *[fall] The fall does not work.
    }
judge-says-never-executed = { $count ->
        [one] One block never ran.
       *[other] { $count } blocks never ran.
    }
judge-says-other-game = In the { $game } game it never failed.

## Tables

judge-wall = wall
judge-expected = expected
judge-obtained = obtained
judge-progress = { $number } of { $count }, { $share }%: { $file }

## The HTML page

judge-page-title = Programs judged
judge-page-program = Program
judge-page-author = Author

## Help

help-judge = Checks whether programs are right, and shows where they fail
help-judge-limit = Whatever the program does, judging it takes at most { $quick } million steps (quick), { $normal } (normal) or { $deep } (deep).
help-option-effort = How much to try: quick, normal or deep
help-option-judge-format = The format of the report: table, json, csv or html
help-option-prove = Also tries to prove accepted programs right
