//! Clone 2048 in the window.
//!
//! The `session` holds the game: its moves, and its past. A movement is made at once and then shown: a
//! `motion` says how far its two steps are, `board_view` paints them. So a key during a motion is
//! never lost: it ends the motion and makes the next movement. The automatic player is a `player_task`
//! beside the window; what is saved is in `saved_state`. What the commands do is in
//! `commands`.

mod actions;
mod automatic;
mod board_view;
mod colours;
mod command;
mod commands;
mod files;
mod help_page;
mod icons;
mod mode;
mod moment;
mod motion;
mod new_board;
mod panel;
mod player_task;
mod saved_state;
mod session;
mod sketch;
mod tables;
mod tile;
mod timeline;

pub use command::{Clone2048Command, Clone2048Context};
pub use mode::Clone2048Mode;

use crate::window::games_kit::{CommandButton, command_buttons, keys_are_free, side_frame};
use crate::window::kit::app_context::AppContext;
use crate::window::kit::command::{FileCommand, HistoryCommand};
use crate::window::kit::key_names::KeyLine;
use crate::window::kit::magnify::Room;
use crate::window::kit::{icons as shared_icons, theme};
use crate::window::shell::help_page::HelpPage;
use crate::window::shell::mode::Mode;
use board_view::BlockBoardScene;
use egui::{CentralPanel, Context, Frame, Margin, Panel, Ui, vec2};
use engine::text::Text;
use mode::{Going, MoveAdvice};
use motion::MotionPhase;
use std::path::{Path, PathBuf};

impl Clone2048Mode {
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
        above.max.y -= timeline::HEIGHT + 10.0;
        let side = above.width().min(above.height());
        let square = egui::Rect::from_center_size(above.center(), vec2(side, side));
        let scene = BlockBoardScene {
            board: &self.table.shown().board,
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
        moment::show(self, ui, app, square);
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
        if !keys_are_free(ui, self.new_board.is_open() || self.dialog.is_open()) {
            return;
        }
        let now = actions::KeysNow {
            arrows: board,
            waits: self.motion.is_some(),
            going: self.going != Going::Nothing,
        };
        actions::keys(ui, app, now);
    }
}

impl Mode for Clone2048Mode {
    type Command = Clone2048Command;
    type Services = ();

    fn advance(&mut self, app: &mut Clone2048Context, ctx: &Context) {
        if self.ctx.is_none() {
            self.ctx = Some(ctx.clone());
        }
        self.saved.advance();
        self.was_seen = std::mem::take(&mut self.seen);
        if self.advice == MoveAdvice::Asked {
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
        let panel = Panel::left("clone2048 panel")
            .exact_size(if narrow { 316.0 } else { 388.0 })
            .resizable(false)
            .frame(side_frame(ui, Margin::symmetric(panel::MARGIN, 12)));
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
        self.saved.choose(&self.choices);
    }

    fn tools(&mut self, ui: &mut Ui, app: &mut Clone2048Context, _labelled: bool) {
        let text = app.text;
        let (made, undone) = self.table.moves();
        let past = self.table.is_past();
        let undo = past || !made.is_empty() || self.games.can(false);
        let redo = past || !undone.is_empty() || self.games.can(true);
        let [back, again] =
            [HistoryCommand::Undo, HistoryCommand::Redo].map(Clone2048Command::History);
        let buttons = [
            CommandButton::new(shared_icons::undo, text.msg_clone2048_undo(), back).enabled(undo),
            CommandButton::new(shared_icons::redo, text.msg_clone2048_redo(), again).enabled(redo),
        ];
        command_buttons(ui, app, None, buttons);
        files::menu(ui, app, self.table.file.as_deref());
    }

    fn room(&self) -> Room {
        Room::BOARD
    }

    fn withholds(_: &Clone2048Command) -> bool {
        // The game itself is not there in a contest.
        true
    }

    fn opening(&self, path: PathBuf) -> Clone2048Command {
        Clone2048Command::File(FileCommand::OpenFile(path))
    }

    fn help(&self) -> &'static HelpPage {
        &help_page::HELP
    }

    fn keys(&self, text: &Text) -> Vec<KeyLine> {
        actions::help_lines(text)
    }

    fn sketch(&self, ui: &mut Ui, app: &AppContext) {
        sketch::show(ui, &app.text, self.choices.mode);
    }

    fn perform(&mut self, command: Clone2048Command, app: &mut Clone2048Context) {
        self.carry_out(command, app);
    }

    fn reads(&self, path: &Path, text: &Text) -> bool {
        files::read(path, text).is_ok()
    }

    fn close(&mut self, _: &mut Clone2048Context) {
        self.halt();
        self.save_state();
    }
}
