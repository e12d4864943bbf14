//! The program under construction with all that follows from it: its cost, what is missing, what the
//! layout must measure again, and every change in order, to be undone and done again.

use super::fingerprint::{Fingerprint, beside, run_alike};
use super::names;
use crate::store::StorageError;
use crate::window::clickomania::command::ChangeKind;
use crate::window::clickomania::command::deal::Deal;
use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::clickomania::library::storage::{LessonState, Slot, SlotFiles, TaskKey};
use crate::window::kit::history::{History, Memory};
use engine::diagnostics;
use engine::judge::compare::cost_by_phase;
use engine::language::check::{Problem, check};
use engine::language::cost::Cost;
use engine::language::edit::{Edit, EditError};
use engine::language::program::Header;
use engine::language::{BlockId, Program, TaskId};
use engine::layout::{LayoutChange, touched};
use engine::text::Text;
use std::path::PathBuf;

/// The program under construction.
#[derive(Debug, Default)]
pub struct Document {
    opened: Opened,
    cost: Option<Cost>,
    /// What its phases cost.
    phases: Option<[u64; 4]>,
    problems: Option<Vec<Problem>>,
    not_allowed: Option<Vec<BlockId>>,
    changed: Option<LayoutChange>,
    revision: u64,
    /// Counts how often another program came.
    openings: u64,
    /// The changes made.
    pub history: History<UndoStep, ChangeKind>,
    /// The program as it came, if it is one of the known ones.
    known: Option<Fingerprint>,
    /// What lay beside it then, as a checksum; nothing, if it ships: what a window left off with may have more.
    beside: u64,
    /// What a new program is called.
    new_name: String,
    /// What the program has to do.
    task: ReadyTask,
}

impl Document {
    /// A document with this program.
    pub fn new(opened: Opened) -> Document {
        let mut document = Document {
            opened,
            ..Document::default()
        };
        document.came();
        document
    }

    /// Whether the program is a known one that was merely opened: so it is nobody's own.
    pub fn is_merely_opened(&self) -> bool {
        let known = self.known.as_ref();
        known.is_some_and(|known| known.is_of(self.program()))
    }

    /// Whether it is a known one, and nothing was put beside it either.
    pub fn is_untouched(&self) -> bool {
        self.is_merely_opened() && self.beside == beside(self.program())
    }

    /// Whether what runs is what the task begins with.
    pub fn is_as_begun(&self) -> bool {
        run_alike(&self.task.task().start, self.program())
    }

    /// Says that the program that just came is nobody's own, though it does not ship: a task shows it.
    pub fn came_from_task(&mut self) {
        self.known = Some(Fingerprint::of(self.program()));
        self.beside = beside(self.program());
    }

    /// Says what a program is called that is made anew, or made out of one that ships.
    pub fn set_new_name(&mut self, name: String) {
        self.new_name = name;
    }

    pub fn new_name(&self) -> &str {
        &self.new_name
    }

    /// Says what the program has to do, when that is known anew.
    pub fn set_task(&mut self, task: &ReadyTask) {
        if self.task != *task {
            self.task = task.clone();
            // What blocks cost stands on them.
            self.changed = Some(LayoutChange::All);
            self.follow();
        }
    }

    /// What the program has to do.
    pub fn task(&self) -> &ReadyTask {
        &self.task
    }

    /// The program.
    pub fn program(&self) -> &Program {
        &self.opened.program
    }

    /// The program, to draw fresh identities from.
    pub fn identities(&mut self) -> &mut Program {
        &mut self.opened.program
    }

    /// The program with its file.
    pub fn opened(&self) -> &Opened {
        &self.opened
    }

    /// Counts the changes: two times with the same revision have the same program.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Counts how often another program came: two times with the same number it was only edited between.
    pub fn openings(&self) -> u64 {
        self.openings
    }

    /// What the program costs in its task.
    pub fn cost(&mut self) -> &Cost {
        let (program, task) = (&self.opened.program, &self.task);
        self.cost.get_or_insert_with(|| task.cost(program))
    }

