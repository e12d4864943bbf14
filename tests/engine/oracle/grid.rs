//! A wall as a plain square of cells, and what can happen to it, each done the obvious way.

use engine::colour::Colour;
use engine::language::field::Edge;
use std::collections::VecDeque;

/// Rows and columns.
pub const SIDE: usize = 9;

/// A place on the wall: row and column.
pub type Place = (usize, usize);

/// A wall: colour and infection of each brick.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Grid(pub [[Option<(Colour, bool)>; SIDE]; SIDE]);

impl Grid {
    /// No brick at all.
    pub const BARE: Grid = Grid([[None; SIDE]; SIDE]);

    /// Reads nine lines of nine letters; anything else is a mistake in the test.
    pub fn read(text: &str) -> Grid {
        let mut grid = Grid::BARE;
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), SIDE, "{text}");
        for (row, line) in lines.iter().enumerate() {
            assert_eq!(line.len(), SIDE, "{text}");
            for (column, letter) in line.chars().enumerate() {
                let colour = Colour::ALL
                    .into_iter()
                    .find(|colour| colour.letter() == letter.to_ascii_uppercase());
                assert!(colour.is_some() || letter == '.', "{text}");
                grid.0[row][column] = colour.map(|colour| (colour, letter.is_ascii_lowercase()));
            }
        }
        grid
    }

    /// The wall as nine lines of nine letters.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for row in &self.0 {
            for cell in row {
                text.push(match cell {
                    None => '.',
                    Some((colour, false)) => colour.letter(),
                    Some((colour, true)) => colour.letter().to_ascii_lowercase(),
                });
            }
            text.push('\n');
        }
        text
    }

    /// All places in reading order.
    pub fn places() -> impl Iterator<Item = Place> {
        (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| (row, column)))
    }

    /// The places that fit, in reading order.
    pub fn those(&self, fits: impl Fn(Place) -> bool) -> Vec<Place> {
        Grid::places().filter(|&place| fits(place)).collect()
    }

    pub fn at(&self, (row, column): Place) -> Option<(Colour, bool)> {
        self.0[row][column]
    }

    pub fn set(&mut self, (row, column): Place, brick: Option<(Colour, bool)>) {
        self.0[row][column] = brick;
    }

    pub fn has_brick(&self, place: Place) -> bool {
        self.at(place).is_some()
    }

    pub fn colour(&self, place: Place) -> Option<Colour> {
        self.at(place).map(|(colour, _)| colour)
    }

    pub fn infected(&self, place: Place) -> bool {
        self.at(place).is_some_and(|(_, infected)| infected)
    }

    /// Without a brick, but with one somewhere above.
    pub fn empty(&self, (row, column): Place) -> bool {
        !self.has_brick((row, column)) && (0..row).any(|above| self.has_brick((above, column)))
    }

    /// The bricks of one colour joined to this one, itself included; none if there is no brick.
    /// With `strip` only through the cells above and below.
    pub fn joined(&self, from: Place, strip: bool) -> Vec<Place> {
        let Some(colour) = self.colour(from) else {
            return Vec::new();
        };
        let mut found = vec![from];
        let mut queue = VecDeque::from([from]);
        while let Some((row, column)) = queue.pop_front() {
            let mut next = Vec::new();
            if row > 0 {
                next.push((row - 1, column));
            }
            if row + 1 < SIDE {
                next.push((row + 1, column));
            }
            if column > 0 && !strip {
                next.push((row, column - 1));
            }
            if column + 1 < SIDE && !strip {
                next.push((row, column + 1));
            }
            for place in next {
                if self.colour(place) == Some(colour) && !found.contains(&place) {
                    found.push(place);
                    queue.push_back(place);
                }
            }
        }
        found
    }

    /// The area (strip) of a brick: empty where it stands alone.
    pub fn area(&self, from: Place, strip: bool) -> Vec<Place> {
        let joined = self.joined(from, strip);
        if joined.len() < 2 { Vec::new() } else { joined }
    }

    pub fn remove(&mut self, places: &[Place]) {
        for &place in places {
            self.set(place, None);
        }
    }

    pub fn infect(&mut self, places: &[Place], infected: bool) {
        for &place in places {
            if let Some((colour, _)) = self.at(place) {
                self.set(place, Some((colour, infected)));
            }
        }
    }

    /// Closes the holes of one column.
    pub fn compact(&mut self, column: usize) {
        let bricks: Vec<_> = (0..SIDE).filter_map(|row| self.0[row][column]).collect();
        let bare = SIDE - bricks.len();
        for row in 0..SIDE {
            self.0[row][column] = (row >= bare).then(|| bricks[row - bare]);
        }
    }

    pub fn drop_all(&mut self) {
        for column in 0..SIDE {
            self.compact(column);
        }
    }

    /// The unbroken run of bricks from the base upwards, the base first.
    pub fn pile(&self, (base, column): Place) -> Vec<Place> {
        (0..=base)
            .rev()
            .map(|row| (row, column))
            .take_while(|&place| self.has_brick(place))
            .collect()
    }

    /// Lowers some bricks of a column by one cell, the lowest first, if the cell below them is
    /// free. Whether it did.
    fn lower(&mut self, bricks: &[Place]) -> bool {
        let Some(&(row, column)) = bricks.first() else {
            return false;
        };
        if row + 1 == SIDE || self.has_brick((row + 1, column)) {
            return false;
        }
        for &(row, column) in bricks {
            self.0[row + 1][column] = self.0[row][column].take();
        }
        true
    }

    /// Lowers a brick or the pile on it by one cell, or for as long as it goes.
    pub fn fall(&mut self, (row, column): Place, pile: bool, all_the_way: bool) {
        let mut bricks: Vec<Place> = if pile {
            self.pile((row, column))
        } else {
            self.has_brick((row, column))
                .then_some((row, column))
                .into_iter()
                .collect()
        };
        while self.lower(&bricks) {
            bricks.iter_mut().for_each(|place| place.0 += 1);
            if !all_the_way {
                return;
            }
        }
    }

    /// The one of some places furthest that way; among equals the first in reading order.
    pub fn extreme(edge: Edge, places: &[Place]) -> Option<Place> {
        let mut best: Option<Place> = None;
        for &(row, column) in places {
            let further = best.is_none_or(|(r, c)| match edge {
                Edge::Top => row < r,
                Edge::Bottom => row > r,
                Edge::Left => column < c,
                Edge::Right => column > c,
            });
            if further {
                best = Some((row, column));
            }
        }
        best
    }
}
