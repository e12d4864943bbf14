//! Tantrix in the window: a puzzle is chosen on the left, played by hand on the board, and solved by
//! searches beside the window, whose solutions are looked through.
//!
//! `setup` says which puzzle, on a board that is drawn in `drawing` perhaps, `session` is the game by hand, `search_task` a search, `found` its solutions; what is
//! seen of them is in `choice`, `canvas` and `tray`, `rules`, `gallery`. Everything done here is a
//! [`TantrixCommand`], carried out in `commands`.

mod actions;
mod canvas;
mod choice;
mod colours;
mod command;
mod commands;
mod drawing;
mod files;
mod found;
mod gallery;
mod goal;
mod help_page;
mod icons;
mod mode;
mod paint;
mod panel_widgets;
mod rules;
mod saved_state;
mod search_task;
mod searching;
mod session;
mod setup;
mod sketch;
mod tile_choice;
mod tray;
mod view;
mod words;

pub use command::{MiddleView, Search, TantrixCommand, TantrixContext};
pub use mode::TantrixMode;
pub use session::Spot;
pub use setup::{PuzzleKind, PuzzleSetup};

use crate::window::games_kit::{CommandButton, command_buttons, side_frame};
use crate::window::kit::app_context::AppContext;
use crate::window::kit::command::{FileCommand, HistoryCommand, ZoomCommand};
use crate::window::kit::key_names::KeyLine;
use crate::window::kit::magnify::Room;
use crate::window::kit::widgets::scrolled;
use crate::window::kit::{icons as shared_icons, theme};
use crate::window::shell::help_page::HelpPage;
use crate::window::shell::mode::Mode;
use egui::{Align, CentralPanel, Frame, Id, Layout, Margin, Panel, Ui, vec2};
use engine::text::Text;
use panel_widgets::segments;
use std::path::{Path, PathBuf};

/// Interval at which the figures of a running search are updated, in seconds.
pub(super) const FIGURES: f32 = 0.1;
/// Around what stands in the panels at the sides, in points.
const SIDE: i8 = 12;

/// In less width than this, in points, what helps and what can be chosen stand in one panel, so that the board has room.
const ONE_PANEL: f32 = 860.0;

impl TantrixMode {
    /// What helps, and the rules; or the solutions that were found.
    fn show_face(&mut self, ui: &mut Ui, app: &mut TantrixContext) {
        match self.face {
            MiddleView::ByHand => rules::show(self, ui, app),
            MiddleView::Solutions => gallery::show(self, ui, app),
        }
    }

