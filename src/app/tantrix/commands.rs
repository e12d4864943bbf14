//! The commands of this mode, carried out.

use super::command::{MiddleView, Search, TantrixCommand, TantrixContext};
use super::file_commands;
use super::files::SAVED;
use super::found::FoundSolutions;
use super::mode::{Aid, TantrixMode};
use super::search_task::{SearchGoal, SearchOutcome, SearchTask};
use super::session::Spot;
use super::setup::PuzzleKind;
use super::stroke::BoardDrawing;
use super::view::HexView;
use super::words::{no_way, refusal};
use crate::app::common::background::waker;
use crate::app::common::command::FileCommand;
use crate::app::common::command::HistoryCommand;
use crate::app::common::command::ZoomCommand;
use engine::diagnostics;
use engine::games::tantrix::{
    Area, DeadReason, Hex, LyingTile, Rotations, TantrixLesson, TantrixPosition, teach,
};

/// Default limit of listed solutions.
pub const USUAL_LIMIT: usize = 1000;

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
        TantrixCommand::File(FileCommand::New) => {
            mode.face = MiddleView::ByHand;
            // What stays is part of the puzzle; when nothing else lies, it goes too.
            let fixed = mode.play.only_fixed();
            mode.play.lay(match fixed == *mode.play.position() {
                true => TantrixPosition::default(),
                false => fixed,
            });
            mode.canvas.view.fit();
        }
        TantrixCommand::File(FileCommand::Open) => file_commands::ask_open(mode, app),
        TantrixCommand::File(FileCommand::OpenFile(path)) => file_commands::open(mode, path, app),
        TantrixCommand::File(FileCommand::Save | FileCommand::SaveAs) => {
            file_commands::ask(mode, SAVED, app)
        }
        TantrixCommand::File(FileCommand::SaveFile(path)) => file_commands::save(mode, path, app),
        // Solutions have no changes.
        TantrixCommand::History(HistoryCommand::Undo) => {
            if mode.face == MiddleView::ByHand && !mode.play.undo() {
                app.say(app.text.msg_nothing_to_undo());
            }
        }
        TantrixCommand::History(HistoryCommand::Redo) => {
            if mode.face == MiddleView::ByHand && !mode.play.redo() {
                app.say(app.text.msg_nothing_to_redo());
            }
        }
        TantrixCommand::Zoom(ZoomCommand::In) => mode.view().step(1.0),
        TantrixCommand::Zoom(ZoomCommand::Out) => mode.view().step(-1.0),
        TantrixCommand::Zoom(ZoomCommand::Actual | ZoomCommand::Fit) => mode.view().fit(),
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
        TantrixCommand::TakeUp(spot, dragged) => {
            mode.touched = Some(spot);
            mode.play.take_up(spot, dragged);
            mode.tell_fixed(spot, app);
        }
        TantrixCommand::PutDown(to) => {
            if let Some(hex) = to {
                mode.tell_fixed(Spot::Board(hex), app);
            }
            let held = mode.play.held;
            mode.play.put_down(to);
            let lies = held.and_then(|held| mode.play.position().place(held.lying.tile));
            mode.touched = lies.map(Spot::Board);
        }
        TantrixCommand::PutBack => mode.play.put_back(),
        TantrixCommand::Turn(spot, by) => {
            mode.touched = Some(spot);
            mode.turn(spot, by, app);
        }
        TantrixCommand::TurnHeld(by) => {
            if let (false, Some(spot)) = (mode.play.turn_held(by), mode.touched) {
                mode.turn(spot, by, app);
            }
        }
        TantrixCommand::TurnHere(by) => {
            if let (false, Some(spot)) = (mode.play.turn_held(by), mode.near.or(mode.touched)) {
                mode.touched = Some(spot);
                mode.turn(spot, by, app);
            }
        }
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
        TantrixCommand::ToTray => {
            if mode.play.held.is_none()
                && let Some(spot @ Spot::Board(_)) = mode.near
            {
                mode.play.take_up(spot, false);
                mode.tell_fixed(spot, app);
            }
            mode.play.put_down(None);
        }
        TantrixCommand::Hint => match mode.play.hint.take() {
            Some((hex, lying)) => {
                let mut position = mode.play.position().clone();
                position.lay(hex, lying);
                mode.play.lay(position);
            }
            None => {
                mode.play.attempt.hints += 1;
                mode.teach_or_ask(app);
            }
        },
        TantrixCommand::Complete => mode.ask(Aid::Complete, app),
        TantrixCommand::Search(search) => mode.search(search, app),
        TantrixCommand::UpToRotation(once) => mode.saved_state.up_to_rotation = once,
        TantrixCommand::Limit(limit) => mode.saved_state.limit = limit,
        TantrixCommand::Stop => {
            if let Some(search) = &mode.search {
                search.stop();
            }
            if let Some((search, _)) = &mode.aid {
                search.stop();
            }
        }
        TantrixCommand::Browse(at) => mode.found.show(at),
        TantrixCommand::PlayOn => {
            if let Some((puzzle, solution)) = mode.found.shown() {
                let position = mode.play.only_fixed().completed(puzzle.area, solution);
                mode.face = MiddleView::ByHand;
                mode.drawing = None;
                mode.play.lay(position);
                mode.play.attempt.aided = true;
                mode.canvas.view.fit();
            }
        }
        TantrixCommand::Export(extension) => file_commands::ask(mode, extension, app),
    }
}

