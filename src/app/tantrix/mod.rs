//! Tantrix in the window: a puzzle is chosen on the left, played by hand on the board, and solved by
//! searches beside the window, whose solutions are looked through.
//!
//! `setup` says which puzzle, `play` is the game by hand, `search` a search, `found` its solutions; what is
//! seen of them is in `choice`, `canvas` and `tray`, `rules`, `gallery`. Everything done here is a
//! [`TantrixCommand`], carried out in `deeds`.

mod actions;
mod canvas;
mod choice;
mod colours;
mod deeds;
mod files;
mod found;
mod gallery;
mod help_page;
mod icons;
mod paint;
mod parts;
mod play;
mod record;
mod rules;
mod search_task;
mod setup;
mod sketch;
mod tray;
mod view;

use crate::app::common::app_context::AppContext;
use crate::app::common::app_context::ModeContext;
use crate::app::common::command::{FileCommand, HistoryCommand, ZoomCommand};
use crate::app::common::key_names::KeyLine;
use crate::app::common::theme;
use crate::app::common::widgets::IconButton;
use crate::app::shell::help::Page;
use crate::app::shell::mode::Mode;
use canvas::Canvas;
use egui::{Align, CentralPanel, Frame, Id, Layout, Margin, Panel, Ui, vec2};
use engine::games::tantrix::Area;
use engine::text::Text;
use files::Files;
use found::Found;
use parts::segments;
use play::Play;
pub use play::Spot;
use record::Record;
use search_task::SearchTask;
pub use setup::{Kind, Setup};
use std::path::{Path, PathBuf};

/// What is seen in the middle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// The game by hand.
    ByHand,
    /// The solutions that were found.
    Solutions,
}

/// Something to be searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Search {
    /// One solution.
    First,
    /// All, up to the limit.
    All,
    /// How many there are.
    Count,
}

/// Something to be done here.
#[derive(Clone, PartialEq, Debug)]
pub enum TantrixCommand {
    File(FileCommand),
    History(HistoryCommand),
    Zoom(ZoomCommand),
    /// Chooses another puzzle.
    Choose(Setup),
    /// Shows the game or the solutions.
    Show(Face),
    /// Takes a tile into the hand; dragged, it comes down as soon as no button is held.
    TakeUp(Spot, bool),
    /// Lays the tile in the hand there, or beside the board, which is the tray.
    PutDown(Option<engine::games::tantrix::Hex>),
    /// Leaves the tile in the hand where it was.
    PutBack,
    /// Turns a tile by sixths clockwise.
    Turn(Spot, i8),
    /// Turns the tile in the hand, or else that which was touched last.
    TurnHeld(i8),
    /// Shows where a tile can go; lays it if that is shown already.
    Hint,
    /// Lays all tiles that are left, as the solver says.
    Complete,
    /// Searches.
    Search(Search),
    /// Takes solutions as one that are turns of each other, or not.
    UpToRotation(bool),
    /// Lists so many solutions at most.
    Limit(usize),
    /// Stops what is searched.
    Stop,
    /// Shows this solution, counted from 0, or the last.
    Browse(usize),
    /// Goes on by hand from the solution that is shown.
    PlayOn,
    /// Asks for a file of this sort and writes to it what is shown.
    Export(&'static str),
}

/// What this mode may use, and where it sends its commands.
pub type TantrixContext<'a> = ModeContext<'a, TantrixCommand>;

/// What the solver is asked for while one plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Aid {
    Hint,
    Complete,
}

/// The game behind its tab.
pub struct TantrixMode {
    play: Play,
    canvas: Canvas,
    face: Face,
    found: Found,
    gallery: Canvas,
    /// The search for solutions.
    search: Option<SearchTask>,
    /// The search that helps who plays.
    aid: Option<(SearchTask, Aid)>,
    /// Whether the solver laid tiles: then it is no challenge solved by hand.
    aided: bool,
    /// The tile that was touched last.
    touched: Option<Spot>,
    /// The board that was shown last: another one is fitted.
    shown: Option<Area>,
    files: Files,
    record: Record,
    /// Since when something is to be kept, in egui's seconds.
    unkept: Option<f64>,
    ctx: Option<egui::Context>,
}

/// What changed is kept after so many seconds.
const KEEP_AFTER: f64 = 2.0;
/// While something is searched, the figures are brought up to date so often, in seconds.
const FIGURES: f32 = 0.1;

