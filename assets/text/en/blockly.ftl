### Blockly workspaces that become programs.

blockly-syntax = The file is neither well-formed JSON nor well-formed XML here.
blockly-no-workspace = The file is not a Blockly workspace.
blockly-too-many = The workspace has too many blocks: a program holds { $limit } at most.
blockly-too-deep = The blocks are nested too deeply: { $limit } levels at most in a program.
blockly-too-many-variables = The workspace has too many variables: { $limit } at most.
blockly-unknown = From Blockly: { $count ->
        [one] one block does not exist
       *[other] { $count } blocks do not exist
    } in this language (type and id). Where there was a value there is an empty socket, commands are left out, and what was inside them lies apart:
blockly-unknown-in-note = From Blockly: { $count ->
        [one] one block does not exist
       *[other] { $count } blocks do not exist
    } in this language: { $names }. The program's note says more.
blockly-loosened = From Blockly: { $count ->
        [one] one block lies apart, because its socket takes
       *[other] { $count } blocks lie apart, because their sockets take
    } no value of that type.
