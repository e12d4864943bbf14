//! Edits for what a person does with blocks: taking them out, putting them somewhere, inserting
//! them from another program. Finds a place for displaced blocks, so that none is ever lost.

use super::edit::{Edit, EditError, Place};
use super::field::Field;
use super::fragment::Fragment;
use super::kind::{Kind, Literal, ValueType};
use super::program::{Block, BlockId, Parent, Program, SocketContent, Stack, VarId, Variable};
use std::collections::HashMap;

/// The place where a person drops blocks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum DropTarget {
    /// Into a stack, before the block that is now at the index.
    Stack(Stack, usize),
    /// Into a socket; a block already in it is displaced.
    Socket(BlockId, usize),
    /// Onto the canvas: the upper left corner, in layout units.
    Canvas((f64, f64)),
}

impl Program {
    /// The place of a block, and the number of blocks from it to the end of its stack. `None` if
    /// the block is not in the program.
    pub fn place_of(&self, id: BlockId) -> Option<(Place, usize)> {
        match self.get(id)?.parent {
            Parent::None => None,
            Parent::Socket(owner, socket) => Some((Place::Socket(owner, socket), 1)),
            Parent::Stack(stack) => {
                let blocks = self.stack(stack);
                let index = blocks.iter().position(|&other| other == id)?;
                Some((Place::Stack(stack, index), blocks.len() - index))
            }
        }
    }

    /// The edit that takes a block out, and with `below` also all blocks below it. The stack closes
    /// up.
    pub fn lift_edit(&self, id: BlockId, below: bool) -> Option<Edit> {
        let (place, rest) = self.place_of(id)?;
        let count = if below { rest } else { 1 };
        let Place::Stack(Stack::Loose(stack), _) = place else {
            return Some(Edit::Detach(place, count));
        };
        // A loose stack is never empty: it goes with its last block.
        let order = self.loose.iter().position(|loose| loose.id == stack)?;
        let loose = &self.loose[order];
        let place = if count == loose.blocks.len() {
            let at = loose.at;
            Place::Loose { stack, order, at }
        } else {
            place
        };
        Some(Edit::Detach(place, count))
    }

    /// The edit that drops a fragment at a target. A block displaced from a socket goes into the
    /// first empty socket of the fragment that accepts it, or onto the canvas at `beside`.
    ///
    /// # Errors
    /// There is no such target.
    pub fn place_edit(
        &mut self,
        fragment: Fragment,
        target: DropTarget,
        beside: (f64, f64),
    ) -> Result<Edit, EditError> {
        match target {
            DropTarget::Stack(stack, index) => {
                Ok(Edit::Attach(fragment, Place::Stack(stack, index)))
            }
            DropTarget::Canvas(at) => {
                let place = self.new_stack(at);
                Ok(Edit::Attach(fragment, place))
            }
            DropTarget::Socket(owner, socket) => {
                let block = self.get(owner).ok_or(EditError::NoSuchPlace)?;
                let place = Place::Socket(owner, socket);
                let held = block.sockets.get(socket).ok_or(EditError::NoSuchPlace)?;
                let content = self.content(block, socket);
                // A number or swatch block becomes the default value of a socket that has one.
                let literal = fragment
                    .bare_literal()
                    .filter(|literal| held.literal.is_some_and(|own| own.same_type(*literal)));
                let insert = |fragment| match literal {
                    Some(literal) if content == SocketContent::Literal(literal) => Edit::nothing(),
                    Some(literal) => Edit::SetLiteral(owner, socket, literal),
                    None => Edit::Attach(fragment, place),
                };
                let Some(displaced) = held.block else {
                    return Ok(insert(fragment));
                };
                let given = self.block(displaced).kind.row().value();
                let free_socket = fragment.free_socket(given.unwrap_or(ValueType::Any));
                let displaced = self.fragment(&[displaced]);
                let refuge = match free_socket {
                    Some((owner, socket)) => Place::Socket(owner, socket),
                    None => self.new_stack(beside),
                };
                Ok(Edit::All(vec![
                    Edit::Detach(place, 1),
                    insert(fragment),
                    Edit::Attach(displaced, refuge),
                ]))
            }
        }
    }

    /// The place of a new loose stack.
    fn new_stack(&mut self, at: (f64, f64)) -> Place {
        let stack = self.fresh_stack();
        let order = self.loose.len();
        Place::Loose { stack, order, at }
    }

    /// Consecutive blocks and everything inside them, with their ids, as detaching them would
    /// return.
    pub fn fragment(&self, roots: &[BlockId]) -> Fragment {
        let mut blocks: Vec<(BlockId, Block)> = self
            .with_inside(roots)
            .into_iter()
            .map(|id| (id, self.block(id).clone()))
            .collect();
        // The roots come first.
        for (_, root) in &mut blocks[..roots.len()] {
            root.parent = Parent::None;
        }
        Fragment {
            roots: roots.to_vec(),
            blocks,
        }
    }

