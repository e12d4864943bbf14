//! The four ways to show a block.

use super::board::{LAST_LEVEL, Level};
use serde::{Deserialize, Serialize};

/// How blocks are shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum DisplayMode {
    /// A letter: A, B, …
    #[default]
    Letter,
    Level,
    /// 2^(level − 1).
    Powers1024,
    /// 2^level.
    Powers2048,
}

impl DisplayMode {
    /// All four, as in the menu of the paper.
    pub const ALL: [DisplayMode; 4] = [
        DisplayMode::Letter,
        DisplayMode::Level,
        DisplayMode::Powers1024,
        DisplayMode::Powers2048,
    ];

    /// How a block of this level is shown, in full however large it is.
    ///
    /// # Panics
    /// If the level is not in `1..=LAST_LEVEL`.
    pub fn show(self, level: Level) -> String {
        match self {
            DisplayMode::Letter => letter(level).to_string(),
            DisplayMode::Level => level.to_string(),
            DisplayMode::Powers1024 => power_of_two(level - 1),
            DisplayMode::Powers2048 => power_of_two(level),
        }
    }

    /// How many characters the paper gives to a block: the most that levels up to 12 need.
    pub const fn width(self) -> usize {
        match self {
            DisplayMode::Letter => 1,
            DisplayMode::Level => 2,
            DisplayMode::Powers1024 | DisplayMode::Powers2048 => 4,
        }
    }
}

/// Rows of consecutive letters, each with the level of its first. The paper ends with Z (26); after
/// it come the small letters (27 to 52), and then the Chinese characters in the order of Unicode,
/// from 一 (53): the longest unbroken row of letters that there is, so that every level that can
/// occur keeps a letter of its own, and a row of a file one character a cell.
const ROWS: [(Level, char, char); 3] =
    [(1, 'A', 'Z'), (27, 'a', 'z'), (53, '\u{4E00}', '\u{9FFF}')];

/// The letter of a level.
///
/// # Panics
/// If the level is not in `1..=LAST_LEVEL`.
pub fn letter(level: Level) -> char {
    assert!((1..=LAST_LEVEL).contains(&level), "no letter for {level}");
    let row = ROWS.iter().rev().find(|row| row.0 <= level);
    let &(least, first, _) = row.expect("the first row begins with level 1");
    char::from_u32(first as u32 + u32::from(level - least)).expect("the rows are unbroken")
}

pub fn level_of(letter: char) -> Option<Level> {
    let row = ROWS.iter().find(|row| (row.1..=row.2).contains(&letter))?;
    Some(row.0 + (letter as u32 - row.1 as u32) as Level)
}

/// 2^exponent in decimal.
fn power_of_two(exponent: Level) -> String {
    // Groups of nine digits, the lowest first.
    const GROUP: u64 = 1_000_000_000;
    let mut groups = vec![1u64];
    let mut rest = exponent;
    while rest > 0 {
        let bits = rest.min(32);
        rest -= bits;
        let mut carry = 0;
        for group in &mut groups {
            let doubled = (*group << bits) + carry;
            (*group, carry) = (doubled % GROUP, doubled / GROUP);
        }
        while carry > 0 {
            groups.push(carry % GROUP);
            carry /= GROUP;
        }
    }
    let mut groups = groups.into_iter().rev();
    let first = groups.next().expect("there is a group").to_string();
    groups.fold(first, |digits, group| format!("{digits}{group:09}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_four_ways_of_the_paper() {
        let shown = |level| DisplayMode::ALL.map(|mode| mode.show(level));
        assert_eq!(shown(1), ["A", "1", "1", "2"]);
        assert_eq!(shown(2), ["B", "2", "2", "4"]);
        assert_eq!(shown(11), ["K", "11", "1024", "2048"]);
        assert_eq!(shown(12), ["L", "12", "2048", "4096"]);
        assert_eq!(shown(26)[0], "Z");
        assert_eq!(shown(27)[0], "a");
        assert_eq!(shown(53)[0], "一");
    }

    #[test]
    fn every_level_has_a_letter_of_its_own() {
        for level in 1..=LAST_LEVEL {
            assert_eq!(level_of(letter(level)), Some(level));
        }
        assert_eq!(letter(LAST_LEVEL), '\u{9FFF}');
        for other in ['.', '*', ' ', '@', '[', '`', '{', 'É', '\u{A000}'] {
            assert_eq!(level_of(other), None);
        }
    }
}
