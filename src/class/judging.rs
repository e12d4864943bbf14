//! Judging what was handed in: equal programs once, all processors at work, rows in order.

use super::submission::{Class, Submission};
use super::tasks::{Tasks, faulty, rules};
use crate::cells::one_line;
use engine::judge::compare::ProgramForms;
use engine::judge::measure::measured;
use engine::judge::{Effort, Judgement, NoVerdict, Options, Verdict, judge as judge_program};
use engine::language::cost::cost_at;
use engine::language::program::Stack;
use engine::language::walk::Numbering;
use engine::language::{BlockId, Program, TaskId};
use engine::run::compile::compile;
use engine::run::moves::BUDGET;
use engine::run::rules::Rules;
use engine::task::Task;
use engine::text::Text;
use rayon::{Scope, ThreadPool};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};

/// How a class is read and judged.
#[derive(Clone, Copy, Debug)]
pub struct ClassOptions {
    /// Also the programs that do not count, because another one was named as the solution.
    pub all: bool,
    pub effort: Effort,
    /// What cases and draws are made from, the same for all.
    pub seed: u64,
    /// How many steps a move may take.
    pub budget: u64,
}

impl Default for ClassOptions {
    fn default() -> ClassOptions {
        ClassOptions {
            all: false,
            effort: Effort::Normal,
            seed: 0,
            budget: BUDGET,
        }
    }
}

/// What was found about a submission.
#[derive(Clone, Debug)]
pub struct Row {
    /// By number in [`Class::submissions`].
    pub submission: usize,
    /// What the judge says, or a sentence that begins with the file.
    pub outcome: Result<Judged, String>,
}

/// What the judge says about a program.
#[derive(Clone, Debug)]
pub struct Judged {
    pub task: TaskId,
    pub rules: Rules,
    pub cost: u64,
    pub blocks: usize,
    /// Those of the task's table for what it measures; 0 if it has none, or the program is not accepted.
    pub points: u32,
    /// Its blocks are those of the submission `judged`.
    pub judgement: Arc<Judgement>,
    /// The first submission with an equal program.
    pub judged: usize,
    /// Whether somebody built it: it is neither what the task starts with nor nothing at all.
    pub built: bool,
}

impl Judged {
    /// The mean number of steps of a move, if one was tried.
    pub fn steps_mean(&self) -> Option<f64> {
        let tried = self.judgement.moves_tried > 0;
        tried.then_some(self.judgement.steps_mean)
    }

    /// The judgement with the blocks of this program, which is equal to the one that was judged.
    pub fn judgement_of(&self, program: &Program, judged: &Program) -> Judgement {
        let (theirs, ours) = (Numbering::of(judged), Numbering::of(program));
        let block = |id: BlockId| ours.block(theirs.number(id)?);
        let blocks = |ids: &[BlockId]| ids.iter().filter_map(|&id| block(id)).collect();
        let mut judgement = (*self.judgement).clone();
        judgement.not_allowed = blocks(&judgement.not_allowed);
        judgement.never_executed = blocks(&judgement.never_executed);
        if let Some(counterexample) = &mut judgement.counterexample
            && let Some(failure) = &mut counterexample.failure
        {
            failure.block = failure.block.and_then(block);
        }
        judgement
    }
}

/// A task with what judging for it needs.
struct Prepared<'t> {
    task: &'t Task,
    rules: Rules,
    /// What it starts with: programs that are equal to it have this class.
    start: u32,
}

/// One program to be judged for all that are equal to it.
struct Job<'c> {
    program: &'c Program,
    prepared: Arc<Prepared<'c>>,
    built: bool,
    /// The rows that wait for it.
    rows: Vec<usize>,
}

/// The rows of a class in their order: the submission, and the row if it is there and was not shown yet.
type Rows = Vec<(usize, Option<Row>)>;

/// What came of a job: the judgement, and the points of a program that is accepted.
type Found = Result<(Arc<Judgement>, u32), NoVerdict>;

