//! Reads a task or a course from a file, with the files that it names: those in its folder and deeper,
//! also when links lead out of it, and no others.

use engine::bundled;
use engine::diagnostics::task_file_error;
use engine::language::file::MAX_BYTES;
use engine::task::file::{
    PathFault, TaskFileError, TaskOrCourse, TaskPlaces, read_with_places, utf8,
};
use engine::text::Text;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read as _};
use std::path::{Path, PathBuf};

/// A task or a course, with the places of the parts of each of its tasks.
pub type PlacedTasks = (TaskOrCourse, Vec<TaskPlaces>);

/// Reads a file. `path` is where the bytes come from: files that it names are looked for beside
/// it, and if it is embedded (`programs/tasks/strisce.ron`) among what is embedded. Without it no file is read.
///
/// # Errors
/// The first thing that is wrong, with its place.
pub fn read(bytes: &[u8], path: Option<&Path>) -> Result<PlacedTasks, TaskFileError> {
    let text = utf8(bytes)?;
    let nothing = |_: &str| Err(PathFault::NotFound);
    let Some(path) = path else {
        return read_with_places(text, "", &nothing);
    };
    if !path.exists()
        && let Some(path) = path.to_str().map(|path| path.replace('\\', "/"))
        && let Some(place) = path.strip_prefix("programs/")
        && bundled::text(place).is_some()
    {
        let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
        return read_with_places(text, folder, &nothing);
    }
    let folder = folder(path);
    read_with_places(text, "", &|file| beside(&folder, file))
}

fn folder(path: &Path) -> PathBuf {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder.to_owned(),
        _ => PathBuf::from("."),
    }
}

/// The text of a file in a folder or deeper.
fn beside(folder: &Path, file: &str) -> Result<String, PathFault> {
    let fault = |error: io::Error| match error.kind() {
        ErrorKind::NotFound => PathFault::NotFound,
        _ => PathFault::Unreadable(error.to_string()),
    };
    // As links lead; on the way nothing but names was resolved.
    let folder = fs::canonicalize(folder).map_err(fault)?;
    let path = fs::canonicalize(folder.join(file)).map_err(fault)?;
    if !path.starts_with(&folder) {
        return Err(PathFault::Outside);
    }
    // Pipes and devices would never end.
    if !path.is_file() {
        return Err(PathFault::NotFound);
    }
    let mut bytes = Vec::new();
    let file = File::open(&path).map_err(fault)?;
    file.take(MAX_BYTES as u64 + 1)
        .read_to_end(&mut bytes)
        .map_err(fault)?;
    if bytes.len() > MAX_BYTES {
        return Err(PathFault::TooLarge);
    }
    String::from_utf8(bytes).map_err(|_| PathFault::NotUtf8)
}

/// The sentence for an error, with file and place: `corso/uno.ron:3:7: …`. `name` is the file that was read.
pub fn sentence(text: &Text, name: &str, error: &TaskFileError) -> String {
    let why = task_file_error(text, &error.kind);
    let file = beside_name(name, error.file.as_deref());
    format!("{file}:{}:{}: {why}", error.line, error.column)
}

/// The path for people of `file`, as named by the file `name`; `name` itself without one.
pub fn beside_name(name: &str, file: Option<&str>) -> String {
    match file {
        None => name.to_owned(),
        Some(file) if file.starts_with("programs/") => file.to_owned(),
        Some(file) => {
            let folder = Path::new(name).parent().unwrap_or(Path::new(""));
            folder.join(file).to_string_lossy().into_owned()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_folder::Folder;

    const PROGRAM: &str = "Program(format: 1, name: \"\")";

    fn task(solution: &str) -> String {
        format!("Task(format: 1, id: \"a\", title: {{}}, solutions: [File(\"{solution}\")])")
    }

    fn fault(path: &Path, text: &str) -> Option<PathFault> {
        use engine::task::file::TaskFileErrorKind;
        match read(text.as_bytes(), Some(path)) {
            Ok(_) => None,
            Err(TaskFileError {
                kind: TaskFileErrorKind::Path { fault, .. },
                ..
            }) => Some(fault),
            Err(error) => panic!("{error:?}"),
        }
    }

    #[test]
    fn only_files_of_the_folder_are_read() {
        let folder = Folder::new();
        let inside = folder.0.join("corso");
        fs::create_dir_all(inside.join("sotto")).unwrap();
        fs::write(folder.0.join("fuori.ron"), PROGRAM).unwrap();
        fs::write(inside.join("dentro.ron"), PROGRAM).unwrap();
        fs::write(inside.join("sotto/uno.ron"), PROGRAM).unwrap();
        let path = inside.join("quesito.ron");
        assert_eq!(fault(&path, &task("dentro.ron")), None);
        assert_eq!(fault(&path, &task("sotto/../sotto/uno.ron")), None);
        assert_eq!(fault(&path, &task("programs/solutions/costo-3.ron")), None);
        assert_eq!(
            fault(&path, &task("../fuori.ron")),
            Some(PathFault::Outside)
        );
        assert_eq!(fault(&path, &task("manca.ron")), Some(PathFault::NotFound));
        assert_eq!(fault(&path, &task("sotto.ron")), Some(PathFault::NotFound));
        fs::create_dir(inside.join("cartella.ron")).unwrap();
        assert_eq!(
            fault(&path, &task("cartella.ron")),
            Some(PathFault::NotFound)
        );
        fs::write(inside.join("latino.ron"), b"Program(name: \"\xe8\")").unwrap();
        assert_eq!(fault(&path, &task("latino.ron")), Some(PathFault::NotUtf8));
    }

    #[cfg(unix)]
    #[test]
    fn links_that_lead_out_of_the_folder_are_not_followed() {
        use std::os::unix::fs::symlink;
        let folder = Folder::new();
        let inside = folder.0.join("corso");
        fs::create_dir(&inside).unwrap();
        fs::write(folder.0.join("fuori.ron"), PROGRAM).unwrap();
        fs::write(inside.join("dentro.ron"), PROGRAM).unwrap();
        symlink("../fuori.ron", inside.join("a.ron")).unwrap();
        symlink("dentro.ron", inside.join("b.ron")).unwrap();
        symlink("..", inside.join("c")).unwrap();
        symlink("/dev/zero", inside.join("d.ron")).unwrap();
        let path = inside.join("quesito.ron");
        assert_eq!(fault(&path, &task("a.ron")), Some(PathFault::Outside));
        assert_eq!(fault(&path, &task("b.ron")), None);
        assert_eq!(fault(&path, &task("c/fuori.ron")), Some(PathFault::Outside));
        assert_eq!(fault(&path, &task("d.ron")), Some(PathFault::Outside));
        // A folder that is itself reached by a link.
        symlink("corso", folder.0.join("link")).unwrap();
        let path = folder.0.join("link/quesito.ron");
        assert_eq!(fault(&path, &task("dentro.ron")), None);
        assert_eq!(fault(&path, &task("a.ron")), Some(PathFault::Outside));
    }
}
