### The goals: the best cost reached, and the solutions that open.

menu-ladder = Goals and solutions
ladder-title = The goals
ladder-best = Your best: { $what }
ladder-best-none = Build a right program: that is the first goal
ladder-best-given = This program was opened ready-made: goals count once you build your own, or improve this one
ladder-best-known = The best known: { $what }
ladder-last = The last goal of the lesson: { $what }
ladder-best-possible = Best possible: { $what }. No right program costs less.
ladder-at-least = At least { $least }; best known: { $what }. Can you do better?
ladder-least = { $goal }. Best possible.
ladder-says-how = Every right program that you built counts. When you reach a cost, its solutions are unlocked.
ladder-says-counts = Every right program that you built counts.
ladder-reached = Goal reached: { $what }
ladder-hinted = Goal reached with a hint: { $what }
ladder-ahead = Goal not reached yet: { $what }
ladder-part-whole = the whole move
ladder-part-infection = the infection
ladder-part-removal = the removal
ladder-part-fall = the fall
ladder-closed = { $count ->
    [one] One solution: { $parts }
   *[other] { $count } solutions: { $parts }
}
ladder-says-closed = This solution is still locked. Build a right program ({ $what } or less) to unlock it.
ladder-says-rung = { $count ->
    [one] Well done: { $what }, a goal reached! One solution is unlocked: find it among the goals (Ctrl+L).
   *[other] Well done: { $what }, a goal reached! { $count } solutions are unlocked: find them among the goals (Ctrl+L).
}
ladder-says-better = Well done: { $what }, your best so far.
ladder-says-best = Well done: { $what }, the best that is known.
ladder-says-beaten = Well done: { $what }! The best known was { $known }.
ladder-says-hinted = With a hint: { $what }. The goal gets a ring, and a tick when you get there without “Apply”.

## Why no program costs less

least-needs = Without a block that { $deeds }, this wall cannot become that one.
least-removes = removes a brick
least-lowers = moves a brick down
least-plays = removes an area and drops the bricks
least-paints = paints a brick { $colour ->
        [red] red
        [green] green
        [blue] blue
        [yellow] yellow
       *[fuchsia] fuchsia
    }
least-infects = infects a brick
least-cures = cures a brick
least-proved-title = What does “proved” mean?
least-proved-tried = Trying walls can show that a program is wrong. It can never show that a program is right: there are far more walls than anybody can try.
least-proved-reason = “Proved” means that there is a reason, and the reason holds for every wall, also for those that nobody tried.
least-proved-wall = This wall is a reason. Without the missing block, the other blocks never turn it into the right one, in whatever order they act. So every cheaper program is wrong here, even those that nobody has written yet.

## The scores

scores-axes = Chart of the scores: cost and steps
scores-numbers = cost { $cost }, blocks { $blocks }, steps { $steps }
scores-present = the program at hand
scores-par = a known program
scores-fewest-blocks = Fewest blocks so far: { $blocks }
scores-fewest-steps = Fewest steps so far: { $steps }
scores-next = Next: { $what }
scores-see-chart = chart of the scores: Ctrl+L
scores-see-film = film of the move: { $file } › { $export }
scores-now = now: { $cost }
scores-yours = yours
scores-solutions = solutions
scores-to-reach = to reach
scores-size = size: blocks
scores-steps = steps
