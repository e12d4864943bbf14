//! The rules of a task: the commands before the program, what the program has to do, and the commands after it.
//!
//! Each of the three is a list of commands of the language itself. It starts with all variables unset, draws
//! nothing by chance, and its steps are not counted as the program's. For the two games, [`after_click`] computes
//! the same without a list.

use super::code::{CellCommand, Code, Op, WallOp};
use super::compile::compile;
use super::draw_policy::DrawPolicy;
use super::failure::Failure;
use super::moves::Move;
use super::observer::CoverageObserver;
use crate::chance::Chance;
use crate::language::check::Problem;
use crate::language::cost::Costs;
use crate::language::{BlockId, Program};
use crate::task::{AllowedBlocks, Task, Walls, embedded};
use crate::wall::{Cell, CellSet, GroupKind, Wall, after_click, playable};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Maximum number of steps of a list after a click. A list that needs more counts as endless: it runs for every click
/// that the judge tries, far more often than the programs that pupils write.
pub const LIST_BUDGET: u64 = 1_000_000;

/// The rules of a task, ready to run. Cheap to copy.
#[derive(Clone, Debug)]
pub struct Rules {
    parts: Arc<Parts>,
    allowance: Allowance,
}

#[derive(Debug)]
struct Parts {
    before: Option<Code>,
    wanted: Wanted,
    after: Option<Code>,
    allowed: AllowedBlocks,
    costs: Costs,
    walls: Walls,
    only_listed: bool,
}

/// The rules that a program has to follow.
#[derive(Debug)]
enum Wanted {
    /// Anything: no program is wrong.
    Anything,
    /// The effect of one of the two games.
    Groups(GroupKind),
    /// The effect of these commands.
    Commands(Box<Code>),
}

impl From<Parts> for Rules {
    fn from(parts: Parts) -> Rules {
        Rules {
            parts: Arc::new(parts),
            allowance: Allowance::default(),
        }
    }
}

impl Rules {
    /// Compiles the lists of a task.
    ///
    /// # Errors
    /// The first list that is not ready to run, or draws by chance.
    pub fn of(task: &Task) -> Result<Rules, RulesError> {
        let before = commands(RuleList::Before, &task.before)?;
        let wanted = match &task.wanted {
            None => Wanted::Anything,
            Some(wanted) => {
                let code = code(RuleList::Wanted, wanted)?;
                groups_of(&code).map_or_else(|| Wanted::Commands(Box::new(code)), Wanted::Groups)
            }
        };
        let after = commands(RuleList::After, &task.after)?;
        Ok(Rules::from(Parts {
            before,
            wanted,
            after,
            allowed: task.blocks.clone(),
            costs: task.costs.clone(),
            walls: task.walls.clone(),
            only_listed: task.only_listed,
        }))
    }

    /// The same rules with at most this many steps for all lists together. After that, each list fails as an endless
    /// one.
    #[must_use]
    pub fn within(&self, steps: u64) -> Rules {
        let mut rules = self.clone();
        rules.allowance = rules.allowance.within(steps);
        rules
    }

    /// The number of steps left to the lists: see [`Rules::within`].
    pub fn steps_left(&self) -> u64 {
        self.allowance.left()
    }

    /// The same rules, stopped when `go_on` returns false. It is called every few milliseconds. After that, each list
    /// fails as an endless one.
    #[must_use]
    pub fn interruptible(&self, go_on: impl Fn() -> bool + Send + Sync + 'static) -> Rules {
        let mut rules = self.clone();
        rules.allowance = rules.allowance.interruptible(go_on);
        rules
    }

    /// The rules of the shipped task that a program names; those of the full game if it names no shipped task.
    pub fn of_program(program: &Program) -> Rules {
        let named = embedded().task(program.header().task.as_str());
        Rules::of(named.unwrap_or(Task::clickomania())).expect("a test checks all tasks that ship")
    }

    /// The rules of one of the two games.
    pub fn of_groups(kind: GroupKind) -> Rules {
        Rules::from(Parts {
            before: None,
            wanted: Wanted::Groups(kind),
            after: None,
            allowed: AllowedBlocks::All,
            costs: Costs::default(),
            walls: Walls::default(),
            only_listed: false,
        })
    }

