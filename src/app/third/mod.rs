//! The third clone in the window.
//!
//! The `table` holds the game: its moves, and its past. A movement is made at once and then shown: a
//! `motion` says how far its two steps are, `board_view` paints them. So a key during a motion is
//! never lost: it ends the motion and makes the next movement. The automatic player is a `thinker` on a
//! thread of its own; what stays from one start to the next is in `kept`.

mod board_view;
mod colours;
mod files;
mod icons;
mod kept;
mod keys;
mod motion;
mod new_board;
mod panel;
mod table;
mod tempo;
mod thinker;
mod tile;
mod timeline;

use super::command::Command;
use super::desk::Desk;
use super::file_dialog::FileDialog;
use super::icons as shared_icons;
use super::mode::Mode;
use super::theme;
use super::widgets::IconButton;
use crate::text::Text;
use crate::third::{Direction, Mode as Look, SIZES};
use board_view::Scene;
use egui::{CentralPanel, Context, Frame, Margin, Panel, Ui, vec2};
use kept::{Choices, Keeper, Record};
use motion::{Motion, Phase, Turn};
use std::path::PathBuf;
use std::time::Duration;
use table::Table;
use thinker::{Thinker, Thought};

/// Something to be done here.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ThirdCommand {
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
pub struct ThirdMode {
    table: Table,
    /// The game before this one, to which *undo* leads back, and the one after it.
    before: Option<Table>,
    after: Option<Table>,
    motion: Option<Motion>,
    going: Going,
    advice: Advice,
    choices: Choices,
    record: Record,
    keeper: Keeper,
    /// What was handed to the keeper last of the choices.
    kept_choices: Choices,
    thinker: Option<Thinker>,
    new_board: new_board::NewBoard,
    dialog: FileDialog,
    swiped: bool,
    /// Whether the last frame showed this game: unseen, nothing goes on.
    seen: bool,
    ctx: Option<Context>,
}

impl ThirdMode {
    /// The game as it was left.
    pub fn new(desk: &mut Desk) -> ThirdMode {
        let (record, trouble) = Record::load(&desk.storage);
        if let Some(trouble) = trouble {
            desk.refuse(trouble.sentence(&desk.text));
        }
        let mut choices = record.choices();
        let table = record.game().unwrap_or_else(|| {
            let seed = choices.next_seed;
            choices.next_seed = seed.wrapping_add(1);
            Table::deal(4, 0, seed).expect("a board without obstacles has room")
        });
        ThirdMode {
            table,
            before: None,
            after: None,
            motion: None,
            going: Going::Nothing,
            advice: Advice::None,
            kept_choices: choices.clone(),
            choices,
            record,
            keeper: Keeper::start(desk.storage.clone()),
            thinker: None,
            new_board: new_board::NewBoard::default(),
            dialog: FileDialog::default(),
            swiped: false,
            seen: false,
            ctx: None,
        }
    }

    /// Whether the automatic player plays.
    fn plays(&self) -> bool {
        self.going == Going::Automatic
    }

    /// Shows a turn that was made.
    fn watch(&mut self, turn: Turn, desk: &Desk) {
        let seconds = tempo::seconds(self.choices.speed);
        self.motion = (seconds > 0.0).then(|| Motion::new(turn, seconds, desk.calm()));
    }

    /// Stops what goes on by itself, and forgets what was advised for another board.
    fn halt(&mut self) {
        self.going = Going::Nothing;
        self.advice = Advice::None;
        if let Some(thinker) = &mut self.thinker {
            thinker.forget();
        }
    }

    /// Puts another game on the table.
    fn put(&mut self, table: Table) {
        self.halt();
        self.motion = None;
        self.before = Some(std::mem::replace(&mut self.table, table));
        self.after = None;
        self.keep();
    }

    fn keep(&mut self) {
        self.record.update(&self.table, &self.choices);
        self.kept_choices = self.choices.clone();
        self.keeper.keep(self.record.clone());
    }

    /// Makes a movement; true if it could be made.
    fn make(&mut self, direction: Direction, desk: &mut Desk) -> bool {
        let Some(turn) = self.table.make(direction) else {
            return false;
        };
        self.after = None;
        self.watch(turn, desk);
        self.keep();
        match self.table.is_over() {
            true => desk.say(self.end(&desk.text)),
            false => desk.say(""),
        }
        true
    }

