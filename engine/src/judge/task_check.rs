//! Whether a task can be used: its rules never fail, its solutions are right and reach its goals, its mistakes are
//! found.

mod problem;

pub use problem::{TaskFinding, TaskProblem};

use super::measure::measured;
use super::{Effort, NoVerdict, Options, Verdict, judge};
use crate::chance::Chance;
use crate::language::cost::cost_at;
use crate::language::{Kind, Program};
use crate::proof::{NoLeastCost, least_cost};
use crate::run::compile::compile;
use crate::run::rules::{LIST_BUDGET, RuleList, Rules, RulesError, RulesFailure};
use crate::task::{AllowedBlocks, Answer, Measure, Task, TaskId, Texts, Until, Walls};
use crate::text::Language;
use crate::wall::{Cell, CellSet, Wall};

/// On how many clicks the rules are run.
pub const CASES: usize = 10_000;
/// On fewer, if they take more steps than this.
const CHECKING: u64 = 1_000_000_000;

/// Everything that is wrong with a task, in the order of its file; `None` if `go_on` stopped the check. Programs are
/// judged quickly, on the processors of the current rayon pool.
pub fn check_task(task: &Task, go_on: &(dyn Fn() -> bool + Sync)) -> Option<Vec<TaskFinding>> {
    let mut check = TaskCheck {
        task,
        findings: Vec::new(),
    };
    check.texts();
    check.start();
    check.numbers();
    check.questions();
    match Rules::of(task) {
        Err(error) => {
            let path = rules_error_path(task, &error);
            check.found(path, TaskProblem::Rules(error));
        }
        Ok(rules) => check.with_rules(&rules, go_on)?,
    }
    Some(check.findings)
}

struct TaskCheck<'t> {
    task: &'t Task,
    findings: Vec<TaskFinding>,
}

