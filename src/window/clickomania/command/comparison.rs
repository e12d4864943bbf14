//! What is done in the comparison of programs.

use engine::language::TaskId;
use engine::wall::Cell;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

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
