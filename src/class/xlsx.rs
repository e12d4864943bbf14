//! A class as a spreadsheet: the ranking, a sheet a task, the programs that are alike, and what cannot be read.

use super::report::Report;
use crate::cells::one_line;
use engine::diagnostics;
use engine::task::Task;
use engine::text::Text;
use rust_xlsxwriter::{DocProperties, ExcelDateTime, Format, Workbook, Worksheet, XlsxError};

/// Longest name of a sheet, in characters.
const LONGEST_NAME: usize = 31;
/// Longest text that a cell holds.
const LONGEST_TEXT: usize = 32_767;

/// A file for Excel and LibreOffice. Numbers are numbers; texts are texts, whatever they begin with. The same report
/// always gives the same bytes.
///
/// # Errors
/// There are more rows than a sheet has, with what the library says.
pub fn xlsx(report: &Report<'_>, text: &Text) -> Result<Vec<u8>, String> {
    write(report, text).map_err(|error| error.to_string())
}

fn write(report: &Report<'_>, text: &Text) -> Result<Vec<u8>, XlsxError> {
    let mut workbook = Workbook::new();
    // The moment at which it is written is not part of what it says.
    let created = ExcelDateTime::from_ymd(2026, 1, 1)?;
    workbook.set_properties(&DocProperties::new().set_creation_datetime(&created));
    let tasks = report.tasks();
    let mut names: Vec<String> = Vec::new();
    ranking(
        &mut SheetWriter::new(
            workbook.add_worksheet(),
            &text.msg_class_ranking(),
            &mut names,
        )?,
        report,
        &tasks,
        text,
    )?;
    for task in tasks {
        let sheet = workbook.add_worksheet();
        let mut sheet = SheetWriter::new(sheet, task.id.as_str(), &mut names)?;
        one_task(&mut sheet, report, task, text)?;
    }
    if !report.groups.is_empty() {
        let sheet = workbook.add_worksheet();
        let mut sheet = SheetWriter::new(sheet, &text.msg_class_alike(), &mut names)?;
        alike(&mut sheet, report, text)?;
    }
    if report.rows.iter().any(|row| row.outcome.is_err()) {
        let sheet = workbook.add_worksheet();
        let mut sheet = SheetWriter::new(sheet, &text.msg_class_unreadable(), &mut names)?;
        sheet.head(&[
            text.msg_class_file(),
            text.msg_class_pupil(),
            text.msg_class_error(),
        ])?;
        for row in &report.rows {
            if let Err(why) = &row.outcome {
                let place = report.submission(row).place();
                sheet.row(vec![
                    Cell::Text(&place),
                    Cell::Text(report.name(row)),
                    Cell::Text(why),
                ])?;
            }
        }
    }
    workbook.save_to_buffer()
}

/// Rank, pupil, points of each task and in all.
fn ranking(
    sheet: &mut SheetWriter<'_>,
    report: &Report<'_>,
    tasks: &[&Task],
    text: &Text,
) -> Result<(), XlsxError> {
    let mut head = vec![text.msg_class_rank(), text.msg_class_pupil()];
    head.extend(tasks.iter().map(|task| title(task, text)));
    head.extend([
        text.msg_class_points(),
        text.msg_class_code(),
        text.msg_class_remarks(),
        text.msg_class_group_of_pupils(),
    ]);
    sheet.head(&head)?;
    for standing in &report.standings {
        let pupil = &report.class.pupils[standing.pupil];
        let remarks = pupil.remarks.join(" ");
        let mut cells = vec![Cell::Number(standing.rank as f64), Cell::Text(&pupil.name)];
        cells.extend(tasks.iter().map(|task| {
            let points = standing.by_task.get(&task.id);
            points.map_or(Cell::Text(""), |&points| Cell::Number(f64::from(points)))
        }));
        cells.extend([
            Cell::Number(standing.points as f64),
            Cell::Text(pupil.code().unwrap_or("")),
            Cell::Text(&remarks),
            Cell::Text(&pupil.class),
        ]);
        sheet.row(cells)?;
    }
    let absent = text.msg_class_absent();
    for entry in &report.class.absent {
        let mut cells = vec![Cell::Text(""), Cell::Text(&entry.name)];
        cells.extend(tasks.iter().map(|_| Cell::Text("")));
        cells.extend([
            Cell::Number(0.0),
            Cell::Text(""),
            Cell::Text(&absent),
            Cell::Text(&entry.class),
        ]);
        sheet.row(cells)?;
    }
    if !report.complete {
        let sentence = text.msg_class_says_incomplete();
        sheet.row(vec![Cell::Text(""), Cell::Text(&sentence)])?;
    }
    Ok(())
}

