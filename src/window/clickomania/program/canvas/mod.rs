//! The canvas, where the program is built: it shows the program, keeps what is chosen and what is visible, and turns
//! the pointer and the keyboard into commands.

pub mod accessibility;
mod bin;
mod block_painter;
mod block_style;
mod comments;
mod cursor;
pub mod drag;
mod drop_places;
mod dropping;
mod fields;
pub mod focus_targets;
mod input;
mod live_layout;
pub mod map;
mod menu;
mod outline_painter;
mod scene;
mod selection;
pub mod view;

pub use accessibility::value_bubble;
pub use bin::Bin;
pub use block_painter::BlockPainter;
pub use cursor::key_names;
pub use drop_places::Refusal;
pub use dropping::rounded;
pub use scene::{
    CanvasScene, Excerpt, Highlight, LaidProgram, Marks, Overlays, RunMarks, attach_fresh,
};

use crate::window::clickomania::command::{ClickomaniaContext, EditorCommand};
use crate::window::clickomania::program::document::Document;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::command::ZoomCommand;
use crate::window::kit::theme;
use comments::Comments;
use cursor::Cursor;
use drag::{Drag, around};
use egui::{Id, Painter, Pos2, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};
use engine::judge::compare::ChangePlace;
use engine::language::arrange::DropTarget;
use engine::language::{BlockId, Kind, Program, ValueType};
use engine::layout::metrics::LEAST_LIMIT;
use engine::layout::{Hit, Layout, Point, Rect};
use engine::text::Text;
use fields::OpenField;
use focus_targets::FocusTarget;
use input::PointerState;
use live_layout::LiveLayout;
use map::{Map, Marked};
use menu::{Menu, MenuContext};
use selection::Selection;
use std::collections::HashMap;
use view::{CanvasView, Glide, MARGINS, ZOOM_STEP, beginning};

/// The maximum width of a row, however wide the canvas is, in units: longer ones are hard to read.
const MAX_LIMIT: f32 = 1200.0;

/// The part of the window where the program is built.
pub struct Canvas {
    pub view: CanvasView,
    pub bin: Bin,
    layout: LiveLayout,
    block_painter: BlockPainter,
    fields: OpenField,
    comments: Comments,
    selection: Selection,
    cursor: Cursor,
    pointer: PointerState,
    glide: Glide,
    map: Map,
    menu: Menu,
    /// True until a new program was brought into view from its beginning.
    fit_soon: bool,
    /// Rectangles of the window that float over the canvas: blocks below them are out of reach.
    covers: Vec<egui::Rect>,
}

impl Canvas {
    pub fn new() -> Canvas {
        Canvas {
            view: CanvasView::new(),
            bin: Bin::default(),
            layout: LiveLayout::new(),
            block_painter: BlockPainter::default(),
            fields: OpenField::default(),
            comments: Comments::default(),
            selection: Selection::default(),
            cursor: Cursor::default(),
            pointer: PointerState::default(),
            glide: Glide::default(),
            map: Map::default(),
            menu: Menu::default(),
            fit_soon: true,
            covers: Vec::new(),
        }
    }

    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    pub fn block_painter(&mut self) -> &mut BlockPainter {
        &mut self.block_painter
    }

    /// Follows changes of the program, and the beginning, the gap and the end of a drag.
    pub fn follow(&mut self, document: &mut Document, drag: Option<&Drag>, app: &AppContext) {
        let changed = self.layout.follow(document, drag, &self.view, app);
        let program = document.program();
        self.selection.retain(|id| program.get(id).is_some());
        if drag.is_some() {
            // The blocks of the drag have no place before it ends.
            return;
        }
        let chosen = self.selection.current();
        let moved = self.cursor.follow(program, &self.layout, chosen, changed);
        if let Some(target) = moved.filter(|_| self.cursor.by_keys) {
            self.go_to(target);
        }
    }

