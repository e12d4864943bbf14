### The view: dividers, search, map, bin, magnification.

## The dividers between the columns

divider-stage = Divider between the wall and the palette
divider-palette = Divider between the palette and the program
divider-tip = Drag, or press the arrow keys, to change the width. Double-click or press Enter to reset it.
# In a narrow window: what is seen in the one column beside the program.
switch-stage = Wall
switch-palette = Blocks
switch-program = Program

## The search

find = Search in the program and the palette
find-next = Find next
find-previous = Find previous
find-count = In use: { $count }
find-place = In use: { $at } of { $of }
find-nothing = In use: none
find-none = No block of the program contains these words.
find-at = Found: “{ $block }”.
find-folded = Found: “{ $block }”. It is inside the collapsed block “{ $folded }”: Ctrl+. expands it.

## The map

map-name = Map of the program
map-tip = Click or drag to go there, or use the arrow keys.
map-toggle = Map of the program, when it is larger than the view
wide-toggle = Wide program, or everything back in its place

## The bin

change-take-out = take out of the bin
bin-empty = Deleted blocks end up here. Click to get them back.
bin-holds = { $count ->
    [one] It holds one thing: click to get it back.
   *[other] It holds { $count } things: click to get them back.
}
bin-with-more = { $more ->
    [one] { $block } and another block
   *[other] { $block } and { $more } other blocks
}
bin-taken-out = Taken out of the bin: it is on the canvas.

## The window

magnified = Size of the window: { $percent }%. Ctrl+Shift+0 resets it to 100%.
