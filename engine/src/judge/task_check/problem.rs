//! What can be wrong with a task.

use crate::judge::Verdict;
use crate::language::Kind;
use crate::run::rules::{RulesError, RulesFailure};
use crate::wall::{Cell, Wall};

/// Something about a task that is not as it should be.
#[derive(Clone, Debug)]
pub struct TaskFinding {
    /// The part of the task, as [`TaskPlaces::of`](crate::task::file::TaskPlaces::of) knows it.
    pub path: String,
    pub problem: TaskProblem,
}

/// What is wrong with a part of a task.
#[derive(Clone, Debug)]
pub enum TaskProblem {
    /// A list of commands is not ready to run, or draws by chance.
    Rules(RulesError),
    /// A list of commands fails, or does not end.
    RulesFail(RulesFailure),
    /// There are solutions, goals or steps for a right program, but nothing is wanted.
    NothingWanted,
    /// A goal that is not smaller than the one before.
    GoalRises,
    /// Points whose measure does not fall, or that do not grow.
    PointsDisordered,
    /// A solution that is not ready, uses a block that the task does not have, or is not right.
    SolutionNotAccepted { name: String, verdict: Verdict },
    /// No solution reaches the last goal; what the best one has.
    LastGoalNotReached { goal: u64, best: Option<u64> },
    /// A goal that no program can reach: none costs less than `least`.
    GoalBelowLeast { goal: u64, least: u64 },
    /// No program can be right: its blocks cannot make this wall the one that is wanted.
    Impossible { wall: Wall, click: Cell },
    /// A warning: a solution that costs less than the last goal.
    SolutionBelowLastGoal { name: String, cost: u64, goal: u64 },
    /// A mistake that is right.
    MistakeAccepted { name: String },
    /// A block that the task does not have.
    BlockNotAllowed { block: Kind },
    /// A question about cells whose commands fail or do not end.
    QuestionFails {
        /// Its number, from 0.
        question: usize,
        why: RulesFailure,
    },
    /// A warning: a question about cells whose answer is that none changes.
    NoCellChanges,
    /// A warning: a text that is needed and has no words in any language.
    TextMissing,
    /// A warning: a text that is not there in all languages in which the task is.
    LanguageMissing { codes: Vec<&'static str> },
    /// A warning: something is wanted, but no goal is set.
    NoGoals,
}

impl TaskProblem {
    /// Whether the task can be used nevertheless.
    pub fn is_warning(&self) -> bool {
        matches!(
            self,
            TaskProblem::NoCellChanges
                | TaskProblem::TextMissing
                | TaskProblem::LanguageMissing { .. }
                | TaskProblem::NoGoals
                | TaskProblem::SolutionBelowLastGoal { .. }
        )
    }

    /// Its name in JSON.
    pub fn id(&self) -> &'static str {
        match self {
            TaskProblem::Rules(RulesError::NotReady { .. }) => "rules_not_ready",
            TaskProblem::Rules(RulesError::Chance { .. }) => "rules_draw",
            TaskProblem::RulesFail(_) => "rules_fail",
            TaskProblem::NothingWanted => "nothing_wanted",
            TaskProblem::GoalRises => "goal_rises",
            TaskProblem::PointsDisordered => "points_disordered",
            TaskProblem::SolutionNotAccepted { .. } => "solution_not_accepted",
            TaskProblem::LastGoalNotReached { .. } => "last_goal_not_reached",
            TaskProblem::GoalBelowLeast { .. } => "goal_below_least",
            TaskProblem::Impossible { .. } => "impossible",
            TaskProblem::SolutionBelowLastGoal { .. } => "solution_below_last_goal",
            TaskProblem::MistakeAccepted { .. } => "mistake_accepted",
            TaskProblem::BlockNotAllowed { .. } => "block_not_allowed",
            TaskProblem::QuestionFails { .. } => "question_fails",
            TaskProblem::NoCellChanges => "no_cell_changes",
            TaskProblem::TextMissing => "text_missing",
            TaskProblem::LanguageMissing { .. } => "language_missing",
            TaskProblem::NoGoals => "no_goals",
        }
    }
}
