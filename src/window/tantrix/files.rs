//! Files of solutions: written as RON, text, SVG or PNG; read back with every solution verified.

use super::TantrixMode;
use super::command::{ACTIONS, MiddleView, TantrixCommand, TantrixContext};
use super::panel_widgets::title;
use super::search_task::FoundSolutions;
use crate::sentences;
use crate::store::{StorageError, read_file, write_file};
use crate::window::kit::actions::{find, menu_items};
use crate::window::kit::background::{BackgroundTask, take_ended};
use crate::window::kit::command::FileCommand;
use crate::window::kit::file_dialog::FileDialog;
use crate::window::kit::file_menu::remember_folder;
use crate::window::kit::widgets::Explained as _;
use crate::window::kit::{file_menu, theme};
use egui::{Role, Ui, WidgetInfo};
use engine::diagnostics;
use engine::picture::{PictureError, svg_to_png};
use engine::text::Text;
use games::tantrix::{
    Puzzle, PuzzleRecord, Solution, SolutionFileError, SolutionFormat, SolutionSummary, Violation,
    draw, read, verify,
};
use std::path::{Path, PathBuf};

/// Largest file that is read, in bytes; no real one comes near it.
const MAX_BYTES: usize = 64 << 20;
/// Pixels of a PNG per unit of the drawing: a tile is 240 pixels high.
const PNG_SCALE: f32 = 2.0;
/// Extensions of files that can be read.
const READABLE: &[&str] = &["ron", "json"];
/// Extensions of files that can be written, in the order of the menu.
const WRITABLE: [&[&str]; 5] = [&["ron"], &["svg"], &["png"], &["txt"], &["json"]];

/// The default extension.
pub const SAVED: &str = "ron";

/// Reason that a file is refused.
#[derive(Debug)]
pub(super) enum OpenError {
    Storage(StorageError),
    /// Not a file of solutions: place and kind of the error.
    File(SolutionFileError),
    /// A file without solutions.
    Empty,
    /// A wrong solution: its line, and the broken rule.
    Broken(usize, Violation),
    /// The picture cannot be rendered.
    Picture(PictureError),
}

/// A file being read, and the puzzle that its solutions must solve.
pub(super) type Opening = (
    PathBuf,
    BackgroundTask<Result<(Puzzle, Vec<Solution>), OpenError>>,
);

/// File dialog and background tasks of this mode.
#[derive(Default)]
pub struct TantrixFiles {
    pub(super) dialog: FileDialog,
    pub(super) opening: Option<Opening>,
    pub(super) saving: Option<(PathBuf, BackgroundTask<Result<(), OpenError>>)>,
}

impl TantrixFiles {
    /// True while the built-in dialog is open.
    pub fn asks(&self) -> bool {
        self.dialog.is_open()
    }

    /// Shows the file dialog.
    pub fn show(&mut self, ui: &Ui, app: &mut TantrixContext) {
        // The file is read in the background once it is chosen.
        let look = |_: &Path| Ok(());
        if let Some(command) = self.dialog.command(ui, app, &look) {
            app.send(TantrixCommand::File(command));
        }
    }
}

/// True if a file can hold solutions.
pub fn reads(path: &Path) -> bool {
    let bytes = read_file(path, MAX_BYTES).unwrap_or_default();
    read(&String::from_utf8_lossy(&bytes)).is_ok_and(|file| !file.solutions.is_empty())
}

