### The window: commands, tooltips, sentences.

## What was done, after “Undo:”

change-add = add block
change-move = move block
change-copy = copy block
change-delete = delete block
change-choose = choose
change-number = change number
change-branch = change branches
change-make-variable = make variable
change-rename-variable = rename variable
change-delete-variable = delete variable
change-rename = rename program
change-game = change game
change-new = new program
change-over = start over
change-open = open program
change-task = open task
change-load = load from slot
change-store = save to slot
change-disable = disable block
change-collapse = collapse or expand block
change-comment = comment
change-cut = cut
change-paste = paste
change-tidy = clean up

## The window

mode-clickomania = Clickomania
mode-mines = Minesweeper
mode-tantrix = Tantrix
mode-clone2048 = The third clone
menu-language = Language
menu-look = Theme
look-system = Same as the system
look-light = Light
look-dark = Dark
menu-scale = Scale { $percent }%
menu-calm = Less motion
menu-moving = With motion
window-impossible = The window cannot be opened: { $why }. It needs a screen with OpenGL 2.0 or newer; the command line still works (clickomania --help).

## Menus

menu-undo = Undo
menu-redo = Redo
undo-change = Undo: { $change } (Ctrl+Z)
redo-change = Redo: { $change } (Ctrl+Y)
undone = Undone: { $change }.
redone = Redone: { $change }.
nothing-to-undo = There is nothing to undo.
nothing-to-redo = There is nothing to redo.
menu-file = File
menu-new = New program
menu-open = Open…
menu-save = Save
menu-save-as = Save as…
menu-examples = Examples
menu-recent = Recent files
menu-duplicate = Duplicate
menu-disable = Disable
menu-enable = Enable
menu-delete = Delete
key-delete = Del

## The canvas

canvas-name = Program
bin = Bin: drag blocks here to delete them
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show all
zoom-whole = Actual size (100 %)
socket-name = empty socket: { $wanted }
number-field = Number
deleted = Deleted. Ctrl+Z brings it back.
drag-given-up = The blocks are back where they were.
drag-keys = Alt: this block alone. Ctrl: a copy. Esc: everything goes back.
drop-wrong-type = Only { $wanted } fits here; this block gives { $given }.
drop-command-in-socket = Only { $wanted } fits here; this block is a command and goes into a stack.
drop-value-in-stack = This block gives a value: it goes into a socket of another block.
edit-wrong-shape = A value goes into a socket, a command into a stack.
edit-in-use = The branch still holds blocks: move them before you remove it.
edit-bad-name = This name is empty or taken: choose another one.
edit-too-many = The program has 100,000 blocks: you cannot add more.
edit-too-deep = The blocks are nested too deeply.
edit-gone = That block is gone, so it cannot be changed.
added = Added: “{ $block }”.
default-set = Set the value in: “{ $block }”.

## The palette

palette-search = Find a block…
palette-search-clear = Clear the search
palette-more = More
palette-less = Less
palette-nothing-found = No block contains these words.
palette-block = { $block }, cost { $cost }
palette-cost = Cost: { $cost }

## Variables

variable-new-button = Make variable…
variable-new-menu = New variable…
variable-rename-menu = Rename “{ $name }”…
variable-delete-menu = Delete “{ $name }”…
variable-new = What is the new variable called?
variable-rename = New name for “{ $name }”?
variable-delete = Delete the variable “{ $name }”?
variable-delete-uses = { $count ->
    [one] One block uses it and will be deleted with it.
   *[other] { $count } blocks use it and will be deleted with it.
}
variable-name-field = Name of the variable
variable-taken = There is already a variable “{ $name }”.
variable-in-loop = The loop “{ $block }” uses this variable: choose another one for the loop first.
answer-ok = OK
answer-cancel = Cancel
answer-open = Open
answer-replace = Replace

## Cost and name

