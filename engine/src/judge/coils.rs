//! Areas that sweeps infect late. A program that goes through the wall a fixed number of times, in whatever
//! order, and infects what touches something infected, is right on nearly all walls; only an area coiled
//! against its very order shows that it is not.
//!
//! Each was found by simulated annealing (S. Kirkpatrick, C. Gelatt, M. Vecchi, Science 220, 1983) over
//! the cells of the area and the click, for the most sweeps in one order.

use super::case::Case;
use super::shapes::{painted, turned, turned_from};
use crate::colour::Colour;
use crate::wall::Cell;

/// The areas, row by row: `#`, and `O` for the clicked brick. In one position or another each needs the most
/// sweeps known in some of forty orders, those before it fewer: 33 in one same direction, 35 there and back, 39
/// with the rows to and fro, 29 from every corner in turn.
const COILS: &[&str] = &[
    "..###..##/.##.#.##./##.##.#../#..#..##./##.###.##/.##..#..#/##..##.##/#.O.#.##./###.###..",
    "...##.###/..##.##.#/.##.##.##/##.##.##./#.##.##.O/###.##.##/...##.##./#..#.##../######...",
    "####.####/#.#####.#/##.....##/.#.###.#./##.#.#.##/##.##.#.#/#...#.###/##.###.#./.###...#O",
    "####..###/...##.#.#/###.###.#/#.##.#..#/##.##...#/.#.###.##/##..####./#..#....O/#########",
    "#########/#.....#.#/...#.#..#/#########/.#......./##.######/#..O....#/#.#...#.#/#########",
    ".####..##/##.#..###/#.##.##.#/.##.##.##/##.##.##./#.##.##.O/#.#.##.##/###.#.##./##.####..",
    "....###O./..#.#...#/..###.###/#.#...#.#/###.###.#/#...#..##/#.###.##./#.#...#../###.####.",
    "..#######/.##.....#/##.###..#/#.##.#.##/###.##.#./##.##.##./..##.##.O/#.#.##.##/###..###.",
    "###.##.##/#.#.#.###/#.#.###.#/#.##...##/##.##.##./.#..##.##/##...##.#/#.###.###/###.#O..#",
    "#######../#.....##./.####..##/##..###.#/####..###/#..#...../.###.####/##....#.#/.######.O",
    "###.#####/#.###...#/#....###./###.O#.#./.#....##./###...#../##..#.###/#.####.#./###.#####",
    "###.O#..#/#.##.####/#..#..#../##.##.##./.#..#..#./.##.##.##/..#..#..#/.###.##.#/...##.###",
    "#####.###/...##.#.#/###.###.#/#.##..#.#/##.###..#/.#..##.##/##...###./#.###...O/###.#####",
    "########./.....##.#/####..###/#..###.##/#..#.##.#/#.....###/#.####.../#..#.##.O/#####.###",
    ".###.####/##.###..#/#..#...##/##..##.#./.##.#..##/##.####.#/#.....###/##.###..#/.###.##O.",
    ".###..###/##.##.#.#/#.##.##.#/.##.##.##/##.##.##./#.##.##.O/###.##.##/#...#.##./....###..",
    "...###.../..##.####/.##....#./##.#...#./#..#.#.##/##.###..#/.#...#.##/.###.###./.#.#O....",
    "#########/#..#....#/#.#.#.#.#/#######.#/........#/#########/#.#...#../##.##...O/.########",
];

/// As each coil can be turned and mirrored.
const TURNS: usize = 8;

/// Coil number `number`, each in all positions; `None` if there are no more.
pub fn coil(number: usize) -> Option<Case> {
    let area = COILS.get(number / TURNS)?.replace('/', "");
    let area = area.as_bytes();
    let [own, a, b] = [0, 1, 2].map(|next| Colour::ALL[(number + next) % Colour::ALL.len()]);
    // On a chequered ground, so that nothing else is an area.
    let wall = painted(|cell| {
        let ground = if (cell.row() + cell.column()).is_multiple_of(2) {
            a
        } else {
            b
        };
        Some(if area[cell.index()] == b'.' {
            ground
        } else {
            own
        })
    });
    let how = number % TURNS;
    let clicked =
        |cell: &Cell| turned_from(*cell, how).is_some_and(|from| area[from.index()] == b'O');
    let click = Cell::all().find(clicked)?;
    let wall = turned(&wall, how);
    Some(Case { wall, click })
}
