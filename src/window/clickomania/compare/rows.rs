//! The programs that are compared: their sources, figures and order, and how they are measured.

use crate::store::SavedValue;
use crate::window::clickomania::command::{ComparisonColumn, ProgramOrigin};
use crate::window::clickomania::guide::verdict::{Finding, JudgeService, Rank, Subject};
use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::clickomania::program::names;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::background::{BackgroundTask, take_ended};
use crate::window::kit::widgets::table::sort_rows;
use engine::bundled;
use engine::judge::compare::cost_by_phase;
use engine::judge::front::Scores;
use engine::judge::measure::{StepCounts, step_counts};
use engine::judge::{Effort, Verdict};
use engine::language::Program;
use engine::language::cost::Cost;
use engine::language::file::read;
use engine::run::code::Code;
use engine::run::compile::compile;
use engine::text::Text;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use std::sync::Arc;

impl ProgramOrigin {
    /// All examples, but not the solutions, which would spoil the tasks.
    pub fn examples() -> impl Iterator<Item = (ProgramOrigin, Program)> {
        let examples = bundled::PROGRAMS.iter();
        examples
            .filter(|(place, _)| place.starts_with("examples/"))
            .filter_map(|(place, words)| Some((ProgramOrigin::Example(place), read(words).ok()?)))
    }

    /// Its name: *sulla tela*, *slot 2*, *esempio*, the name of a file.
    pub fn words(&self, text: &Text) -> String {
        match self {
            ProgramOrigin::Canvas => text.msg_comparison_from_canvas(),
            ProgramOrigin::Slot(number) => text.msg_comparison_from_slot(number.to_string()),
            ProgramOrigin::Example(_) => text.msg_comparison_from_example(),
            ProgramOrigin::File(path) => file_name(path),
            ProgramOrigin::HandedIn(name) => name.clone(),
        }
    }

    /// Its name in the saved list of removed rows.
    pub fn key(&self) -> String {
        match self {
            ProgramOrigin::Canvas => "canvas".to_owned(),
            ProgramOrigin::Slot(number) => format!("slot-{number}"),
            ProgramOrigin::Example(place) => (*place).to_owned(),
            ProgramOrigin::File(path) => path.display().to_string(),
            ProgramOrigin::HandedIn(name) => format!("handed-in-{name}"),
        }
    }
}

fn file_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    name.to_string_lossy().into_owned()
}

/// Steps of the moves of a program.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Measured {
    /// Not measured yet.
    Wanted,
    /// Counted.
    Known(StepCounts),
    /// The program is not ready to run.
    Never,
}

impl Measured {
    /// The steps, if they are known.
    pub fn known(self) -> Option<StepCounts> {
        match self {
            Measured::Known(steps) => Some(steps),
            Measured::Wanted | Measured::Never => None,
        }
    }
}

/// A program of the table with its figures.
pub struct ComparisonRow {
    /// Its source.
    pub origin: ProgramOrigin,
    /// The program when it was added to the table.
    pub program: Arc<Program>,
    /// Compiled; none if it cannot run.
    pub code: Option<Arc<Code>>,
    /// Its cost.
    pub cost: Cost,
    /// Costs of its phases, in the order of [`Phase::ALL`](engine::judge::compare::Phase::ALL).
    pub phases: [u64; 4],
    /// Steps of its moves.
    pub steps: Measured,
    /// The program and the task of the table, for the judge.
    pub subject: Subject,
    /// The finding of the judge with the most effort so far.
    pub finding: Option<Arc<Finding>>,
}

impl ComparisonRow {
    /// Makes a row with the figures that need no measuring; `task` is that of the table.
    pub fn new(origin: ProgramOrigin, program: Program, task: &ReadyTask) -> ComparisonRow {
        let code = compile(&program).ok().map(Arc::new);
        let steps = match code {
            Some(_) => Measured::Wanted,
            None => Measured::Never,
        };
        ComparisonRow {
            origin,
            cost: task.cost(&program),
            phases: cost_by_phase(&program, &task.task().costs),
            subject: Subject::of(&program, task),
            program: Arc::new(program),
            code,
            steps,
            finding: None,
        }
    }

