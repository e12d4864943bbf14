//! A program: trees of blocks, kept flat so that nothing recurses over their length or depth.

use super::field::Field;
use super::kind::{Kind, Literal, ValueType};
use super::table::BlockTable;
use std::borrow::Cow;
use std::fmt;

/// Names a block for as long as its program lives, also while it is detached and undone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct BlockId(pub(super) u32);

impl BlockId {
    /// Its number, counted from 0 in the order of creation: an index into a table of blocks.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// Names a variable, whatever it is called.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct VarId(pub(super) u32);

/// Names a loose stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct StackId(pub(super) u32);

/// Names a task: small letters a–z, digits and hyphens, at most [`TaskId::LONGEST`] of them.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TaskId(Cow<'static, str>);

impl TaskId {
    /// Most characters.
    pub const LONGEST: usize = 64;

    /// The full game: the task of a program that names none.
    pub const CLICKOMANIA: TaskId = TaskId(Cow::Borrowed("clickomania"));

    /// The simplified game.
    pub const STRISCE: TaskId = TaskId(Cow::Borrowed("strisce"));

    /// `None` if it is empty, too long, or holds another character.
    pub fn new(id: &str) -> Option<TaskId> {
        let fits = |byte: u8| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-');
        let fits = (1..=TaskId::LONGEST).contains(&id.len()) && id.bytes().all(fits);
        fits.then(|| TaskId(Cow::Owned(id.to_owned())))
    }

    /// The game, if it is the task of one.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Default for TaskId {
    fn default() -> TaskId {
        TaskId::CLICKOMANIA
    }
}

impl fmt::Display for TaskId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for TaskId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

/// The head of the file: name, author, note, task.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Header {
    /// The program's name.
    pub name: String,
    /// Who wrote it; may be empty.
    pub author: String,
    /// A note; may be empty.
    pub note: String,
    /// What it is to do.
    pub task: TaskId,
}

/// A variable of the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variable {
    /// Stable identity, which blocks refer to.
    pub id: VarId,
    /// Never empty, and unique in the program.
    pub name: String,
}

/// Remarks on a block that do not change what it means, and the switch that turns it off.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BlockMarks {
    /// A person's comment.
    pub comment: Option<String>,
    /// Neither runs nor costs, with everything inside.
    pub disabled: bool,
    /// Shown as one line.
    pub collapsed: bool,
}

/// A socket: its default value, if its kind has one, and the block put over it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Socket {
    /// The default value as last edited.
    pub literal: Option<Literal>,
    /// The block that stands in the socket.
    pub block: Option<BlockId>,
}

/// The content of a socket, as the language sees it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum SocketContent {
    /// Nothing: the socket is empty.
    Hole,
    /// A default value: not a block.
    Literal(Literal),
    Block(BlockId),
}

/// Where a block hangs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Parent {
    /// Not in the program at present.
    None,
    Stack(Stack),
    /// In a socket: the block that has it, and its number.
    Socket(BlockId, usize),
}

/// A list of blocks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stack {
    /// Under the hat: the program that runs.
    Hat,
    /// A loose stack: commands, or one value block.
    Loose(StackId),
    /// A body: of a loop, of a branch of *se*, of its *altrimenti* (the last one).
    Body(BlockId, usize),
}

/// A block.
#[derive(Clone, Debug)]
pub struct Block {
    pub kind: Kind,
    /// Its drop-down, variable or number.
    pub field: Field,
    /// Its sockets; for *se* the condition of each branch.
    pub sockets: Vec<Socket>,
    /// Its bodies; for *se* one a branch and perhaps one more, the *altrimenti*.
    pub bodies: Vec<Vec<BlockId>>,
    /// Comment, disabled, collapsed.
    pub marks: BlockMarks,
    /// Where it hangs.
    pub parent: Parent,
    /// True if it came from outside a contest: see [`Program::brought_in`].
    pub brought_in: bool,
}

/// Two blocks are equal wherever they came from.
impl PartialEq for Block {
    fn eq(&self, other: &Block) -> bool {
        let Block {
            kind,
            field,
            sockets,
            bodies,
            marks,
            parent,
            brought_in: _,
        } = self;
        *kind == other.kind
            && *field == other.field
            && *sockets == other.sockets
            && *bodies == other.bodies
            && *marks == other.marks
            && *parent == other.parent
    }
}

