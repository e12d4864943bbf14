//! The wall on the screen, with the transition from the one before: bricks fall, vanish, come and change colour.

use egui::Ui;
use engine::wall::{Brick, Cell, CellSet, SIZE, Wall};

/// The wall on the screen.
pub struct ShownWall {
    wall: Wall,
    transition: Option<Transition>,
    /// The cell from which changes spread.
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

    /// Sets the cell from which changes spread: the click.
    pub fn spread_from(&mut self, origin: Option<Cell>) {
        self.origin = origin;
    }

    pub fn wall(&self) -> &Wall {
        &self.wall
    }

    /// Shows another wall, with a transition of `seconds`; without one for `None`. `vanishing` bricks vanish for sure.
    pub fn show(&mut self, wall: &Wall, vanishing: CellSet, seconds: Option<f32>) {
        if *wall == self.wall {
            return;
        }
        self.transition = seconds.map(|seconds| {
            let changes = changes(&self.wall, wall, vanishing);
            Transition::new(changes, self.origin, seconds)
        });
        self.wall = *wall;
    }

    /// Shows a wall without a transition.
    pub fn show_at_once(&mut self, wall: Wall) {
        self.wall = wall;
        self.transition = None;
    }

    pub fn end_transition(&mut self) {
        self.transition = None;
    }

    pub fn is_moving(&self) -> bool {
        self.transition.is_some()
    }

    /// The wall and the state of its transition in this frame. Asks for a repaint while the transition runs.
    pub fn frame(&mut self, ui: &Ui) -> (&Wall, Option<Moving<'_>>) {
        let now = ui.input(|input| input.time);
        let progress = (self.transition.as_mut()).map(|transition| transition.progress(now));
        if progress.is_some_and(|progress| progress >= 1.0) {
            self.transition = None;
        }
        if self.is_moving() {
            ui.request_repaint();
        }
        let moving = (self.transition.as_ref().zip(progress))
            .map(|(transition, progress)| transition.at(progress));
        (&self.wall, moving)
    }
}

/// The cost of a brick that vanishes or comes, when two columns are aligned: more than any fall costs, so that few do.
const MISSED: u32 = 20;
/// The cost of a brick that vanishes as expected: less, so that it vanishes rather than one like it.
const EXPECTED: u32 = 8;
/// The cost of a brick that changes its colour in its place.
const PAINTED: u32 = 12;

/// A brick in a transition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BrickChange {
    /// It falls within its column or stays, and may change its look.
    Moved {
        from: Cell,
        to: Cell,
        was: Brick,
        is: Brick,
    },
    /// It vanishes.
    Gone(Cell, Brick),
    /// It comes.
    Came(Cell, Brick),
}

/// The changes between two walls, each brick of both exactly once. Bricks never leave their column nor pass one another;
/// `expected` bricks vanish if possible.
fn changes(before: &Wall, after: &Wall, expected: CellSet) -> Vec<BrickChange> {
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
        let distance = from.row().abs_diff(to.row()) as u32;
        if was.colour == is.colour {
            Some(distance)
        } else {
            (distance == 0).then_some(PAINTED)
        }
    };
    // costs[a][b] is the cost of the bricks from a and from b on.
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

/// The part of a transition, 0 to 1, after which the last brick that it spreads to begins.
const LAST_BEGINS: f32 = 0.6;

/// When each brick that is infected, painted or vanishes begins to, 0 to [`LAST_BEGINS`]. It spreads from `origin` from
/// each brick to its neighbours; bricks that are not reached begin at once.
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
            let neighbours = [cell.above(), cell.below(), cell.left(), cell.right()];
            for cell in neighbours.into_iter().flatten() {
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

/// An animation from wall to wall.
#[derive(Clone, Debug)]
struct Transition {
    changes: Vec<BrickChange>,
    /// When it begins at each cell, as a part of the whole, 0 to 1.
    begins: [f32; SIZE * SIZE],
    /// When it was first painted, in egui's seconds.
    start: Option<f64>,
    seconds: f32,
}

impl Transition {
    fn new(changes: Vec<BrickChange>, origin: Option<Cell>, seconds: f32) -> Transition {
        Transition {
            begins: spread(&changes, origin),
            changes,
            start: None,
            seconds,
        }
    }

    /// The part that is over at `now`, in egui's seconds: 0 to 1.
    fn progress(&mut self, now: f64) -> f32 {
        let start = *self.start.get_or_insert(now);
        (((now - start) as f32) / self.seconds).clamp(0.0, 1.0)
    }

    fn at(&self, progress: f32) -> Moving<'_> {
        Moving {
            changes: &self.changes,
            progress,
            begins: &self.begins,
        }
    }
}

/// A transition in one frame.
#[derive(Clone, Copy)]
pub struct Moving<'a> {
    pub changes: &'a [BrickChange],
    /// The part that is over, 0 to 1.
    pub progress: f32,
    begins: &'a [f32; SIZE * SIZE],
}

impl Moving<'_> {
    /// The progress of a cell, 0 to 1, with what spreads over the wall while the whole goes from 0 to `share`.
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
            let shown = Transition::new(changes(&wall, &infected, CellSet::EMPTY), origin, 1.0);
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
        let mut transition = Transition::new(Vec::new(), None, 0.5);
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
