//! Drawing a board: cells of a grid are added and removed by presses and strokes.

use super::command::{TantrixCommand, TantrixContext};
use super::paint::TileLook;
use super::view::HexView;
use super::{TantrixMode, colours, paint};
use crate::window::kit::roving_focus::Roving;
use crate::window::kit::theme;
use crate::window::kit::widgets::main_button;
use egui::{
    Align, Frame, Label, Layout, Margin, Painter, Pos2, Response, RichText, Role, Sense, Shape,
    Stroke, Ui, WidgetInfo, vec2,
};
use games::tantrix::{Area, DrawnArea, Hex};

/// All cells that can be drawn.
pub const SHEET: Area = Area::Grid {
    columns: DrawnArea::SIDE,
    rows: DrawnArea::SIDE,
};

/// The state of drawing a board.
#[derive(Default)]
pub struct BoardDrawing {
    pub view: HexView,
    pub stroke: Option<Stroked>,
}

/// The current stroke.
pub struct Stroked {
    pub cells: DrawnArea,
    /// True if it adds cells.
    pub on: bool,
    /// Previous position of the pointer.
    pub at: Pos2,
}

impl Stroked {
    /// Continues the stroke to the pointer, over every cell in between.
    pub fn follow(&mut self, view: &HexView, to: Pos2) {
        let steps = ((to - self.at).length() / view.radius()).ceil().max(1.0);
        for step in 0..=steps as usize {
            let at = self.at.lerp(to, step as f32 / steps);
            if let Some((column, row)) = cell(view.hex(at)).filter(|_| view.rect().contains(at)) {
                self.cells.set(column, row, self.on);
            }
        }
        self.at = to;
    }
}

/// Column and row of a hexagon on the sheet.
pub fn cell(hex: Hex) -> Option<(usize, usize)> {
    let (column, row) = hex.place(SHEET);
    let place = (usize::try_from(column).ok()?, usize::try_from(row).ok()?);
    (place.0 < DrawnArea::SIDE && place.1 < DrawnArea::SIDE).then_some(place)
}

/// Shows the instructions and the button that ends drawing.
pub fn guide(mode: &TantrixMode, ui: &mut Ui, app: &mut TantrixContext) {
    let text = app.text;
    let row = Frame::new().inner_margin(Margin::symmetric(12, 6));
    let answers = Layout::right_to_left(Align::Center);
    row.show(ui, |ui| {
        let room = vec2(ui.available_width(), 38.0);
        ui.allocate_ui_with_layout(room, answers, |ui| {
            if main_button(ui, &text.msg_making_done(), vec2(110.0, 30.0)).clicked() {
                app.send(TantrixCommand::Draw(false));
            }
            ui.add_space(8.0);
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                let cells = mode.play.setup().cells().len().to_string();
                let tiles = mode.play.puzzle().map_or(0, |puzzle| puzzle.tiles.len());
                let words = text.msg_tantrix_draw_guide(cells, tiles.to_string());
                let words = RichText::new(words).font(theme::semibold(15.0));
                ui.add(Label::new(words).wrap());
            });
        });
    });
}

/// Shows the sheet to draw on.
pub fn show(mode: &mut TantrixMode, ui: &mut Ui, app: &mut TantrixContext) {
    let Some(drawing) = &mut mode.drawing else {
        return;
    };
    let places = SHEET.all();
    let (rect, sheet) = ui.allocate_exact_size(ui.available_size(), Sense::click_and_drag());
    drawing.view.layout(rect, &places);
    drawing.view.zoom_by_pointer(ui);
    let text = app.text;
    sheet.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, text.msg_tantrix_board()));

    let before = mode.play.setup().cells();
    let mut after = follow_stroke(ui, drawing, &sheet, before);
    let seen = drawing
        .stroke
        .as_ref()
        .map(|stroke| stroke.cells)
        .or(after)
        .unwrap_or(before);

    let view = drawing.view;
    let mut roving = Roving::begin(ui, ui.make_persistent_id("sheet"), &places);
    for &hex in &places {
        let Some((column, row)) = cell(hex) else {
            continue;
        };
        let walk = |way| view.beyond(&places, hex, way);
        let response = roving.add(ui, view.inside(hex), hex, Sense::CLICK, walk);
        let on = seen.has(column, row);
        response.widget_info(|| {
            let (row, column) = ((row + 1).to_string(), (column + 1).to_string());
            let name = text.msg_tantrix_draw_place(row, column);
            WidgetInfo::selected(Role::CheckBox, true, on, name)
        });
        // The pointer draws strokes; keys and readers of the screen press a cell.
        if response.clicked() && response.interact_pointer_pos().is_none() {
            let mut cells = before;
            cells.set(column, row, !on);
            after = Some(cells);
        }
    }
    let focused = roving.end(ui);
    if let Some(cells) = after.filter(|cells| *cells != before) {
        let mut setup = mode.play.setup().clone();
        setup.cells = cells.lines();
        app.send(TantrixCommand::Choose(setup));
    }

    let painter = ui.painter_at(rect);
    paint_sheet(ui, &painter, &view, seen);
    for (hex, lying) in mode.play.position().iter() {
        let look = TileLook {
            at: view.middle(hex),
            radius: view.radius() * 0.92,
            turn: f32::from(lying.turn),
            opacity: 0.45,
        };
        paint::paint(&painter, colours::of(ui), lying.tile, look);
    }
    if let Some(hex) = focused {
        let corners = paint::hexagon(view.middle(hex), view.radius() * 0.96);
        painter.add(Shape::closed_line(
            corners,
            Stroke::new(2.5, theme::of(ui).accent),
        ));
    }
}

/// Begins, continues or ends a stroke; returns the cells after its end.
fn follow_stroke(
    ui: &Ui,
    drawing: &mut BoardDrawing,
    sheet: &Response,
    before: DrawnArea,
) -> Option<DrawnArea> {
    let (pressed, down, at) = ui.input(|input| {
        let pointer = &input.pointer;
        (
            pointer.primary_pressed(),
            pointer.primary_down(),
            pointer.latest_pos(),
        )
    });
    if let Some(at) =
        at.filter(|at| pressed && sheet.contains_pointer() && sheet.rect.contains(*at))
        && let Some((column, row)) = cell(drawing.view.hex(at))
    {
        drawing.stroke = Some(Stroked {
            cells: before,
            on: !before.has(column, row),
            at,
        });
    }
    if let (Some(stroke), Some(at)) = (&mut drawing.stroke, at) {
        stroke.follow(&drawing.view, at);
    }
    if down {
        None
    } else {
        drawing.stroke.take().map(|stroke| stroke.cells)
    }
}

/// Paints the cells of the sheet, those of the board filled.
fn paint_sheet(ui: &Ui, painter: &Painter, view: &HexView, seen: DrawnArea) {
    let (theme, colours) = (theme::of(ui), colours::of(ui));
    for hex in SHEET.all() {
        let on = cell(hex).is_some_and(|(column, row)| seen.has(column, row));
        let corners = paint::hexagon(view.middle(hex), view.radius() * 0.96);
        painter.add(if on {
            Shape::convex_polygon(corners, theme.card, Stroke::new(2.0, colours.place))
        } else {
            Shape::closed_line(corners, Stroke::new(1.0, theme.line))
        });
    }
}
