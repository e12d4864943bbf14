//! The buttons in the lower right corner of the canvas: what is seen of the program, and how large.

use crate::app::clickomania::actions::action;
use crate::app::clickomania::command::{ClickomaniaCommand, ClickomaniaContext, ViewCommand};
use crate::app::common::command::ZoomCommand;
use crate::app::common::icons::{self, Icon};
use crate::app::common::theme::{self, Theme};
use crate::app::common::widgets::{Explained as _, IconButton};
use egui::{
    Align2, Id, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2,
    WidgetInfo, vec2,
};
use engine::text::Text;

/// The side of a button, in points.
const BUTTON: f32 = 30.0;
/// The room of all buttons, in points.
pub const SIZE: Vec2 = vec2(2.0 * BUTTON + 2.0, 3.0 * BUTTON + 4.0);

/// What the buttons show.
pub struct ZoomShown {
    /// Whether there is a map.
    pub map: bool,
    /// Whether blocks are chosen.
    pub chosen: bool,
    pub zoom: f32,
}

/// The buttons, in two columns: what is seen at the left, how large it is at the right.
pub fn show(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    right_bottom: Pos2,
    shown: ZoomShown,
) -> Rect {
    let theme = theme::of(ui);
    let corner = right_bottom - SIZE;
    let place = Rect::from_min_size(corner, SIZE);
    let icons: [(ClickomaniaCommand, Icon, (f32, f32)); 5] = [
        (
            ClickomaniaCommand::Zoom(ZoomCommand::Fit),
            icons::fit,
            (0.0, 0.0),
        ),
        (
            ClickomaniaCommand::View(ViewCommand::ZoomChosen),
            icons::fit_chosen,
            (0.0, 1.0),
        ),
        (
            ClickomaniaCommand::View(ViewCommand::ToggleMap),
            icons::map,
            (0.0, 2.0),
        ),
        (
            ClickomaniaCommand::Zoom(ZoomCommand::In),
            icons::zoom_in,
            (1.0, 0.0),
        ),
        (
            ClickomaniaCommand::Zoom(ZoomCommand::Out),
            icons::zoom_out,
            (1.0, 2.0),
        ),
    ];
    let cell = |(column, row): (f32, f32)| {
        let corner = place.min + vec2(column, row) * (BUTTON + 2.0);
        Rect::from_min_size(corner, vec2(BUTTON, BUTTON))
    };
    for (command, icon, at) in icons {
        let enabled = command != ClickomaniaCommand::View(ViewCommand::ZoomChosen) || shown.chosen;
        let on = command == ClickomaniaCommand::View(ViewCommand::ToggleMap) && shown.map;
        let (name, tip) = names(&app.text, &command);
        let builder = UiBuilder::new().max_rect(cell(at));
        let button = IconButton::new(icon, &name).framed().size(BUTTON);
        let button = button.enabled(enabled).chosen(on).quiet();
        let response = ui.scope_builder(builder, |ui| button.show(ui)).inner;
        if response.explained(tip).clicked() {
            app.send(command);
        }
    }
    let (name, tip) = names(&app.text, &ClickomaniaCommand::Zoom(ZoomCommand::Actual));
    let percent = (shown.zoom * 100.0).round();
    let response = percent_button(ui, theme, cell((1.0, 1.0)), percent as u32, &name);
    if response.explained(tip).clicked() {
        app.send(ZoomCommand::Actual);
    }
    place
}

/// How large everything is; pressed, 100 %.
fn percent_button(ui: &Ui, theme: &Theme, rect: Rect, percent: u32, name: &str) -> Response {
    let response = ui.interact(rect, Id::unique("zoom in percent"), Sense::click());
    let spoken = format!("{name} ({percent} %)");
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
    let fill = match () {
        () if response.is_pointer_button_down_on() => theme.card_pressed,
        () if response.hovered() || response.has_focus() => theme.card_hovered,
        () => theme.card,
    };
    let line = match response.has_focus() {
        true => Stroke::new(2.0, theme.accent),
        false => Stroke::new(1.0, theme.line),
    };
    let painter = ui.painter();
    painter.rect(rect, 7.0, fill, line, StrokeKind::Inside);
    let words = format!("{percent}%");
    let font = theme::semibold(10.5);
    let middle = rect.center();
    painter.text(middle, Align2::CENTER_CENTER, words, font, theme.text);
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
