//! The comparison: the program on the canvas, those of the slots, the examples and files in one table;
//! what they cost, taken apart; and two of them side by side.
//!
//! `rows` holds what is known of the programs, `bench` measures them beside the window, `table` and
//! `costs` show it. `duel` is two programs that make the same move, `difference` what differs between
//! them, `arena` shows both, each in a `pane`. Nothing here changes a program.

mod arena;
mod bench;
pub mod costs;
mod difference;
mod duel;
pub mod icons;
mod kept;
mod page;
mod pane;
mod rows;
mod table;

pub use difference::Differences;
pub use duel::{Duel, Pace};
pub use rows::{Column, Order, Origin, Row};

use super::canvas::paint::BlockPainter;
use super::desk::Desk;
use super::file_dialog::{Chosen, FileDialog, FileQuestion};
use super::storage::open_program;
use crate::app::command::Command;
use crate::blocks::Program;
use crate::game::Game;
use crate::text::Text;
use crate::wall::{Cell, Wall};
use bench::Bench;
use egui::{Context, Ui};
use kept::{Kept, MOST_FILES};
use rows::Measured;
use std::path::{Path, PathBuf};

/// What can be opened: programs, and pictures with a program inside.
const EXTENSIONS: &[&str] = &["ron", "svg", "png"];

/// What can be done in the comparison.
#[derive(Clone, PartialEq, Debug)]
pub enum ComparisonCommand {
    /// Shows the comparison, or leaves it.
    Toggle,
    /// From the programs side by side to the table, from there to the canvas.
    Back,
    /// Sorts by this column; by the one that is sorted by already, the other way round.
    Sort(Column),
    /// Chooses a row, or no longer.
    Choose(Origin),
    /// Takes a row out of the table.
    Remove(Origin),
    /// Puts back what was taken out of the table.
    Restore(Origin),
    /// Asks for a file to be added.
    AskFile,
    /// Adds a file.
    Add(PathBuf),
    /// Stops measuring, or goes on with it.
    Halt(bool),
    /// Measures by these rules.
    Rules(Game),
    /// Puts the two chosen programs side by side.
    SideBySide,
    /// Both programs make the move of this click.
    Click(Cell),
    /// Goes about in that move.
    Go(Pace),
    /// The same wall again.
    BeginAgain,
    /// Another wall.
    OtherWall,
    /// To the next difference, or to the one before.
    NextDifference {
        /// The one before.
        back: bool,
    },
    /// Whether differences are marked on the blocks.
    ShowDifferences(bool),
}

/// What the comparison is told of the workshop.
pub struct Around<'a> {
    /// The program on the canvas.
    pub program: &'a Program,
    /// What the slots hold, the first in front.
    pub slots: Vec<Option<Program>>,
    /// The wall on the stage.
    pub wall: &'a Wall,
}

/// The comparison.
#[derive(Default)]
pub struct Comparison {
    open: bool,
    /// Whether it was shown since one last looked after it.
    seen: bool,
    rows: Vec<Row>,
    kept: Kept,
    /// What the rows show: the revisions of the canvas and of the slots.
    revisions: (u64, u64),
    game: Game,
    /// The chosen rows: A, then B.
    chosen: Vec<Origin>,
    /// The row where the keyboard is.
    at: Option<Origin>,
    focus_soon: bool,
    bench: Bench,
    duel: Option<Duel>,
    dialog: FileDialog,
    /// The wall of the stage, to begin with.
    wall: Option<Wall>,
    ctx: Option<Context>,
}

impl Comparison {
    /// Whether it is shown instead of the canvas.
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// The programs, in the order in which they came.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// How the rows are sorted.
    pub fn sorting(&self) -> Order {
        self.kept.order
    }

    /// The places of the rows as they are shown.
    pub fn order(&self, text: &Text) -> Vec<usize> {
        self.kept.order.of(&self.rows, text)
    }

    /// The rules by which programs are measured and judged.
    pub fn rules(&self) -> Game {
        self.game
    }

