//! Links, pipes, folders and paths that people typed.

use super::Folder;
use crate::store::*;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

fn is_ron(path: &Path) -> bool {
    path.extension()
        .is_some_and(|extension| extension.eq_ignore_ascii_case("ron"))
}

fn file_names(paths: &[PathBuf]) -> Vec<&str> {
    paths
        .iter()
        .map(|path| path.file_name().unwrap().to_str().unwrap())
        .collect()
}

#[test]
fn a_listing_is_sorted_without_regard_to_case() {
    let folder = Folder::new();
    for name in ["b", "A", "C.ron", ".git"] {
        fs::create_dir(folder.file(name)).unwrap();
    }
    for name in ["z.ron", "Y.RON", "x.ron", ".hidden.ron", "ron", "a.txt"] {
        fs::write(folder.file(name), "").unwrap();
    }
    let listing = list(&folder.0, is_ron).unwrap();
    assert_eq!(file_names(&listing.folders), ["A", "b", "C.ron"]);
    assert_eq!(file_names(&listing.files), ["x.ron", "Y.RON", "z.ron"]);
    let error = list(&folder.file("none"), is_ron).unwrap_err();
    assert_eq!(error.tried, Tried::List);
}

#[test]
fn a_typed_path_starts_at_home_or_where_one_is() {
    let base = Path::new("/base");
    let home = directories::BaseDirs::new().unwrap().home_dir().to_owned();
    assert_eq!(expand("~", base), home);
    assert_eq!(expand("~/", base), home);
    assert_eq!(expand(" ~/a/b.ron ", base), home.join("a/b.ron"));
    assert_eq!(expand("~//etc", base), home.join("etc"));
    assert_eq!(expand("~a", base), base.join("~a"));
    assert_eq!(expand("a~/b", base), base.join("a~/b"));
    assert_eq!(expand("", base), base);
    assert_eq!(expand("../a", base), base.join("../a"));
    assert_eq!(expand("/a.ron", base), Path::new("/a.ron"));
}

#[cfg(unix)]
mod unix {
    use super::*;
    use std::os::unix::fs::{PermissionsExt as _, symlink};

    fn pipe(path: &Path) {
        let made = std::process::Command::new("mkfifo").arg(path).status();
        assert!(made.unwrap().success());
    }

    #[test]
    fn a_link_stays_and_its_file_is_written() {
        let folder = Folder::new();
        let inside = |name: &str| folder.file(name);
        fs::create_dir(inside("deep")).unwrap();
        fs::write(inside("deep/file"), "old").unwrap();
        symlink("deep/link", inside("link")).unwrap();
        symlink("file", inside("deep/link")).unwrap();
        write_whole(&inside("link"), b"new").unwrap();
        assert_eq!(fs::read(inside("deep/file")).unwrap(), b"new");
        // Its target need not exist.
        fs::remove_file(inside("deep/file")).unwrap();
        write_whole(&inside("link"), b"again").unwrap();
        assert_eq!(fs::read(inside("deep/file")).unwrap(), b"again");
        for link in ["link", "deep/link"] {
            assert!(fs::symlink_metadata(inside(link)).unwrap().is_symlink());
        }
        let left = fs::read_dir(inside("deep")).unwrap().count();
        assert_eq!(left, 2, "no temporary file stays");
    }

    #[test]
    fn links_in_a_circle_are_an_error() {
        let folder = Folder::new();
        let link = folder.file("a");
        symlink("b", &link).unwrap();
        symlink("a", folder.file("b")).unwrap();
        assert!(write_whole(&link, b"new").is_err());
        assert!(open_program(&link).is_err());
        assert_eq!(fs::read_link(&link).unwrap(), Path::new("b"));
        assert_eq!(fs::read_dir(&folder.0).unwrap().count(), 2);
    }

    #[test]
    fn permissions_stay() {
        let folder = Folder::new();
        let path = folder.file("file");
        let mode = || fs::metadata(&path).unwrap().permissions().mode() & 0o777;
        for wanted in [0o600, 0o664] {
            fs::write(&path, "old").unwrap();
            fs::set_permissions(&path, fs::Permissions::from_mode(wanted)).unwrap();
            write_whole(&path, b"new").unwrap();
            assert_eq!(mode(), wanted);
        }
        fs::set_permissions(&path, fs::Permissions::from_mode(0o444)).unwrap();
        let refused = write_whole(&path, b"newer").unwrap_err();
        assert_eq!(refused.kind(), ErrorKind::PermissionDenied);
        assert_eq!(fs::read(&path).unwrap(), b"new");
    }

    #[test]
    fn a_pipe_is_refused_and_not_waited_for() {
        let folder = Folder::new();
        let path = folder.file("slot-1.ron");
        pipe(&path);
        pipe(&folder.file(".clickomania-1-1.tmp"));
        crate::atomic_file::clean_up(&folder.0);
        let refused = open_program(&path).unwrap_err();
        assert!(matches!(
            refused.cause,
            Cause::Io {
                kind: ErrorKind::InvalidInput,
                ..
            }
        ));
        let refused = write_whole(&path, b"new").unwrap_err();
        assert_eq!(refused.kind(), ErrorKind::InvalidInput);
        assert!(list(&folder.0, is_ron).unwrap().files.is_empty());
    }

    #[test]
    fn links_are_listed_as_what_they_mean() {
        let folder = Folder::new();
        let inside = |name: &str| folder.file(name);
        fs::create_dir(inside("folder")).unwrap();
        fs::write(inside("file.ron"), "").unwrap();
        symlink("folder", inside("g")).unwrap();
        symlink("file.ron", inside("h.ron")).unwrap();
        symlink("nothing", inside("i.ron")).unwrap();
        let listing = list(&folder.0, is_ron).unwrap();
        assert_eq!(file_names(&listing.folders), ["folder", "g"]);
        assert_eq!(file_names(&listing.files), ["file.ron", "h.ron"]);
    }
}
