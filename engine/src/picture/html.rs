//! Escaped text and embedded pictures for HTML pages.
//!
//! Pictures are `data:` URIs, so that each is a separate document: ids of text outlines in one
//! picture must not refer to another one.

use crate::text::plain;
use std::fmt::{self, Display, Write as _};

/// Text escaped for HTML, between tags and in attributes.
pub struct HtmlEscaped<'a>(pub &'a str);

impl Display for HtmlEscaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for character in self.0.chars() {
            match character {
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '&' => f.write_str("&amp;")?,
                '"' => f.write_str("&quot;")?,
                // HTML does not allow control characters, but names in files may contain them.
                other => f.write_char(plain(other))?,
            }
        }
        Ok(())
    }
}

/// An SVG as a `data:` URI (RFC 2397), with reserved bytes as %XX.
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
