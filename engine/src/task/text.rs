//! Parses the texts of tasks: CommonMark without HTML and images, with blocks and walls in code fences.

use crate::language::file::{FileError, FileErrorKind, read, read_blocks};
use crate::language::{Kind, Program};
use crate::wall::{Cell, Wall, WallError, WallErrorKind};
use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag};
use std::iter::Peekable;
use std::ops::Range;

/// The maximum length of a text, in bytes.
pub const MAX_LENGTH: usize = 100_000;

/// The maximum nesting of lists, quotations and emphasis.
pub const MAX_NESTING: usize = 16;

/// A block-level element of a text.
#[derive(Clone, Debug)]
pub enum TextBlock {
    Heading {
        /// From 1, the largest, to 6.
        level: u8,
        spans: Vec<Span>,
    },
    Paragraph(Vec<Span>),
    List {
        /// The number of the first item; `None` for a bulleted list.
        first: Option<u64>,
        items: Vec<Vec<TextBlock>>,
    },
    Quotation(Vec<TextBlock>),
    /// Preformatted lines.
    Verbatim(String),
    /// Blocks. Those written without `Program(…)` form a loose stack, with their variables declared.
    Program(Box<Program>),
    Wall {
        wall: Wall,
        /// The cells to mark as clicked.
        clicks: Vec<Cell>,
    },
    Rule,
}

/// An inline element.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Span {
    Plain(String),
    Emphasis(Vec<Span>),
    Strong(Vec<Span>),
    Verbatim(String),
    /// A block of this kind, drawn small.
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
    /// Longer than [`MAX_LENGTH`].
    TooLong,
    /// Nested deeper than [`MAX_NESTING`].
    TooDeep,
    Html,
    Image,
    /// Bad blocks in a fence `program`.
    Program(Box<FileErrorKind>),
    /// A bad wall in a fence `wall`.
    Wall(WallErrorKind),
    /// A line `click` in a fence `wall` that does not give the row and column of a cell.
    BadClick,
    /// A step with more than one program or wall.
    SecondPicture,
}

impl TextBlock {
    /// True for a program or a wall.
    pub fn is_picture(&self) -> bool {
        matches!(self, TextBlock::Program(_) | TextBlock::Wall { .. })
    }
}

/// The fault of a step with more than one picture.
pub(super) fn second_picture(blocks: &[TextBlock]) -> Option<TextErrorKind> {
    let pictures = blocks.iter().filter(|block| block.is_picture()).count();
    (pictures > 1).then_some(TextErrorKind::SecondPicture)
}

/// The number of characters that a text shows: its words without markup, the names of its blocks. Programs and walls do
/// not count.
pub fn shown_length(blocks: &[TextBlock], name: &impl Fn(Kind) -> String) -> usize {
    fn spans(list: &[Span], name: &impl Fn(Kind) -> String) -> usize {
        let length = |span: &Span| match span {
            Span::Plain(words) | Span::Verbatim(words) => words.chars().count(),
            Span::Emphasis(inside) | Span::Strong(inside) => spans(inside, name),
            Span::Block(kind) => name(*kind).chars().count(),
            Span::LineBreak => 1,
        };
        list.iter().map(length).sum()
    }
    let length = |block: &TextBlock| match block {
        TextBlock::Heading { spans: list, .. } | TextBlock::Paragraph(list) => spans(list, name),
        TextBlock::List { items, .. } => items.iter().map(|item| shown_length(item, name)).sum(),
        TextBlock::Quotation(inside) => shown_length(inside, name),
        TextBlock::Verbatim(words) => words.chars().count(),
        TextBlock::Program(_) | TextBlock::Wall { .. } | TextBlock::Rule => 0,
    };
    blocks.iter().map(length).sum()
}

