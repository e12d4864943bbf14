//! Comments: each is shown on a note beside its block, over nothing, and is written there.

use super::block_painter::PLAIN;
use super::live_layout::LiveLayout;
use super::view::CanvasView;
use crate::window::clickomania::command::{ClickomaniaContext, EditorCommand};
use crate::window::kit::theme;
use crate::window::kit::theme::Theme;
use crate::window::kit::widgets::left;
use egui::text::LayoutJob;
use egui::{
    CursorIcon, FontId, Frame, Galley, Id, Key, Margin, Modifiers, Painter, Role, Sense, Stroke,
    TextEdit, Ui, UiBuilder, WidgetInfo, vec2,
};
use engine::language::{BlockId, Program};
use engine::layout::{Layout, Point, Rect};
use std::sync::Arc;

/// Maximum length of a comment, in characters.
const MAX_LENGTH: usize = 2000;
/// Width of a note, in units.
const WIDTH: f32 = 176.0;
/// Padding around its words, in units.
const PAD: f32 = 7.0;
/// Distances to blocks at the left and to other notes, in units.
const APART: f32 = 14.0;
const BELOW: f32 = 6.0;
/// Size of its words, in units.
const SIZE: f32 = 12.5;
/// Minimum size of words that are being typed, in points.
const MIN_TYPED: f32 = 12.0;
/// Maximum number of lines that are shown; a comment is written in full.
const LINES: usize = 8;
/// Distance from the view within which the line to a note is painted, in points.
const CUT: f32 = 60.0;
/// Maximum number of places that are tried for a note before any will do.
const MAX_TRIES: usize = 64;

/// The comments on the canvas, each on a note.
#[derive(Default)]
pub struct Comments {
    writing: Option<Writing>,
    /// The rectangles of the notes, in units.
    places: Vec<(BlockId, Rect)>,
    placed_for: Option<PlacedFor>,
}

/// The note that is being written.
struct Writing {
    block: BlockId,
    words: String,
    /// True once it was given the keyboard.
    begun: bool,
    /// The size of the canvas when the note was brought into sight, in points.
    seen_in: egui::Vec2,
}

/// The inputs of the places of the notes.
#[derive(PartialEq)]
struct PlacedFor {
    layout: u64,
    zoom: f32,
    writing: Option<(BlockId, String)>,
}

impl Comments {
    /// Begins to write the comment of a block.
    pub fn write(&mut self, program: &Program, block: BlockId) {
        if let Some(found) = program.get(block) {
            self.writing = Some(Writing {
                block,
                words: found.marks.comment.clone().unwrap_or_default(),
                begun: false,
                seen_in: egui::Vec2::ZERO,
            });
        }
    }

    pub fn is_writing(&self) -> bool {
        self.writing.is_some()
    }

    /// Ends the writing: the block, and the words for it.
    pub fn finish(&mut self) -> Option<(BlockId, String)> {
        let writing = self.writing.take()?;
        Some((writing.block, writing.words.trim().to_owned()))
    }

    /// Ends the writing without a change. True if a comment was being written.
    pub fn give_up(&mut self) -> bool {
        self.writing.take().is_some()
    }

    fn place_of(&self, block: BlockId) -> Option<Rect> {
        let mut places = self.places.iter();
        Some(places.find(|(id, _)| *id == block)?.1)
    }

    /// The rectangle on the window of the note that is being written.
    pub fn written_at(&self, view: &CanvasView) -> Option<egui::Rect> {
        let place = self.place_of(self.writing.as_ref()?.block)?;
        Some(view.rect_to_window(place))
    }

    /// True if the whole note of a block is in sight.
    pub fn is_seen(&self, block: BlockId, view: &CanvasView) -> bool {
        let place = self.place_of(block);
        place.is_some_and(|place| view.rect.contains_rect(view.rect_to_window(place)))
    }

