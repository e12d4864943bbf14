//! The Tantrix mode: choose a puzzle on the left, play it by hand in the middle, or search its solutions in the
//! background and browse them.
//!
//! `setup` is the chosen puzzle, on a board from `drawing` perhaps; `tantrix_session` the game by hand; `search_task` a
//! search with its solutions. `choice`, `canvas`, `tray`, `rules` and `gallery` show them. Everything a player does is a
//! [`TantrixCommand`], carried out in `perform`.

mod canvas;
mod choice;
mod colours;
mod command;
mod drawing;
mod files;
mod gallery;
mod help;
mod icons;
mod paint;
mod panel_widgets;
mod perform;
mod rules;
mod saved_tantrix;
mod search_task;
mod setup;
mod tantrix_session;
mod tray;
mod view;

pub use command::{MiddleView, Search, TantrixCommand, TantrixContext};
pub use setup::{PuzzleKind, PuzzleSetup};
pub use tantrix_session::Spot;

use crate::store::{Shared, WindowFile};
use crate::window::games_kit::{CommandButton, command_buttons, side_frame, zoom_button};
use crate::window::kit::actions::KeyLine;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::command::{FileCommand, HistoryCommand, ZoomCommand};
use crate::window::kit::magnify::Room;
use crate::window::kit::widgets::scrolled;
use crate::window::kit::{icons as shared_icons, theme};
use crate::window::shell::help_page::HelpPage;
use crate::window::shell::mode::{Commanded, Host, Mode};
use canvas::TileCanvas;
use drawing::BoardDrawing;
use egui::{Align, CentralPanel, Frame, Id, Layout, Margin, Panel, Ui, vec2};
use engine::text::Text;
use files::TantrixFiles;
use games::tantrix::Area;
use panel_widgets::segments;
use saved_tantrix::{TantrixBoards, TantrixRecords};
use search_task::{FoundSolutions, SearchTask};
use std::path::{Path, PathBuf};
use tantrix_session::TantrixSession;

/// Interval at which the figures of a running search are updated, in seconds.
pub(super) const FIGURES: f32 = 0.1;
/// Margin of the side panels, in points.
const SIDE: i8 = 12;

/// Width below which both side panels become one, so that the board has room, in points.
const ONE_PANEL: f32 = 860.0;

/// Purpose of a search that helps the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Aid {
    Hint,
    Complete,
}

/// The Tantrix mode.
pub struct TantrixMode {
    play: TantrixSession,
    canvas: TileCanvas,
    face: MiddleView,
    found: FoundSolutions,
    gallery: TileCanvas,
    /// The search for solutions.
    search: Option<SearchTask>,
    /// The search that helps the player.
    aid: Option<(SearchTask, Aid)>,
    /// The last touched tile.
    touched: Option<Spot>,
    /// The tile or place under focus or pointer.
    target: Option<Spot>,
    /// True while the board is hidden and its time stopped.
    paused: bool,
    /// The drawing, while the board is being drawn.
    drawing: Option<BoardDrawing>,
    /// The previously shown board: a new one is fitted.
    shown: Option<Area>,
    /// Its area, in points: the board is fitted again when it changes.
    room: egui::Vec2,
    files: TantrixFiles,
    records: Shared<TantrixRecords>,
    saved: WindowFile<TantrixBoards>,
    /// True if it was shown since the last `advance`; and the time of that, in seconds.
    seen: bool,
    last_tick: f64,
}

impl TantrixMode {
    /// Restores the saved game.
    pub fn new(app: &mut AppContext) -> TantrixMode {
        let saved = app.window_file::<TantrixBoards>();
        TantrixMode {
            play: saved.value().game(),
            canvas: TileCanvas::default(),
            face: MiddleView::ByHand,
            found: FoundSolutions::default(),
            gallery: TileCanvas::default(),
            search: None,
            aid: None,
            touched: None,
            target: None,
            paused: false,
            drawing: None,
            shown: None,
            room: egui::Vec2::ZERO,
            files: TantrixFiles::default(),
            records: app.shared(),
            saved,
            seen: false,
            last_tick: 0.0,
        }
    }

    /// The number of tiles on the board.
    pub fn laid(&self) -> usize {
        self.play.position().iter().count()
    }

    /// True if rotations of a solution count as one.
    pub fn up_to_rotation(&self) -> bool {
        self.records.value().up_to_rotation
    }

    /// Saves the game if it changed, and takes over what other windows solved.
    fn save(&mut self) {
        self.saved.set_if_new(TantrixBoards::of(&self.play));
        self.records.advance();
    }

    /// Adds to the time while the board is visible, from the first tile until it is solved.
    fn tick(&mut self, seconds: f64, seen: bool) {
        let passed = (seconds - self.last_tick).clamp(0.0, 1.0);
        self.last_tick = seconds;
        let shown = seen && self.face == MiddleView::ByHand && !self.paused;
        let plays = shown && !self.play.position().is_empty();
        if plays && !self.play.attempt.counted {
            self.play.spend(passed);
        }
    }

    fn searching(&self) -> bool {
        self.search.is_some() || self.aid.is_some()
    }

