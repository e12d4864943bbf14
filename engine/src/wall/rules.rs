//! The rules of the two games: what a click must do (paper, section 1). A program is right when it
//! leaves the wall that [`after_click`] gives.

use super::{Cell, CellSet, Wall};

/// Which bricks a click takes away: what tells the two games apart (paper, section 1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GroupKind {
    /// The area around the clicked brick: the full game.
    Area,
    /// The vertical strip through it: the simplified game.
    Strip,
}

impl GroupKind {
    /// Both, that of the full game first.
    pub const ALL: [GroupKind; 2] = [GroupKind::Area, GroupKind::Strip];

    /// That of the other game.
    pub const fn other(self) -> GroupKind {
        match self {
            GroupKind::Area => GroupKind::Strip,
            GroupKind::Strip => GroupKind::Area,
        }
    }
}

/// The wall the rules give after a click: the group of the clicked brick vanishes, every column
/// closes up, and no brick is infected.
///
/// The group is that of the wall as it is at the click. A move may start on any wall: if the click
/// has no group nothing vanishes, but holes that were there before still close; bricks that were
/// infected before stay, cured. Columns never shift sideways.
pub fn after_click(wall: &Wall, kind: GroupKind, click: Cell) -> Wall {
    let mut wall = *wall;
    wall.remove(group(&wall, kind, click));
    wall.drop_all();
    wall.cure(CellSet::ALL);
    wall
}

/// The bricks a click on `cell` removes: its area in the full game, its strip in the simplified
/// one; two or more, or none.
#[inline]
pub fn group(wall: &Wall, kind: GroupKind, cell: Cell) -> CellSet {
    match kind {
        GroupKind::Area => wall.area(cell),
        GroupKind::Strip => wall.strip(cell),
    }
}

/// The bricks whose group is not empty: those next to one of their colour, above or below only in
/// the simplified game.
pub fn playable(wall: &Wall, kind: GroupKind) -> CellSet {
    // The bricks that agree in all colour planes with what is shifted onto them. Off the wall, and
    // without brick, there is the number 0, which no brick has.
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

/// Whether no brick has a group: the game is over, cleared or stuck.
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
