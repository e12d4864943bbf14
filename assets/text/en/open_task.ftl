### Tasks: the open one, its goals, its solutions and its mistakes to be found.

goal-cost = cost { $cost }
goal-blocks = { $count ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
}
goal-steps = { $count ->
    [one] { $steps } step
   *[other] { $steps } steps
}
goals-title = Goals
goals-closed = { $count ->
    [one] One solution
   *[other] { $count } solutions
}
goals-mistakes = Find the mistake
goals-mistakes-how = These programs have a mistake in them. Open one and fix it: beside it you see a case in which it fails.
goals-mistake-found = mistake found
goals-mistake-open = mistake to find
task-gone = This task is no longer there.
task-strange = The program is for the task “{ $id }”, which is not known here. It is open for the full game, and keeps that name. To work on it, open the file of the task.
task-strange-contest = The program is for the task “{ $id }”, which this contest does not have: here it counts for “{ $title }”, and keeps that name.
task-opened = Task opened: “{ $title }”.
task-done = Well done: the program does what it has to do.
task-first = This is the first lesson.
task-last = This is the last lesson.
task-no-course = This task is not part of a course.
task-no-solutions = The solutions of this task stay locked.
task-solution-opened = Solution opened, as a copy: “{ $name }”.
task-mistake-opened = “{ $name }” has a mistake in it: find it and fix it.
task-mistake-found = Well done: you found the mistake and fixed it.
judging-task-fault = task with an error
stage-wall-listed = Wall { $number } of the task
stage-done = { $count ->
    [one] Move made in { $steps } step.
   *[other] Move made in { $steps } steps.
}
block-not-in-task = The task does not have this block: use blocks of the palette instead.
task-hint-more = Tell me more
task-no-hints = There are no hints in this task.
task-no-examples = No examples can be opened in this task.
task-not-there = Blocks that the task does not have
stage-phase-before = { $name }: done before your program starts
stage-phase-programs = { $name }: up to your program
stage-phase-after = { $name }: done after your program
task-all-undone = The task begins here: there is nothing more to undo in it. One more undo goes back to “{ $title }”.
