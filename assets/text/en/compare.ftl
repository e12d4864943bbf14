### Comparing two programs.

help-compare = Compares two programs: costs, blocks, steps, and what changes
