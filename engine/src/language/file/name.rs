//! Names in files: which block is meant, which was perhaps meant, and how much of one is quoted.

use super::error::{FileErrorKind, ReadError, Wrapper};
use crate::language::kind::{Kind, TABLE};
use std::collections::HashMap;
use std::sync::LazyLock;

/// How much of a file an error quotes, in characters.
const QUOTED: usize = 40;

/// With how many names an unknown one is compared; a hostile file declares 100,000 variables.
const COMPARED: usize = 1_000;

/// What a name stands for where a block can stand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Word {
    Block(Kind),
    Wrapper(Wrapper),
    Hole,
}

static WORDS: LazyLock<HashMap<&'static str, Word>> = LazyLock::new(|| {
    let blocks = TABLE.iter().map(|row| (row.variant, Word::Block(row.kind)));
    blocks.chain(OTHERS).collect()
});

const OTHERS: [(&str, Word); 4] = [
    ("Comment", Word::Wrapper(Wrapper::Comment)),
    ("Disabled", Word::Wrapper(Wrapper::Disabled)),
    ("Collapsed", Word::Wrapper(Wrapper::Collapsed)),
    ("Hole", Word::Hole),
];

/// What stands under this name.
pub(crate) fn word(name: &str) -> Option<Word> {
    WORDS.get(name).copied()
}

/// The word for a block that is most like `name`, if one is.
pub(crate) fn similar_word(name: &str) -> Option<&'static str> {
    let words = TABLE.iter().map(|row| row.variant);
    similar(name, words.chain(OTHERS.map(|(word, _)| word)))
}

/// The candidate that is most like `name`, if one is. Case and underscores do not count: people
/// write `remove_infected` for `RemoveInfected`.
pub(crate) fn similar<'c>(
    name: &str,
    candidates: impl IntoIterator<Item = &'c str>,
) -> Option<&'c str> {
    let plain = |name: &str| name.replace('_', "").to_lowercase();
    if name.chars().nth(QUOTED).is_some() {
        return None;
    }
    let name = plain(name);
    let mut best = None;
    // Less alike than this, and a hint would rather confuse.
    let mut likeness = 0.6;
    for candidate in candidates.into_iter().take(COMPARED) {
        if candidate.len() > 4 * QUOTED {
            continue;
        }
        let alike = strsim::normalized_damerau_levenshtein(&name, &plain(candidate));
        if alike > likeness {
            likeness = alike;
            best = Some(candidate);
        }
    }
    best
}

/// The beginning of a piece of a file, for an error.
pub(crate) fn quote(text: &str) -> String {
    match text.char_indices().nth(QUOTED) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

/// The error that `name` is none of these options.
pub(crate) fn unknown_option(at: usize, name: &str, options: Vec<&'static str>) -> ReadError {
    let similar = similar(name, options.iter().copied());
    let kind = FileErrorKind::UnknownOption {
        name: quote(name),
        similar,
        options,
    };
    ReadError::new(at, kind)
}
