### The canvas: chosen blocks, clipboard, comments, lists.

## Commands

menu-cut = Cut
menu-more = More…
menu-copy = Copy
menu-paste = Paste
menu-choose-all = Select all
menu-tidy = Clean up blocks
menu-collapse = Collapse
menu-expand = Expand
menu-comment = Comment…
menu-comment-change = Edit the comment…
menu-history = Change history…
menu-commands = All commands…
menu-copy-words = Copy the program in words
zoom-chosen = Show the selected blocks
variable-set-menu = Create “set { $name }”
variable-get-menu = Create the block “{ $name }”
key-shift = Shift
key-backspace = Backspace

## Clipboard

nothing-chosen = No block is selected: click one, then try again.
copied = { $count ->
    [one] Copied one block.
   *[other] Copied { $count } blocks.
}
copied-words = The program in words is on the clipboard.
pasted = { $count ->
    [one] Pasted one block.
   *[other] Pasted { $count } blocks.
}
pasted-nothing = There are no blocks in the pasted text.
pasted-wrong = The pasted text is not a program. Line { $line }, column { $column }. { $why }
tidy-already = The blocks are already in order.
canvas-empty = Drag the first block here. On every click the program runs the blocks below “On every click”, from top to bottom.

## Comment, lists

comment-title = Comment
comment-field = Text of the comment
commands-play-words = play run start go begin execute launch
commands-hint = What do you want to do?
commands-none = No command contains these words.
history-begin = beginning

## The keyboard

menu-move = Move with the keyboard
menu-detach = Detach
menu-palette = Go to the palette
cursor-top = The program begins here.
cursor-bottom = The program ends here.
cursor-outermost = No block is around this one.
cursor-line-end = The line ends here.
move-place = { $place } (arrows: another place, Enter: drop here, Esc: put back)
move-nowhere = There is no other place for this block.
move-done = Moved.
place-socket = in a socket of: { $block }
place-before = before: { $block }
place-after = after: { $block }
field-name = field: { $value }
body-empty = empty place for commands
node-command = command
node-disabled = disabled
node-collapsed = collapsed
node-position = { $number } of { $of }

## The menus of the second button

menu-here = Open the menu of the selected blocks
menu-fill = Choose a block for the socket…
menu-change-field = Change the value…
menu-undo-change = Undo: { $change }
menu-redo-change = Redo: { $change }
menu-chosen = { $count ->
    [one] One block selected
   *[other] { $count } blocks selected
}
menu-same = Find blocks like this one
menu-in-palette = Show in the palette
menu-add = Add to the program
commands-go = Go to
commands-wall = Wall
commands-game = Game
menu-wall-next = Next wall, at random
menu-wall-paint = Paint the wall…
menu-wall-copy = Copy the wall as text
menu-wall-paste = Paste a wall
menu-wall-open = Open a wall…
slot-copy = Copy the program of slot { $number }
slot-empty-out = Empty slot { $number }
change-empty-slot = empty slot
slot-copied = The program of slot { $number } is on the clipboard.
slot-emptied = Slot { $number } is empty. Ctrl+Z brings back what was in it.
variable-rename-uses = { $count ->
    [one] One block uses it: the name changes there too.
   *[other] { $count } blocks use it: the name changes in all of them.
}
history-title = Change history
undone-many = { $count ->
    [one] One change undone: { $change }.
   *[other] { $count } changes undone, back to: { $change }.
}
redone-many = { $count ->
    [one] One change redone: { $change }.
   *[other] { $count } changes redone, up to: { $change }.
}
