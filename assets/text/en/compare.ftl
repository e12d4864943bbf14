### Comparing two programs.

help-compare = Compares two programs: costs, blocks, steps, and what changes
help-compare-limit = A program is measured with at most { $steps } million steps; if they run out before the moves do, we say so.
compare-cut-off = { $file }: only { $moves } of { $wanted } moves were measured, because the { $steps } million steps for it were used up.
