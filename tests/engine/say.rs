//! Every error has a sentence in every language, and it is whole.

mod file_errors;
mod run_time_errors;

use engine::diagnostics;
use engine::text::{Language, Text};
use engine::wall::{WallError, WallErrorKind};

/// What a sentence is made of must have gone into it, and nothing of how it was made may show.
fn assert_whole(sentence: &str) {
    assert!(!sentence.trim().is_empty());
    // A brace that the file lacks is named in quotation marks.
    let unquoted = ["«{»", "«, }»", "“{”", "“, }”", "„{”", "„, }”"];
    let plain = unquoted
        .iter()
        .fold(sentence.to_owned(), |text, sign| text.replace(sign, "x"));
    for sign in ["{", "}", "$", "  ", "\n", "«»", "“”", " ,", ".."] {
        assert!(!plain.contains(sign), "{sign:?}: {sentence}");
    }
    assert!(sentence.ends_with(['.', '?']), "{sentence}");
}

fn texts() -> impl Iterator<Item = Text> {
    Language::complete().map(|language| Text::load(language).unwrap())
}

fn italian() -> Text {
    Text::load(Language::It).unwrap()
}

#[test]
fn every_error_of_a_wall_has_a_whole_sentence() {
    for text in texts() {
        for kind in [
            WallErrorKind::UnexpectedCharacter('X'),
            WallErrorKind::LineTooShort(0),
            WallErrorKind::LineTooShort(1),
            WallErrorKind::LineTooShort(8),
            WallErrorKind::LineTooLong,
            WallErrorKind::TooFewLines(0),
            WallErrorKind::TooFewLines(1),
            WallErrorKind::TooFewLines(8),
            WallErrorKind::TooManyLines,
        ] {
            // A new kind stops this from compiling, and has to be added above.
            match kind {
                WallErrorKind::UnexpectedCharacter(_)
                | WallErrorKind::LineTooShort(_)
                | WallErrorKind::LineTooLong
                | WallErrorKind::TooFewLines(_)
                | WallErrorKind::TooManyLines => {}
            }
            let error = WallError {
                line: 1,
                column: 1,
                kind,
            };
            assert_whole(&diagnostics::wall_error(&text, &error));
        }
    }
}