/// A sentence on an error, with its place.
fn why(text: &Text, path: &Path, trouble: &OpenError) -> String {
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

/// The name of a file type.
fn sort(text: &Text, extension: &str) -> String {
    match extension {
        "ron" => text.msg_tantrix_export_ron(),
        "svg" => text.msg_tantrix_export_svg(),
        "png" => text.msg_tantrix_export_png(),
        "json" => text.msg_tantrix_export_json(),
        _ => text.msg_tantrix_export_text(),
    }
}

/// Menu items for all file types.
pub fn exports(ui: &mut Ui, app: &mut TantrixContext) {
    let text = app.text;
    title(ui, text.msg_button_export());
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

/// A file name for a puzzle, without extension.
fn file_stem(puzzle: &Puzzle) -> String {
    format!("tantrix-{}", puzzle.tiles.len())
}

/// Asks which file to open.
pub fn ask_open(mode: &mut TantrixMode, app: &TantrixContext) {
    let title = app.text.msg_tantrix_open_title();
    mode.files.dialog.ask_open(title, READABLE);
}

/// Asks where to write.
pub fn ask(mode: &mut TantrixMode, extension: &str, app: &mut TantrixContext) {
    let extensions = WRITABLE.into_iter().find(|list| list[0] == extension);
    let (Some(extensions), Some((puzzle, _))) = (extensions, shown(mode)) else {
        app.refuse(app.text.msg_tantrix_says_nothing_to_save());
        return;
    };
    let name = format!("{}.{extension}", file_stem(&puzzle));
    let title = app.text.msg_tantrix_save_title();
    mode.files.dialog.ask_save(title, name, extensions);
}

/// The shown solution, or the tiles on the board. None without tiles.
fn shown(mode: &TantrixMode) -> Option<(Puzzle, Solution)> {
    if mode.face == MiddleView::Solutions {
        return mode
            .found
            .shown()
            .map(|(puzzle, solution)| (puzzle.clone(), solution.clone()));
    }
    let puzzle = mode.play.puzzle().ok()?.clone();
    let list = mode.play.position().list(puzzle.area);
    (!list.is_empty()).then(|| (puzzle, Solution::new(list)))
}

/// Exports the shown tiles in the format of the extension. RON and JSON hold all listed solutions.
pub fn save(mode: &mut TantrixMode, path: PathBuf, app: &mut TantrixContext) {
    let Some((puzzle, solution)) = shown(mode) else {
        app.refuse(app.text.msg_tantrix_says_nothing_to_save());
        return;
    };
    let extension = path
        .extension()
        .unwrap_or_default()
        .to_string_lossy()
        .to_lowercase();
    let lines = |form| match mode.face {
        MiddleView::Solutions => {
            let lines = mode.found.solutions().iter().map(|s| s.line(form) + "\n");
            lines.collect::<String>() + &mode.found.summary(form) + "\n"
        }
        MiddleView::ByHand => {
            let summary = SolutionSummary {
                count: "1".to_owned(),
                complete: false,
                puzzle: Some(PuzzleRecord::from(&puzzle)),
            };
            format!("{}\n{}\n", solution.line(form), summary.line(form))
        }
    };
    let text = match &*extension {
        "ron" => lines(SolutionFormat::Ron),
        "json" => lines(SolutionFormat::Json),
        "txt" => draw::text(puzzle.area, &solution),
        "svg" | "png" => draw::svg(puzzle.area, &solution),
        _ => {
            let name = path.display().to_string();
            app.refuse(app.text.msg_tantrix_says_unknown_sort(name));
            return;
        }
    };
    let to = path.clone();
    let work = move || {
        let bytes = match &*extension {
            "png" => svg_to_png(&text, PNG_SCALE, &[]).map_err(OpenError::Picture)?,
            _ => text.into_bytes(),
        };
        write_file(&to, &bytes).map_err(OpenError::Storage)
    };
    remember_folder(app, &path);
    match BackgroundTask::start(move |_| Some(work()), app.waker()) {
        Ok(work) => mode.files.saving = Some((path, work)),
        Err(error) => app.refuse(app.text.msg_too_busy(error.to_string())),
    }
}

/// Reads solutions of the puzzle that the file names, or of the chosen one if it names none.
pub fn open(mode: &mut TantrixMode, path: PathBuf, app: &mut TantrixContext) {
    let puzzle = match mode.play.puzzle() {
        Ok(puzzle) => puzzle.clone(),
        Err(why) => {
            app.refuse(sentences::tantrix_impossible(&app.text, &why));
            return;
        }
    };
    let (from, rules) = (path.clone(), puzzle);
    let work = move || {
        let bytes = read_file(&from, MAX_BYTES).map_err(OpenError::Storage)?;
        let file = read(&String::from_utf8_lossy(&bytes)).map_err(OpenError::File)?;
        if file.solutions.is_empty() {
            return Err(OpenError::Empty);
        }
        // The summary line names the puzzle; a file may hold the solutions alone.
        let puzzle = file.puzzle.unwrap_or(rules);
        let right = |(line, solution): (usize, Solution)| match verify(&puzzle, &solution) {
            Ok(()) => Ok(solution),
            Err(rule) => Err(OpenError::Broken(line, rule)),
        };
        let solutions: Result<Vec<Solution>, OpenError> =
            file.solutions.into_iter().map(right).collect();
        Ok((puzzle, solutions?))
    };
    remember_folder(app, &path);
    match BackgroundTask::start(move |_| Some(work()), app.waker()) {
        Ok(work) => mode.files.opening = Some((path, work)),
        Err(error) => app.refuse(app.text.msg_too_busy(error.to_string())),
    }
}

/// Handles finished reading and writing.
pub fn poll(mode: &mut TantrixMode, app: &mut TantrixContext) {
    let text = app.text;
    match take_ended(&mut mode.files.opening) {
        Some((path, Some(Ok((puzzle, solutions))))) => {
            let count = solutions.len().to_string();
            let name = path.display().to_string();
            mode.search = None;
            mode.found = FoundSolutions::all(puzzle, solutions);
            mode.face = MiddleView::Solutions;
            mode.gallery.view.fit();
            app.say(text.msg_tantrix_says_opened(name, count));
        }
        Some((path, Some(Err(trouble)))) => app.refuse(why(&text, &path, &trouble)),
        Some((_, None)) | None => {}
    }
    match take_ended(&mut mode.files.saving) {
        Some((path, Some(Ok(())))) => app.say(text.msg_saved(path.display().to_string())),
        Some((path, Some(Err(trouble)))) => app.refuse(why(&text, &path, &trouble)),
        Some((_, None)) | None => {}
    }
}

/// The file menu.
pub fn menu(mode: &TantrixMode, ui: &mut Ui, app: &mut TantrixContext) {
    let text = app.text;
    let some = shown(mode).is_some();
    file_menu::button(ui, &text, 240.0, |ui| {
        let commands = [FileCommand::New, FileCommand::Open];
        menu_items(ACTIONS, commands.map(TantrixCommand::File), ui, app);
        ui.separator();
        let ink = theme::of(ui).quiet;
        ui.label(egui::RichText::new(text.msg_button_export()).color(ink));
        for extensions in WRITABLE {
            let name = sort(&text, extensions[0]);
            let save = find(ACTIONS, &TantrixCommand::File(FileCommand::Save));
            // The type that Ctrl+S writes.
            if let Some(save) = save.filter(|_| extensions[0] == SAVED) {
                save.menu_item().named(name).possible(some).show(ui, app);
            } else if ui.add_enabled(some, egui::Button::new(name)).clicked() {
                app.send(TantrixCommand::Export(extensions[0]));
                ui.close();
            }
        }
    });
}
