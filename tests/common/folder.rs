//! A folder for a test.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

/// A folder that goes with the test.
pub struct Folder(pub PathBuf);

impl Folder {
    /// A folder that no other test has.
    pub fn new() -> Folder {
        Folder::within(&std::env::temp_dir())
    }

    /// One in this folder.
    pub fn within(folder: &Path) -> Folder {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("clickomania-test-{}-{number}", std::process::id());
        let path = folder.join(name);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    /// A file in it.
    pub fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Default for Folder {
    fn default() -> Folder {
        Folder::new()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
