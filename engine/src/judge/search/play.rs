//! Moves as in play: clicks on dealt walls, and whole games. Nothing directs them and nothing watches them, so the
//! search can afford many and meets faults that show once in some thousand moves.

use crate::chance::Chance;
use crate::judge::NoVerdict;
use crate::judge::case::{Case, PreparedCase};
use crate::judge::shapes::any;
use crate::judge::trial::{TrialContext, fault};
use crate::wall::{CellSet, Wall, playable};

/// Cases of games have numbers from here on, which the search never reaches.
const FIRST_NUMBER: u64 = 1 << 40;
/// Numbers reserved for each stretch.
const STRETCH_NUMBERS: u64 = 128;
/// Dealt walls of a stretch on which it makes one move, and the maximum number of moves in the game after them.
const DEALT_WALLS: usize = 25;
const MAX_GAME_MOVES: usize = 40;
/// Price of generating a case, in steps.
const GENERATING: u64 = 500;
/// Games mostly have four colours.
const COLOURS: [usize; 6] = [4, 3, 4, 5, 4, 2];

/// Clicks on dealt walls, then a game, up to the first move that fails.
#[derive(Default)]
pub struct Stretch {
    pub moves: u64,
    /// Steps of these moves: their sum, and the maximum.
    pub steps: u64,
    pub steps_max: u64,
    /// The effort that it counts as, in steps.
    pub price: u64,
    /// The number and the case of the move that failed, under fair draws.
    pub failing: Option<(u64, Case)>,
}

impl Stretch {
    /// Plays stretch number `index`, until it has used `budget` steps.
    ///
    /// # Errors
    /// It was stopped, or the rules fail in some case.
    pub fn play(context: &TrialContext<'_>, index: u64, budget: u64) -> Result<Stretch, NoVerdict> {
        let mut chance = Chance::of_move(!context.seed, FIRST_NUMBER + index);
        let mut stretch = Stretch::default();
        let mut wall = Wall::default();
        let numbers = FIRST_NUMBER + index * STRETCH_NUMBERS..;
        for (number, made) in numbers.zip(0..DEALT_WALLS + MAX_GAME_MOVES) {
            if made <= DEALT_WALLS {
                let colours = COLOURS[(number as usize) % COLOURS.len()];
                wall = Wall::deal(chance.next_u64(), colours).expect("2 to 5 colours can be dealt");
            }
            let Some(click) = any(&mut chance, clickable(context, &wall)) else {
                break;
            };
            let case = Case { wall, click };
            if !stretch.try_case(context, number, case, budget)? {
                break;
            }
            if made >= DEALT_WALLS {
                let mut case = PreparedCase::new(context.rules, case)?;
                wall = case.next(context.rules)?;
                stretch.price += case.steps;
            }
        }
        Ok(stretch)
    }

    /// Tries a case. Returns true while the stretch continues.
    fn try_case(
        &mut self,
        context: &TrialContext<'_>,
        number: u64,
        case: Case,
        budget: u64,
    ) -> Result<bool, NoVerdict> {
        if !(context.go_on)() {
            return Err(NoVerdict::Stopped);
        }
        let prepared = PreparedCase::new(context.rules, case)?;
        let outcome = context.run(&prepared, context.fair(number, 0))?;
        self.moves += 1;
        self.steps += outcome.steps;
        self.steps_max = self.steps_max.max(outcome.steps);
        self.price += outcome.work() + prepared.steps + GENERATING;
        if fault(&outcome, &prepared.wanted).is_some() {
            self.failing = Some((number, case));
        }
        Ok(self.failing.is_none() && self.price < budget)
    }
}

/// The bricks worth a click.
fn clickable(context: &TrialContext<'_>, wall: &Wall) -> CellSet {
    match context.rules.groups() {
        Some(kind) => playable(wall, kind),
        None => wall.bricks(),
    }
}