    /// A person's movement.
    fn go(&mut self, direction: Direction, desk: &mut Desk) {
        if self.table.is_past() {
            desk.refuse(desk.text.msg_third_told_past());
            return;
        }
        self.halt();
        if !self.make(direction, desk) {
            desk.say(desk.text.msg_third_told_is_over());
        }
    }

    /// What is said when the game is over.
    fn end(&self, text: &Text) -> String {
        let state = self.table.state();
        text.msg_third_told_over(state.score, state.moves)
    }

    /// Asks the automatic player about the board. False, with a sentence, if there is no thread for it.
    fn ask(&mut self, desk: &mut Desk) -> bool {
        if self.thinker.is_none() {
            let ctx = self.ctx.clone();
            let wake = move || {
                if let Some(ctx) = &ctx {
                    ctx.request_repaint();
                }
            };
            self.thinker = Thinker::start(wake).ok();
        }
        let Some(thinker) = &mut self.thinker else {
            self.lost(desk);
            return false;
        };
        let time = Duration::from_millis(self.choices.thinking);
        thinker.ask(self.table.state().board.clone(), time);
        true
    }

    /// The automatic player is gone: the next one starts anew.
    fn lost(&mut self, desk: &mut Desk) {
        self.halt();
        self.thinker = None;
        desk.refuse(desk.text.msg_third_told_lost());
    }

    fn thought(&mut self) -> Thought {
        self.thinker
            .as_mut()
            .map_or(Thought::None, Thinker::thought)
    }

    /// The automatic player's next movement, if it is thought out; meanwhile it thinks about the one
    /// after it.
    fn automatic(&mut self, desk: &mut Desk) {
        let direction = match self.thought() {
            Thought::Busy => return,
            Thought::Lost => return self.lost(desk),
            Thought::None => {
                self.ask(desk);
                return;
            }
            // Where nothing can change any more, every movement ends the game.
            Thought::Done(choice) => choice.unwrap_or(Direction::Left),
        };
        self.table.helped = true;
        if self.make(direction, desk) && !self.table.is_over() {
            self.ask(desk);
        } else {
            self.going = Going::Nothing;
        }
    }

    fn advised(&mut self, desk: &mut Desk) {
        match self.thought() {
            Thought::Busy => {}
            Thought::Done(Some(direction)) => self.advice = Advice::Given(direction),
            Thought::Lost => self.lost(desk),
            Thought::Done(None) | Thought::None => self.advice = Advice::None,
        }
    }

    /// Takes a movement back, or goes back to the game before.
    fn undo(&mut self, desk: &mut Desk) {
        self.motion = None;
        let (turn, _) = self.table.turn();
        if self.table.is_past() {
            self.halt();
            self.table.look_at(turn.saturating_sub(1));
            return;
        }
        self.halt();
        if self.table.undo() {
            desk.say("");
        } else if let Some(before) = self.before.take() {
            self.after = Some(std::mem::replace(&mut self.table, before));
            desk.say(desk.text.msg_third_told_before());
        } else {
            desk.refuse(desk.text.msg_nothing_to_undo());
        }
        self.keep();
    }

    /// Makes a movement again, or goes on to the game after.
    fn redo(&mut self, desk: &mut Desk) {
        self.halt();
        if self.table.is_past() {
            self.forward(desk);
        } else if let Some(turn) = self.table.redo() {
            self.watch(turn, desk);
            desk.say("");
        } else if let Some(after) = self.after.take() {
            self.motion = None;
            self.before = Some(std::mem::replace(&mut self.table, after));
        } else {
            desk.refuse(desk.text.msg_nothing_to_redo());
        }
        self.keep();
    }

    /// Looks at the next turn.
    fn forward(&mut self, desk: &mut Desk) {
        match self.table.forward() {
            Some(turn) => self.watch(turn, desk),
            None => self.going = Going::Nothing,
        }
    }

