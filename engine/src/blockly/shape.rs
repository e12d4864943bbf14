//! Our blocks in Blockly: types, fields and inputs.

use crate::language::field::{Field, FieldKind};
use crate::language::kind::{ArgKind, Kind, TABLE};
use std::collections::HashMap;
use std::sync::LazyLock;

/// A block kind as Blockly knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shape {
    pub kind: Kind,
    /// Its type in Blockly.
    pub block: String,
    /// Name and value of the field that distinguishes kinds of the same type.
    pub fixed: Option<(&'static str, &'static str)>,
    /// The name of its field; empty if it has none.
    pub field: String,
    /// The values of its drop-down, in the order of [`FieldKind::options`].
    pub options: Vec<String>,
    /// The names of its value inputs, in the order of its sockets.
    pub sockets: Vec<String>,
}

/// The name of the input for the body of a loop.
pub const BODY: &str = "DO";

/// The type of the hat.
pub const HAT: &str = "on_click";

/// Built-in types of Blockly with the same meaning as the type that we write.
const ALIASES: [(&str, &str); 4] = [
    ("controls_repeat", "controls_repeat_ext"),
    ("controls_ifelse", "controls_if"),
    ("variables_get_dynamic", "variables_get"),
    ("variables_set_dynamic", "variables_set"),
];

static SHAPES: LazyLock<Vec<Shape>> =
    LazyLock::new(|| TABLE.iter().map(|r| shape(r.kind)).collect());

static BY_BLOCK: LazyLock<HashMap<&'static str, Vec<Kind>>> = LazyLock::new(|| {
    let mut kinds: HashMap<&'static str, Vec<Kind>> = HashMap::new();
    for shape in SHAPES.iter() {
        kinds.entry(&shape.block).or_default().push(shape.kind);
    }
    for (alias, block) in ALIASES {
        kinds.insert(alias, kinds[block].clone());
    }
    kinds
});

impl Shape {
    pub fn of(kind: Kind) -> &'static Shape {
        &SHAPES[kind as usize]
    }

    /// All kinds with this type.
    pub fn kinds(block: &str) -> &'static [Kind] {
        BY_BLOCK.get(block).map_or(&[], Vec::as_slice)
    }

    /// The value of an option in this kind's drop-down.
    pub fn word(&self, field: Field) -> Option<&str> {
        let options = field.kind()?.options();
        let index = options.iter().position(|option| *option == field)?;
        self.options.get(index).map(String::as_str)
    }

    /// The name of the drop-down, which selects the kind or an option, if the block has one.
    pub fn choice(&self) -> Option<&str> {
        let field = self.fixed.map_or(&*self.field, |(name, _)| name);
        (self.fixed.is_some() || !self.options.is_empty()).then_some(field)
    }

    /// The values of the drop-down of a type, each with its kind and option; the first is Blockly's
    /// default.
    pub fn choices(block: &str) -> impl Iterator<Item = (&'static str, Kind, Field)> {
        Shape::kinds(block).iter().flat_map(|kind| {
            let shape = Shape::of(*kind);
            let options = kind.row().field().map_or(&[][..], FieldKind::options);
            let fixed = shape.fixed.map(|(_, word)| (word, *kind, Field::None));
            let words = shape.options.iter().zip(options);
            fixed
                .into_iter()
                .chain(words.map(|(word, option)| (&**word, *kind, *option)))
        })
    }

    /// True if a file's word is this value of the drop-down. Case and underscores are ignored for
    /// our own types, but not for Blockly's.
    pub fn is_word(&self, written: &str, word: &str) -> bool {
        let is_ours = self.block == self.kind.row().id;
        written == word || is_ours && plain(written) == plain(word)
    }
}

/// A word in lower case, without underscores.
pub fn plain(word: &str) -> String {
    word.replace('_', "").to_lowercase()
}

fn shape(kind: Kind) -> Shape {
    let Some((block, fixed, field, options, sockets)) = built_in(kind) else {
        return own(kind);
    };
    let owned = |words: &[&str]| words.iter().map(ToString::to_string).collect();
    Shape {
        kind,
        block: block.to_owned(),
        fixed,
        field: field.to_owned(),
        options: owned(options),
        sockets: owned(sockets),
    }
}

type Row = (
    &'static str,
    Option<(&'static str, &'static str)>,
    &'static str,
    &'static [&'static str],
    &'static [&'static str],
);

