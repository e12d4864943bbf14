//! The foot of the canvas: what just happened; undo and redo; how large the program is shown; the bin.

use super::editor::ProgramEditor;
use crate::window::clickomania::actions::action;
use crate::window::clickomania::command::{
    ClickomaniaCommand, ClickomaniaContext, EditorCommand, ViewCommand,
};
use crate::window::kit::command::{HistoryCommand, ZoomCommand};
use crate::window::kit::icons::{self, Icon};
use crate::window::kit::labelled_button::LabelledButton;
use crate::window::kit::widgets::{Explained as _, IconButton};
use crate::window::kit::{status_line, theme};
use egui::{
    Align, Align2, Color32, Frame, Layout, Margin, Panel, Response, Role, Sense, Stroke,
    StrokeKind, Ui, WidgetInfo, vec2,
};
use engine::text::Text;

/// How high it is, in points, and in a narrow or low window.
const HEIGHT: f32 = 40.0;
const LOW_HEIGHT: f32 = 36.0;
/// How many lines the last message has there; a longer one is shown above.
const MOST_LINES: usize = 2;
/// At least so wide is the place for what just happened.
const LEAST_WORDS: f32 = 130.0;

/// Shows it below all that is left of `ui`; `map`: whether there is one.
pub fn show(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    editor: &mut ProgramEditor,
    small: bool,
    map: bool,
) {
    let theme = theme::of(ui);
    let frame = Frame::new()
        .fill(theme.window)
        .inner_margin(Margin::symmetric(8, 0));
    let height = if small { LOW_HEIGHT } else { HEIGHT };
    let panel = Panel::bottom("foot").exact_size(height).resizable(false);
    let mut lines = 1;
    panel.frame(frame).show(ui, |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let labelled = !small && tools_width(ui, app) + LEAST_WORDS <= ui.available_width();
            let width = if labelled {
                tools_width(ui, app)
            } else {
                NARROW_TOOLS + bin_width(ui, app)
            };
            let size = vec2(width.min(ui.available_width()), 32.0);
            ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = 2.0;
                history(ui, app, editor, labelled);
                line(ui);
                editor.show_view_buttons(ui, app, (map, labelled));
                line(ui);
                editor.show_bin(ui, app);
            });
            ui.add_space(8.0);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add_space(8.0);
                let status = app.status();
                lines = status_line::lines(ui, status, ui.available_width());
                match lines {
                    1 => status_line::show(ui, status),
                    _ if lines <= MOST_LINES => status_line::show_in_two(ui, status),
                    _ => return,
                };
            });
        });
    });
    if lines > MOST_LINES {
        // What is longer has a place of its own, over nothing.
        let status = app.status();
        let paper = if status.wrong {
            theme.wrong_paper
        } else {
            theme.window
        };
        let frame = Frame::new()
            .fill(paper)
            .inner_margin(Margin::symmetric(16, 6));
        Panel::bottom("refusal").frame(frame).show(ui, |ui| {
            status_line::show_in_full(ui, status);
        });
    }
}

/// What all but the bin takes without words.
const NARROW_TOOLS: f32 = 2.0 * 36.0 + 2.0 * 11.0 + 2.0 * 34.0 + 58.0 + 40.0;

/// What all takes with its words.
fn tools_width(ui: &Ui, app: &ClickomaniaContext) -> f32 {
    let text = app.text;
    let words = [
        text.msg_menu_undo(),
        text.msg_menu_redo(),
        text.msg_frame_fit(),
    ];
    let words = words.iter().map(|words| {
        let button = LabelledButton::new(icons::undo, words, "");
        button.width(ui) + 2.0
    });
    words.sum::<f32>() + bin_width(ui, app) + 2.0 * 11.0 + 4.0 * 34.0 + 58.0 + 10.0
}

fn bin_width(ui: &Ui, app: &ClickomaniaContext) -> f32 {
    let word = app.text.msg_frame_bin();
    LabelledButton::new(icons::undo, &word, "").width(ui) + 6.0
}

