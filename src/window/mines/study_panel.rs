//! What stands beside a position from a file: what a click puts into its cells.

use super::command::{MinesCommand, MinesContext};
use super::mode::MinesMode;
use super::replay_panel::leave;
use super::{colours, icons, words};
use crate::window::kit::theme;
use crate::window::kit::widgets::{Explained as _, quiet_line};
use egui::{Button, RichText, Role, Ui, WidgetInfo, vec2};
use games::mines::SeenCell;

/// A position from a file: what a click puts into its cells.
pub fn show(mode: &MinesMode, ui: &mut Ui, app: &mut MinesContext) {
    let Some(study) = &mode.study else { return };
    let text = app.text;
    ui.heading(text.msg_mines_study());
    quiet_line(ui, words::measures(&text, study.position().size()));
    quiet_line(ui, text.msg_mines_brush());
    let clues = (0..=8).map(SeenCell::Open);
    let brushes: Vec<SeenCell> = [SeenCell::Closed, SeenCell::Flag, SeenCell::Mine]
        .into_iter()
        .chain(clues)
        .collect();
    let spacing = 5.0;
    ui.spacing_mut().item_spacing.x = spacing;
    let wide = ((ui.available_width() - 5.0 * spacing) / 6.0).floor();
    for row in brushes.chunks(6) {
        ui.horizontal(|ui| {
            for &seen in row {
                let name = match seen {
                    SeenCell::Closed => text.msg_mines_cell_closed(),
                    SeenCell::Flag => text.msg_mines_cell_flag(),
                    SeenCell::Mine => text.msg_mines_cell_mine(),
                    SeenCell::Open(clue) => text.msg_mines_cell_clue(clue.to_string()),
                };
                let words = match seen {
                    SeenCell::Open(clue) => clue.to_string(),
                    _ => String::new(),
                };
                let button = Button::new(RichText::new(words).font(theme::semibold(15.0)))
                    .min_size(vec2(wide, 32.0))
                    .selected(mode.tools.brush == seen);
                let button = ui.add(button);
                let icon = button.rect.shrink2(vec2((wide - 20.0) / 2.0, 6.0));
                let ink = theme::of(ui).text;
                match seen {
                    SeenCell::Flag => icons::flag(ui.painter(), icon, ink),
                    SeenCell::Mine => icons::mine(ui.painter(), icon, ink),
                    SeenCell::Closed => {
                        let closed = colours::of(ui).closed[0];
                        ui.painter().rect_filled(icon.shrink(1.0), 3.0, closed);
                    }
                    SeenCell::Open(_) => {}
                }
                let on = mode.tools.brush == seen;
                button.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, &name));
                if button.explained(name).clicked() {
                    app.send(MinesCommand::Brush(seen));
                }
            }
        });
    }
    leave(ui, app);
}
