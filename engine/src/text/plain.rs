//! Characters that are no more than themselves wherever they are shown.

/// Whether a character in a name changes neither what stands beside it nor the screen: it is no control character (of
/// which escape sequences of terminals are made), ends no line, and turns no direction of writing (Unicode Standard
/// Annex 9, section 2).
pub fn is_plain(character: char) -> bool {
    let turns = matches!(
        character,
        '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}'
    );
    !turns && !character.is_control()
}

/// A character, or what stands for one that is not plain where it cannot be escaped.
pub fn plain(character: char) -> char {
    match is_plain(character) {
        true => character,
        false => char::REPLACEMENT_CHARACTER,
    }
}
