### The frame: the band above the program, the drawer beside it, the line below.

frame-compare = Compare
frame-help = Help
frame-fit = All
frame-bin = Bin
band-next = next: { $cost }
band-least = the least that is known
band-goals = Goals
band-goal-reached = Goal { $cost }: reached
band-goal-next = Goal { $cost }: the next one
band-goal-ahead = Goal { $cost }: later on
band-goal-tip = { $name }. Shows the solutions
drawer-close = Close the drawer (Esc)
drawer-more = Show details
drawer-less = Hide details
