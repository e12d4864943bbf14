//! Standard output and standard error.

use super::Fail;
use serde::Serialize;
use std::io::{self, BufWriter, Stdout, Write};

/// Standard output, buffered; what a closed pipe means is decided by the caller.
pub struct Output(BufWriter<Stdout>);

impl Output {
    /// Standard output.
    pub fn new() -> Output {
        Output(BufWriter::with_capacity(1 << 16, io::stdout()))
    }

    /// Writes text as it is.
    ///
    /// # Errors
    /// A closed pipe, or output that cannot be written.
    pub fn text(&mut self, text: &str) -> Result<(), Fail> {
        Ok(self.0.write_all(text.as_bytes())?)
    }

    /// Writes a line.
    ///
    /// # Errors
    /// A closed pipe, or output that cannot be written.
    pub fn line(&mut self, line: &str) -> Result<(), Fail> {
        self.text(line)?;
        self.text("\n")
    }

    /// Writes an object on a line of its own.
    ///
    /// # Errors
    /// A closed pipe, or output that cannot be written.
    pub fn json(&mut self, object: &impl Serialize) -> Result<(), Fail> {
        serde_json::to_writer(&mut self.0, object).map_err(io::Error::from)?;
        self.text("\n")
    }

    /// Hands everything over to whoever reads.
    ///
    /// # Errors
    /// A closed pipe, or output that cannot be written.
    pub fn flush(&mut self) -> Result<(), Fail> {
        Ok(self.0.flush()?)
    }
}

/// Writes a line to standard error. If even that fails there is nobody left to tell.
pub fn complain(line: &str) {
    let _ = writeln!(io::stderr(), "{}", one_line(line));
}

/// The text without line ends and other control characters, which names in a file may hold: they
/// are written as in Rust, `\n`.
pub fn one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for character in text.chars() {
        if character.is_control() {
            line.extend(character.escape_default());
        } else {
            line.push(character);
        }
    }
    line
}

/// A table of words: columns as wide as their widest cell, numbers to the right.
#[derive(Default)]
pub struct Columns {
    rows: Vec<Vec<String>>,
}

impl Columns {
    /// Adds a row.
    pub fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        self.rows.push(cells.into_iter().collect());
    }

    /// The lines of the table.
    pub fn lines(&self) -> Vec<String> {
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
