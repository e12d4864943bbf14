//! A class as lines of JSON: the contract with scripts.

use crate::class::{Report, Row};
use crate::cli::json::Number;
use crate::cli::output::json_line;
use crate::contest::Closed;
use engine::text::Text;
use serde::Serialize;

/// A line a pupil and task.
#[derive(Serialize)]
pub struct JsonRow<'a> {
    file: Option<&'a str>,
    pupil: Option<&'a str>,
    task: Option<&'a str>,
    slot: Option<usize>,
    cost: Option<u64>,
    blocks: Option<usize>,
    steps_mean: Option<Number>,
    cases_tried: Option<u64>,
    verdict: &'static str,
    points: Option<u32>,
    /// Number of blocks; null where no contest counted them.
    brought_in: Option<usize>,
    error: Option<String>,
}

impl<'a> JsonRow<'a> {
    pub fn new(report: &Report<'a>, row: &Row, text: &Text) -> JsonRow<'a> {
        let submission = report.submission(row);
        let judged = row.outcome.as_ref().ok();
        JsonRow {
            file: Some(&submission.file),
            pupil: report.pupil(row).map(|pupil| &*pupil.name),
            task: submission.task.as_ref().map(|task| task.as_str()),
            slot: submission.slot,
            cost: judged.map(|judged| judged.cost),
            blocks: judged.map(|judged| judged.blocks),
            steps_mean: judged.and_then(|judged| judged.steps_mean()).map(Number),
            cases_tried: judged.map(|judged| judged.judgement.cases_tried),
            verdict: judged.map_or("unreadable", |judged| judged.judgement.verdict.id()),
            points: judged.map(|judged| judged.points),
            brought_in: submission.brought_in,
            error: report.error(row, text),
        }
    }
}

impl<'a> JsonRow<'a> {
    /// The row of a pupil of the roster who handed in nothing.
    fn absent(pupil: &'a str) -> JsonRow<'a> {
        JsonRow {
            file: None,
            pupil: Some(pupil),
            task: None,
            slot: None,
            cost: None,
            blocks: None,
            steps_mean: None,
            cases_tried: None,
            verdict: "absent",
            points: Some(0),
            brought_in: None,
            error: None,
        }
    }
}

#[derive(Serialize)]
struct JsonStanding<'a> {
    pupil: &'a str,
    points: u64,
    /// Null for pupils who handed in nothing.
    rank: Option<usize>,
    /// The code that the window showed at the hand-in.
    code: Option<&'a str>,
    closed: Option<Closed>,
    clock_back_seconds: Option<u64>,
    extra_minutes: u32,
}

#[derive(Serialize)]
struct JsonGroup<'a> {
    /// File and slot of each.
    alike: Vec<(&'a str, Option<usize>)>,
    likeness: u8,
    task: &'a str,
}

/// A line for each absent pupil, a line a pupil, then a line a group.
pub fn ending(report: &Report<'_>) -> Vec<String> {
    let absent = &report.class.absent;
    let mut lines: Vec<String> = absent
        .iter()
        .map(|entry| line(&JsonRow::absent(&entry.name)))
        .collect();
    for standing in &report.standings {
        let pupil = &report.class.pupils[standing.pupil];
        let record = pupil.record.as_ref();
        let object = JsonStanding {
            pupil: &pupil.name,
            points: standing.points,
            rank: Some(standing.rank),
            code: pupil.code(),
            closed: record.and_then(|record| record.closed),
            clock_back_seconds: record.and_then(|record| record.clock_back),
            extra_minutes: record.map_or(0, |record| record.extra_minutes),
        };
        lines.push(line(&object));
    }
    for entry in absent {
        lines.push(line(&JsonStanding {
            pupil: &entry.name,
            points: 0,
            rank: None,
            code: None,
            closed: None,
            clock_back_seconds: None,
            extra_minutes: 0,
        }));
    }
    for group in &report.groups {
        let members = group.members.iter().map(|&member| {
            let submission = &report.class.submissions[member];
            (&*submission.file, submission.slot)
        });
        let object = JsonGroup {
            alike: members.collect(),
            likeness: group.likeness,
            task: group.task.as_str(),
        };
        lines.push(line(&object));
    }
    lines
}

fn line(object: &impl Serialize) -> String {
    // Texts and numbers are always JSON.
    json_line(object).unwrap_or_default()
}
