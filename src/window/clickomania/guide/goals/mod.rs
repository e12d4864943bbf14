//! The goals of the open task: what a person has reached of them, and the solutions that are open by that.
//!
//! Only a verdict of the judge counts, and only for a program that was built here: one that is as it was
//! opened, and is known, is not one's own (see [`crate::window::clickomania::program::fingerprint::Fingerprint`]), nor is what
//! the task begins with.

mod celebration;
mod list;
mod solutions;

use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::clickomania::guide::verdict::{Rank, Subject};
use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::clickomania::library::storage::Progress;
use crate::window::clickomania::program::document::Document;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::background;
use crate::window::kit::background::BackgroundTask;
use celebration::Celebration;
use egui::Ui;
pub use engine::diagnostics::measured_words;
use engine::judge::measure::{goal_reached, measured};
use engine::judge::{Effort, Verdict};
use engine::language::Program;
use engine::language::program::Stack;
use engine::run::compile::compile;
use engine::text::Text;
use solutions::Solutions;
use std::sync::Arc;

/// How far one is with a goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GoalStage {
    Reached,
    /// The first that is not.
    Next,
    Ahead,
}

/// A goal of the task.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Goal {
    /// What is to be reached, or less.
    pub measure: u64,
    pub stage: GoalStage,
}

/// What was reached just now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Solved {
    /// The number of the goal, from 1; `None` of a task without goals, or between two goals.
    pub goal: Option<usize>,
    /// What the program measures; `None` if the task has no goals.
    pub measure: Option<u64>,
    /// How many solutions opened.
    pub opened: usize,
    /// The number of the mistake that was mended, from 0.
    pub mistake: Option<usize>,
}

/// The goals of the open task.
#[derive(Default)]
pub struct Goals {
    solutions: Solutions,
    /// The revision of the document that was looked at last.
    revision: Option<u64>,
    candidate: Option<Candidate>,
    /// What was just reached, while it is celebrated.
    celebration: Option<Celebration>,
    solved: Option<Solved>,
    /// The number of the mistake that was opened, from 0, and in which opening of the document.
    mistake: Option<(usize, u64)>,
}

/// The program under construction, if it would be the best so far.
struct Candidate {
    subject: Subject,
    measure: CandidateMeasure,
}

/// What a candidate measures.
enum CandidateMeasure {
    /// It need not: the task has no goals, or a mistake is being mended.
    Nothing,
    Known(u64),
    /// Its steps are being counted.
    Counting(BackgroundTask<u64>),
}

impl Goals {
    /// The goals of a task, the first one first: the one place that says which there are. None without judge.
    pub fn of(task: &ReadyTask, progress: &Progress) -> Vec<Goal> {
        if !task.judges() {
            return Vec::new();
        }
        let best = progress.best(task.key());
        let mut next = GoalStage::Next;
        let goal = |&measure: &u64| {
            let stage = if best.is_some_and(|best| best <= measure) {
                GoalStage::Reached
            } else {
                std::mem::replace(&mut next, GoalStage::Ahead)
            };
            Goal { measure, stage }
        };
        task.task().goals.iter().map(goal).collect()
    }

    /// What is to be reached next, below what the program at hand `does` already, whoever made it; none if the last
    /// goal was reached.
    pub fn next(task: &ReadyTask, progress: &Progress, does: Option<u64>) -> Option<u64> {
        let goals = Goals::of(task, progress);
        let mut open = goals.iter().filter(|goal| goal.stage != GoalStage::Reached);
        let next = open.find(|goal| does.is_none_or(|does| goal.measure < does));
        next.map(|goal| goal.measure)
    }

    /// Follows the document. Wants a verdict if the program would be the best so far and is one's own. `subject`: the program, if it can be judged.
    pub fn advance(
        &mut self,
        document: &mut Document,
        subject: Option<&Subject>,
        app: &mut ClickomaniaContext,
    ) {
        self.solutions.advance(document.task(), app.waker());
        if self.revision != Some(document.revision()) {
            self.revision = Some(document.revision());
            self.mistake = (self.mistake).filter(|(_, opening)| *opening == document.openings());
            self.candidate = self.candidate(document, subject, app);
        }
        if let Some(candidate) = &self.candidate {
            let judge = &mut app.services.judge;
            judge.want(&candidate.subject, Effort::Normal, Rank::Background);
        }
    }

