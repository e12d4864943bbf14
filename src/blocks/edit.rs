//! Changes as values: each can be applied, and gives back the change that undoes it.

use super::field::Field;
use super::kind::{Kind, Literal, Type};
use super::program::{
    Block, BlockId, Header, Loose, Marks, Parent, Program, Socket, Stack, StackId, VarId, Variable,
};
use std::collections::HashMap;

/// A program holds at most so many blocks.
pub const MAX_BLOCKS: usize = 100_000;

/// Blocks nest at most so deep, counting sockets and bodies alike: the file indents by depth.
pub const MAX_DEPTH: usize = 2_000;

/// Blocks that hang together but are in no program: what is dragged, cut, or was deleted.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Fragment {
    /// The topmost blocks: commands one below the other, or one value block.
    pub roots: Vec<BlockId>,
    /// These and all blocks inside them.
    pub blocks: Vec<(BlockId, Block)>,
}

/// Where blocks go, or are taken from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Place {
    /// In a stack, before the block that is now at `index`.
    Stack(Stack, usize),
    /// In a socket, which must hold no block.
    Socket(BlockId, usize),
    /// As a loose stack of their own, number `order` of all.
    Loose {
        /// Its identity.
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
    /// Takes blocks out: so many of a stack from an index on, what stands in a socket, a loose stack.
    Detach(Place, usize),
    /// Changes a drop-down, a variable or a number block.
    SetField(BlockId, Field),
    /// Changes the default value in a socket.
    SetLiteral(BlockId, usize, Literal),
    /// Changes comment, disabled, collapsed.
    SetMarks(BlockId, Marks),
    /// Gives *se* an empty branch with this number.
    AddBranch(BlockId, usize),
    /// Takes a branch from *se*; it must be empty and not the only one.
    RemoveBranch(BlockId, usize),
    /// Gives *se* an empty *altrimenti*.
    AddOtherwise(BlockId),
    /// Takes the *altrimenti* from *se*; it must be empty.
    RemoveOtherwise(BlockId),
    /// Creates a variable, number so much of all.
    AddVariable(usize, Variable),
    /// Deletes a variable that no block uses.
    RemoveVariable(VarId),
    /// Renames a variable.
    RenameVariable(VarId, String),
    /// Moves a loose stack on the canvas.
    MoveStack(StackId, (f64, f64)),
    /// Changes name, author, note, game.
    SetHeader(Header),
    /// Several changes that are done and undone as one.
    All(Vec<Edit>),
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
        /// What the socket takes.
        expected: Type,
        /// What the block gives.
        given: Type,
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

    fn attach(&mut self, fragment: Fragment, place: Place) -> Result<Edit, EditError> {
        let Summary { values, height } = self.check_fragment(&fragment)?;
        let count = fragment.roots.len();
        let parent = match place {
            Place::Stack(stack, index) => {
                let blocks = self.stack_blocks(stack)?;
                if index > blocks.len() {
                    return Err(EditError::NoSuchPlace);
                }
                // A loose value block stands alone; a stack of commands takes commands.
                let holds_value = blocks
                    .first()
                    .is_some_and(|&id| self.block(id).kind.row().value().is_some());
                if values.is_some() || holds_value {
                    return Err(EditError::WrongShape);
                }
                Parent::Stack(stack)
            }
            Place::Socket(id, socket) => {
                let block = self.get(id).ok_or(EditError::NoSuchPlace)?;
                let expected = block.socket_type(socket).ok_or(EditError::NoSuchPlace)?;
                let given = values.ok_or(EditError::WrongShape)?;
                if block.sockets[socket].block.is_some() {
                    return Err(EditError::Occupied);
                }
                if !given.fits(expected) {
                    return Err(EditError::WrongType { expected, given });
                }
                Parent::Socket(id, socket)
            }
            Place::Loose { stack, order, at } => {
                let taken = self.loose.iter().any(|loose| loose.id == stack);
                if taken || order > self.loose.len() || stack.0 >= self.stacks_made {
                    return Err(EditError::NoSuchPlace);
                }
                if !(at.0.is_finite() && at.1.is_finite()) {
                    return Err(EditError::WrongField);
                }
                Parent::Stack(Stack::Loose(stack))
            }
        };
        let depth = match parent {
            Parent::Stack(Stack::Body(id, _)) | Parent::Socket(id, _) => self.depth(id),
            Parent::Stack(Stack::Hat | Stack::Loose(_)) | Parent::None => 0,
        };
        if depth + height > MAX_DEPTH {
            return Err(EditError::TooDeep);
        }
        let Fragment { roots, blocks } = fragment;
        for (id, block) in blocks {
            self.arena[id.0 as usize] = Some(block);
        }
        for &id in &roots {
            self.block_mut(id)
                .expect("the roots are in the fragment")
                .parent = parent;
        }
        match place {
            Place::Stack(stack, index) => {
                let list = self
                    .stack_mut(stack)
                    .expect("the stack was looked up above");
                list.splice(index..index, roots);
            }
            Place::Socket(id, socket) => {
                let owner = self.block_mut(id).expect("the block was looked up above");
                owner.sockets[socket].block = Some(roots[0]);
            }
            Place::Loose { stack, order, at } => {
                self.loose.insert(
                    order,
                    Loose {
                        id: stack,
                        at,
                        blocks: roots,
                    },
                );
            }
        }
        Ok(Edit::Detach(place, count))
    }

    fn detach(&mut self, place: Place, count: usize) -> Result<Edit, EditError> {
        let (roots, place) = match place {
            Place::Stack(stack, index) => {
                let blocks = self.stack_blocks(stack)?;
                let end = index.checked_add(count).filter(|&end| end <= blocks.len());
                let end = end.ok_or(EditError::NoSuchPlace)?;
                // A loose stack is never empty: all of it is taken by its own place.
                if count == 0 || (matches!(stack, Stack::Loose(_)) && count == blocks.len()) {
                    return Err(EditError::NoSuchPlace);
                }
                let list = self
                    .stack_mut(stack)
                    .expect("the stack was looked up above");
                (list.drain(index..end).collect::<Vec<_>>(), place)
            }
            Place::Socket(id, socket) => {
                let block = self.block_mut(id).ok_or(EditError::NoSuchPlace)?;
                let socket = block
                    .sockets
                    .get_mut(socket)
                    .ok_or(EditError::NoSuchPlace)?;
                (
                    vec![socket.block.take().ok_or(EditError::NoSuchPlace)?],
                    place,
                )
            }
            Place::Loose { stack, .. } => {
                let order = self.loose.iter().position(|loose| loose.id == stack);
                let order = order.ok_or(EditError::NoSuchPlace)?;
                let Loose { at, blocks, .. } = self.loose.remove(order);
                (blocks, Place::Loose { stack, order, at })
            }
        };
        for &id in &roots {
            self.block_mut(id)
                .expect("the roots were in the program")
                .parent = Parent::None;
        }
        let blocks = self.inside(&roots).into_iter().map(|id| {
            let block = self.arena[id.0 as usize].take();
            (id, block.expect("the walk stays in the program"))
        });
        let blocks = blocks.collect();
        Ok(Edit::Attach(Fragment { roots, blocks }, place))
    }

    /// `roots`, then all blocks inside them, bare numbers in sockets included.
    fn inside(&self, roots: &[BlockId]) -> Vec<BlockId> {
        let mut ids = roots.to_vec();
        let mut next = 0;
        while let Some(&id) = ids.get(next) {
            ids.extend(self.block(id).children());
            next += 1;
        }
        ids
    }

    /// A copy of some neighbouring blocks, with fresh identities.
    pub fn copy(&mut self, roots: &[BlockId]) -> Fragment {
        let ids = self.inside(roots);
        let fresh: HashMap<BlockId, BlockId> =
            ids.iter().map(|&id| (id, self.fresh_block())).collect();
        let blocks = ids.iter().enumerate().map(|(index, id)| {
            let mut block = self.block(*id).clone();
            block.parent = match block.parent {
                _ if index < roots.len() => Parent::None,
                Parent::Socket(owner, socket) => Parent::Socket(fresh[&owner], socket),
                Parent::Stack(Stack::Body(owner, body)) => {
                    Parent::Stack(Stack::Body(fresh[&owner], body))
                }
                parent => parent,
            };
            for child in block
                .sockets
                .iter_mut()
                .filter_map(|socket| socket.block.as_mut())
            {
                *child = fresh[child];
            }
            for child in block.bodies.iter_mut().flatten() {
                *child = fresh[child];
            }
            (fresh[id], block)
        });
        let blocks = blocks.collect();
        Fragment {
            roots: roots.iter().map(|id| fresh[id]).collect(),
            blocks,
        }
    }

    /// A fragment of one fresh block, as the palette gives it.
    pub fn fresh_fragment(&mut self, kind: Kind, field: Field) -> Fragment {
        let id = self.fresh_block();
        Fragment {
            roots: vec![id],
            blocks: vec![(id, Block::new(kind, field))],
        }
    }

    /// Whether the fragment may come into the program: a tree of blocks that are not in it.
    fn check_fragment(&self, fragment: &Fragment) -> Result<Summary, EditError> {
        let present = self.arena.iter().flatten().count();
        if present + fragment.blocks.len() > MAX_BLOCKS {
            return Err(EditError::TooMany);
        }
        let by_id: HashMap<BlockId, &Block> = fragment
            .blocks
            .iter()
            .map(|(id, block)| (*id, block))
            .collect();
        let mut values = Vec::new();
        let mut height = 0;
        let mut reached = 0;
        let mut rest: Vec<(BlockId, Parent, usize)> = fragment
            .roots
            .iter()
            .map(|&id| (id, Parent::None, 1))
            .collect();
        while let Some((id, parent, depth)) = rest.pop() {
            let free = self.arena.get(id.0 as usize).is_some_and(Option::is_none);
            let block = by_id
                .get(&id)
                .filter(|block| free && block.parent == parent);
            let block = block.ok_or(EditError::BadFragment)?;
            reached += 1;
            height = height.max(depth);
            if reached > fragment.blocks.len() {
                return Err(EditError::BadFragment);
            }
            if block.kind.row().field() != block.field.kind() {
                return Err(EditError::WrongField);
            }
            self.check_field(block.field)?;
            if depth == 1 {
                values.push(block.kind.row().value());
            }
            for (index, child) in block.sockets.iter().enumerate() {
                rest.extend(
                    child
                        .block
                        .map(|child| (child, Parent::Socket(id, index), depth + 1)),
                );
            }
            for (index, body) in block.bodies.iter().enumerate() {
                let parent = Parent::Stack(Stack::Body(id, index));
                rest.extend(body.iter().map(|&child| (child, parent, depth + 1)));
            }
        }
        if reached != fragment.blocks.len() {
            return Err(EditError::BadFragment);
        }
        match values.as_slice() {
            [] => Err(EditError::BadFragment),
            &[values] => Ok(Summary { values, height }),
            all if all.iter().all(Option::is_none) => Ok(Summary {
                values: None,
                height,
            }),
            _ => Err(EditError::WrongShape),
        }
    }

    /// How deep a block lies: 1 for the blocks of the hat and of loose stacks.
    fn depth(&self, id: BlockId) -> usize {
        let mut depth = 1;
        let mut at = id;
        while let Parent::Stack(Stack::Body(owner, _)) | Parent::Socket(owner, _) =
            self.block(at).parent
        {
            depth += 1;
            at = owner;
        }
        depth
    }

    fn check_field(&self, field: Field) -> Result<(), EditError> {
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
        let block = self.block_mut(id).ok_or(EditError::NoSuchPlace)?;
        let socket_literal = block
            .sockets
            .get_mut(socket)
            .ok_or(EditError::NoSuchPlace)?;
        match (&mut socket_literal.literal, to) {
            (Some(Literal::Number(_)), Literal::Number(number)) if number.is_nan() => {
                Err(EditError::WrongField)
            }
            (Some(literal @ Literal::Number(_)), Literal::Number(_))
            | (Some(literal @ Literal::Colour(_)), Literal::Colour(_)) => {
                Ok(Edit::SetLiteral(id, socket, std::mem::replace(literal, to)))
            }
            _ => Err(EditError::WrongField),
        }
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
        self.arena
            .iter()
            .enumerate()
            .filter_map(move |(index, block)| {
                let uses = block.as_ref()?.field == Field::Variable(variable);
                uses.then_some(BlockId(index as u32))
            })
    }

    fn stack_blocks(&self, stack: Stack) -> Result<&[BlockId], EditError> {
        let there = match stack {
            Stack::Hat => true,
            Stack::Loose(id) => self.loose_stack(id).is_some(),
            Stack::Body(id, body) => self.get(id).is_some_and(|block| body < block.bodies.len()),
        };
        if there {
            Ok(self.stack(stack))
        } else {
            Err(EditError::NoSuchPlace)
        }
    }

    fn stack_mut(&mut self, stack: Stack) -> Option<&mut Vec<BlockId>> {
        match stack {
            Stack::Hat => Some(&mut self.hat),
            Stack::Loose(id) => self
                .loose
                .iter_mut()
                .find(|loose| loose.id == id)
                .map(|loose| &mut loose.blocks),
            Stack::Body(id, body) => self.block_mut(id)?.bodies.get_mut(body),
        }
    }
}

impl Block {
    /// The blocks directly inside this one: in its sockets, then in its bodies.
    pub fn children(&self) -> impl Iterator<Item = BlockId> {
        let sockets = self.sockets.iter().filter_map(|socket| socket.block);
        sockets.chain(self.bodies.iter().flatten().copied())
    }
}

/// What [`Program::check_fragment`] found out about a fragment.
struct Summary {
    /// The type of the value; `None` for a run of commands.
    values: Option<Type>,
    /// How deep its blocks nest, at least 1.
    height: usize,
}