    /// What each phase of the program costs in its task, in the order of [`Phase::ALL`](engine::judge::compare::Phase::ALL).
    pub fn cost_by_phase(&mut self) -> [u64; 4] {
        let (program, task) = (&self.opened.program, &self.task);
        *self
            .phases
            .get_or_insert_with(|| cost_by_phase(program, &task.task().costs))
    }

    /// What keeps the program from running.
    pub fn problems(&mut self) -> &[Problem] {
        let program = &self.opened.program;
        self.problems.get_or_insert_with(|| check(program))
    }

    /// The blocks that run but that the task does not have, in order.
    pub fn not_allowed(&mut self) -> &[BlockId] {
        let (program, task) = (&self.opened.program, &self.task);
        self.not_allowed
            .get_or_insert_with(|| task.rules().not_allowed(program))
    }

    /// What the layout must measure again since it was asked last.
    pub fn take_changed(&mut self) -> Option<LayoutChange> {
        self.changed.take()
    }

    /// The blocks that the last changes concerned, until the layout measured them; None if all of the program
    /// is another one, or nothing changed.
    pub fn touched(&self) -> Option<&[BlockId]> {
        match &self.changed {
            Some(LayoutChange::Blocks(blocks)) => Some(blocks),
            Some(LayoutChange::All) | None => None,
        }
    }

    /// Everything must be measured again: the language changed.
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
        let inverse = self.named_anew(inverse);
        self.history.did(kind, UndoStep::Edit(inverse));
        Ok(())
    }

    /// Makes a change that belongs to the last one: both are taken back at once.
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

    /// A program that ships and was changed is another one, so it gets a new name. `inverse` takes the change
    /// back; what is given takes back both.
    fn named_anew(&mut self, inverse: Edit) -> Edit {
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

    /// Opens another program; that can be undone.
    pub fn open(&mut self, kind: ChangeKind, opened: Opened) {
        let before = std::mem::replace(&mut self.opened, opened);
        self.came();
        self.history.did(kind, UndoStep::Program(Box::new(before)));
    }

    /// Begins a task over with this program; that can be undone, together with the way that was gone until then.
    pub fn begin_over(&mut self, kind: ChangeKind, opened: Opened, way: (TaskKey, LessonState)) {
        let before = std::mem::replace(&mut self.opened, opened);
        self.came();
        let step = UndoStep::Over(Box::new(before), Box::new(way));
        self.history.did(kind, step);
    }

    /// Begins anew with a program; what was before cannot be had back.
    pub fn begin_anew(&mut self, opened: Opened) {
        self.opened = opened;
        self.came();
        self.history = History::default();
    }

    /// The program is now what its file says.
    pub fn saved_as(&mut self, file: PathBuf) {
        self.opened.file = Some(file);
        self.opened.saved = true;
    }

    /// The edit that changes name, author, note or task.
    pub fn header_edit(&self, change: impl FnOnce(&mut Header)) -> Edit {
        let mut header = self.program().header().clone();
        change(&mut header);
        Edit::SetHeader(header)
    }

    /// Whether this block is in the program at present.
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
        self.follow();
        Ok(inverse)
    }

    /// Another program is there as a whole.
    fn came(&mut self) {
        self.known = Some(Fingerprint::of(self.program())).filter(Fingerprint::is_known);
        self.beside = beside(&Program::new(""));
        self.changed = Some(LayoutChange::All);
        self.openings += 1;
        self.follow();
    }

    fn follow(&mut self) {
        self.revision += 1;
        self.cost = None;
        self.phases = None;
        self.problems = None;
        self.not_allowed = None;
    }
}

