//! The texts of tasks, read: CommonMark without HTML and images, with blocks and walls in it.

use crate::language::file::{FileError, FileErrorKind, read, read_blocks};
use crate::language::{Kind, Program};
use crate::wall::{Cell, Wall, WallError, WallErrorKind};
use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag};
use std::iter::Peekable;
use std::ops::Range;

/// A longer text is refused, in bytes.
pub const LONGEST: usize = 100_000;

/// How deep lists, quotations and emphasis may nest.
pub const DEEPEST: usize = 16;

/// A part of a text that stands by itself.
#[derive(Clone, Debug)]
pub enum TextBlock {
    Heading {
        /// From 1, the largest, to 6.
        level: u8,
        spans: Vec<Span>,
    },
    Paragraph(Vec<Span>),
    List {
        /// The number of the first item; without it the list has no numbers.
        first: Option<u64>,
        items: Vec<Vec<TextBlock>>,
    },
    Quotation(Vec<TextBlock>),
    /// Letters as they are, line by line.
    Verbatim(String),
    /// Blocks. What is written without `Program(…)` lies in a loose stack, its variables declared.
    Program(Box<Program>),
    Wall {
        wall: Wall,
        /// The cells that are marked as clicked.
        clicks: Vec<Cell>,
    },
    Rule,
}

/// A part of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Span {
    Plain(String),
    Emphasis(Vec<Span>),
    Strong(Vec<Span>),
    Verbatim(String),
    /// A block, shown small.
    Block(Kind),
    LineBreak,
}

/// Why a text cannot be shown, and where.
#[derive(Clone, PartialEq, Debug)]
pub struct TextError {
    /// The byte of the text at which the fault begins.
    pub at: usize,
    pub kind: TextErrorKind,
}

#[derive(Clone, PartialEq, Debug)]
pub enum TextErrorKind {
    /// Longer than [`LONGEST`].
    TooLong,
    /// Nested deeper than [`DEEPEST`].
    TooDeep,
    Html,
    Image,
    /// The blocks in a fence `program`.
    Program(Box<FileErrorKind>),
    /// The wall in a fence `wall`.
    Wall(WallErrorKind),
    /// A line `click` in a fence `wall` without the row and column of a cell.
    BadClick,
}

/// Reads a text.
///
/// # Errors
/// The first thing that cannot be shown.
pub fn parse(text: &str) -> Result<Vec<TextBlock>, TextError> {
    if text.len() > LONGEST {
        return Err(error(0, TextErrorKind::TooLong));
    }
    let events = Parser::new_ext(text, Options::empty()).into_offset_iter();
    let mut reader = TextReader {
        events: events.peekable(),
        depth: 0,
    };
    reader.blocks()
}

fn error(at: usize, kind: TextErrorKind) -> TextError {
    TextError { at, kind }
}

struct TextReader<'t, I: Iterator<Item = (Event<'t>, Range<usize>)>> {
    events: Peekable<I>,
    depth: usize,
}

