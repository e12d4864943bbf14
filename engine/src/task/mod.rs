//! Tasks and courses as data; the paper's two games are tasks too. Nothing in this module runs anything.
//!
//! A click on a brick runs `before`, then the pupil's program, then `after`. The program is right if it always
//! produces the same wall as `wanted`, started on the same wall (the one `before` left).

mod embedded;
pub mod file;
pub mod steps;
pub mod text;
mod variables;

pub use embedded::{Embedded, embedded, read_embedded};
pub use variables::{TaskVariable, name_variables};

pub use crate::language::TaskId;
pub use crate::language::cost::Costs;

use crate::language::kind::Category;
use crate::language::{Kind, Program};
use crate::text::Language;
use crate::wall::{Cell, Wall};
use std::ops::Deref;
use std::sync::Arc;

/// A task: what a program has to do, the texts for the pupil, and the blocks and tools that may be used.
#[derive(Clone, Debug)]
pub struct Task {
    pub id: TaskId,
    pub title: Texts,
    pub text: Texts,
    /// The time that a pupil needs, in minutes.
    pub minutes: Option<u32>,
    /// The program on the canvas at the beginning.
    pub start: Program,
    pub blocks: AllowedBlocks,
    pub costs: Costs,
    /// The variables of `before`, `wanted`, `after` and of the questions' commands, and those of other programs of the
    /// task whose names follow the language.
    pub variables: Vec<TaskVariable>,
    /// Runs before the pupil's program. As in every list of commands of a task, the commands are under the hat and
    /// the task's variables are declared.
    pub before: Program,
    /// A reference program that defines the right wall. Without it the task cannot be judged.
    pub wanted: Option<Program>,
    /// Runs after the pupil's program, to make the wall ready for the next click.
    pub after: Program,
    pub walls: Walls,
    /// Restricts the judge to the listed walls and those reached from them by moves.
    pub only_listed: bool,
    pub measure: Measure,
    /// Values of `measure` to reach with a right program, in falling order: the first solves the task, the last is
    /// the best known.
    pub goals: Vec<u64>,
    /// For contests: upper limits of `measure`, each with its points. A right program scores the points of the
    /// smallest limit that it keeps, 0 if it keeps none.
    pub points: Vec<(u64, u32)>,
    pub steps: Vec<LessonStep>,
    pub questions: Vec<Question>,
    pub hints: Vec<Texts>,
    /// Right programs; one reaches the last goal.
    pub solutions: Vec<KnownProgram>,
    /// Programs with a fault for the pupil to find.
    pub mistakes: Vec<KnownProgram>,
    pub tools: Tools,
    pub controls: Controls,
}

impl Task {
    /// A task with default values: an empty program to start with, all blocks at the paper's costs, dealt walls,
    /// nothing to judge.
    pub fn new(id: TaskId) -> Task {
        Task {
            id,
            title: Texts::default(),
            text: Texts::default(),
            minutes: None,
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
            controls: Controls::default(),
        }
    }
}

/// A sequence of tasks.
#[derive(Clone, Debug)]
pub struct Course {
    pub id: TaskId,
    pub title: Texts,
    pub text: Texts,
    pub tasks: Vec<Part<Task>>,
    /// Headings before some of the tasks. A file may list them in any order.
    pub chapters: Vec<Chapter>,
    /// Set if the course is a contest.
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

    /// The position of a task, from 0.
    pub fn number(&self, id: &TaskId) -> Option<usize> {
        self.tasks.iter().position(|task| task.id == *id)
    }
}

/// The tasks of a course from `first` up to the next chapter.
#[derive(Clone, Debug)]
pub struct Chapter {
    pub title: Texts,
    /// Why it is worth doing, and what you can do at its end.
    pub promise: Texts,
    pub first: TaskId,
}

/// The time limits of a contest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contest {
    /// Duration in minutes.
    pub minutes: u32,
    /// Additional minutes for pupils with extra time.
    pub extra: u32,
}

/// A part of a task or course, written inline or in a separate file.
#[derive(Clone, Debug)]
pub struct Part<T> {
    /// The separate file as the task names it: a path relative to the task's file, or an embedded one
    /// (`programs/…`).
    pub file: Option<String>,
    pub value: T,
}

impl<T> Deref for Part<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

/// A solution or a mistake of a task.
#[derive(Clone, Debug)]
pub struct KnownProgram {
    /// The separate file, as in [`Part`].
    pub file: Option<String>,
    pub program: Program,
    /// The name by language. Empty: the program's own name.
    pub name: Texts,
    /// The note by language. Empty: the program's own note.
    pub note: Texts,
}

impl KnownProgram {
    /// A program written in the task's file.
    pub fn inline(program: Program) -> KnownProgram {
        KnownProgram {
            file: None,
            program,
            name: Texts::default(),
            note: Texts::default(),
        }
    }