    /// Shows the notes. Gives the place of the one that is being written when it must be brought into sight.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        program: &Program,
        layout: &LiveLayout,
        view: &CanvasView,
    ) -> Option<Rect> {
        self.writing
            .take_if(|writing| layout.get(writing.block).is_none());
        let theme = theme::of(ui);
        let painter = ui.painter_at(view.rect);
        self.find_places(&painter, theme, program, layout, view);
        let written = self.writing.as_ref().map(|writing| writing.block);
        let mut pressed = None;
        for &(block, place) in &self.places {
            let shift = layout.shift_of(block);
            let rect = view.rect_to_window(place.translate(shift));
            let is_written = written == Some(block);
            let seen = rect.expand(CUT).intersects(view.rect) && view.zoom >= PLAIN;
            let Some(laid) = layout.get(block).filter(|_| seen || is_written) else {
                continue;
            };
            let head = view.rect_to_window(laid.head().translate(shift));
            paint_paper(&painter, theme, head, rect);
            if is_written {
                continue;
            }
            let words = comment(program, block);
            let galley = galley(&painter, theme, words, view.zoom, Some(LINES));
            let pad = vec2(PAD, PAD) * view.zoom;
            painter.galley(rect.min + pad, galley, theme.on_changed);
            let id = Id::unique("note").with(block);
            let response = ui.interact(rect.intersect(view.rect), id, Sense::CLICK);
            let name = format!("{}: {words}", app.text.msg_comment_title());
            response.widget_info(|| WidgetInfo::labeled(Role::Note, true, &name));
            if response.hovered() {
                ui.set_cursor_icon(CursorIcon::Text);
            }
            if response.clicked() {
                pressed = Some(block);
            }
        }
        let mut unseen = None;
        if let Some(place) = written.and_then(|block| self.place_of(block))
            && let Some(writing) = &mut self.writing
        {
            let room = view.rect.size();
            let before = std::mem::replace(&mut writing.seen_in, room);
            unseen = Some(place).filter(|_| before != room);
            let rect = view.rect_to_window(place);
            if type_comment(ui, app, program, view, writing, rect) {
                self.writing = None;
            }
        }
        if let Some(block) = pressed {
            self.write(program, block);
            ui.ctx().request_repaint();
        }
        unseen
    }

    /// Finds the places of the notes, if something they depend on changed.
    fn find_places(
        &mut self,
        painter: &Painter,
        theme: &Theme,
        program: &Program,
        layout: &LiveLayout,
        view: &CanvasView,
    ) {
        let writing = self.writing.as_ref();
        let now = PlacedFor {
            layout: layout.revision(),
            zoom: view.zoom,
            writing: writing.map(|writing| (writing.block, writing.words.clone())),
        };
        if self.placed_for.as_ref() == Some(&now) {
            return;
        }
        self.places.clear();
        let mut taken: Vec<Rect> = Vec::new();
        for &block in layout.order() {
            let typed = writing.filter(|writing| writing.block == block);
            let words = typed.map_or_else(|| comment(program, block), |typed| &typed.words);
            let Some(laid) = layout.get(block) else {
                continue;
            };
            if words.is_empty() && typed.is_none() {
                continue;
            }
            let (scale, lines) = match typed {
                Some(_) => (typing_scale(view), None),
                None => (view.zoom, Some(LINES)),
            };
            let words = galley(painter, theme, words, scale, lines);
            let size = Point::new(
                WIDTH * scale / view.zoom,
                (words.size().y + 2.0 * PAD * scale) / view.zoom,
            );
            let place = free_beside(layout, &taken, laid.head(), size);
            taken.push(place);
            self.places.push((block, place));
        }
        self.placed_for = Some(now);
    }
}

fn comment(program: &Program, block: BlockId) -> &str {
    let comment = program
        .get(block)
        .and_then(|block| block.marks.comment.as_deref());
    comment.unwrap_or_default()
}

/// The scale of a note that is being written, in points for a unit: never too small to read.
fn typing_scale(view: &CanvasView) -> f32 {
    view.zoom.max(MIN_TYPED / SIZE)
}

fn font(scale: f32) -> FontId {
    theme::regular(SIZE * scale)
}

/// Lays out the words of a note at this scale, in at most this number of lines.
fn galley(
    painter: &Painter,
    theme: &Theme,
    words: &str,
    scale: f32,
    lines: Option<usize>,
) -> Arc<Galley> {
    let width = (WIDTH - 2.0 * PAD) * scale;
    let mut job = LayoutJob::simple(words.to_owned(), font(scale), theme.on_changed, width);
    if let Some(max_rows) = lines {
        job.wrap.max_rows = max_rows;
    }
    painter.layout_job(job)
}

/// Paints the paper of a note, and a line to it from the `head` of its block.
fn paint_paper(painter: &Painter, theme: &Theme, head: egui::Rect, rect: egui::Rect) {
    let line = theme::mix(theme.changed, theme.on_changed, 90);
    let stroke = Stroke::new(1.0, line);
    let from = head.right_center();
    let to = egui::pos2(rect.min.x, from.y.clamp(rect.min.y + 2.0, rect.max.y - 2.0));
    painter.line_segment([from, to], Stroke::new(1.5, line));
    painter.rect(rect, 3.0, theme.changed, stroke, egui::StrokeKind::Inside);
}

