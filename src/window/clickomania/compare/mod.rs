//! The comparison: the programs on the canvas, in slots, examples and files in one table; their costs in detail; and
//! two of them side by side.
//!
//! `rows` holds the programs with their figures, and measures them in the background; `table` and `costs` show them on
//! the `page`. `side_by_side` has two programs make the same move, `difference` finds what differs between them, and
//! `side_by_side_view` shows both. Nothing here changes a program.

pub mod costs;
mod difference;
mod page;
mod rows;
mod side_by_side;
mod side_by_side_view;
mod table;

use crate::store::{Shared, open_program};
use crate::window::clickomania::command::{
    ClickomaniaContext, ComparisonColumn, ComparisonCommand, ProgramOrigin,
};
use crate::window::clickomania::guide::scores::{Dot, DotLook, ScoreChart, ScoreDots, Solutions};
use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::clickomania::page::Page;
use crate::window::clickomania::program::canvas::BlockPainter;
use crate::window::kit::file_dialog::{Chosen, FileDialog};
pub use difference::Differences;
use egui::Ui;
use engine::judge::front::Scores;
use engine::language::Program;
use engine::text::{Language, Text};
use engine::wall::Wall;
pub use rows::{ComparisonRow, SortOrder};
use rows::{MAX_FILES, Measured, Measuring, TableChoices};
pub use side_by_side::SideBySide;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The icons of the comparison.
pub mod icons {
    use crate::window::kit::icons::icons;

    icons! {
        compare = "compare";
        /// To the next difference.
        next = "next-difference";
        previous = "previous-difference";
        /// Back to the page before.
        back = "back";
    }
}

/// Parts of the mode that the comparison needs.
pub struct ProgramSources<'a> {
    /// The program on the canvas.
    pub program: &'a Program,
    /// The programs in the slots, in order.
    pub slots: Vec<Option<Program>>,
    /// The wall on the stage.
    pub wall: &'a Wall,
}

/// Two programs side by side, as they are shown.
pub struct ShownPair<'a> {
    pub pair: &'a mut SideBySide,
    /// Name of the button that leads back.
    pub back: String,
}

/// The dots of the chart, and from what they were made: making those of a thousand rows takes longer than a frame may.
#[derive(Default)]
struct ChartedRows {
    language: Option<Language>,
    /// The revision of the dots of the task.
    kept: u64,
    rows: Vec<(Scores, Arc<Program>)>,
    dots: Arc<[Dot]>,
}

/// The comparison.
#[derive(Default)]
pub struct ComparisonMode {
    /// True if it was shown since the last update.
    seen: bool,
    rows: Vec<ComparisonRow>,
    choices: Shared<TableChoices>,
    /// True once the choices were read.
    read: bool,
    /// Revisions of the canvas and of the slots that the rows show.
    revisions: (u64, u64),
    task: ReadyTask,
    /// The chosen rows: A, then B.
    chosen: Vec<ProgramOrigin>,
    /// The row that has the keyboard.
    current: Option<ProgramOrigin>,
    focus_soon: bool,
    measuring: Measuring,
    solutions: Solutions,
    dots: ScoreDots,
    charted: ChartedRows,
    chart: ScoreChart,
    dialog: FileDialog,
    /// The wall of the stage when the comparison was entered.
    wall: Option<Wall>,
}

impl ComparisonMode {
    /// The programs, in the order in which they were added.
    pub fn rows(&self) -> &[ComparisonRow] {
        &self.rows
    }

    /// The order of the rows.
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

    fn row(&self, origin: &ProgramOrigin) -> Option<&ComparisonRow> {
        self.rows.iter().find(|row| row.origin == *origin)
    }

    /// The chosen rows themselves.
    fn chosen_rows(&self) -> Vec<&ComparisonRow> {
        self.chosen
            .iter()
            .filter_map(|origin| self.row(origin))
            .collect()
    }

    /// Stops measuring while another page is shown.
    pub fn rest(&mut self) {
        self.measuring.stop();
    }