    /// The name to show to users of this language.
    pub fn shown_name(&self, language: Language) -> &str {
        shown_or(&self.name, language, &self.program.header().name)
    }

    /// The note to show to users of this language; empty if there is none.
    pub fn shown_note(&self, language: Language) -> &str {
        shown_or(&self.note, language, &self.program.header().note)
    }
}

fn shown_or<'t>(texts: &'t Texts, language: Language, own: &'t str) -> &'t str {
    if texts.is_empty() {
        own
    } else {
        texts.shown(language)
    }
}

impl Deref for KnownProgram {
    type Target = Program;

    fn deref(&self) -> &Program {
        &self.program
    }
}

/// The walls on which a task is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Walls {
    /// Dealt from a seed.
    Dealt {
        /// Number of colours, 2 to 5.
        colours: usize,
    },
    /// A list of at least one wall.
    Listed(Vec<Wall>),
}

impl Default for Walls {
    fn default() -> Walls {
        Walls::Dealt { colours: 4 }
    }
}

impl Walls {
    /// The wall with this number: dealt with it as seed, or the listed wall at that position, cyclically. `None` if
    /// the list is empty or the number of colours out of range.
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

/// The quantity that goals and points refer to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Measure {
    /// The cost of the program.
    #[default]
    Cost,
    /// The number of its blocks.
    Blocks,
    /// The steps of a move, averaged over 1,000 fixed cases.
    Steps,
}

impl Measure {
    /// The keyword in task files.
    pub fn word(self) -> &'static str {
        ["Cost", "Blocks", "Steps"][self as usize]
    }

    /// Its word in JSON.
    pub fn id(self) -> &'static str {
        ["cost", "blocks", "steps"][self as usize]
    }
}

/// A step of the instructions for a task.
#[derive(Clone, Debug)]
pub struct LessonStep {
    /// A sentence, and at most one program or wall: the picture beside it.
    pub text: Texts,
    pub until: Until,
    /// True if a pupil may leave it out: it is never the present step.
    pub optional: bool,
}

/// The condition that completes a [`LessonStep`].
#[derive(Clone, Debug)]
pub enum Until {
    /// The program under the hat contains a block of this kind.
    Uses(Kind),
    /// Some list of commands under the hat holds the commands under the hat of this pattern in their order; see
    /// [`steps::has`].
    Has(Arc<Program>),
    /// No block of this kind is under the hat.
    Lacks(Kind),
    /// A move changed something, or failed.
    Played,
    /// Such a move was made with a click on this cell.
    Clicked(Cell),
    /// The program is right.
    Right,
    /// The goal with this number, from 1, is reached.
    Goal(usize),
    /// The question with this number, from 1, is answered.
    Answered(usize),
    /// The pupil pressed the button that continues.
    Pressed,
}

/// The help that pupils may use on a task.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tools {
    /// Goals are hidden without the judge.
    pub judge: bool,
    pub hints: bool,
    pub solutions: bool,
    pub examples: bool,
}

impl Tools {
    /// The keywords in task files.
    pub const WORDS: [&str; 4] = ["Judge", "Hints", "Solutions", "Examples"];

    pub fn none() -> Tools {
        Tools {
            judge: false,
            hints: false,
            solutions: false,
            examples: false,
        }
    }

    /// The four flags in the order of [`Tools::WORDS`].
    pub fn flags(self) -> [bool; 4] {
        [self.judge, self.hints, self.solutions, self.examples]
    }
}

impl Default for Tools {
    /// All tools.
    fn default() -> Tools {
        Tools {
            judge: true,
            hints: true,
            solutions: true,
            examples: true,
        }
    }
}

/// The controls that the window shows while the task is open. In a contest it shows all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Controls {
    /// The costs of blocks and of the program.
    pub costs: bool,
    /// The score of a game.
    pub scores: bool,
    pub goals: bool,
    /// The speed at which a move is shown.
    pub speed: bool,
    /// The buttons that pause a move and go through its steps.
    pub transport: bool,
    /// The slots for programs.
    pub slots: bool,
    pub bin: bool,
}

impl Controls {
    /// The keywords in task files.
    pub const WORDS: [&str; 7] = [
        "Costs",
        "Scores",
        "Goals",
        "Speed",
        "Transport",
        "Slots",
        "Bin",
    ];

    /// The flags in the order of [`Controls::WORDS`].
    pub fn flags(self) -> [bool; 7] {
        [
            self.costs,
            self.scores,
            self.goals,
            self.speed,
            self.transport,
            self.slots,
            self.bin,
        ]
    }

    /// The controls with these flags, in the order of [`Controls::WORDS`].
    pub fn of_flags(flags: [bool; 7]) -> Controls {
        let [costs, scores, goals, speed, transport, slots, bin] = flags;
        Controls {
            costs,
            scores,
            goals,
            speed,
            transport,
            slots,
            bin,
        }
    }
}

impl Default for Controls {
    /// All controls.
    fn default() -> Controls {
        Controls::of_flags([true; 7])
    }
}

