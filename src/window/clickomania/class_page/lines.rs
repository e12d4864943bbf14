//! The lines of the table: a pupil each, then the unreadable files.

use super::judging::JudgedClass;
use crate::class::{Group, Judged, standings};
use crate::window::clickomania::command::{ClassColumn, ClassFilter, LineId};
use crate::window::kit::widgets::table::sort_rows;
use engine::judge::Verdict;
use engine::language::TaskId;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// A line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    pub id: LineId,
    pub name: String,
    /// The best result for each task, in the order of the columns.
    pub results: Vec<Option<TaskResult>>,
    pub points: u64,
    pub rank: usize,
    /// True while a program of the pupil waits to be judged.
    pub waits: bool,
    /// Sum of the costs of accepted programs; where there is one task, also of one that is not accepted.
    pub cost: Option<u64>,
    /// Number of tasks solved.
    pub solved: usize,
    /// Numbers, from 0, of the groups that a program of the pupil belongs to.
    pub groups: Vec<usize>,
    /// Number of remarks.
    pub remarks: usize,
    /// Sentences about what cannot be judged.
    pub errors: Vec<String>,
}

/// The best program of a pupil for a task.
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

    /// Sort key: the greatest of several programs for a task counts.
    fn quality(&self) -> impl Ord + use<> {
        (self.points, self.is_accepted(), Reverse(self.cost))
    }
}

impl Line {
    /// Number of the pupil.
    pub fn pupil(&self) -> Option<usize> {
        match self.id {
            LineId::Pupil(number) => Some(number),
            LineId::File(_) => None,
        }
    }

    /// The line of an unreadable file.
    fn of_file(number: usize, name: String, columns: usize, why: String) -> Line {
        Line {
            id: LineId::File(number),
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

    /// True if the filter shows it.
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

/// Makes all lines, in the order of the class.
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
        for pupil in pupils_of(known, group) {
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
            id: LineId::Pupil(number),
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

/// Name of a file without its folders.
fn file_name(path: &str) -> String {
    let name = Path::new(path).file_name().unwrap_or(path.as_ref());
    name.to_string_lossy().into_owned()
}

/// The pupils of a group, each once.
pub fn pupils_of(known: &JudgedClass, group: &Group) -> Vec<usize> {
    let submissions = &known.class.submissions;
    let pupils: BTreeSet<usize> = group
        .members
        .iter()
        .filter_map(|&member| submissions[member].pupil)
        .collect();
    pupils.into_iter().collect()
}

/// Sorts lines by a column, the best first, or backwards. Pupils without a result there come last, followed by the
/// unreadable files.
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
