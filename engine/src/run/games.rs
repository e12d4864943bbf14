//! Plays whole games on dealt walls or on those of a task, to measure a program or compare it with another.

use super::code::Code;
use super::draw_policy::DrawPolicy;
use super::moves::{Move, Outcome};
use super::rules::{Rules, RulesFailure};
use crate::chance::Chance;
use crate::task::Walls;
use crate::wall::{Cell, Wall};

/// Maximum number of moves of a game.
pub const MAX_MOVES: u64 = 500;

/// The bricks that a game clicks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Clicks {
    /// Bricks that can be played: in the two games, those with an area (a strip).
    #[default]
    Groups,
    /// All bricks.
    Any,
}

/// The program, the rules and the options of a game.
#[derive(Clone, Copy, Debug)]
pub struct GameSetup<'c> {
    pub code: &'c Code,
    /// The rules: they decide which moves are right and when a game is over.
    pub rules: &'c Rules,
    /// Number of colours of dealt walls, 2 to 5.
    pub colours: usize,
    /// The budget of each move, in steps.
    pub budget: u64,
    pub clicks: Clicks,
}

/// The totals of one game or several.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameTotals {
    /// Moves made, including the failed one.
    pub moves: u64,
    /// Steps of all moves.
    pub steps: u64,
    /// Moves that left the wanted wall.
    pub right: u64,
    /// Games that ended with a failed move.
    pub errors: u64,
    /// Games that were not over after [`MAX_MOVES`] moves.
    pub unfinished: u64,
    /// Games that ended with no brick left.
    pub cleared: u64,
    /// The text of the first wall and of the wall after each move.
    pub walls: Vec<u8>,
}

/// The reason why a game did not reach its end.
#[derive(Clone, Debug)]
pub enum NoGame {
    /// It was stopped.
    Stopped,
    /// The number of colours is impossible.
    Colours,
    /// The rules fail: a fault of the task.
    Rules(RulesFailure),
}

impl From<RulesFailure> for NoGame {
    fn from(failure: RulesFailure) -> NoGame {
        NoGame::Rules(failure)
    }
}

impl GameSetup<'_> {
    /// Plays the game with this seed. The seed deals the wall or chooses one of the task's, and determines the draws
    /// of the moves; its complement determines the clicks.
    ///
    /// # Errors
    /// The number of colours is impossible, or the rules fail.
    pub fn play(&self, seed: u64) -> Result<GameTotals, NoGame> {
        self.play_while(seed, || true)
    }

    /// As [`GameSetup::play`], until `go_on` returns false. It is called every few milliseconds of a long move.
    ///
    /// # Errors
    /// It was stopped, the number of colours is impossible, or the rules fail.
    pub fn play_while(
        &self,
        seed: u64,
        mut go_on: impl FnMut() -> bool,
    ) -> Result<GameTotals, NoGame> {
        let mut wall = self.first_wall(seed).ok_or(NoGame::Colours)?;
        let mut clicks = Chance::new(!seed);
        let mut tally = GameTotals::default();
        tally.record(&wall);
        loop {
            if tally.moves == MAX_MOVES && !self.rules.is_over(&wall)? {
                tally.unfinished = 1;
                return Ok(tally);
            }
            let Some(click) = self.click(&wall, &mut clicks)? else {
                tally.cleared = u64::from(wall.bricks().is_empty());
                return Ok(tally);
            };
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
            let turn = Turn::play(self.rules, &request, &mut go_on)?.ok_or(NoGame::Stopped)?;
            let outcome = &turn.outcome;
            tally.moves += 1;
            tally.steps += outcome.steps;
            tally.record(&turn.next);
            if outcome.failure.is_some() {
                tally.errors = 1;
                return Ok(tally);
            }
            tally.right += u64::from(turn.is_right());
            wall = turn.next;
        }
    }

    fn first_wall(&self, seed: u64) -> Option<Wall> {
        match self.rules.walls() {
            Walls::Dealt { .. } => Wall::deal(seed, self.colours),
            walls @ Walls::Listed(_) => walls.numbered(seed),
        }
    }

    /// The next click; `None` if the game is over.
    fn click(&self, wall: &Wall, clicks: &mut Chance) -> Result<Option<Cell>, RulesFailure> {
        match self.clicks {
            Clicks::Groups => self.rules.draw_playable(wall, clicks),
            Clicks::Any if self.rules.is_over(wall)? => Ok(None),
            Clicks::Any => {
                let bricks = wall.bricks();
                Ok(bricks.nth(clicks.below(bricks.len() as u64) as usize))
            }
        }
    }
}

impl GameTotals {
    fn record(&mut self, wall: &Wall) {
        self.walls.extend(wall.letters());
    }

    /// Adds another game; its walls are appended.
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

/// The effect of a click by the rules of a task: the commands before the program, the program, the commands after it.
#[derive(Clone, Copy, Debug)]
pub struct Turn {
    /// The wall on which the program started.
    pub start: Wall,
    /// The end of the program, and the wall that it left.
    pub outcome: Outcome,
    /// The wall that the program should have left; `None` if the task wants nothing.
    pub wanted: Option<Wall>,
    /// The wall for the next click. If the program failed, the wall that it left.
    pub next: Wall,
}

impl Turn {
    /// Plays a click; `request` is a move on the clicked wall. `None` if `go_on` returned false.
    ///
    /// # Errors
    /// The commands of the rules fail.
    pub fn play(
        rules: &Rules,
        request: &Move<'_>,
        go_on: impl FnMut() -> bool,
    ) -> Result<Option<Turn>, RulesFailure> {
        let click = request.click;
        let start = rules.start(&request.wall, click)?;
        let wanted = if rules.wants_something() {
            Some(rules.wanted(&start, click)?)
        } else {
            None
        };
        let request = Move {
            wall: start,
            ..*request
        };
        let Some(outcome) = request.run_while(go_on) else {
            return Ok(None);
        };
        let next = match outcome.failure {
            None => rules.after(&outcome.wall, click)?,
            Some(_) => outcome.wall,
        };
        Ok(Some(Turn {
            start,
            outcome,
            wanted,
            next,
        }))
    }

    /// True if the program ended and left the wanted wall, if there is one.
    pub fn is_right(&self) -> bool {
        self.outcome.failure.is_none()
            && self.wanted.is_none_or(|wanted| wanted == self.outcome.wall)
    }
}