    /// The bricks that a click removes, if these are the rules of one of the two games, on dealt walls.
    pub fn groups(&self) -> Option<GroupKind> {
        match &*self.parts {
            Parts {
                before: None,
                wanted: Wanted::Groups(kind),
                after: None,
                walls: Walls::Dealt { .. },
                ..
            } => Some(*kind),
            _ => None,
        }
    }

    /// True if a program has to do something.
    pub fn wants_something(&self) -> bool {
        !matches!(self.parts.wanted, Wanted::Anything)
    }

    /// The walls of the game.
    pub fn walls(&self) -> &Walls {
        &self.parts.walls
    }

    /// True if a program only has to be right on the listed walls, and on those that come out of them.
    pub fn only_listed(&self) -> bool {
        self.parts.only_listed && matches!(self.parts.walls, Walls::Listed(_))
    }

    /// The costs of blocks.
    pub fn costs(&self) -> &Costs {
        &self.parts.costs
    }

    /// The blocks of a program that run but that the task does not allow, in order.
    pub fn not_allowed(&self, program: &Program) -> Vec<BlockId> {
        if self.parts.allowed == AllowedBlocks::All {
            return Vec::new();
        }
        program
            .running()
            .map(|(id, _)| id)
            .filter(|id| !self.parts.allowed.allows(program.block(*id).kind))
            .collect()
    }

    /// The commands that define the wanted wall. `None` for the two games, which need no commands, and if the task
    /// wants nothing.
    pub fn wanted_code(&self) -> Option<&Code> {
        match &self.parts.wanted {
            Wanted::Anything | Wanted::Groups(_) => None,
            Wanted::Commands(code) => Some(code),
        }
    }

    /// The bricks that a click removes, if the task wants nothing else.
    pub fn wanted_groups(&self) -> Option<GroupKind> {
        match self.parts.wanted {
            Wanted::Groups(kind) => Some(kind),
            Wanted::Anything | Wanted::Commands(_) => None,
        }
    }

    /// The commands before the program; `None` if there are none.
    pub fn before_code(&self) -> Option<&Code> {
        self.parts.before.as_ref()
    }

    /// True if the commands that define the start or the wanted wall name a colour.
    pub fn names_a_colour(&self) -> bool {
        let codes = [self.before_code(), self.wanted_code()];
        codes.into_iter().flatten().any(Code::names_a_colour)
    }

    /// The commands after the program.
    pub fn after_code(&self) -> Option<&Code> {
        self.parts.after.as_ref()
    }

    /// The wall on which the program starts after a click on this cell.
    ///
    /// # Errors
    /// The commands before the program fail, or do not end.
    pub fn start(&self, wall: &Wall, click: Cell) -> Result<Wall, RulesFailure> {
        self.start_counted(wall, click).map(|(start, _)| start)
    }

    /// As [`Rules::start`], with the number of steps.
    ///
    /// # Errors
    /// As [`Rules::start`].
    pub fn start_counted(&self, wall: &Wall, click: Cell) -> Result<(Wall, u64), RulesFailure> {
        self.run(
            RuleList::Before,
            self.parts.before.as_ref(),
            wall,
            click,
            &mut (),
        )
    }

    /// The wall that the program has to leave, from the one on which it starts. The same wall if the task wants
    /// nothing.
    ///
    /// # Errors
    /// The commands that define it fail, or do not end.
    pub fn wanted(&self, start: &Wall, click: Cell) -> Result<Wall, RulesFailure> {
        let wanted = self.wanted_with_coverage(start, click, &mut ());
        wanted.map(|(wanted, _)| wanted)
    }

    /// As [`Rules::wanted`]. Returns the wall and the number of steps; `coverage` counts the transitions.
    ///
    /// # Errors
    /// As [`Rules::wanted`].
    pub fn wanted_with_coverage(
        &self,
        start: &Wall,
        click: Cell,
        coverage: &mut impl CoverageObserver,
    ) -> Result<(Wall, u64), RulesFailure> {
        match &self.parts.wanted {
            Wanted::Groups(kind) => Ok((after_click(start, *kind, click), 0)),
            Wanted::Anything | Wanted::Commands(_) => {
                self.run(RuleList::Wanted, self.wanted_code(), start, click, coverage)
            }
        }
    }

