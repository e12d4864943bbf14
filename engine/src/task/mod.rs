//! Tasks: what a program has to do, as data (the paper's two games among them).
//!
//! A click on a brick first runs `before`, then the pupil's program, then `after`; the program is
//! right if it always leaves the wall that `wanted` leaves where the program started. Nothing here
//! runs anything.

mod blocks;
mod embedded;
pub mod file;
mod question;
pub mod text;
mod texts;

pub use blocks::{AllowedBlocks, Choice};
pub use embedded::{Embedded, embedded, read_embedded};
pub use question::{Answer, Question};
pub use texts::Texts;

pub use crate::language::TaskId;
pub use crate::language::cost::Costs;

use crate::language::{Kind, Program};
use crate::wall::Wall;
use std::ops::Deref;

/// What a program has to do, and what whoever writes it is told and may use.
#[derive(Clone, Debug)]
pub struct Task {
    pub id: TaskId,
    pub title: Texts,
    pub text: Texts,
    /// What stands on the canvas at first.
    pub start: Program,
    pub blocks: AllowedBlocks,
    pub costs: Costs,
    /// The names of the variables of `before`, `wanted`, `after` and of the questions' commands.
    pub variables: Vec<String>,
    /// Runs before the pupil's program. Its commands stand under the hat, and the task's variables
    /// are declared in it, as in all lists of commands of a task.
    pub before: Program,
    /// What a right program does. Without it there is nothing to be judged.
    pub wanted: Option<Program>,
    /// Runs after the pupil's program, so that the game can go on.
    pub after: Program,
    pub walls: Walls,
    /// The judge tries the listed walls and what comes out of them, and no others.
    pub only_listed: bool,
    pub measure: Measure,
    /// What is to be reached with a right program, falling: at the first it is solved, the last is
    /// the best known.
    pub goals: Vec<u64>,
    /// For contests: a measure, and the points for a program with at most that. A program gets those of
    /// the smallest measure that it does not pass, else none.
    pub points: Vec<(u64, u32)>,
    pub steps: Vec<LessonStep>,
    pub questions: Vec<Question>,
    pub hints: Vec<Texts>,
    /// Right programs; one reaches the last goal.
    pub solutions: Vec<Part<Program>>,
    /// Programs with a fault that is to be found.
    pub mistakes: Vec<Part<Program>>,
    pub tools: Tools,
}

impl Task {
    /// A task of this name with everything else at its default: the hat alone to begin with, all blocks at
    /// the paper's costs, dealt walls, nothing wanted.
    pub fn new(id: TaskId) -> Task {
        Task {
            id,
            title: Texts::default(),
            text: Texts::default(),
            start: Program::default(),
            blocks: AllowedBlocks::All,
            costs: Costs::default(),
            variables: Vec::new(),
            before: Program::default(),
            wanted: None,
            after: Program::default(),
            walls: Walls::default(),
            only_listed: false,
            measure: Measure::default(),
            goals: Vec::new(),
            points: Vec::new(),
            steps: Vec::new(),
            questions: Vec::new(),
            hints: Vec::new(),
            solutions: Vec::new(),
            mistakes: Vec::new(),
            tools: Tools::default(),
        }
    }
}

/// Several tasks, to be done in this order.
#[derive(Clone, Debug)]
pub struct Course {
    pub id: TaskId,
    pub title: Texts,
    pub text: Texts,
    pub tasks: Vec<Part<Task>>,
    /// What its tasks are about, part by part; in the order of their first tasks, or in none.
    pub chapters: Vec<Chapter>,
    /// The course is a contest.
    pub contest: Option<Contest>,
}

impl Course {
    /// A course without tasks.
    pub fn new(id: TaskId) -> Course {
        Course {
            id,
            title: Texts::default(),
            text: Texts::default(),
            tasks: Vec::new(),
            chapters: Vec::new(),
            contest: None,
        }
    }

    /// The number of a task, from 0.
    pub fn number(&self, id: &TaskId) -> Option<usize> {
        self.tasks.iter().position(|task| task.id == *id)
    }
}

/// A part of a course: from a task on to the next chapter.
#[derive(Clone, Debug)]
pub struct Chapter {
    pub title: Texts,
    pub first: TaskId,
}

/// What makes a course a contest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contest {
    /// How long it takes.
    pub minutes: u32,
    /// Minutes that a pupil with extra time gets on top.
    pub extra: u32,
}

/// A part of a task or course: written in place, or in a file of its own.
#[derive(Clone, Debug)]
pub struct Part<T> {
    /// Its file, as it is named: relative to the file of the task, or under `programs/`, embedded.
    pub file: Option<String>,
    pub value: T,
}

impl<T> Deref for Part<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

/// The walls that the game is played on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Walls {
    /// Dealt from a seed.
    Dealt {
        /// Number of colours, from 2 to 5.
        colours: usize,
    },
    /// These, in this order; never none.
    Listed(Vec<Wall>),
}

impl Default for Walls {
    fn default() -> Walls {
        Walls::Dealt { colours: 4 }
    }
}

impl Walls {
    /// The wall with this number: dealt from it, or a listed one; those come round. `None` if there are none.
    pub fn numbered(&self, number: u64) -> Option<Wall> {
        match self {
            Walls::Dealt { colours } => Wall::deal(number, *colours),
            Walls::Listed(walls) => {
                let place = number.checked_rem(walls.len() as u64)?;
                walls.get(place as usize).copied()
            }
        }
    }
}

/// What goals and points count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Measure {
    /// The cost of the program.
    #[default]
    Cost,
    /// The number of its blocks.
    Blocks,
    /// The steps that a move takes, on average over 1,000 cases that never change.
    Steps,
}

impl Measure {
    /// Its word in files.
    pub fn word(self) -> &'static str {
        ["Cost", "Blocks", "Steps"][self as usize]
    }

    /// Its word in JSON.
    pub fn id(self) -> &'static str {
        ["cost", "blocks", "steps"][self as usize]
    }
}

/// A step on the way through a task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonStep {
    pub text: Texts,
    /// When it is done.
    pub until: Until,
}

/// When a step is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Until {
    /// A block of this kind stands under the hat.
    Uses(Kind),
    /// A move changed something, or failed.
    Played,
    /// The program is right.
    Right,
    /// The goal with this number, from 1, is reached.
    Goal(usize),
    /// The question with this number, from 1, is answered.
    Answered(usize),
    /// The reader said *go on*.
    Pressed,
}

/// What may be used for a task.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tools {
    /// Without it the goals stay hidden too.
    pub judge: bool,
    pub hints: bool,
    pub solutions: bool,
    pub examples: bool,
}

impl Tools {
    /// Their words in files.
    pub const WORDS: [&str; 4] = ["Judge", "Hints", "Solutions", "Examples"];

    pub fn none() -> Tools {
        Tools {
            judge: false,
            hints: false,
            solutions: false,
            examples: false,
        }
    }

    /// Which of them there are, in the order of [`Tools::WORDS`].
    pub fn flags(self) -> [bool; 4] {
        [self.judge, self.hints, self.solutions, self.examples]
    }
}

impl Default for Tools {
    /// All of them.
    fn default() -> Tools {
        Tools {
            judge: true,
            hints: true,
            solutions: true,
            examples: true,
        }
    }
}
