//! The table: a row a program, with bars in its cells; its heads sort it.

use super::rows::{ComparisonRow, row_id};
use super::{ComparisonMode, cells, icons, side_by_side_view};
use crate::app::clickomania::command::ClickomaniaCommand;
use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::clickomania::command::{ComparisonColumn, ComparisonCommand, ProgramOrigin};
use crate::app::common::icons as common;
use crate::app::common::roving_focus::walk_rows;
use crate::app::common::theme::{self, Theme};
use crate::app::common::widgets::{Explained as _, IconButton, explanation_by_keys, one_line};
use egui::accesskit::SortDirection;
use egui::{
    Id, Key, Modifiers, Rect, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, pos2,
    vec2,
};

/// The height of the heads, in points.
const HEAD: f32 = 34.0;
/// The height of a row.
const ROW: f32 = 44.0;
/// Before the name: the letter of a chosen row.
const LETTER: f32 = 36.0;
/// Behind the last figure: the button that takes the row out.
const BIN: f32 = 34.0;

/// Where the columns stand.
struct ColumnPlaces {
    left: f32,
    /// The right edges, in the order of [`ComparisonColumn::ALL`].
    right: [f32; ComparisonColumn::ALL.len()],
}

impl ColumnPlaces {
    fn new(rect: Rect) -> ColumnPlaces {
        // Figures take their share of a wide table, but the name has most of it.
        let figures = rect.width() - LETTER - BIN;
        let share = |part: f32, least: f32, most: f32| (figures * part).clamp(least, most);
        let widths = [
            share(0.11, 80.0, 120.0),
            share(0.11, 80.0, 120.0),
            share(0.17, 128.0, 170.0),
            share(0.17, 128.0, 170.0),
            share(0.16, 126.0, 190.0),
        ];
        let name = figures - widths.iter().sum::<f32>();
        let left = rect.left() + LETTER;
        let mut right = [left + name; ComparisonColumn::ALL.len()];
        for (place, width) in widths.into_iter().enumerate() {
            right[place + 1] = right[place] + width;
        }
        ColumnPlaces { left, right }
    }

    /// The cell of a column in a line of the table.
    fn cell(&self, place: usize, line: Rect) -> Rect {
        let left = match place {
            0 => self.left,
            _ => self.right[place - 1],
        };
        Rect::from_x_y_ranges(left..=self.right[place], line.y_range())
    }
}

/// Shows the table as high as it is.
pub fn show(page: &mut ComparisonMode, ui: &mut Ui, app: &mut ClickomaniaContext) {
    let theme = theme::of(ui);
    let order = page.order(&app.text);
    let size = vec2(ui.available_width(), HEAD + order.len() as f32 * ROW);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let name = app.text.msg_comparison_table();
    response.widget_info(|| WidgetInfo::labeled(Role::Table, true, &name));
    let line = Stroke::new(1.0, theme.line);
    ui.painter()
        .rect(rect, 10.0, theme.card, line, StrokeKind::Inside);
    let columns = ColumnPlaces::new(rect.shrink2(vec2(4.0, 0.0)));
    let mut head = rect.with_max_y(rect.top() + HEAD);
    for (place, column) in ComparisonColumn::ALL.into_iter().enumerate() {
        self::head(page, ui, app, theme, (column, columns.cell(place, head)));
    }
    let most = ComparisonColumn::ALL.map(|column| {
        let figures = page.rows().iter().filter_map(|row| row.figure(column));
        figures.fold(0.0, f64::max)
    });
    keys(page, ui, app, &order);
    for &place in &order {
        head = Rect::from_min_size(head.left_bottom(), vec2(rect.width(), ROW));
        if head.top() < rect.bottom() {
            ui.painter()
                .hline(rect.x_range().shrink(1.0), head.top(), line);
        }
        line_of(page, ui, app, theme, place, (&columns, head, &most));
        head = head.with_max_y(head.top() + ROW);
    }
}

/// The head of a column; pressed, it sorts.
fn head(
    page: &ComparisonMode,
    ui: &Ui,
    app: &mut ClickomaniaContext,
    theme: &Theme,
    (column, cell): (ComparisonColumn, Rect),
) {
    let text = app.text;
    let words = column.words(&text);
    let order = page.sorting();
    let here = order.column == column;
    let id = Id::unique("comparison head").with(column.words(&text));
    let response = ui.interact(cell.shrink(2.0), id, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::ColumnHeader, true, here, &words));
    ui.ctx().accesskit_node_builder(id, |node| {
        if here {
            node.set_sort_direction(match order.falling {
                true => SortDirection::Descending,
                false => SortDirection::Ascending,
            });
        }
    });
    let painter = ui.painter();
    if response.hovered() || response.has_focus() {
        painter.rect_filled(cell.shrink(2.0), 6.0, theme.card_hovered);
    }
    if response.has_focus() {
        let stroke = Stroke::new(2.0, theme.accent);
        painter.rect_stroke(cell.shrink(2.0), 6.0, stroke, StrokeKind::Inside);
    }
    let ink = if here { theme.text } else { theme.quiet };
    let arrow = 16.0;
    let shown = one_line(
        ui,
        words.clone(),
        theme::semibold(12.5),
        ink,
        cell.width() - arrow - 12.0,
    );
    let name = column == ComparisonColumn::Name;
    let x = match name {
        true => cell.left() + 6.0,
        false => cell.right() - 8.0 - shown.size().x,
    };
    let at = pos2(x, cell.center().y - shown.size().y / 2.0);
    let beside = match name {
        true => x + shown.size().x + 2.0,
        false => x - arrow,
    };
    painter.galley(at, shown, ink);
    if here {
        let sign = Rect::from_min_size(pos2(beside, cell.center().y - 6.0), vec2(12.0, 12.0));
        let icon = if order.falling {
            icons::falling
        } else {
            icons::rising
        };
        icon(painter, sign, ink);
    }
    let tip = text.msg_comparison_sort_tip(words.to_lowercase());
    if response.explained(tip).clicked() {
        app.send(ClickomaniaCommand::Comparison(ComparisonCommand::Sort(
            column,
        )));
    }
}

