//! The files of a class: hand-ins, programs and pictures, also in zip archives (packed folders, downloads from Moodle).
//! Memory is bounded, whatever an archive claims.

use crate::program_files::{files_below, has_program_suffix, holds_program, is_system_name};
use engine::text::Text;
use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, ErrorKind, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};
use zip::ZipArchive;
use zip::result::ZipError;

/// Upper bound on the files of a class.
pub const MAX_FILES: usize = 10_000;
/// Longest program, in MiB of its file.
pub const LONGEST_PROGRAM: usize = 1;

/// A file to read.
#[derive(Clone, Debug)]
pub enum Input {
    /// A regular file: a hand-in, a program, or a picture with a program inside.
    File(PathBuf),
    /// A zip archive of such files.
    Archive(PathBuf),
    /// A name with its contents.
    Bytes(String, Vec<u8>),
    /// A name that cannot be read, and a sentence that says why.
    Nothing(String, String),
}

impl Input {
    /// The files of a path: itself, or the programs in a folder and below, sorted by name. `go_on` is asked
    /// before each file.
    pub fn of(path: &Path, text: &Text, go_on: &dyn Fn() -> bool) -> Vec<Input> {
        let input = |path: PathBuf| {
            if is_archive(&path) {
                Input::Archive(path)
            } else {
                Input::File(path)
            }
        };
        if !path.is_dir() {
            return vec![input(path.to_owned())];
        }
        let nothing = |path: &Path, why: String| {
            let name = path.to_string_lossy().into_owned();
            let why = format!("{name}: {why}");
            Input::Nothing(name, why)
        };
        // One more than the most shows that there are too many.
        let found = files_below(path, holds_hand_ins, go_on).take(MAX_FILES + 1);
        let found = found.map(|found| match found {
            Ok(path) => input(path),
            Err((path, error)) => nothing(&path, text.msg_cli_file_unreadable(error.to_string())),
        });
        let found: Vec<Input> = found.collect();
        if found.is_empty() && go_on() {
            vec![nothing(path, text.msg_cli_folder_without_programs())]
        } else {
            found
        }
    }

    /// The name of the file.
    pub fn name(&self) -> String {
        match self {
            Input::File(path) | Input::Archive(path) => path.to_string_lossy().into_owned(),
            Input::Bytes(name, _) | Input::Nothing(name, _) => name.clone(),
        }
    }
}

/// True for programs, hand-ins, pictures with a program inside, and archives of these; false for tasks and courses.
pub fn holds_hand_ins(path: &Path) -> bool {
    may_hold_programs(path) || holds_program(path)
}

