//! Checks a task: its rules never fail, its solutions are right and reach its goals, its mistakes are found.

use super::measure::measured;
use super::{Effort, NoVerdict, Options, Verdict, judge};
use crate::chance::Chance;
use crate::language::cost::cost_at;
use crate::language::words;
use crate::language::{BlockId, Kind, Program};
use crate::proof::{NoLeastCost, least_cost};
use crate::run::compile::compile;
use crate::run::rules::{LIST_BUDGET, RuleList, Rules, RulesError, RulesFailure};
use crate::task::steps::{Item, StepFacts};
use crate::task::text::{parse, shown_length};
use crate::task::{Answer, Measure, Task, TaskId, Texts, Until, Walls};
use crate::text::{Language, Text};
use crate::wall::{Cell, CellSet, Wall};

/// The number of clicks on which the rules are run.
pub const CASES: usize = 10_000;
/// The check makes fewer clicks if they take more steps than this.
const MAX_STEPS: u64 = 1_000_000_000;
/// Maximum length of a game.
const GAME: usize = 60;

/// The number of characters that fit on the card of a step, and above the answers of a question.
const MAX_STEP: usize = 84;
const MAX_QUESTION: usize = 60;

/// Everything that is wrong with a task, in the order of its file; `None` if `go_on` returned false. Programs get the
/// quick verdict, on the processors of the current rayon pool.
pub fn check_task(task: &Task, go_on: &(dyn Fn() -> bool + Sync)) -> Option<Vec<TaskFinding>> {
    let mut check = TaskCheck {
        task,
        go_on,
        findings: Vec::new(),
    };
    check.texts();
    check.lengths();
    check.start();
    check.numbers();
    check.questions();
    match Rules::of(task) {
        Err(error) => {
            let (list, block) = match &error {
                RulesError::NotReady { list, problems } => {
                    (*list, problems.first().map(|problem| problem.block()))
                }
                RulesError::Chance { list, block } => (*list, Some(*block)),
            };
            check.found(check.list_path(list, block), TaskProblem::Rules(error));
        }
        Ok(rules) => check.rules(&rules)?,
    }
    Some(check.findings)
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

/// A problem of a task, with its place.
#[derive(Clone, Debug)]
pub struct TaskFinding {
    /// The part of the task, as [`TaskPlaces::of`](crate::task::file::TaskPlaces::of) knows it.
    pub path: String,
    pub problem: TaskProblem,
}

/// A problem of a part of a task.
#[derive(Clone, Debug)]
pub enum TaskProblem {
    /// A list of commands is not ready to run, or draws by chance.
    Rules(RulesError),
    /// A list of commands fails, or does not end.
    RulesFail(RulesFailure),
    /// The task has solutions, goals or steps for a right program, but wants nothing.
    NothingWanted,
    /// A goal is not smaller than the one before.
    GoalRises,
    /// The measure of points does not fall, or the points do not grow.
    PointsDisordered,
    /// A solution is not ready, uses a block that the task does not allow, or is wrong.
    SolutionNotAccepted { name: String, verdict: Verdict },
    /// No solution reaches the last goal. `best` is what the best one reaches.
    LastGoalNotReached { goal: u64, best: Option<u64> },
    /// A goal that no program can reach: none costs less than `least`.
    GoalBelowLeast { goal: u64, least: u64 },
    /// No program can be right: the blocks of the task cannot make this wall the one that is wanted.
    Impossible { wall: Wall, click: Cell },
    /// A warning: a solution that costs less than the last goal.
    SolutionBelowLastGoal { name: String, cost: u64, goal: u64 },
    /// A program listed as a mistake is right.
    MistakeAccepted { name: String },
    /// A block that the task does not allow.
    BlockNotAllowed { block: Kind },
    /// The commands of a question about cells fail or do not end.
    QuestionFails {
        /// Its number, from 0.
        question: usize,
        why: RulesFailure,
    },
    /// A warning: the answer to a question about cells is that none changes.
    NoCellChanges,
    /// A warning: a required text has no words in any language.
    TextMissing,
    /// A warning: a text lacks languages that other texts of the task have.
    LanguageMissing { codes: Vec<&'static str> },
    /// A warning: the task wants something, but has no goal.
    NoGoals,
    /// A warning: a step, or a question with answers below it, is longer than its card in some languages.
    TextTooLong {
        most: usize,
        /// The code of each language, and the number of characters.
        lengths: Vec<(&'static str, usize)>,
    },
    /// A warning: a solution of the last goal does not complete a step.
    StepStaysOpen {
        name: String,
        /// Its index.
        step: usize,
    },
}

impl TaskProblem {
    /// True if the task is usable nevertheless.
    pub fn is_warning(&self) -> bool {
        matches!(
            self,
            TaskProblem::NoCellChanges
                | TaskProblem::TextMissing
                | TaskProblem::LanguageMissing { .. }
                | TaskProblem::NoGoals
                | TaskProblem::TextTooLong { .. }
                | TaskProblem::StepStaysOpen { .. }
                | TaskProblem::SolutionBelowLastGoal { .. }
        )
    }

    /// The name in JSON.
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
            TaskProblem::TextTooLong { .. } => "text_too_long",
            TaskProblem::StepStaysOpen { .. } => "step_stays_open",
        }
    }
}

struct TaskCheck<'t> {
    task: &'t Task,
    go_on: &'t (dyn Fn() -> bool + Sync),
    findings: Vec<TaskFinding>,
}

