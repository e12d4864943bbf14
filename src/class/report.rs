//! What only all rows together have: points, ranks, groups of programs that are alike.

use super::alike::{Group, groups};
use super::judging::{Judged, Row};
use super::submission::{Class, Pupil, Submission};
use super::tasks::Tasks;
use engine::diagnostics;
use engine::judge::Verdict;
use engine::language::check::check;
use engine::language::{Program, TaskId};
use engine::task::Task;
use engine::text::Text;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// All that is known about a class.
#[derive(Debug)]
pub struct Report<'c> {
    pub class: &'c Class,
    pub tasks: &'c Tasks,
    /// In the order of the submissions.
    pub rows: Vec<Row>,
    /// The first one first; those with the same points in the order of the class.
    pub standings: Vec<Standing>,
    /// Programs that are alike.
    pub groups: Vec<Group>,
    /// Whether all programs of the class could be compared with each other.
    pub all_compared: bool,
    /// Whether all was judged.
    pub complete: bool,
}

/// How one pupil did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// By number in [`Class::pupils`].
    pub pupil: usize,
    /// For each task, the best of what counts.
    pub by_task: BTreeMap<TaskId, u32>,
    /// The sum over all tasks.
    pub points: u64,
    /// From 1; those with the same points share it.
    pub rank: usize,
}

impl<'c> Report<'c> {
    /// The report on these rows, some or all of a class. `go_on` is asked every few milliseconds; what it stops is not
    /// complete.
    pub fn new(
        class: &'c Class,
        tasks: &'c Tasks,
        (rows, all_judged): (Vec<Row>, bool),
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

    /// A report on one row alone, to show it as soon as it is there.
    pub fn of_row(class: &'c Class, tasks: &'c Tasks, row: Row) -> Report<'c> {
        Report {
            class,
            tasks,
            rows: vec![row],
            standings: Vec::new(),
            groups: Vec::new(),
            all_compared: true,
            complete: false,
        }
    }

    /// The submission of a row.
    pub fn submission(&self, row: &Row) -> &'c Submission {
        &self.class.submissions[row.submission]
    }

    /// Who handed it in.
    pub fn pupil(&self, row: &Row) -> Option<&'c Pupil> {
        let pupil = self.submission(row).pupil?;
        self.class.pupils.get(pupil)
    }

    /// The name of who handed it in; empty if nobody knows.
    pub fn name(&self, row: &Row) -> &'c str {
        self.pupil(row).map_or("", |pupil| &pupil.name)
    }

    /// The tasks of the rows, as they stand in the course, then by name.
    pub fn tasks(&self) -> Vec<&'c Task> {
        let judged = self.rows.iter().filter_map(|row| row.outcome.as_ref().ok());
        let ids: std::collections::BTreeSet<&TaskId> = judged.map(|judged| &judged.task).collect();
        let tasks = ids.into_iter().filter_map(|id| self.tasks.find(id));
        let mut tasks: Vec<&Task> = tasks.collect();
        tasks.sort_by_key(|task| self.tasks.place(&task.id));
        tasks
    }

    /// The rows of a task, those that were judged.
    pub fn rows_of(&self, task: &TaskId) -> impl Iterator<Item = (&Row, &Judged)> {
        self.rows.iter().filter_map(move |row| {
            let judged = row.outcome.as_ref().ok()?;
            (judged.task == *task).then_some((row, judged))
        })
    }

    /// The numbers, from 1, of the groups that a row belongs to.
    pub fn groups_of(&self, row: &Row) -> Vec<usize> {
        let groups = self.groups.iter().enumerate();
        groups
            .filter(|(_, group)| group.members.contains(&row.submission))
            .map(|(number, _)| number + 1)
            .collect()
    }

    /// The groups that a row belongs to, with how alike they are: `1 (100), 3 (87)`.
    pub fn alike(&self, row: &Row) -> String {
        let groups = self.groups_of(row).into_iter();
        let shown = groups.map(|number| format!("{number} ({})", self.groups[number - 1].likeness));
        shown.collect::<Vec<_>>().join(", ")
    }

    /// Whether a task gives points: without any, all share a rank.
    pub fn gives_points(&self) -> bool {
        let judged = self.rows.iter().any(|row| row.outcome.is_ok());
        !judged || self.tasks().iter().any(|task| !task.points.is_empty())
    }

    /// What keeps a program from being accepted, in sentences.
    pub fn sentences(&self, row: &Row, text: &Text) -> Vec<String> {
        let (judged, program) = match (&row.outcome, &self.submission(row).program) {
            (Ok(judged), Ok(program)) => (judged, program),
            (Err(why), _) | (_, Err(why)) => return vec![why.clone()],
        };
        if judged.judgement.verdict == Verdict::NotReady {
            let problems = check(program);
            let problems = problems.iter();
            return problems
                .map(|problem| diagnostics::problem(text, program, problem))
                .collect();
        }
        let judgement = judged.judgement_of(program, self.judged(judged).unwrap_or(program));
        diagnostics::judgement(text, program, &judged.rules, &judgement)
    }

    /// What is wrong in a program that cannot be tried to its end: the error of a row.
    pub fn error(&self, row: &Row, text: &Text) -> Option<String> {
        let (judged, program) = match (&row.outcome, &self.submission(row).program) {
            (Ok(judged), Ok(program)) => (judged, program),
            (Err(why), _) | (_, Err(why)) => return Some(why.clone()),
        };
        match judged.judgement.verdict {
            Verdict::NotReady | Verdict::NotAllowed => self.sentences(row, text).into_iter().next(),
            _ => {
                let judgement =
                    judged.judgement_of(program, self.judged(judged).unwrap_or(program));
                let failure = judgement.counterexample?.failure?;
                Some(diagnostics::failure(text, program, &failure))
            }
        }
    }

    /// The program that was judged for a row.
    fn judged(&self, judged: &Judged) -> Option<&'c Program> {
        let submission = self.class.submissions.get(judged.judged)?;
        submission.program.as_ref().ok()
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

/// How each pupil did, by these rows: the first one first.
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