    /// The right panel: helpers and rules, or the solutions.
    fn show_face(&mut self, ui: &mut Ui, app: &mut TantrixContext) {
        match self.face {
            MiddleView::ByHand => rules::show(self, ui, app),
            MiddleView::Solutions => gallery::show(self, ui, app),
        }
    }

    /// The middle: board and tray, drawing, or solution.
    fn show_middle(&mut self, ui: &mut Ui, app: &mut TantrixContext) {
        let text = app.text;
        let row = vec2(ui.available_width(), 34.0);
        ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
            ui.add_space(10.0);
            self.show_faces(ui, app);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.add_space(10.0);
                ui.spacing_mut().item_spacing.x = 2.0;
                let zooms = [ZoomCommand::Fit, ZoomCommand::In, ZoomCommand::Out];
                let buttons = zooms.map(|zoom| zoom_button(&text, zoom, TantrixCommand::Zoom));
                command_buttons(ui, app, None, buttons);
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
                self.target = None;
                let frame = Frame::new().fill(theme::of(ui).canvas);
                CentralPanel::default()
                    .frame(frame)
                    .show(ui, |ui| drawing::show(self, ui, app));
            }
            MiddleView::ByHand => {
                rules::show_goal(self, ui, app);
                if self.paused {
                    self.show_pause(ui, app)
                } else {
                    self.show_game(ui, app)
                }
            }
            MiddleView::Solutions => gallery::picture(self, ui, app),
        }
    }

    /// The switch between game and solutions.
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

    /// Buttons for the last touched tile: fix, turn.
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

    /// Covers board and tray during a pause.
    fn show_pause(&mut self, ui: &mut Ui, app: &mut TantrixContext) {
        self.target = None;
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
        self.target = in_tray.or(on_board.map(Spot::Board));
        self.show_hand(ui);
    }

    /// Paints the dragged tile over everything.
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

impl Commanded for TantrixMode {
    type Command = TantrixCommand;
    type Services = ();

    fn withholds(_: &TantrixCommand) -> bool {
        // The game itself is not there in a contest.
        true
    }

    fn perform(&mut self, command: TantrixCommand, app: &mut TantrixContext) {
        perform::perform(self, command, app);
    }
}

impl Mode for Host<TantrixMode> {
    fn advance(&mut self, app: &mut AppContext, ctx: &egui::Context) {
        let (mode, app) = &mut self.lend(app);
        mode.poll(app);
        let seen = std::mem::take(&mut mode.seen);
        mode.tick(ctx.input(|input| input.time), seen);
        // Not with a tile in the hand, which may return to its place.
        if mode.play.held.is_none() {
            mode.save();
        }
    }

    fn show(&mut self, ui: &mut Ui, app: &mut AppContext) {
        let (mode, app) = &mut self.lend(app);
        let theme = theme::of(ui);
        mode.seen = true;
        if mode.searching() {
            let soon = std::time::Duration::from_secs_f32(FIGURES);
            ui.ctx().request_repaint_after(soon);
        }
        let area = mode.play.puzzle().ok().map(|puzzle| puzzle.area);
        if mode.shown != area {
            mode.shown = area;
            mode.canvas.view.fit();
        }
        let room = ui.available_size();
        if std::mem::replace(&mut mode.room, room) != room {
            mode.canvas.view.fit_again();
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
                    mode.show_face(ui, app);
                    ui.separator();
                }
                choice::show(mode, ui, app);
            });
        });
        if beside {
            side("tantrix rules", false, if narrow { 240.0 } else { 290.0 })
                .show(ui, |ui| scrolled(ui, SIDE, |ui| mode.show_face(ui, app)));
        }
        CentralPanel::default()
            .frame(Frame::new().fill(theme.window))
            .show(ui, |ui| mode.show_middle(ui, app));
        command::keys(mode, ui, app);
        mode.files.show(ui, app);
    }

    fn tools(&mut self, ui: &mut Ui, app: &mut AppContext, _labelled: bool) {
        let (mode, app) = &mut self.lend(app);
        let text = app.text;
        let (undo, redo) = match mode.face {
            MiddleView::ByHand => mode.play.can_undo_and_redo(),
            MiddleView::Solutions => (false, false),
        };
        let [back, again] =
            [HistoryCommand::Undo, HistoryCommand::Redo].map(TantrixCommand::History);
        let buttons = [
            CommandButton::new(shared_icons::undo, text.msg_tantrix_undo(), back).enabled(undo),
            CommandButton::new(shared_icons::redo, text.msg_tantrix_redo(), again).enabled(redo),
        ];
        command_buttons(ui, app, None, buttons);
        files::menu(mode, ui, app);
    }

    fn room(&self) -> Room {
        Room::BOARD
    }

    fn open_file(&mut self, path: PathBuf, app: &mut AppContext) {
        self.perform(TantrixCommand::File(FileCommand::OpenFile(path)), app);
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

    fn reads(&self, path: &Path, _: &Text) -> bool {
        files::reads(path)
    }

    fn close(&mut self, _: &mut AppContext) {
        self.mode.play.put_back();
        self.mode.save();
    }

    fn carry_out(&mut self, app: &mut AppContext) -> bool {
        self.perform_waiting(app)
    }
}
