//! The coach: the steps and questions of a task, one at a time.

use super::card::Beside;
use super::question::{PosedQuestion, QuestionView};
use super::reached::Reached;
use crate::window::clickomania::command::{ClickomaniaContext, EditorCommand};
use crate::window::clickomania::command::{PaletteBlock, task_variable};
use crate::window::clickomania::guide::task_text::{
    BlockTouch, TaskText, TextSize, fitted, show_takeable,
};
use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::clickomania::program::canvas::{BlockPainter, Excerpt};
use crate::window::clickomania::program::palette::Taken;
use crate::window::clickomania::stage::EndedMove;
use crate::window::clickomania::stage::wall_view::AskedWall;
use crate::window::kit::widgets::Explained as _;
use egui::{Id, Role, Sense, Ui, WidgetInfo};
use engine::language::program::Stack;
use engine::language::{Kind, Program};
use engine::task::steps::{Item, ItemStates, StepFacts};
use engine::task::{Answer, LessonStep, Question, Task, Until};
use engine::text::{Language, Text};
use engine::wall::{Cell, CellSet};

/// Facts of a frame about the program and the moves.
pub struct Seen<'a> {
    pub program: &'a Program,
    /// The revision of the document, and the number of programs that were opened in it.
    pub revision: u64,
    pub openings: u64,
    /// The number of changes that can be undone.
    pub edits: usize,
    /// True if the program is the one with which the task begins.
    pub begun: bool,
    /// True if it is that one, or one that was opened.
    pub given: bool,
    /// True if the program is right, false if it is not; `None` while that is not known.
    pub right: Option<bool>,
    /// The measure of the program, if it is known.
    pub measure: Option<u64>,
    /// True if the program was tried on the wall since its last edit.
    pub tried: bool,
    /// The moves that ended since the last frame.
    pub moves: Vec<EndedMove>,
}

/// The request of the present item.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks {
    /// A press, a move, or nothing more.
    Nothing,
    /// An answer, at the item with this index.
    Answer(usize),
    /// A program, at the item with this index; behind the last one, a program that reaches a goal.
    Program(usize),
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
    /// The key of `states`: the reading of the task, the revisions of document and progress, the verdict, the steps that
    /// stay done.
    made_for: Option<(u64, u64, u64, Judged, usize)>,
    /// The last known verdict. It stays until the next one, so that the card does not jump while the judge works, or until
    /// another program is opened.
    judged: Judged,
    /// The number of programs that were opened in the document.
    openings: u64,
    /// The index of the item that is looked at again.
    revisited: Option<usize>,
    /// Optional items before this index were passed over.
    passed: usize,
    reached: Reached,
    text: TaskText,
    pub(super) question: QuestionView,
    asked_block: AskedBlock,
}

impl Coach {
    /// Per-frame update: notes what was done, and which items are done.
    pub fn advance(&mut self, app: &mut ClickomaniaContext, task: &ReadyTask, seen: &Seen<'_>) {
        let key = task.key();
        if self.openings != seen.openings {
            self.openings = seen.openings;
            self.judged = Judged::default();
            self.reached = Reached::default();
        }
        if let Some(right) = seen.right {
            let measure = seen.measure;
            self.judged = Judged { right, measure };
        }
        for step in self.completed_by(task.task(), &seen.moves) {
            app.services.progress.step_done(key, step);
        }
        let shown = self.shown();
        let rests = self.asks_on_wall(task.task(), shown + 1);
        let kept = self.reached.advance(seen, shown, rests);
        let progress = &app.services.progress;
        let made_for = (
            task.number(),
            seen.revision,
            progress.revision(),
            self.judged,
            kept,
        );
        let before = self.present();
        if self.made_for != Some(made_for) {
            self.made_for = Some(made_for);
            let questions = 1..=task.task().questions.len();
            self.states = task.task().item_states(&StepFacts {
                program: seen.program,
                kept,
                right: self.judged.right,
                measure: self.judged.measure,
                happened: &progress.steps(key),
                answered: &questions
                    .filter(|number| progress.answer(key, *number).is_some())
                    .collect(),
            });
        }
        self.reached.follow(task.task(), seen, &self.states);
        let present = self.present();
        if self.question.take_just_answered() && self.revisited.is_none() {
            // The explanation of the answer stays until the next press.
            self.revisited = Some(before);
        } else if present < before {
            // A step is open again, or the task was begun over.
            self.revisited = None;
            self.passed = self.passed.min(present);
        }
        let all_done = self.done() >= self.count() && self.count() > 0;
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
        self.reached.present()
    }

