//! The wall that is shown, with the transition to it from the one before: bricks are seen falling, vanishing and
//! coming.

use egui::Ui;
use engine::wall::{Brick, Cell, CellSet, SIZE, Wall};

/// The wall that is shown.
pub struct ShownWall {
    wall: Wall,
    transition: Option<Transition>,
    /// Where what spreads over the wall begins.
    origin: Option<Cell>,
}

impl ShownWall {
    pub fn new(wall: Wall) -> ShownWall {
        ShownWall {
            wall,
            transition: None,
            origin: None,
        }
    }

    /// Says where what spreads over the wall begins: at the click.
    pub fn spread_from(&mut self, origin: Option<Cell>) {
        self.origin = origin;
    }

    pub fn wall(&self) -> &Wall {
        &self.wall
    }

    /// Shows another wall, with a transition of `seconds` if things may move. `vanishing`
    /// are bricks that are known to vanish.
    pub fn show(&mut self, wall: &Wall, vanishing: CellSet, seconds: Option<f32>) {
        if *wall == self.wall {
            return;
        }
        let walls = (&self.wall, wall);
        self.transition =
            seconds.map(|seconds| Transition::new(walls, vanishing, self.origin, seconds));
        self.wall = *wall;
    }

    /// Shows a wall without a transition.
    pub fn show_at_once(&mut self, wall: Wall) {
        self.wall = wall;
        self.transition = None;
    }

    /// Ends the transition at once.
    pub fn end_transition(&mut self) {
        self.transition = None;
    }

    pub fn is_moving(&self) -> bool {
        self.transition.is_some()
    }

    /// The wall in this frame; with what moves, while the next frame shows something else.
    pub fn frame(&mut self, ui: &Ui) -> (&Wall, Option<Moving<'_>>) {
        let now = ui.input(|input| input.time);
        let progress = (self.transition.as_mut()).map(|transition| transition.progress(now));
        if progress.is_some_and(|progress| progress >= 1.0) {
            self.transition = None;
        }
        let moving = self.transition.as_ref().zip(progress);
        if moving.is_some() {
            ui.request_repaint();
        }
        let moving = moving.map(|(transition, progress)| transition.at(progress));
        (&self.wall, moving)
    }
}

/// What leaving a brick out costs when two columns are compared; more than any way a brick can fall,
/// so that as few as possible vanish and come.
const MISSED: u32 = 20;
/// The same for a brick that was expected to vanish: it vanishes rather than one like it.
const EXPECTED: u32 = 8;
/// What it costs that a brick changes its colour in its place.
const PAINTED: u32 = 12;

/// What became of a brick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BrickChange {
    /// It moved from row to row within its column (or stayed), and looks as it does now.
    Moved {
        /// Where it was.
        from: Cell,
        /// Where it is.
        to: Cell,
        /// What it looked like.
        was: Brick,
        /// What it looks like now.
        is: Brick,
    },
    /// It vanished.
    Gone(Cell, Brick),
    /// It came.
    Came(Cell, Brick),
}

/// What moved between two walls: each brick of both exactly once. Bricks never leave their column,
/// and never pass one another; `expected` are those that vanish if it can be so.
pub fn changes(before: &Wall, after: &Wall, expected: CellSet) -> Vec<BrickChange> {
    (0..SIZE)
        .flat_map(|column| align(&bricks(before, column), &bricks(after, column), expected))
        .collect()
}

/// The bricks of a column from the top.
fn bricks(wall: &Wall, column: usize) -> Vec<(Cell, Brick)> {
    (0..SIZE)
        .filter_map(|row| Cell::new(row, column))
        .filter_map(|cell| Some((cell, wall.brick(cell)?)))
        .collect()
}

