//! Lessons from a position that need no search: cells that no tile can fill any more, and cells that only one tile fits.

use super::hex::Hex;
use super::position::{LyingTile, TantrixPosition};
use super::puzzle::{Holes, Puzzle};
use super::tile::{TantrixColour, tile};
use std::collections::BTreeSet;

/// A conclusion from a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TantrixLesson {
    /// The cell must be filled, but no tile fits.
    Dead(Hex, DeadReason),
    /// The cell must be filled, and only this tile fits, with only this turn.
    Forced(Hex, LyingTile),
}

/// Reason that no tile fits a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeadReason {
    /// Three or more neighbours show this colour; a tile has it on two faces or none.
    ThreeOf(TantrixColour),
    /// All six neighbours are there and exactly one shows this colour; a tile has it on two faces or none.
    Parity(TantrixColour),
    /// The tiles that would fit are in use.
    NoneLeft,
}

/// The first lesson of a position, dead cells before forced ones; `None` if there is none, or the puzzle has no golden
/// rule.
pub fn teach(puzzle: &Puzzle, position: &TantrixPosition) -> Option<TantrixLesson> {
    if !puzzle.golden || position.tiles() == puzzle.tiles {
        return None;
    }
    let mut forced = None;
    for hex in to_fill(puzzle, position) {
        let faces = wanted(position, hex);
        let mut fitting = puzzle
            .tiles
            .tiles()
            .filter(|tile| position.place(tile.number).is_none())
            .flat_map(|tile| (0..6).map(move |turn| (tile, turn)))
            .filter(|(tile, turn)| {
                (0..6).all(|face| {
                    let wanted = faces[usize::from(face)];
                    wanted.is_none_or(|colour| tile.face(*turn, face) == colour)
                })
            })
            .map(|(tile, turn)| LyingTile {
                tile: tile.number,
                turn,
            });
        match (fitting.next(), fitting.next()) {
            (None, _) => return Some(TantrixLesson::Dead(hex, reason(&faces))),
            (Some(only), None) => forced = forced.or(Some(TantrixLesson::Forced(hex, only))),
            (Some(_), Some(_)) => {}
        }
    }
    forced
}

/// The empty cells next to tiles that must be filled, in reading order.
fn to_fill(puzzle: &Puzzle, position: &TantrixPosition) -> Vec<Hex> {
    let around = position
        .iter()
        .flat_map(|(hex, _)| (0..6).map(move |face| hex.neighbour(face)));
    let beside: BTreeSet<Hex> = around
        .filter(|hex| puzzle.area.has(*hex) && position.at(*hex).is_none())
        .collect();
    let full = puzzle.area.places() == Some(puzzle.tiles.len());
    let neighbours = |hex: &Hex| {
        let lying = (0..6).filter(|face| position.at(hex.neighbour(*face)).is_some());
        lying.count()
    };
    let must = |hex: &Hex| match puzzle.holes {
        _ if full => true,
        Holes::None => neighbours(hex) >= 3,
        // A cell with all its neighbours is certainly enclosed; one with fewer may stay open.
        Holes::NoneEnclosed => neighbours(hex) == 6,
        Holes::Allowed => false,
    };
    beside.into_iter().filter(must).collect()
}

/// The colours that the neighbours show to a cell, by its faces.
fn wanted(position: &TantrixPosition, hex: Hex) -> [Option<TantrixColour>; 6] {
    [0, 1, 2, 3, 4, 5].map(|face| {
        let lying = position.at(hex.neighbour(face))?;
        Some(tile(lying.tile)?.face(lying.turn, (face + 3) % 6))
    })
}

fn reason(faces: &[Option<TantrixColour>; 6]) -> DeadReason {
    let shown = |colour| faces.iter().filter(|face| **face == Some(colour)).count();
    let three = TantrixColour::ALL.into_iter().find(|&c| shown(c) >= 3);
    if let Some(colour) = three {
        return DeadReason::ThreeOf(colour);
    }
    let whole = faces.iter().all(Option::is_some);
    let odd = TantrixColour::ALL.into_iter().find(|&c| shown(c) == 1);
    match odd.filter(|_| whole) {
        Some(colour) => DeadReason::Parity(colour),
        None => DeadReason::NoneLeft,
    }
}