    /// Updates the rows if `revisions` changed, and measures while the table is shown.
    /// Nothing is measured while another tab is shown.
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
                .advance(&mut self.rows, &order, &self.task, app);
            self.measuring
                .judge(&self.rows, &order, &self.task, &mut app.services.judge);
        } else {
            self.measuring.stop();
        }
    }

    /// Shows the table, or two programs instead, in all of `ui`.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        pair: Option<ShownPair<'_>>,
        block_painter: &mut BlockPainter,
    ) {
        self.seen = true;
        if rows::take_findings(&mut self.rows, &app.services.judge) {
            // The judge can go on with the next one.
            ui.ctx().request_repaint();
        }
        page::show(self, ui, app, pair, block_painter);
        let text = app.text;
        let look = |path: &Path| {
            open_program(path)
                .map(|_| ())
                .map_err(|error| error.sentence(&text))
        };
        if let Some(Chosen::Open(path)) = self.dialog.show(ui, app, &look) {
            app.send(ComparisonCommand::Add(path));
        }
    }

    /// The dots of the chart: the shelf and the solutions of the task, and the right programs of the table.
    fn dots(&mut self, app: &ClickomaniaContext) -> Arc<[Dot]> {
        self.solutions.advance(&self.task, app);
        self.dots.of(&self.task, &mut self.solutions, app, None);
        let rows = self.rows.iter();
        let rows = rows.filter_map(|row| Some((row.scores()?, Arc::clone(&row.program))));
        let rows: Vec<_> = rows.collect();
        let charted = &self.charted;
        let same = |((scores, program), (other_scores, other)): (&(Scores, _), &(Scores, _))| {
            scores == other_scores && Arc::ptr_eq(program, other)
        };
        if (charted.language, charted.kept) == (Some(app.text.language()), self.dots.revision())
            && charted.rows.len() == rows.len()
            && charted.rows.iter().zip(&rows).all(same)
        {
            return Arc::clone(&charted.dots);
        }
        let mut dots = self.dots.last().to_vec();
        for row in &self.rows {
            let Some(scores) = row.scores() else { continue };
            let present = row.origin == ProgramOrigin::Canvas;
            let own = !matches!(row.origin, ProgramOrigin::Example(_));
            // A program on the shelf is often in the table too.
            let same = |dot: &Dot| own && dot.look == DotLook::Own && dot.scores == scores;
            let name = row.name(&app.text);
            let number = dots.iter().position(same).unwrap_or_else(|| {
                let look = if own { DotLook::Own } else { DotLook::Solution };
                dots.push(Dot {
                    program: Some(Arc::clone(&row.program)),
                    ..Dot::new(&app.text, scores, look, Some(name.clone()))
                });
                dots.len() - 1
            });
            if present {
                dots[number].mark_present(&app.text, &name);
            }
        }
        dots.sort_by(|a, b| a.scores.order(&b.scores));
        self.charted = ChartedRows {
            language: Some(app.text.language()),
            kept: self.dots.revision(),
            rows,
            dots: dots.into(),
        };
        Arc::clone(&self.charted.dots)
    }

    /// True once everything that can be measured is measured.
    pub fn is_measured(&self) -> bool {
        let wanted = |row: &ComparisonRow| row.steps == Measured::Wanted;
        !self.rows.iter().any(wanted)
    }
}

/// Files that can be opened: programs, pictures with a program inside, Blockly workspaces.
const EXTENSIONS: &[&str] = &["clickomania", "ron", "svg", "png", "json", "xml"];

impl ComparisonMode {
    /// Carries out a command.
    pub fn perform(
        &mut self,
        command: ComparisonCommand,
        app: &mut ClickomaniaContext,
        sources: &ProgramSources<'_>,
        page: &mut Page,
    ) {
        match command {
            ComparisonCommand::Toggle if page.compares() => leave(page, app),
            ComparisonCommand::Toggle => {
                self.enter(app, sources);
                *page = Page::Comparison;
            }
            ComparisonCommand::Back => self.back(page, app),
            ComparisonCommand::Sort(column) => self.sort(column, app),
            ComparisonCommand::Choose(origin) => self.choose(origin),
            ComparisonCommand::Remove(origin) => self.remove(&origin, app),
            ComparisonCommand::Restore(origin) => {
                self.choices.update(move |choices| choices.restore(&origin));
                self.gather(sources);
            }
            ComparisonCommand::AskFile => {
                let title = app.text.msg_comparison_add_title();
                self.dialog.ask_open(title, EXTENSIONS);
            }
            ComparisonCommand::Add(path) => self.add(path, app),
            ComparisonCommand::Halt(halted) => self.measuring.halt(halted),
            ComparisonCommand::Rules(id) => self.set_task(&ReadyTask::embedded(&id)),
            ComparisonCommand::SideBySide => {
                if page.pair().is_none()
                    && let Some(pair) = self.put_side_by_side(app)
                {
                    *page = Page::RowPair(pair);
                }
            }
            ComparisonCommand::Click(cell) => with_pair(page, |pair| pair.click(cell, app)),
            ComparisonCommand::Go(step) => with_pair(page, |pair| pair.go(step, app)),
            ComparisonCommand::BeginAgain => with_pair(page, SideBySide::begin_again),
            ComparisonCommand::OtherWall => with_pair(page, SideBySide::deal),
            ComparisonCommand::NextDifference { back } => {
                with_pair(page, |pair| pair.go_to_difference(back, app));
            }
            ComparisonCommand::ShowDifferences(marked) => {
                with_pair(page, |pair| pair.marked = marked);
            }
        }
    }

