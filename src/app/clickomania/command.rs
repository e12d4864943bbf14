//! Everything that can be done in the Clickomania mode: menus, keys, buttons, drops and tests send a
//! command. Each group has one owner, which carries it out by an exhaustive `match`.

pub use crate::app::clickomania::compare::ComparisonCommand;
use crate::app::clickomania::editor::history::Deed;
use crate::app::clickomania::editor::piece::Piece;
pub use crate::app::clickomania::hints::HintCommand;
use crate::app::clickomania::judge_service::JudgeService;
pub use crate::app::clickomania::playback::breakpoints::{Condition, Given};
use crate::app::common::app_context::ModeContext;
use crate::app::common::command::{FileCommand, HistoryCommand, ShellCommand, ZoomCommand};
pub use crate::app::common::teacher::TeacherCommand;
use engine::game::Game;
use engine::judge::Counterexample;
use engine::language::edit::Edit;
use engine::language::{BlockId, Kind, Program, VarId};
use engine::run::chance::Luck;
use engine::run::record::survey::Of;
use engine::wall::{Cell, Wall};
use std::path::PathBuf;

/// Something to be done.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    Editor(EditorCommand),
    View(ViewCommand),
    Zoom(ZoomCommand),
    History(HistoryCommand),
    File(FileCommand),
    Program(ProgramCommand),
    Slot(SlotCommand),
    Playback(PlaybackCommand),
    /// Paints a wall, brings one in, hands one on.
    Wall(WallCommand),
    Verdict(VerdictCommand),
    /// Asks for a hint, or goes on with it.
    Hint(HintCommand),
    Goals(GoalsCommand),
    Comparison(ComparisonCommand),
    Contest(ContestCommand),
    Teacher(TeacherCommand),
    /// Handed on to the window.
    Shell(ShellCommand),
}

/// What the rooms of this mode may use, and where they send their commands.
pub type ClickomaniaContext<'a> = ModeContext<'a, Command, Services>;

/// What all rooms of this mode share.
#[derive(Default)]
pub struct Services {
    pub judge: JudgeService,
}

macro_rules! groups {
    ($($group:ident($command:ty))*) => {
        $(impl From<$command> for Command {
            fn from(command: $command) -> Command {
                Command::$group(command)
            }
        })*
    };
}

groups! {
    Editor(EditorCommand)
    View(ViewCommand)
    Zoom(ZoomCommand)
    History(HistoryCommand)
    File(FileCommand)
    Program(ProgramCommand)
    Slot(SlotCommand)
    Playback(PlaybackCommand)
    Wall(WallCommand)
    Verdict(VerdictCommand)
    Hint(HintCommand)
    Goals(GoalsCommand)
    Comparison(ComparisonCommand)
    Contest(ContestCommand)
    Teacher(TeacherCommand)
    Shell(ShellCommand)
}

/// What is done to the program on the canvas.
#[derive(Clone, PartialEq, Debug)]
pub enum EditorCommand {
    /// Changes the program.
    Edit(Deed, Edit),
    /// Adds a block of the palette where it fits.
    Add(Piece),
    /// Deletes the chosen blocks.
    Delete,
    /// Copies the chosen blocks beside themselves.
    Duplicate,
    /// Switches the chosen blocks off, or on if all are off.
    Disable,
    /// Folds the chosen blocks into a line each, or unfolds them if all are folded.
    Collapse,
    /// Asks for the comment of the chosen block.
    AskComment,
    /// Gives a block a comment; an empty one takes it away.
    SetComment(BlockId, String),
    /// Copies the chosen blocks to the clipboard and deletes them.
    Cut,
    /// Copies the chosen blocks to the clipboard.
    Copy,
    /// Asks the system for the clipboard, to paste it.
    AskPaste,
    /// Brings the blocks of this text onto the canvas.
    Paste(String),
    /// Copies the program in words to the clipboard.
    CopyWords,
    /// Chooses all blocks.
    ChooseAll,
    /// Lays the loose stacks in order.
    Tidy,
    /// Takes the chosen block, to be put somewhere with the keyboard.
    MoveByKeys,
    /// Takes the chosen block out of its stack or socket and lays it beside.
    Detach,
    /// Opens the menu of the canvas at the chosen blocks.
    ShowMenu,
    /// Gives the keyboard to the palette.
    GoToPalette,
    /// Gives the program another name.
    Rename(String),
    /// Asks for the name of a new variable; this block is to use it.
    AskNewVariable(Option<BlockId>),
    /// Asks for another name of a variable.
    AskRenameVariable(VarId),
    /// Deletes a variable, asks before if blocks use it.
    AskDeleteVariable(VarId),
    /// Makes a variable; this block is to use it.
    MakeVariable(String, Option<BlockId>),
    /// Renames a variable.
    RenameVariable(VarId, String),
    /// Deletes a variable and the blocks that use it.
    DeleteVariable(VarId),
    /// Takes back so many changes (negative), or makes so many again.
    GoInHistory(isize),
    /// Shows the list of changes.
    ShowHistory,
    /// Shows the list of all commands.
    ShowCommands,
    /// Brings back what was thrown into the bin, counted from the newest.
    TakeOut(usize),
    /// Full or simplified game.
    SetGame(Game),
    /// Gives the keyboard to the search.
    Find,
    /// Searches for these words.
    Search(String),
    /// To the next block that the search found, or the one before.
    FindNext {
        /// The one before.
        back: bool,
    },
    /// Chooses a block and brings it into sight.
    ShowBlock(BlockId),
    /// Shows where a block is in the palette.
    FindBlock(Kind),
}

