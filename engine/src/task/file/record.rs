//! What the parts of a task's file are made of: records, lists, maps, words, numbers; and where each part
//! begins.

use super::error::{Stop, TaskFileErrorKind};
use crate::language::Kind;
use crate::language::file::{
    Expected, FileErrorKind, Owner, Token, Tokens, Word, quote, similar_word, unknown_option, word,
};
use std::collections::HashMap;

/// Parts by their paths, and the byte at which each begins.
pub(super) type Offsets = HashMap<String, usize>;

/// The words that a file can have at one place: names of fields, or options.
pub(super) trait FileWords: Copy + 'static {
    const TEXTS: &'static [&'static str];
    /// In the same order.
    const ALL: &'static [Self];
}

/// An enum with the words of one place.
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

/// Reads the parts of a file. Nests only as deep as the format does.
pub(super) struct PartReader<'t> {
    /// The text, without byte-order mark.
    pub text: &'t str,
    pub tokens: Tokens<'t>,
    pub offsets: Offsets,
    /// Whether what is read is still being written: what it names by number need not be there yet.
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

    /// Where the next token begins.
    pub fn at(&mut self) -> Result<usize, Stop> {
        Ok(self.tokens.peek()?.start)
    }

    /// Reads a part, which the path calls `name` or `[0]`.
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

    /// Reads `(name: …, …)` of what the file calls `record`, handing each field to `read`. The first
    /// `required` fields must be there.
    pub fn record<F: FileWords>(
        &mut self,
        record: &'static str,
        required: usize,
        mut read: impl FnMut(&mut Self, F) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let start = self.tokens.expect(&Token::Open, Expected::Parenthesis)?;
        let of = Owner::Record(record);
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
        let missing = (0..required).find(|index| seen & 1 << index == 0);
        match missing {
            None => Ok(()),
            Some(index) => {
                let name = F::TEXTS[index];
                let kind = FileErrorKind::MissingField { name, of };
                Err(Stop::new(start, TaskFileErrorKind::Program(kind)))
            }
        }
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
        match items.len() < least {
            true => Err(Stop::new(start, TaskFileErrorKind::TooFew { least })),
            false => Ok(items),
        }
    }

    /// Reads `{key: value, …}`; `read` takes the key and the value, the colon being taken by [`Self::colon`].
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

    /// Reads `)`, perhaps with a comma before it.
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

    /// Reads one of these words; gives its number.
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
        match word(name) {
            Some(Word::Block(kind)) => Ok(kind),
            _ => {
                let kind = FileErrorKind::UnknownBlock {
                    name: quote(name),
                    similar: similar_word(name),
                };
                Err(Stop::new(next.start, TaskFileErrorKind::Program(kind)))
            }
        }
    }

    pub fn number(&mut self) -> Result<f64, Stop> {
        let next = self.tokens.next()?;
        match next.token {
            Token::Number(number) => Ok(number),
            _ => Err(self.tokens.unexpected(&next, Expected::Number).into()),
        }
    }

    /// Reads a whole number from `low` to `high`, which a double holds exactly.
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

    /// Reads a text; gives also where its quotation mark stands.
    pub fn string(&mut self) -> Result<(usize, String), Stop> {
        let next = self.tokens.next()?;
        match next.token {
            Token::Text(text) => Ok((next.start, text.into_owned())),
            _ => Err(self.tokens.unexpected(&next, Expected::Text).into()),
        }
    }
}
