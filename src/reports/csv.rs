//! Reports as CSV (RFC 4180, section 2). The columns are a contract with scripts: new ones come last.

use super::json::JudgeRow;
use super::tables::title;
use crate::class::{Entry, Report};
use csv::{Terminator, WriterBuilder};
use engine::judge::Certainty;
use engine::text::{Text, one_line};

/// The columns of [`judge_csv`].
pub const JUDGE_HEAD: &str = "file,game,cost,blocks,verdict,proved,luck,moves_tried,steps_mean,\
    steps_max,never_executed,right_for_other_game,phase,wall,click,expected,obtained,bricks,seed,step,\
    error,message,task,author,cases_tried,proof,proof_bricks";

/// The columns of [`class_csv`].
const CLASS_HEAD: &str = "pupil,task,slot,verdict,cost,blocks,steps_mean,cases_tried,points,total,rank,alike,\
    remarks,file,error,code,brought_in,closed_times,closed_seconds,clock_back_seconds,extra_minutes,class,\
    proof,proof_bricks,task_title";

/// The line of a program for `judge`, with commas and decimal points and without a line end. The rows of a wall are
/// separated by `/`, blocks by spaces; what does not apply is empty.
pub fn judge_csv(row: &JudgeRow<'_>) -> String {
    let never = row.never_executed.iter().map(|block| block.path.clone());
    let left = Some(row.never_executed_left).filter(|left| *left > 0);
    let never = never.chain(left.map(|left| format!("+{left}")));
    let case = row.counterexample.as_ref();
    let wall = |wall: Option<&[String; 9]>| wall.map_or(String::new(), |wall| wall.join("/"));
    let error = row.error.as_ref();
    let record = vec![
        row.file.to_owned(),
        shown(row.game),
        shown(row.cost),
        shown(row.blocks),
        row.verdict.to_owned(),
        shown(row.proved),
        shown(row.luck.as_ref().map(|luck| luck.0)),
        row.moves_tried.to_string(),
        shown(row.steps_mean.as_ref().map(|mean| mean.0)),
        shown(row.steps_max),
        never.collect::<Vec<_>>().join(" "),
        shown(row.right_for_other_game),
        shown(row.phase),
        wall(case.map(|case| &case.wall)),
        shown(case.map(|case| format!("{},{}", case.click[0], case.click[1]))),
        wall(case.map(|case| &case.expected)),
        wall(case.map(|case| &case.obtained)),
        shown(case.map(|case| case.bricks)),
        shown(case.and_then(|case| case.seed)),
        shown(case.map(|case| case.step)),
        shown(error.map(|error| error.kind)),
        shown(error.map(|error| &error.message)),
        shown(row.task.as_deref()),
        row.author.to_owned(),
        row.cases_tried.to_string(),
        shown(row.proof),
        shown(row.proof_bricks),
    ];
    lines(',', Terminator::Any(b'\n'), [record])
        .trim_end_matches('\n')
        .to_owned()
}

/// A class as the spreadsheets of a language expect it: UTF-8 with a byte-order mark, and semicolons where numbers have
/// a decimal comma. It has a line per program and absent pupil, and a last line if the class was not judged to the
/// end.
pub fn class_csv(report: &Report<'_>, text: &Text) -> String {
    let point = text.msg_number_separator();
    let separator = if point == "," { ';' } else { ',' };
    let head = CLASS_HEAD.split(',').map(str::to_owned).collect();
    let programs = report
        .entries()
        .map(|entry| program(report, &entry, &point, text));
    let absent = report.class.absent.iter().map(|entry| {
        let field = |key| match key {
            "pupil" => entry.name.clone(),
            "verdict" => "absent".to_owned(),
            "points" | "total" => "0".to_owned(),
            "class" => entry.class.clone(),
            _ => String::new(),
        };
        CLASS_HEAD.split(',').map(field).collect()
    });
    let stopped = (!report.complete).then(|| {
        let field = |key| match key {
            "error" => text.msg_class_says_incomplete(),
            _ => String::new(),
        };
        CLASS_HEAD.split(',').map(field).collect()
    });
    let records = std::iter::once(head).chain(programs).chain(absent);
    format!(
        "\u{feff}{}",
        lines(separator, Terminator::CRLF, records.chain(stopped))
    )
}

