### Tantrix: why there is no solution, which rule is broken, what is wrong with what was written.

tantrix-impossible-too-many-tiles = There is no solution: there are { $tiles } tiles, but { $places } places.
tantrix-impossible-no-tiles = There is no solution: there are no tiles.
tantrix-impossible-no-pyramid = There is no solution: { $tiles } tiles do not fill a pyramid. The tiles with a blue, green or red back do.
tantrix-impossible-white-back = There is no solution: the back of tile { $tile } is white, and no line is white.
tantrix-impossible-colour-missing = There is no solution: tile { $tile } has no { $colour ->
        [blue] blue
        [green] green
        [red] red
       *[yellow] yellow
    }, and the line must go through all tiles.
tantrix-impossible-no-common-colour = There is no solution: no colour is on all tiles.
tantrix-impossible-loop-too-short = There is no solution: a closed line needs at least three tiles.
tantrix-impossible-odd-curves = There is no solution: there are { $curves } wide curves in { $colour ->
        [blue] blue
        [green] green
        [red] red
       *[yellow] yellow
    }. A closed line has an even number of them: only wide curves turn by 60°, all other lines by 120° or not at all.
tantrix-impossible-too-straight = There is no solution: in { $colour ->
        [blue] blue
        [green] green
        [red] red
       *[yellow] yellow
    } the tiles turn too little for a line to close.
tantrix-impossible-endless = On a free board there are endless solutions without a line: ask for a line or for a grid.

tantrix-broken-foreign-tile = Tile { $tile } does not belong to the puzzle.
tantrix-broken-twice-laid = Tile { $tile } is placed twice.
tantrix-broken-missing = Tile { $tile } is missing: place all tiles.
tantrix-broken-turn = Tile { $tile } is rotated by { $turn } sixths of a turn: write 0 to 5.
tantrix-broken-outside = Tile { $tile } is off the board.
tantrix-broken-same-place = Tiles { $tile } and { $other } are in the same place.
tantrix-broken-clash = This breaks the golden rule (a): tiles { $tile } and { $other } touch with { $colour ->
        [blue] blue
        [green] green
        [red] red
       *[yellow] yellow
    } and { $second ->
        [blue] blue
        [green] green
        [red] red
       *[yellow] yellow
    }.
tantrix-broken-hole = This breaks rule (b): an empty place touches { $tiles } tiles, one of them tile { $tile }.
tantrix-broken-enclosed = This breaks rule (b): next to tile { $tile } is an empty place with no way out.
tantrix-broken-apart = This breaks rule (b): tile { $tile } is in a separate group.
tantrix-broken-not-on-line = This breaks rule (c): no line goes through all tiles. The longest, in { $colour ->
        [blue] blue
        [green] green
        [red] red
       *[yellow] yellow
    }, does not reach tile { $tile }.
tantrix-broken-open = This breaks rule (d): the line ends on tile { $tile }, in { $colour ->
        [blue] blue
        [green] green
        [red] red
       *[yellow] yellow
    }, and is not closed.
tantrix-broken-white-back = This breaks rule (f): the back of tile { $tile } is white, and no line is white.
tantrix-broken-not-as-fixed = Tile { $tile } is locked: leave it where the puzzle puts it, in the same direction.

tantrix-count-too-large = There are too many tiles to count their rows: the count goes through { $states } states, and the limit is { $most }. Choose fewer, or list rows with --all and --limit

tantrix-file-malformed = There is no solution here: write solutions as --format json or --format ron does, one a line.
tantrix-file-empty = There are no solutions here: save some with --format json or --format ron.
tantrix-drawing-character = The character “{ $sign }” does not belong in the drawing of a board: write # for a place and . where there is none.
tantrix-drawing-large = The drawing is too large: a board has at most { $side } columns and { $side } rows.
tantrix-drawing-empty = There is no place in the drawing: write # for each place of the board.

tantrix-solutions = Solutions: { $count }
tantrix-solutions-so-far = Solutions: { $count }, perhaps not all
tantrix-checked = Right solutions: { $count }
tantrix-puzzle-missing = the file does not say which puzzle it solves: write the options of the puzzle
tantrix-fixed-nothing = the file has no solution, so there are no tiles to place
tantrix-table-malformed = write a number and colours here, like 1 BRBRYY, or a fact of Prolog, like tile(1, [b,r,b,r,y,y]).
tantrix-table-colours = there are { $count } colours: write the six of the faces, or the one of the back
tantrix-table-colour = “{ $letter }” is not a colour: write B, G, R, Y, or W for a white back
tantrix-table-no-tile = tile { $number } does not have three colours on two faces each
tantrix-table-twice = tile { $number } is there twice
tantrix-table-missing = the faces or the back of tile { $number } are missing
tantrix-table-same = Tiles: { $count }, the same as in the box
tantrix-table-differs = Different from those in the box: { $numbers }
tantrix-progress = Parts searched: { $done } of { $parts } · solutions: { $count }

tantrix-tiles-form = “{ $given }” is not a set of tiles: write a number N for the tiles 1 to N, or numbers and ranges like 1-5,8,10-12
tantrix-tile-unknown = there is no tile { $given }: tiles go from 1 to 56
tantrix-modes = --first, --all, --count and --check exclude each other: write only one
tantrix-limit-alone = the limit works only with --all: add --all
tantrix-area-missing = the board is missing: write --columns X --rows Y, or --shape FILE, or --free where the puzzle allows it
tantrix-area-twice = the board is given twice: write --columns and --rows, or --free