    /// Returns from two rows to the table, else leaves the comparison.
    fn back(&mut self, page: &mut Page, app: &mut ClickomaniaContext) {
        if let Page::RowPair(_) = page {
            *page = Page::Comparison;
            self.focus_soon = true;
            app.say("");
        } else {
            leave(page, app);
        }
    }

    fn enter(&mut self, app: &mut ClickomaniaContext, sources: &ProgramSources<'_>) {
        self.seen = true;
        self.dialog = FileDialog::default();
        if self.read {
            self.choices.look()
        } else {
            (self.choices, self.read) = (app.shared(), true)
        }
        self.measuring.halt(false);
        let task = app.services.task.ready().clone();
        self.set_task(&task);
        self.wall = Some(*sources.wall);
        self.gather(sources);
        self.add_saved_files(app);
        if self.chosen_rows().is_empty() {
            self.chosen = vec![ProgramOrigin::Canvas];
        }
        self.current = Some(ProgramOrigin::Canvas);
        self.focus_soon = true;
        app.say(app.text.msg_comparison_told_open());
    }

    /// Updates the programs of the canvas and the slots in the table; the figures of programs that are the same as
    /// before stay.
    fn gather(&mut self, sources: &ProgramSources<'_>) {
        let canvas = (ProgramOrigin::Canvas, sources.program.clone());
        let slots = (1..)
            .zip(&sources.slots)
            .filter_map(|(number, program)| Some((ProgramOrigin::Slot(number), program.clone()?)));
        let mut old = std::mem::take(&mut self.rows);
        let wanted = std::iter::once(canvas)
            .chain(slots)
            .chain(ProgramOrigin::examples());
        for (origin, program) in wanted {
            if self.choices.value().hides(&origin) {
                continue;
            }
            let before = old.iter().position(|row| row.origin == origin);
            let row = match before.map(|place| old.remove(place)) {
                Some(row) if row.program.same_text_as(&program) => row,
                _ => {
                    self.measuring.forget(&origin);
                    ComparisonRow::new(origin, program, &self.task)
                }
            };
            self.rows.push(row);
        }
        old.retain(|row| matches!(row.origin, ProgramOrigin::File(_)));
        self.rows.extend(old);
        self.forget_chosen();
    }

    /// Adds the saved files that are not in the table yet.
    fn add_saved_files(&mut self, app: &mut ClickomaniaContext) {
        for path in self.choices.value().files.clone() {
            let origin = ProgramOrigin::File(path.clone());
            match open_program(&path) {
                Ok((program, _)) => self.put(origin, program),
                Err(error) => {
                    app.refuse(error.sentence(&app.text));
                    self.drop_row(&origin);
                }
            }
        }
    }

    fn put(&mut self, origin: ProgramOrigin, program: Program) {
        match self.rows.iter_mut().find(|row| row.origin == origin) {
            Some(row) if row.program.same_text_as(&program) => {}
            Some(row) => {
                self.measuring.forget(&origin);
                *row = ComparisonRow::new(origin, program, &self.task);
            }
            None => self
                .rows
                .push(ComparisonRow::new(origin, program, &self.task)),
        }
    }

