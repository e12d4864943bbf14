//! Errors of files, and their sentences.

use engine::blockly::BlocklyError;
use engine::diagnostics;
use engine::language::file::{FileError, FileErrorKind, MAX_BYTES};
use engine::picture::PictureError;
use engine::text::Text;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// A failed operation on a file or folder.
#[derive(Clone, PartialEq, Debug)]
pub struct StorageError {
    /// The failed operation.
    pub tried: Tried,
    /// The file or folder.
    pub path: PathBuf,
    /// Why it did not work.
    pub cause: Cause,
    /// The new name of the unusable file, so that nothing is lost.
    pub aside: Option<PathBuf>,
}

/// The failed operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tried {
    /// To create or use the data folder.
    Keep,
    /// To read a file.
    Read,
    /// To write a file.
    Write,
    /// To remove a file.
    Remove,
    /// To rename a file that is not usable.
    SetAside,
    /// To list a folder.
    List,
}

/// The fate of a damaged file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Damaged {
    /// Its value starts from the default.
    BegunAnew,
    /// The window wrote its own value in its place.
    Replaced,
    /// It stays where it is, and what it locks stays locked.
    Closed,
}

/// Why it did not work.
#[derive(Clone, PartialEq, Debug)]
pub enum Cause {
    /// The system refused.
    Io {
        /// The system's kind of error.
        kind: ErrorKind,
        /// The system's message, for kinds that we have no words for.
        message: String,
    },
    /// The file holds no program that we can read.
    Program(Box<FileError>),
    /// There is no picture, or no program in it.
    Picture(PictureError),
    /// The file holds no Blockly workspace, or more than a program can.
    Blockly(BlocklyError),
    /// The suffix of a picture file is unknown.
    PictureName,
    /// The name of the file does not end like that of a film.
    FilmName,
    /// The file holds no saved value.
    Record {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// Its fate.
        damaged: Damaged,
    },
    /// The checksum does not fit the contents.
    Sealed,
    /// A newer version of this program wrote the file.
    Newer,
    /// Longer than [`MAX_BYTES`]: it could not be read again.
    TooLarge,
    /// Another window wrote the slot since this one last looked.
    ChangedElsewhere,
    /// There is no slot of this number.
    NoSuchSlot(usize),
    /// This window runs without a folder.
    Nowhere,
}

impl StorageError {
    pub fn new(tried: Tried, path: &Path, cause: impl Into<Cause>) -> StorageError {
        StorageError {
            tried,
            path: path.to_owned(),
            cause: cause.into(),
            aside: None,
        }
    }

    /// The error for a program in the data folder, which nobody wrote by hand: a damaged value.
    pub fn of_kept_program(self, damaged: Damaged) -> StorageError {
        let cause = match self.cause {
            Cause::Program(error) => Cause::Record {
                line: error.line,
                column: error.column,
                damaged,
            },
            cause => cause,
        };
        StorageError { cause, ..self }
    }

    /// The error for a file that was damaged while the window ran: the window still has the value in memory.
    pub fn replaced(self) -> StorageError {
        let told = self.of_kept_program(Damaged::Replaced);
        let cause = match told.cause {
            Cause::Record { line, column, .. } => Cause::Record {
                line,
                column,
                damaged: Damaged::Replaced,
            },
            cause => cause,
        };
        StorageError { cause, ..told }
    }

    /// The disk did not answer in time.
    pub fn too_slow(path: &Path) -> StorageError {
        StorageError::new(Tried::Write, path, io::Error::from(ErrorKind::TimedOut))
    }

    /// True if the disk did not answer in time.
    pub fn is_slow(&self) -> bool {
        let kind = ErrorKind::TimedOut;
        matches!(&self.cause, Cause::Io { kind: found, .. } if *found == kind)
    }

    /// True if the file is damaged or no regular file: reading it again would not help.
    pub fn is_damage(&self) -> bool {
        match &self.cause {
            Cause::Io { kind, .. } => {
                matches!(kind, ErrorKind::IsADirectory | ErrorKind::InvalidInput)
            }
            Cause::Program(error) => !matches!(error.kind, FileErrorKind::FromTheFuture { .. }),
            Cause::Record { .. } | Cause::Sealed => true,
            Cause::Picture(_)
            | Cause::Blockly(_)
            | Cause::PictureName
            | Cause::FilmName
            | Cause::Newer
            | Cause::TooLarge
            | Cause::ChangedElsewhere
            | Cause::NoSuchSlot(_)
            | Cause::Nowhere => false,
        }
    }

