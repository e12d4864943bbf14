//! A case: a wall and a click.

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
