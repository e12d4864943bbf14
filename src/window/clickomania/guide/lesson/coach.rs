//! The coach: the steps and questions of a task, one at a time.

use super::question::{PosedQuestion, QuestionView};
use super::solved::show_course_end;
use crate::window::clickomania::command::{ClickomaniaContext, EditorCommand, TaskCommand};
use crate::window::clickomania::command::{PaletteBlock, task_variable};
use crate::window::clickomania::guide::goals::Goals;
use crate::window::clickomania::guide::task_text::{BlockTouch, TaskText, TextSize, show_takeable};
use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::clickomania::program::canvas::{BlockPainter, Excerpt};
use crate::window::clickomania::program::names;
use crate::window::clickomania::program::palette::Taken;
use crate::window::clickomania::stage::EndedMove;
use crate::window::kit::widgets::{Explained as _, IconButton, action_button};
use crate::window::kit::{icons, theme};
use egui::{
    Align2, Button, Frame, Label, Margin, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2,
};
use engine::language::{Kind, Program};
use engine::task::steps::{Item, ItemStates, StepFacts};
use engine::task::{Answer, Question, Task, Until};
use engine::text::Language;

/// The side of a dot, in points.
const DOT: f32 = 22.0;
/// The duration in seconds and the distance in points of a step that slides in.
const SLIDE: f32 = 0.22;
const SLIDE_FROM: f32 = 28.0;
const BUTTON: egui::Vec2 = vec2(120.0, 32.0);

/// What a frame tells about the program and the moves.
pub struct Seen<'a> {
    pub program: &'a Program,
    /// The revision of the document, and the number of programs that were opened in it.
    pub revision: u64,
    pub openings: u64,
    /// True if the program is right, false if it is not; `None` while that is not known.
    pub right: Option<bool>,
    /// The measure of the program, if it is known.
    pub measure: Option<u64>,
    /// The moves that ended since the last frame.
    pub moves: Vec<EndedMove>,
}

/// A verdict on a program, and its measure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Judged {
    right: bool,
    measure: Option<u64>,
}

/// The coach.
#[derive(Default)]
pub struct Coach {
    states: ItemStates,
    /// What `states` was made for: the reading of the task, the revisions of document and progress, the verdict.
    made_for: Option<(u64, u64, u64, Judged)>,
    /// The last known verdict. It stays until the next one, so that the card does not jump while the judge works, or until
    /// another program is opened.
    judged: Judged,
    /// The number of programs that were opened in the document.
    openings: u64,
    /// The index of the item that is looked at again.
    revisited: Option<usize>,
    /// Optional items before this index were passed over.
    passed: usize,
    text: TaskText,
    question: QuestionView,
    asked_block: AskedBlock,
}

impl Coach {
    /// Per-frame update: reads off which items are done.
    pub fn advance(&mut self, app: &mut ClickomaniaContext, task: &ReadyTask, seen: &Seen<'_>) {
        let key = task.key();
        if self.openings != seen.openings {
            self.openings = seen.openings;
            self.judged = Judged::default();
        }
        if let Some(right) = seen.right {
            let measure = seen.measure;
            self.judged = Judged { right, measure };
        }
        for step in self.completed_by(task.task(), &seen.moves) {
            app.services.progress.step_done(key, step);
        }
        let progress = &app.services.progress;
        let made_for = (
            task.number(),
            seen.revision,
            progress.revision(),
            self.judged,
        );
        if self.made_for == Some(made_for) {
            return;
        }
        self.made_for = Some(made_for);
        let before = self.present();
        let questions = 1..=task.task().questions.len();
        self.states = task.task().item_states(&StepFacts {
            program: seen.program,
            right: self.judged.right,
            measure: self.judged.measure,
            happened: &progress.steps(key),
            answered: &questions
                .filter(|number| progress.answer(key, *number).is_some())
                .collect(),
        });
        let (present, count) = (self.present(), self.states.items.len());
        if self.question.take_just_answered() && self.revisited.is_none() {
            // The explanation of the answer stays until the next press.
            self.revisited = Some(before);
        } else if present < before {
            // A step is open again, or the task was begun over.
            self.revisited = None;
            self.passed = self.passed.min(present);
        }
        let all_done = present >= count && count > 0;
        if all_done && !task.judges() && !app.services.progress.is_done(key) {
            app.services.progress.reach(key, None, true, seen.program);
        }
    }

    /// The steps that wait for one of these moves.
    fn completed_by(&self, task: &Task, moves: &[EndedMove]) -> Vec<usize> {
        let completes = |until: &Until, made: &EndedMove| match until {
            Until::Played => made.had_effect,
            Until::Clicked(cell) => made.click == *cell,
            _ => false,
        };
        let waits = |step: &usize| {
            let step = task.steps.get(*step);
            step.is_some_and(|step| moves.iter().any(|made| completes(&step.until, made)))
        };
        self.states.waiting().filter(waits).collect()
    }

    /// The index of the item to be done now; the number of items when all are done.
    pub fn present(&self) -> usize {
        self.states.present.unwrap_or(self.states.items.len())
    }

