//! Checks solutions by the rules.
//!
//! An independent oracle for the searches: written directly from the rules, in columns and rows (as 32-bit numbers, since
//! files may contain any 16-bit ones), and sharing only the table of tiles with them. [`inspect`](super::inspect), which
//! reports on positions during play, has its own implementation for the same reason; a test compares both.

use super::puzzle::{Area, Holes, LineColour, Puzzle};
use super::solution::{Placed, Solution};
use super::tile::{TantrixColour, Tile, TileSet, tile};
use std::collections::{BTreeMap, BTreeSet};

/// A broken rule, with the tile that breaks it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Violation {
    /// No tile of the puzzle has this number.
    ForeignTile(u8),
    /// The tile occurs more than once.
    TwiceLaid(u8),
    /// The tile is missing.
    Missing(u8),
    /// The turn of the tile, in sixths, is not 0 to 5.
    Turn { tile: u8, turn: u8 },
    /// The tile is not on the board.
    Outside(u8),
    /// Two tiles are in the same place.
    SamePlace(u8, u8),
    /// (a) Two tiles touch with faces of different colours.
    Clash {
        tile: u8,
        /// The colour of the tile's face.
        colour: TantrixColour,
        other: u8,
        /// The colour of the other tile's face.
        other_colour: TantrixColour,
    },
    /// (b) An empty place next to the tile touches `tiles` tiles, three or more.
    Hole { tile: u8, tiles: usize },
    /// (b) An empty place next to the tile is enclosed.
    Enclosed(u8),
    /// (b) The tile is not in the group of the first one.
    Apart(u8),
    /// (c) No line of this colour goes through all tiles; the longest misses this one.
    NotOnLine { tile: u8, colour: TantrixColour },
    /// (d) The line of this colour is not closed: it ends on this tile.
    Open { tile: u8, colour: TantrixColour },
    /// (f) The back of the tile, which should give the line its colour, is white.
    WhiteBack(u8),
    /// The fixed tile is missing, moved or turned.
    NotAsFixed(u8),
}

