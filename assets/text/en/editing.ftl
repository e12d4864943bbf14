### The canvas: chosen blocks, clipboard, comments, lists.

## Commands

menu-cut = Cut
menu-copy = Copy
menu-paste = Paste
menu-choose-all = Select all
menu-tidy = Tidy up the canvas
menu-collapse = Fold into one line
menu-expand = Unfold
menu-comment = Comment…
menu-comment-change = Change the comment…
menu-history = History of changes…
menu-commands = All commands…
menu-copy-words = Copy the program in words
zoom-chosen = Show the chosen blocks
variable-set-menu = Create “set { $name }”
variable-get-menu = Create “get { $name }”
key-shift = Shift
key-backspace = Backspace

## Clipboard

nothing-chosen = No block is chosen: click one, then try again.
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
pasted-wrong = The pasted text is no program. Line { $line }, column { $column }. { $why }
tidy-already = The canvas is in order already.

## Comment, lists

comment-title = Comment
comment-field = Text of the comment
commands-hint = What do you want to do?
commands-none = No command contains these words.
history-begin = beginning