    /// The index of the shown item: an optional one that was not passed over comes before the present one.
    pub fn shown(&self) -> usize {
        let present = self.present();
        let open = |index: &usize| !self.states.items[*index].done;
        let optional = || (self.passed..present).find(open);
        self.revisited
            .filter(|at| *at < self.states.items.len())
            .or_else(optional)
            .unwrap_or(present)
    }

    /// The answer that the shown question wants.
    pub fn asks<'a>(&self, task: &'a Task) -> Option<&'a Answer> {
        let item = self.states.items.get(self.shown())?.item;
        asked_question(task, item).map(|(_, question)| &question.answer)
    }

    /// Shows the coach; returns the block that is dragged out of it.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        task: &Task,
        size: TextSize,
    ) -> Option<Taken> {
        let theme = theme::of(ui);
        let frame = Frame::new()
            .fill(theme.accent_paper)
            .corner_radius(12)
            .inner_margin(Margin::symmetric(14, 10));
        frame
            .show(ui, |ui| {
                ui.set_min_width(ui.available_width());
                self.show_dots(ui, app);
                ui.add_space(2.0);
                let at = self.shown();
                if at >= self.states.items.len() {
                    self.show_end(ui, app);
                    return None;
                }
                let slid = self.slid(ui, app, at);
                ui.horizontal_top(|ui| {
                    ui.add_space((1.0 - slid) * SLIDE_FROM);
                    ui.vertical(|ui| {
                        ui.multiply_opacity(slid);
                        self.show_item(ui, app, block_painter, task, at, size)
                    })
                    .inner
                })
                .inner
            })
            .inner
    }

    /// The progress of the item that slides in, 0 to 1.
    fn slid(&self, ui: &Ui, app: &ClickomaniaContext, at: usize) -> f32 {
        if app.reduced_motion() {
            return 1.0;
        }
        let id = ui.scope_id().with(("slide", at));
        let from = |on: bool, seconds: f32| ui.ctx().animate_bool_with_time(id, on, seconds);
        let known = ui.data_mut(|data| {
            let last = data.get_temp_mut_or(ui.scope_id().with("slid"), at);
            std::mem::replace(last, at) == at
        });
        if !known {
            from(false, 0.0);
        }
        from(true, SLIDE)
    }

    /// A dot for each item: ticked if done, filled if present. A press on a dot that is done or not ahead shows its item.
    fn show_dots(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        let theme = theme::of(ui);
        let (present, shown) = (self.present(), self.shown());
        let count = self.states.items.len();
        let dots = if count > 1 || present > 0 { count } else { 0 };
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(5.0, 4.0);
            for number in 0..dots {
                let done = self.states.items[number].done;
                let sense = if done || number <= present {
                    Sense::click()
                } else {
                    Sense::hover()
                };
                let (rect, response) = ui.allocate_exact_size(vec2(DOT, DOT), sense);
                response.widget_info(|| {
                    let label = (number + 1).to_string();
                    let name = if done {
                        app.text.msg_lesson_step_done(label)
                    } else {
                        app.text.msg_lesson_step_go(label)
                    };
                    let mut info = WidgetInfo::labeled(Role::Button, true, name);
                    info.selected = Some(shown == number);
                    info
                });
                let painter = ui.painter();
                let (fill, line, ink) = if done {
                    (theme.go, theme.go, theme::ON_BLOCK)
                } else if number == present {
                    (theme.accent, theme.accent, theme::ink_on(theme.accent))
                } else {
                    (theme.window, theme.control_line, theme.quiet)
                };
                painter.circle(rect.center(), DOT / 2.0 - 1.0, fill, Stroke::new(1.2, line));
                if done {
                    icons::tick(painter, rect.shrink(5.5), ink);
                } else {
                    let font = theme::semibold(12.5);
                    painter.text(rect.center(), Align2::CENTER_CENTER, number + 1, font, ink);
                }
                if response.has_focus() || (self.revisited == Some(number)) {
                    let stroke = Stroke::new(2.0, theme.accent);
                    painter.rect_stroke(rect.expand(2.0), 13.0, stroke, StrokeKind::Outside);
                }
                if response.clicked() {
                    self.revisited = (number != present).then_some(number);
                    ui.request_repaint();
                }
            }
            if present < count {
                // A single question has no number.
                let words = match count {
                    1 => app.text.msg_lesson_question(),
                    _ => {
                        let number = (shown + 1).to_string();
                        app.text.msg_lesson_step(number, count.to_string())
                    }
                };
                ui.add_space(4.0);
                ui.label(egui::RichText::new(words).size(13.0).color(theme.quiet));
            }
            if present > 0 {
                let lesson = app.services.task.is_lesson(app.contest());
                let name = names::begin_over(&app.text, lesson);
                let button = IconButton::new(icons::again, &name).size(DOT + 2.0);
                if button.show(ui).clicked() {
                    app.send(TaskCommand::BeginOver);
                }
            }
        });
    }

    /// A step with the block that it asks for, or a question.
    fn show_item(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        task: &Task,
        at: usize,
        size: TextSize,
    ) -> Option<Taken> {
        let item = self.states.items.get(at)?.item;
        let present = self.present();
        let key = app.services.task.key().clone();
        let mut taken = None;
        if let Item::Step(number) = item {
            let step = task.steps.get(number)?;
            let words = step.text.shown(app.text.language());
            taken = self.text.show(ui, app, block_painter, words, size);
            if let Some(kind) = task.asked_block(number) {
                let block = self.asked_block.show(ui, app, block_painter, kind);
                taken = taken.or(block);
            }
            match step.until {
                Until::Pressed if self.states.waiting().any(|waiting| waiting == number) => {
                    ui.add_space(2.0);
                    let words = app.text.msg_lesson_go_on();
                    if action_button(ui, &words, BUTTON).clicked() {
                        app.services.progress.step_done(&key, number);
                        ui.request_repaint();
                    }
                    return taken;
                }
                _ => {}
            }
        }
        if let Some((number, question)) = asked_question(task, item) {
            let posed = PosedQuestion {
                task: &key,
                number,
                question,
                size,
            };
            let from = self.question.show(ui, app, block_painter, posed);
            taken = taken.or(from);
        }
        if at != present {
            let words = app.text.msg_lesson_go_on();
            if action_button(ui, &words, BUTTON).clicked() {
                self.passed = self.passed.max(at + 1);
                self.revisited = (self.revisited.is_some() && at + 1 < present).then_some(at + 1);
                ui.request_repaint();
            }
        }
        taken
    }

    /// What comes after the last item.
    fn show_end(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        let judged = app.services.task.judges();
        let done = app.services.progress.is_done(app.services.task.key());
        let words = if judged && !done {
            app.text.msg_lesson_steps_done_now_you()
        } else {
            app.text.msg_lesson_steps_done()
        };
        ui.label(egui::RichText::new(words).size(15.0));
        if !done {
            return;
        }
        let next = app.services.task.next();
        let then = next.map(|next| {
            let title = next.title.shown(app.text.language());
            app.text.msg_lesson_then(title)
        });
        if let Some(words) = &then {
            ui.add(Label::new(egui::RichText::new(words).size(15.0)).wrap());
        }
        ui.horizontal_wrapped(|ui| {
            let words = app.text.msg_lesson_next();
            if then.is_some() && action_button(ui, &words, vec2(170.0, 34.0)).clicked() {
                app.send(TaskCommand::Next);
            }
            show_next_mistake(ui, app);
            show_course_end(ui, app);
        });
    }
}

