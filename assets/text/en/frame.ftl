### The frame: the band above the program, the drawer beside it, the line below.

frame-compare = Compare
frame-help = Help
frame-fit = All
frame-bin = Bin
# $cost (String) - a number
band-next = next: { $cost }
band-least = the least that is known
band-in-hand = blocks in hand
band-goals = Goals
# $cost (String) - a number
band-goal-reached = Goal { $cost }: reached
# $cost (String) - a number
band-goal-next = Goal { $cost }: the next one
# $cost (String) - a number
band-goal-ahead = Goal { $cost }: later on
# $name (String) - the name of the goal
band-goal-tip = { $name }. Show the solutions.
drawer-close = Close the drawer (Esc)
drawer-more = Show details
drawer-less = Hide details
