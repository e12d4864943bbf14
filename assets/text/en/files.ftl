### What is wrong with a program's file, or with a wall written as text.
### File, line and column stand before the sentence.

## What is read in the file: for file-unexpected-end and file-unexpected-token

token-text = a text in quotation marks
token-block = a block
token-command = a command
token-list = a list in square brackets
token-option = one of the possible words
token-field = a field, like “name:”
token-sign = “{ $sign }”

## Programs

file-unexpected-end = The file ends halfway: { $expected } is still missing here. Perhaps it was cut off: look for a complete copy.
file-unexpected-token = Here { $expected } is needed, but there is { $found }.
file-not-a-program = This file is not a Clickomania program: a program begins with “Program(”.
file-from-the-future = This file has format { $format }, but this version of Clickomania reads only up to format { $known }: open it with a newer version.
file-unknown-block = The block “{ $name }” does not exist: check its name.
file-unknown-block-similar = The block “{ $name }” does not exist: perhaps it is “{ $similar }”?
file-unknown-option = The option “{ $name }” does not exist here: write one of these: { $options }.
file-unknown-option-similar = The option “{ $name }” does not exist here: perhaps it is “{ $similar }”?
file-unknown-field = “{ $of }” has no field “{ $name }”: delete it or correct the name.
file-unknown-field-similar = “{ $of }” has no field “{ $name }”: perhaps it is “{ $similar }”?
file-missing-field = “{ $of }” lacks the field “{ $name }”: add it.
file-duplicate-field = In “{ $of }” the field “{ $name }” is there twice: keep only one.
file-wrong-argument-count = “{ $name }” takes { $expected ->
        [0] no arguments
        [one] one argument
       *[other] { $expected } arguments
    }, but here { $found ->
        [0] there are none
        [one] there is one
       *[other] there are { $found }
    }.
file-command-where-value = “{ $block }” is a command, but a value is needed here: put it into a list of commands.
file-value-where-command = “{ $block }” gives a value, but a command is needed here: put it into a socket of another block.
file-wrong-type = The place “{ $socket }” of “{ $block }” takes { $expected }, but this block gives { $given }.
file-undeclared-variable = The variable “{ $name }” is not declared: add it to the list “variables” or correct the name.
file-undeclared-variable-similar = The variable “{ $name }” is not declared: perhaps it is “{ $similar }”? Otherwise add it to the list “variables”.
file-duplicate-variable = The variable “{ $name }” is declared twice: leave only one.
file-empty-name = The name of a variable cannot be empty: write one.
file-infinite = The coordinates of a loose stack cannot be infinite: write a number.
file-nan = You cannot write “NaN” in a program.
file-bad-number = “{ $given }” is not a number: write for example 7, -2.5, 1e6 or inf, with a point for the decimals.
file-bad-string = This text in quotation marks has an unknown sequence with the backslash “\”: write for example \" for quotation marks, \\ for the backslash, \n for a new line.
file-hole = “Hole” does not belong here: this place always has a value. Write the value.
file-too-many-blocks = The program has too many blocks: { $limit } at most. Split it into several programs.
file-too-many-variables = The program has too many variables: { $limit } at most. Delete those that you do not need.
file-too-many-branches = The program has too many branches of “if”: { $limit } at most. Delete some.
file-too-deep = The blocks are nested in more than { $limit } levels: move some blocks out of the others.
file-too-large = The file is too large for a program: { $limit } MiB at most.
file-bad-character = The character “{ $character }” does not belong here: delete it.
file-unclosed-text = A text in quotation marks begins here and does not end: close it with ".
file-unclosed-comment = A comment begins here and does not end: close it with “*/”.
file-duplicate-wrapper = “{ $name }” is around this block already: once is enough.
file-unknown-extension = The extension “{ $name }” is not needed here: delete the whole line “#![enable(…)]”.
file-name-needed = The arguments of “{ $of }” have names: write the name before the value, followed by a colon.
file-name-not-needed = The arguments of “{ $block }” are written without names: delete the name and the colon.
file-no-branches = An “If” has at least one branch: write for example branches: [(when: True)].
file-hole-not-allowed = “Hole” is only for a missing value: delete it here.
file-mixed-loose-stack = A loose stack holds only commands, or a single block that gives a value: split it into several stacks.
file-empty-loose-stack = This loose stack holds no blocks: delete it.
file-trailing-text = There is more text after the end of the program: delete it.
file-not-utf8 = The file is not UTF-8 text: save it again as UTF-8 text.

## Walls

wall-unexpected-character = The character “{ $character }” does not belong in a wall: write R, G, B, Y, F for bricks, r, g, b, y, f for infected ones and . where there is no brick.
wall-line-too-short = The line has { $found ->
        [0] no characters
        [one] one character
       *[other] { $found } characters
    }, but every line of a wall has nine: add those that are missing, with . where there is no brick.
wall-line-too-long = The line has more than nine characters, but every line of a wall has nine: delete the rest.
wall-too-few-lines = The wall has { $found ->
        [0] no lines
        [one] one line
       *[other] { $found } lines
    }, but nine are needed: add those that are missing.
wall-too-many-lines = The wall has more than nine lines: delete the rest.

## Rows of a board

board-row-too-short = The row is too short: it has { $found } cells, but it must have { $expected }. Add the missing cells.
board-row-too-long = The row is too long: it must have { $expected } cells. Delete the rest.
board-too-few-rows = Rows are missing: the board has { $found }, but it must have { $expected }. Add the missing rows.
board-too-many-rows = There are too many rows: the board must have { $expected }. Delete the rest.
