use super::*;
use std::collections::BTreeSet;

fn names(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).unwrap();
    entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect()
}

#[test]
fn a_file_is_made_and_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("file");
    for bytes in [&b"first"[..], b"", b"second"] {
        write_whole(&path, bytes).unwrap();
        assert_eq!(fs::read(&path).unwrap(), bytes);
    }
    assert_eq!(names(folder.path()).len(), 1);
}

#[test]
fn a_failure_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("folder");
    fs::create_dir(&path).unwrap();
    let refused = write_whole(&path, b"new").unwrap_err();
    assert_eq!(refused.kind(), ErrorKind::IsADirectory);
    // The rename itself fails as well, if the folder appears at the last moment.
    let temporary = temporary_file(folder.path()).unwrap();
    assert_eq!(names(folder.path()).len(), 2);
    assert!(temporary.persist(&path).is_err());
    assert_eq!(names(folder.path()).len(), 1);
    let refused = write_whole(&folder.path().join("none/file"), b"new").unwrap_err();
    assert_eq!(refused.kind(), ErrorKind::NotFound);
    assert_eq!(names(folder.path()).len(), 1);
}

/// 10,000 faults, at every call in turn: the old file or the new one, whole, and nothing beside it.
#[test]
fn whatever_fails_there_is_the_old_file_or_the_new_one() {
    let memory = Path::new("/dev/shm");
    let folder = if memory.is_dir() {
        tempfile::tempdir_in(memory)
    } else {
        tempfile::tempdir()
    };
    let folder = folder.unwrap();
    let path = folder.path().join("file");
    let kinds = [
        ErrorKind::StorageFull,
        ErrorKind::ReadOnlyFilesystem,
        ErrorKind::PermissionDenied,
        ErrorKind::TimedOut,
        ErrorKind::Other,
    ];
    let (mut old, mut failed, mut written) = (Vec::new(), 0, 0);
    write_whole(&path, &old).unwrap();
    for number in 0_usize.. {
        let new = vec![(number % 251) as u8; 1 + number * 37 % 9_000];
        faults::fail_after(folder.path(), number % 9, kinds[number % kinds.len()]);
        let result = replace(&path, &new, (number % 2 == 0).then(SystemTime::now));
        let found = fs::read(&path).unwrap();
        match result {
            Ok(_) => assert_eq!(found, new, "{number}"),
            Err(_) => assert!(found == old || found == new, "{number}"),
        }
        failed += usize::from(result.is_err());
        written += usize::from(found == new);
        old = found;
        assert_eq!(names(folder.path()).len(), 1, "{number}");
        if failed == 10_000 {
            break;
        }
    }
    faults::end(folder.path());
    assert!(written > 1_000, "{written}");
}

#[test]
fn only_files_that_nobody_writes_are_cleaned_up() {
    let folder = tempfile::tempdir().unwrap();
    let used = temporary_file(folder.path()).unwrap();
    let (stray, other) = (".clickomania-7-1.tmp", ".clickomania-7-1.ron");
    for name in [stray, other] {
        fs::write(folder.path().join(name), "").unwrap();
    }
    clean_up(folder.path());
    let used = used.path().file_name().unwrap().to_str().unwrap();
    assert_eq!(
        names(folder.path()),
        [used, other].map(str::to_owned).into()
    );
}

#[cfg(unix)]
mod unix {
    use super::*;
    use std::os::unix::fs::{PermissionsExt as _, symlink};

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().permissions().mode() & 0o777
    }

    #[test]
    fn a_link_stays_a_link_to_the_new_content() {
        let folder = tempfile::tempdir().unwrap();
        let [file, link] = ["file", "link"].map(|name| folder.path().join(name));
        fs::write(&file, "old").unwrap();
        symlink("file", &link).unwrap();
        write_whole(&link, b"new").unwrap();
        assert_eq!(fs::read_link(&link).unwrap(), Path::new("file"));
        assert!(fs::symlink_metadata(&file).unwrap().is_file());
        assert_eq!(fs::read(&file).unwrap(), b"new");
    }

    #[test]
    fn an_existing_file_keeps_its_mode_and_a_new_one_has_the_usual_one() {
        let folder = tempfile::tempdir().unwrap();
        let [usual, new, old] = ["usual", "new", "old"].map(|name| folder.path().join(name));
        fs::write(&usual, "").unwrap();
        write_whole(&new, b"new").unwrap();
        assert_eq!(mode(&new), mode(&usual));
        for wanted in [0o600, 0o640, 0o777] {
            fs::write(&old, "old").unwrap();
            fs::set_permissions(&old, Permissions::from_mode(wanted)).unwrap();
            write_whole(&old, b"new").unwrap();
            assert_eq!(
                (mode(&old), fs::read(&old).unwrap()),
                (wanted, b"new".to_vec())
            );
        }
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn even_root_is_told_of_a_folder_that_is_read_only() {
        let refused = write_whole(Path::new("/sys/clickomania"), b"new").unwrap_err();
        let kinds = [ErrorKind::PermissionDenied, ErrorKind::ReadOnlyFilesystem];
        assert!(kinds.contains(&refused.kind()), "{refused}");
        assert!(!refused.to_string().contains("tmp"), "{refused}");
    }
}
