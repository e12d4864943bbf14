//! The painted scene: a program with its layout, and the marks on its blocks.

use super::Canvas;
use super::block_painter::BlockPainter;
use super::drag::{Drag, around};
use super::view::{CanvasView, snapped};
use crate::window::clickomania::command::{PaletteBlock, loop_variable};
use crate::window::clickomania::program::document::Document;
use crate::window::kit::theme;
use crate::window::kit::theme::Theme;
use egui::{Mesh, Painter, Pos2, Vec2, pos2, vec2};
use engine::language::check::Problem;
use engine::language::cost::Costs;
use engine::language::edit::{Edit, Fragment, Place};
use engine::language::program::Stack;
use engine::language::words::block_name;
use engine::language::{BlockId, Kind, Program};
use engine::layout::{Advances, Layout, LayoutChange, Point, Rect};
use engine::run::value::Value;
use engine::text::Text;
use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

/// A program with its layout and the visible part of it.
#[derive(Clone, Copy)]
pub struct LaidProgram<'a> {
    pub program: &'a Program,
    pub layout: &'a Layout,
    pub view: &'a CanvasView,
}

impl<'a> LaidProgram<'a> {
    pub fn new(program: &'a Program, layout: &'a Layout, view: &'a CanvasView) -> Self {
        LaidProgram {
            program,
            layout,
            view,
        }
    }
}

/// A program as it is painted.
pub struct CanvasScene<'a> {
    pub program: &'a Program,
    pub layout: &'a Layout,
    pub view: CanvasView,
    pub theme: &'static Theme,
    pub marks: &'a HashMap<BlockId, Marks>,
    /// The part under the pointer: its block and number.
    pub hovered: Option<(BlockId, usize)>,
    /// True if loose stacks are pale because they do not run.
    pub pale_loose: bool,
}

impl<'a> CanvasScene<'a> {
    /// A scene without marks, of blocks outside the canvas.
    pub fn unmarked(
        program: &'a Program,
        layout: &'a Layout,
        view: CanvasView,
        theme: &'static Theme,
    ) -> CanvasScene<'a> {
        static NONE: LazyLock<HashMap<BlockId, Marks>> = LazyLock::new(HashMap::new);
        CanvasScene {
            program,
            layout,
            view,
            theme,
            marks: &NONE,
            hovered: None,
            pale_loose: false,
        }
    }
}

/// The marks on a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    /// It is being executed.
    pub running: bool,
    pub chosen: bool,
    /// The last move failed here, or the task does not have the block.
    pub wrong: bool,
    /// It, or a block folded away in it, has an empty socket that keeps the program from running.
    pub missing: bool,
    /// A hint is about it.
    pub hinted: bool,
    /// A search found it.
    pub found: bool,
    /// The drag would displace it.
    pub pale: bool,
    /// It was not executed in the last move.
    pub unused: bool,
    pub stop: Option<BreakpointMark>,
    /// Set while execution counts are shown.
    pub heat: Option<Heat>,
}

/// The mark of a breakpoint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BreakpointMark {
    Always,
    /// A breakpoint with a condition.
    When,
}

/// The execution count of a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heat {
    pub count: u64,
    /// The number of its colour in [`theme::HEAT`].
    pub level: usize,
}

impl Heat {
    /// Scales `count` by the largest count of the program: equal factors are equal steps of the colour.
    pub fn of(count: u64, largest: u64) -> Heat {
        let share = ((count.max(1) as f64).ln()) / (largest.max(2) as f64).ln();
        let last = theme::HEAT.len() - 1;
        let level = (share * last as f64).round() as usize;
        Heat {
            count,
            level: level.min(last),
        }
    }
}

/// Marks of the game and the hints on the canvas.
pub struct Overlays<'a> {
    pub highlight: Option<Highlight>,
    /// The block at which the last move failed.
    pub failed: Option<BlockId>,
    /// The block that a hint is about.
    pub hinted: Option<BlockId>,
    pub run_marks: RunMarks<'a>,
}

/// The block that was executed last.
#[derive(Clone, Copy, Debug)]
pub struct Highlight {
    pub block: BlockId,
    /// The value it gave, when there is time to read it.
    pub value: Option<Value>,
}

