//! Cases: a wall and a click, and what the rules make of them.

use crate::run::observer::CoverageObserver;
use crate::run::rules::{Rules, RulesFailure};
use crate::wall::{Cell, CellSet, Wall};

/// An input for a program: a wall and a click on one of its bricks. In the two games the wall is settled and without
/// infection.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Case {
    pub wall: Wall,
    /// The clicked cell; it holds a brick.
    pub click: Cell,
}

impl Case {
    /// The case without the bricks in `gone`; everything above them falls, and the click follows its brick. `None` if
    /// `gone` contains the clicked brick.
    pub fn without(&self, gone: CellSet) -> Option<Case> {
        if gone.contains(self.click) {
            return None;
        }
        let Case { mut wall, click } = *self;
        // Bricks removed below the clicked one lower it.
        let lower = |cell: &Cell| cell.column() == click.column() && cell.row() > click.row();
        let fall = (gone & wall.bricks()).iter().filter(lower).count();
        wall.remove(gone);
        wall.drop_all();
        let click = Cell::new(click.row() + fall, click.column())?;
        Some(Case { wall, click })
    }

    /// Removes bricks as [`Case::without`] does; does nothing if the clicked one is among them.
    pub fn remove(&mut self, gone: CellSet) {
        *self = self.without(gone).unwrap_or(*self);
    }
}

/// A case with its start and its wanted wall, computed once for all draws.
#[derive(Clone, Copy, Debug)]
pub struct PreparedCase {
    pub case: Case,
    /// The wall on which the program starts.
    pub start: Wall,
    /// The wall that the program has to leave.
    pub wanted: Wall,
    /// Steps that the lists of the task took to compute both.
    pub steps: u64,
}

impl PreparedCase {
    /// # Errors
    /// The rules fail in this case.
    pub fn new(rules: &Rules, case: Case) -> Result<PreparedCase, RulesFailure> {
        PreparedCase::with_coverage(rules, case, &mut ())
    }

    /// As [`PreparedCase::new`]. `coverage` counts the transitions of the commands that compute the wanted wall.
    ///
    /// # Errors
    /// The rules fail in this case.
    pub fn with_coverage(
        rules: &Rules,
        case: Case,
        coverage: &mut impl CoverageObserver,
    ) -> Result<PreparedCase, RulesFailure> {
        let (start, before) = rules.start_counted(&case.wall, case.click)?;
        let (wanted, steps) = rules.wanted_with_coverage(&start, case.click, coverage)?;
        Ok(PreparedCase {
            case,
            start,
            wanted,
            steps: before + steps,
        })
    }

    /// The wall for the next click, if the program does what the task wants. Adds the steps this takes to `steps`.
    ///
    /// # Errors
    /// The rules fail in this case.
    pub fn next(&mut self, rules: &Rules) -> Result<Wall, RulesFailure> {
        let (next, steps) = rules.after_counted(&self.wanted, self.case.click)?;
        self.steps += steps;
        Ok(next)
    }
}
