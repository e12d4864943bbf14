//! Fragments: attaching blocks to a program and detaching them, with everything inside them.

use super::edit::{Edit, EditError, MAX_BLOCKS, MAX_DEPTH, Place};
use super::field::Field;
use super::kind::{Kind, Literal, ValueType};
use super::program::{Block, BlockId, LooseStack, Parent, Program, Stack};
use std::collections::HashMap;
use std::iter::successors;

/// A tree of blocks, or several consecutive ones, outside any program: dragged, cut or deleted.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Fragment {
    /// The outermost blocks: consecutive commands, or one value block.
    pub roots: Vec<BlockId>,
    /// The roots and all blocks inside them.
    pub blocks: Vec<(BlockId, Block)>,
}

impl Program {
    pub(super) fn attach(&mut self, fragment: Fragment, place: Place) -> Result<Edit, EditError> {
        let FragmentSummary { value, height } = self.check_fragment(&fragment)?;
        let parent = self.parent_at(place, value)?;
        let depth = match parent {
            Parent::Stack(Stack::Body(id, _)) | Parent::Socket(id, _) => self.depth(id),
            Parent::Stack(Stack::Hat | Stack::Loose(_)) | Parent::None => 0,
        };
        if depth + height > MAX_DEPTH {
            return Err(EditError::TooDeep);
        }
        let count = fragment.roots.len();
        self.put(fragment, place, parent);
        Ok(Edit::Detach(place, count))
    }