/// Type, fixed field, field, options and inputs of a built-in block of Blockly. `None` for our own
/// types.
#[rustfmt::skip]
fn built_in(kind: Kind) -> Option<Row> {
    const PROPERTIES: &[&str] = &["EVEN", "ODD", "PRIME", "WHOLE", "POSITIVE", "NEGATIVE"];
    Some(match kind {
        // Its inputs have numbers: IF0, DO0, IF1, …
        Kind::If => ("controls_if", None, "", &[], &[]),
        Kind::Compare => ("logic_compare", None, "OP", &["EQ", "NEQ", "LT", "LTE", "GT", "GTE"], &["A", "B"]),
        Kind::Logic => ("logic_operation", None, "OP", &["AND", "OR"], &["A", "B"]),
        Kind::Not => ("logic_negate", None, "", &[], &["BOOL"]),
        Kind::True => ("logic_boolean", Some(("BOOL", "TRUE")), "", &[], &[]),
        Kind::False => ("logic_boolean", Some(("BOOL", "FALSE")), "", &[], &[]),
        Kind::Choose => ("logic_ternary", None, "", &[], &["IF", "THEN", "ELSE"]),
        Kind::Repeat => ("controls_repeat_ext", None, "", &[], &["TIMES"]),
        Kind::While => ("controls_whileUntil", Some(("MODE", "WHILE")), "", &[], &["BOOL"]),
        Kind::Until => ("controls_whileUntil", Some(("MODE", "UNTIL")), "", &[], &["BOOL"]),
        Kind::Count => ("controls_for", None, "VAR", &[], &["FROM", "TO", "BY"]),
        Kind::Break => ("controls_flow_statements", Some(("FLOW", "BREAK")), "", &[], &[]),
        Kind::Continue => ("controls_flow_statements", Some(("FLOW", "CONTINUE")), "", &[], &[]),
        Kind::Number => ("math_number", None, "NUM", &[], &[]),
        Kind::Arithmetic => ("math_arithmetic", None, "OP", &["ADD", "MINUS", "MULTIPLY", "DIVIDE", "POWER"], &["A", "B"]),
        Kind::Math => ("math_single", None, "OP", &["ROOT", "ABS", "NEG", "LN", "LOG10", "EXP", "POW10"], &["NUM"]),
        Kind::Trig => ("math_trig", None, "OP", &["SIN", "COS", "TAN", "ASIN", "ACOS", "ATAN"], &["NUM"]),
        Kind::Constant => ("math_constant", None, "CONSTANT", &["PI", "E", "GOLDEN_RATIO", "SQRT2", "SQRT1_2", "INFINITY"], &[]),
        Kind::Is => ("math_number_property", None, "PROPERTY", PROPERTIES, &["NUMBER_TO_CHECK"]),
        Kind::DivisibleBy => ("math_number_property", Some(("PROPERTY", "DIVISIBLE_BY")), "", &[], &["NUMBER_TO_CHECK", "DIVISOR"]),
        Kind::Change => ("math_change", None, "VAR", &[], &["DELTA"]),
        Kind::Round => ("math_round", None, "OP", &["ROUND", "ROUNDUP", "ROUNDDOWN"], &["NUM"]),
        Kind::Remainder => ("math_modulo", None, "", &[], &["DIVIDEND", "DIVISOR"]),
        Kind::Constrain => ("math_constrain", None, "", &[], &["VALUE", "LOW", "HIGH"]),
        Kind::RandomInt => ("math_random_int", None, "", &[], &["FROM", "TO"]),
        Kind::RandomFraction => ("math_random_float", None, "", &[], &[]),
        Kind::Atan2 => ("math_atan2", None, "", &[], &["X", "Y"]),
        Kind::Set => ("variables_set", None, "VAR", &[], &["VALUE"]),
        Kind::Get => ("variables_get", None, "VAR", &[], &[]),
        _ => return None,
    })
}

/// The shape of our own types: names as in program files, in upper case.
fn own(kind: Kind) -> Shape {
    let row = kind.row();
    let names = |wanted: fn(&ArgKind) -> bool| {
        let args = row.args.iter().filter(move |arg| wanted(&arg.kind));
        args.map(|arg| arg.name.to_uppercase())
    };
    let options = row.field().map_or(&[][..], FieldKind::options);
    Shape {
        kind,
        block: row.id.to_owned(),
        fixed: None,
        field: names(|kind| matches!(kind, ArgKind::Field(_)))
            .next()
            .unwrap_or_default(),
        options: options
            .iter()
            .map(|option| capitals(option.word()))
            .collect(),
        sockets: names(|kind| matches!(kind, ArgKind::Socket(..))).collect(),
    }
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
