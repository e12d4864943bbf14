//! Clickomania's command line and window, on top of the crates `engine` and `games`.

pub mod atomic_file;
#[cfg(feature = "window")]
pub mod background;
pub mod class;
pub mod cli;
pub mod contest;
#[cfg(feature = "window")]
mod date;
mod json;
pub mod program_files;
pub mod reports;
mod seal;
pub mod sentences;
#[cfg(feature = "window")]
pub mod store;
pub mod task_file;
pub mod task_sheet;
#[cfg(feature = "window")]
pub mod teacher;
mod text_path;
#[cfg(feature = "window")]
pub mod window;

#[cfg(test)]
#[path = "../tests/common/folder.rs"]
mod test_folder;
