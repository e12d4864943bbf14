//! What the tabs of the window have in common: a game that is shown and that carries out commands.

use crate::app::clickomania::command::Command;
use crate::app::common::app_context::AppContext;
use crate::app::common::key_names::KeyLine;
use egui::Ui;
use engine::text::Text;
use std::path::Path;

/// A game of the window, behind a tab of its own.
pub trait Mode {
    /// What its tab says.
    fn name(&self, text: &Text) -> String;

    /// Looks after what goes on by itself; called before each frame, also while another tab is shown.
    fn advance(&mut self, app: &mut AppContext, ctx: &egui::Context);

    /// Shows it.
    fn show(&mut self, ui: &mut Ui, app: &mut AppContext);

    /// Its buttons in the bar above.
    fn tools(&mut self, ui: &mut Ui, app: &mut AppContext);

    /// What its keys do, for the help.
    fn keys(&self, text: &Text) -> Vec<KeyLine>;

    /// A small drawing of its rules, for the help.
    fn sketch(&self, ui: &mut Ui, app: &AppContext);

    /// Carries out a command, if it is one of its own.
    fn perform(&mut self, command: Command, app: &mut AppContext);

    /// Whether it can open this file, by what is in it.
    fn reads(&self, path: &Path, text: &Text) -> bool;

    /// Whether all files that are dropped together can be opened together.
    fn opens_several(&self) -> bool {
        false
    }

    /// The window closes: what must be kept is handed to the storage.
    fn close(&mut self, app: &mut AppContext);
}
