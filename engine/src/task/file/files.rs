//! Access to the files that a task or course names. Only `.ron` files in the folder of the document, or deeper, and
//! embedded ones can be read.

use super::error::{PathFault, Stop, TaskFileError, TaskFileErrorKind};
use crate::bundled;
use crate::language::Program;
use crate::language::file::{self, FileError, MAX_BYTES, quote};
use std::cell::Cell;

/// The maximum number of files that a course and its tasks may name in all.
pub const MAX_FILES: usize = 10_000;

/// Reads the text of a file. The argument is a path relative to the folder of the document, with `/` between folders
/// and without `..`; only symbolic links could still lead out of that folder.
pub type ReadText<'f> = dyn Fn(&str) -> Result<String, PathFault> + 'f;

/// Reads the files that a document names, and limits their number and total size.
pub(super) struct ReferencedFiles<'f> {
    files: &'f ReadText<'f>,
    /// Bytes read so far.
    bytes: Cell<usize>,
    /// Files read so far.
    count: Cell<usize>,
}

impl<'f> ReferencedFiles<'f> {
    pub fn new(files: &'f ReadText<'f>) -> ReferencedFiles<'f> {
        ReferencedFiles {
            files,
            bytes: Cell::new(0),
            count: Cell::new(0),
        }
    }

    /// Reads the file that is named at byte `at` of a file in `folder`. Gives its path and its text.
    pub fn text(&self, at: usize, folder: &str, named: &str) -> Result<(String, String), Stop> {
        let refused = |fault| {
            let path = quote(named);
            Stop::new(at, TaskFileErrorKind::Path { path, fault })
        };
        let embedded = |path: &str| path.strip_prefix("programs/").and_then(bundled::text);
        let (path, text) = match embedded(named) {
            // `programs/…` means the embedded file in every folder.
            Some(text) => (named.to_owned(), text.to_owned()),
            None => {
                let path = resolve(folder, named).map_err(refused)?;
                let text = match embedded(&path) {
                    Some(text) => text.to_owned(),
                    None => (self.files)(&path).map_err(refused)?,
                };
                (path, text)
            }
        };
        self.bytes.set(self.bytes.get().saturating_add(text.len()));
        self.count.set(self.count.get() + 1);
        if self.bytes.get() > MAX_BYTES || self.count.get() > MAX_FILES {
            return Err(Stop::new(at, TaskFileErrorKind::TooMuch));
        }
        Ok((path, text))
    }

    /// Reads a program as [`Self::text`] reads its file.
    pub fn program(&self, at: usize, folder: &str, named: &str) -> Result<Program, Stop> {
        let (path, text) = self.text(at, folder, named)?;
        file::read(&text).map_err(|FileError { line, column, kind }| {
            Stop::There(Box::new(TaskFileError {
                file: Some(path),
                line,
                column,
                kind: TaskFileErrorKind::Program(kind),
            }))
        })
    }
}

/// Resolves a path named in a file of `folder`. Both `folder` and the result are relative to the folder of the
/// document, with `/` between folders and without `..`.
///
/// # Errors
/// [`PathFault::NotAPath`] if it is not a relative path of a `.ron` file, [`PathFault::Outside`] if it leaves the
/// folder of the document.
pub(super) fn resolve(folder: &str, path: &str) -> Result<String, PathFault> {
    let is_forbidden = |c: char| c.is_control() || "\\:*?\"<>|".contains(c);
    let is_ron = path.len() > 4
        && path.is_char_boundary(path.len() - 4)
        && path[path.len() - 4..].eq_ignore_ascii_case(".ron");
    if path.starts_with('/') || path.contains(is_forbidden) || !is_ron || path.len() > 1_000 {
        return Err(PathFault::NotAPath);
    }
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop().ok_or(PathFault::Outside)?;
            }
            part => parts.push(part),
        }
    }
    Ok(parts.join("/"))
}

/// The folder of a path from [`resolve`].
pub(super) fn folder(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(folder, _)| folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_path_leads_out_of_the_folder() {
        use PathFault::{NotAPath, Outside};
        for (from, path, expected) in [
            ("", "a.ron", Ok("a.ron")),
            ("", "a/./b//c.RON", Ok("a/b/c.RON")),
            (
                "programs/tasks",
                "../simplified/costo-2.ron",
                Ok("programs/simplified/costo-2.ron"),
            ),
            ("corso", "x/../y.ron", Ok("corso/y.ron")),
            ("", "../a.ron", Err(Outside)),
            ("corso", "../../a.ron", Err(Outside)),
            ("", "x/../../corso/a.ron", Err(Outside)),
            ("", "/etc/a.ron", Err(NotAPath)),
            ("", "/etc/passwd", Err(NotAPath)),
            ("", "C:/a.ron", Err(NotAPath)),
            ("", "..\\a.ron", Err(NotAPath)),
            ("", "\\\\server\\a.ron", Err(NotAPath)),
            ("", "a.txt", Err(NotAPath)),
            ("", ".ron", Err(NotAPath)),
            ("", "", Err(NotAPath)),
            ("", "a\0.ron", Err(NotAPath)),
            ("", "è.ron", Ok("è.ron")),
        ] {
            let expected = expected.map(str::to_owned);
            assert_eq!(resolve(from, path), expected, "{from} {path}");
        }
        assert_eq!(folder("a/b/c.ron"), "a/b");
        assert_eq!(folder("c.ron"), "");
    }
}
