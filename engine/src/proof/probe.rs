//! The walls on which least costs are looked for.

use crate::chance::Chance;
use crate::colour::Colour;
use crate::run::rules::{Rules, RulesFailure};
use crate::task::Walls;
use crate::wall::{Brick, Cell, SIZE, Wall};
use std::collections::HashSet;

/// Random small walls of each number of bricks, from three to six.
const RANDOM: u64 = 250;
/// Walls that come out of listed ones, at most, where the judge uses no others.
const MAX_LISTED: usize = 40;

/// A click, what the program starts from, and what it has to leave.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Probe {
    /// The wall after the task's `before`.
    pub start: Wall,
    pub click: Cell,
    pub wanted: Wall,
}

/// Clicks on walls that the judge may use, those on few bricks first: all settled walls of one and two bricks in all
/// colours, some of three to six, and the walls that these clicks leave. With `only_listed`, the listed walls and what
/// comes out of them.
///
/// # Errors
/// The rules of the task fail. `Ok(None)`: `go_on` said no.
pub(super) fn probes(
    rules: &Rules,
    go_on: &(dyn Fn() -> bool + Sync),
) -> Result<Option<Vec<Probe>>, RulesFailure> {
    let mut found = Found::default();
    let clicks = if rules.only_listed() {
        listed(rules)?
    } else {
        let mut clicks = small();
        if let Walls::Listed(walls) = rules.walls() {
            clicks.extend(walls.iter().flat_map(clicks_on));
        }
        clicks
    };
    for (wall, click) in clicks {
        if !go_on() {
            return Ok(None);
        }
        let next = found.add(rules, &wall, click)?;
        // What a click leaves is played on.
        if let Some(click) = next.bricks().first() {
            found.add(rules, &next, click)?;
        }
    }
    let mut probes = found.probes;
    probes.sort_by_key(|probe| probe.start.bricks().len());
    Ok(Some(probes))
}

#[derive(Default)]
struct Found {
    probes: Vec<Probe>,
    known: HashSet<(Wall, Wall)>,
}

impl Found {
    /// Adds what a click asks of a program. Returns the wall after it.
    fn add(&mut self, rules: &Rules, wall: &Wall, click: Cell) -> Result<Wall, RulesFailure> {
        let start = rules.start(wall, click)?;
        let wanted = rules.wanted(&start, click)?;
        if start != wanted && self.known.insert((start, wanted)) {
            self.probes.push(Probe {
                start,
                click,
                wanted,
            });
        }
        rules.after(&wanted, click)
    }
}

fn clicks_on(wall: &Wall) -> impl Iterator<Item = (Wall, Cell)> + use<> {
    let wall = *wall;
    wall.bricks().into_iter().map(move |click| (wall, click))
}

/// Clicks on the listed walls and on what comes out of them.
fn listed(rules: &Rules) -> Result<Vec<(Wall, Cell)>, RulesFailure> {
    let Walls::Listed(walls) = rules.walls() else {
        return Ok(Vec::new());
    };
    let mut all = walls.clone();
    let mut known: HashSet<Wall> = all.iter().copied().collect();
    let mut number = 0;
    while number < all.len() && all.len() < MAX_LISTED {
        for (wall, click) in clicks_on(&all[number]) {
            let next = rules.next(&wall, click)?;
            if all.len() < MAX_LISTED && known.insert(next) {
                all.push(next);
            }
        }
        number += 1;
    }
    Ok(all.iter().flat_map(clicks_on).collect())
}

/// Clicks on small settled walls.
fn small() -> Vec<(Wall, Cell)> {
    let mut walls = Vec::new();
    let colours = Colour::ALL;
    let places = (0..SIZE).flat_map(|a| (a..SIZE).map(move |b| (a, b)));
    for colour in colours {
        walls.extend((0..SIZE).map(|column| standing(&[(column, colour)])));
        for other in colours {
            let two = places
                .clone()
                .map(|(a, b)| standing(&[(a, colour), (b, other)]));
            walls.extend(two);
        }
    }
    let mut clicks: Vec<_> = walls.iter().flat_map(clicks_on).collect();
    let mut chance = Chance::new(0);
    for bricks in 3..=6 {
        for _ in 0..RANDOM {
            let mut below = |n: usize| chance.below(n as u64) as usize;
            let (first, colours) = (below(SIZE), 1 + below(colours.len()));
            // Mostly near each other: there areas come about.
            let wide = if below(8) == 0 { SIZE } else { 3 };
            let bricks: Vec<_> = (0..bricks)
                .map(|_| ((first + below(wide)) % SIZE, Colour::ALL[below(colours)]))
                .collect();
            let wall = standing(&bricks);
            let click = wall.bricks().nth(below(wall.bricks().len()));
            clicks.extend(click.map(|click| (wall, click)));
        }
    }
    clicks
}

/// A settled wall of bricks that were laid on each other in these columns, one after the other.
fn standing(bricks: &[(usize, Colour)]) -> Wall {
    let mut wall = Wall::default();
    for &(column, colour) in bricks {
        let free = |row: &usize| Cell::new(*row, column).filter(|cell| !wall.has_brick(*cell));
        let place = (0..SIZE).rev().find_map(|row| free(&row));
        if let Some(cell) = place {
            let infected = false;
            wall.set(cell, Some(Brick { colour, infected }));
        }
    }
    wall
}