impl TantrixMode {
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

    /// Maximum number of listed solutions.
    pub fn limit(&self) -> usize {
        match self.saved_state.limit {
            0 => USUAL_LIMIT,
            limit => limit,
        }
    }

    /// Tiles lie otherwise than before.
    fn changed(&mut self, app: &mut TantrixContext, before: TantrixPosition) {
        // A search that helps was about something else.
        self.aid = None;
        if before != *self.play.position() {
            app.say("");
        }
        if self.play.solved() && before != *self.play.position() {
            app.say(app.text.msg_tantrix_says_solved());
            let over = std::mem::replace(&mut self.play.attempt.over, true);
            if self.play.setup().kind == PuzzleKind::Challenge && !self.play.attempt.aided && !over
            {
                let id = self.play.setup().challenge().id();
                self.saved_state.solved.insert(id.clone());
                let record = self.saved_state.records.entry(id).or_default();
                record.add(&self.play.attempt);
            }
        }
    }

    fn search(&mut self, search: Search, app: &mut TantrixContext) {
        let puzzle = match self.play.puzzle() {
            Ok(puzzle) => puzzle.clone(),
            Err(why) => {
                app.refuse(diagnostics::tantrix_impossible(&app.text, &why));
                return;
            }
        };
        let task = match search {
            Search::First => SearchGoal::List(1),
            Search::All => SearchGoal::List(self.limit()),
            Search::Count => SearchGoal::Count,
        };
        let rotations = match self.saved_state.up_to_rotation {
            true => Rotations::Once,
            false => Rotations::Each,
        };
        self.aid = None;
        self.face = MiddleView::Solutions;
        self.gallery.view.fit();
        app.say("");
        if search != Search::Count || self.found.puzzle() != Some(&puzzle) {
            self.found = FoundSolutions::of(puzzle.clone());
        }
        self.found.ended = None;
        let search = SearchTask::start(puzzle, rotations, task, self.wake());
        self.search = started(search, app);
    }

    /// A hint: what can be seen without a search, or what a search finds.
    fn teach_or_ask(&mut self, app: &mut TantrixContext) {
        // Where tiles clash, the search says so.
        let clashes = self
            .play
            .report()
            .is_none_or(|report| !report.clashes.is_empty());
        let puzzle = self.play.puzzle().ok().filter(|_| !clashes);
        match puzzle.and_then(|puzzle| teach(puzzle, self.play.position())) {
            Some(TantrixLesson::Dead(hex, why)) => {
                self.play.dead = Some(hex);
                app.say(match why {
                    DeadReason::ThreeOf(colour) => {
                        app.text.msg_tantrix_says_dead_three(colour.id())
                    }
                    DeadReason::Parity(colour) => {
                        app.text.msg_tantrix_says_dead_parity(colour.id())
                    }
                    DeadReason::NoneLeft => app.text.msg_tantrix_says_dead_none_left(),
                });
            }
            Some(TantrixLesson::Forced(hex, lying)) => {
                self.play.hint = Some((hex, lying));
                app.say(app.text.msg_tantrix_says_forced(lying.tile.to_string()));
            }
            None => self.ask(Aid::Hint, app),
        }
    }

