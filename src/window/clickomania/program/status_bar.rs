//! The status bar below the canvas: the last message, undo and redo, and the tools of the view.

use super::editor::ProgramEditor;
use crate::window::clickomania::actions::{action, named};
use crate::window::clickomania::command::{
    ClickomaniaCommand, ClickomaniaContext, EditorCommand, ViewCommand,
};
use crate::window::kit::command::{HistoryCommand, ZoomCommand};
use crate::window::kit::icons::{self, Icon, icons};
use crate::window::kit::labelled_button::LabelledButton;
use crate::window::kit::widgets::{Explained as _, IconButton};
use crate::window::kit::{status_line, theme};
use egui::{
    Align, Align2, Color32, Frame, Layout, Margin, Panel, Response, Role, Sense, Stroke,
    StrokeKind, Ui, WidgetInfo, vec2,
};
use engine::text::Text;

/// Height of the bar, and in a narrow or low window, in points.
const HEIGHT: f32 = 40.0;
const LOW_HEIGHT: f32 = 36.0;
/// Maximum number of lines of a message in the bar; a longer one is shown above.
const MAX_LINES: usize = 2;
/// Minimum width of the message, in points.
const MIN_MESSAGE: f32 = 130.0;
/// Width of undo and redo without words, and of the tools of the view, in points.
const HISTORY: f32 = 2.0 * 36.0 + 11.0;
const VIEW: f32 = 2.0 * 34.0 + 58.0 + 5.0 * 36.0 + 11.0;
const NARROW_VIEW: f32 = 2.0 * 34.0 + 58.0 + 2.0 * 36.0 + 11.0;
/// Size of a zoom button, and width of the number between them, in points.
const BUTTON: f32 = 32.0;
const NUMBER: f32 = 56.0;

/// The content of the bar other than the message and the history.
#[derive(Clone, Copy)]
pub struct FootTools {
    /// True in a narrow or low window.
    pub small: bool,
    /// True while the map is wanted.
    pub map: bool,
    /// True while the program has most of the window.
    pub wide: bool,
    /// True if the program is larger than the view: only then the tools of the view are of use.
    pub view: bool,
}

/// Shows the bar at the bottom of `ui`.
pub fn show(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    editor: &mut ProgramEditor,
    tools: FootTools,
) {
    let theme = theme::of(ui);
    let frame = |fill, x, y| {
        Frame::new()
            .fill(fill)
            .inner_margin(Margin::symmetric(x, y))
    };
    let small = tools.small;
    let height = if small { LOW_HEIGHT } else { HEIGHT };
    let panel = Panel::bottom("foot").exact_size(height).resizable(false);
    let mut lines = 1;
    panel.frame(frame(theme.window, 8, 0)).show(ui, |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let labelled_width = labelled_tools(ui, app, tools);
            let labelled = !small && labelled_width + MIN_MESSAGE <= ui.available_width();
            let width = match (labelled, tools.view) {
                (true, _) => labelled_width,
                (false, true) if small => HISTORY + NARROW_VIEW,
                (false, true) => HISTORY + VIEW,
                (false, false) => HISTORY,
            };
            let size = vec2(width.min(ui.available_width()), 32.0);
            ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = 2.0;
                history_buttons(ui, app, editor, labelled);
                if tools.view {
                    divider(ui);
                    zoom_buttons(ui, app, editor, tools, labelled);
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
fn labelled_tools(ui: &Ui, app: &ClickomaniaContext, tools: FootTools) -> f32 {
    let text = app.text;
    let width = |words: String| LabelledButton::new(icons::undo, &words, "").width(ui) + 2.0;
    let history = width(text.msg_menu_undo()) + width(text.msg_menu_redo()) + 4.0;
    if tools.view {
        history + VIEW - 36.0 + width(text.msg_frame_wide())
    } else {
        history
    }
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
    editor: &mut ProgramEditor,
    tools: FootTools,
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
    icon_button(ui, app, icons::fit, ZoomCommand::Fit, true, false);
    if !tools.small {
        let chosen = editor.canvas.chosen().is_some();
        let zoom_chosen = ViewCommand::ZoomChosen;
        icon_button(ui, app, icons::fit_chosen, zoom_chosen, chosen, false);
        icon_button(ui, app, icons::map, ViewCommand::ToggleMap, true, tools.map);
    }
    let wide = ViewCommand::ToggleWide.into();
    let (words, name) = (app.text.msg_frame_wide(), name_of(&app.text, &wide));
    let button = LabelledButton::new(wide_sign, &words, &name).labelled(labelled);
    let response = button.chosen(tools.wide).quiet().show(ui);
    if response.explained(named(&app.text, &wide)).clicked() {
        app.send(wide);
    }
}

icons! {
    /// Arrows to both sides.
    wide_sign = "wide";
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
