//! Parts of the window that are the same in all three games.

use crate::app::common::command::HistoryCommand;
use crate::app::common::icons;
use crate::app::common::theme;
use crate::app::common::widgets::IconButton;
use egui::{Label, Popup, RichText, Ui};
use engine::text::Text;
use games::{Help, Helps};

/// True if keys belong to the game: nothing is `asked` in a dialog, no text is typed, no menu is open.
pub fn keys_are_free(ui: &Ui, asked: bool) -> bool {
    !asked && !ui.ctx().text_edit_focused() && !Popup::is_any_open(ui.ctx())
}

/// Shows a button for each command, with its name and whether it can be pressed; the one that was pressed.
pub fn history_buttons(
    ui: &mut Ui,
    buttons: &[(HistoryCommand, String, bool)],
) -> Option<HistoryCommand> {
    let mut pressed = None;
    for (command, name, enabled) in buttons {
        let icon = match command {
            HistoryCommand::Undo => icons::undo,
            HistoryCommand::Redo => icons::redo,
        };
        let button = IconButton::new(icon, name).enabled(*enabled);
        if button.show(ui).clicked() {
            pressed = Some(*command);
        }
    }
    pressed
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
