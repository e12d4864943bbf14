//! A class as a table in the terminal. Its heads are the keys of JSON, the same in all languages.

use crate::class::{Report, Row};
use crate::cli::output::{TextTable, one_line};
use engine::text::Text;

/// How wide the code of what was handed in is, and where remarks begin: below the names.
const CODE: usize = 11;
const REMARK: usize = 4 + 2 + 6 + 2 + CODE + 2;

/// The head of the rows. Pupil and file come last, so that rows can be printed one after the other, however long
/// names are.
pub fn head() -> String {
    let [verdict, cost, blocks, mean] = ["verdict", "cost", "blocks", "steps_mean"];
    format!(
        "{verdict:<15}  {cost:>5}  {blocks:>6}  cases_tried  {mean:>10}  points  task  pupil  file"
    )
}

pub fn row(report: &Report<'_>, row: &Row) -> String {
    let submission = report.submission(row);
    let judged = row.outcome.as_ref().ok();
    let shown = |value: Option<u64>| value.map_or("-".to_owned(), |value| value.to_string());
    let mean = judged.and_then(|judged| judged.steps_mean());
    let verdict = judged.map_or("unreadable", |judged| judged.judgement.verdict.id());
    let (cost, blocks) = (
        shown(judged.map(|judged| judged.cost)),
        shown(judged.map(|judged| judged.blocks as u64)),
    );
    let cases = shown(judged.map(|judged| judged.judgement.cases_tried));
    let mean = mean.map_or("-".to_owned(), |mean| format!("{mean:.1}"));
    let points = shown(judged.map(|judged| u64::from(judged.points)));
    let task = submission.task.as_ref().map_or("-", |task| task.as_str());
    let pupil = report.pupil(row).map_or("-", |pupil| &pupil.name);
    let (pupil, file) = (one_line(pupil), one_line(&submission.place()));
    format!(
        "{verdict:<15}  {cost:>5}  {blocks:>6}  {cases:>11}  {mean:>10}  {points:>6}  {task}  {pupil}  {file}"
    )
}

/// The ranks with what is remarked about each pupil, then the groups.
pub fn ending(report: &Report<'_>, text: &Text) -> Vec<String> {
    let mut lines = Vec::new();
    if !report.standings.is_empty() || !report.class.absent.is_empty() {
        lines.push(String::new());
        lines.push(format!(
            "{:>4}  {:>6}  {:<CODE$}  pupil",
            "rank", "points", "code"
        ));
    }
    for standing in &report.standings {
        let pupil = &report.class.pupils[standing.pupil];
        let name = one_line(&pupil.name);
        let code = pupil.code().unwrap_or("-");
        lines.push(format!(
            "{:>4}  {:>6}  {code:<CODE$}  {name}",
            standing.rank, standing.points
        ));
        let remarks = pupil.remarks.iter();
        lines.extend(remarks.map(|remark| format!("{:REMARK$}{}", "", one_line(remark))));
    }
    for entry in &report.class.absent {
        let name = one_line(&entry.name);
        let absent = text.msg_class_absent();
        lines.push(format!("{:>4}  {:>6}  {:<CODE$}  {name}", "-", 0, "-"));
        lines.push(format!("{:REMARK$}{}", "", one_line(&absent)));
    }
    if !report.groups.is_empty() {
        lines.push(String::new());
        let mut table = TextTable::default();
        table.row(["likeness", "task", "alike"].map(str::to_owned));
        for group in &report.groups {
            let members = group.members.iter().map(|&member| {
                let submission = &report.class.submissions[member];
                let pupil = submission.pupil;
                let name = pupil.map_or("-", |pupil| &report.class.pupils[pupil].name);
                let slot = submission.slot.map(|slot| format!(" #{slot}"));
                format!("{}{}", one_line(name), slot.unwrap_or_default())
            });
            let members: Vec<String> = members.collect();
            table.row([
                group.likeness.to_string(),
                group.task.to_string(),
                members.join(", "),
            ]);
        }
        lines.extend(table.lines());
    }
    if !report.complete {
        lines.push(String::new());
        lines.push(text.msg_class_says_incomplete());
    }
    lines
}
