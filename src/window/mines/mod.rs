//! The Minesweeper mode.
//!
//! The board shows a `MinesSession` (the game in play), a `Study` (a position from a file) or a `GameReplay`;
//! `panel` is beside it. `perform` carries out commands. `solver` advances what runs automatically, with results from
//! `analysis`. `saved_mines` is what is saved.

mod analysis;
mod board;
mod colours;
mod command;
mod dialogs;
mod files;
mod help;
mod icons;
mod mines_session;
mod paint;
mod panel;
mod perform;
mod replay;
mod saved_mines;
mod solver;
mod statistics;
mod study;
mod view;
mod wording;

pub use board::Touched;
pub use command::{MinesCommand, MinesContext};
pub use saved_mines::MinesChoices;

use crate::window::games_kit::side_frame;
use crate::window::kit::actions::KeyLine;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::command::FileCommand;
use crate::window::kit::magnify::Room;
use crate::window::kit::playback_clock::PlaybackClock;
use crate::window::kit::theme;
use crate::window::shell::help_page::HelpPage;
use crate::window::shell::mode::{Commanded, Host, Mode};
use analysis::{Analysis, MinesAdvice};
use board::{AccessibleNames, BoardPanel};
use dialogs::Dialogs;
use egui::{CentralPanel, Context, Frame, Margin, Panel, Stroke, StrokeKind, Ui};
use engine::text::Text;
use files::MinesFiles;
use games::mines::{
    CellContent, CellIndex, CellView, GameRecord, GameStatus, Millis, MinesPosition, SeenCell,
    Size, SolverChoice, Statistics,
};
use mines_session::{CellFace, MinesSession, face};
use paint::MineBoardScene;
use replay::GameReplay;
use saved_mines::SavedMines;
use std::path::{Path, PathBuf};
use std::time::Duration;
use study::Study;

/// The Minesweeper mode.
pub struct MinesMode {
    play: MinesSession,
    choices: MinesChoices,
    study: Option<Study>,
    replay: Option<GameReplay>,
    board: BoardPanel,
    tools: Tools,
    analysis: Analysis,
    saved: SavedMines,
    /// Set if the game just won is a record.
    record: Option<NewRecord>,
    dialogs: Dialogs,
    files: MinesFiles,
    /// True if it was shown since the last `advance`.
    shown: bool,
}

/// A record of a game won without help.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum NewRecord {
    First,
    /// Faster than this previous best time.
    Better(Millis),
}

/// Helpers that are switched on.
struct Tools {
    heat: bool,
    peek: bool,
    flagging: bool,
    /// Clock of the solver's moves; none while it does not play.
    auto: Option<PlaybackClock>,
    /// True if the solver is to make one move.
    step: bool,
    brush: SeenCell,
}

impl MinesMode {
    /// Restores the saved game.
    pub fn new(app: &mut AppContext) -> MinesMode {
        let saved = SavedMines::open(app);
        let mut choices = saved.choices();
        let play = saved
            .game()
            .unwrap_or_else(|| MinesSession::new(choices.settings(), choices.take_seed()));
        let mut board = BoardPanel::new();
        let study = saved.position().map(Study::new);
        let position = study.as_ref().map(Study::position);
        board.reset(position.map_or(play.game().settings().size, MinesPosition::size));
        MinesMode {
            play,
            choices,
            study,
            replay: None,
            board,
            tools: Tools {
                heat: false,
                peek: false,
                flagging: false,
                auto: None,
                step: false,
                brush: SeenCell::Closed,
            },
            analysis: Analysis::default(),
            saved,
            record: None,
            dialogs: Dialogs::default(),
            files: MinesFiles::default(),
            shown: false,
        }
    }

    /// The position of the study, if there is one.
    fn studied_position(&self) -> Option<&MinesPosition> {
        self.study.as_ref().map(Study::position)
    }

    /// True if the game in play is shown, not a study or a replay.
    fn shows_game(&self) -> bool {
        self.replay.is_none() && self.studied_position().is_none()
    }

    /// The shown position, as the player sees it.
    pub fn position(&self) -> MinesPosition {
        match (&self.replay, self.studied_position()) {
            (Some(replay), _) => replay.game().position(),
            (None, Some(position)) => position.clone(),
            (None, None) => self.play.game().position(),
        }
    }