    /// Shows another program from its beginning.
    pub fn begin_again(&mut self) {
        self.fit_soon = true;
        self.selection.clear();
        self.cursor.target = None;
        self.pointer.drop_frame();
        self.fields.close();
        self.comments.give_up();
    }

    /// Closes the open field or comment, else chooses no block. True if there was something to do.
    pub fn escape(&mut self) -> bool {
        let ended = self.fields.close() || self.comments.give_up() || self.selection.clear();
        if ended {
            self.cursor.target = None;
        }
        ended
    }
}

/// Choosing and writing.
impl Canvas {
    /// The block chosen last.
    pub fn chosen(&self) -> Option<BlockId> {
        self.selection.current()
    }

    pub fn chosen_all(&self) -> &[BlockId] {
        self.selection.blocks()
    }

    /// Chooses these blocks and no others.
    pub fn choose(&mut self, blocks: impl IntoIterator<Item = BlockId>) {
        self.selection.set(blocks);
    }

    /// True while a field is open or a comment is being written.
    pub fn changes_field(&self) -> bool {
        self.fields.is_open() || self.comments.is_writing()
    }

    /// Begins to write the comment of a block.
    pub fn write_comment(&mut self, program: &Program, id: BlockId) {
        self.comments.write(program, id);
    }

    /// Ends the writing of a comment: the block, and the words for it.
    pub fn finish_comment(&mut self) -> Option<(BlockId, String)> {
        self.comments.finish()
    }

    /// Requests the keyboard for the canvas.
    pub fn focus(&mut self) {
        self.cursor.request();
    }

    /// True if keys are for the canvas.
    pub fn has_keyboard(&self, ui: &Ui) -> bool {
        self.cursor.has_keyboard(ui)
    }

    /// True while the keyboard is on the canvas itself.
    pub fn is_focused(&self, ui: &Ui) -> bool {
        ui.memory(|memory| memory.focused()).is_some() && self.has_keyboard(ui)
    }

    /// The target of the cursor.
    pub fn focus_target(&self) -> Option<FocusTarget> {
        self.cursor.target
    }

    /// The target of the cursor if keys, not the pointer, moved it there.
    pub fn target_of_keys(&self) -> Option<FocusTarget> {
        self.cursor.target.filter(|_| self.cursor.by_keys)
    }

    /// Moves the cursor, and chooses the block there.
    pub fn go_to(&mut self, target: FocusTarget) {
        self.cursor.target = Some(target);
        self.selection.set(target.block());
        if let Some(rect) = target.rect(&self.layout) {
            self.reveal_rect(beginning(rect, 260.0));
        }
    }

    /// The place at which the keyboard would insert a new block, of type `given` if it is a value.
    pub fn insertion(&self, given: Option<ValueType>) -> Option<DropTarget> {
        self.cursor.insertion(&self.layout, given)
    }

    /// Opens the menu at the chosen blocks.
    pub fn open_menu(&mut self) {
        self.menu.request();
    }

    /// Pastes next where the menu was opened.
    pub fn paste_at_menu(&mut self) {
        self.menu.paste_here();
    }
}

/// The view.
impl Canvas {
    /// Stops the animation of the view.
    pub fn halt_motion(&mut self) {
        self.glide.stop();
    }

    pub fn zoom(&mut self, command: ZoomCommand) {
        let hat = self.layout.hat().rect;
        let sees_hat = self.view.sees(hat);
        let (around, zoom) = (self.middle_of_attention(), self.view.zoom);
        match command {
            ZoomCommand::In => self.view.zoom_around(around, zoom * ZOOM_STEP),
            ZoomCommand::Out => self.view.zoom_around(around, zoom / ZOOM_STEP),
            ZoomCommand::Actual => {
                self.view.zoom_around(around, 1.0);
                if sees_hat {
                    self.reveal_rect(hat);
                }
            }
            ZoomCommand::Fit => {
                self.view.fit(self.layout.bounds());
                self.reveal_rect(hat);
            }
        }
    }

