//! The goals of the open task: which ones were reached, and the solutions that they open.
//!
//! Only a program that was built here counts, and only with a verdict of the judge. While a block runs that was given with
//! a program (an opened file, an example, a solution), or that a hint put in, only goals below the cost of that program
//! count: see [`engine::language::program::Origin`]. The program that a task begins with does not count as it is.

mod least;
mod list;
#[cfg(test)]
mod tests;

use self::least::LeastGoal;
use super::scores::{OwnScores, ScoreChart, ScoreDots, Solutions};
use super::verdict::{Rank, Subject};
use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::clickomania::library::storage::{Progress, Reward};
use crate::window::clickomania::program::document::Document;
use egui::Ui;
pub use engine::diagnostics::measured_words;
use engine::judge::front::Scores;
use engine::judge::{Effort, Verdict};
use engine::language::Program;
use engine::language::program::Stack;
use engine::task::{KnownProgram, Measure};
use engine::text::Text;
pub use list::GoalSheet;
use std::sync::Arc;
use std::time::Duration;

/// The state of a goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GoalStage {
    Reached,
    /// Reached with a hint that put blocks in.
    Hinted,
    /// The first goal that is not reached.
    Next,
    Ahead,
}

/// A goal of the task.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Goal {
    /// The measure to be reached, or less.
    pub measure: u64,
    pub stage: GoalStage,
}

/// An achievement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Solved {
    /// The number of the goal, from 1; `None` in a task without goals, or between two goals.
    pub goal: Option<usize>,
    /// The measure of the program; `None` in a task without goals.
    pub measure: Option<u64>,
    /// The number of solutions that opened.
    pub opened: usize,
    /// The index of the mistake that was corrected.
    pub mistake: Option<usize>,
}

/// The goals of the open task.
#[derive(Default)]
pub struct Goals {
    solutions: Solutions,
    least: LeastGoal,
    own: OwnScores,
    dots: ScoreDots,
    chart: ScoreChart,
    /// The last revision of the document.
    revision: Option<u64>,
    candidate: Option<Candidate>,
    /// The celebration of the last achievement, while it is visible.
    celebration: Option<Celebration>,
    solved: Option<Solved>,
    /// The index of the mistake that was opened, and the number of that opening of the document.
    mistake: Option<(usize, u64)>,
}

/// The program under construction, if its acceptance would be an achievement.
struct Candidate {
    subject: Subject,
    measure: CandidateMeasure,
}

/// The measure of a candidate.
enum CandidateMeasure {
    /// None needed: the task has no goals, or a mistake is being corrected.
    NotNeeded,
    Known(u64),
    /// Its steps, which are counted once it is accepted.
    Steps,
}

impl Goals {
    /// The goals of a task in their order; none without judge.
    pub fn of(task: &ReadyTask, progress: &Progress) -> Vec<Goal> {
        if !task.judges() {
            return Vec::new();
        }
        let mut next = GoalStage::Next;
        let goal = |&measure: &u64| {
            let stage = match progress.reward(task.key(), measure) {
                Reward::Earned => GoalStage::Reached,
                Reward::Hinted => GoalStage::Hinted,
                Reward::None => std::mem::replace(&mut next, GoalStage::Ahead),
            };
            Goal { measure, stage }
        };
        task.task().goals.iter().map(goal).collect()
    }

    /// True if no right program for the open task costs less than this goal.
    pub fn is_least(&self, goal: &Goal) -> bool {
        let bound = self.least.bound();
        bound.is_some_and(|bound| bound.least == goal.measure)
    }

    /// The first goal not reached, and below the measure of the `present` program; `None` after the last goal.
    pub fn next(task: &ReadyTask, progress: &Progress, present: Option<u64>) -> Option<u64> {
        Goals::of(task, progress)
            .into_iter()
            .filter(|goal| matches!(goal.stage, GoalStage::Next | GoalStage::Ahead))
            .map(|goal| goal.measure)
            .find(|goal| present.is_none_or(|present| *goal < present))
    }

    /// The scores of the program under construction, once it is right and its steps are counted.
    pub fn scores(&self, subject: Option<&Subject>) -> Option<Scores> {
        self.own.scores(subject?)
    }

    /// The sentence about a personal best that this program beats.
    pub fn record(&self, subject: Option<&Subject>, text: &Text) -> Option<String> {
        self.own.record(subject?, text)
    }

    /// Goals still open for a right program with these scores: the next cost goal, and fewer blocks or steps than
    /// it has, where a known program of the same cost or less has fewer.
    pub fn left_to_reach(&mut self, scores: &Scores, app: &ClickomaniaContext) -> Vec<String> {
        let ready = app.services.task.ready();
        let task = ready.task();
        let present = Some(scores.by(task.measure));
        let goal = Goals::next(ready, &app.services.progress, present);
        let mut left = Vec::from_iter(goal.map(|goal| (task.measure, goal)));
        if task.tools.solutions {
            self.solutions.count_steps(ready, app);
            for measure in [Measure::Blocks, Measure::Steps] {
                let least = self.solutions.least(scores.cost, measure);
                let less = least.filter(|&least| least < scores.by(measure));
                left.extend(less.map(|less| (measure, less)));
            }
        }
        let words = |(measure, value)| measured_words(&app.text, measure, value);
        left.into_iter().map(words).collect()
    }

