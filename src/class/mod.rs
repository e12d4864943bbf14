//! **A class, or a contest**: what many people handed in, read, judged, with points, ranks, and groups of programs
//! that are alike; as tables and a page.
//!
//! [`collect()`] reads files, [`judge()`] judges what they hold and gives [`Row`]s as they come, [`Report`] adds what
//! only all together have, and [`csv`], [`xlsx`] and [`html`] write it. Nothing here prints or knows a window.
//!
//! Where somebody named a program as the solution of a task, that one counts; where nobody did, as with single programs,
//! all are judged and the best counts.

mod alike;
mod archive;
mod collect;
mod contest_file;
pub mod csv;
pub mod html;
mod input;
mod judging;
mod remarks;
mod report;
mod roster;
mod submission;
mod tasks;
pub mod xlsx;

pub use alike::Group;
pub use archive::is_archive;
pub use collect::{MOST_OF_ALL, MOST_OF_ONE, collect};
pub use contest_file::{CourseFile, CourseOrigin};
pub use input::{Input, MOST_FILES, holds_hand_ins};
pub use judging::{ClassOptions, Judged, Row, judge};
pub use report::{Report, Standing, lacking_groups, standings};
pub use roster::{RosterEntry, read_roster};
pub use submission::{Class, ContestRecord, Pupil, Submission};
pub use tasks::{Tasks, faulty, rules};
