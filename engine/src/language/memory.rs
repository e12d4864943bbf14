//! Heap memory of edits and programs: undo keeps as many edits as fit into its limit.

use super::edit::{Edit, Fragment};
use super::program::{Block, Header, LooseStack, Program, Variable};

/// Overhead of an allocation, in bytes.
const OVERHEAD: usize = 16;

/// The memory of a list, without heap memory of its elements.
fn list_memory<T>(list: &Vec<T>) -> usize {
    match list.capacity() {
        0 => 0,
        elements => elements * size_of::<T>() + OVERHEAD,
    }
}

fn text_memory(text: &str) -> usize {
    text.len() + OVERHEAD
}

impl Block {
    fn memory(&self) -> usize {
        let bodies = self.bodies.iter().map(list_memory).sum::<usize>();
        let comment = self.marks.comment.as_deref().map_or(0, text_memory);
        list_memory(&self.sockets) + list_memory(&self.bodies) + bodies + comment
    }
}

impl Header {
    fn memory(&self) -> usize {
        text_memory(&self.name) + text_memory(&self.author) + text_memory(&self.note)
    }
}

impl Fragment {
    fn memory(&self) -> usize {
        let blocks = self.blocks.iter().map(|(_, block)| block.memory());
        list_memory(&self.roots) + list_memory(&self.blocks) + blocks.sum::<usize>()
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
                Edit::SetMarks(_, marks) => marks.comment.as_deref().map_or(0, text_memory),
                Edit::AddVariable(_, Variable { name, .. }) | Edit::RenameVariable(_, name) => {
                    text_memory(name)
                }
                Edit::SetHeader(header) => header.memory(),
                Edit::All(edits) => {
                    rest.extend(edits);
                    list_memory(edits)
                }
                Edit::Detach(..)
                | Edit::SetField(..)
                | Edit::SetOrigin(..)
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
            .map(|LooseStack { blocks, .. }| list_memory(blocks));
        let variables = self
            .variables
            .iter()
            .map(|variable| text_memory(&variable.name));
        let inside = blocks.sum::<usize>() + loose.sum::<usize>() + variables.sum::<usize>();
        let lists =
            list_memory(&self.hat) + list_memory(&self.loose) + list_memory(&self.variables);
        self.header.memory() + self.arena.memory() + lists + inside
    }
}
