### Tasks and courses: what is wrong with their files, and what the check of them says.
### File, line and column stand before the sentence.

## Files

task-not-a-task = This file is not a Clickomania task: a task begins with “Task(”, a course with “Course(”; here there is “{ $found }”.
task-bad-id = “{ $found }” cannot be the name of a task: use only lower-case letters a to z, digits and hyphens, 64 at most.
task-two-tasks = “game” says that the task is “{ $game }”, “task” that it is “{ $task }”: leave only one of the two.
task-bad-language = “{ $found }” is not the code of a language: write for example “it” or “en”.
task-duplicate-key = “{ $key }” is there twice: keep only one.
task-not-whole = Write a whole number from { $low } to { $high } here.
task-too-few = The list is too short: { $least ->
        [one] at least one item is needed
       *[other] at least { $least } items are needed
    }.
task-too-many = The list is too long: { $most } items at most.
task-chance-not-allowed = “{ $block }” draws at random, and here the result must always be the same: use another block.
task-no-such-number = There is no such number: { $count ->
        [0] there are none
        [one] there is only one
       *[other] they go from 1 to { $count }
    }.
task-off-wall = This cell is off the wall: rows and columns go from 0 to 8.
task-duplicate-task = The course already has a task called “{ $id }”: give this one another name.
task-unknown-task = A chapter begins with the task “{ $id }”, which the course does not have: name one of its tasks.
task-too-much = The files of the course are too many or too large: 10,000 at most, and 64 MiB in all.
task-path-not-a-path = “{ $path }” is not a path: write the name of a .ron file, with the path from this file and / between folders.
task-path-outside = “{ $path }” is outside the folder of the opened file: move it inside.
task-path-not-found = The file “{ $path }” does not exist: check its name and folder.
task-path-unreadable = The file “{ $path }” cannot be read: { $reason }
task-path-too-large = The file “{ $path }” is too large.
task-path-not-utf8 = The file “{ $path }” is not UTF-8 text: save it again as UTF-8 text.
task-token-map = a list in braces
task-token-flag = “true” or “false”

## Texts

task-text-too-long = The text is too long: { $most } bytes at most. Split it.
task-text-too-deep = Lists and quotations are nested in more than { $most } levels: simplify the text.
task-text-html = HTML does not work in texts: use CommonMark, and write “\<” for a less-than sign.
task-text-image = Images do not work in texts: show blocks with ```program and walls with ```wall.
task-text-bad-click = After “click” write row and column from 0 to 8, with a comma between them: for example “click 6,5”.
task-text-second-picture = A step shows at most one program or wall: leave one of them, and move the other to another step.

## The check of a task

task-check-usable = { $file }: “{ $id }” is fine
task-check-unusable = { $file }: “{ $id }” cannot be used like this:
task-check-warning = warning: { $message }
task-problem-not-ready = “{ $list }” is not ready: { $problem }
task-problem-rules-fail = { $fault } The wall: { $wall }
task-problem-nothing-wanted = The task does not say what the program has to do (“wanted”). Without it nobody can say whether a program is right, and this is useless.
task-problem-goal-rises = Goals must get smaller: this one is not smaller than the one before.
task-problem-points-disordered = Points go from the largest measure to the smallest, and never decrease.
task-problem-solution = The solution “{ $name }” is not right: { $verdict }.
task-problem-last-goal-unsolved = No right solution reaches the last goal, { $goal }: add one.
task-problem-last-goal = No solution reaches the last goal, { $goal }: the best one reaches { $best }.
task-problem-mistake = “{ $name }” should have a mistake, but it is a right program.
task-problem-goal-below-least = No program can cost { $goal }: the least possible is { $least }.
task-problem-impossible = No program can be right with these blocks. After a click at row { $row }, column { $column } the wall { $wall } cannot become the right one.
task-problem-solution-below = “{ $name }” costs { $cost }, less than the last goal, { $goal }: is that intended?
task-problem-block = The task does not have the block “{ $name }” ({ $block }): remove it here, or allow it among its blocks (“blocks”).
task-problem-question = The commands of the question fail: { $error }
task-problem-no-cell = The right answer is that no cell changes: is that what you want?
task-problem-language = The text is missing in these languages: { $codes }.
task-problem-text = The text is missing: pupils see an empty space here.
task-problem-no-goals = There is no goal (“goals”): the goals say when the task is solved.
task-problem-text-too-long = The text is too long for its card, which has room for { $most } characters: { $lengths }.
task-problem-step-stays-open = With the solution “{ $name }” step { $step } stays open: change what it waits for (“until”), or make it optional (“optional: true”).
task-problem-no-points = In a contest a task without points does not count: write “points”, for example points: [(40, 20), (3, 100)].
task-problem-shows-help = This file has solutions, mistakes or hints: give pupils the copy that “clickomania task pupils” writes.

## The least cost

task-least-impossible = { $task }: no program can be right with these blocks
task-least-open = { $task }: costs at least { $least }; no right program is known
task-least-proved = { $task }: the least cost is { $least }, and “{ $name }” reaches it
task-least-gap = { $task }: costs at least { $least }; the best known program costs { $best } (“{ $name }”)
task-least-loose = The task leaves out free blocks that compute: the true least cost may be higher.
task-least-way = May be enough: { $kinds }
task-least-refuted = Not enough: { $kinds }
task-least-wall = because with a click at row { $row }, column { $column } this wall cannot become the one on the right:
task-least-nothing-wanted = The task does not say what a program has to do (“wanted”): there is no least cost.
task-least-measure = There is a least cost only where goals count the cost; here they count “{ $measure }”.
task-least-stopped = Stopped before the end.

task-block-not-there = The task does not have the block “{ $block }”: remove it, or use another one.

## Tasks on the command line

task-unknown = the program is for the task “{ $id }”, which is not known here: name its file with --task
task-unknown-similar = there is no task “{ $id }”: perhaps it is “{ $similar }”?
task-unknown-known = there is no task “{ $id }”: there are { $known }
task-of-course = { $file } is a course: name the task after a #: { $ids }
task-option-game = --game says that the task is “{ $id }”: leave only one of the two options
task-nothing-wanted = there is nothing to judge in the task “{ $id }”: “wanted” is missing
task-unusable = the task “{ $id }” has an error: { $problem }

## The sheet to print

task-sheet-name = Name
task-sheet-date = Date
task-sheet-rules = What the program must do
task-sheet-click = a click on the cell ({ $row }, { $column })
task-sheet-start = the program starts from here
task-sheet-wanted = this is how the wall must be left
task-sheet-palette = The blocks and what they cost
task-sheet-minutes = Time: { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }
