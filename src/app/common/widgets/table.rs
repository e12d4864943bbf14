//! A table: heads that sort, rows that arrow keys walk through, columns that share the width of the window. Only the
//! rows in sight are laid out, and the one that has the keyboard.
//!
//! A page says what stands in each cell ([`TableRows`]); the table paints it, reads it aloud, and tells the page what
//! a person did ([`TableEvent`]).

use super::{Explained as _, IconButton, explanation, explanation_by_keys, one_line};
use crate::app::common::icons::{self, Icon};
use crate::app::common::kept_arrows::{Arrows, keep_arrows};
use crate::app::common::theme;
use egui::accesskit::SortDirection;
use egui::text::LayoutJob;
use egui::{
    Align, Align2, Color32, FontId, Id, Key, Modifiers, Pos2, Rect, RectAlign, Response, Role,
    ScrollArea, Sense, Stroke, StrokeKind, Tooltip, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};
use engine::text::Text;

/// Height of the heads, in points: names of tasks have two lines.
const HEAD: f32 = 42.0;
/// Width of the marks in front of the first column.
const MARKS: f32 = 36.0;
/// Space at the left and right of what stands in a cell.
const PAD: f32 = 8.0;
/// Width of an icon or a badge, with the space behind it.
const ICON: f32 = 24.0;
/// The scroll bar at the right covers nothing.
const BAR: f32 = 14.0;
/// Number of rows that Page Up and Page Down pass.
const PAGE: usize = 10;

/// A column; it is at least `least` and, but for the one that names the row, at most `most` points wide.
pub struct Column<C> {
    pub id: C,
    pub name: String,
    /// In the head, instead of the name.
    pub icon: Option<Icon>,
    /// Figures stand at the right.
    pub align: Align,
    pub least: f32,
    pub most: f32,
}

/// What stands in a cell.
#[derive(Default)]
pub struct Cell {
    pub words: String,
    pub ink: Color32,
    pub strong: bool,
    /// In front of the words.
    pub marks: Vec<Mark>,
    /// A quiet figure in the left half of the cell.
    pub before: Option<String>,
    /// Small words below.
    pub below: Option<(String, Color32)>,
    /// A bar below that fills this share of its track, 0 to 1.
    pub bar: Option<f64>,
    /// What is read aloud, if it is something else.
    pub spoken: Option<String>,
    /// True if it goes on to the end of the row, instead of the cells behind it.
    pub spans: bool,
}

impl Cell {
    pub fn new(words: impl Into<String>, ink: Color32) -> Cell {
        Cell {
            words: words.into(),
            ink,
            ..Cell::default()
        }
    }

    fn spoken(&self) -> String {
        if let Some(spoken) = &self.spoken {
            return spoken.clone();
        }
        let below = self.below.iter().map(|(words, _)| words.as_str());
        let words: Vec<&str> = std::iter::once(self.words.as_str()).chain(below).collect();
        words.join(", ")
    }
}

/// A small drawing.
pub enum Mark {
    Icon(Icon, Color32),
    /// White on a square of this colour.
    Badge(String, Color32),
    /// What is chosen: a letter or a number on a disc.
    Chosen(String),
    /// What can be chosen: a circle.
    Choice,
}

impl Mark {
    pub fn paint(&self, ui: &Ui, at: Pos2) {
        let (theme, painter) = (theme::of(ui), ui.painter());
        let write = |words: &str, ink| {
            painter.text(at, Align2::CENTER_CENTER, words, theme::semibold(12.5), ink);
        };
        match self {
            Mark::Icon(icon, ink) => {
                icon(painter, Rect::from_center_size(at, vec2(14.0, 14.0)), *ink)
            }
            Mark::Badge(words, fill) => {
                let square = Rect::from_center_size(at, vec2(21.0, 21.0));
                painter.rect_filled(square, 5.0, *fill);
                write(words, Color32::WHITE);
            }
            Mark::Chosen(words) => {
                painter.circle_filled(at, 10.0, theme.accent);
                write(words, theme::ink_on(theme.accent));
            }
            Mark::Choice => {
                painter.circle_stroke(at, 8.0, Stroke::new(1.5, theme.control_line));
            }
        }
    }
}

/// The rows of a table, by their number from the top.
pub trait TableRows {
    type Column: Copy + PartialEq;

    fn count(&self) -> usize;
    /// The row wherever it is sorted to.
    fn id(&self, row: usize) -> Id;
    fn is_selected(&self, row: usize) -> bool;
    fn cell(&self, row: usize, column: Self::Column) -> Cell;