    /// The wall for the next click, from the one that the program left.
    ///
    /// # Errors
    /// The commands after the program fail, or do not end.
    pub fn after(&self, left: &Wall, click: Cell) -> Result<Wall, RulesFailure> {
        self.after_counted(left, click).map(|(next, _)| next)
    }

    /// As [`Rules::after`], with the number of steps.
    ///
    /// # Errors
    /// As [`Rules::after`].
    pub fn after_counted(&self, left: &Wall, click: Cell) -> Result<(Wall, u64), RulesFailure> {
        self.run(
            RuleList::After,
            self.parts.after.as_ref(),
            left,
            click,
            &mut (),
        )
    }

    /// The wall for the next click after a click on this wall, if the program is right.
    ///
    /// # Errors
    /// One of the lists fails, or does not end.
    pub fn next(&self, wall: &Wall, click: Cell) -> Result<Wall, RulesFailure> {
        let start = self.start(wall, click)?;
        let left = self.wanted(&start, click)?;
        self.after(&left, click)
    }

    /// Runs a list. Returns the wall at its end, and the number of steps.
    fn run(
        &self,
        list: RuleList,
        code: Option<&Code>,
        wall: &Wall,
        click: Cell,
        coverage: &mut impl CoverageObserver,
    ) -> Result<(Wall, u64), RulesFailure> {
        let Some(code) = code else {
            return Ok((*wall, 0));
        };
        let request = |budget: u64| Move {
            code,
            wall: *wall,
            click,
            draws: DrawPolicy::default(),
            budget,
        };
        // Many lists are too short to call `go_on` themselves.
        let budget = if self.allowance.goes_on() {
            LIST_BUDGET.min(self.allowance.left())
        } else {
            0
        };
        let outcome = request(budget).run_with_coverage(coverage, || self.allowance.goes_on());
        // A stopped list counts as endless.
        let outcome = outcome.unwrap_or_else(|| request(0).run());
        self.allowance.spend(outcome.work());
        match outcome.failure {
            None => Ok((outcome.wall, outcome.steps)),
            Some(failure) => Err(RulesFailure {
                list,
                wall: *wall,
                click,
                failure: Box::new(failure),
            }),
        }
    }

    /// The bricks that can be played: those that a right program answers with another wall. In the two games, those
    /// with an area (a strip); if the task wants nothing, all.
    ///
    /// # Errors
    /// A list fails, or does not end, after a click on some brick.
    pub fn playable(&self, wall: &Wall) -> Result<CellSet, RulesFailure> {
        let mut found = CellSet::EMPTY;
        self.visit_playable(wall, |cell| {
            found.insert(cell);
            true
        })?;
        Ok(found)
    }

    /// True if a click on this cell plays.
    ///
    /// # Errors
    /// A list fails, or does not end.
    pub fn is_playable(&self, wall: &Wall, click: Cell) -> Result<bool, RulesFailure> {
        if !wall.has_brick(click) {
            return Ok(false);
        }
        match (self.groups(), &self.parts.wanted) {
            (Some(kind), _) => Ok(playable(wall, kind).contains(click)),
            (None, Wanted::Anything) => Ok(true),
            (None, _) => Ok(self.next(wall, click)? != *wall),
        }
    }

    /// A random brick that can be played; `None` if there is none.
    ///
    /// # Errors
    /// As [`Rules::playable`].
    pub fn draw_playable(
        &self,
        wall: &Wall,
        chance: &mut Chance,
    ) -> Result<Option<Cell>, RulesFailure> {
        let known = self.groups().map(|kind| playable(wall, kind));
        let mut left = known.unwrap_or(wall.bricks());
        while let Some(cell) = left.nth(chance.below(left.len() as u64) as usize) {
            if known.is_some() || self.is_playable(wall, cell)? {
                return Ok(Some(cell));
            }
            left.remove(cell);
        }
        Ok(None)
    }

    /// True if the game is over: no brick can be played.
    ///
    /// # Errors
    /// As [`Rules::playable`].
    pub fn is_over(&self, wall: &Wall) -> Result<bool, RulesFailure> {
        let mut over = true;
        self.visit_playable(wall, |_| {
            over = false;
            false
        })?;
        Ok(over)
    }

