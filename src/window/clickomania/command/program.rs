//! Commands that change the program, its view, its files, its slots and its task, and what they carry.

use crate::window::clickomania::library::open_task::TaskSource;
use engine::language::check::Problem;
use engine::language::edit::{Edit, Fragment};
use engine::language::field::FieldKind;
use engine::language::words::name;
use engine::language::{BlockId, Field, Kind, Program, TaskId, VarId};
use engine::text::Text;
use std::path::PathBuf;

/// Commands about the program on the canvas.
#[derive(Clone, PartialEq, Debug)]
pub enum EditorCommand {
    /// Changes the program.
    Edit(ChangeKind, Edit),
    /// Adds a block of the palette where it fits.
    Add(PaletteBlock),
    /// Deletes the chosen blocks.
    Delete,
    /// Puts copies of the chosen blocks beside them.
    Duplicate,
    /// Switches the chosen blocks off, or on if all are off.
    Disable,
    /// Folds the chosen blocks into a line each, or unfolds them if all are folded.
    Collapse,
    /// Opens the comment of the chosen block for typing.
    AskComment,
    /// Sets the comment of a block; an empty one removes it.
    SetComment(BlockId, String),
    /// Copies the chosen blocks to the clipboard and deletes them.
    Cut,
    /// Copies the chosen blocks to the clipboard.
    Copy,
    /// Asks the system for the clipboard, to paste it.
    AskPaste,
    /// Puts the blocks of this text on the canvas.
    Paste(String),
    /// Copies the program in words to the clipboard.
    CopyWords,
    ChooseAll,
    /// Arranges the loose stacks.
    Tidy,
    /// Picks up the chosen block, to be placed with the keyboard.
    MoveByKeys,
    /// Takes the chosen block out of its stack or socket.
    Detach,
    /// Opens the menu of the canvas at the chosen blocks.
    ShowMenu,
    /// Gives the keyboard to the palette.
    GoToPalette,
    /// Gives the program this name.
    Rename(String),
    /// Asks for the name of a new variable, which this block will use.
    AskNewVariable(Option<BlockId>),
    /// Asks for another name of a variable.
    AskRenameVariable(VarId),
    /// Deletes a variable; asks first if blocks use it.
    AskDeleteVariable(VarId),
    /// Makes a variable, which this block will use.
    MakeVariable(String, Option<BlockId>),
    RenameVariable(VarId, String),
    /// Deletes a variable and the blocks that use it.
    DeleteVariable(VarId),
    /// Undoes this many changes (negative), or redoes them.
    GoInHistory(isize),
    ShowHistory,
    /// Brings back blocks from the bin, counted from the newest.
    TakeOut(usize),
    /// Sets the task of the program.
    SetTask(TaskId),
    /// Gives the keyboard to the search.
    Find,
    /// Searches for these words.
    Search(String),
    /// Shows the next block that the search found, or the one before.
    FindNext {
        back: bool,
    },
    /// Chooses a block and brings it into sight.
    ShowBlock(BlockId),
    /// Brings a problem of the program into sight.
    ShowProblem(Problem),
    /// Shows where a block is in the palette.
    FindBlock(Kind),
}

/// Commands about the view.
#[derive(Clone, PartialEq, Debug)]
pub enum ViewCommand {
    /// Zooms to the chosen blocks.
    ZoomChosen,
    /// Shows or hides the map of the program.
    ToggleMap,
    /// Gives most of the window to the program, or puts everything back where it was.
    ToggleWide,
    /// Folds or unfolds the text of the task.
    FoldLesson,
    ShowCommands,
    /// Shows or hides the parts of the cost.
    ShowCosts,
}

/// Programs that ship, and pictures and pages of one.
#[derive(Clone, PartialEq, Debug)]
pub enum ProgramCommand {
    /// Opens an example.
    OpenExample(&'static str),
    /// Asks for a file to draw into.
    Draw(Drawing),
    /// Draws into a file.
    DrawFile(Drawing, PathBuf),
    /// Opens this program without a file.
    OpenProgram(CarriedProgram),
    /// Opens a program that was kept automatically, with the marks of what was given.
    OpenKept(CarriedProgram),
}

/// Subjects that can be drawn into a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawing {
    /// A picture of the program; the name of its file says of which format.
    Picture,
    /// The last move; the name of its file says of which format.
    Film,
    /// The program on a page, which the system opens so that it can be printed.
    Page,
    /// The open task on such a page.
    TaskPage,
}

/// A program carried by a command.
#[derive(Clone, Debug)]
pub struct CarriedProgram(pub Box<Program>);

impl From<Program> for CarriedProgram {
    fn from(program: Program) -> CarriedProgram {
        CarriedProgram(Box::new(program))
    }
}

impl PartialEq for CarriedProgram {
    /// Commands are only compared with those of actions, none of which carries a program.
    fn eq(&self, other: &CarriedProgram) -> bool {
        self.0.same_text_as(&other.0)
    }
}

/// The four slots.
#[derive(Clone, PartialEq, Debug)]
pub enum SlotCommand {
    /// Writes the program into a slot.
    Store(usize),
    /// Opens the program in a slot.
    Load(usize),
    /// Puts back what a slot held before it was overwritten.
    PutBack(usize),
    /// Empties a slot.
    Empty(usize),
    /// Copies the program in a slot to the clipboard.
    Copy(usize),
}

/// Commands about tasks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TaskCommand {
    /// Opens a task, with the best program so far or the one that the task begins with.
    Open(TaskSource),
    /// Opens a file of tasks at its first one.
    OpenFile(PathBuf),
    /// Opens the next lesson of the course; with the present program, if the lesson continues it.
    Next,
    /// Opens the previous lesson of the course.
    Previous,
    /// Begins the open task over: its start program, its first step, its first wall.
    BeginOver,
    /// Opens a copy of the task's solution with this number, from 0.
    OpenSolution(usize),
    /// Opens a copy of the task's mistake with this number, from 0, with a case in which it fails.
    OpenMistake(usize),
    /// Opens one of the two games, to build freely.
    Free(TaskId),
}

macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident $message:ident;)*) => {
        /// Kind of a change, as a person sees it.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum ChangeKind { $($(#[$doc])* $kind),* }

        impl ChangeKind {
            /// Its name, as in *Annulla: sposta blocco*.
            pub fn name(self, text: &Text) -> String {
                match self { $(ChangeKind::$kind => text.$message()),* }
            }
        }
    };
}

kinds! {
    /// A block came from the palette.
    Add msg_change_add;
    /// Blocks were moved.
    Move msg_change_move;
    /// Blocks were copied.
    Copy msg_change_copy;
    /// Blocks were deleted.
    Delete msg_change_delete;
    /// Another option of a drop-down was chosen.
    Choose msg_change_choose;
    /// A number was typed.
    Number msg_change_number;
    /// A branch of *se* was added or removed.
    Branch msg_change_branch;
    /// Blocks were taken out of the bin.
    TakeOut msg_change_take_out;
    /// A new variable.
    MakeVariable msg_change_make_variable;
    /// A variable was renamed.
    RenameVariable msg_change_rename_variable;
    /// A variable was deleted.
    DeleteVariable msg_change_delete_variable;
    /// The program was renamed.
    Rename msg_change_rename;
    /// The other game was chosen.
    Game msg_change_game;
    /// A new program.
    New msg_change_new;
    /// The open task was begun over.
    Over msg_change_over;
    /// Another program was opened.
    Open msg_change_open;
    /// Another task was opened, with its program.
    Task msg_change_task;
    /// The program of a slot was opened.
    Load msg_change_load;
    /// A slot was written.
    Store msg_change_store;
    /// A slot was emptied.
    EmptySlot msg_change_empty_slot;
    /// A block was switched off or on.
    Disable msg_change_disable;
    /// A block was folded or unfolded.
    Collapse msg_change_collapse;
    /// A comment was changed.
    Comment msg_change_comment;
    /// Blocks were cut.
    Cut msg_change_cut;
    /// Blocks were pasted.
    Paste msg_change_paste;
    /// The loose stacks were arranged.
    Tidy msg_change_tidy;
    /// A hint was applied.
    Hint msg_change_hint;
    /// A painted wall was taken.
    PaintWall msg_walls_change_paint;
}

/// A block of the palette, in no program yet.
#[derive(Clone, PartialEq, Debug)]
pub struct PaletteBlock {
    /// Its kind.
    pub kind: Kind,
    /// Name of its variable; empty if its kind has none.
    pub variable: String,
}

impl PaletteBlock {
    /// Makes a block of this kind, with `variable` if it needs one.
    pub fn new(kind: Kind, variable: &str) -> PaletteBlock {
        let variable = match kind.row().field() {
            Some(FieldKind::Variable) => variable.to_owned(),
            _ => String::new(),
        };
        PaletteBlock { kind, variable }
    }

    /// Its name; of a block without words, its content.
    pub fn name(&self, text: &Text) -> String {
        match self.kind {
            Kind::Number => "0".to_owned(),
            Kind::Get => self.variable.clone(),
            kind => name(text, kind),
        }
    }

    /// Makes the block for a program. Returns the edits that make its variable, if the program lacks it, and the block.
    pub fn bring(&self, program: &mut Program) -> (Vec<Edit>, Fragment) {
        let mut edits = Vec::new();
        let field = match self.kind.row().field() {
            None => Field::None,
            Some(FieldKind::Number) => Field::Number(0.0),
            Some(FieldKind::Variable) => match program.variable_named(&self.variable) {
                Some(variable) => Field::Variable(variable.id),
                None => {
                    let (id, edit) = program.create_variable_edit(&self.variable);
                    edits.push(edit);
                    Field::Variable(id)
                }
            },
            Some(kind) => kind.options()[0],
        };
        (edits, program.fresh_fragment(self.kind, field))
    }
}

/// The variable of a fresh block of this kind, in a task that begins with `start`: of the task's own
/// variables the first that the program does not count with yet, if there is one.
pub fn task_variable<'a>(kind: Kind, start: &'a Program, program: &Program) -> &'a str {
    let usual = loop_variable(kind);
    let own = start.variables();
    // The cell of *Per ogni casella* has the same name in all lessons.
    if own.is_empty() || kind == Kind::ForEachInfected {
        return usual;
    }
    let counts = |name: &str| {
        let variable = program.variable_named(name).map(|variable| variable.id);
        let blocks = program.running().map(|(id, _)| program.block(id));
        let mut loops = blocks.filter(|block| block.kind == Kind::Count);
        variable.is_some_and(|id| loops.any(|block| block.field == Field::Variable(id)))
    };
    // The variable of *Per ogni casella* holds cells, so no loop counts with it.
    let cells = loop_variable(Kind::ForEachInfected);
    let fits = |name: &&str| kind != Kind::Count || *name != cells;
    let names = || {
        own.iter()
            .map(|variable| variable.name.as_str())
            .filter(fits)
    };
    let free = |name: &&str| kind != Kind::Count || !counts(name);
    let known = names().find(|&name| name == usual);
    let first = || names().find(free).or_else(|| names().next());
    known.or_else(first).unwrap_or(usual)
}

/// The variable of a fresh block of this kind until a person chooses another.
pub fn loop_variable(kind: Kind) -> &'static str {
    match kind {
        Kind::ForEachInfected => "C",
        Kind::Count => "i",
        _ => "x",
    }
}
