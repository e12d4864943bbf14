//! What is refused.

mod programs;

use crate::store::*;
use crate::test_folder::Folder;
use std::io::ErrorKind;
use std::path::Path;

#[test]
fn what_is_no_file_is_refused() {
    let folder = Folder::new();
    let kind = |path: &Path| match open_program(path).unwrap_err().cause {
        Cause::Io { kind, .. } => kind,
        other => panic!("{other:?}"),
    };
    assert_eq!(kind(&folder.0), ErrorKind::IsADirectory);
    assert_eq!(kind(&folder.file("none.ron")), ErrorKind::NotFound);
    if cfg!(unix) {
        assert_eq!(kind(Path::new("/dev/zero")), ErrorKind::InvalidInput);
    }
}
