//! A program: trees of blocks, kept flat so that nothing recurses over their length or depth.

use super::field::Field;
use super::kind::{Kind, Literal, ValueType};
use super::table::BlockTable;
use std::borrow::Cow;
use std::fmt;

/// Identifies a block for the whole life of its program, even while an undone edit holds it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct BlockId(pub(super) u32);

impl BlockId {
    /// Its number in the order of creation, from 0.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// Identifies a variable; renaming keeps it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct VarId(pub(super) u32);

/// Identifies a loose stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct StackId(pub(super) u32);

/// The id of a task: 1 to [`TaskId::MAX_LENGTH`] lower-case letters a–z, digits and hyphens.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TaskId(Cow<'static, str>);

impl TaskId {
    /// Maximum number of characters.
    pub const MAX_LENGTH: usize = 64;

    /// The full game: the default task.
    pub const CLICKOMANIA: TaskId = TaskId(Cow::Borrowed("clickomania"));

    /// The simplified game.
    pub const STRISCE: TaskId = TaskId(Cow::Borrowed("strisce"));

    /// `None` if `id` is empty, too long or contains any other character.
    pub fn new(id: &str) -> Option<TaskId> {
        let allowed = |byte: u8| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-');
        let fits = (1..=TaskId::MAX_LENGTH).contains(&id.len()) && id.bytes().all(allowed);
        fits.then(|| TaskId(Cow::Owned(id.to_owned())))
    }

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

/// The header of a program file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Header {
    /// The name of the program.
    pub name: String,
    /// May be empty.
    pub author: String,
    /// May be empty.
    pub note: String,
    /// The task that the program solves.
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

/// Comment, disabled and collapsed: what wrappers in the file say about a block.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BlockMarks {
    pub comment: Option<String>,
    /// The block and everything inside it neither runs nor costs.
    pub disabled: bool,
    /// Shown as one line.
    pub collapsed: bool,
}

/// A socket of a block.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Socket {
    /// Its default value as last edited; `None` if this kind of socket has none.
    pub literal: Option<Literal>,
    /// The block in the socket; covers the default value.
    pub block: Option<BlockId>,
}

/// The content of a socket, as files and runs see it: see [`Program::content`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum SocketContent {
    /// Nothing: the socket is empty.
    Hole,
    /// A default value, which is not a block.
    Literal(Literal),
    Block(BlockId),
}

/// The place that holds a block.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Parent {
    /// Nowhere: the block is a root of a fragment.
    None,
    Stack(Stack),
    /// Socket number `.1` of block `.0`.
    Socket(BlockId, usize),
}

/// A list of blocks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stack {
    /// Under the hat: the program that runs.
    Hat,
    /// A loose stack: commands, or one value block.
    Loose(StackId),
    /// Body number `.1` of block `.0`: of a loop, of a branch of *se*, or of its *altrimenti* (the
    /// last one).
    Body(BlockId, usize),
}

/// A block.
#[derive(Clone, Debug)]
pub struct Block {
    pub kind: Kind,
    /// Its drop-down option, variable or number.
    pub field: Field,
    /// For *se*, the condition of each branch.
    pub sockets: Vec<Socket>,
    /// For *se*, one per branch, then the *altrimenti* if it has one.
    pub bodies: Vec<Vec<BlockId>>,
    pub marks: BlockMarks,
    pub parent: Parent,
    pub origin: Origin,
}

/// The origin of a block that the user did not build. Copies, moves and undo keep it; equality, cost, files
/// and hashes ignore it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Origin {
    /// The measure of the program with which the block was given; 0 in a contest, where it came from outside.
    pub given: Option<u64>,
    /// The measure of the program for which a hint put the block in.
    pub hinted: Option<u64>,
}

impl Origin {
    /// Of each kind the lower measure.
    fn least(self, other: Origin) -> Origin {
        let least = |one: Option<u64>, other: Option<u64>| one.into_iter().chain(other).min();
        Origin {
            given: least(self.given, other.given),
            hinted: least(self.hinted, other.hinted),
        }
    }
}

