//! Where the program is built: it is shown, scrolled and zoomed; blocks are taken, put, chosen; their
//! fields are changed in place.

pub mod accessibility;
mod bin;
mod block_painter;
mod block_parts;
mod block_style;
mod context_menu;
pub mod drag;
mod drag_painting;
mod drag_target;
mod drop_preview;
mod excerpt;
mod fields;
pub mod focus_targets;
mod free_place;
mod keyboard_input;
mod keys;
mod making_room;
pub mod map;
mod map_view;
mod marks;
mod menu;
mod motion;
mod notes;
mod outline_painter;
mod overlays;
mod pointer_input;
mod run_marks;
mod scene;
mod scroll_into_view;
mod selection;
mod settling;
mod show;
mod tooltips;
pub mod view;
mod zoom_buttons;

pub use block_painter::BlockPainter;
pub use excerpt::Excerpt;
pub use keys::key_names;
pub use overlays::Overlays;
pub use run_marks::{Highlight, RunMarks};
pub use scene::{CanvasScene, Marks};
pub use tooltips::value_bubble;

use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::clickomania::editor::document::Document;
use crate::app::common::app_context::AppContext;
use bin::Bin;
use drag::{Drag, Laid};
use egui::Ui;
use engine::language::edit::EditError;
use engine::language::program::Stack;
use engine::language::{BlockId, Program};
use engine::layout::{Advances, Gap, Hit, Layout, LayoutChange, Measure, Point};
use engine::text::Text;
use fields::OpenField;
use focus_targets::FocusTarget;
use map::Map;
use menu::Menu;
use motion::CanvasMotion;
use notes::Notes;
use selection::{ChoosingFrame, Selection};
use std::collections::HashMap;
use view::CanvasView;

/// The part of the window where the program is built.
pub struct Canvas {
    /// What is seen of it.
    pub view: CanvasView,
    layout: Layout,
    measure: Advances,
    block_painter: BlockPainter,
    fields: OpenField,
    notes: Notes,
    selection: Selection,
    /// The frame that is being drawn around blocks to be chosen.
    frame: Option<ChoosingFrame>,
    /// Where the keyboard is.
    focus_target: Option<FocusTarget>,
    focus_soon: bool,
    /// Whether keys brought the cursor where it is.
    with_keys: bool,
    /// Where the pointer was last.
    pointer: Option<Point>,
    /// The block that was pressed, and where: what a drag would take.
    pressed: Option<(BlockId, Point)>,
    /// Whether its drag was begun in this frame before anything was shown.
    taken: bool,
    /// What was under the pointer when a button went down: what a click is for.
    pressed_hit: Option<Hit>,
    fit_soon: bool,
    pub bin: Bin,
    map: Map,
    menu: Menu,
    motion: CanvasMotion,
    /// The gap that is open.
    gap: Option<Gap>,
    /// Blocks that hung on the pointer and are in the program again, with what was measured of them.
    returned: Option<(Program, Layout)>,
    /// Blocks that were just dropped, and the corner of the first one then.
    arrived: Option<(Vec<BlockId>, Point)>,
    /// Counts how often blocks came to lie otherwise.
    laid: u64,
    /// What floats over the canvas: blocks below it are out of reach.
    covers: Vec<egui::Rect>,
    /// The block under the pointer when it was shown last.
    hovered: Option<BlockId>,
}

impl Canvas {
    /// An empty canvas.
    pub fn new() -> Canvas {
        Canvas {
            view: CanvasView::new(),
            layout: Layout::new(),
            measure: Advances::embedded(),
            block_painter: BlockPainter::default(),
            fields: OpenField::default(),
            notes: Notes::default(),
            selection: Selection::default(),
            frame: None,
            focus_target: None,
            focus_soon: false,
            with_keys: false,
            pointer: None,
            pressed: None,
            taken: false,
            pressed_hit: None,
            fit_soon: true,
            bin: Bin::default(),
            map: Map::default(),
            menu: Menu::default(),
            motion: CanvasMotion::default(),
            gap: None,
            returned: None,
            arrived: None,
            laid: 0,
            covers: Vec::new(),
            hovered: None,
        }
    }

    /// Whether a field is open, or a comment is being written.
    pub fn changes_field(&self) -> bool {
        self.fields.is_open() || self.notes.is_writing()
    }

    /// Begins to write the comment of a block.
    pub fn write_comment(&mut self, program: &Program, id: BlockId) {
        self.notes.write(program, id);
    }

    /// Ends the writing of a comment: the words, and their block.
    pub fn finish_comment(&mut self) -> Option<(BlockId, String)> {
        self.notes.finish()
    }

    /// Where the blocks lie.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The layout, from which blocks are taken, with what measures them.
    pub fn laid<'a>(&'a mut self, text: &'a Text) -> Laid<'a> {
        (&mut self.layout, text, &self.measure)
    }

