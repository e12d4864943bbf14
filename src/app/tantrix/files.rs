//! Solutions in files: written as RON, text, SVG or PNG, and read back, each verified.

use super::actions::ACTIONS;
use super::deeds::file_stem;
use super::found::Found;
use super::parts::title;
use super::{Face, TantrixCommand, TantrixMode};
use crate::app::common::actions::{find, menu_items};
use crate::app::common::background::{Work, take_ended};
use crate::app::common::command::FileCommand;
use crate::app::common::file_dialog::FileDialog;
use crate::app::common::file_menu::{self, remember_folder};
use crate::app::common::storage::{StorageError, read_file, write_file};
use crate::app::common::theme;
use crate::app::common::widgets::Explained as _;
use crate::app::tantrix::TantrixContext;
use egui::{Role, Ui, WidgetInfo};
use engine::diagnostics;
use engine::games::tantrix::{
    FileError, Puzzle, Solution, SolutionFormat, Violation, draw, read, verify,
};
use engine::picture::{PictureError, svg_to_png};
use engine::text::Text;
use std::path::{Path, PathBuf};

/// No file of solutions comes near this many bytes.
const MOST_BYTES: usize = 64 << 20;
/// A PNG has so many pixels for a unit of the drawing: a tile is 240 pixels high.
const PNG_SCALE: f32 = 2.0;
/// What can be read back.
const READABLE: &[&str] = &["ron", "json"];
/// What can be written, in the order of the menu.
const WRITABLE: [&[&str]; 5] = [&["ron"], &["svg"], &["png"], &["txt"], &["json"]];

/// What is written unless someone wants another sort.
pub const SAVED: &str = "ron";

/// Why a file is refused.
#[derive(Debug)]
enum Trouble {
    Storage(StorageError),
    /// It holds no solutions, and where that is seen.
    File(FileError),
    /// It holds none at all.
    Empty,
    /// One of them is none: its line, and the rule it breaks.
    Broken(usize, Violation),
    /// The picture cannot be made.
    Picture(PictureError),
}

/// A file that is read, and the puzzle that its solutions must solve.
type Opening = ((PathBuf, Puzzle), Work<Result<Vec<Solution>, Trouble>>);

/// The files of this mode.
#[derive(Default)]
pub struct Files {
    dialog: FileDialog,
    opening: Option<Opening>,
    saving: Option<(PathBuf, Work<Result<(), Trouble>>)>,
}

impl Files {
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
    read(&String::from_utf8_lossy(&bytes)).is_ok_and(|solutions| !solutions.is_empty())
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

/// What is seen: the solution, or the tiles on the board. None if there are no tiles.
fn shown(mode: &TantrixMode) -> Option<(Puzzle, Solution)> {
    if mode.face == Face::Solutions {
        return mode
            .found
            .shown()
            .map(|(puzzle, solution)| (puzzle.clone(), solution.clone()));
    }
    let puzzle = mode.play.puzzle().ok()?.clone();
    let list = mode.play.position().list(puzzle.area);
    (!list.is_empty()).then(|| (puzzle, Solution::new(list)))
}

/// Writes what is seen; the name of the file says how. RON and JSON hold all solutions of the list.
pub fn save(mode: &mut TantrixMode, path: PathBuf, app: &mut TantrixContext) {
    let Some((puzzle, solution)) = shown(mode) else {
        app.refuse(app.text.msg_tantrix_says_nothing_to_save());
        return;
    };
    let extension = path.extension().unwrap_or_default().to_string_lossy();
    let extension = extension.to_lowercase();
    let lines = |form| match mode.face {
        Face::Solutions => {
            let lines = mode.found.solutions().iter().map(|s| s.line(form) + "\n");
            lines.collect::<String>() + &mode.found.summary(form) + "\n"
        }
        Face::ByHand => solution.line(form) + "\n",
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
            "png" => svg_to_png(&text, PNG_SCALE, &[]).map_err(Trouble::Picture)?,
            _ => text.into_bytes(),
        };
        write_file(&to, &bytes).map_err(Trouble::Storage)
    };
    remember_folder(app, &path);
    match Work::start(move |_| Some(work()), mode.wake()) {
        Ok(work) => mode.files.saving = Some((path, work)),
        Err(error) => app.refuse(app.text.msg_tantrix_says_no_thread(error.to_string())),
    }
}

