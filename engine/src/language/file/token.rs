//! Splits the text of a file into tokens: names, numbers, strings and punctuation, with their
//! places.

use super::error::{Expected, FileErrorKind, Owner, ReadError, quote, similar};
use super::literal;
use std::borrow::Cow;

/// A token of RON, as far as programs and tasks use them.
#[derive(Clone, Debug)]
pub(crate) enum Token<'t> {
    Open,
    Close,
    OpenList,
    CloseList,
    OpenMap,
    CloseMap,
    Comma,
    Colon,
    Name(&'t str),
    /// Never NaN.
    Number(f64),
    Text(Cow<'t, str>),
    /// `#`, the start of an attribute, which programs do not use.
    Hash,
    /// Other punctuation of RON: `'`, `!`, `=`.
    Other,
    End,
}

impl Token<'_> {
    /// True if both are the same kind of token, whatever name, number or string they contain.
    pub fn is(&self, other: &Token) -> bool {
        std::mem::discriminant(self) == std::mem::discriminant(other)
    }
}

/// A token and its byte range.
#[derive(Clone, Debug)]
pub(crate) struct Spanned<'t> {
    pub start: usize,
    pub end: usize,
    pub token: Token<'t>,
}

/// Produces the tokens one by one, with at most one token of lookahead.
#[derive(Clone)]
pub(crate) struct Tokens<'t> {
    text: &'t str,
    at: usize,
    ahead: Option<Spanned<'t>>,
}

impl<'t> Tokens<'t> {
    /// The tokens of a text, which has no byte-order mark.
    pub fn new(text: &'t str) -> Tokens<'t> {
        Tokens {
            text,
            at: 0,
            ahead: None,
        }
    }

    /// Takes the next token; at the end always [`Token::End`].
    pub fn next(&mut self) -> Result<Spanned<'t>, ReadError> {
        match self.ahead.take() {
            Some(token) => Ok(token),
            None => self.scan(),
        }
    }

