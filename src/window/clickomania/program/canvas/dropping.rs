//! Where blocks come to lie: dragged blocks that are dropped, what has to make room for them, and blocks that come
//! from elsewhere. They lie beside other stacks, and not below what floats over the canvas.

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

/// No more stacks than this are moved by one change.
const MOST: usize = 24;
/// What is laid where it is seen keeps so far from the edge of the canvas, in points.
const EDGE: f32 = 8.0;

impl Canvas {
    /// Whether dragged blocks, let go now, would be where they were taken from: also where what lies in the way pushes
    /// them back there.
    pub fn is_back(&self, drag: &Drag) -> bool {
        drag.is_back(|| [drag.landing(&self.view), self.free_landing(drag)])
    }

    /// Where dragged blocks come to lie when no connection takes them: over nothing else.
    fn free_landing(&self, drag: &Drag) -> (f64, f64) {
        let (x, y) = drag.landing(&self.view);
        let at = Point::new(x as f32, y as f32);
        let at = self.uncovered(self.layout.apart(drag.layout(), at));
        (f64::from(at.x.round()), f64::from(at.y.round()))
    }

    /// Drops blocks where they would go, or where they lie on the canvas: one change.
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
        self.set_gap(around(Some(&drag), document.program()), None, app);
        self.come_from(drag.all().collect(), drag.corner(&self.view));
        let (kind, edit) = drag.drop(document, (at, beside))?;
        self.make_room_for(document, (kind, edit), app)?;
        match displaced {
            Some(block) => self.lay_in_sight(document, app, block),
            None => Ok(()),
        }
    }

    /// Makes a change; loose stacks that would look joined to one that grows by it move aside. All of it is one
    /// change.
    ///
    /// # Errors
    /// Those of the change; nothing is changed then.
    pub fn with_room(
        &mut self,
        document: &mut Document,
        app: &AppContext,
        change: (ChangeKind, Edit),
    ) -> Result<(), EditError> {
        self.follow(document, None, app);
        self.make_room_for(document, change, app)
    }

    /// [`with_room`](Self::with_room), while the layout is that of the program with or without the blocks that the
    /// change concerns.
    fn make_room_for(
        &mut self,
        document: &mut Document,
        (kind, edit): (ChangeKind, Edit),
        app: &AppContext,
    ) -> Result<(), EditError> {
        document.edit(kind, edit)?;
        let touched = document.touched().unwrap_or_default();
        let stacks = stacks_of(document.program(), touched);
        let before: Vec<(Stack, Vec<Stack>)> = stacks
            .into_iter()
            .filter_map(|stack| Some((stack, self.layout().looking_joined(stack)?)))
            .collect();
        self.follow(document, None, app);
        let mut moved = 0;
        for (stack, before) in &before {
            let near = self.layout().looking_joined(*stack).unwrap_or_default();
            for other in near.iter().filter(|other| !before.contains(other)) {
                if moved < MOST && self.move_apart(document, *other, None)? {
                    moved += 1;
                    self.follow(document, None, app);
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
        self.follow(document, None, app);
        let seen = self.view.visible().grow(-EDGE / self.view.zoom);
        if self.move_apart(document, stack, Some(seen))? {
            self.follow(document, None, app);
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

    /// Where more blocks can be laid: where the menu was asked for, at the pointer, else where they are seen.
    pub fn place_for_more(&mut self) -> (f64, f64) {
        let visible = self.view.visible();
        let at = self
            .menu
            .paste_at
            .take()
            .or(self.pointer)
            .unwrap_or(Point::new(
                visible.min.x + 40.0,
                visible.min.y + visible.height() / 3.0,
            ));
        self.free_place(at)
    }

    /// A place for a block that is to lie about there, beside other stacks.
    pub fn free_place(&self, at: Point) -> (f64, f64) {
        let at = self.layout.free_place(at);
        (f64::from(at.x.round()), f64::from(at.y.round()))
    }

    /// Says what floats over the canvas here, until it is shown again.
    pub fn cover(&mut self, rect: egui::Rect) {
        self.covers.push(rect);
    }

    /// A place for blocks that are laid there, the nearest one where their beginning is not below something
    /// that floats over the canvas.
    pub fn uncovered(&self, at: Point) -> Point {
        const BEGINNING: Vec2 = vec2(80.0, 26.0);
        const APART: f32 = 8.0;
        let lies = |at| egui::Rect::from_min_size(at, BEGINNING);
        let cover_of = |at| self.covers.iter().find(|cover| cover.intersects(lies(at)));
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
            |&at: &egui::Pos2| self.view.rect.contains_rect(lies(at)) && cover_of(at).is_none();
        let nearest = around
            .into_iter()
            .filter(seen)
            .min_by(|a, b| a.distance_sq(here).total_cmp(&b.distance_sq(here)));
        nearest.map_or(at, |at| self.view.to_layout(at))
    }

    pub(super) fn covered(&self, at: Option<egui::Pos2>) -> bool {
        at.is_some_and(|at| self.covers.iter().any(|cover| cover.contains(at)))
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
