//! Changes of a program as values. Applying one returns the change that undoes it.

use super::field::Field;
pub use super::fragment::Fragment;
use super::kind::{Kind, Literal, ValueType};
use super::program::{
    Block, BlockId, BlockMarks, Header, Origin, Parent, Program, Socket, Stack, StackId, VarId,
    Variable,
};

/// Maximum number of blocks in a program.
pub const MAX_BLOCKS: usize = 100_000;

/// Maximum nesting depth of blocks, in sockets or bodies alike: the file indents by depth.
pub const MAX_DEPTH: usize = 2_000;

/// The place that blocks are attached to or detached from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Place {
    /// In a stack, before the block that is now at `index`.
    Stack(Stack, usize),
    /// In a socket, which must hold no block.
    Socket(BlockId, usize),
    /// A whole loose stack.
    Loose {
        stack: StackId,
        /// Its index among the loose stacks.
        order: usize,
        /// Its upper left corner, in layout units.
        at: (f64, f64),
    },
}

/// A change of a program.
#[derive(Clone, PartialEq, Debug)]
pub enum Edit {
    /// Puts blocks into the program.
    Attach(Fragment, Place),
    /// Takes `.1` blocks out: from a stack, starting at an index; from a socket; or a whole loose
    /// stack.
    Detach(Place, usize),
    /// Changes a drop-down, a variable or a number block.
    SetField(BlockId, Field),
    /// Changes the default value in a socket.
    SetLiteral(BlockId, usize, Literal),
    /// Changes comment, disabled, collapsed.
    SetMarks(BlockId, BlockMarks),
    /// Changes where the block comes from.
    SetOrigin(BlockId, Origin),
    /// Inserts an empty branch with this number into *se*.
    AddBranch(BlockId, usize),
    /// Removes a branch of *se*, which must be empty and not the only one.
    RemoveBranch(BlockId, usize),
    /// Adds an empty *altrimenti* to *se*.
    AddOtherwise(BlockId),
    /// Removes the *altrimenti* of *se*, which must be empty.
    RemoveOtherwise(BlockId),
    /// Creates a variable at this index.
    AddVariable(usize, Variable),
    /// Deletes a variable that no block uses.
    RemoveVariable(VarId),
    RenameVariable(VarId, String),
    /// Moves a loose stack on the canvas.
    MoveStack(StackId, (f64, f64)),
    /// Changes name, author, note, task.
    SetHeader(Header),
    /// Several changes, applied and undone as one.
    All(Vec<Edit>),
}

impl Edit {
    /// An edit that changes nothing.
    pub fn nothing() -> Edit {
        Edit::All(Vec::new())
    }

    /// True if the edit contains no change. (An edit may also set what is set already.)
    pub fn is_nothing(&self) -> bool {
        matches!(self, Edit::All(edits) if edits.iter().all(Edit::is_nothing))
    }
}

/// The reason why an edit is refused. The program is then unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EditError {
    /// The block, stack, variable, socket, body or index does not exist.
    NoSuchPlace,
    /// The socket holds a block already, or *se* has an *altrimenti* already.
    Occupied,
    /// A value in place of commands, or commands in place of a value.
    WrongShape,
    /// The socket accepts another type.
    WrongType {
        expected: ValueType,
        given: ValueType,
    },
    /// The field or default value is of another kind, a number is NaN, or a position is not finite.
    WrongField,
    /// A branch that holds blocks, the only branch, or a variable that is used.
    InUse,
    /// An empty variable name, or one in use.
    BadName,
    /// A block uses a variable that the program does not have.
    UnknownVariable,
    /// The fragment is not a tree, or one of its blocks is in the program already.
    BadFragment,
    /// More than [`MAX_BLOCKS`].
    TooMany,
    /// Deeper than [`MAX_DEPTH`].
    TooDeep,
}