    /// Sets another task, and forgets the findings for the one before.
    pub fn set_task(&mut self, task: &ReadyTask) {
        if self.code.is_some() {
            self.steps = Measured::Wanted;
        }
        self.cost = task.cost(&self.program);
        self.phases = cost_by_phase(&self.program, &task.task().costs);
        self.subject = Subject::of(&self.program, task);
        self.finding = None;
    }

    /// The effort that the judge should spend next; `None` if it has done enough.
    pub fn effort_wanted(&self) -> Option<Effort> {
        match self.finding.as_ref().map(|finding| finding.effort) {
            None => Some(Effort::Quick),
            Some(effort) => (effort < Effort::Normal).then_some(Effort::Normal),
        }
    }

    /// The verdict, if there is one yet.
    pub fn verdict(&self) -> Option<Verdict> {
        Some(self.finding.as_ref()?.judgement.verdict)
    }

    /// The scores of a right program, once they are known.
    pub fn scores(&self) -> Option<Scores> {
        let steps = self.steps.known()?.mean;
        (self.verdict() == Some(Verdict::Accepted)).then_some(Scores {
            cost: self.cost.total,
            blocks: self.cost.blocks,
            steps,
        })
    }

    /// Name of the program; of a hand-in, name of the pupil.
    pub fn name(&self, text: &Text) -> String {
        match &self.origin {
            ProgramOrigin::HandedIn(name) => name.clone(),
            _ => names::shown(text, &self.program),
        }
    }

    /// The figure in a column, of a verdict its rank from the best on; `None` where there is none
    /// yet.
    pub fn figure(&self, column: ComparisonColumn) -> Option<f64> {
        match column {
            ComparisonColumn::Name => None,
            ComparisonColumn::Cost => Some(self.cost.total as f64),
            ComparisonColumn::Blocks => Some(self.cost.blocks as f64),
            ComparisonColumn::Mean => self.steps.known().map(|steps| steps.mean),
            ComparisonColumn::Worst => self.steps.known().map(|steps| steps.max as f64),
            ComparisonColumn::Verdict => {
                let verdict = self.verdict()?;
                let better = Verdict::ALL.iter().filter(|other| **other > verdict);
                Some(better.count() as f64)
            }
        }
    }
}

impl ComparisonColumn {
    /// All columns, from left to right.
    pub const ALL: [ComparisonColumn; 6] = [
        ComparisonColumn::Name,
        ComparisonColumn::Cost,
        ComparisonColumn::Blocks,
        ComparisonColumn::Mean,
        ComparisonColumn::Worst,
        ComparisonColumn::Verdict,
    ];

    /// Its heading.
    pub fn words(self, text: &Text) -> String {
        match self {
            ComparisonColumn::Name => text.msg_judge_page_program(),
            ComparisonColumn::Cost => text.msg_cost(),
            ComparisonColumn::Blocks => text.msg_cost_blocks(),
            ComparisonColumn::Mean => text.msg_comparison_column_mean(),
            ComparisonColumn::Worst => text.msg_comparison_column_worst(),
            ComparisonColumn::Verdict => text.msg_class_verdict(),
        }
    }
}

/// The order of the rows.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug, Default)]
pub struct SortOrder {
    /// The column that they are sorted by.
    pub column: ComparisonColumn,
    /// The largest first.
    pub falling: bool,
}

impl SortOrder {
    /// The order after the head of a column was pressed: backwards if it was this column already.
    pub fn pressed(self, column: ComparisonColumn) -> SortOrder {
        SortOrder {
            column,
            falling: self.column == column && !self.falling,
        }
    }