impl TaskCheck<'_> {
    fn found(&mut self, path: impl Into<String>, problem: TaskProblem) {
        let path = path.into();
        self.findings.push(TaskFinding { path, problem });
    }

    /// What a pupil is shown has words, and all texts of a task are in the same languages: in all of the program's in
    /// which one of them is.
    fn texts(&mut self) {
        let all = written(self.task);
        let used = |language: &Language| all.iter().any(|text| says(text.texts, *language));
        let used: Vec<Language> = Language::ALL.into_iter().filter(used).collect();
        for text in all {
            let mut words = text.texts.iter().map(|(_, words)| words.trim());
            if words.all(str::is_empty) {
                // What need not be there is left out on purpose.
                if text.needed {
                    self.found(text.path, TaskProblem::TextMissing);
                }
                continue;
            }
            let missing = used.iter().filter(|language| !says(text.texts, **language));
            let codes: Vec<_> = missing.map(|language| language.code()).collect();
            if !codes.is_empty() {
                self.found(text.path, TaskProblem::LanguageMissing { codes });
            }
        }
    }

    fn start(&mut self) {
        if let Some(block) = first_not_allowed(&self.task.start, &self.task.blocks) {
            self.found("start", TaskProblem::BlockNotAllowed { block });
        }
    }

    fn numbers(&mut self) {
        let task = self.task;
        for (index, pair) in task.goals.windows(2).enumerate() {
            if pair[1] >= pair[0] {
                let path = format!("goals[{}]", index + 1);
                self.found(path, TaskProblem::GoalRises);
            }
        }
        for (index, pair) in task.points.windows(2).enumerate() {
            if pair[1].0 >= pair[0].0 || pair[1].1 < pair[0].1 {
                let path = format!("points[{}]", index + 1);
                self.found(path, TaskProblem::PointsDisordered);
            }
        }
        for (index, step) in task.steps.iter().enumerate() {
            let path = format!("steps[{index}].until");
            match step.until {
                Until::Uses(block) if !task.blocks.allows(block) => {
                    self.found(path, TaskProblem::BlockNotAllowed { block });
                }
                Until::Right | Until::Goal(_) if task.wanted.is_none() => {
                    self.found(path, TaskProblem::NothingWanted);
                }
                _ => {}
            }
        }
        let judged = [
            ("goals", task.goals.is_empty()),
            ("solutions", task.solutions.is_empty()),
            ("mistakes", task.mistakes.is_empty()),
        ];
        if task.wanted.is_none() {
            for (name, _) in judged.into_iter().filter(|(_, empty)| !empty) {
                self.found(name, TaskProblem::NothingWanted);
            }
        } else if task.goals.is_empty() {
            self.found("wanted", TaskProblem::NoGoals);
        }
    }

    fn questions(&mut self) {
        for (index, question) in self.task.questions.iter().enumerate() {
            let Answer::Cells {
                wall,
                click,
                changed_by,
            } = &question.answer
            else {
                continue;
            };
            let path = format!("questions[{index}].answer.changed_by");
            match changed_cells(wall, *click, changed_by) {
                Ok(cells) if cells.is_empty() => self.found(path, TaskProblem::NoCellChanges),
                Ok(_) => {}
                Err(TaskProblem::RulesFail(why)) => {
                    let path = block_path(&path, changed_by, &why);
                    let question = index;
                    self.found(path, TaskProblem::QuestionFails { question, why });
                }
                Err(problem) => self.found(path, problem),
            }
        }
    }

    fn with_rules(&mut self, rules: &Rules, go_on: &(dyn Fn() -> bool + Sync)) -> Option<()> {
        if let Err(failure) = try_rules(self.task, rules, go_on)? {
            let path = failure_path(self.task, &failure);
            self.found(path, TaskProblem::RulesFail(failure));
            // Nothing can be judged by rules that fail.
            return Some(());
        }
        if !rules.asks_something() {
            return Some(());
        }
        self.solutions(rules, go_on)?;
        self.least(rules, go_on)?;
        for (index, mistake) in self.task.mistakes.iter().enumerate() {
            if verdict(mistake, rules, go_on)? == Some(Verdict::Accepted) {
                let name = mistake.header().name.clone();
                let problem = TaskProblem::MistakeAccepted { name };
                self.found(format!("mistakes[{index}]"), problem);
            }
        }
        Some(())
    }

    /// Goals that no program can reach.
    fn least(&mut self, rules: &Rules, go_on: &(dyn Fn() -> bool + Sync)) -> Option<()> {
        let bound = match least_cost(self.task, rules, go_on) {
            Ok(bound) => bound,
            Err(NoLeastCost::Stopped) => return None,
            Err(_) => return Some(()),
        };
        match (bound.least, bound.refuted.first()) {
            (Some(least), _) => {
                for (index, goal) in self.task.goals.iter().copied().enumerate() {
                    if goal < least {
                        let problem = TaskProblem::GoalBelowLeast { goal, least };
                        self.found(format!("goals[{index}]"), problem);
                    }
                }
            }
            (None, Some(refuted)) => {
                let (wall, click) = (refuted.wall, refuted.click);
                self.found("wanted", TaskProblem::Impossible { wall, click });
            }
            (None, None) => {}
        }
        Some(())
    }

    fn solutions(&mut self, rules: &Rules, go_on: &(dyn Fn() -> bool + Sync)) -> Option<()> {
        let task = self.task;
        let mut best = None;
        for (index, solution) in task.solutions.iter().enumerate() {
            let Some(verdict) = verdict(solution, rules, go_on)? else {
                continue;
            };
            if verdict != Verdict::Accepted {
                let path = format!("solutions[{index}]");
                let name = solution.header().name.clone();
                self.found(path, TaskProblem::SolutionNotAccepted { name, verdict });
                continue;
            }
            if let Ok(code) = compile(solution) {
                let reached = measured(task, rules, solution, &code, go_on)?;
                best = Some(best.map_or(reached, |best: u64| best.min(reached)));
                if let Some(&goal) = task.goals.last()
                    && task.measure == Measure::Cost
                    && reached < goal
                {
                    let problem = TaskProblem::SolutionBelowLastGoal {
                        name: solution.header().name.clone(),
                        cost: reached,
                        goal,
                    };
                    self.found(format!("solutions[{index}]"), problem);
                }
            }
        }
        if let Some(&goal) = task.goals.last()
            && best.is_none_or(|best| best > goal)
        {
            let path = format!("goals[{}]", task.goals.len() - 1);
            self.found(path, TaskProblem::LastGoalNotReached { goal, best });
        }
        Some(())
    }
}

/// A text of a task.
struct Written<'t> {
    path: String,
    texts: &'t Texts,
    /// Whether a pupil would see an empty place without it.
    needed: bool,
}

/// Whether there are words in a language.
fn says(texts: &Texts, language: Language) -> bool {
    let words = texts.get(language).unwrap_or_default();
    !words.trim().is_empty()
}

/// All texts of a task, in the order of its file.
fn written(task: &Task) -> Vec<Written<'_>> {
    let mut all = Vec::new();
    let mut add = |path: String, texts, needed| {
        all.push(Written {
            path,
            texts,
            needed,
        });
    };
    add("title".into(), &task.title, true);
    add("text".into(), &task.text, false);
    for (index, step) in task.steps.iter().enumerate() {
        // A question speaks for itself.
        let asks = matches!(step.until, Until::Answered(_));
        add(format!("steps[{index}].text"), &step.text, !asks);
    }
    for (index, question) in task.questions.iter().enumerate() {
        let path = format!("questions[{index}]");
        add(format!("{path}.text"), &question.text, true);
        if let Answer::Choice { options, .. } = &question.answer {
            for (index, option) in options.iter().enumerate() {
                add(format!("{path}.answer.options[{index}]"), option, true);
            }
        }
        add(format!("{path}.because"), &question.because, false);
    }
    for (index, hint) in task.hints.iter().enumerate() {
        add(format!("hints[{index}]"), hint, true);
    }
    all
}