impl Document {
    /// Takes back the last change, or with `again` makes the last one taken back again, and says what
    /// it was. None if there is no such change.
    ///
    /// # Errors
    /// A slot cannot be written; then nothing is changed.
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
                let inverse = self.apply(edit).expect("what was done can be undone");
                UndoStep::Edit(inverse)
            }
            UndoStep::Program(opened) => {
                let before = std::mem::replace(&mut self.opened, *opened);
                self.came();
                UndoStep::Program(Box::new(before))
            }
            UndoStep::Wall(deal) => UndoStep::Wall(Box::new(beside.exchange_wall(*deal))),
            UndoStep::Over(opened, way) => {
                let before = std::mem::replace(&mut self.opened, *opened);
                self.came();
                let (task, way) = *way;
                let way = beside.exchange_state(&task, way);
                UndoStep::Over(Box::new(before), Box::new((task, way)))
            }
            UndoStep::Slot(files, number, slot) => {
                match beside.exchange_slot(&files, number, &slot) {
                    Ok(before) => UndoStep::Slot(files, number, Box::new(before)),
                    Err(error) => {
                        // Still to be taken back.
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

    /// The task to which undoing the last change would lead, if that change was the opening of the present one.
    pub fn undoing_leads_to(&self) -> Option<&TaskId> {
        match self.history.last()? {
            (ChangeKind::Task, UndoStep::Program(before)) => Some(&before.program.header().task),
            _ => None,
        }
    }
}

/// What takes back a change.
#[derive(Clone, Debug)]
pub enum UndoStep {
    /// A change of the program.
    Edit(Edit),
    /// Another program was opened.
    Program(Box<Opened>),
    /// A slot of these was written; this was in it before.
    Slot(SlotFiles, usize, Box<Slot>),
    /// A painted wall took the place of this one.
    Wall(Box<Deal>),
    /// A task was begun over: the program before, and how far one was on the way.
    Over(Box<Opened>, Box<(TaskKey, LessonState)>),
}

/// What changes concern that are none of the program.
pub trait Beside {
    /// Puts this into a slot of these; gives what was in it.
    ///
    /// # Errors
    /// The slot cannot be written; it is as it was.
    fn exchange_slot(
        &mut self,
        files: &SlotFiles,
        number: usize,
        slot: &Slot,
    ) -> Result<Slot, StorageError>;

    /// Puts this wall in the place of the one in the game; gives that.
    fn exchange_wall(&mut self, deal: Deal) -> Deal;

    /// Goes to this point of the way through a task; gives where one was.
    fn exchange_state(&mut self, task: &TaskKey, way: LessonState) -> LessonState;
}

/// Nothing is there beside the program: what would go there stays with the change.
pub struct NothingBeside;

impl Beside for NothingBeside {
    fn exchange_slot(
        &mut self,
        _: &SlotFiles,
        _: usize,
        slot: &Slot,
    ) -> Result<Slot, StorageError> {
        Ok(slot.clone())
    }

    fn exchange_wall(&mut self, deal: Deal) -> Deal {
        deal
    }

    fn exchange_state(&mut self, _: &TaskKey, way: LessonState) -> LessonState {
        way
    }
}

impl Memory for UndoStep {
    fn memory(&self) -> usize {
        match self {
            UndoStep::Edit(edit) => edit.memory(),
            UndoStep::Program(opened) => size_of::<Opened>() + opened.program.memory(),
            UndoStep::Wall(_) => size_of::<Deal>(),
            UndoStep::Over(opened, way) => {
                let way = size_of::<(TaskKey, LessonState)>() + way.1.memory();
                size_of::<Opened>() + opened.program.memory() + way
            }
            UndoStep::Slot(_, _, slot) => match &**slot {
                Slot::Filled { program, .. } => size_of::<Slot>() + program.memory(),
                Slot::Empty | Slot::Broken { .. } => size_of::<Slot>(),
            },
        }
    }
}

/// A program, and where it was read from or saved to.
#[derive(Clone, Debug, Default)]
pub struct Opened {
    /// The program.
    pub program: Program,
    /// Its file.
    pub file: Option<PathBuf>,
    /// Whether the file says the same.
    pub saved: bool,
}

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
