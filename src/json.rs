//! Parts of JSON objects that several commands and reports write. Their keys never change with the language.

use engine::language::walk::Numbering;
use engine::language::{BlockId, Program};
use engine::run::value::{CellValue, Value};
use engine::text::is_plain;
use engine::wall::{Cell, CellSet, Wall};
use serde::{Serialize, Serializer};

/// An object as JSON in one line without characters that could control a terminal.
///
/// # Errors
/// JSON cannot express it.
pub fn json_line(object: &impl Serialize) -> serde_json::Result<String> {
    let json = serde_json::to_string(object)?;
    if json.chars().all(is_plain) {
        return Ok(json);
    }
    // Only texts hold such characters, and JSON has an escape for them.
    let escape = |mut escaped: String, character: char| {
        if is_plain(character) {
            escaped.push(character)
        } else {
            escaped.push_str(&format!("\\u{:04x}", u32::from(character)))
        }
        escaped
    };
    Ok(json.chars().fold(String::new(), escape))
}

/// The last line of an output that Ctrl-C cut short.
#[derive(Serialize)]
pub struct Incomplete {
    pub complete: bool,
}

/// An unusable file among several.
#[derive(Serialize)]
pub struct UnusableFile<'a> {
    pub file: &'a str,
    pub error: String,
}

/// A block: its number under the hat, from 0, its kind, and its place in the file.
#[derive(Serialize)]
pub struct BlockRef {
    pub index: u32,
    pub kind: &'static str,
    pub path: String,
}

impl BlockRef {
    /// `None` for a block that is not under the hat.
    pub fn new(program: &Program, numbering: &Numbering, id: BlockId) -> Option<BlockRef> {
        let index = numbering.number(id)?;
        Some(BlockRef {
            index,
            kind: program.block(id).kind.row().id,
            path: program.path(id),
        })
    }
}

/// The longest list of places, in bytes: in a deep program each of them is long.
const MAX_BYTES: usize = 1 << 20;

/// The first rows of a list of blocks, up to [`MAX_BYTES`] of places, and the number of rows left out. `length` gives
/// the length of a row's place in bytes.
pub fn bounded<T, R>(
    items: &[T],
    row: impl Fn(&T) -> R,
    length: impl Fn(&R) -> usize,
) -> (Vec<R>, usize) {
    let mut rows = Vec::new();
    let mut bytes = 0;
    for item in items {
        if bytes > MAX_BYTES {
            break;
        }
        let row = row(item);
        bytes += length(&row);
        rows.push(row);
    }
    let left = items.len() - rows.len();
    (rows, left)
}

/// The length of a block's place in bytes; 0 without a block.
pub fn length(block: &Option<BlockRef>) -> usize {
    block.as_ref().map_or(0, |block| block.path.len())
}

/// True for zero, which is left out of JSON.
pub fn is_zero(left: &usize) -> bool {
    *left == 0
}

/// A cell on the wall: `[row, column]`.
pub fn cell(cell: Cell) -> [usize; 2] {
    [cell.row(), cell.column()]
}

/// The cells of a set, in reading order.
pub fn cells(set: CellSet) -> Vec<[usize; 2]> {
    set.iter().map(cell).collect()
}

/// A wall: nine strings.
pub fn wall(wall: &Wall) -> [String; 9] {
    wall.rows()
}

/// A value of the language, as in `trace`.
pub struct JsonValue(pub Value);

impl Serialize for JsonValue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct CellObject {
            cell: Option<[Number; 2]>,
        }
        #[derive(Serialize)]
        struct ColourObject {
            colour: Option<&'static str>,
        }
        match self.0 {
            Value::Number(x) => Number(x).serialize(serializer),
            Value::Boolean(b) => serializer.serialize_bool(b),
            Value::Colour(colour) => ColourObject {
                colour: colour.map(|colour| colour.id()),
            }
            .serialize(serializer),
            Value::Cell(spot) => {
                let cell =
                    CellValue::coordinates(spot).map(|(row, column)| [Number(row), Number(column)]);
                CellObject { cell }.serialize(serializer)
            }
        }
    }
}

/// A number: whole ones without a decimal point, those that JSON does not have as strings.
pub struct Number(pub f64);

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // From here on JavaScript writes an exponent too.
        const LARGE: f64 = 1e21;
        let Number(x) = *self;
        if x.is_nan() {
            serializer.serialize_str("NaN")
        } else if x.is_infinite() {
            serializer.serialize_str(if x > 0.0 { "Infinity" } else { "-Infinity" })
        } else if x.abs() < LARGE && x.fract() == 0.0 {
            serializer.serialize_i128(x as i128)
        } else {
            serializer.serialize_f64(x)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_written_as_the_command_line_promises() {
        let off = CellValue::Off {
            row: 3.0,
            column: 9.0,
        };
        let on = CellValue::On(Cell::new(8, 0).unwrap());
        for (value, expected) in [
            (Value::Number(7.0), "7"),
            (Value::Number(-0.5), "-0.5"),
            (Value::Number(1e20), "100000000000000000000"),
            (Value::Number(1e21), "1e+21"),
            (Value::Number(f64::INFINITY), r#""Infinity""#),
            (Value::Number(f64::NAN), r#""NaN""#),
            (Value::Number(f64::NEG_INFINITY), r#""-Infinity""#),
            (Value::Boolean(true), "true"),
            (Value::Colour(None), r#"{"colour":null}"#),
            (
                Value::Colour(Some(engine::colour::Colour::Red)),
                r#"{"colour":"red"}"#,
            ),
            (Value::Cell(on), r#"{"cell":[8,0]}"#),
            (Value::Cell(off), r#"{"cell":[3,9]}"#),
            (Value::Cell(CellValue::Nowhere), r#"{"cell":null}"#),
        ] {
            assert_eq!(serde_json::to_string(&JsonValue(value)).unwrap(), expected);
        }
    }
}
