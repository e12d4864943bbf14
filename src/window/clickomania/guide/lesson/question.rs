//! A question: what is asked, the answer, and what is said of it.

use super::answer::{Given, Reply};
use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::clickomania::guide::task_text::{TaskText, TextSize};
use crate::window::clickomania::library::storage::TaskKey;
use crate::window::clickomania::program::canvas::BlockPainter;
use crate::window::clickomania::program::palette::Taken;
use crate::window::clickomania::stage::board::{WallLayout, cell_name, rim};
use crate::window::clickomania::stage::wall_view::named_cells;
use crate::window::kit::labelled_button::words_width;
use crate::window::kit::widgets::action_button;
use crate::window::kit::{icons, theme};
use egui::{Id, Key, Label, Rect, RichText, Sense, Stroke, TextEdit, Ui, vec2};
use engine::language::Kind;
use engine::language::program::Stack;
use engine::task::{Answer, Question, Texts};
use engine::wall::{Cell, Wall};

/// The side of a wall on which cells are marked, at least and at most.
const WALL: [f32; 2] = [160.0, 210.0];
/// From this width on it stands beside the question, so high a part of the window that all of the card is seen.
const BESIDE_FROM: f32 = 340.0;
const PART: f32 = 0.3;
const BUTTON: egui::Vec2 = vec2(110.0, 32.0);

/// A question of a task as it is asked.
#[derive(Clone, Copy)]
pub struct PosedQuestion<'a> {
    pub task: &'a TaskKey,
    /// Counted from 1.
    pub number: usize,
    pub question: &'a Question,
    pub size: TextSize,
}

/// The question that is shown.
#[derive(Default)]
pub struct QuestionView {
    /// The task, and the number of the question from 1.
    of: Option<(TaskKey, usize)>,
    given: Given,
    reply: Option<Reply>,
    /// Whether the right answer was given just now.
    fresh: bool,
    /// Whether what is said of it is still to be scrolled into sight.
    leads: bool,
    /// What is kept of the answer while it is not given.
    kept: String,
    /// Whether the wall stands beside the words.
    beside: bool,
    text: TaskText,
    options: Vec<TaskText>,
    because: TaskText,
}

