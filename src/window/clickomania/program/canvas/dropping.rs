//! Places for dropped, pasted and displaced blocks on the canvas: apart from other stacks, and not below what
//! floats over the canvas.

use super::Canvas;
use super::drag::{Drag, around};
use crate::window::clickomania::command::ChangeKind;
use crate::window::clickomania::program::document::Document;
use crate::window::kit::app_context::AppContext;
use egui::{Vec2, pos2, vec2};
use engine::language::edit::{Edit, EditError};
use engine::language::program::{Parent, Stack};
use engine::language::{BlockId, Program};
use engine::layout::{Point, Rect};
use std::collections::HashSet;

/// Maximum number of stacks that one change moves.
const MAX_MOVED: usize = 24;
/// Distance from the edge of the canvas to a displaced block, in points.
const EDGE: f32 = 8.0;

impl Canvas {
    /// True if dragged blocks, dropped now, would be where they were taken from: also if they would be pushed back there.
    pub fn is_back(&self, drag: &Drag) -> bool {
        drag.is_back(|| [drag.landing(&self.view), self.free_landing(drag)])
    }

    /// The final position of dragged blocks when no connection takes them: apart from everything else.
    fn free_landing(&self, drag: &Drag) -> (f64, f64) {
        let (x, y) = drag.landing(&self.view);
        let at = Point::new(x as f32, y as f32);
        rounded(self.uncovered(self.layout.place_apart(drag.layout(), at)))
    }

    /// Drops blocks where they would go, or where they are on the canvas: one change.
    ///
    /// # Errors
    /// Why they cannot go there; nothing is changed then.
    pub fn put(
        &mut self,
        drag: Drag,
        document: &mut Document,
        app: &AppContext,
    ) -> Result<(), EditError> {
        let at = self.free_landing(&drag);
        let beside = drag.target().map_or(at, |target| {
            let rect = target.rect;
            self.free_place(Point::new(rect.max.x + 60.0, rect.min.y + 40.0))
        });
        let displaced = drag.displaced();
        let shown = around(Some(&drag), document.program());
        self.layout.set_gap(shown, None, &self.view, app);
        self.layout
            .drop_from(drag.all().collect(), drag.corner(&self.view));
        let (kind, edit) = drag.drop(document, at, beside)?;
        self.make_room(document, kind, edit, displaced, app)
    }

    /// Makes a change. Loose stacks that would look joined to a stack that it lets grow move aside; a block that it
    /// displaces, and that is loose then, moves to where it is seen. All of it is one change.
    ///
    /// # Errors
    /// Those of the change; nothing is changed then.
    pub fn edit_with_room(
        &mut self,
        document: &mut Document,
        kind: ChangeKind,
        edit: Edit,
        displaced: Option<BlockId>,
        app: &AppContext,
    ) -> Result<(), EditError> {
        self.follow(document, None, app);
        self.make_room(document, kind, edit, displaced, app)
    }

    /// [`edit_with_room`](Self::edit_with_room) while the layout may leave out the blocks of the change.
    fn make_room(
        &mut self,
        document: &mut Document,
        kind: ChangeKind,
        edit: Edit,
        displaced: Option<BlockId>,
        app: &AppContext,
    ) -> Result<(), EditError> {
        document.edit(kind, edit)?;
        let touched = document.touched().unwrap_or_default();
        let joined: Vec<(Stack, Vec<Stack>)> = stacks_of(document.program(), touched)
            .into_iter()
            .filter_map(|stack| Some((stack, self.layout.stacks_touching(stack)?)))
            .collect();
        self.follow(document, None, app);
        let mut moved = 0;
        for (stack, before) in joined {
            let near = self.layout.stacks_touching(stack).unwrap_or_default();
            for other in near.into_iter().filter(|other| !before.contains(other)) {
                if moved < MAX_MOVED && self.move_apart(document, other, None, app)? {
                    moved += 1;
                }
            }
        }
        match displaced {
            Some(block) => self.place_in_sight(document, block, app),
            None => Ok(()),
        }
    }

    /// Moves a loose block to where it is seen, if there is a place for it. Belongs to the change before.
    ///
    /// # Errors
    /// It cannot be moved; it stays where it is.
    pub fn place_in_sight(
        &mut self,
        document: &mut Document,
        block: BlockId,
        app: &AppContext,
    ) -> Result<(), EditError> {
        let block = document.program().get(block);
        if let Some(Parent::Stack(stack)) = block.map(|block| block.parent) {
            self.follow(document, None, app);
            let seen = self.view.visible().grow(-EDGE / self.view.zoom);
            self.move_apart(document, stack, Some(seen), app)?;
        }
        Ok(())
    }

    /// Moves a loose stack apart from the others, `within` a part of the canvas if there is room. True if it was moved.
    fn move_apart(
        &mut self,
        document: &mut Document,
        stack: Stack,
        within: Option<Rect>,
        app: &AppContext,
    ) -> Result<bool, EditError> {
        let Stack::Loose(id) = stack else {
            return Ok(false);
        };
        let Some(present) = document.program().loose_stack(id).map(|loose| loose.at) else {
            return Ok(false);
        };
        let to = self
            .layout
            .place_apart_from_others(stack, within)
            .map(rounded);
        let Some(to) = to.filter(|&to| to != present) else {
            return Ok(false);
        };
        document.amend(Edit::MoveStack(id, to))?;
        self.follow(document, None, app);
        Ok(true)
    }

    /// A place for pasted blocks: where the menu was asked for, else at the pointer, else where they are seen.
    pub fn place_for_more(&mut self) -> (f64, f64) {
        let visible = self.view.visible();
        let at = self.menu.take_paste_point().or(self.pointer.position());
        self.free_place(at.unwrap_or(Point::new(
            visible.min.x + 40.0,
            visible.min.y + visible.height() / 3.0,
        )))
    }

    /// The nearest place for a block beside other stacks.
    pub fn free_place(&self, at: Point) -> (f64, f64) {
        rounded(self.layout.free_place(at))
    }

    /// The nearest place where the beginning of blocks is not below what floats over the canvas.
    fn uncovered(&self, at: Point) -> Point {
        const BEGINNING: Vec2 = vec2(80.0, 26.0);
        const APART: f32 = 8.0;
        let rect_at = |at| egui::Rect::from_min_size(at, BEGINNING);
        let cover_of = |at| {
            self.covers
                .iter()
                .find(|cover| cover.intersects(rect_at(at)))
        };
        let here = self.view.to_window(at);
        let Some(cover) = cover_of(here) else {
            return at;
        };
        let around = [
            pos2(here.x, cover.max.y + APART),
            pos2(cover.min.x - APART - BEGINNING.x, here.y),
            pos2(here.x, cover.min.y - APART - BEGINNING.y),
            pos2(cover.max.x + APART, here.y),
        ];
        let seen =
            |&at: &egui::Pos2| self.view.rect.contains_rect(rect_at(at)) && cover_of(at).is_none();
        let nearest = around
            .into_iter()
            .filter(seen)
            .min_by(|a, b| a.distance_sq(here).total_cmp(&b.distance_sq(here)));
        nearest.map_or(at, |at| self.view.to_layout(at))
    }
}

/// A point of the layout as programs keep it: in whole units.
pub fn rounded(at: Point) -> (f64, f64) {
    (f64::from(at.x.round()), f64::from(at.y.round()))
}

/// The outermost stacks of these blocks, each once.
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
