//! A table: sortable heads, rows for arrow keys, columns that share the width of the window. Only visible rows, and the
//! focused one, are laid out.
//!
//! A page supplies the content ([`Row`], [`Cell`]); the table paints it, reads it aloud, and returns what the user did
//! ([`TableEvent`]).

use super::{Explained as _, IconButton, explanation, explanation_by_keys, one_line};
use crate::window::kit::icons::Icon;
use crate::window::kit::roving_focus::{Arrows, claim_arrows};
use crate::window::kit::{icons, theme};
use egui::accesskit::SortDirection;
use egui::text::LayoutJob;
use egui::{
    Align, Align2, Color32, FontId, Id, Key, Modifiers, Pos2, Rect, RectAlign, Response, Role,
    ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};
use engine::text::Text;
use std::cmp::Ordering;

/// Height of the heads, in points: names of tasks have two lines.
const HEAD: f32 = 42.0;
/// Width of the marks in front of the first column.
const MARKS: f32 = 36.0;
/// Padding at the left and right of a cell.
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
    /// Icon in the head, instead of the name.
    pub icon: Option<Icon>,
    /// True for figures, which are right-aligned.
    pub align: Align,
    pub least: f32,
    pub most: f32,
}

/// The content of a cell.
#[derive(Default)]
pub struct Cell {
    pub words: String,
    pub ink: Color32,
    pub strong: bool,
    /// Icon in front of the words.
    pub marks: Vec<Mark>,
    /// Secondary figure in the left half of the cell.
    pub before: Option<String>,
    /// Small words below.
    pub below: Option<(String, Color32)>,
    /// Filled share of a bar below, 0 to 1.
    pub bar: Option<f64>,
    /// Sentences shown while the pointer rests on it.
    pub tip: Vec<String>,
    /// Words for screen readers, if different.
    pub spoken: Option<String>,
    /// True if it spans the rest of the row.
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
    /// A selection: a letter or a number on a disc.
    Chosen(String),
    /// Selectable: a circle.
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

/// A row of a table.
#[derive(Default)]
pub struct Row {
    /// In the order of the columns.
    pub cells: Vec<Cell>,
    pub selected: bool,
    /// Mark in front of the cells.
    pub mark: Option<Mark>,
    /// Accessible name of the mark, if it is a check box.
    pub check_box: Option<String>,
    /// Button behind the cells, on the row under pointer or focus; with its name.
    pub button: Option<(Icon, String)>,
    /// Read aloud at the end of the row.
    pub state: Option<String>,
}

/// An action on a table; rows are indices from the top.
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
    /// Row ids from the top, stable under sorting.
    pub rows: Vec<Id>,
    /// Index of the column that names the row: it is read first and takes the remaining width.
    pub title: C,
    pub sorted: C,
    /// True if the largest comes first.
    pub falling: bool,
    /// Height of a row, in points.
    pub row_height: f32,
    /// Width of the buttons behind the rows, in points.
    pub button: f32,
    /// The row where Tab stops; arrows move on from there.
    pub at: Option<usize>,
    /// True if that row gets the focus now.
    pub focus: bool,
    /// Keys that the page handles on a row; Enter and Space click it otherwise.
    pub keys: &'static [Key],
    /// True if the tooltips of a row are also shown for keyboard focus.
    pub tips_for_keys: bool,
}

/// Width below which a table scrolls sideways, in points.
pub fn least_width<C>(columns: &[Column<C>]) -> f32 {
    MARKS + columns.iter().map(|column| column.least).sum::<f32>()
}

/// Height of a table that does not scroll, in points.
pub fn height(rows: usize, row: f32) -> f32 {
    HEAD + rows as f32 * row + 2.0
}