/// The marks of breakpoints and of the last move.
#[derive(Clone)]
pub struct RunMarks<'a> {
    /// The blocks with a breakpoint; true for one with a condition.
    pub breakpoints: Vec<(BlockId, bool)>,
    /// The execution counts of all blocks, at the end of a move.
    pub executions: Option<&'a HashMap<BlockId, u64>>,
    /// True if execution counts are shown on the blocks.
    pub heat: bool,
}

impl RunMarks<'_> {
    pub fn has_breakpoint(&self, block: BlockId) -> bool {
        self.breakpoints.iter().any(|(other, _)| *other == block)
    }
}

impl Canvas {
    /// Collects the marks of all blocks that are shown.
    pub(super) fn marks(
        &self,
        document: &mut Document,
        drag: Option<&Drag>,
        found: &[BlockId],
        overlays: &Overlays<'_>,
    ) -> HashMap<BlockId, Marks> {
        let mut marks: HashMap<BlockId, Marks> = HashMap::new();
        for &id in self.chosen_all() {
            marks.entry(id).or_default().chosen = true;
        }
        for &id in overlays.failed.iter().chain(document.not_allowed()) {
            marks.entry(id).or_default().wrong = true;
        }
        if let Some(id) = overlays.hinted {
            marks.entry(id).or_default().hinted = true;
        }
        if let Some(highlight) = overlays.highlight {
            marks.entry(highlight.block).or_default().running = true;
        }
        let run = &overlays.run_marks;
        for &(id, condition) in &run.breakpoints {
            let stop = if condition {
                BreakpointMark::When
            } else {
                BreakpointMark::Always
            };
            marks.entry(id).or_default().stop = Some(stop);
        }
        if let Some(executions) = run.executions {
            let largest = executions.values().copied().max().unwrap_or(0).max(1);
            for (&id, &count) in executions {
                let marks = marks.entry(id).or_default();
                marks.unused = count == 0;
                marks.heat = run.heat.then(|| Heat::of(count, largest));
            }
        }
        let program = around(drag, document.program());
        let displaced = drag.and_then(Drag::displaced);
        if let Some(id) = displaced.filter(|&id| program.get(id).is_some()) {
            for (inside, _) in program.walk(&[id]) {
                marks.entry(inside).or_default().pale = true;
            }
        }
        // Blocks out of sight need no marks of these kinds: there may be many.
        let visible = self.view.visible();
        let in_sight = |id: BlockId| {
            let block = self.layout.get(id);
            block.is_some_and(|block| block.rect.overlaps(&visible))
        };
        for &id in found.iter().filter(|&&id| in_sight(id)) {
            marks.entry(id).or_default().found = true;
        }
        let mut folded = Vec::new();
        for problem in document.problems() {
            if let Problem::EmptySocket { block, .. } = *problem {
                if in_sight(block) {
                    marks.entry(block).or_default().missing = true;
                } else if self.layout.get(block).is_none() {
                    folded.push(block);
                }
            }
        }
        let program = around(drag, document.program());
        folded.retain(|&block| program.get(block).is_some());
        for block in self.folded_around(program, folded) {
            marks.entry(block).or_default().missing = true;
        }
        marks.retain(|&id, _| program.get(id).is_some());
        marks
    }