    /// Stands in front of the row.
    fn mark(&self, _row: usize) -> Option<Mark> {
        None
    }
    /// The name of the mark, if it is a check box.
    fn check_box(&self, _row: usize) -> Option<String> {
        None
    }
    /// A button behind the row under the pointer and the one that has the keyboard.
    fn button(&self, _row: usize) -> Option<(Icon, String)> {
        None
    }
    /// Sentences shown while the pointer rests on a cell.
    fn tip(&self, _row: usize, _column: Self::Column) -> Vec<String> {
        Vec::new()
    }
    /// Sentences shown while the keyboard rests on a row.
    fn tip_for_keys(&self, _row: usize) -> Vec<String> {
        Vec::new()
    }
    /// Read aloud at the end of the row.
    fn state(&self, _row: usize) -> Option<String> {
        None
    }
}

/// What a person did with a table; rows are numbers from the top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableEvent<C> {
    /// Pressed the head of a column.
    Sort(C),
    /// Walked to a row by keys.
    Walk(usize),
    Click(usize),
    DoubleClick(usize),
    /// Pressed one of [`Table::keys`] on a row.
    Key(usize, Key),
    /// Pressed the check box of a row.
    Check(usize),
    /// Pressed the button of a row.
    Button(usize),
}

/// A table as it is shown in a frame.
pub struct Table<C> {
    pub id: Id,
    pub name: String,
    pub columns: Vec<Column<C>>,
    /// The column that names the row: it is read first, and is as wide as there is room.
    pub title: C,
    pub sorted: C,
    /// True if the largest comes first.
    pub falling: bool,
    /// Height of a row, in points.
    pub row: f32,
    /// Width of the button behind a row, in points.
    pub button: f32,
    /// Where Tab stops; from there arrows lead on.
    pub at: Option<usize>,
    /// True if the keyboard comes to that row now.
    pub focus: bool,
    /// Keys that are the page's on a row; Enter and Space click it otherwise.
    pub keys: &'static [Key],
}

/// Sum of the widths below which a table is scrolled sideways, in points.
pub fn least_width<C>(columns: &[Column<C>]) -> f32 {
    MARKS + columns.iter().map(|column| column.least).sum::<f32>()
}

/// Height of a table that is not scrolled, in points.
pub fn height(rows: usize, row: f32) -> f32 {
    HEAD + rows as f32 * row + 2.0
}

impl<C: Copy + PartialEq> Table<C> {
    /// Shows the table as high as it is, at most as high as there is room.
    pub fn show<R>(mut self, ui: &mut Ui, text: &Text, rows: &R) -> Option<TableEvent<C>>
    where
        R: TableRows<Column = C>,
    {
        let mut event = self.take_keys(ui, rows);
        let room = ui.available_rect_before_wrap();
        let height = height(rows.count(), self.row);
        let card = room.with_max_y(room.bottom().min(room.top() + height));
        let (theme, line) = (theme::of(ui), Stroke::new(1.0, theme::of(ui).line));
        ui.painter()
            .rect(card, 10.0, theme.card, line, StrokeKind::Inside);
        let bar = if card.height() < height { BAR } else { 0.0 };
        let widths = self.widths(card.width() - 2.0 - bar);
        let width = MARKS + widths.iter().sum::<f32>() + self.button;
        let mut inner = ui.new_child(UiBuilder::new().max_rect(card.shrink(1.0)));
        let area = ScrollArea::both().id_salt(self.id).auto_shrink(false);
        area.show_viewport(&mut inner, |ui, seen| {
            let size = vec2(width, height - 2.0);
            let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Table, true, &self.name));
            ui.ctx().accesskit_node_builder(response.id, |node| {
                node.set_row_count(rows.count());
            });
            // The heads stay however far the rows are scrolled.
            let head = Rect::from_min_size(
                pos2(rect.left(), rect.top() + seen.top().max(0.0)),
                vec2(width, HEAD),
            );
            for (column, cell) in self.columns.iter().zip(cells(&widths, head)) {
                event = self.head(ui, text, column, cell).or(event);
            }
            ui.painter()
                .hline(ui.clip_rect().x_range(), head.bottom(), line);
            ui.set_clip_rect(ui.clip_rect().with_min_y(head.bottom()));
            for row in 0..rows.count() {
                let top = rect.top() + HEAD + row as f32 * self.row;
                let place = Rect::from_min_size(pos2(rect.left(), top), vec2(width, self.row));
                // What has the keyboard would lose it if it were not there.
                if ui.is_rect_visible(place) || self.at == Some(row) {
                    event = self.row(ui, rows, row, (place, &widths)).or(event);
                }
            }
        });
        ui.advance_cursor_after_rect(card);
        event
    }

    /// How wide the columns are: each grows from its least to its most by the same share; what is left then is the
    /// title's.
    fn widths(&self, room: f32) -> Vec<f32> {
        let wish = |column: &Column<C>| column.most - column.least;
        let wishes: f32 = self.columns.iter().map(wish).sum();
        let spare = (room - self.button - least_width(&self.columns)).max(0.0);
        let share = (spare / wishes.max(1.0)).min(1.0);
        let columns = self.columns.iter().map(|column| {
            let rest = match column.id == self.title {
                true => spare - share * wishes,
                false => 0.0,
            };
            column.least + share * wish(column) + rest
        });
        columns.collect()
    }

    /// Follows the keyboard. It goes where the page wants it; otherwise it stays in the table while rows come, go and
    /// are sorted.
    fn take_keys<R>(&mut self, ui: &Ui, rows: &R) -> Option<TableEvent<C>>
    where
        R: TableRows<Column = C>,
    {
        let had: Option<Id> = ui.data(|data| data.get_temp(self.id));
        let focused = ui.memory(|memory| memory.focused());
        // All rows may have gone since.
        let holds = self.focus
            || had.is_some_and(|had| Some(had) == focused || had == Id::NULL && focused.is_none());
        self.at = self.at.filter(|&row| row < rows.count());
        let Some(here) = self.at else {
            keep(ui, self.id, holds.then_some(Id::NULL));
            return None;
        };
        let id = rows.id(here);
        if holds && focused != Some(id) {
            ui.memory_mut(|memory| memory.request_focus(id));
        }
        if !ui.memory(|memory| memory.has_focus(id)) {
            keep(ui, self.id, None);
            return None;
        }
        keep(ui, self.id, Some(id));
        keep_arrows(ui, id, Arrows::Vertical);
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let last = rows.count() - 1;
        let to = match () {
            () if pressed(Key::ArrowUp) => here.saturating_sub(1),
            () if pressed(Key::ArrowDown) => (here + 1).min(last),
            () if pressed(Key::PageUp) => here.saturating_sub(PAGE),
            () if pressed(Key::PageDown) => (here + PAGE).min(last),
            () if pressed(Key::Home) => 0,
            () if pressed(Key::End) => last,
            () => here,
        };
        if to == here {
            let key = self.keys.iter().copied().find(|&key| pressed(key));
            return key.map(|key| TableEvent::Key(here, key));
        }
        self.at = Some(to);
        ui.memory_mut(|memory| memory.request_focus(rows.id(to)));
        keep(ui, self.id, Some(rows.id(to)));
        ui.request_repaint();
        Some(TableEvent::Walk(to))
    }

    /// The head of a column; pressed, it sorts.
    fn head(&self, ui: &Ui, text: &Text, column: &Column<C>, cell: Rect) -> Option<TableEvent<C>> {
        let theme = theme::of(ui);
        let cell = cell.shrink(2.0);
        let sorted = self.sorted == column.id;
        let response = ui.interact(cell, self.id.with(&column.name), Sense::click());
        let name = &column.name;
        response.widget_info(|| WidgetInfo::selected(Role::ColumnHeader, true, sorted, name));
        if sorted {
            let direction = match self.falling {
                true => SortDirection::Descending,
                false => SortDirection::Ascending,
            };
            ui.ctx()
                .accesskit_node_builder(response.id, |node| node.set_sort_direction(direction));
        }
        let fill = (response.hovered() || response.has_focus()).then_some(theme.card_hovered);
        backdrop(ui, cell, fill, response.has_focus());
        let ink = if sorted { theme.text } else { theme.quiet };
        let arrow = if sorted { 15.0 } else { 0.0 };
        let room = cell.shrink2(vec2(PAD - 2.0, 0.0));
        let mut shown =
            Rect::from_center_size(room.left_center() + vec2(8.0, 0.0), vec2(16.0, 16.0));
        let painter = ui.painter();
        if let Some(icon) = column.icon {
            icon(painter, shown, ink);
        } else {
            let font = theme::semibold(12.5);
            let mut job = LayoutJob::simple(name.clone(), font, ink, room.width() - arrow);
            (job.wrap.max_rows, job.halign) = (2, column.align);
            let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
            let at = Align2([column.align, Align::Center]).pos_in_rect(&room);
            let at = at - vec2(0.0, galley.size().y / 2.0);
            shown = galley.rect.translate(at.to_vec2());
            painter.galley(at, galley, ink);
        }
        if sorted {
            let x = match column.align {
                Align::Max => shown.left() - 8.0,
                _ => shown.right() + 8.0,
            };
            let at = Rect::from_center_size(pos2(x, cell.center().y), vec2(12.0, 12.0));
            let icon = if self.falling {
                icons::falling
            } else {
                icons::rising
            };
            icon(painter, at, ink);
        }
        let tip = text.msg_comparison_sort_tip(name.to_lowercase());
        let clicked = response.explained(tip).clicked();
        clicked.then_some(TableEvent::Sort(column.id))
    }

    fn row<R>(
        &self,
        ui: &mut Ui,
        rows: &R,
        row: usize,
        (place, widths): (Rect, &[f32]),
    ) -> Option<TableEvent<C>>
    where
        R: TableRows<Column = C>,
    {
        let theme = theme::of(ui);
        let (here, selected) = (self.at == Some(row), rows.is_selected(row));
        let sense = if here { Sense::click() } else { Sense::CLICK };
        let response = ui.interact(place, rows.id(row), sense);
        let columns = || self.columns.iter().zip(cells(widths, place));
        let shown: Vec<Cell> = self
            .columns
            .iter()
            .map(|column| rows.cell(row, column.id))
            .collect();
        response.widget_info(|| {
            let spoken = self.spoken(&shown, rows.state(row));
            WidgetInfo::selected(Role::Row, true, selected, spoken)
        });
        ui.ctx()
            .accesskit_node_builder(response.id, |node| node.set_row_index(row));
        if response.gained_focus() {
            // Not behind the heads.
            ui.scroll_to_rect(place.with_min_y(place.top() - HEAD), None);
        }
        let (pointed, focused) = (response.contains_pointer(), response.has_focus());
        let fill = match pointed {
            _ if selected => Some(theme.accent_paper),
            true => Some(theme.card_hovered),
            false => None,
        };
        backdrop(ui, place.shrink2(vec2(3.0, 2.0)), fill, focused);
        if row + 1 < rows.count() {
            let line = Stroke::new(1.0, theme.line);
            let full = ui.clip_rect().x_range();
            ui.painter().hline(full, place.bottom(), line);
        }
        for (cell, (column, mut place)) in shown.iter().zip(columns()) {
            if cell.spans {
                place.max.x = response.rect.right();
            }
            let align = if cell.spans { Align::Min } else { column.align };
            paint(ui, cell, place, align);
            if pointed {
                let hovered = ui.interact(place, response.id.with(&column.name), Sense::hover());
                tell(explanation(&hovered), || rows.tip(row, column.id));
            }
            if cell.spans {
                break;
            }
        }
        if focused {
            let mut tooltip = explanation_by_keys(&response);
            tooltip.popup = tooltip.popup.align(RectAlign::BOTTOM_END);
            tell(tooltip, || rows.tip_for_keys(row));
        }
        let event = match () {
            () if response.double_clicked() => Some(TableEvent::DoubleClick(row)),
            () if response.clicked() => Some(TableEvent::Click(row)),
            () => None,
        };
        if event.is_some() {
            response.request_focus();
            keep(ui, self.id, Some(response.id));
        }
        self.ends(ui, rows, row, &response).or(event)
    }

    /// The mark in front of a row and the button behind it.
    fn ends<R>(&self, ui: &mut Ui, rows: &R, row: usize, line: &Response) -> Option<TableEvent<C>>
    where
        R: TableRows<Column = C>,
    {
        let front = line.rect.with_max_x(line.rect.left() + MARKS);
        if let Some(mark) = rows.mark(row) {
            mark.paint(ui, front.center() + vec2(2.0, 0.0));
            let checked = matches!(mark, Mark::Chosen(_));
            if let Some(name) = rows.check_box(row) {
                // The keyboard is on the row.
                let response = ui.interact(front, line.id.with("check box"), Sense::CLICK);
                response.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, checked, &name));
                if response.explained(name).clicked() {
                    return Some(TableEvent::Check(row));
                }
            }
        }
        if !line.contains_pointer() && !line.has_focus() {
            return None;
        }
        let (icon, name) = rows.button(row)?;
        let at = line.rect.right_center() - vec2(self.button / 2.0 + 2.0, 0.0);
        let place = Rect::from_center_size(at, vec2(28.0, 28.0));
        // Its place is outside the layout: nothing moves for it.
        let mut ui = ui.new_child(UiBuilder::new().max_rect(place).id_salt(line.id));
        let button = IconButton::new(icon, &name).size(28.0).show(&mut ui);
        button.clicked().then_some(TableEvent::Button(row))
    }

    /// A row as it is read aloud: its title, then each column with its name.
    fn spoken(&self, cells: &[Cell], state: Option<String>) -> String {
        let (mut title, mut rest) = (Vec::new(), Vec::new());
        for (column, cell) in self.columns.iter().zip(cells) {
            match cell.spoken().replace('\u{a0}', " ") {
                words if words.is_empty() => {}
                words if column.id == self.title => title.push(words),
                words if cell.spans => rest.push(words),
                words => rest.push(format!("{}: {words}", column.name)),
            }
        }
        title
            .into_iter()
            .chain(rest)
            .chain(state)
            .collect::<Vec<_>>()
            .join("; ")
    }
}

