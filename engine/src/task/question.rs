//! Questions.

use super::Texts;
use crate::language::Program;
use crate::wall::{Cell, Wall};

/// A question that belongs to a task.
#[derive(Clone, Debug)]
pub struct Question {
    pub text: Texts,
    pub answer: Answer,
    /// Shown with the right answer.
    pub because: Texts,
}

/// The right answer, and how it is given.
#[derive(Clone, Debug)]
pub enum Answer {
    /// A number is typed.
    Number(f64),
    /// One of several is chosen.
    Choice {
        options: Vec<Texts>,
        /// The number of the right one, from 1.
        right: usize,
    },
    /// Cells are marked on a wall: those that the commands change.
    Cells {
        wall: Wall,
        /// The cell that is clicked.
        click: Cell,
        /// Commands under the hat, with the variables of the task.
        changed_by: Box<Program>,
    },
}
