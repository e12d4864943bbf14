//! Whether the program was mended since a move went wrong: then what was wrong in that move is over.

use super::game::Match;
use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::clickomania::open_task::ReadyTask;
use crate::app::clickomania::services::judge::Subject;
use engine::judge::Verdict;
use engine::language::Program;

/// The program since the last move of a game.
#[derive(Default)]
pub struct Mended {
    /// With its version in the game.
    subject: Option<(u64, Subject)>,
}

impl Mended {
    /// Whether the last move is of another program than the present one, which is known to be right.
    pub fn is_known(
        &mut self,
        app: &ClickomaniaContext,
        (game, program, task): (&Match, &Program, &ReadyTask),
    ) -> bool {
        let judge = &app.services.judge;
        if !game.is_edited() || judge.is_closed() {
            self.subject = None;
            return false;
        }
        let version = game.version();
        let known = self.subject.take().filter(|(known, _)| *known == version);
        let (_, subject) = self
            .subject
            .insert(known.unwrap_or_else(|| (version, Subject::of(program, task))));
        let found = judge.found(subject);
        found.is_some_and(|finding| finding.judgement.verdict == Verdict::Accepted)
    }
}
