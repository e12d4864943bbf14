//! The coach: the steps and questions of a task, one at a time.

use super::question::{PosedQuestion, QuestionView};
use super::solved::show_course_end;
use crate::window::clickomania::command::{ClickomaniaContext, EditorCommand, TaskCommand};
use crate::window::clickomania::command::{PaletteBlock, task_variable};
use crate::window::clickomania::guide::goals::Goals;
use crate::window::clickomania::guide::task_text::{BlockTouch, TaskText, TextSize, show_takeable};
use crate::window::clickomania::library::storage::{Progress, Reward, TaskKey};
use crate::window::clickomania::program::canvas::{BlockPainter, Excerpt};
use crate::window::clickomania::program::names;
use crate::window::clickomania::program::palette::Taken;
use crate::window::kit::widgets::{Explained as _, IconButton, action_button};
use crate::window::kit::{icons, theme};
use egui::{
    Align2, Button, Frame, Label, Margin, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2,
};
use engine::language::program::Stack;
use engine::language::{Kind, Program};
use engine::task::steps::has;
use engine::task::{Answer, LessonStep, Question, Task, Until};
use engine::text::Language;

/// The side of a dot, in points.
const DOT: f32 = 22.0;
/// The duration in seconds and the distance in points of a step that slides in.
const SLIDE: f32 = 0.22;
const SLIDE_FROM: f32 = 28.0;
const BUTTON: egui::Vec2 = vec2(120.0, 32.0);

/// The coach.
#[derive(Default)]
pub struct Coach {
    /// The index of the item to be done now, after the last one when all are done; and the number of moves when it
    /// became that.
    present: Option<(usize, u64)>,
    /// The index of the item that is looked at again.
    revisited: Option<usize>,
    text: TaskText,
    question: QuestionView,
    asked_block: AskedBlock,
}

