//! The text as tokens: names, numbers, texts and signs, with their places.

use super::error::{Expected, FileErrorKind, Owner, ReadError, quote, similar};
use super::literal;
use std::borrow::Cow;

/// A token of RON, as far as programs and tasks are made of them.
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
    /// `#`, which begins an attribute of RON: no program has one.
    Hash,
    /// What RON uses elsewhere: `'`, `!`, `=`.
    Sign,
    End,
}

impl Token<'_> {
    /// Whether this is that sign; names, numbers and texts are not told apart.
    pub fn is(&self, sign: &Token) -> bool {
        std::mem::discriminant(self) == std::mem::discriminant(sign)
    }
}

/// A token and the bytes that it takes.
#[derive(Clone, Debug)]
pub(crate) struct Spanned<'t> {
    pub start: usize,
    pub end: usize,
    pub token: Token<'t>,
}

/// Gives the tokens one by one; looks at most one ahead.
#[derive(Clone)]
pub(crate) struct Tokens<'t> {
    text: &'t str,
    at: usize,
    ahead: Option<Spanned<'t>>,
}

impl<'t> Tokens<'t> {
    /// The tokens of a text without byte-order mark.
    pub fn new(text: &'t str) -> Tokens<'t> {
        Tokens {
            text,
            at: 0,
            ahead: None,
        }
    }

    /// The next token; [`Token::End`] again and again at the end.
    pub fn next(&mut self) -> Result<Spanned<'t>, ReadError> {
        match self.ahead.take() {
            Some(token) => Ok(token),
            None => self.scan(),
        }
    }

    /// The token that [`Tokens::next`] will give.
    pub fn peek(&mut self) -> Result<&Spanned<'t>, ReadError> {
        let token = match self.ahead.take() {
            Some(token) => token,
            None => self.scan()?,
        };
        Ok(self.ahead.insert(token))
    }

    /// Takes the next token if it is this sign.
    pub fn take(&mut self, sign: &Token) -> Result<bool, ReadError> {
        let found = self.peek()?.token.is(sign);
        if found {
            self.ahead = None;
        }
        Ok(found)
    }

    /// Takes the next token, which must be this sign; its place.
    pub fn expect(&mut self, sign: &Token, expected: Expected) -> Result<usize, ReadError> {
        let next = self.next()?;
        if next.token.is(sign) {
            Ok(next.start)
        } else {
            Err(self.unexpected(&next, expected))
        }
    }

    /// Takes `name:`, the name being one of at most 32 names of fields of `of`. `seen` has a bit for each that was
    /// read. Gives the number of the field.
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

    /// The error that this token stands where something else is expected.
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

    /// The source of a token, shortened.
    pub fn quote(&self, token: &Spanned) -> String {
        quote(&self.text[token.start..token.end])
    }

    /// Whether the next token is a name with a colon after it; a comment between hides the colon.
    pub fn field_follows(&mut self) -> Result<bool, ReadError> {
        let text = self.text;
        let next = self.peek()?;
        let named = matches!(next.token, Token::Name(_));
        Ok(named && text[next.end..].trim_ascii_start().starts_with(':'))
    }

    /// The line on which a token stands, from the token on, shortened.
    pub fn quote_line(&self, token: &Spanned) -> String {
        let rest = &self.text[token.start..];
        quote(rest.lines().next().unwrap_or_default())
    }

    fn scan(&mut self) -> Result<Spanned<'t>, ReadError> {
        self.skip_space()?;
        let start = self.at;
        let rest = &self.text[start..];
        let Some(first) = rest.chars().next() else {
            return Ok(self.placed(start, start, Token::End));
        };
        let sign = |token| (start + 1, token);
        let (end, token) = match first {
            '(' => sign(Token::Open),
            ')' => sign(Token::Close),
            '[' => sign(Token::OpenList),
            ']' => sign(Token::CloseList),
            '{' => sign(Token::OpenMap),
            '}' => sign(Token::CloseMap),
            ',' => sign(Token::Comma),
            ':' => sign(Token::Colon),
            '#' => sign(Token::Hash),
            '\'' | '!' | '=' => sign(Token::Sign),
            '"' => {
                let (end, text) = literal::text(self.text, start)?;
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
        Ok(self.placed(start, end, token))
    }

    fn placed(&self, start: usize, end: usize, token: Token<'t>) -> Spanned<'t> {
        Spanned { start, end, token }
    }

    /// Goes on to what is neither space nor comment.
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

    /// A block comment; they nest.
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
