//! The status bar below the canvas: the last message, undo and redo, zoom, and the bin.

use super::editor::ProgramEditor;
use crate::window::clickomania::actions::{action, named};
use crate::window::clickomania::command::{
    ClickomaniaCommand, ClickomaniaContext, EditorCommand, ViewCommand,
};
use crate::window::clickomania::controls::{Control, Moment};
use crate::window::kit::command::{HistoryCommand, ZoomCommand};
use crate::window::kit::icons::{self, Icon};
use crate::window::kit::labelled_button::LabelledButton;
use crate::window::kit::widgets::{Explained as _, IconButton};
use crate::window::kit::{status_line, theme};
use egui::{
    Align, Align2, Color32, Frame, Layout, Margin, Panel, Response, Role, Sense, Stroke,
    StrokeKind, Ui, UiBuilder, WidgetInfo, vec2,
};
use engine::text::Text;

/// Height of the bar, and in a narrow or low window, in points.
const HEIGHT: f32 = 40.0;
const LOW_HEIGHT: f32 = 36.0;
/// Maximum number of lines of a message in the bar; a longer one is shown above.
const MAX_LINES: usize = 2;
/// Minimum width of the message, in points.
const MIN_MESSAGE: f32 = 130.0;
/// Width of everything but the bin without words, in points.
const NARROW_TOOLS: f32 = 2.0 * 36.0 + 2.0 * 11.0 + 2.0 * 34.0 + 58.0 + 40.0;
/// Size of a zoom button, and width of the number between them, in points.
const BUTTON: f32 = 32.0;
const NUMBER: f32 = 56.0;

/// Shows the bar at the bottom of `ui`; `map` is true while the map is wanted.
pub fn show(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    editor: &mut ProgramEditor,
    small: bool,
    map: bool,
) {
    let theme = theme::of(ui);
    let frame = |fill, x, y| {
        Frame::new()
            .fill(fill)
            .inner_margin(Margin::symmetric(x, y))
    };
    let height = if small { LOW_HEIGHT } else { HEIGHT };
    let panel = Panel::bottom("foot").exact_size(height).resizable(false);
    let mut lines = 1;
    panel.frame(frame(theme.window, 8, 0)).show(ui, |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let labelled_width = labelled_tools(ui, app);
            let labelled = !small && labelled_width + MIN_MESSAGE <= ui.available_width();
            let width = if labelled {
                labelled_width
            } else {
                NARROW_TOOLS + bin_width(ui, app)
            };
            let size = vec2(width.min(ui.available_width()), 32.0);
            ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = 2.0;
                history_buttons(ui, app, editor, labelled);
                divider(ui);
                let moment = Moment {
                    large: editor.canvas.is_zoomable(),
                    controls: app.services.task.task().controls,
                    ..Moment::default()
                };
                let zoom = UiBuilder::new();
                let zoom = if moment.shows(Control::Zoom) {
                    zoom
                } else {
                    // The buttons keep their place.
                    zoom.invisible()
                };
                ui.scope_builder(zoom, |ui| {
                    zoom_buttons(ui, app, editor, map, labelled);
                    divider(ui);
                });
                if moment.shows(Control::Bin) {
                    editor.show_bin(ui, app);
                }
            });
            ui.add_space(8.0);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add_space(8.0);
                let status = app.status();
                lines = status_line::lines(ui, status, ui.available_width());
                match lines {
                    1 => status_line::show(ui, status),
                    _ if lines <= MAX_LINES => status_line::show_in_two(ui, status),
                    _ => return,
                };
            });
        });
    });
    if lines > MAX_LINES {
        let status = app.status();
        let paper = if status.wrong {
            theme.wrong_paper
        } else {
            theme.window
        };
        let panel = Panel::bottom("refusal").frame(frame(paper, 16, 6));
        panel.show(ui, |ui| status_line::show_in_full(ui, status));
    }
}

/// Width of everything with words, in points.
fn labelled_tools(ui: &Ui, app: &ClickomaniaContext) -> f32 {
    let text = app.text;
    let words = [
        text.msg_menu_undo(),
        text.msg_menu_redo(),
        text.msg_frame_fit(),
    ];
    let words = words
        .iter()
        .map(|words| LabelledButton::new(icons::undo, words, "").width(ui) + 2.0);
    words.sum::<f32>() + bin_width(ui, app) + 2.0 * 11.0 + 4.0 * 34.0 + 58.0 + 10.0
}

