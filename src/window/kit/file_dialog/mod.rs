//! Ways to name a file: the system's dialog off the drawing thread, or our own where there is none.

pub mod native;
mod own;
mod question;

pub use native::SystemDialog;
pub use question::{Chosen, DialogPurpose, FileQuestion};

use crate::window::kit::app_context::AppContext;
use crate::window::kit::command::FileCommand;
use egui::{Id, Ui, vec2};
use native::{DialogAnswer, NativeDialog};
use own::Own;
use std::path::Path;

/// A question about a file that may wait for its answer.
#[derive(Default)]
pub struct FileDialog {
    /// What was asked before a frame could begin the dialog.
    wanted: Option<FileQuestion>,
    native: Option<(FileQuestion, NativeDialog)>,
    own: Option<Own>,
}

impl FileDialog {
    /// Asks, instead of what was asked before.
    fn ask(&mut self, question: FileQuestion) {
        self.own = None;
        self.wanted = Some(question);
    }

    /// Asks which file to open, of those that end so.
    pub fn ask_open(&mut self, title: String, extensions: &'static [&'static str]) {
        self.ask(FileQuestion {
            title,
            purpose: DialogPurpose::Open,
            extensions,
        });
    }

    /// Asks which folder to open.
    pub fn ask_folder(&mut self, title: String) {
        self.ask(FileQuestion {
            title,
            purpose: DialogPurpose::OpenFolder,
            extensions: &[],
        });
    }

    /// Asks where to save, beginning with a name; the first ending is added to a name without.
    pub fn ask_save(&mut self, title: String, name: String, extensions: &'static [&'static str]) {
        self.ask(FileQuestion {
            title,
            purpose: DialogPurpose::Save(name),
            extensions,
        });
    }

    /// Shows what is asked; the answer as a command, once. `look` as in [`FileDialog::show`].
    pub fn command(
        &mut self,
        ui: &Ui,
        app: &mut AppContext,
        look: &dyn Fn(&Path) -> Result<(), String>,
    ) -> Option<FileCommand> {
        Some(match self.show(ui, app, look)? {
            Chosen::Open(path) => FileCommand::OpenFile(path),
            Chosen::Save(path) => FileCommand::SaveFile(path),
        })
    }

    /// Whether our own dialog is open, so that keys belong to it.
    pub fn is_open(&self) -> bool {
        self.own.is_some()
    }

    /// Shows what is asked; the answer, once. `look` says why a file cannot be opened: our own dialog
    /// then stays.
    pub fn show(
        &mut self,
        ui: &Ui,
        app: &mut AppContext,
        look: &dyn Fn(&Path) -> Result<(), String>,
    ) -> Option<Chosen> {
        self.begin(ui, app);
        if let Some(chosen) = self.hear(app) {
            return Some(chosen);
        }
        if self.native.is_some() {
            self.waiting(ui, app);
        }
        let own = self.own.as_mut()?;
        let (stays, chosen) = own.show(ui, app, look);
        if !stays {
            self.own = None;
        }
        chosen
    }

    fn begin(&mut self, ui: &Ui, app: &AppContext) {
        let Some(question) = self.wanted.take() else {
            return;
        };
        let ctx = ui.ctx().clone();
        let folder = app.settings.last_folder.clone();
        let wake = move || ctx.request_repaint();
        let dialog = NativeDialog::open(app.system_dialog, question.clone(), folder, wake);
        self.native = Some((question, dialog));
    }

    /// What the system's dialog says.
    fn hear(&mut self, app: &AppContext) -> Option<Chosen> {
        let answer = self.native.as_mut()?.1.poll()?;
        let (question, _) = self.native.take()?;
        match answer {
            DialogAnswer::Path(path) => return Some(question.chosen(path)),
            DialogAnswer::Cancelled => {}
            DialogAnswer::Unavailable => self.own = Some(Own::new(app, question)),
        }
        None
    }

    /// The system's dialog is open somewhere; should it hang, there is a way around it.
    fn waiting(&mut self, ui: &Ui, app: &AppContext) {
        let mut ours = false;
        egui::Area::new(Id::unique("system dialog"))
            .anchor(egui::Align2::CENTER_BOTTOM, vec2(0.0, -48.0))
            .show(ui.ctx(), |ui| {
                egui::Frame::popup(ui.style())
                    .inner_margin(10)
                    .show(ui, |ui| {
                        ui.horizontal(|ui| {
                            ui.label(app.text.msg_dialog_system_dialog());
                            ours = ui.button(app.text.msg_dialog_own_dialog()).clicked();
                        });
                    });
            });
        if ours && let Some((question, _)) = self.native.take() {
            self.own = Some(Own::new(app, question));
        }
    }
}

/// A file name for something that a person named: letters and digits, words joined by hyphens.
pub fn file_name(name: &str, otherwise: &str, extension: &str) -> String {
    let plain = |c: char| {
        if c.is_alphanumeric() {
            c.to_lowercase().next().unwrap_or(c)
        } else {
            '-'
        }
    };
    let name: String = name.chars().map(plain).collect();
    let words: Vec<&str> = name.split('-').filter(|word| !word.is_empty()).collect();
    let name = words.join("-");
    let name = if name.is_empty() { otherwise } else { &name };
    format!("{name}.{extension}")
}
