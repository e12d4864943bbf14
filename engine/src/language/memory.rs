//! Memory taken by changes and programs: undo keeps as many changes as there is room for.

use super::edit::{Edit, Fragment};
use super::program::{Block, Header, LooseStack, Program, Variable};

/// Overhead of the allocator for each allocation, in bytes.
const ADDED: usize = 16;

/// The memory of a list, beside what its elements hold.
fn list<T>(list: &Vec<T>) -> usize {
    match list.capacity() {
        0 => 0,
        elements => elements * size_of::<T>() + ADDED,
    }
}

fn letters(letters: &str) -> usize {
    letters.len() + ADDED
}

impl Block {
    fn memory(&self) -> usize {
        let bodies = self.bodies.iter().map(list).sum::<usize>();
        let comment = self.marks.comment.as_deref().map_or(0, letters);
        list(&self.sockets) + list(&self.bodies) + bodies + comment
    }
}

impl Header {
    fn memory(&self) -> usize {
        letters(&self.name) + letters(&self.author) + letters(&self.note)
    }
}

impl Fragment {
    fn memory(&self) -> usize {
        let blocks = self.blocks.iter().map(|(_, block)| block.memory());
        list(&self.roots) + list(&self.blocks) + blocks.sum::<usize>()
    }
}

impl Edit {
    /// Heap memory, in bytes.
    pub fn memory(&self) -> usize {
        let mut bytes = 0;
        let mut rest = vec![self];
        while let Some(edit) = rest.pop() {
            bytes += match edit {
                Edit::Attach(fragment, _) => fragment.memory(),
                Edit::SetMarks(_, marks) => marks.comment.as_deref().map_or(0, letters),
                Edit::AddVariable(_, Variable { name, .. }) | Edit::RenameVariable(_, name) => {
                    letters(name)
                }
                Edit::SetHeader(header) => header.memory(),
                Edit::All(edits) => {
                    rest.extend(edits);
                    list(edits)
                }
                Edit::Detach(..)
                | Edit::SetField(..)
                | Edit::SetLiteral(..)
                | Edit::AddBranch(..)
                | Edit::RemoveBranch(..)
                | Edit::AddOtherwise(_)
                | Edit::RemoveOtherwise(_)
                | Edit::RemoveVariable(_)
                | Edit::MoveStack(..) => 0,
            };
        }
        bytes
    }
}

impl Program {
    /// Heap memory, in bytes.
    pub fn memory(&self) -> usize {
        let blocks = self.arena.iter().map(|(_, block)| block.memory());
        let loose = self
            .loose
            .iter()
            .map(|LooseStack { blocks, .. }| list(blocks));
        let variables = self
            .variables
            .iter()
            .map(|variable| letters(&variable.name));
        let inside = blocks.sum::<usize>() + loose.sum::<usize>() + variables.sum::<usize>();
        let lists = list(&self.hat) + list(&self.loose) + list(&self.variables);
        self.header.memory() + self.arena.memory() + lists + inside
    }
}
