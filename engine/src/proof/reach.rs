//! Whether some sequence of actions makes one wall of another.

use super::action::{ActionKind, ActionSet};
use crate::colour::Colour;
use crate::language::Kind;
use crate::wall::{CellSet, SIZE, Wall};
use std::collections::{BinaryHeap, HashSet};

/// Walls that are looked at before the search gives up, from a wall with few bricks and from a larger one.
const MAX_WALLS: usize = 6_000;
const MAX_WALLS_OF_MANY: usize = 300;
/// Bricks that are few.
const FEW: usize = 6;

/// What a search found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reach {
    /// The wall is reached by actions of these kinds.
    By(ActionSet),
    /// No sequence of these actions, however long, reaches it.
    Never,
    /// There are too many walls to look at.
    Unknown,
}

/// Searches from `start` for `wanted`, by actions of these kinds with any arguments, the walls that are more alike first.
/// The answer is the same on every machine.
pub(super) fn reach(start: &Wall, wanted: &Wall, kinds: ActionSet) -> Reach {
    let bounds = Bounds::new(wanted, kinds);
    if start == wanted {
        return Reach::By(ActionSet::default());
    }
    if bounds.rules_out(start) {
        return Reach::Never;
    }
    let most = if start.bricks().len() <= FEW {
        MAX_WALLS
    } else {
        MAX_WALLS_OF_MANY
    };
    // Each wall with the kinds of actions on the way to it.
    let mut walls = vec![(*start, ActionSet::default())];
    let mut known = HashSet::from([*start]);
    let mut open = BinaryHeap::from([(0, std::cmp::Reverse(0))]);
    while let Some((_, std::cmp::Reverse(number))) = open.pop() {
        let (wall, by): (Wall, ActionSet) = walls[number];
        let mut reached = None;
        for kind in kinds.numbers() {
            let by = by.with(kind);
            let action = ActionSet::default().with(kind).kinds().next();
            let Some(action) = action else { continue };
            action.outcomes(&wall, |next| {
                if next == *wanted {
                    reached = reached.or(Some(by));
                } else if reached.is_none() && !bounds.rules_out(&next) && known.insert(next) {
                    let alike = next.changed_cells(wanted).len();
                    open.push((-(alike as i64), std::cmp::Reverse(walls.len())));
                    walls.push((next, by));
                }
            });
            if let Some(by) = reached {
                return Reach::By(by);
            }
        }
        if walls.len() > most {
            return Reach::Unknown;
        }
    }
    Reach::Never
}

/// What no action of some kinds can bring back once it is lost, for a wall that is wanted: nothing adds bricks, moves them
/// sideways or up.
struct Bounds<'w> {
    wanted: &'w Wall,
    /// The colours that cannot be painted.
    unpainted: Vec<Colour>,
    infects: bool,
    cures: bool,
    removes: bool,
}

impl Bounds<'_> {
    fn new(wanted: &Wall, kinds: ActionSet) -> Bounds<'_> {
        let paints = |colour: Colour| kinds.any(|kind| kind.colour == Some(colour));
        let infects = [Kind::InfectArea, Kind::InfectStrip, Kind::Infect];
        let removes = [
            Kind::RemoveAreaAndDrop,
            Kind::RemoveStripAndDrop,
            Kind::RemoveInfected,
            Kind::Remove,
        ];
        let any = |wanted: &[Kind]| kinds.any(|kind: ActionKind| wanted.contains(&kind.kind));
        Bounds {
            wanted,
            unpainted: Colour::ALL
                .into_iter()
                .filter(|colour| !paints(*colour))
                .collect(),
            infects: any(&infects),
            cures: any(&[Kind::Cure, Kind::CureAll]),
            removes: any(&removes),
        }
    }

    /// True if the wanted wall cannot come out of this one.
    fn rules_out(&self, wall: &Wall) -> bool {
        let (bricks, wanted) = (wall.bricks(), self.wanted.bricks());
        if !self.removes && bricks.len() != wanted.len() {
            return true;
        }
        let (infected, sick) = (wall.infected(), self.wanted.infected());
        if !self.infects && infected.len() < sick.len() {
            return true;
        }
        if !self.cures && !self.removes && infected.len() > sick.len() {
            return true;
        }
        (0..SIZE).any(|column| {
            let column = CellSet::column(column);
            let (here, there) = (bricks & column, wanted & column);
            let higher = there.first() < here.first() && !there.is_empty();
            let lacks = |colour: &Colour| {
                let [here, there] =
                    [wall, self.wanted].map(|wall| wall.of_colour(*colour) & column);
                here.len() < there.len()
            };
            here.len() < there.len() || higher || self.unpainted.iter().any(lacks)
        })
    }
}
