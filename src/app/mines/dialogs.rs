//! What stands over the board until it is answered: the choices for a new game, the statistics.

use super::command::MinesContext;
use super::new_game::{self, NewGame};
use super::saved_state::MinesChoices;
use super::statistics;
use crate::app::common::dialog;
use egui::Ui;
use games::mines::Statistics;

/// The dialog that is open, if there is one.
#[derive(Default)]
pub struct Dialogs {
    new_game: Option<NewGame>,
    statistics: Option<Statistics>,
}

impl Dialogs {
    /// Whether one is open, so that keys belong to it.
    pub fn is_open(&self) -> bool {
        self.new_game.is_some() || self.statistics.is_some()
    }

    /// Asks what the next game is to be like.
    pub fn ask(&mut self, choices: MinesChoices, seed: u64) {
        *self = Dialogs {
            new_game: Some(NewGame::new(choices, seed)),
            statistics: None,
        };
    }

    /// Shows statistics, or none any more.
    pub fn show_statistics(&mut self, statistics: Option<Statistics>) {
        *self = Dialogs {
            new_game: None,
            statistics,
        };
    }

    /// Shows the dialog that is open.
    pub fn show(&mut self, ui: &Ui, app: &mut MinesContext) {
        if !self.is_open() {
            return;
        }
        let width = match self.new_game {
            Some(_) => new_game::WIDTH,
            None => statistics::WIDTH,
        };
        let response = dialog::show(ui, "mines dialog", width, |ui| {
            if let Some(new_game) = &mut self.new_game {
                return new_game.show(ui, app);
            }
            match &self.statistics {
                Some(known) => statistics::show(ui, app, known),
                None => false,
            }
        });
        if response.inner || response.should_close() {
            *self = Dialogs::default();
        }
    }
}