/// Remembers the row that has the keyboard; [`Id::NULL`] after all rows have gone.
fn keep(ui: &Ui, table: Id, row: Option<Id>) {
    ui.data_mut(|data| match row {
        Some(row) => _ = data.insert_temp(table, row),
        None => data.remove::<Id>(table),
    });
}

/// The cells of a row or of the heads.
fn cells(widths: &[f32], line: Rect) -> impl Iterator<Item = Rect> {
    widths.iter().scan(line.left() + MARKS, move |x, width| {
        let left = std::mem::replace(x, *x + width);
        Some(Rect::from_x_y_ranges(left..=left + width, line.y_range()))
    })
}

/// What is behind a row or a head.
fn backdrop(ui: &Ui, rect: Rect, fill: Option<Color32>, focused: bool) {
    if let Some(fill) = fill {
        ui.painter().rect_filled(rect, 7.0, fill);
    }
    if focused {
        let stroke = Stroke::new(2.0, theme::of(ui).accent);
        ui.painter()
            .rect_stroke(rect, 7.0, stroke, StrokeKind::Inside);
    }
}

/// Shows sentences while the tooltip is open.
fn tell(tooltip: Tooltip<'_>, sentences: impl FnOnce() -> Vec<String>) {
    if !tooltip.popup.is_open() {
        return;
    }
    let sentences = sentences();
    if !sentences.is_empty() {
        tooltip.show(|ui| sentences.into_iter().for_each(|one| _ = ui.label(one)));
    }
}

