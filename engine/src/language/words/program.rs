//! A program as indented text, to be copied into a document.

use super::{
    IfWords, OPEN, Template, TemplatePiece, block_name, field_label, hat, if_words, split, template,
};
use crate::language::field::{Field, Operator};
use crate::language::kind::{ArgKind, Kind, Literal};
use crate::language::program::{Block, BlockId, Program, SocketContent, Stack};
use crate::text::{Text, plain};
use std::collections::{HashMap, HashSet};

/// How far a body stands in from its line.
const INDENT: usize = 4;
/// Further in than this nothing stands: a line that begins later cannot be read, and of deep programs there would be
/// more spaces than words.
const FURTHEST: usize = 60 * INDENT;
/// The longest text, in bytes; how many lines it lacks is said.
const MOST_BYTES: usize = 1 << 20;

/// The program as text: a command a line, its values in the line, bodies below it, 4 spaces further
/// in. Comments stand above their line after `#`; loose stacks at the end, marked as not running.
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

/// Work left for a line.
enum LineItem<'a> {
    Words(String),
    /// What stands in a socket of a block.
    Socket(&'a Block, usize),
    /// A block, with nothing around it.
    Block(BlockId),
    /// A sign without a space before it.
    Close(String),
}

struct LineWriter<'a> {
    program: &'a Program,
    text: &'a Text,
    if_words: IfWords,
    /// What stands around a disabled block.
    disabled: (String, String),
    templates: HashMap<Kind, Template>,
    /// The values that show several sockets to what stands around them: see [`is_wide`].
    wide: HashSet<BlockId>,
    out: String,
    /// How many lines had no room.
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
        // Block, branch and indent of the lines still to come, the next one last: branch 0 is the
        // block's own line, the others those of *altrimenti se* and *altrimenti*.
        let mut rest: Vec<(BlockId, usize, usize)> = Vec::new();
        rest.extend(stack.iter().rev().map(|&id| (id, 0, INDENT)));
        while let Some((id, branch, indent)) = rest.pop() {
            let block = self.program.block(id);
            if self.out.len() < MOST_BYTES {
                let line = match branch {
                    0 => vec![LineItem::Block(id)],
                    _ => self.branch(block, branch),
                };
                self.line(line, indent.min(FURTHEST));
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

    /// Writes a line, with the comments in it above.
    fn line(&mut self, mut items: Vec<LineItem<'a>>, indent: usize) {
        items.reverse();
        let mut line = LineBuilder::default();
        while let Some(item) = items.pop() {
            match item {
                LineItem::Words(words) => line.word(&words),
                LineItem::Close(sign) => line.close(&sign),
                LineItem::Socket(block, socket) => match self.program.content(block, socket) {
                    SocketContent::Hole => line.word(OPEN),
                    SocketContent::Literal(literal) => {
                        let around = literal_needs_parentheses(block, socket, literal);
                        let literal = match literal {
                            Literal::Number(number) => self.text.number_in_full(number),
                            Literal::Colour(colour) => self.text.colour(colour),
                        };
                        line.word(&if around {
                            format!("({literal})")
                        } else {
                            literal
                        });
                    }
                    SocketContent::Block(id) => {
                        let around = needs_parentheses(self.program, block, socket, id, &self.wide);
                        if around {
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

    /// The text of a block as items, its bodies apart.
    fn pieces(&mut self, block: &'a Block) -> Vec<LineItem<'a>> {
        if block.kind == Kind::If {
            return self.branch(block, 0);
        }
        let template = self
            .templates
            .entry(block.kind)
            .or_insert_with(|| template(self.text, block.kind));
        let args = block.kind.row().args;
        let mut items = Vec::with_capacity(template.pieces.len());
        for piece in &template.pieces {
            items.push(match piece {
                TemplatePiece::Words(words) => LineItem::Words(words.clone()),
                TemplatePiece::Arg(arg) => match args[*arg].what {
                    ArgKind::Field(_) => LineItem::Words(match block.field {
                        Field::Number(number) => self.text.number_in_full(number),
                        field => field_label(self.program, self.text, field),
                    }),
                    ArgKind::Socket(..) => {
                        let before = &args[..*arg];
                        let sockets = before
                            .iter()
                            .filter(|arg| matches!(arg.what, ArgKind::Socket(..)));
                        LineItem::Socket(block, sockets.count())
                    }
                    ArgKind::Body => continue,
                },
            });
        }
        items
    }

    /// Writes the comment of a block, with its name unless the line begins with the block.
    fn comment(&mut self, block: &Block, first: bool, indent: usize) {
        let Some(comment) = &block.marks.comment else {
            return;
        };
        let mut of = if first {
            String::new()
        } else {
            format!("{}: ", block_name(self.program, self.text, block))
        };
        for comment in comment.lines() {
            self.out.extend(std::iter::repeat_n(' ', indent));
            let line = format!("# {}{comment}", std::mem::take(&mut of));
            self.out.extend(line.trim_end().chars().map(plain));
            self.out.push('\n');
        }
    }
}

/// A line that grows: words with one space between them, none inside parentheses.
#[derive(Default)]
struct LineBuilder {
    text: String,
    /// Whether the next word follows without a space.
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
        // Names of variables may hold anything.
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

/// The values whose text is wide: see [`is_wide`].
fn wide_values(program: &Program) -> HashSet<BlockId> {
    let mut wide = HashSet::new();
    let stacks = std::iter::once(program.stack(Stack::Hat))
        .chain(program.loose().iter().map(|loose| loose.blocks.as_slice()));
    for stack in stacks {
        // What is inside a block comes after it, so that backwards it is known already.
        let ids: Vec<BlockId> = program.walk(stack).map(|(id, _)| id).collect();
        for id in ids.into_iter().rev() {
            if is_wide(program, id, &wide) {
                wide.insert(id);
            }
        }
    }
    wide
}

/// Whether a value's text has several sockets side by side, so that it could be taken apart in two
/// ways by what stands around it: *a e b*, *casella in riga = a e colonna = b*; and what holds such
/// a value without parentheses. Sums and products follow the rules of arithmetic instead.
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

/// Whether a block in a socket stands in parentheses, so that the line can be read in one way only.
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
    let value = parent.kind.row().value().is_some();
    let function = matches!(child.kind, Kind::Math | Kind::Trig | Kind::Round);
    match parent.kind {
        // *a e b e c* means the same however it is put together.
        Kind::Logic if child.kind == Kind::Logic => parent.field != child.field,
        Kind::Arithmetic if child.kind == Kind::Arithmetic => {
            let (outer, inner) = (rank(parent.field), rank(child.field));
            inner < outer || inner == outer && (socket > 0 || outer == POWER)
        }
        Kind::Arithmetic => wide || function,
        Kind::Math | Kind::Trig | Kind::Round => wide || function || child.kind == Kind::Arithmetic,
        Kind::Remainder => wide || function || child.kind == Kind::Arithmetic,
        Kind::Compare => wide || child.kind == Kind::Not,
        Kind::Choose => child.kind == Kind::Choose,
        Kind::Not | Kind::Is | Kind::Count => wide,
        _ if value && parent.sockets.len() > 1 => wide,
        _ => value && child.kind == Kind::Choose,
    }
}

/// Whether a literal stands in parentheses: only *(-2) ^ 2*.
fn literal_needs_parentheses(parent: &Block, socket: usize, literal: Literal) -> bool {
    let negative = matches!(literal, Literal::Number(number) if number < 0.0);
    negative && socket == 0 && parent.kind == Kind::Arithmetic && rank(parent.field) == POWER
}

const POWER: u8 = 2;

/// How tightly an operator binds.
fn rank(field: Field) -> u8 {
    match field {
        Field::Operator(Operator::Multiply | Operator::Divide) => 1,
        Field::Operator(Operator::Power) => POWER,
        _ => 0,
    }
}
