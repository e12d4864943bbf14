//! Where the program is built: it is shown, scrolled and zoomed; blocks are taken, put, chosen; their
//! fields are changed in place.

mod brush;
mod corner;
mod cursor;
pub mod drag;
mod fields;
mod hand;
mod looks;
mod map;
mod menu;
mod motion;
mod nodes;
mod overlay;
pub mod paint;
mod run_marks;
mod selection;
mod sight;
pub mod spots;
pub mod view;

use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::clickomania::editor::document::Document;
use crate::app::common::app_context::AppContext;
use crate::app::common::theme::{self, Theme};
use corner::Bin;
pub use cursor::key_names;
use drag::Drag;
use egui::{Mesh, Sense, Ui, Vec2, pos2, vec2};
use engine::language::{BlockId, Program};
use engine::layout::{Advances, Gap, Layout, LayoutChange, Measure, Point};
use fields::Fields;
use map::Map;
pub use map::Marked;
use menu::Menu;
use motion::Motion;
use overlay::problems_of;
pub use overlay::value_bubble;
use paint::{BlockPainter, Heat, Marks, Scene, Stop};
pub use run_marks::{Highlight, RunMarks};
use selection::{ChoosingFrame, Selection};
use spots::Spot;
use std::collections::HashMap;
use view::View;

/// The part of the window where the program is built.
pub struct Canvas {
    /// What is seen of it.
    pub view: View,
    layout: Layout,
    measure: Advances,
    brush: BlockPainter,
    fields: Fields,
    selection: Selection,
    /// The frame that is being drawn around blocks to be chosen.
    frame: Option<ChoosingFrame>,
    /// Where the keyboard is.
    spot: Option<Spot>,
    focus_soon: bool,
    /// Whether keys brought the cursor where it is.
    with_keys: bool,
    /// Where the pointer was last.
    pointer: Option<Point>,
    /// The block that was pressed, and where: what a drag would take.
    pressed: Option<(BlockId, Point)>,
    fit_soon: bool,
    bin: Bin,
    map: Map,
    menu: Menu,
    motion: Motion,
    /// The gap that is open.
    gap: Option<Gap>,
    /// Blocks that were just dropped, and the corner of the first one then.
    arrived: Option<(Vec<BlockId>, Point)>,
    /// Counts how often blocks came to lie otherwise.
    laid: u64,
    /// What floats over the canvas: blocks below it are out of reach.
    covers: Vec<egui::Rect>,
    /// The block under the pointer when it was shown last.
    hovered: Option<BlockId>,
}

/// What the canvas is told in each frame.
pub struct Around<'a> {
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
    /// Whether the map is wanted.
    pub map: bool,
}

/// A drag that a person began on the canvas.
#[derive(Clone)]
pub struct Begun {
    /// The block.
    pub block: BlockId,
    /// Where it is held, from its upper left corner.
    pub grab: Point,
    /// Without what hangs below it.
    pub alone: bool,
    /// A copy of it.
    pub copy: bool,
    /// All chosen blocks, if it is one of several.
    pub chosen: Vec<BlockId>,
}

impl Begun {
    /// Whether the block is taken alone, and whether a copy, while these keys are held: what was held when
    /// the drag began counts to its end.
    pub fn taking(&self, (alone, copy): (bool, bool)) -> (bool, bool) {
        (self.alone || alone, self.copy || copy)
    }
}

impl Canvas {
    /// An empty canvas.
    pub fn new() -> Canvas {
        Canvas {
            view: View::new(),
            layout: Layout::new(),
            measure: Advances::embedded(),
            brush: BlockPainter::default(),
            fields: Fields::default(),
            selection: Selection::default(),
            frame: None,
            spot: None,
            focus_soon: false,
            with_keys: false,
            pointer: None,
            pressed: None,
            fit_soon: true,
            bin: Bin::default(),
            map: Map::default(),
            menu: Menu::default(),
            motion: Motion::default(),
            gap: None,
            arrived: None,
            laid: 0,
            covers: Vec::new(),
            hovered: None,
        }
    }

    /// Whether a field is open.
    pub fn changes_field(&self) -> bool {
        self.fields.is_open()
    }

