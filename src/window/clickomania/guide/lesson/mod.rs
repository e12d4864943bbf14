//! The card of the open task, under the band: its text, and beside it the coach with one step at a time.

pub mod answer;
mod coach;
mod question;
pub mod solved;

use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::clickomania::guide::task_text::{TaskText, TextSize};
use crate::window::clickomania::library::storage::TaskKey;
use crate::window::clickomania::program::canvas::BlockPainter;
use crate::window::clickomania::program::palette::Taken;
use crate::window::kit::theme;
use coach::Coach;
pub use coach::{Item, StepFacts, items};
use egui::{
    Align, AsIdSalt, Frame, Label, Layout, Link, Margin, Panel, Rect, RichText, ScrollArea, Ui,
    UiBuilder, pos2, vec2,
};
use engine::task::{Answer, Task};

/// The card takes at most this part of the height that it shares with the canvas; so much while something is asked, for then it is the
/// card that is worked in.
const MOST: f32 = 0.4;
const MOST_ASKING: f32 = 0.62;
/// So much more, in points, where that shows all: nobody scrolls for a line.
const SPARE: f32 = 48.0;
/// What may stand below the canvas, in points: the card stays as it is when a line comes there or goes.
const FOOT: f32 = 72.0;
/// It is at least so high, in points.
const LEAST: f32 = 56.0;
/// Around what is in it.
const PAD: Margin = Margin {
    left: 16,
    right: 12,
    top: 10,
    bottom: 10,
};
/// The part of the width that the text has beside the coach; beside one who shows a wall; and how wide a line is at most.
const TEXT: f32 = 0.5;
const TEXT_BESIDE_WALL: f32 = 0.36;
const WIDEST: f32 = 760.0;
/// The link to all of the text is so high, and begins so far from the top: beside the dots of the coach.
const LINK: f32 = 22.0;
const LINK_TOP: f32 = 9.0;
/// From this width of the card on text and coach stand beside each other.
const BESIDE_FROM: f32 = 620.0;

/// The card.
#[derive(Default)]
pub struct LessonCard {
    /// The task that it was shown for.
    of: Option<TaskKey>,
    folded: bool,
    /// Whether all of the text is read where the step stands alone else.
    reads: bool,
    text: TaskText,
    coach: Coach,
    /// What is told of the program on the canvas.
    note: Option<String>,
    /// How high what is in it is, as it was shown last.
    inside: f32,
    /// Since when what was reached is shown, in egui's seconds, and for which revision of the program.
    solved: Option<(u64, f64)>,
}

impl LessonCard {
    /// Follows the open task: ticks what is done.
    pub fn advance(&mut self, app: &mut ClickomaniaContext, task: &Task, facts: &StepFacts<'_>) {
        let key = app.services.task.key().clone();
        if self.of.as_ref() != Some(&key) {
            *self = LessonCard {
                // The two games are known; who wants to read unfolds them.
                folded: app.services.task.is_free(),
                of: Some(key.clone()),
                ..LessonCard::default()
            };
        }
        self.coach.advance(app, &key, task, facts);
    }

    /// Since when it is shown what this revision of the program reached; `None` if that is over: the program changed.
    pub fn solved_since(&mut self, revision: u64, now: f64) -> Option<f64> {
        let (known, since) = *self.solved.get_or_insert((revision, now));
        (known == revision).then_some(since)
    }

    /// Nothing was reached, or it was put away.
    pub fn solved_is_over(&mut self) {
        self.solved = None;
    }

    /// How many of the steps and questions are done.
    pub fn done(&self) -> usize {
        self.coach.present()
    }

    /// Whether it is folded away.
    pub fn is_folded(&self) -> bool {
        self.folded
    }

    /// Unfolds it.
    pub fn unfold(&mut self) {
        self.folded = false;
    }

    /// Folds it away, or unfolds it.
    pub fn toggle(&mut self) {
        self.folded = !self.folded;
    }