    fn candidate(
        &self,
        document: &mut Document,
        subject: Option<&Subject>,
        app: &ClickomaniaContext,
    ) -> Option<Candidate> {
        let (subject, progress) = (subject?.clone(), &app.services.progress);
        // What a task begins with is often right already: nothing is reached by it.
        if document.is_merely_opened() || document.is_as_begun() || !document.task().judges() {
            return None;
        }
        let task = document.task().clone();
        let best = progress.best(task.key());
        let better = |measure| best.is_none_or(|best| measure < best);
        let cost = document.cost();
        let measure = match task.measure(cost) {
            _ if let Some((number, _)) = self.mistake => {
                let found = progress.found(task.key(), number);
                (!found).then_some(CandidateMeasure::Nothing)?
            }
            _ if task.task().goals.is_empty() => {
                let done = progress.is_done(task.key());
                (!done).then_some(CandidateMeasure::Nothing)?
            }
            Some(measure) => CandidateMeasure::Known(Some(measure).filter(|of| better(*of))?),
            None => CandidateMeasure::Counting(count(&task, &subject, app)?),
        };
        Some(Candidate { subject, measure })
    }

    /// Hears the verdict on that program; whether there was something to be told.
    pub fn hear(&mut self, app: &mut ClickomaniaContext) -> bool {
        let Some(candidate) = &mut self.candidate else {
            return false;
        };
        let Some(finding) = app.services.judge.found(&candidate.subject) else {
            return false;
        };
        let accepted = finding.judgement.verdict == Verdict::Accepted;
        // A quick look is no verdict yet; but one that fails has failed.
        if accepted && finding.effort < Effort::Normal {
            return false;
        }
        if !accepted {
            self.candidate = None;
            return false;
        }
        let measure = match &candidate.measure {
            CandidateMeasure::Nothing => None,
            CandidateMeasure::Known(measure) => Some(*measure),
            CandidateMeasure::Counting(work) => match work.progress() {
                background::WorkState::Busy => return false,
                background::WorkState::Done(steps) => Some(steps),
                background::WorkState::Lost => {
                    self.candidate = None;
                    return false;
                }
            },
        };
        let subject = candidate.subject.clone();
        self.candidate = None;
        let text = app.text;
        let (task, progress) = (subject.task(), &mut app.services.progress);
        if let Some((number, _)) = self.mistake {
            progress.mistake_found(task.key(), number);
            self.celebration = Some(Celebration::of(Vec::new()));
            self.solved = Some(Solved {
                goal: None,
                measure: None,
                opened: 0,
                mistake: Some(number),
            });
            app.say(app.text.msg_task_mistake_found());
            return true;
        }
        let program = Arc::clone(subject.shared());
        match self.accepted(task, measure, &program, progress, &text) {
            Some(sentence) => {
                app.say(sentence);
                true
            }
            None => false,
        }
    }

    /// A program of one's own was accepted. What is to be said when it is the best so far.
    fn accepted(
        &mut self,
        task: &ReadyTask,
        measure: Option<u64>,
        program: &Program,
        progress: &mut Progress,
        text: &Text,
    ) -> Option<String> {
        let goals = &task.task().goals;
        let last = |measure| goal_reached(goals, measure);
        let before = progress.best(task.key());
        let (was, is) = (before.and_then(last), measure.and_then(last));
        let done = goals.is_empty() || is.is_some();
        if !progress.reach(task.key(), measure, done, program) {
            return None;
        }
        let first = was.map_or(0, |was| was + 1);
        let new = is.map_or(0..0, |is| first..is + 1);
        if new.is_empty() && measure.is_some_and(|measure| gains_nothing(task, measure)) {
            return None;
        }
        let opened = if task.task().tools.solutions {
            new.clone()
                .map(|goal| self.solutions.of_goal(task, goal).len())
                .sum()
        } else {
            0
        };
        self.celebration = Some(Celebration::of(goals[new.clone()].to_vec()));
        self.solved = Some(Solved {
            goal: is.filter(|_| !new.is_empty()).map(|is| is + 1),
            measure,
            opened,
            mistake: None,
        });
        Some(congratulation(text, task, measure, opened, before))
    }

    /// What was reached since the program or the task is open, until it is put away.
    pub fn solved(&self) -> Option<&Solved> {
        self.solved.as_ref()
    }

    /// Puts that away: it was seen, or another program is there.
    pub fn dismiss(&mut self) {
        self.solved = None;
    }

