//! The third clone in the window.
//!
//! The `table` holds the game: its moves, and its past. A movement is made at once and then shown: a
//! `motion` says how far its two steps are, `board_view` paints them. So a key during a motion is
//! never lost: it ends the motion and makes the next movement. The automatic player is a `player_task`
//! beside the window; what stays from one start to the next is in `kept`. What the commands do is in
//! `deeds`.

mod actions;
mod automatic;
mod board_view;
mod colours;
mod deeds;
mod files;
mod help_page;
mod icons;
mod keeper;
mod kept;
mod motion;
mod new_board;
mod panel;
mod player_task;
mod sketch;
mod table;
mod tile;
mod timeline;

use crate::app::common::app_context::AppContext;
use crate::app::common::app_context::ModeContext;
use crate::app::common::command::{FileCommand, HistoryCommand, ZoomCommand};
use crate::app::common::file_dialog::FileDialog;
use crate::app::common::history::History;
use crate::app::common::icons as shared_icons;
use crate::app::common::key_names::KeyLine;
use crate::app::common::theme;
use crate::app::common::widgets::IconButton;
use crate::app::shell::help::Page;
use crate::app::shell::mode::Mode;
use board_view::Scene;
use egui::{CentralPanel, Context, Frame, Margin, Panel, Ui, vec2};
use engine::games::clone2048::{Direction, Mode as Look, SIZES};
use engine::text::Text;
use keeper::Keeper;
use kept::{Choices, Record};
use motion::{Motion, Phase};
use player_task::PlayerTask;
use std::path::{Path, PathBuf};
use table::Table;

/// Something to be done here.
#[derive(Clone, PartialEq, Debug)]
pub enum Clone2048Command {
    File(FileCommand),
    History(HistoryCommand),
    Zoom(ZoomCommand),
    /// Moves all blocks.
    Move(Direction),
    /// Begins a game on a new board.
    Begin {
        /// Rows, and columns: 2 to 32.
        size: usize,
        /// Fewer than there are cells.
        obstacles: usize,
        /// Where obstacles and blocks come from.
        seed: u64,
    },
    /// The same board from its beginning.
    Again,
    /// Shows blocks otherwise.
    Show(Look),
    /// Asks the automatic player for the next movement.
    Advise,
    /// Lets the automatic player play, or stops it.
    Automatic,
    /// So many milliseconds it thinks about a move.
    Thinking(u64),
    /// Looks at a turn of the game, the last one if there are not so many.
    LookAt(usize),
    /// Looks at the next turn, moving there.
    Forward,
    /// Replays the game from the turn that is looked at, or stops.
    Replay,
    /// Goes on playing from the turn that is looked at.
    FromHere,
}

/// What this mode may use, and where it sends its commands.
pub type Clone2048Context<'a> = ModeContext<'a, Clone2048Command>;

/// What goes on by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Going {
    Nothing,
    Automatic,
    Replay,
}

/// An advice of the automatic player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Advice {
    None,
    Asked,
    Given(Direction),
}

/// The game behind its tab.
pub struct Clone2048Mode {
    table: Table,
    /// The game before this one, to which *undo* leads back, or the one after it.
    games: History<Table>,
    motion: Option<Motion>,
    going: Going,
    advice: Advice,
    choices: Choices,
    record: Record,
    keeper: Keeper,
    /// What was handed to the keeper last of the choices.
    kept_choices: Choices,
    player: PlayerTask,
    new_board: new_board::NewBoard,
    dialog: FileDialog,
    swiped: bool,
    /// Whether this frame shows this game, and whether the one before did: unseen, nothing goes on.
    seen: bool,
    was_seen: bool,
    ctx: Option<Context>,
}

impl Clone2048Mode {
    /// The game as it was left.
    pub fn new(app: &mut AppContext) -> Clone2048Mode {
        let (record, trouble) = Record::load(&app.storage);
        if let Some(trouble) = trouble {
            app.refuse(trouble.sentence(&app.text));
        }
        let mut choices = record.choices();
        let table = record.game().unwrap_or_else(|| {
            let seed = choices.next_seed;
            choices.next_seed = seed.wrapping_add(1);
            Table::deal(4, 0, seed).expect("a board without obstacles has room")
        });
        Clone2048Mode {
            table,
            games: History::with_most(1),
            motion: None,
            going: Going::Nothing,
            advice: Advice::None,
            kept_choices: choices.clone(),
            choices,
            record,
            keeper: Keeper::start(app.storage.clone()),
            player: PlayerTask::default(),
            new_board: new_board::NewBoard::default(),
            dialog: FileDialog::default(),
            swiped: false,
            seen: false,
            was_seen: false,
            ctx: None,
        }
    }

