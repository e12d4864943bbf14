//! Tiles as letters.
//!
//! ```text
//!   B  Y
//! Y 12y  B      the colours of the six faces around the number and the colour of the back
//!   R  R
//! ```
//!
//! Rows are shifted as the tiles are, so that the letters of faces that touch stand side by side. Of an empty cell
//! of a board the faces are points.

use crate::tantrix::puzzle::Area;
use crate::tantrix::solution::Solution;
use crate::tantrix::tile::tile;

/// How many characters a tile is wide, and how many lines it is high.
const WIDTH: usize = 8;
const HEIGHT: usize = 3;

/// Where the letters of the faces stand, clockwise from the north-east: lines down, characters right.
const FACES: [(usize, usize); 6] = [(0, 5), (1, 7), (2, 5), (2, 2), (1, 0), (0, 2)];

/// The lines of the drawing, each with its end.
pub fn text(area: Area, solution: &Solution) -> String {
    let placed = solution.placed();
    let empty: Vec<(usize, usize)> = solution.empty(area).collect();
    let rows = placed.iter().map(|one| usize::from(one.row));
    let rows = rows.chain(empty.iter().map(|(_, row)| *row));
    let rows = rows.max().map_or(0, |last| last + 1);
    let mut lines: Vec<Vec<char>> = vec![Vec::new(); rows * HEIGHT];
    let mut put = |line: usize, column: usize, letter: char| {
        let line = &mut lines[line];
        if line.len() <= column {
            line.resize(column + 1, ' ');
        }
        line[column] = letter;
    };
    let corner =
        |column: usize, row: usize| (column * WIDTH + area.indent(row) * WIDTH / 2, row * HEIGHT);
    for (column, row) in empty {
        let (left, top) = corner(column, row);
        for (down, right) in FACES {
            put(top + down, left + right, '.');
        }
    }
    for one in placed {
        let (left, top) = corner(one.column.into(), one.row.into());
        let Some(tile) = tile(one.tile) else { continue };
        for (face, (down, right)) in (0..).zip(FACES) {
            put(top + down, left + right, tile.face(one.turn, face).letter());
        }
        let name = format!(
            "{:>2}{}",
            tile.number,
            tile.back.letter().to_ascii_lowercase()
        );
        for (right, letter) in name.chars().enumerate() {
            put(top + 1, left + 2 + right, letter);
        }
    }
    lines
        .into_iter()
        .map(|line| String::from_iter(line) + "\n")
        .collect()
}