impl<C: Copy + PartialEq> Table<C> {
    /// Shows the table in its natural height, at most the available one.
    pub fn show(
        mut self,
        ui: &mut Ui,
        text: &Text,
        row: impl Fn(usize) -> Row,
    ) -> Option<TableEvent<C>> {
        let mut event = self.take_keys(ui);
        let room = ui.available_rect_before_wrap();
        let height = height(self.rows.len(), self.row_height);
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
                node.set_row_count(self.rows.len());
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
            for number in 0..self.rows.len() {
                let top = rect.top() + HEAD + number as f32 * self.row_height;
                let corner = pos2(rect.left(), top);
                let place = Rect::from_min_size(corner, vec2(width, self.row_height));
                // A focused row that is not laid out would lose the focus.
                if ui.is_rect_visible(place) || self.at == Some(number) {
                    event = self.row(ui, number, &row(number), place, &widths).or(event);
                }
            }
        });
        ui.advance_cursor_after_rect(card);
        event
    }

    /// Widths of the columns: each grows from its minimum to its maximum by the same share; the rest goes to the title.
    fn widths(&self, room: f32) -> Vec<f32> {
        let wish = |column: &Column<C>| column.most - column.least;
        let wishes: f32 = self.columns.iter().map(wish).sum();
        let spare = (room - self.button - least_width(&self.columns)).max(0.0);
        let share = (spare / wishes.max(1.0)).min(1.0);
        let columns = self.columns.iter().map(|column| {
            let rest = if column.id == self.title {
                spare - share * wishes
            } else {
                0.0
            };
            column.least + share * wish(column) + rest
        });
        columns.collect()
    }

    /// Manages the focus: moves it where the page wants it; otherwise keeps it in the table while rows change.
    fn take_keys(&mut self, ui: &Ui) -> Option<TableEvent<C>> {
        let had: Option<Id> = ui.data(|data| data.get_temp(self.id));
        let focused = ui.memory(|memory| memory.focused());
        // All rows may be gone.
        let holds = self.focus
            || had.is_some_and(|had| Some(had) == focused || had == Id::NULL && focused.is_none());
        self.at = self.at.filter(|&row| row < self.rows.len());
        let Some(here) = self.at else {
            keep(ui, self.id, holds.then_some(Id::NULL));
            return None;
        };
        let id = self.rows[here];
        if holds && focused != Some(id) {
            ui.memory_mut(|memory| memory.request_focus(id));
        }
        if !ui.memory(|memory| memory.has_focus(id)) {
            keep(ui, self.id, None);
            return None;
        }
        keep(ui, self.id, Some(id));
        claim_arrows(ui, id, Arrows::Vertical);
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let last = self.rows.len() - 1;
        let to = if pressed(Key::ArrowUp) {
            here.saturating_sub(1)
        } else if pressed(Key::ArrowDown) {
            (here + 1).min(last)
        } else if pressed(Key::PageUp) {
            here.saturating_sub(PAGE)
        } else if pressed(Key::PageDown) {
            (here + PAGE).min(last)
        } else if pressed(Key::Home) {
            0
        } else if pressed(Key::End) {
            last
        } else {
            here
        };
        if to == here {
            let key = self.keys.iter().copied().find(|&key| pressed(key));
            return key.map(|key| TableEvent::Key(here, key));
        }
        self.at = Some(to);
        ui.memory_mut(|memory| memory.request_focus(self.rows[to]));
        keep(ui, self.id, Some(self.rows[to]));
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
            let direction = if self.falling {
                SortDirection::Descending
            } else {
                SortDirection::Ascending
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

    fn row(
        &self,
        ui: &mut Ui,
        number: usize,
        row: &Row,
        place: Rect,
        widths: &[f32],
    ) -> Option<TableEvent<C>> {
        let theme = theme::of(ui);
        let sense = if self.at == Some(number) {
            Sense::click()
        } else {
            Sense::CLICK
        };
        let response = ui.interact(place, self.rows[number], sense);
        response
            .widget_info(|| WidgetInfo::selected(Role::Row, true, row.selected, self.spoken(row)));
        ui.ctx()
            .accesskit_node_builder(response.id, |node| node.set_row_index(number));
        if response.gained_focus() {
            // Not behind the heads.
            ui.scroll_to_rect(place.with_min_y(place.top() - HEAD), None);
        }
        let (pointed, focused) = (response.contains_pointer(), response.has_focus());
        let fill = if row.selected {
            Some(theme.accent_paper)
        } else {
            pointed.then_some(theme.card_hovered)
        };
        backdrop(ui, place.shrink2(vec2(3.0, 2.0)), fill, focused);
        if number + 1 < self.rows.len() {
            let line = Stroke::new(1.0, theme.line);
            let full = ui.clip_rect().x_range();
            ui.painter().hline(full, place.bottom(), line);
        }
        for (cell, (column, room)) in row
            .cells
            .iter()
            .zip(self.columns.iter().zip(cells(widths, place)))
        {
            let (room, align) = if cell.spans {
                (room.with_max_x(place.right()), Align::Min)
            } else {
                (room, column.align)
            };
            paint(ui, cell, room, align);
            if pointed && !cell.tip.is_empty() {
                let hovered = ui.interact(room, response.id.with(&column.name), Sense::hover());
                explanation(&hovered).show(|ui| tell(ui, &cell.tip));
            }
            if cell.spans {
                break;
            }
        }
        let mut tips: Vec<&String> = row.cells.iter().flat_map(|cell| &cell.tip).collect();
        tips.dedup();
        if self.tips_for_keys && focused && !tips.is_empty() {
            let mut tooltip = explanation_by_keys(&response);
            tooltip.popup = tooltip.popup.align(RectAlign::BOTTOM_END);
            tooltip.show(|ui| tell(ui, tips));
        }
        let event = if response.double_clicked() {
            Some(TableEvent::DoubleClick(number))
        } else if response.clicked() {
            Some(TableEvent::Click(number))
        } else {
            None
        };
        if event.is_some() {
            response.request_focus();
            keep(ui, self.id, Some(response.id));
        }
        self.ends(ui, number, row, &response).or(event)
    }

    /// The mark in front of a row and the button behind it.
    fn ends(
        &self,
        ui: &mut Ui,
        number: usize,
        row: &Row,
        line: &Response,
    ) -> Option<TableEvent<C>> {
        let front = line.rect.with_max_x(line.rect.left() + MARKS);
        if let Some(mark) = &row.mark {
            mark.paint(ui, front.center() + vec2(2.0, 0.0));
            if let Some(name) = &row.check_box {
                // Not for the keyboard, which is on the row.
                let response = ui.interact(front, line.id.with("check box"), Sense::CLICK);
                let checked = matches!(mark, Mark::Chosen(_));
                response.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, checked, name));
                if response.explained(name).clicked() {
                    return Some(TableEvent::Check(number));
                }
            }
        }
        let (icon, name) = row.button.as_ref()?;
        if !line.contains_pointer() && !line.has_focus() {
            return None;
        }
        let at = line.rect.right_center() - vec2(self.button / 2.0 + 2.0, 0.0);
        let place = Rect::from_center_size(at, vec2(28.0, 28.0));
        // Its place is outside the layout: nothing moves for it.
        let mut ui = ui.new_child(UiBuilder::new().max_rect(place).id_salt(line.id));
        let button = IconButton::new(*icon, name).size(28.0).show(&mut ui);
        button.clicked().then_some(TableEvent::Button(number))
    }

    /// A row as it is read aloud: its title, then each column with its name.
    fn spoken(&self, row: &Row) -> String {
        let mut told = Vec::new();
        for (column, cell) in self.columns.iter().zip(&row.cells) {
            match cell.spoken().replace('\u{a0}', " ") {
                words if words.is_empty() => {}
                words if column.id == self.title => told.insert(0, words),
                words if cell.spans => told.push(words),
                words => told.push(format!("{}: {words}", column.name)),
            }
        }
        told.extend(row.state.clone());
        told.join("; ")
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

/// Paints the background of a row or a head.
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

fn tell<'a>(ui: &mut Ui, sentences: impl IntoIterator<Item = &'a String>) {
    for sentence in sentences {
        ui.label(sentence);
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
    let font = if cell.strong {
        theme::semibold(14.0)
    } else {
        theme::regular(14.0)
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
            before,
            theme::regular(14.0),
            theme.quiet,
        );
    }
    write(ui, first, align, &cell.words, font, cell.ink);
    let second = room.translate(vec2(0.0, 9.5));
    if let Some((words, ink)) = &cell.below {
        write(ui, second, align, words, theme::regular(12.0), *ink);
    }
    if let Some(share) = cell.bar {
        let size = vec2((room.width() - PAD).min(110.0), 5.0);
        let track = Align2([align, Align::Center]).align_size_within_rect(size, second);
        super::bar(ui, track, share);
    }
}

