//! Where the program is built: it is shown, scrolled and zoomed; blocks are taken, put, chosen; their
//! fields are changed in place.

pub mod accessibility;
mod bin;
mod block_painter;
mod block_parts;
mod block_style;
mod context_menu;
pub mod drag;
mod drop_places;
mod dropping;
mod excerpt;
mod fields;
pub mod focus_targets;
mod keyboard_input;
mod keys;
pub mod map;
mod map_view;
mod marks;
mod menu;
mod motion;
mod notes;
mod outline_painter;
mod pointer_input;
mod scene;
mod scroll_into_view;
mod selection;
mod show;
mod tooltips;
pub mod view;
mod zoom_buttons;

pub use block_painter::BlockPainter;
pub use drop_places::Refusal;
pub use excerpt::Excerpt;
pub use keys::key_names;
pub use scene::{CanvasScene, Highlight, Marks, Overlays, RunMarks};
pub use tooltips::value_bubble;

use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::clickomania::program::document::Document;
use crate::window::kit::app_context::AppContext;
use bin::Bin;
use drag::{Drag, Laid, around};
use egui::Ui;
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
    /// What of the layout is otherwise than in the program, because blocks are dragged.
    left_out: Option<LayoutChange>,
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
            left_out: None,
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

    /// The layout, with what measures blocks.
    pub fn laid<'a>(&'a self, text: &'a Text) -> Laid<'a> {
        (&self.layout, text, &self.measure)
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

    /// Lays out what has changed: of the program, or because blocks hang on the pointer now, or no longer do.
    /// Opens the gap where a drop would go, or closes it.
    pub fn follow(&mut self, document: &mut Document, drag: Option<&Drag>, app: &AppContext) {
        let mut changed = document.take_changed();
        let left_out = drag.and_then(Drag::changed);
        if self.left_out.as_ref() != left_out {
            let before = std::mem::replace(&mut self.left_out, left_out.cloned());
            let all = changed.into_iter().chain(before).chain(left_out.cloned());
            changed = all.reduce(LayoutChange::and);
        }
        let program = around(drag, document.program());
        if let Some(changed) = changed {
            let before = match changed {
                LayoutChange::All => HashMap::new(),
                LayoutChange::Blocks(_) => self.places(app.reduced_motion()),
            };
            self.layout.set_costs(&document.task().task().costs);
            let (text, measure) = (&app.text, &self.measure);
            self.layout.update(program, text, measure, &changed);
            self.laid += 1;
            self.settle(before, app);
        }
        self.set_gap(program, drag.and_then(Drag::gap), app);
        self.selection.retain(|id| program.get(id).is_some());
        self.follow_focus();
    }

    /// Opens the gap where a drop would go, or closes it.
    fn set_gap(&mut self, program: &Program, gap: Option<Gap>, app: &AppContext) {
        if self.gap != gap {
            self.gap = gap;
            let before = self.places(app.reduced_motion());
            self.layout.set_gap(program, gap);
            self.laid += 1;
            self.settle(before, app);
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
