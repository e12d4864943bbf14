//! Widgets shared by the three games.

use crate::window::kit::app_context::ModeContext;
use crate::window::kit::command::ZoomCommand;
use crate::window::kit::icons::Icon;
use crate::window::kit::widgets::IconButton;
use crate::window::kit::{icons, theme};
use egui::{Frame, Label, Margin, Popup, RichText, Ui};
use engine::text::Text;
use games::{Help, Helps};

/// A button that zooms.
pub fn zoom_button<C>(
    text: &Text,
    zoom: ZoomCommand,
    command: fn(ZoomCommand) -> C,
) -> CommandButton<C> {
    let (icon, name) = match zoom {
        ZoomCommand::In => (icons::zoom_in as Icon, text.msg_zoom_in()),
        ZoomCommand::Out => (icons::zoom_out as Icon, text.msg_zoom_out()),
        ZoomCommand::Actual | ZoomCommand::Fit => (icons::fit as Icon, text.msg_zoom_fit()),
    };
    CommandButton::new(icon, name, command(zoom))
}

/// True if keys belong to the game: no dialog is open (`asked`), no text is being typed, no menu is open.
pub fn keys_are_free(ui: &Ui, asked: bool) -> bool {
    !asked && !ui.ctx().text_edit_focused() && !Popup::is_any_open(ui.ctx())
}

/// A button with a drawing that sends a command.
pub struct CommandButton<C> {
    icon: Icon,
    name: String,
    command: C,
    enabled: bool,
    chosen: bool,
}

impl<C> CommandButton<C> {
    pub fn new(icon: Icon, name: String, command: C) -> CommandButton<C> {
        CommandButton {
            icon,
            name,
            command,
            enabled: true,
            chosen: false,
        }
    }

    /// Sets whether it can be pressed.
    pub fn enabled(self, enabled: bool) -> Self {
        CommandButton { enabled, ..self }
    }

    /// Sets whether it is on.
    pub fn chosen(self, chosen: bool) -> Self {
        CommandButton { chosen, ..self }
    }
}

/// Shows buttons in a row; with a `size`, in points, they are framed.
pub fn command_buttons<C, const N: usize>(
    ui: &mut Ui,
    app: &mut ModeContext<C>,
    size: Option<f32>,
    buttons: [CommandButton<C>; N],
) {
    for button in buttons {
        let mut shown = IconButton::new(button.icon, &button.name).enabled(button.enabled);
        if let Some(size) = size {
            shown = shown.framed().size(size);
        }
        if shown.chosen(button.chosen).show(ui).clicked() {
            app.send(button.command);
        }
    }
}

/// Says that a helped game is no record.
pub fn show_help_used(ui: &mut Ui, text: &Text, helps: &Helps) {
    if helps.is_empty() {
        return;
    }
    let names = helps.kinds().map(|help| match help {
        Help::Known => text.msg_games_help_known(),
        Help::Hint => text.msg_games_help_hint(),
        Help::Probabilities => text.msg_games_help_probabilities(),
        Help::Peek => text.msg_games_help_peek(),
        Help::Undo => text.msg_games_help_undo(),
        Help::Solver => text.msg_games_help_solver(),
        Help::Revealed => text.msg_games_help_revealed(),
    });
    let words = text.msg_games_helped(names.collect::<Vec<_>>().join(", "));
    let words = RichText::new(words).size(13.0).color(theme::of(ui).quiet);
    ui.add(Label::new(words).wrap());
}

/// Frame of a panel beside the board, with a scroll bar at its right; `margin` is in points.
pub fn side_frame(ui: &Ui, margin: Margin) -> Frame {
    let margin = Margin { right: 0, ..margin };
    Frame::new().fill(theme::of(ui).window).inner_margin(margin)
}
