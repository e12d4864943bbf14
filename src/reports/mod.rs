//! Reports: what the judge found, as text for a terminal, CSV, JSON, a spreadsheet or a page of HTML.
//!
//! All forms are made from [`Entry`](crate::class::Entry), a judged program. `judge` writes one entry after the other;
//! `class` adds what a [`Report`](crate::class::Report) knows: points, ranks, and groups of programs that are alike.
//!
//! Nothing here prints, or knows the command line or the window.

mod csv;
mod histogram;
mod html;
mod json;
mod tables;
pub mod text;
mod xlsx;

pub use csv::{JUDGE_HEAD, class_csv, judge_csv};
pub use html::{JudgePage, class_page};
pub use json::{ClassRow, Fronts, JudgeRow, class_ending};
pub use xlsx::xlsx;

/// The form of a report.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReportForm {
    /// Columns in a terminal.
    Table,
    Json,
    Csv,
    Html,
    Xlsx,
}

impl ReportForm {
    /// The names of the forms: words on the command line and suffixes of files. `judge` has all but the last.
    pub const NAMED: &[(&str, ReportForm)] = &[
        ("table", ReportForm::Table),
        ("json", ReportForm::Json),
        ("csv", ReportForm::Csv),
        ("html", ReportForm::Html),
        ("xlsx", ReportForm::Xlsx),
    ];
}