/// A text in several languages, each in CommonMark.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Texts {
    /// Language codes and texts in the order of the file; codes are unique.
    entries: Vec<(String, String)>,
}

impl Texts {
    /// A text in a single language.
    pub fn one(language: Language, text: &str) -> Texts {
        let mut texts = Texts::default();
        texts.set(language.code(), text.to_owned());
        texts
    }

    /// Sets the text in the language with this code (`it`).
    pub fn set(&mut self, code: &str, text: String) {
        match self.entries.iter_mut().find(|(known, _)| known == code) {
            Some((_, old)) => *old = text,
            None => self.entries.push((code.to_owned(), text)),
        }
    }

    /// The text to show to users of this language: in that language, else in English, else in Italian, else the
    /// first; empty if there is none.
    pub fn shown(&self, language: Language) -> &str {
        let first = || self.entries.first().map_or("", |(_, text)| text);
        self.get(language)
            .or_else(|| self.get(Language::En))
            .or_else(|| self.get(Language::It))
            .unwrap_or_else(first)
    }

    /// The text in exactly this language.
    pub fn get(&self, language: Language) -> Option<&str> {
        let mut entries = self.entries.iter();
        let found = entries.find(|(code, _)| code == language.code());
        found.map(|(_, text)| text.as_str())
    }

    /// Code and text of each language, in the order of the file.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        let entries = self.entries.iter();
        entries.map(|(code, text)| (code.as_str(), text.as_str()))
    }

    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Changes the text of each language.
    pub(crate) fn change(&mut self, mut change: impl FnMut(&mut String)) {
        for (_, text) in &mut self.entries {
            change(text);
        }
    }
}

/// The blocks that programs for a task may use. Default values in sockets do not count as blocks.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum AllowedBlocks {
    #[default]
    All,
    Only(Vec<Choice>),
    Without(Vec<Choice>),
}

/// An entry of [`AllowedBlocks`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    Kind(Kind),
    /// All blocks that the palette shows in this category, even if it shows them in another one too.
    Category(Category),
}

impl AllowedBlocks {
    pub fn allows(&self, kind: Kind) -> bool {
        let holds = |choices: &[Choice]| choices.iter().any(|choice| choice.holds(kind));
        match self {
            AllowedBlocks::All => true,
            AllowedBlocks::Only(choices) => holds(choices),
            AllowedBlocks::Without(choices) => !holds(choices),
        }
    }
}

impl Choice {
    fn holds(self, kind: Kind) -> bool {
        match self {
            Choice::Kind(chosen) => chosen == kind,
            Choice::Category(category) => kind.row().categories.contains(&category),
        }
    }
}

/// A question to the pupil.
#[derive(Clone, Debug)]
pub struct Question {
    pub text: Texts,
    pub answer: Answer,
    /// An explanation, shown with the right answer.
    pub because: Texts,
}

/// The right answer to a [`Question`], by the way it is given.
#[derive(Clone, Debug)]
pub enum Answer {
    /// The pupil types a number.
    Number(f64),
    /// The pupil chooses one of several options.
    Choice {
        options: Vec<Texts>,
        /// The number of the right option, from 1.
        right: usize,
    },
    /// The pupil marks the cells of the wall that the commands change.
    Cells {
        wall: Wall,
        /// The clicked cell.
        click: Cell,
        /// Commands under the hat, with the variables of the task.
        changed_by: Box<Program>,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shown_is_the_chosen_language_else_english_else_italian_else_the_first() {
        let mut texts = Texts::default();
        assert_eq!(texts.shown(Language::It), "");
        texts.set("de", "Ziegel".to_owned());
        assert_eq!(texts.shown(Language::It), "Ziegel");
        texts.set("it", "mattone".to_owned());
        assert_eq!(texts.shown(Language::Pl), "mattone");
        texts.set("en", "brick".to_owned());
        assert_eq!(texts.shown(Language::Pl), "brick");
        assert_eq!(texts.shown(Language::It), "mattone");
        texts.set("en", "a brick".to_owned());
        assert_eq!(texts.iter().count(), 3);
        assert_eq!(texts.shown(Language::Es), "a brick");
    }

    #[test]
    fn categories_stand_for_all_their_blocks() {
        let infection = vec![Choice::Category(Category::Infection)];
        let only = AllowedBlocks::Only([infection.clone(), vec![Choice::Kind(Kind::If)]].concat());
        let without = AllowedBlocks::Without(infection);
        for (kind, in_only, in_without) in [
            (Kind::Infect, true, false),
            (Kind::RemoveInfected, true, false),
            (Kind::If, true, true),
            (Kind::Remove, false, true),
        ] {
            assert!(AllowedBlocks::All.allows(kind));
            assert_eq!(only.allows(kind), in_only, "{kind:?}");
            assert_eq!(without.allows(kind), in_without, "{kind:?}");
        }
    }
}
