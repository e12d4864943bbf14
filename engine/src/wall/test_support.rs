//! Helpers for the tests of this module: walls to try laws on, and slow, plain models to compare with.

use proptest::prelude::*;

use super::{Brick, Cell, CellSet, SIZE, Wall};
use crate::colour::Colour;

pub fn cell(row: usize, column: usize) -> Cell {
    Cell::new(row, column).unwrap()
}

/// The wall with these rows at the bottom, and the rows above them without brick. Rows shorter
/// than nine characters are filled up with no brick.
pub fn floor(rows: &[&str]) -> Wall {
    let above = vec![""; SIZE - rows.len()];
    let text: String = above
        .iter()
        .chain(rows)
        .map(|row| format!("{row:.<9}\n"))
        .collect();
    Wall::parse(&text).unwrap()
}

pub fn any_cell() -> impl Strategy<Value = Cell> {
    (0..81_usize).prop_map(|index| Cell::from_index(index).unwrap())
}

/// Walls with few bricks to many, few colours to all, settled or not, infected or not.
pub fn any_wall() -> impl Strategy<Value = Wall> {
    (1..=5_usize, 0..=4_u8, 0..=2_u8).prop_flat_map(|(colours, gaps, sick)| {
        let one = (0..colours, 0..4_u8, 0..4_u8);
        prop::collection::vec(one, 81).prop_map(move |contents| {
            let mut wall = Wall::default();
            for (cell, (colour, gap, infection)) in Cell::all().zip(contents) {
                let brick = Brick {
                    colour: Colour::ALL[colour],
                    infected: infection < sick,
                };
                wall.set(cell, (gap >= gaps).then_some(brick));
            }
            wall
        })
    })
}

/// The four neighbours that are on the wall.
pub fn near(cell: Cell) -> impl Iterator<Item = Cell> {
    [cell.above(), cell.below(), cell.left(), cell.right()]
        .into_iter()
        .flatten()
}

/// All cells reached from `from` through bricks of its colour, one queue entry a cell: the plain
/// meaning of *collegati*. `step` lists the neighbours that count.
pub fn flood_by_queue<I>(wall: &Wall, from: Cell, step: impl Fn(Cell) -> I) -> CellSet
where
    I: Iterator<Item = Cell>,
{
    let mut seen = CellSet::EMPTY;
    let mut queue = Vec::new();
    if wall.has_brick(from) {
        seen.insert(from);
        queue.push(from);
    }
    while let Some(cell) = queue.pop() {
        for next in step(cell) {
            if wall.colour(next) == wall.colour(from) && !seen.contains(next) {
                seen.insert(next);
                queue.push(next);
            }
        }
    }
    seen
}