    /// Seed of the game in play.
    pub fn seed(&self) -> u64 {
        self.play.seed()
    }

    /// Number of actions in the game in play.
    pub fn actions(&self) -> usize {
        self.play.game().actions().len()
    }

    /// The statistics, as last read by this window.
    pub fn statistics(&self) -> &Statistics {
        self.saved.statistics()
    }

    fn size(&self) -> Size {
        match (&self.replay, self.studied_position()) {
            (Some(replay), _) => replay.record().settings.size,
            (None, Some(position)) => position.size(),
            (None, None) => self.play.game().settings().size,
        }
    }

    fn face(&self, cell: CellIndex) -> CellFace {
        match (&self.replay, &self.study) {
            (Some(replay), _) => face(replay.game(), true, cell),
            (None, Some(study)) => study.face(cell),
            (None, None) => face(self.play.game(), self.play.revealed, cell),
        }
    }

    /// True if the shown position can be analysed.
    fn can_think(&self) -> bool {
        match (&self.replay, &self.study) {
            (Some(replay), _) => replay.game().state() == GameStatus::Playing,
            (None, Some(_)) => true,
            (None, None) => {
                self.play.game().state() == GameStatus::Playing && !self.play.is_paused()
            }
        }
    }

    /// The finished game, if one is shown or replayed; it can be saved and shared.
    fn finished_game(&self) -> Option<GameRecord> {
        match &self.replay {
            Some(replay) => Some(replay.record().clone()),
            None if self.play.game().is_over() => self.play.game().record(),
            None => None,
        }
    }

    /// Notes that the shown position changed.
    fn changed(&mut self) {
        self.analysis.position_changed();
    }

    /// Saves the game and the choices if they changed.
    fn save(&mut self, app: &MinesContext) {
        self.saved.save_choices(self.choices);
        self.saved
            .save_game(&self.play, self.analysis.number(), app.seconds());
        let position = self.study.as_ref().map(Study::position);
        self.saved.save_position(position);
    }

    fn is_without_guess(&self) -> bool {
        self.play.game().settings().rule.is_without_guess()
    }

    fn show_board(&mut self, ui: &mut Ui, app: &mut MinesContext) {
        let text = app.text;
        let outer = ui.available_rect_before_wrap();
        // Moved out so that `self` can be borrowed below.
        let mut board = std::mem::replace(&mut self.board, BoardPanel::new());
        let size = self.size();
        let game = self.shows_game();
        let paused = text.msg_mines_paused();
        // While the solver plays or a replay runs, the last figures stay until the next are known.
        let runs =
            self.tools.auto.is_some() || self.replay.as_ref().is_some_and(GameReplay::is_running);
        let probabilities = self
            .analysis
            .probabilities()
            .or(self.analysis.last_probabilities().filter(|_| runs))
            .filter(|_| self.tools.heat && self.can_think());
        let chances = probabilities.and_then(|found| found.as_ref().ok());
        let figures = chances.map(|chances| chances.mine.as_slice());
        let best = match self.analysis.choice() {
            Some(Ok(SolverChoice::Guess { cell, .. })) if chances.is_some() => Some(*cell),
            _ => None,
        };
        let advice = self.analysis.advice();
        let contradiction = advice
            .and_then(|advice| advice.as_ref().err())
            .or(probabilities.and_then(|found| found.as_ref().err()))
            .map(|found| found.0);
        let (hint, guess) = match advice {
            Some(Ok(MinesAdvice::Deduction(hint))) => (Some(hint), None),
            Some(Ok(MinesAdvice::Guess { cell, .. })) => (None, Some(*cell)),
            _ => (None, None),
        };
        let peek = |cell: CellIndex| match self.play.game().peek(cell)? {
            _ if self.play.game().views()[cell] == CellView::Open => None,
            CellContent::Mine => Some(CellFace::Mine),
            CellContent::Clue(clue) => Some(CellFace::Clue(clue)),
        };
        let scene = MineBoardScene {
            size,
            face: &|cell| self.face(cell),
            heat: figures,
            best: guess.or(best),
            hint,
            contradiction,
            peek: (self.tools.peek && game && !self.play.is_paused()).then_some(&peek as _),
            chords: game,
            pointed: None,
            cursor: None,
            cover: (game && self.play.is_paused()).then_some(paused.as_str()),
        };
        let named = text.msg_mines_board(size.columns(), size.rows());
        let names = AccessibleNames {
            board: &named,
            cell: &|cell| {
                let mine = figures.and_then(|figures| figures[cell]);
                wording::cell(&text, size, cell, self.face(cell), mine)
            },
        };
        let touched = board.show(ui, outer, self.choices.large, scene, &names);
        if game && self.play.game().is_over() {
            // Shows the end where the player looks.
            let theme = theme::of(ui);
            let ink = match self.play.game().state() {
                GameStatus::Won => theme.right,
                _ => theme.wrong,
            };
            let around = board.view.board().intersect(board.view.area()).expand(2.0);
            let rim = Stroke::new(3.0, ink);
            ui.painter()
                .rect_stroke(around, 6.0, rim, StrokeKind::Outside);
        }
        self.board = board;
        if let Some(touched) = touched {
            app.send(MinesCommand::Touch(touched));
        }
        panel::corner(self, ui, app, outer);
    }
}

