//! The automatic player at the table: it plays, or gives an advice.

use super::thinker::{Thinker, Thought};
use super::{Advice, Clone2048Mode, Going};
use crate::app::clone2048::Clone2048Context;
use engine::games::clone2048::Direction;
use std::time::Duration;

impl Clone2048Mode {
    /// Whether the automatic player plays.
    pub(super) fn plays(&self) -> bool {
        self.going == Going::Automatic
    }

    /// The automatic player's next movement, if it is thought out; meanwhile it thinks about the one
    /// after it.
    pub(super) fn automatic(&mut self, app: &mut Clone2048Context) {
        let direction = match self.thought() {
            Thought::Busy => return,
            Thought::Lost => return self.lost(app),
            Thought::None => {
                self.ask(app);
                return;
            }
            // Where nothing can change any more, every movement ends the game.
            Thought::Done(choice) => choice.unwrap_or(Direction::Left),
        };
        self.table.helped = true;
        if self.make(direction, app) && !self.table.is_over() {
            self.ask(app);
        } else {
            self.going = Going::Nothing;
        }
    }

    /// Looks whether the advice that was asked for is there.
    pub(super) fn advised(&mut self, app: &mut Clone2048Context) {
        match self.thought() {
            Thought::Busy => {}
            Thought::Done(Some(direction)) => self.advice = Advice::Given(direction),
            Thought::Lost => self.lost(app),
            Thought::Done(None) | Thought::None => self.advice = Advice::None,
        }
    }

    /// Asks the automatic player about the board. False, with a sentence, if there is no thread for it.
    pub(super) fn ask(&mut self, app: &mut Clone2048Context) -> bool {
        if self.thinker.is_none() {
            let ctx = self.ctx.clone();
            let wake = move || {
                if let Some(ctx) = &ctx {
                    ctx.request_repaint();
                }
            };
            self.thinker = Thinker::start(wake).ok();
        }
        let Some(thinker) = &mut self.thinker else {
            self.lost(app);
            return false;
        };
        let time = Duration::from_millis(self.choices.thinking);
        thinker.ask(self.table.state().board.clone(), time);
        true
    }

    fn thought(&mut self) -> Thought {
        self.thinker
            .as_mut()
            .map_or(Thought::None, Thinker::thought)
    }

    /// The automatic player is gone: the next one starts anew.
    fn lost(&mut self, app: &mut Clone2048Context) {
        self.halt();
        self.thinker = None;
        app.refuse(app.text.msg_third_told_lost());
    }
}
