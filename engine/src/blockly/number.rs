//! Numbers as Blockly's `FieldNumber` reads them (`core/field_number.ts`) and as JavaScript writes them.

/// What a text in a number field means: `1,234` is 1234, `1O` is 10, nothing is 0; none if Blockly leaves the field
/// as it was.
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
        // `0o` was made `00`.
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

/// Digits with at most one point and an exponent.
fn decimal(text: &str) -> Option<f64> {
    let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'.' | b'e' | b'E' | b'+' | b'-');
    let is_signed = text.starts_with(['+', '-']);
    let number = (!is_signed && text.bytes().all(is_digit)).then(|| text.parse().ok());
    number.flatten()
}

/// What JavaScript takes for white space.
fn is_space(letter: char) -> bool {
    letter == '\u{feff}' || letter != '\u{85}' && letter.is_whitespace()
}

/// The count of `controls_repeat`: a whole number from 0 on.
pub fn count(number: f64) -> f64 {
    let number = number.max(0.0);
    match number.is_finite() {
        true => (number + 0.5).floor(),
        false => number,
    }
}

/// A number as Blockly reads it again.
pub fn text(number: f64) -> String {
    match number.is_finite() {
        true => number.to_string(),
        false if number > 0.0 => "Infinity".to_owned(),
        false => "-Infinity".to_owned(),
    }
}

/// Numbers that Blockly's own files lose (`JSON.stringify` makes `null` of infinity and 0 of −0), and the note beside
/// the block from which we know them again.
const NOTES: [(f64, &str); 3] = [
    (f64::INFINITY, "Infinity"),
    (f64::NEG_INFINITY, "-Infinity"),
    (-0.0, "-0"),
];

/// The note that goes with a number.
pub fn note(number: f64) -> Option<&'static str> {
    let mut notes = NOTES.iter();
    let found = notes.find(|(other, _)| other.to_bits() == number.to_bits());
    found.map(|(_, note)| *note)
}

/// The number that goes with a note.
pub fn noted(note: &str) -> Option<f64> {
    let mut notes = NOTES.iter();
    let found = notes.find(|(_, other)| *other == note);
    found.map(|(number, _)| *number)
}
