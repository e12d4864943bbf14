//! The known programs, embedded: a leaf that every room may use.

/// Each program of the folder `programs`: its place there (`solutions/costo-3.ron`), and its text.
/// Sorted by place.
pub const PROGRAMS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/programs.rs"));

/// The text of the program at this place.
pub fn program(place: &str) -> Option<&'static str> {
    let index = PROGRAMS
        .binary_search_by_key(&place, |(place, _)| place)
        .ok()?;
    Some(PROGRAMS[index].1)
}
