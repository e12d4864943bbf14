//! What the tabs of the window have in common: a game that is shown and that carries out commands.

use super::command::Command;
use super::desk::Desk;
use super::key_names::KeyLine;
use crate::text::Text;
use egui::Ui;
use std::path::Path;

/// A game of the window, behind a tab of its own.
pub trait Mode {
    /// What its tab says.
    fn name(&self, text: &Text) -> String;

    /// Looks after what goes on by itself; called before each frame, also while another tab is shown.
    fn advance(&mut self, desk: &mut Desk, ctx: &egui::Context);

    /// Shows it.
    fn show(&mut self, ui: &mut Ui, desk: &mut Desk);

    /// Its buttons in the bar above.
    fn tools(&mut self, ui: &mut Ui, desk: &mut Desk);

    /// What its keys do, for the help.
    fn keys(&self, text: &Text) -> Vec<KeyLine>;

    /// A small drawing of its rules, for the help.
    fn sketch(&self, ui: &mut Ui, desk: &Desk);

    /// Carries out a command, if it is one of its own.
    fn perform(&mut self, command: Command, desk: &mut Desk);

    /// Whether it can open this file, by what is in it.
    fn reads(&self, path: &Path, text: &Text) -> bool;

    /// Whether all files that are dropped together can be opened together.
    fn opens_several(&self) -> bool {
        false
    }

    /// The window closes: what must be kept is handed to the storage.
    fn close(&mut self, desk: &mut Desk);
}
