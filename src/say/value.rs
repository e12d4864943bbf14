//! Values and types in words.

use crate::blocks::kind::Type;
use crate::colour::Colour;
use crate::text::Text;

/// *vero*, *falso*.
pub fn truth(text: &Text, value: bool) -> String {
    if value {
        text.msg_value_true()
    } else {
        text.msg_value_false()
    }
}

/// A colour, or *nessun colore*.
pub fn colour(text: &Text, value: Option<Colour>) -> String {
    value.map_or_else(|| text.msg_value_no_colour(), |colour| text.colour(colour))
}

/// A cell on the wall or off it: *(3, 4)*.
pub fn cell(text: &Text, row: f64, column: f64) -> String {
    text.msg_value_cell(text.number(row), text.number(column))
}

/// The answer when there is no such cell: *nessuna casella*.
pub fn nowhere(text: &Text) -> String {
    text.msg_value_nowhere()
}

/// What a block gives or a socket takes, with its article: *una casella*.
pub fn type_of(text: &Text, ty: Type) -> String {
    match ty {
        Type::Number => text.msg_type_number(),
        Type::Boolean => text.msg_type_boolean(),
        Type::Colour => text.msg_type_colour(),
        Type::Cell => text.msg_type_cell(),
        Type::Any => text.msg_type_any(),
    }
}
