//! Judging a class: equal programs once, on all processors, with rows in order.

use super::pupils::{Class, Submission};
use super::tasks::{Tasks, faulty, rules};
use engine::judge::compare::ProgramForms;
use engine::judge::front::Scores;
use engine::judge::measure::{measured, steps_score};
use engine::judge::{Effort, Judgement, NoVerdict, Options, Verdict, judge_with_progress};
use engine::language::cost::cost_at;
use engine::language::program::Stack;
use engine::language::walk::Numbering;
use engine::language::{BlockId, Program, TaskId};
use engine::run::compile::compile;
use engine::run::moves::BUDGET;
use engine::run::rules::Rules;
use engine::task::Task;
use engine::text::{Text, one_line};
use rayon::{Scope, ThreadPool};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};

/// How a class is read and judged.
#[derive(Clone, Copy, Debug)]
pub struct ClassOptions {
    /// True to judge also programs that do not count, because the pupil named another one as the solution.
    pub all: bool,
    pub effort: Effort,
    /// Makes cases and draws, the same for all programs.
    pub seed: u64,
    /// The most steps of a move.
    pub budget: u64,
    /// True to try to prove accepted programs right on every wall.
    pub prove: bool,
    /// True to measure what points are given for.
    pub points: bool,
    /// Asked while the commands of a task run; true stops them.
    pub stopped: fn() -> bool,
}

impl Default for ClassOptions {
    fn default() -> ClassOptions {
        ClassOptions {
            all: false,
            effort: Effort::Normal,
            seed: 0,
            budget: BUDGET,
            prove: false,
            points: true,
            stopped: || false,
        }
    }
}

/// The outcome for a submission.
#[derive(Clone, Debug)]
pub struct Row {
    /// By number in [`Class::submissions`].
    pub submission: usize,
    /// The judge's finding, or a sentence that begins with the file.
    pub outcome: Result<Judged, String>,
}

/// The judge's finding about a program.
#[derive(Clone, Debug)]
pub struct Judged {
    pub task: TaskId,
    pub rules: Rules,
    pub cost: u64,
    pub blocks: usize,
    /// The steps score; `None` if the program is not ready to run.
    pub steps: Option<f64>,
    /// By the task's table of points; 0 if there is none, or the program is not accepted.
    pub points: u32,
    /// Its blocks are those of the submission `judged`.
    pub judgement: Arc<Judgement>,
    /// The first submission with an equal program.
    pub judged: usize,
    /// False for an empty program, and for the one that the task starts with.
    pub built: bool,
}

impl Judged {
    /// The three scores of an accepted program.
    pub fn scores(&self) -> Option<Scores> {
        let steps = self.steps?;
        (self.judgement.verdict == Verdict::Accepted).then_some(Scores {
            cost: self.cost,
            blocks: self.blocks,
            steps,
        })
    }

    /// The mean number of steps of a move; `None` if no move was tried.
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

/// A task, ready to judge programs for it.
struct Prepared<'t> {
    task: &'t Task,
    rules: Rules,
    /// The class of programs that are equal to the one that the task starts with.
    start: u32,
}

/// A program to judge, for all programs that are equal to it.
struct Job<'c> {
    /// The first submission with it.
    submission: usize,
    program: &'c Program,
    prepared: Arc<Prepared<'c>>,
    built: bool,
}

/// The number of the job of each submission, or why it is not judged.
type Plan = Vec<Result<usize, String>>;

/// The findings about a program.
struct Finding {
    judgement: Arc<Judgement>,
    /// The steps score; `None` if the program is not ready to run.
    steps: Option<f64>,
    /// Of an accepted program.
    points: u32,
}

type Found = Result<Finding, NoVerdict>;

