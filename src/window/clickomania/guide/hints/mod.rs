//! Hints on request: how the program could do the same for less, from general to concrete.
//!
//! They are searched beside the window. The first step asks the question that leads to an idea, the next
//! says where it fits, the next what is to be put there, and the last does it, as one change that can be
//! undone. A change of the program ends all this: what was found holds for the program as it was.

mod card;

use crate::window::clickomania::command::{ClickomaniaContext, HintCommand};
use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::kit::background::{BackgroundTask, WorkState};
use card::Figure;
use engine::diagnostics;
use engine::judge::Judgement;
use engine::judge::hints::{Advice, Hint, HintLevel, advice};
use engine::language::check::check;
use engine::language::edit::Edit;
use engine::language::{BlockId, Program};
use engine::run::rules::Rules;
use engine::text::{Language, Text};

/// About how many moves check that a rewriting does the same; as in the terminal.
const MOVES: usize = 80;

/// The hints, while one is asked for.
#[derive(Default)]
pub struct Hints {
    search: HintSearch,
}

#[derive(Default)]
enum HintSearch {
    #[default]
    Closed,
    /// The task's own hint with this number, from 0.
    Own(usize),
    /// They are searched for the program of this revision.
    Seeking(BackgroundTask<Advice>, u64),
    /// They were found in the program of this revision.
    Found(Box<FoundHints>, u64),
}

/// What was found, and how much of it is told.
struct FoundHints {
    /// What is wrong with the program, until it was told.
    mistake: Option<Judgement>,
    hints: Vec<Hint>,
    /// Whether the search was given up before its end.
    cut_off: bool,
    at: usize,
    level: HintLevel,
    /// What is told, in its language: to find out what a hint puts in takes a while.
    told: Option<(Language, Told)>,
}

/// What a hint says, in words, and at the end in blocks too.
struct Told {
    words: String,
    figure: Option<Figure>,
}

impl Hints {
    /// Looks whether the search is at its end; drops what holds no longer. `revision` is that of the
    /// program.
    pub fn advance(&mut self, app: &mut ClickomaniaContext, revision: u64) {
        let outdated = |of: u64| revision != of;
        match &mut self.search {
            HintSearch::Closed => {}
            _ if app.contest() => self.close(),
            HintSearch::Seeking(_, of) if outdated(*of) => {
                self.close();
                app.say(app.text.msg_hinting_says_changed());
            }
            HintSearch::Found(_, of) if outdated(*of) => self.close(),
            HintSearch::Seeking(work, of) => {
                let found = match work.progress() {
                    WorkState::Busy => return,
                    WorkState::Done(hints) => hints,
                    WorkState::Lost => Advice::default(),
                };
                self.search = HintSearch::Found(Box::new(FoundHints::new(found)), *of);
            }
            HintSearch::Found(..) | HintSearch::Own(_) => {}
        }
    }

    /// Carries out a command. Returns the change that it asks for, and how much that saves. The program
    /// stays as it is, but may have made identities for new blocks.
    pub fn perform(
        &mut self,
        command: HintCommand,
        app: &mut ClickomaniaContext,
        program: &mut Program,
        revision: u64,
    ) -> Option<(Edit, u64)> {
        match (command, &mut self.search) {
            (HintCommand::Close, _) => self.close(),
            (HintCommand::More, HintSearch::Closed) => match own(app) {
                0 => self.seek(app, program, revision),
                _ => self.search = HintSearch::Own(0),
            },
            (HintCommand::More, HintSearch::Own(at)) => {
                if *at + 1 < own(app) {
                    *at += 1
                } else {
                    self.seek(app, program, revision)
                }
            }
            (HintCommand::More, HintSearch::Found(found, _)) => match found.hint() {
                _ if found.mistake.is_some() => found.mistake_was_told(),
                None => self.close(),
                Some(hint) if found.level == HintLevel::Concrete => {
                    self.close();
                    let text = app.text;
                    let naming = |word: &str| diagnostics::hint_variable(&text, word);
                    let Some(edit) = hint.edit(program, &naming) else {
                        app.refuse(app.text.msg_hinting_says_changed());
                        return None;
                    };
                    return Some((edit, hint.saves));
                }
                Some(_) => found.go_on(),
            },
            (HintCommand::Other, HintSearch::Found(found, _)) => found.other(),
            (HintCommand::More | HintCommand::Other, _) => {}
        }
        None
    }

    /// The block that the hint is about, once it says where.
    pub fn marked(&self) -> Option<BlockId> {
        let HintSearch::Found(found, _) = &self.search else {
            return None;
        };
        let hint = found.hint().filter(|_| found.mistake.is_none())?;
        (found.level > HintLevel::General).then_some(hint.block)
    }

    /// Whether a hint is asked for or shown.
    pub fn is_open(&self) -> bool {
        !matches!(self.search, HintSearch::Closed)
    }

    /// Gives it up.
    pub fn close(&mut self) {
        self.search = HintSearch::Closed;
    }

    fn seek(&mut self, app: &mut ClickomaniaContext, program: &Program, revision: u64) {
        // Without anything to be done nothing can be done for less.
        if !app.services.task.rules().asks_something() {
            self.close();
            return;
        }
        if !check(program).is_empty() {
            app.say(app.text.msg_hinting_says_not_ready());
            return;
        }
        let copy = program.clone();
        let rules = app.services.task.rules().clone();
        let work = BackgroundTask::start(move |go_on| search(&copy, &rules, go_on), app.waker());
        match work {
            Ok(work) => self.search = HintSearch::Seeking(work, revision),
            Err(error) => app.refuse(app.text.msg_hinting_says_no_thread(error.to_string())),
        }
    }
}

