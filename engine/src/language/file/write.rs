//! Writes programs in their canonical form.

use super::FORMAT;
use super::literal::{number, point, quoted};
use crate::language::TaskId;
use crate::language::field::Field;
use crate::language::kind::{ArgKind, Kind, Literal};
use crate::language::program::{Block, BlockId, Program, SocketContent, VarId};
use crate::language::table::BlockTable;
use std::borrow::Cow;
use std::collections::HashMap;

/// Maximum length of a line: a longer block that contains commands is broken into lines.
pub(crate) const COLUMNS: usize = 100;
pub(crate) const INDENT: usize = 4;

/// Writes a program in its canonical form: equal programs have equal bytes. Linear in the length of
/// the text.
pub fn write(program: &Program) -> String {
    let mut text = write_nested(program, 0);
    text.push('\n');
    text
}

/// Writes a program like [`write()`], but as part of another file: all lines but the first are
/// indented by `base` spaces.
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
        let names: Vec<String> = program
            .variables()
            .iter()
            .map(|variable| quoted(&variable.name))
            .collect();
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

/// Writes the commands under the hat as a list `[…]` in another file, after `before` characters on
/// a line that is indented by `base` spaces.
pub(crate) fn write_commands(program: &Program, base: usize, before: usize) -> String {
    let mut writer = FileWriter::new(program, base);
    let list = SourcePiece::Commands(&program.hat);
    let broken = base + before + writer.width(&list) + 1 > COLUMNS && !program.hat.is_empty();
    writer.pieces(vec![list], broken.then_some(base));
    writer.out
}

/// The words for the two games in files, and their tasks.
pub(super) const GAME_WORDS: [(&str, TaskId); 2] =
    [("Full", TaskId::CLICKOMANIA), ("Strip", TaskId::STRISCE)];

/// A piece of the text of a block. Measuring and writing share these descriptions.
enum SourcePiece<'p> {
    Word(Cow<'p, str>),
    /// A block in a socket; it contains no commands, so it is never broken.
    Value(BlockId),
    /// A list of commands, with its brackets.
    Commands(&'p [BlockId]),
}

fn word(word: &str) -> SourcePiece<'_> {
    SourcePiece::Word(Cow::Borrowed(word))
}

/// An item still to write.
enum WriteItem<'p> {
    Word(Cow<'p, str>),
    Value(BlockId),
    /// A command at the start of a line with this indentation; broken if it is too long.
    Line(BlockId, usize),
    /// A list of commands: on one line, or one per line if the list starts on a line with this
    /// indentation.
    Commands(&'p [BlockId], Option<usize>),
    /// Indentation.
    Spaces(usize),
}

struct FileWriter<'p> {
    program: &'p Program,
    names: HashMap<VarId, &'p str>,
    /// Number of characters of each block on one line.
    widths: BlockTable<usize>,
    /// Indentation of the whole program.
    base: usize,
    out: String,
}

impl<'p> FileWriter<'p> {
    fn new(program: &'p Program, base: usize) -> FileWriter<'p> {
        let mut writer = FileWriter {
            program,
            names: program
                .variables()
                .iter()
                .map(|variable| (variable.id, variable.name.as_str()))
                .collect(),
            widths: BlockTable::default(),
            base,
            out: String::new(),
        };
        let loose = program.loose().iter().map(|loose| loose.blocks.as_slice());
        let mut pieces = Vec::new();
        for roots in std::iter::once(program.hat.as_slice()).chain(loose) {
            let order: Vec<BlockId> = program.walk(roots).map(|(id, _)| id).collect();
            // In reverse, blocks come after those inside them.
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

    /// Writes a field that contains blocks.
    fn blocks(&mut self, pieces: Vec<SourcePiece<'p>>) {
        let width: usize = pieces.iter().map(|piece| self.width(piece)).sum();
        let indent = self.base + INDENT;
        let broken = (indent + width + 1 > COLUMNS).then_some(indent);
        self.spaces(indent);
        self.pieces(pieces, broken);
        self.out.push_str(",\n");
    }

    /// Writes pieces. `broken`: write lists one command per line; they start on a line with this
    /// indentation.
    fn pieces(&mut self, pieces: Vec<SourcePiece<'p>>, broken: Option<usize>) {
        let mut buffer = Vec::new();
        let mut rest: Vec<_> = pieces
            .into_iter()
            .rev()
            .map(|piece| item(piece, broken))
            .collect();
        while let Some(next) = rest.pop() {
            match next {
                WriteItem::Word(word) => self.out.push_str(&word),
                WriteItem::Spaces(count) => self.spaces(count),
                WriteItem::Value(id) => {
                    self.describe(id, &mut buffer);
                    rest.extend(buffer.drain(..).rev().map(|piece| item(piece, None)));
                }
                WriteItem::Line(id, indent) => {
                    let width = self.widths[id];
                    let broken = (indent + width + 1 > COLUMNS).then_some(indent);
                    self.describe(id, &mut buffer);
                    rest.extend(buffer.drain(..).rev().map(|piece| item(piece, broken)));
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

    /// Adds the pieces of a block with its wrappers.
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
        let wrapped = [marks.comment.is_some(), marks.disabled, marks.collapsed];
        let count = wrapped.into_iter().filter(|&wrapped| wrapped).count();
        out.extend((0..count).map(|_| word(")")));
    }

    fn describe_arguments(&self, block: &'p Block, out: &mut Vec<SourcePiece<'p>>) {
        let row = block.kind.row();
        let (mut socket, mut body) = (0, 0);
        let mut open = false;
        for arg in row.args {
            if arg.kind == ArgKind::Body && block.bodies[body].is_empty() {
                body += 1;
                continue;
            }
            out.push(word(if open { ", " } else { "(" }));
            open = true;
            if row.named {
                out.extend([word(arg.name), word(": ")]);
            }
            match arg.kind {
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
        for (index, body) in block.bodies.iter().enumerate().take(block.sockets.len()) {
            out.push(word(if index == 0 { "(when: " } else { ", (when: " }));
            out.push(self.socket(block, index));
            if !body.is_empty() {
                out.extend([word(", then: "), SourcePiece::Commands(body)]);
            }
            out.push(word(")"));
        }
        out.push(word("]"));
        // An empty *altrimenti* is written too: somebody added it.
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

/// The item for a piece; lists of commands are broken as in [`FileWriter::pieces`].
fn item(piece: SourcePiece, broken: Option<usize>) -> WriteItem {
    match piece {
        SourcePiece::Word(word) => WriteItem::Word(word),
        SourcePiece::Value(id) => WriteItem::Value(id),
        SourcePiece::Commands(ids) => WriteItem::Commands(ids, broken),
    }
}
