//! `clickomania` and `clickomania FILE`: the window.

use super::arguments::Arguments;
use super::input::Source;
use super::{Context, Fail, SUBCOMMANDS, Status, subcommand};
use crate::app::clickomania::editor::document::Opened;
use crate::app::common::storage::{Storage, default_folder};
use crate::app::{self, Start};
use engine::text::Language;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// From this similarity (Jaro–Winkler) on, a word counts as a misspelled subcommand.
const MIN_SIMILARITY: f64 = 0.8;

/// Opens the window and waits until it is closed.
pub fn run(context: &mut Context, arguments: &Arguments) -> Result<Status, Fail> {
    let opened = match arguments.optional_file("FILE") {
        Some(file) => Some(open(context, file)?),
        None => None,
    };
    let (storage, trouble) = storage(context, arguments);
    let start = Start {
        storage,
        trouble,
        language: arguments
            .optional_file("lang")
            .map(|_| context.text.language()),
        system_language: system_language(),
        opened,
        contest: arguments.flag("contest"),
    };
    app::open(&context.text, start).map_err(Fail::Unusable)?;
    Ok(Status::Done)
}

/// The program to begin with. A word that is no file and does not look like one was meant as a
/// subcommand; `clap` takes it for the file and suggests none.
fn open(context: &Context, file: &OsStr) -> Result<Opened, Fail> {
    let text = &context.text;
    let path = Path::new(file);
    let word = file.to_string_lossy();
    if path.extension().is_none() && path.components().count() == 1 && !path.exists() && word != "-"
    {
        let similar = subcommand::names(text, SUBCOMMANDS)
            .map(|name| (strsim::jaro_winkler(&name, &word), name))
            .max_by(|a, b| a.0.total_cmp(&b.0))
            .filter(|(similarity, _)| *similarity >= MIN_SIMILARITY);
        return Err(Fail::Unusable(match similar {
            Some((_, similar)) => text.msg_cli_command_unknown_similar(word, similar),
            None => text.msg_cli_command_unknown(word),
        }));
    }
    let (program, picture) = Source::new(file).program_or_picture(text)?;
    // Saving must not put a program's text where a picture was.
    let file = std::path::absolute(path)
        .ok()
        .filter(|path| path.is_file() && !picture);
    Ok(Opened {
        program,
        saved: file.is_some(),
        file,
    })
}

/// The data folder: `--data`, else `CLICKOMANIA_DATA`, else the system's folder for such things.
fn storage(context: &Context, arguments: &Arguments) -> (Storage, Option<String>) {
    let named = arguments.optional_file("data").map(PathBuf::from);
    let variable = || {
        let folder = std::env::var_os("CLICKOMANIA_DATA");
        folder
            .filter(|folder| !folder.is_empty())
            .map(PathBuf::from)
    };
    let Some(folder) = named.or_else(variable).or_else(default_folder) else {
        return (Storage::nowhere(), None);
    };
    match Storage::open(folder) {
        Ok(storage) => (storage, None),
        Err(error) => {
            let sentence = error.sentence(&context.text);
            (Storage::nowhere(), Some(sentence))
        }
    }
}

/// The language of the system, English if there is no translation.
fn system_language() -> Language {
    let locale = sys_locale::get_locale();
    let language = locale.and_then(|locale| Language::from_code(&locale));
    language
        .filter(|language| language.is_complete())
        .unwrap_or(Language::En)
}
