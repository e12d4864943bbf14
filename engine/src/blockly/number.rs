//! Numbers as Blockly's `FieldNumber` reads them (`core/field_number.ts`) and as JavaScript writes
//! them.

/// The value of a text in a number field: `1,234` is 1234, `1O` is 10, an empty text is 0. `None`
/// if Blockly rejects the text and leaves the field unchanged.
pub fn read(text: &str) -> Option<f64> {
    let text = text.replace(['o', 'O'], "0").replace(',', "");
    let text = text.trim_matches(is_space);
    let (sign, digits) = match text.as_bytes().first() {
        Some(b'-') => (-1.0, &text[1..]),
        Some(b'+') => (1.0, &text[1..]),
        _ => (1.0, text),
    };
    if text.is_empty() {
        return Some(0.0);
    }
    if digits.eq_ignore_ascii_case("infinity") {
        return Some(sign * f64::INFINITY);
    }
    let has_sign = digits.len() < text.len();
    let (head, rest) = digits.split_at_checked(2).unwrap_or((digits, ""));
    let radix = match head {
        "0x" | "0X" => 16,
        "0b" | "0B" => 2,
        // `0o` became `00` above.
        _ => return decimal(digits).map(|number| sign * number),
    };
    if has_sign || rest.is_empty() {
        return None;
    }
    let digits = rest.chars().map(|digit| digit.to_digit(radix));
    let radix = f64::from(radix);
    digits.into_iter().try_fold(0.0, |number, digit| {
        Some(number * radix + f64::from(digit?))
    })
}

/// Reads unsigned digits with at most one point and an exponent.
fn decimal(text: &str) -> Option<f64> {
    let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'.' | b'e' | b'E' | b'+' | b'-');
    let is_signed = text.starts_with(['+', '-']);
    if is_signed || !text.bytes().all(is_digit) {
        return None;
    }
    text.parse().ok()
}

/// True for white space in JavaScript.
fn is_space(letter: char) -> bool {
    letter == '\u{feff}' || letter != '\u{85}' && letter.is_whitespace()
}

/// The count of `controls_repeat`: rounded to an integer, at least 0.
pub fn count(number: f64) -> f64 {
    let number = number.max(0.0);
    if number.is_finite() {
        (number + 0.5).floor()
    } else {
        number
    }
}

/// A number as text that Blockly reads back.
pub fn text(number: f64) -> String {
    if number.is_finite() {
        number.to_string()
    } else if number > 0.0 {
        "Infinity".to_owned()
    } else {
        "-Infinity".to_owned()
    }
}

/// Numbers that Blockly loses when it saves (`JSON.stringify` turns infinity into `null` and −0
/// into 0), and the notes in the block's `data` that preserve them.
const NOTES: [(f64, &str); 3] = [
    (f64::INFINITY, "Infinity"),
    (f64::NEG_INFINITY, "-Infinity"),
    (-0.0, "-0"),
];

/// The note for a number, if Blockly would lose it.
pub fn note(number: f64) -> Option<&'static str> {
    NOTES
        .iter()
        .find(|(other, _)| other.to_bits() == number.to_bits())
        .map(|(_, note)| *note)
}

/// The number for a note.
pub fn from_note(note: &str) -> Option<f64> {
    NOTES
        .iter()
        .find(|(_, other)| *other == note)
        .map(|(number, _)| *number)
}
