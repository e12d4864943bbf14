### Walls: making them, painting them, bringing them here and sending them to others.

## In the menu of walls

walls-clearable = Always solvable
walls-clearable-tip = A wall built from the end: with the right clicks you can remove every brick
walls-number-tip = A number, or the line with which somebody sent you a wall
walls-paint = Paint…
walls-paint-tip = Paint a wall by hand, starting from this one
walls-painted = The painted one
walls-painted-tip = The wall that you painted last
walls-paste-tip = The line of a wall, or nine lines of nine letters: R G B Y F, and a dot where there is no brick (Ctrl+V)
walls-open = Open a file…
walls-open-tip = A wall saved in a .wall or .txt file
walls-copy-line = Copy the number
walls-copy-line-tip = Copies the line to send to someone who wants to play with the same wall
walls-copy-text = Copy as text
walls-copy-text-tip = Copies nine lines of nine letters
walls-name-clearable = Solvable { $number }
walls-name-painted = Painted wall

## The line that names a wall: first the colours, then the number

walls-line-dealt = Clickomania: wall of { $colours } colours, number { $number }
walls-line-clearable = Clickomania: clearable wall of { $colours } colours, number { $number }

## Painting

walls-paint-title = Paint the wall
walls-brushes = What to paint
walls-brush = { $what } ({ $key })
walls-no-brick = no brick
walls-all-at-once = All at once
walls-fill = Fill (F)
walls-fill-tip = A click paints all cells of the same kind that are connected to that one
walls-mirror = Mirror
walls-turn = Rotate
walls-drop = Drop
walls-clear = Clear
walls-save = Save the wall (Ctrl+S)
walls-play = Play with this one
walls-open-title = Open a wall
walls-save-title = Save the wall
walls-file-name = wall

## The names of steps, as in “Undo: fill”

walls-change-paint = paint the wall
walls-stroke-paint = brush stroke
walls-stroke-fill = fill
walls-stroke-clear = clear
walls-stroke-mirror = mirror
walls-stroke-turn = rotate
walls-stroke-drop = drop
walls-stroke-bring = bring another wall

## Sentences

walls-told-no-brick = There is no brick: paint at least one before you play.
walls-told-over = No brick can be removed: the game would be over before it begins.
walls-told-holes = There are empty cells below bricks. You can play like this, or press “Drop”.
walls-told-painted = Now you are playing with the wall that you painted: click a brick.
walls-told-given-up = The wall is still the one from before.
walls-told-left = The wall is still the one from before. “Paint…” brings your painting back.
walls-told-resumed = Here is the painting that you left unfinished: Ctrl+Z goes back step by step.
walls-told-copied-line = Copied: “{ $line }”. Paste it where you like, in a message too.
walls-told-copied-text = The wall is copied as text: nine lines of nine letters.
walls-told-taken = Here is the wall, in place of the earlier one.
walls-told-pasted-wrong = What you pasted is not a wall. { $sentence }