    fn ask(&mut self, aid: Aid, app: &mut TantrixContext) {
        if let Some(why) = self.play.impossible() {
            app.refuse(diagnostics::tantrix_impossible(&app.text, &why));
            return;
        }
        let Ok(puzzle) = self.play.puzzle().cloned() else {
            return;
        };
        let laid = self.play.position().list(puzzle.area);
        app.say(app.text.msg_tantrix_says_searching());
        let search = SearchTask::start(
            puzzle,
            Rotations::Each,
            SearchGoal::Complete(laid),
            self.wake(),
        );
        self.aid = started(search, app).map(|search| (search, aid));
    }

    /// What the searches and files have to say.
    pub fn hear(&mut self, app: &mut TantrixContext) {
        if let Some(search) = &self.search {
            let news = search.news();
            self.found.add(news.solutions);
            if let Some(ended) = news.ended {
                if let SearchOutcome::Refused(why) = &ended {
                    app.refuse(refusal(&app.text, why));
                }
                self.found.ended = Some(ended);
                self.search = None;
            }
        }
        if let Some((search, aid)) = self.aid.take() {
            let mut news = search.news();
            match (news.solutions.pop(), news.ended) {
                (Some(solution), _) => {
                    let area = self.play.puzzle().map_or(Area::Free, |puzzle| puzzle.area);
                    let whole = self.play.position().completed(area, &solution);
                    self.help(aid, whole, app);
                }
                (None, Some(ended)) => app.refuse(no_way(&app.text, &ended)),
                (None, None) => self.aid = Some((search, aid)),
            }
        }
        file_commands::hear(self, app);
    }

    /// The solver found a way to go on.
    fn help(&mut self, aid: Aid, whole: TantrixPosition, app: &mut TantrixContext) {
        match aid {
            Aid::Complete => {
                let before = self.play.position().clone();
                self.play.lay(whole);
                self.play.attempt.aided = true;
                self.canvas.view.fit();
                self.changed(app, before);
            }
            Aid::Hint => match nearest(self.play.position(), &whole) {
                Some((hex, lying)) => {
                    let free = self
                        .play
                        .puzzle()
                        .is_ok_and(|puzzle| puzzle.area == Area::Free);
                    // On a free board the first tile may lie where it likes: where one looks.
                    let hex = match free && self.play.position().is_empty() {
                        true => Hex::ORIGIN,
                        false => hex,
                    };
                    self.play.hint = Some((hex, lying));
                    app.say(app.text.msg_tantrix_says_hint(lying.tile.to_string()));
                }
                None => app.say(app.text.msg_tantrix_says_solved()),
            },
        }
    }
}

/// A search, or the reason why it did not begin.
fn started(search: std::io::Result<SearchTask>, app: &mut TantrixContext) -> Option<SearchTask> {
    match search {
        Ok(search) => Some(search),
        Err(error) => {
            app.refuse(app.text.msg_tantrix_says_no_thread(error.to_string()));
            None
        }
    }
}

/// Of the tiles that are left that with the most neighbours that lie; the first of them, as one reads.
fn nearest(position: &TantrixPosition, whole: &TantrixPosition) -> Option<(Hex, LyingTile)> {
    let left = whole.iter().filter(|(hex, _)| position.at(*hex).is_none());
    let neighbours = |hex: Hex| {
        let around = (0..6).filter(|face| position.at(hex.neighbour(*face)).is_some());
        around.count()
    };
    left.min_by_key(|(hex, _)| std::cmp::Reverse(neighbours(*hex)))
}
