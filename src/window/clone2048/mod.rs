//! The Clone 2048 mode.
//!
//! `block_session` holds the game with its moves and past turns. A movement is made at once and then animated by
//! `board_view`, so a key during an animation is never lost: it ends the animation and makes the next movement.
//! `player_task` runs the automatic player in the background, `saved_clone2048` is what is saved, `perform` carries out
//! commands.

mod block_session;
mod board_view;
mod colours;
mod command;
mod dialogs;
mod files;
mod help;
mod panel;
mod perform;
mod player_task;
mod saved_clone2048;
mod tables;
mod tile;

pub use command::{Clone2048Command, Clone2048Context};

use crate::window::games_kit::{CommandButton, command_buttons, keys_are_free, side_frame};
use crate::window::kit::actions::KeyLine;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::command::{FileCommand, HistoryCommand};
use crate::window::kit::file_dialog::FileDialog;
use crate::window::kit::history::History;
use crate::window::kit::magnify::Room;
use crate::window::kit::seed::new_seed;
use crate::window::kit::{icons as shared_icons, theme};
use crate::window::shell::help_page::HelpPage;
use crate::window::shell::mode::{Commanded, Host, Mode};
use block_session::Clone2048Session;
use board_view::{BlockBoardScene, MotionPhase, TurnMotion};
use dialogs::NewBoard;
use egui::{CentralPanel, Context, Frame, Margin, Panel, Ui, vec2};
use engine::text::Text;
use games::clone2048::{BlockRules, Level};
use player_task::{MoveFigures, PlayerTask};
use saved_clone2048::{BoardKind, Clone2048Choices, SavedClone2048};
use std::path::{Path, PathBuf};

/// The process that runs automatically.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Running {
    Nothing,
    Automatic,
    Replay,
}

/// Advice of the automatic player.
#[derive(Clone, Copy, PartialEq, Debug)]
enum MoveAdvice {
    None,
    Asked,
    /// Figures of each movement, the best first.
    Given(MoveFigures),
}

/// The Clone 2048 mode.
pub struct Clone2048Mode {
    session: Clone2048Session,
    /// The game before this one, to which *undo* returns, or the one after it.
    games: History<Clone2048Session>,
    motion: Option<TurnMotion>,
    /// Level of a milestone block, until the player continues.
    reached: Option<Level>,
    running: Running,
    /// The process to resume after a pause.
    paused: Running,
    advice: MoveAdvice,
    choices: Clone2048Choices,
    saved: SavedClone2048,
    player: PlayerTask,
    new_board: NewBoard,
    dialog: FileDialog,
    swiped: bool,
    /// True if this frame, and the one before, shows the mode: out of sight nothing runs.
    seen: bool,
    was_seen: bool,
}

impl Clone2048Mode {
    /// Restores the saved game.
    pub fn new(app: &mut AppContext) -> Clone2048Mode {
        let mut saved = SavedClone2048::open(app);
        let mut choices = saved.choices();
        let session = saved.game().unwrap_or_else(|| {
            let seed = choices.next_seed;
            choices.next_seed = new_seed();
            let kind = BoardKind {
                size: 4,
                obstacles: 0,
                rules: BlockRules::Paper,
            };
            Clone2048Session::deal(kind, seed).expect("a board without obstacles has room")
        });
        // The saved state must not depend on when this window closes.
        saved.update(&session, &choices);
        Clone2048Mode {
            session,
            games: History::with_most(1),
            motion: None,
            reached: None,
            running: Running::Nothing,
            paused: Running::Nothing,
            advice: MoveAdvice::None,
            choices,
            saved,
            player: PlayerTask::default(),
            new_board: NewBoard::default(),
            dialog: FileDialog::default(),
            swiped: false,
            seen: false,
            was_seen: false,
        }
    }

    /// Seed of the game in play.
    pub fn seed(&self) -> u64 {
        self.session.seed()
    }

    /// True if the game was helped, a known seed included: it cannot be a record.
    pub fn is_helped(&self) -> bool {
        !self.session.helps.is_empty()
    }

    /// The automatic player's thinking time per move, in milliseconds.
    pub fn thinking(&self) -> u64 {
        self.choices.thinking
    }

    /// Best score without help on boards of this kind (size and obstacles).
    pub fn best(&self, size: usize, obstacles: usize) -> u64 {
        let rules = self.choices.rules;
        let kind = BoardKind {
            size,
            obstacles,
            rules,
        };
        self.saved.best(kind).own
    }

    /// The board with what is above and below it.
    fn board(&mut self, ui: &mut Ui, app: &mut Clone2048Context) {
        let now = ui.input(|input| input.time);
        let phase = self.motion.as_mut().map(|motion| motion.phase(now));
        if let Some(phase) = phase {
            if phase == MotionPhase::Over {
                self.motion = None;
            }
            ui.ctx().request_repaint();
        }
        let room = ui.available_rect_before_wrap();
        let mut above = room;
        above.max.y -= panel::HEIGHT + 10.0;
        let side = above.width().min(above.height());
        let square = egui::Rect::from_center_size(above.center(), vec2(side, side));
        let scene = BlockBoardScene {
            board: &self.session.shown().board,
            motion: self.motion.as_ref().zip(phase),
            mode: self.choices.mode,
        };
        let swiped = &mut self.swiped;
        let text = app.text;
        let swipe = ui
            .scope_builder(egui::UiBuilder::new().max_rect(square), |ui| {
                board_view::show(ui, &text, side, &scene, swiped)
            })
            .inner;
        if let Some(direction) = swipe {
            app.send(Clone2048Command::Move(direction));
        }
        dialogs::show(self, ui, app, square);
        let mut below = room;
        below.min.y = below.max.y - panel::HEIGHT;
        let line = egui::UiBuilder::new()
            .max_rect(below)
            .layout(egui::Layout::left_to_right(egui::Align::Center));
        ui.scope_builder(line, |ui| {
            panel::timeline(ui, app, &self.session, self.running == Running::Replay);
        });
    }