/// What of the program is seen.
#[derive(Clone, PartialEq, Debug)]
pub enum ViewCommand {
    /// So that the chosen blocks are seen.
    ZoomChosen,
    /// Shows the map of the program, or puts it away.
    ToggleMap,
}

/// Programs that ship, and pictures and pages of one.
#[derive(Clone, PartialEq, Debug)]
pub enum ProgramCommand {
    /// Opens one of the known programs.
    OpenExample(&'static str),
    /// Asks for a file and draws a picture of the program into it.
    SavePicture,
    /// Draws a picture of the program into this file.
    PictureFile(PathBuf),
    /// Asks for a file and makes a page to print of the program.
    Print,
    /// Makes a page to print of the program, in this file, and has it opened.
    PrintFile(PathBuf),
    /// Opens this program, which has no file of its own.
    OpenProgram(Box<Program>),
}

/// The four slots.
#[derive(Clone, PartialEq, Debug)]
pub enum SlotCommand {
    /// Writes the program into a slot.
    Store(usize),
    /// Takes the program out of a slot.
    Load(usize),
    /// Empties a slot.
    Empty(usize),
    /// Copies the program in a slot to the clipboard.
    Copy(usize),
}

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
    Travel(Way),
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

/// The verdict about the program.
#[derive(Clone, PartialEq, Debug)]
pub enum VerdictCommand {
    /// Shows what the judge found about the program, or no longer.
    Show,
}

/// The costs reached, and the solutions that they open.
#[derive(Clone, PartialEq, Debug)]
pub enum GoalsCommand {
    /// Shows the ladder of costs with the solutions.
    Show,
}

/// What is done in a contest.
#[derive(Clone, PartialEq, Debug)]
pub enum ContestCommand {
    /// Asks for a name, to hand in the four slots after a contest.
    AskHandIn,
    /// Writes the four slots into this file, under this name.
    HandIn(String, PathBuf),
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
    /// Dealt with this number.
    Number {
        /// The seed.
        seed: u64,
        /// 2 to 5.
        colours: usize,
    },
    /// Made so that it can be cleared for sure, with this number.
    Clearable {
        /// The seed.
        seed: u64,
        /// 2 to 5.
        colours: usize,
    },
    /// One of the gallery's.
    Gallery(usize),
    /// The one that was painted last.
    Painted,
    /// This one.
    Wall(Wall),
}

/// A way to go about in a recorded move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Way {
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
    Value(Of, Given),
    /// To the first step that was wrong.
    FirstWrong,
    /// Shows the turn that repeats, again and again.
    Lap,
    /// Puts a breakpoint at a block, or takes away the one that is there.
    ToggleBreak(BlockId),
    /// Puts a breakpoint at a block that counts under a condition.
    BreakWhen(BlockId, Condition),
}

/// A move to be looked at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Demonstration {
    /// The wall at the click.
    pub wall: Wall,
    /// The clicked brick.
    pub click: Cell,
    /// What is drawn by chance.
    pub luck: Luck,
    /// The step behind which one stands at first.
    pub step: u64,
}

impl Demonstration {
    /// Where a program goes wrong.
    pub fn of(case: &Counterexample) -> Demonstration {
        Demonstration {
            wall: case.wall,
            click: case.click,
            luck: case.luck,
            step: case.step,
        }
    }
}