    /// The sentence for people: what failed, where, why, and what to do.
    pub fn sentence(&self, text: &Text) -> String {
        let path = self.path.to_string_lossy();
        let why = self.cause.sentence(text);
        let sentence = match self.tried {
            _ if self.cause == Cause::Nowhere => why,
            Tried::Keep => text.msg_storage_keep(path, why),
            Tried::Read => text.msg_storage_read(path, why),
            Tried::Write => text.msg_storage_write(path, why),
            Tried::Remove => text.msg_storage_remove(path, why),
            Tried::SetAside => text.msg_storage_set_aside(path, why),
            Tried::List => text.msg_storage_list(path, why),
        };
        match &self.aside {
            Some(aside) => text.msg_storage_is_now(sentence, aside.to_string_lossy()),
            None => sentence,
        }
    }
}

impl Cause {
    fn sentence(&self, text: &Text) -> String {
        match self {
            Cause::Io { kind, message } => match kind {
                ErrorKind::NotFound => text.msg_storage_not_found(),
                ErrorKind::PermissionDenied => text.msg_storage_permission(),
                ErrorKind::StorageFull | ErrorKind::QuotaExceeded => text.msg_storage_full(),
                ErrorKind::ReadOnlyFilesystem => text.msg_storage_read_only(),
                ErrorKind::IsADirectory => text.msg_storage_is_folder(),
                ErrorKind::NotADirectory | ErrorKind::AlreadyExists => {
                    text.msg_storage_not_a_folder()
                }
                ErrorKind::InvalidInput => text.msg_storage_not_a_file(),
                ErrorKind::InvalidFilename => text.msg_storage_bad_name(),
                ErrorKind::TimedOut => text.msg_storage_slow(),
                ErrorKind::WouldBlock => text.msg_storage_locked(),
                ErrorKind::ResourceBusy => text.msg_storage_busy(),
                _ => text.msg_storage_other(message),
            },
            Cause::Program(error) if error.kind == FileErrorKind::TooLarge => {
                diagnostics::file_error(text, &error.kind)
            }
            Cause::Program(error) => {
                let why = diagnostics::file_error(text, &error.kind);
                text.msg_storage_at(error.line.to_string(), error.column.to_string(), why)
            }
            Cause::Picture(error) => diagnostics::picture_error(text, error),
            Cause::Blockly(error) => {
                let why = diagnostics::blockly_error(text, error);
                match error.place() {
                    Some((line, column)) => {
                        text.msg_storage_at(line.to_string(), column.to_string(), why)
                    }
                    None => why,
                }
            }
            Cause::PictureName => text.msg_picture_refused_name(),
            Cause::FilmName => text.msg_film_refused_name(),
            Cause::Record {
                line,
                column,
                damaged,
            } => {
                let why = match damaged {
                    Damaged::BegunAnew => text.msg_storage_record(),
                    Damaged::Replaced => text.msg_storage_record_replaced(),
                    Damaged::Closed => text.msg_storage_record_closed(),
                };
                text.msg_storage_at(line.to_string(), column.to_string(), why)
            }
            Cause::Sealed => text.msg_storage_sealed(),
            Cause::Newer => text.msg_storage_newer(),
            Cause::TooLarge => text.msg_storage_too_large(MAX_BYTES >> 20),
            Cause::ChangedElsewhere => text.msg_storage_changed_elsewhere(),
            Cause::NoSuchSlot(number) => text.msg_storage_no_such_slot(*number),
            Cause::Nowhere => text.msg_storage_nowhere(),
        }
    }
}

impl From<io::Error> for Cause {
    fn from(error: io::Error) -> Cause {
        Cause::Io {
            kind: error.kind(),
            message: error.to_string(),
        }
    }
}

impl From<FileError> for Cause {
    fn from(error: FileError) -> Cause {
        Cause::Program(Box::new(error))
    }
}
