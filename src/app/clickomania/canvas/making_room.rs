//! A stack that grows moves those aside that it would come to lie on.

use super::Canvas;
use crate::app::clickomania::editor::document::Document;
use crate::app::common::app_context::AppContext;
use engine::language::edit::{Edit, EditError};
use engine::language::program::{Parent, Stack};
use engine::language::{BlockId, Program};
use engine::layout::Rect;
use std::collections::HashSet;

/// No more stacks than this are moved by one change.
const MOST: usize = 24;
/// What is laid where it is seen keeps so far from the edge of the canvas, in points.
const EDGE: f32 = 8.0;

impl Canvas {
    /// Makes a change; loose stacks that would look joined to one that grows by it move aside. All of it is one
    /// change.
    ///
    /// # Errors
    /// Those of the change; nothing is changed then.
    pub fn with_room(
        &mut self,
        document: &mut Document,
        app: &AppContext,
        change: impl FnOnce(&mut Canvas, &mut Document) -> Result<(), EditError>,
    ) -> Result<(), EditError> {
        // As it is without what is in the air.
        self.follow(document, app);
        self.preview(document.program(), None, app);
        change(self, document)?;
        let touched = document.touched().unwrap_or_default();
        let stacks = stacks_of(document.program(), touched);
        let before = stacks
            .into_iter()
            .filter_map(|stack| Some((stack, self.layout().looking_joined(stack)?)));
        let before: Vec<(Stack, Vec<Stack>)> = before.collect();
        self.follow(document, app);
        let mut moved = 0;
        for (stack, before) in &before {
            let near = self.layout().looking_joined(*stack).unwrap_or_default();
            for other in near.iter().filter(|other| !before.contains(other)) {
                if moved < MOST && self.move_apart(document, *other, None)? {
                    moved += 1;
                    self.follow(document, app);
                }
            }
        }
        Ok(())
    }

    /// A block that had to make room, and now lies loose, comes to lie where it is seen, if there is a place for
    /// it. That belongs to the change before.
    ///
    /// # Errors
    /// It cannot be moved; it stays where it is.
    pub fn lay_in_sight(
        &mut self,
        document: &mut Document,
        app: &AppContext,
        block: BlockId,
    ) -> Result<(), EditError> {
        let parent = document.program().get(block).map(|block| block.parent);
        let Some(Parent::Stack(stack @ Stack::Loose(_))) = parent else {
            return Ok(());
        };
        self.follow(document, app);
        let seen = self.view.visible().grow(-EDGE / self.view.zoom);
        if self.move_apart(document, stack, Some(seen))? {
            self.follow(document, app);
        }
        Ok(())
    }

    /// Moves a loose stack to where it is seen to be apart, `within` a part of the canvas if it has room there;
    /// whether it could be moved.
    fn move_apart(
        &self,
        document: &mut Document,
        stack: Stack,
        within: Option<Rect>,
    ) -> Result<bool, EditError> {
        let Stack::Loose(id) = stack else {
            return Ok(false);
        };
        let Some(lies) = document.program().loose_stack(id).map(|loose| loose.at) else {
            return Ok(false);
        };
        let Some(to) = self.layout().apart_from_others(stack, within) else {
            return Ok(false);
        };
        let to = (f64::from(to.x.round()), f64::from(to.y.round()));
        if to == lies {
            return Ok(false);
        }
        document.amend(Edit::MoveStack(id, to))?;
        Ok(true)
    }
}

/// The stacks in which these blocks stand, however deep; each once.
fn stacks_of(program: &Program, blocks: &[BlockId]) -> Vec<Stack> {
    let mut passed = HashSet::new();
    let mut stacks = Vec::new();
    for &block in blocks {
        let mut at = block;
        while passed.insert(at) {
            match program.get(at).map(|block| block.parent) {
                Some(Parent::Stack(Stack::Body(owner, _)) | Parent::Socket(owner, _)) => at = owner,
                Some(Parent::Stack(stack)) => {
                    if !stacks.contains(&stack) {
                        stacks.push(stack);
                    }
                    break;
                }
                Some(Parent::None) | None => break,
            }
        }
    }
    stacks
}
