//! The rules of the two games (paper, section 1). A program is right if it produces the wall of [`after_click`].

use super::{Cell, CellSet, Wall};

/// The bricks that a click removes; the only difference between the two games (paper, section 1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GroupKind {
    /// The area around the clicked brick: the full game.
    Area,
    /// The vertical strip through it: the simplified game.
    Strip,
}

impl GroupKind {
    /// Both kinds, that of the full game first.
    pub const ALL: [GroupKind; 2] = [GroupKind::Area, GroupKind::Strip];

    /// The kind of the other game.
    pub const fn other(self) -> GroupKind {
        match self {
            GroupKind::Area => GroupKind::Strip,
            GroupKind::Strip => GroupKind::Area,
        }
    }
}

/// The right wall after a click: the group of the clicked brick disappears, then all bricks fall, and none is infected.
///
/// The group is computed before anything falls. `wall` may be any wall: without a group nothing disappears, but holes
/// still close; infected bricks are cured. Columns never shift sideways.
pub fn after_click(wall: &Wall, kind: GroupKind, click: Cell) -> Wall {
    let mut wall = *wall;
    wall.remove(group(&wall, kind, click));
    wall.drop_all();
    wall.cure(CellSet::ALL);
    wall
}

/// The bricks that a click on `cell` removes: its area in the full game, its strip in the simplified one; at least two
/// or none.
#[inline]
pub fn group(wall: &Wall, kind: GroupKind, cell: Cell) -> CellSet {
    match kind {
        GroupKind::Area => wall.area(cell),
        GroupKind::Strip => wall.strip(cell),
    }
}

/// The bricks with a non-empty group: those next to one of their colour (in the simplified game, above or below).
pub fn playable(wall: &Wall, kind: GroupKind) -> CellSet {
    // The bricks that agree in all colour planes with the cell shifted onto them. Off the wall, as without brick, the
    // colour number is 0, which no brick has.
    let alike = |shifted: fn(CellSet) -> CellSet| {
        let [a, b, c] = wall.code.map(|plane| plane ^ shifted(plane));
        wall.bricks() - (a | b | c)
    };
    let like_above = alike(|plane| plane.shifted_down(1));
    let upright = like_above | like_above.shifted_up(1);
    match kind {
        GroupKind::Strip => upright,
        GroupKind::Area => {
            let like_left = alike(CellSet::shifted_right);
            upright | like_left | like_left.shifted_left()
        }
    }
}

/// True if no brick has a group: the game is over, cleared or stuck.
pub fn is_over(wall: &Wall, kind: GroupKind) -> bool {
    playable(wall, kind).is_empty()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::wall::test_support::{any_cell, any_wall, cell, flood_by_queue, near};
    use crate::wall::{Brick, SIZE};

    /// The rules, cell by cell, with nothing of the room but reading and setting bricks.
    fn after_plainly(wall: &Wall, kind: GroupKind, click: Cell) -> Wall {
        let gone = flood_by_queue(wall, click, |cell| {
            near(cell).filter(move |to| kind == GroupKind::Area || to.column() == cell.column())
        });
        let stays = |cell: &Cell| gone.len() < 2 || !gone.contains(*cell);
        let mut result = Wall::default();
        for column in 0..SIZE {
            let bricks = (0..SIZE).rev().map(|row| cell(row, column)).filter(stays);
            for (height, brick) in bricks.filter_map(|cell| wall.brick(cell)).enumerate() {
                let cured = Brick {
                    infected: false,
                    ..brick
                };
                result.set(cell(SIZE - 1 - height, column), Some(cured));
            }
        }
        result
    }

    proptest! {
        #[test]
        fn a_move_is_that_of_the_plain_rules(wall in any_wall(), click in any_cell()) {
            for kind in GroupKind::ALL {
                prop_assert_eq!(after_click(&wall, kind, click), after_plainly(&wall, kind, click));
            }
        }

        #[test]
        fn playable_are_the_bricks_with_a_group(wall in any_wall()) {
            for kind in GroupKind::ALL {
                let with_group = Cell::all().filter(|cell| !group(&wall, kind, *cell).is_empty());
                let with_group: CellSet = with_group.collect();
                prop_assert_eq!(playable(&wall, kind), with_group);
                prop_assert_eq!(is_over(&wall, kind), with_group.is_empty());
            }
        }

        #[test]
        fn a_game_of_groups_ends_with_every_move_smaller(seed: u64, colours in 2..=5_usize) {
            for kind in GroupKind::ALL {
                let mut wall = Wall::deal(seed, colours).unwrap();
                while let Some(click) = playable(&wall, kind).first() {
                    let next = after_click(&wall, kind, click);
                    prop_assert!(next.bricks().len() + 2 <= wall.bricks().len());
                    prop_assert!(next.is_settled() && next.infected().is_empty());
                    wall = next;
                }
            }
        }
    }
}
