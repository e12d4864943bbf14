//! Program files that people open and save, and the folders in which they look for them.

use super::error::{Cause, StorageError, Tried};
use super::origins;
use crate::atomic_file::{Stamp, replace, write_whole};
use engine::blockly::{Leftovers, import, is_workspace};
use engine::language::Program;
use engine::language::cost::Costs;
use engine::language::file::{MAX_BYTES, read_bytes, write};
use engine::picture::film::{FilmFormat, FilmedMove};
use engine::picture::{PictureFormat, program_in, program_picture};
use engine::text::Text;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read as _};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The kind of file that a program was read from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProgramSource {
    /// Its own file, to which it can be saved again.
    File,
    /// A picture with the program inside.
    Picture,
    /// A Blockly workspace, and what of it the program does not hold.
    Blockly(Leftovers),
}

/// Reads a program, from its file, from a picture of it or from a Blockly workspace.
///
/// # Errors
/// Those of the file system, faults in the file, or no regular file: folders, pipes and
/// devices are refused before they are opened. At most [`MAX_BYTES`] are read.
pub fn open_program(path: &Path) -> Result<(Program, ProgramSource), StorageError> {
    let failed = |cause: Cause| StorageError::new(Tried::Read, path, cause);
    let (bytes, _) = read_bounded(path, MAX_BYTES).map_err(|error| failed(error.into()))?;
    if is_workspace(&bytes) {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let import = import(&bytes, &name).map_err(|error| failed(Cause::Blockly(error)))?;
        return Ok((import.program, ProgramSource::Blockly(import.leftovers)));
    }
    let inside = program_in(&bytes).map_err(|error| failed(Cause::Picture(error)))?;
    let (bytes, form) = match &inside {
        Some(inside) => (inside.as_bytes(), ProgramSource::Picture),
        None => (&*bytes, ProgramSource::File),
    };
    let program = read_bytes(bytes).map_err(|error| failed(error.into()))?;
    Ok((program, form))
}

/// Writes a picture of a program, whole or not at all; the suffix of the file chooses the format.
///
/// # Errors
/// Those of the file system, why there is no such picture, or [`Cause::PictureName`].
pub fn save_picture(
    path: &Path,
    program: &Program,
    costs: &Costs,
    text: &Text,
) -> Result<(), StorageError> {
    let failed = |cause: Cause| StorageError::new(Tried::Write, path, cause);
    let format = PictureFormat::of(path).ok_or_else(|| failed(Cause::PictureName))?;
    let bytes = program_picture(program, costs, text, format)
        .map_err(|error| failed(Cause::Picture(error)))?;
    write_whole(path, &bytes).map_err(|error| failed(error.into()))
}

/// Writes a film of a move, whole or not at all; the suffix of the file chooses the format. `None` if `go_on`, which gets
/// the share that is done, returned false.
///
/// # Errors
/// Those of the file system, why there is no film, or [`Cause::FilmName`].
pub fn save_film(
    path: &Path,
    film: &FilmedMove<'_>,
    text: &Text,
    go_on: impl FnMut(f32) -> bool,
) -> Option<Result<(), StorageError>> {
    let failed = |cause: Cause| StorageError::new(Tried::Write, path, cause);
    let Some(format) = FilmFormat::of(path) else {
        return Some(Err(failed(Cause::FilmName)));
    };
    Some(match film.film(format, text, go_on)? {
        Ok(bytes) => write_whole(path, &bytes).map_err(|error| failed(error.into())),
        Err(error) => Err(failed(Cause::Picture(error))),
    })
}

/// Writes a program, whole or not at all (see [`write_whole`](crate::atomic_file::write_whole)).
///
/// # Errors
/// Those of the file system, or [`Cause::TooLarge`] for a program that could not be read again.
pub fn save_program(path: &Path, program: &Program) -> Result<(), StorageError> {
    write_program(path, program, None, ProgramForm::Plain).map(|_| ())
}

/// The bytes of a regular file, at most `most + 1`.
///
/// # Errors
/// As those of [`open_program`].
pub fn read_file(path: &Path, most: usize) -> Result<Vec<u8>, StorageError> {
    match read_bounded(path, most) {
        Ok((bytes, _)) => Ok(bytes),
        Err(error) => Err(StorageError::new(Tried::Read, path, error)),
    }
}

