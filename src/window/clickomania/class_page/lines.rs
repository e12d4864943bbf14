//! The lines of the table: a pupil each, then the files of which nothing can be read.

use super::judging::JudgedClass;
use crate::class::{Group, Judged, standings};
use crate::window::clickomania::command::{ClassColumn, ClassFilter, Who};
use crate::window::kit::widgets::table::sort_rows;
use engine::judge::Verdict;
use engine::language::TaskId;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// A line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    pub who: Who,
    pub name: String,
    /// By task, in the order of the columns.
    pub results: Vec<Option<TaskResult>>,
    pub points: u64,
    pub rank: usize,
    /// Whether something of theirs is still to be judged.
    pub waits: bool,
    /// What the programs cost that are accepted; where there is one task, also one that is not.
    pub cost: Option<u64>,
    /// How many tasks are solved.
    pub solved: usize,
    /// The groups of programs that are alike to which one of theirs belongs, by number from 0.
    pub groups: Vec<usize>,
    /// Number of remarks.
    pub remarks: usize,
    /// Why something of it cannot be judged, in sentences.
    pub errors: Vec<String>,
}

/// A program for a task.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TaskResult {
    pub submission: usize,
    pub verdict: Verdict,
    pub cost: u64,
    pub points: u32,
}

impl TaskResult {
    fn new(submission: usize, judged: &Judged) -> TaskResult {
        TaskResult {
            submission,
            verdict: judged.judgement.verdict,
            cost: judged.cost,
            points: judged.points,
        }
    }

    fn is_accepted(&self) -> bool {
        self.verdict == Verdict::Accepted
    }

    /// Of several programs for a task the best one counts.
    fn quality(&self) -> impl Ord + use<> {
        (self.points, self.is_accepted(), Reverse(self.cost))
    }
}

impl Line {
    /// The number of the pupil.
    pub fn pupil(&self) -> Option<usize> {
        match self.who {
            Who::Pupil(number) => Some(number),
            Who::File(_) => None,
        }
    }

    /// The line of a file of which nothing can be read.
    fn of_file(number: usize, name: String, columns: usize, why: String) -> Line {
        Line {
            who: Who::File(number),
            name,
            results: vec![None; columns],
            points: 0,
            rank: usize::MAX,
            waits: false,
            cost: None,
            solved: 0,
            groups: Vec::new(),
            remarks: 0,
            errors: vec![why],
        }
    }

    /// Whether a filter leaves it.
    pub fn is_shown(&self, filter: ClassFilter) -> bool {
        match filter {
            ClassFilter::All => true,
            ClassFilter::Wrong => {
                let mut results = self.results.iter().flatten();
                !self.errors.is_empty() || results.any(|result| !result.is_accepted())
            }
            ClassFilter::Alike => !self.groups.is_empty(),
            ClassFilter::Noted => self.remarks > 0,
        }
    }
}

/// All lines, in the order of the class.
pub fn lines(known: &JudgedClass) -> Vec<Line> {
    let class = &known.class;
    let columns = known.columns();
    let pupils = class.pupils.len();
    let mut best: BTreeMap<(usize, &TaskId), TaskResult> = BTreeMap::new();
    let mut errors: Vec<Vec<String>> = vec![Vec::new(); pupils];
    let mut waiting = vec![0_usize; pupils];
    let mut files = Vec::new();
    for submission in &class.submissions {
        if let Some(pupil) = submission.pupil {
            waiting[pupil] += 1;
        }
    }
    for row in &known.rows {
        let submission = &class.submissions[row.submission];
        if let Some(pupil) = submission.pupil {
            waiting[pupil] = waiting[pupil].saturating_sub(1);
        }
        match (&row.outcome, submission.pupil) {
            (Ok(judged), Some(pupil)) if submission.counts => {
                let result = TaskResult::new(row.submission, judged);
                let best = best.entry((pupil, &judged.task)).or_insert(result);
                if result.quality() > best.quality() {
                    *best = result;
                }
            }
            (Ok(_), _) => {}
            (Err(why), Some(pupil)) => errors[pupil].push(why.clone()),
            (Err(why), None) => files.push((row.submission, why.clone())),
        }
    }
    let mut standing = vec![(0, 0); pupils];
    for one in standings(class, &known.rows) {
        standing[one.pupil] = (one.points, one.rank);
    }
    let mut groups: Vec<Vec<usize>> = vec![Vec::new(); pupils];
    for (number, group) in known.groups().iter().enumerate() {
        for pupil in people(known, group) {
            groups[pupil].push(number);
        }
    }
    let of_pupils = class.pupils.iter().enumerate().map(|(number, pupil)| {
        let results: Vec<Option<TaskResult>> = columns
            .iter()
            .map(|task| best.get(&(number, &task.id)).copied())
            .collect();
        let solved = results
            .iter()
            .flatten()
            .filter(|result| result.is_accepted());
        let shown = results
            .iter()
            .flatten()
            .filter(|result| columns.len() == 1 || result.is_accepted());
        Line {
            who: Who::Pupil(number),
            name: pupil.name.clone(),
            points: standing[number].0,
            rank: standing[number].1,
            waits: waiting[number] > 0,
            solved: solved.count(),
            cost: shown.map(|result| result.cost).reduce(u64::saturating_add),
            results,
            groups: std::mem::take(&mut groups[number]),
            remarks: pupil.remarks.len(),
            errors: std::mem::take(&mut errors[number]),
        }
    });
    let mut lines: Vec<Line> = of_pupils.collect();
    let unread = files.into_iter().map(|(number, why)| {
        let name = file_name(&class.submissions[number].file);
        Line::of_file(number, name, columns.len(), why)
    });
    lines.extend(unread);
    lines
}

/// What people call a file, without its folders.
fn file_name(path: &str) -> String {
    let name = Path::new(path).file_name().unwrap_or(path.as_ref());
    name.to_string_lossy().into_owned()
}

/// The pupils of a group, each once.
pub fn people(known: &JudgedClass, group: &Group) -> Vec<usize> {
    let submissions = &known.class.submissions;
    let pupils: BTreeSet<usize> = group
        .members
        .iter()
        .filter_map(|&member| submissions[member].pupil)
        .collect();
    pupils.into_iter().collect()
}

/// Sorts lines by a column, the best first, or the other way round. Who has nothing there comes last, and behind them the
/// files of which nothing can be read.
pub fn sort(lines: &mut [Line], column: ClassColumn, back: bool) {
    lines.sort_by_cached_key(|line| line.name.to_lowercase());
    let tried = |line: &Line| line.results.iter().any(Option::is_some);
    match column {
        ClassColumn::Rank => sort_rows(lines, back, |line| tried(line).then_some(line.rank)),
        ClassColumn::Name => sort_rows(lines, back, |line| Some(line.name.to_lowercase())),
        ClassColumn::Task(task) => sort_rows(lines, back, |line| {
            let result = line.results.get(task)?.as_ref()?;
            Some(Reverse(result.quality()))
        }),
        ClassColumn::Cost => {
            sort_rows(lines, back, |line| Some((Reverse(line.solved), line.cost?)))
        }
        ClassColumn::Points => {
            sort_rows(lines, back, |line| {
                tried(line).then_some(Reverse(line.points))
            });
        }
        ClassColumn::Alike => sort_rows(lines, back, |line| {
            (!line.groups.is_empty()).then(|| line.groups.clone())
        }),
        ClassColumn::Remarks => sort_rows(lines, back, |line| Some(Reverse(line.remarks))),
    }
    lines.sort_by_key(|line| line.pupil().is_none());
}
