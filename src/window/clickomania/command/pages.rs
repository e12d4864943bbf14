//! Commands of the other pages: home, the task editor, the comparison, the class.

use crate::window::clickomania::library::storage::TaskKey;
use engine::judge::Effort;
use engine::language::TaskId;
use engine::wall::Cell;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};

/// What is done on the page to begin with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HomeCommand {
    Show,
    /// Back to the program.
    Leave,
    /// Shows what is known of the progress with all tasks, or no longer.
    ShowProgress,
    /// Forgets what is known of the progress with a task.
    Forget(TaskKey),
}

/// What is done while a task is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WritingCommand {
    /// Begins a new task.
    New,
    /// Changes the task that is open.
    Change,
    /// Goes on with the task that is being written.
    GoOn,
    /// Back to the program; what was written stays until another task is begun.
    Leave,
    /// Looks for what is wrong with it.
    Check,
    /// Opens it as its file says, to be tried.
    Try,
    /// Saves it to its file, or asks for one.
    Save,
    /// Asks for a file and saves.
    SaveAs,
    SaveFile(PathBuf),
}

/// What can be done in the comparison.
#[derive(Clone, PartialEq, Debug)]
pub enum ComparisonCommand {
    /// Shows the comparison, or leaves it.
    Toggle,
    /// From the programs side by side to the table, from there to the canvas.
    Back,
    /// Sorts by this column; by the one that is sorted by already, the other way round.
    Sort(ComparisonColumn),
    /// Chooses a row, or no longer.
    Choose(ProgramOrigin),
    /// Takes a row out of the table.
    Remove(ProgramOrigin),
    /// Puts back what was taken out of the table.
    Restore(ProgramOrigin),
    /// Asks for a file to be added.
    AskFile,
    /// Adds a file.
    Add(PathBuf),
    /// Stops measuring, or goes on with it.
    Halt(bool),
    /// Measures by the rules of this task, one that ships.
    Rules(TaskId),
    /// Puts the two chosen programs side by side.
    SideBySide,
    /// Both programs make the move of this click.
    Click(Cell),
    /// Goes about in that move.
    Go(MoveStep),
    /// The same wall again.
    BeginAgain,
    /// Another wall.
    OtherWall,
    /// To the next difference, or to the one before.
    NextDifference {
        /// The one before.
        back: bool,
    },
    /// Whether differences are marked on the blocks.
    ShowDifferences(bool),
}

/// What the main buttons of a move do, of one or of two side by side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveStep {
    /// Stops between two steps, or goes on; at the end once more from the beginning.
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

/// Where a program comes from: no two rows come from the same place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProgramOrigin {
    /// The program under construction.
    Canvas,
    /// A slot, from 1.
    Slot(usize),
    /// One of the examples, by its path among the bundled programs.
    Example(&'static str),
    /// A file.
    File(PathBuf),
    /// Somebody of this name handed it in.
    HandedIn(String),
}

/// A column of the table.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug, Default)]
pub enum ComparisonColumn {
    /// The program's name.
    Name,
    /// What it costs.
    #[default]
    Cost,
    /// How many blocks run.
    Blocks,
    /// Steps of a move in the mean.
    Mean,
    /// Steps of the longest move.
    Worst,
    /// What the judge says, the best first.
    Verdict,
}

/// What is done on the page of a class.
#[derive(Clone, PartialEq, Debug)]
pub enum ClassCommand {
    Show,
    /// Back to where one came from.
    Leave,
    /// Asks for a file to be added.
    AskFile,
    /// Asks for a folder to be added.
    AskFolder,
    /// Adds hand-ins, programs, folders of them, or the file of the contest.
    Add(Vec<PathBuf>),
    /// Takes everything away.
    Empty,
    /// Stops judging; what is judged stays.
    Stop,
    /// Judges everything anew.
    JudgeAgain,
    /// How thoroughly programs are judged.
    Effort(Effort),
    /// Whether programs are judged too that do not count.
    All(bool),
    /// Whether they are judged on other cases each time.
    OtherCases(bool),
    /// Sorts by this column; by the one that is sorted by already, the other way round.
    Sort(ClassColumn),
    /// Shows those lines only.
    Filter(ClassFilter),
    /// Shows what is known about somebody, or about a file.
    Look(Who),
    /// Chooses a pupil, by number in the class, to be put side by side with another one; or no longer.
    Choose(usize),
    /// Opens a copy of the program of a submission.
    OpenProgram(usize),
    /// Puts the programs of two submissions side by side.
    SideBySide(usize, usize),
    /// Asks where to write the table.
    AskExport(ClassForm),
    /// Writes the table.
    Export(ClassForm, PathBuf),
}

/// Whose line it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Who {
    /// By number in the class.
    Pupil(usize),
    /// A file of which nothing can be read, by the number of its submission.
    File(usize),
}

/// A column of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ClassColumn {
    #[default]
    Rank,
    Name,
    /// A task, by its place among those of the table.
    Task(usize),
    Cost,
    Points,
    Alike,
    Remarks,
}

/// Which lines are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ClassFilter {
    #[default]
    All,
    /// Those with a program that is not accepted, or with something that cannot be read.
    Wrong,
    /// Those with a program that is like another one's.
    Alike,
    /// Those of whom something was noted.
    Noted,
}

/// How the table is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClassForm {
    Excel,
    Csv,
    Page,
}

impl ClassForm {
    pub const ALL: [ClassForm; 3] = [ClassForm::Excel, ClassForm::Csv, ClassForm::Page];

    /// The one that the name of a file says.
    pub fn of(path: &Path) -> Option<ClassForm> {
        let named = path.extension()?;
        let mut forms = ClassForm::ALL.into_iter();
        forms.find(|form| named.eq_ignore_ascii_case(form.extensions()[0]))
    }

    /// What the names of its files end in.
    pub fn extensions(self) -> &'static [&'static str] {
        match self {
            ClassForm::Excel => &["xlsx"],
            ClassForm::Csv => &["csv"],
            ClassForm::Page => &["html"],
        }
    }
}