    /// Shows it above all that is left of `ui`; gives what is taken from it.
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
        let says_nothing = self.note.is_none() && items(task).is_empty() && words.trim().is_empty();
        if self.folded || says_nothing {
            return None;
        }
        let most = match self.coach.asks(task) {
            Some(_) => MOST_ASKING,
            None => MOST,
        };
        // A drag says something at the foot: nothing moves under the hand.
        let shared = ui.ctx().content_rect().bottom() - ui.max_rect().top() - FOOT;
        let most = shared * most;
        // The line below a panel is part of it.
        let line = ui.visuals().widgets.noninteractive.bg_stroke.width.round();
        let whole = self.inside + f32::from(PAD.top + PAD.bottom) + line;
        let height = if whole <= most + SPARE {
            whole.max(LEAST)
        } else {
            most.max(LEAST)
        };
        let theme = theme::of(ui);
        let frame = Frame::new().fill(theme.window).inner_margin(PAD);
        let panel = Panel::top("lesson").exact_size(height).resizable(false);
        let shown = panel.frame(frame).show(ui, |ui| {
            let room = ui.max_rect();
            let (taken, inside) = self.contents(ui, app, block_painter, (task, room));
            if (inside - self.inside).abs() > 0.5 {
                self.inside = inside;
                ui.ctx().request_repaint();
            }
            taken
        });
        shown.inner
    }

    /// The text and the coach in their room; and how high they are.
    fn contents(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        (task, room): (&Task, Rect),
    ) -> (Option<Taken>, f32) {
        let coached = !items(task).is_empty();
        let window = ui.ctx().content_rect().width();
        let size = if window < 1100.0 {
            TextSize::SMALL
        } else {
            TextSize::LESSON
        };
        let beside = room.width() >= BESIDE_FROM && window >= 1100.0;
        let mut brush = (app, block_painter);
        if !coached {
            let lines = room.with_max_x(room.max.x.min(room.min.x + WIDEST));
            let mut words = |ui: &mut Ui| self.text(ui, &mut brush, (task, size));
            return scrolled(ui, lines, "lesson text", &mut words);
        }
        if beside {
            let share = match self.coach.asks(task) {
                Some(Answer::Cells { .. }) => TEXT_BESIDE_WALL,
                _ => TEXT,
            };
            let (left, right) = room.split_left_right_at_fraction(share);
            let left = left.with_max_x((left.max.x - 16.0).min(left.min.x + WIDEST));
            let mut words = |ui: &mut Ui| self.text(ui, &mut brush, (task, size));
            let (taken, high) = scrolled(ui, left, "lesson text", &mut words);
            let name = ("lesson coach", self.coach.shown());
            let mut coach = |ui: &mut Ui| self.coach.show(ui, brush.0, brush.1, task, size);
            let (from, higher) = scrolled(ui, right, name, &mut coach);
            return (taken.or(from), high.max(higher));
        }
        let words = if self.reads {
            brush.0.text.msg_lesson_back_to_step()
        } else {
            brush.0.text.msg_lesson_read_all()
        };
        let name = ("lesson coach", self.coach.shown());
        // A text begins below the link, which stays while the text is scrolled.
        let above = if self.reads { LINK_TOP + LINK } else { 0.0 };
        let mut either = |ui: &mut Ui| {
            if self.reads {
                self.text(ui, &mut brush, (task, size))
            } else {
                self.coach.show(ui, brush.0, brush.1, task, size)
            }
        };
        let below = room.with_min_y(room.min.y + above);
        let (taken, inside) = scrolled(ui, below, name, &mut either);
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

    fn text(
        &mut self,
        ui: &mut Ui,
        (app, block_painter): &mut (&mut ClickomaniaContext, &mut BlockPainter),
        (task, size): (&Task, TextSize),
    ) -> Option<Taken> {
        let theme = theme::of(ui);
        if let Some(note) = &self.note {
            let frame = Frame::new().fill(theme.card_hovered).corner_radius(8);
            frame.inner_margin(Margin::symmetric(10, 6)).show(ui, |ui| {
                let words = RichText::new(note).size(size.words - 0.5);
                ui.add(Label::new(words).wrap());
            });
        }
        let words = task.text.shown(app.text.language());
        self.text.show(ui, app, block_painter, (words, size))
    }
}

/// Shows something in a room of its own that is scrolled; gives what it gives, and how high it is. What has another name
/// begins at its top.
fn scrolled<R>(
    ui: &mut Ui,
    room: Rect,
    name: impl AsIdSalt,
    show: &mut dyn FnMut(&mut Ui) -> R,
) -> (R, f32) {
    let area = ScrollArea::vertical().id_salt(name).auto_shrink(false);
    let shown = ui.scope_builder(UiBuilder::new().max_rect(room), |ui| {
        area.show(ui, |ui| {
            // The bar at the side covers nothing.
            ui.set_max_width(ui.available_width() - 10.0);
            let shown = show(ui);
            ui.add_space(2.0);
            (shown, ui.min_rect().height())
        })
    });
    shown.inner.inner
}
