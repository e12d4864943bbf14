//! Values in a file with a checksum.

use super::{MOST_BYTES, bounded};
use crate::seal::seal;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::io::{self, ErrorKind};
use std::path::Path;

/// What is written.
const FORMAT: u32 = 1;

/// Why a file is not read that is there.
#[derive(Debug)]
pub enum SealFault {
    /// A newer version wrote it; what it says, as far as this one understands where that stands.
    Newer(String),
    /// The system does not give it.
    Io(io::Error),
    /// It is damaged, was edited, or is no ordinary file.
    Damaged,
}

/// The file: the value as text, and its checksum.
#[derive(Serialize, Deserialize)]
struct Sealed {
    format: u32,
    seal: String,
    state: String,
}

/// The file.
///
/// # Errors
/// [`ErrorKind::InvalidData`]: the value cannot be written, and nothing may be written over what is there.
pub fn sealed(value: &impl Serialize) -> io::Result<String> {
    let invalid = |error| io::Error::new(ErrorKind::InvalidData, error);
    let state = ron::to_string(value).map_err(invalid)?;
    let sealed = Sealed {
        format: FORMAT,
        seal: seal(&state),
        state,
    };
    let config = ron::ser::PrettyConfig::new().escape_strings(false);
    let text = ron::ser::to_string_pretty(&sealed, config).map_err(invalid)?;
    Ok(format!("{text}\n"))
}

/// The value of a file; `None` if there is no such file.
///
/// # Errors
/// Why it is not read.
pub fn read_sealed<T: DeserializeOwned>(path: &Path) -> Result<Option<T>, SealFault> {
    match bounded(path, MOST_BYTES) {
        Ok(bytes) => unsealed(&bytes).map(Some),
        Err(error) => match error.kind() {
            ErrorKind::NotFound => Ok(None),
            ErrorKind::InvalidInput => Err(SealFault::Damaged),
            _ => Err(SealFault::Io(error)),
        },
    }
}

/// The value of what stands in a file.
///
/// # Errors
/// Why it is not read.
pub fn unsealed<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, SealFault> {
    /// What all formats have.
    #[derive(Deserialize)]
    struct Head {
        format: u32,
    }
    let Ok(sealed) = ron::de::from_bytes::<Sealed>(bytes) else {
        return Err(match ron::de::from_bytes(bytes) {
            Ok(Head { format }) if format > FORMAT => SealFault::Newer(String::new()),
            _ => SealFault::Damaged,
        });
    };
    if sealed.format > FORMAT {
        return Err(SealFault::Newer(sealed.state));
    }
    if sealed.format != FORMAT || sealed.seal != seal(&sealed.state) {
        return Err(SealFault::Damaged);
    }
    ron::from_str(&sealed.state).map_err(|_| SealFault::Damaged)
}
