//! A program as indented text, for documents and descriptions.

use super::{
    ELLIPSIS, IfWords, TemplatePiece, block_name, field_label, hat, if_words, split, template,
};
use crate::language::field::{Field, Operator};
use crate::language::kind::{ArgKind, Kind, Literal};
use crate::language::program::{Block, BlockId, Program, SocketContent, Stack};
use crate::text::{Text, plain};
use std::collections::{HashMap, HashSet};

/// Spaces per level of nesting.
const INDENT: usize = 4;
/// Maximum indentation. Beyond it lines are unreadable, and deep programs would be mostly spaces.
const MAX_INDENT: usize = 60 * INDENT;
/// Size at which the text ends, in bytes; a last line gives the number of missing lines.
const MAX_BYTES: usize = 1 << 20;

/// The program as text: one command per line, with its values; bodies below it, indented by 4
/// spaces. Comments are above their line after `#`; loose stacks come last, under a heading.
pub fn words(program: &Program, text: &Text) -> String {
    let mut writer = LineWriter::new(program, text);
    writer.out.push_str(&hat(text));
    writer.out.push('\n');
    writer.commands(program.stack(Stack::Hat));
    if !program.loose().is_empty() {
        writer.out.push('\n');
        writer.out.push_str(&text.msg_words_loose());
        writer.out.push('\n');
    }
    for (number, loose) in program.loose().iter().enumerate() {
        if number > 0 {
            writer.out.push('\n');
        }
        writer.commands(&loose.blocks);
    }
    if writer.left > 0 {
        writer.out.push_str(&text.msg_cli_more_rows(writer.left));
        writer.out.push('\n');
    }
    writer.out
}

/// An item still to write on a line.
enum LineItem<'a> {
    Words(String),
    /// The content of a socket of a block.
    Socket(&'a Block, usize),
    /// A block, without parentheses.
    Block(BlockId),
    /// Text without a space before it.
    Close(String),
}

struct LineWriter<'a> {
    program: &'a Program,
    text: &'a Text,
    if_words: IfWords,
    /// The texts before and after a disabled block.
    disabled: (String, String),
    templates: HashMap<Kind, Vec<TemplatePiece>>,
    /// The values whose text is ambiguous without parentheses: see [`is_wide`].
    wide: HashSet<BlockId>,
    out: String,
    /// Number of lines left out.
    left: usize,
}