/// Parses a text.
///
/// # Errors
/// The first thing that cannot be shown, and its byte offset.
pub fn parse(text: &str) -> Result<Vec<TextBlock>, TextError> {
    if text.len() > MAX_LENGTH {
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
        if self.depth > MAX_NESTING {
            return Err(error(at, TextErrorKind::TooDeep));
        }
        Ok(())
    }

    /// Reads up to and including the end of the enclosing element.
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
                // Items of a tight list contain inline elements without a paragraph.
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

    /// Reads inline elements up to the end of the enclosing element or the start of a block. The end is consumed if
    /// `consume_end`.
    fn spans(&mut self, consume_end: bool) -> Result<Vec<Span>, TextError> {
        let mut spans = Vec::new();
        while let Some((event, range)) = self.events.peek() {
            let at = range.start;
            let span = match event {
                Event::End(_) => {
                    if consume_end {
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
                // The start of a block. (Events of CommonMark extensions, which are off, do not occur.)
                _ => break,
            };
            spans.push(span);
        }
        Ok(spans)
    }

    fn fence(&mut self, kind: &CodeBlockKind, at: usize) -> Result<TextBlock, TextError> {
        // Offsets of each line in `inside` and in the text: in lists and quotations lines are indented.
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
                let is_whole = inside.trim_start().starts_with("Program");
                let read = if is_whole { read } else { read_blocks };
                let program = read(&inside).map_err(|FileError { line, column, kind }| {
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

/// Parses the nine lines of a wall, mixed with lines `click ROW,COLUMN`.
fn wall(text: &str) -> Result<TextBlock, TextError> {
    let (mut rows, mut clicks) = (String::new(), Vec::new());
    // Offset of each line of the wall in `text`.
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

/// Parses `6,5`.
fn cell_of(text: &str) -> Option<Cell> {
    let (row, column) = text.split_once(',')?;
    Cell::new(row.trim().parse().ok()?, column.trim().parse().ok()?)
}

/// The byte offset of a line and column, both from 1, the column in characters.
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
mod tests {
    use super::*;

    fn shown(text: &str) -> String {
        let blocks = parse(text).unwrap_or_else(|error| panic!("{error:?} in {text}"));
        blocks.iter().map(block).collect::<Vec<_>>().join("\n")
    }

    fn block(block: &TextBlock) -> String {
        let all = |blocks: &[TextBlock]| blocks.iter().map(self::block).collect::<Vec<_>>();
        match block {
            TextBlock::Heading { level, spans } => format!("h{level} {}", line(spans)),
            TextBlock::Paragraph(spans) => format!("p {}", line(spans)),
            TextBlock::List { first, items } => {
                let items: Vec<_> = items.iter().map(|item| all(item).join("; ")).collect();
                format!("list {first:?} [{}]", items.join(" | "))
            }
            TextBlock::Quotation(blocks) => format!("> {}", all(blocks).join("; ")),
            TextBlock::Verbatim(text) => format!("verbatim {text:?}"),
            TextBlock::Program(program) => {
                let (hat, loose) = (
                    program.stack(crate::language::program::Stack::Hat),
                    program.loose(),
                );
                format!("program {} {}", hat.len(), loose.len())
            }
            TextBlock::Wall { wall, clicks } => {
                let clicks: Vec<_> = clicks.iter().map(|c| (c.row(), c.column())).collect();
                format!("wall {} {clicks:?}", wall.rows()[8])
            }
            TextBlock::Rule => "rule".to_owned(),
        }
    }

    fn line(spans: &[Span]) -> String {
        let span = |span: &Span| match span {
            Span::Plain(text) => text.clone(),
            Span::Emphasis(spans) => format!("<i>{}</i>", line(spans)),
            Span::Strong(spans) => format!("<b>{}</b>", line(spans)),
            Span::Verbatim(text) => format!("<code>{text}</code>"),
            Span::Block(kind) => format!("[{}]", kind.row().id),
            Span::LineBreak => "/".to_owned(),
        };
        spans.iter().map(span).collect()
    }

    #[test]
    fn texts_are_commonmark_with_blocks_and_walls() {
        let rows = ".........\n".repeat(8);
        let wall = format!("```wall\n{rows}RRGG.....\nclick 8,0\nclick 8, 3\n```");
        for (text, expected) in [
            ("", ""),
            (
                "# Uno\n\ndue *tre* **quattro**\ncinque  \nsei",
                "h1 Uno\np due <i>tre</i> <b>quattro</b> cinque/sei",
            ),
            ("`DropBrick` e `drop`", "p [drop_brick] e <code>drop</code>"),
            (
                "- a\n- b\n  - c\n",
                "list None [p a | p b; list None [p c]]",
            ),
            ("3. a\n\n4. b\n", "list Some(3) [p a | p b]"),
            ("> a\n\n---\n", "> p a\nrule"),
            (
                "[qui](https://example.org) e <https://example.org>",
                "p qui e https://example.org",
            ),
            ("```\nDropAll\n```", "verbatim \"DropAll\\n\""),
            ("```program\nDropAll, CureAll\n```", "program 0 1"),
            (
                "```program\nSet(var: \"x\", to: RowOf(Clicked))\n```",
                "program 0 1",
            ),
            ("```program\nIsEmpty(Clicked)\n```", "program 0 1"),
            (
                "```program\nProgram(format: 1, name: \"\", on_click: [DropAll])\n```",
                "program 1 0",
            ),
            (&wall, "wall RRGG..... [(8, 0), (8, 3)]"),
            ("1 < 2 & 3 > 2", "p 1 < 2 & 3 > 2"),
        ] {
            assert_eq!(shown(text), expected, "{text}");
        }
    }

    #[test]
    fn what_cannot_be_shown_is_refused_with_its_position() {
        let deep = "> ".repeat(MAX_NESTING + 1) + "a";
        let long = "a".repeat(MAX_LENGTH + 1);
        for (text, at, expected) in [
            ("a\n\n<b>c</b>", 3, "Html"),
            ("<div>\n\n</div>", 0, "Html"),
            ("- <br>", 2, "Html"),
            ("è ![i](x.png)", 3, "Image"),
            (&deep, 2 * MAX_NESTING, "TooDeep"),
            (&long, 0, "TooLong"),
            (
                "a\n\n```program\nDropAll,\nDropAl\n```",
                23,
                "Program(UnknownBlock",
            ),
            (
                "- a\n\n  ```program\n  DropAll,\n  DropAl\n  ```",
                31,
                "Program(UnknownBlock",
            ),
            ("```program\n```", 0, "Program(EmptyLooseStack"),
            (
                "```wall\nRRGGBB.X.\n```",
                15,
                "Wall(UnexpectedCharacter('X'",
            ),
            ("```wall\nclick 9,0\n```", 8, "BadClick"),
        ] {
            let error = parse(text).map(|_| ()).unwrap_err();
            let kind = format!("{:?}", error.kind);
            assert!(kind.starts_with(expected), "{text}: {kind}");
            assert_eq!(error.at, at, "{text}");
        }
    }
}
