### The command line: what is wrong with the command, and what it answers.
### The keys of JSON and the names in tables are not here: they do not change with the language.

## Files

cli-file-not-found = the file does not exist: check its name and folder
cli-file-is-directory = it is a folder, but a file is needed here
cli-file-permission = you may not open this file
cli-file-unreadable = the file cannot be read: { $reason }
cli-file-unwritable = the file cannot be written: { $reason }
cli-folder-without-programs = there are no .clickomania or .ron files with programs in the folder
cli-folder-without-tasks = there are no .clickomania or .ron files with tasks in the folder
cli-pattern-without-files = no file matches: check the name
cli-standard-input-twice = standard input “-” can be read only once

## Options and arguments

cli-click-form = “{ $given }” is not a cell: write row and column with a comma between them, for example 3,4
cli-click-outside = the cell ({ $row }, { $column }) is off the wall: rows and columns go from 0 to 8
cli-colour-count = “{ $given }” does not work: a wall has 2 to 5 colours
cli-language-unknown = there is no language “{ $given }”: write one of these: { $languages }
cli-language-incomplete = the language “{ $given }” is not complete yet: for now write one of these: { $languages }
cli-number-expected = “{ $given }” is not a whole number: write one, for example 100
cli-number-range = “{ $given }” does not work: write a whole number from { $low } to { $high }
cli-choice = “{ $given }” does not work: write one of these words: { $choices }
cli-step-range = there are no steps from { $from } to { $to }: steps are counted from 1, and the first does not come after the last
cli-wall-missing = the wall is missing: write --wall FILE or --wall-seed NUMBER
cli-wall-twice = the wall is given twice: write --wall or --wall-seed, not both
cli-argument-missing = { $argument } is missing: --help shows how the command is written
cli-argument-not-utf8 = an argument is not UTF-8 text: write it with other characters
cli-option-missing = the option is missing: add { $form }
cli-option-value-missing = the value is missing: write it after the option
cli-option-value-unexpected = the option takes no value: remove it
cli-option-repeated = the option appears twice: write it only once
cli-option-conflict = does not go with { $other }: write only one of the two
cli-option-needs = works only with { $other }: add that, or leave this option out
cli-option-unknown = there is no such option: --help lists all options
cli-option-unknown-similar = there is no such option: perhaps it is { $similar }?
cli-command-missing = the command is missing: add one of these: { $commands }
cli-command-unknown = there is no command “{ $command }”: --help lists all commands
cli-command-unknown-similar = there is no command “{ $command }”: perhaps it is “{ $similar }”?
cli-argument-unexpected = the argument “{ $argument }” is one too many: remove it
cli-jobs-refused = there are not that many processors: write a smaller number ({ $reason })
cli-no-thread = the computer is too busy: close other programs, or raise the limit of processes ({ $reason })
cli-working = still working ({ $seconds } s)
cli-interrupted = stopped: the results so far are written

## Answers

cli-not-ready = { $file }: the program is not ready, { $count ->
        [one] there is one problem
       *[other] there are { $count } problems
    }:
cli-ready = { $file }: ready
cli-unreadable = { $file }: unreadable
cli-run-program = “{ $name }”, cost { $cost }
cli-run-move = Click on ({ $row }, { $column }): { $steps } { $steps ->
        [one] step
       *[other] steps
    }
cli-run-ignored = Click on ({ $row }, { $column }): there is no brick, the program does not run
cli-run-right = The move is right: the wall is the one that { $by ->
        [game] the rules of the game give
       *[task] the task asks for
    }.
cli-run-wrong-wall = The move is wrong: the wall is not the one that { $by ->
        [game] the rules of the game give
       *[task] the task asks for
    }.
cli-run-infection-left = The move is wrong: infected bricks are left.
cli-run-error = The move stopped with an error: { $message }
cli-play-summary = { $games } { $games ->
        [one] game
       *[other] games
    }, { $moves } { $moves ->
        [one] move
       *[other] moves
    }
cli-cost-summary = cost { $cost }, { $blocks } { $blocks ->
        [one] block
       *[other] blocks
    }
cli-built-without-window = This program was built without its window: only the command line works (clickomania --help).
cli-new-seed = --seed { $seed }
cli-seed-form = a whole number from 0 on, or random, not “{ $given }”

cli-more-rows = { $count ->
    [one] … and one more row
   *[other] … and { $count } more rows
}

cli-compare-other-task = { $file } is for the task “{ $other }”: both programs are measured by the task “{ $task }”. With --task ID you choose it
cli-export-format = “{ $name }” ends neither in .json nor in .xml, as Blockly workspaces do: choose another name
