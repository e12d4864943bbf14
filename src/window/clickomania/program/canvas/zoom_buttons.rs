//! The buttons in the foot of the canvas: how large the program is shown, and what of it.

use crate::window::clickomania::actions::action;
use crate::window::clickomania::command::{ClickomaniaCommand, ClickomaniaContext, ViewCommand};
use crate::window::kit::command::ZoomCommand;
use crate::window::kit::icons::Icon;
use crate::window::kit::labelled_button::LabelledButton;
use crate::window::kit::widgets::{Explained as _, IconButton};
use crate::window::kit::{icons, theme};
use egui::{Align2, Color32, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};
use engine::text::Text;

/// The side of a button, in points.
const BUTTON: f32 = 32.0;
/// The room of the number between the buttons.
const NUMBER: f32 = 56.0;

/// What the buttons show.
pub struct ZoomShown {
    /// Whether there is a map.
    pub map: bool,
    /// Whether blocks are chosen.
    pub chosen: bool,
    pub zoom: f32,
    /// Whether there is room for words, and for what can be done by keys and menus too.
    pub labelled: bool,
}

/// Shows the buttons in a row.
pub fn show(ui: &mut Ui, app: &mut ClickomaniaContext, shown: &ZoomShown) {
    ui.spacing_mut().item_spacing.x = 2.0;
    button(
        ui,
        app,
        icons::zoom_out,
        ClickomaniaCommand::Zoom(ZoomCommand::Out),
        (true, false),
    );
    let (name, tip) = names(&app.text, &ClickomaniaCommand::Zoom(ZoomCommand::Actual));
    let percent = (shown.zoom * 100.0).round();
    if number(ui, percent as u32, &name).explained(tip).clicked() {
        app.send(ZoomCommand::Actual);
    }
    button(
        ui,
        app,
        icons::zoom_in,
        ClickomaniaCommand::Zoom(ZoomCommand::In),
        (true, false),
    );
    ui.add_space(4.0);
    let command = ClickomaniaCommand::Zoom(ZoomCommand::Fit);
    let (name, tip) = names(&app.text, &command);
    let words = app.text.msg_frame_fit();
    let fit = LabelledButton::new(icons::fit, &words, &name).labelled(shown.labelled);
    if fit.quiet().show(ui).explained(tip).clicked() {
        app.send(command);
    }
    if shown.labelled {
        let command = ClickomaniaCommand::View(ViewCommand::ZoomChosen);
        button(ui, app, icons::fit_chosen, command, (shown.chosen, false));
        let command = ClickomaniaCommand::View(ViewCommand::ToggleMap);
        button(ui, app, icons::map, command, (true, shown.map));
    }
}

/// A button that sends this; whether it can be pressed, and whether it is on.
fn button(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    icon: Icon,
    command: ClickomaniaCommand,
    (enabled, on): (bool, bool),
) {
    let (name, tip) = names(&app.text, &command);
    let button = IconButton::new(icon, &name).size(BUTTON);
    let response = button.enabled(enabled).chosen(on).quiet().show(ui);
    if response.explained(tip).clicked() {
        app.send(command);
    }
}

/// How large everything is; pressed, 100 %.
fn number(ui: &mut Ui, percent: u32, name: &str) -> Response {
    let theme = theme::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(NUMBER, BUTTON), Sense::click());
    let spoken = format!("{name} ({percent} %)");
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
    let fill = match () {
        () if response.is_pointer_button_down_on() => theme.card_pressed,
        () if response.hovered() || response.has_focus() => theme.card_hovered,
        () => Color32::TRANSPARENT,
    };
    let line = match response.has_focus() {
        true => Stroke::new(2.0, theme.accent),
        false => Stroke::NONE,
    };
    let painter = ui.painter();
    painter.rect(rect, 8.0, fill, line, StrokeKind::Inside);
    let words = format!("{percent}\u{a0}%");
    let font = theme::semibold(13.0);
    painter.text(
        rect.center(),
        Align2::CENTER_CENTER,
        words,
        font,
        theme.text,
    );
    response
}

/// What an action is called, and with its keys.
fn names(text: &Text, command: &ClickomaniaCommand) -> (String, String) {
    let Some(action) = action(command) else {
        return Default::default();
    };
    let name = (action.name)(text);
    let tip = format!("{name} ({})", action.shown_keys(text));
    (name, tip)
}
