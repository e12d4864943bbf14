//! The program under construction with what follows from it (its cost, its problems, what must be laid out again) and
//! its history.

use super::fingerprint::{Fingerprint, beside, run_alike};
use super::names;
use crate::store::StorageError;
use crate::window::clickomania::command::ChangeKind;
use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::clickomania::library::storage::{LessonState, Slot, SlotFiles, TaskKey};
use crate::window::clickomania::stage::game_wall::GameWall;
use crate::window::kit::history::{History, Memory};
use engine::diagnostics;
use engine::judge::compare::cost_by_phase;
use engine::language::check::{Problem, check};
use engine::language::cost::Cost;
use engine::language::edit::{Edit, EditError};
use engine::language::program::{Header, Origin};
use engine::language::{BlockId, Program, TaskId};
use engine::layout::{LayoutChange, touched};
use engine::text::{Language, Text};
use std::cell::OnceCell;
use std::path::PathBuf;

/// The program under construction.
#[derive(Debug, Default)]
pub struct Document {
    opened: Opened,
    facts: Facts,
    changed: Option<LayoutChange>,
    /// Counts the changes.
    revision: u64,
    /// Counts the programs that were opened.
    openings: u64,
    pub history: History<UndoStep, ChangeKind>,
    /// The program as it was opened, if it is a known one.
    known: Option<Fingerprint>,
    /// The checksum of what did not run in it then; that of nothing if it ships: a restored canvas may have more.
    beside: u64,
    /// The name for a new program, or for a known one that is changed.
    new_name: String,
    task: ReadyTask,
}

/// Facts about the program in its task, computed on demand.
#[derive(Debug, Default)]
struct Facts {
    cost: OnceCell<Cost>,
    cost_by_phase: OnceCell<[u64; 4]>,
    problems: OnceCell<Vec<Problem>>,
    not_allowed: OnceCell<Vec<BlockId>>,
}

/// A program, and where it was read from or saved to.
#[derive(Clone, Debug, Default)]
pub struct Opened {
    pub program: Program,
    pub file: Option<PathBuf>,
    /// True if the file has the same program.
    pub saved: bool,
    /// True if it was made elsewhere, until its blocks are marked so: see [`Document::mark_given`].
    pub given: bool,
}

impl Document {
    /// A document with this program.
    pub fn new(opened: Opened) -> Document {
        let mut document = Document {
            opened,
            ..Document::default()
        };
        document.replaced();
        document
    }

    /// True if a known program was opened and runs as it did then: so it is not the work of the user.
    pub fn is_merely_opened(&self) -> bool {
        let known = self.known.as_ref();
        known.is_some_and(|known| known.is_of(self.program()))
    }

    /// True if a known program was opened, and its comments, disabled and loose blocks are as they were too.
    pub fn is_untouched(&self) -> bool {
        self.is_merely_opened() && self.beside == beside(self.program())
    }

    /// True if the same blocks run as at the beginning of the task.
    pub fn is_as_begun(&self) -> bool {
        run_alike(&self.task.task().start, self.program())
    }

    /// Marks the program that was just opened as known, though it does not ship: a task shows it.
    pub fn came_from_task(&mut self) {
        self.known = Some(Fingerprint::of(self.program()));
        self.beside = beside(self.program());
    }

    /// Sets the name for a new program, or for a known one that is changed.
    pub fn set_new_name(&mut self, name: String) {
        self.new_name = name;
    }

    pub fn new_name(&self) -> &str {
        &self.new_name
    }

    pub fn set_task(&mut self, task: &ReadyTask) {
        if self.task != *task {
            self.task = task.clone();
            // Blocks show their costs.
            self.changed = Some(LayoutChange::All);
            self.count_change();
        }
    }

    pub fn task(&self) -> &ReadyTask {
        &self.task
    }

    pub fn program(&self) -> &Program {
        &self.opened.program
    }

    /// The program, for fresh identities of blocks and variables.
    pub fn identities(&mut self) -> &mut Program {
        &mut self.opened.program
    }

