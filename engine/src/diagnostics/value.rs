//! Values and types in words.

use crate::language::kind::ValueType;
use crate::run::value::Value;
use crate::text::Text;

/// A value: *7*, *vero*, *rosso*, *(3, 4)*, *nessuna casella*.
pub fn value(text: &Text, value: Value) -> String {
    match value {
        Value::Number(x) => text.number(x),
        Value::Boolean(true) => text.msg_value_true(),
        Value::Boolean(false) => text.msg_value_false(),
        Value::Colour(Some(colour)) => text.colour(colour),
        Value::Colour(None) => text.msg_value_no_colour(),
        Value::Cell(spot) => match spot.coordinates() {
            Some((row, column)) => text.msg_value_cell(text.number(row), text.number(column)),
            None => text.msg_value_nowhere(),
        },
    }
}

/// What a block gives or a socket takes, with its article: *una casella*.
pub fn type_of(text: &Text, ty: ValueType) -> String {
    match ty {
        ValueType::Number => text.msg_type_number(),
        ValueType::Boolean => text.msg_type_boolean(),
        ValueType::Colour => text.msg_type_colour(),
        ValueType::Cell => text.msg_type_cell(),
        ValueType::Any => text.msg_type_any(),
    }
}