/// Writes a file of any sort, whole or not at all (see [`write_whole`](super::write_whole)).
///
/// # Errors
/// Those of the file system.
pub fn write_file(path: &Path, bytes: &[u8]) -> Result<(), StorageError> {
    replace(path, bytes, None)
        .map(|_| ())
        .map_err(|error| StorageError::new(Tried::Write, path, error))
}

/// The form of program files in a data folder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProgramForm {
    Plain,
    /// With a comment about the blocks that were given, if there are any: see `origins.rs`.
    Kept,
    /// With such a comment in any case: without it all blocks were brought into the contest.
    Contest,
}

impl ProgramForm {
    /// The text of a file with this program.
    pub fn text(self, program: &Program) -> String {
        match self {
            ProgramForm::Kept if !program.origins().is_empty() => origins::program_text(program),
            ProgramForm::Plain | ProgramForm::Kept => write(program),
            ProgramForm::Contest => origins::program_text(program),
        }
    }

    /// Marks the blocks of a program that was read from this text.
    pub fn mark(self, program: &mut Program, text: &str) {
        match self {
            ProgramForm::Plain => {}
            ProgramForm::Kept => origins::mark(program, text, false),
            ProgramForm::Contest => origins::mark(program, text, true),
        }
    }
}

/// Reads a program and the stamp of its file.
pub fn read_program(path: &Path, form: ProgramForm) -> Result<(Program, Stamp), StorageError> {
    let failed = |cause: Cause| StorageError::new(Tried::Read, path, cause);
    let (bytes, stamp) = read_bounded(path, MAX_BYTES).map_err(|error| failed(error.into()))?;
    let mut program = read_bytes(&bytes).map_err(|error| failed(error.into()))?;
    form.mark(&mut program, &String::from_utf8_lossy(&bytes));
    Ok((program, stamp))
}

/// Writes a program, with the given time of modification if there is one.
pub fn write_program(
    path: &Path,
    program: &Program,
    modified: Option<SystemTime>,
    form: ProgramForm,
) -> Result<Stamp, StorageError> {
    let text = form.text(program);
    if text.len() > MAX_BYTES {
        return Err(StorageError::new(Tried::Write, path, Cause::TooLarge));
    }
    replace(path, text.as_bytes(), modified)
        .map_err(|error| StorageError::new(Tried::Write, path, error))
}

/// The bytes of a regular file, at most `most + 1`, and its stamp.
pub fn read_bounded(path: &Path, most: usize) -> io::Result<(Vec<u8>, Stamp)> {
    let metadata = fs::metadata(path)?;
    if metadata.is_dir() {
        return Err(ErrorKind::IsADirectory.into());
    }
    // Even opening a pipe can wait without end.
    if !metadata.is_file() {
        return Err(ErrorKind::InvalidInput.into());
    }
    let file = File::open(path)?;
    // Of what was opened: the name may mean another file by now.
    let stamp = Stamp::of(&file.metadata()?);
    let mut bytes = Vec::new();
    file.take(most as u64 + 1).read_to_end(&mut bytes)?;
    Ok((bytes, stamp))
}

/// The contents of a folder, for choosing a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Listing {
    /// The folders in it, sorted by name without regard to case.
    pub folders: Vec<PathBuf>,
    /// The wanted files in it, sorted likewise.
    pub files: Vec<PathBuf>,
}

/// The folders and the wanted files in a folder; those whose name begins with a point are left out.
///
/// # Errors
/// Those of the file system.
pub fn list(folder: &Path, wanted: impl Fn(&Path) -> bool) -> Result<Listing, StorageError> {
    let failed = |error: io::Error| StorageError::new(Tried::List, folder, error);
    let mut listing = Listing::default();
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        let hidden = path
            .file_name()
            .is_some_and(|name| name.to_string_lossy().starts_with('.'));
        if hidden {
            continue;
        }
        if path.is_dir() {
            listing.folders.push(path);
        } else if wanted(&path) && path.is_file() {
            listing.files.push(path);
        }
    }
    for paths in [&mut listing.folders, &mut listing.files] {
        paths.sort_by_cached_key(|path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            (name.to_lowercase(), path.clone())
        });
    }
    Ok(listing)
}

