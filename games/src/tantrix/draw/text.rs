//! Draws solutions as text.
//!
//! ```text
//!   B  Y
//! Y 12y  B      the colours of the six faces around the number and the colour of the back
//!   R  R
//! ```
//!
//! Rows are shifted like the tiles, so that the letters of touching faces are next to each other. Empty cells of a bounded
//! board have points for faces.

use crate::tantrix::puzzle::Area;
use crate::tantrix::solution::Solution;
use crate::tantrix::tile::tile;

/// The width of a tile in characters.
const WIDTH: usize = 8;
/// The height of a tile in lines.
const HEIGHT: usize = 3;

/// The positions of the letters of the faces, clockwise from the north-east: line and character from the upper left.
const FACES: [(usize, usize); 6] = [(0, 5), (1, 7), (2, 5), (2, 2), (1, 0), (0, 2)];

/// The lines of the drawing, each with a line end.
pub fn text(area: Area, solution: &Solution) -> String {
    let placed = solution.placed();
    let empty: Vec<(usize, usize)> = solution.empty(area).collect();
    let rows = placed
        .iter()
        .map(|one| usize::from(one.row))
        .chain(empty.iter().map(|(_, row)| *row))
        .max()
        .map_or(0, |last| last + 1);
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