impl Program {
    /// Applies an edit and returns the edit that undoes it.
    ///
    /// # Errors
    /// The edit is not possible; the program is then unchanged.
    pub fn apply(&mut self, edit: Edit) -> Result<Edit, EditError> {
        match edit {
            Edit::Attach(fragment, place) => self.attach(fragment, place),
            Edit::Detach(place, count) => self.detach(place, count),
            Edit::SetField(id, field) => self.set_field(id, field),
            Edit::SetLiteral(id, socket, literal) => self.set_literal(id, socket, literal),
            Edit::SetMarks(id, mut marks) => {
                let block = self.block_mut(id).ok_or(EditError::NoSuchPlace)?;
                std::mem::swap(&mut block.marks, &mut marks);
                Ok(Edit::SetMarks(id, marks))
            }
            Edit::SetOrigin(id, mut origin) => {
                let block = self.block_mut(id).ok_or(EditError::NoSuchPlace)?;
                std::mem::swap(&mut block.origin, &mut origin);
                Ok(Edit::SetOrigin(id, origin))
            }
            Edit::AddBranch(id, at) => self.add_branch(id, at),
            Edit::RemoveBranch(id, at) => self.remove_branch(id, at),
            Edit::AddOtherwise(id) => {
                let block = self.if_block(id)?;
                if block.has_otherwise() {
                    return Err(EditError::Occupied);
                }
                block.bodies.push(Vec::new());
                Ok(Edit::RemoveOtherwise(id))
            }
            Edit::RemoveOtherwise(id) => {
                let block = self.if_block(id)?;
                if !block.has_otherwise() {
                    return Err(EditError::NoSuchPlace);
                }
                if block.bodies.last().is_some_and(|body| !body.is_empty()) {
                    return Err(EditError::InUse);
                }
                block.bodies.pop();
                Ok(Edit::AddOtherwise(id))
            }
            Edit::AddVariable(index, variable) => self.add_variable(index, variable),
            Edit::RemoveVariable(id) => self.remove_variable(id),
            Edit::RenameVariable(id, name) => self.rename_variable(id, name),
            Edit::MoveStack(id, to) => {
                let loose = self
                    .loose
                    .iter_mut()
                    .find(|loose| loose.id == id)
                    .ok_or(EditError::NoSuchPlace)?;
                if !(to.0.is_finite() && to.1.is_finite()) {
                    return Err(EditError::WrongField);
                }
                Ok(Edit::MoveStack(id, std::mem::replace(&mut loose.at, to)))
            }
            Edit::SetHeader(mut header) => {
                std::mem::swap(&mut self.header, &mut header);
                Ok(Edit::SetHeader(header))
            }
            Edit::All(edits) => self.apply_all(edits),
        }
    }

    fn apply_all(&mut self, edits: Vec<Edit>) -> Result<Edit, EditError> {
        let mut inverses = Vec::with_capacity(edits.len());
        for edit in edits {
            match self.apply(edit) {
                Ok(inverse) => inverses.push(inverse),
                Err(error) => {
                    for inverse in inverses.into_iter().rev() {
                        let undone = self.apply(inverse);
                        debug_assert!(undone.is_ok(), "an applied edit can be undone");
                    }
                    return Err(error);
                }
            }
        }
        inverses.reverse();
        Ok(Edit::All(inverses))
    }

    pub(super) fn check_field(&self, field: Field) -> Result<(), EditError> {
        match field {
            Field::Variable(id) if self.variable(id).is_none() => Err(EditError::UnknownVariable),
            Field::Number(number) if number.is_nan() => Err(EditError::WrongField),
            _ => Ok(()),
        }
    }

    fn set_field(&mut self, id: BlockId, field: Field) -> Result<Edit, EditError> {
        self.check_field(field)?;
        let block = self.block_mut(id).ok_or(EditError::NoSuchPlace)?;
        if block.field.kind() != field.kind() {
            return Err(EditError::WrongField);
        }
        Ok(Edit::SetField(
            id,
            std::mem::replace(&mut block.field, field),
        ))
    }

    fn set_literal(&mut self, id: BlockId, socket: usize, to: Literal) -> Result<Edit, EditError> {
        let block = self.get(id).ok_or(EditError::NoSuchPlace)?;
        let socket_before = *block.sockets.get(socket).ok_or(EditError::NoSuchPlace)?;
        let default = socket_before.literal.ok_or(EditError::WrongField)?;
        if !default.same_type(to) {
            return Err(EditError::WrongField);
        }
        // A literal block in the socket counts as its default value (see `Program::content`):
        // change that one.
        let cover = socket_before.block.filter(|&cover| {
            let literal = self.block(cover).bare_literal();
            literal.is_some_and(|literal| literal.same_type(default))
        });
        let before = match cover.and_then(|cover| self.block_mut(cover)) {
            Some(cover) => match std::mem::replace(&mut cover.field, to.into()) {
                Field::Number(number) => Literal::Number(number),
                Field::Colour(colour) => Literal::Colour(colour),
                _ => default,
            },
            None => {
                let block = self.block_mut(id).ok_or(EditError::NoSuchPlace)?;
                block.sockets[socket].literal = Some(to);
                default
            }
        };
        Ok(Edit::SetLiteral(id, socket, before))
    }

