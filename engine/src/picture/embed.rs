//! Embeds a program in a picture, and reads it back from untrusted files.
//!
//! Reading decompresses nothing and reads each byte once, so it is linear in the size of the file.

use super::PictureError;
use super::png;
use crate::language::Program;
use crate::language::file::write;
use crate::text::is_plain;
use std::borrow::Cow;

/// The keyword of the text chunk with the program in a PNG.
pub(super) const KEYWORD: &str = "Clickomania program";

/// The element with the program in an SVG. Its prefix is fixed, so that reading needs no XML
/// parser.
const ELEMENT: &str = "clickomania:program";

/// The file text of the program in an SVG or PNG; `None` if the bytes are not a picture.
///
/// # Errors
/// [`PictureError::NoProgram`] for other pictures, or if a service removed the program;
/// [`PictureError::Damaged`] if the program is cut off or changed.
pub fn program_in(bytes: &[u8]) -> Result<Option<String>, PictureError> {
    if png::is_png(bytes) {
        return png::text(bytes, KEYWORD).map(Some);
    }
    // A file may be cut off inside a character: read the text before it.
    let chunk = bytes.utf8_chunks().next();
    let text = chunk.map_or("", |chunk| chunk.valid());
    // Program files never start with `<`.
    let beginning = text.trim_start_matches('\u{feff}').trim_start();
    if !beginning.starts_with('<') {
        return Ok(None);
    }
    program_in_svg(text).map(Some)
}

fn program_in_svg(svg: &str) -> Result<String, PictureError> {
    let (_, rest) = svg
        .split_once(&format!("<{ELEMENT}"))
        .ok_or(PictureError::NoProgram)?;
    let whole = rest
        .split_once('>')
        .and_then(|(_, rest)| rest.split_once(&format!("</{ELEMENT}")));
    let (content, _) = whole.ok_or(PictureError::Damaged)?;
    unescaped(content).ok_or(PictureError::Damaged)
}

/// The file text of a program for embedding. Long texts, mostly of deep programs, are not indented;
/// that is safe because no string spans lines.
pub(super) fn text_of(program: &Program) -> String {
    const LONG: usize = 1 << 20;
    let text = write(program);
    if text.len() < LONG {
        return text;
    }
    let lines: Vec<&str> = text.lines().map(str::trim_start).collect();
    lines.join("\n")
}

/// The SVG element that embeds the file text of a program.
pub(super) fn metadata(program: &str) -> String {
    // XML does not allow two characters, and some change the direction of text. In a program all of
    // them occur only in strings, where they can be escaped.
    let unescaped = |c: char| c == '\n' || is_plain(c) && !matches!(c, '\u{fffe}' | '\u{ffff}');
    let mut written = String::with_capacity(program.len());
    for c in program.chars() {
        if unescaped(c) {
            written.push(c);
        } else {
            written.extend(c.escape_unicode());
        }
    }
    let program = escaped(&written);
    format!(
        "<metadata><{ELEMENT} xmlns:clickomania=\"urn:clickomania:program\">{program}</{ELEMENT}></metadata>\n"
    )
}

/// Escapes text between tags.
pub(super) fn escaped(text: &str) -> Cow<'_, str> {
    if !text.contains(['&', '<', '>']) {
        return Cow::Borrowed(text);
    }
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    Cow::Owned(text.replace('>', "&gt;"))
}

/// Decodes text between tags; `None` if it contains tags or unknown entities.
fn unescaped(written: &str) -> Option<String> {
    let mut text = String::with_capacity(written.len());
    let mut pieces = written.split('&');
    text.push_str(pieces.next()?);
    for piece in pieces {
        let (name, rest) = piece.split_once(';')?;
        text.push(match name {
            "amp" => '&',
            "lt" => '<',
            "gt" => '>',
            "quot" => '"',
            "apos" => '\'',
            _ => {
                let number = name.strip_prefix('#')?;
                let code = match number.strip_prefix('x') {
                    Some(number) => u32::from_str_radix(number, 16),
                    None => number.parse(),
                };
                char::from_u32(code.ok()?)?
            }
        });
        text.push_str(rest);
    }
    (!written.contains('<')).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_other_programs_escape_is_read_too() {
        let svg = |inside: &str| format!("<svg><{ELEMENT}>{inside}</{ELEMENT}></svg>");
        let read = |inside: &str| program_in(svg(inside).as_bytes());
        assert_eq!(
            read("a&quot;b&apos;&#233;&#xE8;&amp;lt;").unwrap().unwrap(),
            "a\"b'éè&lt;"
        );
        for broken in ["&", "&lt", "&euro;", "&#x110000;", "&#;", "<b>a</b>"] {
            assert_eq!(read(broken), Err(PictureError::Damaged), "{broken}");
        }
    }
}