    /// The parent that blocks get at a place. `value` is the type of a value block; `None` for
    /// commands.
    ///
    /// # Errors
    /// There is no such place, or it does not accept them.
    fn parent_at(&self, place: Place, value: Option<ValueType>) -> Result<Parent, EditError> {
        Ok(match place {
            Place::Stack(stack, index) => {
                let blocks = self.stack_blocks(stack)?;
                if index > blocks.len() {
                    return Err(EditError::NoSuchPlace);
                }
                // A loose value block is the only one in its stack; a stack of commands accepts
                // commands.
                let holds_value = blocks
                    .first()
                    .is_some_and(|&id| self.block(id).kind.row().value().is_some());
                if value.is_some() || holds_value {
                    return Err(EditError::WrongShape);
                }
                Parent::Stack(stack)
            }
            Place::Socket(id, socket) => {
                let block = self.get(id).ok_or(EditError::NoSuchPlace)?;
                let expected = block.socket_type(socket).ok_or(EditError::NoSuchPlace)?;
                let given = value.ok_or(EditError::WrongShape)?;
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
        })
    }

    /// Inserts blocks that were checked at a place that was looked up.
    fn put(&mut self, fragment: Fragment, place: Place, parent: Parent) {
        let Fragment { roots, blocks } = fragment;
        for (id, block) in blocks {
            self.arena.insert(id, block);
        }
        for &id in &roots {
            self.block_mut(id)
                .expect("the roots are in the fragment")
                .parent = parent;
        }
        match place {
            Place::Stack(stack, index) => {
                let list = self.stack_mut(stack).expect("the place was looked up");
                list.splice(index..index, roots);
            }
            Place::Socket(id, socket) => {
                let owner = self.block_mut(id).expect("the place was looked up");
                owner.sockets[socket].block = Some(roots[0]);
            }
            Place::Loose { stack, order, at } => {
                self.loose.insert(
                    order,
                    LooseStack {
                        id: stack,
                        at,
                        blocks: roots,
                    },
                );
            }
        }
    }

    pub(super) fn detach(&mut self, place: Place, count: usize) -> Result<Edit, EditError> {
        let (roots, place) = match place {
            Place::Stack(stack, index) => {
                let blocks = self.stack_blocks(stack)?;
                let end = index
                    .checked_add(count)
                    .filter(|&end| end <= blocks.len())
                    .ok_or(EditError::NoSuchPlace)?;
                // A loose stack is never empty: `Place::Loose` detaches all of it.
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
                let order = self
                    .loose
                    .iter()
                    .position(|loose| loose.id == stack)
                    .ok_or(EditError::NoSuchPlace)?;
                let LooseStack { at, blocks, .. } = self.loose.remove(order);
                (blocks, Place::Loose { stack, order, at })
            }
        };
        for &id in &roots {
            self.block_mut(id)
                .expect("the roots were in the program")
                .parent = Parent::None;
        }
        let blocks = self
            .with_inside(&roots)
            .into_iter()
            .map(|id| {
                let block = self.arena.remove(id);
                (id, block.expect("the walk stays in the program"))
            })
            .collect();
        Ok(Edit::Attach(Fragment { roots, blocks }, place))
    }

    /// `roots`, then all blocks inside them, including number blocks that count as default values.
    pub(super) fn with_inside(&self, roots: &[BlockId]) -> Vec<BlockId> {
        let mut ids = roots.to_vec();
        let mut next = 0;
        while let Some(&id) = ids.get(next) {
            ids.extend(self.block(id).children());
            next += 1;
        }
        ids
    }

    /// A copy of consecutive blocks and everything inside them, with new ids.
    pub fn copy(&mut self, roots: &[BlockId]) -> Fragment {
        self.fragment(roots).fresh(self)
    }

    /// A fragment of one new block, as in the palette.
    pub fn fresh_fragment(&mut self, kind: Kind, field: Field) -> Fragment {
        let id = self.fresh_block();
        Fragment {
            roots: vec![id],
            blocks: vec![(id, Block::new(kind, field))],
        }
    }

    /// A program with these blocks of this program as its only, loose stack, at the origin. Blocks
    /// keep their ids; the program has all variables of this one.
    pub fn program_of(&self, fragment: &Fragment) -> Program {
        let mut program = Program {
            variables: self.variables.clone(),
            variables_made: self.variables_made,
            blocks_made: self.blocks_made,
            ..Program::default()
        };
        debug_assert!(
            program.check_fragment(fragment).is_ok(),
            "a fragment of this program fits into an empty one"
        );
        let stack = program.fresh_stack();
        for (id, block) in &fragment.blocks {
            let mut block = block.clone();
            if block.parent == Parent::None {
                block.parent = Parent::Stack(Stack::Loose(stack));
            }
            program.arena.insert(*id, block);
        }
        program.loose.push(LooseStack {
            id: stack,
            at: (0.0, 0.0),
            blocks: fragment.roots.clone(),
        });
        program
    }

    /// Checks that the fragment is a well-formed tree of blocks that are not in the program yet.
    fn check_fragment(&self, fragment: &Fragment) -> Result<FragmentSummary, EditError> {
        if self.block_count() + fragment.blocks.len() > MAX_BLOCKS {
            return Err(EditError::TooMany);
        }
        let by_id: HashMap<BlockId, &Block> = fragment
            .blocks
            .iter()
            .map(|(id, block)| (*id, block))
            .collect();
        let mut root_values = Vec::new();
        let mut height = 0;
        let mut reached = 0;
        let mut rest: Vec<(BlockId, Parent, usize)> = fragment
            .roots
            .iter()
            .map(|&id| (id, Parent::None, 1))
            .collect();
        while let Some((id, parent, depth)) = rest.pop() {
            let free = id.0 < self.blocks_made && self.get(id).is_none();
            let block = by_id
                .get(&id)
                .filter(|block| free && block.parent == parent)
                .ok_or(EditError::BadFragment)?;
            reached += 1;
            height = height.max(depth);
            if reached > fragment.blocks.len() {
                return Err(EditError::BadFragment);
            }
            self.check_block(block)?;
            let given = block.kind.row().value();
            match (parent, given) {
                (Parent::None, _) | (Parent::Stack(_), None) => {}
                (Parent::Stack(_), Some(_)) | (Parent::Socket(..), None) => {
                    return Err(EditError::WrongShape);
                }
                (Parent::Socket(owner, socket), Some(given)) => {
                    let owner = by_id.get(&owner).ok_or(EditError::BadFragment)?;
                    let expected = owner.socket_type(socket).ok_or(EditError::NoSuchPlace)?;
                    if !given.fits(expected) {
                        return Err(EditError::WrongType { expected, given });
                    }
                }
            }
            if depth == 1 {
                root_values.push(given);
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
        match root_values.as_slice() {
            [] => Err(EditError::BadFragment),
            &[value] => Ok(FragmentSummary { value, height }),
            all if all.iter().all(Option::is_none) => Ok(FragmentSummary {
                value: None,
                height,
            }),
            _ => Err(EditError::WrongShape),
        }
    }

    /// Checks that a block has the field, sockets and bodies of its kind.
    fn check_block(&self, block: &Block) -> Result<(), EditError> {
        let row = block.kind.row();
        if row.field() != block.field.kind() {
            return Err(EditError::WrongField);
        }
        self.check_field(block.field)?;
        if block.kind == Kind::If {
            let (branches, bodies) = (block.sockets.len(), block.bodies.len());
            let fits = branches >= 1 && (bodies == branches || bodies == branches + 1);
            return if fits {
                Ok(())
            } else {
                Err(EditError::BadFragment)
            };
        }
        if block.sockets.len() != row.sockets().count() || block.bodies.len() != row.bodies() {
            return Err(EditError::BadFragment);
        }
        let fits = block
            .sockets
            .iter()
            .zip(row.sockets())
            .all(
                |(socket, (_, _, default))| match (socket.literal, default) {
                    (None, None) | (Some(Literal::Colour(_)), Some(Literal::Colour(_))) => true,
                    (Some(Literal::Number(x)), Some(Literal::Number(_))) => !x.is_nan(),
                    _ => false,
                },
            );
        if fits {
            Ok(())
        } else {
            Err(EditError::WrongField)
        }
    }

    /// The nesting depth of a block: 1 for blocks directly in the hat's stack or in loose stacks.
    fn depth(&self, id: BlockId) -> usize {
        successors(Some(id), |&id| self.owner(id)).count()
    }

    fn stack_blocks(&self, stack: Stack) -> Result<&[BlockId], EditError> {
        let exists = match stack {
            Stack::Hat => true,
            Stack::Loose(id) => self.loose_stack(id).is_some(),
            Stack::Body(id, body) => self.get(id).is_some_and(|block| body < block.bodies.len()),
        };
        if exists {
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

impl Fragment {
    /// The same blocks with new ids of `program`.
    pub fn fresh(mut self, program: &mut Program) -> Fragment {
        let fresh: HashMap<BlockId, BlockId> = self
            .blocks
            .iter()
            .map(|(id, _)| (*id, program.fresh_block()))
            .collect();
        for (id, block) in &mut self.blocks {
            *id = fresh[id];
            block.parent = match block.parent {
                Parent::Socket(owner, socket) => Parent::Socket(fresh[&owner], socket),
                Parent::Stack(Stack::Body(owner, body)) => {
                    Parent::Stack(Stack::Body(fresh[&owner], body))
                }
                parent => parent,
            };
            let sockets = block.sockets.iter_mut();
            for child in sockets.filter_map(|socket| socket.block.as_mut()) {
                *child = fresh[child];
            }
            for child in block.bodies.iter_mut().flatten() {
                *child = fresh[child];
            }
        }
        for root in &mut self.roots {
            *root = fresh[root];
        }
        self
    }
}

impl Block {
    /// The blocks directly inside this one: those in its sockets, then those in its bodies.
    pub fn children(&self) -> impl Iterator<Item = BlockId> {
        let sockets = self.sockets.iter().filter_map(|socket| socket.block);
        sockets.chain(self.bodies.iter().flatten().copied())
    }
}

/// The result of [`Program::check_fragment`].
struct FragmentSummary {
    /// The type of a value block; `None` for commands.
    value: Option<ValueType>,
    /// The nesting depth of its blocks, at least 1.
    height: usize,
}
