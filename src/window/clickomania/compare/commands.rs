//! Carries out the commands of the comparison. The only place where they change anything.

use super::rows::ComparisonRow;
use super::saved_state::MOST_FILES;
use super::side_by_side::{self, SideBySide};
use super::{ComparisonMode, ProgramSources};
use crate::store::open_program;
use crate::window::clickomania::command::{
    ClickomaniaContext, ComparisonColumn, ComparisonCommand, ProgramOrigin,
};
use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::clickomania::page::Page;
use crate::window::kit::file_dialog::FileDialog;
use engine::language::Program;
use std::path::{Path, PathBuf};

/// What can be opened: programs, pictures with a program inside, Blockly workspaces.
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
            ComparisonCommand::Rules(id) => self.work_for(&ReadyTask::embedded(&id)),
            ComparisonCommand::SideBySide => {
                if page.pair().is_none()
                    && let Some(pair) = self.put_side_by_side(app)
                {
                    *page = Page::RowPair(pair);
                }
            }
            ComparisonCommand::Click(cell) => with_pair(page, |pair| pair.click(cell, app)),
            ComparisonCommand::Go(pace) => with_pair(page, |pair| pair.go(pace, app)),
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

    /// From two rows side by side to the table, else out of the comparison.
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
        match self.read {
            true => self.choices.look(),
            false => (self.choices, self.read) = (app.shared(), true),
        }
        self.measuring.halt(false);
        let task = app.services.task.ready().clone();
        self.work_for(&task);
        self.wall = Some(*sources.wall);
        self.gather(sources);
        self.add_saved_files(app);
        if self.chosen_rows().is_empty() {
            self.chosen = vec![ProgramOrigin::Canvas];
        }
        self.at = Some(ProgramOrigin::Canvas);
        self.focus_soon = true;
        app.say(app.text.msg_comparison_told_open());
    }

    /// Takes the programs of the canvas and the slots into the table; what is known of those that are the same as
    /// before is kept.
    pub(super) fn gather(&mut self, sources: &ProgramSources<'_>) {
        let canvas = (ProgramOrigin::Canvas, sources.program.clone());
        let slots = (1..).zip(&sources.slots);
        let slots = slots.filter_map(|(number, program)| {
            let program = program.clone()?;
            Some((ProgramOrigin::Slot(number), program))
        });
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
        let files = old.into_iter();
        let files = files.filter(|row| matches!(row.origin, ProgramOrigin::File(_)));
        self.rows.extend(files);
        self.forget_chosen();
    }

    /// The files that were added when the window was open last, and are not in the table yet.
    pub(super) fn add_saved_files(&mut self, app: &mut ClickomaniaContext) {
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
        if files.len() >= MOST_FILES && !files.contains(&path) {
            app.refuse(text.msg_comparison_told_too_many(MOST_FILES));
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
                self.at = Some(origin);
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
        self.at = next.map(|&place| self.rows[place].origin.clone());
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
        if self.at.as_ref().is_none_or(|origin| !is_there(origin)) {
            self.at = rows.first().map(|row| row.origin.clone());
        }
    }

    fn sort(&mut self, column: ComparisonColumn, app: &mut ClickomaniaContext) {
        let text = app.text;
        let order = self.choices.value().order.pressed(column);
        self.choices.update(move |choices| choices.order = order);
        let name = column.words(&text).to_lowercase();
        app.say(match order.falling {
            true => text.msg_comparison_told_falling(name),
            false => text.msg_comparison_told_rising(name),
        });
    }

    /// A third row takes the place of B: what one compares with stays.
    fn choose(&mut self, origin: ProgramOrigin) {
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

    fn work_for(&mut self, task: &ReadyTask) {
        if self.task == *task {
            return;
        }
        self.task = task.clone();
        self.measuring.stop();
        for row in &mut self.rows {
            row.work_for(task);
        }
    }

    /// The chosen rows side by side.
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

/// Two programs for a task side by side that are no rows of the table.
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

/// Does something to the two programs side by side, if there are two.
fn with_pair(page: &mut Page, act: impl FnOnce(&mut SideBySide)) {
    if let Some(pair) = page.pair_mut() {
        act(pair);
    }
}