    /// Per-frame update: follows the document, and asks the judge if its verdict could be an achievement. `subject` is the
    /// program, if it can be judged.
    pub fn advance(
        &mut self,
        document: &mut Document,
        subject: Option<&Subject>,
        app: &mut ClickomaniaContext,
    ) {
        self.solutions.advance(document.task(), app);
        self.least.advance(document.task(), app.waker());
        self.own.advance(document, subject, app);
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
        // The program that a task begins with is often right already.
        if document.is_as_begun() || !document.task().judges() {
            return None;
        }
        let task = document.task().clone();
        let cost = document.cost();
        let measure = if let Some((index, _)) = self.mistake {
            let found = progress.found(task.key(), index);
            (!found).then_some(CandidateMeasure::NotNeeded)
        } else if task.task().goals.is_empty() {
            let given = document.program().least_origin().given.is_some();
            let done = progress.is_done(task.key());
            (!done && !given).then_some(CandidateMeasure::NotNeeded)
        } else if let Some(measure) = task.measure(cost) {
            let gains = progress.gains(task.key(), measure, document.program());
            gains.then_some(CandidateMeasure::Known(measure))
        } else {
            Some(CandidateMeasure::Steps)
        };
        let measure = measure?;
        Some(Candidate { subject, measure })
    }

