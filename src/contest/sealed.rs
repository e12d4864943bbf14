//! Values in a file with a checksum.

use crate::seal::seal;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::io::{self, ErrorKind};

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
        format: 1,
        seal: seal(&state),
        state,
    };
    let config = ron::ser::PrettyConfig::new().escape_strings(false);
    let text = ron::ser::to_string_pretty(&sealed, config).map_err(invalid)?;
    Ok(format!("{text}\n"))
}

/// Reads the file; `None` if it is damaged or was edited.
pub fn unsealed<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    let sealed: Sealed = ron::de::from_bytes(bytes).ok()?;
    let whole = sealed.format == 1 && sealed.seal == seal(&sealed.state);
    whole.then(|| ron::from_str(&sealed.state).ok())?
}