    /// Where the blocks lie.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// How wide texts are.
    pub fn measure(&self) -> &dyn Measure {
        &self.measure
    }

    /// What measures texts and paints blocks.
    pub fn tools(&mut self) -> (&dyn Measure, &mut BlockPainter) {
        (&self.measure, &mut self.brush)
    }

    /// What paints blocks.
    pub fn brush(&mut self) -> &mut BlockPainter {
        &mut self.brush
    }

    /// The block chosen last.
    pub fn chosen(&self) -> Option<BlockId> {
        self.selection.current()
    }

    /// All chosen blocks.
    pub fn chosen_all(&self) -> &[BlockId] {
        self.selection.blocks()
    }

    /// Chooses a block, or none.
    pub fn choose(&mut self, id: Option<BlockId>) {
        self.selection.set(id);
    }

    /// Chooses these blocks.
    pub fn choose_all(&mut self, ids: Vec<BlockId>) {
        self.selection.set(ids);
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

    /// Shows another program from its beginning.
    pub fn begin_again(&mut self) {
        self.fit_soon = true;
        self.selection.clear();
        self.spot = None;
        self.frame = None;
        self.fields.close();
    }

    /// Measures what has changed.
    pub fn follow(&mut self, document: &mut Document, app: &AppContext) {
        if let Some(changed) = document.take_changed() {
            let before = match changed {
                LayoutChange::All => HashMap::new(),
                LayoutChange::Blocks(_) => self.places(app.calm()),
            };
            let program = document.program();
            self.layout
                .update(program, &app.text, &self.measure, &changed);
            self.laid += 1;
            self.settle(before, app);
        }
        self.selection.retain(|id| document.has(id));
        self.follow_spot();
    }

    /// Opens the gap where a drop would go, or closes it.
    pub fn preview(&mut self, program: &Program, drag: Option<&Drag>, app: &AppContext) {
        let gap = drag.and_then(Drag::gap);
        if self.gap != gap {
            self.gap = gap;
            let before = self.places(app.calm());
            self.layout.set_gap(program, gap);
            self.laid += 1;
            self.settle(before, app);
        }
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
        let nearest = around.into_iter().filter(seen);
        let nearest = nearest.min_by(|a, b| a.distance_sq(here).total_cmp(&b.distance_sq(here)));
        nearest.map_or(at, |at| self.view.to_layout(at))
    }

    fn covered(&self, at: Option<egui::Pos2>) -> bool {
        at.is_some_and(|at| self.covers.iter().any(|cover| cover.contains(at)))
    }

    /// Shows the program in all of the room that `ui` has.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        document: &mut Document,
        around: &Around<'_>,
    ) -> Option<Begun> {
        let theme = theme::of(ui);
        let rect = ui.max_rect();
        self.view.rect = rect;
        if self.fit_soon && rect.is_positive() {
            self.fit_soon = false;
            self.begin_view();
        }
        let response = ui.interact(rect, cursor::canvas_id(), Sense::click_and_drag());
        response.widget_info(|| {
            let name = app.text.msg_canvas_name();
            egui::WidgetInfo::labeled(egui::Role::Tree, true, name)
        });
        let painter = ui.painter_at(rect);
        painter.rect_filled(rect, 0.0, theme.canvas);
        self.glide(ui);
        self.scroll(ui, &response);
        self.dots(&painter, theme);
        let pointer = response.hover_pos();
        self.pointer = pointer.map(|at| self.view.to_layout(at));
        let pointer = pointer.filter(|&at| around.drag.is_none() && !self.covered(Some(at)));
        let hit = pointer.and_then(|at| self.hit(document.program(), at));
        let hovered = hit.map(|hit| hit.block);
        if self.hovered != hovered {
            // The wall shows what is pointed at here, and was painted already.
            self.hovered = hovered;
            ui.ctx().request_repaint();
        }
        let begun = self.press(ui, &response, document.program(), app, hit);
        self.covers.clear();
        let marks = self.marks(document, around);
        let hovered = hit.and_then(|hit| Some((hit.block, hit.part?)));
        let scene = Scene {
            program: document.program(),
            layout: &self.layout,
            view: self.view,
            theme,
            marks: &marks,
            hovered,
            pale_loose: true,
            costs: true,
        };
        let shifts = self.motion.shifts(ui);
        self.brush.shift(shifts);
        self.brush.scene(&painter, &scene, true);
        self.paint_frame(ui, &painter, theme);
        if let Some(drag) = around.drag {
            self.target(&painter, theme, drag);
        }
        if let Some(highlight) = around.highlight {
            self.bubble(&painter, theme, app, highlight);
        }
        let at = self.spot.and_then(Spot::block);
        let told = nodes::Told {
            problems: at.map_or(Vec::new(), |at| problems_of(document, &app.text, at)),
            highlight: around.highlight,
        };
        let shown = (document.program(), &self.layout, &self.view);
        if let Some(wanted) = nodes::show(ui, app, shown, self.spot, &told) {
            self.answer(ui, app, document.program(), wanted);
        }
        self.show_spot(ui, &painter, theme);
        self.tell(ui, &response, app, document, around, hit);
        let open = self.fields.is_open();
        self.fields
            .show(ui, app, document.program(), &self.layout, &self.view);
        // Who came by keys goes on with keys.
        self.focus_soon |= open && !self.fields.is_open() && self.with_keys;
        self.corner(ui, app, theme, around);
        if around.drag.is_none() {
            self.show_menu(ui, app, &response, document, &around.run_marks);
        }
        begun
    }

