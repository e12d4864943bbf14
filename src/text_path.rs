//! Paths in text files: a path that is not Unicode is left out.
//!
//! For fields, as `#[serde(with = "crate::text_path")]`: serde's own way fails, and with it the whole file.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::path::{Path, PathBuf};

/// # Errors
/// Those of the format.
pub fn serialize<S: Serializer>(path: &Option<PathBuf>, serializer: S) -> Result<S::Ok, S::Error> {
    let text = path.as_deref().and_then(Path::to_str);
    text.serialize(serializer)
}

/// # Errors
/// Those of the format.
pub fn deserialize<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<PathBuf>, D::Error> {
    Option::deserialize(deserializer)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize, Deserialize, PartialEq, Debug)]
    struct File {
        #[serde(with = "crate::text_path")]
        path: Option<PathBuf>,
        rest: u32,
    }

    fn kept(path: Option<PathBuf>) -> File {
        let text = ron::to_string(&File { path, rest: 7 }).unwrap();
        ron::from_str(&text).unwrap()
    }

    #[cfg(unix)]
    #[test]
    fn one_that_is_no_text_costs_only_itself() {
        use std::os::unix::ffi::OsStringExt as _;
        let latin = std::ffi::OsString::from_vec(b"/media/citt\xe0.ron".to_vec());
        let read = kept(Some(latin.into()));
        assert_eq!((read.path, read.rest), (None, 7));
    }
}
