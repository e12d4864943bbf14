//! What a person does with blocks, as edits: taking away, putting somewhere, bringing from another
//! program. Decides where displaced blocks go; nothing is ever lost.

use super::edit::{Edit, EditError, Place};
use super::field::Field;
use super::fragment::Fragment;
use super::kind::{Kind, Literal, ValueType};
use super::program::{BlockId, Parent, Program, SocketContent, Stack, VarId, Variable};
use std::collections::HashMap;

/// Where a person puts blocks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum DropTarget {
    /// Into a stack, before the block that is now at the index.
    Stack(Stack, usize),
    /// Into a socket; what is in it makes room.
    Socket(BlockId, usize),
    /// Onto the canvas: the upper left corner, in units of the layout.
    Canvas((f64, f64)),
}

impl Program {
    /// Where a block hangs, as edits name it, and how many blocks hang from it to the end of its stack,
    /// itself included. `None` if it is not in the program.
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

    /// The edit that takes a block out, and with `below` all that hangs below it. The stack heals.
    pub fn lift_edit(&self, id: BlockId, below: bool) -> Option<Edit> {
        let (place, rest) = self.place_of(id)?;
        let count = if below { rest } else { 1 };
        let Place::Stack(Stack::Loose(stack), _) = place else {
            return Some(Edit::Detach(place, count));
        };
        // A loose stack is never empty: with its last block it goes itself.
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

    /// The edit that puts a fragment somewhere. A block whose socket it takes goes into the first free
    /// socket of the fragment that takes it, else onto the canvas at `beside`.
    ///
    /// # Errors
    /// Why it cannot go there; the edit would be refused too.
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
                let default = self.content(block, socket);
                let literal = held.literal.zip(fragment.bare_literal());
                let literal = literal.filter(|(default, literal)| literal.is_like(*default));
                let arrives = |fragment| match literal {
                    Some((_, literal)) if default == SocketContent::Literal(literal) => {
                        Edit::nothing()
                    }
                    // A bare literal becomes the default value.
                    Some((_, literal)) => Edit::SetLiteral(owner, socket, literal),
                    None => Edit::Attach(fragment, place),
                };
                let Some(displaced) = held.block else {
                    return Ok(arrives(fragment));
                };
                let given = self.block(displaced).kind.row().value();
                let room = fragment.room(given.unwrap_or(ValueType::Any));
                let displaced = self.fragment(&[displaced]);
                let refuge = match room {
                    Some((owner, socket)) => Place::Socket(owner, socket),
                    None => self.new_stack(beside),
                };
                Ok(Edit::All(vec![
                    Edit::Detach(place, 1),
                    arrives(fragment),
                    Edit::Attach(displaced, refuge),
                ]))
            }
        }
    }

    fn new_stack(&mut self, at: (f64, f64)) -> Place {
        let stack = self.fresh_stack();
        let order = self.loose.len();
        Place::Loose { stack, order, at }
    }

    /// Some neighbouring blocks and all inside them, with their identities: what taking them out gives.
    pub fn fragment(&self, roots: &[BlockId]) -> Fragment {
        // The roots come first.
        let blocks = self.inside(roots).into_iter().enumerate();
        let blocks = blocks.map(|(index, id)| {
            let mut block = self.block(id).clone();
            if index < roots.len() {
                block.parent = Parent::None;
            }
            (id, block)
        });
        Fragment {
            roots: roots.to_vec(),
            blocks: blocks.collect(),
        }
    }

    /// A copy of blocks of another program for this one, and the edits that make the variables it
    /// lacks: variables are the same if their names are.
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

    /// The edit that makes a variable, the last of all, and its identity.
    pub fn create_variable_edit(&mut self, name: &str) -> (VarId, Edit) {
        let id = self.fresh_variable();
        let name = name.to_owned();
        let index = self.variables.len();
        (id, Edit::AddVariable(index, Variable { id, name }))
    }

    /// The edit that deletes a variable and the *imposta*, *cambia* and *prendi* that use it.
    ///
    /// # Errors
    /// A loop that counts with it: deleting the loop would delete what is inside.
    pub fn delete_variable_edit(&self, variable: VarId) -> Result<Edit, BlockId> {
        let mut users: Vec<BlockId> = self.uses(variable).collect();
        if let Some(&user) = users.iter().find(|&&id| self.block(id).kind.is_loop()) {
            return Err(user);
        }
        let mut trial = self.clone();
        let mut edits = Vec::new();
        while let Some(id) = users.pop() {
            // Those inside another one have gone with it.
            let Some(edit) = trial.lift_edit(id, false) else {
                continue;
            };
            let done = trial.apply(edit.clone());
            debug_assert!(done.is_ok(), "a block that is there can be taken out");
            edits.push(edit);
        }
        edits.push(Edit::RemoveVariable(variable));
        Ok(Edit::All(edits))
    }
}

impl Fragment {
    /// The first free socket that takes a value of type `given`, a block before what is inside it.
    fn room(&self, given: ValueType) -> Option<(BlockId, usize)> {
        // The fragment's blocks are listed outer ones first.
        self.blocks.iter().find_map(|(id, block)| {
            let free = |socket: &usize| {
                block.sockets[*socket].block.is_none()
                    && block.socket_type(*socket).is_some_and(|ty| given.fits(ty))
            };
            let socket = (0..block.sockets.len()).find(free)?;
            Some((*id, socket))
        })
    }

    /// The literal that it is, if it is a number or a swatch without remarks.
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
        assert_eq!(all.uses(id).count(), 5);
        let all = program("variables: [\"x\"], on_click: [ForEachInfected(var: \"x\", body: [])]");
        assert_eq!(
            all.delete_variable_edit(all.variables()[0].id),
            Err(all.stack(Stack::Hat)[0])
        );
    }
}
