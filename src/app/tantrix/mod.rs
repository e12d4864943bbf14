//! Tantrix in the window: a puzzle is chosen on the left, played by hand on the board, and solved by
//! searches beside the window, whose solutions are looked through.
//!
//! `setup` says which puzzle, `play` is the game by hand, `hunt` a search, `found` its solutions; what is
//! seen of them is in `choice`, `canvas` and `tray`, `rules`, `gallery`. Everything done here is a
//! [`TantrixCommand`], carried out in `deeds`.

mod canvas;
mod choice;
mod colours;
mod deeds;
mod files;
mod found;
mod gallery;
mod hunt;
mod icons;
mod paint;
mod parts;
mod play;
mod record;
mod rules;
mod setup;
mod sketch;
mod tray;
mod view;

use super::command::Command;
use super::desk::Desk;
use super::key_names::KeyLine;
use super::mode::Mode;
use super::theme;
use super::widgets::IconButton;
use crate::tantrix::Area;
use crate::text::Text;
use canvas::Canvas;
use egui::{Align, CentralPanel, Frame, Id, Layout, Margin, Panel, Ui, vec2};
use files::Files;
use found::Found;
use hunt::Hunt;
use parts::segments;
use play::Play;
pub use play::Spot;
use record::Record;
pub use setup::{Kind, Setup};
use std::path::Path;

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
    /// Chooses another puzzle.
    Choose(Setup),
    /// Shows the game or the solutions.
    Show(Face),
    /// Takes a tile into the hand; dragged, it comes down as soon as no button is held.
    TakeUp(Spot, bool),
    /// Lays the tile in the hand there, or beside the board, which is the tray.
    PutDown(Option<crate::tantrix::Hex>),
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

impl From<TantrixCommand> for Command {
    fn from(command: TantrixCommand) -> Command {
        Command::Tantrix(command)
    }
}

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
    hunt: Option<Hunt>,
    /// The search that helps who plays.
    aid: Option<(Hunt, Aid)>,
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
    pub fn new(desk: &mut Desk) -> TantrixMode {
        let (record, trouble) = desk.storage.record::<Record>(record::NAME);
        if let Some(trouble) = trouble {
            desk.refuse(trouble.sentence(&desk.text));
        }
        TantrixMode {
            play: Play::new(record.setup.clone(), record::position(&record.laid)),
            canvas: Canvas::default(),
            face: Face::ByHand,
            found: Found::default(),
            gallery: Canvas::default(),
            hunt: None,
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
    fn keep(&mut self, desk: &mut Desk) {
        self.unkept = None;
        self.record.setup = self.play.setup().clone();
        self.record.laid = record::laid(self.play.position());
        self.record.aided = self.aided;
        let mine = self.record.clone();
        let kept = desk
            .storage
            .change_record(record::NAME, |record: &mut Record| {
                let solved = std::mem::take(&mut record.solved);
                *record = mine;
                record.solved.extend(solved);
            });
        match kept {
            Ok(record) => self.record = record,
            Err(error) => desk.refuse(error.sentence(&desk.text)),
        }
    }

    fn searching(&self) -> bool {
        self.hunt.is_some() || self.aid.is_some()
    }

    /// The board, the tray or the picture.
    fn show_middle(&mut self, ui: &mut Ui, desk: &mut Desk) {
        let text = desk.text;
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
                desk.send(TantrixCommand::Show(face).into());
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.add_space(10.0);
                ui.spacing_mut().item_spacing.x = 2.0;
                let zooms: [(super::icons::Icon, String, Command); 3] = [
                    (super::icons::fit, text.msg_zoom_fit(), Command::Fit),
                    (super::icons::zoom_in, text.msg_zoom_in(), Command::ZoomIn),
                    (
                        super::icons::zoom_out,
                        text.msg_zoom_out(),
                        Command::ZoomOut,
                    ),
                ];
                for (icon, name, command) in zooms {
                    if IconButton::new(icon, &name).show(ui).clicked() {
                        desk.send(command);
                    }
                }
                if self.face == Face::ByHand {
                    ui.add_space(10.0);
                    let turns: [(super::icons::Icon, String, i8); 2] = [
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
                            desk.send(TantrixCommand::TurnHeld(by).into());
                        }
                    }
                }
            });
        });
        match self.face {
            Face::ByHand => self.show_game(ui, desk),
            Face::Solutions => gallery::picture(self, ui, desk),
        }
    }

    fn show_game(&mut self, ui: &mut Ui, desk: &mut Desk) {
        let theme = theme::of(ui);
        if self.play.puzzle().is_err() {
            choice::impossible_in_the_middle(ui, desk, self.play.impossible());
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
        tray.show(ui, |ui| tray::show(ui, &self.play, desk));
        CentralPanel::default()
            .frame(Frame::new().fill(theme.canvas))
            .show(ui, |ui| self.canvas.show(ui, &self.play, desk));
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
            radius: self.canvas.view.radius,
            turn: f32::from(held.lying.turn),
            opacity: 0.92,
        };
        let painter = ui.ctx().layer_painter(layer);
        paint::paint(&painter, colours::of(ui), held.lying.tile, look);
    }
}