/// A row.
fn line_of(
    page: &ComparisonMode,
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    theme: &Theme,
    place: usize,
    (columns, line, most): (&ColumnPlaces, Rect, &[f64; ComparisonColumn::ALL.len()]),
) {
    let text = app.text;
    let row = &page.rows()[place];
    let chosen = page
        .chosen()
        .iter()
        .position(|origin| *origin == row.origin);
    let here = page.at() == Some(&row.origin);
    // Tab stops once in the table; from there arrows lead on.
    let sense = if here { Sense::click() } else { Sense::CLICK };
    let response = ui.interact(line, row_id(&row.origin), sense);
    let spoken = cells::spoken(row, &text);
    response.widget_info(|| WidgetInfo::selected(Role::Row, true, chosen.is_some(), &spoken));
    let painter = ui.painter();
    let inner = line.shrink2(vec2(3.0, 2.0));
    let fill = match () {
        () if chosen.is_some() => Some(theme.accent_paper),
        () if response.contains_pointer() => Some(theme.card_hovered),
        () => None,
    };
    if let Some(fill) = fill {
        painter.rect_filled(inner, 7.0, fill);
    }
    if response.has_focus() {
        let stroke = Stroke::new(2.0, theme.accent);
        painter.rect_stroke(inner, 7.0, stroke, StrokeKind::Inside);
    }
    let middle = pos2(line.left() + LETTER / 2.0 + 4.0, line.center().y);
    match chosen {
        Some(place) => side_by_side_view::letter(ui, theme, middle, place),
        None => {
            painter.circle_stroke(middle, 9.0, Stroke::new(1.5, theme.strong_line));
        }
    }
    for (place, column) in ComparisonColumn::ALL.into_iter().enumerate() {
        let cell = columns.cell(place, line);
        cells::show(page, ui, app, row, (column, cell, most[place]));
    }
    // The keyboard comes to the row, not to its cells: there it is told what they tell.
    let cut_off = cells::cut_off(row, &text);
    if response.has_focus() && (row.finding.is_some() || cut_off.is_some()) {
        let mut tooltip = explanation_by_keys(&response);
        tooltip.popup = tooltip.popup.align(egui::RectAlign::BOTTOM_END);
        tooltip.show(|ui| {
            if let Some(finding) = &row.finding {
                cells::sentences(ui, app, finding);
            }
            if let Some(why) = cut_off {
                ui.label(why);
            }
        });
    }
    let clicked = response.clicked();
    if clicked {
        response.request_focus();
        let command = ComparisonCommand::Choose(row.origin.clone());
        app.send(ClickomaniaCommand::Comparison(command));
    }
    if row.origin != ProgramOrigin::Canvas && (response.contains_pointer() || response.has_focus())
    {
        bin(ui, app, row, line);
    }
}

fn bin(ui: &mut Ui, app: &mut ClickomaniaContext, row: &ComparisonRow, line: Rect) {
    let text = app.text;
    let corner = pos2(line.right() - BIN - 2.0, line.center().y - 14.0);
    let rect = Rect::from_min_size(corner, vec2(28.0, 28.0));
    // A child of its own: what comes below the table is not to move.
    let builder = UiBuilder::new().max_rect(rect).id_salt(row.origin.key());
    let mut corner = ui.new_child(builder);
    let name = text.msg_comparison_remove(row.name(&text));
    let button = IconButton::new(common::cross, &name).size(28.0);
    if button.show(&mut corner).clicked() {
        let command = ComparisonCommand::Remove(row.origin.clone());
        app.send(ClickomaniaCommand::Comparison(command));
    }
}

/// The keys of the row that has the keyboard.
fn keys(page: &mut ComparisonMode, ui: &Ui, app: &mut ClickomaniaContext, order: &[usize]) {
    let Some(at) = page.at().cloned() else { return };
    let id = row_id(&at);
    if page.take_focus() {
        ui.memory_mut(|memory| memory.request_focus(id));
    }
    if !ui.memory(|memory| memory.has_focus(id)) {
        return;
    }
    let here = order
        .iter()
        .position(|&place| page.rows()[place].origin == at);
    let here = here.unwrap_or(0);
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let to = walk_rows(ui, id, here, order.len());
    if to != here {
        let origin = page.rows()[order[to]].origin.clone();
        ui.memory_mut(|memory| memory.request_focus(row_id(&origin)));
        page.go_to_row(origin);
    } else if pressed(Key::Delete) || pressed(Key::Backspace) {
        app.send(ClickomaniaCommand::Comparison(ComparisonCommand::Remove(
            at,
        )));
    }
}