/// Writes a line into a cell, with … if it does not fit.
fn write(ui: &Ui, place: Rect, align: Align, words: &str, font: FontId, ink: Color32) {
    let galley = one_line(ui, words.to_owned(), font, ink, place.width());
    let at = Align2([align, Align::Center]).align_size_within_rect(galley.size(), place);
    ui.painter().galley(at.min, galley, ink);
}

/// Sorts rows by their keys in a column. Rows without a key come last in both directions; equal rows keep their order.
pub fn sort_rows<R, K: PartialOrd>(rows: &mut [R], falling: bool, key: impl Fn(&R) -> Option<K>) {
    rows.sort_by(|a, b| match (key(a), key(b)) {
        (Some(a), Some(b)) => {
            let order = a.partial_cmp(&b).unwrap_or(Ordering::Equal);
            if falling { order.reverse() } else { order }
        }
        (a, b) => b.is_some().cmp(&a.is_some()),
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Context, Event, RawInput};
    use engine::text::Language;

    const NAMES: [(&str, Align, f32, f32); 3] = [
        ("name", Align::Min, 100.0, 200.0),
        ("cost", Align::Max, 50.0, 80.0),
        ("steps", Align::Max, 60.0, 80.0),
    ];

    fn table(rows: usize) -> Table<usize> {
        let columns = NAMES
            .iter()
            .enumerate()
            .map(|(id, &(name, align, least, most))| Column {
                id,
                name: name.to_owned(),
                icon: None,
                align,
                least,
                most,
            });
        Table {
            id: Id::unique("table"),
            name: "table".to_owned(),
            columns: columns.collect(),
            rows: (0..rows).map(|row| Id::unique("row").with(row)).collect(),
            title: 0,
            sorted: 0,
            falling: false,
            row_height: 40.0,
            button: 0.0,
            at: Some(0),
            focus: false,
            keys: &[],
            tips_for_keys: false,
        }
    }

    #[test]
    fn columns_take_the_width_there_is() {
        let widths = |room: f32| table(1).widths(MARKS + room);
        // A narrow table scrolls sideways.
        assert_eq!(widths(150.0), [100.0, 50.0, 60.0]);
        assert_eq!(widths(285.0), [150.0, 65.0, 70.0]);
        assert_eq!(widths(500.0), [340.0, 80.0, 80.0]);
    }

    #[test]
    fn of_a_thousand_rows_those_in_sight_are_laid_out_and_keys_reach_all() {
        let ctx = Context::default();
        crate::window::kit::style::install(&ctx);
        let text = Text::load(Language::En).unwrap();
        let mut at = 0;
        for (key, wanted) in [
            (Key::ArrowDown, 1),
            (Key::ArrowDown, 2),
            (Key::End, 999),
            (Key::PageUp, 989),
            (Key::Home, 0),
        ] {
            let press = Event::Key {
                key,
                physical_key: None,
                pressed: true,
                repeat: false,
                modifiers: Modifiers::NONE,
            };
            let input = RawInput {
                screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(800.0, 600.0))),
                events: vec![press],
                ..RawInput::default()
            };
            let laid_out = std::cell::Cell::new(0);
            let mut output = ctx.run_ui(input, |ui| {
                let table = Table {
                    at: Some(at),
                    focus: true,
                    ..table(1000)
                };
                laid_out.set(0);
                let event = table.show(ui, &text, |_| {
                    laid_out.set(laid_out.get() + 1);
                    Row::default()
                });
                if let Some(TableEvent::Walk(row)) = event {
                    at = row;
                }
            });
            // No renderer takes the glyph textures.
            output.textures_delta.clear();
            assert_eq!(at, wanted, "{key:?}");
            assert!((10..20).contains(&laid_out.get()), "{}", laid_out.get());
        }
    }
}
