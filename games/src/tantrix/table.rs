//! The table of tiles in the formats of the paper's two files: `tiles.txt`, two tables, and `tiles_pl.txt`, Prolog facts.

use super::tile::{Back, NUMBERS, TantrixColour, Tile};
use crate::TextFileError;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The format of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableForm {
    /// `tiles.txt`: one line per tile with its number and the colours of its faces, clockwise; an empty line; one line
    /// per tile with its number and the colour of its back.
    Text,
    /// `tiles_pl.txt`: `tile(1, [b,r,b,r,y,y]).` and `back(1, y).`
    Prolog,
}

/// An error in a table; its column is always 1.
pub type TableError = TextFileError<TableErrorKind>;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableErrorKind {
    /// The line is neither a number with colours nor a fact.
    Malformed,
    /// No tile has this number.
    Number(String),
    /// The number of colours is neither one nor six.
    Colours(usize),
    /// A letter that means no colour.
    Colour(String),
    /// The faces do not have three colours, each on two faces.
    NoTile(u8),
    /// The faces, or the back, of a tile occur twice.
    Twice(u8),
    /// The faces, or the back, of a tile are missing.
    Missing(u8),
}

/// Writes a table of tiles.
pub fn table(tiles: &[Tile], form: TableForm) -> String {
    let mut text = String::new();
    for tile in tiles {
        let letters = tile
            .faces
            .map(|colour| colour.letter().to_ascii_lowercase());
        // Writing to a string cannot fail.
        let _ = match form {
            TableForm::Text => {
                let word = letters.map(|letter| letter.to_ascii_uppercase());
                writeln!(text, "{} {}", tile.number, String::from_iter(word))
            }
            TableForm::Prolog => {
                let list = letters.map(String::from).join(",");
                writeln!(text, "tile({}, [{list}]).", tile.number)
            }
        };
    }
    text.push('\n');
    for tile in tiles {
        let letter = tile.back.letter();
        let _ = match form {
            TableForm::Text => writeln!(text, "{} {letter}", tile.number),
            TableForm::Prolog => writeln!(
                text,
                "back({}, {}).",
                tile.number,
                letter.to_ascii_lowercase()
            ),
        };
    }
    text
}

/// Reads a table in either format: numbers with six colours are faces, with one colour a back. Letters may be upper or
/// lower case.
///
/// # Errors
/// The first error.
pub fn read_table(text: &str) -> Result<Vec<Tile>, TableError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut faces: BTreeMap<u8, [TantrixColour; 6]> = BTreeMap::new();
    let mut backs: BTreeMap<u8, Back> = BTreeMap::new();
    let mut last = 0;
    for (line, row) in (1..).zip(text.lines()) {
        let row = row.trim();
        // `%` starts a comment in Prolog.
        if row.is_empty() || row.starts_with('%') {
            continue;
        }
        last = line;
        let failed = |kind| TableError::new(line, 1, kind);
        let (number, colours) = pair(row).ok_or_else(|| failed(TableErrorKind::Malformed))?;
        let number = number
            .parse()
            .ok()
            .filter(|number| NUMBERS.contains(number))
            .ok_or_else(|| failed(TableErrorKind::Number(number.to_owned())))?;
        let letters: Vec<char> = colours.chars().filter(char::is_ascii_alphabetic).collect();
        let stray = colours
            .chars()
            .find(|c| !c.is_ascii_alphabetic() && !", []'\"".contains(*c));
        if let Some(stray) = stray {
            return Err(failed(TableErrorKind::Colour(stray.to_string())));
        }
        let back = |letter: char| {
            let letter = letter.to_ascii_uppercase();
            let known = Back::ALL.into_iter().find(|back| back.letter() == letter);
            known.ok_or_else(|| failed(TableErrorKind::Colour(letter.to_string())))
        };
        let twice = match letters[..] {
            [letter] => backs.insert(number, back(letter)?).is_some(),
            [_, _, _, _, _, _] => {
                let colour = |&letter: &char| {
                    let colour = back(letter)?.colour();
                    colour.ok_or_else(|| failed(TableErrorKind::Colour(letter.to_string())))
                };
                let six: Result<Vec<TantrixColour>, TableError> =
                    letters.iter().map(colour).collect();
                let six: [TantrixColour; 6] = six?.try_into().expect("there are six");
                let twos = |colour| six.iter().filter(|face| **face == colour).count() == 2;
                if TantrixColour::ALL
                    .into_iter()
                    .filter(|&colour| twos(colour))
                    .count()
                    != 3
                {
                    return Err(failed(TableErrorKind::NoTile(number)));
                }
                faces.insert(number, six).is_some()
            }
            _ => return Err(failed(TableErrorKind::Colours(letters.len()))),
        };
        if twice {
            return Err(failed(TableErrorKind::Twice(number)));
        }
    }
    let incomplete = faces
        .keys()
        .find(|number| !backs.contains_key(number))
        .or(backs.keys().find(|number| !faces.contains_key(number)));
    if let Some(&number) = incomplete {
        let kind = TableErrorKind::Missing(number);
        return Err(TableError::new(last, 1, kind));
    }
    Ok(faces
        .into_iter()
        .zip(backs.into_values())
        .map(|((number, faces), back)| Tile {
            number,
            faces,
            back,
        })
        .collect())
}

/// Splits a row into number and colours: `7 RYBBYR`, or `tile(7, [r,y,b,b,y,r]).` with any name for the fact.
fn pair(row: &str) -> Option<(&str, &str)> {
    if let Some((_, arguments)) = row.split_once('(') {
        let arguments = arguments
            .trim_end()
            .strip_suffix('.')?
            .trim_end()
            .strip_suffix(')')?;
        let (number, colours) = arguments.split_once(',')?;
        return Some((number.trim(), colours.trim()));
    }
    let (number, colours) = row.split_once(|c: char| c.is_whitespace() || c == ',')?;
    Some((number.trim(), colours.trim()))
}

impl Tile {
    /// True if the other is the same tile, possibly written starting with another face.
    pub fn is_same(&self, other: &Tile) -> bool {
        let turned = |turn: u8| (0..6).all(|face| self.face(turn, face) == other.face(0, face));
        self.number == other.number && self.back == other.back && (0..6).any(turned)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        for (text, line, kind) in [
            ("1 BRBRYY\n1 Y\nhello", 3, TableErrorKind::Malformed),
            ("0 BRBRYY", 1, TableErrorKind::Number("0".to_owned())),
            ("1 BRB", 1, TableErrorKind::Colours(3)),
            ("1 BRBRYP", 1, TableErrorKind::Colour("P".to_owned())),
            ("1 BRBRWW", 1, TableErrorKind::Colour("W".to_owned())),
            ("1 BBBRYY", 1, TableErrorKind::NoTile(1)),
            ("1 Y\n1 R", 2, TableErrorKind::Twice(1)),
            ("1 BRBRYY\n", 1, TableErrorKind::Missing(1)),
        ] {
            assert_eq!(
                read_table(text),
                Err(TableError::new(line, 1, kind)),
                "{text}"
            );
        }
        assert_eq!(read_table(""), Ok(Vec::new()));
    }
}
