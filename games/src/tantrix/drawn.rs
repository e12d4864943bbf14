//! Boards that are drawn, place by place.

use crate::text_file::TextFileError;
use std::fmt;
use std::str::FromStr;

/// Some of the places of a grid of [`DrawnArea::SIDE`] columns and rows, odd rows shifted right.
///
/// As text `#` is a place and `.` none, a line for each row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct DrawnArea([u16; DrawnArea::SIDE]);

/// Why a text is no drawing, and where.
pub type DrawnAreaError = TextFileError<DrawnAreaErrorKind>;

/// Why a text is no drawing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DrawnAreaErrorKind {
    /// This character is neither a place nor none.
    Character(char),
    /// There is a place beyond the last column.
    TooWide,
    /// There is a place below the last row.
    TooHigh,
    /// There is no place at all.
    Empty,
}

impl DrawnArea {
    /// The most columns, and the most rows.
    pub const SIDE: usize = 16;

    /// All places of a grid, as far as there is room.
    pub fn grid(columns: usize, rows: usize) -> DrawnArea {
        let mut area = DrawnArea::default();
        for row in 0..rows.min(DrawnArea::SIDE) {
            for column in 0..columns {
                area.set(column, row, true);
            }
        }
        area
    }

    /// Whether there is a place.
    pub fn has(self, column: usize, row: usize) -> bool {
        column < DrawnArea::SIDE && self.0.get(row).is_some_and(|row| row >> column & 1 == 1)
    }

    /// Draws a place, or takes it away; beyond the last column and row nothing is drawn.
    pub fn set(&mut self, column: usize, row: usize, place: bool) {
        if let Some(row) = self.0.get_mut(row)
            && column < DrawnArea::SIDE
        {
            *row = *row & !(1 << column) | u16::from(place) << column;
        }
    }

    /// How many places there are.
    pub fn len(self) -> usize {
        self.0.iter().map(|row| row.count_ones() as usize).sum()
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The places as columns and rows, as one reads.
    pub fn places(self) -> impl Iterator<Item = (usize, usize)> {
        let row = |row| (0..DrawnArea::SIDE).map(move |column| (column, row));
        let all = (0..DrawnArea::SIDE).flat_map(row);
        all.filter(move |&(column, row)| self.has(column, row))
    }

    /// How many columns and rows it takes from the first of all on.
    pub fn extent(self) -> (usize, usize) {
        let columns = self.places().map(|(column, _)| column + 1).max();
        let rows = self.places().map(|(_, row)| row + 1).max();
        (columns.unwrap_or(0), rows.unwrap_or(0))
    }

    /// The lines of the text, without their ends.
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

/// Reads the text; blanks at the ends of lines do not matter.
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
                    '#' if row >= DrawnArea::SIDE => {
                        return Err(failed(DrawnAreaErrorKind::TooHigh));
                    }
                    '#' if column >= DrawnArea::SIDE => {
                        return Err(failed(DrawnAreaErrorKind::TooWide));
                    }
                    '#' => area.set(column, row, true),
                    _ => return Err(failed(DrawnAreaErrorKind::Character(sign))),
                }
            }
        }
        match area.is_empty() {
            true => Err(DrawnAreaError::new(1, 1, DrawnAreaErrorKind::Empty)),
            false => Ok(area),
        }
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
            (&wide, 2, 17, DrawnAreaErrorKind::TooWide),
            (&high, 17, 2, DrawnAreaErrorKind::TooHigh),
        ] {
            let error = DrawnAreaError { line, column, kind };
            assert_eq!(text.parse::<DrawnArea>(), Err(error), "{text:?}");
        }
    }
}
