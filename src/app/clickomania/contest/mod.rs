//! Contests: what a teacher sets, and handing in.
//!
//! In contest mode there are the slots, the cost and the run, and nothing that helps: what cannot be done
//! then says [`crate::app::clickomania::command::withheld`]. What cannot be prevented is noted, see [`watch`]. What was
//! done is handed in as one file, see [`handed`].

pub mod bar;
pub mod dialogs;
mod hand_in;
pub mod handed;
pub mod page;
mod teacher;
pub mod watch;
