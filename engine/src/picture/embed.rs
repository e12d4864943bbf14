//! The program inside a picture: how it is put there, and read again from files of strangers.
//!
//! Nothing is unpacked and nothing is looked at twice, so that reading costs no more than the file is
//! long, whatever is in it.

use super::PictureError;
use super::png;
use crate::language::Program;
use crate::language::file::write;
use crate::text::is_plain;
use std::borrow::Cow;

/// The name of the chunk with the program in a PNG.
pub(super) const KEYWORD: &str = "Clickomania program";

/// The element with the program in an SVG; its prefix is fixed, so that it is found without a reader
/// of XML.
const ELEMENT: &str = "clickomania:program";

/// The text of the program in an SVG or PNG of ours; none if these bytes are no picture at all.
///
/// # Errors
/// [`PictureError::NoProgram`] for pictures of others, and for ours if what sent or stored them took
/// the program out; [`PictureError::Damaged`] for what is cut off or changed.
pub fn program_in(bytes: &[u8]) -> Result<Option<String>, PictureError> {
    if png::is_png(bytes) {
        return png::text(bytes, KEYWORD).map(Some);
    }
    // What comes before a broken character, where a file may have been cut off.
    let chunk = bytes.utf8_chunks().next();
    let text = chunk.map_or("", |chunk| chunk.valid());
    // No program begins so.
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

/// The text of a program as it stands in a picture: one that is long only because it is deep stands there without the
/// spaces in which its lines begin. No text in it goes on over lines.
pub(super) fn text_of(program: &Program) -> String {
    const LONG: usize = 1 << 20;
    let text = write(program);
    if text.len() < LONG {
        return text;
    }
    let lines = text.lines().map(str::trim_start);
    lines.collect::<Vec<_>>().join("\n")
}

/// The element with the program whose text this is.
pub(super) fn metadata(program: &str) -> String {
    // Two characters cannot stand in XML at all, and some turn what stands beside them; in a program they can only stand
    // in quotes, where they can be written so.
    let stands = |c: char| c == '\n' || is_plain(c) && !matches!(c, '\u{fffe}' | '\u{ffff}');
    let mut written = String::with_capacity(program.len());
    for c in program.chars() {
        match stands(c) {
            true => written.push(c),
            false => written.extend(c.escape_unicode()),
        }
    }
    let program = escaped(&written);
    format!(
        "<metadata><{ELEMENT} xmlns:clickomania=\"urn:clickomania:program\">{program}</{ELEMENT}></metadata>\n"
    )
}

/// A text as it stands between tags.
pub(super) fn escaped(text: &str) -> Cow<'_, str> {
    if !text.contains(['&', '<', '>']) {
        return Cow::Borrowed(text);
    }
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    Cow::Owned(text.replace('>', "&gt;"))
}

/// The text that is written so; none if it holds tags or what we never write.
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
