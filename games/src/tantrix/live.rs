//! Checks a position during play, rule by rule, and collects what the board shows: clashes, holes, the longest line.
//!
//! [`verify`](super::verify()) gives only the first violation of a complete solution, from an independent implementation
//! of the rules; a test compares both.

use super::hex::Hex;
use super::position::TantrixPosition;
use super::puzzle::{Area, Holes, LineColour, Puzzle};
use super::tile::{TantrixColour, tile};
use std::collections::BTreeSet;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleRule {
    /// All tiles are on the board.
    Tiles,
    /// (a) The golden rule.
    Golden,
    /// (b) No empty place touches three tiles, and the tiles form one group.
    Holes,
    /// (b) No empty place is enclosed.
    Enclosed,
    /// (c) and (f) A line goes through all tiles.
    Line,
    /// (d) The line is closed.
    Closed,
}

/// The state of a rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RuleStatus {
    /// Kept.
    Yes,
    /// Not kept yet; further tiles may mend it.
    NotYet,
    /// Broken: some tile must be moved.
    No,
}

/// The result of [`inspect`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionReport {
    /// The rules of the puzzle, in the order of the paper.
    pub rules: Vec<(PuzzleRule, RuleStatus)>,
    /// The contacts of faces with different colours: a cell and its face 0, 1 or 2, so that each contact is listed once.
    /// Empty if the puzzle has no golden rule.
    pub clashes: Vec<(Hex, u8)>,
    /// The empty cells that are holes.
    pub holes: Vec<Hex>,
    /// The cells of tiles outside the largest group. Empty if the puzzle asks for no line.
    pub apart: Vec<Hex>,
    /// The longest line in a possible colour, if the puzzle asks for a line.
    pub line: Option<LineThread>,
}

/// A connected line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineThread {
    pub colour: TantrixColour,
    /// The cells that it crosses.
    pub places: BTreeSet<Hex>,
    /// True for a loop.
    pub closed: bool,
}

impl PositionReport {
    /// True if the position is a solution.
    pub fn solved(&self) -> bool {
        self.rules.iter().all(|(_, kept)| *kept == RuleStatus::Yes)
    }
}

/// Checks a position.
pub fn inspect(puzzle: &Puzzle, position: &TantrixPosition) -> PositionReport {
    let all = position.tiles() == puzzle.tiles;
    let fits_all = position
        .iter()
        .all(|(hex, lying)| puzzle.area.has(hex) && puzzle.tiles.contains(lying.tile))
        && lie_as_fixed(puzzle, position);
    // The status of a rule that further tiles could mend: broken once no tile is left.
    let open = if all {
        RuleStatus::No
    } else {
        RuleStatus::NotYet
    };
    let or = |fine: bool, otherwise: RuleStatus| if fine { RuleStatus::Yes } else { otherwise };
    let mut rules = vec![(
        PuzzleRule::Tiles,
        if fits_all {
            or(all, RuleStatus::NotYet)
        } else {
            RuleStatus::No
        },
    )];
    let mut clashes = Vec::new();
    if puzzle.golden {
        clashes = self::clashes(position);
        rules.push((PuzzleRule::Golden, or(clashes.is_empty(), RuleStatus::No)));
    }
    let mut holes = Vec::new();
    match puzzle.holes {
        Holes::None => {
            holes = touching_three(puzzle.area, position);
            let fine = holes.is_empty() && one_group(position);
            rules.push((PuzzleRule::Holes, or(fine, open)));
        }
        Holes::NoneEnclosed => {
            holes = enclosed(puzzle.area, position);
            rules.push((PuzzleRule::Enclosed, or(holes.is_empty(), open)));
        }
        Holes::Allowed => {}
    }
    let mut thread = None;
    let apart = match puzzle.line {
        Some(_) => apart(position),
        None => Vec::new(),
    };
    if let Some(line) = puzzle.line {
        thread = longest(puzzle, line.colour, line.closed, position);
        let (reaches, closed) = thread.as_ref().map_or((false, false), |thread| {
            (thread.places.len() == puzzle.tiles.len(), thread.closed)
        });
        let through = match (reaches, closed) {
            (true, _) => RuleStatus::Yes,
            // A loop cannot be extended.
            (false, true) => RuleStatus::No,
            (false, false) => open,
        };
        rules.push((PuzzleRule::Line, through));
        if line.closed {
            rules.push((PuzzleRule::Closed, or(reaches && closed, open)));
        }
    }
    PositionReport {
        rules,
        clashes,
        holes,
        apart,
        line: thread,
    }
}

/// True if the fixed tiles that are on the board are in their places; on a free board all may be moved together.
fn lie_as_fixed(puzzle: &Puzzle, position: &TantrixPosition) -> bool {
    let fixed = TantrixPosition::new(puzzle.area, &puzzle.fixed);
    let places: Vec<(Hex, Hex, bool)> = fixed
        .iter()
        .filter_map(|(from, lying)| {
            let to = position.place(lying.tile)?;
            Some((from, to, position.at(to) == Some(lying)))
        })
        .collect();
    let (q, r) = match (places.first(), puzzle.area) {
        (Some((from, to, _)), Area::Free) => (to.q - from.q, to.r - from.r),
        _ => (0, 0),
    };
    let moved =
        |(from, to, same): &(Hex, Hex, bool)| *same && (to.q - from.q, to.r - from.r) == (q, r);
    places.iter().all(moved)
}

/// The colour of a face of the tile in a cell.
fn shown(position: &TantrixPosition, hex: Hex, face: u8) -> Option<TantrixColour> {
    let lying = position.at(hex)?;
    Some(tile(lying.tile)?.face(lying.turn, face))
}

