//! What is done on the page of a class.

use engine::judge::Effort;
use std::path::{Path, PathBuf};

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
