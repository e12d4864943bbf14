//! What ships with the program, embedded: a leaf that every room may use.

/// Each known program of the folder `programs`: its place there (`solutions/costo-3.ron`), and its text.
/// Sorted by place. The programs of tasks are not among them.
pub const PROGRAMS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/programs.rs"));

/// Each file of the folders `programs/tasks` and `programs/courses`, deep: tasks, courses, and programs for
/// them. Its place (`tasks/strisce.ron`), and its text; sorted by place.
pub const TASK_FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/task_files.rs"));

/// The text of the known program at this place.
pub fn program(place: &str) -> Option<&'static str> {
    find(PROGRAMS, place)
}

/// The text of whatever is at this place of the folder `programs`.
pub fn text(place: &str) -> Option<&'static str> {
    find(PROGRAMS, place).or_else(|| find(TASK_FILES, place))
}

fn find(files: &[(&str, &'static str)], place: &str) -> Option<&'static str> {
    let index = files
        .binary_search_by_key(&place, |(place, _)| place)
        .ok()?;
    Some(files[index].1)
}
