//! A question with the field for its answer and the reply.

use super::answer::{Given, Reply};
use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::clickomania::guide::task_text::{TaskText, TextSize};
use crate::window::clickomania::library::storage::TaskKey;
use crate::window::clickomania::program::canvas::BlockPainter;
use crate::window::clickomania::program::palette::Taken;
use crate::window::clickomania::stage::board::{WallLayout, cell_name, rim, ring};
use crate::window::clickomania::stage::wall_view::named_cells;
use crate::window::kit::labelled_button::words_width;
use crate::window::kit::widgets::action_button;
use crate::window::kit::{icons, theme};
use egui::{Id, Key, Label, Rect, RichText, Sense, TextEdit, Ui, vec2};
use engine::language::Kind;
use engine::language::program::Stack;
use engine::task::{Answer, Question, Texts};
use engine::wall::{Cell, Wall};

/// Minimum and maximum side of a wall on which cells are marked, in points.
const WALL: [f32; 2] = [160.0, 210.0];
/// From this width on the wall stands beside the question; its side is this part of the height of the window, so that the
/// card shows all of it.
const BESIDE_FROM: f32 = 340.0;
const PART: f32 = 0.3;
const BUTTON: egui::Vec2 = vec2(110.0, 32.0);

/// A question of a task.
#[derive(Clone, Copy)]
pub struct PosedQuestion<'a> {
    pub task: &'a TaskKey,
    /// The number, from 1.
    pub number: usize,
    pub question: &'a Question,
    pub size: TextSize,
}

/// The shown question with its answer.
#[derive(Default)]
pub struct QuestionView {
    /// The task, and the number of the question, from 1.
    of: Option<(TaskKey, usize)>,
    given: Given,
    reply: Option<Reply>,
    /// True if the right answer was just given.
    fresh: bool,
    /// True if the reply is to be scrolled into view.
    reveals_reply: bool,
    /// The saved part of an unfinished answer.
    saved: String,
    text: TaskText,
    options: Vec<TaskText>,
    because: TaskText,
}