/// Shows a field for the words in this rectangle of the window. True once it is left.
fn type_comment(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    program: &Program,
    view: &CanvasView,
    writing: &mut Writing,
    rect: egui::Rect,
) -> bool {
    let theme = theme::of(ui);
    let scale = typing_scale(view);
    let taken = ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Enter));
    let mut inside = ui.new_child(UiBuilder::new().max_rect(rect));
    inside.shrink_clip_rect(view.rect);
    let visuals = inside.visuals_mut();
    visuals.text_cursor.stroke.color = theme.on_changed;
    visuals.selection.bg_fill = theme::mix(theme.changed, theme.on_changed, 70);
    visuals.selection.stroke.color = theme.on_changed;
    let pad = (PAD * scale) as i8;
    let field = TextEdit::multiline(&mut writing.words)
        .id(Id::unique("comment"))
        .font(font(scale))
        .text_color(theme.on_changed)
        .frame(Frame::NONE.inner_margin(Margin::same(pad)))
        .char_limit(MAX_LENGTH)
        .desired_rows(1)
        .desired_width(rect.width());
    let field = inside
        .add(field)
        .accessible_name(app.text.msg_comment_field());
    let stroke = Stroke::new(2.0, theme.accent);
    let outside = egui::StrokeKind::Outside;
    inside.painter().rect_stroke(rect, 3.0, stroke, outside);
    if !std::mem::replace(&mut writing.begun, true) {
        field.request_focus();
        return false;
    }
    if !taken && !left(ui, &field) {
        return false;
    }
    let given_up = ui.input(|input| input.key_pressed(Key::Escape));
    let words = writing.words.trim();
    if !given_up && words != comment(program, writing.block) {
        app.send(EditorCommand::SetComment(writing.block, words.to_owned()));
    }
    true
}

/// The place of a note of this size beside the `head` of a block: right of it, past all blocks there, below the notes
/// that are there already.
fn free_beside(layout: &Layout, notes: &[Rect], head: Rect, size: Point) -> Rect {
    let mut place = Rect::at(Point::new(head.max.x + APART, head.min.y), size.x, size.y);
    for _ in 0..MAX_TRIES {
        let room = place.grow(BELOW - 1.0);
        if let Some(note) = notes.iter().find(|note| note.overlaps(&room)) {
            place = Rect::at(Point::new(place.min.x, note.max.y + BELOW), size.x, size.y);
            continue;
        }
        let Some(block) = blocking(layout, &room) else {
            break;
        };
        let at = Point::new(block.max.x + APART, place.min.y);
        place = Rect::at(at, size.x, size.y);
    }
    place
}

/// A part of a block that overlaps this room.
fn blocking(layout: &Layout, room: &Rect) -> Option<Rect> {
    let stacks = layout
        .stacks()
        .iter()
        .filter(|stack| stack.rect.overlaps(room));
    let blocks = stacks.flat_map(|stack| &layout.order()[stack.blocks.clone()]);
    let mut found = None;
    for block in blocks.filter_map(|&id| layout.get(id)) {
        if !block.rect.overlaps(room) {
            continue;
        }
        block.slabs(|slab| {
            if slab.overlaps(room) && found.is_none_or(|other: Rect| other.max.x < slab.max.x) {
                found = Some(slab);
            }
        });
    }
    let hat = layout.hat().rect;
    found.or(hat.overlaps(room).then_some(hat))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::language::file::read;
    use engine::language::program::Stack;
    use engine::layout::{Advances, LayoutChange};
    use engine::text::{Language, Text};

    #[test]
    fn a_note_lies_right_of_its_block_and_over_nothing() {
        let program = read(
            "Program(format: 1, name: \"\", on_click: [CureAll, Repeat(times: Number(3), body: \
             [CureAll, InfectArea(Clicked), CureAll]), CureAll], \
             loose: [(at: (330, 40), blocks: [DropAll, RemoveInfected])])",
        );
        let program = program.unwrap();
        let text = Text::load(Language::It).unwrap();
        let mut layout = Layout::new();
        layout.update(&program, &text, &Advances::embedded(), &LayoutChange::All);
        let mut notes = Vec::new();
        for &id in layout.order() {
            let head = layout.get(id).unwrap().head();
            let note = free_beside(&layout, &notes, head, Point::new(WIDTH, 60.0));
            assert!(note.min.x >= head.max.x + APART && note.min.y >= head.min.y);
            assert!(blocking(&layout, &note).is_none(), "{note:?}");
            assert!(!notes.iter().any(|other| note.overlaps(other)), "{note:?}");
            notes.push(note);
        }
        let first = layout.get(program.stack(Stack::Hat)[0]).unwrap();
        assert_eq!(notes[0].min.y, first.rect.min.y, "beside its block");
    }
}