    /// Calls `visit` with the bricks that can be played, in reading order, until it returns false.
    fn visit_playable(
        &self,
        wall: &Wall,
        mut visit: impl FnMut(Cell) -> bool,
    ) -> Result<(), RulesFailure> {
        let known = self.groups().map(|kind| playable(wall, kind));
        for cell in known.unwrap_or(wall.bricks()) {
            if (known.is_some() || self.is_playable(wall, cell)?) && !visit(cell) {
                break;
            }
        }
        Ok(())
    }
}

/// One of the lists of commands of a task.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RuleList {
    /// Commands before the program.
    Before,
    /// Commands with the effect that the program should have.
    Wanted,
    /// Commands after the program, so that the game can continue.
    After,
}

impl RuleList {
    /// The name in a task file.
    pub const fn id(self) -> &'static str {
        match self {
            RuleList::Before => "before",
            RuleList::Wanted => "wanted",
            RuleList::After => "after",
        }
    }
}

/// The reason why lists of commands cannot be the rules of a task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RulesError {
    /// A list is not ready to run.
    NotReady {
        list: RuleList,
        /// All of its problems; at least one.
        problems: Vec<Problem>,
    },
    /// A block of a list draws by chance, so the wanted wall would not be definite.
    Chance { list: RuleList, block: BlockId },
}

/// A list of commands failed or did not end: a fault of the task, not of the program.
#[derive(Clone, Debug)]
pub struct RulesFailure {
    pub list: RuleList,
    /// The wall on which the list began.
    pub wall: Wall,
    pub click: Cell,
    /// The failure; its block is one of the list.
    pub failure: Box<Failure>,
}

/// The code of a list; `None` if no block of it runs.
fn commands(list: RuleList, program: &Program) -> Result<Option<Code>, RulesError> {
    let code = code(list, program)?;
    Ok((code.ops.len() > 1).then_some(code))
}

fn code(list: RuleList, program: &Program) -> Result<Code, RulesError> {
    let mut running = program.running();
    if let Some((block, _)) = running.find(|(id, _)| program.block(*id).kind.is_random()) {
        return Err(RulesError::Chance { list, block });
    }
    compile(program).map_err(|problems| RulesError::NotReady { list, problems })
}

/// The bricks that these commands remove, if they play one of the two games: the clicked group goes, everything
/// falls, and no brick stays infected.
fn groups_of(code: &Code) -> Option<GroupKind> {
    let [
        Op::Clicked,
        Op::Act(command),
        Op::ActAll(WallOp::CureAll),
        Op::End,
    ] = code.ops.as_slice()
    else {
        return None;
    };
    match command {
        CellCommand::RemoveAreaAndDrop => Some(GroupKind::Area),
        CellCommand::RemoveStripAndDrop => Some(GroupKind::Strip),
        _ => None,
    }
}

/// A limit shared by all runs of lists: a number of steps, and a callback to stop.
#[derive(Clone, Default)]
struct Allowance {
    /// The steps left; `None` if there is no limit.
    left: Option<Arc<AtomicU64>>,
    go_on: Option<Arc<dyn Fn() -> bool + Send + Sync>>,
}

impl fmt::Debug for Allowance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Allowance")
            .field("left", &self.left)
            .finish_non_exhaustive()
    }
}

impl Allowance {
    /// The same limit with this many steps.
    fn within(&self, steps: u64) -> Allowance {
        Allowance {
            left: Some(Arc::new(AtomicU64::new(steps))),
            ..self.clone()
        }
    }

    /// The same limit, but only for as long as `go_on` returns true.
    fn interruptible(&self, go_on: impl Fn() -> bool + Send + Sync + 'static) -> Allowance {
        Allowance {
            go_on: Some(Arc::new(go_on)),
            ..self.clone()
        }
    }

    /// The steps left; `u64::MAX` if there is no limit.
    fn left(&self) -> u64 {
        let left = self.left.as_ref();
        left.map_or(u64::MAX, |left| left.load(Ordering::Relaxed))
    }

    fn spend(&self, steps: u64) {
        if let Some(left) = &self.left {
            let rest = |left: u64| Some(left.saturating_sub(steps));
            let _ = left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, rest);
        }
    }

    fn goes_on(&self) -> bool {
        self.go_on.as_ref().is_none_or(|go_on| go_on())
    }
}

#[cfg(test)]
mod tests;
