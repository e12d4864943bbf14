//! Comments: each is seen on a note beside its block, over nothing, and is written there.

use super::block_painter::PLAIN;
use super::view::CanvasView;
use crate::window::clickomania::command::{ClickomaniaContext, EditorCommand};
use crate::window::kit::theme;
use crate::window::kit::theme::Theme;
use crate::window::kit::widgets::left;
use egui::text::{LayoutJob, TextWrapping};
use egui::{
    CursorIcon, FontId, Frame, Galley, Id, Key, Margin, Modifiers, Painter, Role, Sense, Stroke,
    TextEdit, Ui, UiBuilder, WidgetInfo, vec2,
};
use engine::language::{BlockId, Program};
use engine::layout::{Layout, Point, Rect};
use std::sync::Arc;

/// The longest comment, in characters.
const MOST: usize = 2000;
/// How wide a note is, in units.
const WIDTH: f32 = 176.0;
/// Around its words, in units.
const PAD: f32 = 7.0;
/// From blocks and other notes to a note, in units.
const APART: f32 = 14.0;
const BELOW: f32 = 6.0;
/// The size of its words, in units.
const SIZE: f32 = 12.5;
/// Words that are typed are at least so large, in points.
const LEAST_TYPED: f32 = 12.0;
/// How many lines of a comment are shown; all of them while it is being written.
const LINES: usize = 8;
/// How far from its note the line to it may be seen where the note is not, in points.
const CUT: f32 = 60.0;
/// How many places are tried for a note before any will do.
const TRIES: usize = 64;

/// The notes on the canvas.
#[derive(Default)]
pub struct Notes {
    writing: Option<Writing>,
    /// Where they lie, in units, …
    places: Vec<(BlockId, Rect)>,
    /// … as long as nothing of this is otherwise.
    placed_for: Option<PlacedFor>,
}

/// The note that is being written.
struct Writing {
    block: BlockId,
    words: String,
    /// Whether it was given the keyboard.
    begun: bool,
    /// How large the canvas was when the note was brought into sight.
    seen_in: egui::Vec2,
}

/// What decides where notes lie.
#[derive(PartialEq)]
struct PlacedFor {
    /// How often blocks came to lie otherwise.
    laid: u64,
    zoom: f32,
    writing: Option<(BlockId, String)>,
}

/// What the notes belong to, and how it is seen.
pub struct NotesOf<'a> {
    pub program: &'a Program,
    pub layout: &'a Layout,
    /// How often blocks came to lie otherwise.
    pub laid: u64,
    pub view: &'a CanvasView,
    /// How far from where it lies a block is painted, in units.
    pub shift: &'a dyn Fn(BlockId) -> Point,
}

impl Notes {
    /// Begins to write the comment of a block.
    pub fn write(&mut self, program: &Program, block: BlockId) {
        let Some(found) = program.get(block) else {
            return;
        };
        self.writing = Some(Writing {
            block,
            words: found.marks.comment.clone().unwrap_or_default(),
            begun: false,
            seen_in: egui::Vec2::ZERO,
        });
    }

    /// Whether one is being written.
    pub fn is_writing(&self) -> bool {
        self.writing.is_some()
    }

    /// Ends the writing: the words, and the block that they are about.
    pub fn finish(&mut self) -> Option<(BlockId, String)> {
        let writing = self.writing.take()?;
        Some((writing.block, writing.words.trim().to_owned()))
    }

    /// Gives up what is being written; whether something was.
    pub fn give_up(&mut self) -> bool {
        self.writing.take().is_some()
    }

    /// Where the note is on the window that is being written.
    pub fn written_at(&self, view: &CanvasView) -> Option<egui::Rect> {
        let block = self.writing.as_ref()?.block;
        let (_, place) = self.places.iter().find(|(id, _)| *id == block)?;
        Some(view.rect_to_window(*place))
    }

    /// Whether the note of a block is in sight, all of it.
    pub fn is_seen(&self, block: BlockId, view: &CanvasView) -> bool {
        let mut places = self.places.iter();
        let place = places.find(|(id, _)| *id == block);
        place.is_some_and(|(_, place)| view.rect.contains_rect(view.rect_to_window(*place)))
    }