    fn keys(&self, ui: &Ui, app: &mut Clone2048Context, board: bool) {
        if !keys_are_free(ui, self.new_board.is_open() || self.dialog.is_open()) {
            return;
        }
        let now = command::KeysNow {
            arrows: board,
            waits: self.motion.is_some(),
            running: self.running != Running::Nothing,
        };
        command::keys(ui, app, now);
    }
}

impl Commanded for Clone2048Mode {
    type Command = Clone2048Command;
    type Services = ();

    fn withholds(_: &Clone2048Command) -> bool {
        // The game itself is not there in a contest.
        true
    }

    fn perform(&mut self, command: Clone2048Command, app: &mut Clone2048Context) {
        self.carry_out(command, app);
    }
}

impl Mode for Host<Clone2048Mode> {
    fn advance(&mut self, app: &mut AppContext, ctx: &Context) {
        let (mode, app) = &mut self.lend(app);
        mode.saved.advance();
        mode.was_seen = std::mem::take(&mut mode.seen);
        if mode.advice == MoveAdvice::Asked {
            mode.collect_advice(app);
        }
        if !mode.was_seen || mode.motion.is_some() {
            return;
        }
        match mode.running {
            Running::Nothing => return,
            Running::Automatic => mode.play_automatically(app),
            Running::Replay => mode.forward(app),
        }
        if mode.motion.is_some() || mode.running == Running::Replay {
            ctx.request_repaint();
        }
    }

    fn show(&mut self, ui: &mut Ui, app: &mut AppContext) {
        let (mode, app) = &mut self.lend(app);
        let theme = theme::of(ui);
        mode.seen = true;
        if !mode.was_seen {
            // Resume what paused while the mode was hidden.
            ui.ctx().request_repaint();
        }
        // A button or slider that has the focus needs the arrows itself.
        let focused = ui.memory(|memory| memory.focused());
        let narrow = ui.available_width() < 1200.0;
        let panel = Panel::left("clone2048 panel")
            .exact_size(if narrow { 316.0 } else { 388.0 })
            .resizable(false)
            .frame(side_frame(ui, Margin::symmetric(panel::MARGIN, 12)));
        panel.show(ui, |ui| panel::show(mode, ui, app));
        let frame = Frame::new()
            .fill(theme.canvas)
            .inner_margin(Margin::symmetric(16, 14));
        CentralPanel::default()
            .frame(frame)
            .show(ui, |ui| mode.board(ui, app));
        mode.new_board.show(ui, app);
        files::show(&mut mode.dialog, ui, app);
        let board = focused.is_none_or(|id| id == board_view::id());
        mode.keys(ui, app, board);
        mode.saved.choose(&mode.choices);
    }

    fn tools(&mut self, ui: &mut Ui, app: &mut AppContext, _labelled: bool) {
        let (mode, app) = &mut self.lend(app);
        let text = app.text;
        let (made, undone) = mode.session.moves();
        let past = mode.session.is_past();
        let undo = past || !made.is_empty() || mode.games.can(false);
        let redo = past || !undone.is_empty() || mode.games.can(true);
        let [back, again] =
            [HistoryCommand::Undo, HistoryCommand::Redo].map(Clone2048Command::History);
        let buttons = [
            CommandButton::new(shared_icons::undo, text.msg_clone2048_undo(), back).enabled(undo),
            CommandButton::new(shared_icons::redo, text.msg_clone2048_redo(), again).enabled(redo),
        ];
        command_buttons(ui, app, None, buttons);
        files::menu(ui, app, mode.session.file.as_deref());
    }

    fn room(&self) -> Room {
        Room::BOARD
    }

    fn open_file(&mut self, path: PathBuf, app: &mut AppContext) {
        self.perform(Clone2048Command::File(FileCommand::OpenFile(path)), app);
    }

    fn help(&self) -> &'static HelpPage {
        &help::HELP
    }

    fn keys(&self, text: &Text) -> Vec<KeyLine> {
        command::help_lines(text)
    }

    fn sketch(&self, ui: &mut Ui, app: &AppContext) {
        help::show(ui, &app.text, self.mode.choices.mode);
    }

    fn reads(&self, path: &Path, text: &Text) -> bool {
        files::read(path, text).is_ok()
    }

    fn close(&mut self, _: &mut AppContext) {
        self.mode.halt();
        self.mode.save_state();
    }

    fn carry_out(&mut self, app: &mut AppContext) -> bool {
        self.perform_waiting(app)
    }
}
