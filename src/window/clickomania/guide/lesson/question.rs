//! A question with the field for its answer and the reply.

use super::answer::{Given, Reply};
use super::card::Beside;
use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::clickomania::guide::task_text::{TaskText, TextSize};
use crate::window::clickomania::library::storage::TaskKey;
use crate::window::clickomania::program::canvas::BlockPainter;
use crate::window::clickomania::program::palette::Taken;
use crate::window::kit::theme;
use egui::accesskit::Live;
use egui::{Frame, Id, Key, Label, Margin, RichText, ScrollArea, Sense, Stroke, TextEdit, Ui};
use engine::task::{Answer, Question, Texts};
use engine::text::Text;
use engine::wall::CellSet;

/// The sizes of the options of a question.
const OPTION: TextSize = TextSize {
    words: 14.0,
    line: 20.0,
    zoom: 0.75,
    strong: false,
};
/// Above and below an option, less where there are many, and between two, in points.
const OPTION_PAD: [f32; 2] = [0.0, 4.0];
const OPTION_GAP: f32 = 3.0;
/// The line around an option.
const OPTION_LINE: f32 = 1.0;

/// A question of a task.
#[derive(Clone, Copy)]
pub struct PosedQuestion<'a> {
    pub task: &'a TaskKey,
    /// The number, from 1.
    pub number: usize,
    pub question: &'a Question,
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
    /// True if a wrong answer was just given.
    missed: bool,
    /// The saved part of an unfinished answer.
    saved: String,
    options: Vec<TaskText>,
    because: TaskText,
}

impl QuestionView {
    /// The marked cells.
    pub fn marked(&self) -> CellSet {
        self.given.marked
    }

    /// Marks these cells, and no others.
    pub fn mark(&mut self, cells: CellSet) {
        self.given.marked = cells;
        self.reply = None;
    }

    /// Answers that no cell is changed.
    pub fn answer_no_cell(&mut self, app: &mut ClickomaniaContext, posed: PosedQuestion<'_>) {
        self.given.marked = CellSet::EMPTY;
        self.check(app, posed);
    }

    /// Shows the fields of the answer.
    pub fn show_fields(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        question: &Question,
    ) -> Beside {
        let mut beside = Beside::default();
        match &question.answer {
            Answer::Number(_) => beside.enter = self.show_number(ui, app),
            Answer::Choice { options, .. } => {
                // A bar that is always there tells that there are more options.
                ui.spacing_mut().scroll = egui::style::ScrollStyle::solid();
                let count = options.len() as f32;
                let room = (ui.available_height() + OPTION_GAP) / count - OPTION_GAP;
                let pad = (room - OPTION.line) / 2.0 - OPTION_LINE;
                let pad = pad.floor().clamp(OPTION_PAD[0], OPTION_PAD[1]) as i8;
                let area = ScrollArea::vertical().id_salt(&self.of).auto_shrink(false);
                let shown = area.show(ui, |ui| {
                    ui.set_max_width(ui.available_width() - 8.0);
                    ui.spacing_mut().item_spacing.y = OPTION_GAP;
                    self.show_options(ui, app, block_painter, options, pad)
                });
                beside.taken = shown.inner;
            }
            Answer::Cells { .. } => {}
        }
        beside
    }

