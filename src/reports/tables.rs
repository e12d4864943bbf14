//! The tables of a class, for spreadsheets and for the page.

use crate::class::{Entry, Report};
use engine::diagnostics;
use engine::judge::Verdict;
use engine::task::Task;
use engine::text::Text;
use std::borrow::Cow;

/// A table with a heading.
pub struct Table<'r> {
    pub title: String,
    /// A sentence below the heading.
    pub note: Option<String>,
    /// The name of its sheet, not yet cut to length.
    pub sheet: String,
    pub columns: Vec<Column>,
    pub rows: Vec<Vec<Cell<'r>>>,
}

/// The head of a column.
pub struct Column {
    pub head: String,
    /// False for a column that only spreadsheets have.
    pub on_page: bool,
}

pub enum Cell<'r> {
    Text(Cow<'r, str>),
    /// A text that links to the program of this number on the page.
    Link(Cow<'r, str>, usize),
    /// A verdict in words; true for an accepted program.
    Verdict(String, bool),
    Number(u64),
    /// A number that is shown with one decimal.
    Decimal(f64),
    Empty,
}

impl<'r> Cell<'r> {
    pub fn text(text: impl Into<Cow<'r, str>>) -> Cell<'r> {
        Cell::Text(text.into())
    }

    /// A number, or an empty cell.
    pub fn number(number: Option<u64>) -> Cell<'r> {
        number.map_or(Cell::Empty, Cell::Number)
    }

    pub fn verdict(text: &Text, verdict: Verdict) -> Cell<'r> {
        let words = diagnostics::verdict(text, verdict);
        Cell::Verdict(words, verdict == Verdict::Accepted)
    }
}

/// The columns with these heads.
pub fn columns(heads: impl IntoIterator<Item = String>) -> Vec<Column> {
    let column = |head| Column {
        head,
        on_page: true,
    };
    heads.into_iter().map(column).collect()
}

/// The title of a task; its name where it has no title.
pub fn title(task: &Task, text: &Text) -> String {
    match task.title.shown(text.language()) {
        "" => task.id.to_string(),
        title => title.to_owned(),
    }
}

/// The ranking and a table per task; then the groups of programs that are alike, and the files that cannot be read, if
/// there are any.
pub fn tables<'r>(report: &'r Report<'_>, text: &Text) -> Vec<Table<'r>> {
    let tasks = report.tasks();
    let mut tables = vec![ranking(report, &tasks, text)];
    tables.extend(tasks.into_iter().map(|task| of_task(report, task, text)));
    let others = [alike(report, text), unreadable(report, text)].into_iter();
    tables.extend(others.filter(|table| !table.rows.is_empty()));
    tables
}

/// Rank, pupil, and points for each task and in all.
fn ranking<'r>(report: &'r Report<'_>, tasks: &[&Task], text: &Text) -> Table<'r> {
    let title = text.msg_class_ranking();
    let mut heads = vec![text.msg_class_rank(), text.msg_class_pupil()];
    heads.extend(tasks.iter().map(|task| self::title(task, text)));
    heads.extend([
        text.msg_class_points(),
        text.msg_class_code(),
        text.msg_class_remarks(),
        text.msg_class_title(),
    ]);
    let ranked = report.standings.iter().map(|standing| {
        let pupil = &report.class.pupils[standing.pupil];
        let mut row = vec![Cell::Number(standing.rank as u64), Cell::text(&pupil.name)];
        let points = tasks.iter().map(|task| standing.by_task.get(&task.id));
        row.extend(points.map(|points| Cell::number(points.map(|&points| points.into()))));
        row.extend([
            Cell::Number(standing.points),
            Cell::text(pupil.code().unwrap_or_default()),
            Cell::text(pupil.remarks.join(" ")),
            Cell::text(&pupil.class),
        ]);
        row
    });
    let absent = report.class.absent.iter().map(|entry| {
        let mut row = vec![Cell::Empty, Cell::text(&entry.name)];
        row.extend(tasks.iter().map(|_| Cell::Empty));
        row.extend([
            Cell::Number(0),
            Cell::Empty,
            Cell::text(text.msg_class_absent()),
            Cell::text(&entry.class),
        ]);
        row
    });
    Table {
        note: None,
        sheet: title.clone(),
        title,
        columns: columns(heads),
        rows: ranked.chain(absent).collect(),
    }
}