/// The cheapest alignment of two columns (Needleman and Wunsch, J. Mol. Biol. 48, 1970).
fn align(before: &[(Cell, Brick)], after: &[(Cell, Brick)], expected: CellSet) -> Vec<BrickChange> {
    let gone = |a: usize| {
        if expected.contains(before[a].0) {
            EXPECTED
        } else {
            MISSED
        }
    };
    let moved = |a: usize, b: usize| {
        let ((from, was), (to, is)) = (before[a], after[b]);
        let way = from.row().abs_diff(to.row()) as u32;
        match was.colour == is.colour {
            true => Some(way),
            false if way == 0 => Some(PAINTED),
            false => None,
        }
    };
    // costs[a][b]: the bricks from a and from b on.
    let mut costs = [[0; SIZE + 1]; SIZE + 1];
    for a in (0..=before.len()).rev() {
        for b in (0..=after.len()).rev() {
            let skip_a = (a < before.len()).then(|| gone(a) + costs[a + 1][b]);
            let skip_b = (b < after.len()).then(|| MISSED + costs[a][b + 1]);
            let both = (a < before.len() && b < after.len())
                .then(|| moved(a, b).map(|cost| cost + costs[a + 1][b + 1]))
                .flatten();
            costs[a][b] = [both, skip_a, skip_b]
                .into_iter()
                .flatten()
                .min()
                .unwrap_or(0);
        }
    }
    let (mut a, mut b) = (0, 0);
    let mut changes = Vec::new();
    while a < before.len() || b < after.len() {
        let both = (a < before.len() && b < after.len())
            .then(|| moved(a, b))
            .flatten();
        if both.is_some_and(|cost| cost + costs[a + 1][b + 1] == costs[a][b]) {
            let ((from, was), (to, is)) = (before[a], after[b]);
            changes.push(BrickChange::Moved { from, to, was, is });
            (a, b) = (a + 1, b + 1);
        } else if a < before.len() && gone(a) + costs[a + 1][b] == costs[a][b] {
            changes.push(BrickChange::Gone(before[a].0, before[a].1));
            a += 1;
        } else {
            changes.push(BrickChange::Came(after[b].0, after[b].1));
            b += 1;
        }
    }
    changes
}

/// The part of the transition after which the last of the bricks reached one after the other begins.
const LAST_BEGINS: f32 = 0.6;

/// When each of the bricks that are infected or vanish begins to, 0 to [`LAST_BEGINS`]: it spreads from
/// `origin`, from each brick to its neighbours. What cannot be reached so begins at once.
fn spread(changes: &[BrickChange], origin: Option<Cell>) -> [f32; SIZE * SIZE] {
    let mut reached = CellSet::EMPTY;
    for change in changes {
        match *change {
            BrickChange::Moved { from, to, was, is } if from == to && was != is => {
                reached.insert(to)
            }
            BrickChange::Gone(cell, _) => reached.insert(cell),
            BrickChange::Moved { .. } | BrickChange::Came(..) => {}
        }
    }
    let mut begins = [0.0; SIZE * SIZE];
    let Some(origin) = origin.filter(|origin| reached.contains(*origin)) else {
        return begins;
    };
    let mut rings = Vec::new();
    let mut ring = origin.set();
    while !ring.is_empty() {
        reached -= ring;
        rings.push(ring);
        let mut next = CellSet::EMPTY;
        for cell in ring {
            let beside = [cell.above(), cell.below(), cell.left(), cell.right()];
            for cell in beside.into_iter().flatten() {
                if reached.contains(cell) {
                    next.insert(cell);
                }
            }
        }
        ring = next;
    }
    let last = rings.len().saturating_sub(1).max(1) as f32;
    for (number, ring) in rings.into_iter().enumerate() {
        for cell in ring {
            begins[cell.index()] = LAST_BEGINS * number as f32 / last;
        }
    }
    begins
}

/// A change of the wall that is being shown.
#[derive(Clone, Debug)]
pub struct Transition {
    /// What moves.
    pub changes: Vec<BrickChange>,
    /// When it begins at each cell, as a part of the whole.
    begins: [f32; SIZE * SIZE],
    /// When it began to be shown, in egui's seconds; set when it is first painted.
    start: Option<f64>,
    seconds: f32,
}

impl Transition {
    /// From wall to wall in `seconds`; what spreads does so from `origin`.
    pub fn new(
        (before, after): (&Wall, &Wall),
        expected: CellSet,
        origin: Option<Cell>,
        seconds: f32,
    ) -> Transition {
        let changes = changes(before, after, expected);
        Transition {
            begins: spread(&changes, origin),
            changes,
            start: None,
            seconds,
        }
    }

    /// How much of it is over at `now`, 0 to 1.
    pub fn progress(&mut self, now: f64) -> f32 {
        let start = *self.start.get_or_insert(now);
        (((now - start) as f32) / self.seconds).clamp(0.0, 1.0)
    }

    /// What moves, when the whole is so far.
    pub fn at(&self, progress: f32) -> Moving<'_> {
        Moving {
            changes: &self.changes,
            progress,
            begins: &self.begins,
        }
    }
}

/// What moves in a frame.
#[derive(Clone, Copy)]
pub struct Moving<'a> {
    pub changes: &'a [BrickChange],
    /// How far it is, 0 to 1.
    pub progress: f32,
    begins: &'a [f32; SIZE * SIZE],
}

