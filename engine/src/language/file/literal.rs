//! Numbers and strings of RON, written and read. Type suffixes (`7u8`) and raw strings (`r"…"`) are
//! not supported.

use super::error::{FileErrorKind, ReadError, quote};
use super::token::Token;
use std::borrow::Cow;
use std::fmt::Write as _;

/// A number in the fewest digits that read back the same, without `.0`.
pub(crate) fn number(value: f64) -> String {
    let mut text = format!("{value:?}");
    if text.ends_with(".0") {
        text.truncate(text.len() - 2);
    }
    text
}

/// A coordinate: as [`number`], but always with a point.
pub(super) fn point(value: f64) -> String {
    let mut text = format!("{value:?}");
    if !text.contains('.')
        && let Some(exponent) = text.find('e')
    {
        text.insert_str(exponent, ".0");
    }
    text
}

/// A string in quotes. Escapes only quotes, backslashes and control characters.
pub(crate) fn quoted(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            c if c.is_control() => {
                let _ = write!(out, "\\u{{{:x}}}", u32::from(c));
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

/// Reads the number from byte `start` to `end`.
pub(super) fn number_token(text: &str, start: usize, end: usize) -> Result<Token<'_>, ReadError> {
    let source = &text[start..end];
    let fault = |kind| Err(ReadError::new(start, kind));
    match value(source) {
        Some(value) if value.is_nan() => fault(FileErrorKind::NotANumber),
        Some(value) => Ok(Token::Number(value)),
        None => fault(FileErrorKind::BadNumber {
            found: quote(source),
        }),
    }
}

/// The value of a number in RON: a double, or an integer in one of four bases.
fn value(source: &str) -> Option<f64> {
    let digits = source.strip_prefix(['+', '-']).unwrap_or(source);
    let negative = source.starts_with('-');
    match digits {
        "inf" if negative => return Some(f64::NEG_INFINITY),
        "inf" => return Some(f64::INFINITY),
        "NaN" => return Some(f64::NAN),
        _ => (),
    }
    let bases = [("0x", 16), ("0o", 8), ("0b", 2)];
    let based = bases
        .iter()
        .find_map(|(prefix, base)| Some((digits.strip_prefix(prefix)?, *base)));
    match based {
        Some((digits, base)) => integer(digits, negative, base),
        None => double(source),
    }
}

/// An integer of 64 bits in base 2, 8 or 16.
fn integer(digits: &str, negative: bool, base: u32) -> Option<f64> {
    if digits.starts_with(['_', '+', '-']) {
        return None;
    }
    let size = u64::from_str_radix(&digits.replace('_', ""), base).ok()?;
    let value = if negative {
        -i128::from(size)
    } else {
        i128::from(size)
    };
    (value >= i128::from(i64::MIN)).then_some(value as f64)
}

fn double(source: &str) -> Option<f64> {
    let mut plain = String::with_capacity(source.len());
    let mut underscore = false;
    for c in source.chars() {
        match c {
            '_' if underscore => continue,
            '0'..='9' | 'e' | 'E' => underscore = true,
            '.' => underscore = false,
            '+' | '-' => (),
            _ => return None,
        }
        plain.push(c);
    }
    plain.parse().ok()
}

/// Reads the string whose opening quote is at `start`. Returns its end and its decoded value.
pub(super) fn string(source: &str, start: usize) -> Result<(usize, Cow<'_, str>), ReadError> {
    let unclosed = || ReadError::new(start, FileErrorKind::UnclosedText);
    let mut at = start + 1;
    let mut decoded = String::new();
    loop {
        let length = source.as_bytes()[at..]
            .iter()
            .position(|byte| matches!(byte, b'"' | b'\\'))
            .ok_or_else(unclosed)?;
        let plain = &source[at..at + length];
        at += length;
        if source.as_bytes()[at] == b'"' {
            let text = if decoded.is_empty() {
                Cow::Borrowed(plain)
            } else {
                Cow::Owned(decoded + plain)
            };
            return Ok((at + 1, text));
        }
        decoded.push_str(plain);
        let rest = &source[at + 1..];
        if rest.is_empty() {
            return Err(unclosed());
        }
        at += 1 + escape(rest, &mut decoded).ok_or_else(|| {
            let length = match rest.as_bytes()[0] {
                b'u' => rest.find(['}', '"']).unwrap_or(9).min(9) + 1,
                b'x' => 3,
                _ => 1,
            };
            let found = std::iter::once('\\').chain(rest.chars().take(length));
            let found = found.take_while(|&c| c != '"').collect();
            ReadError::new(at, FileErrorKind::BadEscape { found })
        })?;
    }
}

/// The offset in the source of byte `offset` of a decoded string whose opening quote is at `start`.
pub(crate) fn source_offset(source: &str, start: usize, offset: usize) -> usize {
    let mut at = start + 1;
    let mut decoded = 0;
    while decoded < offset {
        let Some(next) = source[at..].chars().next() else {
            break;
        };
        if next != '\\' {
            decoded += next.len_utf8();
            at += next.len_utf8();
            continue;
        }
        let mut escaped = String::new();
        let Some(length) = escape(&source[at + 1..], &mut escaped) else {
            break;
        };
        decoded += escaped.len();
        at += 1 + length;
    }
    at
}

/// Decodes the escape after a backslash into `out` and returns its length.
fn escape(rest: &str, out: &mut String) -> Option<usize> {
    let plain = match rest.as_bytes()[0] {
        b'\'' => '\'',
        b'"' => '"',
        b'\\' => '\\',
        b'n' => '\n',
        b'r' => '\r',
        b't' => '\t',
        b'0' => '\0',
        b'x' => return byte_escapes(rest, out),
        b'u' => {
            let digits = rest[1..].strip_prefix('{')?;
            let digits = &digits[..digits.bytes().take(7).position(|byte| byte == b'}')?];
            if !digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
                return None;
            }
            let code = u32::from_str_radix(digits, 16).ok()?;
            out.push(char::from_u32(code)?);
            return Some(digits.len() + 3);
        }
        // A line continuation.
        b'\n' | b'\r' => {
            let next = rest
                .strip_prefix("\r\n")
                .or_else(|| rest.strip_prefix('\n'))?;
            return Some(rest.len() - next.trim_start_matches([' ', '\t', '\n', '\r']).len());
        }
        _ => return None,
    };
    out.push(plain);
    Some(1)
}

/// Decodes `\x` escapes, which are bytes of UTF-8: up to four of them make one character.
fn byte_escapes(rest: &str, out: &mut String) -> Option<usize> {
    let mut bytes = Vec::new();
    let mut at = 1;
    for count in 1..=4 {
        let digits = rest.get(at..at + 2)?;
        if !digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return None;
        }
        bytes.push(u8::from_str_radix(digits, 16).ok()?);
        at += 2;
        if let Ok(text) = std::str::from_utf8(&bytes) {
            out.push_str(text);
            return Some(at);
        }
        if count < 4 {
            rest.get(at..)?.strip_prefix("\\x")?;
            at += 2;
        }
    }
    None
}