impl QuestionView {
    /// Shows a question; returns the block that is dragged out of its texts.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        posed: PosedQuestion<'_>,
    ) -> Option<Taken> {
        self.follow(app, posed);
        let taken = self.show_question(ui, app, block_painter, posed);
        self.save_answer(app, posed);
        taken
    }

    /// The question, with its wall beside the words where there is room.
    fn show_question(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        posed: PosedQuestion<'_>,
    ) -> Option<Taken> {
        if let Answer::Cells { wall, .. } = &posed.question.answer
            && ui.available_width() >= BESIDE_FROM
        {
            let side = (ui.ctx().content_rect().height() * PART).clamp(WALL[0], WALL[1]);
            let words = ui.available_width() - side - 12.0;
            let shown = ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 12.0;
                let taken = ui.vertical(|ui| {
                    ui.set_width(words);
                    self.show_words(ui, app, block_painter, posed, false)
                });
                ui.vertical(|ui| self.show_wall(ui, app, wall, clicked(posed.question), side));
                taken.inner
            });
            return shown.inner;
        }
        self.show_words(ui, app, block_painter, posed, true)
    }

    /// The question and the answer, `with_wall` unless that stands beside them.
    fn show_words(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        posed: PosedQuestion<'_>,
        with_wall: bool,
    ) -> Option<Taken> {
        let language = app.text.language();
        let words = posed.question.text.shown(language);
        let mut taken = self.text.show(ui, app, block_painter, words, posed.size);
        let enter = match &posed.question.answer {
            Answer::Number(_) => self.show_number(ui, app),
            Answer::Choice { options, .. } => {
                let from = self.show_options(ui, app, block_painter, options, posed.size);
                taken = taken.or(from);
                false
            }
            Answer::Cells { wall, .. } => {
                if with_wall {
                    let side = ui.available_width().clamp(WALL[0], WALL[1]);
                    self.show_wall(ui, app, wall, clicked(posed.question), side);
                }
                false
            }
        };
        if !self.is_answered() {
            // "No cell" is an answer too, and the button says so, lest it is given by mistake.
            let none = matches!(posed.question.answer, Answer::Cells { .. })
                && self.given.marked.is_empty();
            let words = if none {
                app.text.msg_lesson_answer_no_cell()
            } else {
                app.text.msg_lesson_answer()
            };
            let size = vec2(BUTTON.x.max(words_width(ui, &words) + 36.0), BUTTON.y);
            let pressed = action_button(ui, &words, size).clicked();
            if pressed || enter {
                self.answer(app, posed);
            }
        }
        let from = self.show_reply(ui, app, block_painter, posed);
        taken.or(from)
    }

    /// Takes up another question with its earlier right answer, else with an unfinished one.
    fn follow(&mut self, app: &ClickomaniaContext, posed: PosedQuestion<'_>) {
        let progress = &app.services.progress;
        let right = progress.answer(posed.task, posed.number);
        let begun = progress.given(posed.task, posed.number).unwrap_or_default();
        // A task begun over, or an undo of that, changes the answers behind this view.
        let is_current = match (right, self.reply) {
            (Some(_), Some(Reply::Right)) => true,
            (None, Some(Reply::Right)) | (Some(_), _) => false,
            (None, _) => begun == self.saved,
        };
        let is_same = (self.of.as_ref())
            .is_some_and(|(task, number)| task == posed.task && *number == posed.number);
        if is_current && is_same {
            return;
        }
        *self = QuestionView {
            of: Some((posed.task.clone(), posed.number)),
            given: Given::read(right.unwrap_or(begun), &posed.question.answer),
            reply: right.map(|_| Reply::Right),
            saved: begun.to_owned(),
            ..QuestionView::default()
        };
    }

    /// Saves an unfinished answer.
    fn save_answer(&mut self, app: &mut ClickomaniaContext, posed: PosedQuestion<'_>) {
        if self.is_answered() {
            return;
        }
        let written = self.given.written(&posed.question.answer);
        if written != self.saved {
            app.services
                .progress
                .give(posed.task, posed.number, &written);
            self.saved = written;
        }
    }

    fn is_answered(&self) -> bool {
        self.reply == Some(Reply::Right)
    }

    /// True if the right answer was given since the last call.
    pub fn take_just_answered(&mut self) -> bool {
        std::mem::take(&mut self.fresh)
    }

    /// Checks the answer.
    fn answer(&mut self, app: &mut ClickomaniaContext, posed: PosedQuestion<'_>) {
        let reply = Reply::to(posed.question, &self.given);
        self.reply = Some(reply);
        self.reveals_reply = true;
        match reply {
            Reply::Right => {
                let written = self.given.written(&posed.question.answer);
                app.services
                    .progress
                    .answered(posed.task, posed.number, &written);
                self.fresh = true;
                app.say(app.text.msg_lesson_answer_right());
            }
            wrong => app.say(wrong.sentence(&app.text)),
        }
    }

    /// Shows the field for a number; true if Enter was pressed in it.
    fn show_number(&mut self, ui: &mut Ui, app: &ClickomaniaContext) -> bool {
        let answered = self.is_answered();
        let field = TextEdit::singleline(&mut self.given.typed)
            .id(Id::unique("answer"))
            .char_limit(40)
            .margin(egui::Margin::symmetric(10, 6))
            .font(theme::regular(15.0))
            .desired_width(120.0);
        let field = ui
            .add_enabled(!answered, field)
            .accessible_name(app.text.msg_lesson_answer_field());
        if field.changed() {
            self.reply = None;
        }
        let enter = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if enter {
            field.request_focus();
        }
        enter && !answered
    }

    fn show_options(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        options: &[Texts],
        size: TextSize,
    ) -> Option<Taken> {
        let answered = self.is_answered();
        self.options.resize_with(options.len(), TaskText::default);
        let mut taken = None;
        for (number, (option, shown)) in options.iter().zip(&mut self.options).enumerate() {
            let words = option.shown(app.text.language());
            ui.horizontal_top(|ui| {
                // Level with the first line of the text.
                ui.spacing_mut().interact_size.y = size.line;
                let chosen = self.given.chosen == Some(number);
                let radio = egui::RadioButton::new(chosen, "");
                let radio = ui.add_enabled(!answered, radio);
                let mut pressed = radio.clicked();
                radio.widget_info(|| {
                    let name = plain(words);
                    egui::WidgetInfo::selected(egui::Role::RadioButton, !answered, chosen, name)
                });
                let from = ui.vertical(|ui| {
                    let from = shown.show(ui, app, block_painter, words, size);
                    let line = ui.interact(
                        ui.min_rect(),
                        ui.scope_id().with(("line", number)),
                        Sense::click(),
                    );
                    pressed |= line.clicked() && !answered;
                    from
                });
                taken = taken.take().or(from.inner);
                if pressed {
                    self.given.chosen = Some(number);
                    self.reply = None;
                }
            });
        }
        taken
    }

    /// Shows the wall on which cells are marked.
    fn show_wall(
        &mut self,
        ui: &mut Ui,
        app: &ClickomaniaContext,
        wall: &Wall,
        click: Option<Cell>,
        side: f32,
    ) {
        let theme = theme::of(ui);
        let (rect, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
        let board = WallLayout::new(rect, ui.pixels_per_point());
        let id = ui.make_persistent_id("marked wall");
        let marked = self.given.marked;
        let touch = named_cells(ui, id, &board, |cell| {
            let name = cell_name(&app.text, wall, cell);
            match (marked.contains(cell), Some(cell) == click) {
                (true, _) => app.text.msg_lesson_cell_marked(name),
                (false, true) => app.text.msg_lesson_cell_clicked(name),
                (false, false) => name,
            }
        });
        let painter = ui.painter();
        let shapes = app.settings.shapes.unwrap_or(true);
        let pointed = touch.pointed.or(touch.focused);
        board.paint(painter, theme, wall, shapes, pointed);
        for cell in self.given.marked {
            let place = board.cell(cell);
            let outer = (4.5, theme.infected_edge);
            ring(painter, place, 0.0, outer, (2.5, theme.infected));
            // In the corner, so that the brick stays visible.
            let side = place.width() * 0.3;
            let middle = place.max - vec2(side, side) * 0.75;
            painter.circle_filled(middle, side * 0.75, theme.infected_edge);
            let tick = Rect::from_center_size(middle, vec2(side, side));
            icons::tick(painter, tick, theme.infected);
        }
        if let Some(click) = click {
            let place = board.cell(click);
            ring(painter, place, -1.0, (5.0, theme.wall), (2.5, theme.aim));
        }
        if let Some(cell) = touch.focused {
            rim(painter, board.cell(cell), 2.0, (2.5, theme.accent));
        }
        if let Some(cell) = touch.clicked.filter(|_| !self.is_answered()) {
            if self.given.marked.contains(cell) {
                self.given.marked.remove(cell)
            } else {
                self.given.marked.insert(cell)
            }
            self.reply = None;
            ui.request_repaint();
        }
    }

    /// Shows the reply to the answer.
    fn show_reply(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        posed: PosedQuestion<'_>,
    ) -> Option<Taken> {
        let theme = theme::of(ui);
        let reply = self.reply?;
        let reveal = std::mem::take(&mut self.reveals_reply);
        let top = ui.next_widget_position();
        let taken = match reply {
            Reply::Right => {
                let words = app.text.msg_lesson_answer_right();
                show_sign(ui, icons::tick, theme.right, &words);
                let because = posed.question.because.shown(app.text.language());
                self.because
                    .show(ui, app, block_painter, because, posed.size)
            }
            wrong => {
                show_sign(ui, icons::again, theme.wrong, &wrong.sentence(&app.text));
                None
            }
        };
        if reveal {
            let said = Rect::from_min_max(top, ui.min_rect().max);
            ui.scroll_to_rect(said.expand(BUTTON.y), None);
        }
        taken
    }
}

/// A sentence with an icon before it.
fn show_sign(ui: &mut Ui, icon: icons::Icon, ink: egui::Color32, words: &str) {
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(16.0, 16.0), Sense::hover());
        icon(ui.painter(), rect, ink);
        let words = RichText::new(words).font(theme::semibold(14.5)).color(ink);
        ui.add(Label::new(words).wrap());
    });
}

/// The click of a question, if its commands use it.
fn clicked(question: &Question) -> Option<Cell> {
    let Answer::Cells {
        click, changed_by, ..
    } = &question.answer
    else {
        return None;
    };
    changed_by
        .walk(changed_by.stack(Stack::Hat))
        .any(|(id, _)| changed_by.block(id).kind == Kind::Clicked)
        .then_some(*click)
}

/// A text without its markup.
fn plain(words: &str) -> String {
    words.chars().filter(|c| !matches!(c, '*' | '`')).collect()
}