impl Commanded for MinesMode {
    type Command = MinesCommand;
    type Services = ();

    fn withholds(_: &MinesCommand) -> bool {
        // The game itself is not there in a contest.
        true
    }

    fn perform(&mut self, command: MinesCommand, app: &mut MinesContext) {
        self.carry_out(command, app);
    }
}

impl Mode for Host<MinesMode> {
    fn advance(&mut self, app: &mut AppContext, _: &Context) {
        let (mode, app) = &mut self.lend(app);
        if !std::mem::take(&mut mode.shown) {
            mode.pause_all(app);
        }
        mode.advance_background(app);
        mode.saved.advance();
        mode.save(app);
    }

    fn show(&mut self, ui: &mut Ui, app: &mut AppContext) {
        let (mode, app) = &mut self.lend(app);
        mode.shown = true;
        let theme = theme::of(ui);
        Panel::left("mines panel")
            .exact_size(panel::WIDTH)
            .resizable(false)
            .frame(side_frame(ui, Margin::symmetric(panel::MARGIN, 12)))
            .show(ui, |ui| panel::show(mode, ui, app));
        CentralPanel::default()
            .frame(
                Frame::new()
                    .fill(theme.canvas)
                    .inner_margin(Margin::symmetric(14, 12)),
            )
            .show(ui, |ui| mode.show_board(ui, app));
        mode.dialogs.show(ui, app, mode.saved.statistics());
        mode.files.show(ui, app);
        command::keys(mode, ui, app);
        if mode.play.clock().is_running() {
            // Often enough for hundredths to look live; once a second with reduced motion.
            let wait = if app.reduced_motion() { 1000 } else { 50 };
            ui.request_repaint_after(Duration::from_millis(wait));
        }
    }

    fn tools(&mut self, ui: &mut Ui, app: &mut AppContext, _labelled: bool) {
        let (mode, app) = &mut self.lend(app);
        let over = mode.replay.is_some() || mode.play.game().is_over();
        mode.files.tools(ui, app, mode.can_undo(), over);
    }

    fn room(&self) -> Room {
        Room::BOARD
    }

    fn open_file(&mut self, path: PathBuf, app: &mut AppContext) {
        self.perform(MinesCommand::File(FileCommand::OpenFile(path)), app);
    }

    fn help(&self) -> &'static HelpPage {
        &help::HELP
    }

    fn keys(&self, text: &Text) -> Vec<KeyLine> {
        command::help_lines(text)
    }

    fn sketch(&self, ui: &mut Ui, app: &AppContext) {
        help::show(ui, &app.text);
    }

    fn reads(&self, path: &Path, text: &Text) -> bool {
        files::reads(path, text)
    }

    fn close(&mut self, app: &mut AppContext) {
        let (mode, app) = &mut self.lend(app);
        mode.pause_all(app);
        mode.save(app);
    }

    fn carry_out(&mut self, app: &mut AppContext) -> bool {
        self.perform_waiting(app)
    }
}
