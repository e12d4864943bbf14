//! Standard output and standard error.

use super::{CliContext, Fail, progress};
use crate::atomic_file::write_whole;
use crate::json::json_line;
use engine::text::is_plain;
pub use engine::text::one_line;
use serde::Serialize;
use std::fs::File;
use std::io::{self, BufWriter, ErrorKind, IsTerminal as _, Stdout, Write};
use std::path::Path;

/// Standard output, buffered. All methods fail if the pipe is closed or the output cannot be written.
pub struct Output {
    to: BufWriter<Stdout>,
    /// True if it goes into a file: then a terminal shows nothing of it.
    is_file: bool,
}

impl Output {
    pub fn new() -> Output {
        Output {
            to: BufWriter::with_capacity(1 << 16, io::stdout()),
            is_file: goes_into_file(),
        }
    }

    pub fn text(&mut self, text: &str) -> Result<(), Fail> {
        self.bytes(text.as_bytes())
    }

    pub fn bytes(&mut self, bytes: &[u8]) -> Result<(), Fail> {
        self.sign();
        Ok(self.to.write_all(bytes)?)
    }

    /// Writes a line, whatever names are in it: what would end it or move the cursor is escaped.
    pub fn line(&mut self, line: &str) -> Result<(), Fail> {
        if line.chars().all(is_plain) {
            self.text(line)?
        } else {
            self.text(&one_line(line))?
        }
        self.text("\n")
    }

    /// Writes an object on a separate line.
    pub fn json(&mut self, object: &impl Serialize) -> Result<(), Fail> {
        let json = json_line(object).map_err(io::Error::from)?;
        self.line(&json)
    }

    /// Writes a table, each line indented by `indent`.
    pub fn table(&mut self, table: &TextTable, indent: &str) -> Result<(), Fail> {
        for line in table.lines() {
            self.line(&format!("{indent}{line}"))?;
        }
        Ok(())
    }

    pub fn flush(&mut self) -> Result<(), Fail> {
        self.sign();
        Ok(self.to.flush()?)
    }

    fn sign(&self) {
        if !self.is_file {
            progress::sign();
        }
    }
}

fn goes_into_file() -> bool {
    #[cfg(unix)]
    let copy = std::os::fd::AsFd::as_fd(&io::stdout()).try_clone_to_owned();
    #[cfg(windows)]
    let copy = std::os::windows::io::AsHandle::as_handle(&io::stdout()).try_clone_to_owned();
    let metadata = copy.and_then(|copy| File::from(copy).metadata());
    metadata.is_ok_and(|metadata| metadata.is_file())
}

/// True for `-`, which stands for standard output.
pub fn is_standard(path: &Path) -> bool {
    path == Path::new("-")
}

/// Fails if standard output is a terminal, where what is no text would be shown as garbage.
pub fn refuse_terminal(context: &CliContext) -> Result<(), Fail> {
    if io::stdout().is_terminal() {
        let why = context.text.msg_cli_output_terminal();
        return Err(Fail::unusable("--output", why));
    }
    Ok(())
}

/// Writes a file whole or not at all, or to standard output.
///
/// # Errors
/// [`Fail::Unusable`] with a sentence that names the file, or as [`Output`].
pub fn write_file(context: &mut CliContext, path: &Path, bytes: &[u8]) -> Result<(), Fail> {
    if is_standard(path) {
        if std::str::from_utf8(bytes).is_err() {
            refuse_terminal(context)?;
        }
        return context.out.bytes(bytes);
    }
    let text = context.text;
    write_whole(path, bytes).map_err(|error| {
        let why = match error.kind() {
            ErrorKind::PermissionDenied => text.msg_cli_file_write_permission(),
            ErrorKind::NotFound => text.msg_cli_file_folder_missing(),
            ErrorKind::IsADirectory => text.msg_cli_file_is_directory(),
            _ => text.msg_cli_file_unwritable(error.to_string()),
        };
        Fail::unusable(path.display(), why)
    })
}

/// Writes a line to standard error. If that fails there is no way left to report anything.
pub fn print_to_stderr(line: &str) {
    progress::sign();
    let _ = writeln!(io::stderr(), "{}", one_line(line));
}

/// A table: columns as wide as their widest cell, numbers aligned to the right.
#[derive(Default)]
pub struct TextTable {
    rows: Vec<Vec<String>>,
}

impl TextTable {
    /// A table of two columns: keys of JSON, the same in all languages, and values.
    pub fn of_pairs<K: Into<String>>(pairs: impl IntoIterator<Item = (K, String)>) -> TextTable {
        let rows = pairs
            .into_iter()
            .map(|(key, value)| vec![key.into(), value]);
        TextTable {
            rows: rows.collect(),
        }
    }

    pub fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        self.rows.push(cells.into_iter().collect());
    }

    fn lines(&self) -> Vec<String> {
        let count = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let width = |column: usize| {
            let cells = self.rows.iter().filter_map(|row| row.get(column));
            cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..count).map(width).collect();
        let line = |row: &Vec<String>| {
            let cells = row.iter().zip(&widths).map(|(cell, &width)| {
                let number = cell.parse::<f64>().is_ok();
                if number {
                    format!("{cell:>width$}")
                } else {
                    format!("{cell:<width$}")
                }
            });
            cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
        };
        self.rows.iter().map(line).collect()
    }
}
