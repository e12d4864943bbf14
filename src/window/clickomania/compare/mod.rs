//! The comparison: the program on the canvas, those of the slots, the examples and files in one table;
//! what they cost, taken apart; and two of them side by side.
//!
//! `rows` holds what is known of the programs, `measuring` measures them and has them judged beside the window,
//! `table` and `costs` show it on the `page`. `side_by_side` is two programs that make the same move, `difference`
//! what differs between them, `side_by_side_view` shows both, each in a `pane`. `commands` carries out commands. Nothing
//! here changes a program.

mod commands;
pub mod costs;
mod difference;
pub mod icons;
mod keys;
mod mark;
mod measuring;
mod page;
mod pane;
mod rows;
mod saved_state;
mod side;
mod side_by_side;
mod side_by_side_view;
mod table;

pub use commands::compare_two;
pub use difference::Differences;
pub use rows::{ComparisonRow, SortOrder};
pub use side_by_side::SideBySide;

use crate::store::{Shared, open_program};
use crate::window::clickomania::command::{
    ClickomaniaCommand, ClickomaniaContext, ComparisonCommand, ProgramOrigin,
};
use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::clickomania::program::canvas::BlockPainter;
use crate::window::kit::file_dialog::{Chosen, FileDialog};
use egui::Ui;
use engine::language::Program;
use engine::text::Text;
use engine::wall::Wall;
use measuring::Measuring;
use rows::Measured;
use saved_state::TableChoices;
use std::path::Path;

/// What the comparison is told of the mode.
pub struct ProgramSources<'a> {
    /// The program on the canvas.
    pub program: &'a Program,
    /// What the slots hold, the first in front.
    pub slots: Vec<Option<Program>>,
    /// The wall on the stage.
    pub wall: &'a Wall,
}

/// Two programs side by side, as they are shown.
pub struct ShownPair<'a> {
    pub pair: &'a mut SideBySide,
    /// The name of the way back.
    pub back: String,
    pub block_painter: &'a mut BlockPainter,
}

/// The comparison.
#[derive(Default)]
pub struct ComparisonMode {
    /// Whether it was shown since one last looked after it.
    seen: bool,
    rows: Vec<ComparisonRow>,
    choices: Shared<TableChoices>,
    /// True once the choices were read.
    read: bool,
    /// What the rows show: the revisions of the canvas and of the slots.
    revisions: (u64, u64),
    task: ReadyTask,
    /// The chosen rows: A, then B.
    chosen: Vec<ProgramOrigin>,
    /// The row where the keyboard is.
    at: Option<ProgramOrigin>,
    focus_soon: bool,
    measuring: Measuring,
    dialog: FileDialog,
    /// The wall of the stage, to begin with.
    wall: Option<Wall>,
}

impl ComparisonMode {
    /// The programs, in the order in which they came.
    pub fn rows(&self) -> &[ComparisonRow] {
        &self.rows
    }

    /// How the rows are sorted.
    pub fn sorting(&self) -> SortOrder {
        self.choices.value().order
    }

    /// The places of the rows as they are shown.
    pub fn order(&self, text: &Text) -> Vec<usize> {
        self.choices.value().order.of(&self.rows, text)
    }

    /// The task for which programs are measured and judged.
    pub fn task(&self) -> &ReadyTask {
        &self.task
    }

    /// The chosen rows, A and B.
    pub fn chosen(&self) -> &[ProgramOrigin] {
        &self.chosen
    }

    fn at(&self) -> Option<&ProgramOrigin> {
        self.at.as_ref()
    }

    fn go_to_row(&mut self, origin: ProgramOrigin) {
        self.at = Some(origin);
    }

    /// Whether the keyboard is to go to the table.
    fn take_focus(&mut self) -> bool {
        std::mem::take(&mut self.focus_soon)
    }

    fn measuring(&self) -> &Measuring {
        &self.measuring
    }

    fn row(&self, origin: &ProgramOrigin) -> Option<&ComparisonRow> {
        self.rows.iter().find(|row| row.origin == *origin)
    }

    /// The chosen rows themselves.
    fn chosen_rows(&self) -> Vec<&ComparisonRow> {
        let chosen = self.chosen.iter();
        chosen.filter_map(|origin| self.row(origin)).collect()
    }

    /// Stops measuring while another page is shown.
    pub fn rest(&mut self) {
        self.measuring.stop();
    }

    /// Looks after what goes on by itself; `revisions` says whether `around` is still what the rows show.
    /// While another tab is shown nothing is measured.
    pub fn advance<'a>(
        &mut self,
        app: &mut ClickomaniaContext,
        revisions: (u64, u64),
        around: impl FnOnce() -> ProgramSources<'a>,
    ) {
        let chosen_elsewhere = self.choices.advance();
        if self.revisions != revisions || chosen_elsewhere {
            self.revisions = revisions;
            self.gather(&around());
        }
        if chosen_elsewhere {
            self.add_saved_files(app);
        }
        if std::mem::take(&mut self.seen) {
            let order = self.order(&app.text);
            self.measuring
                .advance(&mut self.rows, &order, self.task.rules(), app);
            self.measuring
                .judge(&self.rows, &order, &self.task, &mut app.services.judge);
        } else {
            self.measuring.stop();
        }
    }

    /// Shows the table, or two programs instead, in all of the room that `ui` has.
    pub fn show(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext, pair: Option<ShownPair<'_>>) {
        self.seen = true;
        if measuring::hear(&mut self.rows, &app.services.judge) {
            // The judge can go on with the next one.
            ui.ctx().request_repaint();
        }
        page::show(self, ui, app, pair);
        let text = app.text;
        let look = |path: &Path| match open_program(path) {
            Ok(_) => Ok(()),
            Err(error) => Err(error.sentence(&text)),
        };
        if let Some(Chosen::Open(path)) = self.dialog.show(ui, app, &look) {
            app.send(ClickomaniaCommand::Comparison(ComparisonCommand::Add(path)));
        }
    }

    /// What was taken out of the table and can be put back.
    fn hidden(&self, around: &[(ProgramOrigin, String)]) -> Vec<(ProgramOrigin, String)> {
        let hidden = around
            .iter()
            .filter(|(origin, _)| self.choices.value().hides(origin));
        hidden.cloned().collect()
    }

    /// Whether all that can be measured is measured.
    pub fn is_measured(&self) -> bool {
        let wanted = |row: &ComparisonRow| row.steps == Measured::Wanted;
        !self.rows.iter().any(wanted)
    }
}
