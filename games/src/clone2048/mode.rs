//! The four ways to show a block, and the letters of levels.

use super::board::{LAST_LEVEL, Level};
use serde::{Deserialize, Serialize};

/// Labels of blocks.
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
    /// All modes, in the order of the paper's menu.
    pub const ALL: [DisplayMode; 4] = [
        DisplayMode::Letter,
        DisplayMode::Level,
        DisplayMode::Powers1024,
        DisplayMode::Powers2048,
    ];

    /// The text on a block of this level, never shortened.
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

    /// The width of a block in characters, as in the paper: enough for levels up to 12.
    pub const fn width(self) -> usize {
        match self {
            DisplayMode::Letter => 1,
            DisplayMode::Level => 2,
            DisplayMode::Powers1024 | DisplayMode::Powers2048 => 4,
        }
    }
}

/// Ranges of letters, each with the level of its first one. The paper ends with Z (26). After it come the small letters
/// (27 to 52), then the Chinese characters from 一 (53) in the order of Unicode, the longest range of letters. So every
/// level that can occur has its own letter, and a cell is one character in a file.
const LETTERS: [(Level, char, char); 3] =
    [(1, 'A', 'Z'), (27, 'a', 'z'), (53, '\u{4E00}', '\u{9FFF}')];

/// The letter of a level.
///
/// # Panics
/// If the level is not in `1..=LAST_LEVEL`.
pub(super) fn letter(level: Level) -> char {
    assert!((1..=LAST_LEVEL).contains(&level), "no letter for {level}");
    let &(start, first, _) = LETTERS
        .iter()
        .rev()
        .find(|(start, ..)| *start <= level)
        .expect("the first range starts with level 1");
    char::from_u32(first as u32 + u32::from(level - start)).expect("the ranges are contiguous")
}

/// The level of a letter; `None` if it is none of [`letter`].
pub(super) fn level_of(letter: char) -> Option<Level> {
    let &(start, first, _) = LETTERS
        .iter()
        .find(|(_, first, last)| (first..=last).contains(&&letter))?;
    Some(start + (letter as u32 - first as u32) as Level)
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
    fn every_level_has_its_own_letter() {
        for level in 1..=LAST_LEVEL {
            assert_eq!(level_of(letter(level)), Some(level));
        }
        assert_eq!(letter(LAST_LEVEL), '\u{9FFF}');
        for other in ['.', '*', ' ', '@', '[', '`', '{', 'É', '\u{A000}'] {
            assert_eq!(level_of(other), None);
        }
    }
}
