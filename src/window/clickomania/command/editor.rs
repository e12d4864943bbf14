//! What is done to the program on the canvas, to what is seen of it, to its files and to the slots.

use super::change_kind::ChangeKind;
use super::piece::Piece;
use engine::language::check::Problem;
use engine::language::edit::Edit;
use engine::language::{BlockId, Kind, Program, TaskId, VarId};
use std::path::PathBuf;

/// What is done to the program on the canvas.
#[derive(Clone, PartialEq, Debug)]
pub enum EditorCommand {
    /// Changes the program.
    Edit(ChangeKind, Edit),
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
    /// Opens the comment of the chosen block, to be written beside it.
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
    /// Gives the program this name.
    Rename(String),
    /// Asks for the name of a new variable; this block is to use it.
    AskNewVariable(Option<BlockId>),
    /// Asks for another name of a variable.
    AskRenameVariable(VarId),
    /// Deletes a variable, asks before if blocks use it.
    AskDeleteVariable(VarId),
    /// Makes a variable; this block is to use it.
    MakeVariable(String, Option<BlockId>),
    RenameVariable(VarId, String),
    /// Deletes a variable and the blocks that use it.
    DeleteVariable(VarId),
    /// Undoes this many changes (negative), or redoes them.
    GoInHistory(isize),
    ShowHistory,
    /// Brings back what was thrown into the bin, counted from the newest.
    TakeOut(usize),
    /// The program is for this task now.
    SetTask(TaskId),
    /// Gives the keyboard to the search.
    Find,
    /// Searches for these words.
    Search(String),
    /// To the next block that the search found, or the one before.
    FindNext {
        back: bool,
    },
    /// Chooses a block and brings it into sight.
    ShowBlock(BlockId),
    /// Brings what keeps the program from running into sight.
    ShowProblem(Problem),
    /// Shows where a block is in the palette.
    FindBlock(Kind),
}

/// What of the program is seen, and of what can be done with it.
#[derive(Clone, PartialEq, Debug)]
pub enum ViewCommand {
    /// So that the chosen blocks are seen.
    ZoomChosen,
    /// Shows the map of the program, or puts it away.
    ToggleMap,
    /// Folds the text of the task away, or unfolds it.
    FoldLesson,
    ShowCommands,
    /// Shows what the cost is made of, or no longer.
    ShowCosts,
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
    /// Asks for a file and makes a page to print of the open task.
    PrintTask,
    /// Makes a page to print of the open task, in this file, and has it opened.
    PrintTaskFile(PathBuf),
    /// Opens this program, which has no file of its own.
    OpenProgram(CarriedProgram),
}

/// A program on its way with a command.
#[derive(Clone, Debug)]
pub struct CarriedProgram(pub Box<Program>);

impl From<Program> for CarriedProgram {
    fn from(program: Program) -> CarriedProgram {
        CarriedProgram(Box::new(program))
    }
}

impl PartialEq for CarriedProgram {
    /// Commands are compared with those of the actions, none of which carries a program.
    fn eq(&self, other: &CarriedProgram) -> bool {
        self.0.same_text_as(&other.0)
    }
}

/// The four slots.
#[derive(Clone, PartialEq, Debug)]
pub enum SlotCommand {
    /// Writes the program into a slot.
    Store(usize),
    /// Takes the program out of a slot.
    Load(usize),
    /// Puts back what was in a slot before it was saved over.
    PutBack(usize),
    /// Empties a slot.
    Empty(usize),
    /// Copies the program in a slot to the clipboard.
    Copy(usize),
}
