//! What Blockly 12 reads is read as Blockly reads it. The right values were found with Blockly itself, headless.

use super::imported;
use engine::blockly::{BlocklyError, Leftovers, NamedBlock, import};
use engine::language::Program;
use engine::language::edit::{Edit, Place};
use engine::language::file::{read, write};
use engine::language::program::Stack;

/// What is left over, a word or two each: `?unknown`, `~loose<owner.INPUT`, `owner.INPUT=1<block`, `NUM:1,5>15`,
/// `_covered`.
fn left(leftovers: &Leftovers) -> String {
    let name = |block: &NamedBlock| block.kind.clone();
    let unknown = leftovers
        .unknown
        .iter()
        .map(|block| format!("?{}", block.kind));
    let loose = leftovers.loosened.iter().map(|loose| match &loose.from {
        Some((owner, input)) => format!("~{}<{}.{input}", name(&loose.block), name(owner)),
        None => format!("~{}", name(&loose.block)),
    });
    let stand_ins = leftovers.stand_ins.iter().map(|stand_in| {
        let (owner, instead) = (name(&stand_in.owner), name(&stand_in.instead));
        format!("{owner}.{}={}<{instead}", stand_in.input, stand_in.value)
    });
    let fields = leftovers.fields.iter().map(|field| match &field.now {
        Some(now) => format!("{}:{}>{now}", field.field, field.value),
        None => format!("{}:{}", field.field, field.value),
    });
    let covered = leftovers
        .covered
        .iter()
        .map(|block| format!("_{}", block.kind));
    let procedures = leftovers.procedures.iter().map(|name| format!("!{name}"));
    let others = leftovers.workspaces.iter().map(|path| format!("+{path}"));
    let all = unknown.chain(loose).chain(stand_ins).chain(fields);
    let all = all.chain(covered).chain(procedures).chain(others);
    all.collect::<Vec<_>>().join(" ")
}

/// The stacks of a program, without spaces and lines.
fn flat(program: &Program) -> String {
    let written = write(program);
    let stacks = ["on_click: ", "loose: "].map(|key| written.find(key));
    let from = stacks.into_iter().flatten().next();
    let stacks = from.map_or(")", |from| &written[from..]);
    compact(stacks.trim_start_matches("on_click: "))
}

fn compact(written: &str) -> String {
    let plain = written.split_whitespace().collect::<String>();
    plain.replace(",]", "]").replace(",)", ")")
}

/// What each file becomes, and what is left over.
fn assert_read(table: &[(&str, &str, &str)]) {
    for (text, program, leftovers) in table {
        let import = imported(text);
        assert_eq!(flat(&import.program), compact(program), "{text}");
        assert_eq!(left(&import.leftovers), *leftovers, "{text}");
    }
}

