//! Writing a program in its canonical form.

use super::FORMAT;
use super::literal::{number, point, quoted};
use crate::language::TaskId;
use crate::language::field::Field;
use crate::language::kind::{ArgKind, Kind, Literal};
use crate::language::program::{Block, BlockId, Program, SocketContent, VarId};
use crate::language::table::BlockTable;
use std::borrow::Cow;
use std::collections::HashMap;

/// A block longer than this is broken, if it holds commands.
pub(crate) const COLUMNS: usize = 100;
pub(crate) const INDENT: usize = 4;

/// Writes a program in its canonical form: programs that say the same give the same bytes.
///
/// The time is linear in the length of the text; nothing recurses.
pub fn write(program: &Program) -> String {
    let mut text = write_nested(program, 0);
    text.push('\n');
    text
}

/// Writes a program as [`write()`], but as a part of another file, on lines that are indented by `base`
/// spaces; the first is not.
pub(crate) fn write_nested(program: &Program, base: usize) -> String {
    let mut writer = FileWriter::new(program, base);
    writer.out.push_str("Program(\n");
    let header = program.header();
    writer.field("format", FORMAT.to_string());
    writer.field("name", quoted(&header.name));
    if !header.author.is_empty() {
        writer.field("author", quoted(&header.author));
    }
    if !header.note.is_empty() {
        writer.field("note", quoted(&header.note));
    }
    if header.task != TaskId::default() {
        match GAME_WORDS.iter().find(|(_, task)| *task == header.task) {
            Some((game, _)) => writer.field("game", (*game).to_owned()),
            None => writer.field("task", quoted(header.task.as_str())),
        }
    }
    if !program.variables().is_empty() {
        let names = program.variables().iter();
        let names: Vec<String> = names.map(|variable| quoted(&variable.name)).collect();
        writer.field("variables", format!("[{}]", names.join(", ")));
    }
    if !program.hat.is_empty() {
        writer.blocks(vec![
            word("on_click: "),
            SourcePiece::Commands(&program.hat),
        ]);
    }
    if !program.loose().is_empty() {
        let mut pieces = vec![word("loose: [")];
        for (index, loose) in program.loose().iter().enumerate() {
            let comma = if index == 0 { "" } else { ", " };
            let (x, y) = (point(loose.at.0), point(loose.at.1));
            pieces.push(SourcePiece::Word(
                format!("{comma}(at: ({x}, {y}), blocks: ").into(),
            ));
            pieces.push(SourcePiece::Commands(&loose.blocks));
            pieces.push(word(")"));
        }
        pieces.push(word("]"));
        writer.blocks(pieces);
    }
    writer.spaces(base);
    writer.out.push(')');
    writer.out
}

/// Writes `[…]`, the commands under the hat, as part of another file: after `before` characters of a line
/// that is indented by `base` spaces.
pub(crate) fn write_commands(program: &Program, base: usize, before: usize) -> String {
    let mut writer = FileWriter::new(program, base);
    let list = SourcePiece::Commands(&program.hat);
    let broken = base + before + writer.width(&list) + 1 > COLUMNS && !program.hat.is_empty();
    writer.pieces(vec![list], broken.then_some(base));
    writer.out
}

/// The words of the tasks that have one: the two games.
pub(super) const GAME_WORDS: [(&str, TaskId); 2] =
    [("Full", TaskId::CLICKOMANIA), ("Strip", TaskId::STRISCE)];

/// What a block is written from: one description for measuring and for writing.
enum SourcePiece<'p> {
    Word(Cow<'p, str>),
    /// A block in a socket: it holds no commands, so it is never broken.
    Value(BlockId),
    /// A list of commands, with its brackets.
    Commands(&'p [BlockId]),
}

fn word(word: &str) -> SourcePiece<'_> {
    SourcePiece::Word(Cow::Borrowed(word))
}