    fn open(&mut self, path: PathBuf, desk: &mut Desk) {
        match files::read(&path, &desk.text) {
            Ok(state) => {
                remember(desk, &path);
                let mut table = Table::read(state, self.choices.next_seed);
                self.choices.next_seed = self.choices.next_seed.wrapping_add(1);
                desk.say(desk.text.msg_third_told_opened(path.display().to_string()));
                table.file = Some(path);
                self.put(table);
            }
            Err(sentence) => desk.refuse(sentence),
        }
    }

    /// Saves the board that is seen.
    fn save(&mut self, path: PathBuf, desk: &mut Desk) {
        match files::write(&path, self.table.shown(), &desk.text) {
            Ok(()) => {
                remember(desk, &path);
                desk.say(desk.text.msg_saved(path.display().to_string()));
                self.table.file = Some(path);
                self.keep();
            }
            Err(sentence) => desk.refuse(sentence),
        }
    }

    /// Carries out one of our own commands.
    fn own(&mut self, command: ThirdCommand, desk: &mut Desk) {
        match command {
            ThirdCommand::Move(direction) => self.go(direction, desk),
            ThirdCommand::Begin {
                size,
                obstacles,
                seed,
            } => match Table::deal(within(size), obstacles, seed) {
                Ok(table) => {
                    self.choices.next_seed = seed.wrapping_add(1);
                    (self.choices.size, self.choices.obstacles) = table.kind();
                    self.put(table);
                    desk.say(desk.text.msg_third_told_begun());
                }
                Err(error) => {
                    let most = error.most.to_string();
                    desk.refuse(desk.text.msg_third_told_too_many(most));
                }
            },
            ThirdCommand::Again => {
                let table = self.table.again();
                self.put(table);
                desk.say(desk.text.msg_third_told_begun());
            }
            ThirdCommand::Show(mode) => self.choices.set_mode(mode),
            ThirdCommand::Thinking(milliseconds) => self.choices.thinking = milliseconds,
            ThirdCommand::Automatic if self.plays() => self.halt(),
            ThirdCommand::Automatic | ThirdCommand::Advise if self.table.is_past() => {
                desk.refuse(desk.text.msg_third_told_past());
            }
            ThirdCommand::Automatic | ThirdCommand::Advise if self.table.is_over() => {
                desk.say(desk.text.msg_third_told_is_over());
            }
            ThirdCommand::Automatic => {
                self.halt();
                self.going = Going::Automatic;
            }
            ThirdCommand::Advise => {
                self.halt();
                if self.ask(desk) {
                    self.advice = Advice::Asked;
                }
            }
            ThirdCommand::LookAt(turn) => {
                self.halt();
                self.motion = None;
                self.table.look_at(turn);
            }
            ThirdCommand::Forward => {
                self.halt();
                self.forward(desk);
            }
            ThirdCommand::Replay if self.going == Going::Replay => self.halt(),
            ThirdCommand::Replay => {
                self.halt();
                // At the end there is nothing to be seen: from the beginning.
                if !self.table.is_past() {
                    self.motion = None;
                    self.table.look_at(0);
                }
                self.going = Going::Replay;
            }
            ThirdCommand::FromHere => {
                self.halt();
                self.table.go_on_from_here();
                self.after = None;
                self.keep();
            }
        }
    }

    /// The board with what is above and below it.
    fn board(&mut self, ui: &mut Ui, desk: &mut Desk) {
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
        let banner = over.then(|| self.end(&desk.text));
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
        let text = desk.text;
        let swipe = ui
            .scope_builder(egui::UiBuilder::new().max_rect(square), |ui| {
                board_view::show(ui, &text, side, &scene, swiped)
            })
            .inner;
        if let Some(direction) = swipe {
            desk.send(Command::Third(ThirdCommand::Move(direction)));
        }
        let mut below = room;
        below.min.y = below.max.y - timeline::HEIGHT;
        let line = egui::UiBuilder::new()
            .max_rect(below)
            .layout(egui::Layout::left_to_right(egui::Align::Center));
        ui.scope_builder(line, |ui| {
            timeline::show(ui, desk, &self.table, self.going == Going::Replay);
        });
    }

