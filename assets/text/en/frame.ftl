### The frame: the band above the program, the drawer beside it, the line below.

frame-compare = Compare
frame-help = Help
frame-games = Games
frame-wide = Wide program
frame-blocks = { $count ->
    [one] block
   *[other] blocks
}
frame-steps = { $count ->
    [one] step
   *[other] steps
}
band-goal-reached = Goal { $cost }: reached
band-goal-hinted = Goal { $cost }: reached with a hint
band-goal-next = Goal { $cost }: the next one
band-goal-ahead = Goal { $cost }: later on
band-goal-tip = { $name }. Shows the solutions
drawer-close = Close the panel (Esc)

## What helped in a game

games-helped = Does not count for the records: { $helps }
games-help-known = board seen before
games-help-hint = hint
games-help-probabilities = probabilities
games-help-peek = peek
games-help-undo = move undone
games-help-solver = move of the program
games-help-revealed = mines shown
