//! Minesweeper in the window.
//!
//! `play` is the game with its clock, `study` a position from a file, `replay` a finished game; one of
//! them is shown by `board` (with `view` and `paint`), with `panel` beside it. `moves` carries out commands,
//! `solve` looks after what goes on by itself, `analysis` finds out about positions beside the window, `kept`
//! keeps what there is to keep.

mod actions;
mod analysis;
mod board;
mod clock;
mod colours;
mod dialogs;
mod files;
mod help_page;
mod helpers;
mod icons;
mod kept;
mod moves;
mod new_game;
mod others;
mod paint;
mod panel;
mod play;
mod replay;
mod report;
mod sketch;
mod solve;
mod statistics;
mod study;
mod view;

pub use board::Touched;
pub use kept::Choices;

use crate::app::common::app_context::AppContext;
use crate::app::common::app_context::ModeContext;
use crate::app::common::background::waker;
use crate::app::common::command::{FileCommand, HistoryCommand, ZoomCommand};
use crate::app::common::key_names::KeyLine;
use crate::app::common::playback_clock::PlaybackClock;
use crate::app::common::theme;
use crate::app::shell::help::Page;
use crate::app::shell::mode::Mode;
use analysis::{Advice, Analysis, Finding};
use board::{BoardPanel, Names};
use dialogs::Dialogs;
use egui::{CentralPanel, Context, Frame, Margin, Panel, Ui};
use engine::games::mines::{
    Cell, CellView, Content, GameStatus, Millis, Position, SeenCell, Size, SolverChoice,
};
use engine::text::Text;
use files::Files;
use paint::Scene;
use play::{Face, Play, face};
use replay::Replay;
use std::path::{Path, PathBuf};
use std::time::Duration;
use study::Study;

/// Something to be done here.
#[derive(Clone, PartialEq, Debug)]
pub enum MinesCommand {
    File(FileCommand),
    History(HistoryCommand),
    Zoom(ZoomCommand),
    /// Asks what the next game is to be like.
    Ask,
    /// A game with these choices, on the board of this number or the next one.
    Begin(Choices, Option<u64>),
    /// The same board from the beginning.
    Restart,
    /// Gives up the board that is being laid.
    StopLaying,
    /// A cell was touched.
    Touch(Touched),
    /// Hides the board and stops the clock, or goes on.
    Pause,
    /// Shows the mines of a lost game.
    Reveal,
    /// Tells how to go on; then does it.
    Hint,
    /// Shows the probabilities, or no longer.
    Heat,
    /// Shows what is under the cell one points at, or no longer.
    Peek,
    /// A tap marks instead of opening, or no longer.
    Flagging,
    /// The solver plays, or stops.
    Auto,
    /// The solver makes one move.
    Step,
    /// Shows the game that is over again.
    Replay,
    /// Lets the replay run, or stops it.
    ReplayRun,
    /// One action further (true), or back.
    ReplayStep(bool),
    /// The game as it was then.
    ReplayTo(Millis),
    /// What a touched cell of a position becomes.
    Brush(SeenCell),
    /// Puts something into a cell of a position.
    Set(Cell, SeenCell),
    /// Back to the game.
    Leave,
    /// Shows the statistics, or no longer.
    Statistics(bool),
    /// Forgets all games.
    Forget,
    /// Large cells, or no longer.
    Large,
    /// Asks where to save the board, solution included.
    SaveBoard,
}

/// What this mode may use, and where it sends its commands.
pub type MinesContext<'a> = ModeContext<'a, MinesCommand>;

/// The game behind its tab.
pub struct MinesMode {
    play: Play,
    choices: Choices,
    study: Option<Study>,
    replay: Option<Replay>,
    board: BoardPanel,
    tools: Tools,
    analysis: Analysis,
    /// Changes with the position that is shown.
    number: u64,
    /// The number of the position for which a hint is to be seen.
    hinted: Option<u64>,
    /// The number of the game's state that was kept last.
    kept: u64,
    dialogs: Dialogs,
    files: Files,
    /// Whether it was shown since the last look around.
    shown: bool,
    ctx: Option<Context>,
}

/// What is switched on.
struct Tools {
    heat: bool,
    peek: bool,
    flagging: bool,
    /// When the solver makes its next move; none while it does not play.
    auto: Option<PlaybackClock>,
    /// Whether it is to make one move.
    step: bool,
    brush: SeenCell,
}

impl MinesMode {
    /// The game as it was left.
    pub fn new(app: &mut AppContext) -> MinesMode {
        let mut choices = kept::choices(app);
        let play = kept::game(app);
        let play = play.unwrap_or_else(|| Play::new(choices.settings(), choices.take_seed()));
        let mut board = BoardPanel::new();
        board.begin_again(play.game().settings().size);
        MinesMode {
            play,
            choices,
            study: None,
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
            number: 0,
            hinted: None,
            kept: 0,
            dialogs: Dialogs::default(),
            files: Files::default(),
            shown: false,
            ctx: None,
        }
    }

    /// What is known of the position that is shown.
    fn position(&self) -> Position {
        match (&self.replay, &self.study) {
            (Some(replay), _) => replay.game().position(),
            (None, Some(study)) => study.position().clone(),
            (None, None) => self.play.game().position(),
        }
    }

    fn size(&self) -> Size {
        match (&self.replay, &self.study) {
            (None, Some(study)) => study.position().size(),
            _ => self.play.game().settings().size,
        }
    }

    fn face(&self, cell: Cell) -> Face {
        match (&self.replay, &self.study) {
            (Some(replay), _) => face(replay.game(), true, cell),
            (None, Some(study)) => study.face(cell),
            (None, None) => face(self.play.game(), self.play.revealed, cell),
        }
    }