    /// How wide texts are.
    pub fn measure(&self) -> &dyn Measure {
        &self.measure
    }

    /// What measures texts and paints blocks.
    pub fn tools(&mut self) -> (&dyn Measure, &mut BlockPainter) {
        (&self.measure, &mut self.block_painter)
    }

    /// What paints blocks.
    pub fn block_painter(&mut self) -> &mut BlockPainter {
        &mut self.block_painter
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

    /// Shows another program from its beginning.
    pub fn begin_again(&mut self) {
        self.fit_soon = true;
        self.selection.clear();
        self.focus_target = None;
        self.frame = None;
        self.fields.close();
        self.notes.give_up();
    }

    /// Measures what has changed.
    pub fn follow(&mut self, document: &mut Document, app: &AppContext) {
        let returned = self.returned.take();
        if let Some(changed) = document.take_changed() {
            let before = match changed {
                LayoutChange::All => HashMap::new(),
                LayoutChange::Blocks(_) => self.places(app.calm()),
            };
            let program = document.program();
            self.layout.set_costs(&document.task().task().costs);
            let (text, measure) = (&app.text, &self.measure);
            match returned {
                Some((taken, layout)) => {
                    let words = (text, measure as &dyn Measure);
                    self.layout
                        .give_back(program, (&taken, layout), words, &changed);
                }
                None => self.layout.update(program, text, measure, &changed),
            }
            self.laid += 1;
            self.settle(before, app);
        }
        self.selection.retain(|id| document.has(id));
        self.follow_focus();
    }

    /// Measures what has changed now that blocks that hung on the pointer are back where they were.
    pub fn take_back(&mut self, drag: Drag, document: &mut Document, app: &AppContext) {
        self.returned = drag.returned();
        self.follow(document, app);
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

    /// Whether dragged blocks, let go now, would be where they were taken from: also where what lies in the way pushes
    /// them back there.
    pub fn is_back(&self, drag: &Drag) -> bool {
        drag.is_back(|| [drag.landing(&self.view), self.free_landing(drag)])
    }

    /// Where dragged blocks come to lie when no connection takes them: over nothing else.
    fn free_landing(&self, drag: &Drag) -> (f64, f64) {
        let (x, y) = drag.landing(&self.view);
        let at = self
            .layout
            .apart(&drag.layout, Point::new(x as f32, y as f32));
        let at = self.uncovered(at);
        (f64::from(at.x.round()), f64::from(at.y.round()))
    }

    /// Puts dragged blocks where they would go, or where they lie on the canvas.
    ///
    /// # Errors
    /// Why they cannot go there; they are back where they were then.
    pub fn put(
        &mut self,
        drag: Drag,
        document: &mut Document,
        app: &AppContext,
    ) -> Result<(), EditError> {
        let (roots, corner) = (drag.roots().to_vec(), drag.corner(&self.view));
        let at = self.free_landing(&drag);
        let beside = drag.target().map_or(at, |connection| {
            let rect = connection.rect;
            self.free_place(Point::new(rect.max.x + 60.0, rect.min.y + 40.0))
        });
        let displaced = drag.displaced();
        self.with_room(document, app, |canvas, document| {
            canvas.returned = drag.put(document, (at, beside))?;
            canvas.come_from(document.program(), &roots, corner);
            Ok(())
        })?;
        match displaced {
            Some(block) => self.lay_in_sight(document, app, block),
            None => Ok(()),
        }
    }

    /// Shows the buttons of what is seen; `map`: whether there is one.
    pub fn show_view_buttons(
        &self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        map: bool,
        labelled: bool,
    ) {
        let shown = zoom_buttons::ZoomShown {
            map,
            chosen: !self.selection.blocks().is_empty(),
            zoom: self.view.zoom,
            labelled,
        };
        zoom_buttons::show(ui, app, &shown);
    }

    /// Where the program below the hat ends at the right, on the window.
    pub fn right_edge(&self) -> f32 {
        let mut stacks = self.layout.stacks().iter();
        let hat = stacks.find(|stack| stack.stack == Stack::Hat);
        let rect = hat.map_or(self.layout.hat().rect, |hat| hat.rect);
        self.view.rect_to_window(rect).max.x
    }

    /// Gives up the frame that is being drawn around blocks, and goes back to what was in sight. Whether there
    /// was one.
    pub fn give_up_frame(&mut self) -> bool {
        let Some(frame) = self.frame.as_mut().filter(|frame| !frame.given_up) else {
            return false;
        };
        frame.given_up = true;
        self.view = frame.view.within(self.view.rect);
        self.selection.set(std::mem::take(&mut frame.before));
        true
    }

    /// Esc: closes the field that is open, else chooses no block. Whether there was something to do.
    pub fn escape(&mut self) -> bool {
        let closed = self.fields.close() || self.notes.give_up();
        let cleared = closed || self.selection.clear();
        self.focus_target = self.focus_target.filter(|_| !cleared);
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