    /// The fixed point of zooming: the pointer, else the beginning of the chosen blocks, else the middle.
    fn middle_of_attention(&self) -> Pos2 {
        let pointer = self.pointer.position().map(|at| self.view.to_window(at));
        let chosen = self.chosen_bounds().map(|chosen| {
            let head = self.view.rect_to_window(chosen);
            head.left_top() + head.size().min(vec2(60.0, 20.0)) / 2.0
        });
        pointer
            .or(chosen.filter(|&at| self.view.rect.contains(at)))
            .unwrap_or(self.view.rect.center())
    }

    /// Shows all chosen blocks.
    pub fn zoom_chosen(&mut self) {
        if let Some(chosen) = self.chosen_bounds() {
            self.view.fit(chosen);
        }
    }

    /// Moves so that the chosen blocks are seen.
    pub fn reveal_chosen(&mut self) {
        if let Some(chosen) = self.chosen_bounds() {
            self.reveal_rect(chosen);
        }
    }

    fn chosen_bounds(&self) -> Option<Rect> {
        let chosen = self.selection.blocks().iter();
        chosen
            .filter_map(|&id| Some(self.layout.get(id)?.rect))
            .reduce(|all, rect| all.union(&rect))
    }

    /// Moves so that a block is seen.
    pub fn reveal(&mut self, id: BlockId) {
        if let Some(block) = self.layout.get(id) {
            self.reveal_rect(beginning(block.rect, 200.0));
        }
    }

    fn reveal_rect(&mut self, rect: Rect) {
        self.glide.stop();
        self.view.reveal(rect);
    }

    /// Goes to the first of these blocks, unless one of them is in sight.
    pub fn show_one_of(&mut self, blocks: &[BlockId], app: &AppContext) {
        let in_sight = |id: &BlockId| {
            self.layout.get(*id).is_some_and(|block| {
                let head = block.rect.min + Point::new(8.0, 8.0);
                self.view.rect.contains(self.view.to_window(head))
            })
        };
        let is_shown = |id: &&BlockId| self.layout.get(**id).is_some();
        if !blocks.iter().any(in_sight)
            && let Some(&id) = blocks.iter().find(is_shown)
        {
            self.glide_to(id, app);
        }
    }

    /// Moves so that a block is seen with what is around it; animated, unless the user prefers reduced motion.
    pub fn glide_to(&mut self, id: BlockId, app: &AppContext) {
        let Some(block) = self.layout.get(id) else {
            return;
        };
        self.glide_to_rect(beginning(block.rect, 200.0), app);
    }

    /// Moves so that a place of the program is seen, as [`glide_to`](Self::glide_to).
    pub fn glide_to_place(&mut self, place: ChangePlace, app: &AppContext) {
        /// The height of what is seen of the command above and below a place.
        const BESIDE: f32 = 24.0;
        match place {
            ChangePlace::At(id) => self.glide_to(id, app),
            ChangePlace::Below(id) => {
                if let Some(block) = self.layout.get(id) {
                    let below = block.rect.max.y;
                    let corner = Point::new(block.rect.min.x, below - BESIDE);
                    self.glide_to_rect(Rect::at(corner, 200.0, 2.0 * BESIDE), app);
                }
            }
        }
    }

    fn glide_to_rect(&mut self, rect: Rect, app: &AppContext) {
        let pan = self.view.pan_to(rect, self.layout.bounds());
        if app.reduced_motion() {
            self.view.pan = pan;
        } else if pan != self.view.pan {
            self.glide.start(self.view.pan, pan);
        }
    }

    /// Breaks blocks into rows that have room at 100 % in this part of the window, of whose width `rail` points are
    /// reserved for a map.
    pub fn lay_out(&mut self, program: &Program, room: egui::Rect, rail: f32) {
        /// In steps, so that little changes while a divider is dragged.
        const STEP: f32 = 16.0;
        self.view.rect = room;
        let width = ((room.width() - rail - MARGINS) / STEP).floor() * STEP;
        let limit = width.clamp(LEAST_LIMIT, MAX_LIMIT);
        if limit == self.layout.limit() || !room.is_positive() {
            return;
        }
        let anchor = self.anchor();
        let top = |layout: &Layout| layout.get(anchor?).map(|block| block.rect.min.y);
        let before = top(&self.layout);
        self.layout.set_limit(program, limit);
        if let (Some(before), Some(after)) = (before, top(&self.layout)) {
            self.view.pan.y += (before - after) * self.view.zoom;
        }
    }