fn bin_width(ui: &Ui, app: &ClickomaniaContext) -> f32 {
    let word = app.text.msg_frame_bin();
    LabelledButton::new(icons::undo, &word, "").width(ui) + 6.0
}

/// Shows a thin line between groups of buttons.
fn divider(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(9.0, 22.0), Sense::hover());
    let stroke = Stroke::new(1.0, theme::of(ui).line);
    ui.painter().vline(rect.center().x, rect.y_range(), stroke);
}

/// Shows undo and redo, under the names of what they would do; the secondary button opens the history, as in browsers.
fn history_buttons(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    editor: &ProgramEditor,
    labelled: bool,
) {
    let text = app.text;
    let history = &editor.document.history;
    let change = |again| history.next(again).map(|kind| kind.name(&text));
    let undo = change(false).map(|change| text.msg_undo_change(change));
    let redo = change(true).map(|change| text.msg_redo_change(change));
    let mut show = |icon: Icon, words: String, name: Option<String>, command| {
        let button = LabelledButton::new(icon, &words, name.as_ref().unwrap_or(&words));
        let response = button.labelled(labelled).enabled(name.is_some()).show(ui);
        if response.clicked() {
            app.send(command);
        }
        if response.secondary_clicked() {
            app.send(EditorCommand::ShowHistory);
        }
    };
    let (undo_words, redo_words) = (text.msg_menu_undo(), text.msg_menu_redo());
    show(icons::undo, undo_words, undo, HistoryCommand::Undo);
    show(icons::redo, redo_words, redo, HistoryCommand::Redo);
}

/// Shows the buttons for the view; those that keys and menus have too only if there is room for words.
fn zoom_buttons(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    editor: &ProgramEditor,
    map: bool,
    labelled: bool,
) {
    ui.spacing_mut().item_spacing.x = 2.0;
    icon_button(ui, app, icons::zoom_out, ZoomCommand::Out, true, false);
    let actual = ZoomCommand::Actual.into();
    let percent = (editor.canvas.view.zoom * 100.0).round() as u32;
    let number = percent_button(ui, percent, &name_of(&app.text, &actual));
    if number.explained(named(&app.text, &actual)).clicked() {
        app.send(actual);
    }
    icon_button(ui, app, icons::zoom_in, ZoomCommand::In, true, false);
    ui.add_space(4.0);
    let fit = ZoomCommand::Fit.into();
    let (words, name) = (app.text.msg_frame_fit(), name_of(&app.text, &fit));
    let button = LabelledButton::new(icons::fit, &words, &name).labelled(labelled);
    let response = button.quiet().show(ui);
    if response.explained(named(&app.text, &fit)).clicked() {
        app.send(fit);
    }
    if labelled {
        let chosen = editor.canvas.chosen().is_some();
        let zoom_chosen = ViewCommand::ZoomChosen;
        icon_button(ui, app, icons::fit_chosen, zoom_chosen, chosen, false);
        icon_button(ui, app, icons::map, ViewCommand::ToggleMap, true, map);
    }
}

/// Shows a button that sends this command.
fn icon_button(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    icon: Icon,
    command: impl Into<ClickomaniaCommand>,
    enabled: bool,
    on: bool,
) {
    let command = command.into();
    let name = name_of(&app.text, &command);
    let button = IconButton::new(icon, &name).size(BUTTON).enabled(enabled);
    let response = button.chosen(on).quiet().show(ui);
    if response.explained(named(&app.text, &command)).clicked() {
        app.send(command);
    }
}

/// Shows the zoom as a button that resets it.
fn percent_button(ui: &mut Ui, percent: u32, name: &str) -> Response {
    let theme = theme::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(NUMBER, BUTTON), Sense::click());
    let spoken = format!("{name} ({percent} %)");
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
    let fill = if response.is_pointer_button_down_on() {
        theme.card_pressed
    } else if response.hovered() || response.has_focus() {
        theme.card_hovered
    } else {
        Color32::TRANSPARENT
    };
    let line = if response.has_focus() {
        Stroke::new(2.0, theme.accent)
    } else {
        Stroke::NONE
    };
    let painter = ui.painter();
    painter.rect(rect, 8.0, fill, line, StrokeKind::Inside);
    let words = format!("{percent}\u{a0}%");
    let (at, font) = (rect.center(), theme::semibold(13.0));
    painter.text(at, Align2::CENTER_CENTER, words, font, theme.text);
    response
}

fn name_of(text: &Text, command: &ClickomaniaCommand) -> String {
    action(command).map_or_else(String::new, |action| (action.name)(text))
}
