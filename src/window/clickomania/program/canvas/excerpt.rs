//! Blocks by themselves, shown anywhere in the window: one block of a kind, or a whole small program.

use super::block_painter::BlockPainter;
use super::scene::CanvasScene;
use super::view::CanvasView;
use crate::window::clickomania::command::{PaletteBlock, loop_variable};
use crate::window::kit::theme::Theme;
use egui::{Painter, Rect, Vec2, vec2};
use engine::language::cost::Costs;
use engine::language::edit::{Edit, Place};
use engine::language::program::Stack;
use engine::language::words::block_name;
use engine::language::{BlockId, Kind, Program};
use engine::layout::{self, Advances, Layout, LayoutChange};
use engine::text::Text;
use std::collections::HashMap;

/// Around the blocks, in points.
const AROUND: f32 = 2.0;

/// Blocks by themselves.
pub struct Excerpt {
    program: Program,
    layout: Layout,
    bounds: layout::Rect,
    hat: bool,
}

impl Excerpt {
    /// A fresh block of this kind with what it costs, broken into rows where it is wider than `limit` units.
    pub fn of_kind(kind: Kind, costs: &Costs, text: &Text, limit: f32) -> Excerpt {
        let piece = PaletteBlock::new(kind, loop_variable(kind));
        Excerpt::of_piece(&piece, costs, text, limit)
    }

    /// This fresh block.
    pub fn of_piece(piece: &PaletteBlock, costs: &Costs, text: &Text, limit: f32) -> Excerpt {
        Excerpt::of_program(alone(piece), costs, text, limit)
    }

    /// A program: with its hat if something stands under it, or if there is nothing else.
    pub fn of_program(program: Program, costs: &Costs, text: &Text, limit: f32) -> Excerpt {
        let mut layout = Layout::within(limit);
        layout.set_costs(costs);
        layout.update(&program, text, &Advances::embedded(), &LayoutChange::All);
        let hat = !program.stack(Stack::Hat).is_empty() || program.loose().is_empty();
        let stacks = layout.stacks().iter().skip(usize::from(!hat));
        let head = hat.then(|| layout.hat().rect);
        let bounds = stacks.map(|stack| stack.rect).chain(head);
        let bounds = bounds.reduce(|all, rect| all.union(&rect));
        Excerpt {
            bounds: bounds.unwrap_or_default(),
            program,
            layout,
            hat,
        }
    }

    /// How large it is at 100 %, in points.
    pub fn size(&self) -> Vec2 {
        vec2(self.bounds.width(), self.bounds.height()) + Vec2::splat(2.0 * AROUND)
    }

    /// The blocks.
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// The first of the blocks that stand together first: under the hat, else in the first loose stack.
    pub fn roots(&self) -> &[BlockId] {
        let hat = self.program.stack(Stack::Hat);
        let loose = self.program.loose().first();
        match loose {
            Some(loose) if hat.is_empty() => &loose.blocks,
            _ => hat,
        }
    }

    /// Where a point of the window is in the first of the [`roots`](Excerpt::roots), in units, if the blocks were
    /// painted in `rect`.
    pub fn grab(&self, rect: Rect, zoom: f32, at: egui::Pos2) -> layout::Point {
        let first = self.roots().first().and_then(|id| self.layout.get(*id));
        let corner = first.map_or(self.bounds.min, |block| block.rect.min);
        self.view(rect, zoom).to_layout(at) - corner
    }

    /// The blocks in words, one after the other.
    pub fn words(&self, text: &Text) -> String {
        let name = |id: &BlockId| block_name(&self.program, text, self.program.block(*id));
        let names: Vec<String> = self.roots().iter().map(name).collect();
        names.join("; ")
    }

    fn view(&self, rect: Rect, zoom: f32) -> CanvasView {
        let pan = Vec2::splat(AROUND) - vec2(self.bounds.min.x, self.bounds.min.y) * zoom;
        CanvasView::at(zoom, pan).within(rect)
    }

    /// Paints the blocks so large, their corner at that of `rect`.
    pub fn paint(
        &self,
        painter: &Painter,
        (block_painter, theme): (&mut BlockPainter, &'static Theme),
        rect: Rect,
        zoom: f32,
    ) {
        let marks = HashMap::new();
        let scene = CanvasScene {
            program: &self.program,
            layout: &self.layout,
            view: self.view(rect, zoom),
            theme,
            marks: &marks,
            hovered: None,
            pale_loose: false,
        };
        block_painter.scene(painter, &scene, self.hat);
    }
}

/// A program with nothing but a fresh block of this kind.
fn alone(piece: &PaletteBlock) -> Program {
    let mut program = Program::default();
    let (edits, fragment) = piece.bring(&mut program);
    let stack = program.fresh_stack();
    let place = Place::Loose {
        stack,
        order: 0,
        at: (0.0, 0.0),
    };
    for edit in edits.into_iter().chain([Edit::Attach(fragment, place)]) {
        let done = program.apply(edit);
        debug_assert!(done.is_ok(), "a fresh block can lie on an empty canvas");
    }
    program
}
