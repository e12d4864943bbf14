### Blockly workspaces that become programs.

blockly-syntax = The file is neither well-formed JSON nor well-formed XML here.
blockly-no-workspace = The file is not a Blockly workspace.
blockly-unknown = From Blockly: { $count ->
        [one] one block does not exist
       *[other] { $count } blocks do not exist
    } in this language (type and id). In place of values there are empty sockets. Commands are left out, and what was inside them is beside the program:
blockly-unknown-in-note = From Blockly: { $count ->
        [one] one block does not exist
       *[other] { $count } blocks do not exist
    } in this language: { $names }. The program's note says more.
blockly-toolbox = This is a Blockly toolbox: the blocks that an editor offers, not a program. Save the workspace and open that.
blockly-needs-import = This is a Blockly workspace. Make a program of it first: clickomania import { $name } -o PROGRAM.ron
blockly-after-jump = Blockly connects nothing to “break” and “continue”: { $count ->
        [one] the block that follows is loose in the workspace
       *[other] { $count } blocks that follow are loose in the workspace
    }
blockly-packed = The file is packed (zip or gzip): unpack it and import what is inside.
blockly-deep = Blockly may refuse this workspace with “Maximum call stack size exceeded”: { $blocks } blocks follow or contain one another, and its loader manages about { $most }. Shorter stacks open.
blockly-not-in-xml = { $count ->
        [one] One character that XML cannot hold is “�” in the file
       *[other] { $count } characters that XML cannot hold are “�” in the file
    }; JSON keeps them.
blockly-loosened = From Blockly: { $count ->
        [one] one block is beside the program, because it does not fit where it was:
       *[other] { $count } blocks are beside the program, because they do not fit where they were:
    }
blockly-line-loosened = { $block }, which was in { $place }
blockly-stand-ins = From Blockly: { $count ->
        [one] a default value is where a block could not be:
       *[other] { $count } default values are where blocks could not be:
    }
blockly-line-stand-in = { $owner }: { $input } is now { $value } instead of { $block }
blockly-fields = From Blockly: { $count ->
        [one] one field was left out or read as something else:
       *[other] { $count } fields were left out or read as something else:
    }
blockly-line-field = { $field } is read as { $now }
blockly-covered = From Blockly: { $count ->
        [one] one default value that was under a block was left out:
       *[other] { $count } default values that were under blocks were left out:
    }
blockly-procedures = From Blockly: functions do not exist in this language. The file has these: { $names }.
blockly-workspaces = From Blockly: the file has other workspaces too, which were left out: { $names }.
blockly-more-in-note = From Blockly: the program's note has { $count ->
        [one] one remark about a block that changed.
       *[other] { $count } remarks about blocks that changed.
    }
blockly-function = function “{ $name }”
blockly-list = list
blockly-text = text
