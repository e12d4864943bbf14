//! Shared by the tests of this module: random walls, and slow, simple models to compare with.

use proptest::prelude::*;

use super::{Brick, Cell, CellSet, SIZE, Wall};
use crate::colour::Colour;

pub fn cell(row: usize, column: usize) -> Cell {
    Cell::new(row, column).unwrap()
}

/// The set of these cells.
pub fn cells(places: &[(usize, usize)]) -> CellSet {
    places
        .iter()
        .map(|&(row, column)| cell(row, column))
        .collect()
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

/// The wall that has this column, top brick first and down to the floor, as its column `at`.
pub fn standing(column: &str, at: usize) -> Wall {
    let mut text = vec!["."; SIZE - column.len()].concat();
    text.push_str(column);
    let rows: String = text
        .chars()
        .map(|letter| format!("{}{letter}{}\n", ".".repeat(at), ".".repeat(SIZE - 1 - at)))
        .collect();
    Wall::parse(&rows).unwrap()
}

/// Column `at` of a wall, in the form that [`standing`] takes, with all nine cells.
pub fn column_of(wall: &Wall, at: usize) -> String {
    (0..SIZE).map(|row| wall.letter(cell(row, at))).collect()
}

pub fn any_cell() -> impl Strategy<Value = Cell> {
    (0..81_usize).prop_map(|index| Cell::from_index(index).unwrap())
}

pub fn any_set() -> impl Strategy<Value = CellSet> {
    any::<u128>().prop_map(CellSet::from_bits)
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
