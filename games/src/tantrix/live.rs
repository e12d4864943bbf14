//! How far a position is: which rules it keeps, breaks, or does not keep yet. Another look at the rules
//! than [`verify`](super::verify()), hexagon by hexagon; a test compares both.

use super::hex::Hex;
use super::position::TantrixPosition;
use super::puzzle::{Area, Holes, LineColour, Puzzle};
use super::tile::{TantrixColour, tile};
use std::collections::BTreeSet;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleRule {
    /// All tiles lie on the board.
    Tiles,
    /// (a) The golden rule.
    Golden,
    /// (b) No empty place touches three tiles, and tiles lie in one group.
    Holes,
    /// (b) No empty place is enclosed.
    Enclosed,
    /// (c) and (f) A line goes through all tiles.
    Line,
    /// (d) It is closed.
    Closed,
}

/// Whether a rule is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RuleStatus {
    /// It is.
    Yes,
    /// Not yet; further tiles may mend it.
    NotYet,
    /// It is broken: some tile must lie otherwise.
    No,
}

/// The state of a position, rule by rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionReport {
    /// The rules of the puzzle, in the order of the paper.
    pub rules: Vec<(PuzzleRule, RuleStatus)>,
    /// Where faces of different colours touch: a place and its face 0, 1 or 2, so that each contact is
    /// there once. Empty where the golden rule does not hold.
    pub clashes: Vec<(Hex, u8)>,
    /// The empty places that must not stay so.
    pub holes: Vec<Hex>,
    /// The tiles that lie apart from the largest group, where a line has to go through all.
    pub apart: Vec<Hex>,
    /// The longest line in a colour that it may have, if one is asked for.
    pub line: Option<LineThread>,
}

/// A line, as long as it goes on without a break.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineThread {
    pub colour: TantrixColour,
    /// The places that it goes through, as one reads.
    pub places: BTreeSet<Hex>,
    /// Whether it is a loop.
    pub closed: bool,
}

impl PositionReport {
    /// Whether the position is a solution.
    pub fn solved(&self) -> bool {
        self.rules.iter().all(|(_, kept)| *kept == RuleStatus::Yes)
    }
}

/// Looks at a position.
pub fn inspect(puzzle: &Puzzle, position: &TantrixPosition) -> PositionReport {
    let laid = position.tiles();
    let fits = |(hex, lying): (Hex, super::position::LyingTile)| {
        puzzle.area.has(hex) && puzzle.tiles.contains(lying.tile)
    };
    let all = laid == puzzle.tiles;
    let fits_all = position.iter().all(fits) && lie_as_fixed(puzzle, position);
    // What is wrong now stays so once no tile is left to lay.
    let open = if all {
        RuleStatus::No
    } else {
        RuleStatus::NotYet
    };
    let or = |fine: bool, otherwise: RuleStatus| if fine { RuleStatus::Yes } else { otherwise };
    let mut rules = vec![(
        PuzzleRule::Tiles,
        match fits_all {
            true => or(all, RuleStatus::NotYet),
            false => RuleStatus::No,
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
            // A loop can take up no further tile.
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

/// Whether those of the fixed tiles that lie do so as they are fixed.
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

/// The colour that is shown by a face of what lies there.
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

/// The empty places beside tiles.
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

/// The places of the tiles that are not joined to the largest group; of equal groups to the first, as one reads.
fn apart(position: &TantrixPosition) -> Vec<Hex> {
    let mut groups: Vec<BTreeSet<Hex>> = Vec::new();
    for (hex, _) in position.iter() {
        if !groups.iter().any(|group| group.contains(&hex)) {
            groups.push(spread(hex, |hex, face| {
                Some(hex.neighbour(face)).filter(|hex| position.at(*hex).is_some())
            }));
        }
    }
    let most = groups.iter().map(BTreeSet::len).max();
    let largest = groups.iter().position(|group| Some(group.len()) == most);
    let others = groups
        .into_iter()
        .enumerate()
        .filter(|(at, _)| Some(*at) != largest);
    others.flat_map(|(_, group)| group).collect()
}

/// The empty places beside tiles from which no way over empty places leads out.
fn enclosed(area: Area, position: &TantrixPosition) -> Vec<Hex> {
    let Some((any, _)) = position.iter().next() else {
        return Vec::new();
    };
    // No way out need be farther from a tile than the tiles are from each other.
    let far = position.iter().map(|(hex, _)| hex.distance(any)).max();
    let far = far.unwrap_or(0) + 2;
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

/// The longest line in one of the colours that are asked for; of equal ones a loop if one is asked
/// for, or else the first.
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

/// The line of a colour through a place.
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

/// All places that are reached from the first, face by face.
fn spread(first: Hex, next: impl Fn(Hex, u8) -> Option<Hex>) -> BTreeSet<Hex> {
    let mut reached = BTreeSet::from([first]);
    let mut rest = vec![first];
    while let Some(hex) = rest.pop() {
        for hex in (0..6).filter_map(|face| next(hex, face)) {
            if reached.insert(hex) {
                rest.push(hex);
            }
        }
    }
    reached
}
