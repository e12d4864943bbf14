//! What stands beside the board while it is not a game: a replay's timeline, a position's tools.

use super::panel::{quiet, send};
use super::{MinesCommand, MinesMode, colours, icons, report};
use crate::app::common::icons::{self as common, Icon};
use crate::app::common::speed_slider::rail;
use crate::app::common::theme;
use crate::app::common::widgets::{Explained as _, IconButton, knob, main_button};
use crate::app::mines::MinesContext;
use egui::{Align, Button, Layout, RichText, Role, Sense, Slider, Stroke, Ui, WidgetInfo, vec2};
use engine::games::mines::SeenCell;

/// A game that is shown again: its timeline.
pub fn replay(mode: &MinesMode, ui: &mut Ui, app: &mut MinesContext) {
    let Some(replay) = &mode.replay else { return };
    let text = app.text;
    let theme = theme::of(ui);
    ui.heading(text.msg_mines_replay_title());
    let mut time = replay.time();
    let (wide, length) = (ui.available_width(), replay.length().max(1));
    let slider = Slider::new(&mut time, 0..=length);
    let slider = rail(ui, slider, wide, theme.accent);
    knob(ui, &slider, time as f32 / length as f32);
    let now = report::time(&text, time);
    slider.widget_info(|| {
        WidgetInfo::slider(true, time as f64, text.msg_mines_replay_time(now.as_str()))
    });
    // A stroke below the rail for every action.
    let reach = slider.rect.x_range().shrink(slider.rect.height() / 2.5);
    let (strip, _) = ui.allocate_exact_size(vec2(ui.available_width(), 8.0), Sense::hover());
    for action in replay.actions() {
        let way = action.time as f32 / length as f32;
        let x = egui::lerp(reach.min..=reach.max, way);
        let stroke = Stroke::new(1.0, theme.quiet);
        ui.painter().vline(x, strip.y_range(), stroke);
    }
    if slider.changed() {
        send(app, MinesCommand::ReplayTo(time));
    }
    ui.horizontal(|ui| {
        let (run, run_icon) = match replay.runs() {
            true => (text.msg_mines_pause(), common::pause as Icon),
            false => (text.msg_mines_replay_run(), common::play as Icon),
        };
        for (icon, name, command) in [
            (
                icons::back as Icon,
                text.msg_mines_replay_back(),
                MinesCommand::ReplayStep(false),
            ),
            (run_icon, run, MinesCommand::ReplayRun),
            (
                common::step,
                text.msg_mines_replay_forward(),
                MinesCommand::ReplayStep(true),
            ),
        ] {
            let button = IconButton::new(icon, &name).framed().size(34.0);
            if button.show(ui).clicked() {
                send(app, command);
            }
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let all = report::time(&text, replay.length());
            quiet(ui, format!("{now} / {all}"));
        });
    });
    leave(ui, app);
}

/// A position from a file: what a click puts into its cells.
pub fn study(mode: &MinesMode, ui: &mut Ui, app: &mut MinesContext) {
    let Some(study) = &mode.study else { return };
    let text = app.text;
    ui.heading(text.msg_mines_study());
    quiet(ui, report::measures(&text, study.position().size()));
    quiet(ui, text.msg_mines_brush());
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
                    send(app, MinesCommand::Brush(seen));
                }
            }
        });
    }
    leave(ui, app);
}

fn leave(ui: &mut Ui, app: &mut MinesContext) {
    let wide = ui.available_width();
    if main_button(ui, &app.text.msg_mines_leave(), vec2(wide, 34.0)).clicked() {
        send(app, MinesCommand::Leave);
    }
}
