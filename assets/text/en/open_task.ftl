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
goals-mistakes-how = These programs have a mistake in them. Open one and mend it: beside it you see a case in which it goes wrong.
goals-mistake-found = mistake found
goals-mistake-open = mistake to be found
task-gone = This task is no longer there.
task-strange = The program is for the task “{ $id }”, which is not known here: it is open for the full game, and keeps that name. Open the file of the task to work on it.
task-strange-contest = The program is for the task “{ $id }”, which this contest does not have: here it counts for “{ $title }”, and keeps that name.
task-opened = Task opened: “{ $title }”.
task-done = Well done: the program does what it has to do.
task-first = This is the first lesson.
task-last = This is the last lesson.
task-no-course = This task is not part of a course.
task-no-solutions = The solutions of this task stay closed.
task-solution-opened = Solution opened, as a copy: “{ $name }”.
task-mistake-opened = “{ $name }” has a mistake in it: find it and mend it.
task-mistake-found = Well done: you have found the mistake and mended it.
judging-task-fault = faulty task
stage-wall-listed = Wall { $number } of the task
stage-done-short = { $count ->
    [one] { $steps } step
   *[other] { $steps } steps
}
stage-done = { $count ->
    [one] Move made in { $steps } step.
   *[other] Move made in { $steps } steps.
}
block-not-in-task = The task does not have this block: put blocks of the palette in its place.
task-hint-more = Tell me more
task-no-hints = There are no hints in this task.
task-no-examples = No examples can be opened in this task.
task-not-there = Blocks that the task does not have
stage-phase-before = { $name }: done before your program starts
stage-phase-programs = { $name }: up to your program
stage-phase-after = { $name }: done after your program
task-all-undone = This is where the task begins: there is nothing more to undo here. Once more leads back to “{ $title }”.