    /// The block, which must be a *se*.
    fn if_block(&mut self, id: BlockId) -> Result<&mut Block, EditError> {
        self.block_mut(id)
            .filter(|block| block.kind == Kind::If)
            .ok_or(EditError::NoSuchPlace)
    }

    fn add_branch(&mut self, id: BlockId, at: usize) -> Result<Edit, EditError> {
        let block = self.if_block(id)?;
        if at > block.sockets.len() {
            return Err(EditError::NoSuchPlace);
        }
        block.sockets.insert(at, Socket::default());
        block.bodies.insert(at, Vec::new());
        self.renumber_children(id);
        Ok(Edit::RemoveBranch(id, at))
    }

    fn remove_branch(&mut self, id: BlockId, at: usize) -> Result<Edit, EditError> {
        let block = self.if_block(id)?;
        let socket = block.sockets.get(at).ok_or(EditError::NoSuchPlace)?;
        if socket.block.is_some() || !block.bodies[at].is_empty() || block.sockets.len() == 1 {
            return Err(EditError::InUse);
        }
        block.sockets.remove(at);
        block.bodies.remove(at);
        self.renumber_children(id);
        Ok(Edit::AddBranch(id, at))
    }

    /// Updates the parents of the children of a *se* after its branches moved.
    pub(super) fn renumber_children(&mut self, id: BlockId) {
        let block = self.block(id);
        let mut parents = Vec::new();
        for (index, socket) in block.sockets.iter().enumerate() {
            parents.extend(socket.block.map(|child| (child, Parent::Socket(id, index))));
        }
        for (index, body) in block.bodies.iter().enumerate() {
            let parent = Parent::Stack(Stack::Body(id, index));
            parents.extend(body.iter().map(|&child| (child, parent)));
        }
        for (child, parent) in parents {
            self.block_mut(child)
                .expect("children are in the program")
                .parent = parent;
        }
    }

    /// Checks that no variable other than `own` has this name.
    fn check_name(&self, name: &str, own: VarId) -> Result<(), EditError> {
        let taken = self
            .variables
            .iter()
            .any(|other| other.name == name && other.id != own);
        if name.is_empty() || taken {
            Err(EditError::BadName)
        } else {
            Ok(())
        }
    }

    fn add_variable(&mut self, index: usize, variable: Variable) -> Result<Edit, EditError> {
        self.check_name(&variable.name, variable.id)?;
        let id = variable.id;
        let known = self.variable(id).is_some() || id.0 >= self.variables_made;
        if known || index > self.variables.len() {
            return Err(EditError::NoSuchPlace);
        }
        self.variables.insert(index, variable);
        Ok(Edit::RemoveVariable(id))
    }

    fn remove_variable(&mut self, id: VarId) -> Result<Edit, EditError> {
        let index = self
            .variables
            .iter()
            .position(|variable| variable.id == id)
            .ok_or(EditError::NoSuchPlace)?;
        if self.blocks_using(id).next().is_some() {
            return Err(EditError::InUse);
        }
        Ok(Edit::AddVariable(index, self.variables.remove(index)))
    }

    fn rename_variable(&mut self, id: VarId, name: String) -> Result<Edit, EditError> {
        self.check_name(&name, id)?;
        let variable = self
            .variables
            .iter_mut()
            .find(|variable| variable.id == id)
            .ok_or(EditError::NoSuchPlace)?;
        Ok(Edit::RenameVariable(
            id,
            std::mem::replace(&mut variable.name, name),
        ))
    }

    /// All blocks that use a variable, including loose ones.
    pub fn blocks_using(&self, variable: VarId) -> impl Iterator<Item = BlockId> {
        self.arena
            .iter()
            .filter(move |(_, block)| block.field == Field::Variable(variable))
            .map(|(id, _)| id)
    }
}
