//! What pages of HTML are made of: text that cannot break them, and pictures inside the page.
//!
//! Pictures are in the page as addresses (`data:`), each a document of its own: several pictures of ours
//! in one document would take each other's letters for their own.

use crate::text::plain;
use std::fmt::{self, Display, Write as _};

/// Text as HTML has it, between tags and in quotes.
pub struct HtmlEscaped<'a>(pub &'a str);

impl Display for HtmlEscaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for character in self.0.chars() {
            match character {
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '&' => f.write_str("&amp;")?,
                '"' => f.write_str("&quot;")?,
                // Control characters are not allowed in HTML; names in a file may hold them.
                other => f.write_char(plain(other))?,
            }
        }
        Ok(())
    }
}

/// An SVG as an address (RFC 2397), bytes that mean something there written as %XX.
pub struct SvgDataUri(pub String);

impl Display for SvgDataUri {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("data:image/svg+xml,")?;
        for byte in self.0.bytes() {
            match byte {
                b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => f.write_char(byte.into())?,
                b' ' | b'-' | b'_' | b'.' | b',' | b':' | b';' | b'=' | b'/' | b'(' | b')' => {
                    f.write_char(byte.into())?;
                }
                other => write!(f, "%{other:02X}")?,
            }
        }
        Ok(())
    }
}