/// The path that someone typed: `~` is their home, anything else starts from `base`.
pub fn expand(typed: &str, base: &Path) -> PathBuf {
    let typed = typed.trim();
    let home = directories::BaseDirs::new();
    let behind_home = typed.strip_prefix('~').and_then(|rest| {
        let inside = rest.trim_start_matches(std::path::is_separator);
        (rest.is_empty() || rest.len() > inside.len()).then_some(inside)
    });
    match (behind_home, home) {
        (Some(""), Some(home)) => home.home_dir().to_owned(),
        (Some(inside), Some(home)) => home.home_dir().join(inside),
        // Joining nothing would add a separator.
        _ if typed.is_empty() => base.to_owned(),
        _ => base.join(typed),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_folder::Folder;

    fn is_ron(path: &Path) -> bool {
        path.extension()
            .is_some_and(|extension| extension.eq_ignore_ascii_case("ron"))
    }

    fn file_names(paths: &[PathBuf]) -> Vec<&str> {
        let names = paths.iter().map(|path| path.file_name());
        names.map(|name| name.unwrap().to_str().unwrap()).collect()
    }

    fn kind(path: &Path) -> ErrorKind {
        match open_program(path).unwrap_err().cause {
            Cause::Io { kind, .. } => kind,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn what_is_no_file_is_refused() {
        let folder = Folder::new();
        assert_eq!(kind(&folder.0), ErrorKind::IsADirectory);
        assert_eq!(kind(&folder.file("none.ron")), ErrorKind::NotFound);
        if cfg!(unix) {
            assert_eq!(kind(Path::new("/dev/zero")), ErrorKind::InvalidInput);
        }
    }

    #[test]
    fn a_typed_path_starts_at_home_or_where_one_is() {
        let base = Path::new("/base");
        let home = directories::BaseDirs::new().unwrap().home_dir().to_owned();
        for (typed, path) in [
            ("~", home.clone()),
            ("~/", home.clone()),
            (" ~/a/b.ron ", home.join("a/b.ron")),
            ("~//etc", home.join("etc")),
            ("~a", base.join("~a")),
            ("a~/b", base.join("a~/b")),
            ("", base.to_owned()),
            ("../a", base.join("../a")),
            ("/a.ron", PathBuf::from("/a.ron")),
        ] {
            assert_eq!(expand(typed, base), path, "{typed:?}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_listing_is_sorted_without_regard_to_case_and_follows_links() {
        use std::os::unix::fs::symlink;
        let folder = Folder::new();
        for name in ["b", "A", "C.ron", ".git"] {
            fs::create_dir(folder.file(name)).unwrap();
        }
        for name in ["z.ron", "Y.RON", "x.ron", ".hidden.ron", "ron", "a.txt"] {
            fs::write(folder.file(name), "").unwrap();
        }
        for (target, link) in [("b", "g"), ("z.ron", "h.ron"), ("nothing", "i.ron")] {
            symlink(target, folder.file(link)).unwrap();
        }
        let listing = list(&folder.0, is_ron).unwrap();
        assert_eq!(file_names(&listing.folders), ["A", "b", "C.ron", "g"]);
        let files = ["h.ron", "x.ron", "Y.RON", "z.ron"];
        assert_eq!(file_names(&listing.files), files);
        let error = list(&folder.file("none"), is_ron).unwrap_err();
        assert_eq!(error.tried, Tried::List);
    }

    #[cfg(unix)]
    #[test]
    fn a_pipe_is_refused_and_not_waited_for() {
        let folder = Folder::new();
        let path = folder.file("slot-1.ron");
        let temporary = folder.file(".clickomania-1-1.tmp");
        for pipe in [&path, &temporary] {
            let made = std::process::Command::new("mkfifo").arg(pipe).status();
            assert!(made.unwrap().success());
        }
        crate::atomic_file::clean_up(&folder.0);
        assert_eq!(kind(&path), ErrorKind::InvalidInput);
        let refused = write_whole(&path, b"new").unwrap_err();
        assert_eq!(refused.kind(), ErrorKind::InvalidInput);
        assert!(list(&folder.0, is_ron).unwrap().files.is_empty());
    }
}
