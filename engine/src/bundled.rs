//! The programs, tasks and courses of the folder `programs`, embedded at build time.
//!
//! A leaf module: depends on nothing, and every module may use it.

/// The known programs: path below `programs/` (`solutions/costo-3.ron`) and text, sorted by path. The programs
/// of tasks are in [`TASK_FILES`].
pub const PROGRAMS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/programs.rs"));

/// All files below `programs/tasks` and `programs/courses` (tasks, courses, and programs for them): path below
/// `programs/` (`tasks/strisce.ron`) and text, sorted by path.
pub const TASK_FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/task_files.rs"));

/// The text of the known program at `path`.
pub fn program(path: &str) -> Option<&'static str> {
    find(PROGRAMS, path)
}

/// The text of the embedded file at `path` below `programs/`, of either list.
pub fn text(path: &str) -> Option<&'static str> {
    find(PROGRAMS, path).or_else(|| find(TASK_FILES, path))
}

fn find(files: &[(&str, &'static str)], path: &str) -> Option<&'static str> {
    let index = files.binary_search_by_key(&path, |(path, _)| path).ok()?;
    Some(files[index].1)
}
