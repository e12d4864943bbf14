//! Messages that need not be in every language: what a language lacks of them is shown in English.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Files with messages for teachers, juries, files and the command line. Italian and English have all of them; a message
/// that another language lacks comes from the English file. All other files are complete in every language.
pub const OPTIONAL: [&str; 10] = [
    "blockly.ftl",
    "class.ftl",
    "class_page.ftl",
    "cli.ftl",
    "cli_help.ftl",
    "compare.ftl",
    "files.ftl",
    "making.ftl",
    "task.ftl",
    "writing.ftl",
];

/// The folder of all languages without gaps: `from`, or a copy of it in `to` if there are some to fill.
pub fn completed(from: &Path, to: &Path) -> io::Result<PathBuf> {
    let mut files = Vec::new();
    let mut gaps = false;
    for language in fs::read_dir(from)? {
        let language = language?.file_name();
        for file in fs::read_dir(from.join(&language))? {
            let file = file?.file_name();
            let own = fs::read_to_string(from.join(&language).join(&file))?;
            let optional = OPTIONAL.iter().any(|name| file == **name);
            let text = if optional && language != *"it" {
                filled(&own, &fs::read_to_string(from.join("en").join(&file))?)
            } else {
                own.clone()
            };
            gaps |= text != own;
            files.push((to.join(&language).join(file), text));
        }
    }
    if !gaps {
        return Ok(from.to_owned());
    }
    for (path, text) in files {
        fs::create_dir_all(path.parent().unwrap_or(to))?;
        fs::write(path, text)?;
    }
    Ok(to.to_owned())
}

/// A file with those messages of another one that it lacks.
pub fn filled(own: &str, other: &str) -> String {
    let known: Vec<&str> = entries(own).map(|(id, _)| id).collect();
    let mut text = own.to_owned();
    for (_, entry) in entries(other).filter(|(id, _)| !known.contains(id)) {
        text.push('\n');
        text.push_str(entry);
    }
    text
}

/// The messages of a file with their identifiers. A message begins a line and continues in indented lines.
fn entries(source: &str) -> impl Iterator<Item = (&str, &str)> {
    let lines = source.match_indices('\n').map(|(at, _)| at + 1);
    let starts = std::iter::once(0)
        .chain(lines)
        .filter(|&at| source[at..].starts_with(|c: char| c.is_ascii_alphabetic()));
    starts.map(|start| {
        let rest = &source[start..];
        let end = rest
            .match_indices('\n')
            .find(|(at, _)| !rest[at + 1..].starts_with([' ', '}']))
            .map_or(rest.len(), |(at, _)| at + 1);
        let id = rest.split([' ', '=']).next().unwrap_or_default();
        (id, &rest[..end])
    })
}
