//! The coach: the steps of a task, one at a time, and its questions.

use super::picture::BlockPicture;
use super::question::{PosedQuestion, QuestionView};
use super::steps::{Item, StepFacts, is_done, items};
use super::ways_on;
use crate::window::clickomania::command::{ClickomaniaContext, TaskCommand};
use crate::window::clickomania::guide::goals::Goals;
use crate::window::clickomania::guide::task_text::{TaskText, TextSize};
use crate::window::clickomania::library::storage::TaskKey;
use crate::window::clickomania::program::canvas::BlockPainter;
use crate::window::clickomania::program::names;
use crate::window::clickomania::program::palette::Taken;
use crate::window::kit::widgets::{IconButton, action_button};
use crate::window::kit::{icons, theme};
use egui::{
    Align2, Button, Frame, Label, Margin, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2,
};
use engine::task::{Answer, Task, Until};

/// The side of a dot.
const DOT: f32 = 22.0;
/// How long a step slides in, in seconds, and from how far, in points.
const SLIDE: f32 = 0.22;
const FAR: f32 = 28.0;
const BUTTON: egui::Vec2 = vec2(120.0, 32.0);

/// The coach.
#[derive(Default)]
pub struct Coach {
    /// What is to be done now, and how many moves were made when that began; behind the last when all is done.
    present: Option<(usize, u64)>,
    /// What is looked at again.
    looks_at: Option<usize>,
    text: TaskText,
    question: QuestionView,
    picture: BlockPicture,
}

impl Coach {
    /// Ticks what is done. One step after the other: what comes later waits.
    pub fn advance(
        &mut self,
        app: &mut ClickomaniaContext,
        key: &TaskKey,
        task: &Task,
        facts: &StepFacts<'_>,
    ) {
        let items = items(task);
        loop {
            let (at, moves) = *self.present.get_or_insert((0, facts.moves));
            let Some(&item) = items.get(at) else { break };
            let progress = &app.services.progress;
            if !is_done(task, item, facts, progress, key, moves) {
                break;
            }
            self.done(app, key, item, facts.moves);
        }
        // What was cleared is to be done again.
        let again = items.iter().position(|item| match item {
            Item::Step(step) => !app.services.progress.steps(key).contains(step),
            Item::Question(number) => app.services.progress.answer(key, *number).is_none(),
        });
        if let (Some(again), Some((at, _))) = (again, self.present)
            && again < at
        {
            self.present = Some((again, facts.moves));
            self.looks_at = None;
        }
        let (at, _) = self.present.unwrap_or_default();
        let all = at >= items.len() && !items.is_empty();
        if all && !app.services.task.judges() && !app.services.progress.is_done(key) {
            app.services.progress.reach(key, None, true, facts.program);
        }
    }

    /// The present item is done: the next one follows.
    fn done(&mut self, app: &mut ClickomaniaContext, key: &TaskKey, item: Item, moves: u64) {
        if let Item::Step(step) = item {
            app.services.progress.step_done(key, step);
        }
        let (at, _) = self.present.unwrap_or_default();
        self.present = Some((at + 1, moves));
        if self.looks_at.is_none() && self.question.was_just_answered() {
            // The reason is read before one goes on.
            self.looks_at = Some(at);
        }
    }

    /// The number of the item that is to be done now, from 0; as many as there are when all is done.
    pub fn present(&self) -> usize {
        self.present.unwrap_or_default().0
    }

    /// The number of the item that is shown, from 0.
    pub fn shown(&self) -> usize {
        self.looks_at.unwrap_or_else(|| self.present())
    }

