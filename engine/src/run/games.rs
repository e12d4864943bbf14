//! Whole games on dealt walls: for measuring a program, and for comparing it with another.

use super::code::Code;
use super::draw_policy::DrawPolicy;
use super::moves::Move;
use crate::chance::Chance;
use crate::game::Game;
use crate::wall::{Wall, after_click, playable};

/// No game goes on for more moves.
pub const MAX_MOVES: u64 = 500;

/// Which bricks are clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Clicks {
    /// Those that have an area (a strip).
    #[default]
    Groups,
    /// All.
    Any,
}

/// How games are played.
#[derive(Clone, Copy, Debug)]
pub struct GameSetup<'c> {
    pub code: &'c Code,
    /// The rules: they decide which moves are right and when a game is over.
    pub game: Game,
    /// How many colours the walls have, 2 to 5.
    pub colours: usize,
    /// The budget of each move, in steps.
    pub budget: u64,
    /// Which bricks are clicked.
    pub clicks: Clicks,
}

/// What happened in one game or in several.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameTotals {
    /// Moves made, one that failed included.
    pub moves: u64,
    /// Steps of all moves.
    pub steps: u64,
    /// Moves after which the wall was what the rules give, without infection.
    pub right: u64,
    /// Games that a failed move ended.
    pub errors: u64,
    /// Games that were not over after [`MAX_MOVES`].
    pub unfinished: u64,
    /// Games that ended with no brick left.
    pub cleared: u64,
    /// The text of the dealt wall and of the wall after each move.
    pub walls: Vec<u8>,
}

impl GameSetup<'_> {
    /// Plays the game with this seed: it deals the wall, draws the clicks (from the stream of its
    /// complement) and gives the moves their chance. `None` if the number of colours is impossible.
    pub fn play(&self, seed: u64) -> Option<GameTotals> {
        self.play_while(seed, || true)
    }

    /// Plays a game for as long as `go_on` says so; it is asked every few milliseconds of a long move.
    /// `None` if it was stopped.
    pub fn play_while(&self, seed: u64, mut go_on: impl FnMut() -> bool) -> Option<GameTotals> {
        let mut wall = Wall::deal(seed, self.colours)?;
        let mut clicks = Chance::new(!seed);
        let mut tally = GameTotals::default();
        tally.record(&wall);
        loop {
            let groups = playable(&wall, self.game);
            if groups.is_empty() {
                tally.cleared = u64::from(wall.bricks().is_empty());
                return Some(tally);
            }
            if tally.moves == MAX_MOVES {
                tally.unfinished = 1;
                return Some(tally);
            }
            let candidates = match self.clicks {
                Clicks::Groups => groups,
                Clicks::Any => wall.bricks(),
            };
            let click = candidates.nth(clicks.below(candidates.len() as u64) as usize);
            let click = click.expect("a game that is not over has bricks to click");
            let draws = DrawPolicy {
                seed,
                number: tally.moves,
            };
            let GameSetup { code, budget, .. } = *self;
            let request = Move {
                code,
                wall,
                click,
                draws,
                budget,
            };
            let outcome = request.run_while(&mut go_on)?;
            tally.moves += 1;
            tally.steps += outcome.steps;
            tally.record(&outcome.wall);
            if outcome.failure.is_some() {
                tally.errors = 1;
                return Some(tally);
            }
            tally.right += u64::from(outcome.wall == after_click(&wall, self.game, click));
            wall = outcome.wall;
        }
    }
}

impl GameTotals {
    fn record(&mut self, wall: &Wall) {
        self.walls.extend(wall.letters());
    }

    /// Adds what happened in another game; its walls come behind.
    pub fn add(&mut self, other: &GameTotals) {
        self.moves += other.moves;
        self.steps += other.steps;
        self.right += other.right;
        self.errors += other.errors;
        self.unfinished += other.unfinished;
        self.cleared += other.cleared;
        self.walls.extend_from_slice(&other.walls);
    }
}
