//! What strangers wrote, in one line, and in the cells of tables: no name of a pupil or a file is taken for
//! something else.

use engine::text::is_plain;

/// The text with line ends and other control characters, which names in a file may hold, escaped as in Rust; so
/// are the characters that turn the direction of writing.
pub fn one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for character in text.chars() {
        match is_plain(character) {
            true => line.push(character),
            false => line.extend(character.escape_default()),
        }
    }
    line
}

/// A field of CSV, in quotes if need be (RFC 4180, section 2). None begins as formulas do in spreadsheets: one that
/// would gets an apostrophe (OWASP, *CSV Injection*), also behind what is not seen.
pub fn csv_field(field: &str, separator: char) -> String {
    let seen = field.trim_start_matches([' ', '\u{a0}', '\u{200b}', '\u{2060}', '\u{feff}']);
    let formula = seen.starts_with(['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠']);
    let field = &*if formula {
        format!("'{field}")
    } else {
        field.to_owned()
    };
    if field.contains([separator, '"', '\n', '\r']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_with_separators_quotes_or_line_ends_are_quoted() {
        assert_eq!(csv_field("costo-3.ron", ','), "costo-3.ron");
        assert_eq!(csv_field("1,2", ','), "\"1,2\"");
        assert_eq!(csv_field("1,2", ';'), "1,2");
        assert_eq!(csv_field("1;2", ';'), "\"1;2\"");
        assert_eq!(csv_field("\"a\"\nb", ','), "\"\"\"a\"\"\nb\"");
    }

    #[test]
    fn no_field_is_a_formula() {
        assert_eq!(csv_field("=1+1", ','), "'=1+1");
        assert_eq!(csv_field("@a,b", ','), "\"'@a,b\"");
        assert_eq!(csv_field("1 = 1", ','), "1 = 1");
        for begin in ["+", "-", "\t", "\r", "＝", " =", "\u{feff}=", "\u{200b}@"] {
            let field = csv_field(begin, ',');
            assert!(field.trim_start_matches('"').starts_with('\''), "{field}");
        }
    }

    #[test]
    fn one_line_is_one_line() {
        assert_eq!(
            one_line("a\n\u{1b}[31m\u{202e}è"),
            "a\\n\\u{1b}[31m\\u{202e}è"
        );
    }
}
