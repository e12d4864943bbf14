//! The cells of the table.

use super::ComparisonMode;
use super::costs::bar;
use super::rows::{ComparisonRow, Measured, row_id};
use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::clickomania::command::ComparisonColumn;
use crate::app::clickomania::verdict::Finding;
use crate::app::common::theme::{self, Theme};
use crate::app::common::widgets::{explanation, one_line};
use egui::{Rect, Sense, Ui, pos2, vec2};
use engine::diagnostics;
use engine::judge::Verdict;
use engine::text::Text;
use std::time::Duration;

/// Interval between two looks at the progress of judging.
const LOOK_AGAIN: Duration = Duration::from_millis(300);

/// Shows a cell; `most` is the largest figure of its column.
pub fn show(
    page: &ComparisonMode,
    ui: &Ui,
    app: &ClickomaniaContext,
    row: &ComparisonRow,
    (column, cell, most): (ComparisonColumn, Rect, f64),
) {
    let theme = theme::of(ui);
    match column {
        ComparisonColumn::Name => name(ui, theme, &app.text, row, cell),
        ComparisonColumn::Verdict => verdict(ui, app, theme, row, cell),
        column => figure(page, ui, theme, &app.text, row, (column, cell, most)),
    }
}

fn name(ui: &Ui, theme: &Theme, text: &Text, row: &ComparisonRow, cell: Rect) {
    let room = cell.width() - 10.0;
    let name = one_line(ui, row.name(text), theme::semibold(14.0), theme.text, room);
    let at = pos2(cell.left() + 6.0, cell.top() + 5.0);
    ui.painter().galley(at, name, theme.text);
    let (words, ink) = match row.code {
        Some(_) => (row.origin.words(text), theme.quiet),
        None => {
            let state = text.msg_slot_not_ready();
            (format!("{} · {state}", row.origin.words(text)), theme.wrong)
        }
    };
    let from = one_line(ui, words, theme::regular(12.0), ink, room);
    let at = pos2(cell.left() + 6.0, cell.bottom() - 5.0 - from.size().y);
    ui.painter().galley(at, from, ink);
}

fn figure(
    page: &ComparisonMode,
    ui: &Ui,
    theme: &Theme,
    text: &Text,
    row: &ComparisonRow,
    (column, cell, most): (ComparisonColumn, Rect, f64),
) {
    let right = cell.right() - 8.0;
    let figure = row.figure(column);
    let (words, ink) = match figure {
        Some(_) => (shown(row, column, text), theme.text),
        None if row.steps == Measured::Never => ("-".to_owned(), theme.quiet),
        None if page.measuring().busy() == Some(&row.origin) => {
            (text.msg_comparison_measuring(), theme.accent)
        }
        None => ("…".to_owned(), theme.quiet),
    };
    let size = if figure.is_some() { 14.5 } else { 13.0 };
    let galley = one_line(ui, words, theme::semibold(size), ink, cell.width() - 12.0);
    let at = pos2(
        right - galley.size().x,
        cell.center().y - galley.size().y / 2.0 - 4.0,
    );
    ui.painter().galley(at, galley, ink);
    let Some(figure) = figure else { return };
    let of_steps = matches!(column, ComparisonColumn::Mean | ComparisonColumn::Worst);
    // A bar would compare other moves with each other.
    if let Some(moves) = moves_in_part(row, text).filter(|_| of_steps) {
        foot(ui, theme, cell, moves);
        let id = row_id(&row.origin).with(column.words(text));
        let hovered = ui.interact(cell, id, Sense::hover());
        explanation(&hovered).show(|ui| ui.label(cut_off(row, text).unwrap_or_default()));
        return;
    }
    let width = (cell.width() - 24.0).min(110.0);
    let corner = pos2(right - width, cell.bottom() - 11.0);
    let track = Rect::from_min_size(corner, vec2(width, 5.0));
    bar(ui, theme, track, figure / most.max(1.0));
}

/// A few words below what stands in a cell.
fn foot(ui: &Ui, theme: &Theme, cell: Rect, words: String) {
    let room = cell.width() - 12.0;
    let words = one_line(ui, words, theme::regular(12.0), theme.quiet, room);
    let (right, bottom) = (cell.right() - 8.0, cell.bottom() - 3.0);
    let at = pos2(right - words.size().x, bottom - words.size().y);
    ui.painter().galley(at, words, theme.quiet);
}

/// On how many moves the steps of a program were measured, if not on all.
fn moves_in_part(row: &ComparisonRow, text: &Text) -> Option<String> {
    let steps = row.steps.known().filter(|steps| !steps.is_complete())?;
    let (moves, wanted) = (steps.moves.to_string(), steps.wanted.to_string());
    Some(text.msg_comparison_measured_in_part(moves, wanted))
}