    /// The board, the tray or the picture.
    fn show_middle(&mut self, ui: &mut Ui, app: &mut TantrixContext) {
        let row = vec2(ui.available_width(), 34.0);
        ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
            ui.add_space(10.0);
            self.show_faces(ui, app);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.add_space(10.0);
                ui.spacing_mut().item_spacing.x = 2.0;
                zoom_buttons(ui, app);
                let plays = self.face == MiddleView::ByHand && self.drawing.is_none();
                if plays && !self.paused {
                    ui.add_space(10.0);
                    self.show_tile_buttons(ui, app);
                }
            });
        });
        match self.face {
            MiddleView::ByHand if self.drawing.is_some() => {
                drawing::guide(self, ui, app);
                self.near = None;
                let frame = Frame::new().fill(theme::of(ui).canvas);
                CentralPanel::default()
                    .frame(frame)
                    .show(ui, |ui| drawing::show(self, ui, app));
            }
            MiddleView::ByHand => {
                goal::show(self, ui, app);
                if self.paused {
                    self.show_pause(ui, app)
                } else {
                    self.show_game(ui, app)
                }
            }
            MiddleView::Solutions => gallery::picture(self, ui, app),
        }
    }

    /// The game, or the solutions.
    fn show_faces(&self, ui: &mut Ui, app: &mut TantrixContext) {
        let text = app.text;
        let solutions = match self.found.len() {
            0 => text.msg_tantrix_face_solutions(),
            count => text.msg_tantrix_face_solutions_count(text.grouped(count as u64)),
        };
        let faces = [
            (MiddleView::ByHand, text.msg_tantrix_face_by_hand()),
            (MiddleView::Solutions, solutions),
        ];
        if let Some(face) = segments(ui, &faces, self.face) {
            app.send(TantrixCommand::Show(face));
        }
    }

    /// What is done with the tile that was touched last: it stays, it is turned.
    fn show_tile_buttons(&self, ui: &mut Ui, app: &mut TantrixContext) {
        let text = app.text;
        let touched = match self.touched {
            Some(Spot::Board(hex)) if self.play.position().at(hex).is_some() => Some(hex),
            _ => None,
        };
        let fixed = touched.is_some_and(|hex| self.play.is_fixed(hex));
        let name = if fixed {
            text.msg_tantrix_release()
        } else {
            text.msg_tantrix_fix()
        };
        let some = self.play.held.is_some() || self.touched.is_some();
        let [right, left] = [1, -1].map(TantrixCommand::TurnHeld);
        let buttons = [
            CommandButton::new(shared_icons::lock, name, TantrixCommand::FixTouched)
                .enabled(touched.is_some())
                .chosen(fixed),
            CommandButton::new(icons::clockwise, text.msg_tantrix_turn_right(), right)
                .enabled(some),
            CommandButton::new(icons::counterclockwise, text.msg_tantrix_turn_left(), left)
                .enabled(some),
        ];
        command_buttons(ui, app, None, buttons);
    }

    /// What hides the board and the tray while the time stands.
    fn show_pause(&mut self, ui: &mut Ui, app: &mut TantrixContext) {
        self.near = None;
        let theme = theme::of(ui);
        let frame = Frame::new().fill(theme.canvas);
        CentralPanel::default().frame(frame).show(ui, |ui| {
            let room = ui.available_rect_before_wrap();
            let cover = ui.interact(room, ui.make_persistent_id("pause"), egui::Sense::click());
            let words = app.text.msg_tantrix_paused();
            cover.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &words));
            let middle = egui::Align2::CENTER_CENTER;
            let font = theme::semibold(17.0);
            ui.painter()
                .text(room.center(), middle, &words, font, theme.text);
            if cover.clicked() {
                app.send(TantrixCommand::Pause);
            }
        });
    }

    fn show_game(&mut self, ui: &mut Ui, app: &mut TantrixContext) {
        let theme = theme::of(ui);
        if self.play.puzzle().is_err() {
            choice::impossible_in_the_middle(ui, app, self.play.impossible());
            return;
        }
        let tiles = self.play.puzzle().map_or(0, |puzzle| puzzle.tiles.len());
        let high = tray::height(ui.available_size(), tiles);
        let tray = Panel::bottom("tantrix tray")
            .exact_size(high)
            .resizable(false)
            .frame(
                Frame::new()
                    .fill(theme.palette)
                    .inner_margin(Margin::same(tray::MARGIN as i8)),
            );
        let in_tray = tray.show(ui, |ui| tray::show(ui, &self.play, app)).inner;
        let on_board = CentralPanel::default()
            .frame(Frame::new().fill(theme.canvas))
            .show(ui, |ui| self.canvas.show(ui, &self.play, app))
            .inner;
        self.near = in_tray.or(on_board.map(Spot::Board));
        self.show_hand(ui);
    }

    /// The dragged tile, over everything.
    fn show_hand(&self, ui: &Ui) {
        let Some(held) = self.play.held.filter(|held| held.dragged) else {
            return;
        };
        let Some(at) = ui.input(|input| input.pointer.latest_pos()) else {
            return;
        };
        let layer = egui::LayerId::new(egui::Order::Tooltip, Id::unique("tantrix hand"));
        let look = paint::TileLook {
            at,
            radius: self.canvas.view.radius(),
            turn: f32::from(held.lying.turn),
            opacity: 0.92,
        };
        let painter = ui.ctx().layer_painter(layer);
        paint::paint(&painter, colours::of(ui), held.lying.tile, look);
    }
}

