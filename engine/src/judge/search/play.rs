//! Moves as play brings them: clicks on dealt walls, and whole games. Nothing leads them and nobody watches, so that many
//! can be paid for: what goes wrong in one move of some thousand is met here.

use crate::chance::Chance;
use crate::judge::NoVerdict;
use crate::judge::case::{Case, PreparedCase};
use crate::judge::shapes::any;
use crate::judge::trial::{TrialContext, fault};
use crate::wall::{CellSet, Wall, playable};

/// The numbers of these cases begin here: no search comes so far.
const FIRST: u64 = 1 << 40;
/// Numbers that a stretch has for its cases.
const NUMBERS: u64 = 128;
/// Walls of which only the first move is made, and the most moves of the game after them.
const DEALT: usize = 25;
const GAME: usize = 40;
/// How many steps a case counts as beside those of its move, for making it.
const MAKING: u64 = 500;
/// The game with four colours is the usual one.
const COLOURS: [usize; 6] = [4, 3, 4, 5, 4, 2];

/// Clicks on dealt walls and a game, up to the first move that fails.
#[derive(Default)]
pub struct Stretch {
    pub moves: u64,
    /// Steps of these moves, and the most of one.
    pub steps: u64,
    pub steps_max: u64,
    /// How much of the effort it counts as, in steps.
    pub price: u64,
    /// A case that fails under fair draws, with its number.
    pub failing: Option<(u64, Case)>,
}

/// Stretch number `index`, until this many steps are spent.
///
/// # Errors
/// It was stopped, or the rules fail in some case.
pub fn stretch(context: &TrialContext<'_>, index: u64, most: u64) -> Result<Stretch, NoVerdict> {
    let mut chance = Chance::of_move(!context.seed, FIRST + index);
    let mut stretch = Stretch::default();
    let numbers = FIRST + index * NUMBERS..;
    let mut wall = Wall::default();
    for (number, of_game) in numbers.zip(0..DEALT + GAME) {
        if of_game <= DEALT {
            let colours = COLOURS[(number as usize) % COLOURS.len()];
            wall = Wall::deal(chance.next_u64(), colours).expect("2 to 5 colours can be dealt");
        }
        let Some(click) = any(&mut chance, clickable(context, &wall)) else {
            break;
        };
        let case = Case { wall, click };
        if !stretch.tries(context, number, case, most)? {
            break;
        }
        if of_game >= DEALT {
            let mut case = PreparedCase::new(context.rules, case)?;
            wall = case.next(context.rules)?;
            stretch.price += case.steps;
        }
    }
    Ok(stretch)
}

impl Stretch {
    /// Tries a case; whether to go on.
    fn tries(
        &mut self,
        context: &TrialContext<'_>,
        number: u64,
        case: Case,
        most: u64,
    ) -> Result<bool, NoVerdict> {
        if !(context.go_on)() {
            return Err(NoVerdict::Stopped);
        }
        let prepared = PreparedCase::new(context.rules, case)?;
        let request = context.request(&prepared, context.fair(number, 0));
        let outcome = context.outcome(&request)?;
        self.moves += 1;
        self.steps += outcome.steps;
        self.steps_max = self.steps_max.max(outcome.steps);
        self.price += outcome.made() + prepared.steps + MAKING;
        if fault(&outcome, &prepared.wanted).is_some() {
            self.failing = Some((number, case));
        }
        Ok(self.failing.is_none() && self.price < most)
    }
}

/// The bricks that are worth a click.
fn clickable(context: &TrialContext<'_>, wall: &Wall) -> CellSet {
    match context.rules.groups() {
        Some(kind) => playable(wall, kind),
        None => wall.bricks(),
    }
}
