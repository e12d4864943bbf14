//! What a touched cell does: in a game or a position.

use super::board::Touched;
use super::command::MinesContext;
use super::mode::MinesMode;
use games::mines::{ActionKind, CellView, SeenCell};

impl MinesMode {
    pub(super) fn touch(&mut self, touched: Touched, app: &mut MinesContext) {
        let (Touched::Press(cell) | Touched::Mark(cell) | Touched::Chord(cell)) = touched;
        if !self.size().holds(cell) || self.replay.is_some() {
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
}
