//! What a contest notes of what is done in it and to it.

use super::run::ContestRun;
use crate::contest::{Brought, ContestSign, Leap, Saving, digest, wall_clock};
use crate::handed::{Origin, SignKind};

/// How many programs that left the canvas are recognised when they come back.
const MOST_LEFT: usize = 400;

impl ContestRun {
    /// Notes something that a teacher is to know.
    pub fn sign(&mut self, what: SignKind) {
        let at = wall_clock().as_secs();
        self.state.add_sign(ContestSign { at, what });
        self.save();
    }

    pub(super) fn leapt(&mut self, leap: Leap) {
        self.sign(match leap {
            Leap::Back(by) => SignKind::ClockSetBack(by.as_secs()),
            Leap::Forward(by) => SignKind::ClockSetForward(by.as_secs()),
        });
    }

    /// The program of this task is on the canvas.
    pub fn opens(&mut self, task: &str) {
        if self.open != task {
            task.clone_into(&mut self.open);
        }
    }

    /// A text leaves the window: by the clipboard, or into a file. What was brought along does not become one's own that
    /// way.
    pub fn leaves(&mut self, text: &str) {
        if !self.is_marked(&self.open) {
            self.state.leaves(&plain(text));
            self.save();
        }
    }

    /// A text that left the window is not one's own after all.
    pub fn disowns(&mut self, text: &str) {
        self.state.disowns(&plain(text));
        self.save();
    }

    /// Whether a text left the window before, or was saved into a slot, and nothing in it was brought along.
    pub fn is_own(&self, text: &str) -> bool {
        let saved = self.saving_of(text);
        self.state.is_own(&plain(text)) || saved.is_some_and(|saving| !saving.brought)
    }

    /// Blocks came in that did not come into being here.
    pub fn brought(&mut self, how: Origin, task: &str, blocks: usize) {
        self.state.add_brought(Brought {
            at: wall_clock().as_secs(),
            how,
            task: task.to_owned(),
            blocks,
        });
        self.mark_canvas(task, true);
        // Before the program itself is saved.
        self.save_now();
    }

    /// Says whether something in the program on the canvas was brought along.
    pub fn mark_canvas(&mut self, task: &str, brought: bool) {
        match brought {
            true => self.state.canvas_brought.insert(task.to_owned()),
            false => self.state.canvas_brought.remove(task),
        };
        self.save();
    }

    /// Whether something in the program on the canvas was brought along.
    pub fn is_marked(&self, task: &str) -> bool {
        self.state.canvas_brought.contains(task)
    }

    /// Whether anything was ever brought along.
    pub fn has_brought(&self) -> bool {
        !self.state.brought.is_empty()
    }

    /// A program leaves the canvas: undo may bring it back.
    pub fn leaves_canvas(&mut self, program: &str, brought: bool) {
        if self.left.len() >= MOST_LEFT {
            self.left.remove(0);
        }
        self.left.push((digest(program.as_bytes()), brought));
    }

    /// Whether something in a program that left the canvas was brought along; `None` if it is not known.
    pub fn was_marked(&self, program: &str) -> Option<bool> {
        let digest = digest(program.as_bytes());
        let mut left = self.left.iter().rev();
        left.find(|(known, _)| *known == digest)
            .map(|(_, brought)| *brought)
    }

    /// A program is about to be saved into a slot. Noted before it is there: else one who is killed between would seem to
    /// have written it outside.
    pub fn saves(&mut self, task: &str, slot: usize, program: &str) {
        let saving = Saving {
            at: wall_clock().as_secs(),
            task: task.to_owned(),
            slot,
            program: digest(program.as_bytes()),
            brought: self.is_marked(task),
        };
        self.state.add_saving(saving);
        self.save_now();
    }

    /// The program was not saved.
    pub fn saves_not(&mut self) {
        self.state.savings.pop();
        self.save();
    }

    /// How a program of a slot was saved last; none if it was not saved by this window.
    pub fn saving_of(&self, program: &str) -> Option<&Saving> {
        let digest = digest(program.as_bytes());
        let mut savings = self.state.savings.iter().rev();
        savings.find(|saving| saving.program == digest)
    }

    /// Whether a program was saved into this slot of a task; where more was saved than is remembered, into any.
    pub fn was_saved_in(&self, task: &str, slot: usize, program: &str) -> bool {
        let (digest, savings) = (digest(program.as_bytes()), &self.state.savings);
        let mut same = savings.iter().filter(|saving| saving.program == digest);
        let is_there = |saving: &Saving| saving.task == task && saving.slot == slot;
        same.any(|saving| is_there(saving) || self.state.forgets_savings)
    }

    /// A program is about to be kept until one comes back to its task.
    pub fn keeps(&mut self, program: &str) {
        if self.state.keeps(program) {
            self.save_now();
        }
    }

    /// Whether a program was kept so.
    pub fn has_kept(&self, program: &str) -> bool {
        self.state.has_kept(program)
    }
}

/// As it is on every system, whatever a clipboard makes of the ends of lines.
fn plain(text: &str) -> String {
    let lines = text.trim().lines().map(str::trim_end);
    lines.collect::<Vec<_>>().join("\n")
}