fn one_task(
    sheet: &mut SheetWriter<'_>,
    report: &Report<'_>,
    task: &Task,
    text: &Text,
) -> Result<(), XlsxError> {
    sheet.head(&[
        text.msg_class_pupil(),
        text.msg_class_points(),
        text.msg_class_verdict(),
        text.msg_class_cost(),
        text.msg_class_blocks(),
        text.msg_class_steps(),
        text.msg_class_cases(),
        text.msg_class_alike(),
        text.msg_class_slot(),
        text.msg_class_file(),
        text.msg_class_error(),
        text.msg_class_brought_in(),
    ])?;
    for (row, judged) in report.rows_of(&task.id) {
        let submission = report.submission(row);
        let verdict = diagnostics::verdict(text, judged.judgement.verdict);
        let alike = report.alike(row);
        let error = report.error(row, text).unwrap_or_default();
        let mean = judged.steps_mean().map_or(Cell::Text(""), Cell::Decimal);
        let (slot, brought_in) = (submission.slot, submission.brought_in);
        sheet.row(vec![
            Cell::Text(report.name(row)),
            Cell::Number(f64::from(judged.points)),
            Cell::Text(&verdict),
            Cell::Number(judged.cost as f64),
            Cell::Number(judged.blocks as f64),
            mean,
            Cell::Number(judged.judgement.cases_tried as f64),
            Cell::Text(&alike),
            slot.map_or(Cell::Text(""), |slot| Cell::Number(slot as f64)),
            Cell::Text(&submission.file),
            Cell::Text(&error),
            brought_in.map_or(Cell::Text(""), |blocks| Cell::Number(blocks as f64)),
        ])?;
    }
    Ok(())
}

/// A line a program that is like another one.
fn alike(sheet: &mut SheetWriter<'_>, report: &Report<'_>, text: &Text) -> Result<(), XlsxError> {
    sheet.head(&[
        text.msg_class_group(),
        text.msg_class_likeness(),
        text.msg_class_task(),
        text.msg_class_pupil(),
        text.msg_class_file(),
    ])?;
    for (number, group) in report.groups.iter().enumerate() {
        for &member in &group.members {
            let submission = &report.class.submissions[member];
            let pupil = submission.pupil.map(|pupil| &report.class.pupils[pupil]);
            let place = submission.place();
            sheet.row(vec![
                Cell::Number((number + 1) as f64),
                Cell::Number(f64::from(group.likeness)),
                Cell::Text(group.task.as_str()),
                Cell::Text(pupil.map_or("", |pupil| &pupil.name)),
                Cell::Text(&place),
            ])?;
        }
    }
    Ok(())
}

/// What people call a task.
fn title(task: &Task, text: &Text) -> String {
    match task.title.shown(text.language()) {
        "" => task.id.to_string(),
        title => one_line(title),
    }
}

enum Cell<'a> {
    Text(&'a str),
    /// A whole number.
    Number(f64),
    /// A number with a decimal.
    Decimal(f64),
}

/// A sheet, filled from the top.
struct SheetWriter<'w> {
    sheet: &'w mut Worksheet,
    next: u32,
}

impl<'w> SheetWriter<'w> {
    /// A sheet that is called so, or nearly so: no two have the same name.
    fn new(
        sheet: &'w mut Worksheet,
        name: &str,
        names: &mut Vec<String>,
    ) -> Result<SheetWriter<'w>, XlsxError> {
        let cut = |most: usize| name.chars().take(most).collect::<String>();
        let mut unique = cut(LONGEST_NAME);
        let mut number = 1;
        while names.contains(&unique.to_lowercase()) {
            number += 1;
            unique = format!("{} {number}", cut(LONGEST_NAME - 6));
        }
        names.push(unique.to_lowercase());
        sheet.set_name(unique)?;
        Ok(SheetWriter { sheet, next: 0 })
    }

    /// The first row, which stays in sight.
    fn head(&mut self, words: &[String]) -> Result<(), XlsxError> {
        let bold = Format::new().set_bold();
        for (column, word) in (0..).zip(words) {
            self.sheet
                .write_string_with_format(self.next, column, word, &bold)?;
            self.sheet.set_column_width(column, 14)?;
        }
        self.next += 1;
        self.sheet.set_freeze_panes(self.next, 0)?;
        Ok(())
    }

    fn row(&mut self, cells: Vec<Cell<'_>>) -> Result<(), XlsxError> {
        let decimal = Format::new().set_num_format("0.0");
        for (column, cell) in (0..).zip(cells) {
            match cell {
                Cell::Text("") => {}
                Cell::Text(text) => {
                    let text: String = one_line(text).chars().take(LONGEST_TEXT / 2).collect();
                    self.sheet.write_string(self.next, column, text)?;
                }
                Cell::Number(number) => {
                    self.sheet.write_number(self.next, column, number)?;
                }
                Cell::Decimal(number) => {
                    self.sheet
                        .write_number_with_format(self.next, column, number, &decimal)?;
                }
            }
        }
        self.next += 1;
        Ok(())
    }
}