    /// A copy of blocks of another program for this one, and the edits that create the variables
    /// they need. Variables are matched by name.
    pub fn insert_edit(&mut self, from: &Program, roots: &[BlockId]) -> (Vec<Edit>, Fragment) {
        let mut fragment = from.fragment(roots);
        let mut edits = Vec::new();
        let mut ours: HashMap<VarId, VarId> = HashMap::new();
        for (_, block) in &mut fragment.blocks {
            let Field::Variable(theirs) = block.field else {
                continue;
            };
            let id = *ours.entry(theirs).or_insert_with(|| {
                let name = from.variable(theirs).map_or("", |variable| &variable.name);
                if let Some(variable) = self.variable_named(name) {
                    return variable.id;
                }
                let id = self.fresh_variable();
                let name = name.to_owned();
                let index = self.variables.len() + edits.len();
                edits.push(Edit::AddVariable(index, Variable { id, name }));
                id
            });
            block.field = Field::Variable(id);
        }
        (edits, fragment.fresh(self))
    }

    /// The edit that creates a variable at the end of the list, and its id.
    pub fn create_variable_edit(&mut self, name: &str) -> (VarId, Edit) {
        let id = self.fresh_variable();
        let name = name.to_owned();
        let index = self.variables.len();
        (id, Edit::AddVariable(index, Variable { id, name }))
    }

    /// The edit that deletes a variable and the *imposta*, *cambia* and *prendi* that use it.
    ///
    /// # Errors
    /// The id of a loop that counts with it: deleting the loop would delete its body.
    pub fn delete_variable_edit(&self, variable: VarId) -> Result<Edit, BlockId> {
        let mut users: Vec<BlockId> = self.blocks_using(variable).collect();
        if let Some(&user) = users.iter().find(|&&id| self.block(id).kind.is_loop()) {
            return Err(user);
        }
        let mut trial = self.clone();
        let mut edits = Vec::new();
        while let Some(id) = users.pop() {
            // It may be gone already, inside another one.
            let Some(edit) = trial.lift_edit(id, false) else {
                continue;
            };
            let done = trial.apply(edit.clone());
            debug_assert!(done.is_ok(), "any block can be taken out");
            edits.push(edit);
        }
        edits.push(Edit::RemoveVariable(variable));
        Ok(Edit::All(edits))
    }
}

impl Fragment {
    /// The first empty socket that accepts a value of type `given`; outer blocks come before inner
    /// ones. A default value counts as content beside a block: *riga* must not become the 1 of
    /// *x - 1*.
    fn free_socket(&self, given: ValueType) -> Option<(BlockId, usize)> {
        // Fragments list outer blocks first.
        self.blocks.iter().find_map(|(id, block)| {
            let untouched = block.sockets.iter().all(|socket| socket.block.is_none());
            let free = |socket: &usize| {
                let held = &block.sockets[*socket];
                held.block.is_none()
                    && (untouched || held.literal.is_none())
                    && block.socket_type(*socket).is_some_and(|ty| given.fits(ty))
            };
            let socket = (0..block.sockets.len()).find(free)?;
            Some((*id, socket))
        })
    }

    /// The literal that it is equivalent to: a single number or swatch without marks.
    fn bare_literal(&self) -> Option<Literal> {
        match &self.blocks[..] {
            [(_, block)] => block.bare_literal(),
            _ => None,
        }
    }

