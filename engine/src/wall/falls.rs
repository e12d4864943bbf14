//! Falling bricks: by one cell (*scendere*) or as far as possible (*cadere*), alone or as a stack (*pila*), and whole
//! columns (*compatta*, *fai cadere tutti*).
//!
//! A brick moves only if the cell below it is on the wall and has no brick. Its infection moves with it. No operation
//! here has an effect on a cell without brick.

use super::{Cell, CellSet, SIZE, Wall};

impl Wall {
    /// Lets all bricks fall until no cell is empty.
    pub fn drop_all(&mut self) {
        self.close(CellSet::ALL);
    }

    /// Lets the bricks of column `0..9` fall; no effect if there is no such column.
    pub fn compact(&mut self, column: usize) {
        self.close(CellSet::column(column));
    }

    /// Moves the brick in `cell` down by one.
    pub fn lower_brick(&mut self, cell: Cell) {
        if let Some(below) = cell.below()
            && self.has_brick(cell)
            && !self.has_brick(below)
        {
            self.move_down(cell.set(), 1);
        }
    }

    /// Moves the stack with its base in `cell` down by one.
    pub fn lower_stack(&mut self, cell: Cell) {
        if self.room_below(cell) > 0 {
            self.move_down(self.stack(cell), 1);
        }
    }

    /// Moves the brick in `cell` down to the next brick or the floor.
    pub fn drop_brick(&mut self, cell: Cell) {
        self.move_down(cell.set(), self.room_below(cell));
    }

    /// Moves the stack with its base in `cell` down to the next brick or the floor.
    pub fn drop_stack(&mut self, cell: Cell) {
        self.move_down(self.stack(cell), self.room_below(cell));
    }

    /// The number of cells without brick directly below `cell`, down to the next brick or the floor.
    fn room_below(&self, cell: Cell) -> usize {
        let landing = (cell.set().below() & self.bricks()).first();
        landing.map_or(SIZE, Cell::row) - cell.row() - 1
    }

    /// Lets every brick in `columns` fall to the bottom.
    fn close(&mut self, columns: CellSet) {
        loop {
            // Every brick with a hole anywhere below it moves by one at the same time, so bricks never collide. At most
            // eight iterations.
            let bricks = self.bricks() & columns;
            let moving = bricks & (columns - bricks).above();
            if moving.is_empty() {
                return;
            }
            self.move_down(moving, 1);
        }
    }

    /// Moves the bricks in `cells` up by `rows`. The targets must be on the wall, and free or vacated by this move.
    pub(super) fn move_up(&mut self, cells: CellSet, rows: usize) {
        for plane in self.code.iter_mut().chain([&mut self.infection]) {
            *plane = (*plane - cells) | (*plane & cells).shifted_up(rows);
        }
    }

    /// Moves the bricks in `cells` down by `rows`. The targets must be on the wall, and free or vacated by this move.
    #[inline]
    fn move_down(&mut self, cells: CellSet, rows: usize) {
        for plane in self.code.iter_mut().chain([&mut self.infection]) {
            *plane = (*plane - cells) | (*plane & cells).shifted_down(rows);
        }
    }
}