impl<'a> LineWriter<'a> {
    fn new(program: &'a Program, text: &'a Text) -> LineWriter<'a> {
        let marked = text.msg_words_disabled(super::MARKS[0].to_string());
        let mut around = split(&marked).into_iter().filter_map(|piece| match piece {
            TemplatePiece::Words(words) => Some(words),
            TemplatePiece::Arg(_) => None,
        });
        let disabled = (
            around.next().unwrap_or_default(),
            around.next().unwrap_or_default(),
        );
        LineWriter {
            program,
            text,
            if_words: if_words(text),
            disabled,
            templates: HashMap::new(),
            wide: wide_values(program),
            out: String::new(),
            left: 0,
        }
    }

    /// The lines of a stack of blocks.
    fn commands(&mut self, stack: &[BlockId]) {
        // Block, branch and indentation of the lines still to write, the next one last. Branch 0 is
        // the line of the block itself, the others are *altrimenti se* and *altrimenti*.
        let mut rest: Vec<(BlockId, usize, usize)> =
            stack.iter().rev().map(|&id| (id, 0, INDENT)).collect();
        while let Some((id, branch, indent)) = rest.pop() {
            let block = self.program.block(id);
            if self.out.len() < MAX_BYTES {
                let line = if branch == 0 {
                    vec![LineItem::Block(id)]
                } else {
                    self.branch(block, branch)
                };
                self.line(line, indent.min(MAX_INDENT));
            } else {
                self.left += 1;
            }
            if branch + 1 < block.bodies.len() {
                rest.push((id, branch + 1, indent));
            }
            if let Some(body) = block.bodies.get(branch) {
                rest.extend(body.iter().rev().map(|&id| (id, 0, indent + INDENT)));
            }
        }
    }

    /// The words of branch number `branch` of *se*.
    fn branch(&self, block: &'a Block, branch: usize) -> Vec<LineItem<'a>> {
        let words = &self.if_words;
        if branch == block.sockets.len() {
            return vec![LineItem::Words(words.otherwise.clone())];
        }
        let first = if branch == 0 {
            &words.if_
        } else {
            &words.else_if
        };
        vec![
            LineItem::Words(first.clone()),
            LineItem::Socket(block, branch),
            LineItem::Words(words.then.clone()),
        ]
    }

    /// Writes a line, and the comments of its blocks above it.
    fn line(&mut self, mut items: Vec<LineItem<'a>>, indent: usize) {
        items.reverse();
        let mut line = LineBuilder::default();
        while let Some(item) = items.pop() {
            match item {
                LineItem::Words(words) => line.word(&words),
                LineItem::Close(sign) => line.close(&sign),
                LineItem::Socket(block, socket) => match self.program.content(block, socket) {
                    SocketContent::Hole => line.word(ELLIPSIS),
                    SocketContent::Literal(literal) => {
                        let parentheses = literal_needs_parentheses(block, socket, literal);
                        let literal = match literal {
                            Literal::Number(number) => self.text.number_in_full(number),
                            Literal::Colour(colour) => self.text.colour(colour),
                        };
                        line.word(&if parentheses {
                            format!("({literal})")
                        } else {
                            literal
                        });
                    }
                    SocketContent::Block(id) => {
                        if needs_parentheses(self.program, block, socket, id, &self.wide) {
                            line.open("(");
                            items.push(LineItem::Close(")".to_owned()));
                        }
                        items.push(LineItem::Block(id));
                    }
                },
                LineItem::Block(id) => {
                    let block = self.program.block(id);
                    self.comment(block, line.is_empty(), indent);
                    if block.marks.disabled {
                        line.word(&self.disabled.0);
                        items.push(LineItem::Close(self.disabled.1.clone()));
                    }
                    let pieces = self.pieces(block);
                    items.extend(pieces.into_iter().rev());
                }
            }
        }
        self.out.extend(std::iter::repeat_n(' ', indent));
        self.out.push_str(&line.text);
        self.out.push('\n');
    }

    /// The text of a block as items, without its bodies.
    fn pieces(&mut self, block: &'a Block) -> Vec<LineItem<'a>> {
        if block.kind == Kind::If {
            return self.branch(block, 0);
        }
        let template = self
            .templates
            .entry(block.kind)
            .or_insert_with(|| template(self.text, block.kind));
        let args = block.kind.row().args;
        let mut items = Vec::with_capacity(template.len());
        for piece in template.iter() {
            items.push(match piece {
                TemplatePiece::Words(words) => LineItem::Words(words.clone()),
                TemplatePiece::Arg(arg) => match args[*arg].kind {
                    ArgKind::Field(_) => LineItem::Words(match block.field {
                        Field::Number(number) => self.text.number_in_full(number),
                        field => field_label(self.program, self.text, field),
                    }),
                    ArgKind::Socket(..) => {
                        let sockets_before = args[..*arg]
                            .iter()
                            .filter(|arg| matches!(arg.kind, ArgKind::Socket(..)));
                        LineItem::Socket(block, sockets_before.count())
                    }
                    ArgKind::Body => continue,
                },
            });
        }
        items
    }

    /// Writes the comment of a block, after the block's name unless the block comes `first` on its
    /// line.
    fn comment(&mut self, block: &Block, first: bool, indent: usize) {
        let Some(comment) = &block.marks.comment else {
            return;
        };
        let mut name = if first {
            String::new()
        } else {
            format!("{}: ", block_name(self.program, self.text, block))
        };
        for comment in comment.lines() {
            self.out.extend(std::iter::repeat_n(' ', indent));
            let line = format!("# {}{comment}", std::mem::take(&mut name));
            self.out.extend(line.trim_end().chars().map(plain));
            self.out.push('\n');
        }
    }
}

/// Builds a line: single spaces between words, none inside parentheses.
#[derive(Default)]
struct LineBuilder {
    text: String,
    /// True if the next word follows without a space.
    glued: bool,
}

impl LineBuilder {
    fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    fn word(&mut self, word: &str) {
        if !self.is_empty() && !self.glued {
            self.text.push(' ');
        }
        // Names of variables may contain control characters.
        self.text.extend(word.chars().map(plain));
        self.glued = false;
    }

    fn open(&mut self, sign: &str) {
        self.word(sign);
        self.glued = true;
    }

    fn close(&mut self, sign: &str) {
        self.text.push_str(sign);
        self.glued = false;
    }
}

/// All values for which [`is_wide`] is true.
fn wide_values(program: &Program) -> HashSet<BlockId> {
    let mut wide = HashSet::new();
    let stacks = std::iter::once(program.stack(Stack::Hat))
        .chain(program.loose().iter().map(|loose| loose.blocks.as_slice()));
    for stack in stacks {
        // In reverse, blocks come after those inside them.
        let ids: Vec<BlockId> = program.walk(stack).map(|(id, _)| id).collect();
        for id in ids.into_iter().rev() {
            if is_wide(program, id, &wide) {
                wide.insert(id);
            }
        }
    }
    wide
}

/// True for a value whose text has several sockets side by side (*a e b*, *casella in riga = a e
/// colonna = b*), or contains such a value without parentheses: inside another value it could be
/// read in two ways. Sums and products follow the precedence rules of arithmetic instead.
fn is_wide(program: &Program, id: BlockId, wide: &HashSet<BlockId>) -> bool {
    let block = program.block(id);
    if block.marks.disabled || block.kind.row().value().is_none() {
        return false;
    }
    if block.sockets.len() > 1 && block.kind != Kind::Arithmetic {
        return true;
    }
    (0..block.sockets.len()).any(|socket| match program.content(block, socket) {
        SocketContent::Block(child) => {
            wide.contains(&child) && !needs_parentheses(program, block, socket, child, wide)
        }
        SocketContent::Hole | SocketContent::Literal(_) => false,
    })
}

/// True if a block in a socket needs parentheses, so that the line has only one reading.
fn needs_parentheses(
    program: &Program,
    parent: &Block,
    socket: usize,
    child: BlockId,
    wide: &HashSet<BlockId>,
) -> bool {
    let wide = wide.contains(&child);
    let child = program.block(child);
    if child.marks.disabled {
        return false;
    }
    let in_value = parent.kind.row().value().is_some();
    let function = matches!(child.kind, Kind::Math | Kind::Trig | Kind::Round);
    match parent.kind {
        // Associative: *a e b e c*.
        Kind::Logic if child.kind == Kind::Logic => parent.field != child.field,
        Kind::Arithmetic if child.kind == Kind::Arithmetic => {
            let (outer, inner) = (precedence(parent.field), precedence(child.field));
            inner < outer || inner == outer && (socket > 0 || outer == POWER)
        }
        Kind::Arithmetic => wide || function,
        Kind::Math | Kind::Trig | Kind::Round | Kind::Remainder => {
            wide || function || child.kind == Kind::Arithmetic
        }
        Kind::Compare => wide || child.kind == Kind::Not,
        Kind::Choose => child.kind == Kind::Choose,
        Kind::Not | Kind::Is | Kind::Count => wide,
        _ if in_value && parent.sockets.len() > 1 => wide,
        _ => in_value && child.kind == Kind::Choose,
    }
}

/// True if a literal needs parentheses: only in *(-2) ^ 2*.
fn literal_needs_parentheses(parent: &Block, socket: usize, literal: Literal) -> bool {
    let negative = matches!(literal, Literal::Number(number) if number < 0.0);
    negative && socket == 0 && parent.kind == Kind::Arithmetic && precedence(parent.field) == POWER
}

const POWER: u8 = 2;

/// The precedence of an operator.
fn precedence(field: Field) -> u8 {
    match field {
        Field::Operator(Operator::Multiply | Operator::Divide) => 1,
        Field::Operator(Operator::Power) => POWER,
        _ => 0,
    }
}
