//! What can still be read of a damaged file.
//!
//! The entry in which the reader stumbles is left out, the smallest one around the place, and what is left is read
//! again. A text that was cut off is closed behind its last whole entry.

use super::outline::{Break, Outline};
use ron::error::{Position, SpannedError};
use serde::de::DeserializeOwned;

/// So many bytes are read in all attempts.
const MOST_BYTES: usize = 32 << 20;

/// What may be left out of a damaged value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Salvage {
    /// Nothing: it is of use only whole.
    Nothing,
    /// Any entry. Fields with these names are of use only whole: they are left out with all that is in them.
    Entries {
        /// The names.
        whole: &'static [&'static str],
    },
}

impl Salvage {
    /// What can be read of a file; none if that is nothing, or nothing but what there is without a file.
    pub fn read<T: DeserializeOwned + Default + PartialEq>(self, bytes: &[u8]) -> Option<T> {
        let read = |text: &str| ron::from_str(text).map_err(|error: SpannedError| error.span.start);
        let value = self.read_by(bytes, read)?;
        Some(value).filter(|value| *value != T::default())
    }

    /// What can be read of a file by a reader of RON of its own, which says where it stumbles.
    pub fn read_by<T>(self, bytes: &[u8], read: impl Fn(&str) -> Result<T, Position>) -> Option<T> {
        let Salvage::Entries { whole } = self else {
            return None;
        };
        let mut text = String::from_utf8_lossy(bytes).into_owned();
        // What stands for bytes that are no text is damage too.
        let replaced = std::str::from_utf8(bytes).is_err();
        let mut left = MOST_BYTES;
        loop {
            left = left.checked_sub(text.len().max(1))?;
            let outline = Outline::of(&text);
            if let Some(broken) = &outline.broken {
                text = closed(&text, &outline, broken, whole)?;
                continue;
            }
            let after = outline.end?;
            text.truncate(after);
            if let Some(byte) = text.find(char::REPLACEMENT_CHARACTER).filter(|_| replaced) {
                text = without(&text, &outline, byte, whole)?;
                continue;
            }
            match read(&text) {
                Ok(value) => return Some(value),
                Err(at) => text = without(&text, &outline, place(&text, at), whole)?,
            }
        }
    }
}

/// The text up to its last whole entry, with all brackets closed.
fn closed(text: &str, outline: &Outline, broken: &Break, whole: &[&str]) -> Option<String> {
    let goes = broken
        .within
        .and_then(|within| outline.goes_with(within, text, whole));
    let (at, depth) = match goes.or(broken.entry) {
        Some(entry) => (outline.entries[entry].range.start, outline.depth(entry)),
        None => (broken.at, broken.closers.len()),
    };
    if depth == 0 {
        return None;
    }
    let closers = broken.closers[..depth].iter().rev();
    Some(text[..at].chars().chain(closers.copied()).collect())
}

/// The text without the smallest entry around a byte; none if it is in none.
fn without(text: &str, outline: &Outline, byte: usize, whole: &[&str]) -> Option<String> {
    let entry = outline.innermost(byte)?;
    let entry = outline.goes_with(entry, text, whole).unwrap_or(entry);
    let range = outline.entries[entry].range.clone();
    let rest = &text[range.end..];
    // The comma goes with it.
    let rest = rest.trim_start().strip_prefix(',').unwrap_or(rest);
    Some(format!("{}{rest}", &text[..range.start]))
}

