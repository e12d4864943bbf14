//! What a block of a workspace is in the language.

use crate::blockly::shape::Shape;
use crate::blockly::workspace::{FieldValue, Node};
use crate::language::field::Field;
use crate::language::kind::Kind;

/// The kind of a block, if the language has one of its type.
pub fn known(block: &Node) -> Option<Kind> {
    match block.kind.as_str() {
        "controls_repeat" => return Some(Kind::Repeat),
        "controls_ifelse" => return Some(Kind::If),
        _ => {}
    }
    let kinds = Shape::kinds(&block.kind).iter().copied();
    let fixed = |kind: &Kind| match Shape::of(*kind).fixed {
        Some((name, value)) => {
            matches!(block.field(name), Some(FieldValue::Text(text)) if text == value)
        }
        None => false,
    };
    let plain = |kind: &Kind| Shape::of(*kind).fixed.is_none();
    kinds
        .clone()
        .find(fixed)
        .or_else(|| kinds.clone().find(plain))
}

pub fn option(block: &Node, kind: Kind) -> Option<Field> {
    let shape = Shape::of(kind);
    match block.field(&shape.field)? {
        FieldValue::Text(word) => shape.option(kind.row().field()?, word),
        FieldValue::Variable { .. } => None,
    }
}

pub fn number_in(block: &Node, field: &str) -> Option<f64> {
    match block.field(field)? {
        FieldValue::Text(text) => text
            .trim()
            .parse()
            .ok()
            .filter(|number: &f64| !number.is_nan()),
        FieldValue::Variable { .. } => None,
    }
}

/// Number of branches of an *if*, and whether it has an *else*.
pub fn branches(block: &Node) -> (usize, bool) {
    let numbered = |name: &str| {
        let number = name.strip_prefix("IF").or(name.strip_prefix("DO"));
        number.and_then(|number| number.parse::<usize>().ok())
    };
    let inputs = block.inputs.iter().filter_map(|(name, _)| numbered(name));
    // A hostile file names inputs as it likes; there are no more branches than it has bytes for.
    let last = inputs.filter(|number| *number <= block.inputs.len() + block.else_ifs);
    let count = last.max().unwrap_or(0).max(block.else_ifs) + 1;
    let otherwise = block.has_else
        || block.kind == "controls_ifelse"
        || block.inputs.iter().any(|(name, _)| name == "ELSE");
    (count, otherwise)
}