    /// The number of items before the first that is not done.
    pub fn done(&self) -> usize {
        self.states.present.unwrap_or(self.states.items.len())
    }

    /// True if the item with this index is a question whose answer is marked on a wall, in the place of the game.
    fn asks_on_wall(&self, task: &Task, at: usize) -> bool {
        let asked = self.question_at(task, at);
        asked.is_some_and(|(_, question)| matches!(question.answer, Answer::Cells { .. }))
    }

    /// The request of the present item.
    pub(super) fn asks(&self, app: &ClickomaniaContext, task: &ReadyTask) -> Asks {
        let present = self.present();
        let done = app.services.progress.is_done(task.key());
        if self.question_at(task.task(), present).is_some() {
            return Asks::Answer(present);
        }
        match self.step_at(task.task(), present) {
            Some((_, step)) if step.until.is_event() => Asks::Nothing,
            None if done || !task.judges() => Asks::Nothing,
            _ => Asks::Program(present),
        }
    }

    /// True if the present item does not ask for a right program, or the program is still the one of the beginning.
    pub(super) fn is_calm(&self, task: &Task, begun: bool) -> bool {
        let present = self.present();
        let ends_stage = |(_, step): (usize, &LessonStep)| step.until.ends_stage();
        present < self.count() && (begun || !self.step_at(task, present).is_some_and(ends_stage))
    }

    /// The index of the shown item: an optional one that was not passed over comes before the present one, and one that
    /// was not read though it is done.
    pub fn shown(&self) -> usize {
        let present = self.present();
        let open = |index: &usize| !self.states.items[*index].done;
        let optional = || (self.passed..present).find(open);
        self.revisited
            .filter(|at| *at < self.states.items.len())
            .or_else(optional)
            .unwrap_or_else(|| self.reached.shown())
    }

    /// Shows a past item again, or the present one.
    pub(super) fn revisit(&mut self, at: usize) {
        self.revisited = (at != self.present()).then_some(at);
    }

