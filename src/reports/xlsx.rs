//! A class as a spreadsheet.

use super::histogram;
use super::tables::{Cell, Table, tables};
use crate::class::Report;
use engine::text::{Text, one_line};
use rust_xlsxwriter::{DocProperties, ExcelDateTime, Format, Workbook, Worksheet, XlsxError};

/// Longest name of a sheet, in characters.
const LONGEST_NAME: usize = 31;
/// Longest text of a cell, in characters of at most two UTF-16 units: a cell holds 32,767 units.
const LONGEST_TEXT: usize = 32_767 / 2;

/// A file for Excel and LibreOffice with a sheet per table. Numbers are numbers; texts are never formulas. The same
/// report always gives the same bytes.
///
/// # Errors
/// There are more rows than a sheet has; the sentence is the library's.
pub fn xlsx(report: &Report<'_>, text: &Text) -> Result<Vec<u8>, String> {
    write(report, text).map_err(|error| error.to_string())
}

fn write(report: &Report<'_>, text: &Text) -> Result<Vec<u8>, XlsxError> {
    let mut workbook = Workbook::new();
    // The time of writing would make the bytes differ.
    let created = ExcelDateTime::from_ymd(2026, 1, 1)?;
    workbook.set_properties(&DocProperties::new().set_creation_datetime(&created));
    let mut tables = tables(report, text);
    let scores = histogram::table(&histogram::histograms(report), text);
    tables.extend(Some(scores).filter(|table| !table.rows.is_empty()));
    if let Some(ranking) = tables.first_mut().filter(|_| !report.complete) {
        let sentence = Cell::text(text.msg_class_says_incomplete());
        ranking.rows.push(vec![Cell::Empty, sentence]);
    }
    let mut names = Vec::new();
    for table in &tables {
        let sheet = workbook.add_worksheet();
        sheet.set_name(unique_name(&table.sheet, &mut names))?;
        fill(sheet, table)?;
    }
    workbook.save_to_buffer()
}

/// A name no longer than allowed that no other sheet has, whatever the case of its letters.
fn unique_name(name: &str, names: &mut Vec<String>) -> String {
    let cut = |most: usize| name.chars().take(most).collect::<String>();
    let mut unique = cut(LONGEST_NAME);
    let mut number = 1;
    while names.contains(&unique.to_lowercase()) {
        number += 1;
        unique = format!("{} {number}", cut(LONGEST_NAME - 6));
    }
    names.push(unique.to_lowercase());
    unique
}

/// Writes the head, which stays in sight, and the rows.
fn fill(sheet: &mut Worksheet, table: &Table<'_>) -> Result<(), XlsxError> {
    let (bold, decimal) = (
        Format::new().set_bold(),
        Format::new().set_num_format("0.0"),
    );
    for (place, column) in (0..).zip(&table.columns) {
        sheet.write_string_with_format(0, place, one_line(&column.head), &bold)?;
        sheet.set_column_width(place, 14)?;
    }
    sheet.set_freeze_panes(1, 0)?;
    for (row, cells) in (1..).zip(&table.rows) {
        for (place, cell) in (0..).zip(cells) {
            let words = match cell {
                Cell::Text(words) | Cell::Link(words, _) => &**words,
                Cell::Verdict(words, _) => words,
                Cell::Number(number) => {
                    sheet.write_number(row, place, *number as f64)?;
                    continue;
                }
                Cell::Decimal(number) => {
                    sheet.write_number_with_format(row, place, *number, &decimal)?;
                    continue;
                }
                Cell::Empty => continue,
            };
            if !words.is_empty() {
                let words: String = one_line(words).chars().take(LONGEST_TEXT).collect();
                sheet.write_string(row, place, words)?;
            }
        }
    }
    Ok(())
}
