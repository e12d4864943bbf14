//! Files and pasted texts of walls: the questions for them, and what is being waited for.

use super::sharing;
use crate::app::clickomania::command::{ClickomaniaContext, WallCommand};
use crate::app::common::file_dialog::{Chosen, FileDialog};
use egui::Ui;
use std::path::Path;

#[derive(Default)]
pub struct WallFiles {
    dialog: FileDialog,
    /// Whether what is pasted next should be a wall.
    paste_wanted: bool,
}

impl WallFiles {
    pub fn ask_open(&mut self, app: &ClickomaniaContext) {
        let title = app.text.msg_walls_open_title();
        self.dialog.ask_open(title, sharing::EXTENSIONS);
    }

    pub fn ask_save(&mut self, app: &ClickomaniaContext) {
        let text = app.text;
        let name = format!("{}.{}", text.msg_walls_file_name(), sharing::EXTENSIONS[0]);
        let title = text.msg_walls_save_title();
        self.dialog.ask_save(title, name, sharing::EXTENSIONS);
    }

    /// Asks for the clipboard, on which a wall should be.
    pub fn ask_paste(&mut self, app: &mut ClickomaniaContext) {
        self.paste_wanted = true;
        app.ask_paste();
    }

    /// Whether what is pasted now should be a wall.
    pub fn take_paste_wanted(&mut self) -> bool {
        std::mem::take(&mut self.paste_wanted)
    }

    /// Whether a question for a file waits for an answer.
    pub fn asks(&self) -> bool {
        self.dialog.is_open()
    }

    pub fn show(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        let text = app.text;
        let readable = |path: &Path| sharing::read(path, &text).map(|_| ());
        if let Some(chosen) = self.dialog.show(ui, app, &readable) {
            app.send(match chosen {
                Chosen::Open(path) => WallCommand::OpenFile(path),
                Chosen::Save(path) => WallCommand::SaveFile(path),
            });
        }
    }
}
