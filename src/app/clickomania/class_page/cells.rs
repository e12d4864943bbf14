//! The cells of the table.

use super::ClassPage;
use super::badges::{badge, group_name};
use super::columns::{Column, Columns, Detail};
use super::lines::{Cell, Line};
use crate::app::clickomania::command::{ClassColumn, ClickomaniaContext};
use crate::app::clickomania::verdict::sign;
use crate::app::common::icons;
use crate::app::common::theme;
use crate::app::common::widgets::{explanation, one_line};
use egui::{Align2, Color32, FontId, Id, Rect, Sense, Ui, pos2, vec2};
use engine::diagnostics;
use engine::text::Text;

/// The most groups shown in a cell.
const MOST_GROUPS: usize = 2;

/// Shows those of a line.
pub fn show(
    page: &ClassPage,
    ui: &Ui,
    app: &ClickomaniaContext,
    (line, place): (&Line, Rect),
    columns: &Columns,
) {
    for column in &columns.columns {
        let shown = match column.column {
            ClassColumn::Name => true,
            // Why nothing is there takes the place of what is not there.
            _ => !tells_error(line),
        };
        if shown {
            self::cell(page, ui, app, (line, place), (column, columns.detail));
        }
    }
    if tells_error(line) {
        // Why stands beside the table.
        let theme = theme::of(ui);
        let room = columns.behind_name(place);
        let sign = pos2(room.left() + 16.0, room.center().y);
        let sign = Rect::from_center_size(sign, vec2(13.0, 13.0));
        icons::cross(ui.painter(), sign, theme.wrong);
        let (said, font) = (app.text.msg_class_error(), theme::semibold(13.5));
        let room = room.with_min_x(room.left() + 22.0);
        words(ui, room, said, font, theme.wrong);
    }
}

/// Whether there is nothing to be told but why.
fn tells_error(line: &Line) -> bool {
    !line.errors.is_empty() && line.cells.iter().all(Option::is_none)
}

fn cell(
    page: &ClassPage,
    ui: &Ui,
    app: &ClickomaniaContext,
    (line, place): (&Line, Rect),
    (column, detail): (&Column, Detail),
) {
    let theme = theme::of(ui);
    let cell = column.cell(place);
    let plain = theme::regular(14.0);
    match column.column {
        ClassColumn::Name => {
            words(
                ui,
                cell,
                line.name.clone(),
                theme::semibold(14.0),
                theme.text,
            );
        }
        ClassColumn::Task(task) => match line.cells.get(task).copied().flatten() {
            Some(found) => program(ui, app, cell, (&found, detail)),
            None if line.waits => words(ui, cell, "…".to_owned(), plain, theme.quiet),
            None => words(ui, cell, "–".to_owned(), plain, theme.quiet),
        },
        ClassColumn::Alike => {
            let mut at = pos2(cell.left() + 17.0, cell.center().y);
            for &group in line.groups.iter().take(MOST_GROUPS) {
                badge(ui, at, group);
                at.x += 25.0;
            }
        }
        ClassColumn::Remarks => remarks(page, ui, (line, cell)),
        ClassColumn::Rank | ClassColumn::Cost | ClassColumn::Points => {
            let ink = match column.column {
                ClassColumn::Points => theme.text,
                _ => theme.quiet,
            };
            let at = pos2(cell.right() - 10.0, cell.center().y);
            let figure = figure(line, column.column, &app.text);
            ui.painter()
                .text(at, Align2::RIGHT_CENTER, figure, theme::semibold(14.0), ink);
        }
    }
}

/// A figure as it is written.
fn figure(line: &Line, column: ClassColumn, text: &Text) -> String {
    match column {
        _ if line.waits => "…".to_owned(),
        ClassColumn::Rank => line.rank.to_string(),
        ClassColumn::Points => text.grouped(line.points),
        _ => line.cost.map_or("–".to_owned(), |cost| text.grouped(cost)),
    }
}

fn words(ui: &Ui, cell: Rect, words: String, font: FontId, ink: Color32) {
    let galley = one_line(ui, words, font, ink, cell.width() - 14.0);
    let at = pos2(cell.left() + 8.0, cell.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, ink);
}

