//! The groups of cells that a line may occupy on a board that it does not fill: those that leave no hole.
//!
//! By the paper's rule no empty cell touches three tiles. So the empty cells are near the edge, and there are few ways to
//! choose them. Each choice leaves a board for the line to fill, on which dead ends are found early.

use super::board::{BEYOND, CellGraph, leaves_no_hole};
use super::stream::CHECK_INTERVAL;
use crate::tantrix::puzzle::Holes;

/// The maximum number of groups.
const MAX_GROUPS: usize = 2048;
/// The maximum number of steps of the search for them.
const MAX_STEPS: usize = 1 << 21;

/// Groups of cells of a board.
pub struct Regions {
    /// Each group as the numbers of its cells, in rising order; the most compact groups first.
    pub groups: Vec<Vec<u16>>,
    /// True if these are all groups.
    pub complete: bool,
}

/// The connected groups of this many cells that leave no hole on a board. Incomplete once `stop` returns true, or beyond
/// the limits.
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
    /// For each of the first cells, true if it is in the group.
    occupied: Vec<bool>,
    /// For each cell the number of its neighbours in the group.
    touched: Vec<u8>,
    steps: usize,
    stop: &'a dyn Fn() -> bool,
    found: Regions,
}

impl RegionSearch<'_> {
    /// Decides the next cell, where `taken` cells are in the group so far. The recursion depth is the number of cells.
    fn go_on(&mut self, taken: usize) {
        let (cell, cells) = (self.occupied.len(), self.board.cells.len());
        self.steps += 1;
        if (self.steps as u64).is_multiple_of(CHECK_INTERVAL) && (self.stop)() {
            self.steps = MAX_STEPS + 1;
        }
        if self.steps > MAX_STEPS || self.found.groups.len() >= MAX_GROUPS {
            self.found.complete = false;
            return;
        }
        if cell == cells {
            if leaves_no_hole(Holes::None, self.board, &self.occupied) {
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
            // An empty cell that touches three is a hole for good.
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
