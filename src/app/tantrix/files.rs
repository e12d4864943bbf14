//! Sorts of files with solutions, what can be wrong with one, and the questions about them.

use super::command::{TantrixCommand, TantrixContext};
use super::panel_widgets::title;
use crate::app::common::background::BackgroundTask;
use crate::app::common::file_dialog::FileDialog;
use crate::app::common::storage::{StorageError, read_file};
use crate::app::common::widgets::Explained as _;
use crate::sentences;
use egui::{Role, Ui, WidgetInfo};
use engine::diagnostics;
use engine::picture::PictureError;
use engine::text::Text;
use games::tantrix::{Puzzle, Solution, SolutionFileError, Violation, read};
use std::path::{Path, PathBuf};

/// No file of solutions comes near this many bytes.
pub(super) const MOST_BYTES: usize = 64 << 20;
/// Pixels of a PNG for a unit of the drawing: a tile is 240 pixels high.
pub(super) const PNG_SCALE: f32 = 2.0;
/// What can be read back.
pub(super) const READABLE: &[&str] = &["ron", "json"];
/// What can be written, in the order of the menu.
pub(super) const WRITABLE: [&[&str]; 5] = [&["ron"], &["svg"], &["png"], &["txt"], &["json"]];

/// What is written unless someone wants another sort.
pub const SAVED: &str = "ron";

/// Why a file is refused.
#[derive(Debug)]
pub(super) enum OpenError {
    Storage(StorageError),
    /// It holds no solutions, and where that is seen.
    File(SolutionFileError),
    /// It holds none at all.
    Empty,
    /// One of them is none: its line, and the rule it breaks.
    Broken(usize, Violation),
    /// The picture cannot be made.
    Picture(PictureError),
}

/// A file that is read, and the puzzle that its solutions must solve.
pub(super) type Opening = (
    PathBuf,
    BackgroundTask<Result<(Puzzle, Vec<Solution>), OpenError>>,
);

/// The files of this mode.
#[derive(Default)]
pub struct TantrixFiles {
    pub(super) dialog: FileDialog,
    pub(super) opening: Option<Opening>,
    pub(super) saving: Option<(PathBuf, BackgroundTask<Result<(), OpenError>>)>,
}

impl TantrixFiles {
    /// Whether our own dialog is open.
    pub fn asks(&self) -> bool {
        self.dialog.is_open()
    }

    /// Shows what is asked.
    pub fn show(&mut self, ui: &Ui, app: &mut TantrixContext) {
        // What is in the file is looked at beside the window, once it is chosen.
        let look = |_: &Path| Ok(());
        if let Some(command) = self.dialog.command(ui, app, &look) {
            app.send(TantrixCommand::File(command));
        }
    }
}

/// Whether there are solutions in a file.
pub fn reads(path: &Path) -> bool {
    let bytes = read_file(path, MOST_BYTES).unwrap_or_default();
    read(&String::from_utf8_lossy(&bytes)).is_ok_and(|file| !file.solutions.is_empty())
}

/// What is wrong with a file, and where.
pub(super) fn why(text: &Text, path: &Path, trouble: &OpenError) -> String {
    let name = path.display().to_string();
    let at = |line: usize, column: usize, why: String| {
        text.msg_tantrix_says_file(name.clone(), line.to_string(), column.to_string(), why)
    };
    match trouble {
        OpenError::Storage(error) => error.sentence(text),
        OpenError::File(error) => at(error.line, error.column, text.msg_tantrix_file_malformed()),
        OpenError::Empty => at(1, 1, text.msg_tantrix_file_empty()),
        OpenError::Broken(line, rule) => at(*line, 1, sentences::tantrix_violation(text, rule)),
        OpenError::Picture(error) => {
            text.msg_tantrix_says_no_picture(name, diagnostics::picture_error(text, error))
        }
    }
}

/// The words of a sort of file.
pub(super) fn sort(text: &Text, extension: &str) -> String {
    match extension {
        "ron" => text.msg_tantrix_export_ron(),
        "svg" => text.msg_tantrix_export_svg(),
        "png" => text.msg_tantrix_export_png(),
        "json" => text.msg_tantrix_export_json(),
        _ => text.msg_tantrix_export_text(),
    }
}

/// Buttons for all sorts of files.
pub fn exports(ui: &mut Ui, app: &mut TantrixContext) {
    let text = app.text;
    title(ui, text.msg_tantrix_export());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for extensions in WRITABLE {
            let (extension, name) = (extensions[0], sort(&text, extensions[0]));
            let button = ui.button(extension.to_uppercase()).explained(&name);
            button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
            if button.clicked() {
                app.send(TantrixCommand::Export(extension));
            }
        }
    });
}

/// The name of a file about a puzzle, without what it ends in.
pub fn file_stem(puzzle: &Puzzle) -> String {
    format!("tantrix-{}", puzzle.tiles.len())
}