/// The cheapest program known to be right: the cost and the name of a solution of the task that is accepted, or of what
/// the task wants, if that has only blocks that the task has. `Some(None)` if none is known; `None` if `go_on` stopped it.
pub fn best_known(
    task: &Task,
    rules: &Rules,
    go_on: &(dyn Fn() -> bool + Sync),
) -> Option<Option<(u64, String)>> {
    let mut known: Vec<(u64, &Program)> = task
        .solutions
        .iter()
        .map(|solution| &solution.value)
        .chain(&task.wanted)
        .filter(|program| first_not_allowed(program, &task.blocks).is_none())
        .map(|program| (cost_at(program, &task.costs).total, program))
        .collect();
    known.sort_by_key(|(cost, _)| *cost);
    for (cost, program) in known {
        if verdict(program, rules, go_on)? == Some(Verdict::Accepted) {
            return Some(Some((cost, program.header().name.clone())));
        }
    }
    Some(None)
}

/// The quick verdict on a program; `Some(None)` if there is none, because the rules fail.
fn verdict(
    program: &Program,
    rules: &Rules,
    go_on: &(dyn Fn() -> bool + Sync),
) -> Option<Option<Verdict>> {
    let options = Options {
        effort: Effort::Quick,
        ..Options::by(rules.clone())
    };
    match judge(program, &options, go_on) {
        Ok(judgement) => Some(Some(judgement.verdict)),
        Err(NoVerdict::Stopped) => None,
        Err(NoVerdict::NothingWanted | NoVerdict::Rules(_)) => Some(None),
    }
}

/// The first block that runs but that the task does not have.
fn first_not_allowed(program: &Program, blocks: &AllowedBlocks) -> Option<Kind> {
    let kinds = program.running().map(|(id, _)| program.block(id).kind);
    kinds.into_iter().find(|kind| !blocks.allows(*kind))
}

/// The cells that the commands of a question change.
///
/// # Errors
/// They cannot run, or fail.
pub fn changed_cells(
    wall: &Wall,
    click: Cell,
    changed_by: &Program,
) -> Result<CellSet, TaskProblem> {
    let mut task = Task::new(TaskId::default());
    task.wanted = Some(changed_by.clone());
    let rules = Rules::of(&task).map_err(TaskProblem::Rules)?;
    let left = rules.wanted(wall, click).map_err(TaskProblem::RulesFail)?;
    Ok(wall.changed_cells(&left))
}

/// Plays games by the rules until [`CASES`] clicks were made; the first failure.
fn try_rules(
    task: &Task,
    rules: &Rules,
    go_on: &(dyn Fn() -> bool + Sync),
) -> Option<Result<(), RulesFailure>> {
    // The two games have no commands that could fail.
    if rules.groups().is_some() {
        return Some(Ok(()));
    }
    let most_of_case = 3 * LIST_BUDGET;
    let rules = rules.within(CHECKING + most_of_case);
    let mut cases = 0;
    for game in 0.. {
        let mut chance = Chance::new(game);
        let mut wall = match &task.walls {
            Walls::Listed(walls) if task.only_listed || game % 2 == 0 => {
                walls[game as usize / 2 % walls.len()]
            }
            // Colours are mixed: rules may be about one of them.
            _ => Wall::deal(game, 2 + game as usize % 4).expect("2 to 5 colours"),
        };
        for _ in 0..60 {
            let bricks = wall.bricks();
            let Some(click) = bricks.nth(chance.below(bricks.len() as u64) as usize) else {
                break;
            };
            if cases == CASES || rules.left() < most_of_case {
                return Some(Ok(()));
            }
            if !go_on() {
                return None;
            }
            cases += 1;
            match rules.next(&wall, click) {
                Ok(next) => wall = next,
                Err(failure) => return Some(Err(failure)),
            }
        }
        // Walls without any brick to click make no cases.
        if game as usize > CASES {
            break;
        }
    }
    Some(Ok(()))
}

fn list(task: &Task, list: RuleList) -> Option<&Program> {
    match list {
        RuleList::Before => Some(&task.before),
        RuleList::Wanted => task.wanted.as_ref(),
        RuleList::After => Some(&task.after),
    }
}

fn rules_error_path(task: &Task, error: &RulesError) -> String {
    let (rules, block) = match error {
        RulesError::NotReady { list, problems } => {
            (*list, problems.first().map(|problem| problem.block()))
        }
        RulesError::Chance { list, block } => (*list, Some(*block)),
    };
    let path = block
        .zip(list(task, rules))
        .map(|(block, list)| list.path(block));
    rename(rules.id(), path)
}

fn failure_path(task: &Task, failure: &RulesFailure) -> String {
    let list = list(task, failure.list);
    let path = failure
        .failure
        .block
        .zip(list)
        .map(|(block, list)| list.path(block));
    rename(failure.list.id(), path)
}

fn block_path(name: &str, program: &Program, failure: &RulesFailure) -> String {
    rename(name, failure.failure.block.map(|block| program.path(block)))
}

/// The path of a block, in a list that is called so.
fn rename(name: &str, path: Option<String>) -> String {
    let path = path.unwrap_or_default();
    format!("{name}{}", path.strip_prefix("on_click").unwrap_or(&path))
}
