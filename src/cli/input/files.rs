//! Expands arguments to files: folders and patterns.

use super::{InputOrigin, Source};
use crate::class::{Input, holds_hand_ins, is_archive};
use crate::cli::arguments::Arguments;
use crate::cli::json::UnusableFile;
use crate::cli::output::print_to_stderr;
use crate::cli::{CliContext, ExitStatus, Fail, interrupted};
use crate::program_files::{Wanted, files_below, holds_program, holds_task, is_system_name};
use engine::language::Program;
use engine::text::Text;
use std::collections::HashSet;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// Calls `show` for one program after the other. An unusable file becomes a row; the others
/// follow.
pub fn each_program(
    context: &mut CliContext,
    arguments: &Arguments,
    mut show: impl FnMut(&mut CliContext, &str, &Program) -> Result<ExitStatus, Fail>,
) -> Result<ExitStatus, Fail> {
    let mut status = ExitStatus::Done;
    for source in programs(context, arguments) {
        if interrupted() {
            return Err(Fail::Interrupted);
        }
        let file = &source.name;
        let program = source.program(&context.text);
        status = status.max(
            match program.and_then(|program| show(context, file, &program)) {
                Ok(status) => status,
                Err(Fail::Unusable(error)) => {
                    unusable_row(context, file, error)?;
                    ExitStatus::Unusable
                }
                Err(fail) => return Err(fail),
            },
        );
        context.out.flush()?;
    }
    Ok(status)
}

/// Writes the row of a file that cannot be used, and the reason to standard error.
pub fn unusable_row(context: &mut CliContext, file: &str, error: String) -> Result<(), Fail> {
    print_to_stderr(&format!("clickomania: {error}"));
    if context.json {
        context.out.json(&UnusableFile { file, error })
    } else {
        context.out.line(&context.text.msg_cli_unreadable(file))
    }
}

/// The files of programs that `FILES` names, in order; of what was handed in after a contest each slot.
pub fn programs(context: &CliContext, arguments: &Arguments) -> Vec<Source> {
    let none = context.text.msg_cli_folder_without_programs();
    let files = expand(
        &context.text,
        &arguments.files("FILES"),
        holds_program,
        &none,
    );
    let parts = files.into_iter().map(|file| file.parts(&context.text));
    parts.flatten().collect()
}

/// The files that `FILES` names for a class, each as a whole, and once even if it is named twice.
///
/// # Errors
/// Standard input cannot be read.
pub fn class_inputs(context: &CliContext, arguments: &Arguments) -> Result<Vec<Input>, Fail> {
    let text = &context.text;
    let none = text.msg_cli_folder_without_programs();
    let mut files = expand(text, &arguments.files("FILES"), holds_hand_ins, &none);
    let mut seen = HashSet::new();
    files.retain(|source| match &source.origin {
        InputOrigin::File(path) => path.canonicalize().map_or(true, |path| seen.insert(path)),
        _ => true,
    });
    let input = |source: Source| match source.origin {
        InputOrigin::File(path) if is_archive(&path) => Ok(Input::Archive(path)),
        InputOrigin::File(path) if path.is_file() => Ok(Input::File(path)),
        // Embedded, or not there.
        InputOrigin::File(_) | InputOrigin::StandardInput => match source.bytes(text) {
            Ok(bytes) => Ok(Input::Bytes(source.name, bytes)),
            Err(Fail::Unusable(why)) => Ok(Input::Nothing(source.name, why)),
            Err(fail) => Err(fail),
        },
        InputOrigin::Part(program) => Ok(Input::Bytes(source.name, program.into_bytes())),
        InputOrigin::Nothing(why) => {
            let why = format!("{}: {why}", source.name);
            Ok(Input::Nothing(source.name, why))
        }
    };
    files.into_iter().map(input).collect()
}

/// The files of tasks and courses that `FILES` names, in order.
pub fn tasks(context: &CliContext, arguments: &Arguments) -> Vec<Source> {
    task_sources(&context.text, &arguments.files("FILES"))
}

/// The files of tasks and courses of these arguments, in order.
pub fn task_sources(text: &Text, arguments: &[&OsStr]) -> Vec<Source> {
    let none = text.msg_cli_folder_without_tasks();
    expand(text, arguments, holds_task, &none)
}

/// The files of arguments, in their order: a folder means those of its files that are
/// wanted, deep and sorted by name; a pattern that the shell did not expand for the files that match, sorted by name.
/// `none` is the sentence for a folder without such files.
fn expand(text: &Text, arguments: &[&OsStr], wanted: Wanted, none: &str) -> Vec<Source> {
    let mut sources: Vec<Source> = Vec::new();
    for &argument in arguments {
        let path = Path::new(argument);
        let name = argument.to_string_lossy();
        if path.is_dir() {
            folder(text, path, wanted, none, &mut sources);
        } else if name.contains(['*', '?', '[']) && !path.exists() {
            let as_in_a_shell = glob::MatchOptions {
                require_literal_leading_dot: true,
                ..glob::MatchOptions::new()
            };
            let found = glob::glob_with(&name, as_in_a_shell);
            let mut found: Vec<PathBuf> = found.into_iter().flatten().flatten().collect();
            found.retain(|path| !is_system_name(path.file_name().unwrap_or_default()));
            if found.is_empty() {
                sources.push(Source::nothing(name, text.msg_cli_pattern_without_files()));
            }
            for path in found {
                if path.is_dir() {
                    folder(text, &path, wanted, none, &mut sources);
                } else {
                    sources.push(Source::new(path.as_os_str()));
                }
            }
        } else {
            let mut source = Source::new(argument);
            if source.is_standard_input() && sources.iter().any(Source::is_standard_input) {
                source.origin = InputOrigin::Nothing(text.msg_cli_standard_input_twice());
            }
            sources.push(source);
        }
    }
    sources
}

/// Adds the wanted files in a folder and below, sorted by name.
fn folder(text: &Text, root: &Path, wanted: Wanted, none: &str, sources: &mut Vec<Source>) {
    let mut found = files_below(root, wanted, &|| !interrupted()).peekable();
    if found.peek().is_none() {
        sources.push(Source::nothing(root.to_string_lossy(), none.to_owned()));
    }
    sources.extend(found.map(|found| match found {
        Ok(path) => Source::new(path.as_os_str()),
        Err((path, error)) => {
            let why = text.msg_cli_file_unreadable(error.to_string());
            Source::nothing(path.to_string_lossy(), why)
        }
    }));
}