/// Ignores `origin`, which is no part of a program's meaning.
impl PartialEq for Block {
    fn eq(&self, other: &Block) -> bool {
        let Block {
            kind,
            field,
            sockets,
            bodies,
            marks,
            parent,
            origin: _,
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
    /// A new block as in the palette: default values, empty bodies, *se* with one branch.
    ///
    /// `field` must be of the kind in the table.
    pub fn new(kind: Kind, field: Field) -> Block {
        debug_assert_eq!(kind.row().field(), field.kind());
        let (sockets, bodies) = if kind == Kind::If {
            (vec![Socket::default()], vec![Vec::new()])
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
            origin: Origin::default(),
        }
    }

    /// True for a *se* with an *altrimenti*.
    pub fn has_otherwise(&self) -> bool {
        self.kind == Kind::If && self.bodies.len() > self.sockets.len()
    }

    /// The type of values that socket number `index` accepts; `None` if there is no such socket.
    pub fn socket_type(&self, index: usize) -> Option<ValueType> {
        if self.kind == Kind::If {
            return (index < self.sockets.len()).then_some(ValueType::Boolean);
        }
        self.kind.row().sockets().nth(index).map(|(_, ty, _)| ty)
    }

    /// The default value of socket number `index` in the table.
    fn default_literal(&self, index: usize) -> Option<Literal> {
        self.kind
            .row()
            .sockets()
            .nth(index)
            .and_then(|(_, _, literal)| literal)
    }

    /// The literal that this block is equivalent to: a number or swatch without marks.
    pub(super) fn bare_literal(&self) -> Option<Literal> {
        match self.field {
            _ if self.marks != BlockMarks::default() => None,
            Field::Number(number) if self.kind == Kind::Number => Some(Literal::Number(number)),
            Field::Colour(colour) if self.kind == Kind::Swatch => Some(Literal::Colour(colour)),
            _ => None,
        }
    }
}

/// A stack of blocks on the canvas, not under the hat; it does not run.
#[derive(Clone, PartialEq, Debug)]
pub struct LooseStack {
    /// Stable identity, which edits refer to.
    pub id: StackId,
    /// Its upper left corner on the canvas, in layout units.
    pub at: (f64, f64),
    /// Commands, or one value block; never empty.
    pub blocks: Vec<BlockId>,
}

/// A program. Only [`Program::apply`] changes it, so that every change can be undone.
#[derive(Clone, Debug, Default)]
pub struct Program {
    pub(super) header: Header,
    pub(super) variables: Vec<Variable>,
    pub(super) hat: Vec<BlockId>,
    pub(super) loose: Vec<LooseStack>,
    /// All blocks of the program, loose ones included.
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

    /// The loose stacks, in the order of the file.
    pub fn loose(&self) -> &[LooseStack] {
        &self.loose
    }

    pub fn loose_stack(&self, id: StackId) -> Option<&LooseStack> {
        self.loose.iter().find(|loose| loose.id == id)
    }

    /// Number of blocks, including loose ones and number blocks that count as default values.
    pub fn block_count(&self) -> usize {
        self.arena.len()
    }

    /// The block with this id; `None` if it is not in the program now.
    pub fn get(&self, id: BlockId) -> Option<&Block> {
        self.arena.get(id)
    }

    /// The block with this id.
    ///
    /// # Panics
    /// If it is not in the program now.
    pub fn block(&self, id: BlockId) -> &Block {
        self.get(id).expect("the block is in the program")
    }

    pub(super) fn block_mut(&mut self, id: BlockId) -> Option<&mut Block> {
        self.arena.get_mut(id)
    }

    /// The blocks of a stack, from the top; empty if there is no such stack.
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

    /// The content of socket number `socket` of `block`. In a socket with a default value, a number
    /// or swatch block without marks counts as a default value, as in the file.
    pub fn content(&self, block: &Block, socket: usize) -> SocketContent {
        let Socket { literal, block } = block.sockets[socket];
        match (literal, block) {
            (None, None) => SocketContent::Hole,
            (Some(literal), None) => SocketContent::Literal(literal),
            (None, Some(id)) => SocketContent::Block(id),
            (Some(default), Some(id)) => match self.block(id).bare_literal() {
                Some(literal) if literal.same_type(default) => SocketContent::Literal(literal),
                _ => SocketContent::Block(id),
            },
        }
    }

    /// The content of socket number `socket` of `block` in a run: a disabled block is replaced by
    /// the default value in the table, or leaves the socket empty.
    pub fn running_content(&self, block: &Block, socket: usize) -> SocketContent {
        match self.content(block, socket) {
            SocketContent::Block(id) if self.block(id).marks.disabled => block
                .default_literal(socket)
                .map_or(SocketContent::Hole, SocketContent::Literal),
            content => content,
        }
    }

    /// A block id never used in this program.
    pub fn fresh_block(&mut self) -> BlockId {
        self.blocks_made += 1;
        BlockId(self.blocks_made - 1)
    }

    /// A variable id never used in this program.
    pub fn fresh_variable(&mut self) -> VarId {
        self.variables_made += 1;
        VarId(self.variables_made - 1)
    }

    /// A stack id never used in this program.
    pub fn fresh_stack(&mut self) -> StackId {
        self.stacks_made += 1;
        StackId(self.stacks_made - 1)
    }

    /// Reserves all ids that `other`, a changed copy of this program, has used.
    pub fn skip_identities(&mut self, other: &Program) {
        self.blocks_made = self.blocks_made.max(other.blocks_made);
        self.variables_made = self.variables_made.max(other.variables_made);
        self.stacks_made = self.stacks_made.max(other.stacks_made);
    }

    /// True if both have the same file text; ids and default values under blocks are ignored.
    /// Writes both.
    pub fn same_text_as(&self, other: &Program) -> bool {
        super::file::write(self) == super::file::write(other)
    }
}

impl Program {
    /// Marks all blocks as given with a program of this measure; those given with a lower one stay so.
    pub fn mark_all_given(&mut self, measure: u64) {
        let given = Origin {
            given: Some(measure),
            hinted: None,
        };
        let all: Vec<BlockId> = self.arena.iter().map(|(id, _)| id).collect();
        for id in all {
            if let Some(block) = self.block_mut(id) {
                block.origin = block.origin.least(given);
            }
        }
    }

    /// Sets the origins of the blocks at these indices in [`Program::all_blocks`]; ignores indices beyond the last block.
    pub fn set_origins(&mut self, origins: &[(usize, Origin)]) {
        let blocks: Vec<BlockId> = self.all_blocks().collect();
        for &(index, origin) in origins {
            let block = blocks.get(index).and_then(|&id| self.block_mut(id));
            if let Some(block) = block {
                block.origin = origin;
            }
        }
    }

    /// The origins of the blocks that the person at work did not build, with their indices in [`Program::all_blocks`],
    /// ascending.
    pub fn origins(&self) -> Vec<(usize, Origin)> {
        self.all_blocks()
            .map(|id| self.block(id).origin)
            .enumerate()
            .filter(|&(_, origin)| origin != Origin::default())
            .collect()
    }

    /// Of what runs, the lowest measures at which a block was given and hinted.
    pub fn least_origin(&self) -> Origin {
        self.running()
            .map(|(id, _)| self.block(id).origin)
            .fold(Origin::default(), Origin::least)
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
