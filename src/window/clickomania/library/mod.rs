//! Everything that is opened and saved: home page, tasks, slots, progress, files; and the list of commands.

pub(crate) mod autosave;
pub(crate) mod command_list;
pub(crate) mod files;
pub mod home;
pub mod open_task;
pub(crate) mod slots;
pub mod storage;
