//! What of a program is painted, and what is special about some of its blocks.

use super::Canvas;
use super::block_painter::BlockPainter;
use super::drag::{Drag, around};
use super::view::{self, CanvasView};
use crate::window::clickomania::command::piece::{Piece, loop_variable};
use crate::window::clickomania::program::document::Document;
use crate::window::kit::theme::{self, Theme};
use egui::{Mesh, Painter, Rect, Vec2, pos2, vec2};
use engine::language::check::Problem;
use engine::language::cost::Costs;
use engine::language::edit::{Edit, Place};
use engine::language::program::Stack;
use engine::language::words::block_name;
use engine::language::{BlockId, Kind, Program};
use engine::layout::{self, Advances, Layout, LayoutChange};
use engine::run::value::Value;
use engine::text::Text;
use std::collections::{HashMap, HashSet};

/// What is special about some blocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    /// It executes.
    pub running: bool,
    /// It is chosen.
    pub chosen: bool,
    /// Something is missing or went wrong here.
    pub wrong: bool,
    /// It, or a block folded away in it, has an empty socket that keeps the program from running.
    pub missing: bool,
    /// A hint is about it.
    pub hinted: bool,
    /// A search found it.
    pub found: bool,
    /// It would be pushed out.
    pub pale: bool,
    /// It was never executed in the last move.
    pub unused: bool,
    /// A run stops here.
    pub stop: Option<BreakpointMark>,
    /// How often it was executed, when that is to be seen.
    pub heat: Option<Heat>,
}

/// A breakpoint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BreakpointMark {
    /// Always.
    Always,
    /// Under a condition.
    When,
}

/// How often a block was executed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heat {
    /// How often.
    pub count: u64,
    /// The number of its colour in [`theme::HEAT`].
    pub level: usize,
}

impl Heat {
    /// Of a block that was executed so often, where another one was so most often: equal factors are
    /// equal steps of the colour.
    pub fn of(count: u64, most: u64) -> Heat {
        let share = ((count.max(1) as f64).ln()) / (most.max(2) as f64).ln();
        let last = theme::HEAT.len() - 1;
        let level = (share * last as f64).round() as usize;
        Heat {
            count,
            level: level.min(last),
        }
    }
}

/// What is painted, and how.
pub struct CanvasScene<'a> {
    /// The program.
    pub program: &'a Program,
    /// Where its blocks lie.
    pub layout: &'a Layout,
    /// Which part of it is seen.
    pub view: CanvasView,
    /// The colours around.
    pub theme: &'static Theme,
    /// Blocks with something special.
    pub marks: &'a HashMap<BlockId, Marks>,
    /// The part under the pointer: its block and number.
    pub hovered: Option<(BlockId, usize)>,
    /// Whether loose stacks are pale: they do not run.
    pub pale_loose: bool,
}

/// What is shown on the canvas beside the program.
pub struct Overlays<'a> {
    /// The block that executes, and its value.
    pub highlight: Option<Highlight>,
    /// The block at which the last move failed.
    pub failed: Option<BlockId>,
    /// The block that a hint is about.
    pub hinted: Option<BlockId>,
    /// What hangs on the pointer.
    pub drag: Option<&'a Drag>,
    /// Breakpoints, and how often blocks executed.
    pub run_marks: RunMarks<'a>,
    /// What a search found.
    pub found: &'a [BlockId],
}

/// The block that executes.
#[derive(Clone, Copy, Debug)]
pub struct Highlight {
    /// The block that executed last.
    pub block: BlockId,
    /// The value it gave, when there is time to read it.
    pub value: Option<Value>,
}

/// What is seen on the blocks of the breakpoints and of the last move.
#[derive(Clone)]
pub struct RunMarks<'a> {
    /// The blocks with a breakpoint, and whether it has a condition.
    pub breakpoints: Vec<(BlockId, bool)>,
    /// How often each block executed, when the move is at its end.
    pub executions: Option<&'a HashMap<BlockId, u64>>,
    /// Whether that is to be seen on the blocks.
    pub heat: bool,
}

impl RunMarks<'_> {
    pub fn has_breakpoint(&self, block: BlockId) -> bool {
        self.breakpoints.iter().any(|(other, _)| *other == block)
    }
}