impl Block {
    /// A block fresh from the palette: default values in its sockets, empty bodies, *se* with one branch.
    /// `field` must be of the kind that the table says.
    pub fn new(kind: Kind, field: Field) -> Block {
        debug_assert_eq!(kind.row().field(), field.kind());
        let (sockets, bodies) = if kind == Kind::If {
            (
                vec![Socket {
                    literal: None,
                    block: None,
                }],
                vec![Vec::new()],
            )
        } else {
            let row = kind.row();
            let sockets = row
                .sockets()
                .map(|(_, _, literal)| Socket {
                    literal,
                    block: None,
                })
                .collect();
            (sockets, vec![Vec::new(); row.bodies()])
        };
        Block {
            kind,
            field,
            sockets,
            bodies,
            marks: BlockMarks::default(),
            parent: Parent::None,
            brought_in: false,
        }
    }

    /// Whether *se* has an *altrimenti*.
    pub fn has_otherwise(&self) -> bool {
        self.kind == Kind::If && self.bodies.len() > self.sockets.len()
    }

    /// The type that socket number `index` takes.
    pub fn socket_type(&self, index: usize) -> Option<ValueType> {
        if self.kind == Kind::If {
            return (index < self.sockets.len()).then_some(ValueType::Boolean);
        }
        self.kind.row().sockets().nth(index).map(|(_, ty, _)| ty)
    }

    /// The default value that the table gives socket number `index`.
    pub fn default_literal(&self, index: usize) -> Option<Literal> {
        self.kind
            .row()
            .sockets()
            .nth(index)
            .and_then(|(_, _, literal)| literal)
    }

    /// The literal that this block is when it stands bare: a number or a swatch without remarks.
    pub(super) fn bare_literal(&self) -> Option<Literal> {
        match self.field {
            _ if self.marks != BlockMarks::default() => None,
            Field::Number(number) if self.kind == Kind::Number => Some(Literal::Number(number)),
            Field::Colour(colour) if self.kind == Kind::Swatch => Some(Literal::Colour(colour)),
            _ => None,
        }
    }
}

/// A stack of blocks that lies on the canvas and does not run.
#[derive(Clone, PartialEq, Debug)]
pub struct LooseStack {
    /// Stable identity, which edits refer to.
    pub id: StackId,
    /// Where its upper left corner lies on the canvas, in units of the layout.
    pub at: (f64, f64),
    /// Commands, or one value block; never empty.
    pub blocks: Vec<BlockId>,
}

/// A program. Changed only by [`Program::apply`](super::edit), so that every change can be undone.
#[derive(Clone, Debug, Default)]
pub struct Program {
    pub(super) header: Header,
    pub(super) variables: Vec<Variable>,
    pub(super) hat: Vec<BlockId>,
    pub(super) loose: Vec<LooseStack>,
    /// The blocks that are in the program at present.
    pub(super) arena: BlockTable<Block>,
    pub(super) blocks_made: u32,
    pub(super) variables_made: u32,
    pub(super) stacks_made: u32,
}

impl Program {
    /// An empty program.
    pub fn new(name: &str) -> Program {
        Program {
            header: Header {
                name: name.to_owned(),
                ..Header::default()
            },
            ..Program::default()
        }
    }

    /// Name, author, note, task.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The variables, in the order of the file.
    pub fn variables(&self) -> &[Variable] {
        &self.variables
    }

    pub fn variable(&self, id: VarId) -> Option<&Variable> {
        self.variables.iter().find(|variable| variable.id == id)
    }

    pub fn variable_named(&self, name: &str) -> Option<&Variable> {
        self.variables.iter().find(|variable| variable.name == name)
    }

    /// The stacks beside the hat.
    pub fn loose(&self) -> &[LooseStack] {
        &self.loose
    }

    pub fn loose_stack(&self, id: StackId) -> Option<&LooseStack> {
        self.loose.iter().find(|loose| loose.id == id)
    }

    /// Number of blocks, loose ones and bare numbers in sockets included.
    pub fn block_count(&self) -> usize {
        self.arena.len()
    }

    /// The block with this identity, if it is in the program at present.
    pub fn get(&self, id: BlockId) -> Option<&Block> {
        self.arena.get(id)
    }

    /// The block with this identity.
    ///
    /// # Panics
    /// If it is not in the program at present: identities come from the program itself.
    pub fn block(&self, id: BlockId) -> &Block {
        self.get(id).expect("the block is in the program")
    }

