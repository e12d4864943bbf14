//! A click by the rules of a task: the commands before the program, the program, the commands after it.

use super::moves::{Move, Outcome};
use super::rules::{Rules, RulesFailure};
use crate::wall::Wall;

/// What a click did to a wall.
#[derive(Clone, Copy, Debug)]
pub struct Turn {
    /// The wall on which the program started.
    pub start: Wall,
    /// How the program ended, and the wall that it left.
    pub outcome: Outcome,
    /// The wall that the program should have left; `None` if the task wants nothing.
    pub wanted: Option<Wall>,
    /// The wall for the next click. If the program failed, the wall that it left.
    pub next: Wall,
}

impl Turn {
    /// Plays a click: `request` is a move on the clicked wall. `None` if `go_on` returned false and so stopped it.
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
        let wanted = match rules.asks_something() {
            true => Some(rules.wanted(&start, click)?),
            false => None,
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

    /// Whether the program ended and left the wall that the task wants, if it wants one.
    pub fn is_right(&self) -> bool {
        let as_wanted = self.wanted.is_none_or(|wanted| wanted == self.outcome.wall);
        self.outcome.failure.is_none() && as_wanted
    }
}