    /// The program with its file.
    pub fn opened(&self) -> &Opened {
        &self.opened
    }

    /// Counts the changes: the same revision means the same program.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Counts the programs that were opened: the same number means that the program was only edited.
    pub fn openings(&self) -> u64 {
        self.openings
    }

    /// The cost of the program in its task.
    pub fn cost(&self) -> &Cost {
        let cost = || self.task.cost(self.program());
        self.facts.cost.get_or_init(cost)
    }

    /// The cost of each phase of the program in its task, in the order of
    /// [`Phase::ALL`](engine::judge::compare::Phase::ALL).
    pub fn cost_by_phase(&self) -> [u64; 4] {
        let costs = || cost_by_phase(self.program(), &self.task.task().costs);
        *self.facts.cost_by_phase.get_or_init(costs)
    }

    /// The problems that keep the program from running.
    pub fn problems(&self) -> &[Problem] {
        self.facts.problems.get_or_init(|| check(self.program()))
    }

    /// The blocks that run but that the task does not have, in order.
    pub fn not_allowed(&self) -> &[BlockId] {
        let blocks = || self.task.rules().not_allowed(self.program());
        self.facts.not_allowed.get_or_init(blocks)
    }

    /// Takes what must be laid out again since the last call.
    pub fn take_changed(&mut self) -> Option<LayoutChange> {
        self.changed.take()
    }

    /// The blocks that must be laid out again; none if it is the whole program, or nothing.
    pub fn touched(&self) -> Option<&[BlockId]> {
        match &self.changed {
            Some(LayoutChange::Blocks(blocks)) => Some(blocks),
            Some(LayoutChange::All) | None => None,
        }
    }

    /// Lays out everything again, in another language.
    pub fn remeasure(&mut self) {
        self.changed = Some(LayoutChange::All);
    }

    /// Makes a change that can be undone.
    ///
    /// # Errors
    /// Why it is not possible; nothing is changed then.
    pub fn edit(&mut self, kind: ChangeKind, edit: Edit) -> Result<(), EditError> {
        if edit.is_nothing() {
            return Ok(());
        }
        let inverse = self.apply(edit)?;
        let inverse = self.rename_known(inverse);
        self.history.did(kind, UndoStep::Edit(inverse));
        Ok(())
    }

    /// Makes a change that belongs to the last one: both are undone at once.
    ///
    /// # Errors
    /// Why it is not possible; nothing is changed then.
    pub fn amend(&mut self, edit: Edit) -> Result<(), EditError> {
        let inverse = self.apply(edit)?;
        match self.history.take(false) {
            Some((kind, UndoStep::Edit(before))) => {
                let both = Edit::All(vec![inverse, before]);
                self.history.did(kind, UndoStep::Edit(both));
            }
            last => {
                if let Some((kind, change)) = last {
                    self.history.did(kind, change);
                }
                self.history.did(ChangeKind::Move, UndoStep::Edit(inverse));
            }
        }
        Ok(())
    }

    /// Renames a program that ships and was changed. `inverse` undoes the change; the returned edit undoes both.
    fn rename_known(&mut self, inverse: Edit) -> Edit {
        let ready = names::is_ready(&self.program().header().name);
        if !ready || self.new_name.is_empty() || Fingerprint::of(self.program()).is_known() {
            return inverse;
        }
        let name = self.new_name.clone();
        let edit = self.header_edit(|header| {
            header.name = name;
            header.note = String::new();
        });
        match self.apply(edit) {
            Ok(back) => Edit::All(vec![back, inverse]),
            Err(_) => inverse,
        }
    }

    /// Opens another program, which can be undone.
    pub fn open(&mut self, kind: ChangeKind, opened: Opened) {
        let before = self.replace(opened);
        self.history.did(kind, UndoStep::Program(Box::new(before)));
    }

    /// Starts a task over with this program; undo restores the `progress` in the task too.
    pub fn begin_over(&mut self, opened: Opened, progress: (TaskKey, LessonState)) {
        let before = self.replace(opened);
        let step = UndoStep::Over(Box::new(before), Box::new(progress));
        self.history.did(ChangeKind::Over, step);
    }