    /// Shows the notes. Gives the place of the one that is written if it is to be brought into sight.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        of: &NotesOf<'_>,
    ) -> Option<Rect> {
        let NotesOf { layout, view, .. } = *of;
        let gone = |writing: &Writing| layout.get(writing.block).is_none();
        if self.writing.as_ref().is_some_and(gone) {
            self.writing = None;
        }
        let theme = theme::of(ui);
        let painter = ui.painter_at(view.rect);
        self.place(&painter, theme, of);
        let written = self.writing.as_ref().map(|writing| writing.block);
        let mut pressed = None;
        for &(block, place) in &self.places {
            let shift = (of.shift)(block);
            let rect = view.rect_to_window(place.translate(shift));
            let writes = written == Some(block);
            let seen = rect.expand(CUT).intersects(view.rect) && view.zoom >= PLAIN;
            let Some(laid) = layout.get(block).filter(|_| seen || writes) else {
                continue;
            };
            paper(&painter, theme, view, (laid.head().translate(shift), rect));
            if writes {
                continue;
            }
            let words = comment(of.program, block);
            let galley = galley(&painter, theme, words, (view.zoom, false));
            let pad = vec2(PAD, PAD) * view.zoom;
            painter.galley(rect.min + pad, galley, theme.on_changed);
            let reach = rect.intersect(view.rect);
            let response = ui.interact(reach, note_id(block), Sense::CLICK);
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
        if let Some(writing) = &mut self.writing {
            let mut places = self.places.iter();
            let place = places.find(|(id, _)| *id == writing.block);
            if let Some(&(_, place)) = place {
                let room = view.rect.size();
                let before = std::mem::replace(&mut writing.seen_in, room);
                unseen = Some(place).filter(|_| before != room);
                let rect = view.rect_to_window(place);
                if type_comment(ui, app, (of.program, view), writing, rect) {
                    self.writing = None;
                }
            }
        }
        if let Some(block) = pressed {
            self.write(of.program, block);
            ui.ctx().request_repaint();
        }
        unseen
    }

    /// Finds the places of the notes, unless they are known.
    fn place(&mut self, painter: &Painter, theme: &Theme, of: &NotesOf<'_>) {
        let NotesOf {
            program,
            layout,
            view,
            ..
        } = *of;
        let writing = self.writing.as_ref();
        let now = PlacedFor {
            laid: of.laid,
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
            if words.is_empty() && typed.is_none() {
                continue;
            }
            let Some(laid) = layout.get(block) else {
                continue;
            };
            let all = typed.is_some();
            let scale = scale(view, all);
            let words = galley(painter, theme, words, (scale, all));
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

/// Points for a unit; what is written is never too small.
fn scale(view: &CanvasView, writes: bool) -> f32 {
    if writes {
        view.zoom.max(LEAST_TYPED / SIZE)
    } else {
        view.zoom
    }
}

fn note_id(block: BlockId) -> Id {
    Id::unique("note").with(block)
}

fn font(scale: f32) -> FontId {
    theme::regular(SIZE * scale)
}

/// The words of a note at this scale, all of them if they are being written.
fn galley(painter: &Painter, theme: &Theme, words: &str, (scale, all): (f32, bool)) -> Arc<Galley> {
    let width = (WIDTH - 2.0 * PAD) * scale;
    let mut job = LayoutJob::simple(words.to_owned(), font(scale), theme.on_changed, width);
    if !all {
        job.wrap = TextWrapping {
            max_width: width,
            max_rows: LINES,
            ..TextWrapping::default()
        };
    }
    painter.layout_job(job)
}

/// The paper at `rect` of the window, and a line to it from the `head` of its block.
fn paper(painter: &Painter, theme: &Theme, view: &CanvasView, (head, rect): (Rect, egui::Rect)) {
    let line = theme::mix(theme.changed, theme.on_changed, 90);
    let stroke = Stroke::new(1.0, line);
    let head = view.rect_to_window(head);
    let from = head.right_center();
    let to = egui::pos2(rect.min.x, from.y.clamp(rect.min.y + 2.0, rect.max.y - 2.0));
    painter.line_segment([from, to], Stroke::new(1.5, line));
    painter.rect(rect, 3.0, theme.changed, stroke, egui::StrokeKind::Inside);
}

/// A field for the words at this place of the window; whether one is done with it.
fn type_comment(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    (program, view): (&Program, &CanvasView),
    writing: &mut Writing,
    rect: egui::Rect,
) -> bool {
    let theme = theme::of(ui);
    let scale = scale(view, true);
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
        .char_limit(MOST)
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

/// Where a note of this size lies beside the `head` of a block: right of it, past all blocks there, below the notes
/// that are there already.
fn free_beside(layout: &Layout, notes: &[Rect], head: Rect, size: Point) -> Rect {
    let mut place = Rect::at(Point::new(head.max.x + APART, head.min.y), size.x, size.y);
    for _ in 0..TRIES {
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

/// A part of a block that takes some of this room.
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
