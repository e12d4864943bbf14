//! Making text from strangers safe to show in a window or a terminal.

use std::borrow::Cow;

/// True unless the character could affect the text around it or the screen: a control character (escape sequences of
/// terminals consist of them), a line separator, or a change of the writing direction (Unicode Standard Annex 9,
/// section 2).
pub fn is_plain(character: char) -> bool {
    let turns = matches!(
        character,
        '\u{061C}' | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}'
    );
    !turns && !character.is_control()
}

/// The character itself, or U+FFFD if it is not plain; for places where it cannot be escaped.
pub fn plain(character: char) -> char {
    if is_plain(character) {
        character
    } else {
        char::REPLACEMENT_CHARACTER
    }
}

/// A stranger's text on one line; characters that are not plain are escaped as in Rust.
pub fn one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for character in text.chars() {
        if is_plain(character) {
            line.push(character);
        } else {
            line.extend(character.escape_default());
        }
    }
    line
}

/// A text as UTF-8 where its first two bytes say that it is UTF-16, as Windows saves it; any other as it is.
pub fn decoded(bytes: &[u8]) -> Cow<'_, [u8]> {
    let unit = match bytes {
        // UTF-32.
        [0xFF, 0xFE, 0, 0, ..] => return Cow::Borrowed(bytes),
        [0xFF, 0xFE, ..] => u16::from_le_bytes,
        [0xFE, 0xFF, ..] => u16::from_be_bytes,
        _ => return Cow::Borrowed(bytes),
    };
    let units = bytes[2..].as_chunks().0.iter().map(|pair| unit(*pair));
    let letters =
        char::decode_utf16(units).map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER));
    Cow::Owned(letters.collect::<String>().into_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn direction_marks_and_line_ends_are_not_plain() {
        // All characters with the property Bidi_Control, and the two separators.
        let turns = "\u{61C}\u{200E}\u{200F}\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{2066}\u{2067}\u{2068}\u{2069}";
        let ends = "\n\r\t\u{1B}\u{7F}\u{85}\u{9B}\u{2028}\u{2029}";
        for character in turns.chars().chain(ends.chars()) {
            assert!(!is_plain(character), "{character:?}");
        }
        for character in "aàłńñ ة \u{200D}\u{301}😀".chars() {
            assert!(is_plain(character), "{character:?}");
        }
    }

    #[test]
    fn one_line_escapes_line_ends() {
        let line = one_line("a\n\u{1b}[31m\u{202e}è");
        assert_eq!(line, "a\\n\\u{1b}[31m\\u{202e}è");
    }
}
