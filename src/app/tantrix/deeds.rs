//! The commands of this mode, carried out.

use super::found::Found;
use super::search_task::{SearchOutcome, SearchTask, Wanted};
use super::{Aid, Face, Search, TantrixCommand, TantrixMode, files};
use crate::app::common::background::waker;
use crate::app::common::command::FileCommand;
use crate::app::common::command::HistoryCommand;
use crate::app::common::command::ZoomCommand;
use crate::app::tantrix::TantrixContext;
use engine::diagnostics;
use engine::games::tantrix::{
    Area, CountError, Hex, LyingTile, Position, Puzzle, Rotations, SearchEnd as Whole,
};
use engine::text::Text;

/// So many solutions are listed unless someone says otherwise.
pub const USUAL_LIMIT: usize = 1000;

/// Carries out a command.
pub fn perform(mode: &mut TantrixMode, command: TantrixCommand, app: &mut TantrixContext) {
    let before = (mode.play.position().clone(), mode.play.setup().clone());
    carry_out(mode, command, app);
    if before.1 != *mode.play.setup() {
        // What was found is about another puzzle.
        let same = mode.play.puzzle().ok() == mode.found.puzzle();
        if !same {
            mode.search = None;
            mode.found = Found::default();
        }
    }
    if before != (mode.play.position().clone(), mode.play.setup().clone()) {
        mode.changed(app, before.0);
    }
}

fn carry_out(mode: &mut TantrixMode, command: TantrixCommand, app: &mut TantrixContext) {
    use TantrixCommand as Deed;
    match command {
        Deed::File(FileCommand::New) => {
            mode.face = Face::ByHand;
            mode.play.lay(Position::default());
            mode.canvas.view.fit();
        }
        Deed::File(FileCommand::Open) => files::ask_open(mode, app),
        Deed::File(FileCommand::OpenFile(path)) => files::open(mode, path, app),
        Deed::File(FileCommand::Save | FileCommand::SaveAs) => files::ask(mode, files::SAVED, app),
        Deed::File(FileCommand::SaveFile(path)) => files::save(mode, path, app),
        // Solutions have no changes.
        Deed::History(HistoryCommand::Undo) => {
            if mode.face == Face::ByHand && !mode.play.undo() {
                app.say(app.text.msg_nothing_to_undo());
            }
        }
        Deed::History(HistoryCommand::Redo) => {
            if mode.face == Face::ByHand && !mode.play.redo() {
                app.say(app.text.msg_nothing_to_redo());
            }
        }
        Deed::Zoom(ZoomCommand::In) => mode.view().step(1.0),
        Deed::Zoom(ZoomCommand::Out) => mode.view().step(-1.0),
        Deed::Zoom(ZoomCommand::Actual | ZoomCommand::Fit) => mode.view().fit(),
        Deed::Choose(setup) => {
            mode.touched = None;
            mode.play.choose(setup);
            app.say("");
        }
        Deed::Show(face) => mode.face = face,
        Deed::TakeUp(spot, dragged) => {
            mode.touched = Some(spot);
            mode.play.take_up(spot, dragged);
        }
        Deed::PutDown(to) => {
            let held = mode.play.held;
            mode.play.put_down(to);
            let lies = held.and_then(|held| mode.play.position().place(held.lying.tile));
            mode.touched = lies.map(super::Spot::Board);
        }
        Deed::PutBack => mode.play.put_back(),
        Deed::Turn(spot, by) => {
            mode.touched = Some(spot);
            mode.play.turn(spot, by);
        }
        Deed::TurnHeld(by) => {
            if let (false, Some(spot)) = (mode.play.turn_held(by), mode.touched) {
                mode.play.turn(spot, by);
            }
        }
        Deed::Hint => match mode.play.hint.take() {
            Some((hex, lying)) => {
                let mut position = mode.play.position().clone();
                position.lay(hex, lying);
                mode.play.lay(position);
            }
            None => mode.ask(Aid::Hint, app),
        },
        Deed::Complete => mode.ask(Aid::Complete, app),
        Deed::Search(search) => mode.search(search, app),
        Deed::UpToRotation(once) => mode.record.up_to_rotation = once,
        Deed::Limit(limit) => mode.record.limit = limit,
        Deed::Stop => {
            if let Some(search) = &mode.search {
                search.stop();
            }
            if let Some((search, _)) = &mode.aid {
                search.stop();
            }
        }
        Deed::Browse(at) => mode.found.show(at),
        Deed::PlayOn => {
            if let Some((puzzle, solution)) = mode.found.shown() {
                let position = Position::new(puzzle.area, solution.placed());
                mode.face = Face::ByHand;
                mode.aided = true;
                mode.play.lay(position);
                mode.canvas.view.fit();
            }
        }
        Deed::Export(extension) => files::ask(mode, extension, app),
    }
}