    /// A copy of the mistake with this number, from 0, was opened.
    pub fn seek_mistake(&mut self, number: usize, document: &Document) {
        self.mistake = Some((number, document.openings()));
    }

    /// The number of the mistake that is being looked for, from 0.
    pub fn mends_mistake(&self) -> Option<usize> {
        self.mistake.map(|(number, _)| number)
    }

    /// The number of the first mistake of the open task that nobody found here yet, from 0; none without judge.
    pub fn mistake_to_find(app: &ClickomaniaContext) -> Option<usize> {
        let task = app.services.task.ready();
        let progress = &app.services.progress;
        let count = task.task().mistakes.len();
        (0..count)
            .filter(|_| task.judges() && !app.contest())
            .find(|&number| !progress.found(task.key(), number))
    }

    /// The goals that are being celebrated, and how strongly, from 1 to 0.
    pub fn celebration(&mut self, ui: &Ui, calm: bool) -> Option<(Vec<u64>, f32)> {
        let seen = self.celebration.as_mut()?.seen(ui, calm);
        if seen.is_none() {
            self.celebration = None;
        }
        seen
    }

    /// Whether the solution with this number, from 0, may be opened: its goal was reached, or a teacher opened all.
    pub fn is_open(&self, solution: usize, app: &ClickomaniaContext) -> bool {
        let task = app.services.task.ready();
        let progress = &app.services.progress;
        if !task.task().tools.solutions {
            return false;
        }
        let goals = &task.task().goals;
        let reached = match self.solutions.measure(solution) {
            _ if goals.is_empty() => progress.is_done(task.key()),
            Some(measure) => {
                let goal = goals[goal_reached(goals, measure).unwrap_or(0)];
                progress.best(task.key()).is_some_and(|best| best <= goal)
            }
            None => false,
        };
        reached || app.teacher.solutions_open()
    }

    /// Why a solution is closed, and what opens it.
    pub fn closed(&self, solution: usize, app: &ClickomaniaContext) -> String {
        let task = app.services.task.task();
        let goal = self.solutions.measure(solution);
        let goal = goal.and_then(|measure| {
            let goal = goal_reached(&task.goals, measure).unwrap_or(0);
            task.goals.get(goal)
        });
        match goal {
            Some(goal) if task.tools.solutions => {
                let goal = measured_words(&app.text, task.measure, *goal);
                app.text.msg_ladder_says_closed(goal)
            }
            _ => app.text.msg_task_no_solutions(),
        }
    }
}

/// Whether a program that measures so much costs no less than what the task begins with.
fn gains_nothing(task: &ReadyTask, measure: u64) -> bool {
    let start = &task.task().start;
    let begun = !start.stack(Stack::Hat).is_empty();
    let begun = task.measure(&task.cost(start)).filter(|_| begun);
    begun.is_some_and(|begun| measure >= begun)
}

/// Counts the steps of a program beside the window. `None` if it cannot run, or the system gives no thread.
fn count(task: &ReadyTask, subject: &Subject, app: &AppContext) -> Option<BackgroundTask<u64>> {
    let code = compile(subject.program()).ok()?;
    let (task, program) = (task.clone(), Arc::clone(subject.shared()));
    let count = move |go_on: &(dyn Fn() -> bool + Sync)| {
        measured(task.task(), task.rules(), &program, &code, go_on)
    };
    BackgroundTask::start(count, app.waker()).ok()
}

/// What is said when something is reached for the first time; `opened` are the solutions that open by it.
fn congratulation(
    text: &Text,
    task: &ReadyTask,
    measure: Option<u64>,
    opened: usize,
    before: Option<u64>,
) -> String {
    let goals = &task.task().goals;
    let (Some(measure), Some(&known)) = (measure, goals.last()) else {
        return text.msg_task_done();
    };
    let words = |much| measured_words(text, task.task().measure, much);
    let what = words(measure);
    let first = before.is_none_or(|before| before > known);
    // The last goal of a lesson is only the last of this lesson.
    let last = task.is_free();
    if last && measure < known {
        text.msg_ladder_says_beaten(what, words(known))
    } else if last && measure == known && first {
        text.msg_ladder_says_best(what)
    } else if opened > 0 {
        text.msg_ladder_says_rung(opened, what)
    } else {
        text.msg_ladder_says_better(what)
    }
}

#[cfg(test)]
mod tests;