/// All of the board, larger, smaller.
fn zoom_buttons(ui: &mut Ui, app: &mut TantrixContext) {
    let text = app.text;
    let zoom = TantrixCommand::Zoom;
    let buttons = [
        CommandButton::new(
            shared_icons::fit,
            text.msg_zoom_fit(),
            zoom(ZoomCommand::Fit),
        ),
        CommandButton::new(
            shared_icons::zoom_in,
            text.msg_zoom_in(),
            zoom(ZoomCommand::In),
        ),
        CommandButton::new(
            shared_icons::zoom_out,
            text.msg_zoom_out(),
            zoom(ZoomCommand::Out),
        ),
    ];
    command_buttons(ui, app, None, buttons);
}

impl Mode for TantrixMode {
    type Command = TantrixCommand;
    type Services = ();

    fn advance(&mut self, app: &mut TantrixContext, ctx: &egui::Context) {
        if self.ctx.is_none() {
            self.ctx = Some(ctx.clone());
        }
        self.hear(app);
        let seen = std::mem::take(&mut self.seen);
        self.tick(ctx.input(|input| input.time), seen);
        // A tile in the hand is on its way: where it lay, it may lie again.
        if self.play.held.is_none() {
            self.save();
        }
    }

    fn show(&mut self, ui: &mut Ui, app: &mut TantrixContext) {
        let theme = theme::of(ui);
        self.seen = true;
        if self.searching() {
            let soon = std::time::Duration::from_secs_f32(FIGURES);
            ui.ctx().request_repaint_after(soon);
        }
        let area = self.play.puzzle().ok().map(|puzzle| puzzle.area);
        if self.shown != area {
            self.shown = area;
            self.canvas.view.fit();
        }
        let room = ui.available_size();
        if std::mem::replace(&mut self.room, room) != room {
            self.canvas.view.fit_again();
        }
        let narrow = ui.available_width() < 1200.0;
        let frame = side_frame(ui, Margin::same(SIDE));
        let side = |name: &'static str, left: bool, wide: f32| {
            let panel = if left {
                Panel::left(name)
            } else {
                Panel::right(name)
            };
            panel.exact_size(wide).resizable(false).frame(frame)
        };
        let beside = ui.available_width() >= ONE_PANEL;
        side("tantrix choice", true, if narrow { 262.0 } else { 300.0 }).show(ui, |ui| {
            scrolled(ui, SIDE, |ui| {
                if !beside {
                    self.show_face(ui, app);
                    ui.separator();
                }
                choice::show(self, ui, app);
            });
        });
        if beside {
            side("tantrix rules", false, if narrow { 240.0 } else { 290.0 })
                .show(ui, |ui| scrolled(ui, SIDE, |ui| self.show_face(ui, app)));
        }
        CentralPanel::default()
            .frame(Frame::new().fill(theme.window))
            .show(ui, |ui| self.show_middle(ui, app));
        actions::keys(self, ui, app);
        self.files.show(ui, app);
    }

    fn tools(&mut self, ui: &mut Ui, app: &mut TantrixContext, _labelled: bool) {
        let text = app.text;
        let (undo, redo) = match self.face {
            MiddleView::ByHand => self.play.can_undo_and_redo(),
            MiddleView::Solutions => (false, false),
        };
        let [back, again] =
            [HistoryCommand::Undo, HistoryCommand::Redo].map(TantrixCommand::History);
        let buttons = [
            CommandButton::new(shared_icons::undo, text.msg_tantrix_undo(), back).enabled(undo),
            CommandButton::new(shared_icons::redo, text.msg_tantrix_redo(), again).enabled(redo),
        ];
        command_buttons(ui, app, None, buttons);
        files::menu(self, ui, app);
    }

    fn room(&self) -> Room {
        Room::BOARD
    }

    fn withholds(_: &TantrixCommand) -> bool {
        // The game itself is not there in a contest.
        true
    }

    fn opening(&self, path: PathBuf) -> TantrixCommand {
        TantrixCommand::File(FileCommand::OpenFile(path))
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

    fn perform(&mut self, command: TantrixCommand, app: &mut TantrixContext) {
        commands::perform(self, command, app);
    }

    fn reads(&self, path: &Path, _: &Text) -> bool {
        files::reads(path)
    }

    fn close(&mut self, _: &mut TantrixContext) {
        self.play.put_back();
        self.save();
    }
}
