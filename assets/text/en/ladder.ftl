### The ladder of costs: the best cost reached, and the solutions that open.

menu-ladder = Ladder of costs and solutions
ladder-title = The ladder of costs
ladder-best = Your best cost: { $cost }
ladder-best-none = Build a right program: that is the first rung
ladder-best-known = The best known: { $cost }
ladder-says-how = Every program that you built and the judge accepts counts. When you reach a cost, its solutions open.
ladder-reached = Cost { $cost }: reached
ladder-ahead = Cost { $cost }: not reached yet
ladder-part-whole = the whole move
ladder-part-infection = the infection
ladder-part-removal = the removal
ladder-part-fall = the fall
ladder-closed = { $count ->
    [one] One solution: { $parts }
   *[other] { $count } solutions: { $parts }
}
ladder-says-closed = This solution is still closed: it opens when an accepted program of yours costs { $cost } or less.
ladder-says-rung = { $count ->
    [one] Well done: cost { $cost }, a rung reached! One solution has opened: you find it on the ladder of costs (Ctrl+L).
   *[other] Well done: cost { $cost }, a rung reached! { $count } solutions have opened: you find them on the ladder of costs (Ctrl+L).
}
ladder-says-better = Well done: cost { $cost }, your best so far.
ladder-says-best = Well done: cost { $cost }, the best that is known.
ladder-says-beaten = Well done: cost { $cost }! The best known was { $known }.
