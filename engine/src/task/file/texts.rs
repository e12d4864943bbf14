//! Reading texts in several languages, and walls.

use super::error::{Stop, TaskFileErrorKind};
use super::record::PartReader;
use crate::language::file::{quote, source_offset};
use crate::task::Texts;
use crate::task::text::{byte_at, parse};
use crate::wall::{Wall, WallError};

impl PartReader<'_> {
    /// Reads `{"it": "…", …}`. Every text is CommonMark that can be shown.
    pub fn texts(&mut self) -> Result<Texts, Stop> {
        let mut texts = Texts::default();
        self.map(|reader| {
            let (at, code) = reader.string()?;
            if !is_language(&code) {
                let found = quote(&code);
                return Err(Stop::new(at, TaskFileErrorKind::BadLanguage { found }));
            }
            if texts.iter().any(|(known, _)| known == code) {
                return Err(Stop::new(at, TaskFileErrorKind::DuplicateKey { key: code }));
            }
            reader.colon()?;
            let (start, text) = reader.string()?;
            if let Err(error) = parse(&text) {
                let at = source_offset(reader.text, start, error.at);
                return Err(Stop::new(at, TaskFileErrorKind::Text(error.kind)));
            }
            texts.set(&code, text);
            Ok(())
        })?;
        Ok(texts)
    }

    /// Reads a wall: nine lines.
    pub fn wall(&mut self) -> Result<Wall, Stop> {
        let (start, text) = self.string()?;
        Wall::parse(&text).map_err(|WallError { line, column, kind }| {
            let at = source_offset(self.text, start, byte_at(&text, line, column));
            Stop::new(at, TaskFileErrorKind::Wall(kind))
        })
    }
}

/// `it`, `pt-br`
fn is_language(code: &str) -> bool {
    let mut parts = code.split('-');
    let letters = |part: &str| part.bytes().all(|byte| byte.is_ascii_lowercase());
    let first = parts
        .next()
        .is_some_and(|part| (2..=3).contains(&part.len()) && letters(part));
    first && code.len() <= 16 && parts.all(|part| (2..=8).contains(&part.len()) && letters(part))
}
