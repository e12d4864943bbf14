//! The commands about files, carried out: solutions are written as RON, text, SVG or PNG, and read back, each
//! verified.

use super::actions::ACTIONS;
use super::command::{MiddleView, TantrixCommand, TantrixContext};
use super::files::{
    MOST_BYTES, OpenError, PNG_SCALE, READABLE, SAVED, WRITABLE, file_stem, sort, why,
};
use super::found::FoundSolutions;
use super::mode::TantrixMode;
use crate::app::common::actions::{find, menu_items};
use crate::app::common::background::{BackgroundTask, take_ended};
use crate::app::common::command::FileCommand;
use crate::app::common::file_menu::{self, remember_folder};
use crate::app::common::theme;
use crate::sentences;
use crate::store::{read_file, write_file};
use egui::Ui;
use engine::picture::svg_to_png;
use games::tantrix::{
    Puzzle, PuzzleRecord, Solution, SolutionFormat, SolutionSummary, draw, read, verify,
};
use std::path::PathBuf;

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

/// Writes what is seen; the name of the file says how. RON and JSON hold all solutions of the list.
pub fn save(mode: &mut TantrixMode, path: PathBuf, app: &mut TantrixContext) {
    let Some((puzzle, solution)) = shown(mode) else {
        app.refuse(app.text.msg_tantrix_says_nothing_to_save());
        return;
    };
    let extension = path.extension().unwrap_or_default().to_string_lossy();
    let extension = extension.to_lowercase();
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
    match BackgroundTask::start(move |_| Some(work()), mode.wake()) {
        Ok(work) => mode.files.saving = Some((path, work)),
        Err(error) => app.refuse(app.text.msg_tantrix_says_no_thread(error.to_string())),
    }
}

/// Reads solutions of the puzzle that the file names, or else of the chosen one.
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
        let bytes = read_file(&from, MOST_BYTES).map_err(OpenError::Storage)?;
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
    match BackgroundTask::start(move |_| Some(work()), mode.wake()) {
        Ok(work) => mode.files.opening = Some((path, work)),
        Err(error) => app.refuse(app.text.msg_tantrix_says_no_thread(error.to_string())),
    }
}

/// What became of files that are read and written.
pub fn hear(mode: &mut TantrixMode, app: &mut TantrixContext) {
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