    /// The places of the rows in this order. Rows without a figure come last in both directions; equal
    /// rows keep their order.
    pub fn of(self, rows: &[ComparisonRow], text: &Text) -> Vec<usize> {
        let mut places: Vec<usize> = (0..rows.len()).collect();
        match self.column {
            ComparisonColumn::Name => sort_rows(&mut places, self.falling, |&place| {
                Some(rows[place].name(text).to_lowercase())
            }),
            column => sort_rows(&mut places, self.falling, |&place| {
                rows[place].figure(column)
            }),
        }
        places
    }
}

/// Measures programs in the background, one after the other, each once.
#[derive(Default)]
pub struct Measuring {
    work: Option<(ProgramOrigin, BackgroundTask<StepCounts>)>,
    halted: bool,
}

impl Measuring {
    /// Takes over a result, and starts to measure the next row without one, in the order of
    /// `order`. It wakes the window when there is a result.
    pub fn advance(
        &mut self,
        rows: &mut [ComparisonRow],
        order: &[usize],
        task: &ReadyTask,
        app: &AppContext,
    ) {
        self.receive(rows);
        if self.work.is_some() || self.halted {
            return;
        }
        let mut wanted = order.iter().map(|&place| &rows[place]);
        let Some(row) = wanted.find(|row| row.steps == Measured::Wanted) else {
            return;
        };
        let Some(code) = row.code.clone() else {
            return;
        };
        let task = task.clone();
        let work = BackgroundTask::start(
            move |go_on| step_counts(task.task(), task.rules(), &code, go_on),
            app.waker(),
        );
        match work {
            Ok(work) => self.work = Some((row.origin.clone(), work)),
            // The system has no thread to spare; a person can resume later.
            Err(_) => self.halted = true,
        }
    }

    /// Asks the judge for missing verdicts: first for a quick look at every program, then for a
    /// thorough one.
    pub fn judge(
        &self,
        rows: &[ComparisonRow],
        order: &[usize],
        task: &ReadyTask,
        judging: &mut JudgeService,
    ) {
        if self.halted || self.work.is_some() || judging.is_closed() || !task.judges() {
            return;
        }
        let rows = order.iter().map(|&place| &rows[place]);
        let wanted = rows.filter_map(|row| Some((row, row.effort_wanted()?)));
        if let Some((row, effort)) = wanted.min_by_key(|(_, effort)| *effort) {
            judging.want(&row.subject, effort, Rank::Awaited);
        }
    }

    fn receive(&mut self, rows: &mut [ComparisonRow]) {
        match take_ended(&mut self.work) {
            Some((origin, Some(steps))) => {
                if let Some(row) = rows.iter_mut().find(|row| row.origin == origin) {
                    row.steps = Measured::Known(steps);
                }
            }
            Some((_, None)) => self.halted = true,
            None => {}
        }
    }

    /// The row that is being measured.
    pub fn busy(&self) -> Option<&ProgramOrigin> {
        self.work.as_ref().map(|(origin, _)| origin)
    }

    /// Stops; the unfinished row starts again later.
    pub fn stop(&mut self) {
        self.work = None;
    }

    /// Halts until a person resumes, or resumes.
    pub fn halt(&mut self, halted: bool) {
        self.halted = halted;
        if halted {
            self.stop();
        }
    }

    /// True while it is halted.
    pub fn is_halted(&self) -> bool {
        self.halted
    }

    /// Stops measuring a row that is gone or has another program.
    pub fn forget(&mut self, origin: &ProgramOrigin) {
        self.work.take_if(|(busy, _)| busy == origin);
    }
}

/// Copies findings of the judge, which forgets them, into the rows. Returns true if there is
/// a new one.
pub fn take_findings(rows: &mut [ComparisonRow], judging: &JudgeService) -> bool {
    let mut news = false;
    for row in rows {
        let before = row.finding.as_ref().map(|finding| finding.effort);
        let found = judging.found(&row.subject);
        if let Some(finding) =
            found.filter(|found| before.is_none_or(|before| found.effort > before))
        {
            row.finding = Some(Arc::clone(finding));
            news = true;
        }
    }
    news
}

