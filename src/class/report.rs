//! The results of a class: rows with points, ranks, and groups of programs that are alike.

use super::alike::{Group, groups};
use super::judging::{Judged, Row};
use super::pupils::{Class, Pupil, Submission};
use super::tasks::Tasks;
use engine::diagnostics;
use engine::judge::{Judgement, Verdict};
use engine::language::check::check;
use engine::language::{Program, TaskId};
use engine::task::Task;
use engine::text::Text;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// A row with everything it refers to: what every report shows about a program.
#[derive(Clone, Copy)]
pub struct Entry<'c> {
    /// By number in [`Class::submissions`].
    pub number: usize,
    pub submission: &'c Submission,
    /// `None` for a file of which nothing can be read.
    pub pupil: Option<&'c Pupil>,
    /// The task that it was judged for.
    pub task: Option<&'c Task>,
    /// The program and what the judge found, or a sentence that begins with the file.
    pub outcome: Result<(&'c Judged, &'c Program), &'c str>,
    /// The program that was judged for all that are equal to it.
    original: Option<&'c Program>,
}

impl<'c> Entry<'c> {
    pub fn new(class: &'c Class, tasks: &'c Tasks, row: &'c Row) -> Entry<'c> {
        let submission = &class.submissions[row.submission];
        let judged = row.outcome.as_ref().ok();
        let original = judged.map(|judged| class.submissions[judged.judged].program.as_ref());
        Entry {
            number: row.submission,
            submission,
            pupil: submission.pupil.and_then(|pupil| class.pupils.get(pupil)),
            task: judged.and_then(|judged| tasks.find(&judged.task)),
            outcome: match (&row.outcome, &submission.program) {
                (Ok(judged), Ok(program)) => Ok((judged, program)),
                (Err(why), _) | (_, Err(why)) => Err(why),
            },
            original: original.and_then(Result::ok),
        }
    }

    /// The name of the pupil; empty if it is unknown.
    pub fn name(&self) -> &'c str {
        self.pupil.map_or("", |pupil| &pupil.name)
    }

    /// The judge's finding; `None` for a file that cannot be judged.
    pub fn judged(&self) -> Option<&'c Judged> {
        self.outcome.ok().map(|(judged, _)| judged)
    }

    /// The key of the verdict, the same in all languages.
    pub fn verdict(&self) -> &'static str {
        let judged = self.judged();
        judged.map_or("unreadable", |judged| judged.judgement.verdict.id())
    }

    /// The judgement with the blocks of this program.
    pub fn judgement(&self, judged: &Judged, program: &Program) -> Judgement {
        judged.judgement_of(program, self.original.unwrap_or(program))
    }

    /// Why the program is not accepted, in sentences.
    pub fn sentences(&self, text: &Text) -> Vec<String> {
        match self.outcome {
            Err(why) => vec![why.to_owned()],
            Ok((judged, program)) if judged.judgement.verdict == Verdict::NotReady => {
                let problems = check(program);
                let sentence = |problem| diagnostics::problem(text, program, problem);
                problems.iter().map(sentence).collect()
            }
            Ok((judged, program)) => {
                let judgement = self.judgement(judged, program);
                diagnostics::judgement(text, program, &judged.rules, &judgement)
            }
        }
    }

    /// Why the program cannot be tried, or stopped before its end, in a sentence.
    pub fn error(&self, text: &Text) -> Option<String> {
        let Ok((judged, program)) = self.outcome else {
            return self.outcome.err().map(str::to_owned);
        };
        match judged.judgement.verdict {
            Verdict::NotReady | Verdict::NotAllowed => self.sentences(text).into_iter().next(),
            _ => {
                let failure = self.judgement(judged, program).counterexample?.failure?;
                Some(diagnostics::failure(text, program, &failure))
            }
        }
    }
}

/// The report on a class.
#[derive(Debug)]
pub struct Report<'c> {
    pub class: &'c Class,
    pub tasks: &'c Tasks,
    /// In the order of the submissions.
    pub rows: Vec<Row>,
    /// The best pupil first; pupils with the same points in the order of the class.
    pub standings: Vec<Standing>,
    /// Programs that are alike.
    pub groups: Vec<Group>,
    /// True if all programs of the class could be compared with each other.
    pub all_compared: bool,
    /// True if all programs were judged.
    pub complete: bool,
}

/// How one pupil did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// By number in [`Class::pupils`].
    pub pupil: usize,
    /// The points of the best program that counts, by task.
    pub by_task: BTreeMap<TaskId, u32>,
    /// The sum over all tasks.
    pub points: u64,
    /// From 1; pupils with the same points share a rank.
    pub rank: usize,
}