/// Shows the button to the next program with a mistake, if there is one.
pub fn show_next_mistake(ui: &mut Ui, app: &mut ClickomaniaContext) {
    if let Some(number) = Goals::mistake_to_find(app) {
        let button = Button::new(app.text.msg_goals_mistakes()).min_size(vec2(0.0, 34.0));
        if ui.add(button).clicked() {
            app.send(TaskCommand::OpenMistake(number));
        }
    }
}

/// The question of an item, with its number, from 1.
fn asked_question(task: &Task, item: Item) -> Option<(usize, &Question)> {
    let number = match item {
        Item::Question(number) => number,
        Item::Step(step) => match task.steps.get(step)?.until {
            Until::Answered(number) => number,
            _ => return None,
        },
    };
    Some((number, task.questions.get(number.checked_sub(1)?)?))
}

/// The zoom of the block that a step asks for.
const BLOCK_ZOOM: f32 = 0.9;

/// The block that a step asks for, laid out when it changes.
#[derive(Default)]
struct AskedBlock {
    shown: Option<(PaletteBlock, Language, f32, Excerpt)>,
}

impl AskedBlock {
    /// Shows a block of this kind, which can be dragged; a press shows it in the palette.
    fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        kind: Kind,
    ) -> Option<Taken> {
        let (language, width) = (app.text.language(), ui.available_width());
        let task = app.services.task.task();
        let piece = PaletteBlock::new(kind, task_variable(kind, &task.start, &task.start));
        let (.., blocks) = match self.shown.take() {
            Some(shown) if (&shown.0, shown.1, shown.2) == (&piece, language, width) => {
                self.shown.insert(shown)
            }
            _ => {
                let limit = width / BLOCK_ZOOM - 4.0;
                let blocks = Excerpt::of_piece(&piece, &task.costs, &app.text, limit);
                self.shown.insert((piece.clone(), language, width, blocks))
            }
        };
        let (_, response) =
            ui.allocate_exact_size(blocks.size() * BLOCK_ZOOM, Sense::click_and_drag());
        response.widget_info(|| {
            let name = app.text.msg_lesson_find_block(piece.name(&app.text));
            WidgetInfo::labeled(Role::Button, true, name)
        });
        let touch = show_takeable(ui, block_painter, blocks, BLOCK_ZOOM, &response);
        response.explained(app.text.msg_lesson_block_tip());
        match touch? {
            BlockTouch::Drag(point) => Some(Taken::Drag(piece, point)),
            BlockTouch::Click => {
                app.send(EditorCommand::FindBlock(kind));
                None
            }
        }
    }
}