/// The bytes of a regular file; of one that is too long, just enough to notice.
pub fn bytes(path: &Path) -> io::Result<Vec<u8>> {
    let metadata = std::fs::metadata(path)?;
    if metadata.is_dir() {
        return Err(ErrorKind::IsADirectory.into());
    }
    // Pipes and devices would never end.
    if !metadata.is_file() {
        return Err(ErrorKind::InvalidInput.into());
    }
    let mut bytes = Vec::new();
    // A picture is longer than the program inside it.
    let most = (16 * LONGEST_PROGRAM as u64) << 20;
    File::open(path)?.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Upper bound on the MiB unpacked from one archive.
pub const MAX_UNPACKED: usize = 512;
/// Longest list of files in an archive, in bytes.
const MAX_DIRECTORY: u32 = 16 << 20;
/// The length of the record at the end of an archive without its comment, and of the longest comment, in bytes
/// (APPNOTE.TXT, 4.3.16).
const END: usize = 22;
const LONGEST_COMMENT: usize = 0xffff;

/// An archive and the files in it that may hold programs.
pub struct Archive {
    zip: ZipArchive<File>,
    /// Names and numbers, sorted by name.
    files: Vec<(String, usize)>,
    /// How many files another one of the same name hides: the library keeps the last.
    pub hidden: usize,
    /// Bytes that may still be unpacked.
    left: u64,
}

/// Why an archive, or a file in it, cannot be read.
#[derive(Debug)]
pub enum ArchiveFault {
    /// It has more files than a class may have.
    TooMany,
    /// It unpacks to more than [`MAX_UNPACKED`].
    TooLarge,
    /// It is no zip archive, or damaged.
    Damaged,
    /// It needs a password.
    Locked,
    /// It is packed in an unknown way, or the file system refuses; a sentence of the library.
    Unreadable(String),
}

impl From<ZipError> for ArchiveFault {
    fn from(error: ZipError) -> ArchiveFault {
        match error {
            ZipError::InvalidArchive(_) => ArchiveFault::Damaged,
            ZipError::UnsupportedArchive(ZipError::PASSWORD_REQUIRED) => ArchiveFault::Locked,
            _ => ArchiveFault::Unreadable(error.to_string()),
        }
    }
}

impl From<std::io::Error> for ArchiveFault {
    fn from(error: std::io::Error) -> ArchiveFault {
        ArchiveFault::Unreadable(error.to_string())
    }
}

/// True for a file with the suffix of an archive.
pub fn is_archive(path: &Path) -> bool {
    let suffix = path.extension().unwrap_or_default();
    suffix.eq_ignore_ascii_case("zip") && path.is_file()
}

/// True for an archive with files that may hold programs, judging by their names, and for one that cannot be read: its
/// fault must be reported.
pub fn may_hold_programs(path: &Path) -> bool {
    is_archive(path) && Archive::open(path).map_or(true, |archive| !archive.files.is_empty())
}

impl Archive {
    /// Opens an archive and lists the files in it that may hold programs.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn open(path: &Path) -> Result<Archive, ArchiveFault> {
        let mut file = File::open(path)?;
        let count = look_at_end(&mut file)?;
        let zip = ZipArchive::new(file)?;
        let mut files = Vec::new();
        for number in 0..zip.len() {
            let Some(name) = zip.name_for_index(number) else {
                continue;
            };
            let name = name?.replace('\\', "/");
            let folder = name.ends_with('/');
            let system = name.split('/').any(|part| is_system_name(OsStr::new(part)));
            let inner = Path::new(&name);
            if !folder && !system && (has_program_suffix(inner) || is_nested(inner)) {
                files.push((name, number));
            }
        }
        files.sort();
        Ok(Archive {
            hidden: count.saturating_sub(zip.len()),
            zip,
            files,
            left: (MAX_UNPACKED as u64) << 20,
        })
    }

    /// Takes the files that may hold programs, sorted by name, each with its number for [`Archive::read`].
    pub fn take_files(&mut self) -> Vec<(String, usize)> {
        std::mem::take(&mut self.files)
    }

    /// Unpacks a file; of one that is too long, just enough to notice.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn read(&mut self, number: usize) -> Result<Vec<u8>, ArchiveFault> {
        if self.left == 0 {
            return Err(ArchiveFault::TooLarge);
        }
        let most = ((16 * LONGEST_PROGRAM as u64) << 20) + 1;
        let mut bytes = Vec::new();
        let file = self.zip.by_index(number)?;
        file.take(most.min(self.left)).read_to_end(&mut bytes)?;
        self.left -= bytes.len() as u64;
        Ok(bytes)
    }
}

/// True for an archive inside an archive.
pub fn is_nested(name: &Path) -> bool {
    let suffix = name.extension().unwrap_or_default();
    suffix.eq_ignore_ascii_case("zip")
}

/// The number of files in an archive by its last record. Refuses too many, before the zip library reads their list into
/// memory.
fn look_at_end(file: &mut File) -> Result<usize, ArchiveFault> {
    let length = file.seek(SeekFrom::End(0))?;
    let from = length.saturating_sub((END + LONGEST_COMMENT) as u64);
    file.seek(SeekFrom::Start(from))?;
    let mut end = Vec::new();
    file.take((END + LONGEST_COMMENT) as u64)
        .read_to_end(&mut end)?;
    file.seek(SeekFrom::Start(0))?;
    let records = end
        .windows(END)
        .filter(|record| record.starts_with(b"PK\x05\x06"));
    let mut count = 0;
    for record in records {
        count = usize::from(u16::from_le_bytes([record[10], record[11]]));
        let bytes = u32::from_le_bytes([record[12], record[13], record[14], record[15]]);
        if count > MAX_FILES || bytes > MAX_DIRECTORY {
            return Err(ArchiveFault::TooMany);
        }
    }
    Ok(count)
}
