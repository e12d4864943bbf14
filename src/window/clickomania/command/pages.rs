//! Commands of the other pages: home, the task editor, the comparison, the class.

use crate::window::clickomania::library::storage::TaskKey;
use engine::judge::Effort;
use engine::language::TaskId;
use engine::wall::Cell;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};

/// Commands of the home page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HomeCommand {
    Show,
    /// Returns to the program.
    Leave,
    /// Shows or hides the list of the progress with all tasks.
    ShowProgress,
    /// Forgets the progress with a task.
    Forget(TaskKey),
}

/// Commands of the task editor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WritingCommand {
    /// Begins a new task.
    New,
    /// Changes the task that is open.
    Change,
    /// Returns to the task that is being written.
    GoOn,
    /// Returns to the program; the draft stays until another task is begun.
    Leave,
    /// Checks the task.
    Check,
    /// Saves the task and opens it from its file, to try it.
    Try,
    /// Saves the task to its file, or asks for one.
    Save,
    /// Asks for a file and saves.
    SaveAs,
    SaveFile(PathBuf),
}

/// Commands of the page on which a contest is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MakingCommand {
    /// Shows the contest that is being made, a new one if there is none.
    Show,
    /// Returns to the program; the contest stays until another one is begun.
    Leave,
    New,
    /// Asks for a contest to change.
    AskOpen,
    OpenFile(PathBuf),
    /// Asks for a file whose tasks are added.
    AskTasks,
    AddFile(PathBuf),
    /// Opens the list from which tasks are chosen.
    Choose,
    /// Opens a contest, or adds the tasks of another file.
    Drop(PathBuf),
    /// Saves the contest to its file, or asks for one.
    Save,
    /// Asks for a file and saves.
    SaveAs,
    SaveFile(PathBuf),
    Undo,
    Redo,
}

/// Commands of the comparison.
#[derive(Clone, PartialEq, Debug)]
pub enum ComparisonCommand {
    /// Enters or leaves the comparison.
    Toggle,
    /// Returns from two programs to the table, and from there to the canvas.
    Back,
    /// Sorts by this column; backwards, if the table is sorted by it already.
    Sort(ComparisonColumn),
    /// Chooses a row, or no longer.
    Choose(ProgramOrigin),
    /// Takes a row out of the table.
    Remove(ProgramOrigin),
    /// Puts a removed row back.
    Restore(ProgramOrigin),
    /// Asks for a file to be added.
    AskFile,
    /// Adds a file.
    Add(PathBuf),
    /// Stops or resumes measuring.
    Halt(bool),
    /// Measures by the rules of this embedded task.
    Rules(TaskId),
    /// Puts the two chosen programs side by side.
    SideBySide,
    /// Has both programs make the move of this click.
    Click(Cell),
    /// Steps through that move.
    Go(MoveStep),
    /// Starts over on the same wall.
    BeginAgain,
    /// Another wall.
    OtherWall,
    /// Shows the next difference, or the one before.
    NextDifference {
        /// True for the one before.
        back: bool,
    },
    /// Marks differences on the blocks, or no longer.
    ShowDifferences(bool),
}

/// The main buttons of a move, or of two side by side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveStep {
    /// Pauses or resumes; at the end, starts again.
    Pause,
    /// One step.
    Step,
    /// One step back.
    StepBack,
    /// Before the first step.
    Start,
    /// Behind the last step.
    End,
}

/// The source of a program; each row of the table has another one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProgramOrigin {
    /// The program under construction.
    Canvas,
    /// A slot, from 1.
    Slot(usize),
    /// An example, by its path among the bundled programs.
    Example(&'static str),
    /// A file.
    File(PathBuf),
    /// Handed in by somebody of this name.
    HandedIn(String),
}

/// A column of the table.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug, Default)]
pub enum ComparisonColumn {
    /// The program's name.
    Name,
    /// Its cost.
    #[default]
    Cost,
    /// Number of blocks that run.
    Blocks,
    /// Mean number of steps of a move.
    Mean,
    /// Number of steps of the longest move.
    Worst,
    /// The verdict, the best first.
    Verdict,
}

/// Commands of the page of a class.
#[derive(Clone, PartialEq, Debug)]
pub enum ClassCommand {
    Show,
    /// Returns to the program.
    Leave,
    /// Asks for a file to be added.
    AskFile,
    /// Asks for a folder to be added.
    AskFolder,
    /// Adds hand-ins, programs, folders of them, or the file of the contest.
    Add(Vec<PathBuf>),
    /// Removes everything.
    Empty,
    /// Stops judging; rows that are judged stay.
    Stop,
    /// Judges everything again.
    JudgeAgain,
    /// Sets how thoroughly programs are judged.
    Effort(Effort),
    /// Judges programs that do not count too, or no longer.
    All(bool),
    /// Has each judging try other cases, or no longer.
    OtherCases(bool),
    /// Sorts by this column; backwards, if the table is sorted by it already.
    Sort(ClassColumn),
    /// Shows only these lines.
    Filter(ClassFilter),
    /// Shows the details of a line.
    Look(LineId),
    /// Chooses a pupil, by number in the class, to be put side by side with another one, or no longer.
    Choose(usize),
    /// Opens a copy of the program of a submission.
    OpenProgram(usize),
    /// Puts the programs of two submissions side by side.
    SideBySide(usize, usize),
    /// Asks where to write the table.
    AskExport(ExportFormat),
    /// Writes the table.
    Export(ExportFormat, PathBuf),
}

/// Identity of a line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LineId {
    /// A pupil, by number in the class.
    Pupil(usize),
    /// An unreadable file, by the number of its submission.
    File(usize),
}

/// A column of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ClassColumn {
    #[default]
    Rank,
    Name,
    /// A task, by its place in the table.
    Task(usize),
    Cost,
    Points,
    Alike,
    Remarks,
}

/// The lines that are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ClassFilter {
    #[default]
    All,
    /// Lines with a program that is not accepted, or with something unreadable.
    Wrong,
    /// Lines with a program that is like somebody else's.
    Alike,
    /// Lines with remarks.
    Noted,
}

/// Format of the exported table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExportFormat {
    Excel,
    Csv,
    Page,
}

impl ExportFormat {
    pub const ALL: [ExportFormat; 3] = [ExportFormat::Excel, ExportFormat::Csv, ExportFormat::Page];

    /// The format of a file, by its name.
    pub fn of(path: &Path) -> Option<ExportFormat> {
        let named = path.extension()?;
        let mut formats = ExportFormat::ALL.into_iter();
        formats.find(|format| named.eq_ignore_ascii_case(format.extensions()[0]))
    }

    /// Extensions of its files.
    pub fn extensions(self) -> &'static [&'static str] {
        match self {
            ExportFormat::Excel => &["xlsx"],
            ExportFormat::Csv => &["csv"],
            ExportFormat::Page => &["html"],
        }
    }
}