/// Column and row.
type ColumnRow = (i32, i32);
/// The tiles by their places, each with its turn.
type TilesByPlace = BTreeMap<ColumnRow, (&'static Tile, u8)>;

/// Checks a solution by all rules of the puzzle.
///
/// # Errors
/// The first rule that it breaks, in the order of the paper.
pub fn verify(puzzle: &Puzzle, solution: &Solution) -> Result<(), Violation> {
    let laid = laid(puzzle, solution.placed())?;
    let here: TileSet = laid.values().map(|(tile, _)| tile.number).collect();
    if let Some(missing) = puzzle
        .tiles
        .tiles()
        .find(|tile| !here.contains(tile.number))
    {
        return Err(Violation::Missing(missing.number));
    }
    as_fixed(puzzle, solution.placed())?;
    if puzzle.golden {
        golden(puzzle.area, &laid)?;
    }
    match puzzle.holes {
        Holes::None => no_holes(puzzle.area, &laid)?,
        Holes::NoneEnclosed => none_enclosed(puzzle.area, &laid)?,
        Holes::Allowed => {}
    }
    line(puzzle, &laid)
}

/// Checks an incomplete solution by the rules that further tiles cannot mend.
///
/// # Errors
/// The first rule that it breaks.
pub fn verify_so_far(puzzle: &Puzzle, placed: &[Placed]) -> Result<(), Violation> {
    let laid = laid(puzzle, placed)?;
    as_fixed(puzzle, placed)?;
    if puzzle.golden {
        golden(puzzle.area, &laid)?;
    }
    Ok(())
}

/// The tiles by place, after checking that each belongs to the puzzle, occurs once, and is on the board.
fn laid(puzzle: &Puzzle, placed: &[Placed]) -> Result<TilesByPlace, Violation> {
    let mut laid = TilesByPlace::new();
    let mut seen = BTreeSet::new();
    for one in placed {
        let Some(tile) = tile(one.tile).filter(|tile| puzzle.tiles.contains(tile.number)) else {
            return Err(Violation::ForeignTile(one.tile));
        };
        if !seen.insert(one.tile) {
            return Err(Violation::TwiceLaid(one.tile));
        }
        if one.turn > 5 {
            let (tile, turn) = (one.tile, one.turn);
            return Err(Violation::Turn { tile, turn });
        }
        let place = (i32::from(one.column), i32::from(one.row));
        if !on_board(puzzle.area, place) {
            return Err(Violation::Outside(one.tile));
        }
        if let Some((other, _)) = laid.insert(place, (tile, one.turn)) {
            return Err(Violation::SamePlace(other.number, one.tile));
        }
    }
    Ok(laid)
}

/// Checks that the fixed tiles are in their places; on a free board all may be moved together.
fn as_fixed(puzzle: &Puzzle, placed: &[Placed]) -> Result<(), Violation> {
    // Axial coordinates, in which a movement is an addition.
    let axes = |one: &Placed| {
        let (column, row) = (i32::from(one.column), i32::from(one.row));
        (column - row.div_euclid(2), row)
    };
    let mut moved = (puzzle.area != Area::Free).then_some((0, 0));
    for fixed in &puzzle.fixed {
        let wrong = Violation::NotAsFixed(fixed.tile);
        let there = placed
            .iter()
            .find(|one| one.tile == fixed.tile)
            .filter(|one| one.turn == fixed.turn)
            .ok_or(wrong)?;
        let ((q, r), (to_q, to_r)) = (axes(fixed), axes(there));
        let by = (to_q - q, to_r - r);
        if *moved.get_or_insert(by) != by {
            return Err(wrong);
        }
    }
    Ok(())
}

fn on_board(area: Area, (column, row): ColumnRow) -> bool {
    let within = |n: i32, end: usize| usize::try_from(n).is_ok_and(|n| n < end);
    match area {
        Area::Pyramid { rows } => within(row, rows) && (0..=row).contains(&column),
        Area::Grid { columns, rows } => within(column, columns) && within(row, rows),
        Area::Drawn(drawn) => drawn
            .places()
            .any(|(c, r)| (column, row) == (c as i32, r as i32)),
        Area::Free => true,
    }
}

/// The six places around a place, clockwise from the north-east.
fn around(area: Area, (column, row): ColumnRow) -> [ColumnRow; 6] {
    let (above, below) = match area {
        Area::Pyramid { .. } => (column, column + 1),
        // The odd rows are shifted right.
        Area::Grid { .. } | Area::Drawn(_) | Area::Free => {
            let right = column + i32::from(row % 2 != 0);
            (right, right)
        }
    };
    [
        (above, row - 1),
        (column + 1, row),
        (below, row + 1),
        (below - 1, row + 1),
        (column - 1, row),
        (above - 1, row - 1),
    ]
}

fn colour((tile, turn): (&Tile, u8), face: usize) -> TantrixColour {
    // A turn brings to a face the colour from that many sixths counterclockwise.
    tile.faces[(face + 6 - usize::from(turn)) % 6]
}

fn golden(area: Area, laid: &TilesByPlace) -> Result<(), Violation> {
    for (&place, &one) in laid {
        for (face, beyond) in around(area, place).into_iter().enumerate() {
            if let Some(&two) = laid.get(&beyond) {
                let (mine, its) = (colour(one, face), colour(two, (face + 3) % 6));
                if mine != its {
                    return Err(Violation::Clash {
                        tile: one.0.number,
                        colour: mine,
                        other: two.0.number,
                        other_colour: its,
                    });
                }
            }
        }
    }
    Ok(())
}

fn no_holes(area: Area, laid: &TilesByPlace) -> Result<(), Violation> {
    for (&place, (tile, _)) in laid {
        for beyond in around(area, place) {
            if laid.contains_key(&beyond) || !on_board(area, beyond) && area != Area::Free {
                continue;
            }
            let touching = around(area, beyond).into_iter();
            let tiles = touching.filter(|place| laid.contains_key(place)).count();
            if tiles >= 3 {
                let tile = tile.number;
                return Err(Violation::Hole { tile, tiles });
            }
        }
    }
    // Separate groups would leave a zone between them.
    let first = laid.keys().take(1).copied().collect();
    let group = spread(first, |place| {
        let next = around(area, place).into_iter();
        next.filter(|next| laid.contains_key(next)).collect()
    });
    match laid.iter().find(|(place, _)| !group.contains(place)) {
        Some((_, (tile, _))) => Err(Violation::Apart(tile.number)),
        None => Ok(()),
    }
}

fn none_enclosed(area: Area, laid: &TilesByPlace) -> Result<(), Violation> {
    // Search from outside: from a frame around all tiles, and from the places that are not on the board.
    let columns = laid.keys().map(|place| place.0);
    let rows = laid.keys().map(|place| place.1);
    let (left, right) = (
        columns.clone().min().unwrap_or(0) - 2,
        columns.max().unwrap_or(0) + 2,
    );
    let (top, bottom) = (
        rows.clone().min().unwrap_or(0) - 2,
        rows.max().unwrap_or(0) + 2,
    );
    let columns = move |row| (left..=right).map(move |column| (column, row));
    let mut out: Vec<ColumnRow> = (top..=bottom).flat_map(columns).collect();
    out.retain(|&place| place == (left, top) || !on_board(area, place));
    let open = spread(out, |place| {
        let next = around(area, place).into_iter();
        next.filter(|next| {
            let (column, row) = *next;
            (left..=right).contains(&column)
                && (top..=bottom).contains(&row)
                && !laid.contains_key(next)
        })
        .collect()
    });
    for (&place, (tile, _)) in laid {
        let mut beyond = around(area, place).into_iter();
        if beyond.any(|beyond| !laid.contains_key(&beyond) && !open.contains(&beyond)) {
            return Err(Violation::Enclosed(tile.number));
        }
    }
    Ok(())
}

/// All places reachable from the first ones.
fn spread(
    first: Vec<ColumnRow>,
    next: impl Fn(ColumnRow) -> Vec<ColumnRow>,
) -> BTreeSet<ColumnRow> {
    let mut reached: BTreeSet<ColumnRow> = first.iter().copied().collect();
    let mut todo = first;
    while let Some(place) = todo.pop() {
        for place in next(place) {
            if reached.insert(place) {
                todo.push(place);
            }
        }
    }
    reached
}

fn line(puzzle: &Puzzle, laid: &TilesByPlace) -> Result<(), Violation> {
    let Some(line) = puzzle.line else {
        return Ok(());
    };
    let colours = match line.colour {
        LineColour::Any => TantrixColour::ALL.to_vec(),
        LineColour::Of(colour) => vec![colour],
        LineColour::Back => match puzzle.tiles.tiles().last() {
            Some(last) => vec![
                last.back
                    .colour()
                    .ok_or(Violation::WhiteBack(last.number))?,
            ],
            None => Vec::new(),
        },
    };
    // Of several colours, report the one with the longest line.
    let mut farthest: Option<(usize, Violation)> = None;
    for wanted in colours {
        let (reached, broken) = follow(puzzle.area, laid, wanted, line.closed);
        let Some(broken) = broken else {
            return Ok(());
        };
        if farthest.is_none_or(|(most, _)| reached > most) {
            farthest = Some((reached, broken));
        }
    }
    farthest.map_or(Ok(()), |(_, broken)| Err(broken))
}

/// The number of tiles on the longest line of a colour, and the rule that it breaks.
fn follow(
    area: Area,
    laid: &TilesByPlace,
    wanted: TantrixColour,
    closed: bool,
) -> (usize, Option<Violation>) {
    let linked = |place: ColumnRow| -> Vec<ColumnRow> {
        let Some(&here) = laid.get(&place) else {
            return Vec::new();
        };
        let beyond = around(area, place).into_iter().enumerate();
        let joined = beyond.filter(|&(face, beyond)| {
            let there = laid
                .get(&beyond)
                .map(|&there| colour(there, (face + 3) % 6));
            colour(here, face) == wanted && there == Some(wanted)
        });
        joined.map(|(_, place)| place).collect()
    };
    let mut longest = BTreeSet::new();
    for (&place, (tile, _)) in laid {
        if tile.faces.contains(&wanted) && !longest.contains(&place) {
            let line = spread(vec![place], linked);
            if line.len() > longest.len() {
                longest = line;
            }
        }
    }
    let beside = laid.iter().find(|(place, _)| !longest.contains(place));
    let end = laid.iter().find(|(place, _)| linked(**place).len() < 2);
    let broken = match (beside, end) {
        (Some((_, (tile, _))), _) => Some(Violation::NotOnLine {
            tile: tile.number,
            colour: wanted,
        }),
        (None, Some((_, (tile, _)))) if closed => Some(Violation::Open {
            tile: tile.number,
            colour: wanted,
        }),
        _ => None,
    };
    (longest.len(), broken)
}