/// A program: the sign of its verdict, and as much more as there is room for.
fn program(ui: &Ui, app: &ClickomaniaContext, cell: Rect, (found, detail): (&Cell, Detail)) {
    let theme = theme::of(ui);
    let ink = sign::ink(theme, found.verdict);
    let middle = cell.center().y;
    let place = Rect::from_center_size(pos2(cell.left() + 16.0, middle), vec2(13.0, 13.0));
    sign::icon(found.verdict)(ui.painter(), place, ink);
    match detail {
        Detail::Words => {
            let said = diagnostics::verdict(&app.text, found.verdict);
            let room = cell.with_min_x(cell.left() + 22.0);
            words(ui, room, said, theme::semibold(13.5), ink);
        }
        Detail::CostAndPoints => {
            let at = pos2(cell.left() + 62.0, middle);
            let font = theme::semibold(14.0);
            let painter = ui.painter();
            painter.text(
                at,
                Align2::RIGHT_CENTER,
                app.text.grouped(found.cost),
                font,
                theme.text,
            );
            points(ui, cell, found.points);
        }
        Detail::Points => points(ui, cell, found.points),
    }
    if detail != Detail::Words {
        let id = Id::unique("class cell").with(found.submission);
        let hovered = ui.interact(cell, id, Sense::hover());
        let said = spoken_program(found, &app.text);
        explanation(&hovered).show(|ui| {
            ui.label(said);
        });
    }
}

fn points(ui: &Ui, cell: Rect, points: u32) {
    let theme = theme::of(ui);
    let at = pos2(cell.right() - 12.0, cell.center().y);
    let font = theme::regular(13.0);
    let ink = if points > 0 { theme.text } else { theme.quiet };
    ui.painter()
        .text(at, Align2::RIGHT_CENTER, points, font, ink);
}

/// How much was noted, with a flag.
fn remarks(page: &ClassPage, ui: &Ui, (line, cell): (&Line, Rect)) {
    let theme = theme::of(ui);
    if line.remarks == 0 {
        return;
    }
    let middle = cell.center().y;
    let flag = Rect::from_center_size(pos2(cell.left() + 18.0, middle), vec2(16.0, 16.0));
    icons::first_wrong(ui.painter(), flag, theme.wrong);
    let at = pos2(cell.left() + 32.0, middle);
    let count = line.remarks;
    ui.painter().text(
        at,
        Align2::LEFT_CENTER,
        count,
        theme::regular(13.5),
        theme.text,
    );
    let remarks = line
        .pupil()
        .and_then(|pupil| page.known.class.pupils.get(pupil));
    let Some(pupil) = remarks else { return };
    let id = Id::unique("class remarks").with(line.who);
    explanation(&ui.interact(cell, id, Sense::hover())).show(|ui| {
        for remark in &pupil.remarks {
            ui.label(remark);
        }
    });
}

fn spoken_program(found: &Cell, text: &Text) -> String {
    let verdict = diagnostics::verdict(text, found.verdict);
    let (cost, points) = (text.grouped(found.cost), found.points.to_string());
    text.msg_class_page_cell(verdict, cost, points)
}

/// All of a row, as it is read aloud.
pub fn spoken(page: &ClassPage, line: &Line, columns: &Columns, text: &Text) -> String {
    let mut words = vec![line.name.clone()];
    if tells_error(line) {
        words.extend(line.errors.first().cloned());
        return words.join("; ");
    }
    for column in &columns.columns {
        let name = &column.name;
        let said = match column.column {
            ClassColumn::Name => continue,
            ClassColumn::Task(task) => match line.cells.get(task).copied().flatten() {
                Some(found) => spoken_program(&found, text),
                None => "–".to_owned(),
            },
            ClassColumn::Alike => {
                let groups = line.groups.iter().map(|&group| group_name(group));
                groups.collect::<Vec<_>>().join(", ")
            }
            ClassColumn::Remarks => line.remarks.to_string(),
            column => figure(line, column, text),
        };
        if !said.is_empty() {
            words.push(format!("{name}: {said}"));
        }
    }
    let chosen = page
        .chosen
        .iter()
        .position(|&one| Some(one) == line.pupil());
    words.extend(chosen.map(|_| text.msg_class_page_chosen()));
    words.join("; ")
}