impl<'t, I: Iterator<Item = (Event<'t>, Range<usize>)>> TextReader<'t, I> {
    fn enter(&mut self, at: usize) -> Result<(), TextError> {
        self.depth += 1;
        match self.depth > DEEPEST {
            true => Err(error(at, TextErrorKind::TooDeep)),
            false => Ok(()),
        }
    }

    /// Reads up to the end of what is open.
    fn blocks(&mut self) -> Result<Vec<TextBlock>, TextError> {
        let mut blocks = Vec::new();
        while let Some((event, range)) = self.events.peek() {
            let at = range.start;
            match event {
                Event::End(_) => {
                    self.events.next();
                    break;
                }
                Event::Rule => {
                    self.events.next();
                    blocks.push(TextBlock::Rule);
                }
                Event::Start(
                    Tag::Paragraph
                    | Tag::Heading { .. }
                    | Tag::BlockQuote(_)
                    | Tag::CodeBlock(_)
                    | Tag::HtmlBlock
                    | Tag::List(_),
                ) => {
                    if let Some((Event::Start(tag), _)) = self.events.next() {
                        self.enter(at)?;
                        blocks.push(self.block(tag, at)?);
                        self.depth -= 1;
                    }
                }
                // The items of a list without blank lines hold their words without a paragraph.
                _ => blocks.push(TextBlock::Paragraph(self.spans(false)?)),
            }
        }
        Ok(blocks)
    }

    fn block(&mut self, tag: Tag<'t>, at: usize) -> Result<TextBlock, TextError> {
        Ok(match tag {
            Tag::Heading { level, .. } => TextBlock::Heading {
                level: level as u8,
                spans: self.spans(true)?,
            },
            Tag::BlockQuote(_) => TextBlock::Quotation(self.blocks()?),
            Tag::CodeBlock(kind) => self.fence(&kind, at)?,
            Tag::HtmlBlock => return Err(error(at, TextErrorKind::Html)),
            Tag::List(first) => {
                let mut items = Vec::new();
                while let Some((Event::Start(Tag::Item), _)) = self.events.next() {
                    items.push(self.blocks()?);
                }
                TextBlock::List { first, items }
            }
            _ => TextBlock::Paragraph(self.spans(true)?),
        })
    }

    /// Reads a line of words: up to the end of what is open, which is taken if `closed`, or up to a block.
    fn spans(&mut self, closed: bool) -> Result<Vec<Span>, TextError> {
        let mut spans = Vec::new();
        while let Some((event, range)) = self.events.peek() {
            let at = range.start;
            let span = match event {
                Event::End(_) => {
                    if closed {
                        self.events.next();
                    }
                    break;
                }
                Event::Html(_) | Event::InlineHtml(_) | Event::Start(Tag::HtmlBlock) => {
                    return Err(error(at, TextErrorKind::Html));
                }
                Event::Start(Tag::Image { .. }) => return Err(error(at, TextErrorKind::Image)),
                Event::Start(Tag::Emphasis | Tag::Strong | Tag::Link { .. }) => {
                    let Some((Event::Start(tag), _)) = self.events.next() else {
                        break;
                    };
                    self.enter(at)?;
                    let inside = self.spans(true)?;
                    self.depth -= 1;
                    match tag {
                        Tag::Emphasis => Span::Emphasis(inside),
                        Tag::Strong => Span::Strong(inside),
                        _ => {
                            spans.extend(inside);
                            continue;
                        }
                    }
                }
                Event::Text(words) => {
                    let words = words.to_string();
                    self.events.next();
                    match spans.last_mut() {
                        Some(Span::Plain(before)) => before.push_str(&words),
                        _ => spans.push(Span::Plain(words)),
                    }
                    continue;
                }
                Event::Code(code) => {
                    let span = match Kind::from_variant(code) {
                        Some(kind) => Span::Block(kind),
                        None => Span::Verbatim(code.to_string()),
                    };
                    self.events.next();
                    span
                }
                Event::SoftBreak => {
                    self.events.next();
                    match spans.last_mut() {
                        Some(Span::Plain(before)) => before.push(' '),
                        _ => spans.push(Span::Plain(" ".to_owned())),
                    }
                    continue;
                }
                Event::HardBreak => {
                    self.events.next();
                    Span::LineBreak
                }
                // A block begins, or something that only extensions of CommonMark have.
                _ => break,
            };
            spans.push(span);
        }
        Ok(spans)
    }

    fn fence(&mut self, kind: &CodeBlockKind, at: usize) -> Result<TextBlock, TextError> {
        // Where the lines come from: in lists and quotations they are indented.
        let mut lines: Vec<(usize, usize)> = Vec::new();
        let mut inside = String::new();
        for (event, range) in self.events.by_ref() {
            let Event::Text(line) = event else { break };
            lines.push((inside.len(), range.start));
            inside.push_str(&line);
        }
        let place = |offset: usize| {
            let line = lines.iter().rev().find(|(begins, _)| *begins <= offset);
            line.map_or(at, |(begins, from)| from + (offset - begins))
        };
        let word = match kind {
            CodeBlockKind::Fenced(word) => word.trim(),
            CodeBlockKind::Indented => "",
        };
        match word {
            "program" => {
                let whole = inside.trim_start().starts_with("Program");
                let program = match whole {
                    true => read(&inside),
                    false => read_blocks(&inside),
                };
                let program = program.map_err(|FileError { line, column, kind }| {
                    let at = place(byte_at(&inside, line, column));
                    error(at, TextErrorKind::Program(Box::new(kind)))
                })?;
                Ok(TextBlock::Program(Box::new(program)))
            }
            "wall" => wall(&inside).map_err(|fault| error(place(fault.at), fault.kind)),
            _ => Ok(TextBlock::Verbatim(inside)),
        }
    }
}

/// Nine lines of a wall, and lines `click ROW,COLUMN`.
fn wall(text: &str) -> Result<TextBlock, TextError> {
    let (mut rows, mut clicks) = (String::new(), Vec::new());
    // For each line of the wall where it begins.
    let mut starts = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        match line.trim().strip_prefix("click") {
            Some(cell) => {
                let cell = cell_of(cell).ok_or_else(|| error(at, TextErrorKind::BadClick))?;
                clicks.push(cell);
            }
            None => {
                starts.push(at);
                rows.push_str(line);
            }
        }
        at += line.len();
    }
    let wall = Wall::parse(&rows).map_err(|WallError { line, column, kind }| {
        let start = starts.get(line - 1).copied().unwrap_or(text.len());
        let row = text[start..].chars().take(column - 1);
        let at = start + row.map(char::len_utf8).sum::<usize>();
        error(at, TextErrorKind::Wall(kind))
    })?;
    Ok(TextBlock::Wall { wall, clicks })
}

/// `6,5`
fn cell_of(text: &str) -> Option<Cell> {
    let (row, column) = text.split_once(',')?;
    Cell::new(row.trim().parse().ok()?, column.trim().parse().ok()?)
}

/// The byte at a line and column, both from 1.
pub(super) fn byte_at(text: &str, line: usize, column: usize) -> usize {
    let start: usize = text
        .split_inclusive('\n')
        .take(line - 1)
        .map(str::len)
        .sum();
    let before = text[start..].chars().take(column - 1);
    start + before.map(char::len_utf8).sum::<usize>()
}

#[cfg(test)]
mod tests;
