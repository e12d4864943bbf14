//! What our blocks are called in Blockly: type, fields, inputs.

use crate::language::field::{Field, FieldKind};
use crate::language::kind::{ArgKind, Kind, TABLE};
use std::collections::HashMap;
use std::sync::LazyLock;

/// A block kind as Blockly knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shape {
    pub kind: Kind,
    /// The type of the block.
    pub block: String,
    /// A field that tells kinds apart which share a type: name and value.
    pub fixed: Option<(&'static str, &'static str)>,
    /// The name of the field.
    pub field: String,
    /// The words of its drop-down, in the order of [`FieldKind::options`].
    pub options: Vec<String>,
    /// The names of the inputs for values.
    pub sockets: Vec<String>,
}

/// The name of the input with the body of a loop.
pub const BODY: &str = "DO";

/// The type of the hat.
pub const HAT: &str = "on_click";

/// Other types of Blockly's own that mean the same as one of ours.
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

    /// The kinds that have this type.
    pub fn kinds(block: &str) -> &'static [Kind] {
        BY_BLOCK.get(block).map_or(&[], Vec::as_slice)
    }

    /// The word of an option of this kind's drop-down.
    pub fn word(&self, field: Field) -> Option<&str> {
        let options = field.kind()?.options();
        let index = options.iter().position(|option| *option == field)?;
        self.options.get(index).map(String::as_str)
    }

    /// The name of the field that people choose in, if the block has one: the word of a kind or an option.
    pub fn choice(&self) -> Option<&str> {
        let field = self.fixed.map_or(&*self.field, |(name, _)| name);
        (self.fixed.is_some() || !self.options.is_empty()).then_some(field)
    }

    /// The words of the drop-down of this block, with the kind and the option that each means; Blockly's default is
    /// the first.
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

    /// True if a word of a file is this word of the drop-down. Blockly's own are taken as they are, in ours capitals
    /// and underscores do not count.
    pub fn is_word(&self, written: &str, word: &str) -> bool {
        let is_ours = self.block == self.kind.row().id;
        written == word || is_ours && plain(written) == plain(word)
    }
}

/// A word without capitals and underscores.
pub fn plain(word: &str) -> String {
    word.replace('_', "").to_lowercase()
}

fn shape(kind: Kind) -> Shape {
    let Some((block, fixed, field, options, sockets)) = of_blockly(kind) else {
        return ours(kind);
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

/// Blockly's own: type, fixed field, field, options, inputs. `None` for blocks of the wall.
#[rustfmt::skip]
fn of_blockly(kind: Kind) -> Option<Row> {
    const PROPERTIES: &[&str] = &["EVEN", "ODD", "PRIME", "WHOLE", "POSITIVE", "NEGATIVE"];
    Some(match kind {
        // Its inputs are numbered: IF0, DO0, IF1, …
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

/// A block of the wall: everything is called as in the file.
fn ours(kind: Kind) -> Shape {
    let row = kind.row();
    let names = |wanted: fn(&ArgKind) -> bool| {
        let args = row.args.iter().filter(move |arg| wanted(&arg.what));
        args.map(|arg| arg.name.to_uppercase())
    };
    let options = row.field().map_or(&[][..], FieldKind::options);
    Shape {
        kind,
        block: row.id.to_owned(),
        fixed: None,
        field: names(|what| matches!(what, ArgKind::Field(_)))
            .next()
            .unwrap_or_default(),
        options: options
            .iter()
            .map(|option| capitals(option.word()))
            .collect(),
        sockets: names(|what| matches!(what, ArgKind::Socket(..))).collect(),
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
