//! Blockly's workspaces: read∘write is the identity, Blockly's own forms are read, nothing is lost.

mod forms;
mod headless;
mod nothing_lost;

use crate::programs::{arb_program, assert_sound, deep_program, long_program};
use engine::blockly::{
    BlocklyError, Import, Leftovers, export, export_remarks, export_xml, import, is_workspace,
};
use engine::bundled;
use engine::language::file::{read, write};
use engine::language::{Kind, Program};
use proptest::prelude::*;

/// Writes a program as a workspace and reads it again.
fn back(program: &Program) -> Program {
    read_whole(&export(program))
}

/// Reads a workspace of which nothing is left over.
fn read_whole(workspace: &str) -> Program {
    assert!(is_workspace(workspace.as_bytes()));
    let import = import(workspace.as_bytes(), "").unwrap();
    assert_eq!(import.leftovers, Leftovers::default(), "{workspace}");
    assert_sound(&import.program);
    import.program
}

fn imported(text: &str) -> Import {
    let import = import(text.as_bytes(), "workspace").unwrap();
    assert_sound(&import.program);
    import
}

fn body(program: &Program) -> String {
    let written = write(program);
    let (_, body) = written.split_once("on_click: ").unwrap_or(("", ""));
    body.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn every_known_program_comes_back() {
    let mut count = 0;
    for (place, text) in bundled::PROGRAMS.iter().chain(bundled::TASK_FILES) {
        // Tasks and courses are no programs.
        let Ok(program) = read(text) else { continue };
        count += 1;
        assert_eq!(write(&back(&program)), write(&program), "{place}");
        let xml = read_whole(&export_xml(&program));
        assert_eq!(write(&xml), write(&program), "{place}");
    }
    assert!(count > 100, "{count}");
}

proptest! {
    #[test]
    fn every_program_comes_back(program in arb_program()) {
        let again = back(&program);
        // What follows *break* and *continue* lies apart afterwards.
        if export_remarks(&program).after_jumps == 0 {
            prop_assert_eq!(write(&again), write(&program));
        }
        prop_assert_eq!(export_remarks(&again).after_jumps, 0);
        prop_assert_eq!(write(&back(&again)), write(&again));
        // XML cannot hold this letter.
        if !write(&again).contains("\\u{0}") {
            prop_assert_eq!(write(&read_whole(&export_xml(&again))), write(&again));
        }
    }

    #[test]
    fn damaged_workspaces_are_refused_or_read(cut: prop::sample::Index, byte: u8, program in arb_program()) {
        let mut json = export(&program).into_bytes();
        let at = cut.index(json.len());
        json[at] = byte;
        if let Ok(import) = import(&json, "") {
            assert_sound(&import.program);
        }
        json.truncate(at);
        prop_assert!(import(&json, "").is_err());
    }
}

#[test]
fn long_and_deep_programs_come_back() {
    for program in [long_program(90_000), deep_program(900, Kind::Repeat)] {
        assert_eq!(write(&back(&program)), write(&program));
        assert_eq!(write(&read_whole(&export_xml(&program))), write(&program));
    }
}

/// As Blockly 12 writes it, with an *else if*, a shadow, a mutation, a disabled block and a comment.
#[test]
fn xml_of_blockly_is_read() {
    let import = imported(
        r#"<xml xmlns="https://developers.google.com/blockly/xml">
  <variables><variable id="V1">x</variable></variables>
  <block type="variables_set" id="a" x="10" y="20">
    <field name="VAR" id="V1">x</field>
    <value name="VALUE"><block type="math_number"><field name="NUM">-2.5</field></block></value>
    <next><block type="controls_if" id="b" disabled-reasons="MANUALLY_DISABLED">
      <mutation elseif="1" else="1"></mutation>
      <comment pinned="false" h="80" w="160">why</comment>
      <value name="IF0"><block type="logic_compare"><field name="OP">LTE</field>
        <value name="A"><block type="variables_get"><field name="VAR" id="V1">x</field></block></value>
        <value name="B"><shadow type="math_number"><field name="NUM">3</field></shadow></value></block></value>
      <value name="IF1"><block type="math_number_property"><mutation divisor_input="true"></mutation>
        <field name="PROPERTY">DIVISIBLE_BY</field>
        <value name="NUMBER_TO_CHECK"><shadow type="math_number"><field name="NUM">9</field></shadow></value>
        <value name="DIVISOR"><shadow type="math_number"><field name="NUM">4</field></shadow>
          <block type="math_modulo"></block></value></block></value>
      <statement name="DO1"><block type="controls_repeat" collapsed="true"><field name="TIMES">7</field></block></statement>
      <statement name="ELSE"><block type="lower_brick"><value name="CELL"><block type="neighbour">
        <field name="SIDE">RIGHT_OF</field><value name="CELL"><block type="clicked"></block></value>
      </block></value></block></statement>
    </block></next>
  </block>
  <block type="logic_boolean" x="5" y="6"><field name="BOOL">FALSE</field></block>
</xml>"#,
    );
    assert_eq!(import.leftovers, Leftovers::default());
    assert_eq!(
        body(&import.program),
        "[ Set(var: \"x\", to: Number(-2.5)), \
         Comment(\"why\", Disabled(If(branches: [(when: Compare(Get(\"x\"), Le, Number(3))), \
         (when: DivisibleBy(Number(9), Remainder(Number(64), Number(10))), then: [ \
         Collapsed(Repeat(times: Number(7))), ])], \
         otherwise: [ LowerBrick(Neighbour(side: RightOf, cell: Clicked)), ]))), ], \
         loose: [(at: (5.0, 6.0), blocks: [False])], )"
    );
}

#[test]
fn unknown_blocks_become_holes_and_what_is_inside_lies_loose() {
    let import = imported(
        r#"{"blocks":{"languageVersion":0,"blocks":[{"type":"on_click","next":{"block":
          {"type":"text_print","id":"p","inputs":{"TEXT":{"block":{"type":"clicked","id":"c"}}},
           "next":{"block":{"type":"remove","id":"r","inputs":{"CELL":{"block":{"type":"lists_create","id":"l"}}},
           "next":{"block":{"type":"not_ours","id":"n","extraState":{"items":[1,"\u0022",{}],"deep":{"a":null}},"fields":{"MODE":"fast","VAR":{"id":"v"}},
           "next":{"block":{"type":"drop_all"}}}}}}}}}]},
          "variables":[{"name":"n","id":"v"}],"workspaceComments":[{"text":"a thought"}]}"#,
    );
    let unknown = &import.leftovers.unknown;
    let kinds: Vec<_> = unknown.iter().map(|u| (&*u.kind, &*u.id)).collect();
    assert_eq!(
        kinds,
        [
            ("text_print", "p"),
            ("not_ours", "n"),
            ("lists_create", "l")
        ]
    );
    let field = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    assert_eq!(
        unknown[1].fields,
        [field("MODE", "fast"), field("VAR", "n")]
    );
    assert_eq!(
        unknown[1].extra,
        r#"{"items":[1,"\"",{}],"deep":{"a":null}}"#
    );
    let program = &import.program;
    assert_eq!(
        body(program),
        "[Remove(Hole), DropAll], loose: [(at: (520.0, 40.0), blocks: [Clicked])], )"
    );
    assert_eq!(program.header().note, "a thought");
    assert_eq!(
        import.with_note("and more").header().note,
        "a thought\n\nand more"
    );
}