#[test]
fn absent_fields_are_what_blockly_makes_them() {
    assert_read(&[
        (
            r#"<xml><block type="on_click"><next><block type="controls_whileUntil"><value name="BOOL">
               <block type="logic_compare"><value name="A"><block type="math_arithmetic"><value name="A">
               <block type="math_number"/></value></block></value><value name="B"><block type="math_single"/></value>
               </block></value><statement name="DO"><block type="controls_if"><value name="IF0">
               <block type="logic_operation"><value name="A"><block type="logic_boolean"/></value></block></value>
               <statement name="DO0"><block type="controls_flow_statements"/></statement></block></statement>
               <next><block type="variables_set"><value name="VALUE"><block type="math_constant"/></value></block></next>
               </block></next></block></xml>"#,
            "[ While(when: Compare(Arithmetic(Number(0), Add, Number(1)), Eq, Math(Sqrt, Number(0))), body: [ \
             If(branches: [(when: Logic(True, And, Hole), then: [Break])]), ]), Set(var: \"item\", to: Constant(Pi)), ], )",
            "",
        ),
        // In JSON the inner blocks get their variables first.
        (
            r#"{"blocks":{"blocks":[{"type":"controls_for","inputs":{"FROM":{"block":{"type":"math_number"}},
               "DO":{"block":{"type":"controls_for"}}},"next":{"block":{"type":"controls_repeat",
               "inputs":{"DO":{"block":{"type":"math_change"}}}}}}]}}"#,
            "[ Count(var: \"j\", from: Number(0), to: Number(10), by: Number(1), body: [ \
             Count(var: \"i\", from: Number(1), to: Number(10), by: Number(1)), ]), \
             Repeat(times: Number(10), body: [Change(var: \"item\", by: Number(1))]), ], )",
            "",
        ),
        (
            r#"<xml><block type="math_number_property"/><block type="math_trig"/><block type="math_round"/>
               <block type="paint"/><block type="neighbour"/></xml>"#,
            "[Paint(colour: Red, cell: Hole)], loose: [ \
             (at: (520.0, 40.0), blocks: [Is(Number(0), Even)]), (at: (520.0, 160.0), blocks: [Trig(Sin, Number(0))]), \
             (at: (520.0, 280.0), blocks: [Round(Number(0), Nearest)]), \
             (at: (520.0, 400.0), blocks: [Neighbour(side: Above, cell: Hole)]), ], )",
            "",
        ),
    ]);
}

