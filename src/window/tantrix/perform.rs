//! Carries out the commands of Tantrix, and polls its searches and files.

use super::command::{MiddleView, Search, TantrixCommand, TantrixContext};
use super::drawing::BoardDrawing;
use super::files::SAVED;
use super::search_task::{
    FoundSolutions, SearchGoal, SearchOutcome, SearchTask, no_hint_reason, refusal,
};
use super::setup::PuzzleKind;
use super::tantrix_session::Spot;
use super::view::HexView;
use super::{Aid, TantrixMode, files};
use crate::sentences;
use crate::window::kit::command::{FileCommand, HistoryCommand, ZoomCommand};
use games::Help;
use games::tantrix::{
    Area, DeadReason, Hex, LyingTile, Rotations, TantrixLesson, TantrixPosition, teach,
};

/// Carries out a command.
pub fn perform(mode: &mut TantrixMode, command: TantrixCommand, app: &mut TantrixContext) {
    let play = &mode.play;
    let before = (play.position().clone(), play.setup().clone(), play.fixed());
    carry_out(mode, command, app);
    if !mode.play.setup().is_drawn() {
        mode.drawing = None;
    }
    if before.1 != *mode.play.setup() || before.2 != mode.play.fixed() {
        // The solutions are those of another puzzle.
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
    // Any action resumes a paused game.
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
        TantrixCommand::TurnHere(by) => mode.turn_held_or(mode.target.or(mode.touched), by, app),
        TantrixCommand::FixTouched => mode.fix(mode.touched, app),
        TantrixCommand::FixHere => {
            mode.touched = mode.target.or(mode.touched);
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
                // Fixed tiles are part of the puzzle; without any others they go too.
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

    /// Undoes or redoes a change. Solutions have none.
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
        self.say_if_fixed(spot, app);
    }

    fn put_down(&mut self, to: Option<Hex>, app: &mut TantrixContext) {
        if let Some(hex) = to {
            self.say_if_fixed(Spot::Board(hex), app);
        }
        let held = self.play.held;
        self.play.put_down(to);
        let lies = held.and_then(|held| self.play.position().place(held.lying.tile));
        self.touched = lies.map(Spot::Board);
    }

    /// Turns the tile in the hand, else the one at `spot`.
    fn turn_held_or(&mut self, spot: Option<Spot>, by: i8, app: &mut TantrixContext) {
        if let (false, Some(spot)) = (self.play.turn_held(by), spot) {
            self.turn(spot, by, app);
        }
    }

    fn bring_to_tray(&mut self, app: &mut TantrixContext) {
        if self.play.held.is_none()
            && let Some(spot @ Spot::Board(_)) = self.target
        {
            self.play.take_up(spot, false);
            self.say_if_fixed(spot, app);
        }
        self.play.put_down(None);
    }

    /// The view of the shown board.
    fn view(&mut self) -> &mut HexView {
        match self.face {
            MiddleView::ByHand => match &mut self.drawing {
                Some(drawing) => &mut drawing.view,
                None => &mut self.canvas.view,
            },
            MiddleView::Solutions => &mut self.gallery.view,
        }
    }

    fn turn(&mut self, spot: Spot, by: i8, app: &mut TantrixContext) {
        self.touched = Some(spot);
        self.play.turn(spot, by);
        self.say_if_fixed(spot, app);
    }

    /// Explains that a fixed tile does not move.
    fn say_if_fixed(&self, spot: Spot, app: &mut TantrixContext) {
        let Spot::Board(hex) = spot else { return };
        let tile = self.play.position().at(hex);
        if let Some(lying) = tile.filter(|_| self.play.is_fixed(hex)) {
            app.say(app.text.msg_tantrix_says_fixed(lying.tile.to_string()));
        }
    }

    /// Fixes a tile, or releases it.
    fn fix(&mut self, spot: Option<Spot>, app: &mut TantrixContext) {
        let hex = match spot {
            Some(Spot::Board(hex)) => hex,
            Some(Spot::Tray(_)) | None => return app.say(app.text.msg_tantrix_says_fix_what()),
        };
        if !self.play.fix(hex) {
            app.say(app.text.msg_tantrix_says_fix_what());
        } else if self.play.is_fixed(hex) {
            self.say_if_fixed(Spot::Board(hex), app);
        } else {
            app.say("");
        }
    }

    /// Handles a change of the board: records a solution, resets hints.
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

    /// Shows a hint; if it is shown already, follows it.
    pub(super) fn hint(&mut self, app: &mut TantrixContext) {
        match self.play.hint.take() {
            Some((hex, lying)) => {
                let mut position = self.play.position().clone();
                position.lay(hex, lying);
                self.play.lay(position);
            }
            None => {
                self.play.attempt.helps.add(Help::Hint);
                self.teach_or_ask(app);
            }
        }
    }

    /// Stops the searches.
    pub(super) fn stop(&mut self) {
        if let Some(search) = &self.search {
            search.stop();
        }
        if let Some((search, _)) = &self.aid {
            search.stop();
        }
    }

    /// Continues by hand from the shown solution.
    pub(super) fn play_on(&mut self) {
        if let Some((puzzle, solution)) = self.found.shown() {
            let position = self.play.only_fixed().completed(puzzle.area, solution);
            self.face = MiddleView::ByHand;
            self.drawing = None;
            self.play.lay(position);
            self.play.attempt.helps.note(Help::Solver);
            self.canvas.view.fit();
        }
    }

    /// Maximum number of listed solutions.
    pub fn limit(&self) -> usize {
        match self.records.value().limit {
            0 => USUAL_LIMIT,
            limit => limit,
        }
    }

    pub(super) fn search(&mut self, search: Search, app: &mut TantrixContext) {
        let puzzle = match self.play.puzzle() {
            Ok(puzzle) => puzzle.clone(),
            Err(why) => {
                app.refuse(sentences::tantrix_impossible(&app.text, &why));
                return;
            }
        };
        let task = match search {
            Search::First => SearchGoal::List(1),
            Search::All => SearchGoal::List(self.limit()),
            Search::Count => SearchGoal::Count,
        };
        let rotations = if self.up_to_rotation() {
            Rotations::Once
        } else {
            Rotations::Each
        };
        // Seeing a solution before the end is help.
        if search != Search::Count && !self.play.attempt.counted {
            self.play.attempt.helps.add(Help::Hint);
        }
        self.aid = None;
        self.face = MiddleView::Solutions;
        self.gallery.view.fit();
        app.say("");
        if search != Search::Count || self.found.puzzle() != Some(&puzzle) {
            self.found = FoundSolutions::of(puzzle.clone());
        }
        self.found.ended = None;
        let search = SearchTask::start(puzzle, rotations, task, app.waker());
        self.search = started(search, app);
    }

    /// Asks for a hint: from the rules alone if possible, else by a search.
    pub(super) fn teach_or_ask(&mut self, app: &mut TantrixContext) {
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

    pub(super) fn ask(&mut self, aid: Aid, app: &mut TantrixContext) {
        if let Some(why) = self.play.impossible() {
            app.refuse(sentences::tantrix_impossible(&app.text, &why));
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
            app.waker(),
        );
        self.aid = started(search, app).map(|search| (search, aid));
    }

    /// Polls searches and files.
    pub fn poll(&mut self, app: &mut TantrixContext) {
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
                (None, Some(ended)) => app.refuse(no_hint_reason(&app.text, &ended)),
                (None, None) => self.aid = Some((search, aid)),
            }
        }
        files::poll(self, app);
    }

    /// Uses a solution found by the solver for a hint, or to complete the board.
    fn help(&mut self, aid: Aid, whole: TantrixPosition, app: &mut TantrixContext) {
        match aid {
            Aid::Complete => {
                let before = self.play.position().clone();
                self.play.lay(whole);
                self.play.attempt.helps.note(Help::Solver);
                self.canvas.view.fit();
                self.changed(app, before);
            }
            Aid::Hint => match nearest(self.play.position(), &whole) {
                Some((hex, lying)) => {
                    let free = self
                        .play
                        .puzzle()
                        .is_ok_and(|puzzle| puzzle.area == Area::Free);
                    // On a free board the first tile can go anywhere: into the visible middle.
                    let hex = if free && self.play.position().is_empty() {
                        Hex::ORIGIN
                    } else {
                        hex
                    };
                    self.play.hint = Some((hex, lying));
                    app.say(app.text.msg_tantrix_says_hint(lying.tile.to_string()));
                }
                None => app.say(app.text.msg_tantrix_says_solved()),
            },
        }
    }
}

/// Default maximum number of listed solutions.
pub const USUAL_LIMIT: usize = 1000;

/// Starts a search, or says why there is none.
fn started(search: std::io::Result<SearchTask>, app: &mut TantrixContext) -> Option<SearchTask> {
    match search {
        Ok(search) => Some(search),
        Err(error) => {
            app.refuse(app.text.msg_too_busy(error.to_string()));
            None
        }
    }
}

/// The remaining tile with the most placed neighbours; the first of them in reading order.
fn nearest(position: &TantrixPosition, whole: &TantrixPosition) -> Option<(Hex, LyingTile)> {
    let left = whole.iter().filter(|(hex, _)| position.at(*hex).is_none());
    let neighbours = |hex: Hex| {
        let around = (0..6).filter(|face| position.at(hex.neighbour(*face)).is_some());
        around.count()
    };
    left.min_by_key(|(hex, _)| std::cmp::Reverse(neighbours(*hex)))
}