impl Moving<'_> {
    /// How far a cell is with what spreads over the wall while the whole goes from 0 to `share`.
    pub fn spread(&self, cell: Cell, share: f32) -> f32 {
        let begins = self.begins[cell.index()];
        ((self.progress / share - begins) / (1.0 - begins)).clamp(0.0, 1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::colour::Colour;
    use engine::wall::{GroupKind, after_click, group};
    use proptest::prelude::*;

    fn rebuilt(changes: &[BrickChange]) -> (Wall, Wall, usize, usize) {
        let (mut before, mut after) = (Wall::default(), Wall::default());
        let (mut old, mut new) = (0, 0);
        for change in changes {
            let (a, b) = match *change {
                BrickChange::Moved { from, to, was, is } => (Some((from, was)), Some((to, is))),
                BrickChange::Gone(cell, brick) => (Some((cell, brick)), None),
                BrickChange::Came(cell, brick) => (None, Some((cell, brick))),
            };
            if let Some((cell, brick)) = a {
                before.set(cell, Some(brick));
                old += 1;
            }
            if let Some((cell, brick)) = b {
                after.set(cell, Some(brick));
                new += 1;
            }
        }
        (before, after, old, new)
    }

    proptest! {
        #[test]
        fn no_brick_is_lost_and_none_counted_twice(
            a: u64, b: u64, holes: u128, gone: u128, infected: u128,
        ) {
            let set = |bits: u128| Cell::all().filter(|cell| bits >> cell.index() & 1 == 1).collect::<CellSet>();
            let mut one = Wall::deal(a, 3).unwrap();
            one.remove(set(holes));
            let mut two = Wall::deal(b, 3).unwrap();
            two.remove(set(gone));
            two.infect(set(infected));
            let (before, after, old, new) = rebuilt(&changes(&one, &two, CellSet::EMPTY));
            prop_assert_eq!((before, after), (one, two));
            prop_assert_eq!((old, new), (one.bricks().len(), two.bricks().len()));
        }

        #[test]
        fn a_move_by_the_rules_is_shown_as_it_is(seed: u64, index in 0..81_usize, colours in 2..=5_usize) {
            let wall = Wall::deal(seed, colours).unwrap();
            let click = Cell::from_index(index).unwrap();
            for game in GroupKind::ALL {
                let group = group(&wall, game, click);
                let mut gone = CellSet::EMPTY;
                for change in changes(&wall, &after_click(&wall, game, click), group) {
                    match change {
                        BrickChange::Gone(cell, _) => gone.insert(cell),
                        BrickChange::Came(cell, _) => prop_assert!(false, "{cell:?} came"),
                        BrickChange::Moved { from, to, .. } => prop_assert!(to.row() >= from.row()),
                    }
                }
                prop_assert_eq!(gone, group);
            }
        }
    }

    #[test]
    fn an_infection_spreads_from_the_click() {
        let mut wall = Wall::default();
        let row: Vec<Cell> = (0..4).filter_map(|column| Cell::new(8, column)).collect();
        for &cell in &row {
            let brick = Brick {
                colour: Colour::Red,
                infected: false,
            };
            wall.set(cell, Some(brick));
        }
        let mut infected = wall;
        infected.infect(row.iter().copied().collect());
        let half = |origin| {
            let shown = Transition::new((&wall, &infected), CellSet::EMPTY, origin, 1.0);
            let moving = shown.at(0.5);
            row.iter()
                .map(|&cell| moving.spread(cell, 1.0))
                .collect::<Vec<f32>>()
        };
        let from_the_left = half(row.first().copied());
        assert!(
            from_the_left.is_sorted_by(|a, b| a > b),
            "{from_the_left:?}"
        );
        assert_eq!(from_the_left.last(), Some(&0.0), "the last one waits");
        assert!(half(row.last().copied()).is_sorted());
        assert_eq!(half(None), [0.5; 4], "without a click all at once");
    }

    #[test]
    fn a_transition_ends() {
        let wall = Wall::default();
        let mut transition = Transition::new((&wall, &wall), CellSet::EMPTY, None, 0.5);
        assert_eq!(transition.progress(100.0), 0.0);
        assert_eq!(transition.progress(100.25), 0.5);
        assert_eq!(transition.progress(107.0), 1.0);
    }

    #[test]
    fn only_another_wall_moves_and_only_if_things_may() {
        let [one, other] = [1, 2].map(|seed| Wall::deal(seed, 4).unwrap());
        let mut shown = ShownWall::new(one);
        shown.show(&one, CellSet::EMPTY, Some(0.3));
        assert!(!shown.is_moving());
        shown.show(&other, CellSet::EMPTY, Some(0.3));
        assert!(shown.is_moving() && *shown.wall() == other);
        // The same wall again ends no transition.
        shown.show(&other, CellSet::EMPTY, None);
        assert!(shown.is_moving());
        shown.show(&one, CellSet::EMPTY, None);
        assert!(!shown.is_moving() && *shown.wall() == one);
        shown.show(&other, CellSet::EMPTY, Some(0.3));
        shown.show_at_once(one);
        assert!(!shown.is_moving());
    }
}