/// The byte at which the reader stumbled.
fn place(text: &str, Position { line, col }: Position) -> usize {
    let lines: usize = text
        .split_inclusive('\n')
        .take(line.saturating_sub(1))
        .map(str::len)
        .sum();
    let column = text[lines..].char_indices().nth(col.saturating_sub(1));
    column.map_or(text.len(), |(byte, _)| lines + byte)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::{Deserialize, Serialize};
    use std::collections::{BTreeMap, BTreeSet};

    #[derive(Serialize, Deserialize, Default, PartialEq, Clone, Debug)]
    #[serde(default)]
    struct Value {
        number: u32,
        name: String,
        list: Vec<u8>,
        set: BTreeSet<u8>,
        tasks: BTreeMap<String, Inner>,
        game: Option<Game>,
    }

    #[derive(Serialize, Deserialize, Default, PartialEq, Clone, Debug)]
    #[serde(default)]
    struct Inner {
        best: Option<u8>,
        done: bool,
    }

    #[derive(Serialize, Deserialize, PartialEq, Clone, Debug)]
    struct Game {
        moves: Vec<u8>,
        #[serde(default)]
        help: bool,
    }

    const WHOLE: Salvage = Salvage::Entries { whole: &["game"] };

    fn value() -> Value {
        let inner = |best| Inner { best, done: true };
        Value {
            number: 4,
            name: "ei, \"n\" (zwei] // drei\\".to_owned(),
            list: vec![1, 2, 3],
            set: BTreeSet::from([4, 5]),
            tasks: BTreeMap::from([
                ("a".to_owned(), inner(Some(3))),
                ("b".to_owned(), inner(None)),
            ]),
            game: Some(Game {
                moves: vec![1, 2],
                help: true,
            }),
        }
    }

    /// Whether all that is there was there before, or is as without a file.
    fn is_part_of(part: &Value, whole: &Value) -> bool {
        let none = Value::default();
        let inner = |(place, task): (&String, &Inner)| {
            let before = &whole.tasks[place];
            (task.best == before.best || task.best.is_none()) && (task.done <= before.done)
        };
        (part.number == whole.number || part.number == none.number)
            && (part.name == whole.name || part.name == none.name)
            && part.list.iter().all(|entry| whole.list.contains(entry))
            && part.set.is_subset(&whole.set)
            && part.tasks.iter().all(inner)
            && (part.game == whole.game || part.game.is_none())
    }

    #[test]
    fn of_a_file_that_was_cut_off_all_before_is_read() {
        let value = value();
        let pretty = ron::ser::PrettyConfig::new();
        for text in [
            ron::to_string(&value).unwrap(),
            ron::ser::to_string_pretty(&value, pretty).unwrap(),
        ] {
            let mut read = 0;
            for length in 0..text.len() {
                let part = WHOLE.read::<Value>(&text.as_bytes()[..length]);
                let part = part.unwrap_or_default();
                assert!(is_part_of(&part, &value), "{length}: {part:?}");
                let fields = [
                    part.number == value.number,
                    part.name == value.name,
                    part.list == value.list,
                    part.tasks.contains_key("a"),
                    part.tasks.len() == 2,
                    part.game.is_some(),
                ];
                read = fields.iter().filter(|is| **is).count();
            }
            // All but the last bracket.
            assert!(read >= 4, "{read}");
        }
    }

    #[test]
    fn what_is_damaged_is_left_out_and_the_rest_is_read() {
        let cases = [
            // A number that is none, a list with a strange entry, a task with a strange field.
            ("number: 4", "number: \"vier\""),
            ("2,\n        3", "-2,\n        3"),
            ("best: Some(3)", "best: Some(900)"),
            ("done: true", "done: wahr"),
        ];
        let whole = value();
        let pretty = ron::ser::PrettyConfig::new();
        let text = ron::ser::to_string_pretty(&whole, pretty).unwrap();
        for (from, to) in cases {
            assert!(text.contains(from), "{from}: {text}");
            let damaged = text.replacen(from, to, 1);
            let part = WHOLE.read::<Value>(damaged.as_bytes()).unwrap();
            assert!(part != whole && is_part_of(&part, &whole), "{to}: {part:?}");
            let same = [
                part.number == whole.number,
                part.list == whole.list,
                part.tasks == whole.tasks,
            ];
            assert_eq!(same.iter().filter(|is| **is).count(), 2, "{to}: {part:?}");
            assert_eq!((&part.name, &part.game), (&whole.name, &whole.game), "{to}");
        }
    }

    #[test]
    fn what_is_of_use_only_whole_goes_whole() {
        let text = "(number: 4, game: Some((moves: [1, -2, 3], help: true)), name: \"n\")";
        let part = WHOLE.read::<Value>(text.as_bytes()).unwrap();
        assert_eq!((part.number, &*part.name, part.game), (4, "n", None));
        let all = Salvage::Entries { whole: &[] };
        let part = all.read::<Value>(text.as_bytes()).unwrap();
        assert_eq!(part.game.unwrap().moves, [1, 3]);
        assert_eq!(Salvage::Nothing.read::<Value>(text.as_bytes()), None);
    }

    #[test]
    fn any_bytes_are_read_or_not_and_it_ends() {
        let text = ron::to_string(&value()).unwrap();
        let mut chance = engine::chance::Chance::new(3);
        for _ in 0..2_000 {
            let mut bytes = text.clone().into_bytes();
            for _ in 0..1 + chance.below(6) {
                let at = chance.below(bytes.len() as u64) as usize;
                match chance.below(3) {
                    0 => bytes[at] = chance.below(256) as u8,
                    1 => bytes.truncate(at.max(1)),
                    _ => bytes.insert(at, b"()[]{},:\"\\/*'r#"[chance.below(15) as usize]),
                }
            }
            let _ = WHOLE.read::<Value>(&bytes);
        }
        for text in [
            "", "(", ")", "(((", "r#\"", "'", "/*", "\u{feff}", "((((((()",
        ] {
            assert_eq!(WHOLE.read::<Value>(text.as_bytes()), None, "{text}");
        }
        let deep = "(".repeat(200_000);
        assert_eq!(WHOLE.read::<Value>(deep.as_bytes()), None);
    }
}