cost = Cost
cost-name = Cost { $cost }: show what it is made of
cost-tip = What the cost is made of
cost-nothing = No block costs anything.
cost-blocks = Blocks
program-nameless = untitled
program-name-field = Name of the program
program-new-name = Program { $number }
program-ready = ready
program-not-ready = something is still missing
program-missing = { $count ->
    [one] one thing is missing
   *[other] { $count } things are missing
}
program-missing-more = { $count ->
    [one] … and another one
   *[other] … and { $count } others
}

## Slots

slot-save = Save the program to slot { $number }
slot-look = Look at slot { $number }
slot-load = Load slot { $number }
slot-name = Slot { $number }: { $name }, cost { $cost }
slot-empty-name = Slot { $number }: empty
slot-empty = empty
slot-picture = Program { $name }
slot-is-empty = Slot { $number } is empty: there is nothing to load.
stored = Saved to slot { $number }.
slots-title = Your programs
slots-all = Your programs: open the four slots
slot-was = Before: { $name } · { $cost }
slot-was-damaged = Before: an unreadable file
slot-put-back = Restore
slot-put-back-tip = Restore what was in slot { $number } before
stored-over = Saved to slot { $number }, where “{ $name }” was.
stored-worse = “{ $name }”, which was in slot { $number }, was right. The program saved now is not.
slot-is-back = The earlier program is back in slot { $number }.
loaded = Loaded slot { $number }. Ctrl+Z brings back the earlier program.
ago-now = saved just now
ago-minutes = { $count ->
    [one] saved a minute ago
   *[other] saved { $count } minutes ago
}
ago-hours = { $count ->
    [one] saved an hour ago
   *[other] saved { $count } hours ago
}
ago-days = { $count ->
    [one] saved yesterday
   *[other] saved { $count } days ago
}

## Files

dialog-open-title = Open a program
dialog-save-title = Save the program
dialog-path-hint = folder or file ({ $kinds })
dialog-folder-hint = folder
dialog-path-field = Path of the file
dialog-parent-folder = ‹ folder above
dialog-replace = The file “{ $name }” already exists. Replace it?
drop-here = Drop “{ $name }” here to open it.
drop-here-several = { $count ->
    [one] Drop the file here.
   *[other] Drop the { $count } files here.
}
drop-several = { $count ->
    [one] Only “{ $name }” was opened: open the other file separately.
   *[other] Only “{ $name }” was opened: open the other { $count } files one at a time.
}
dialog-saved-state = saved
dialog-changed-state = with unsaved changes
dialog-system-dialog = The system's file dialog is open.
dialog-own-dialog = Use Clickomania's own
new-begun = New program. Ctrl+Z brings back the earlier one.
opened = Opened: { $name }. Ctrl+Z brings back the earlier program.
saved = Saved as { $path }.

slot-not-ready = incomplete
button-add-branch = Add an “else if”
button-add-otherwise = Add the “else”
button-remove-branch = Remove this branch
window-no-screen = The window cannot be opened: there is no screen here. The command line still works (clickomania --help).
window-screen-gone = The display was disconnected, so Clickomania closed. Your work is saved, except perhaps the last two seconds.

## Buttons that are in many places

too-busy = The computer is too busy ({ $why }). Close some programs and try again.
button-stop = Stop
button-begin = Begin
button-close = Close
button-export = Export

## Other words by which the search finds blocks

palette-also-fall = fall falling sink gravity down
palette-also-remove = delete erase clear destroy
palette-also-infect = mark select spread
palette-also-cure = unmark heal clean deselect
palette-also-loop = loop for again cycle iterate
palette-also-branch = if when case condition branch
palette-also-variable = variable assign store remember let
palette-also-chance = random chance dice any
palette-also-beside = next adjacent beside near above below left right
palette-also-leave = stop exit leave quit skip
palette-also-empty = empty hole gap free blank
palette-also-sum = plus minus times divided add subtract multiply sum
palette-also-compare = equal same different less greater compare
palette-also-colour = colour color paint
palette-also-place = index position coordinate place
