//! Parts of the window that are the same in all three games.

use crate::window::kit::app_context::ModeContext;
use crate::window::kit::icons::Icon;
use crate::window::kit::theme;
use crate::window::kit::widgets::IconButton;
use egui::{Frame, Label, Margin, Popup, RichText, Ui};
use engine::text::Text;
use games::{Help, Helps};

/// True if keys belong to the game: nothing is `asked` in a dialog, no text is typed, no menu is open.
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

    /// Whether it can be pressed.
    pub fn enabled(self, enabled: bool) -> Self {
        CommandButton { enabled, ..self }
    }

    /// Whether it is on.
    pub fn chosen(self, chosen: bool) -> Self {
        CommandButton { chosen, ..self }
    }
}

/// Shows buttons one after the other; framed and of this `size`, in points, if there is one.
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

/// Says why a game counts for no record, if something helped.
pub fn told_help(ui: &mut Ui, text: &Text, helps: &Helps) {
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

/// The frame of a panel beside the board, which scrolls at its right; `margin` points around the rest.
pub fn side_frame(ui: &Ui, margin: Margin) -> Frame {
    let margin = Margin { right: 0, ..margin };
    Frame::new().fill(theme::of(ui).window).inner_margin(margin)
}
