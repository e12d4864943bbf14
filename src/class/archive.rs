//! Hand-ins in a zip archive: a packed folder or a download from Moodle. Memory is bounded, whatever the archive claims.

use super::input::{LONGEST_PROGRAM, MOST_FILES};
use crate::program_files::{has_program_suffix, is_system_name};
use std::ffi::OsStr;
use std::fs::File;
use std::io::{Read as _, Seek as _, SeekFrom};
use std::path::Path;
use zip::ZipArchive;

/// The most MiB to unpack from one archive.
pub const MOST_UNPACKED: usize = 512;
/// Longest list of files in an archive, in bytes.
const MOST_DIRECTORY: u32 = 16 << 20;
/// The length of the record at the end of an archive without its comment, and of the longest comment, in bytes
/// (APPNOTE.TXT, 4.3.16).
const END: usize = 22;
const LONGEST_COMMENT: usize = 0xffff;

/// An archive and the files in it that may hold programs.
pub struct Archive {
    zip: ZipArchive<File>,
    /// Names and numbers, sorted by name.
    files: Vec<(String, usize)>,
    /// Bytes that may still be unpacked.
    left: u64,
}

/// Why an archive, or a file in it, cannot be read.
#[derive(Debug)]
pub enum ArchiveFault {
    /// It has more files than a class may have.
    TooMany,
    /// It unpacks to more than [`MOST_UNPACKED`].
    TooLarge,
    /// It is damaged, encrypted or packed in an unknown way; a sentence of the zip library.
    Unreadable(String),
}

impl From<zip::result::ZipError> for ArchiveFault {
    fn from(error: zip::result::ZipError) -> ArchiveFault {
        ArchiveFault::Unreadable(error.to_string())
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
        look_at_end(&mut file)?;
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
            zip,
            files,
            left: (MOST_UNPACKED as u64) << 20,
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

/// Refuses an archive with too many files, before the zip library reads their list into memory.
fn look_at_end(file: &mut File) -> Result<(), ArchiveFault> {
    let length = file.seek(SeekFrom::End(0))?;
    let from = length.saturating_sub((END + LONGEST_COMMENT) as u64);
    file.seek(SeekFrom::Start(from))?;
    let mut end = Vec::new();
    file.take((END + LONGEST_COMMENT) as u64)
        .read_to_end(&mut end)?;
    file.seek(SeekFrom::Start(0))?;
    let mut records = end
        .windows(END)
        .filter(|record| record.starts_with(b"PK\x05\x06"));
    let too_many = records.any(|record| {
        let files = u16::from_le_bytes([record[10], record[11]]);
        let bytes = u32::from_le_bytes([record[12], record[13], record[14], record[15]]);
        usize::from(files) > MOST_FILES || bytes > MOST_DIRECTORY
    });
    match too_many {
        true => Err(ArchiveFault::TooMany),
        false => Ok(()),
    }
}
