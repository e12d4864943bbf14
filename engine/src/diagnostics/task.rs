//! Sentences about files of tasks and courses that cannot be read, and about tasks that cannot be used.

use super::{failure, file_error, problem, rules_failure, verdict, wall_error_kind};
use crate::judge::task_check::TaskProblem;
use crate::language::Program;
use crate::language::words::name;
use crate::run::rules::{RuleList, RulesError};
use crate::task::file::{PathFault, TaskFileErrorKind};
use crate::task::text::{MAX_LENGTH, MAX_NESTING, TextErrorKind};
use crate::task::{Answer, Measure, Task};
use crate::text::Text;

/// Describes what is wrong with the file of a task or course, without file, line and column.
pub fn task_file_error(text: &Text, kind: &TaskFileErrorKind) -> String {
    use TaskFileErrorKind as Kind;
    match kind {
        Kind::Program(kind) => file_error(text, kind),
        Kind::NotATask { found } => text.msg_task_not_a_task(found),
        Kind::Wall(kind) => wall_error_kind(text, kind),
        Kind::Text(kind) => text_error(text, kind),
        Kind::BadLanguage { found } => text.msg_task_bad_language(found),
        Kind::DuplicateKey { key } => text.msg_task_duplicate_key(key),
        Kind::NotWhole { low, high } => text.msg_task_not_whole(low.to_string(), high.to_string()),
        Kind::TooFew { least } => text.msg_task_too_few(*least),
        Kind::TooMany { most } => text.msg_task_too_many(*most),
        Kind::ChanceNotAllowed { block } => text.msg_task_chance_not_allowed(block.row().variant),
        Kind::NoSuchNumber { count } => text.msg_task_no_such_number(*count),
        Kind::OffWall => text.msg_task_off_wall(),
        Kind::DuplicateTask { id } => text.msg_task_duplicate_task(id),
        Kind::UnknownTask { id } => text.msg_task_unknown_task(id),
        Kind::Path { path, fault } => path_fault(text, path, fault),
        Kind::TooMuch => text.msg_task_too_much(),
    }
}

fn path_fault(text: &Text, path: &str, fault: &PathFault) -> String {
    match fault {
        PathFault::NotAPath => text.msg_task_path_not_a_path(path),
        PathFault::Outside => text.msg_task_path_outside(path),
        PathFault::NotFound => text.msg_task_path_not_found(path),
        PathFault::Unreadable(reason) => text.msg_task_path_unreadable(path, reason),
        PathFault::TooLarge => text.msg_task_path_too_large(path),
        PathFault::NotUtf8 => text.msg_task_path_not_utf8(path),
    }
}

fn text_error(text: &Text, kind: &TextErrorKind) -> String {
    match kind {
        TextErrorKind::TooLong => text.msg_task_text_too_long(MAX_LENGTH),
        TextErrorKind::TooDeep => text.msg_task_text_too_deep(MAX_NESTING),
        TextErrorKind::Html => text.msg_task_text_html(),
        TextErrorKind::Image => text.msg_task_text_image(),
        TextErrorKind::Program(kind) => file_error(text, kind),
        TextErrorKind::Wall(kind) => wall_error_kind(text, kind),
        TextErrorKind::BadClick => text.msg_task_text_bad_click(),
        TextErrorKind::SecondPicture => text.msg_task_text_second_picture(),
    }
}