impl TantrixMode {
    /// What is seen of the board.
    fn view(&mut self) -> &mut super::view::HexView {
        match self.face {
            Face::ByHand => &mut self.canvas.view,
            Face::Solutions => &mut self.gallery.view,
        }
    }

    /// Wakes the window from another thread.
    pub fn wake(&self) -> impl Fn() + Clone + Send + use<> {
        waker(self.ctx.as_ref())
    }

    /// So many solutions are listed.
    pub fn limit(&self) -> usize {
        match self.record.limit {
            0 => USUAL_LIMIT,
            limit => limit,
        }
    }

    /// Tiles lie otherwise than before.
    fn changed(&mut self, app: &mut TantrixContext, before: Position) {
        let now = self
            .ctx
            .as_ref()
            .map_or(0.0, |ctx| ctx.input(|input| input.time));
        self.unkept.get_or_insert(now);
        // A search that helps was about something else.
        self.aid = None;
        if self.play.position().is_empty() {
            self.aided = false;
        }
        if before != *self.play.position() {
            app.say("");
        }
        if self.play.solved() && before != *self.play.position() {
            app.say(app.text.msg_tantrix_says_solved());
            if self.play.setup().kind == super::Kind::Challenge && !self.aided {
                let id = self.play.setup().challenge().id();
                self.record.solved.insert(id);
                self.keep(app);
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
            Search::First => Wanted::List(1),
            Search::All => Wanted::List(self.limit()),
            Search::Count => Wanted::Count,
        };
        let rotations = match self.record.up_to_rotation {
            true => Rotations::Once,
            false => Rotations::Each,
        };
        self.aid = None;
        self.face = Face::Solutions;
        self.gallery.view.fit();
        app.say("");
        if search != Search::Count || self.found.puzzle() != Some(&puzzle) {
            self.found = Found::of(puzzle.clone());
        }
        self.found.ended = None;
        self.search = started(SearchTask::start(puzzle, rotations, task, self.wake()), app);
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
        let search =
            SearchTask::start(puzzle, Rotations::Each, Wanted::Complete(laid), self.wake());
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
        files::hear(self, app);
    }

    /// The solver found a way to go on.
    fn help(&mut self, aid: Aid, whole: Position, app: &mut TantrixContext) {
        match aid {
            Aid::Complete => {
                let before = self.play.position().clone();
                self.aided = true;
                self.play.lay(whole);
                self.canvas.view.fit();
                self.changed(app, before);
            }
            Aid::Hint => match nearest(self.play.position(), &whole) {
                Some((hex, lying)) => {
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
fn nearest(position: &Position, whole: &Position) -> Option<(Hex, LyingTile)> {
    let left = whole.iter().filter(|(hex, _)| position.at(*hex).is_none());
    let neighbours = |hex: Hex| {
        let around = (0..6).filter(|face| position.at(hex.neighbour(*face)).is_some());
        around.count()
    };
    left.min_by_key(|(hex, _)| std::cmp::Reverse(neighbours(*hex)))
}

/// Why there are no solutions, or why they are not counted.
pub fn refusal(text: &Text, why: &CountError) -> String {
    match why {
        CountError::Impossible(why) => diagnostics::tantrix_impossible(text, why),
        CountError::TooLarge { states, most } => {
            text.msg_tantrix_says_too_large(states.to_string(), most.to_string())
        }
    }
}

/// Why nothing goes on from here.
fn no_way(text: &Text, ended: &SearchOutcome) -> String {
    match ended {
        SearchOutcome::Found(Whole::All) => text.msg_tantrix_says_no_way(),
        SearchOutcome::Found(Whole::Some) | SearchOutcome::Counted(..) => {
            text.msg_tantrix_says_stopped()
        }
        SearchOutcome::Refused(why) => refusal(text, why),
    }
}

/// The name of a file about a puzzle, without what it ends in.
pub fn file_stem(puzzle: &Puzzle) -> String {
    format!("tantrix-{}", puzzle.tiles.len())
}
