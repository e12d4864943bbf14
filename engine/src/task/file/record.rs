//! Reads the elements of task files: records, lists, maps, words, numbers, texts, walls. Notes where each part begins.

use super::error::{Stop, TaskFileErrorKind};
use crate::language::Kind;
use crate::language::file::{
    Expected, FileErrorKind, Owner, Token, Tokens, Word, quote, similar_word, source_offset,
    unknown_option, word,
};
use crate::task::Texts;
use crate::task::text::{TextBlock, TextErrorKind, byte_at, parse};
use crate::wall::{Wall, WallError};
use std::collections::HashMap;

/// The byte offset of each part, by its path.
pub(super) type Offsets = HashMap<String, usize>;

/// The words that are valid at one position of a file: field names or options.
pub(super) trait FileWords: Copy + 'static {
    const TEXTS: &'static [&'static str];
    /// The values, in the order of `TEXTS`.
    const ALL: &'static [Self];
}

/// Declares an enum with its [`FileWords`].
macro_rules! file_words {
    ($words:ident { $($word:ident $text:literal)+ }) => {
        #[derive(Clone, Copy)]
        enum $words { $($word),+ }

        impl FileWords for $words {
            const TEXTS: &'static [&'static str] = &[$($text),+];
            const ALL: &'static [Self] = &[$($words::$word),+];
        }
    };
}
pub(super) use file_words;

/// Reads the parts of a file. Recursion is bounded by the nesting of the format.
pub(super) struct PartReader<'t> {
    /// The text, without byte-order mark.
    pub text: &'t str,
    pub tokens: Tokens<'t>,
    pub offsets: Offsets,
    /// The task is still being written: goals, questions and options referred to by number may be missing.
    pub unfinished: bool,
    /// The path of the part that is being read.
    path: String,
}

