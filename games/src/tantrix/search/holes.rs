//! Empty cells that must not be.

use super::board::{BEYOND, CellGraph};
use crate::tantrix::puzzle::Holes;

/// Whether the rule allows the cells that are left empty.
pub fn fit(holes: Holes, board: &CellGraph, occupied: &[bool]) -> bool {
    match holes {
        Holes::Allowed => true,
        Holes::None => none_touches_three(board, occupied) && one_group(board, occupied),
        Holes::NoneEnclosed => none_enclosed(board, occupied),
    }
}

fn neighbours(board: &CellGraph, cell: usize) -> impl Iterator<Item = usize> {
    let around = board.around[cell].into_iter();
    around.filter(|&cell| cell != BEYOND).map(usize::from)
}

fn none_touches_three(board: &CellGraph, occupied: &[bool]) -> bool {
    let touching = |cell| {
        neighbours(board, cell)
            .filter(|&next| occupied[next])
            .count()
    };
    let mut empty = (0..occupied.len()).filter(|&cell| !occupied[cell]);
    empty.all(|cell| touching(cell) < 3)
}

fn one_group(board: &CellGraph, occupied: &[bool]) -> bool {
    let mut seen = vec![false; occupied.len()];
    let mut cells = (0..occupied.len()).filter(|&cell| occupied[cell]);
    let group = cells.next().map_or(0, |first| {
        let next = |cell| neighbours(board, cell).filter(|&next| occupied[next]);
        spread(first, &mut seen, next).len()
    });
    group == occupied.iter().filter(|occupied| **occupied).count()
}

/// Whether from every empty cell a way over empty cells leads to the edge of the board.
pub fn none_enclosed(board: &CellGraph, occupied: &[bool]) -> bool {
    let mut seen = vec![false; occupied.len()];
    for tile in (0..occupied.len()).filter(|&cell| occupied[cell]) {
        for first in neighbours(board, tile) {
            if occupied[first] || seen[first] {
                continue;
            }
            let next = |cell| neighbours(board, cell).filter(|&next| !occupied[next]);
            let zone = spread(first, &mut seen, next);
            if !zone
                .iter()
                .any(|&cell| board.around[cell].contains(&BEYOND))
            {
                return false;
            }
        }
    }
    true
}

/// The cells that can be reached from the first.
fn spread<I: Iterator<Item = usize>>(
    first: usize,
    seen: &mut [bool],
    next: impl Fn(usize) -> I,
) -> Vec<usize> {
    seen[first] = true;
    let mut reached = vec![first];
    let mut at = 0;
    while let Some(&cell) = reached.get(at) {
        at += 1;
        for cell in next(cell) {
            if !std::mem::replace(&mut seen[cell], true) {
                reached.push(cell);
            }
        }
    }
    reached
}
