//! The commands of this mode, carried out.

use super::command::{MiddleView, TantrixCommand, TantrixContext};
use super::drawing::BoardDrawing;
use super::files::{self, SAVED};
use super::found::FoundSolutions;
use super::mode::{Aid, TantrixMode};
use super::session::Spot;
use super::setup::PuzzleKind;
use super::view::HexView;
use crate::window::kit::background::waker;
use crate::window::kit::command::{FileCommand, HistoryCommand, ZoomCommand};
use games::Help;
use games::tantrix::{Hex, TantrixPosition};

/// Carries out a command.
pub fn perform(mode: &mut TantrixMode, command: TantrixCommand, app: &mut TantrixContext) {
    let play = &mode.play;
    let before = (play.position().clone(), play.setup().clone(), play.fixed());
    carry_out(mode, command, app);
    if !mode.play.setup().is_drawn() {
        mode.drawing = None;
    }
    if before.1 != *mode.play.setup() || before.2 != mode.play.fixed() {
        // What was found is about another puzzle.
        let same = mode.play.puzzle().ok() == mode.found.puzzle();
        if !same {
            mode.search = None;
            mode.found = FoundSolutions::default();
        }
    }
    if (&before.0, &before.1) != (mode.play.position(), mode.play.setup()) {
        mode.changed(app, before.0);
    }
}

fn carry_out(mode: &mut TantrixMode, command: TantrixCommand, app: &mut TantrixContext) {
    // Whoever does something goes on.
    let looks = matches!(command, TantrixCommand::Pause | TantrixCommand::Zoom(_));
    mode.paused &= looks;
    match command {
        TantrixCommand::File(command) => mode.file(command, app),
        TantrixCommand::History(command) => mode.step(command, app),
        TantrixCommand::Zoom(command) => mode.zoom(command),
        TantrixCommand::Choose(setup) => {
            mode.touched = None;
            mode.play.choose(setup);
            app.say("");
        }
        TantrixCommand::Show(face) => {
            mode.face = face;
            mode.drawing = None;
            app.say("");
        }
        TantrixCommand::TakeUp(spot, dragged) => mode.take_up(spot, dragged, app),
        TantrixCommand::PutDown(to) => mode.put_down(to, app),
        TantrixCommand::PutBack => mode.play.put_back(),
        TantrixCommand::Turn(spot, by) => mode.turn(spot, by, app),
        TantrixCommand::TurnHeld(by) => mode.turn_held_or(mode.touched, by, app),
        TantrixCommand::TurnHere(by) => mode.turn_held_or(mode.near.or(mode.touched), by, app),
        TantrixCommand::FixTouched => mode.fix(mode.touched, app),
        TantrixCommand::FixHere => {
            mode.touched = mode.near.or(mode.touched);
            mode.fix(mode.touched, app);
        }
        TantrixCommand::Pause => {
            mode.play.put_back();
            mode.paused = !mode.paused && mode.face == MiddleView::ByHand;
        }
        TantrixCommand::Draw(draws) => {
            mode.play.put_back();
            mode.face = MiddleView::ByHand;
            mode.drawing = draws.then(BoardDrawing::default);
            mode.canvas.view.fit();
        }
        TantrixCommand::ToTray => mode.bring_to_tray(app),
        TantrixCommand::Hint => mode.hint(app),
        TantrixCommand::Complete => mode.ask(Aid::Complete, app),
        TantrixCommand::Search(search) => mode.search(search, app),
        TantrixCommand::UpToRotation(once) => {
            mode.records
                .update(move |records| records.up_to_rotation = once);
        }
        TantrixCommand::Limit(limit) => {
            mode.records.update(move |records| records.limit = limit);
        }
        TantrixCommand::Stop => mode.stop(),
        TantrixCommand::Browse(at) => mode.found.show(at),
        TantrixCommand::PlayOn => mode.play_on(),
        TantrixCommand::Export(extension) => files::ask(mode, extension, app),
    }
}

impl TantrixMode {
    fn file(&mut self, command: FileCommand, app: &mut TantrixContext) {
        match command {
            FileCommand::New => {
                self.face = MiddleView::ByHand;
                // What stays is part of the puzzle; when nothing else lies, it goes too.
                let fixed = self.play.only_fixed();
                self.play.lay(if fixed == *self.play.position() {
                    TantrixPosition::default()
                } else {
                    fixed
                });
                self.canvas.view.fit();
            }
            FileCommand::Open => files::ask_open(self, app),
            FileCommand::OpenFile(path) => files::open(self, path, app),
            FileCommand::Save | FileCommand::SaveAs => files::ask(self, SAVED, app),
            FileCommand::SaveFile(path) => files::save(self, path, app),
        }
    }