impl<'t> PartReader<'t> {
    pub fn new(text: &'t str) -> PartReader<'t> {
        PartReader {
            text,
            tokens: Tokens::new(text),
            offsets: Offsets::new(),
            unfinished: false,
            path: String::new(),
        }
    }

    pub fn path(&self) -> &str {
        &self.path
    }

    /// The byte offset of the next token.
    pub fn at(&mut self) -> Result<usize, Stop> {
        Ok(self.tokens.peek()?.start)
    }

    /// Reads a part and notes its offset. `name` extends the path: a field name, or an index like `[0]`.
    fn part<T>(
        &mut self,
        name: &str,
        read: impl FnOnce(&mut Self) -> Result<T, Stop>,
    ) -> Result<T, Stop> {
        let before = self.path.len();
        if before > 0 && !name.starts_with('[') {
            self.path.push('.');
        }
        self.path.push_str(name);
        let at = self.at()?;
        self.offsets.insert(self.path.clone(), at);
        let part = read(self)?;
        self.path.truncate(before);
        Ok(part)
    }

    /// Reads the fields `(name: …, …)` of a `record`, calling `read` for each value. The first `required` fields of
    /// `F` are mandatory.
    pub fn record<F: FileWords>(
        &mut self,
        record: &'static str,
        required: usize,
        read: impl FnMut(&mut Self, F) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let start = self.tokens.expect(&Token::Open, Expected::Parenthesis)?;
        let of = Owner::Record(record);
        let seen = self.fields(of, read)?;
        if let Some(missing) = (0..required).find(|index| seen & 1 << index == 0) {
            let name = F::TEXTS[missing];
            let kind = FileErrorKind::MissingField { name, of };
            return Err(Stop::new(start, TaskFileErrorKind::Program(kind)));
        }
        Ok(())
    }

    /// Reads `name: …, …)`. Gives the fields that were there, as bits.
    pub fn fields<F: FileWords>(
        &mut self,
        of: Owner,
        mut read: impl FnMut(&mut Self, F) -> Result<(), Stop>,
    ) -> Result<u32, Stop> {
        let mut seen = 0;
        while !self.tokens.take(&Token::Close)? {
            let field = self.tokens.field(of, F::TEXTS, &mut seen)?;
            self.part(F::TEXTS[field], |reader| read(reader, F::ALL[field]))?;
            if !self.tokens.take(&Token::Comma)? {
                let end = Expected::CommaOrParenthesis;
                self.tokens.expect(&Token::Close, end)?;
                break;
            }
        }
        Ok(seen)
    }

    /// Reads `[…]` with `least` to `most` items.
    pub fn list<T>(
        &mut self,
        least: usize,
        most: usize,
        mut read: impl FnMut(&mut Self) -> Result<T, Stop>,
    ) -> Result<Vec<T>, Stop> {
        let start = self.tokens.expect(&Token::OpenList, Expected::List)?;
        let mut items = Vec::new();
        while !self.tokens.take(&Token::CloseList)? {
            if items.len() == most {
                return Err(Stop::new(self.at()?, TaskFileErrorKind::TooMany { most }));
            }
            items.push(self.part(&format!("[{}]", items.len()), &mut read)?);
            if !self.tokens.take(&Token::Comma)? {
                let end = Expected::CommaOrBracket;
                self.tokens.expect(&Token::CloseList, end)?;
                break;
            }
        }
        if items.len() < least {
            return Err(Stop::new(start, TaskFileErrorKind::TooFew { least }));
        }
        Ok(items)
    }

    /// Reads `{key: value, …}`; `read` reads one key, the colon ([`Self::colon`]) and the value.
    pub fn map(&mut self, mut read: impl FnMut(&mut Self) -> Result<(), Stop>) -> Result<(), Stop> {
        self.tokens.expect(&Token::OpenMap, Expected::Map)?;
        while !self.tokens.take(&Token::CloseMap)? {
            read(self)?;
            if !self.tokens.take(&Token::Comma)? {
                let end = Expected::CommaOrBrace;
                self.tokens.expect(&Token::CloseMap, end)?;
                break;
            }
        }
        Ok(())
    }

    pub fn colon(&mut self) -> Result<(), Stop> {
        self.tokens.expect(&Token::Colon, Expected::Colon)?;
        Ok(())
    }

    pub fn open(&mut self) -> Result<(), Stop> {
        self.tokens.expect(&Token::Open, Expected::Parenthesis)?;
        Ok(())
    }

    pub fn comma(&mut self) -> Result<(), Stop> {
        self.tokens.expect(&Token::Comma, Expected::Comma)?;
        Ok(())
    }

    /// Reads `)`, with an optional comma before it.
    pub fn close(&mut self) -> Result<(), Stop> {
        self.tokens.take(&Token::Comma)?;
        let end = Expected::ClosingParenthesis;
        self.tokens.expect(&Token::Close, end)?;
        Ok(())
    }

    /// Reads `(…)` with one value in it.
    pub fn in_parentheses<T>(
        &mut self,
        read: impl FnOnce(&mut Self) -> Result<T, Stop>,
    ) -> Result<T, Stop> {
        self.open()?;
        let value = read(self)?;
        self.close()?;
        Ok(value)
    }

    pub fn word<W: FileWords>(&mut self) -> Result<W, Stop> {
        Ok(W::ALL[self.option(W::TEXTS)?])
    }

    /// Reads one of these words; gives its index.
    pub fn option(&mut self, words: &[&'static str]) -> Result<usize, Stop> {
        let next = self.tokens.next()?;
        let Token::Name(name) = next.token else {
            return Err(self.tokens.unexpected(&next, Expected::Option).into());
        };
        let found = words.iter().position(|&word| word == name);
        found.ok_or_else(|| unknown_option(next.start, name, words.to_vec()).into())
    }

    /// Reads the name of a block.
    pub fn kind(&mut self) -> Result<Kind, Stop> {
        let next = self.tokens.next()?;
        let Token::Name(name) = next.token else {
            return Err(self.tokens.unexpected(&next, Expected::Block).into());
        };
        if let Some(Word::Block(kind)) = word(name) {
            return Ok(kind);
        }
        let kind = FileErrorKind::UnknownBlock {
            name: quote(name),
            similar: similar_word(name),
        };
        Err(Stop::new(next.start, TaskFileErrorKind::Program(kind)))
    }

    pub fn number(&mut self) -> Result<f64, Stop> {
        let next = self.tokens.next()?;
        match next.token {
            Token::Number(number) => Ok(number),
            _ => Err(self.tokens.unexpected(&next, Expected::Number).into()),
        }
    }

    /// Reads a whole number from `low` to `high`; both must be exact as `f64`.
    pub fn whole(&mut self, low: u64, high: u64) -> Result<u64, Stop> {
        let at = self.at()?;
        let number = self.number()?;
        if number.fract() == 0.0 && number >= low as f64 && number <= high as f64 {
            return Ok(number as u64);
        }
        Err(Stop::new(at, TaskFileErrorKind::NotWhole { low, high }))
    }

    pub fn flag(&mut self) -> Result<bool, Stop> {
        let next = self.tokens.next()?;
        match next.token {
            Token::Name("true") => Ok(true),
            Token::Name("false") => Ok(false),
            _ => Err(self.tokens.unexpected(&next, Expected::Flag).into()),
        }
    }

    /// Reads a string; gives the offset of its quotation mark and its content.
    pub fn string(&mut self) -> Result<(usize, String), Stop> {
        let next = self.tokens.next()?;
        match next.token {
            Token::Text(text) => Ok((next.start, text.into_owned())),
            _ => Err(self.tokens.unexpected(&next, Expected::Text).into()),
        }
    }

    /// Reads `{"it": "…", …}` and checks that each text can be shown ([`parse`]).
    pub fn texts(&mut self) -> Result<Texts, Stop> {
        self.shown_texts(|_| None)
    }

    /// As [`Self::texts`]; `fault` says what is wrong with a text that can be shown.
    pub fn shown_texts(
        &mut self,
        fault: fn(&[TextBlock]) -> Option<TextErrorKind>,
    ) -> Result<Texts, Stop> {
        self.by_language(|reader, start, text| match parse(text) {
            Ok(blocks) => match fault(&blocks) {
                None => Ok(()),
                Some(kind) => Err(Stop::new(start, TaskFileErrorKind::Text(kind))),
            },
            Err(error) => {
                let at = source_offset(reader.text, start, error.at);
                Err(Stop::new(at, TaskFileErrorKind::Text(error.kind)))
            }
        })
    }

    /// Reads `{"it": "…", …}`; `check` gets the offset and the content of each text.
    pub fn by_language(
        &mut self,
        mut check: impl FnMut(&mut Self, usize, &str) -> Result<(), Stop>,
    ) -> Result<Texts, Stop> {
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
            check(reader, start, &text)?;
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

/// True for the form of a language code: `it`, `pt-br`.
fn is_language(code: &str) -> bool {
    let mut parts = code.split('-');
    let letters = |part: &str| part.bytes().all(|byte| byte.is_ascii_lowercase());
    let first = parts
        .next()
        .is_some_and(|part| (2..=3).contains(&part.len()) && letters(part));
    first && code.len() <= 16 && parts.all(|part| (2..=8).contains(&part.len()) && letters(part))
}
