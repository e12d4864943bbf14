//! Asks for a file or folder: by the system's dialog in the background, or by the built-in one.

mod built_in;
pub mod native;

pub use native::SystemDialog;

use crate::window::kit::app_context::AppContext;
use crate::window::kit::command::FileCommand;
use built_in::BuiltInDialog;
use egui::{Id, Ui, vec2};
use native::{DialogAnswer, NativeDialog};
use std::path::{Path, PathBuf};

/// A question about a file, perhaps with a dialog waiting for the answer.
#[derive(Default)]
pub struct FileDialog {
    /// A question whose dialog the next frame opens.
    wanted: Option<FileQuestion>,
    native: Option<(FileQuestion, NativeDialog)>,
    own: Option<BuiltInDialog>,
}

impl FileDialog {
    /// Asks a question, replacing the previous one.
    fn ask(&mut self, question: FileQuestion) {
        self.own = None;
        self.wanted = Some(question);
    }

    /// Asks which file with one of these extensions to open.
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

    /// Asks where to save, proposing a name; the first extension is added to a name without one.
    pub fn ask_save(&mut self, title: String, name: String, extensions: &'static [&'static str]) {
        self.ask(FileQuestion {
            title,
            purpose: DialogPurpose::Save(name),
            extensions,
        });
    }

    /// Shows the dialog; returns the answer as a command, once. `look` as in [`FileDialog::show`].
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

    /// True while the built-in dialog is open and gets the keys.
    pub fn is_open(&self) -> bool {
        self.own.is_some()
    }

    /// Shows the dialog; returns the answer, once. `look` returns why a file cannot be opened: the built-in dialog then stays
    /// open.
    pub fn show(
        &mut self,
        ui: &Ui,
        app: &mut AppContext,
        look: &dyn Fn(&Path) -> Result<(), String>,
    ) -> Option<Chosen> {
        self.begin(ui, app);
        if let Some(chosen) = self.poll_native(app) {
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

    /// Polls the system's dialog.
    fn poll_native(&mut self, app: &AppContext) -> Option<Chosen> {
        let answer = self.native.as_mut()?.1.poll()?;
        let (question, _) = self.native.take()?;
        match answer {
            DialogAnswer::Path(path) => return Some(question.chosen(path)),
            DialogAnswer::Cancelled => {}
            DialogAnswer::Unavailable => self.own = Some(BuiltInDialog::new(app, question)),
        }
        None
    }

    /// Shows that the system's dialog is open, with a way out in case it hangs.
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
            self.own = Some(BuiltInDialog::new(app, question));
        }
    }
}

/// A file name from a user's name for something: letters and digits, words joined by hyphens.
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

/// A question about a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileQuestion {
    /// Title of the dialog.
    pub title: String,
    /// Purpose of the path.
    pub purpose: DialogPurpose,
    /// File extensions without the point. The first is added to a name without one.
    pub extensions: &'static [&'static str],
}

/// Purpose of a path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DialogPurpose {
    /// A file to open.
    Open,
    /// A folder to open.
    OpenFolder,
    /// A file to save, with the proposed name.
    Save(String),
}

/// The answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chosen {
    /// A file or folder to open.
    Open(PathBuf),
    /// The file to save to; the user has confirmed to replace an existing one.
    Save(PathBuf),
}

impl FileQuestion {
    /// The proposed name of a file to save; else nothing.
    pub fn proposed(&self) -> String {
        match &self.purpose {
            DialogPurpose::Save(name) => name.clone(),
            DialogPurpose::Open | DialogPurpose::OpenFolder => String::new(),
        }
    }

    pub fn chosen(&self, path: PathBuf) -> Chosen {
        match self.purpose {
            DialogPurpose::Save(_) => Chosen::Save(path),
            DialogPurpose::Open | DialogPurpose::OpenFolder => Chosen::Open(path),
        }
    }

    /// The path with the first extension if it has none.
    pub fn with_extension(&self, path: &Path) -> PathBuf {
        match (path.extension(), self.extensions.first()) {
            (None, Some(extension)) => path.with_extension(extension),
            _ => path.to_owned(),
        }
    }

    /// The extensions in words: *.ron, .svg*.
    pub fn kinds(&self) -> String {
        let kinds: Vec<String> = self.extensions.iter().map(|e| format!(".{e}")).collect();
        kinds.join(", ")
    }

    /// True if a file has one of the extensions.
    pub fn wants(&self, path: &Path) -> bool {
        path.extension().is_some_and(|found| {
            let same = |wanted: &&str| found.eq_ignore_ascii_case(wanted);
            self.extensions.iter().any(same)
        })
    }
}
