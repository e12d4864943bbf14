//! Which brick of a wall is clicked: everywhere that matters.

use super::shapes::{any, one_of};
use crate::chance::Chance;
use crate::wall::{Cell, CellSet, GroupKind, Wall, group, playable};

/// A brick to click; `None` on a wall without bricks. Mostly one with an area (a strip): at the ends of
/// a long one, furthest to one side, or anywhere; now and then a lone one.
pub fn click(chance: &mut Chance, wall: &Wall, kind: GroupKind) -> Option<Cell> {
    let groups = playable(wall, kind);
    let lone = wall.bricks() - groups;
    if groups.is_empty() || (!lone.is_empty() && chance.below(10) == 0) {
        return special(chance, wall.bricks() - groups);
    }
    let somewhere = any(chance, groups)?;
    let area = group(wall, kind, somewhere);
    match chance.below(4) {
        0 => special(chance, groups),
        1 => special(chance, area),
        2 => any(chance, ends(area)).or(Some(somewhere)),
        _ => Some(somewhere),
    }
}

/// The bricks of an area that hang on one other only.
pub fn ends(area: CellSet) -> CellSet {
    area & area.neighbours_of_one()
}

/// A cell of the set at one of its sides, or any.
fn special(chance: &mut Chance, cells: CellSet) -> Option<Cell> {
    let last = cells.iter().last();
    let sides = [
        cells.top(),
        cells.bottom(),
        cells.left(),
        cells.right(),
        last,
    ];
    if chance.below(2) == 0 {
        return any(chance, cells);
    }
    one_of(chance, &sides)
}