/// A thin line between groups of buttons.
fn line(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(9.0, 22.0), Sense::hover());
    let stroke = Stroke::new(1.0, theme::of(ui).line);
    ui.painter().vline(rect.center().x, rect.y_range(), stroke);
}

/// Undo and redo, under the names of what they would do.
fn history(ui: &mut Ui, app: &mut ClickomaniaContext, editor: &ProgramEditor, labelled: bool) {
    let text = app.text;
    let history = &editor.document.history;
    let (done, undone) = (history.next(false), history.next(true));
    let undo = done.map(|kind| text.msg_undo_change(kind.name(&text)));
    let redo = undone.map(|kind| text.msg_redo_change(kind.name(&text)));
    let ways: [(Icon, String, Option<String>, HistoryCommand); 2] = [
        (
            icons::undo,
            text.msg_menu_undo(),
            undo,
            HistoryCommand::Undo,
        ),
        (
            icons::redo,
            text.msg_menu_redo(),
            redo,
            HistoryCommand::Redo,
        ),
    ];
    for (icon, words, action, command) in ways {
        let name = action.as_ref().unwrap_or(&words);
        let button = LabelledButton::new(icon, &words, name).labelled(labelled);
        let response = button.enabled(action.is_some()).show(ui);
        if response.clicked() {
            app.send(command);
        }
        // As in browsers: the second button shows how far one can go.
        if response.secondary_clicked() {
            app.send(EditorCommand::ShowHistory);
        }
    }
}

/// The side of a zoom_button, in points.
const BUTTON: f32 = 32.0;
/// The room of the percent_button between the buttons.
const NUMBER: f32 = 56.0;

/// What the buttons show_zoom_buttons.
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
pub fn show_zoom_buttons(ui: &mut Ui, app: &mut ClickomaniaContext, shown: &ZoomShown) {
    ui.spacing_mut().item_spacing.x = 2.0;
    zoom_button(
        ui,
        app,
        icons::zoom_out,
        ClickomaniaCommand::Zoom(ZoomCommand::Out),
        (true, false),
    );
    let (name, tip) = action_names(&app.text, &ClickomaniaCommand::Zoom(ZoomCommand::Actual));
    let percent = (shown.zoom * 100.0).round();
    if percent_button(ui, percent as u32, &name)
        .explained(tip)
        .clicked()
    {
        app.send(ZoomCommand::Actual);
    }
    zoom_button(
        ui,
        app,
        icons::zoom_in,
        ClickomaniaCommand::Zoom(ZoomCommand::In),
        (true, false),
    );
    ui.add_space(4.0);
    let command = ClickomaniaCommand::Zoom(ZoomCommand::Fit);
    let (name, tip) = action_names(&app.text, &command);
    let words = app.text.msg_frame_fit();
    let fit = LabelledButton::new(icons::fit, &words, &name).labelled(shown.labelled);
    if fit.quiet().show(ui).explained(tip).clicked() {
        app.send(command);
    }
    if shown.labelled {
        let command = ClickomaniaCommand::View(ViewCommand::ZoomChosen);
        zoom_button(ui, app, icons::fit_chosen, command, (shown.chosen, false));
        let command = ClickomaniaCommand::View(ViewCommand::ToggleMap);
        zoom_button(ui, app, icons::map, command, (true, shown.map));
    }
}

/// A zoom_button that sends this; whether it can be pressed, and whether it is on.
fn zoom_button(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    icon: Icon,
    command: ClickomaniaCommand,
    (enabled, on): (bool, bool),
) {
    let (name, tip) = action_names(&app.text, &command);
    let zoom_button = IconButton::new(icon, &name).size(BUTTON);
    let response = zoom_button.enabled(enabled).chosen(on).quiet().show(ui);
    if response.explained(tip).clicked() {
        app.send(command);
    }
}

/// How large everything is; pressed, 100 %.
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
fn action_names(text: &Text, command: &ClickomaniaCommand) -> (String, String) {
    let Some(action) = action(command) else {
        return Default::default();
    };
    let name = (action.name)(text);
    let tip = format!("{name} ({})", action.shown_keys(text));
    (name, tip)
}
