//! A case: a wall and a click.

use crate::run::observer::CoverageObserver;
use crate::run::rules::{Rules, RulesFailure};
use crate::wall::{Cell, CellSet, Wall};

/// What a program is tried with: a wall that is settled and without infection, and a click on one of
/// its bricks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Case {
    pub wall: Wall,
    /// The clicked cell; it holds a brick.
    pub click: Cell,
}

impl Case {
    /// The case with the bricks of `gone` taken away and everything above fallen; the click stays with
    /// its brick. `None` if that is among those that go.
    pub fn without(&self, gone: CellSet) -> Option<Case> {
        if gone.contains(self.click) {
            return None;
        }
        let Case { mut wall, click } = *self;
        // What goes below the clicked brick lowers it.
        let lower = |cell: &Cell| cell.column() == click.column() && cell.row() > click.row();
        let fall = (gone & wall.bricks()).iter().filter(lower).count();
        wall.remove(gone);
        wall.drop_all();
        let click = Cell::new(click.row() + fall, click.column())?;
        Some(Case { wall, click })
    }
}

/// A case ready to be tried.
#[derive(Clone, Copy, Debug)]
pub struct PreparedCase {
    pub case: Case,
    /// The wall on which the program starts.
    pub start: Wall,
    /// The wall that it has to leave.
    pub wanted: Wall,
    /// How many steps it took to find that out.
    pub steps: u64,
}

impl PreparedCase {
    /// # Errors
    /// The rules fail in this case.
    pub fn new(rules: &Rules, case: Case) -> Result<PreparedCase, RulesFailure> {
        PreparedCase::with_coverage(rules, case, &mut ())
    }

    /// As [`PreparedCase::new`], with a trail of where the commands come by that say what is wanted.
    ///
    /// # Errors
    /// The rules fail in this case.
    pub fn with_coverage(
        rules: &Rules,
        case: Case,
        trail: &mut impl CoverageObserver,
    ) -> Result<PreparedCase, RulesFailure> {
        let (start, before) = rules.start_counted(&case.wall, case.click)?;
        let (wanted, steps) = rules.wanted_with_coverage(&start, case.click, trail)?;
        Ok(PreparedCase {
            case,
            start,
            wanted,
            steps: before + steps,
        })
    }

    /// The wall of the next click, if the program does what is wanted; what that takes counts too.
    ///
    /// # Errors
    /// The rules fail in this case.
    pub fn next(&mut self, rules: &Rules) -> Result<Wall, RulesFailure> {
        let (next, steps) = rules.after_counted(&self.wanted, self.case.click)?;
        self.steps += steps;
        Ok(next)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_click_stays_with_its_brick() {
        let above = ".........\n".repeat(5);
        let parse = |rows: &str| Wall::parse(&(above.clone() + rows)).unwrap();
        let cell = |row, column| Cell::new(row, column).unwrap();
        let case = Case {
            wall: parse("R........\nG........\nBY.......\nFY.......\n"),
            click: cell(6, 0),
        };
        let gone = [cell(8, 0), cell(7, 1), cell(5, 0)].into_iter().collect();
        let less = case.without(gone).unwrap();
        assert_eq!(
            less.wall,
            parse(".........\n.........\nG........\nBY.......\n")
        );
        assert_eq!(less.click, cell(7, 0));
        assert_eq!(case.without(case.click.set()), None);
    }
}
