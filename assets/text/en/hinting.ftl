### Hints in the window: the steps from the question to the blocks.

menu-hint = Hint
change-hint = follow a hint
hinting-seeking = Looking for a way to spend less…
hinting-step = step { $number } of { $of }
hinting-instead = In place of
hinting-put = put
hinting-remove = Remove
hinting-where = Where?
hinting-how = How?
hinting-apply = Apply
hinting-other = Another idea
hinting-close = Close the hint (Esc)
hinting-saves = Saves { $saves }
hinting-says-none = I know no way to do this for less than { $cost }. I only try small changes, though: a completely new idea might do it. Yours?
hinting-says-mistake = First: the program is not right yet.
hinting-says-cut-off = I stopped looking: the moves of this program take too many steps. There may be more hints.
hinting-after-mistake = And how can you spend less?
hinting-says-not-ready = The program is not ready yet: complete it, then ask for a hint.
hinting-says-changed = The program has changed: ask for the hint again.
hinting-says-applied = Done: this saves { $saves }, and the program now costs { $cost }. Ctrl+Z undoes it.
