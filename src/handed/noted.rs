//! What a contest notes and hands in with the programs.

use serde::{Deserialize, Serialize};

/// A slot was written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Saving {
    pub at: String,
    #[serde(default)]
    pub task: Option<String>,
    /// The number of the slot, from 1.
    pub slot: usize,
}

/// Blocks came in from outside the contest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Brought {
    pub at: String,
    pub how: Origin,
    #[serde(default)]
    pub task: Option<String>,
    /// How many blocks.
    pub blocks: usize,
}

/// The way by which something came in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Origin {
    File,
    Clipboard,
    /// A picture with a program inside.
    Picture,
    /// A file that was given when the contest was started.
    Start,
    /// Something that was handed in.
    HandIn,
}

/// A sign that more was done than the contest allows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename = "Sign")]
pub struct HandedSign {
    pub at: String,
    pub what: SignKind,
}

/// What was seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum SignKind {
    /// The window was closed, or stopped, and opened again.
    Restarted,
    /// It was closed for a number of seconds.
    ClosedFor(u64),
    /// The clock of the computer was set back by a number of seconds.
    ClockSetBack(u64),
    /// The clock of the computer was set forward by a number of seconds.
    ClockSetForward(u64),
    /// What the window notes about the contest was changed outside it.
    StateChanged,
    /// A slot was changed outside the window.
    SlotChanged,
    /// The file of the contest was changed while it ran.
    TasksChanged,
    /// A second window was open.
    SecondWindow,
    /// This subcommand was used on the same computer.
    CommandLine(String),
    /// How many times the same contest was begun on this computer before, by others or by the same person.
    BegunBefore(u64),
    /// A window that was in no contest was open on the same computer.
    WindowOutside,
    /// What was handed in was changed after that.
    HandInChanged,
    /// It was begun when hardly anybody else of the class began. This and what follows is found where all hand-ins are
    /// read, and never stands in a file.
    BegunApart,
    /// It was begun with other tasks, or another time, than the contest's file has.
    OtherTasks,
    /// This file has the same beginning, under another name: a folder was copied.
    BegunOnce(String),
    /// It is not of the contest that others handed in.
    OtherContest,
}

impl SignKind {
    /// Its word for scripts.
    pub fn id(&self) -> &'static str {
        match self {
            SignKind::Restarted => "restarted",
            SignKind::ClosedFor(_) => "closed_for",
            SignKind::ClockSetBack(_) => "clock_set_back",
            SignKind::ClockSetForward(_) => "clock_set_forward",
            SignKind::StateChanged => "state_changed",
            SignKind::SlotChanged => "slot_changed",
            SignKind::TasksChanged => "tasks_changed",
            SignKind::SecondWindow => "second_window",
            SignKind::CommandLine(_) => "command_line",
            SignKind::BegunBefore(_) => "begun_before",
            SignKind::WindowOutside => "window_outside",
            SignKind::HandInChanged => "hand_in_changed",
            SignKind::BegunApart => "begun_apart",
            SignKind::OtherTasks => "other_tasks",
            SignKind::BegunOnce(_) => "begun_once",
            SignKind::OtherContest => "other_contest",
        }
    }

    /// The seconds that it tells of.
    pub fn seconds(&self) -> Option<u64> {
        match self {
            SignKind::ClosedFor(seconds)
            | SignKind::ClockSetBack(seconds)
            | SignKind::ClockSetForward(seconds) => Some(*seconds),
            SignKind::Restarted
            | SignKind::StateChanged
            | SignKind::SlotChanged
            | SignKind::TasksChanged
            | SignKind::SecondWindow
            | SignKind::CommandLine(_)
            | SignKind::BegunBefore(_)
            | SignKind::WindowOutside
            | SignKind::HandInChanged
            | SignKind::BegunApart
            | SignKind::OtherTasks
            | SignKind::BegunOnce(_)
            | SignKind::OtherContest => None,
        }
    }
}

impl Origin {
    /// Its word for scripts, and for the tables of messages.
    pub fn id(self) -> &'static str {
        match self {
            Origin::File => "file",
            Origin::Clipboard => "clipboard",
            Origin::Picture => "picture",
            Origin::Start => "start",
            Origin::HandIn => "hand-in",
        }
    }
}