/// Reads solutions of the chosen puzzle.
pub fn open(mode: &mut TantrixMode, path: PathBuf, app: &mut TantrixContext) {
    let puzzle = match mode.play.puzzle() {
        Ok(puzzle) => puzzle.clone(),
        Err(why) => {
            app.refuse(diagnostics::tantrix_impossible(&app.text, &why));
            return;
        }
    };
    let (from, rules) = (path.clone(), puzzle.clone());
    let work = move || {
        let bytes = read_file(&from, MOST_BYTES).map_err(Trouble::Storage)?;
        let solutions = read(&String::from_utf8_lossy(&bytes)).map_err(Trouble::File)?;
        if solutions.is_empty() {
            return Err(Trouble::Empty);
        }
        let right = |(line, solution): (usize, Solution)| match verify(&rules, &solution) {
            Ok(()) => Ok(solution),
            Err(rule) => Err(Trouble::Broken(line, rule)),
        };
        solutions.into_iter().map(right).collect()
    };
    remember_folder(app, &path);
    match Work::start(move |_| Some(work()), mode.wake()) {
        Ok(work) => mode.files.opening = Some(((path, puzzle), work)),
        Err(error) => app.refuse(app.text.msg_tantrix_says_no_thread(error.to_string())),
    }
}

/// What became of files that are read and written.
pub fn hear(mode: &mut TantrixMode, app: &mut TantrixContext) {
    let text = app.text;
    match take_ended(&mut mode.files.opening) {
        Some(((path, puzzle), Some(Ok(solutions)))) => {
            let count = solutions.len().to_string();
            let name = path.display().to_string();
            mode.search = None;
            mode.found = Found::all(puzzle, solutions);
            mode.face = Face::Solutions;
            mode.gallery.view.fit();
            app.say(text.msg_tantrix_says_opened(name, count));
        }
        Some(((path, _), Some(Err(trouble)))) => app.refuse(why(&text, &path, &trouble)),
        Some((_, None)) | None => {}
    }
    match take_ended(&mut mode.files.saving) {
        Some((path, Some(Ok(())))) => app.say(text.msg_saved(path.display().to_string())),
        Some((path, Some(Err(trouble)))) => app.refuse(why(&text, &path, &trouble)),
        Some((_, None)) | None => {}
    }
}

/// What is wrong with a file, and where.
fn why(text: &Text, path: &Path, trouble: &Trouble) -> String {
    let name = path.display().to_string();
    let at = |line: usize, column: usize, why: String| {
        text.msg_tantrix_says_file(name.clone(), line.to_string(), column.to_string(), why)
    };
    match trouble {
        Trouble::Storage(error) => error.sentence(text),
        Trouble::File(error) => at(error.line, error.column, text.msg_tantrix_file_malformed()),
        Trouble::Empty => at(1, 1, text.msg_tantrix_file_empty()),
        Trouble::Broken(line, rule) => at(*line, 1, diagnostics::tantrix_violation(text, rule)),
        Trouble::Picture(error) => {
            text.msg_tantrix_says_no_picture(name, diagnostics::picture_error(text, error))
        }
    }
}

/// The words of a sort of file.
fn sort(text: &Text, extension: &str) -> String {
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

/// The button with the menu of files.
pub fn menu(mode: &TantrixMode, ui: &mut Ui, app: &mut TantrixContext) {
    let text = app.text;
    let some = shown(mode).is_some();
    file_menu::button(ui, &text, 240.0, |ui| {
        let commands = [FileCommand::New, FileCommand::Open];
        menu_items(ACTIONS, commands.map(TantrixCommand::File), ui, app);
        ui.separator();
        let ink = theme::of(ui).quiet;
        ui.label(egui::RichText::new(text.msg_tantrix_export()).color(ink));
        for extensions in WRITABLE {
            let name = sort(&text, extensions[0]);
            let save = find(ACTIONS, &TantrixCommand::File(FileCommand::Save));
            // What Ctrl+S writes.
            if let Some(save) = save.filter(|_| extensions[0] == SAVED) {
                save.menu_item().named(name).possible(some).show(ui, app);
            } else if ui.add_enabled(some, egui::Button::new(name)).clicked() {
                app.send(TantrixCommand::Export(extensions[0]));
                ui.close();
            }
        }
    });
}