    /// The token that [`Tokens::next`] will take.
    pub fn peek(&mut self) -> Result<&Spanned<'t>, ReadError> {
        let token = match self.ahead.take() {
            Some(token) => token,
            None => self.scan()?,
        };
        Ok(self.ahead.insert(token))
    }

    /// Takes the next token if it is of this kind.
    pub fn take(&mut self, token: &Token) -> Result<bool, ReadError> {
        let found = self.peek()?.token.is(token);
        if found {
            self.ahead = None;
        }
        Ok(found)
    }

    /// Takes the next token, which must be of this kind, and returns its start.
    pub fn expect(&mut self, token: &Token, expected: Expected) -> Result<usize, ReadError> {
        let next = self.next()?;
        if next.token.is(token) {
            Ok(next.start)
        } else {
            Err(self.unexpected(&next, expected))
        }
    }

    /// Takes `name:`, where `names` are the (at most 32) fields of `of`, and returns its index.
    /// `seen` has a bit for each field read so far.
    pub fn field(
        &mut self,
        of: Owner,
        names: &[&'static str],
        seen: &mut u32,
    ) -> Result<usize, ReadError> {
        let next = self.next()?;
        let Token::Name(name) = next.token else {
            return Err(self.unexpected(&next, Expected::FieldName));
        };
        let fault = |kind| Err(ReadError::new(next.start, kind));
        let colon = self.peek()?;
        match colon.token {
            Token::Colon => self.next()?,
            Token::End => {
                let end = colon.clone();
                return Err(self.unexpected(&end, Expected::Colon));
            }
            _ => return fault(FileErrorKind::NameNeeded { of }),
        };
        let Some(index) = names.iter().position(|&known| known == name) else {
            return fault(FileErrorKind::UnknownField {
                name: quote(name),
                of,
                similar: similar(name, names.iter().copied()),
            });
        };
        let name = names[index];
        if *seen & 1 << index != 0 {
            return fault(FileErrorKind::DuplicateField { name, of });
        }
        *seen |= 1 << index;
        Ok(index)
    }

    /// The error for a token in place of something else.
    pub fn unexpected(&self, found: &Spanned, expected: Expected) -> ReadError {
        let kind = match found.token {
            Token::End => FileErrorKind::UnexpectedEnd { expected },
            _ => FileErrorKind::UnexpectedToken {
                found: self.quote(found),
                expected,
            },
        };
        ReadError::new(found.start, kind)
    }

    /// The text of a token, shortened.
    pub fn quote(&self, token: &Spanned) -> String {
        quote(&self.text[token.start..token.end])
    }

    /// True if the next token is a name and a colon follows it, without a comment in between.
    pub fn field_follows(&mut self) -> Result<bool, ReadError> {
        let text = self.text;
        let next = self.peek()?;
        let named = matches!(next.token, Token::Name(_));
        Ok(named && text[next.end..].trim_ascii_start().starts_with(':'))
    }

    /// The rest of the line from a token on, shortened.
    pub fn quote_line(&self, token: &Spanned) -> String {
        let rest = &self.text[token.start..];
        quote(rest.lines().next().unwrap_or_default())
    }

    fn scan(&mut self) -> Result<Spanned<'t>, ReadError> {
        self.skip_space()?;
        let start = self.at;
        let rest = &self.text[start..];
        let Some(first) = rest.chars().next() else {
            return Ok(Spanned {
                start,
                end: start,
                token: Token::End,
            });
        };
        let punctuation = |token| (start + 1, token);
        let (end, token) = match first {
            '(' => punctuation(Token::Open),
            ')' => punctuation(Token::Close),
            '[' => punctuation(Token::OpenList),
            ']' => punctuation(Token::CloseList),
            '{' => punctuation(Token::OpenMap),
            '}' => punctuation(Token::CloseMap),
            ',' => punctuation(Token::Comma),
            ':' => punctuation(Token::Colon),
            '#' => punctuation(Token::Hash),
            '\'' | '!' | '=' => punctuation(Token::Other),
            '"' => {
                let (end, text) = literal::string(self.text, start)?;
                (end, Token::Text(text))
            }
            '0'..='9' | '+' | '-' | '.' => {
                let inside = |c: char| c.is_ascii_alphanumeric() || "_.+-".contains(c);
                let end = start + rest.find(|c| !inside(c)).unwrap_or(rest.len());
                (end, literal::number_token(self.text, start, end)?)
            }
            c if c == '_' || c.is_alphabetic() => {
                let inside = |c: char| c == '_' || c.is_alphanumeric();
                let end = start + rest.find(|c| !inside(c)).unwrap_or(rest.len());
                let name = &self.text[start..end];
                match name {
                    "inf" => (end, Token::Number(f64::INFINITY)),
                    "NaN" => {
                        return Err(ReadError::new(start, FileErrorKind::NotANumber));
                    }
                    _ => (end, Token::Name(name)),
                }
            }
            found => return Err(ReadError::new(start, FileErrorKind::BadCharacter { found })),
        };
        self.at = end;
        Ok(Spanned { start, end, token })
    }

    /// Skips white space and comments.
    fn skip_space(&mut self) -> Result<(), ReadError> {
        let bytes = self.text.as_bytes();
        while let Some(&byte) = bytes.get(self.at) {
            match byte {
                b' ' | b'\n' | b'\r' | b'\t' | 0x0b | 0x0c => self.at += 1,
                b'/' if bytes.get(self.at + 1) == Some(&b'/') => {
                    let rest = &self.text[self.at..];
                    self.at += rest.find('\n').unwrap_or(rest.len());
                }
                b'/' if bytes.get(self.at + 1) == Some(&b'*') => self.skip_comment()?,
                0x80.. => {
                    let spaces = ['\u{85}', '\u{200e}', '\u{200f}', '\u{2028}', '\u{2029}'];
                    let rest = &self.text[self.at..];
                    let space = spaces.iter().find(|&&space| rest.starts_with(space));
                    let Some(space) = space else { break };
                    self.at += space.len_utf8();
                }
                _ => break,
            }
        }
        Ok(())
    }

    /// Skips a block comment; they nest.
    fn skip_comment(&mut self) -> Result<(), ReadError> {
        let bytes = self.text.as_bytes();
        let mut at = self.at + 2;
        let mut depth = 1;
        while depth > 0 {
            match bytes.get(at..at + 2) {
                Some(b"/*") => {
                    depth += 1;
                    at += 2;
                }
                Some(b"*/") => {
                    depth -= 1;
                    at += 2;
                }
                Some(_) => at += 1,
                None => return Err(ReadError::new(self.at, FileErrorKind::UnclosedComment)),
            }
        }
        self.at = at;
        Ok(())
    }
}