/// Judges classes.
pub struct Judge<'j> {
    pub tasks: &'j Tasks,
    pub options: &'j ClassOptions,
    pub text: &'j Text,
    /// The threads that judge, by default those of the process. The calling thread must not be one of them.
    pub pool: Option<&'j ThreadPool>,
    /// Asked every few milliseconds; false stops the judge.
    pub go_on: &'j (dyn Fn() -> bool + Sync),
    /// Counts the steps of all programs together.
    pub spent: &'j AtomicU64,
}

impl Judge<'_> {
    /// Judges a class. Calls `on_row` on this thread for one submission after the other, in their order, as soon as it
    /// and all before it are judged. Returns false if it was stopped.
    ///
    /// Programs that are equal up to the names of variables, positions and comments are judged once. The rows do not
    /// depend on the number of processors.
    pub fn rows(&self, class: &Class, mut on_row: impl FnMut(Row)) -> bool {
        let Some((plan, jobs)) = self.plan(class) else {
            return false;
        };
        let threads = self
            .pool
            .map_or_else(rayon::current_num_threads, ThreadPool::current_num_threads);
        let next = AtomicUsize::new(0);
        let (sender, results) = channel();
        in_scope(self.pool, |scope| {
            for _ in 0..threads {
                let worker = JudgingWorker {
                    judge: self,
                    jobs: &jobs,
                    next: &next,
                    results: sender.clone(),
                };
                scope.spawn(move |scope| worker.work(scope));
            }
            drop(sender);
            let mut found: BTreeMap<usize, Found> = BTreeMap::new();
            for (number, planned) in plan.into_iter().enumerate() {
                let outcome = match planned {
                    Ok(job) => loop {
                        if let Some(found) = found.get(&job) {
                            let place = class.submissions[number].place();
                            break self.outcome(&place, &jobs[job], found);
                        }
                        // The workers end without a result if they are stopped.
                        let Ok((job, result)) = results.recv() else {
                            return false;
                        };
                        found.insert(job, result);
                    },
                    Err(why) => Err(why),
                };
                on_row(Row {
                    submission: number,
                    outcome,
                });
            }
            true
        })
    }

    /// The plan and its jobs. `None` if it was stopped.
    fn plan<'c>(&'c self, class: &'c Class) -> Option<(Plan, Vec<Job<'c>>)> {
        let mut plan = Plan::new();
        let mut jobs: Vec<Job<'c>> = Vec::new();
        let mut forms = ProgramForms::default();
        let mut prepared: BTreeMap<&TaskId, Result<Arc<Prepared<'c>>, String>> = BTreeMap::new();
        let mut known: HashMap<(&TaskId, u32), usize> = HashMap::new();
        for (number, submission) in class.submissions.iter().enumerate() {
            if !(self.go_on)() {
                return None;
            }
            let job = match (&submission.program, &submission.task) {
                (Err(why), _) => Err(why.clone()),
                (Ok(_), None) => Err(submission.place()),
                (Ok(program), Some(id)) => {
                    let ready = prepared
                        .entry(id)
                        .or_insert_with(|| self.prepare(submission, id, &mut forms));
                    match ready {
                        Ok(ready) => {
                            let form = forms.class(program);
                            Ok(*known.entry((id, form)).or_insert_with(|| {
                                let is_empty = program.stack(Stack::Hat).is_empty();
                                jobs.push(Job {
                                    submission: number,
                                    program,
                                    built: form != ready.start && !is_empty,
                                    prepared: Arc::clone(ready),
                                });
                                jobs.len() - 1
                            }))
                        }
                        Err(why) => Err(format!("{}: {why}", submission.place())),
                    }
                }
            };
            plan.push(job);
        }
        Some((plan, jobs))
    }

    fn prepare(
        &self,
        submission: &Submission,
        id: &TaskId,
        forms: &mut ProgramForms,
    ) -> Result<Arc<Prepared<'_>>, String> {
        let text = self.text;
        let task = self
            .tasks
            .find(id)
            .ok_or_else(|| match &submission.course {
                Some(course) => {
                    text.msg_class_says_task_unknown_course(id.as_str(), one_line(course))
                }
                None => text.msg_class_says_task_unknown(id.as_str()),
            })?;
        let rules = rules(text, task)?;
        if !rules.wants_something() {
            return Err(text.msg_task_nothing_wanted(id.as_str()));
        }
        let stopped = self.options.stopped;
        Ok(Arc::new(Prepared {
            start: forms.class(&task.start),
            task,
            rules: rules.interruptible(move || !stopped()),
        }))
    }

    fn found(&self, job: &Job<'_>) -> Found {
        if !(self.go_on)() {
            return Err(NoVerdict::Stopped);
        }
        let Prepared { task, rules, .. } = &*job.prepared;
        let options = Options {
            rules: rules.clone(),
            effort: self.options.effort,
            seed: self.options.seed,
            budget: self.options.budget,
            prove: self.options.prove,
        };
        let judgement = judge_with_progress(job.program, &options, self.spent, self.go_on)?;
        let gives_points = self.options.points && !task.points.is_empty();
        let (mut steps, mut given) = (None, 0);
        if let Ok(code) = compile(job.program) {
            let score = steps_score(task, rules, &code, self.go_on);
            steps = Some(score.ok_or(NoVerdict::Stopped)?);
            if gives_points && judgement.verdict == Verdict::Accepted {
                let measure = measured(task, rules, job.program, &code, self.go_on);
                given = points(task, measure.ok_or(NoVerdict::Stopped)?);
            }
        }
        Ok(Finding {
            judgement: Arc::new(judgement),
            steps,
            points: given,
        })
    }

    /// The outcome of a job for one of its submissions.
    fn outcome(&self, place: &str, job: &Job<'_>, found: &Found) -> Result<Judged, String> {
        let (text, task) = (self.text, job.prepared.task);
        match found {
            Ok(finding) => {
                let cost = cost_at(job.program, &task.costs);
                Ok(Judged {
                    task: task.id.clone(),
                    rules: job.prepared.rules.clone(),
                    cost: cost.total,
                    blocks: cost.blocks,
                    steps: finding.steps,
                    points: finding.points,
                    judgement: Arc::clone(&finding.judgement),
                    judged: job.submission,
                    built: job.built,
                })
            }
            Err(NoVerdict::Rules(why)) => Err(format!("{place}: {}", faulty(text, task, why))),
            Err(NoVerdict::NothingWanted | NoVerdict::Stopped) => {
                let why = text.msg_task_nothing_wanted(task.id.as_str());
                Err(format!("{place}: {why}"))
            }
        }
    }
}

