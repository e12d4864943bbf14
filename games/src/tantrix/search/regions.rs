//! Where a line may lie on a board that it does not fill: groups of cells that leave no hole.
//!
//! Under the paper's rule no empty cell touches three tiles. So the empty cells keep to the edge, and there are few ways
//! to choose them; within each the line has a board to fill, where dead ends are seen at once.

use super::board::{BEYOND, CellGraph};
use super::holes;
use super::stream::PATIENCE;
use crate::tantrix::puzzle::Holes;

/// Most groups that are looked for.
const MOST: usize = 2048;
/// Most steps of the search for them.
const STEPS: usize = 1 << 21;

/// Groups of cells of a board.
pub struct Regions {
    /// Each as the cells' numbers on the board, in rising order; the roundest first.
    pub groups: Vec<Vec<u16>>,
    /// Whether these are all.
    pub complete: bool,
}

/// The connected groups of a number of cells that leave no hole on a board; not all once `stop` says so.
pub fn regions(board: &CellGraph, cells: usize, stop: &dyn Fn() -> bool) -> Regions {
    let mut search = RegionSearch {
        board,
        wanted: cells,
        occupied: Vec::with_capacity(board.cells.len()),
        touched: vec![0; board.cells.len()],
        steps: 0,
        stop,
        found: Regions {
            groups: Vec::new(),
            complete: true,
        },
    };
    search.go_on(0);
    let mut found = search.found;
    let contacts = |group: &Vec<u16>| {
        let inside = |cell: u16| group.binary_search(&cell).is_ok();
        let around = group
            .iter()
            .flat_map(|&cell| board.around[usize::from(cell)]);
        around
            .filter(|&cell| cell != BEYOND && inside(cell))
            .count()
    };
    found
        .groups
        .sort_by_cached_key(|group| std::cmp::Reverse(contacts(group)));
    found
}

struct RegionSearch<'a> {
    board: &'a CellGraph,
    wanted: usize,
    /// Of the first cells, whether each is in the group.
    occupied: Vec<bool>,
    /// By how many cells of the group each is touched.
    touched: Vec<u8>,
    steps: usize,
    stop: &'a dyn Fn() -> bool,
    found: Regions,
}

impl RegionSearch<'_> {
    /// Goes on with the next cell, `taken` being in the group so far. As deep as there are cells.
    fn go_on(&mut self, taken: usize) {
        let (cell, cells) = (self.occupied.len(), self.board.cells.len());
        self.steps += 1;
        if (self.steps as u64).is_multiple_of(PATIENCE) && (self.stop)() {
            self.steps = STEPS + 1;
        }
        if self.steps > STEPS || self.found.groups.len() >= MOST {
            self.found.complete = false;
            return;
        }
        if cell == cells {
            if holes::fit(Holes::None, self.board, &self.occupied) {
                let group = (0..).zip(&self.occupied).filter(|(_, in_group)| **in_group);
                self.found
                    .groups
                    .push(group.map(|(cell, _)| cell).collect());
            }
            return;
        }
        if taken < self.wanted {
            self.touch(cell, 1);
            let around = self.board.around[cell];
            // A cell that is empty and touches three stays so.
            let hole = around.iter().any(|&other| {
                self.occupied.get(usize::from(other)) == Some(&false)
                    && self.touched[usize::from(other)] > 2
            });
            if !hole {
                self.occupied.push(true);
                self.go_on(taken + 1);
                self.occupied.pop();
            }
            self.touch(cell, -1);
        }
        if taken + (cells - cell - 1) >= self.wanted && self.touched[cell] <= 2 {
            self.occupied.push(false);
            self.go_on(taken);
            self.occupied.pop();
        }
    }

    fn touch(&mut self, cell: usize, by: i8) {
        for other in self.board.around[cell] {
            if other != BEYOND {
                let touched = &mut self.touched[usize::from(other)];
                *touched = touched.wrapping_add_signed(by);
            }
        }
    }
}