    /// What the question that is shown wants for an answer.
    pub fn asks<'a>(&self, task: &'a Task) -> Option<&'a Answer> {
        let number = match *items(task).get(self.shown())? {
            Item::Question(number) => number,
            Item::Step(step) => match task.steps.get(step)?.until {
                Until::Answered(number) => number,
                _ => return None,
            },
        };
        let question = task.questions.get(number.checked_sub(1)?)?;
        Some(&question.answer)
    }

    /// Shows it over the width of `ui`; gives what is taken from it.
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
                let items = items(task);
                let (present, _) = self.present.unwrap_or_default();
                self.dots(ui, app, items.len(), present);
                ui.add_space(2.0);
                let at = self.looks_at.filter(|at| *at < items.len());
                let at = at.unwrap_or(present);
                if at >= items.len() {
                    self.end(ui, app);
                    return None;
                }
                let slid = self.slid(ui, app, at);
                ui.horizontal_top(|ui| {
                    ui.add_space((1.0 - slid) * FAR);
                    ui.vertical(|ui| {
                        ui.multiply_opacity(slid);
                        self.item(ui, app, block_painter, task, at, size)
                    })
                    .inner
                })
                .inner
            })
            .inner
    }

    /// How far the item has slid in, from 0 to 1.
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

    /// One dot an item: ticked what is done, filled what is to be done now. Those that are not ahead can be pressed.
    fn dots(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext, count: usize, present: usize) {
        let theme = theme::of(ui);
        let shown = self.looks_at.unwrap_or(present);
        let dots = if count > 1 || present > 0 { count } else { 0 };
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(5.0, 4.0);
            for number in 0..dots {
                let place = number;
                let (rect, response) = ui.allocate_exact_size(
                    vec2(DOT, DOT),
                    if number <= present {
                        Sense::click()
                    } else {
                        Sense::hover()
                    },
                );
                let done = number < present;
                response.widget_info(|| {
                    let number = (number + 1).to_string();
                    let name = if done {
                        app.text.msg_lesson_step_done(number)
                    } else {
                        app.text.msg_lesson_step_go(number)
                    };
                    let mut info = WidgetInfo::labeled(Role::Button, true, name);
                    info.selected = Some(shown == place);
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
                if response.has_focus() || (self.looks_at == Some(number)) {
                    let stroke = Stroke::new(2.0, theme.accent);
                    painter.rect_stroke(rect.expand(2.0), 13.0, stroke, StrokeKind::Outside);
                }
                if response.clicked() {
                    self.looks_at = (number != present).then_some(number);
                    ui.request_repaint();
                }
            }
            if present < count {
                // Where there is one thing alone, nothing is numbered.
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
    fn item(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        task: &Task,
        at: usize,
        size: TextSize,
    ) -> Option<Taken> {
        let item = *items(task).get(at)?;
        let (present, moves) = self.present.unwrap_or_default();
        let key = app.services.task.key().clone();
        let mut taken = None;
        let asked = match item {
            Item::Question(number) => Some(number),
            Item::Step(number) => {
                let step = task.steps.get(number)?;
                let words = step.text.shown(app.text.language());
                taken = self.text.show(ui, app, block_painter, (words, size));
                match step.until {
                    Until::Uses(kind) => {
                        let picture = self.picture.show(ui, app, block_painter, kind);
                        taken = taken.or(picture);
                    }
                    Until::Pressed if at == present => {
                        ui.add_space(2.0);
                        let words = app.text.msg_lesson_go_on();
                        if action_button(ui, &words, BUTTON).clicked() {
                            self.done(app, &key, item, moves);
                            ui.request_repaint();
                        }
                    }
                    _ => {}
                }
                match step.until {
                    Until::Answered(number) => Some(number),
                    _ => None,
                }
            }
        };
        let question = asked.and_then(|number| {
            let question = task.questions.get(number.checked_sub(1)?)?;
            Some((number, question))
        });
        if let Some((number, question)) = question {
            let posed = PosedQuestion {
                task: &key,
                number,
                question,
                size,
            };
            let from = self.question.show(ui, app, block_painter, posed);
            taken = taken.or(from);
        }
        if at < present {
            let words = app.text.msg_lesson_go_on();
            if action_button(ui, &words, BUTTON).clicked() {
                self.looks_at = (at + 1 < present).then_some(at + 1);
                ui.request_repaint();
            }
        }
        taken
    }

    /// All is done.
    fn end(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
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
            find_mistake(ui, app);
            ways_on::show(ui, app);
        });
    }
}

/// Offers the next program with a mistake to be found, if the task has one.
pub fn find_mistake(ui: &mut Ui, app: &mut ClickomaniaContext) {
    if let Some(number) = Goals::mistake_to_find(app) {
        let button = Button::new(app.text.msg_goals_mistakes()).min_size(vec2(0.0, 34.0));
        if ui.add(button).clicked() {
            app.send(TaskCommand::OpenMistake(number));
        }
    }
}