    fn add(&mut self, path: PathBuf, app: &mut ClickomaniaContext) {
        let text = app.text;
        let files = &self.choices.value().files;
        if files.len() >= MAX_FILES && !files.contains(&path) {
            app.refuse(text.msg_comparison_told_too_many(MAX_FILES));
            return;
        }
        match open_program(&path) {
            Ok((program, _)) => {
                let origin = ProgramOrigin::File(path.clone());
                self.put(origin.clone(), program);
                let added = path.clone();
                self.choices.update(move |choices| choices.add(&added));
                app.settings.last_folder = path.parent().map(Path::to_owned);
                app.say(text.msg_comparison_told_added(origin.words(&text)));
                self.current = Some(origin);
                self.focus_soon = true;
            }
            Err(error) => app.refuse(error.sentence(&text)),
        }
    }

    fn remove(&mut self, origin: &ProgramOrigin, app: &mut ClickomaniaContext) {
        let text = app.text;
        let Some(row) = self.row(origin) else { return };
        let name = row.name(&text);
        if *origin == ProgramOrigin::Canvas {
            app.say(text.msg_comparison_told_canvas_stays());
            return;
        }
        let removed = origin.clone();
        self.choices.update(move |choices| choices.remove(&removed));
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
        self.current = next.map(|&place| self.rows[place].origin.clone());
        self.focus_soon = true;
        self.drop_row(origin);
        app.say(text.msg_comparison_told_removed(name));
    }

    fn drop_row(&mut self, origin: &ProgramOrigin) {
        self.measuring.forget(origin);
        self.rows.retain(|row| row.origin != *origin);
        self.forget_chosen();
    }

    fn forget_chosen(&mut self) {
        let rows = &self.rows;
        let is_there = |origin: &ProgramOrigin| rows.iter().any(|row| row.origin == *origin);
        self.chosen.retain(is_there);
        if self.current.as_ref().is_none_or(|origin| !is_there(origin)) {
            self.current = rows.first().map(|row| row.origin.clone());
        }
    }

    fn sort(&mut self, column: ComparisonColumn, app: &mut ClickomaniaContext) {
        let text = app.text;
        let order = self.choices.value().order.pressed(column);
        self.choices.update(move |choices| choices.order = order);
        let name = column.words(&text).to_lowercase();
        app.say(if order.falling {
            text.msg_comparison_told_falling(name)
        } else {
            text.msg_comparison_told_rising(name)
        });
    }

    /// Chooses a row, or no longer. A third row replaces B, so that A stays the reference.
    fn choose(&mut self, origin: ProgramOrigin) {
        self.current = Some(origin.clone());
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

    fn set_task(&mut self, task: &ReadyTask) {
        if self.task == *task {
            return;
        }
        self.task = task.clone();
        self.measuring.stop();
        for row in &mut self.rows {
            row.set_task(task);
        }
    }

    /// Puts the chosen rows side by side.
    fn put_side_by_side(&self, app: &mut ClickomaniaContext) -> Option<Box<SideBySide>> {
        let rows = self.chosen_rows();
        let [a, b] = rows.as_slice() else {
            app.refuse(app.text.msg_comparison_told_choose_two());
            return None;
        };
        let wall = self
            .wall
            .and_then(|wall| side_by_side::at_rest(&wall, &self.task));
        let pair = SideBySide::new([a, b], wall, &self.task, app, &app.ctx);
        app.say(app.text.msg_comparison_told_click());
        Some(Box::new(pair))
    }
}

/// Puts two programs side by side that are no rows of the table.
pub fn compare_two(
    pair: [(ProgramOrigin, Program); 2],
    task: &ReadyTask,
    app: &mut ClickomaniaContext,
) -> Box<SideBySide> {
    let [a, b] = pair.map(|(origin, program)| ComparisonRow::new(origin, program, task));
    let pair = SideBySide::new([&a, &b], None, task, app, &app.ctx);
    app.say(app.text.msg_comparison_told_click());
    Box::new(pair)
}

/// Leaves the comparison for the page that it was entered from.
fn leave(page: &mut Page, app: &mut ClickomaniaContext) {
    *page = match page {
        Page::HandInPair(_) => Page::Class,
        _ => Page::Program,
    };
    app.say("");
}

/// Acts on the two programs side by side, if there are two.
fn with_pair(page: &mut Page, act: impl FnOnce(&mut SideBySide)) {
    if let Some(pair) = page.pair_mut() {
        act(pair);
    }
}