    /// Handles the verdict on the candidate; true if there is an achievement.
    pub fn handle_verdict(&mut self, app: &mut ClickomaniaContext) -> bool {
        let Some(candidate) = &self.candidate else {
            return false;
        };
        let Some(finding) = app.services.judge.found(&candidate.subject) else {
            return false;
        };
        let accepted = finding.judgement.verdict == Verdict::Accepted;
        // A quick look can refuse a program, but not accept it.
        if accepted && finding.effort < Effort::Normal {
            return false;
        }
        if !accepted {
            self.candidate = None;
            return false;
        }
        let measure = match &candidate.measure {
            CandidateMeasure::NotNeeded => None,
            CandidateMeasure::Known(measure) => Some(*measure),
            CandidateMeasure::Steps => match self.own.scores(&candidate.subject) {
                None => return false,
                Some(scores) => Some(scores.by(Measure::Steps)),
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

    /// Records an accepted program; returns the sentence about it if it is an achievement.
    fn accepted(
        &mut self,
        task: &ReadyTask,
        measure: Option<u64>,
        program: &Program,
        progress: &mut Progress,
        text: &Text,
    ) -> Option<String> {
        let goals = &task.task().goals;
        let before = progress.best(task.key());
        let rewards = |progress: &Progress| -> Vec<Reward> {
            let reward = |&goal: &u64| progress.reward(task.key(), goal);
            goals.iter().map(reward).collect()
        };
        let was = rewards(progress);
        if !progress.reach(task.key(), measure, goals.is_empty(), program) {
            return None;
        }
        let is = rewards(progress);
        if is.iter().any(|reward| *reward > Reward::None) {
            progress.reach(task.key(), None, true, program);
        }
        let new = |reward| -> Vec<usize> {
            let goals = 0..goals.len();
            goals
                .filter(|&goal| was[goal] < reward && is[goal] == reward)
                .collect()
        };
        let (earned, hinted) = (new(Reward::Earned), new(Reward::Hinted));
        if let (Some(measure), true) = (measure, earned.is_empty()) {
            if !hinted.is_empty() {
                let what = measured_words(text, task.task().measure, measure);
                return Some(text.msg_ladder_says_hinted(what));
            }
            if progress.best(task.key()) != Some(measure) || gains_nothing(task, measure) {
                return None;
            }
        }
        let opened = if task.task().tools.solutions {
            let solutions = earned
                .iter()
                .map(|&goal| self.solutions.of_goal(task, goal).len());
            solutions.sum()
        } else {
            0
        };
        let celebrated = earned.iter().map(|&goal| goals[goal]).collect();
        self.celebration = Some(Celebration::of(celebrated));
        self.solved = Some(Solved {
            goal: earned.last().map(|last| last + 1),
            measure,
            opened,
            mistake: None,
        });
        Some(congratulation(text, task, measure, opened, before))
    }

    /// The last achievement in this task, until it is dismissed.
    pub fn solved(&self) -> Option<&Solved> {
        self.solved.as_ref()
    }

    /// Dismisses the achievement.
    pub fn dismiss(&mut self) {
        self.solved = None;
    }

    /// Notes that the mistake with this index was opened, to be corrected.
    pub fn open_mistake(&mut self, index: usize, document: &Document) {
        self.mistake = Some((index, document.openings()));
    }

    /// The index of the mistake that is being corrected.
    pub fn opened_mistake(&self) -> Option<usize> {
        self.mistake.map(|(index, _)| index)
    }

    /// The index of the first mistake of the open task that was not found yet; `None` without judge and in a contest.
    pub fn mistake_to_find(app: &ClickomaniaContext) -> Option<usize> {
        let task = app.services.task.ready();
        let progress = &app.services.progress;
        if !task.judges() || app.contest() {
            return None;
        }
        (0..task.task().mistakes.len()).find(|&index| !progress.found(task.key(), index))
    }

    /// The goals of the visible celebration, and its strength from 1 down to 0.
    pub fn celebration(&mut self, ui: &Ui, reduced_motion: bool) -> Option<(Vec<u64>, f32)> {
        let seen = self.celebration.as_mut()?.seen(ui, reduced_motion);
        if seen.is_none() {
            self.celebration = None;
        }
        seen
    }

    /// True if the solution with this index may be opened: its goal was reached, or a teacher opened all.
    pub fn is_open(&self, solution: usize, app: &ClickomaniaContext) -> bool {
        self.solutions
            .is_open(app.services.task.ready(), solution, app)
    }

    /// The reason why a solution is closed, and what opens it.
    pub fn closed(&self, solution: usize, app: &ClickomaniaContext) -> String {
        let ready = app.services.task.ready();
        let task = ready.task();
        let goal = self.solutions.goal_of(ready, solution);
        match goal.and_then(|goal| task.goals.get(goal)) {
            Some(goal) if task.tools.solutions => {
                let goal = measured_words(&app.text, task.measure, *goal);
                app.text.msg_ladder_says_closed(goal)
            }
            _ => app.text.msg_task_no_solutions(),
        }
    }
}

/// True if a program of this measure is no better than the program that the task begins with.
fn gains_nothing(task: &ReadyTask, measure: u64) -> bool {
    let start = &task.task().start;
    !start.stack(Stack::Hat).is_empty()
        && (task.measure(&task.cost(start))).is_some_and(|at_start| measure >= at_start)
}

/// The sentence about an achievement; `opened` is the number of solutions that it opens.
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
    let words = |measure| measured_words(text, task.task().measure, measure);
    let what = words(measure);
    let first = before.is_none_or(|before| before > known);
    // The last goal of a lesson is not the best known program.
    let best_known = task.is_free();
    if best_known && measure < known {
        text.msg_ladder_says_beaten(what, words(known))
    } else if best_known && measure == known && first {
        text.msg_ladder_says_best(what)
    } else if opened > 0 && task.task().controls.goals {
        text.msg_ladder_says_rung(opened, what)
    } else {
        text.msg_ladder_says_better(what)
    }
}

/// The duration of a celebration.
const SECONDS: f64 = 2.0;

/// A highlight of reached goals, shown for a moment.
#[derive(Clone, PartialEq, Debug)]
struct Celebration {
    goals: Vec<u64>,
    /// When it was first shown, in egui's seconds.
    begun: Option<f64>,
}

impl Celebration {
    /// A celebration of these goals; none for an achievement between two goals.
    fn of(goals: Vec<u64>) -> Celebration {
        Celebration { goals, begun: None }
    }

    /// The goals and the strength of the highlight: from 1 down to 0, with reduced motion always 1. `None` when it is over.
    fn seen(&mut self, ui: &Ui, reduced_motion: bool) -> Option<(Vec<u64>, f32)> {
        let now = ui.input(|input| input.time);
        let past = now - *self.begun.get_or_insert(now);
        let left = 1.0 - past / SECONDS;
        if left <= 0.0 {
            // Parts that were painted before go too.
            ui.ctx().request_repaint();
            return None;
        }
        if reduced_motion {
            let rest = Duration::from_secs_f64(SECONDS - past);
            ui.ctx().request_repaint_after(rest);
            return Some((self.goals.clone(), 1.0));
        }
        ui.ctx().request_repaint();
        // Full at first, then it fades.
        Some((self.goals.clone(), (left as f32 * 1.6).min(1.0)))
    }
}

/// The part of a move that a solution of the two games spells out in small blocks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum SpelledPart {
    Whole,
    Infection,
    Removal,
    Fall,
}

impl SpelledPart {
    /// Taken from the file name, see `programs/README.md`.
    fn of(solution: &KnownProgram) -> SpelledPart {
        let file = solution.file.as_deref().unwrap_or_default();
        let name = file.rsplit_once('/').map_or(file, |(_, name)| name);
        match name.split('-').next() {
            Some("area" | "infezione") => SpelledPart::Infection,
            Some("rimozione") => SpelledPart::Removal,
            Some("caduta") => SpelledPart::Fall,
            _ => SpelledPart::Whole,
        }
    }
}