/// Judges a class and calls `on_row` on this thread for one submission after the other, in their order, as soon as
/// it and all before it are judged. Returns whether it came to the end: `go_on` is asked every few milliseconds.
///
/// Programs that are equal up to the names of variables, places and comments are judged once. The rows are the
/// same on any number of processors. The work is done by the threads of the pool, by default those of the
/// process; this thread must not be one of them.
pub fn judge(
    class: &Class,
    tasks: &Tasks,
    options: &ClassOptions,
    text: &Text,
    pool: Option<&ThreadPool>,
    go_on: &(dyn Fn() -> bool + Sync),
    mut on_row: impl FnMut(Row),
) -> bool {
    let Some((mut rows, jobs)) = plan(class, tasks, text, go_on) else {
        return false;
    };
    let threads = pool.map_or_else(rayon::current_num_threads, ThreadPool::current_num_threads);
    let next = AtomicUsize::new(0);
    let (sender, results) = channel();
    let mut shown = 0;
    let mut show = |rows: &mut Rows| {
        while let Some(row) = rows.get_mut(shown).and_then(|(_, row)| row.take()) {
            on_row(row);
            shown += 1;
        }
        shown == rows.len()
    };
    in_scope(pool, |scope| {
        for _ in 0..threads {
            let worker = JudgingWorker {
                jobs: &jobs,
                next: &next,
                options,
                go_on,
                results: sender.clone(),
            };
            scope.spawn(move |scope| worker.work(scope));
        }
        drop(sender);
        // What needs no judge.
        show(&mut rows);
        for (number, found) in results {
            finish(class, &jobs[number], &found, text, &mut rows);
            show(&mut rows);
        }
        show(&mut rows)
    })
}

/// A scope of the pool without a thread of its own: this thread takes the results.
fn in_scope<'s, R>(pool: Option<&ThreadPool>, work: impl FnOnce(&Scope<'s>) -> R) -> R {
    match pool {
        Some(pool) => pool.in_place_scope(work),
        None => rayon::in_place_scope(work),
    }
}

/// Where one job after the other is done.
struct JudgingWorker<'s> {
    jobs: &'s [Job<'s>],
    /// The number of the next job.
    next: &'s AtomicUsize,
    options: &'s ClassOptions,
    go_on: &'s (dyn Fn() -> bool + Sync),
    results: Sender<(usize, Found)>,
}

impl<'s> JudgingWorker<'s> {
    /// Does a job, and comes back for the next: the judge waits for threads of its own, and one that waits may begin
    /// another job, but only one.
    fn work(self, scope: &Scope<'s>) {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        let Some(job) = self.jobs.get(number) else {
            return;
        };
        let found = job.found(self.options, self.go_on);
        if matches!(found, Err(NoVerdict::Stopped)) || self.results.send((number, found)).is_err() {
            return;
        }
        scope.spawn(move |scope| self.work(scope));
    }
}

impl Job<'_> {
    fn found(&self, options: &ClassOptions, go_on: &(dyn Fn() -> bool + Sync)) -> Found {
        if !go_on() {
            return Err(NoVerdict::Stopped);
        }
        let Prepared { task, rules, .. } = &*self.prepared;
        let options = Options {
            rules: rules.clone(),
            effort: options.effort,
            seed: options.seed,
            budget: options.budget,
        };
        let judgement = judge_program(self.program, &options, go_on)?;
        let points = match (judgement.verdict, compile(self.program)) {
            (Verdict::Accepted, Ok(code)) if !task.points.is_empty() => {
                let measure = measured(task, rules, self.program, &code, go_on);
                points(task, measure.ok_or(NoVerdict::Stopped)?)
            }
            _ => 0,
        };
        Ok((Arc::new(judgement), points))
    }
}

/// The points of the smallest entry that the measure does not pass.
fn points(task: &Task, measure: u64) -> u32 {
    let entries = task.points.iter().filter(|(most, _)| measure <= *most);
    let entry = entries.min_by_key(|(most, _)| *most);
    entry.map_or(0, |(_, points)| *points)
}