    /// Whether the position that is shown can be thought about.
    fn can_think(&self) -> bool {
        let game = match &self.replay {
            Some(replay) => replay.game(),
            None => self.play.game(),
        };
        match self.study.is_some() && self.replay.is_none() {
            true => true,
            false => game.state() == GameStatus::Playing && !self.play.is_paused(),
        }
    }

    /// The hint that is to be seen.
    fn advice(&self) -> Option<&Finding<Advice>> {
        let wanted = self.hinted == Some(self.number);
        self.analysis.advice.answer(&self.number).filter(|_| wanted)
    }

    /// Now, in seconds.
    fn seconds(&self) -> f64 {
        let ctx = self.ctx.as_ref();
        ctx.map_or(0.0, |ctx| ctx.input(|input| input.time))
    }

    /// What wakes the window when work beside it is done.
    fn wake(&self) -> impl FnOnce() + Send + use<> {
        waker(self.ctx.as_ref())
    }

    fn show_board(&mut self, ui: &mut Ui, app: &mut MinesContext) {
        let text = app.text;
        let outer = ui.available_rect_before_wrap();
        // Lent while the rest is looked at.
        let mut board = std::mem::replace(&mut self.board, BoardPanel::new());
        let size = self.size();
        let game = self.study.is_none() && self.replay.is_none();
        let paused = text.msg_mines_paused();
        let heat = self.analysis.heat.answer(&self.number);
        let heat = heat.filter(|_| self.tools.heat && self.can_think());
        let chances = heat.and_then(|heat| heat.as_ref().ok());
        let figures = chances.map(|chances| chances.mine.as_slice());
        let best = match self.analysis.choice.answer(&self.number) {
            Some(Ok(SolverChoice::Guess { cell, .. })) if chances.is_some() => Some(*cell),
            _ => None,
        };
        let advice = self.advice();
        let wrong = advice.and_then(|advice| advice.as_ref().err());
        let wrong = wrong.or(heat.and_then(|heat| heat.as_ref().err()));
        let (hint, guess) = match advice {
            Some(Ok(Advice::Deduction(hint))) => (Some(hint), None),
            Some(Ok(Advice::Guess { cell, .. })) => (None, Some(*cell)),
            _ => (None, None),
        };
        let peek = |cell: Cell| match self.play.game().peek(cell)? {
            _ if self.play.game().views()[cell] == CellView::Open => None,
            Content::Mine => Some(Face::Mine),
            Content::Clue(clue) => Some(Face::Clue(clue)),
        };
        let scene = Scene {
            size,
            face: &|cell| self.face(cell),
            heat: figures,
            best: guess.or(best),
            hint,
            contradiction: wrong.map(|wrong| wrong.0),
            peek: (self.tools.peek && game && !self.play.is_paused()).then_some(&peek as _),
            pointed: None,
            cursor: None,
            cover: (game && self.play.is_paused()).then_some(paused.as_str()),
        };
        let named = text.msg_mines_board(size.columns(), size.rows());
        let names = Names {
            board: &named,
            cell: &|cell| {
                let mine = figures.and_then(|figures| figures[cell]);
                report::cell(&text, size, cell, self.face(cell), mine)
            },
        };
        let touched = board.show(ui, outer, self.choices.large, scene, &names);
        self.board = board;
        if let Some(touched) = touched {
            app.send(MinesCommand::Touch(touched));
        }
        helpers::corner(self, ui, app, outer);
    }
}

impl Mode for MinesMode {
    type Command = MinesCommand;
    type Services = ();

    fn advance(&mut self, app: &mut MinesContext, ctx: &Context) {
        if self.ctx.is_none() {
            self.ctx = Some(ctx.clone());
        }
        if !std::mem::take(&mut self.shown) {
            self.rest(app);
        }
        self.go_on(app);
    }

    fn show(&mut self, ui: &mut Ui, app: &mut MinesContext) {
        self.shown = true;
        let theme = theme::of(ui);
        let frame = |fill| {
            Frame::new()
                .fill(fill)
                .inner_margin(Margin::symmetric(14, 12))
        };
        Panel::left("mines panel")
            .exact_size(panel::WIDTH)
            .resizable(false)
            .frame(frame(theme.window))
            .show(ui, |ui| panel::show(self, ui, app));
        CentralPanel::default()
            .frame(frame(theme.canvas))
            .show(ui, |ui| self.show_board(ui, app));
        dialogs::show(self, ui, app);
        self.files.show(ui, app);
        actions::keys(self, ui, app);
        if self.play.clock().goes() {
            // As often as an eye follows the hundredths; once a second for those who like it calm.
            let wait = if app.calm() { 1000 } else { 50 };
            ui.request_repaint_after(Duration::from_millis(wait));
        }
    }

    fn tools(&mut self, ui: &mut Ui, app: &mut MinesContext) {
        self.files.tools(ui, app, self.can_undo());
    }

    fn withholds(_: &MinesCommand) -> bool {
        // The game itself is not there in a contest.
        true
    }

    fn opening(&self, path: PathBuf) -> MinesCommand {
        MinesCommand::File(FileCommand::OpenFile(path))
    }

    fn help(&self) -> &'static Page {
        &help_page::HELP
    }

    fn keys(&self, text: &Text) -> Vec<KeyLine> {
        actions::help_lines(text)
    }

    fn sketch(&self, ui: &mut Ui, app: &AppContext) {
        sketch::show(ui, &app.text);
    }

    fn perform(&mut self, command: MinesCommand, app: &mut MinesContext) {
        self.carry_out(command, app);
    }

    fn reads(&self, path: &Path, text: &Text) -> bool {
        files::reads(path, text)
    }

    fn close(&mut self, app: &mut MinesContext) {
        self.rest(app);
        kept::keep_choices(app, self.choices);
        self.keep(app);
    }
}
