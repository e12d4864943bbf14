//! The card of the open task, below the task bar: its text, and beside it the coach with one step at a time.

pub mod answer;
mod coach;
mod question;
pub mod solved;

use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::clickomania::guide::task_text::{TaskText, TextSize};
use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::clickomania::library::storage::TaskKey;
use crate::window::clickomania::program::canvas::BlockPainter;
use crate::window::clickomania::program::palette::Taken;
use crate::window::kit::theme;
use coach::Coach;
pub use coach::Seen;
use egui::{
    Align, AsIdSalt, Frame, Label, Layout, Link, Margin, Panel, Rect, RichText, ScrollArea, Ui,
    UiBuilder, pos2, vec2,
};
use engine::task::{Answer, Task};

/// Maximum part of the height shared with the canvas; the larger one while a question is asked.
const MAX_PART: f32 = 0.4;
const MAX_PART_ASKING: f32 = 0.62;
/// The height above that, in points, up to which the card grows rather than scrolls.
const SPARE: f32 = 48.0;
/// The height reserved for lines below the canvas, so that the card does not move when one comes or goes.
const FOOT: f32 = 72.0;
/// Minimum height.
const MIN_HEIGHT: f32 = 56.0;
/// Around the contents.
const PAD: Margin = Margin {
    left: 16,
    right: 12,
    top: 10,
    bottom: 10,
};
/// The part of the width that the text has beside the coach; beside a question with a wall.
const TEXT: f32 = 0.5;
const TEXT_BESIDE_WALL: f32 = 0.36;
/// Maximum width of a line, in points.
const MAX_LINE: f32 = 760.0;
/// The height of the link to the text, and its distance from the top, level with the dots of the coach.
const LINK: f32 = 22.0;
const LINK_TOP: f32 = 9.0;
/// Below this width of the window, texts are small and alone in the card.
const WIDE_WINDOW: f32 = 1100.0;
/// From this width of the card on, text and coach stand beside each other.
const BESIDE_FROM: f32 = 620.0;

/// The card of the open task.
#[derive(Default)]
pub struct LessonCard {
    /// The task of the last frame.
    of: Option<TaskKey>,
    folded: bool,
    /// True if the text is shown where there is room for text or coach only.
    reads: bool,
    text: TaskText,
    coach: Coach,
    /// A note about the program on the canvas.
    note: Option<String>,
    /// The height of the contents in the last frame, in points.
    inside: f32,
    /// The revision of the program that reached a goal, and when that was first shown, in egui's seconds.
    solved: Option<(u64, f64)>,
}

impl LessonCard {
    /// Per-frame update: follows the open task and ticks steps that are done.
    pub fn advance(&mut self, app: &mut ClickomaniaContext, task: &ReadyTask, seen: &Seen<'_>) {
        let key = task.key().clone();
        if self.of.as_ref() != Some(&key) {
            *self = LessonCard {
                // Most people know the rules of the two games.
                folded: app.services.task.is_free(),
                of: Some(key.clone()),
                ..LessonCard::default()
            };
        }
        self.coach.advance(app, task, seen);
    }

    /// When the goal reached by this revision was first shown, in egui's seconds; `None` once the program changed.
    pub fn solved_since(&mut self, revision: u64, now: f64) -> Option<f64> {
        let (known, since) = *self.solved.get_or_insert((revision, now));
        (known == revision).then_some(since)
    }

    /// Forgets the reached goal.
    pub fn forget_solved(&mut self) {
        self.solved = None;
    }

    /// The number of steps and questions that are done.
    pub fn done(&self) -> usize {
        self.coach.present()
    }

    pub fn is_folded(&self) -> bool {
        self.folded
    }

    pub fn unfold(&mut self) {
        self.folded = false;
    }

    pub fn toggle(&mut self) {
        self.folded = !self.folded;
    }