fn clashes(position: &TantrixPosition) -> Vec<(Hex, u8)> {
    let contacts = position
        .iter()
        .flat_map(|(hex, _)| (0..3).map(move |face| (hex, face)));
    let clash = |&(hex, face): &(Hex, u8)| {
        let there = shown(position, hex.neighbour(face), face + 3);
        there.is_some() && there != shown(position, hex, face)
    };
    contacts.filter(clash).collect()
}

/// The empty cells next to tiles.
fn beside(position: &TantrixPosition) -> BTreeSet<Hex> {
    let around = position
        .iter()
        .flat_map(|(hex, _)| (0..6).map(move |face| hex.neighbour(face)));
    around.filter(|hex| position.at(*hex).is_none()).collect()
}

fn touching_three(area: Area, position: &TantrixPosition) -> Vec<Hex> {
    let touches = |hex: &Hex| {
        let tiles = (0..6).filter(|face| position.at(hex.neighbour(*face)).is_some());
        tiles.count() >= 3
    };
    let on_board = beside(position).into_iter().filter(|hex| area.has(*hex));
    on_board.filter(touches).collect()
}

fn one_group(position: &TantrixPosition) -> bool {
    let Some((first, _)) = position.iter().next() else {
        return true;
    };
    let group = spread(first, |hex, face| {
        Some(hex.neighbour(face)).filter(|hex| position.at(*hex).is_some())
    });
    group.len() == position.iter().count()
}

/// The cells of all tiles outside the largest group (on ties, the first in reading order).
fn apart(position: &TantrixPosition) -> Vec<Hex> {
    let mut groups: Vec<BTreeSet<Hex>> = Vec::new();
    for (hex, _) in position.iter() {
        if !groups.iter().any(|group| group.contains(&hex)) {
            groups.push(spread(hex, |hex, face| {
                Some(hex.neighbour(face)).filter(|hex| position.at(*hex).is_some())
            }));
        }
    }
    let max_size = groups.iter().map(BTreeSet::len).max();
    let largest = groups
        .iter()
        .position(|group| Some(group.len()) == max_size);
    groups
        .into_iter()
        .enumerate()
        .filter(|(at, _)| Some(*at) != largest)
        .flat_map(|(_, group)| group)
        .collect()
}

/// The empty cells from which no path over empty cells leads out.
fn enclosed(area: Area, position: &TantrixPosition) -> Vec<Hex> {
    let Some((any, _)) = position.iter().next() else {
        return Vec::new();
    };
    // Cells at this distance are outside of all tiles.
    let farthest = position.iter().map(|(hex, _)| hex.distance(any)).max();
    let far = farthest.unwrap_or(0) + 2;
    let is_out = |hex: Hex| !area.has(hex) || hex.distance(any) >= far;
    let mut enclosed = Vec::new();
    let mut known: BTreeSet<Hex> = BTreeSet::new();
    for hex in beside(position) {
        if known.contains(&hex) || is_out(hex) {
            continue;
        }
        let zone = spread(hex, |hex, face| {
            let next = hex.neighbour(face);
            (position.at(next).is_none() && hex.distance(any) <= far).then_some(next)
        });
        if !zone.iter().any(|hex| is_out(*hex)) {
            enclosed.extend(&zone);
        }
        known.extend(zone);
    }
    enclosed.sort_unstable();
    enclosed
}

/// The longest line in a colour that the puzzle allows; on ties a loop if the puzzle asks for one, else the first.
fn longest(
    puzzle: &Puzzle,
    colour: LineColour,
    closed: bool,
    position: &TantrixPosition,
) -> Option<LineThread> {
    let colours: Vec<TantrixColour> = match colour {
        LineColour::Any => puzzle.tiles.common_colours().collect(),
        LineColour::Of(colour) => vec![colour],
        LineColour::Back => {
            let last = puzzle.tiles.tiles().next_back();
            last.and_then(|tile| tile.back.colour())
                .into_iter()
                .collect()
        }
    };
    let mut longest: Option<LineThread> = None;
    for colour in colours {
        let mut seen: BTreeSet<Hex> = BTreeSet::new();
        for (hex, lying) in position.iter() {
            let lacks = tile(lying.tile).is_none_or(|tile| tile.missing() == colour);
            if seen.contains(&hex) || lacks {
                continue;
            }
            let thread = thread(position, hex, colour);
            seen.extend(&thread.places);
            let rank = |thread: &LineThread| (thread.places.len(), closed && thread.closed);
            if longest
                .as_ref()
                .is_none_or(|most| rank(&thread) > rank(most))
            {
                longest = Some(thread);
            }
        }
    }
    longest
}

/// The line of a colour through a cell.
fn thread(position: &TantrixPosition, from: Hex, colour: TantrixColour) -> LineThread {
    let link = |hex: Hex, face: u8| {
        let next = hex.neighbour(face);
        let both = [shown(position, hex, face), shown(position, next, face + 3)];
        (both == [Some(colour); 2]).then_some(next)
    };
    let places = spread(from, link);
    let links = |hex: &Hex| (0..6).filter(|face| link(*hex, *face).is_some()).count();
    let closed = places.iter().all(|hex| links(hex) == 2);
    LineThread {
        colour,
        places,
        closed,
    }
}

/// All cells reachable from the first, where `next` gives the cell reached through a face.
fn spread(first: Hex, next: impl Fn(Hex, u8) -> Option<Hex>) -> BTreeSet<Hex> {
    let mut reached = BTreeSet::from([first]);
    let mut todo = vec![first];
    while let Some(hex) = todo.pop() {
        for hex in (0..6).filter_map(|face| next(hex, face)) {
            if reached.insert(hex) {
                todo.push(hex);
            }
        }
    }
    reached
}