    /// The board with what is above and below it.
    fn board(&mut self, ui: &mut Ui, app: &mut Clone2048Context) {
        let now = ui.input(|input| input.time);
        let phase = self.motion.as_mut().map(|motion| motion.phase(now));
        if let Some(phase) = phase {
            if phase == Phase::Over {
                self.motion = None;
            }
            ui.ctx().request_repaint();
        }
        let still = self.motion.is_none();
        let over = still && !self.table.is_past() && self.table.is_over();
        let banner = over.then(|| self.end(&app.text));
        let room = ui.available_rect_before_wrap();
        let mut above = room;
        above.max.y -= timeline::HEIGHT + 10.0;
        let side = above.width().min(above.height());
        let square = egui::Rect::from_center_size(above.center(), vec2(side, side));
        let scene = Scene {
            board: &self.table.shown().board,
            motion: self.motion.as_ref().zip(phase),
            mode: self.choices.mode(),
            banner: banner.as_deref(),
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
        let mut below = room;
        below.min.y = below.max.y - timeline::HEIGHT;
        let line = egui::UiBuilder::new()
            .max_rect(below)
            .layout(egui::Layout::left_to_right(egui::Align::Center));
        ui.scope_builder(line, |ui| {
            timeline::show(ui, app, &self.table, self.going == Going::Replay);
        });
    }

    fn keys(&self, ui: &Ui, app: &mut Clone2048Context, board: bool) {
        let asked = self.new_board.is_open() || self.dialog.is_open();
        if asked || ui.ctx().text_edit_focused() || egui::Popup::is_any_open(ui.ctx()) {
            return;
        }
        actions::keys(ui, app, board, self.motion.is_some());
    }
}

/// The nearest size that a board can have.
fn within(size: usize) -> usize {
    size.clamp(*SIZES.start(), *SIZES.end())
}

impl Mode for Clone2048Mode {
    type Command = Clone2048Command;
    type Services = ();

    fn advance(&mut self, app: &mut Clone2048Context, ctx: &Context) {
        if self.ctx.is_none() {
            self.ctx = Some(ctx.clone());
        }
        if let Some(trouble) = self.keeper.trouble() {
            app.refuse(trouble.sentence(&app.text));
        }
        self.was_seen = std::mem::take(&mut self.seen);
        if self.advice == Advice::Asked {
            self.advised(app);
        }
        if !self.was_seen || self.motion.is_some() {
            return;
        }
        match self.going {
            Going::Nothing => return,
            Going::Automatic => self.automatic(app),
            Going::Replay => self.forward(app),
        }
        if self.motion.is_some() || self.going == Going::Replay {
            ctx.request_repaint();
        }
    }

    fn show(&mut self, ui: &mut Ui, app: &mut Clone2048Context) {
        let theme = theme::of(ui);
        self.seen = true;
        if !self.was_seen {
            // What waited while nobody saw it goes on.
            ui.ctx().request_repaint();
        }
        // A button or slider that has the focus needs the arrows itself.
        let focused = ui.memory(|memory| memory.focused());
        let narrow = ui.available_width() < 1200.0;
        let panel = Panel::left("third panel")
            .exact_size(if narrow { 316.0 } else { 388.0 })
            .resizable(false)
            .frame(
                Frame::new()
                    .fill(theme.window)
                    .inner_margin(Margin::symmetric(14, 12)),
            );
        panel.show(ui, |ui| panel::show(self, ui, app));
        let frame = Frame::new()
            .fill(theme.canvas)
            .inner_margin(Margin::symmetric(16, 14));
        CentralPanel::default()
            .frame(frame)
            .show(ui, |ui| self.board(ui, app));
        self.new_board.show(ui, app);
        files::show(&mut self.dialog, ui, app);
        let board = focused.is_none_or(|id| id == board_view::id());
        self.keys(ui, app, board);
        if self.choices != self.kept_choices && !ui.input(|input| input.pointer.any_down()) {
            self.keep();
        }
    }

    fn tools(&mut self, ui: &mut Ui, app: &mut Clone2048Context) {
        let text = app.text;
        let (made, undone) = self.table.moves();
        let past = self.table.is_past();
        let undo = past || !made.is_empty() || self.games.can(false);
        let redo = past || !undone.is_empty() || self.games.can(true);
        for (icon, name, enabled, command) in [
            (
                shared_icons::undo as crate::app::common::icons::Icon,
                text.msg_third_undo(),
                undo,
                Clone2048Command::History(HistoryCommand::Undo),
            ),
            (
                shared_icons::redo,
                text.msg_third_redo(),
                redo,
                Clone2048Command::History(HistoryCommand::Redo),
            ),
        ] {
            let button = IconButton::new(icon, &name).enabled(enabled);
            if button.show(ui).clicked() {
                app.send(command);
            }
        }
        files::menu(ui, app, self.table.file.as_deref());
    }

    fn withholds(_: &Clone2048Command) -> bool {
        // The game itself is not there in a contest.
        true
    }

    fn opening(&self, path: PathBuf) -> Clone2048Command {
        Clone2048Command::File(FileCommand::OpenFile(path))
    }

    fn help(&self) -> &'static Page {
        &help_page::HELP
    }

    fn keys(&self, text: &Text) -> Vec<KeyLine> {
        actions::help_lines(text)
    }

    fn sketch(&self, ui: &mut Ui, app: &AppContext) {
        sketch::show(ui, &app.text, self.choices.mode());
    }

    fn perform(&mut self, command: Clone2048Command, app: &mut Clone2048Context) {
        self.carry_out(command, app);
    }

    fn reads(&self, path: &Path, text: &Text) -> bool {
        files::read(path, text).is_ok()
    }

    fn close(&mut self, app: &mut Clone2048Context) {
        self.halt();
        self.keep();
        if let Err(error) = self.keeper.finish() {
            app.refuse(error.sentence(&app.text));
        }
    }
}
