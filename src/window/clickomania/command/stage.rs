//! Commands for the stage: the game, the move that is watched, walls and where they come from.

use crate::window::clickomania::stage::game_wall::NumberedWall;
use engine::judge::Counterexample;
use engine::language::{BlockId, VarId};
use engine::run::draw_policy::DrawPolicy;
use engine::run::record::values::ValueSource;
use engine::run::value::Value;
use engine::wall::{Cell, Wall};
use std::path::PathBuf;

/// Commands about the game on the wall and the move that is watched.
#[derive(Clone, PartialEq, Debug)]
pub enum PlaybackCommand {
    /// *Gioca*, later *Reset*: deals a wall and starts.
    Play,
    /// Starts the game, or pauses the move, or goes on with it: never another wall.
    GoOn,
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
    /// Steps through the move.
    Travel(TravelCommand),
    /// Asks for the condition of a breakpoint at this block.
    AskBreak(BlockId),
    /// Shows or hides how often each block was executed.
    Heat,
    /// Goes to the end of the move at once.
    Finish,
    /// Gives the move up: the wall is as before the click.
    Stop,
    /// Shows a move on its own wall.
    Watch(Demonstration),
    /// Another wall.
    NewWall(WallSource),
}

/// Commands about walls.
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

/// Source of a new wall.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum WallSource {
    /// With this many colours and the next number, of the kind that was chosen last.
    Next {
        /// 2 to 5.
        colours: usize,
    },
    /// Made from a number.
    Numbered(NumberedWall),
    /// One of the gallery.
    Gallery(usize),
    /// The wall that was painted last.
    Painted,
    /// This one.
    Wall(Wall),
}

/// A step through a recorded move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum TravelCommand {
    /// Pauses or resumes.
    Pause,
    /// One step.
    Step,
    /// One step back.
    StepBack,
    /// Steps over the next command and all that is inside it.
    Over,
    /// Steps out of the loop.
    Out,
    /// To the next change of the wall.
    NextChange,
    /// To the change of the wall before.
    PreviousChange,
    /// Before the first step.
    Start,
    /// Behind this step.
    To(u64),
    /// To the next step of this block; without a move, the next one stops there.
    RunTo(BlockId),
    /// To the next step at which this value is given.
    Value(ValueSource, ExactValue),
    /// To the first step that was wrong.
    FirstWrong,
    /// Shows the turn that repeats, again and again.
    Lap,
    /// Sets or removes a breakpoint at a block.
    ToggleBreak(BlockId),
    /// Sets a breakpoint with a condition.
    BreakWhen(BlockId, BreakCondition),
}

/// A move to be shown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Demonstration {
    /// The wall at the click.
    pub wall: Wall,
    /// The clicked brick.
    pub click: Cell,
    /// Draws of chance.
    pub draws: DrawPolicy,
    /// The step at which it goes wrong, where the show stops.
    pub step: u64,
}

impl Demonstration {
    /// Shows where a program goes wrong.
    pub fn of(case: &Counterexample) -> Demonstration {
        Demonstration {
            wall: case.wall,
            click: case.click,
            draws: case.draws,
            step: case.step,
        }
    }
}

/// Condition of a breakpoint: a variable holds a value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BreakCondition {
    /// The variable.
    pub variable: VarId,
    /// The value.
    pub value: ExactValue,
}

/// A value compared by identity: NaN equals itself, 0 and -0 differ.
#[derive(Clone, Copy, Debug)]
pub struct ExactValue(pub Value);

impl PartialEq for ExactValue {
    fn eq(&self, other: &ExactValue) -> bool {
        self.0.same(other.0)
    }
}
