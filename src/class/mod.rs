//! **A class, or a contest**: programs of many pupils, read, judged and ranked.
//!
//! [`collect()`] reads files into a [`Class`], [`Judge`] gives a [`Row`] per program as it goes, and [`Report`] adds
//! points, ranks, and groups of programs that are alike. Nothing here prints or knows a window; `reports` writes it all
//! down.
//!
//! Where a pupil named a program as the solution of a task, that one counts. Otherwise all are judged and the best
//! counts.

mod alike;
mod archive;
mod collect;
mod contest_file;
mod input;
mod judging;
mod remarks;
mod report;
mod roster;
mod submission;
mod tasks;

pub use alike::Group;
pub use archive::is_archive;
pub use collect::{MOST_OF_ALL, MOST_OF_ONE, collect};
pub use contest_file::{CourseFile, CourseOrigin};
pub use input::{Input, MOST_FILES, holds_hand_ins};
pub use judging::{ClassOptions, Judge, Judged, Row};
pub use report::{Entry, Report, Standing, lacking_groups, standings};
pub use roster::{RosterEntry, read_roster};
pub use submission::{Class, ContestRecord, Pupil, Submission};
pub use tasks::{Tasks, faulty, rules};
