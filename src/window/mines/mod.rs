//! Minesweeper in the window.
//!
//! `session` is the game with its clock, `study` a position from a file, `replay` a finished
//! game; one of them is shown by `board` (with `view` and `paint`), with `panel` beside it. `commands` carries out what
//! is asked for: `showing`, what is shown instead of what; `moves`, those of a game; `hinting`; `files`. `solve` looks
//! after what goes on by itself, `analysis` finds out about positions beside the window, `saved_state` keeps what
//! there is to keep.

mod actions;
mod analysis;
mod board;
mod clock;
mod colours;
mod command;
mod commands;
mod dialogs;
mod files;
mod help_page;
mod hinting;
mod icons;
mod mode;
mod moves;
mod new_game;
mod paint;
mod panel;
mod replay;
mod replay_panel;
mod report;
mod saved_state;
mod session;
mod showing;
mod sketch;
mod solve;
mod statistics;
mod study;
mod study_panel;
mod tools_panel;
mod view;
mod words;

pub use board::Touched;
pub use command::{MinesCommand, MinesContext};
pub use mode::MinesMode;
pub use saved_state::MinesChoices;

use crate::window::games_kit::side_frame;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::command::FileCommand;
use crate::window::kit::key_names::KeyLine;
use crate::window::kit::magnify::Room;
use crate::window::kit::theme;
use crate::window::shell::help_page::HelpPage;
use crate::window::shell::mode::Mode;
use analysis::MinesAdvice;
use board::{BoardPanel, Names};
use egui::{CentralPanel, Context, Frame, Margin, Panel, Stroke, StrokeKind, Ui};
use engine::text::Text;
use games::mines::{CellContent, CellIndex, CellView, GameStatus, SolverChoice};
use paint::MineBoardScene;
use replay::GameReplay;
use session::CellFace;
use std::path::{Path, PathBuf};
use std::time::Duration;

impl MinesMode {
    fn show_board(&mut self, ui: &mut Ui, app: &mut MinesContext) {
        let text = app.text;
        let outer = ui.available_rect_before_wrap();
        // Lent while the rest is looked at.
        let mut board = std::mem::replace(&mut self.board, BoardPanel::new());
        let size = self.size();
        let game = self.shows_game();
        let paused = text.msg_mines_paused();
        let heat = self.analysis.heat.answer(&self.number);
        // While the solver plays or a game runs, the last figures stay until the next are there.
        let stays = self.tools.auto.is_some() || self.replay.as_ref().is_some_and(GameReplay::runs);
        let heat = heat.or(self.analysis.heat.last().filter(|_| stays));
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
        let wrong = wrong.map(|wrong| wrong.0);
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
            contradiction: wrong,
            peek: (self.tools.peek && game && !self.play.is_paused()).then_some(&peek as _),
            chords: game,
            pointed: None,
            cursor: None,
            cover: (game && self.play.is_paused()).then_some(paused.as_str()),
        };
        let named = text.msg_mines_board(size.columns(), size.rows());
        let names = Names {
            board: &named,
            cell: &|cell| {
                let mine = figures.and_then(|figures| figures[cell]);
                words::cell(&text, size, cell, self.face(cell), mine)
            },
        };
        let touched = board.show(ui, outer, self.choices.large, scene, &names);
        if game && self.play.game().is_over() {
            // How it ended is seen where one looks.
            let theme = theme::of(ui);
            let ink = match self.play.game().state() {
                GameStatus::Won => theme.right,
                _ => theme.wrong,
            };
            let around = board.view.board().intersect(board.view.room()).expand(2.0);
            let rim = Stroke::new(3.0, ink);
            ui.painter()
                .rect_stroke(around, 6.0, rim, StrokeKind::Outside);
        }
        self.board = board;
        if let Some(touched) = touched {
            app.send(MinesCommand::Touch(touched));
        }
        tools_panel::corner(self, ui, app, outer);
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
            self.rest();
        }
        self.go_on(app);
        self.saved.advance();
        self.save();
    }

    fn show(&mut self, ui: &mut Ui, app: &mut MinesContext) {
        self.shown = true;
        let theme = theme::of(ui);
        Panel::left("mines panel")
            .exact_size(panel::WIDTH)
            .resizable(false)
            .frame(side_frame(ui, Margin::symmetric(panel::MARGIN, 12)))
            .show(ui, |ui| panel::show(self, ui, app));
        CentralPanel::default()
            .frame(
                Frame::new()
                    .fill(theme.canvas)
                    .inner_margin(Margin::symmetric(14, 12)),
            )
            .show(ui, |ui| self.show_board(ui, app));
        self.dialogs.show(ui, app, self.saved.statistics());
        self.files.show(ui, app);
        actions::keys(self, ui, app);
        if self.play.clock().goes() {
            // As often as an eye follows the hundredths; once a second for those who like it calm.
            let wait = if app.calm() { 1000 } else { 50 };
            ui.request_repaint_after(Duration::from_millis(wait));
        }
    }

    fn tools(&mut self, ui: &mut Ui, app: &mut MinesContext, _labelled: bool) {
        let over = self.replay.is_some() || self.play.game().is_over();
        self.files.tools(ui, app, self.can_undo(), over);
    }

    fn room(&self) -> Room {
        Room::BOARD
    }

    fn withholds(_: &MinesCommand) -> bool {
        // The game itself is not there in a contest.
        true
    }

    fn opening(&self, path: PathBuf) -> MinesCommand {
        MinesCommand::File(FileCommand::OpenFile(path))
    }

    fn help(&self) -> &'static HelpPage {
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

    fn close(&mut self, _: &mut MinesContext) {
        self.rest();
        self.save();
    }
}
