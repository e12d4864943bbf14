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

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::wall::Brick;
    use crate::wall::test_support::{any_cell, any_wall, cell, column_of, floor, standing};

    type Change = fn(&mut Wall, Cell);

    /// What each change makes of a column (top to floor), applied to its brick in `row`.
    #[test]
    fn each_change_moves_what_it_says() {
        let lower_brick: Change = Wall::lower_brick;
        let lower_stack: Change = Wall::lower_stack;
        let drop_brick: Change = Wall::drop_brick;
        let drop_stack: Change = Wall::drop_stack;
        let table: &[(&str, usize, [&str; 4])] = &[
            // before, row, after lower_brick, lower_stack, drop_brick, drop_stack
            (
                "RgB...Y..",
                2,
                ["Rg.B..Y..", ".RgB..Y..", "Rg...BY..", "...RgBY.."],
            ),
            ("RgB...Y..", 1, ["RgB...Y.."; 4]),
            (
                "RgB...Y..",
                6,
                ["RgB....Y.", "RgB....Y.", "RgB.....Y", "RgB.....Y"],
            ),
            ("RgB...Y..", 4, ["RgB...Y.."; 4]),
            ("RgB...Y..", 8, ["RgB...Y.."; 4]),
            (".....RgBY", 8, [".....RgBY"; 4]),
            (".....RgBY", 5, [".....RgBY"; 4]),
            (
                "F.Rg.....",
                3,
                ["F.R.g....", "F..Rg....", "F.R.....g", "F......Rg"],
            ),
            (
                "RGBYFrgb.",
                7,
                ["RGBYFrg.b", ".RGBYFrgb", "RGBYFrg.b", ".RGBYFrgb"],
            ),
            (
                "r........",
                0,
                [".r.......", ".r.......", "........r", "........r"],
            ),
            (
                "..r.G....",
                2,
                ["...rG....", "...rG....", "...rG....", "...rG...."],
            ),
        ];
        for (before, row, afters) in table {
            let changes = [lower_brick, lower_stack, drop_brick, drop_stack];
            for (which, (change, after)) in changes.into_iter().zip(afters).enumerate() {
                for at in [0, 4, 8] {
                    let mut wall = standing(before, at);
                    change(&mut wall, cell(*row, at));
                    assert_eq!(
                        column_of(&wall, at),
                        **after,
                        "{before}, row {row}, change {which}"
                    );
                    assert_eq!(wall, standing(after, at), "other columns stay");
                }
            }
        }
    }

    #[test]
    fn compacting_closes_the_holes_of_one_column() {
        let before = floor(&["RRR", "...", "g.B", "...", "Y.Y", "..."]);
        let mut wall = before;
        wall.compact(0);
        assert_eq!(wall, floor(&[".RR", "...", "..B", "R..", "g.Y", "Y.."]));
        for past in [3, 8, 9, 10, 81, usize::MAX] {
            let mut wall = before;
            wall.compact(past);
            assert_eq!(wall, before, "column {past}");
        }
    }

    #[test]
    fn the_farthest_falls_reach_the_floor() {
        let mut wall = standing("RgB......", 8);
        wall.drop_all();
        assert_eq!(wall, standing("RgB", 8));
        let mut wall = standing("R.g.B.y.F", 0);
        wall.drop_all();
        assert_eq!(wall, standing("RgByF", 0));
    }

    /// The bricks of a column from the top.
    fn bricks_of(wall: &Wall, column: usize) -> Vec<Brick> {
        (0..SIZE)
            .filter_map(|row| wall.brick(cell(row, column)))
            .collect()
    }

    /// The wall after applying `change` once at every cell, bottom row first.
    fn upwards(before: &Wall, change: Change) -> Wall {
        let mut wall = *before;
        Cell::all().rev().for_each(|cell| change(&mut wall, cell));
        wall
    }

    proptest! {
        #[test]
        fn closing_up_settles_and_keeps_each_column_in_order(before in any_wall()) {
            let mut wall = before;
            wall.drop_all();
            prop_assert!(wall.is_settled());
            for column in 0..SIZE {
                prop_assert_eq!(bricks_of(&wall, column), bricks_of(&before, column));
            }
            let settled = wall;
            wall.drop_all();
            prop_assert_eq!(wall, settled);
            prop_assert_eq!(before == settled, before.is_settled());
        }

        #[test]
        fn all_ways_of_closing_up_agree(before in any_wall()) {
            let mut closed = before;
            closed.drop_all();

            let mut compacted = before;
            (0..SIZE).for_each(|column| compacted.compact(column));
            prop_assert_eq!(compacted, closed);

            prop_assert_eq!(upwards(&before, Wall::drop_brick), closed);

            let mut stacks = before;
            Cell::all().for_each(|cell| stacks.drop_stack(cell));
            prop_assert_eq!(stacks, closed, "stacks from the top, as the paper's solution of cost 4");

            let mut lowered = before;
            (0..SIZE).for_each(|_| lowered = upwards(&lowered, Wall::lower_brick));
            prop_assert_eq!(lowered, closed);
        }

        #[test]
        fn falling_is_lowering_until_nothing_moves(before in any_wall(), from in any_cell()) {
            for (drop, lower) in [
                (Wall::drop_brick as Change, Wall::lower_brick as Change),
                (Wall::drop_stack, Wall::lower_stack),
            ] {
                let (mut dropped, mut lowered) = (before, before);
                drop(&mut dropped, from);
                let mut at = Some(from);
                // Follows the base down; below a cell without brick nothing is moved.
                while let Some(base) = at.filter(|base| lowered.has_brick(*base)) {
                    let still = lowered;
                    lower(&mut lowered, base);
                    at = if lowered == still { None } else { base.below() };
                }
                prop_assert_eq!(dropped, lowered);
            }
        }

        #[test]
        fn no_change_makes_or_loses_or_sickens_a_brick(before in any_wall(), at in any_cell()) {
            for change in
                [Wall::lower_brick, Wall::lower_stack, Wall::drop_brick, Wall::drop_stack as Change]
            {
                let mut wall = before;
                change(&mut wall, at);
                for column in 0..SIZE {
                    prop_assert_eq!(bricks_of(&wall, column), bricks_of(&before, column));
                }
                if !before.has_brick(at) {
                    prop_assert_eq!(wall, before);
                }
            }
        }
    }
}