#[test]
fn numbers_and_options_are_parsed_as_in_blockly() {
    let number = |field: &str| {
        format!(
            r#"{{"blocks":{{"blocks":[{{"type":"compact_column","inputs":{{"NUMBER":{{"shadow":{{"type":"math_number","fields":{{"NUM":{field}}}}}}}}}}}]}}}}"#
        )
    };
    for (field, read, leftovers) in [
        ("1.5", "1.5", ""),
        (r#"" 7 ""#, "7", ""),
        (r#""1,234""#, "1234", "NUM:1,234>1234"),
        (r#""1O""#, "10", "NUM:1O>10"),
        (r#""0x10""#, "16", "NUM:0x10>16"),
        (r#""Infinity""#, "inf", ""),
        ("1e999", "inf", ""),
        (r#""many""#, "0", "NUM:many>0"),
        (r#""""#, "0", "NUM:>0"),
        ("[5]", "0", "NUM:[5]>0"),
        (r#""0b101""#, "5", "NUM:0b101>5"),
        (r#""-0x1F""#, "0", "NUM:-0x1F>0"),
        (r#""+5.""#, "5", ""),
    ] {
        let import = imported(&number(field));
        let expected = format!("[CompactColumn(Number({read}))])");
        assert_eq!(flat(&import.program), expected, "{field}");
        assert_eq!(left(&import.leftovers), leftovers, "{field}");
    }
    assert_read(&[
        (
            r#"<xml><block type="controls_repeat"><field name="TIMES">2.5</field><next><block type="controls_repeat">
               <field name="TIMES">-3</field></block></next></block></xml>"#,
            "[Repeat(times: Number(3)), Repeat(times: Number(0))], )",
            "TIMES:2.5>3 TIMES:-3>0",
        ),
        (
            r#"{"blocks":{"blocks":[{"type":"controls_whileUntil","fields":{"MODE":"until"},
               "inputs":{"BOOL":{"block":{"type":"logic_boolean","fields":{"BOOL":true}}}}},
               {"type":"logic_boolean","fields":{"BOOL":false}}]}}"#,
            "[While(when: True)], loose: [(at: (520.0, 40.0), blocks: [True])], )",
            "MODE:until>WHILE BOOL:false>TRUE",
        ),
        // The last that Blockly takes counts.
        (
            r#"<xml><block type="controls_flow_statements"><field name="FLOW">CONTINUE</field>
               <field name="FLOW">STOP</field><field name="SPEED">3</field></block></xml>"#,
            "[Continue], )",
            "FLOW:STOP>CONTINUE SPEED:3",
        ),
        // Words of our own blocks are taken in any letters.
        (
            r#"<xml><block type="neighbour"><field name="SIDE">RightOf</field></block></xml>"#,
            "loose: [(at: (520.0, 40.0), blocks: [Neighbour(side: RightOf, cell: Hole)])], )",
            "",
        ),
    ]);
}

#[test]
fn variables_are_those_of_blockly() {
    let get = |attributes: &str, name: &str| {
        format!(
            r#"<block type="variables_get"><field name="VAR"{attributes}>{name}</field></block>"#
        )
    };
    let names = |text: &str| {
        let program = imported(text).program;
        let names = program
            .variables()
            .iter()
            .map(|variable| variable.name.clone());
        names.collect::<Vec<_>>().join(" ")
    };
    let (a, b) = (get("", "Somma"), get("", "somma"));
    assert_eq!(names(&format!("<xml>{a}{b}</xml>")), "Somma");
    // An id counts more than a name.
    let declared = r#"<variables><variable id="v">Tot</variable></variables>"#;
    let by_id = get(r#" id="v""#, "x");
    assert_eq!(
        names(&format!("<xml>{declared}{by_id}{}</xml>", get("", "TOT"))),
        "Tot"
    );
    // Variables of two types may have one name.
    let typed = get(r#" id="w" variabletype="Number""#, "tot");
    assert_eq!(names(&format!("<xml>{declared}{typed}</xml>")), "Tot tot");
    let dynamic = r#"<xml><block type="variables_set_dynamic"><field name="VAR" id="a" variabletype="Number">n</field>
        <value name="VALUE"><block type="variables_get_dynamic"><field name="VAR" id="a" variabletype="Number">n</field>
        </block></value></block></xml>"#;
    assert_read(&[(dynamic, "[Set(var: \"n\", to: Get(\"n\"))], )", "")]);
    // JSON may declare what differs in capitals alone.
    let json = r#"{"variables":[{"name":"n","id":"1"},{"name":"N","id":"2"}],"blocks":{"blocks":[
        {"type":"variables_get","fields":{"VAR":{"id":"2"}}},{"type":"variables_get","fields":{"VAR":{"id":"3"}}}]}}"#;
    assert_eq!(names(json), "n N i");
}

#[test]
fn what_blockly_saves_and_near_forms_are_read() {
    let cure = r#"{"type":"cure_all","id":"x","x":1,"y":2,"next":{"block":{"type":"drop_all"}}}"#;
    let xml = r#"<block type=\"cure_all\"/>"#;
    let both = "[CureAll, DropAll], )";
    assert_read(&[
        (cure, both, ""),
        (&format!("[{cure}]"), both, ""),
        (&format!(r#"{{"blocks":[{cure}]}}"#), both, ""),
        (
            &format!(r#"{{"xml":"<xml>{xml}</xml>"}}"#),
            "[CureAll], )",
            "",
        ),
        (
            &format!(r#"{{"paster":"block","blockState":{cure}}}"#),
            both,
            "",
        ),
        (
            &format!(
                r#"{{"sheets":[{{"blocks":{{"blocks":[{cure}]}}}},{{"blocks":{{"blocks":[]}}}}]}}"#
            ),
            both,
            "+sheets[1]",
        ),
        (
            r#"<XML><Block type="cure_all"><NEXT><block type="drop_all"/></NEXT></Block></XML>"#,
            both,
            "",
        ),
        (
            "<?xml version=\"1.0\"?>\n<!-- saved -->\n<!DOCTYPE xml>\n<xml><block type=\"cure_all\"/></xml>",
            "[CureAll], )",
            "",
        ),
        (
            r#"<xml><block type="cure_all" disabled="disabled"><comment>&#1;&#0;</comment></block></xml>"#,
            "[Comment(\"\\u{1}\u{fffd}\", Disabled(CureAll))], )",
            "",
        ),
        (
            "<xml><block type=\"cure_all\"><comment>\u{2}\u{ffff}</comment></block></xml>",
            "[Comment(\"\\u{2}\u{fffd}\", CureAll)], )",
            "",
        ),
    ]);
    let refused = |text: &str| import(text.as_bytes(), "").map(|_| ()).unwrap_err();
    for toolbox in [
        r#"<xml id="toolbox"><category name="a"><block type="controls_if"/></category></xml>"#,
        r#"<xml><block type="controls_if"/><sep gap="8"/></xml>"#,
        r#"{"kind":"flyoutToolbox","contents":[{"kind":"block","type":"controls_if"}]}"#,
    ] {
        assert_eq!(refused(toolbox), BlocklyError::Toolbox, "{toolbox}");
    }
    for other in [
        r#"{"a":1}"#,
        r#"{"type":"FeatureCollection","features":[]}"#,
        // A project of Scratch.
        r#"{"targets":[{"isStage":true,"blocks":{}},{"blocks":{"a":{"opcode":"looks_say"}}}],"meta":{}}"#,
        "7",
        "<svg/>",
    ] {
        assert_eq!(refused(other), BlocklyError::NoWorkspace, "{other}");
    }
}

/// Files that were edited by hand, cut, or saved by other editors.
#[test]
fn near_forms_lose_nothing() {
    let json = |block: &str| format!(r#"{{"blocks":{{"blocks":[{block}]}}}}"#);
    let direct = "[CureAll], loose: [(at: (520.0, 40.0), blocks: [DropAll])], )";
    let cell = "[Remove(Hole)], loose: [(at: (520.0, 40.0), blocks: [Clicked])], )";
    assert_read(&[
        (
            r#"<XML><BLOCK TYPE="controls_repeat" DISABLED="true"><FIELD NAME="TIMES">7</FIELD></BLOCK></XML>"#,
            "[Disabled(Repeat(times: Number(7)))], )",
            "",
        ),
        (
            r#"<html><xml id="toolbox"><category/></xml><xml id="start"><block type="cure_all"/></xml><xml/></html>"#,
            "[CureAll], )",
            "+xml[2]",
        ),
        (
            "<!DOCTYPE html><meta charset=utf-8><p>a<br>\
             <xml id=\"toolbox\"><category/></xml><script>f('<xml><block type=\"cure_all\"/></xml>')</script>",
            "[CureAll], )",
            "",
        ),
        (
            r#"<xml><block type="cure_all" disabled-reasons="ORPHANED, MANUALLY_DISABLED"/></xml>"#,
            "[Disabled(CureAll)], )",
            "",
        ),
        (
            &json(r#"{"type":"cure_all","next":{"type":"drop_all"}}"#),
            direct,
            "~drop_all<cure_all.",
        ),
        (
            &json(r#"{"type":"cure_all","next":[{"block":{"type":"drop_all"}}]}"#),
            direct,
            "~drop_all<cure_all.",
        ),
        (
            &json(r#"{"type":"cure_all","below":{"a":[{"type":"drop_all"}]}}"#),
            direct,
            "~drop_all<cure_all.",
        ),
        (
            &json(r#"{"type":"remove","inputs":{"CELL":{"type":"clicked"}}}"#),
            cell,
            "~clicked<remove.",
        ),
        (
            &json(r#"{"type":"remove","inputs":[{"name":"CELL","block":{"type":"clicked"}}]}"#),
            cell,
            "~clicked<remove.",
        ),
        (
            &json(
                r#"null,{"type":"cure_all","icons":{"comment":"a","flag":{"on":true}},"speed":3}"#,
            ),
            "[Comment(\"a\", CureAll)], )",
            r#"? flag:{"on":true} speed:3"#,
        ),
        (
            &json(r#"{"type":"on_click","data":"d","disabledReasons":["MANUALLY_DISABLED"]}"#),
            ")",
            "data:d disabled:true",
        ),
        (
            r#"{"options":"{\"a\":1}","state":"<xml><block type=\"cure_all\"/></xml>","old":"<xml/>"}"#,
            "[CureAll], )",
            "+old",
        ),
        (
            r#"{"a":[{"type":"cure_all"}],"b":[{"type":"drop_all"}]}"#,
            "[CureAll], )",
            "+b",
        ),
        // JavaScript writes half a letter where a text was cut.
        (
            &json(
                r#"{"type":"cure_all","icons":{"comment":{"text":"\ud83d\ude00\ud83d \\ud83d"}}}"#,
            ),
            "[Comment(\"😀\u{fffd}\\\\ud83d\", CureAll)], )",
            "",
        ),
    ]);
}

#[test]
fn what_blockly_cannot_connect_lies_loose_and_is_said() {
    assert_read(&[
        (
            r#"<xml><block type="cure_all"><next><shadow type="drop_all"/></next></block></xml>"#,
            "[CureAll], loose: [(at: (520.0, 40.0), blocks: [DropAll])], )",
            "~drop_all<cure_all.next",
        ),
        // Blockly takes the last.
        (
            r#"<xml><block type="remove"><value name="CELL"><block type="clicked"/></value><value name="CELL">
               <block type="cell_at"/><block type="any_empty"/></value></block></xml>"#,
            "[Remove(AnyEmpty)], loose: [ (at: (520.0, 40.0), blocks: [Clicked]), (at: (520.0, 160.0), blocks: [ \
             CellAt(row: Number(0), column: Number(0)), ]), ], )",
            "~clicked<remove.CELL ~cell_at<remove.",
        ),
        // A value that something hangs on.
        (
            r#"{"blocks":{"blocks":[{"type":"on_click"},{"type":"clicked","x":1,"y":2,"next":{"block":{"type":"drop_all"}}},
               {"type":"cure_all","next":{"block":{"type":"clicked","next":{"block":{"type":"drop_all"}}}}}]}}"#,
            "loose: [ (at: (1.0, 2.0), blocks: [Clicked]), (at: (520.0, 40.0), blocks: [CureAll, DropAll]), \
             (at: (520.0, 160.0), blocks: [DropAll]), (at: (520.0, 280.0), blocks: [Clicked]), ], )",
            "~drop_all<clicked.next ~clicked<cure_all.next",
        ),
        (
            r#"<xml><block type="on_click"/><block type="on_click"><next><block type="cure_all"/></next></block></xml>"#,
            "loose: [(at: (520.0, 40.0), blocks: [CureAll])], )",
            "~on_click",
        ),
    ]);
}

/// JSON has no infinity and Blockly's writes no −0: they come back all the same.
#[test]
fn numbers_that_blockly_loses_come_back() {
    let saved = |number: &str, data: &str| {
        format!(
            r#"{{"blocks":{{"blocks":[{{"type":"compact_column","inputs":{{"NUMBER":{{"shadow":{{"type":"math_number","data":"{data}","fields":{{"NUM":{number}}}}}}}}}}}]}}}}"#
        )
    };
    for (number, data, read) in [
        ("null", "Infinity", "inf"),
        ("null", "-Infinity", "-inf"),
        ("0", "-0", "-0"),
        // Somebody typed another number since.
        ("5", "Infinity", "5"),
    ] {
        let program = imported(&saved(number, data)).program;
        let expected = format!("[CompactColumn(Number({read}))])");
        assert_eq!(flat(&program), expected);
    }
}

/// Blockly connects nothing to *break*.
#[test]
fn what_follows_break_is_exported_loose() {
    let program = "Program(format: 1, name: \"a\", on_click: [Repeat(times: Number(3), body: [CureAll, Break, DropAll, CureAll])], \
                   loose: [(at: (5.0, 300.0), blocks: [Continue, DropAll])])";
    let program = read(program).unwrap();
    assert_eq!(engine::blockly::export_remarks(&program).after_jumps, 3);
    let again = super::back(&program);
    let expected = "[Repeat(times: Number(3), body: [CureAll, Break])], loose: [ (at: (5.0, 300.0), blocks: [Continue]), \
         (at: (520.0, 420.0), blocks: [DropAll, CureAll]), (at: (520.0, 540.0), blocks: [DropAll]), ], )";
    assert_eq!(flat(&again), compact(expected));
    // A jump with nothing behind it stays as it is.
    let mut cut = again.clone();
    let count = cut.stack(Stack::Hat).len();
    cut.apply(Edit::Detach(Place::Stack(Stack::Hat, 0), count))
        .unwrap();
    assert_eq!(engine::blockly::export_remarks(&cut).after_jumps, 0);
}

/// As Windows saves it.
#[test]
fn a_workspace_in_utf_16_is_read() {
    for text in [
        r#"<?xml version="1.0" encoding="UTF-16"?><xml><block type="cure_all"><comment>è 😀</comment></block></xml>"#,
        r#"{"blocks":{"blocks":[{"type":"cure_all","icons":{"comment":{"text":"è 😀"}}}]}}"#,
    ] {
        let marked: Vec<u16> = "\u{feff}"
            .encode_utf16()
            .chain(text.encode_utf16())
            .collect();
        for bytes in [u16::to_le_bytes, u16::to_be_bytes] {
            let bytes: Vec<u8> = marked.iter().copied().flat_map(bytes).collect();
            let program = import(&bytes, "").unwrap().program;
            assert_eq!(flat(&program), compact("[Comment(\"è 😀\", CureAll)])"));
        }
    }
    for packed in [&b"PK\x03\x04"[..], b"\x1f\x8b\x08"] {
        let refused = import(packed, "").map(|_| ()).unwrap_err();
        assert_eq!(refused, BlocklyError::Packed);
    }
}

/// Two names that XML cannot hold stay two, and each letter is counted.
#[test]
fn letters_that_xml_has_not_are_replaced_and_counted() {
    let program = "Program(format: 1, name: \"n\u{fffe}\", variables: [\"a\u{fffe}\", \"a\u{ffff}\", \"b\"], on_click: [\
                   Set(var: \"a\u{fffe}\", to: Number(1)), Set(var: \"a\u{ffff}\", to: Number(2)), \
                   Comment(\"\u{fffe}\\u{0}\u{1fffe}\u{fdd0}\u{1}\", CureAll)])";
    let program = read(program).unwrap();
    assert_eq!(engine::blockly::export_remarks(&program).not_in_xml, 5);
    assert_eq!(write(&super::back(&program)), write(&program));
    let xml = engine::blockly::export_xml(&program);
    assert!(!xml.contains(['\u{fffe}', '\u{ffff}', '\0']), "{xml}");
    let again = imported(&xml).program;
    assert_eq!(again.header().name, "n\u{fffd}");
    assert_eq!(again.variables().len(), 3);
    assert_eq!(engine::blockly::export_remarks(&again).not_in_xml, 0);
    let comments = again.stack(Stack::Hat).iter();
    let comments = comments.filter_map(|id| again.block(*id).marks.comment.clone());
    assert_eq!(
        comments.collect::<Vec<_>>(),
        ["\u{fffd}\u{fffd}\u{1fffe}\u{fdd0}\u{1}"]
    );
}

/// Blocks that follow or contain one another.
#[test]
fn the_depth_for_blockly_is_counted() {
    for (blocks, deepest) in [
        ("", 1),
        ("CureAll, DropAll", 3),
        // The number is in the innermost.
        (
            "CureAll, Repeat(times: Number(3), body: [Repeat(times: Number(2), body: [])]), DropAll",
            5,
        ),
    ] {
        let program = format!("Program(format: 1, name: \"a\", on_click: [{blocks}])");
        let remarks = engine::blockly::export_remarks(&read(&program).unwrap());
        assert_eq!(remarks.deepest, deepest, "{blocks}");
    }
}