    /// The kind of its first block.
    pub fn kind(&self) -> Option<Kind> {
        self.blocks.first().map(|(_, block)| block.kind)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::file::{read, write};

    fn program(text: &str) -> Program {
        read(&format!("Program(format: 1, name: \"p\", {text})")).unwrap()
    }

    fn lift(program: &mut Program, id: BlockId, below: bool) -> Fragment {
        let edit = program.lift_edit(id, below).unwrap();
        match program.apply(edit) {
            Ok(Edit::Attach(fragment, _)) => fragment,
            other => panic!("{other:?}"),
        }
    }

    fn place(program: &mut Program, fragment: Fragment, target: DropTarget) {
        let edit = program.place_edit(fragment, target, (500.0, 7.0)).unwrap();
        program.apply(edit).unwrap();
    }

    #[test]
    fn the_stack_heals_when_one_block_is_taken() {
        let mut all = program("on_click: [DropAll, CureAll, RemoveInfected]");
        let middle = all.stack(Stack::Hat)[1];
        let fragment = lift(&mut all, middle, false);
        assert_eq!(
            write(&all),
            write(&program("on_click: [DropAll, RemoveInfected]"))
        );
        place(&mut all, fragment, DropTarget::Stack(Stack::Hat, 0));
        assert_eq!(
            write(&all),
            write(&program("on_click: [CureAll, DropAll, RemoveInfected]"))
        );
    }

    #[test]
    fn a_displaced_block_goes_into_what_displaces_it() {
        let mut all = program("on_click: [Remove(Clicked)]");
        let owner = all.stack(Stack::Hat)[0];
        let side = Field::Side(crate::language::field::Side::Above);
        let fragment = all.fresh_fragment(Kind::Neighbour, side);
        place(&mut all, fragment, DropTarget::Socket(owner, 0));
        let expected = program("on_click: [Remove(Neighbour(side: Above, cell: Clicked))]");
        assert_eq!(write(&all), write(&expected));
    }

    #[test]
    fn a_displaced_block_takes_no_default_value_beside_another_block() {
        let before =
            "variables: [\"x\"], on_click: [CompactColumn(Get(\"x\"))], loose: [(at: (0, 0), ";
        let drop = |loose: &str| {
            let mut all = program(&format!("{before}blocks: [{loose}])]"));
            let (owner, value) = (all.stack(Stack::Hat)[0], all.loose()[0].blocks[0]);
            let fragment = lift(&mut all, value, false);
            place(&mut all, fragment, DropTarget::Socket(owner, 0));
            all
        };
        // Blocks without values of their own take it.
        let all = drop("Arithmetic(Number(1), Add, Number(1))");
        assert!(write(&all).contains("CompactColumn(Arithmetic(Get(\"x\"), Add, Number(1)))"));
        let all = drop("Arithmetic(RandomFraction, Subtract, Number(1))");
        assert!(
            write(&all).contains("CompactColumn(Arithmetic(RandomFraction, Subtract, Number(1)))")
        );
        assert_eq!(all.block(all.loose()[0].blocks[0]).kind, Kind::Get);
    }

    #[test]
    fn a_displaced_block_that_fits_nowhere_lies_beside() {
        let mut all = program("on_click: [Remove(Clicked)]");
        let owner = all.stack(Stack::Hat)[0];
        let fragment = all.fresh_fragment(Kind::AnyEmpty, Field::None);
        place(&mut all, fragment, DropTarget::Socket(owner, 0));
        let loose = &all.loose()[0];
        assert_eq!(loose.at, (500.0, 7.0));
        assert_eq!(all.block(loose.blocks[0]).kind, Kind::Clicked);
    }

    #[test]
    fn a_bare_literal_becomes_the_default_value() {
        let mut all = program("on_click: [Repeat(times: Number(10), body: [])]");
        let owner = all.stack(Stack::Hat)[0];
        for (number, changes) in [(7.0, true), (7.0, false), (8.0, true)] {
            let fragment = all.fresh_fragment(Kind::Number, Field::Number(number));
            let edit = all.place_edit(fragment, DropTarget::Socket(owner, 0), (0.0, 0.0));
            let edit = edit.unwrap();
            assert_eq!(!edit.is_nothing(), changes, "{number}");
            all.apply(edit).unwrap();
            let content = all.content(all.block(owner), 0);
            assert_eq!(content, SocketContent::Literal(Literal::Number(number)));
            assert_eq!(all.block_count(), 1);
        }
        // What is in its way makes room.
        let fragment = all.fresh_fragment(Kind::RandomFraction, Field::None);
        place(&mut all, fragment, DropTarget::Socket(owner, 0));
        let fragment = all.fresh_fragment(Kind::Number, Field::Number(9.0));
        place(&mut all, fragment, DropTarget::Socket(owner, 0));
        assert!(write(&all).contains("Repeat(times: Number(9)"));
        assert_eq!(all.loose().len(), 1);
    }

    #[test]
    fn a_deleted_variable_takes_its_blocks_along_but_no_loop() {
        let mut all = program(
            "variables: [\"x\"], on_click: [Set(var: \"x\", to: Get(\"x\")), DropAll, \
             Change(var: \"x\", by: Number(1)), CompactColumn(Get(\"x\"))], \
             loose: [(at: (0, 0), blocks: [Set(var: \"x\", to: Hole)])]",
        );
        let id = all.variables()[0].id;
        let edit = all.delete_variable_edit(id).unwrap();
        let undo = all.apply(edit).unwrap();
        assert_eq!(
            write(&all),
            write(&program("on_click: [DropAll, CompactColumn(Number(0))]"))
        );
        all.apply(undo).unwrap();
        assert_eq!(all.blocks_using(id).count(), 5);
        let all = program("variables: [\"x\"], on_click: [ForEachInfected(var: \"x\", body: [])]");
        assert_eq!(
            all.delete_variable_edit(all.variables()[0].id),
            Err(all.stack(Stack::Hat)[0])
        );
    }
}
