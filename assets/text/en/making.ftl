### Making a contest.

making-menu = Prepare a contest
making-short = Contest
making-go-on = Back to the contest you are preparing
making-new = New contest
making-open = Open a contest…
making-name = Name of the contest
making-name-hint = December contest, class 2B
making-minutes = Minutes
making-extra = Extra minutes
making-says-extra = Extra minutes are for pupils entitled to them. You give them at the start, with the password.
making-count = { $count ->
    [0] No task yet
    [one] One task
   *[other] { $count } tasks, in this order
}
making-points-by-goal = points for each goal
making-points = points
making-add = Add a task
making-from-file = From a file…
making-says-empty = A contest is a row of tasks with a time limit. Each task is copied into the contest's file.
making-says-order = Drag a row to change the order. The points are a proposal: press them to change them.
making-own = Your own task
making-of-course = { $course }, { $number }
making-right = right
making-goal-points = { $goal }: { $points }
making-points-unit = { $count ->
    [one] point
   *[other] points
}
making-minutes-unit = { $count ->
    [one] minute
   *[other] minutes
}
making-file-contest = the contest, for you
making-file-pupils = the pupils' copy, without solutions
making-file-sheets = { $count ->
    [one] one sheet to print
   *[other] { $count } sheets to print
}
making-save = Save the contest
making-save-again = Save again
making-save-title = Where to save the contest
making-saved = The contest is in “{ $path }”. The pupils' copy and the sheets are beside it.
making-print = Open the sheets to print
making-says-next = On each computer of the contest: File, For teachers…, Contest from a file…, then the pupils' copy.
making-unsaved-says = This contest has not been saved. If you open another one, it is lost.
making-keep = Continue with this one
making-pupils-file = pupils
making-sheets-file = sheets
making-move = Move “{ $title }”, in place { $number } of { $count }: up and down arrows
making-remove = Remove “{ $title }”
making-points-of = Points of “{ $title }”: { $points }
making-points-for = Points for { $goal }
making-goal-remove = Remove { $goal }
making-goal-add = Add a goal
making-no-tasks = There is no task yet: add one, then save.
making-no-name = The contest has no name yet: write one, then save.
making-not-judged = It does not say what the program has to do, so nobody can score.
making-no-points = No goal gives points: add one.
making-one-task = “{ $name }” is a single task, not a contest. Add it with “From a file…”.
making-too-many = A contest has at most { $most } tasks: the others are left out.
making-choose = Which tasks?
making-search = Search for a task
making-done = Done