    /// Shows the card; returns the block that is dragged out of it.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        note: Option<String>,
    ) -> Option<Taken> {
        self.note = note;
        let ready = app.services.task.ready().clone();
        let task = ready.task();
        let words = task.text.shown(app.text.language());
        let is_empty = self.note.is_none() && task.items().is_empty() && words.trim().is_empty();
        if self.folded || is_empty {
            return None;
        }
        let asks = self.coach.asks(task).is_some();
        let part = if asks { MAX_PART_ASKING } else { MAX_PART };
        let shared = ui.ctx().content_rect().bottom() - ui.max_rect().top() - FOOT;
        let max_height = shared * part;
        // The line below a panel counts to its height.
        let line = ui.visuals().widgets.noninteractive.bg_stroke.width.round();
        let whole = self.inside + f32::from(PAD.top + PAD.bottom) + line;
        let height = if whole <= max_height + SPARE {
            whole
        } else {
            max_height
        };
        let theme = theme::of(ui);
        let frame = Frame::new().fill(theme.window).inner_margin(PAD);
        let panel = Panel::top("lesson")
            .exact_size(height.max(MIN_HEIGHT))
            .resizable(false);
        let shown = panel.frame(frame).show(ui, |ui| {
            let (taken, inside) = self.show_contents(ui, app, block_painter, task);
            if (inside - self.inside).abs() > 0.5 {
                self.inside = inside;
                ui.ctx().request_repaint();
            }
            taken
        });
        shown.inner
    }

    /// Shows text and coach; returns the block that is dragged out of them, and their height in points.
    fn show_contents(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        task: &Task,
    ) -> (Option<Taken>, f32) {
        let room = ui.max_rect();
        let wide_window = ui.ctx().content_rect().width() >= WIDE_WINDOW;
        let size = if wide_window {
            TextSize::LESSON
        } else {
            TextSize::SMALL
        };
        if task.items().is_empty() {
            let lines = room.with_max_x(room.max.x.min(room.min.x + MAX_LINE));
            return scrolled(ui, lines, "lesson text", |ui| {
                self.show_text(ui, app, block_painter, task, size)
            });
        }
        let coach_id = ("lesson coach", self.coach.shown());
        if wide_window && room.width() >= BESIDE_FROM {
            let share = match self.coach.asks(task) {
                Some(Answer::Cells { .. }) => TEXT_BESIDE_WALL,
                _ => TEXT,
            };
            let (left, right) = room.split_left_right_at_fraction(share);
            let left = left.with_max_x((left.max.x - 16.0).min(left.min.x + MAX_LINE));
            let (from_text, text_height) = scrolled(ui, left, "lesson text", |ui| {
                self.show_text(ui, app, block_painter, task, size)
            });
            let (from_coach, coach_height) = scrolled(ui, right, coach_id, |ui| {
                self.coach.show(ui, app, block_painter, task, size)
            });
            return (from_text.or(from_coach), text_height.max(coach_height));
        }
        let words = if self.reads {
            app.text.msg_lesson_back_to_step()
        } else {
            app.text.msg_lesson_read_all()
        };
        // The text scrolls below the link, which stays.
        let above = if self.reads { LINK_TOP + LINK } else { 0.0 };
        let below = room.with_min_y(room.min.y + above);
        let (taken, inside) = scrolled(ui, below, coach_id, |ui| {
            if self.reads {
                self.show_text(ui, app, block_painter, task, size)
            } else {
                self.coach.show(ui, app, block_painter, task, size)
            }
        });
        let corner = room.min + vec2(0.0, LINK_TOP);
        let place = Rect::from_min_max(corner, pos2(room.max.x - 26.0, corner.y + LINK));
        let builder = UiBuilder::new()
            .max_rect(place)
            .layout(Layout::right_to_left(Align::Min));
        let pressed = ui.scope_builder(builder, |ui| ui.add(Link::new(words)).clicked());
        if pressed.inner {
            self.reads = !self.reads;
            ui.request_repaint();
        }
        (taken, above + inside)
    }

    fn show_text(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        task: &Task,
        size: TextSize,
    ) -> Option<Taken> {
        if let Some(note) = &self.note {
            let fill = theme::of(ui).card_hovered;
            let frame = Frame::new().fill(fill).corner_radius(8);
            frame.inner_margin(Margin::symmetric(10, 6)).show(ui, |ui| {
                let words = RichText::new(note).size(size.words - 0.5);
                ui.add(Label::new(words).wrap());
            });
        }
        let words = task.text.shown(app.text.language());
        self.text.show(ui, app, block_painter, words, size)
    }
}

/// Shows `content` in a scroll area; returns its result and its height in points. The area keeps its position under this
/// id.
fn scrolled<R>(
    ui: &mut Ui,
    room: Rect,
    id: impl AsIdSalt,
    content: impl FnOnce(&mut Ui) -> R,
) -> (R, f32) {
    let area = ScrollArea::vertical().id_salt(id).auto_shrink(false);
    let shown = ui.scope_builder(UiBuilder::new().max_rect(room), |ui| {
        area.show(ui, |ui| {
            // Room for the scroll bar.
            ui.set_max_width(ui.available_width() - 10.0);
            let shown = content(ui);
            ui.add_space(2.0);
            (shown, ui.min_rect().height())
        })
    });
    shown.inner.inner
}