/// The programs for a task.
fn of_task<'r>(report: &'r Report<'_>, task: &Task, text: &Text) -> Table<'r> {
    let column = |head: String, on_page: bool| Column { head, on_page };
    let entries = report.entries();
    let rows = entries.filter_map(|entry| {
        let (judged, _) = entry.outcome.ok().filter(|(one, _)| one.task == task.id)?;
        let submission = entry.submission;
        let certainty = judged.judgement.certainty;
        let certainty = certainty.map(|certainty| diagnostics::certainty(text, certainty));
        Some(vec![
            Cell::Link(entry.name().into(), judged.judged),
            Cell::Number(judged.points.into()),
            Cell::verdict(text, judged.judgement.verdict),
            Cell::text(certainty.unwrap_or_default()),
            Cell::Number(judged.cost),
            Cell::Number(judged.blocks as u64),
            judged.steps_mean().map_or(Cell::Empty, Cell::Decimal),
            Cell::Number(judged.judgement.cases_tried),
            Cell::text(report.alike(&entry)),
            Cell::number(submission.slot.map(|slot| slot as u64)),
            Cell::text(&submission.file),
            Cell::text(entry.error(text).unwrap_or_default()),
            Cell::number(submission.brought_in.map(|blocks| blocks as u64)),
        ])
    });
    Table {
        title: title(task, text),
        note: None,
        sheet: task.id.to_string(),
        columns: vec![
            column(text.msg_class_pupil(), true),
            column(text.msg_class_points(), true),
            column(text.msg_class_verdict(), true),
            column(text.msg_class_proof(), true),
            column(text.msg_cost(), true),
            column(text.msg_class_blocks(), true),
            column(text.msg_class_steps(), true),
            column(text.msg_class_cases(), false),
            column(text.msg_class_alike(), true),
            column(text.msg_class_slot(), true),
            column(text.msg_class_file(), true),
            // The page has it beside the program.
            column(text.msg_class_error(), false),
            column(text.msg_class_brought_in(), true),
        ],
        rows: rows.collect(),
    }
}

/// A row per program that is like another one.
fn alike<'r>(report: &'r Report<'_>, text: &Text) -> Table<'r> {
    let groups = (1..).zip(&report.groups);
    let rows = groups.flat_map(|(number, group)| {
        group.members.iter().map(move |&member| {
            let submission = &report.class.submissions[member];
            let pupil = submission.pupil.map(|pupil| &report.class.pupils[pupil]);
            vec![
                Cell::Number(number),
                Cell::Number(group.likeness.into()),
                Cell::text(group.task.as_str()),
                Cell::text(pupil.map_or("", |pupil| &pupil.name)),
                Cell::text(submission.place()),
            ]
        })
    });
    Table {
        title: text.msg_class_alike(),
        note: Some(text.msg_class_says_alike()),
        sheet: text.msg_class_alike(),
        columns: columns([
            text.msg_class_group(),
            text.msg_class_likeness(),
            text.msg_class_task(),
            text.msg_class_pupil(),
            text.msg_class_file(),
        ]),
        rows: rows.collect(),
    }
}

/// A row per file or slot that cannot be judged.
fn unreadable<'r>(report: &'r Report<'_>, text: &Text) -> Table<'r> {
    let row = |entry: Entry<'r>| {
        let why = entry.outcome.err()?;
        let place = Cell::text(entry.submission.place());
        Some(vec![place, Cell::text(entry.name()), Cell::text(why)])
    };
    Table {
        title: text.msg_class_unreadable(),
        note: None,
        sheet: text.msg_class_unreadable(),
        columns: columns([
            text.msg_class_file(),
            text.msg_class_pupil(),
            text.msg_class_error(),
        ]),
        rows: report.entries().filter_map(row).collect(),
    }
}
