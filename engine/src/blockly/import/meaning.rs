//! The meaning of a workspace's blocks in our language.

use crate::blockly::number;
use crate::blockly::shape::{Shape, plain};
use crate::blockly::workspace::{FieldValue, Node};
use crate::language::field::{Field, FieldKind};
use crate::language::kind::Kind;

/// The kind and field of a node.
pub struct Meaning {
    pub kind: Kind,
    /// [`Field::None`] for variables, which the caller fills in.
    pub field: Field,
    /// The count of `controls_repeat`, which has a field where `controls_repeat_ext` has an input.
    pub count: Option<f64>,
    pub remarks: Vec<Remark>,
}

/// A field that is not read as written.
pub struct Remark {
    pub field: String,
    pub value: String,
    /// The value that it is read as; `None` if it is ignored.
    pub now: Option<String>,
}

/// The kind of a node, if its type is known.
pub fn kind(node: &Node) -> Option<Kind> {
    match chosen(node) {
        Some((_, kind, _)) => Some(kind),
        None => Shape::kinds(&node.kind).first().copied(),
    }
}

/// The name of the variable field of a kind, if it has one.
pub fn variable_field(kind: Kind) -> Option<&'static str> {
    let is_variable = kind.row().field() == Some(FieldKind::Variable);
    is_variable.then(|| &*Shape::of(kind).field)
}

/// The last field with this name; files may have several.
pub fn last_field<'n>(node: &'n Node, name: &str) -> Option<&'n FieldValue> {
    node.fields
        .iter()
        .rfind(|(other, _)| other == name)
        .map(|(_, value)| value)
}

/// The selection in the drop-down of a node: its last valid field, or the default value.
fn chosen(node: &Node) -> Option<(&'static str, Kind, Field)> {
    let first = Shape::kinds(&node.kind).first()?;
    let name = Shape::of(*first).choice()?;
    let choice = |value: &FieldValue| {
        let FieldValue::Text(written) = value else {
            return None;
        };
        Shape::choices(&node.kind).find(|(word, kind, _)| Shape::of(*kind).is_word(written, word))
    };
    node.fields
        .iter()
        .rev()
        .filter(|(other, _)| other == name)
        .find_map(|(_, value)| choice(value))
        .or_else(|| Shape::choices(&node.kind).next())
}

/// The meaning of a node, if its type is known. `variable`: the name of its variable.
pub fn meaning(node: &Node, variable: Option<&str>) -> Option<Meaning> {
    let kind = kind(node)?;
    let mut read = Meaning {
        kind,
        field: Field::None,
        count: None,
        remarks: Vec::new(),
    };
    let shape = Shape::of(kind);
    let name = if node.kind == "controls_repeat" {
        let number = numbers(node, "TIMES", number::count, &mut read.remarks);
        read.count = Some(number.unwrap_or(10.0));
        "TIMES"
    } else if let Some((word, _, field)) = chosen(node) {
        read.field = field;
        let name = shape.choice().unwrap_or_default();
        for value in values(node, name) {
            // Case and underscores make no difference to people.
            if plain(&display_text(value)) != plain(word) {
                read.remarks
                    .push(remark(name, value, Some(word.to_owned())));
            }
        }
        name
    } else if kind == Kind::Number {
        let noted = node.data.as_deref().and_then(number::from_note);
        let mut remarks = Vec::new();
        let number = numbers(node, &shape.field, |number| number, &mut remarks);
        // Ignore a note if somebody typed another number since.
        let noted = noted.filter(|noted| number.is_none_or(|number| number == *noted));
        if noted.is_none() {
            read.remarks.append(&mut remarks);
        }
        read.field = Field::Number(noted.or(number).unwrap_or(0.0));
        &shape.field
    } else {
        if let Some(variable) = variable {
            for value in values(node, &shape.field) {
                if matches!(value, FieldValue::Number(_) | FieldValue::Other(_)) {
                    let now = Some(variable.to_owned());
                    read.remarks.push(remark(&shape.field, value, now));
                }
            }
        }
        &shape.field
    };
    for (other, value) in &node.fields {
        if name.is_empty() || other != name {
            read.remarks.push(remark(other, value, None));
        }
    }
    if let Some(data) = node.data.as_ref().filter(|data| !data.is_empty()) {
        let is_ours = kind == Kind::Number && number::from_note(data).is_some();
        if !is_ours {
            let value = FieldValue::Text(data.clone());
            read.remarks.push(remark("data", &value, None));
        }
    }
    Some(read)
}

/// The value of a number field: the last one that Blockly accepts, adjusted by `fit`.
fn numbers(
    node: &Node,
    name: &str,
    fit: impl Fn(f64) -> f64,
    remarks: &mut Vec<Remark>,
) -> Option<f64> {
    let mut last = None;
    for value in values(node, name) {
        let number = match value {
            FieldValue::Text(text) => number::read(text),
            // JavaScript writes −0 as 0; adding 0 does the same.
            FieldValue::Number(number) => Some(number + 0.0),
            FieldValue::Variable { .. } | FieldValue::Other(_) => None,
        };
        last = number.map(&fit).or(last);
    }
    for value in values(node, name) {
        let as_written = match value {
            FieldValue::Text(text) => text.trim().parse().ok(),
            FieldValue::Number(number) => Some(*number),
            _ => None,
        };
        if as_written.is_none() || as_written != last {
            let default = if name == "TIMES" { 10.0 } else { 0.0 };
            let now = number::text(last.unwrap_or(default));
            remarks.push(remark(name, value, Some(now)));
        }
    }
    last
}

fn values<'n>(node: &'n Node, name: &str) -> impl Iterator<Item = &'n FieldValue> {
    let fields = node.fields.iter();
    fields.filter_map(move |(other, value)| (other == name).then_some(value))
}

fn remark(field: &str, value: &FieldValue, now: Option<String>) -> Remark {
    Remark {
        field: field.to_owned(),
        value: display_text(value),
        now,
    }
}

/// The content of a field as text for people.
pub fn display_text(value: &FieldValue) -> String {
    match value {
        FieldValue::Text(text) | FieldValue::Other(text) => text.clone(),
        FieldValue::Number(number) => number::text(*number),
        FieldValue::Variable { id, name, .. } => {
            let name = name.as_ref().or(id.as_ref());
            name.cloned().unwrap_or_default()
        }
    }
}

/// The number of branches of an *if*, and true if it has an *else*.
pub fn branches(node: &Node) -> (usize, bool) {
    let numbered = |name: &str| {
        let number = name.strip_prefix("IF").or(name.strip_prefix("DO"));
        number.and_then(|number| number.parse::<usize>().ok())
    };
    let inputs = node.inputs.iter().filter_map(|(name, _)| numbered(name));
    // Ignores higher numbers in hostile files, so that there are not more branches than the file
    // has room for.
    let last = inputs.filter(|number| *number <= node.inputs.len() + node.else_ifs);
    let count = last.max().unwrap_or(0).max(node.else_ifs) + 1;
    let otherwise = node.has_else
        || node.kind == "controls_ifelse"
        || node.inputs.iter().any(|(name, _)| name == "ELSE");
    (count, otherwise)
}