#[test]
fn no_workspace_is_refused_with_its_place() {
    let refused = |text: &str| import(text.as_bytes(), "").map(|_| ()).unwrap_err();
    assert_eq!(refused("[]"), BlocklyError::NoWorkspace);
    for text in ["", "   "] {
        assert!(matches!(
            refused(text),
            BlocklyError::Syntax { line: 1, .. }
        ));
    }
    assert_eq!(
        import(b"{\n \xff}", "").map(|_| ()).unwrap_err(),
        BlocklyError::NotUtf8 { line: 2, column: 2 }
    );
    assert_eq!(refused("<html></html>"), BlocklyError::NoWorkspace);
    for (text, place) in [
        ("{\"blocks\": \n  nothing}", (2, 3)),
        ("<xml>\n <block></xml>", (2, 9)),
        ("<xml></xml>\n<block type='cure_all'/>", (2, 1)),
    ] {
        let BlocklyError::Syntax { line, column, .. } = refused(text) else {
            panic!("{text}");
        };
        assert_eq!((line, column), place, "{text}");
    }
    let nested = "[".repeat(1_000_000);
    assert!(matches!(refused(&nested), BlocklyError::Syntax { .. }));
    let deep = format!("{}{}", "<xml>".repeat(200_000), "</xml>".repeat(200_000));
    assert!(import(deep.as_bytes(), "").is_ok_and(|import| import.program.block_count() == 0));
}

/// What little text could make large or slow is refused before it is begun.
#[test]
fn hostile_workspaces_are_refused_soon() {
    let refused = |text: &str| import(text.as_bytes(), "").map(|_| ()).unwrap_err();
    let workspace = |blocks: &str, rest: &str| {
        format!(r#"{{"blocks":{{"blocks":[{blocks}]}},"variables":[{rest}]}}"#)
    };
    let branching = r#"{"type":"controls_if","extraState":{"elseIfCount":1000000}}"#;
    assert_eq!(
        refused(&workspace(branching, "")),
        BlocklyError::TooManyBlocks
    );
    let xml = r#"<xml><block type="controls_if"><mutation elseif="999999"/></block></xml>"#;
    assert_eq!(refused(xml), BlocklyError::TooManyBlocks);
    let variables: Vec<String> = (0..10_001)
        .map(|number| format!(r#"{{"name":"v{number}"}}"#))
        .collect();
    assert_eq!(
        refused(&workspace("", &variables.join(","))),
        BlocklyError::TooManyVariables
    );
    let zeros = format!("[0{}]", ",0".repeat(4_000_000));
    assert_eq!(refused(&zeros), BlocklyError::TooManyBlocks);
    let below = format!(
        "{}{}",
        r#"{"type":"drop_all","next":{"block":"#.repeat(200_000),
        r#"{"type":"drop_all"}"#.to_owned() + &"}}".repeat(200_000)
    );
    assert_eq!(refused(&workspace(&below, "")), BlocklyError::TooManyBlocks);
    let deep = format!(
        "{}{}{}",
        r#"<block type="controls_repeat"><statement name="DO">"#.repeat(5_000),
        r#"<block type="drop_all"/>"#,
        "</statement></block>".repeat(5_000)
    );
    assert_eq!(
        refused(&format!("<xml>{deep}</xml>")),
        BlocklyError::TooDeep
    );
    let laughs =
        r#"<!DOCTYPE xml [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><xml>&b;</xml>"#;
    assert!(matches!(refused(laughs), BlocklyError::Syntax { .. }));
}