    /// Takes a change back or makes it again. Solutions have no changes.
    fn step(&mut self, command: HistoryCommand, app: &mut TantrixContext) {
        let by_hand = self.face == MiddleView::ByHand;
        match command {
            HistoryCommand::Undo => {
                if by_hand && !self.play.undo() {
                    app.say(app.text.msg_nothing_to_undo());
                }
            }
            HistoryCommand::Redo => {
                if by_hand && !self.play.redo() {
                    app.say(app.text.msg_nothing_to_redo());
                }
            }
        }
    }

    fn zoom(&mut self, command: ZoomCommand) {
        match command {
            ZoomCommand::In => self.view().step(1.0),
            ZoomCommand::Out => self.view().step(-1.0),
            ZoomCommand::Actual | ZoomCommand::Fit => self.view().fit(),
        }
    }

    fn take_up(&mut self, spot: Spot, dragged: bool, app: &mut TantrixContext) {
        self.touched = Some(spot);
        self.play.take_up(spot, dragged);
        self.tell_fixed(spot, app);
    }

    fn put_down(&mut self, to: Option<Hex>, app: &mut TantrixContext) {
        if let Some(hex) = to {
            self.tell_fixed(Spot::Board(hex), app);
        }
        let held = self.play.held;
        self.play.put_down(to);
        let lies = held.and_then(|held| self.play.position().place(held.lying.tile));
        self.touched = lies.map(Spot::Board);
    }

    /// Turns the tile in the hand, or else that which is there.
    fn turn_held_or(&mut self, spot: Option<Spot>, by: i8, app: &mut TantrixContext) {
        if let (false, Some(spot)) = (self.play.turn_held(by), spot) {
            self.turn(spot, by, app);
        }
    }

    fn bring_to_tray(&mut self, app: &mut TantrixContext) {
        if self.play.held.is_none()
            && let Some(spot @ Spot::Board(_)) = self.near
        {
            self.play.take_up(spot, false);
            self.tell_fixed(spot, app);
        }
        self.play.put_down(None);
    }

    /// What is seen of the board.
    fn view(&mut self) -> &mut HexView {
        match self.face {
            MiddleView::ByHand => match &mut self.drawing {
                Some(drawing) => &mut drawing.view,
                None => &mut self.canvas.view,
            },
            MiddleView::Solutions => &mut self.gallery.view,
        }
    }

    /// Wakes the window from another thread.
    pub fn wake(&self) -> impl Fn() + Clone + Send + use<> {
        waker(self.ctx.as_ref())
    }

    fn turn(&mut self, spot: Spot, by: i8, app: &mut TantrixContext) {
        self.touched = Some(spot);
        self.play.turn(spot, by);
        self.tell_fixed(spot, app);
    }

    /// Says of a tile that stays why nothing happened to it.
    fn tell_fixed(&self, spot: Spot, app: &mut TantrixContext) {
        let Spot::Board(hex) = spot else { return };
        let tile = self.play.position().at(hex);
        if let Some(lying) = tile.filter(|_| self.play.is_fixed(hex)) {
            app.say(app.text.msg_tantrix_says_fixed(lying.tile.to_string()));
        }
    }

    /// Has a tile stay where it lies, or no longer.
    fn fix(&mut self, spot: Option<Spot>, app: &mut TantrixContext) {
        let hex = match spot {
            Some(Spot::Board(hex)) => hex,
            Some(Spot::Tray(_)) | None => return app.say(app.text.msg_tantrix_says_fix_what()),
        };
        if !self.play.fix(hex) {
            app.say(app.text.msg_tantrix_says_fix_what());
        } else if self.play.is_fixed(hex) {
            self.tell_fixed(Spot::Board(hex), app);
        } else {
            app.say("");
        }
    }

    /// Tiles lie otherwise than before.
    pub(super) fn changed(&mut self, app: &mut TantrixContext, before: TantrixPosition) {
        // A search that helps was about something else.
        self.aid = None;
        if before != *self.play.position() {
            app.say("");
        }
        if self.play.solved() && before != *self.play.position() {
            app.say(app.text.msg_tantrix_says_solved());
            let counted = std::mem::replace(&mut self.play.attempt.counted, true);
            let aided = self.play.attempt.helps.has(Help::Solver);
            if self.play.setup().kind == PuzzleKind::Challenge && !aided && !counted {
                let id = self.play.setup().challenge().id();
                let attempt = self.play.attempt.clone();
                self.records.update(move |records| {
                    records.solved.insert(id.clone());
                    records.records.entry(id.clone()).or_default().add(&attempt);
                });
            }
        }
    }
}
