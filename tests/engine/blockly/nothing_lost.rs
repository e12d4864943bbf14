//! Every block of a workspace is in the program, loose beside it, or among what was left out: whatever stands where.

use super::imported;
use engine::language::program::Program;
use proptest::prelude::*;
use std::fmt::Write as _;

const KINDS: &[&str] = &[
    "on_click",
    "clicked",
    "remove",
    "drop_all",
    "cell_at",
    "controls_if",
    "controls_for",
    "controls_repeat",
    "controls_flow_statements",
    "logic_compare",
    "logic_ternary",
    "math_number",
    "math_number_property",
    "variables_set",
    "lists_create_with",
    "procedures_defnoreturn",
    "no such block",
];

const INPUTS: &[&str] = &[
    "CELL", "ROW", "DO", "DO0", "IF0", "ELSE", "A", "B", "FROM", "TO", "NUM", "VALUE", "IF1",
    "nowhere",
];

/// A block: its type, what is in it — the input, whether as a shadow —, and what follows, also as a shadow.
#[derive(Clone, Debug)]
struct Tree {
    kind: &'static str,
    inside: Vec<(&'static str, bool, Tree)>,
    next: Vec<(bool, Tree)>,
}

fn tree() -> impl Strategy<Value = Tree> {
    let leaf = prop::sample::select(KINDS).prop_map(|kind| Tree {
        kind,
        inside: Vec::new(),
        next: Vec::new(),
    });
    leaf.prop_recursive(6, 60, 4, |inner| {
        let input = (prop::sample::select(INPUTS), any::<bool>(), inner.clone());
        (
            prop::sample::select(KINDS),
            prop::collection::vec(input, 0..4),
            prop::collection::vec((prop::bool::weighted(0.2), inner), 0..3),
        )
            .prop_map(|(kind, inside, next)| Tree { kind, inside, next })
    })
}

/// Writes a block; each has its number as a comment.
fn xml(tree: &Tree, is_shadow: bool, count: &mut usize, to: &mut String) {
    let tag = if is_shadow { "shadow" } else { "block" };
    let _ = write!(
        to,
        r#"<{tag} type="{}"><comment>c{count};</comment>"#,
        tree.kind
    );
    *count += 1;
    for (name, is_shadow, inside) in &tree.inside {
        let _ = write!(to, r#"<value name="{name}">"#);
        xml(inside, *is_shadow, count, to);
        to.push_str("</value>");
    }
    for (is_shadow, next) in &tree.next {
        to.push_str("<next>");
        xml(next, *is_shadow, count, to);
        to.push_str("</next>");
    }
    let _ = write!(to, "</{tag}>");
}

fn json(tree: &Tree, count: &mut usize, to: &mut String) {
    let key = |is_shadow: bool| if is_shadow { "shadow" } else { "block" };
    let _ = write!(
        to,
        r#"{{"type":"{}","icons":{{"comment":{{"text":"c{count};"}}}},"inputs":{{"#,
        tree.kind
    );
    *count += 1;
    for (number, (name, is_shadow, inside)) in tree.inside.iter().enumerate() {
        let comma = if number > 0 { "," } else { "" };
        let _ = write!(to, r#"{comma}"{name}":{{"{}":"#, key(*is_shadow));
        json(inside, count, to);
        to.push('}');
    }
    to.push('}');
    for (is_shadow, next) in &tree.next {
        let _ = write!(to, r#","next":{{"{}":"#, key(*is_shadow));
        json(next, count, to);
        to.push('}');
    }
    to.push('}');
}

/// The comments of all blocks and the note.
fn said(program: &Program) -> String {
    let mut said = program.header().note.clone();
    for id in program.all_blocks() {
        said.extend(program.block(id).marks.comment.clone());
    }
    said
}

proptest! {
    #[test]
    fn every_block_is_somewhere(trees in prop::collection::vec(tree(), 1..4)) {
        let (mut in_xml, mut in_json, mut count) = (String::new(), Vec::new(), 0);
        trees.iter().for_each(|tree| xml(tree, false, &mut count, &mut in_xml));
        let all = count;
        count = 0;
        for tree in &trees {
            let mut text = String::new();
            json(tree, &mut count, &mut text);
            in_json.push(text);
        }
        let texts = [
            format!("<xml>{in_xml}</xml>"),
            format!(r#"{{"blocks":{{"blocks":[{}]}}}}"#, in_json.join(",")),
        ];
        for text in texts {
            let import = imported(&text);
            let hats = trees.iter().filter(|tree| tree.kind == "on_click").count();
            let left = &import.leftovers;
            let elsewhere = hats + left.unknown.len() + left.covered.len();
            prop_assert_eq!(import.program.block_count() + elsewhere, all, "{}", text);
            let said = said(&import.program);
            for number in 0..all {
                let comment = format!("c{number};");
                prop_assert_eq!(said.matches(&comment).count(), 1, "{} {}", comment, text);
            }
        }
    }
}
