//! The table of programs: costs, steps, verdicts.

use super::ComparisonMode;
use super::rows::{ComparisonRow, Measured};
use super::side_by_side_view::letter;
use crate::window::clickomania::command::{
    ClickomaniaContext, ComparisonColumn, ComparisonCommand, ProgramOrigin,
};
use crate::window::clickomania::guide::verdict::{JudgeService, sign};
use crate::window::kit::icons::Icon;
use crate::window::kit::theme::Theme;
use crate::window::kit::widgets::table;
use crate::window::kit::widgets::table::{Cell, Column, Mark, Row, Table, TableEvent};
use crate::window::kit::{icons, theme};
use egui::{Align, Id, Key, Ui};
use engine::diagnostics;
use engine::judge::Verdict;
use engine::text::Text;
use std::time::Duration;

/// Height of a row, in points.
const ROW: f32 = 46.0;
/// Interval between two looks at the progress of judging.
const LOOK_AGAIN: Duration = Duration::from_millis(300);

/// Height of the whole table, in points.
pub fn height(page: &ComparisonMode) -> f32 {
    table::height(page.rows().len(), ROW)
}

/// Shows the table in all of `ui`.
pub fn show(page: &mut ComparisonMode, ui: &mut Ui, app: &mut ClickomaniaContext) {
    let focus = std::mem::take(&mut page.focus_soon);
    let order = page.order(&app.text);
    let at = |&place: &usize| Some(&page.rows()[place].origin) == page.current.as_ref();
    let sorting = page.sorting();
    let table = Table {
        id: Id::unique("comparison"),
        name: app.text.msg_comparison_table(),
        columns: ComparisonColumn::ALL
            .map(|one| column(one, &app.text))
            .into(),
        rows: order
            .iter()
            .map(|&place| row_id(&page.rows()[place]))
            .collect(),
        title: ComparisonColumn::Name,
        sorted: sorting.column,
        falling: sorting.falling,
        row_height: ROW,
        button: 34.0,
        at: order.iter().position(at),
        focus,
        keys: &[Key::Delete, Key::Backspace],
        tips_for_keys: true,
    };
    let shown = RowMaker {
        page,
        text: app.text,
        theme: theme::of(ui),
        judge: &app.services.judge,
    };
    let progress = |row: &ComparisonRow| shown.judge.progress(&row.subject).is_some();
    if page.rows().iter().any(progress) {
        ui.request_repaint_after(LOOK_AGAIN);
    }
    let event = table.show(ui, &app.text, |row| shown.row(&page.rows()[order[row]]));
    let origin = |row: usize| page.rows()[order[row]].origin.clone();
    let command = match event {
        None => return,
        Some(TableEvent::Walk(row)) => {
            page.current = Some(origin(row));
            return;
        }
        Some(TableEvent::Sort(column)) => ComparisonCommand::Sort(column),
        Some(TableEvent::Key(row, _) | TableEvent::Button(row)) => {
            ComparisonCommand::Remove(origin(row))
        }
        Some(TableEvent::Click(row) | TableEvent::DoubleClick(row) | TableEvent::Check(row)) => {
            ComparisonCommand::Choose(origin(row))
        }
    };
    app.send(command);
}

fn column(id: ComparisonColumn, text: &Text) -> Column<ComparisonColumn> {
    let (least, most) = match id {
        ComparisonColumn::Name => (150.0, 360.0),
        ComparisonColumn::Cost | ComparisonColumn::Blocks => (78.0, 120.0),
        ComparisonColumn::Mean | ComparisonColumn::Worst => (112.0, 170.0),
        ComparisonColumn::Verdict => (126.0, 190.0),
    };
    Column {
        id,
        name: id.words(text),
        icon: None,
        align: match id {
            ComparisonColumn::Name => Align::Min,
            _ => Align::Max,
        },
        least,
        most,
    }
}

fn row_id(row: &ComparisonRow) -> Id {
    Id::unique("comparison row").with(row.origin.key())
}

/// Makes the rows.
struct RowMaker<'a> {
    page: &'a ComparisonMode,
    text: Text,
    theme: &'a Theme,
    judge: &'a JudgeService,
}

