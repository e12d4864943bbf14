//! The lists of commands of a task, and how they are compiled.

use crate::language::check::Problem;
use crate::language::{BlockId, Program};
use crate::run::code::{CellCommand, Code, Op, WallOp};
use crate::run::compile::compile;
use crate::run::failure::Failure;
use crate::wall::{Cell, GroupKind, Wall};

/// One of the lists of commands of a task.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RuleList {
    /// What runs before the program.
    Before,
    /// What the program has to do.
    Wanted,
    /// What runs after the program, so that the game can go on.
    After,
}

impl RuleList {
    /// Its name in the file of a task.
    pub const fn id(self) -> &'static str {
        match self {
            RuleList::Before => "before",
            RuleList::Wanted => "wanted",
            RuleList::After => "after",
        }
    }
}

/// Why lists of commands cannot be the rules of a task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RulesError {
    /// A list is not ready to run.
    NotReady {
        list: RuleList,
        /// All of its problems; at least one.
        problems: Vec<Problem>,
    },
    /// A block of a list draws by chance: what is right would not be settled.
    Chance { list: RuleList, block: BlockId },
}

/// A list of commands failed, or was stopped because it does not end: a fault of the task, whatever the
/// program does.
#[derive(Clone, Debug)]
pub struct RulesFailure {
    pub list: RuleList,
    /// The wall on which the list began, and the click.
    pub wall: Wall,
    pub click: Cell,
    /// What stopped it; its block is one of the list.
    pub failure: Box<Failure>,
}

/// The commands of a list; none, if it has no block that runs.
pub fn commands(list: RuleList, program: &Program) -> Result<Option<Code>, RulesError> {
    let code = code(list, program)?;
    Ok((code.ops.len() > 1).then_some(code))
}

pub fn code(list: RuleList, program: &Program) -> Result<Code, RulesError> {
    let mut running = program.running();
    if let Some((block, _)) = running.find(|(id, _)| program.block(*id).kind.is_random()) {
        return Err(RulesError::Chance { list, block });
    }
    compile(program).map_err(|problems| RulesError::NotReady { list, problems })
}

/// What these commands take away, if they play one of the two games: the group of the clicked brick goes, everything
/// falls, and no brick stays infected.
pub fn groups_of(code: &Code) -> Option<GroupKind> {
    let kind = match code.ops.as_slice() {
        [
            Op::Clicked,
            Op::Act(command),
            Op::ActAll(WallOp::CureAll),
            Op::End,
        ] => match command {
            CellCommand::RemoveAreaAndDrop => GroupKind::Area,
            CellCommand::RemoveStripAndDrop => GroupKind::Strip,
            _ => return None,
        },
        _ => return None,
    };
    Some(kind)
}