/// Work left for the writer.
enum WriteItem<'p> {
    Word(Cow<'p, str>),
    Value(BlockId),
    /// A command at the start of a line with this indentation; whether it is broken is open.
    Line(BlockId, usize),
    /// A list of commands, in the line or broken out of a line with this indentation.
    Commands(&'p [BlockId], Option<usize>),
    /// The start of a line.
    Spaces(usize),
}

struct FileWriter<'p> {
    program: &'p Program,
    names: HashMap<VarId, &'p str>,
    /// By block: how many characters it takes when it is not broken.
    widths: BlockTable<usize>,
    /// The spaces before the first line.
    base: usize,
    out: String,
}

impl<'p> FileWriter<'p> {
    fn new(program: &'p Program, base: usize) -> FileWriter<'p> {
        let variables = program.variables().iter();
        let names = variables.map(|variable| (variable.id, variable.name.as_str()));
        let mut writer = FileWriter {
            program,
            names: names.collect(),
            widths: BlockTable::default(),
            base,
            out: String::new(),
        };
        let loose = program.loose().iter().map(|loose| loose.blocks.as_slice());
        let mut pieces = Vec::new();
        for roots in std::iter::once(program.hat.as_slice()).chain(loose) {
            let order: Vec<BlockId> = program.walk(roots).map(|(id, _)| id).collect();
            // The walk goes from the outside inwards; backwards it meets what is inside first.
            for id in order.into_iter().rev() {
                writer.describe(id, &mut pieces);
                let width = pieces.drain(..).map(|p| writer.width(&p)).sum();
                writer.widths.insert(id, width);
            }
        }
        writer
    }

    fn width(&self, piece: &SourcePiece) -> usize {
        match piece {
            SourcePiece::Word(word) => word.chars().count(),
            SourcePiece::Value(id) => self.widths[*id],
            SourcePiece::Commands(ids) => {
                let commas = 2 * ids.len().saturating_sub(1);
                let commands = ids.iter().map(|&id| self.widths[id]);
                2 + commas + commands.sum::<usize>()
            }
        }
    }

    fn field(&mut self, name: &str, value: String) {
        self.spaces(self.base + INDENT);
        for part in [name, ": ", &value, ",\n"] {
            self.out.push_str(part);
        }
    }

    /// A field that holds blocks.
    fn blocks(&mut self, pieces: Vec<SourcePiece<'p>>) {
        let width: usize = pieces.iter().map(|piece| self.width(piece)).sum();
        let indent = self.base + INDENT;
        let broken = (indent + width + 1 > COLUMNS).then_some(indent);
        self.spaces(indent);
        self.pieces(pieces, broken);
        self.out.push_str(",\n");
    }

    /// Writes pieces, lists of commands broken out of a line with this indentation if there is one.
    fn pieces(&mut self, pieces: Vec<SourcePiece<'p>>, broken: Option<usize>) {
        let mut buffer = Vec::new();
        let mut rest: Vec<_> = pieces
            .into_iter()
            .rev()
            .map(|piece| work(piece, broken))
            .collect();
        while let Some(work_item) = rest.pop() {
            match work_item {
                WriteItem::Word(word) => self.out.push_str(&word),
                WriteItem::Spaces(count) => self.spaces(count),
                WriteItem::Value(id) => {
                    self.describe(id, &mut buffer);
                    rest.extend(buffer.drain(..).rev().map(|piece| work(piece, None)));
                }
                WriteItem::Line(id, indent) => {
                    let width = self.widths[id];
                    let broken = (indent + width + 1 > COLUMNS).then_some(indent);
                    self.describe(id, &mut buffer);
                    rest.extend(buffer.drain(..).rev().map(|piece| work(piece, broken)));
                }
                WriteItem::Commands(ids, None) => {
                    self.out.push('[');
                    rest.push(WriteItem::Word("]".into()));
                    for (index, &id) in ids.iter().enumerate().rev() {
                        rest.push(WriteItem::Value(id));
                        if index > 0 {
                            rest.push(WriteItem::Word(", ".into()));
                        }
                    }
                }
                WriteItem::Commands(ids, Some(indent)) => {
                    self.out.push_str("[\n");
                    rest.push(WriteItem::Word("]".into()));
                    rest.push(WriteItem::Spaces(indent));
                    for &id in ids.iter().rev() {
                        rest.push(WriteItem::Word(",\n".into()));
                        rest.push(WriteItem::Line(id, indent + INDENT));
                        rest.push(WriteItem::Spaces(indent + INDENT));
                    }
                }
            }
        }
    }

    fn spaces(&mut self, count: usize) {
        self.out.extend(std::iter::repeat_n(' ', count));
    }

    /// A block with its wrappers, in pieces.
    fn describe(&self, id: BlockId, out: &mut Vec<SourcePiece<'p>>) {
        let block = self.program.block(id);
        let marks = &block.marks;
        if let Some(comment) = &marks.comment {
            out.push(SourcePiece::Word(
                format!("Comment({}, ", quoted(comment)).into(),
            ));
        }
        if marks.disabled {
            out.push(word("Disabled("));
        }
        if marks.collapsed {
            out.push(word("Collapsed("));
        }
        out.push(word(block.kind.row().variant));
        if block.kind == Kind::If {
            self.describe_branches(block, out);
        } else {
            self.describe_arguments(block, out);
        }
        let wrappers = [marks.comment.is_some(), marks.disabled, marks.collapsed];
        let wrappers = wrappers.into_iter().filter(|&wrapped| wrapped);
        out.extend(wrappers.map(|_| word(")")));
    }

    fn describe_arguments(&self, block: &'p Block, out: &mut Vec<SourcePiece<'p>>) {
        let row = block.kind.row();
        let (mut socket, mut body) = (0, 0);
        let mut open = false;
        for arg in row.args {
            if arg.what == ArgKind::Body && block.bodies[body].is_empty() {
                body += 1;
                continue;
            }
            out.push(word(if open { ", " } else { "(" }));
            open = true;
            if row.named {
                out.extend([word(arg.name), word(": ")]);
            }
            match arg.what {
                ArgKind::Socket(..) => {
                    out.push(self.socket(block, socket));
                    socket += 1;
                }
                ArgKind::Field(_) => out.push(self.option(block.field)),
                ArgKind::Body => {
                    out.push(SourcePiece::Commands(&block.bodies[body]));
                    body += 1;
                }
            }
        }
        if open {
            out.push(word(")"));
        }
    }

    fn describe_branches(&self, block: &'p Block, out: &mut Vec<SourcePiece<'p>>) {
        out.push(word("(branches: ["));
        for (index, body) in block.bodies.iter().enumerate() {
            if index == block.sockets.len() {
                break;
            }
            out.push(word(if index == 0 { "(when: " } else { ", (when: " }));
            out.push(self.socket(block, index));
            if !body.is_empty() {
                out.extend([word(", then: "), SourcePiece::Commands(body)]);
            }
            out.push(word(")"));
        }
        out.push(word("]"));
        // Also without commands: that the block has it is something that one built.
        if let Some(otherwise) = block.bodies.get(block.sockets.len()) {
            out.extend([word(", otherwise: "), SourcePiece::Commands(otherwise)]);
        }
        out.push(word(")"));
    }

    fn socket(&self, block: &Block, socket: usize) -> SourcePiece<'p> {
        match self.program.content(block, socket) {
            SocketContent::Hole => word("Hole"),
            SocketContent::Block(id) => SourcePiece::Value(id),
            SocketContent::Literal(Literal::Number(value)) => {
                SourcePiece::Word(format!("Number({})", number(value)).into())
            }
            SocketContent::Literal(Literal::Colour(colour)) => {
                SourcePiece::Word(format!("Swatch({})", Field::Colour(colour).word()).into())
            }
        }
    }

    fn option(&self, field: Field) -> SourcePiece<'p> {
        match field {
            Field::Number(value) => SourcePiece::Word(number(value).into()),
            Field::Variable(id) => {
                let name = self.names.get(&id).expect("used variables are declared");
                SourcePiece::Word(quoted(name).into())
            }
            option => word(option.word()),
        }
    }
}

/// What is to be done for a piece, its lists of commands being broken or not.
fn work(piece: SourcePiece, broken: Option<usize>) -> WriteItem {
    match piece {
        SourcePiece::Word(word) => WriteItem::Word(word),
        SourcePiece::Value(id) => WriteItem::Value(id),
        SourcePiece::Commands(ids) => WriteItem::Commands(ids, broken),
    }
}
