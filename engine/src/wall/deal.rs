//! Full walls made from a seed: random ones, and ones that are sure to be clearable.
//!
//! Seeds are used in files, lessons and links, so each must give the same wall on every machine and in every version;
//! test vectors freeze them.
//!
//! Clearable walls are built backwards from the empty wall. The group inserted last is the first to be clicked away,
//! which restores the wall before it, and so on down to the empty wall. A group consists of vertical runs in
//! neighbouring columns, one per column; inserting it moves up the bricks above. It is kept only if it then is an area
//! of its own. So the same wall can be cleared in both games: in the full one with one click per group, in the
//! simplified one with one click per run. (After Simon Tatham's *Same Game*, where columns also move sideways.)

use super::{Brick, Cell, CellSet, SIZE, Wall};
use crate::chance::Chance;
use crate::colour::Colour;
use crate::wall::GroupKind;

impl Wall {
    /// The full wall dealt with `seed` in the first `colours` of red, green, blue, yellow, fuchsia;
    /// `None` unless `colours` is 2 to 5.
    ///
    /// Makes one draw per cell in reading order (specification of the language, section 1).
    pub fn deal(seed: u64, colours: usize) -> Option<Wall> {
        let palette = Colour::ALL
            .get(..colours)
            .filter(|palette| palette.len() >= 2)?;
        let mut chance = Chance::new(seed);
        let mut wall = Wall::default();
        for cell in Cell::all() {
            let colour = palette[chance.below(palette.len() as u64) as usize];
            wall.set(
                cell,
                Some(Brick {
                    colour,
                    infected: false,
                }),
            );
        }
        Some(wall)
    }
}

/// Possible lengths of a run, in bricks.
const RUN_LENGTHS: [usize; 3] = [2, 3, 4];
/// Attempts to insert a group before removing others.
const TRIES: usize = 20;
/// The maximum number of groups removed at a time.
const MAX_REMOVED: u64 = 10;
/// Attempts in all before falling back to stripes. Of 40,000 walls the hardest took less than half of them.
const MAX_TRIES: usize = 200_000;

/// A full wall that can be cleared, with a solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clearable {
    wall: Wall,
    /// The groups in the order of insertion.
    groups: Vec<RunGroup>,
}

/// The runs of a group, from left to right.
type RunGroup = Vec<ColumnRun>;

/// A vertical run of bricks of one colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct ColumnRun {
    /// The lowest cell.
    base: Cell,
    /// Number of bricks.
    length: usize,
}

impl Clearable {
    /// The clearable wall number `seed` of the first `colours` of red, green, blue, yellow, fuchsia;
    /// `None` unless `colours` is 2 to 5.
    pub fn new(seed: u64, colours: usize) -> Option<Clearable> {
        let palette = Colour::ALL
            .get(..colours)
            .filter(|palette| palette.len() >= 2)?;
        // With few colours, only groups as wide as the wall stay separate.
        let spread = [29, 16, 12, 12][colours - 2];
        let mut chance = Chance::new(seed);
        let mut made = Clearable {
            wall: Wall::default(),
            groups: Vec::new(),
        };
        let mut tries = 0;
        while !made.is_full(palette) {
            if tries >= MAX_TRIES {
                return Some(Clearable::striped(palette));
            }
            tries += TRIES;
            let put = (0..TRIES).any(|_| {
                let colour = palette[chance.below(palette.len() as u64) as usize];
                let group = made.grown(colour, spread, &mut chance);
                group.is_some_and(|group| made.put(group, colour))
            });
            if !put {
                made.remove_last(1 + chance.below(MAX_REMOVED));
            }
        }
        Some(made)
    }

    /// The wall: full, with no infected brick.
    pub fn wall(&self) -> &Wall {
        &self.wall
    }

    /// The clicks that clear the wall in the game with groups of this kind, in order.
    pub fn clicks(&self, kind: GroupKind) -> Vec<Cell> {
        let groups = self.groups.iter().rev();
        match kind {
            GroupKind::Area => groups.map(|group| group[0].base).collect(),
            GroupKind::Strip => groups.flatten().map(|run| run.base).collect(),
        }
    }

    /// The fallback that always exists: whole columns in two alternating colours.
    fn striped(palette: &[Colour]) -> Clearable {
        let mut made = Clearable {
            wall: Wall::default(),
            groups: Vec::new(),
        };
        for base in CellSet::row(SIZE - 1).iter() {
            let run = ColumnRun { base, length: SIZE };
            made.put(vec![run], palette[base.column() % 2]);
        }
        made
    }