impl TaskCheck<'_> {
    fn found(&mut self, path: impl Into<String>, problem: TaskProblem) {
        let path = path.into();
        self.findings.push(TaskFinding { path, problem });
    }

    /// Every text that a pupil sees has words, and all texts of a task have the same languages.
    fn texts(&mut self) {
        let all = task_texts(self.task);
        let used: Vec<Language> = Language::ALL
            .into_iter()
            .filter(|language| all.iter().any(|text| has_words(text.texts, *language)))
            .collect();
        for text in all {
            let mut words = text.texts.iter().map(|(_, words)| words.trim());
            if words.all(str::is_empty) {
                if text.needed {
                    self.found(text.path, TaskProblem::TextMissing);
                }
                continue;
            }
            let missing = used
                .iter()
                .filter(|language| !has_words(text.texts, **language));
            let codes: Vec<_> = missing.map(|language| language.code()).collect();
            if !codes.is_empty() {
                self.found(text.path, TaskProblem::LanguageMissing { codes });
            }
        }
    }

    /// Steps and questions fit on their cards, with the names of variables in each language.
    fn lengths(&mut self) {
        let task = self.task;
        let steps = (0..task.steps.len()).map(|index| format!("steps[{index}].text"));
        let mut limited: Vec<LimitedText> =
            steps.map(|path| LimitedText::new(path, MAX_STEP)).collect();
        for (index, question) in task.questions.iter().enumerate() {
            // Cells are marked on the wall, not on the card.
            let most = match question.answer {
                Answer::Number(_) | Answer::Choice { .. } => MAX_QUESTION,
                Answer::Cells { .. } => MAX_STEP,
            };
            limited.push(LimitedText::new(format!("questions[{index}].text"), most));
        }
        for text in Language::complete().filter_map(|language| Text::load(language).ok()) {
            let language = text.language();
            let task = task.localised(language);
            let steps = task.steps.iter().map(|step| &step.text);
            let texts = steps.chain(task.questions.iter().map(|question| &question.text));
            for (limited, texts) in limited.iter_mut().zip(texts) {
                let blocks = parse(texts.get(language).unwrap_or_default()).unwrap_or_default();
                let length = shown_length(&blocks, &|kind| words::name(&text, kind));
                if length > limited.most {
                    limited.lengths.push((language.code(), length));
                }
            }
        }
        for LimitedText {
            path,
            most,
            lengths,
        } in limited
        {
            if !lengths.is_empty() {
                self.found(path, TaskProblem::TextTooLong { most, lengths });
            }
        }
    }

    fn start(&mut self) {
        let Task { start, blocks, .. } = self.task;
        let mut kinds = start.running().map(|(id, _)| start.block(id).kind);
        if let Some(block) = kinds.find(|kind| !blocks.allows(*kind)) {
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
            match &step.until {
                Until::Uses(block) if !task.blocks.allows(*block) => {
                    self.found(path, TaskProblem::BlockNotAllowed { block: *block });
                }
                Until::Has(pattern) => {
                    let mut kinds = pattern.running().map(|(id, _)| pattern.block(id).kind);
                    if let Some(block) = kinds.find(|kind| !task.blocks.allows(*kind)) {
                        self.found(path, TaskProblem::BlockNotAllowed { block });
                    }
                }
                Until::Right | Until::Goal(_) if task.wanted.is_none() => {
                    self.found(path, TaskProblem::NothingWanted);
                }
                _ => {}
            }
        }
        if task.wanted.is_some() {
            if task.goals.is_empty() {
                self.found("wanted", TaskProblem::NoGoals);
            }
            return;
        }
        let judged = [
            ("goals", task.goals.is_empty()),
            ("solutions", task.solutions.is_empty()),
            ("mistakes", task.mistakes.is_empty()),
        ];
        for (name, _) in judged.into_iter().filter(|(_, empty)| !empty) {
            self.found(name, TaskProblem::NothingWanted);
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
                    let path = block_path(&path, Some(changed_by), why.failure.block);
                    let question = index;
                    self.found(path, TaskProblem::QuestionFails { question, why });
                }
                Err(problem) => self.found(path, problem),
            }
        }
    }

    /// Checks the rules, the solutions and the mistakes; `None` if it was stopped.
    fn rules(&mut self, rules: &Rules) -> Option<()> {
        if let Err(failure) = self.play(rules)? {
            let path = self.list_path(failure.list, failure.failure.block);
            self.found(path, TaskProblem::RulesFail(failure));
            // Rules that fail judge nothing.
            return Some(());
        }
        if !rules.wants_something() {
            return Some(());
        }
        self.solutions(rules)?;
        self.least(rules)?;
        for (index, mistake) in self.task.mistakes.iter().enumerate() {
            if self.verdict(mistake, rules)? == Some(Verdict::Accepted) {
                let name = mistake.header().name.clone();
                let problem = TaskProblem::MistakeAccepted { name };
                self.found(format!("mistakes[{index}]"), problem);
            }
        }
        Some(())
    }

    /// Plays games by the rules until [`CASES`] clicks are made. Returns the first failure; `None` if it was stopped.
    fn play(&self, rules: &Rules) -> Option<Result<(), RulesFailure>> {
        // The two games have no commands that could fail.
        if rules.groups().is_some() {
            return Some(Ok(()));
        }
        let task = self.task;
        let max_steps_of_click = 3 * LIST_BUDGET;
        let rules = rules.within(MAX_STEPS + max_steps_of_click);
        let mut cases = 0;
        // Walls without bricks to click make no cases, so the number of games is bounded too.
        for game in 0..CASES as u64 + 2 {
            let mut chance = Chance::new(game);
            let mut wall = match &task.walls {
                Walls::Listed(walls) if task.only_listed || game % 2 == 0 => {
                    walls[game as usize / 2 % walls.len()]
                }
                // Any number of colours: the rules may be about one of them.
                _ => Wall::deal(game, 2 + game as usize % 4).expect("2 to 5 colours"),
            };
            for _ in 0..GAME {
                let bricks = wall.bricks();
                let Some(click) = bricks.nth(chance.below(bricks.len() as u64) as usize) else {
                    break;
                };
                if cases == CASES || rules.steps_left() < max_steps_of_click {
                    return Some(Ok(()));
                }
                if !(self.go_on)() {
                    return None;
                }
                cases += 1;
                match rules.next(&wall, click) {
                    Ok(next) => wall = next,
                    Err(failure) => return Some(Err(failure)),
                }
            }
        }
        Some(Ok(()))
    }

    /// Finds goals that no program can reach.
    fn least(&mut self, rules: &Rules) -> Option<()> {
        let bound = match least_cost(self.task, rules, self.go_on) {
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

    fn solutions(&mut self, rules: &Rules) -> Option<()> {
        let task = self.task;
        let mut best: Option<u64> = None;
        for (index, solution) in task.solutions.iter().enumerate() {
            let Some(verdict) = self.verdict(solution, rules)? else {
                continue;
            };
            if verdict != Verdict::Accepted {
                let path = format!("solutions[{index}]");
                let name = solution.header().name.clone();
                self.found(path, TaskProblem::SolutionNotAccepted { name, verdict });
                continue;
            }
            if let Ok(code) = compile(solution) {
                let reached = measured(task, rules, solution, &code, self.go_on)?;
                best = Some(best.map_or(reached, |best| best.min(reached)));
                self.open_step(index, solution, reached);
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

    /// Finds a step that a right program with this measure does not complete, if it reaches the last goal.
    fn open_step(&mut self, solution: usize, program: &Program, reached: u64) {
        let task = self.task;
        if task.goals.last().is_none_or(|goal| reached > *goal) {
            return;
        }
        let facts = StepFacts {
            program,
            kept: 0,
            right: true,
            measure: Some(reached),
            happened: &(0..task.steps.len()).collect(),
            answered: &(1..=task.questions.len()).collect(),
        };
        let states = task.item_states(&facts);
        if let Some(Item::Step(step)) = states.present.map(|index| states.items[index].item) {
            let name = program.header().name.clone();
            let problem = TaskProblem::StepStaysOpen { name, step };
            self.found(format!("solutions[{solution}]"), problem);
        }
    }

    /// As [`quick_verdict`].
    fn verdict(&self, program: &Program, rules: &Rules) -> Option<Option<Verdict>> {
        quick_verdict(program, rules, self.go_on)
    }

    /// The path of a block in a list of the task.
    fn list_path(&self, list: RuleList, block: Option<BlockId>) -> String {
        let program = match list {
            RuleList::Before => Some(&self.task.before),
            RuleList::Wanted => self.task.wanted.as_ref(),
            RuleList::After => Some(&self.task.after),
        };
        block_path(list.id(), program, block)
    }
}

/// The path of a block of commands that the task file calls `name`.
fn block_path(name: &str, commands: Option<&Program>, block: Option<BlockId>) -> String {
    let path = commands.zip(block).map(|(commands, id)| commands.path(id));
    let path = path.unwrap_or_default();
    format!("{name}{}", path.strip_prefix("on_click").unwrap_or(&path))
}

/// The cheapest program that is known to be right for a task: the cost and the name of a solution that is accepted, or of
/// what the task wants, if that has only blocks that the task has. `None` if it was stopped; `Some(None)` if no such
/// program is known.
pub fn best_known(
    task: &Task,
    rules: &Rules,
    go_on: &(dyn Fn() -> bool + Sync),
) -> Option<Option<(u64, String)>> {
    let allowed = |program: &Program| {
        let mut running = program.running();
        running.all(|(id, _)| task.blocks.allows(program.block(id).kind))
    };
    let solutions = task.solutions.iter().map(|solution| &solution.program);
    let mut known: Vec<(u64, &Program)> = solutions
        .chain(&task.wanted)
        .filter(|program| allowed(program))
        .map(|program| (cost_at(program, &task.costs).total, program))
        .collect();
    known.sort_by_key(|(cost, _)| *cost);
    for (cost, program) in known {
        if quick_verdict(program, rules, go_on)? == Some(Verdict::Accepted) {
            return Some(Some((cost, program.header().name.clone())));
        }
    }
    Some(None)
}

/// The quick verdict on a program. `None` if it was stopped; `Some(None)` if the rules give no verdict.
fn quick_verdict(
    program: &Program,
    rules: &Rules,
    go_on: &(dyn Fn() -> bool + Sync),
) -> Option<Option<Verdict>> {
    let options = Options {
        effort: Effort::Quick,
        ..Options::with_rules(rules.clone())
    };
    match judge(program, &options, go_on) {
        Ok(judgement) => Some(Some(judgement.verdict)),
        Err(NoVerdict::Stopped) => None,
        Err(NoVerdict::NothingWanted | NoVerdict::Rules(_)) => Some(None),
    }
}

/// A text and the number of characters that fit.
struct LimitedText {
    path: String,
    most: usize,
    /// The code of each language in which it is longer, and its length.
    lengths: Vec<(&'static str, usize)>,
}

impl LimitedText {
    fn new(path: String, most: usize) -> LimitedText {
        LimitedText {
            path,
            most,
            lengths: Vec::new(),
        }
    }
}

/// A text of a task.
struct TaskText<'t> {
    path: String,
    texts: &'t Texts,
    /// True if a pupil would see an empty space without it.
    needed: bool,
}

fn has_words(texts: &Texts, language: Language) -> bool {
    let words = texts.get(language).unwrap_or_default();
    !words.trim().is_empty()
}

/// All texts of a task, in the order of its file.
fn task_texts(task: &Task) -> Vec<TaskText<'_>> {
    let mut all = Vec::new();
    let mut add = |path: String, texts, needed| {
        all.push(TaskText {
            path,
            texts,
            needed,
        });
    };
    add("title".into(), &task.title, true);
    add("text".into(), &task.text, false);
    for (index, step) in task.steps.iter().enumerate() {
        // A question needs no further words.
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
