//! The lines of the table: a pupil each, then the files of which nothing can be read.

use super::judging::Known;
use crate::class::{Group, Judged, standings};
use crate::window::clickomania::command::{ClassColumn, ClassFilter, Who};
use engine::judge::Verdict;
use engine::language::TaskId;
use std::cmp::{Ordering, Reverse};
use std::collections::BTreeMap;
use std::path::Path;

/// A line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    pub who: Who,
    pub name: String,
    /// By task, in the order of the columns.
    pub cells: Vec<Option<Cell>>,
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
pub struct Cell {
    pub submission: usize,
    pub verdict: Verdict,
    pub cost: u64,
    pub points: u32,
}

impl Cell {
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
    fn of_file((number, name): (usize, String), columns: usize, why: String) -> Line {
        Line {
            who: Who::File(number),
            name,
            cells: vec![None; columns],
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
                let mut cells = self.cells.iter().flatten();
                !self.errors.is_empty() || cells.any(|cell| !cell.is_accepted())
            }
            ClassFilter::Alike => !self.groups.is_empty(),
            ClassFilter::Noted => self.remarks > 0,
        }
    }
}

/// All lines, in the order of the class.
pub fn lines(known: &Known) -> Vec<Line> {
    let class = &known.class;
    let columns = known.columns();
    let pupils = class.pupils.len();
    let mut best: BTreeMap<(usize, &TaskId), Cell> = BTreeMap::new();
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
                let cell = cell(row.submission, judged);
                let best = best.entry((pupil, &judged.task)).or_insert(cell);
                if cell.quality() > best.quality() {
                    *best = cell;
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
        let cells = columns
            .iter()
            .map(|task| best.get(&(number, &task.id)).copied());
        let cells: Vec<Option<Cell>> = cells.collect();
        let solved = cells.iter().flatten().filter(|cell| cell.is_accepted());
        let shown = cells
            .iter()
            .flatten()
            .filter(|cell| columns.len() == 1 || cell.is_accepted());
        Line {
            who: Who::Pupil(number),
            name: pupil.name.clone(),
            points: standing[number].0,
            rank: standing[number].1,
            waits: waiting[number] > 0,
            solved: solved.count(),
            cost: shown.map(|cell| cell.cost).reduce(u64::saturating_add),
            cells,
            groups: std::mem::take(&mut groups[number]),
            remarks: pupil.remarks.len(),
            errors: std::mem::take(&mut errors[number]),
        }
    });
    let mut lines: Vec<Line> = of_pupils.collect();
    let unread = files.into_iter().map(|(number, why)| {
        let name = file_name(&class.submissions[number].file);
        Line::of_file((number, name), columns.len(), why)
    });
    lines.extend(unread);
    lines
}

/// What people call a file, without its folders.
fn file_name(path: &str) -> String {
    let name = Path::new(path).file_name();
    name.map_or_else(
        || path.to_owned(),
        |name| name.to_string_lossy().into_owned(),
    )
}

fn cell(submission: usize, judged: &Judged) -> Cell {
    Cell {
        submission,
        verdict: judged.judgement.verdict,
        cost: judged.cost,
        points: judged.points,
    }
}

/// The pupils of a group, each once.
pub fn people(known: &Known, group: &Group) -> Vec<usize> {
    let members = group.members.iter();
    let pupils = members.filter_map(|&member| known.class.submissions[member].pupil);
    let mut pupils: Vec<usize> = pupils.collect();
    pupils.sort_unstable();
    pupils.dedup();
    pupils
}

/// Sorts them by a column, the best first, or the other way round; files of which nothing can be read stand last, and
/// before them who has nothing there.
pub fn sort(lines: &mut [Line], (column, back): (ClassColumn, bool)) {
    let has_nothing = |line: &Line| match column {
        ClassColumn::Task(task) => line.cells.get(task).is_none_or(Option::is_none),
        ClassColumn::Cost => line.cost.is_none(),
        ClassColumn::Alike => line.groups.is_empty(),
        ClassColumn::Rank | ClassColumn::Points => line.cells.iter().all(Option::is_none),
        ClassColumn::Name | ClassColumn::Remarks => false,
    };
    let order = |one: &Line, other: &Line| match column {
        ClassColumn::Rank => one.rank.cmp(&other.rank),
        ClassColumn::Name => Ordering::Equal,
        ClassColumn::Task(task) => {
            let quality = |line: &Line| {
                line.cells
                    .get(task)
                    .copied()
                    .flatten()
                    .map(|cell| cell.quality())
            };
            quality(other).cmp(&quality(one))
        }
        ClassColumn::Cost => {
            let key = |line: &Line| (Reverse(line.solved), line.cost);
            key(one).cmp(&key(other))
        }
        ClassColumn::Points => other.points.cmp(&one.points),
        ClassColumn::Alike => one.groups.cmp(&other.groups),
        ClassColumn::Remarks => other.remarks.cmp(&one.remarks),
    };
    lines.sort_by_cached_key(|line| line.name.to_lowercase());
    lines.sort_by(|one, other| {
        let ordered = order(one, other);
        let ordered = match (back, column) {
            (true, ClassColumn::Name) => other.name.to_lowercase().cmp(&one.name.to_lowercase()),
            (true, _) => ordered.reverse(),
            (false, _) => ordered,
        };
        let last = |line: &Line| (line.pupil().is_none(), has_nothing(line));
        last(one).cmp(&last(other)).then(ordered)
    });
}
