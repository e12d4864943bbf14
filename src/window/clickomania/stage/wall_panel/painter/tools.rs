//! The tools beside the wall in the painter: brushes, what can be done at once, undo, files.

use super::draft::{Brush, Draft, Stroke, dropped, mirrored, turned};
use super::painting::{WallPainter, brushes};
use crate::window::clickomania::command::{ClickomaniaContext, WallCommand};
use crate::window::clickomania::stage::wall_panel::wall_view::board::paint_brick;
use crate::window::kit::widgets::{Explained as _, IconButton};
use crate::window::kit::{icons, theme};
use egui::{
    Align2, Button, Rect, Response, RichText, Role, Sense, StrokeKind, Ui, WidgetInfo, vec2,
};
use engine::text::Text;
use engine::wall::{Brick, Wall};

/// The height of a tool, in points.
const TOOL: f32 = 28.0;

/// Shows the tools, one below the other.
pub fn show(painter: &mut WallPainter, ui: &mut Ui, app: &mut ClickomaniaContext, shapes: bool) {
    let text = app.text;
    ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
    title(ui, text.msg_walls_brushes());
    let wide = (ui.available_width() - 8.0) / 3.0;
    for row in 0..2 {
        ui.horizontal(|ui| {
            for (index, brush) in brushes().enumerate().skip(row * 3).take(3) {
                let key = (index + 1) % 6;
                let chosen = brush == painter.brush;
                if swatch(ui, &text, (wide, shapes), brush, key, chosen).clicked() {
                    painter.brush = brush;
                }
            }
        });
    }
    ui.add_space(4.0);
    title(ui, text.msg_walls_all_at_once());
    let fill = Button::new(text.msg_walls_fill()).selected(painter.fills);
    let fill = ui.add_sized(vec2(ui.available_width(), TOOL), fill);
    if fill.explained(text.msg_walls_fill_tip()).clicked() {
        painter.fills = !painter.fills;
    }
    if let Some(draft) = &mut painter.draft {
        changes(ui, &text, draft);
    }
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        for (again, icon) in [(false, icons::undo as icons::Icon), (true, icons::redo)] {
            let stroke = painter.draft.as_ref().and_then(|draft| draft.next(again));
            let name = match (stroke, again) {
                (None, false) => text.msg_menu_undo(),
                (None, true) => text.msg_menu_redo(),
                (Some(stroke), false) => text.msg_undo_change(stroke.name(&text)),
                (Some(stroke), true) => text.msg_redo_change(stroke.name(&text)),
            };
            let button = IconButton::new(icon, &name).enabled(stroke.is_some());
            if button.show(ui).clicked() {
                painter.undo(app, again);
            }
        }
        ui.add_space(8.0);
        for (icon, name, command) in [
            (
                icons::folder as icons::Icon,
                text.msg_walls_open(),
                WallCommand::Open,
            ),
            (icons::save, text.msg_walls_save(), WallCommand::Save),
        ] {
            if IconButton::new(icon, &name).show(ui).clicked() {
                app.send(command);
            }
        }
    });
}

fn title(ui: &mut Ui, words: String) {
    ui.label(RichText::new(words).font(theme::semibold(13.0)));
}

/// What changes the whole wall, in two columns.
fn changes(ui: &mut Ui, text: &Text, draft: &mut Draft) {
    type Change = fn(&Wall) -> Wall;
    let wide = (ui.available_width() - 4.0) / 2.0;
    let changes: [(String, Stroke, Change); 4] = [
        (text.msg_walls_mirror(), Stroke::Mirror, mirrored),
        (text.msg_walls_turn(), Stroke::Turn, turned),
        (text.msg_walls_drop(), Stroke::Drop, dropped),
        (text.msg_walls_clear(), Stroke::Clear, |_| Wall::default()),
    ];
    for row in changes.chunks(2) {
        ui.horizontal(|ui| {
            for (name, stroke, change) in row {
                let wall = change(draft.wall());
                // What would change nothing cannot be pressed.
                let does = wall != *draft.wall();
                let button = Button::new(name).min_size(vec2(wide, TOOL));
                if ui.add_enabled(does, button).clicked() {
                    draft.change(*stroke, wall);
                }
            }
        });
    }
}

/// A brush: what it paints, and its key.
fn swatch(
    ui: &mut Ui,
    text: &Text,
    (wide, shapes): (f32, bool),
    brush: Brush,
    key: usize,
    chosen: bool,
) -> Response {
    let theme = theme::of(ui);
    let what = brush.map_or(text.msg_walls_no_brick(), |colour| text.colour(colour));
    let name = text.msg_walls_brush(what, key.to_string());
    let (rect, response) = ui.allocate_exact_size(vec2(wide, 38.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, &name));
    let fill = match () {
        () if chosen => theme.card_pressed,
        () if response.hovered() => theme.card_hovered,
        () => theme.card,
    };
    let line = match () {
        () if response.has_focus() || chosen => (2.0, theme.accent),
        () => (1.0, theme.line),
    };
    ui.painter().rect(rect, 6.0, fill, line, StrokeKind::Inside);
    let cell = Rect::from_center_size(rect.left_center() + vec2(22.0, 0.0), vec2(28.0, 28.0));
    ui.painter().rect_filled(cell, 4.0, theme.wall);
    if let Some(colour) = brush {
        let infected = false;
        let brick = Brick { colour, infected };
        paint_brick(ui.painter(), theme, cell, brick, shapes, 1.0);
    }
    let at = rect.right_center() - vec2(11.0, 0.0);
    let font = theme::regular(13.0);
    ui.painter()
        .text(at, Align2::CENTER_CENTER, key, font, theme.quiet);
    response.explained(name)
}
