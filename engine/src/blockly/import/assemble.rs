//! The blocks that were read become a program.

use super::leftovers::paragraphs;
use super::{Import, Importer};
use crate::blockly::BlocklyError;
use crate::language::TaskId;
use crate::language::edit::{Edit, EditError, Fragment, Place};
use crate::language::program::{BlockId, Header, Stack};

/// Where a stack lies that says no place of its own, and how far apart such stacks are.
const LOOSE_AT: (f64, f64) = (520.0, 40.0);
const LOOSE_STEP: f64 = 120.0;

impl Importer<'_> {
    /// The program, with what of the workspace is not in it.
    ///
    /// # Errors
    /// The blocks nest too deep, or are too many.
    pub fn finish(mut self) -> Result<Import, BlocklyError> {
        let said = |name: &str| {
            let mut header = self.workspace.header.iter();
            let found = header.find(|(other, _)| other == name);
            found.map(|(_, text)| text.as_str())
        };
        let note = paragraphs(
            said("note")
                .into_iter()
                .chain(self.comments.iter().copied()),
        );
        let header = Header {
            name: said("name")
                .unwrap_or(&self.program.header().name)
                .to_owned(),
            author: said("author").unwrap_or_default().to_owned(),
            note,
            task: said("task").and_then(TaskId::new).unwrap_or_default(),
        };
        let refused = |error: EditError| match error {
            EditError::TooDeep => BlocklyError::TooDeep,
            _ => BlocklyError::TooManyBlocks,
        };
        self.program
            .apply(Edit::SetHeader(header))
            .map_err(refused)?;
        let mut free = LOOSE_AT;
        for (number, stack) in std::mem::take(&mut self.stacks).into_iter().enumerate() {
            if stack.blocks.is_empty() {
                continue;
            }
            let place = if number == 0 {
                Place::Stack(Stack::Hat, 0)
            } else {
                let at = stack.at.unwrap_or_else(|| {
                    free.1 += LOOSE_STEP;
                    (free.0, free.1 - LOOSE_STEP)
                });
                Place::Loose {
                    stack: self.program.fresh_stack(),
                    order: self.program.loose().len(),
                    at,
                }
            };
            let fragment = self.fragment(stack.blocks);
            let edit = Edit::Attach(fragment, place);
            self.program.apply(edit).map_err(refused)?;
        }
        Ok(Import {
            program: self.program,
            leftovers: self.leftovers,
        })
    }

    /// Takes blocks with all that is inside them.
    fn fragment(&mut self, roots: Vec<BlockId>) -> Fragment {
        let mut open = roots.clone();
        let mut blocks = Vec::new();
        while let Some(id) = open.pop() {
            let block = self.blocks.remove(&id).expect("blocks hang in one place");
            open.extend(block.sockets.iter().filter_map(|socket| socket.block));
            open.extend(block.bodies.iter().flatten());
            blocks.push((id, block));
        }
        Fragment { roots, blocks }
    }
}
