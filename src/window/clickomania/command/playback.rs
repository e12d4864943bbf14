//! The game on the wall, the move that is watched, and walls.

use crate::window::clickomania::stage::game_wall::NumberedWall;
use engine::judge::Counterexample;
use engine::language::{BlockId, VarId};
use engine::run::draw_policy::DrawPolicy;
use engine::run::record::values::ValueSource;
use engine::run::value::Value;
use engine::wall::{Cell, Wall};
use std::path::PathBuf;

/// The game on the wall, and the move that is watched.
#[derive(Clone, PartialEq, Debug)]
pub enum PlaybackCommand {
    /// *Gioca*, later *Reset*: deals a wall and starts.
    Play,
    /// The same wall again.
    SameWall,
    /// Takes the last move back and clicks there again.
    RepeatMove,
    /// Takes the last move back.
    UndoMove,
    /// Makes the move that was taken back again.
    RedoMove,
    /// A click on the wall.
    Click(Cell),
    /// Goes about in the move.
    Travel(TravelCommand),
    /// Asks when a breakpoint at this block is to count.
    AskBreak(BlockId),
    /// Shows how often each block was executed, or no longer.
    Heat,
    /// To the end of the move at once.
    Finish,
    /// Gives up the move: the wall is as before the click.
    Stop,
    /// Puts a wall there and makes this move, to look at it.
    Watch(Demonstration),
    /// Another wall.
    NewWall(WallSource),
}

/// Something to be done with a wall.
#[derive(Clone, PartialEq, Debug)]
pub enum WallCommand {
    /// Paints, beginning with the wall of the game.
    Paint,
    /// Plays with this painted wall.
    Play(Wall),
    /// Copies the line that names the wall by its number.
    CopyLine,
    /// Copies the wall as text.
    CopyText,
    /// Asks the system for the clipboard, on which a wall should be.
    AskPaste,
    /// Asks for the file of a wall.
    Open,
    /// Opens the file of a wall.
    OpenFile(PathBuf),
    /// Asks where to save the wall that is being painted.
    Save,
    /// Saves the wall that is being painted.
    SaveFile(PathBuf),
}

/// Where a new wall comes from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum WallSource {
    /// With this many colours and the next number, of the kind that was chosen last.
    Next {
        /// 2 to 5.
        colours: usize,
    },
    Numbered(NumberedWall),
    /// One of the gallery's.
    Gallery(usize),
    /// The one that was painted last.
    Painted,
    /// This one.
    Wall(Wall),
}

/// A way to go about in a recorded move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum TravelCommand {
    /// Stops between two steps, or goes on.
    Pause,
    /// One step.
    Step,
    /// One step back.
    StepBack,
    /// Behind the command that comes next, with all that is inside it.
    Over,
    /// Out of the loop.
    Out,
    /// To the next change of the wall.
    NextChange,
    /// To the change of the wall before.
    PreviousChange,
    /// Before the first step.
    Start,
    /// Behind this step.
    To(u64),
    /// To the next step of this block; if no move runs, the next one stops there.
    RunTo(BlockId),
    /// To the next step at which this value is given.
    Value(ValueSource, ExactValue),
    /// To the first step that was wrong.
    FirstWrong,
    /// Shows the turn that repeats, again and again.
    Lap,
    /// Puts a breakpoint at a block, or takes away the one that is there.
    ToggleBreak(BlockId),
    /// Puts a breakpoint at a block that counts under a condition.
    BreakWhen(BlockId, BreakCondition),
}

/// A move to be looked at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Demonstration {
    /// The wall at the click.
    pub wall: Wall,
    /// The clicked brick.
    pub click: Cell,
    /// What is drawn by chance.
    pub draws: DrawPolicy,
    /// The step at which it goes wrong: it is shown up to there.
    pub step: u64,
}

impl Demonstration {
    /// Where a program goes wrong.
    pub fn of(case: &Counterexample) -> Demonstration {
        Demonstration {
            wall: case.wall,
            click: case.click,
            draws: case.draws,
            step: case.step,
        }
    }
}

/// When a breakpoint counts: a variable holds a value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BreakCondition {
    /// The variable.
    pub variable: VarId,
    /// The value.
    pub value: ExactValue,
}

/// A value that someone names, equal to one that nothing can tell from it.
#[derive(Clone, Copy, Debug)]
pub struct ExactValue(pub Value);

impl PartialEq for ExactValue {
    fn eq(&self, other: &ExactValue) -> bool {
        self.0.same(other.0)
    }
}
