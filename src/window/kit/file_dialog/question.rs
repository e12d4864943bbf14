//! What is asked about a file, and what is answered.

use std::path::{Path, PathBuf};

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileQuestion {
    /// What stands above the dialog.
    pub title: String,
    /// What it is wanted for.
    pub purpose: DialogPurpose,
    /// What the names of the files end in, without the point. The first is added to a name without.
    pub extensions: &'static [&'static str],
}

/// What a path is wanted for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DialogPurpose {
    /// A file is to be opened.
    Open,
    /// A folder is to be opened.
    OpenFolder,
    /// A file is to be saved; this is the name to begin with.
    Save(String),
}

/// What was answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chosen {
    /// A file or a folder to be opened.
    Open(PathBuf),
    /// Where to save; replacing an existing file has been confirmed.
    Save(PathBuf),
}

impl FileQuestion {
    /// The name that is proposed for a file that is to be saved; else nothing.
    pub fn proposed(&self) -> String {
        match &self.purpose {
            DialogPurpose::Save(name) => name.clone(),
            DialogPurpose::Open | DialogPurpose::OpenFolder => String::new(),
        }
    }

    pub fn chosen(&self, path: PathBuf) -> Chosen {
        match self.purpose {
            DialogPurpose::Save(_) => Chosen::Save(path),
            DialogPurpose::Open | DialogPurpose::OpenFolder => Chosen::Open(path),
        }
    }

    /// The path with the first extension if it has none.
    pub fn with_extension(&self, path: &Path) -> PathBuf {
        match (path.extension(), self.extensions.first()) {
            (None, Some(extension)) => path.with_extension(extension),
            _ => path.to_owned(),
        }
    }

    /// What names of files can end in: *.ron, .svg*.
    pub fn kinds(&self) -> String {
        let kinds: Vec<String> = self.extensions.iter().map(|e| format!(".{e}")).collect();
        kinds.join(", ")
    }

    /// Whether a file is of a wanted sort, by its name.
    pub fn wants(&self, path: &Path) -> bool {
        path.extension().is_some_and(|found| {
            let same = |wanted: &&str| found.eq_ignore_ascii_case(wanted);
            self.extensions.iter().any(same)
        })
    }
}