    pub(super) fn block_mut(&mut self, id: BlockId) -> Option<&mut Block> {
        self.arena.get_mut(id)
    }

    /// The blocks of a stack from the top; empty if there is no such stack.
    pub fn stack(&self, stack: Stack) -> &[BlockId] {
        match stack {
            Stack::Hat => &self.hat,
            Stack::Loose(id) => self.loose_stack(id).map_or(&[], |loose| &loose.blocks),
            Stack::Body(id, body) => self
                .get(id)
                .and_then(|block| block.bodies.get(body))
                .map_or(&[], |body| body),
        }
    }

    /// What socket number `socket` of `block` holds. A bare number or swatch in a socket that has a
    /// default value *is* that default value, as in the file.
    pub fn content(&self, block: &Block, socket: usize) -> SocketContent {
        let Socket { literal, block } = block.sockets[socket];
        match (literal, block) {
            (None, None) => SocketContent::Hole,
            (Some(literal), None) => SocketContent::Literal(literal),
            (None, Some(id)) => SocketContent::Block(id),
            (Some(default), Some(id)) => match self.block(id).bare_literal() {
                Some(literal) if literal.is_like(default) => SocketContent::Literal(literal),
                _ => SocketContent::Block(id),
            },
        }
    }

    /// What socket number `socket` of `block` holds when the program runs: a disabled block counts
    /// as an empty socket, or as the default value of the table.
    pub fn running_content(&self, block: &Block, socket: usize) -> SocketContent {
        match self.content(block, socket) {
            SocketContent::Block(id) if self.block(id).marks.disabled => block
                .default_literal(socket)
                .map_or(SocketContent::Hole, SocketContent::Literal),
            content => content,
        }
    }

    /// A block identity that was never used.
    pub fn fresh_block(&mut self) -> BlockId {
        self.blocks_made += 1;
        BlockId(self.blocks_made - 1)
    }

    /// A variable identity that was never used.
    pub fn fresh_variable(&mut self) -> VarId {
        self.variables_made += 1;
        VarId(self.variables_made - 1)
    }

    /// A stack identity that was never used.
    pub fn fresh_stack(&mut self) -> StackId {
        self.stacks_made += 1;
        StackId(self.stacks_made - 1)
    }

    /// Never draws an identity that `other` has drawn.
    pub fn skip_identities(&mut self, other: &Program) {
        self.blocks_made = self.blocks_made.max(other.blocks_made);
        self.variables_made = self.variables_made.max(other.variables_made);
        self.stacks_made = self.stacks_made.max(other.stacks_made);
    }

    /// Whether both are written as the same file: identities, and default values under a block, do not
    /// count. Writes both.
    pub fn same_text_as(&self, other: &Program) -> bool {
        super::file::write(self) == super::file::write(other)
    }
}

impl Program {
    /// Marks all blocks: the program came from outside.
    pub fn bring_in(&mut self) {
        let all: Vec<BlockId> = self.arena.iter().map(|(id, _)| id).collect();
        self.mark_brought_in(&all);
    }

    /// Marks the blocks with these numbers, counted from 0 in the order of [`Program::everywhere`]; numbers beyond the
    /// last block are passed over.
    pub fn bring_in_numbers(&mut self, numbers: &[usize]) {
        let blocks: Vec<BlockId> = self.everywhere().collect();
        let marked: Vec<BlockId> = numbers
            .iter()
            .filter_map(|&number| blocks.get(number).copied())
            .collect();
        self.mark_brought_in(&marked);
    }

    /// The numbers of the marked blocks, rising; see [`Program::bring_in_numbers`].
    pub fn brought_in(&self) -> Vec<usize> {
        self.everywhere()
            .enumerate()
            .filter(|&(_, id)| self.block(id).brought_in)
            .map(|(number, _)| number)
            .collect()
    }

    fn mark_brought_in(&mut self, blocks: &[BlockId]) {
        for &id in blocks {
            if let Some(block) = self.block_mut(id) {
                block.brought_in = true;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_digits_and_hyphens_make_an_id() {
        for id in ["clickomania", "da-40-a-2", "7", &"x".repeat(64)] {
            assert_eq!(TaskId::new(id).unwrap().as_str(), id);
        }
        for id in ["", "A", "a b", "è", "a_b", "a.ron", "../a", &"x".repeat(65)] {
            assert_eq!(TaskId::new(id), None, "{id}");
        }
        assert_eq!(TaskId::new("clickomania"), Some(TaskId::default()));
    }
}
