//! What stands over the board until it is answered: the choices for a new game, the statistics.

use super::command::MinesContext;
use super::new_game::{self, NewGame};
use super::saved_state::MinesChoices;
use super::statistics;
use crate::window::kit::dialog;
use egui::Ui;
use games::mines::Statistics;

/// The dialog that is open, if there is one.
#[derive(Default)]
pub enum Dialogs {
    #[default]
    None,
    NewGame(NewGame),
    Statistics,
}

impl Dialogs {
    /// Whether one is open, so that keys belong to it.
    pub fn is_open(&self) -> bool {
        !matches!(self, Dialogs::None)
    }

    /// Asks what the next game is to be like.
    pub fn ask(&mut self, choices: MinesChoices, seed: u64) {
        *self = Dialogs::NewGame(NewGame::new(choices, seed));
    }

    /// Shows the dialog that is open.
    pub fn show(&mut self, ui: &Ui, app: &mut MinesContext, known: &Statistics) {
        let width = match self {
            Dialogs::None => return,
            Dialogs::NewGame(_) => new_game::WIDTH,
            Dialogs::Statistics => statistics::WIDTH,
        };
        let response = dialog::show(ui, "mines dialog", width, |ui| match self {
            Dialogs::None => true,
            Dialogs::NewGame(new_game) => new_game.show(ui, app),
            Dialogs::Statistics => statistics::show(ui, app, known),
        });
        if response.inner || response.should_close() {
            *self = Dialogs::None;
        }
    }
}