impl TantrixMode {
    /// The game as it was left.
    pub fn new(app: &mut AppContext) -> TantrixMode {
        let (record, trouble) = app.storage.record::<Record>(record::NAME);
        if let Some(trouble) = trouble {
            app.refuse(trouble.sentence(&app.text));
        }
        TantrixMode {
            play: Play::new(record.setup.clone(), record::position(&record.laid)),
            canvas: Canvas::default(),
            face: Face::ByHand,
            found: Found::default(),
            gallery: Canvas::default(),
            search: None,
            aid: None,
            aided: record.aided,
            touched: None,
            shown: None,
            files: Files::default(),
            record,
            unkept: None,
            ctx: None,
        }
    }

    /// Hands to the storage what is to be kept. What other windows solved stays solved.
    fn keep(&mut self, app: &mut TantrixContext) {
        self.unkept = None;
        self.record.setup = self.play.setup().clone();
        self.record.laid = record::laid(self.play.position());
        self.record.aided = self.aided;
        let mine = self.record.clone();
        let kept = app
            .storage
            .change_record(record::NAME, |record: &mut Record| {
                let solved = std::mem::take(&mut record.solved);
                *record = mine;
                record.solved.extend(solved);
            });
        match kept {
            Ok(record) => self.record = record,
            Err(error) => app.refuse(error.sentence(&app.text)),
        }
    }

    fn searching(&self) -> bool {
        self.search.is_some() || self.aid.is_some()
    }

    /// The board, the tray or the picture.
    fn show_middle(&mut self, ui: &mut Ui, app: &mut TantrixContext) {
        let text = app.text;
        let row = vec2(ui.available_width(), 34.0);
        ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
            ui.add_space(10.0);
            let solutions = match self.found.len() {
                0 => text.msg_tantrix_face_solutions(),
                count => text.msg_tantrix_face_solutions_count(count.to_string()),
            };
            let faces = [
                (Face::ByHand, text.msg_tantrix_face_by_hand()),
                (Face::Solutions, solutions),
            ];
            if let Some(face) = segments(ui, &faces, self.face) {
                app.send(TantrixCommand::Show(face));
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.add_space(10.0);
                ui.spacing_mut().item_spacing.x = 2.0;
                let zooms: [(crate::app::common::icons::Icon, String, TantrixCommand); 3] = [
                    (
                        crate::app::common::icons::fit,
                        text.msg_zoom_fit(),
                        TantrixCommand::Zoom(ZoomCommand::Fit),
                    ),
                    (
                        crate::app::common::icons::zoom_in,
                        text.msg_zoom_in(),
                        TantrixCommand::Zoom(ZoomCommand::In),
                    ),
                    (
                        crate::app::common::icons::zoom_out,
                        text.msg_zoom_out(),
                        TantrixCommand::Zoom(ZoomCommand::Out),
                    ),
                ];
                for (icon, name, command) in zooms {
                    if IconButton::new(icon, &name).show(ui).clicked() {
                        app.send(command);
                    }
                }
                if self.face == Face::ByHand {
                    ui.add_space(10.0);
                    let turns: [(crate::app::common::icons::Icon, String, i8); 2] = [
                        (icons::clockwise, text.msg_tantrix_turn_right(), 1),
                        (icons::counterclockwise, text.msg_tantrix_turn_left(), -1),
                    ];
                    let some = self.play.held.is_some() || self.touched.is_some();
                    for (icon, name, by) in turns {
                        if IconButton::new(icon, &name)
                            .enabled(some)
                            .show(ui)
                            .clicked()
                        {
                            app.send(TantrixCommand::TurnHeld(by));
                        }
                    }
                }
            });
        });
        match self.face {
            Face::ByHand => self.show_game(ui, app),
            Face::Solutions => gallery::picture(self, ui, app),
        }
    }

    fn show_game(&mut self, ui: &mut Ui, app: &mut TantrixContext) {
        let theme = theme::of(ui);
        if self.play.puzzle().is_err() {
            choice::impossible_in_the_middle(ui, app, self.play.impossible());
            return;
        }
        let high = if ui.available_height() < 480.0 {
            84.0
        } else {
            150.0
        };
        let tray = Panel::bottom("tantrix tray")
            .exact_size(high)
            .resizable(false)
            .frame(
                Frame::new()
                    .fill(theme.palette)
                    .inner_margin(Margin::same(8)),
            );
        tray.show(ui, |ui| tray::show(ui, &self.play, app));
        CentralPanel::default()
            .frame(Frame::new().fill(theme.canvas))
            .show(ui, |ui| self.canvas.show(ui, &self.play, app));
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
        let look = paint::Look {
            at,
            radius: self.canvas.view.radius(),
            turn: f32::from(held.lying.turn),
            opacity: 0.92,
        };
        let painter = ui.ctx().layer_painter(layer);
        paint::paint(&painter, colours::of(ui), held.lying.tile, look);
    }
}

