//! **A class, or a contest**: programs of many pupils, read, judged and ranked.
//!
//! [`collect()`] reads files into a [`Class`], [`Judge`] gives a [`Row`] per program as it goes, and [`Report`] adds
//! points, ranks, and groups of programs that are alike. Nothing here prints or knows a window; `reports` writes it all
//! down.
//!
//! If a pupil named a program as the solution of a task, that one counts. Otherwise all are judged and the best
//! counts.

mod alike;
mod collect;
mod input;
mod judging;
mod pupils;
mod report;
mod tasks;

pub use alike::Group;
pub use collect::{MAX_OF_ALL, MAX_OF_ONE, collect};
pub use input::{Input, MAX_FILES, holds_hand_ins, is_archive};
pub use judging::{ClassOptions, Judge, Judged, Row};
pub use pupils::{Class, ContestRecord, Pupil, RosterEntry, Submission, read_roster};
pub use report::{Entry, Report, Standing, lacking_groups, standings};
pub use tasks::{CourseFile, CourseOrigin, Tasks, faulty, rules};