impl<'c> Report<'c> {
    /// The report on some or all rows of a class. It asks `go_on` every few milliseconds and is not complete if it was
    /// stopped.
    pub fn new(
        class: &'c Class,
        tasks: &'c Tasks,
        rows: Vec<Row>,
        all_judged: bool,
        go_on: &(dyn Fn() -> bool + Sync),
    ) -> Report<'c> {
        let (groups, all_compared) = groups(class, &rows, go_on);
        Report {
            class,
            tasks,
            standings: standings(class, &rows),
            groups,
            all_compared,
            rows,
            complete: all_judged && go_on(),
        }
    }

    /// The rows with everything they refer to.
    pub fn entries(&self) -> impl Iterator<Item = Entry<'_>> {
        let rows = self.rows.iter();
        rows.map(|row| Entry::new(self.class, self.tasks, row))
    }

    /// The tasks of the programs that were judged, in the order of the course, then by name.
    pub fn tasks(&self) -> Vec<&'c Task> {
        let judged = self.rows.iter().filter_map(|row| row.outcome.as_ref().ok());
        let ids: BTreeSet<&TaskId> = judged.map(|judged| &judged.task).collect();
        let tasks = ids.into_iter().filter_map(|id| self.tasks.find(id));
        let mut tasks: Vec<&Task> = tasks.collect();
        tasks.sort_by_key(|task| self.tasks.place(&task.id));
        tasks
    }

    /// The numbers, from 1, of the groups that a program belongs to, each with its likeness: `1 (100), 3 (87)`.
    pub fn alike(&self, entry: &Entry<'_>) -> String {
        let groups = (1..).zip(&self.groups);
        let groups = groups.filter(|(_, group)| group.members.contains(&entry.number));
        let shown = groups.map(|(number, group)| format!("{number} ({})", group.likeness));
        shown.collect::<Vec<_>>().join(", ")
    }

    /// The pupils of some submissions, each with the slot: `Ada #2, Bob`. Each is there once.
    pub fn members(&self, submissions: &[usize]) -> String {
        let members = submissions.iter().map(|&number| {
            let submission = &self.class.submissions[number];
            let pupil = submission.pupil.map(|pupil| &self.class.pupils[pupil].name);
            let name = pupil.unwrap_or(&submission.file);
            match submission.slot {
                Some(slot) => format!("{name} #{slot}"),
                None => name.clone(),
            }
        });
        let mut seen = HashSet::new();
        let members = members.filter(|member| seen.insert(member.clone()));
        members.collect::<Vec<_>>().join(", ")
    }

    /// True if a task gives points; without any, all pupils share a rank. Also true while nothing is judged.
    pub fn gives_points(&self) -> bool {
        let judged = self.rows.iter().any(|row| row.outcome.is_ok());
        !judged || self.tasks().iter().any(|task| !task.points.is_empty())
    }
}

/// Why groups of programs that are alike may be missing, in a sentence.
pub fn lacking_groups(text: &Text, complete: bool, all_compared: bool) -> Option<String> {
    match (complete, all_compared) {
        (false, _) => Some(text.msg_class_says_comparison_stopped()),
        (true, false) => Some(text.msg_class_says_not_all_compared()),
        (true, true) => None,
    }
}

/// How each pupil did, by these rows, the best pupil first.
pub fn standings(class: &Class, rows: &[Row]) -> Vec<Standing> {
    let mut by_pupil: Vec<BTreeMap<TaskId, u32>> = vec![BTreeMap::new(); class.pupils.len()];
    for row in rows {
        let submission = &class.submissions[row.submission];
        if let (Ok(judged), Some(pupil), true) = (&row.outcome, submission.pupil, submission.counts)
        {
            let best = by_pupil[pupil].entry(judged.task.clone()).or_default();
            *best = judged.points.max(*best);
        }
    }
    let standings = by_pupil.into_iter().enumerate();
    let mut standings: Vec<Standing> = standings
        .map(|(pupil, by_task)| Standing {
            pupil,
            points: by_task.values().map(|&points| u64::from(points)).sum(),
            by_task,
            rank: 0,
        })
        .collect();
    standings.sort_by_key(|standing| Reverse(standing.points));
    for at in 0..standings.len() {
        let before = at.checked_sub(1).map(|before| &standings[before]);
        standings[at].rank = match before {
            Some(before) if before.points == standings[at].points => before.rank,
            _ => at + 1,
        };
    }
    standings
}