    /// Marks the blocks of a program that was made elsewhere, with its measure in its task. Called once its task is open.
    /// Goals that count steps have no measure yet: they all stay open while any of these blocks runs.
    pub fn mark_given(&mut self) {
        if std::mem::take(&mut self.opened.given) {
            let measure = self.task.measure(self.cost()).unwrap_or(0);
            self.opened.program.mark_all_given(measure);
        }
    }

    /// Marks what a hint changed since the program was as `before`; undone with the hint.
    pub fn mark_hinted(&mut self, before: &Program) {
        let measure = self.task.measure(self.cost()).unwrap_or(0);
        let program = self.program();
        let is_new = |&id: &BlockId| before.get(id) != Some(program.block(id));
        let running: Vec<BlockId> = program.running().map(|(id, _)| id).collect();
        let mut marked: Vec<BlockId> = running.iter().copied().filter(is_new).collect();
        if marked.is_empty() {
            // It only took blocks away.
            marked = running;
        }
        let mark = |id: BlockId| {
            let origin = Origin {
                hinted: Some(measure),
                ..program.block(id).origin
            };
            Edit::SetOrigin(id, origin)
        };
        let marks = Edit::All(marked.into_iter().map(mark).collect());
        let done = self.amend(marks);
        debug_assert!(done.is_ok(), "the blocks are in the program");
    }

    /// Remembers that this file has the program.
    pub fn saved_as(&mut self, file: PathBuf) {
        self.opened.file = Some(file);
        self.opened.saved = true;
    }

    /// Gives variables with a name of the task their name in this language. That cannot be undone: choosing the language
    /// before does it.
    pub fn follow_language(&mut self, task: &ReadyTask, language: Language) {
        self.task = task.clone();
        if let Some(edit) = task.task().rename_edit(self.program(), language) {
            let renamed = self.apply(edit);
            debug_assert!(renamed.is_ok(), "the names are free");
        }
    }

    /// An edit of name, author, note or task.
    pub fn header_edit(&self, change: impl FnOnce(&mut Header)) -> Edit {
        let mut header = self.program().header().clone();
        change(&mut header);
        Edit::SetHeader(header)
    }

    /// True if this block is in the program.
    pub fn has(&self, id: BlockId) -> bool {
        self.program().get(id).is_some()
    }

    fn apply(&mut self, edit: Edit) -> Result<Edit, EditError> {
        let touched = touched(&self.opened.program, &edit);
        let inverse = self.opened.program.apply(edit)?;
        self.changed = Some(match self.changed.take() {
            Some(before) => before.and(touched),
            None => touched,
        });
        self.opened.saved = false;
        self.count_change();
        Ok(inverse)
    }

    /// Replaces the whole program; gives the one before.
    fn replace(&mut self, opened: Opened) -> Opened {
        let before = std::mem::replace(&mut self.opened, opened);
        self.replaced();
        before
    }

    fn replaced(&mut self) {
        self.known = Some(Fingerprint::of(self.program())).filter(Fingerprint::is_known);
        self.beside = beside(&Program::new(""));
        self.changed = Some(LayoutChange::All);
        self.openings += 1;
        self.count_change();
    }

    fn count_change(&mut self) {
        self.revision += 1;
        self.facts = Facts::default();
    }
}