impl Mode for TantrixMode {
    fn name(&self, text: &Text) -> String {
        text.msg_mode_tantrix()
    }

    fn advance(&mut self, desk: &mut Desk, ctx: &egui::Context) {
        if self.ctx.is_none() {
            self.ctx = Some(ctx.clone());
        }
        self.hear(desk);
        let now = ctx.input(|input| input.time);
        match self.unkept {
            Some(since) if now - since >= KEEP_AFTER || since > now => self.keep(desk),
            Some(since) => {
                let left = (KEEP_AFTER - (now - since)).max(0.0);
                ctx.request_repaint_after(std::time::Duration::from_secs_f64(left));
            }
            None => {}
        }
    }

    fn show(&mut self, ui: &mut Ui, desk: &mut Desk) {
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
                .show(ui, |ui| choice::show(self, ui, desk));
        });
        side("tantrix rules", false, if narrow { 240.0 } else { 290.0 }).show(ui, |ui| {
            egui::ScrollArea::vertical()
                .auto_shrink(false)
                .show(ui, |ui| match self.face {
                    Face::ByHand => rules::show(self, ui, desk),
                    Face::Solutions => gallery::show(self, ui, desk),
                });
        });
        CentralPanel::default()
            .frame(Frame::new().fill(theme.window))
            .show(ui, |ui| self.show_middle(ui, desk));
        deeds::keys(self, ui, desk);
        self.files.show(ui, desk);
    }

    fn tools(&mut self, ui: &mut Ui, desk: &mut Desk) {
        let text = desk.text;
        let (undo, redo) = match self.face {
            Face::ByHand => self.play.can_undo_and_redo(),
            Face::Solutions => (false, false),
        };
        let buttons: [(super::icons::Icon, String, bool, Command); 2] = [
            (
                super::icons::undo,
                text.msg_tantrix_undo(),
                undo,
                Command::Undo,
            ),
            (
                super::icons::redo,
                text.msg_tantrix_redo(),
                redo,
                Command::Redo,
            ),
        ];
        files::menu(self, ui, desk);
        for (icon, name, enabled, command) in buttons {
            if IconButton::new(icon, &name)
                .enabled(enabled)
                .show(ui)
                .clicked()
            {
                desk.send(command);
            }
        }
    }

    fn keys(&self, text: &Text) -> Vec<KeyLine> {
        deeds::key_names(text)
    }

    fn sketch(&self, ui: &mut Ui, desk: &Desk) {
        sketch::show(ui, &desk.text);
    }

    fn perform(&mut self, command: Command, desk: &mut Desk) {
        deeds::perform(self, command, desk);
    }

    fn reads(&self, path: &Path, _: &Text) -> bool {
        files::reads(path)
    }

    fn close(&mut self, desk: &mut Desk) {
        self.play.put_back();
        self.keep(desk);
    }
}