impl QuestionView {
    /// Shows a question over the width of `ui`; gives what is taken from its texts.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        posed: PosedQuestion<'_>,
    ) -> Option<Taken> {
        self.follow(app, posed);
        let taken = self.question(ui, app, block_painter, posed);
        self.keep(app, posed);
        taken
    }

    /// The question, with its wall beside the words where there is room.
    fn question(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        posed: PosedQuestion<'_>,
    ) -> Option<Taken> {
        if let Answer::Cells { wall, .. } = &posed.question.answer
            && ui.available_width() >= BESIDE_FROM
        {
            // The wall beside the words: both are seen at once.
            let answered = self.reply == Some(Reply::Right);
            self.beside = true;
            let side = (ui.ctx().content_rect().height() * PART).clamp(WALL[0], WALL[1]);
            let words = ui.available_width() - side - 12.0;
            let shown = ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 12.0;
                let taken = ui.vertical(|ui| {
                    ui.set_width(words);
                    self.words(ui, app, block_painter, posed)
                });
                ui.vertical(|ui| {
                    self.marking(ui, app, wall, clicked(posed.question), answered, side)
                });
                taken.inner
            });
            return shown.inner;
        }
        self.beside = false;
        self.words(ui, app, block_painter, posed)
    }

    /// The question and the answer, without a wall that stands beside them.
    fn words(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        posed: PosedQuestion<'_>,
    ) -> Option<Taken> {
        let language = app.text.language();
        let words = posed.question.text.shown(language);
        let mut taken = self.text.show(ui, app, block_painter, (words, posed.size));
        let answered = self.reply == Some(Reply::Right);
        let enter = match &posed.question.answer {
            Answer::Number(_) => self.number(ui, app, answered),
            Answer::Choice { options, .. } => {
                let from = self.choice(ui, app, block_painter, options, posed.size, answered);
                taken = taken.or(from);
                false
            }
            Answer::Cells { wall, .. } => {
                if !self.beside {
                    let side = ui.available_width().clamp(WALL[0], WALL[1]);
                    self.marking(ui, app, wall, clicked(posed.question), answered, side);
                }
                false
            }
        };
        if !answered {
            // That no cell changes is an answer, and is meant: nobody gives it by pressing the button too soon.
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
        let from = self.say(ui, app, block_painter, posed);
        taken.or(from)
    }

    /// Another question has an answer of its own: the one that was given before, if it was right, else what was begun.
    fn follow(&mut self, app: &ClickomaniaContext, posed: PosedQuestion<'_>) {
        let is_same =
            |(known, which): &(TaskKey, usize)| known == posed.task && *which == posed.number;
        let progress = &app.services.progress;
        let right = progress.answer(posed.task, posed.number);
        let begun = progress.given(posed.task, posed.number).unwrap_or_default();
        // It may have been cleared, or have come back, behind this view.
        let stands = match (right, self.reply) {
            (Some(_), Some(Reply::Right)) => true,
            (None, Some(Reply::Right)) | (Some(_), _) => false,
            (None, _) => begun == self.kept,
        };
        if stands && self.of.as_ref().is_some_and(is_same) {
            return;
        }
        *self = QuestionView {
            of: Some((posed.task.clone(), posed.number)),
            given: Given::read(right.unwrap_or(begun), &posed.question.answer),
            reply: right.map(|_| Reply::Right),
            kept: begun.to_owned(),
            ..QuestionView::default()
        };
    }

    /// Keeps what is typed, chosen or marked until it is the right answer: it is there again when one comes back.
    fn keep(&mut self, app: &mut ClickomaniaContext, posed: PosedQuestion<'_>) {
        if self.reply == Some(Reply::Right) {
            return;
        }
        let written = self.given.written(&posed.question.answer);
        if written != self.kept {
            app.services
                .progress
                .give(posed.task, posed.number, &written);
            self.kept = written;
        }
    }

    /// Whether the right answer was given since this was asked last.
    pub fn was_just_answered(&mut self) -> bool {
        std::mem::take(&mut self.fresh)
    }

    /// Gives the answer.
    fn answer(&mut self, app: &mut ClickomaniaContext, posed: PosedQuestion<'_>) {
        let reply = Reply::to(posed.question, &self.given);
        self.reply = Some(reply);
        self.leads = true;
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

    /// The field for a number; whether Enter was pressed in it.
    fn number(&mut self, ui: &mut Ui, app: &ClickomaniaContext, answered: bool) -> bool {
        let field = TextEdit::singleline(&mut self.given.typed)
            .id(Id::unique("answer"))
            .char_limit(40)
            .margin(egui::Margin::symmetric(10, 6))
            .font(theme::regular(15.0))
            .desired_width(120.0);
        let field = ui.add_enabled(!answered, field);
        let field = field.accessible_name(app.text.msg_lesson_answer_field());
        if field.changed() {
            self.reply = None;
        }
        let enter = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if enter {
            // One can go on typing.
            field.request_focus();
        }
        enter && !answered
    }

    fn choice(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        options: &[Texts],
        size: TextSize,
        answered: bool,
    ) -> Option<Taken> {
        self.options.resize_with(options.len(), TaskText::default);
        let mut taken = None;
        for (number, (option, shown)) in options.iter().zip(&mut self.options).enumerate() {
            let words = option.shown(app.text.language());
            ui.horizontal_top(|ui| {
                // As high as the first line beside it.
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
                    let from = shown.show(ui, app, block_painter, (words, size));
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

    /// The wall on which cells are marked.
    fn marking(
        &mut self,
        ui: &mut Ui,
        app: &ClickomaniaContext,
        wall: &Wall,
        click: Option<Cell>,
        answered: bool,
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
        board.paint(painter, theme, wall, touch.pointed.or(touch.focused));
        board.paint_bricks(painter, theme, wall, app.settings.shapes.unwrap_or(true));
        for cell in self.given.marked {
            let place = board.cell(cell);
            rim(painter, place, -1.0, Stroke::new(4.5, theme.infected_edge));
            rim(painter, place, 0.0, Stroke::new(2.5, theme.infected));
            // In the corner: the colour of the brick is still seen.
            let side = place.width() * 0.3;
            let middle = place.max - vec2(side, side) * 0.75;
            painter.circle_filled(middle, side * 0.75, theme.infected_edge);
            icons::tick(
                painter,
                Rect::from_center_size(middle, vec2(side, side)),
                theme.infected,
            );
        }
        // The click lies over all.
        if let Some(click) = click {
            let place = board.cell(click);
            rim(painter, place, -2.0, Stroke::new(5.0, theme.wall));
            rim(painter, place, -1.0, Stroke::new(2.5, theme.aim));
        }
        if let Some(cell) = touch.focused {
            let place = board.cell(cell);
            rim(painter, place, 2.0, Stroke::new(2.5, theme.accent));
        }
        if let Some(cell) = touch.clicked.filter(|_| !answered) {
            if self.given.marked.contains(cell) {
                self.given.marked.remove(cell)
            } else {
                self.given.marked.insert(cell)
            }
            self.reply = None;
            ui.request_repaint();
        }
    }

    /// What is said of the answer.
    fn say(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        posed: PosedQuestion<'_>,
    ) -> Option<Taken> {
        let theme = theme::of(ui);
        let reply = self.reply?;
        let leads = std::mem::take(&mut self.leads);
        let top = ui.next_widget_position();
        let taken = match reply {
            Reply::Right => {
                sign(
                    ui,
                    icons::tick,
                    theme.right,
                    &app.text.msg_lesson_answer_right(),
                );
                let because = posed.question.because.shown(app.text.language());
                self.because
                    .show(ui, app, block_painter, (because, posed.size))
            }
            wrong => {
                sign(ui, icons::again, theme.wrong, &wrong.sentence(&app.text));
                None
            }
        };
        if leads {
            let said = Rect::from_min_max(top, ui.min_rect().max);
            ui.scroll_to_rect(said.expand(BUTTON.y), None);
        }
        taken
    }
}

/// A sentence with a drawing before it.
fn sign(ui: &mut Ui, icon: icons::Icon, ink: egui::Color32, words: &str) {
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(16.0, 16.0), Sense::hover());
        icon(ui.painter(), rect, ink);
        let words = RichText::new(words).font(theme::semibold(14.5)).color(ink);
        ui.add(Label::new(words).wrap());
    });
}

/// The click that a question is about: that of its commands, if they look at it.
fn clicked(question: &Question) -> Option<Cell> {
    let Answer::Cells {
        click, changed_by, ..
    } = &question.answer
    else {
        return None;
    };
    let commands = changed_by.stack(Stack::Hat);
    let mut blocks = changed_by.walk(commands);
    let looks = blocks.any(|(id, _)| changed_by.block(id).kind == Kind::Clicked);
    looks.then_some(*click)
}

/// A text without its marks.
fn plain(words: &str) -> String {
    words.chars().filter(|c| !matches!(c, '*' | '`')).collect()
}
