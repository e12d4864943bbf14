//! Walls that can be cleared for sure: made backwards, from the empty wall.
//!
//! What went in last is the first group to be clicked away, which gives the wall before it, and so on
//! down to the empty wall. Groups go in as upright runs in columns that lie side by side, one in each
//! column, and move up what stands there; one is kept only if it is an area of its own. So the same wall
//! can be cleared in both games: in the full one by a click for each group, in the simplified one by a
//! click for each run. (The idea is Simon Tatham's, for the *Same Game* of his collection; there columns
//! move sideways too.)

use super::{Brick, Cell, CellSet, SIZE, Wall};
use crate::chance::Chance;
use crate::colour::Colour;
use crate::wall::GroupKind;

/// Lengths of a run, in bricks.
const RUNS: [usize; 3] = [2, 3, 4];
/// How often a group is tried before others are taken out.
const TRIES: usize = 20;
/// Most groups that are taken out together.
const TAKEN_OUT: u64 = 10;
/// How often a group is tried in all. Of 40,000 walls the hardest took less than half of it.
const MAX_TRIES: usize = 200_000;

/// A full wall that can be cleared, with the way to do it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clearable {
    wall: Wall,
    /// The groups in the order in which they went in.
    groups: Vec<RunGroup>,
}

/// The runs of a group, which went in together, from left to right.
type RunGroup = Vec<ColumnRun>;

/// Bricks of one colour one upon the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct ColumnRun {
    /// Its lowest cell.
    base: Cell,
    /// How many bricks it has.
    length: usize,
}

impl Clearable {
    /// The clearable wall number `seed` of the first `colours` of red, green, blue, yellow, fuchsia;
    /// `None` unless `colours` is 2 to 5. Frozen by test vectors, like dealt walls.
    pub fn new(seed: u64, colours: usize) -> Option<Clearable> {
        let palette = Colour::ALL
            .get(..colours)
            .filter(|palette| palette.len() >= 2)?;
        // Few colours leave room only for groups as wide as the wall.
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
                made.take_out(1 + chance.below(TAKEN_OUT));
            }
        }
        Some(made)
    }

    /// The wall: full, no brick infected.
    pub fn wall(&self) -> &Wall {
        &self.wall
    }

    /// Clicks that clear the wall that take away groups of this kind, the first one first.
    pub fn clicks(&self, kind: GroupKind) -> Vec<Cell> {
        let groups = self.groups.iter().rev();
        match kind {
            GroupKind::Area => groups.map(|group| group[0].base).collect(),
            GroupKind::Strip => groups.flatten().map(|run| run.base).collect(),
        }
    }

    /// The wall of whole columns, two colours by turns: there always is at least this one.
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

    /// Whether no brick is missing, and no colour.
    fn is_full(&self, palette: &[Colour]) -> bool {
        let used = |colour: &Colour| !self.wall.of_colour(*colour).is_empty();
        self.wall.bricks() == CellSet::ALL && palette.iter().all(used)
    }

    /// Runs of `colour` in neighbouring columns that could go in together. After each there is another
    /// one on its side with a chance of `spread` in 32.
    fn grown(&self, colour: Colour, spread: u64, chance: &mut Chance) -> Option<RunGroup> {
        let column = chance.below(SIZE as u64) as usize;
        let mut group = vec![self.any_run(column, colour, None, chance)?];
        for right in [true, false] {
            loop {
                let (at, last) = match right {
                    true => (group.len(), group[group.len() - 1]),
                    false => (0, group[0]),
                };
                let next = if right {
                    last.base.right()
                } else {
                    last.base.left()
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

    /// Any run of `colour` that has room in this column, does not touch its colour in it, and has a brick
    /// beside one of `last`. A single brick must never be what is missing in the end.
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
        let choices = RUNS.map(|length| match last {
            _ if length > room || room - length == 1 => CellSet::EMPTY,
            Some(last) => bases & rows(last.top(), last.base.row() + length),
            None => bases,
        });
        let count: usize = choices.iter().map(|bases| bases.len()).sum();
        let at = chance.below(count as u64) as usize;
        let all = RUNS.into_iter().zip(choices);
        let mut all = all.flat_map(|(length, bases)| bases.iter().map(move |base| (base, length)));
        let (base, length) = all.nth(at)?;
        Some(ColumnRun { base, length })
    }

    /// Puts a group in, if it is an area of its own there.
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

    /// Takes out the last groups.
    fn take_out(&mut self, count: u64) {
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

    /// The row of its highest cell.
    fn top(self) -> usize {
        self.base.row() + 1 - self.length
    }

    /// Puts the run into its column, under what stands on its base or higher.
    fn push_into(self, wall: &mut Wall, colour: Colour) {
        let above: CellSet = std::iter::successors(Some(self.base), |cell| cell.above()).collect();
        wall.move_up(above & wall.bricks(), self.length);
        for cell in self.cells() {
            let infected = false;
            wall.set(cell, Some(Brick { colour, infected }));
        }
    }
}

/// The cells of the rows from `top` to before `end`.
fn rows(top: usize, end: usize) -> CellSet {
    let rows = (top..end).map(CellSet::row);
    rows.fold(CellSet::EMPTY, |all, row| all | row)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wall::{after_click, group};

    /// Clicks the wall away, and looks that each click is needed and hits something.
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

    /// Frozen: a number that was shared must stay the same wall.
    #[test]
    fn the_test_vectors() {
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
}