impl Canvas {
    /// The grid of dots.
    pub(super) fn dots(&self, painter: &egui::Painter, theme: &Theme) {
        let mut step = 24.0 * self.view.zoom;
        while step < 16.0 {
            step *= 2.0;
        }
        let rect = self.view.rect;
        let offset = vec2(
            self.view.pan.x.rem_euclid(step),
            self.view.pan.y.rem_euclid(step),
        );
        let mut mesh = Mesh::default();
        let mut y = rect.min.y + offset.y;
        while y < rect.max.y {
            let mut x = rect.min.x + offset.x;
            while x < rect.max.x {
                let at = view::snapped(pos2(x, y), painter.pixels_per_point());
                let dot = egui::Rect::from_min_size(at, Vec2::splat(1.5));
                mesh.add_colored_rect(dot, theme.dots);
                x += step;
            }
            y += step;
        }
        painter.add(mesh);
    }

    /// The blocks that are special.
    pub(super) fn marks(
        &self,
        document: &mut Document,
        overlays: &Overlays<'_>,
    ) -> HashMap<BlockId, Marks> {
        let mut marks: HashMap<BlockId, Marks> = HashMap::new();
        for &id in self.selection.blocks() {
            marks.entry(id).or_default().chosen = true;
        }
        if let Some(id) = overlays.failed {
            marks.entry(id).or_default().wrong = true;
        }
        if let Some(id) = overlays.hinted {
            marks.entry(id).or_default().hinted = true;
        }
        if let Some(highlight) = overlays.highlight {
            marks.entry(highlight.block).or_default().running = true;
        }
        for &(id, condition) in &overlays.run_marks.breakpoints {
            let stop = if condition {
                BreakpointMark::When
            } else {
                BreakpointMark::Always
            };
            marks.entry(id).or_default().stop = Some(stop);
        }
        if let Some(executions) = overlays.run_marks.executions {
            let most = executions.values().copied().max().unwrap_or(0).max(1);
            for (&id, &count) in executions {
                let marks = marks.entry(id).or_default();
                marks.unused = count == 0;
                marks.heat = overlays.run_marks.heat.then(|| Heat::of(count, most));
            }
        }
        for &id in document.not_allowed() {
            marks.entry(id).or_default().wrong = true;
        }
        let visible = self.view.visible();
        let mut folded = Vec::new();
        for problem in document.problems() {
            let Problem::EmptySocket { block, .. } = *problem else {
                continue;
            };
            match self.layout.get(block) {
                Some(laid) if laid.rect.overlaps(&visible) => {
                    marks.entry(block).or_default().missing = true;
                }
                Some(_) => {}
                None => folded.push(block),
            }
        }
        let program = around(overlays.drag, document.program());
        folded.retain(|&block| program.get(block).is_some());
        for block in self.folded_around(program, folded) {
            marks.entry(block).or_default().missing = true;
        }
        for &id in overlays.found {
            // What is out of sight need not be marked: there may be many.
            let block = self.layout.get(id);
            if block.is_some_and(|block| block.rect.overlaps(&visible)) {
                marks.entry(id).or_default().found = true;
            }
        }
        let displaced = overlays.drag.and_then(Drag::displaced);
        if let Some(id) = displaced.filter(|&id| program.get(id).is_some()) {
            for (inside, _) in program.walk(&[id]) {
                marks.entry(inside).or_default().pale = true;
            }
        }
        marks.retain(|&id, _| program.get(id).is_some());
        marks
    }
    /// The folded blocks that these blocks, which are not seen, are in.
    fn folded_around(&self, program: &Program, hidden: Vec<BlockId>) -> HashSet<BlockId> {
        let mut around = HashSet::new();
        // Each way up is gone once, however many blocks are in a folded one.
        let mut climbed = HashSet::new();
        for block in hidden {
            let mut at = Some(block);
            while let Some(id) = at.filter(|&id| climbed.insert(id)) {
                if self.layout.get(id).is_some() {
                    around.insert(id);
                    break;
                }
                at = program.owner(id);
            }
        }
        around
    }
}

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
        let piece = Piece::new(kind, loop_variable(kind));
        Excerpt::of_piece(&piece, costs, text, limit)
    }

    /// This fresh block.
    pub fn of_piece(piece: &Piece, costs: &Costs, text: &Text, limit: f32) -> Excerpt {
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
        let bounds = stacks
            .map(|stack| stack.rect)
            .chain(head)
            .reduce(|all, rect| all.union(&rect));
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
fn alone(piece: &Piece) -> Program {
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
