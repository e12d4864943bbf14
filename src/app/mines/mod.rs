//! Minesweeper in the window.

use super::command::Command;
use super::desk::Desk;
use super::mode::Mode;
use crate::text::Text;
use egui::Ui;

/// Something to be done here.
#[derive(Clone, PartialEq, Debug)]
pub enum MinesCommand {}

/// The game behind its tab.
#[derive(Default)]
pub struct MinesMode {}

impl MinesMode {
    /// The game as it was left.
    pub fn new(_: &mut Desk) -> MinesMode {
        MinesMode::default()
    }
}

impl Mode for MinesMode {
    fn name(&self, text: &Text) -> String {
        text.msg_mode_mines()
    }

    fn advance(&mut self, _: &mut Desk, _: &egui::Context) {}

    fn show(&mut self, _: &mut Ui, _: &mut Desk) {}

    fn tools(&mut self, _: &mut Ui, _: &mut Desk) {}

    fn perform(&mut self, _: Command, _: &mut Desk) {}

    fn close(&mut self, _: &mut Desk) {}
}