    fn keys(&self, ui: &Ui, desk: &mut Desk, board: bool) {
        let asked = self.new_board.is_open() || self.dialog.is_open();
        if asked || ui.ctx().text_edit_focused() || egui::Popup::is_any_open(ui.ctx()) {
            return;
        }
        keys::keys(ui, desk, board, self.motion.is_some());
    }
}

/// The nearest size that a board can have.
fn within(size: usize) -> usize {
    size.clamp(*SIZES.start(), *SIZES.end())
}

fn remember(desk: &mut Desk, path: &std::path::Path) {
    // Not among the recent files: those are programs.
    desk.settings.last_folder = path.parent().map(std::path::Path::to_owned);
    desk.keep_settings();
}

impl Mode for ThirdMode {
    fn name(&self, text: &Text) -> String {
        text.msg_mode_third()
    }

    fn advance(&mut self, desk: &mut Desk, ctx: &Context) {
        if self.ctx.is_none() {
            self.ctx = Some(ctx.clone());
        }
        if let Some(trouble) = self.keeper.trouble() {
            desk.refuse(trouble.sentence(&desk.text));
        }
        let seen = std::mem::take(&mut self.seen);
        if self.advice == Advice::Asked {
            self.advised(desk);
        }
        if !seen || self.motion.is_some() {
            return;
        }
        match self.going {
            Going::Nothing => return,
            Going::Automatic => self.automatic(desk),
            Going::Replay => self.forward(desk),
        }
        if self.motion.is_some() || self.going == Going::Replay {
            ctx.request_repaint();
        }
    }

    fn show(&mut self, ui: &mut Ui, desk: &mut Desk) {
        let theme = theme::of(ui);
        self.seen = true;
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
        panel.show(ui, |ui| panel::show(self, ui, desk));
        let frame = Frame::new()
            .fill(theme.canvas)
            .inner_margin(Margin::symmetric(16, 14));
        CentralPanel::default()
            .frame(frame)
            .show(ui, |ui| self.board(ui, desk));
        self.new_board.show(ui, desk);
        files::show(&mut self.dialog, ui, desk);
        let board = focused.is_none_or(|id| id == board_view::id());
        self.keys(ui, desk, board);
        if self.choices != self.kept_choices && !ui.input(|input| input.pointer.any_down()) {
            self.keep();
        }
    }

    fn tools(&mut self, ui: &mut Ui, desk: &mut Desk) {
        let text = desk.text;
        let (made, undone) = self.table.moves();
        let past = self.table.is_past();
        let undo = past || !made.is_empty() || self.before.is_some();
        let redo = past || !undone.is_empty() || self.after.is_some();
        for (icon, name, enabled, command) in [
            (
                shared_icons::undo as super::icons::Icon,
                text.msg_third_undo(),
                undo,
                Command::Undo,
            ),
            (
                shared_icons::redo,
                text.msg_third_redo(),
                redo,
                Command::Redo,
            ),
        ] {
            let button = IconButton::new(icon, &name).enabled(enabled);
            if button.show(ui).clicked() {
                desk.send(command);
            }
        }
        files::menu(ui, desk, self.table.file.as_deref());
    }

    fn perform(&mut self, command: Command, desk: &mut Desk) {
        match command {
            Command::Third(command) => self.own(command, desk),
            Command::Undo => self.undo(desk),
            Command::Redo => self.redo(desk),
            Command::New => {
                self.halt();
                self.new_board.ask(&self.choices);
            }
            Command::Open => {
                self.halt();
                files::ask_open(&mut self.dialog, &desk.text);
            }
            Command::OpenFile(path) => self.open(path, desk),
            Command::Save => match self.table.file.clone() {
                Some(path) => self.save(path, desk),
                None => desk.send(Command::SaveAs),
            },
            Command::SaveAs => {
                self.halt();
                files::ask_save(&mut self.dialog, &desk.text, &self.table);
            }
            Command::SaveFile(path) => self.save(path, desk),
            _ => {}
        }
    }

    fn close(&mut self, desk: &mut Desk) {
        self.halt();
        self.keep();
        if let Err(error) = self.keeper.finish() {
            desk.refuse(error.sentence(&desk.text));
        }
    }
}
