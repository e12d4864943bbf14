//! What a touched cell does: in a game, an exercise, or a position.

use super::board::Touched;
use super::command::MinesContext;
use super::mode::MinesMode;
use super::training::TrainingAnswer;
use games::mines::{ActionKind, CellView, SeenCell};

impl MinesMode {
    pub(super) fn touch(&mut self, touched: Touched, app: &mut MinesContext) {
        let (Touched::Press(cell) | Touched::Mark(cell) | Touched::Chord(cell)) = touched;
        if !self.size().holds(cell) || self.replay.is_some() {
            return;
        }
        if self.training.is_some() {
            self.touch_exercise(touched);
            return;
        }
        if self.study.is_some() {
            let seen = match touched {
                Touched::Mark(_) => SeenCell::Flag,
                _ => self.tools.brush,
            };
            self.set(cell, seen, app);
            return;
        }
        if self.play.is_paused() {
            self.pause();
            return;
        }
        let view = self.play.game().views()[cell];
        let action = match touched {
            Touched::Press(_) | Touched::Chord(_) if view == CellView::Open => {
                ActionKind::Chord(cell)
            }
            Touched::Press(_) if self.tools.flagging => ActionKind::Mark(cell),
            Touched::Press(_) if view == CellView::Flag => {
                app.say(app.text.msg_mines_flag_holds());
                return;
            }
            Touched::Press(_) => ActionKind::Open(cell),
            Touched::Mark(_) if view != CellView::Open => ActionKind::Mark(cell),
            _ => return,
        };
        app.say("");
        self.act(action, app);
    }

    /// A cell of an exercise was touched.
    fn touch_exercise(&mut self, touched: Touched) {
        let seconds = self.seconds();
        let Some(training) = &mut self.training else {
            return;
        };
        match touched {
            // After the answer a click leads on.
            Touched::Press(_) if training.is_answered() => training.next(training.pattern()),
            Touched::Mark(cell) => training.mark(cell),
            Touched::Press(cell) if self.tools.flagging => training.mark(cell),
            Touched::Press(cell) | Touched::Chord(cell) => {
                let answer = training.answer(cell, seconds);
                if let Some(TrainingAnswer::Harder(_)) = answer {
                    self.changed();
                    self.ask_advice();
                    return;
                }
            }
        }
        self.changed();
    }
}
