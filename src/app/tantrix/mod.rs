//! Tantrix in the window.

use super::command::Command;
use super::desk::Desk;
use super::mode::Mode;
use crate::text::Text;
use egui::Ui;

/// Something to be done here.
#[derive(Clone, PartialEq, Debug)]
pub enum TantrixCommand {}

/// The game behind its tab.
#[derive(Default)]
pub struct TantrixMode {}

impl TantrixMode {
    /// The game as it was left.
    pub fn new(_: &mut Desk) -> TantrixMode {
        TantrixMode::default()
    }
}

impl Mode for TantrixMode {
    fn name(&self, text: &Text) -> String {
        text.msg_mode_tantrix()
    }

    fn advance(&mut self, _: &mut Desk, _: &egui::Context) {}

    fn show(&mut self, _: &mut Ui, _: &mut Desk) {}

    fn tools(&mut self, _: &mut Ui, _: &mut Desk) {}

    fn perform(&mut self, _: Command, _: &mut Desk) {}

    fn close(&mut self, _: &mut Desk) {}
}