    /// The chosen rows, A and B.
    pub fn chosen(&self) -> &[Origin] {
        &self.chosen
    }

    /// The two programs side by side.
    pub fn duel(&self) -> Option<&Duel> {
        self.duel.as_ref()
    }

    fn at(&self) -> Option<&Origin> {
        self.at.as_ref()
    }

    fn go_to_row(&mut self, origin: Origin) {
        self.at = Some(origin);
    }

    /// Whether the keyboard is to go to the table.
    fn take_focus(&mut self) -> bool {
        std::mem::take(&mut self.focus_soon)
    }

    fn bench(&self) -> &Bench {
        &self.bench
    }

    fn row(&self, origin: &Origin) -> Option<&Row> {
        self.rows.iter().find(|row| row.origin == *origin)
    }

    /// The chosen rows themselves.
    fn chosen_rows(&self) -> Vec<&Row> {
        let chosen = self.chosen.iter();
        chosen.filter_map(|origin| self.row(origin)).collect()
    }

    /// Looks after what goes on by itself; `revisions` says whether `around` is still what the rows show.
    /// While the comparison is not on the window nothing is measured.
    pub fn advance<'a>(
        &mut self,
        desk: &mut Desk,
        ctx: &Context,
        revisions: (u64, u64),
        around: impl FnOnce() -> Around<'a>,
    ) {
        if self.ctx.is_none() {
            self.ctx = Some(ctx.clone());
        }
        if !self.open {
            return;
        }
        if self.revisions != revisions {
            self.revisions = revisions;
            self.gather(&around());
        }
        if let Some(duel) = &mut self.duel {
            duel.advance(desk);
        }
        if std::mem::take(&mut self.seen) {
            let order = self.order(&desk.text);
            self.bench.advance(&mut self.rows, &order, self.game, ctx);
            self.bench.judge(&mut self.rows, &order, &mut desk.judging);
        } else {
            self.bench.stop();
        }
    }

    /// Shows it in all of the room that `ui` has.
    pub fn show(&mut self, ui: &mut Ui, desk: &mut Desk, brush: &mut BlockPainter) {
        self.seen = true;
        page::show(self, ui, desk, brush);
        let text = desk.text;
        let look = |path: &Path| match open_program(path) {
            Ok(_) => Ok(()),
            Err(error) => Err(error.sentence(&text)),
        };
        if let Some(Chosen::Open(path)) = self.dialog.show(ui, desk, &look) {
            desk.send(Command::Comparison(ComparisonCommand::Add(path)));
        }
    }

    /// Carries out a command.
    pub fn perform(&mut self, command: ComparisonCommand, desk: &mut Desk, around: &Around<'_>) {
        match command {
            ComparisonCommand::Toggle if self.open => self.leave(desk),
            ComparisonCommand::Toggle => self.enter(desk, around),
            ComparisonCommand::Back if self.duel.take().is_some() => {
                self.focus_soon = true;
                desk.say("");
            }
            ComparisonCommand::Back => self.leave(desk),
            ComparisonCommand::Sort(column) => self.sort(column, desk),
            ComparisonCommand::Choose(origin) => self.choose(origin),
            ComparisonCommand::Remove(origin) => self.remove(&origin, desk),
            ComparisonCommand::Restore(origin) => {
                self.kept.hidden.retain(|key| *key != origin.key());
                self.kept.save(desk);
                self.gather(around);
            }
            ComparisonCommand::AskFile => self.dialog.ask(FileQuestion {
                title: desk.text.msg_comparison_add_title(),
                save_as: None,
                extensions: EXTENSIONS,
            }),
            ComparisonCommand::Add(path) => self.add(path, desk),
            ComparisonCommand::Halt(halted) => self.bench.halt(halted),
            ComparisonCommand::Rules(game) => self.set_rules(game),
            ComparisonCommand::SideBySide => self.put_side_by_side(desk),
            command => self.perform_duel(command, desk),
        }
    }

    /// What is about the two programs side by side.
    fn perform_duel(&mut self, command: ComparisonCommand, desk: &mut Desk) {
        let Some(duel) = &mut self.duel else { return };
        match command {
            ComparisonCommand::Click(cell) => duel.click(cell, desk),
            ComparisonCommand::Go(pace) => duel.go(pace, desk),
            ComparisonCommand::BeginAgain => duel.begin_again(),
            ComparisonCommand::OtherWall => duel.deal(),
            ComparisonCommand::NextDifference { back } => duel.go_to_difference(back, desk),
            ComparisonCommand::ShowDifferences(marked) => duel.marked = marked,
            _ => {}
        }
    }

    fn enter(&mut self, desk: &mut Desk, around: &Around<'_>) {
        self.open = true;
        self.seen = true;
        self.kept = Kept::load(desk);
        self.bench.halt(false);
        self.set_rules(around.program.header().game);
        self.wall = Some(*around.wall);
        self.gather(around);
        self.add_kept_files(desk);
        if self.chosen_rows().is_empty() {
            self.chosen = vec![Origin::Canvas];
        }
        self.at = Some(Origin::Canvas);
        self.focus_soon = true;
        desk.say(desk.text.msg_comparison_told_open());
    }

    /// Back to the canvas: what is being worked on stops, what is known stays.
    fn leave(&mut self, desk: &mut Desk) {
        self.open = false;
        self.duel = None;
        self.bench.stop();
        self.dialog = FileDialog::default();
        desk.say("");
    }

    /// Takes the programs of the workshop into the table; what is known of those that are the same as
    /// before is kept.
    fn gather(&mut self, around: &Around<'_>) {
        let canvas = (Origin::Canvas, around.program.clone());
        let slots = (1..).zip(&around.slots);
        let slots = slots.filter_map(|(number, program)| {
            let program = program.clone()?;
            Some((Origin::Slot(number), program))
        });
        let mut old = std::mem::take(&mut self.rows);
        let wanted = std::iter::once(canvas)
            .chain(slots)
            .chain(Origin::examples());
        for (origin, program) in wanted {
            if self.kept.hides(&origin) {
                continue;
            }
            let before = old.iter().position(|row| row.origin == origin);
            let row = match before.map(|place| old.remove(place)) {
                Some(row) if *row.program == program => row,
                _ => {
                    self.bench.forget(&origin);
                    Row::new(origin, program, self.game)
                }
            };
            self.rows.push(row);
        }
        let files = old.into_iter();
        let files = files.filter(|row| matches!(row.origin, Origin::File(_)));
        self.rows.extend(files);
        self.forget_chosen();
    }

    /// The files that were added when the window was open last, and are not in the table yet.
    fn add_kept_files(&mut self, desk: &mut Desk) {
        for path in self.kept.files.clone() {
            let origin = Origin::File(path.clone());
            match open_program(&path) {
                Ok((program, _)) => self.put(origin, program),
                Err(error) => {
                    desk.refuse(error.sentence(&desk.text));
                    self.drop_row(&origin);
                }
            }
        }
    }

    fn put(&mut self, origin: Origin, program: Program) {
        match self.rows.iter_mut().find(|row| row.origin == origin) {
            Some(row) if *row.program == program => {}
            Some(row) => {
                self.bench.forget(&origin);
                *row = Row::new(origin, program, self.game);
            }
            None => self.rows.push(Row::new(origin, program, self.game)),
        }
    }

    fn add(&mut self, path: PathBuf, desk: &mut Desk) {
        let text = desk.text;
        if self.kept.files.len() >= MOST_FILES && !self.kept.files.contains(&path) {
            desk.refuse(text.msg_comparison_told_too_many(MOST_FILES));
            return;
        }
        match open_program(&path) {
            Ok((program, _)) => {
                let origin = Origin::File(path.clone());
                self.put(origin.clone(), program);
                if !self.kept.files.contains(&path) {
                    self.kept.files.push(path.clone());
                    self.kept.save(desk);
                }
                desk.settings.last_folder = path.parent().map(Path::to_owned);
                desk.keep_settings();
                desk.say(text.msg_comparison_told_added(origin.words(&text)));
                self.at = Some(origin);
                self.focus_soon = true;
            }
            Err(error) => desk.refuse(error.sentence(&text)),
        }
    }

    fn remove(&mut self, origin: &Origin, desk: &mut Desk) {
        let text = desk.text;
        let Some(row) = self.row(origin) else { return };
        let name = row.name(&text);
        match origin {
            Origin::Canvas => {
                desk.say(text.msg_comparison_told_canvas_stays());
                return;
            }
            Origin::File(path) => self.kept.files.retain(|other| other != path),
            Origin::Slot(_) | Origin::Example(_) => self.kept.hidden.push(origin.key()),
        }
        self.kept.save(desk);
        // The keyboard goes to the row below, else to the one above.
        let order = self.order(&text);
        let here = order
            .iter()
            .position(|&place| self.rows[place].origin == *origin);
        let next = here.and_then(|here| {
            order
                .get(here + 1)
                .or_else(|| order.get(here.checked_sub(1)?))
        });
        self.at = next.map(|&place| self.rows[place].origin.clone());
        self.focus_soon = true;
        self.drop_row(origin);
        desk.say(text.msg_comparison_told_removed(name));
    }

    fn drop_row(&mut self, origin: &Origin) {
        self.bench.forget(origin);
        self.rows.retain(|row| row.origin != *origin);
        self.forget_chosen();
    }

    /// What was taken out of the table and can be put back.
    fn hidden(&self, around: &[(Origin, String)]) -> Vec<(Origin, String)> {
        let hidden = around.iter().filter(|(origin, _)| self.kept.hides(origin));
        hidden.cloned().collect()
    }

    fn forget_chosen(&mut self) {
        let rows = &self.rows;
        let is_there = |origin: &Origin| rows.iter().any(|row| row.origin == *origin);
        self.chosen.retain(is_there);
        if self.at.as_ref().is_none_or(|origin| !is_there(origin)) {
            self.at = rows.first().map(|row| row.origin.clone());
        }
    }

    fn sort(&mut self, column: Column, desk: &mut Desk) {
        let text = desk.text;
        self.kept.order = self.kept.order.pressed(column);
        let name = column.words(&text).to_lowercase();
        desk.say(match self.kept.order.falling {
            true => text.msg_comparison_told_falling(name),
            false => text.msg_comparison_told_rising(name),
        });
        self.kept.save(desk);
    }

    /// A third row takes the place of B: what one compares with stays.
    fn choose(&mut self, origin: Origin) {
        self.at = Some(origin.clone());
        match self.chosen.iter().position(|other| *other == origin) {
            Some(place) => {
                self.chosen.remove(place);
            }
            None => {
                self.chosen.truncate(1);
                self.chosen.push(origin);
            }
        }
    }

    fn set_rules(&mut self, game: Game) {
        if self.game == game {
            return;
        }
        self.game = game;
        self.bench.stop();
        for row in &mut self.rows {
            row.play(game);
        }
    }

    fn put_side_by_side(&mut self, desk: &mut Desk) {
        let rows = self.chosen_rows();
        let (Some(ctx), [a, b]) = (&self.ctx, rows.as_slice()) else {
            desk.refuse(desk.text.msg_comparison_told_choose_two());
            return;
        };
        let wall = self.wall.and_then(|wall| duel::playable(&wall, self.game));
        self.duel = Some(Duel::new([a, b], wall, self.game, desk, ctx));
        desk.say(desk.text.msg_comparison_told_click());
    }

    /// Whether all that can be measured is measured.
    pub fn is_measured(&self) -> bool {
        let wanted = |row: &Row| row.steps == Measured::Wanted;
        !self.rows.iter().any(wanted)
    }
}
