//! Values in a file with a checksum.

use crate::seal::seal;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// The file: the value as text, and its checksum.
#[derive(Serialize, Deserialize)]
struct Sealed {
    format: u32,
    seal: String,
    state: String,
}

/// The file.
pub fn sealed(value: &impl Serialize) -> String {
    // Texts, numbers and lists of them are always RON.
    let state = ron::to_string(value).unwrap_or_default();
    let sealed = Sealed {
        format: 1,
        seal: seal(&state),
        state,
    };
    let config = ron::ser::PrettyConfig::new().escape_strings(false);
    let text = ron::ser::to_string_pretty(&sealed, config).unwrap_or_default();
    format!("{text}\n")
}

/// Reads the file; `None` if it is damaged or was edited.
pub fn unsealed<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    let sealed: Sealed = ron::de::from_bytes(bytes).ok()?;
    let whole = sealed.format == 1 && sealed.seal == seal(&sealed.state);
    whole.then(|| ron::from_str(&sealed.state).ok())?
}