    /// True if every cell has a brick and every colour occurs.
    fn is_full(&self, palette: &[Colour]) -> bool {
        let used = |colour: &Colour| !self.wall.of_colour(*colour).is_empty();
        self.wall.bricks() == CellSet::ALL && palette.iter().all(used)
    }

    /// Random runs of `colour` in neighbouring columns that could be inserted together. The group grows to the right,
    /// then to the left, by another run each time with a probability of `spread` / 32.
    fn grown(&self, colour: Colour, spread: u64, chance: &mut Chance) -> Option<RunGroup> {
        let column = chance.below(SIZE as u64) as usize;
        let mut group = vec![self.any_run(column, colour, None, chance)?];
        for to_right in [true, false] {
            loop {
                let (at, last, next) = if to_right {
                    let last = group[group.len() - 1];
                    (group.len(), last, last.base.right())
                } else {
                    (0, group[0], group[0].base.left())
                };
                let Some(next) = next.filter(|_| chance.below(32) < spread) else {
                    break;
                };
                let Some(run) = self.any_run(next.column(), colour, Some(last), chance) else {
                    break;
                };
                group.insert(at, run);
            }
        }
        Some(group)
    }

    /// A random run of `colour` that fits into this column, touches no brick of its colour in it, and is beside a brick
    /// of `last`. Runs that would leave room for a single brick are excluded, since none could fill it.
    fn any_run(
        &self,
        column: usize,
        colour: Colour,
        last: Option<ColumnRun>,
        chance: &mut Chance,
    ) -> Option<ColumnRun> {
        let column = CellSet::column(column);
        let room = SIZE - (self.wall.bricks() & column).len();
        let alike = self.wall.of_colour(colour);
        // The highest base is the cell on top of the column.
        let bases = (column & rows(room.saturating_sub(1), SIZE)) - alike - alike.shifted_up(1);
        let choices = RUN_LENGTHS.map(|length| match last {
            _ if length > room || room - length == 1 => CellSet::EMPTY,
            Some(last) => bases & rows(last.top(), last.base.row() + length),
            None => bases,
        });
        let count: usize = choices.iter().map(|bases| bases.len()).sum();
        let at = chance.below(count as u64) as usize;
        RUN_LENGTHS
            .into_iter()
            .zip(choices)
            .flat_map(|(length, bases)| bases.iter().map(move |base| ColumnRun { base, length }))
            .nth(at)
    }

    /// Inserts a group if it then is a separate area. Returns true if it was inserted.
    fn put(&mut self, group: RunGroup, colour: Colour) -> bool {
        let mut wall = self.wall;
        for run in &group {
            run.push_into(&mut wall, colour);
        }
        let cells = group
            .iter()
            .fold(CellSet::EMPTY, |cells, run| cells | run.cells());
        let alone = wall.area(group[0].base) == cells;
        if alone {
            self.wall = wall;
            self.groups.push(group);
        }
        alone
    }

    /// Removes the last groups.
    fn remove_last(&mut self, count: u64) {
        for _ in 0..count {
            for run in self.groups.pop().unwrap_or_default() {
                self.wall.remove(run.cells());
            }
            self.wall.drop_all();
        }
    }
}

impl ColumnRun {
    fn cells(self) -> CellSet {
        let up = std::iter::successors(Some(self.base), |cell| cell.above());
        up.take(self.length).collect()
    }

    /// The row of the highest cell.
    fn top(self) -> usize {
        self.base.row() + 1 - self.length
    }

    /// Inserts the run into its column, moving up the bricks at its base and above.
    fn push_into(self, wall: &mut Wall, colour: Colour) {
        let above: CellSet = std::iter::successors(Some(self.base), |cell| cell.above()).collect();
        wall.move_up(above & wall.bricks(), self.length);
        for cell in self.cells() {
            let infected = false;
            wall.set(cell, Some(Brick { colour, infected }));
        }
    }
}