/// Why not on all.
pub fn cut_off(row: &ComparisonRow, text: &Text) -> Option<String> {
    diagnostics::cut_off(text, &row.name(text), &row.steps.known()?)
}

/// In how many cases nothing failed, of a program that is accepted.
fn cases(row: &ComparisonRow, text: &Text) -> Option<String> {
    let judgement = &row.finding.as_ref()?.judgement;
    let cases = || text.msg_comparison_cases(text.grouped(judgement.cases_tried));
    (judgement.verdict == Verdict::Accepted).then(cases)
}

/// What the judge says; until it has looked thoroughly, how far it is.
fn verdict(ui: &Ui, app: &ClickomaniaContext, theme: &Theme, row: &ComparisonRow, cell: Rect) {
    let text = app.text;
    let right = cell.right() - 8.0;
    let progress = app.services.judge.progress(&row.subject);
    let (words, ink) = match row.verdict() {
        Some(Verdict::Accepted) => (diagnostics::verdict(&text, Verdict::Accepted), theme.right),
        Some(Verdict::Lucky) => (diagnostics::verdict(&text, Verdict::Lucky), theme.text),
        Some(Verdict::TooSlow) => (diagnostics::verdict(&text, Verdict::TooSlow), theme.quiet),
        Some(verdict) => (diagnostics::verdict(&text, verdict), theme.wrong),
        None if progress.is_some() => (text.msg_comparison_judging(), theme.accent),
        None if app.services.judge.is_closed() => ("-".to_owned(), theme.quiet),
        None => ("…".to_owned(), theme.quiet),
    };
    let galley = one_line(ui, words, theme::semibold(13.5), ink, cell.width() - 12.0);
    let cases = cases(row, &text).filter(|_| progress.is_none());
    let up = match progress.is_some() || cases.is_some() {
        true => 4.0,
        false => 0.0,
    };
    let at = pos2(
        right - galley.size().x,
        cell.center().y - galley.size().y / 2.0 - up,
    );
    ui.painter().galley(at, galley, ink);
    if let Some(cases) = cases {
        foot(ui, theme, cell, cases);
    }
    if let Some((_, share)) = progress {
        let width = (cell.width() - 24.0).min(110.0);
        let corner = pos2(right - width, cell.bottom() - 11.0);
        bar(
            ui,
            theme,
            Rect::from_min_size(corner, vec2(width, 5.0)),
            share.into(),
        );
        ui.ctx().request_repaint_after(LOOK_AGAIN);
    }
    let Some(finding) = &row.finding else { return };
    let id = row_id(&row.origin).with("verdict");
    let hovered = ui.interact(cell, id, Sense::hover());
    explanation(&hovered).show(|ui| sentences(ui, app, finding));
}

/// What the judge found, in sentences.
pub fn sentences(ui: &mut Ui, app: &ClickomaniaContext, finding: &Finding) {
    let rules = finding.task.rules();
    for sentence in diagnostics::judgement(&app.text, &finding.program, rules, &finding.judgement) {
        ui.label(sentence);
    }
}

/// A figure as it is written.
fn shown(row: &ComparisonRow, column: ComparisonColumn, text: &Text) -> String {
    match (column, row.figure(column)) {
        (_, None) => "-".to_owned(),
        (ComparisonColumn::Verdict, _) => row
            .verdict()
            .map_or_else(String::new, |v| diagnostics::verdict(text, v)),
        // Of small figures one digit behind the point is of interest.
        (ComparisonColumn::Mean, Some(mean)) if mean < 1000.0 => {
            text.number((mean * 10.0).round() / 10.0)
        }
        (_, Some(figure)) => text.grouped(figure.round() as u64),
    }
}

/// All of a row, as it is read aloud.
pub fn spoken(row: &ComparisonRow, text: &Text) -> String {
    let figures = ComparisonColumn::ALL.into_iter().skip(1);
    let figures = figures.map(|column| {
        let figure = match row.figure(column) {
            None if column == ComparisonColumn::Verdict => text.msg_comparison_judging(),
            None if row.steps == Measured::Wanted => text.msg_comparison_measuring(),
            _ => shown(row, column, text).replace('\u{a0}', " "),
        };
        let more = match column {
            ComparisonColumn::Mean => moves_in_part(row, text),
            ComparisonColumn::Verdict => cases(row, text),
            _ => None,
        };
        let more = more.map(|more| more.replace('\u{a0}', " "));
        let figure = std::iter::once(figure).chain(more);
        let figure = figure.collect::<Vec<_>>().join(", ");
        format!("{}: {figure}", column.words(text))
    });
    let head = format!("{}, {}", row.name(text), row.origin.words(text));
    std::iter::once(head)
        .chain(figures)
        .collect::<Vec<_>>()
        .join("; ")
}