    fn dots(&self, painter: &egui::Painter, theme: &Theme) {
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

    fn marks(&self, document: &mut Document, around: &Around<'_>) -> HashMap<BlockId, Marks> {
        let mut marks: HashMap<BlockId, Marks> = HashMap::new();
        for &id in self.selection.blocks() {
            marks.entry(id).or_default().chosen = true;
        }
        if let Some(id) = around.failed {
            marks.entry(id).or_default().wrong = true;
        }
        if let Some(id) = around.hinted {
            marks.entry(id).or_default().hinted = true;
        }
        if let Some(highlight) = around.highlight {
            marks.entry(highlight.block).or_default().running = true;
        }
        for &(id, condition) in &around.run_marks.breakpoints {
            let stop = if condition { Stop::When } else { Stop::Always };
            marks.entry(id).or_default().stop = Some(stop);
        }
        if let Some(executions) = around.run_marks.executions {
            let most = executions.values().copied().max().unwrap_or(0).max(1);
            for (&id, &count) in executions {
                let marks = marks.entry(id).or_default();
                marks.unused = count == 0;
                marks.heat = around.run_marks.heat.then(|| Heat::of(count, most));
            }
        }
        let visible = self.view.visible();
        for &id in around.found {
            // What is out of sight need not be marked: there may be many.
            let block = self.layout.get(id);
            if block.is_some_and(|block| block.rect.overlaps(&visible)) {
                marks.entry(id).or_default().found = true;
            }
        }
        let displaced = around.drag.and_then(Drag::displaced);
        if let Some(id) = displaced.filter(|&id| document.has(id)) {
            let program = document.program();
            for (inside, _) in program.walk(&[id]) {
                marks.entry(inside).or_default().pale = true;
            }
        }
        marks.retain(|&id, _| document.has(id));
        marks
    }

    /// Gives up the frame that is being drawn around blocks. Whether there was one.
    pub fn give_up_frame(&mut self) -> bool {
        let Some(frame) = self.frame.as_mut().filter(|frame| !frame.given_up) else {
            return false;
        };
        frame.given_up = true;
        self.selection.set(std::mem::take(&mut frame.before));
        true
    }

    /// Esc: closes the field that is open, else chooses no block. Whether there was something to do.
    pub fn escape(&mut self) -> bool {
        let cleared = self.fields.close() || self.selection.clear();
        self.spot = self.spot.filter(|_| !cleared);
        cleared
    }

    /// The block under the pointer, and where it is on the window.
    pub fn hovered(&self) -> Option<(BlockId, egui::Rect)> {
        let id = self.hovered?;
        let mut rect = self.layout.get(id)?.rect;
        // Of a loop its head is enough.
        rect.max.y = rect.max.y.min(rect.min.y + 60.0);
        Some((id, self.view.rect_to_window(rect)))
    }
}
