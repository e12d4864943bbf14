//! The table: a row a pupil; its heads sort it. Rows out of sight are not laid out.

use super::badges;
use super::cells::{self, spoken};
use super::columns::{Column, Columns};
use super::{ClassPage, Line};
use crate::app::clickomania::command::{ClassColumn, ClassCommand, ClickomaniaContext, Who};
use crate::app::common::icons;
use crate::app::common::roving_focus::walk_rows;
use crate::app::common::theme;
use crate::app::common::widgets::Explained as _;
use egui::accesskit::SortDirection;
use egui::text::LayoutJob;
use egui::{
    Id, Key, Modifiers, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2,
    vec2,
};

/// How high the heads are, and a row, in points.
const HEAD: f32 = 44.0;
const ROW: f32 = 36.0;
/// How far above and below what is seen rows are laid out.
const BEYOND: f32 = 3.0 * ROW;
/// The bars at the sides cover nothing.
const BAR: f32 = 14.0;

/// Shows it in all the room there is.
pub fn show(page: &mut ClassPage, ui: &mut Ui, app: &mut ClickomaniaContext) {
    let theme = theme::of(ui);
    let frame = Stroke::new(1.0, theme.line);
    let full = ui.available_rect_before_wrap();
    ui.painter()
        .rect(full, 10.0, theme.card, frame, StrokeKind::Inside);
    let columns = Columns::new(&page.known, &app.text, full.width() - 2.0);
    let order = page.order();
    let height = HEAD + order.len() as f32 * ROW;
    let scrolled = height > full.height() - 2.0;
    let columns = match scrolled {
        true => Columns::new(&page.known, &app.text, full.width() - 2.0 - BAR),
        false => columns,
    };
    keys(page, ui, app, &order);
    let there = order
        .iter()
        .any(|&place| Some(page.lines[place].who) == page.at);
    let has_focus = |who| ui.memory(|memory| memory.has_focus(row_id(who)));
    let focus = there && std::mem::take(&mut page.focus_soon);
    // A row that comes before the next frame may take the place of the one that is given the keyboard now.
    page.focused = focus || page.at.is_some_and(has_focus);
    let page = &*page;
    let mut inner = ui.new_child(egui::UiBuilder::new().max_rect(full.shrink(1.0)));
    let area = ScrollArea::both().id_salt("class table").auto_shrink(false);
    area.show_viewport(&mut inner, |ui, seen| {
        let size = vec2(columns.width, height);
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        let name = app.text.msg_class_page_table();
        response.widget_info(|| WidgetInfo::labeled(Role::Table, true, &name));
        for (number, &place) in order.iter().enumerate() {
            let line = &page.lines[place];
            let top = HEAD + number as f32 * ROW;
            let here = page.at == Some(line.who);
            let in_sight = top + ROW > seen.top() - BEYOND && top < seen.bottom() + BEYOND;
            // The row that has the keyboard is always there, or it would lose it.
            if !in_sight && !here {
                continue;
            }
            let corner = rect.min + vec2(0.0, top);
            let place = Rect::from_min_size(corner, vec2(columns.width, ROW));
            if here && focus {
                ui.memory_mut(|memory| memory.request_focus(row_id(line.who)));
                // Not behind the heads.
                ui.scroll_to_rect(place.with_min_y(place.top() - HEAD), None);
            }
            row(page, ui, app, (line, place), &columns);
        }
        // Over the rows, however far these are scrolled.
        let corner = pos2(rect.left(), rect.top() + seen.top().max(0.0));
        let head = Rect::from_min_size(corner, vec2(columns.width, HEAD));
        ui.painter().rect_filled(head, 0.0, theme.palette);
        ui.painter().hline(head.x_range(), head.bottom(), frame);
        for column in &columns.columns {
            self::head(page, ui, app, (column, head));
        }
    });
}

/// The head of a column; pressed, it sorts.
fn head(page: &ClassPage, ui: &Ui, app: &mut ClickomaniaContext, (column, head): (&Column, Rect)) {
    let text = app.text;
    let theme = theme::of(ui);
    let (sorted, back) = page.sorting;
    let here = sorted == column.column;
    let cell = column.cell(head).shrink(2.0);
    let id = Id::unique(("class head", column.column.number()));
    let response = ui.interact(cell, id, Sense::click());
    let name = &column.name;
    response.widget_info(|| WidgetInfo::selected(Role::ColumnHeader, true, here, name));
    ui.ctx().accesskit_node_builder(id, |node| {
        if here {
            node.set_sort_direction(match back {
                true => SortDirection::Descending,
                false => SortDirection::Ascending,
            });
        }
    });
    let painter = ui.painter();
    if response.hovered() || response.has_focus() {
        painter.rect_filled(cell, 6.0, theme.card_hovered);
    }
    if response.has_focus() {
        let stroke = Stroke::new(2.0, theme.accent);
        painter.rect_stroke(cell, 6.0, stroke, StrokeKind::Inside);
    }
    let ink = if here { theme.text } else { theme.quiet };
    let arrow = if here { 14.0 } else { 0.0 };
    let room = cell.width() - 10.0 - arrow;
    if column.column == ClassColumn::Remarks {
        let flag = Rect::from_center_size(cell.left_center() + vec2(16.0, 0.0), vec2(16.0, 16.0));
        icons::first_wrong(painter, flag, ink);
    }
    let words = match column.column {
        ClassColumn::Remarks => String::new(),
        _ => name.clone(),
    };
    // Titles of tasks have two lines.
    let mut job = LayoutJob::simple(words, theme::semibold(13.0), ink, room);
    job.wrap.max_rows = 2;
    let shown = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let left = match column.is_figure() {
        true => cell.right() - 6.0 - shown.size().x - arrow,
        false => cell.left() + 6.0,
    };
    let beside = match column.column {
        ClassColumn::Remarks => cell.left() + 28.0,
        _ => left + shown.size().x + 2.0,
    };
    let middle = cell.center().y;
    painter.galley(pos2(left, middle - shown.size().y / 2.0), shown, ink);
    if here {
        let sign = Rect::from_min_size(pos2(beside, middle - 6.0), vec2(12.0, 12.0));
        let icon = if back { icons::up } else { icons::down };
        icon(painter, sign, ink);
    }
    let tip = text.msg_comparison_sort_tip(name.to_lowercase());
    if response.explained(tip).clicked() {
        app.send(ClassCommand::Sort(column.column));
    }
}

