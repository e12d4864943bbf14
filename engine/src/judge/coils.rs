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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wall::SIZE;

    /// The sweeps, row by row, after which the whole area of the click is infected.
    fn sweeps(case: &Case) -> u32 {
        let area = case.wall.area(case.click);
        let mut infected = case.click.set();
        let mut sweeps = 0;
        while infected != area {
            sweeps += 1;
            for cell in area.iter() {
                if !(cell.set().neighbours() & infected).is_empty() {
                    infected.insert(cell);
                }
            }
        }
        sweeps
    }

    #[test]
    fn coils_are_clicked_inside_and_lie_on_a_ground_without_areas() {
        let mut coils = 0;
        while let Some(Case { wall, click }) = coil(coils) {
            let area = wall.area(click);
            assert!(area.len() > 4 * SIZE, "{coils}\n{wall}");
            for other in wall.bricks() - area {
                assert!(wall.area(other).is_empty(), "{coils}\n{wall}");
            }
            coils += 1;
        }
        assert_eq!(coils, TURNS * COILS.len());
    }

    #[test]
    fn some_need_more_than_thirty_sweeps_row_by_row() {
        let most = (0..).map_while(coil).map(|case| sweeps(&case)).max();
        assert!(most > Some(32), "{most:?}");
    }
}
