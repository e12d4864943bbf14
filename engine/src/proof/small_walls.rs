//! All settled walls of a few bricks.
//!
//! Most faults show on some wall of a few bricks, so it pays to try all of them: there are 681,879 of one to six bricks,
//! if walls that differ only in the names of their colours count as one. They do where nobody names a colour.

use crate::colour::Colour;
use crate::wall::{Brick, Cell, SIZE, Wall};

/// Small walls have at most this many bricks.
pub const MAX_BRICKS: usize = 6;

const COLOURS: usize = Colour::ALL.len();

/// Which colourings of the same bricks are different walls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colourings {
    /// Those that stay different when colours are renamed.
    UpToRenaming,
    /// All.
    Every,
}

impl Colourings {
    /// The number of colourings of this many bricks.
    fn count(self, bricks: usize) -> u64 {
        // The ways to colour the bricks so far, by the number of colours in them.
        let mut ways = [0_u64; COLOURS + 1];
        ways[0] = 1;
        for _ in 0..bricks {
            for used in (0..ways.len()).rev() {
                let fresh = match self {
                    Colourings::UpToRenaming => 1,
                    Colourings::Every => (COLOURS + 1).saturating_sub(used) as u64,
                };
                let before = if used == 0 { 0 } else { ways[used - 1] };
                ways[used] = ways[used] * used as u64 + before * fresh;
            }
        }
        ways.iter().sum()
    }

    /// The largest number of a colour after these, if colours are numbered by their first brick.
    fn last_after(self, before: &[u8]) -> u8 {
        let last = COLOURS as u8 - 1;
        match self {
            Colourings::UpToRenaming => before.iter().max().map_or(0, |most| last.min(most + 1)),
            Colourings::Every => last,
        }
    }
}

/// The number of settled walls of exactly this many bricks, from 1 to 9.
pub fn count(bricks: usize, colourings: Colourings) -> u64 {
    // The ways to stack them in the columns so far.
    let mut stacks = vec![0_u64; bricks + 1];
    stacks[0] = 1;
    for _ in 0..SIZE {
        for stacked in 1..=bricks {
            stacks[stacked] += stacks[stacked - 1];
        }
    }
    stacks[bricks] * colourings.count(bricks)
}

/// All settled walls of the same number of bricks, without infection, one by one.
#[derive(Clone, Debug)]
pub struct SmallWalls {
    colourings: Colourings,
    bricks: usize,
    /// The next wall: the number of bricks in each column, and the colour of each brick, from the left and from below.
    heights: [usize; SIZE],
    colours: [u8; MAX_BRICKS],
    ended: bool,
}

impl SmallWalls {
    /// The walls of exactly `bricks` bricks, from 1 to [`MAX_BRICKS`].
    pub fn new(bricks: usize, colourings: Colourings) -> SmallWalls {
        let mut heights = [0; SIZE];
        heights[0] = bricks;
        SmallWalls {
            colourings,
            bricks,
            heights,
            colours: [0; MAX_BRICKS],
            ended: !(1..=MAX_BRICKS).contains(&bricks),
        }
    }

    fn wall(&self) -> Wall {
        let mut wall = Wall::default();
        let mut colours = self.colours.iter();
        for (column, height) in self.heights.into_iter().enumerate() {
            for (above, colour) in (0..height).zip(&mut colours) {
                let brick = Brick {
                    colour: Colour::ALL[usize::from(*colour)],
                    infected: false,
                };
                if let Some(cell) = Cell::new(SIZE - 1 - above, column) {
                    wall.set(cell, Some(brick));
                }
            }
        }
        wall
    }

    /// Goes on to the next colouring; back to the first one, and false, after the last.
    fn recolour(&mut self) -> bool {
        for brick in (0..self.bricks).rev() {
            let (before, later) = self.colours.split_at_mut(brick);
            if later[0] < self.colourings.last_after(before) {
                later[0] += 1;
                return true;
            }
            later[0] = 0;
        }
        false
    }

    /// Moves bricks to the right; false if all are in the last column.
    fn restack(&mut self) -> bool {
        let moved = std::mem::take(&mut self.heights[SIZE - 1]);
        let Some(column) = self.heights.iter().rposition(|height| *height > 0) else {
            return false;
        };
        self.heights[column] -= 1;
        self.heights[column + 1] = moved + 1;
        true
    }
}

impl Iterator for SmallWalls {
    type Item = Wall;

    fn next(&mut self) -> Option<Wall> {
        if self.ended {
            return None;
        }
        let wall = self.wall();
        self.ended = !self.recolour() && !self.restack();
        Some(wall)
    }
}

/// The largest walls on which a program is right, all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UpTo {
    /// It is right on all walls of at most this many bricks.
    pub bricks: usize,
    /// The number of these walls.
    pub walls: u64,
    /// How much of what it can draw was tried.
    pub draws: TriedDraws,
}

/// How much of what a program can draw by chance was tried.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum TriedDraws {
    /// It draws nothing.
    None,
    /// All draws on every wall.
    All,
    /// Fair and hostile ones on some walls, on which it can draw in too many ways.
    Some,
}