/// The fields of a program; `point` separates its decimals.
fn program(report: &Report<'_>, entry: &Entry<'_>, point: &str, text: &Text) -> Vec<String> {
    let (submission, pupil) = (entry.submission, entry.pupil);
    let judged = entry.judged();
    let certainty = judged.and_then(|judged| judged.judgement.certainty);
    let mean = judged
        .and_then(|judged| judged.steps_mean())
        .map(|mean| format!("{mean:.1}").replace('.', point));
    let mut standings = report.standings.iter();
    let standing = standings.find(|one| Some(one.pupil) == submission.pupil);
    let record = pupil.and_then(|pupil| pupil.record.as_ref());
    let closed = record.and_then(|record| record.closed);
    let mut tasks = report.tasks().into_iter();
    vec![
        entry.name().to_owned(),
        shown(submission.task.as_ref()),
        shown(submission.slot),
        entry.verdict().to_owned(),
        shown(judged.map(|judged| judged.cost)),
        shown(judged.map(|judged| judged.blocks)),
        shown(mean),
        shown(judged.map(|judged| judged.judgement.cases_tried)),
        shown(judged.map(|judged| judged.points)),
        shown(standing.map(|one| one.points)),
        shown(standing.map(|one| one.rank)),
        report.alike(entry),
        shown(pupil.map(|pupil| pupil.remarks.join(" "))),
        submission.file.clone(),
        shown(entry.error(text)),
        shown(record.map(|record| &record.code)),
        shown(submission.brought_in),
        shown(closed.map(|closed| closed.times)),
        shown(closed.map(|closed| closed.seconds)),
        shown(record.and_then(|record| record.clock_back)),
        shown(record.map(|record| record.extra_minutes)),
        shown(pupil.map(|pupil| &pupil.class)),
        shown(certainty.map(Certainty::id)),
        shown(certainty.and_then(Certainty::bricks)),
        shown(
            tasks
                .find(|task| Some(&task.id) == submission.task.as_ref())
                .map(|task| title(task, text)),
        ),
    ]
}

/// A value, or an empty field.
fn shown(value: Option<impl ToString>) -> String {
    value.map_or_else(String::new, |value| value.to_string())
}

fn lines(
    separator: char,
    end: Terminator,
    records: impl IntoIterator<Item = Vec<String>>,
) -> String {
    let mut writer = WriterBuilder::new()
        .delimiter(separator as u8)
        .terminator(end)
        .from_writer(Vec::new());
    for record in records {
        let fields = record.iter().map(|field| not_a_formula(one_line(field)));
        // Memory takes all bytes, and every record has the fields of the head.
        let _ = writer.write_record(fields.map(String::into_bytes));
    }
    let bytes = writer.into_inner().unwrap_or_default();
    String::from_utf8(bytes).unwrap_or_default()
}

/// The field, with an apostrophe before it if a spreadsheet would take it for a formula (OWASP, *CSV Injection*), even
/// behind characters that are not seen.
fn not_a_formula(field: String) -> String {
    let seen = field.trim_start_matches([' ', '\u{a0}', '\u{200b}', '\u{2060}', '\u{feff}']);
    if seen.starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠']) {
        format!("'{field}")
    } else {
        field
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::class::{Class, Row, Tasks};
    use engine::text::Language;

    fn line(fields: &[&str]) -> String {
        let record = fields.iter().map(|&field| field.to_owned()).collect();
        lines(',', Terminator::Any(b'\n'), [record])
    }

    #[test]
    fn no_field_is_a_formula_or_ends_its_line() {
        assert_eq!(line(&["=1+1", "@a,b"]), "'=1+1,\"'@a,b\"\n");
        assert_eq!(line(&["1 = 1", "a\nb"]), "1 = 1,a\\nb\n");
        for begin in ["+", "-", "＝", " =", "\u{feff}=", "\u{200b}@"] {
            assert!(line(&[begin, ""]).starts_with('\''), "{begin:?}");
        }
        assert_eq!(line(&["\t=", "\r="]), "\\t=,\\r=\n");
    }

    #[test]
    fn records_have_as_many_fields_as_the_head() {
        let text = Text::load(Language::En).unwrap();
        let class = Class::of_one("a.ron", "Ada", Err("no such file".to_owned()), &text);
        let row = Row {
            submission: 0,
            outcome: Err("no such file".to_owned()),
        };
        let tasks = Tasks::default();
        let judged = judge_csv(&JudgeRow::new(&Entry::new(&class, &tasks, &row), &text));
        assert_eq!(judged.split(',').count(), JUDGE_HEAD.split(',').count());
        let report = Report::new(&class, &tasks, vec![row], false, &|| true);
        let csv = class_csv(&report, &text);
        let heads = CLASS_HEAD.split(',').count();
        let counts = csv.lines().map(|line| line.split(',').count());
        assert_eq!(counts.collect::<Vec<_>>(), [heads; 3], "{csv}");
    }
}