impl Document {
    /// Undoes the last change, or with `again` redoes the one undone last; gives its kind. None if there is none.
    ///
    /// # Errors
    /// A slot cannot be written; nothing is changed then.
    pub fn undo(
        &mut self,
        again: bool,
        beside: &mut dyn Beside,
    ) -> Result<Option<ChangeKind>, StorageError> {
        let Some((kind, change)) = self.history.take(again) else {
            return Ok(None);
        };
        let inverse = match change {
            UndoStep::Edit(edit) => {
                let inverse = self
                    .apply(edit)
                    .expect("a change that was made can be undone");
                UndoStep::Edit(inverse)
            }
            UndoStep::Program(opened) => UndoStep::Program(Box::new(self.replace(*opened))),
            UndoStep::Wall(deal) => UndoStep::Wall(Box::new(beside.exchange_wall(*deal))),
            UndoStep::Over(opened, progress) => {
                let before = self.replace(*opened);
                let (task, state) = *progress;
                let state = beside.exchange_state(&task, state);
                UndoStep::Over(Box::new(before), Box::new((task, state)))
            }
            UndoStep::Slot(files, number, slot) => {
                match beside.exchange_slot(&files, number, &slot) {
                    Ok(before) => UndoStep::Slot(files, number, Box::new(before)),
                    Err(error) => {
                        // It stays to be undone.
                        let step = UndoStep::Slot(files, number, slot);
                        self.history.put(!again, kind, step);
                        return Err(error);
                    }
                }
            }
        };
        self.history.put(again, kind, inverse);
        Ok(Some(kind))
    }

    /// The task to which undo would lead, if the last change was the opening of the present one.
    pub fn undoing_leads_to(&self) -> Option<&TaskId> {
        match self.history.last()? {
            (ChangeKind::Task, UndoStep::Program(before)) => Some(&before.program.header().task),
            _ => None,
        }
    }
}

/// The inverse of a change.
#[derive(Clone, Debug)]
pub enum UndoStep {
    Edit(Edit),
    /// The program before another one was opened.
    Program(Box<Opened>),
    /// The contents of a slot before it was written.
    Slot(SlotFiles, usize, Box<Slot>),
    /// The wall that a painted one replaced.
    Wall(Box<GameWall>),
    /// The program and the progress before a task was started over.
    Over(Box<Opened>, Box<(TaskKey, LessonState)>),
}

/// Other state that undo changes together with the program. Without them a step keeps what it would exchange.
pub trait Beside {
    /// Writes a slot; gives what was in it.
    ///
    /// # Errors
    /// The slot cannot be written; it is as it was.
    fn exchange_slot(
        &mut self,
        _files: &SlotFiles,
        _number: usize,
        slot: &Slot,
    ) -> Result<Slot, StorageError> {
        Ok(slot.clone())
    }

    /// Replaces the wall of the game; gives the one before.
    fn exchange_wall(&mut self, deal: GameWall) -> GameWall {
        deal
    }

    /// Replaces the progress in a task; gives the one before.
    fn exchange_state(&mut self, _task: &TaskKey, state: LessonState) -> LessonState {
        state
    }
}

/// No other state, for documents alone.
pub struct NothingBeside;

impl Beside for NothingBeside {}

impl Memory for UndoStep {
    fn memory(&self) -> usize {
        match self {
            UndoStep::Edit(edit) => edit.memory(),
            UndoStep::Program(opened) => size_of::<Opened>() + opened.program.memory(),
            UndoStep::Wall(_) => size_of::<GameWall>(),
            UndoStep::Over(opened, progress) => {
                let progress = size_of::<(TaskKey, LessonState)>() + progress.1.memory();
                size_of::<Opened>() + opened.program.memory() + progress
            }
            UndoStep::Slot(_, _, slot) => match &**slot {
                Slot::Filled { program, .. } => size_of::<Slot>() + program.memory(),
                Slot::Empty | Slot::Broken { .. } => size_of::<Slot>(),
            },
        }
    }
}

/// Says why a change of the program is not possible.
pub fn why_not(text: &Text, error: EditError) -> String {
    match error {
        EditError::WrongType { expected, given } => text.msg_drop_wrong_type(
            diagnostics::type_of(text, expected),
            diagnostics::type_of(text, given),
        ),
        EditError::WrongShape => text.msg_edit_wrong_shape(),
        EditError::InUse => text.msg_edit_in_use(),
        EditError::BadName => text.msg_edit_bad_name(),
        EditError::TooMany => text.msg_edit_too_many(),
        EditError::TooDeep => text.msg_edit_too_deep(),
        EditError::NoSuchPlace
        | EditError::Occupied
        | EditError::WrongField
        | EditError::UnknownVariable
        | EditError::BadFragment => text.msg_edit_gone(),
    }
}