    /// The folded blocks that these hidden blocks are in.
    fn folded_around(&self, program: &Program, hidden: Vec<BlockId>) -> HashSet<BlockId> {
        let mut around = HashSet::new();
        // Each way up is climbed once, however many blocks are in a folded one.
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

/// Paints the grid of dots behind the blocks.
pub fn paint_dots(painter: &Painter, view: &CanvasView, theme: &Theme) {
    let mut step = 24.0 * view.zoom;
    while step < 16.0 {
        step *= 2.0;
    }
    let rect = view.rect;
    let offset = vec2(view.pan.x.rem_euclid(step), view.pan.y.rem_euclid(step));
    let mut mesh = Mesh::default();
    let mut y = rect.min.y + offset.y;
    while y < rect.max.y {
        let mut x = rect.min.x + offset.x;
        while x < rect.max.x {
            let at = snapped(pos2(x, y), painter.pixels_per_point());
            let dot = egui::Rect::from_min_size(at, Vec2::splat(1.5));
            mesh.add_colored_rect(dot, theme.dots);
            x += step;
        }
        y += step;
    }
    painter.add(mesh);
}

/// Margin around the blocks of an excerpt, in points.
const MARGIN: f32 = 2.0;

/// Blocks shown outside the canvas: one block of a kind, or a small program.
pub struct Excerpt {
    program: Program,
    layout: Layout,
    bounds: Rect,
    hat: bool,
}

impl Excerpt {
    /// A fresh block of this kind with its cost, broken into rows where it is wider than `limit` units.
    pub fn of_kind(kind: Kind, costs: &Costs, text: &Text, limit: f32) -> Excerpt {
        let piece = PaletteBlock::new(kind, loop_variable(kind));
        Excerpt::of_piece(&piece, costs, text, limit)
    }

    /// A fresh block as the palette offers it.
    pub fn of_piece(piece: &PaletteBlock, costs: &Costs, text: &Text, limit: f32) -> Excerpt {
        let mut program = Program::default();
        let (edits, fragment) = piece.bring(&mut program);
        attach_fresh(&mut program, edits, fragment);
        Excerpt::of_program(program, costs, text, limit)
    }

    /// A program: with its hat if there are blocks below it, or if there is nothing else.
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

    /// Size at 100 %, in points.
    pub fn size(&self) -> Vec2 {
        vec2(self.bounds.width(), self.bounds.height()) + Vec2::splat(2.0 * MARGIN)
    }

    pub fn program(&self) -> &Program {
        &self.program
    }

    /// The first blocks: those below the hat, else those of the first loose stack.
    pub fn roots(&self) -> &[BlockId] {
        first_blocks(&self.program)
    }

    /// The point of the first of the [`roots`](Excerpt::roots) at a point of the window, in units, if the blocks were
    /// painted in `rect`.
    pub fn grab(&self, rect: egui::Rect, zoom: f32, at: Pos2) -> Point {
        let first = self.roots().first().and_then(|id| self.layout.get(*id));
        let corner = first.map_or(self.bounds.min, |block| block.rect.min);
        self.view(rect, zoom).to_layout(at) - corner
    }

    /// The names of the first blocks.
    pub fn words(&self, text: &Text) -> String {
        let name = |id: &BlockId| block_name(&self.program, text, self.program.block(*id));
        let names: Vec<String> = self.roots().iter().map(name).collect();
        names.join("; ")
    }

    fn view(&self, rect: egui::Rect, zoom: f32) -> CanvasView {
        let pan = Vec2::splat(MARGIN) - vec2(self.bounds.min.x, self.bounds.min.y) * zoom;
        CanvasView::at(zoom, pan).within(rect)
    }

    /// Paints the blocks at this zoom, their corner at that of `rect`.
    pub fn paint(
        &self,
        painter: &Painter,
        block_painter: &mut BlockPainter,
        theme: &'static Theme,
        rect: egui::Rect,
        zoom: f32,
    ) {
        let view = self.view(rect, zoom);
        let scene = CanvasScene::unmarked(&self.program, &self.layout, view, theme);
        block_painter.scene(painter, &scene, self.hat);
    }

    /// Paints the blocks as while the program runs: the first ones are marked.
    pub fn paint_running(
        &self,
        painter: &Painter,
        block_painter: &mut BlockPainter,
        theme: &'static Theme,
        rect: egui::Rect,
        zoom: f32,
    ) {
        let running = Marks {
            running: true,
            ..Marks::default()
        };
        let marks = self.roots().iter().map(|id| (*id, running)).collect();
        let view = self.view(rect, zoom);
        let scene = CanvasScene {
            marks: &marks,
            ..CanvasScene::unmarked(&self.program, &self.layout, view, theme)
        };
        block_painter.scene(painter, &scene, self.hat);
    }
}

/// The blocks below the hat of a program, else those of its first loose stack.
pub fn first_blocks(program: &Program) -> &[BlockId] {
    match (program.stack(Stack::Hat), program.loose().first()) {
        ([], Some(loose)) => &loose.blocks,
        (hat, _) => hat,
    }
}

/// Puts fresh blocks into a program as its last loose stack, at the origin; the edits make their variables.
pub fn attach_fresh(program: &mut Program, edits: Vec<Edit>, fragment: Fragment) {
    let place = Place::Loose {
        stack: program.fresh_stack(),
        order: program.loose().len(),
        at: (0.0, 0.0),
    };
    for edit in edits.into_iter().chain([Edit::Attach(fragment, place)]) {
        let done = program.apply(edit);
        debug_assert!(done.is_ok(), "fresh blocks can lie loose in any program");
    }
}