/// What is to be judged; and the rows, with those that need no judge. `None` if it is not to go on.
fn plan<'c>(
    class: &'c Class,
    tasks: &'c Tasks,
    text: &Text,
    go_on: &dyn Fn() -> bool,
) -> Option<(Rows, Vec<Job<'c>>)> {
    let mut rows = Rows::new();
    let mut jobs: Vec<Job<'c>> = Vec::new();
    let mut forms = ProgramForms::default();
    let mut prepared: BTreeMap<&TaskId, Result<Arc<Prepared<'c>>, String>> = BTreeMap::new();
    let mut known: HashMap<(&TaskId, u32), usize> = HashMap::new();
    for (number, submission) in class.submissions.iter().enumerate() {
        if !go_on() {
            return None;
        }
        let place = rows.len();
        let failed = |why: String| {
            let outcome = Err(why);
            Some(Row {
                submission: number,
                outcome,
            })
        };
        let row = match (&submission.program, &submission.task) {
            (Err(why), _) => failed(why.clone()),
            (Ok(_), None) => failed(submission.place()),
            (Ok(program), Some(id)) => {
                let ready = prepared
                    .entry(id)
                    .or_insert_with(|| prepare(tasks, submission, id, text, &mut forms));
                match ready {
                    Err(why) => failed(format!("{}: {why}", submission.place())),
                    Ok(ready) => {
                        let form = forms.class(program);
                        let job = *known.entry((id, form)).or_insert_with(|| {
                            let is_empty = program.stack(Stack::Hat).is_empty();
                            jobs.push(Job {
                                program,
                                prepared: Arc::clone(ready),
                                built: form != ready.start && !is_empty,
                                rows: Vec::new(),
                            });
                            jobs.len() - 1
                        });
                        jobs[job].rows.push(place);
                        None
                    }
                }
            }
        };
        rows.push((number, row));
    }
    Some((rows, jobs))
}

fn prepare<'c>(
    tasks: &'c Tasks,
    submission: &Submission,
    id: &TaskId,
    text: &Text,
    forms: &mut ProgramForms,
) -> Result<Arc<Prepared<'c>>, String> {
    let task = tasks.find(id).ok_or_else(|| match &submission.course {
        Some(course) => text.msg_class_says_task_unknown_course(id.as_str(), one_line(course)),
        None => text.msg_class_says_task_unknown(id.as_str()),
    })?;
    let rules = rules(text, task)?;
    match rules.asks_something() {
        true => Ok(Arc::new(Prepared {
            start: forms.class(&task.start),
            task,
            rules,
        })),
        false => Err(text.msg_task_nothing_wanted(id.as_str())),
    }
}

/// Fills the rows that waited for a job.
fn finish(class: &Class, job: &Job<'_>, found: &Found, text: &Text, rows: &mut Rows) {
    let task = job.prepared.task;
    let Some(&(judged, _)) = job.rows.first().and_then(|&first| rows.get(first)) else {
        return;
    };
    let cost = cost_at(job.program, &task.costs);
    for &place in &job.rows {
        let submission = rows[place].0;
        let at = || class.submissions[submission].place();
        let outcome = match found {
            Ok((judgement, points)) => Ok(Judged {
                task: task.id.clone(),
                rules: job.prepared.rules.clone(),
                cost: cost.total,
                blocks: cost.blocks,
                points: *points,
                judgement: Arc::clone(judgement),
                judged,
                built: job.built,
            }),
            Err(NoVerdict::Rules(why)) => Err(format!("{}: {}", at(), faulty(text, task, why))),
            Err(NoVerdict::NothingWanted | NoVerdict::Stopped) => {
                let why = text.msg_task_nothing_wanted(task.id.as_str());
                Err(format!("{}: {why}", at()))
            }
        };
        rows[place].1 = Some(Row {
            submission,
            outcome,
        });
    }
}