/// Describes a problem that keeps a task from being used.
pub fn task_problem(text: &Text, task: &Task, found: &TaskProblem) -> String {
    match found {
        TaskProblem::Rules(error) => rules_error(text, task, error),
        TaskProblem::RulesFail(failure) => {
            let list = commands(task, failure.list).cloned().unwrap_or_default();
            text.msg_task_problem_rules_fail(
                rules_failure(text, &list, failure),
                failure.wall.rows().join("/"),
            )
        }
        TaskProblem::NothingWanted => text.msg_task_problem_nothing_wanted(),
        TaskProblem::GoalRises => text.msg_task_problem_goal_rises(),
        TaskProblem::PointsDisordered => text.msg_task_problem_points_disordered(),
        TaskProblem::SolutionNotAccepted { name, verdict: why } => {
            text.msg_task_problem_solution(name, verdict(text, *why))
        }
        TaskProblem::LastGoalNotReached { goal, best: None } => {
            text.msg_task_problem_last_goal_unsolved(goal.to_string())
        }
        TaskProblem::LastGoalNotReached {
            goal,
            best: Some(best),
        } => text.msg_task_problem_last_goal(goal.to_string(), best.to_string()),
        TaskProblem::GoalBelowLeast { goal, least } => {
            text.msg_task_problem_goal_below_least(goal.to_string(), least.to_string())
        }
        TaskProblem::Impossible { wall, click } => text.msg_task_problem_impossible(
            click.row().to_string(),
            click.column().to_string(),
            wall.rows().join("/"),
        ),
        TaskProblem::SolutionBelowLastGoal { name, cost, goal } => {
            text.msg_task_problem_solution_below(name, cost.to_string(), goal.to_string())
        }
        TaskProblem::MistakeAccepted { name } => text.msg_task_problem_mistake(name),
        TaskProblem::BlockNotAllowed { block } => {
            text.msg_task_problem_block(name(text, *block), block.row().variant)
        }
        TaskProblem::QuestionFails { question, why } => {
            let commands = match task
                .questions
                .get(*question)
                .map(|question| &question.answer)
            {
                Some(Answer::Cells { changed_by, .. }) => (**changed_by).clone(),
                _ => Program::default(),
            };
            text.msg_task_problem_question(failure(text, &commands, &why.failure))
        }
        TaskProblem::NoCellChanges => text.msg_task_problem_no_cell(),
        TaskProblem::TextMissing => text.msg_task_problem_text(),
        TaskProblem::LanguageMissing { codes } => text.msg_task_problem_language(codes.join(", ")),
        TaskProblem::NoGoals => text.msg_task_problem_no_goals(),
        TaskProblem::TextTooLong { most, lengths } => {
            let lengths = lengths
                .iter()
                .map(|(code, length)| format!("{code} {length}"));
            let lengths: Vec<String> = lengths.collect();
            text.msg_task_problem_text_too_long(most.to_string(), lengths.join(", "))
        }
        TaskProblem::StepStaysOpen { name, step } => {
            text.msg_task_problem_step_stays_open(name, (step + 1).to_string())
        }
    }
}

/// A measured value in words: *costo 35*, *7 blocchi*.
pub fn measured_words(text: &Text, measure: Measure, value: u64) -> String {
    match measure {
        Measure::Cost => text.msg_goal_cost(value.to_string()),
        Measure::Blocks => text.msg_goal_blocks(value, text.grouped(value)),
        Measure::Steps => text.msg_goal_steps(value, text.grouped(value)),
    }
}

/// Describes why lists of commands cannot be the rules of a task.
pub fn rules_error(text: &Text, task: &Task, error: &RulesError) -> String {
    match error {
        RulesError::NotReady { list, problems } => {
            let program = commands(task, *list);
            let first = problems.first().zip(program);
            let why = first.map(|(first, program)| problem(text, program, first));
            text.msg_task_problem_not_ready(list.id(), why.unwrap_or_default())
        }
        RulesError::Chance { list, block } => {
            let kind = commands(task, *list).and_then(|program| program.get(*block));
            let name = kind.map_or("", |block| block.kind.row().variant);
            text.msg_task_chance_not_allowed(name)
        }
    }
}

pub(super) fn commands(task: &Task, list: RuleList) -> Option<&Program> {
    match list {
        RuleList::Before => Some(&task.before),
        RuleList::Wanted => task.wanted.as_ref(),
        RuleList::After => Some(&task.after),
    }
}
