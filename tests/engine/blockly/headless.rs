//! What we write is loaded by Blockly itself, and what Blockly saves of it is the same program.
//!
//! Needs `node` and a folder with the npm package `blockly`, named by `CLICKOMANIA_BLOCKLY`; `.ci/blockly` sets both
//! up. Without them the test says so and does nothing.

use super::{back, body};
use crate::ROOT;
use crate::folder::Folder;
use crate::programs::program_from;
use engine::blockly::{Leftovers, export, export_xml, import};
use engine::chance::Chance;
use engine::language::edit::{Edit, Place};
use engine::language::kind::{ArgKind, Category, KindRow, TABLE, ValueType};
use engine::language::program::{BlockMarks, Program};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use std::process::Command;

const PROGRAMS: usize = 200;

#[test]
fn blockly_loads_what_we_write_and_saves_the_same() {
    let Some(package) = std::env::var_os("CLICKOMANIA_BLOCKLY") else {
        eprintln!("skipped: CLICKOMANIA_BLOCKLY names no folder with the npm package blockly");
        return;
    };
    if Command::new("node").arg("--version").output().is_err() {
        eprintln!("skipped: there is no node");
        return;
    }
    let folder = Folder::new();
    let place = |name: String| folder.file(&name);
    fs::write(place("blocks.json".to_owned()), definitions().to_string()).unwrap();
    let mut chance = Chance::new(12);
    let programs: Vec<Program> = (0..PROGRAMS).map(|_| program(&mut chance)).collect();
    for (number, program) in programs.iter().enumerate() {
        fs::write(place(format!("{number}.json")), export(program)).unwrap();
        fs::write(place(format!("{number}.xml")), export_xml(program)).unwrap();
    }
    let script = Path::new(ROOT).join("tests/engine/blockly/headless.js");
    let mut node = Command::new("node");
    let node = node.arg(script).arg(&package).arg(&folder.0);
    let output = node.output().unwrap();
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{told}");
    for (number, program) in programs.iter().enumerate() {
        for form in [
            "json.out.json",
            "json.out.xml",
            "xml.out.json",
            "xml.out.xml",
        ] {
            let saved = fs::read(place(format!("{number}.{form}"))).unwrap();
            let import = import(&saved, "").unwrap();
            assert_eq!(import.leftovers, Leftovers::default(), "{number}.{form}");
            assert_eq!(stacks(&import.program), stacks(program), "{number}.{form}");
        }
    }
}

/// A random program that Blockly can hold: without empty comments, which it does not keep, and letters that XML has
/// not.
fn program(chance: &mut Chance) -> Program {
    let length = chance.below(500) as usize;
    let choices: Vec<u32> = (0..length).map(|_| chance.below(1 << 31) as u32).collect();
    let mut program = back(&program_from(&choices));
    for id in program.all_blocks().collect::<Vec<_>>() {
        let marks = program.block(id).marks.clone();
        let comment = marks.comment.as_deref().map(plain);
        let comment = comment.filter(|comment| !comment.is_empty());
        let marks = BlockMarks { comment, ..marks };
        program.apply(Edit::SetMarks(id, marks)).unwrap();
    }
    for (number, variable) in program.variables().to_vec().into_iter().enumerate() {
        // Names that differ in capitals alone are two for us.
        let name = match number {
            0 => "Somma".to_owned(),
            1 => "somma".to_owned(),
            _ => format!("{} {number}", plain(&variable.name)),
        };
        program
            .apply(Edit::RenameVariable(variable.id, name))
            .unwrap();
    }
    program
}

/// A text without control characters. Blockly's XML has no carriage returns, and no spaces alone.
fn plain(text: &str) -> String {
    let kept = text
        .chars()
        .filter(|letter| !letter.is_control() || *letter == '\n');
    kept.collect()
}

/// The stacks of a program as texts, the hat's first. The others are sorted, without their places: Blockly rounds these
/// and sorts by them. Variables that no block uses are left out, as Blockly's XML does.
fn stacks(program: &Program) -> Vec<String> {
    let mut hat = program.clone();
    let mut loose = Vec::new();
    while let Some(stack) = hat.loose().first() {
        let place = Place::Loose {
            stack: stack.id,
            order: 0,
            at: (0.0, 0.0),
        };
        let mut only = hat.clone();
        while let Some(stack) = only.loose().get(1) {
            let place = Place::Loose {
                stack: stack.id,
                order: 1,
                at: (0.0, 0.0),
            };
            only.apply(Edit::Detach(place, 0)).unwrap();
        }
        only.apply(Edit::MoveStack(stack.id, (0.0, 0.0))).unwrap();
        loose.push(body(&only));
        hat.apply(Edit::Detach(place, 0)).unwrap();
    }
    loose.sort();
    std::iter::once(body(&hat)).chain(loose).collect()
}

/// Our blocks for Blockly.
fn definitions() -> Value {
    let ours = TABLE.iter().filter(|row| {
        let section_4 = [
            Category::Logic,
            Category::Loops,
            Category::Math,
            Category::Variables,
        ];
        !section_4.contains(&row.categories[0])
    });
    let hat = json!({"type": "on_click", "message0": "on click", "nextStatement": null});
    std::iter::once(hat).chain(ours.map(definition)).collect()
}

fn definition(row: &KindRow) -> Value {
    let arguments = row.args.iter().map(|arg| {
        let name = arg.name.to_uppercase();
        match arg.kind {
            ArgKind::Socket(ValueType::Any, _) => json!({"type": "input_value", "name": name}),
            ArgKind::Socket(ty, _) => {
                json!({"type": "input_value", "name": name, "check": format!("{ty:?}")})
            }
            ArgKind::Body => json!({"type": "input_statement", "name": "DO"}),
            ArgKind::Field(kind) if kind.options().is_empty() => {
                json!({"type": "field_variable", "name": name, "variable": null})
            }
            ArgKind::Field(kind) => {
                let options = kind.options().iter().map(|option| capitals(option.word()));
                let options: Vec<Value> = options.map(|word| json!([word, word])).collect();
                json!({"type": "field_dropdown", "name": name, "options": options})
            }
        }
    });
    let arguments: Vec<Value> = arguments.collect();
    let places = (1..=arguments.len()).map(|number| format!("%{number}"));
    let message = format!("{} {}", row.id, places.collect::<Vec<_>>().join(" "));
    let mut definition = json!({"type": row.id, "message0": message, "args0": arguments});
    match row.value() {
        Some(ValueType::Any) => definition["output"] = Value::Null,
        Some(ty) => definition["output"] = json!(format!("{ty:?}")),
        None => {
            definition["previousStatement"] = Value::Null;
            definition["nextStatement"] = Value::Null;
        }
    }
    definition
}

/// `RightOf` as `RIGHT_OF`.
fn capitals(word: &str) -> String {
    let mut capitals = String::new();
    for letter in word.chars() {
        if letter.is_uppercase() && !capitals.is_empty() {
            capitals.push('_');
        }
        capitals.extend(letter.to_uppercase());
    }
    capitals
}