/// How many hints the task has of its own.
fn own(app: &ClickomaniaContext) -> usize {
    app.services.task.task().hints.len()
}

/// What there is to say about a program, its hints in the order in which they are taught; none if it was stopped.
fn search(program: &Program, rules: &Rules, go_on: &(dyn Fn() -> bool + Sync)) -> Option<Advice> {
    advice(program, rules, 0, MOVES, go_on)
}

impl FoundHints {
    fn new(advice: Advice) -> FoundHints {
        FoundHints {
            mistake: advice.mistake,
            hints: advice.hints,
            cut_off: advice.cut_off,
            at: 0,
            level: HintLevel::General,
            told: None,
        }
    }

    fn hint(&self) -> Option<Hint> {
        self.hints.get(self.at).copied()
    }

    /// On to the savings.
    fn mistake_was_told(&mut self) {
        self.mistake = None;
        self.told = None;
    }

    /// One level more concrete.
    fn go_on(&mut self) {
        let next = HintLevel::ALL.into_iter().find(|level| *level > self.level);
        self.level = next.unwrap_or(self.level);
        self.told = None;
    }

    /// The next hint. Of an idea whose place is not told yet, another place would say the same again.
    fn other(&mut self) {
        let Some(before) = self.hint() else { return };
        let behind = (self.at + 1..self.hints.len()).chain(0..self.at);
        let mut behind = behind.map(|at| (at, self.hints[at].idea == before.idea));
        let next = match self.level {
            HintLevel::General => behind.find(|(_, same)| !same),
            _ => behind.next(),
        };
        let Some((at, same)) = next else { return };
        self.at = at;
        self.level = if same {
            HintLevel::Place
        } else {
            HintLevel::General
        };
        self.told = None;
    }

    /// Whether there is another hint to go to.
    fn has_other(&self) -> bool {
        let idea = self.hint().map(|hint| hint.idea);
        let several = self.hints.iter().any(|hint| Some(hint.idea) != idea);
        several || self.level > HintLevel::General && self.hints.len() > 1
    }

    /// What the hint says at its level; a kind word if there is none.
    fn told(&mut self, text: &Text, task: &ReadyTask, program: &Program) -> &mut Told {
        let language = text.language();
        self.told.take_if(|(other, _)| *other != language);
        let (hint, level) = (self.hint(), self.level);
        let mistake = self.mistake.as_ref().map(|mistake| {
            let sentences = diagnostics::judgement(text, program, task.rules(), mistake);
            [vec![text.msg_hinting_says_mistake()], sentences]
                .concat()
                .join(" ")
        });
        let tell = || {
            if let Some(words) = mistake {
                let figure = None;
                return (language, Told { words, figure });
            }
            let words = hint.and_then(|hint| diagnostics::hint(text, program, &hint, level));
            let none = || {
                if self.cut_off {
                    text.msg_hinting_says_cut_off()
                } else {
                    text.msg_hinting_says_none(task.cost(program).total.to_string())
                }
            };
            let concrete = hint.filter(|_| level == HintLevel::Concrete);
            let told = Told {
                words: words.unwrap_or_else(none),
                figure: concrete.and_then(|hint| Figure::of(&hint, program, task, text)),
            };
            (language, told)
        };
        &mut self.told.get_or_insert_with(tell).1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::window::clickomania::library::open_task::ReadyTask;
    use engine::judge::hints::Idea;

    fn found(ideas: &[Idea]) -> FoundHints {
        let program = engine::bundled::program("solutions/costo-35.ron");
        let program = engine::language::file::read(program.unwrap()).unwrap();
        let (block, _) = program.running().next().unwrap();
        let hint = |&idea| Hint {
            idea,
            block,
            saves: 1,
            puts_aside: false,
        };
        FoundHints::new(Advice {
            mistake: None,
            hints: ideas.iter().map(hint).collect(),
            cut_off: false,
            steps_spent: 0,
        })
    }

    #[test]
    fn another_idea_skips_other_places_of_the_same_one() {
        let mut found = found(&[Idea::Phases, Idea::Phases, Idea::Loop]);
        assert!(found.has_other());
        found.other();
        assert_eq!((found.at, found.level), (2, HintLevel::General));
        found.other();
        assert_eq!((found.at, found.level), (0, HintLevel::General));
        // Once a place is told, another place is another hint.
        found.go_on();
        found.go_on();
        found.other();
        assert_eq!((found.at, found.level), (1, HintLevel::Place));
    }

    #[test]
    fn of_a_single_hint_there_is_no_other() {
        let mut found = found(&[Idea::Phases]);
        assert!(!found.has_other());
        found.go_on();
        assert!(!found.has_other());
        found.other();
        assert_eq!((found.at, found.level), (0, HintLevel::Place));
    }

    #[test]
    fn a_search_that_is_stopped_finds_nothing() {
        let program = engine::bundled::program("solutions/costo-40.ron").unwrap();
        let program = engine::language::file::read(program).unwrap();
        let rules = ReadyTask::default().rules().clone();
        assert!(search(&program, &rules, &|| false).is_none());
    }
}