impl ClassColumn {
    /// A number that only this column has.
    fn number(self) -> usize {
        match self {
            ClassColumn::Rank => 0,
            ClassColumn::Name => 1,
            ClassColumn::Cost => 2,
            ClassColumn::Points => 3,
            ClassColumn::Alike => 4,
            ClassColumn::Remarks => 5,
            ClassColumn::Task(task) => 6 + task,
        }
    }
}

fn row_id(who: Who) -> Id {
    Id::unique("class row").with(who)
}

fn row(
    page: &ClassPage,
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    (line, place): (&Line, Rect),
    columns: &Columns,
) {
    let theme = theme::of(ui);
    let here = page.at == Some(line.who);
    // Tab stops once in the table; from there arrows lead on.
    let sense = if here { Sense::click() } else { Sense::CLICK };
    let response = ui.interact(place, row_id(line.who), sense);
    let words = spoken(page, line, columns, &app.text);
    response.widget_info(|| WidgetInfo::selected(Role::Row, true, here, &words));
    let painter = ui.painter();
    let fill = match () {
        () if here => Some(theme.accent_paper),
        () if response.contains_pointer() => Some(theme.card_hovered),
        () => None,
    };
    if let Some(fill) = fill {
        painter.rect_filled(place, 0.0, fill);
    }
    painter.hline(
        place.x_range(),
        place.bottom(),
        Stroke::new(1.0, theme.line),
    );
    if response.has_focus() {
        let stroke = Stroke::new(2.0, theme.accent);
        painter.rect_stroke(place.shrink(1.0), 5.0, stroke, StrokeKind::Inside);
    }
    cells::show(page, ui, app, (line, place), columns);
    if response.clicked() {
        app.send(ClassCommand::Look(line.who));
    }
    if let Some(pupil) = line.pupil() {
        choice(page, ui, app, (pupil, line), Columns::choice(place));
    }
    if response.double_clicked()
        && let Some(cell) = line.cells.iter().flatten().next()
    {
        app.send(ClassCommand::OpenProgram(cell.submission));
    }
}

/// The circle with which somebody is chosen to be put side by side with another one.
fn choice(
    page: &ClassPage,
    ui: &Ui,
    app: &mut ClickomaniaContext,
    (pupil, line): (usize, &Line),
    cell: Rect,
) {
    let theme = theme::of(ui);
    let chosen = page.chosen.iter().position(|&one| one == pupil);
    let id = Id::unique("class choice").with(pupil);
    // The keyboard chooses on the row, by the space bar.
    let response = ui.interact(cell, id, Sense::CLICK);
    let name = app.text.msg_class_page_choose(&line.name);
    response.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, chosen.is_some(), &name));
    let middle = cell.center();
    match chosen {
        Some(place) => badges::letter(ui, middle, place),
        None => {
            let held = response.hovered();
            let ink = if held {
                theme.accent
            } else {
                theme.control_line
            };
            ui.painter()
                .circle_stroke(middle, 8.0, Stroke::new(1.5, ink));
        }
    }
    if response.clicked() {
        app.send(ClassCommand::Choose(pupil));
    }
    response.explained(name);
}

/// The keys of the row that has the keyboard.
fn keys(page: &ClassPage, ui: &Ui, app: &mut ClickomaniaContext, order: &[usize]) {
    let Some(at) = page.at else { return };
    let id = row_id(at);
    if !ui.memory(|memory| memory.has_focus(id)) {
        return;
    }
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let here = order.iter().position(|&place| page.lines[place].who == at);
    let here = here.unwrap_or(0);
    let to = match () {
        () if pressed(Key::PageUp) => here.saturating_sub(10),
        () if pressed(Key::PageDown) => (here + 10).min(order.len().saturating_sub(1)),
        () => walk_rows(ui, id, here, order.len()),
    };
    let line = |place: usize| order.get(place).map(|&place| &page.lines[place]);
    let (Some(line), Some(other)) = (line(here), line(to)) else {
        return;
    };
    if to != here {
        app.send(ClassCommand::Look(other.who));
    } else if let Some(pupil) = line.pupil()
        && pressed(Key::Space)
    {
        app.send(ClassCommand::Choose(pupil));
    } else if let Some(cell) = line.cells.iter().flatten().next()
        && pressed(Key::Enter)
    {
        app.send(ClassCommand::OpenProgram(cell.submission));
    }
}