impl Mode for TantrixMode {
    type Command = TantrixCommand;
    type Services = ();

    fn advance(&mut self, app: &mut TantrixContext, ctx: &egui::Context) {
        if self.ctx.is_none() {
            self.ctx = Some(ctx.clone());
        }
        self.hear(app);
        let now = ctx.input(|input| input.time);
        match self.unkept {
            Some(since) if now - since >= KEEP_AFTER || since > now => self.keep(app),
            Some(since) => {
                let left = (KEEP_AFTER - (now - since)).max(0.0);
                ctx.request_repaint_after(std::time::Duration::from_secs_f64(left));
            }
            None => {}
        }
    }

    fn show(&mut self, ui: &mut Ui, app: &mut TantrixContext) {
        let theme = theme::of(ui);
        if self.searching() {
            let soon = std::time::Duration::from_secs_f32(FIGURES);
            ui.ctx().request_repaint_after(soon);
        }
        let area = self.play.puzzle().ok().map(|puzzle| puzzle.area);
        if self.shown != area {
            self.shown = area;
            self.canvas.view.fit();
        }
        let narrow = ui.available_width() < 1200.0;
        let side = |name: &'static str, left: bool, wide: f32| {
            let panel = match left {
                true => Panel::left(name),
                false => Panel::right(name),
            };
            let frame = Frame::new()
                .fill(theme.window)
                .inner_margin(Margin::same(12));
            panel.exact_size(wide).resizable(false).frame(frame)
        };
        side("tantrix choice", true, if narrow { 262.0 } else { 300.0 }).show(ui, |ui| {
            egui::ScrollArea::vertical()
                .auto_shrink(false)
                .show(ui, |ui| choice::show(self, ui, app));
        });
        side("tantrix rules", false, if narrow { 240.0 } else { 290.0 }).show(ui, |ui| {
            egui::ScrollArea::vertical()
                .auto_shrink(false)
                .show(ui, |ui| match self.face {
                    Face::ByHand => rules::show(self, ui, app),
                    Face::Solutions => gallery::show(self, ui, app),
                });
        });
        CentralPanel::default()
            .frame(Frame::new().fill(theme.window))
            .show(ui, |ui| self.show_middle(ui, app));
        actions::keys(self, ui, app);
        self.files.show(ui, app);
    }

    fn tools(&mut self, ui: &mut Ui, app: &mut TantrixContext) {
        let text = app.text;
        let (undo, redo) = match self.face {
            Face::ByHand => self.play.can_undo_and_redo(),
            Face::Solutions => (false, false),
        };
        let buttons: [(
            crate::app::common::icons::Icon,
            String,
            bool,
            TantrixCommand,
        ); 2] = [
            (
                crate::app::common::icons::undo,
                text.msg_tantrix_undo(),
                undo,
                TantrixCommand::History(HistoryCommand::Undo),
            ),
            (
                crate::app::common::icons::redo,
                text.msg_tantrix_redo(),
                redo,
                TantrixCommand::History(HistoryCommand::Redo),
            ),
        ];
        files::menu(self, ui, app);
        for (icon, name, enabled, command) in buttons {
            if IconButton::new(icon, &name)
                .enabled(enabled)
                .show(ui)
                .clicked()
            {
                app.send(command);
            }
        }
    }

    fn withholds(_: &TantrixCommand) -> bool {
        // The game itself is not there in a contest.
        true
    }

    fn opening(&self, path: PathBuf) -> TantrixCommand {
        TantrixCommand::File(FileCommand::OpenFile(path))
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

    fn perform(&mut self, command: TantrixCommand, app: &mut TantrixContext) {
        deeds::perform(self, command, app);
    }

    fn reads(&self, path: &Path, _: &Text) -> bool {
        files::reads(path)
    }

    fn close(&mut self, app: &mut TantrixContext) {
        self.play.put_back();
        self.keep(app);
    }
}