    /// The question of the item with this index, with its number, from 1.
    pub(super) fn question_at<'t>(
        &self,
        task: &'t Task,
        at: usize,
    ) -> Option<(usize, &'t Question)> {
        asked_question(task, self.states.items.get(at)?.item)
    }

    /// True if the answer is given in fields, and not given yet. Cells are marked on the wall.
    pub(super) fn has_fields(&self, task: &Task, at: usize) -> bool {
        self.open_question(task, at).is_some() && !self.asks_on_wall(task, at)
    }

    /// The question of the item with this index, with its number, from 1, unless it is answered.
    pub(super) fn open_question<'t>(
        &self,
        task: &'t Task,
        at: usize,
    ) -> Option<(usize, &'t Question)> {
        self.question_at(task, at)
            .filter(|_| !self.question.is_answered())
    }

    /// The step with this index, if a press on the button completes it now.
    pub(super) fn pressed_step(&self, task: &Task, at: usize) -> Option<usize> {
        let Item::Step(number) = self.states.items.get(at)?.item else {
            return None;
        };
        let pressed = matches!(task.steps.get(number)?.until, Until::Pressed);
        let waits = || self.states.waiting().any(|waiting| waiting == number);
        let open = at == self.present() || waits();
        (pressed && open).then_some(number)
    }

    /// Goes on from an item that is looked at again, or passes an optional one over.
    pub(super) fn go_on(&mut self, at: usize) {
        self.read(at);
        let again = self.revisited.is_some() && at + 1 < self.present();
        self.passed = self.passed.max(at + 1);
        self.revisited = again.then_some(at + 1);
    }

    /// The item with this index was read.
    pub(super) fn read(&mut self, at: usize) {
        self.reached.read(at);
    }

    /// The program of this revision is checked.
    pub fn check(&mut self, revision: u64) {
        self.reached.check(revision);
    }

    /// True if the item with this index is done.
    pub(super) fn is_done(&self, at: usize) -> bool {
        self.states.items.get(at).is_some_and(|item| item.done)
    }

    /// The number of items.
    pub(super) fn count(&self) -> usize {
        self.states.items.len()
    }

    /// The step of an item.
    pub(super) fn step_at<'t>(&self, task: &'t Task, at: usize) -> Option<(usize, &'t LessonStep)> {
        match self.states.items.get(at)?.item {
            Item::Step(number) => Some((number, task.steps.get(number)?)),
            Item::Question(_) => None,
        }
    }

    /// Takes up the shown question with what was answered before.
    pub(super) fn follow_question(&mut self, app: &mut ClickomaniaContext, task: &Task) {
        let key = app.services.task.key().clone();
        if let Some((number, question)) = self.question_at(task, self.shown()) {
            let posed = PosedQuestion {
                task: &key,
                number,
                question,
            };
            self.question.follow(app, posed);
            self.question.save_answer(app, posed);
        }
    }

    /// The wall of the shown question, if its answer is marked on a wall.
    pub(super) fn asked_wall(&self, task: &Task) -> Option<AskedWall> {
        let (_, question) = self.question_at(task, self.shown())?;
        let Answer::Cells { wall, .. } = &question.answer else {
            return None;
        };
        Some(AskedWall {
            wall: *wall,
            click: clicked(question),
            marked: self.question.marked(),
            answered: self.question.is_answered(),
        })
    }

    pub(super) fn mark(&mut self, cells: CellSet) {
        self.question.mark(cells);
    }

    /// Shows the sentence of a step or question, or why the answer is right.
    pub(super) fn show_words(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        task: &Task,
        at: usize,
        size: TextSize,
    ) -> Option<Taken> {
        if let Some((_, question)) = self.question_at(task, at)
            && self.question.is_answered()
        {
            return self
                .question
                .show_reason(ui, app, block_painter, question, size);
        }
        let words = self.sentence(&app.text, task, at);
        self.text
            .show_sentence(ui, app, block_painter, &words, size)
    }

    /// The sentence of a step or question, with its picture.
    fn sentence(&self, text: &Text, task: &Task, at: usize) -> String {
        let step = self.step_at(task, at);
        let words = step.map_or("", |(_, step)| step.text.shown(text.language()));
        let asked = self.question_at(task, at);
        match asked.map(|(_, question)| question.text.shown(text.language())) {
            Some(asked) if words.trim().is_empty() => asked.to_owned(),
            // What a step says leads to its question.
            Some(asked) => format!("{words}\n\n{asked}"),
            None => words.to_owned(),
        }
    }

    /// The words of the card, without its picture.
    pub(super) fn words(&self, text: &Text, task: &Task, at: usize) -> String {
        let answered = (self.question_at(task, at)).filter(|_| self.question.is_answered());
        let words = match answered {
            Some((_, question)) => question.because.shown(text.language()).to_owned(),
            None => self.sentence(text, task, at),
        };
        let before_picture = words.split("```").next().unwrap_or_default();
        before_picture.trim().to_owned()
    }

    /// Shows the picture of a step, the block that it asks for, or the fields of a question.
    pub(super) fn show_beside(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        task: &Task,
        at: usize,
    ) -> Beside {
        if let Some((_, question)) = self.question_at(task, at) {
            if !self.has_fields(task, at) {
                return Beside::default();
            }
            return self.question.show_fields(ui, app, block_painter, question);
        }
        let Some((number, step)) = self.step_at(task, at) else {
            return Beside::default();
        };
        let pictured = TaskText::has_picture(step.text.shown(app.text.language()));
        let taken = match task.asked_block(number).filter(|_| !pictured) {
            Some(kind) => self.asked_block.show(ui, app, block_painter, kind),
            None => self.text.show_picture(ui, app, block_painter),
        };
        Beside {
            taken,
            enter: false,
        }
    }
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

/// The most that the block that a step asks for is zoomed.
const BLOCK_ZOOM: f32 = 1.0;

/// The block that a step asks for, laid out when it changes.
#[derive(Default)]
pub(super) struct AskedBlock {
    shown: Option<(PaletteBlock, Language, f32, Excerpt)>,
}

impl AskedBlock {
    /// Shows a block of this kind in the middle of `ui`; it can be dragged, and a press shows it in the palette.
    fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        kind: Kind,
    ) -> Option<Taken> {
        let (language, room) = (app.text.language(), ui.max_rect());
        let task = app.services.task.task();
        let piece = PaletteBlock::new(kind, task_variable(kind, &task.start, &task.start));
        let width = room.width();
        let (.., blocks) = match self.shown.take() {
            Some(shown) if (&shown.0, shown.1, shown.2) == (&piece, language, width) => {
                self.shown.insert(shown)
            }
            _ => {
                let blocks = Excerpt::of_piece(&piece, &task.costs, &app.text, width);
                self.shown.insert((piece.clone(), language, width, blocks))
            }
        };
        let (zoom, place) = fitted(blocks, room, BLOCK_ZOOM);
        let response = ui.interact(place, Id::unique("asked block"), Sense::click_and_drag());
        response.widget_info(|| {
            let name = app.text.msg_lesson_find_block(piece.name(&app.text));
            WidgetInfo::labeled(Role::Button, true, name)
        });
        let touch = show_takeable(ui, block_painter, blocks, zoom, &response);
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