    /// The block that stays in place while others break into more rows or fewer: the chosen one if it is in sight,
    /// else the first in sight.
    fn anchor(&self) -> Option<BlockId> {
        let visible = self.view.visible();
        let seen = |id: &BlockId| {
            let block = self.layout.get(*id);
            block.is_some_and(|block| visible.overlaps(&block.head()))
        };
        let chosen = self.chosen().filter(&seen);
        chosen.or_else(|| self.layout.order().iter().copied().find(seen))
    }

    /// Shows the program in this part of the window; a new one begins this far from its corner.
    pub fn place(&mut self, rect: egui::Rect, corner: egui::Vec2) {
        self.view.rect = rect;
        if self.fit_soon && rect.is_positive() {
            self.fit_soon = false;
            self.view.begin(&self.layout, corner);
        }
    }

    /// True if the program is higher than this room, so that a map is of use. A map takes no height: it never decides
    /// about itself.
    pub fn needs_map(&self, room: egui::Rect) -> bool {
        let height = self.layout.bounds().height() * self.view.zoom;
        room.is_positive() && height > room.height() - 24.0
    }

    /// True if the program is larger than this room, or is not shown at 100 %.
    pub fn needs_tools(&self, room: egui::Rect) -> bool {
        let bounds = self.layout.bounds();
        let wider = bounds.width() * self.view.zoom > room.width() - MARGINS;
        self.needs_map(room) || room.is_positive() && wider || self.view.zoom != 1.0
    }

    /// Shows the map in this room.
    pub fn show_map(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        program: &Program,
        room: egui::Rect,
        marked: &Marked<'_>,
    ) {
        let laid = LaidProgram::new(program, &self.layout, &self.view);
        let revision = self.layout.revision();
        let middle = self.map.show(ui, app, laid, revision, room, marked);
        if let Some(middle) = middle {
            self.glide.stop();
            self.view.center_on(middle, self.layout.bounds());
            ui.request_repaint();
        }
    }

    /// The block under the pointer, and the rectangle of its beginning on the window.
    pub fn hovered(&self) -> Option<(BlockId, egui::Rect)> {
        let id = self.pointer.hovered()?;
        let rect = beginning(self.layout.get(id)?.rect, f32::INFINITY);
        Some((id, self.view.rect_to_window(rect)))
    }

    /// Adds a rectangle that floats over the canvas until it is shown again.
    pub fn cover(&mut self, rect: egui::Rect) {
        self.covers.push(rect);
    }

    /// True if a block shows in this rectangle of the window.
    pub fn has_blocks_in(&self, rect: egui::Rect) -> bool {
        let room = Rect {
            min: self.view.to_layout(rect.min),
            max: self.view.to_layout(rect.max),
        };
        let shows = |id: &BlockId| {
            let mut shows = false;
            if let Some(block) = self
                .layout
                .get(*id)
                .filter(|block| block.rect.overlaps(&room))
            {
                block.slabs(|slab| shows |= slab.overlaps(&room));
            }
            shows
        };
        let mut stacks = self.layout.stacks().iter();
        stacks.any(|stack| {
            let blocks = stack.blocks.clone();
            stack.rect.overlaps(&room) && self.layout.order()[blocks].iter().any(shows)
        })
    }

    fn is_covered(&self, at: Pos2) -> bool {
        self.covers.iter().any(|cover| cover.contains(at))
    }
}

