//! A class as CSV, as the spreadsheets of a language expect it.

use super::report::Report;
use crate::cells::{csv_field, one_line};
use engine::text::Text;

/// The head: keys, the same in all languages.
const HEAD: [&str; 22] = [
    "pupil",
    "task",
    "slot",
    "verdict",
    "cost",
    "blocks",
    "steps_mean",
    "cases_tried",
    "points",
    "total",
    "rank",
    "alike",
    "remarks",
    "file",
    "error",
    "code",
    "brought_in",
    "closed_times",
    "closed_seconds",
    "clock_back_seconds",
    "extra_minutes",
    "class",
];

/// A line a program, UTF-8 with a byte-order mark. Where numbers have a decimal comma the separator is a semicolon.
/// A last line says so if it was stopped before the end.
pub fn csv(report: &Report<'_>, text: &Text) -> String {
    let point = text.msg_number_separator();
    let separator = if point == "," { ';' } else { ',' };
    let mut csv = String::from("\u{feff}");
    let mut line = |fields: Vec<String>| {
        let fields: Vec<String> = fields
            .iter()
            .map(|field| csv_field(&one_line(field), separator))
            .collect();
        csv.push_str(&fields.join(&separator.to_string()));
        csv.push_str("\r\n");
    };
    line(HEAD.map(str::to_owned).to_vec());
    for row in &report.rows {
        let submission = report.submission(row);
        let judged = row.outcome.as_ref().ok();
        let number = |value: Option<u64>| value.map_or(String::new(), |value| value.to_string());
        let mean = judged.and_then(|judged| judged.steps_mean());
        let standing = report
            .standings
            .iter()
            .find(|one| Some(one.pupil) == submission.pupil);
        let remarks = report.pupil(row).map(|pupil| pupil.remarks.join(" "));
        let record = report.pupil(row).and_then(|pupil| pupil.record.as_ref());
        let closed = record.and_then(|record| record.closed);
        line(vec![
            report.name(row).to_owned(),
            submission
                .task
                .as_ref()
                .map_or(String::new(), ToString::to_string),
            number(submission.slot.map(|slot| slot as u64)),
            judged
                .map_or("unreadable", |judged| judged.judgement.verdict.id())
                .to_owned(),
            number(judged.map(|judged| judged.cost)),
            number(judged.map(|judged| judged.blocks as u64)),
            mean.map_or(String::new(), |mean| {
                format!("{mean:.1}").replace('.', &point)
            }),
            number(judged.map(|judged| judged.judgement.cases_tried)),
            number(judged.map(|judged| u64::from(judged.points))),
            number(standing.map(|one| one.points)),
            number(standing.map(|one| one.rank as u64)),
            report.alike(row),
            remarks.unwrap_or_default(),
            submission.file.clone(),
            report.error(row, text).unwrap_or_default(),
            record.map_or(String::new(), |record| record.code.clone()),
            number(submission.brought_in.map(|blocks| blocks as u64)),
            number(closed.map(|closed| u64::from(closed.times))),
            number(closed.map(|closed| closed.seconds)),
            number(record.and_then(|record| record.clock_back)),
            number(record.map(|record| u64::from(record.extra_minutes))),
            report
                .pupil(row)
                .map_or(String::new(), |pupil| pupil.class.clone()),
        ]);
    }
    for entry in &report.class.absent {
        let fields = HEAD.map(|key| match key {
            "pupil" => entry.name.clone(),
            "verdict" => "absent".to_owned(),
            "points" | "total" => "0".to_owned(),
            "class" => entry.class.clone(),
            _ => String::new(),
        });
        line(fields.to_vec());
    }
    if !report.complete {
        let said = HEAD.map(|key| match key {
            "error" => text.msg_class_says_incomplete(),
            _ => String::new(),
        });
        line(said.to_vec());
    }
    csv
}
