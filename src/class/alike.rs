//! Groups of programs by several pupils that are alike.

use super::judging::Row;
use super::pupils::Class;
use engine::judge::compare::{ProgramForm, ProgramForms};
use engine::language::{Program, TaskId};
use rayon::prelude::*;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// Two programs are nearly equal from this likeness on: eight of ten blocks are the same.
const NEARLY: u8 = 80;

/// Upper bound on the programs of a task that are compared with each other.
const MAX_COMPARED: usize = 2_000;
/// Programs with more blocks are not compared; two of this length take a few milliseconds.
const LONGEST: usize = 2_000;
/// Upper bound on the blocks matched in all comparisons of a task.
const MAX_WORK: usize = 100_000_000;

/// Programs for one task that are alike, by at least two pupils.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    pub task: TaskId,
    /// By number in [`Class::submissions`], rising.
    pub members: Vec<usize>,
    /// 100 for programs that are equal up to the names of variables, positions and comments; otherwise the least
    /// [`ProgramForm::similarity`] of two programs of the group.
    pub likeness: u8,
}

/// The groups of all tasks, the most alike first; and true if all programs could be compared. `go_on` is asked every few
/// milliseconds. Once it returns false, only equal programs are grouped, which judging has found already.
pub fn groups(
    class: &Class,
    rows: &[Row],
    go_on: &(dyn Fn() -> bool + Sync),
) -> (Vec<Group>, bool) {
    let mut by_task: BTreeMap<&TaskId, BTreeMap<usize, Vec<usize>>> = BTreeMap::new();
    for row in rows {
        if let Ok(judged) = &row.outcome
            && judged.built
        {
            let equal = by_task.entry(&judged.task).or_default();
            equal.entry(judged.judged).or_default().push(row.submission);
        }
    }
    let mut all = true;
    let mut found = Vec::new();
    for (task, equal) in by_task {
        let equal: Vec<Vec<usize>> = equal.into_values().collect();
        let mut add = |members: Vec<usize>, likeness: u8| {
            if several_people(class, &members) {
                found.push(Group {
                    task: task.clone(),
                    members,
                    likeness,
                });
            }
        };
        for members in &equal {
            add(members.clone(), 100);
        }
        let programs = equal.iter().map(|members| {
            let program = class.submissions[members[0]].program.as_ref();
            // Only programs are judged.
            program.ok()
        });
        let (near, compared) = nearly_equal(&programs.collect::<Vec<_>>(), go_on);
        for (places, likeness) in near {
            let members = places.iter().flat_map(|&place| &equal[place]);
            let mut members: Vec<usize> = members.copied().collect();
            members.sort_unstable();
            add(members, likeness);
        }
        all &= compared;
    }
    found.sort_by_key(|group| Reverse(group.likeness));
    (found, all)
}

/// True if the submissions are by at least two pupils.
fn several_people(class: &Class, members: &[usize]) -> bool {
    let pupil = |&member: &usize| class.submissions[member].pupil;
    let people: BTreeSet<Option<usize>> = members.iter().map(pupil).collect();
    people.len() > 1
}

/// Groups of these programs, by number, in which any two are nearly equal, each with its least likeness; and true if all
/// could be compared.
fn nearly_equal(
    programs: &[Option<&Program>],
    go_on: &(dyn Fn() -> bool + Sync),
) -> (Vec<(Vec<usize>, u8)>, bool) {
    let mut makes = ProgramForms::default();
    let mut numbers = Vec::new();
    let mut forms: Vec<ProgramForm> = Vec::new();
    for (number, program) in programs.iter().enumerate() {
        if forms.len() == MAX_COMPARED || !go_on() {
            break;
        }
        let form = program.map(|program| makes.form(program));
        if let Some(form) = form.filter(|form| form.size() <= LONGEST) {
            forms.push(form);
            numbers.push(number);
        }
    }
    let (likeness, affordable) = Likeness::of_all(&forms, go_on);
    let found = likeness.clusters(go_on);
    if !go_on() {
        return (Vec::new(), false);
    }
    let found = found.into_iter().map(|(places, least)| {
        let numbers = places.iter().map(|&place| numbers[place]);
        (numbers.collect(), least)
    });
    (
        found.collect(),
        affordable && numbers.len() == programs.len(),
    )
}

/// The likeness of any two forms; 0 if they are not nearly equal.
struct Likeness {
    count: usize,
    of: Vec<u8>,
}