/// Showing it.
impl Canvas {
    /// Shows the program [in its place](Self::place), which is all the room of `ui`: without dragged blocks, and with
    /// what a search `found` marked.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        document: &mut Document,
        drag: Option<&Drag>,
        found: &[BlockId],
        overlays: &Overlays<'_>,
    ) {
        let theme = theme::of(ui);
        let rect = ui.max_rect();
        self.view.rect = rect;
        let response = ui.interact(rect, accessibility::canvas_id(), Sense::click_and_drag());
        response.widget_info(|| WidgetInfo::labeled(Role::Tree, true, app.text.msg_canvas_name()));
        let painter = ui.painter_at(rect);
        painter.rect_filled(rect, 0.0, theme.canvas);
        if let Some(pan) = self.glide.pan(ui) {
            self.view.pan = pan;
        }
        self.scroll(ui, &response);
        scene::paint_dots(&painter, &self.view, theme);
        let hit = self.point_at(ui, &response, document.program(), drag.is_some());
        self.press(ui, &response, document.program(), app, hit);
        self.covers.clear();
        let marks = self.marks(document, drag, found, overlays);
        let shown = around(drag, document.program());
        self.paint(ui, &painter, hit, shown, drag, &marks);
        if let Some(highlight) = overlays.highlight {
            value_bubble(
                &painter,
                theme,
                &app.text,
                &self.view,
                &self.layout,
                highlight,
            );
        }
        self.show_to_readers(ui, app, document, drag, overlays);
        self.cursor
            .show(ui, &painter, theme, &self.layout, &self.view);
        if self.cursor.shows_frame(ui, &response) {
            let stroke = Stroke::new(2.0, theme.accent);
            painter.rect_stroke(rect, 0.0, stroke, StrokeKind::Inside);
        }
        let was_open = self.changes_field();
        self.show_comments(ui, app, document, &response, hit);
        self.show_field(ui, app, around(drag, document.program()));
        // After a field that was opened by keys the keyboard stays here.
        let closed = was_open && !self.changes_field();
        self.cursor.request_if(closed && self.cursor.by_keys);
        if drag.is_none() {
            self.show_menu(ui, app, &response, document, &overlays.run_marks);
            self.show_beginning(ui, &app.text, document.program());
        }
    }

    /// Paints the blocks with their marks, the frame, and where a drag would go.
    fn paint(
        &mut self,
        ui: &Ui,
        painter: &Painter,
        hit: Option<Hit>,
        program: &Program,
        drag: Option<&Drag>,
        marks: &HashMap<BlockId, Marks>,
    ) {
        let theme = theme::of(ui);
        let shifts = self.layout.shifts(ui);
        let scene = CanvasScene {
            marks,
            hovered: hit.and_then(|hit| Some((hit.block, hit.part?))),
            pale_loose: true,
            ..CanvasScene::unmarked(program, &self.layout, self.view, theme)
        };
        self.block_painter.shift(shifts);
        self.block_painter.scene(painter, &scene, true);
        // One *e* inside another is hard to tell from it: the outline shows which one a press takes.
        let taken = hit.map(|hit| self.taken_at(program, hit));
        let taken = taken.filter(|&id| program.block(id).kind == Kind::Logic);
        if let Some(block) = taken.and_then(|id| self.layout.get(id)) {
            self.block_painter.hint_at(painter, &self.view, block);
        }
        self.pointer.paint_frame(ui, painter, &self.view);
        if let Some(drag) = drag {
            drag.paint_preview(painter, &mut self.block_painter, &self.view, theme);
        }
    }

    /// Adds the program to the accessibility tree, and does what a screen reader asks for.
    fn show_to_readers(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        document: &mut Document,
        drag: Option<&Drag>,
        overlays: &Overlays<'_>,
    ) {
        let focus = self.cursor.target;
        let problems = focus
            .and_then(FocusTarget::block)
            .map(|at| accessibility::problems_of(document, &app.text, at));
        let facts = accessibility::BlockFacts {
            problems: problems.unwrap_or_default(),
            highlight: overlays.highlight,
        };
        let program = around(drag, document.program());
        let laid = LaidProgram::new(program, &self.layout, &self.view);
        if let Some((target, pressed)) = accessibility::show(ui, app, laid, focus, &facts) {
            if pressed && self.cursor.target == Some(target) {
                self.enter(app, program);
            } else {
                self.move_cursor(ui, app, program, target);
            }
        }
    }

    /// Shows the comments beside the blocks, and the tooltip of the block under the pointer.
    fn show_comments(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        document: &mut Document,
        response: &Response,
        hit: Option<Hit>,
    ) {
        let program = document.program();
        let written = self
            .comments
            .show(ui, app, program, &self.layout, &self.view);
        if let Some(place) = written {
            self.reveal_rect(place);
        }
        self.covers.extend(self.comments.written_at(&self.view));
        if let Some(hit) = hit {
            let noted = self.comments.is_seen(hit.block, &self.view);
            accessibility::show_tooltip(
                response,
                &app.text,
                document,
                &self.layout,
                &self.view,
                hit,
                noted,
            );
        }
    }

    /// Shows the open field. Tab in it moves the cursor to the next one.
    fn show_field(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext, program: &Program) {
        let laid = LaidProgram::new(program, &self.layout, &self.view);
        if let Some(next) = self.fields.show(ui, app, laid) {
            self.selection.set(next.block());
            self.cursor.target = Some(next);
            if let Some(rect) = next.rect(&self.layout) {
                self.reveal_rect(rect);
            }
        }
        if self
            .layout
            .set_draft(program, &app.text, self.fields.draft())
        {
            // The outline grows with the number; the blocks beside it are in their places from the next frame on.
            ui.ctx().request_repaint();
        }
    }

    /// Shows the menu, and does what only the canvas can do.
    fn show_menu(
        &mut self,
        ui: &Ui,
        app: &mut ClickomaniaContext,
        response: &Response,
        document: &Document,
        run_marks: &RunMarks<'_>,
    ) {
        if response.secondary_clicked() {
            self.fields.close();
        }
        let program = document.program();
        let context = MenuContext {
            document,
            layout: &self.layout,
            view: &self.view,
            chosen: self.selection.blocks(),
            cursor: self.cursor.target,
            pressed: self.pointer.hit().map(|hit| self.taken_at(program, hit)),
            pointer: self.pointer.position(),
            run_marks,
        };
        match self.menu.show(ui, app, response, &context) {
            Some(menu::Choice::Change(block, part)) => {
                let part = Some(part);
                self.click(program, app, Hit { block, part });
            }
            Some(menu::Choice::Fill(target)) => {
                self.go_to(target);
                app.send(EditorCommand::GoToPalette);
            }
            None => {}
        }
        self.cursor.request_if(self.menu.take_closed_by_keys());
    }

    /// Shows what to do below the hat, as long as there is no block.
    fn show_beginning(&self, ui: &Ui, text: &Text, program: &Program) {
        /// Width of the sentence if there is room, and its distance from the hat, in points.
        const WIDTH: f32 = 340.0;
        const AWAY: egui::Vec2 = vec2(8.0, 18.0);
        let hat = self.layout.stacks().first();
        let Some(hat) = hat.filter(|_| program.block_count() == 0) else {
            return;
        };
        let at = self.view.rect_to_window(hat.rect).left_bottom() + AWAY;
        let width = (self.view.rect.max.x - at.x - AWAY.x).min(WIDTH);
        if width < WIDTH / 3.0 {
            return;
        }
        let words = text.msg_canvas_empty();
        let painter = ui.painter().with_clip_rect(self.view.rect);
        let quiet = theme::of(ui).quiet;
        let galley = painter.layout(words.clone(), theme::regular(15.0), quiet, width);
        let rect = egui::Rect::from_min_size(at, galley.size());
        painter.galley(at, galley, quiet);
        let label = ui.interact(rect, Id::unique("empty canvas"), Sense::hover());
        label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
    }
}
