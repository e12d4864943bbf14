//! Changes as values: each can be applied, and gives back the change that undoes it.

use super::field::Field;
pub use super::fragment::Fragment;
use super::kind::{Kind, Literal, ValueType};
use super::program::{
    Block, BlockId, BlockMarks, Header, Parent, Program, Socket, Stack, StackId, VarId, Variable,
};

/// Most blocks that a program may hold.
pub const MAX_BLOCKS: usize = 100_000;

/// Deepest nesting of blocks, sockets and bodies counted alike: the file indents by depth.
pub const MAX_DEPTH: usize = 2_000;

/// Where blocks go, or are taken from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Place {
    /// In a stack, before the block that is now at `index`.
    Stack(Stack, usize),
    /// In a socket, which must hold no block.
    Socket(BlockId, usize),
    /// As a loose stack of their own, number `order` of all.
    Loose {
        stack: StackId,
        /// Its number among the loose stacks.
        order: usize,
        /// Where it lies.
        at: (f64, f64),
    },
}

/// A change of a program.
#[derive(Clone, PartialEq, Debug)]
pub enum Edit {
    /// Puts blocks into the program.
    Attach(Fragment, Place),
    /// Takes blocks out: a number of them from an index of a stack on, the block in a socket, a loose stack.
    Detach(Place, usize),
    /// Changes a drop-down, a variable or a number block.
    SetField(BlockId, Field),
    /// Changes the default value in a socket.
    SetLiteral(BlockId, usize, Literal),
    /// Changes comment, disabled, collapsed.
    SetMarks(BlockId, BlockMarks),
    /// Gives *se* an empty branch with this number.
    AddBranch(BlockId, usize),
    /// Takes a branch from *se*; it must be empty and not the only one.
    RemoveBranch(BlockId, usize),
    /// Gives *se* an empty *altrimenti*.
    AddOtherwise(BlockId),
    /// Takes the *altrimenti* from *se*; it must be empty.
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
    /// Several changes that are done and undone as one.
    All(Vec<Edit>),
}

impl Edit {
    /// The change that changes nothing.
    pub fn nothing() -> Edit {
        Edit::All(Vec::new())
    }

    /// Whether it surely changes nothing.
    pub fn is_nothing(&self) -> bool {
        matches!(self, Edit::All(edits) if edits.iter().all(Edit::is_nothing))
    }
}

/// Why a change is not possible. The program is then as it was before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EditError {
    /// The block, stack, variable, socket, body or index is not there.
    NoSuchPlace,
    /// There is a block in the socket already.
    Occupied,
    /// A value stands where commands belong, or commands where a value belongs.
    WrongShape,
    /// The socket takes another type.
    WrongType {
        expected: ValueType,
        given: ValueType,
    },
    /// The field or default value is of another kind, or a number is NaN.
    WrongField,
    /// A branch that holds blocks, the only branch, or a variable that is used.
    InUse,
    /// A variable name that is empty or taken.
    BadName,
    /// A block uses a variable that the program does not have.
    UnknownVariable,
    /// The fragment is no tree, or one of its blocks is in the program already.
    BadFragment,
    /// More than [`MAX_BLOCKS`].
    TooMany,
    /// Deeper than [`MAX_DEPTH`].
    TooDeep,
}

impl Program {
    /// Makes a change and returns the change that undoes it.
    ///
    /// # Errors
    /// What makes the change impossible; the program is then unchanged.
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
            Edit::AddBranch(id, at) => self.add_branch(id, at),
            Edit::RemoveBranch(id, at) => self.remove_branch(id, at),
            Edit::AddOtherwise(id) => {
                let block = self.branching(id)?;
                if block.has_otherwise() {
                    return Err(EditError::Occupied);
                }
                block.bodies.push(Vec::new());
                Ok(Edit::RemoveOtherwise(id))
            }
            Edit::RemoveOtherwise(id) => {
                let block = self.branching(id)?;
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
                let loose = self.loose.iter_mut().find(|loose| loose.id == id);
                let loose = loose.ok_or(EditError::NoSuchPlace)?;
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
                        debug_assert!(undone.is_ok(), "what was done can be undone");
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
        let held = *block.sockets.get(socket).ok_or(EditError::NoSuchPlace)?;
        let default = held.literal.ok_or(EditError::WrongField)?;
        if !default.is_like(to) {
            return Err(EditError::WrongField);
        }
        // A bare literal over the default value is what everyone sees as the default value.
        let over = held.block.filter(|&over| {
            let literal = self.block(over).bare_literal();
            literal.is_some_and(|literal| literal.is_like(default))
        });
        let before = match over.and_then(|over| self.block_mut(over)) {
            Some(over) => match std::mem::replace(&mut over.field, to.into()) {
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

    /// The block, if it is a *se*.
    fn branching(&mut self, id: BlockId) -> Result<&mut Block, EditError> {
        let block = self.block_mut(id).filter(|block| block.kind == Kind::If);
        block.ok_or(EditError::NoSuchPlace)
    }

    fn add_branch(&mut self, id: BlockId, at: usize) -> Result<Edit, EditError> {
        let block = self.branching(id)?;
        if at > block.sockets.len() {
            return Err(EditError::NoSuchPlace);
        }
        block.sockets.insert(
            at,
            Socket {
                literal: None,
                block: None,
            },
        );
        block.bodies.insert(at, Vec::new());
        self.renumber_children(id);
        Ok(Edit::RemoveBranch(id, at))
    }

    fn remove_branch(&mut self, id: BlockId, at: usize) -> Result<Edit, EditError> {
        let block = self.branching(id)?;
        let socket = block.sockets.get(at).ok_or(EditError::NoSuchPlace)?;
        if socket.block.is_some() || !block.bodies[at].is_empty() || block.sockets.len() == 1 {
            return Err(EditError::InUse);
        }
        block.sockets.remove(at);
        block.bodies.remove(at);
        self.renumber_children(id);
        Ok(Edit::AddBranch(id, at))
    }

    /// Tells the children of a *se* the number of their branch anew.
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

    fn check_name(&self, name: &str, but: VarId) -> Result<(), EditError> {
        let taken = self
            .variables
            .iter()
            .any(|other| other.name == name && other.id != but);
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
        let index = self.variables.iter().position(|variable| variable.id == id);
        let index = index.ok_or(EditError::NoSuchPlace)?;
        if self.uses(id).next().is_some() {
            return Err(EditError::InUse);
        }
        Ok(Edit::AddVariable(index, self.variables.remove(index)))
    }

    fn rename_variable(&mut self, id: VarId, name: String) -> Result<Edit, EditError> {
        self.check_name(&name, id)?;
        let variable = self.variables.iter_mut().find(|variable| variable.id == id);
        let variable = variable.ok_or(EditError::NoSuchPlace)?;
        Ok(Edit::RenameVariable(
            id,
            std::mem::replace(&mut variable.name, name),
        ))
    }

    /// The blocks, loose ones too, that use a variable.
    pub fn uses(&self, variable: VarId) -> impl Iterator<Item = BlockId> {
        let uses = move |block: &Block| block.field == Field::Variable(variable);
        let blocks = self.arena.iter();
        blocks.filter_map(move |(id, block)| uses(block).then_some(id))
    }
}
