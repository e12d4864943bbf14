//! The open lesson: the card docked above the program, with one step or question at a time, and the text of the task, which
//! opens over the palette.

pub mod answer;
mod card;
mod coach;
mod help_offer;
mod question;
mod reached;
mod reading;
mod solved;
mod step_place;

use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::clickomania::guide::task_text::TaskText;
use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::clickomania::library::storage::TaskKey;
use crate::window::clickomania::stage::wall_view::AskedWall;
pub use card::CardNews;
use coach::Coach;
pub use coach::Seen;
use egui::Rect;
use engine::judge::compare::ChangePlace;
use engine::language::Program;
use engine::task::Task;
use engine::wall::CellSet;
use help_offer::HelpOffer;
use reading::Reading;
use step_place::NewStep;

/// The card of the open task, and its text.
#[derive(Default)]
pub struct LessonCard {
    /// The task of the last frame.
    of: Option<TaskKey>,
    coach: Coach,
    offer: HelpOffer,
    /// The first sentence of a task without steps.
    summary: TaskText,
    reading: Reading,
    /// The place of the card in the last frame.
    place: Option<Rect>,
    /// See [`LessonCard::is_calm`].
    calm: bool,
    new_step: NewStep,
}

impl LessonCard {
    /// Per-frame update: follows the open task and ticks steps that are done.
    pub fn advance(&mut self, app: &mut ClickomaniaContext, task: &ReadyTask, seen: &Seen<'_>) {
        let key = task.key().clone();
        if self.of.as_ref() != Some(&key) {
            *self = LessonCard {
                of: Some(key.clone()),
                offer: std::mem::take(&mut self.offer),
                ..LessonCard::default()
            };
        }
        self.coach.advance(app, task, seen);
        self.coach.follow_question(app, task.task());
        let asks = self.coach.asks(app, task);
        let missed = self.coach.question.take_just_missed();
        let step = self.coach.step_at(task.task(), self.coach.present());
        let asked = (asks, step.map(|(number, _)| number));
        self.offer.advance((&key, task.task()), asked, seen, missed);
        self.calm = self.coach.is_calm(task.task(), seen.begun);
        let present = self.coach.shown() == self.coach.present();
        let step = step.filter(|_| present).map(|(number, _)| number);
        self.new_step.follow(seen.openings, step);
    }

    /// The place in the program that the present step is about, if it came since the last call.
    pub fn take_new_place(&mut self, task: &Task, program: &Program) -> Option<ChangePlace> {
        self.new_step.take_place(task, program)
    }

    /// True while the program is not yet expected to be right: the lesson began with it, or its steps do not ask for a right
    /// one yet.
    pub fn is_calm(&self) -> bool {
        self.calm
    }

    /// The program of this revision is checked: it counts as tried.
    pub fn check(&mut self, revision: u64) {
        self.coach.check(revision);
        self.offer.check(revision);
    }

    /// The number of steps and questions that are done.
    pub fn done(&self) -> usize {
        self.coach.done()
    }

    /// The place of the card in the last frame, if it was shown.
    pub fn place(&self) -> Option<Rect> {
        self.place
    }

    /// True while the text of the task is open over the palette.
    pub fn reads(&self) -> bool {
        self.reading.is_open()
    }

    /// Opens the text of the task, or closes it.
    pub fn toggle_text(&mut self) {
        self.reading.toggle();
    }

    /// Closes the text of the task: something was done.
    pub fn close_text(&mut self) {
        self.reading.close();
    }

    /// True if the card is shown for this task.
    pub fn has_card(task: &Task, free: bool) -> bool {
        !free && (!task.items().is_empty() || !task.text.is_empty())
    }

    /// The wall of the shown question, if its answer is marked on a wall.
    pub fn asked_wall(&self, task: &Task) -> Option<AskedWall> {
        self.coach.asked_wall(task)
    }

    /// Marks these cells as the answer to the shown question.
    pub fn mark(&mut self, cells: CellSet) {
        self.coach.mark(cells);
    }
}