impl RowMaker<'_> {
    fn row(&self, row: &ComparisonRow) -> Row {
        let mut chosen = self.page.chosen().iter();
        let chosen = chosen.position(|origin| *origin == row.origin);
        let name = || self.text.msg_comparison_remove(row.name(&self.text));
        let stays = row.origin == ProgramOrigin::Canvas;
        Row {
            cells: ComparisonColumn::ALL
                .map(|column| self.cell(row, column))
                .into(),
            selected: chosen.is_some(),
            mark: Some(chosen.map_or(Mark::Choice, letter)),
            button: (!stays).then(|| (icons::cross as Icon, name())),
            ..Row::default()
        }
    }

    fn cell(&self, row: &ComparisonRow, column: ComparisonColumn) -> Cell {
        match column {
            ComparisonColumn::Name => self.name(row),
            ComparisonColumn::Verdict => self.verdict(row),
            column => self.figure(row, column),
        }
    }

    fn name(&self, row: &ComparisonRow) -> Cell {
        let (text, theme) = (&self.text, self.theme);
        let from = row.origin.words(text);
        Cell {
            strong: true,
            below: Some(match row.code {
                Some(_) => (from, theme.quiet),
                None => (
                    format!("{from} · {}", text.msg_slot_not_ready()),
                    theme.wrong,
                ),
            }),
            ..Cell::new(row.name(text), theme.text)
        }
    }

    fn figure(&self, row: &ComparisonRow, column: ComparisonColumn) -> Cell {
        let (text, theme) = (&self.text, self.theme);
        let Some(figure) = row.figure(column) else {
            return match row.steps {
                Measured::Never => Cell::new("-", theme.quiet),
                _ if self.page.measuring.busy() == Some(&row.origin) => {
                    Cell::new(text.msg_comparison_measuring(), theme.accent)
                }
                _ => self.waits(text.msg_comparison_measuring()),
            };
        };
        let of_steps = matches!(column, ComparisonColumn::Mean | ComparisonColumn::Worst);
        let steps = row
            .steps
            .known()
            .filter(|steps| of_steps && !steps.is_complete());
        let in_part = steps.map(|steps| {
            text.msg_comparison_measured_in_part(steps.moves.to_string(), steps.wanted.to_string())
        });
        // Small figures are worth one decimal.
        let words = if column == ComparisonColumn::Mean && figure < 1000.0 {
            text.number((figure * 10.0).round() / 10.0)
        } else {
            // As the score, which never promises less than it is.
            text.grouped(figure.ceil() as u64)
        };
        Cell {
            below: in_part.map(|words| (words, theme.quiet)),
            tip: steps
                .and_then(|steps| diagnostics::cut_off(text, &row.name(text), &steps))
                .into_iter()
                .collect(),
            ..Cell::new(words, theme.text)
        }
    }

    /// The verdict, or the progress of the judge.
    fn verdict(&self, row: &ComparisonRow) -> Cell {
        let (text, theme) = (&self.text, self.theme);
        let bar = self
            .judge
            .progress(&row.subject)
            .map(|(_, share)| share.into());
        let Some(finding) = &row.finding else {
            return match bar {
                Some(_) => Cell {
                    bar,
                    ..Cell::new(text.msg_comparison_judging(), theme.accent)
                },
                None if self.judge.is_closed() => Cell::new("-", theme.quiet),
                None => self.waits(text.msg_comparison_judging()),
            };
        };
        let verdict = finding.judgement.verdict;
        let cases = || text.msg_comparison_cases(text.grouped(finding.judgement.cases_tried));
        let accepted = verdict == Verdict::Accepted && bar.is_none();
        Cell {
            bar,
            below: accepted.then(|| (cases(), theme.quiet)),
            tip: diagnostics::judgement(
                text,
                &finding.program,
                finding.task.rules(),
                &finding.judgement,
            ),
            ..Cell::new(
                diagnostics::verdict(text, verdict),
                sign::ink(theme, verdict),
            )
        }
    }

    fn waits(&self, spoken: String) -> Cell {
        Cell {
            spoken: Some(spoken),
            ..Cell::new("…", self.theme.quiet)
        }
    }
}