impl Coach {
    /// Per-frame update: ticks items that are done, one after the other.
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
        // The task may have been begun over.
        let again = items.iter().position(|item| match item {
            Item::Step(step) => !app.services.progress.steps(key).contains(step),
            Item::Question(number) => app.services.progress.answer(key, *number).is_none(),
        });
        if let (Some(again), Some((at, _))) = (again, self.present)
            && again < at
        {
            self.present = Some((again, facts.moves));
            self.revisited = None;
        }
        let all_done = self.present() >= items.len() && !items.is_empty();
        if all_done && !app.services.task.judges() && !app.services.progress.is_done(key) {
            app.services.progress.reach(key, None, true, facts.program);
        }
    }

    /// Notes that the present item is done.
    fn done(&mut self, app: &mut ClickomaniaContext, key: &TaskKey, item: Item, moves: u64) {
        if let Item::Step(step) = item {
            app.services.progress.step_done(key, step);
        }
        let at = self.present();
        self.present = Some((at + 1, moves));
        if self.revisited.is_none() && self.question.take_just_answered() {
            // The explanation of the answer stays until the next press.
            self.revisited = Some(at);
        }
    }

    /// The index of the item to be done now; the number of items when all are done.
    pub fn present(&self) -> usize {
        self.present.unwrap_or_default().0
    }

    /// The index of the shown item.
    pub fn shown(&self) -> usize {
        self.revisited.unwrap_or_else(|| self.present())
    }

    /// The answer that the shown question wants.
    pub fn asks<'a>(&self, task: &'a Task) -> Option<&'a Answer> {
        let item = *items(task).get(self.shown())?;
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
                let items = items(task);
                self.show_dots(ui, app, items.len(), self.present());
                ui.add_space(2.0);
                let at = self
                    .revisited
                    .filter(|at| *at < items.len())
                    .unwrap_or(self.present());
                if at >= items.len() {
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

    /// A dot for each item: ticked if done, filled if present. A press on a dot that is not ahead shows its item.
    fn show_dots(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        count: usize,
        present: usize,
    ) {
        let theme = theme::of(ui);
        let shown = self.revisited.unwrap_or(present);
        let dots = if count > 1 || present > 0 { count } else { 0 };
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(5.0, 4.0);
            for number in 0..dots {
                let sense = if number <= present {
                    Sense::click()
                } else {
                    Sense::hover()
                };
                let (rect, response) = ui.allocate_exact_size(vec2(DOT, DOT), sense);
                let done = number < present;
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
        let item = *items(task).get(at)?;
        let (present, moves) = self.present.unwrap_or_default();
        let key = app.services.task.key().clone();
        let mut taken = None;
        if let Item::Step(number) = item {
            let step = task.steps.get(number)?;
            let words = step.text.shown(app.text.language());
            taken = self.text.show(ui, app, block_painter, words, size);
            match step.until {
                Until::Uses(kind) => {
                    let block = self.asked_block.show(ui, app, block_painter, kind);
                    taken = taken.or(block);
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
        if at < present {
            let words = app.text.msg_lesson_go_on();
            if action_button(ui, &words, BUTTON).clicked() {
                self.revisited = (at + 1 < present).then_some(at + 1);
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

/// A step or question of a task.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// The step with this index.
    Step(usize),
    /// The question with this number, from 1.
    Question(usize),
}

/// The steps of a task in their order, then the questions that no step asks.
pub fn items(task: &Task) -> Vec<Item> {
    let is_asked = |number: usize| {
        let mut steps = task.steps.iter();
        steps.any(|step| matches!(step.until, Until::Answered(asked) if asked == number))
    };
    let questions = (1..=task.questions.len()).filter(|&number| !is_asked(number));
    (0..task.steps.len())
        .map(Item::Step)
        .chain(questions.map(Item::Question))
        .collect()
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

/// The facts that decide whether a step is done.
pub struct StepFacts<'a> {
    pub program: &'a Program,
    /// The number of all moves that changed the wall, failed or did not end.
    pub moves: u64,
    /// True if the judge accepts the program.
    pub accepted: bool,
    /// The measure of the program; `None` if it takes time to compute.
    pub measure: Option<u64>,
}

/// True if an item is done; `moves` is the number of moves when it became the present one.
fn is_done(
    task: &Task,
    item: Item,
    facts: &StepFacts<'_>,
    progress: &Progress,
    key: &TaskKey,
    moves: u64,
) -> bool {
    let answered = |number: usize| progress.answer(key, number).is_some();
    let step = match item {
        Item::Question(number) => return answered(number),
        Item::Step(number) => number,
    };
    if progress.steps(key).contains(&step) {
        return true;
    }
    let Some(LessonStep { until, .. }) = task.steps.get(step) else {
        return true;
    };
    match *until {
        Until::Uses(kind) => uses(facts.program, kind),
        Until::Lacks(kind) => !uses(facts.program, kind),
        Until::Has(ref pattern) => has(facts.program, pattern),
        Until::Played | Until::Clicked(_) => facts.moves > moves,
        Until::Right => facts.accepted,
        Until::Goal(goal) => {
            let goal = goal.checked_sub(1).and_then(|goal| task.goals.get(goal));
            let rewarded = |goal: u64| progress.reward(key, goal) > Reward::None;
            goal.is_some_and(|&goal| {
                // After a task was begun over, only the present program counts.
                let holds = match facts.measure {
                    Some(measure) => measure <= goal,
                    None => rewarded(goal),
                };
                if progress.is_begun_over(key) {
                    facts.accepted && holds
                } else {
                    rewarded(goal)
                }
            })
        }
        Until::Answered(number) => answered(number),
        Until::Pressed => false,
    }
}

/// True if a block of this kind runs under the hat.
fn uses(program: &Program, kind: Kind) -> bool {
    let hat = program.stack(Stack::Hat);
    let mut blocks = program.walk(hat);
    blocks.any(|(id, _)| program.block(id).kind == kind)
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

#[cfg(test)]
mod tests {
    use super::*;
    use engine::language::file::read;
    use engine::task::embedded;

    #[test]
    fn questions_that_no_step_asks_come_last() {
        let task = embedded().task("bomba").unwrap();
        assert_eq!(items(task), [Item::Question(1)]);
        let task = embedded().task("parete").unwrap();
        assert_eq!(items(task), [0, 1, 2, 3, 4].map(Item::Step));
    }

    #[test]
    fn steps_are_done_by_what_they_say() {
        let task = embedded().task("primo-click").unwrap();
        let progress = Progress::default();
        let key = TaskKey::embedded(&task.id);
        let with = |blocks: &str| {
            let text = format!("Program(format: 1, name: \"\", on_click: [{blocks}])");
            read(&text).unwrap()
        };
        let done = |program: &Program, item| {
            let facts = StepFacts {
                program,
                moves: 3,
                accepted: false,
                measure: None,
            };
            is_done(task, item, &facts, &progress, &key, 3)
        };
        let whole = "RemoveAreaAndDrop(Clicked)";
        for (blocks, uses, has) in [
            ("RemoveStripAndDrop(Clicked)", false, false),
            (
                "RemoveStripAndDrop(Clicked), RemoveAreaAndDrop(Hole)",
                true,
                false,
            ),
            (whole, true, true),
        ] {
            assert_eq!(done(&with(blocks), Item::Step(1)), uses, "{blocks}");
            assert_eq!(done(&with(blocks), Item::Step(2)), has, "{blocks}");
        }
        let events = [0, 3, 4].map(|step| done(&with(whole), Item::Step(step)));
        assert_eq!(events, [false; 3]);
    }
}
