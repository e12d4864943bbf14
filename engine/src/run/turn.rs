//! A click by the rules of a task: what is done before, the program, what is done after.

use super::moves::{Move, Outcome};
use super::rules::{Rules, RulesFailure};
use crate::wall::Wall;

/// What a click made of a wall.
#[derive(Clone, Copy, Debug)]
pub struct Turn {
    /// The wall on which the program started.
    pub start: Wall,
    /// How the program ended, and the wall that it left.
    pub outcome: Outcome,
    /// The wall that it had to leave; `None` if nothing is wanted.
    pub wanted: Option<Wall>,
    /// The wall of the next click. After a program that failed it is the one that it left.
    pub next: Wall,
}

impl Turn {
    /// Makes a move whose wall is the one that was clicked, for as long as `go_on` says so. `None` if it was stopped.
    ///
    /// # Errors
    /// The rules themselves fail; the wall stays as it was.
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

    /// Whether the program did what it had to do; always, if nothing is wanted.
    pub fn is_right(&self) -> bool {
        let as_wanted = self.wanted.is_none_or(|wanted| wanted == self.outcome.wall);
        self.outcome.failure.is_none() && as_wanted
    }
}
