### The lessons and the page to begin with.

lesson-blocks = { $blocks }: blocks to take
lesson-blocks-tip = Drag them into the program, or press them to put them on the canvas
lesson-find-block = “{ $name }”: show where it is among the blocks
lesson-block-tip = Drag it into the program, or press it to see where it is among the blocks
lesson-wall = A wall, row by row: { $wall }
lesson-wall-click = Click on: { $cell }
lesson-cell-marked = { $cell }, marked
lesson-cell-clicked = { $cell }, clicked
lesson-answer = Check
lesson-answer-no-cell = No cell
lesson-answer-field = Your answer
lesson-answer-right = Right!
lesson-answer-nothing = First give an answer.
lesson-answer-not-a-number = Type a number here.
lesson-answer-too-small = Not yet: it is more.
lesson-answer-too-large = Not yet: it is less.
lesson-answer-other-option = Not yet: it is another one.
lesson-answer-missing = { $count ->
    [one] Not yet: one cell is missing.
   *[other] Not yet: some cells are missing.
}
lesson-answer-too-many = { $count ->
    [one] Not yet: one cell too many.
   *[other] Not yet: some cells do not belong there.
}
lesson-answer-both = Not yet: some cells are missing and some do not belong there.
lesson-answer-broken = This question has an error: its commands cannot run.
lesson-show-where = Show me where
lesson-give-hint = Give me a hint
lesson-no-help = No, thanks: not in this lesson
lesson-read-all = Read all
lesson-step = Step { $number } of { $count }
lesson-step-go = Go to step { $number }
lesson-step-done = Step { $number }: done
lesson-go-on = Next
lesson-steps-done = All steps are done.
lesson-steps-done-now-you = The steps are done. Now reach the goal!
lesson-next = Next lesson
lesson-then = Next comes “{ $title }”.
lesson-previous = Previous lesson
lesson-begin-over = Start this lesson over
task-begin-over = Start this task over
lesson-begun-over = Back at the first step. Ctrl+Z brings everything back as it was.
lesson-in-course-short = Lesson { $number } of { $count }
lesson-fold = Hide the text
lesson-unfold = Show the text
lesson-solved-right = The program is right
lesson-reached = Goal reached: { $goal }.
lesson-solved-mistake = Mistake found
lesson-solved-mistake-says = The program that you fixed always does what it should.
lesson-solved-next-goal = The next goal: { $goal }.
lesson-solved-best = It is the best that is known.
lesson-solved-last = That is the last goal of this lesson.
lesson-solved-done = This task is done.
lesson-solved-solutions = { $count ->
    [one] See the solution
   *[other] See { $count } solutions
}
lesson-other-course = Go to the course “{ $title }”
lesson-to-home = Back to Home
menu-print-task = Print the task sheet…
dialog-task-title = Save the task sheet
home = Home
home-welcome = A few minutes. No programming needed.
home-headline = Build the program that moves the wall.
home-wall = The wall plays itself: a click, bricks of one colour vanish, the others fall
home-minutes = about { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
home-games = Other games
home-cost = cost
home-lesson-of = Lesson { $number }: { $title }
home-best = your best: { $best }
home-go-on = Continue
home-free = Build freely
home-free-says = All blocks, any wall you like.
home-full = Full game
home-simplified = Simplified game
home-free-named = Build freely: { $name }
home-free-named-best = Build freely: { $name }, record { $best }
home-lessons = { $done } of { $count } lessons
home-lesson = { $number }. { $title }
home-lesson-done = { $number }. { $title }: done
home-tasks = Same wall, other moves: { $done } of { $count } solved
home-teaching = For teachers
home-open-file = Open a task or a course, or drop it here
home-progress = Progress
home-progress-none = You have not started any task yet.
home-progress-begun = started
home-progress-done = done
home-progress-clear = Forget: { $name }
home-progress-clear-all = Forget everything
home-progress-clear-sure = Yes, forget everything