impl Likeness {
    /// Compares all forms; true if that was affordable and not stopped.
    fn of_all(forms: &[ProgramForm], go_on: &(dyn Fn() -> bool + Sync)) -> (Likeness, bool) {
        let count = forms.len();
        let nearly = |a: &ProgramForm, b: &ProgramForm| {
            // Of programs of two lengths the shorter one has no more than all of its blocks.
            let most = 200 * a.size().min(b.size()) / (a.size() + b.size()).max(1);
            most >= usize::from(NEARLY) && a.similarity_bound(b) >= NEARLY
        };
        let candidates = (0..count).into_par_iter().flat_map_iter(|a| {
            let others = a + 1..if go_on() { count } else { 0 };
            others
                .filter(move |&b| nearly(&forms[a], &forms[b]))
                .map(move |b| (a, b))
        });
        let mut candidates: Vec<(usize, usize)> = candidates.collect();
        let work = |&(a, b): &(usize, usize)| forms[a].size() + forms[b].size();
        // The small ones first, so that the most pairs are compared.
        candidates.sort_by_key(|pair| (work(pair), *pair));
        let mut left = MAX_WORK;
        let affordable = candidates.iter().take_while(|pair| {
            let rest = left.checked_sub(work(pair));
            left = rest.unwrap_or(0);
            rest.is_some()
        });
        let affordable = affordable.count();
        let all = affordable == candidates.len();
        candidates.truncate(affordable);
        let found = candidates.into_par_iter().map(|(a, b)| {
            let likeness = if go_on() {
                forms[a].similarity(&forms[b])
            } else {
                0
            };
            (a, b, likeness)
        });
        let mut likeness = Likeness {
            count,
            of: vec![0; count * count],
        };
        for (a, b, found) in found.collect::<Vec<_>>() {
            let found = if found < NEARLY { 0 } else { found };
            likeness.of[a * count + b] = found;
            likeness.of[b * count + a] = found;
        }
        (likeness, all && go_on())
    }

    fn between(&self, a: usize, b: usize) -> u8 {
        self.of[a * self.count + b]
    }

    /// Groups of at least two forms in which any two are nearly equal, each with its least likeness. The most alike forms
    /// are joined first: agglomerative clustering with complete linkage, updated as in Lance and Williams, *A General Theory
    /// of Classificatory Sorting Strategies*, Computer Journal 9, 1967.
    fn clusters(&self, go_on: &dyn Fn() -> bool) -> Vec<(Vec<usize>, u8)> {
        let count = self.count;
        let mut linkage = self.of.clone();
        let mut group_of: Vec<usize> = (0..count).collect();
        let mut groups: Vec<(Vec<usize>, u8)> = (0..count).map(|form| (vec![form], 100)).collect();
        let levels = (NEARLY..=100).rev().filter(|level| self.of.contains(level));
        for (level, a) in levels.flat_map(|level| (0..count).map(move |a| (level, a))) {
            if !go_on() {
                break;
            }
            for b in a + 1..count {
                let (into, from) = (group_of[a].min(group_of[b]), group_of[a].max(group_of[b]));
                let between = linkage[into * count + from];
                if self.between(a, b) != level || into == from || between == 0 {
                    continue;
                }
                let (moved, least) = std::mem::take(&mut groups[from]);
                for &form in &moved {
                    group_of[form] = into;
                }
                groups[into].0.extend(moved);
                groups[into].1 = groups[into].1.min(least).min(between);
                for other in 0..count {
                    let both = linkage[into * count + other].min(linkage[from * count + other]);
                    linkage[into * count + other] = both;
                    linkage[other * count + into] = both;
                }
            }
        }
        groups.retain(|(forms, _)| forms.len() > 1);
        groups
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// These pairs are alike, the others are not.
    fn likeness(count: usize, pairs: &[(usize, usize, u8)]) -> Likeness {
        let mut of = vec![0; count * count];
        for &(a, b, likeness) in pairs {
            of[a * count + b] = likeness;
            of[b * count + a] = likeness;
        }
        Likeness { count, of }
    }

    #[test]
    fn every_two_of_a_group_are_alike() {
        let found = likeness(
            5,
            &[(0, 1, 95), (1, 2, 90), (0, 2, 81), (2, 3, 94), (3, 4, 80)],
        );
        // 2 and 3 are joined before 1 and 2; then 0 and 3 are not alike.
        assert_eq!(
            found.clusters(&|| true),
            [(vec![0, 1], 95), (vec![2, 3], 94)]
        );
        let chain = likeness(4, &[(0, 1, 90), (1, 2, 90), (2, 3, 90)]);
        assert_eq!(
            chain.clusters(&|| true),
            [(vec![0, 1], 90), (vec![2, 3], 90)]
        );
        let all = likeness(3, &[(0, 1, 99), (0, 2, 85), (1, 2, 88)]);
        assert_eq!(all.clusters(&|| true), [(vec![0, 1, 2], 85)]);
    }
}
