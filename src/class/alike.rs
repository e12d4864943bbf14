//! Programs of several people that are alike.

use super::collect::Class;
use super::judging::Row;
use super::tasks::Tasks;
use engine::judge::compare::{Form, Forms};
use engine::language::{Program, TaskId};
use rayon::prelude::*;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// From here on two programs count as nearly equal: of ten blocks eight are the same.
const NEARLY: u8 = 80;

/// Most programs of a task that are compared each with each.
const MOST_COMPARED: usize = 2_000;
/// Most blocks that are matched in all comparisons of a task.
const MOST_WORK: usize = 100_000_000;

/// Programs for one task that are alike, of at least two people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    pub task: TaskId,
    /// By number in [`Class::submissions`], rising.
    pub members: Vec<usize>,
    /// 100 for programs that are equal up to names of variables, places and comments. Otherwise every two of the group
    /// are at least so alike: see [`Form::likeness`].
    pub likeness: u8,
}

/// The groups of all tasks, the most alike first; and whether all could be compared.
pub fn groups(class: &Class, tasks: &Tasks, rows: &[Row]) -> (Vec<Group>, bool) {
    let mut by_task: BTreeMap<&TaskId, Vec<(usize, &Program)>> = BTreeMap::new();
    for row in rows {
        let submission = &class.submissions[row.submission];
        if let (Ok(judged), Ok(program)) = (&row.outcome, &submission.program) {
            let programs = by_task.entry(&judged.task).or_default();
            programs.push((row.submission, program));
        }
    }
    let mut all = true;
    let mut found = Vec::new();
    for (task, programs) in by_task {
        let start = tasks.find(task).map(|task| &task.start);
        let (groups, compared) = Programs::new(class, &programs, start).groups(task);
        found.extend(groups);
        all &= compared;
    }
    found.sort_by_key(|group| Reverse(group.likeness));
    (found, all)
}

/// The programs for a task: one form for all that are equal.
struct Programs<'c> {
    class: &'c Class,
    forms: Vec<Form>,
    /// For each form its submissions.
    members: Vec<Vec<usize>>,
}

impl<'c> Programs<'c> {
    /// Without those that nobody built: nothing at all, and what the task starts with.
    fn new(class: &'c Class, programs: &[(usize, &Program)], start: Option<&Program>) -> Self {
        let mut forms = Forms::default();
        let start = start.map(|start| forms.class(start));
        let mut found = Programs {
            class,
            forms: Vec::new(),
            members: Vec::new(),
        };
        let mut by_class: BTreeMap<u32, usize> = BTreeMap::new();
        for &(submission, program) in programs {
            let class = forms.class(program);
            if Some(class) == start {
                continue;
            }
            if let Some(&at) = by_class.get(&class) {
                found.members[at].push(submission);
                continue;
            }
            let form = forms.form(program);
            if form.size() > 0 {
                by_class.insert(class, found.forms.len());
                found.forms.push(form);
                found.members.push(vec![submission]);
            }
        }
        found
    }

    /// Whether submissions are of at least two people.
    fn several_people(&self, members: &[usize]) -> bool {
        let pupil = |&member: &usize| self.class.submissions[member].pupil;
        let people: BTreeSet<Option<usize>> = members.iter().map(pupil).collect();
        people.len() > 1
    }

    fn groups(&self, task: &TaskId) -> (Vec<Group>, bool) {
        let group = |mut members: Vec<usize>, likeness: u8| {
            members.sort_unstable();
            Group {
                task: task.clone(),
                members,
                likeness,
            }
        };
        let equal = self.members.iter().filter(|one| self.several_people(one));
        let mut found: Vec<Group> = equal.map(|members| group(members.clone(), 100)).collect();
        let (near, all) = self.near();
        for (forms, likeness) in near {
            let members: Vec<usize> = forms
                .iter()
                .flat_map(|&form| self.members[form].iter().copied())
                .collect();
            if self.several_people(&members) {
                found.push(group(members, likeness));
            }
        }
        (found, all)
    }

    /// Groups of forms every two of which are nearly equal, with the least likeness of two; and whether all could be
    /// compared. The most alike are joined first (agglomerative clustering with complete linkage).
    fn near(&self) -> (Vec<(Vec<usize>, u8)>, bool) {
        let (likeness, all) = self.likeness();
        let mut pairs: Vec<(u8, usize, usize)> = likeness
            .iter()
            .map(|(&(a, b), &likeness)| (likeness, a, b))
            .collect();
        pairs.sort_by_key(|&(likeness, a, b)| (Reverse(likeness), a, b));
        let mut group_of: Vec<usize> = (0..self.forms.len()).collect();
        let mut groups: Vec<Vec<usize>> = (0..self.forms.len()).map(|form| vec![form]).collect();
        let mut least: Vec<u8> = vec![100; self.forms.len()];
        for (_, a, b) in pairs {
            let (into, from) = (group_of[a].min(group_of[b]), group_of[a].max(group_of[b]));
            if into == from {
                continue;
            }
            let between = groups[into].iter().flat_map(|&a| {
                let others = groups[from].iter();
                others.map(move |&b| (a.min(b), a.max(b)))
            });
            let between = between.map(|pair| likeness.get(&pair).copied());
            let Some(between) = between.min().flatten() else {
                continue;
            };
            let moved = std::mem::take(&mut groups[from]);
            for &form in &moved {
                group_of[form] = into;
            }
            groups[into].extend(moved);
            least[into] = least[into].min(least[from]).min(between);
        }
        let found = groups.into_iter().zip(least);
        (found.filter(|(forms, _)| forms.len() > 1).collect(), all)
    }

    /// How alike every two forms are, where that is enough; and whether all could be compared.
    fn likeness(&self) -> (BTreeMap<(usize, usize), u8>, bool) {
        let count = self.forms.len().min(MOST_COMPARED);
        let mut all = count == self.forms.len();
        let candidates = (0..count).into_par_iter().flat_map_iter(|a| {
            let others = a + 1..count;
            others
                .filter(move |&b| self.forms[a].likeness_at_most(&self.forms[b]) >= NEARLY)
                .map(move |b| (a, b))
        });
        let mut candidates: Vec<(usize, usize)> = candidates.collect();
        let work = |&(a, b): &(usize, usize)| self.forms[a].size() + self.forms[b].size();
        // The small ones first, so that the most pairs are compared.
        candidates.sort_by_key(|pair| (work(pair), *pair));
        let mut left = MOST_WORK;
        let affordable = candidates.iter().take_while(|pair| {
            let rest = left.checked_sub(work(pair));
            left = rest.unwrap_or(0);
            rest.is_some()
        });
        let affordable = affordable.count();
        all &= affordable == candidates.len();
        candidates.truncate(affordable);
        let found = candidates.into_par_iter().filter_map(|(a, b)| {
            let likeness = self.forms[a].likeness(&self.forms[b]);
            (likeness >= NEARLY).then_some(((a, b), likeness))
        });
        (found.collect::<Vec<_>>().into_iter().collect(), all)
    }
}
