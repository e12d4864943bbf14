//! Boards of any form, drawn place by place.

use crate::TextFileError;
use std::fmt;
use std::str::FromStr;

/// A set of places in a grid of [`DrawnArea::SIDE`] columns and rows, with odd rows shifted right.
///
/// The text form has one line per row, `#` for a place and `.` for none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct DrawnArea([u16; DrawnArea::SIDE]);

pub type DrawnAreaError = TextFileError<DrawnAreaErrorKind>;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DrawnAreaErrorKind {
    /// A character other than `#` and `.`.
    Character(char),
    /// A place beyond the last column or below the last row.
    TooLarge,
    /// No place at all.
    Empty,
}

impl DrawnArea {
    /// The maximum number of columns, and of rows.
    pub const SIDE: usize = 16;

    /// All places of a grid, cut to the maximum size.
    pub fn grid(columns: usize, rows: usize) -> DrawnArea {
        let mut area = DrawnArea::default();
        for row in 0..rows.min(DrawnArea::SIDE) {
            for column in 0..columns {
                area.set(column, row, true);
            }
        }
        area
    }

    pub fn has(self, column: usize, row: usize) -> bool {
        column < DrawnArea::SIDE && self.0.get(row).is_some_and(|row| row >> column & 1 == 1)
    }

    /// Adds or removes a place; no effect beyond the maximum size.
    pub fn set(&mut self, column: usize, row: usize, place: bool) {
        if let Some(row) = self.0.get_mut(row)
            && column < DrawnArea::SIDE
        {
            *row = *row & !(1 << column) | u16::from(place) << column;
        }
    }

    /// The number of places.
    pub fn len(self) -> usize {
        self.0.iter().map(|row| row.count_ones() as usize).sum()
    }

    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The places as column and row, in reading order.
    pub fn places(self) -> impl Iterator<Item = (usize, usize)> {
        (0..DrawnArea::SIDE)
            .flat_map(|row| (0..DrawnArea::SIDE).map(move |column| (column, row)))
            .filter(move |&(column, row)| self.has(column, row))
    }

    /// The number of columns and rows up to the last place.
    pub fn extent(self) -> (usize, usize) {
        let columns = self.places().map(|(column, _)| column + 1).max();
        let rows = self.places().map(|(_, row)| row + 1).max();
        (columns.unwrap_or(0), rows.unwrap_or(0))
    }

    /// The lines of the text form, without line ends.
    pub fn lines(self) -> Vec<String> {
        let (columns, rows) = self.extent();
        let sign = |column, row| if self.has(column, row) { '#' } else { '.' };
        let line = |row| (0..columns).map(|column| sign(column, row)).collect();
        (0..rows).map(line).collect()
    }
}

impl fmt::Display for DrawnArea {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lines()
            .iter()
            .try_for_each(|line| writeln!(f, "{line}"))
    }
}

/// Reads the text form; trailing blanks in lines are ignored.
impl FromStr for DrawnArea {
    type Err = DrawnAreaError;

    fn from_str(text: &str) -> Result<DrawnArea, DrawnAreaError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut area = DrawnArea::default();
        for (row, line) in text.lines().enumerate() {
            for (column, sign) in line.trim_end().chars().enumerate() {
                let failed = |kind| DrawnAreaError::new(row + 1, column + 1, kind);
                match sign {
                    '.' => {}
                    '#' if row.max(column) >= DrawnArea::SIDE => {
                        return Err(failed(DrawnAreaErrorKind::TooLarge));
                    }
                    '#' => area.set(column, row, true),
                    _ => return Err(failed(DrawnAreaErrorKind::Character(sign))),
                }
            }
        }
        if area.is_empty() {
            return Err(DrawnAreaError::new(1, 1, DrawnAreaErrorKind::Empty));
        }
        Ok(area)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_none_is_refused_with_its_place() {
        let wide = format!("#\n{}#", ".".repeat(DrawnArea::SIDE));
        let high = format!("#\n{}.#", "\n".repeat(DrawnArea::SIDE - 1));
        for (text, line, column, kind) in [
            ("#x", 1, 2, DrawnAreaErrorKind::Character('x')),
            ("\u{feff}..\n  ", 1, 1, DrawnAreaErrorKind::Empty),
            ("#\n #", 2, 1, DrawnAreaErrorKind::Character(' ')),
            (&wide, 2, 17, DrawnAreaErrorKind::TooLarge),
            (&high, 17, 2, DrawnAreaErrorKind::TooLarge),
        ] {
            let error = DrawnAreaError { line, column, kind };
            assert_eq!(text.parse::<DrawnArea>(), Err(error), "{text:?}");
        }
    }
}