fn paint(ui: &Ui, cell: &Cell, place: Rect, align: Align) {
    let theme = theme::of(ui);
    let mut room = place.shrink2(vec2(PAD, 0.0));
    if align == Align::Max && !cell.marks.is_empty() {
        // Nearer to its figures than to those of the column before.
        room.min.x += 2.0 * PAD;
    }
    for mark in &cell.marks {
        mark.paint(ui, room.left_center() + vec2(8.0, 0.0));
        room.min.x += ICON;
    }
    let font = match cell.strong {
        true => theme::semibold(14.0),
        false => theme::regular(14.0),
    };
    let two = cell.below.is_some() || cell.bar.is_some();
    let first = if two {
        room.translate(vec2(0.0, -7.5))
    } else {
        room
    };
    if let Some(before) = &cell.before {
        let left = first.with_max_x(first.center().x);
        write(
            ui,
            left,
            Align::Max,
            (before, theme::regular(14.0), theme.quiet),
        );
    }
    write(ui, first, align, (&cell.words, font, cell.ink));
    let second = room.translate(vec2(0.0, 9.5));
    if let Some((words, ink)) = &cell.below {
        write(ui, second, align, (words, theme::regular(12.0), *ink));
    }
    if let Some(share) = cell.bar {
        let size = vec2((room.width() - PAD).min(110.0), 5.0);
        let track = Align2([align, Align::Center]).align_size_within_rect(size, second);
        super::bar(ui, track, share);
    }
}

/// Writes a line into a cell, with … where it does not fit.
fn write(ui: &Ui, place: Rect, align: Align, (words, font, ink): (&str, FontId, Color32)) {
    let galley = one_line(ui, words.to_owned(), font, ink, place.width());
    let at = Align2([align, Align::Center]).align_size_within_rect(galley.size(), place);
    ui.painter().galley(at.min, galley, ink);
}