    /// Takes up another question with its earlier right answer, else with an unfinished one.
    pub fn follow(&mut self, app: &ClickomaniaContext, posed: PosedQuestion<'_>) {
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
    pub fn save_answer(&mut self, app: &mut ClickomaniaContext, posed: PosedQuestion<'_>) {
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

    pub fn is_answered(&self) -> bool {
        self.reply == Some(Reply::Right)
    }

    /// True if the right answer was given since the last call.
    pub fn take_just_answered(&mut self) -> bool {
        std::mem::take(&mut self.fresh)
    }

    /// True if a wrong answer was given since the last call.
    pub fn take_just_missed(&mut self) -> bool {
        std::mem::take(&mut self.missed)
    }

    /// True if there is a reply to the answer.
    pub fn has_reply(&self) -> bool {
        self.reply.is_some()
    }

    /// Checks the answer. “No cell” has its own button, so that nobody answers it by mistake.
    pub fn answer(&mut self, app: &mut ClickomaniaContext, posed: PosedQuestion<'_>) {
        let cells = matches!(posed.question.answer, Answer::Cells { .. });
        if cells && self.given.marked.is_empty() {
            self.reply = Some(Reply::Nothing);
            app.say(Reply::Nothing.sentence(&app.text));
        } else {
            self.check(app, posed);
        }
    }

    fn check(&mut self, app: &mut ClickomaniaContext, posed: PosedQuestion<'_>) {
        let reply = Reply::to(posed.question, &self.given);
        self.reply = Some(reply);
        match reply {
            Reply::Right => {
                let written = self.given.written(&posed.question.answer);
                app.services
                    .progress
                    .answered(posed.task, posed.number, &written);
                self.fresh = true;
                app.say(app.text.msg_lesson_answer_right());
            }
            wrong => {
                self.missed = !matches!(wrong, Reply::Nothing | Reply::NotANumber | Reply::Broken);
                app.say(wrong.sentence(&app.text));
            }
        }
    }

    /// Shows the field for a number; true if Enter was pressed in it.
    fn show_number(&mut self, ui: &mut Ui, app: &ClickomaniaContext) -> bool {
        let answered = self.is_answered();
        let field = TextEdit::singleline(&mut self.given.typed)
            .id(Id::unique("answer"))
            .char_limit(40)
            .margin(egui::Margin::symmetric(12, 8))
            .font(theme::regular(20.0))
            .desired_width(ui.available_width().min(180.0));
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
        pad: i8,
    ) -> Option<Taken> {
        let answered = self.is_answered();
        let theme = theme::of(ui);
        self.options.resize_with(options.len(), TaskText::default);
        let mut taken = None;
        for (number, (option, shown)) in options.iter().zip(&mut self.options).enumerate() {
            let words = option.shown(app.text.language());
            let chosen = self.given.chosen == Some(number);
            let line = if chosen {
                Stroke::new(2.0, theme.accent)
            } else {
                Stroke::new(1.0, theme.control_line)
            };
            let frame = Frame::new()
                .fill(theme.window)
                .stroke(line)
                .corner_radius(8)
                .inner_margin(Margin::symmetric(10, pad));
            let framed = frame.show(ui, |ui| {
                ui.set_min_width(ui.available_width());
                ui.horizontal_top(|ui| {
                    // Level with the first line of the text.
                    ui.spacing_mut().interact_size.y = OPTION.line;
                    let radio = egui::RadioButton::new(chosen, "");
                    let radio = ui.add_enabled(!answered, radio);
                    radio.widget_info(|| {
                        let name = plain(words);
                        egui::WidgetInfo::selected(egui::Role::RadioButton, !answered, chosen, name)
                    });
                    let from = ui.vertical(|ui| shown.show(ui, app, block_painter, words, OPTION));
                    taken = taken.take().or(from.inner);
                    radio.clicked()
                })
                .inner
            });
            let id = ui.scope_id().with(("option", number));
            let whole = ui.interact(framed.response.rect, id, Sense::CLICK - Sense::FOCUSABLE);
            if (framed.inner || whole.clicked()) && !answered {
                self.given.chosen = Some(number);
                self.reply = None;
            }
        }
        taken
    }

    /// Shows the reply to a wrong answer in one line.
    pub fn show_reply(&self, ui: &mut Ui, text: &Text) {
        let Some(reply) = self.reply else {
            return;
        };
        let words = RichText::new(reply.sentence(text)).font(theme::semibold(14.0));
        let said = ui.add(Label::new(words).truncate());
        ui.ctx()
            .accesskit_node_builder(said.id, |node| node.set_live(Live::Polite));
    }

    /// Shows why the answer is right, in the place of the question.
    pub fn show_reason(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        question: &Question,
        size: TextSize,
    ) -> Option<Taken> {
        let because = question.because.shown(app.text.language());
        self.because.show(ui, app, block_painter, because, size)
    }
}

/// A text without its markup.
fn plain(words: &str) -> String {
    words.chars().filter(|c| !matches!(c, '*' | '`')).collect()
}