/// Opens a scope of the pool on this thread, which takes the results.
fn in_scope<'s, R>(pool: Option<&ThreadPool>, work: impl FnOnce(&Scope<'s>) -> R) -> R {
    match pool {
        Some(pool) => pool.in_place_scope(work),
        None => rayon::in_place_scope(work),
    }
}

/// Does one job after the other.
struct JudgingWorker<'s> {
    judge: &'s Judge<'s>,
    jobs: &'s [Job<'s>],
    /// The number of the next job.
    next: &'s AtomicUsize,
    results: Sender<(usize, Found)>,
}

impl<'s> JudgingWorker<'s> {
    /// Does a job and queues itself for the next one. Not in a loop: a thread that waits inside the judge may start
    /// another job in the meantime, but no more than one.
    fn work(self, scope: &Scope<'s>) {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        let Some(job) = self.jobs.get(number) else {
            return;
        };
        let found = self.judge.found(job);
        if matches!(found, Err(NoVerdict::Stopped)) || self.results.send((number, found)).is_err() {
            return;
        }
        scope.spawn(move |scope| self.work(scope));
    }
}

/// The points of the smallest entry of the table that is not below the measure.
fn points(task: &Task, measure: u64) -> u32 {
    let entries = task.points.iter().filter(|(most, _)| measure <= *most);
    let entry = entries.min_by_key(|(most, _)| *most);
    entry.map_or(0, |(_, points)| *points)
}