/// The work that is done, and all work: each row is measured and judged.
pub fn tally(rows: &[ComparisonRow]) -> (usize, usize) {
    let measured = rows.iter().filter(|row| row.steps != Measured::Wanted);
    let judged = rows.iter().filter(|row| row.effort_wanted().is_none());
    (measured.count() + judged.count(), 2 * rows.len())
}

/// Maximum number of files in the table.
pub const MAX_FILES: usize = 40;

/// The choices of a person for the table.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug, Default)]
#[serde(default)]
pub struct TableChoices {
    /// The order of the rows.
    pub order: SortOrder,
    /// The files that were added, the oldest first.
    pub files: Vec<PathBuf>,
    /// Removed rows, by [`ProgramOrigin::key`].
    pub hidden: Vec<String>,
}

impl SavedValue for TableChoices {
    const NAME: &'static str = "comparison";
}

impl TableChoices {
    /// Adds a file. Paths that are not UTF-8 cannot be saved.
    pub fn add(&mut self, path: &PathBuf) {
        let room = self.files.len() < MAX_FILES;
        if room && path.to_str().is_some() && !self.files.contains(path) {
            self.files.push(path.clone());
        }
    }

    /// Removes a file that was added, or hides another row.
    pub fn remove(&mut self, origin: &ProgramOrigin) {
        match origin {
            ProgramOrigin::File(path) => self.files.retain(|other| other != path),
            ProgramOrigin::Slot(_) | ProgramOrigin::Example(_) if !self.hides(origin) => {
                self.hidden.push(origin.key());
            }
            // Hand-ins are in no table, and the canvas stays.
            _ => {}
        }
    }

    /// Puts a removed row back.
    pub fn restore(&mut self, origin: &ProgramOrigin) {
        self.hidden.retain(|key| *key != origin.key());
    }

    /// True if the row was removed.
    pub fn hides(&self, origin: &ProgramOrigin) -> bool {
        self.hidden.contains(&origin.key())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::text::Language;

    fn row(name: &str, steps: Measured) -> ComparisonRow {
        let mut row = ComparisonRow::new(
            ProgramOrigin::Canvas,
            Program::new(name),
            &ReadyTask::default(),
        );
        row.steps = steps;
        row
    }

    #[test]
    fn rows_without_a_figure_come_last_either_way() {
        let text = Text::load(Language::It).unwrap();
        let steps = |mean| {
            Measured::Known(StepCounts {
                mean,
                max: 9,
                moves: 1,
                wanted: 1,
            })
        };
        let rows = [
            row("b", Measured::Never),
            row("a", steps(7.0)),
            row("C", steps(3.0)),
            row("d", Measured::Wanted),
        ];
        let order = |column, falling| SortOrder { column, falling }.of(&rows, &text);
        assert_eq!(order(ComparisonColumn::Mean, false), [2, 1, 0, 3]);
        assert_eq!(order(ComparisonColumn::Mean, true), [1, 2, 0, 3]);
        assert_eq!(order(ComparisonColumn::Name, false), [1, 0, 2, 3]);
        assert_eq!(order(ComparisonColumn::Name, true), [3, 2, 0, 1]);
        // Equal rows stay as they are.
        assert_eq!(order(ComparisonColumn::Worst, true), [1, 2, 0, 3]);
    }

    #[test]
    fn a_head_pressed_again_turns_the_order_round() {
        let by_cost = SortOrder::default();
        assert!(by_cost.pressed(ComparisonColumn::Cost).falling);
        assert!(
            !by_cost
                .pressed(ComparisonColumn::Cost)
                .pressed(ComparisonColumn::Cost)
                .falling
        );
        let by_mean = by_cost
            .pressed(ComparisonColumn::Cost)
            .pressed(ComparisonColumn::Mean);
        assert_eq!(
            (by_mean.column, by_mean.falling),
            (ComparisonColumn::Mean, false)
        );
    }
}