/// The cells of the rows `top..end`.
fn rows(top: usize, end: usize) -> CellSet {
    let rows = (top..end).map(CellSet::row);
    rows.fold(CellSet::EMPTY, |all, row| all | row)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wall::{after_click, group};
    use proptest::prelude::*;

    /// Frozen: a dealt wall in a file, a lesson or a link must stay the same wall.
    #[test]
    fn dealt_walls_are_the_test_vectors() {
        let row =
            |seed, colours, row: usize| Wall::deal(seed, colours).map(|w| w.rows()[row].clone());
        for (seed, colours, at, expected) in [
            (0, 4, 0, "BGBRYBYYY"), // the vector of the language
            (1, 2, 0, "RRGRRGRRG"),
            (1, 3, 0, "GRGRRBGRB"),
            (1, 4, 0, "GRBRGBGRY"),
            (1, 5, 0, "BRBGGYBRF"),
            (u64::MAX, 2, 8, "GRGGRRRGR"),
            (u64::MAX, 3, 8, "BRBGRGRBG"),
            (u64::MAX, 4, 8, "YRYBRGGYG"),
            (u64::MAX, 5, 8, "FRFYRBGYB"),
        ] {
            assert_eq!(
                row(seed, colours, at).as_deref(),
                Some(expected),
                "{seed}, {colours}"
            );
        }
    }

    #[test]
    fn a_dealt_wall_is_full_uninfected_and_uses_the_first_colours() {
        for colours in 2..=5 {
            for seed in 0..20 {
                let wall = Wall::deal(seed, colours).unwrap();
                assert_eq!(
                    (wall.bricks(), wall.infected()),
                    (CellSet::ALL, CellSet::EMPTY)
                );
                for (number, colour) in Colour::ALL.into_iter().enumerate() {
                    assert_eq!(
                        wall.of_colour(colour).is_empty(),
                        number >= colours,
                        "seed {seed}"
                    );
                }
            }
        }
    }

    /// Clears the wall, and checks that each click is needed and hits a group.
    fn clears(made: &Clearable, kind: GroupKind) {
        let mut wall = *made.wall();
        for click in made.clicks(kind) {
            let gone = group(&wall, kind, click).len();
            assert!(gone >= 2, "{click:?} hits nothing\n{wall}");
            let next = after_click(&wall, kind, click);
            assert_eq!(next.bricks().len() + gone, wall.bricks().len());
            wall = next;
        }
        assert_eq!(wall, Wall::default(), "{kind:?}");
    }

    #[test]
    fn thousands_of_walls_are_cleared_by_their_clicks_in_both_games() {
        for colours in 2..=5 {
            for seed in 0..500 {
                let made = Clearable::new(seed, colours).unwrap();
                assert_eq!(made.wall().bricks(), CellSet::ALL, "{seed}");
                assert!(made.wall().infected().is_empty());
                for kind in GroupKind::ALL {
                    clears(&made, kind);
                }
            }
        }
    }

    #[test]
    fn clearable_walls_use_the_first_colours_and_all_differ() {
        let mut seen = std::collections::HashSet::new();
        for colours in 2..=5 {
            for seed in 0..200 {
                let wall = *Clearable::new(seed, colours).unwrap().wall();
                for (number, colour) in Colour::ALL.into_iter().enumerate() {
                    let used = !wall.of_colour(colour).is_empty();
                    assert_eq!(used, number < colours, "{seed}, {colours}");
                }
                // None is the fallback.
                assert!(Cell::all().any(|cell| wall.strip(cell).len() < SIZE));
                assert!(seen.insert(wall), "{seed}, {colours}: a wall twice");
            }
        }
    }

    #[test]
    fn only_2_to_5_colours_can_be_cleared() {
        for colours in [0, 1, 6, 256, usize::MAX] {
            assert_eq!(Clearable::new(0, colours), None, "{colours} colours");
        }
    }

    #[test]
    fn the_fallback_can_be_cleared_too() {
        let striped = Clearable::striped(&Colour::ALL[..2]);
        assert_eq!(striped.wall().bricks(), CellSet::ALL);
        for kind in GroupKind::ALL {
            clears(&striped, kind);
        }
    }

    /// Frozen: a number that was shared must stay the same wall.
    #[test]
    fn clearable_walls_are_the_test_vectors() {
        let rows = [(0, 2), (1, 3), (1, 4), (2, 4), (u64::MAX, 5)].map(|(seed, colours)| {
            let made = Clearable::new(seed, colours).unwrap();
            made.wall().rows()[4].clone()
        });
        let expected = [
            "GRGRGGRRR",
            "BGBRBRGGB",
            "GGGYRBBBB",
            "YBRYRGRBR",
            "YGYFGBRFY",
        ];
        assert_eq!(rows, expected);
    }

    proptest! {
        #[test]
        fn any_number_gives_a_wall_that_is_cleared(seed: u64, colours in 2..=5_usize) {
            let made = Clearable::new(seed, colours).unwrap();
            for kind in GroupKind::ALL {
                clears(&made, kind);
            }
        }
    }
}
