//! Hints on request: how the program could do the same for less, from general to concrete.
//!
//! A background task searches for them. The first step asks a question that leads to the idea, the second says where it
//! fits, the third what to put there; the last one does it, as one edit that can be undone. An edit of the program ends the
//! hint, which holds for the old program only.

mod card;

use crate::window::clickomania::command::{ClickomaniaContext, HintCommand};
use crate::window::clickomania::guide::task_text::TaskText;
use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::kit::background::BackgroundTask;
use card::Figure;
use engine::diagnostics;
use engine::judge::Judgement;
use engine::judge::hints::{Advice, Hint, HintLevel, advice};
use engine::language::check::check;
use engine::language::edit::Edit;
use engine::language::{BlockId, Program};
use engine::run::rules::Rules;
use engine::text::{Language, Text};

/// Number of moves that check that a rewriting does the same, as on the command line.
const MOVES: usize = 80;

/// The hints, while one is asked for.
#[derive(Default)]
pub struct Hints {
    search: HintSearch,
    /// The words of a hint of the task.
    text: TaskText,
}

#[derive(Default)]
enum HintSearch {
    #[default]
    Closed,
    /// The hint of the task file with this index.
    OfTask(usize),
    /// A search for the program of this revision, and the level to begin at.
    Seeking(BackgroundTask<Advice>, u64, HintLevel),
    /// The hints for the program of this revision.
    Found(Box<FoundHints>, u64),
}

/// The found hints, and how much of them is shown.
struct FoundHints {
    /// The verdict on a wrong program, until it was shown.
    mistake: Option<Judgement>,
    hints: Vec<Hint>,
    /// True if the search was cut off.
    cut_off: bool,
    /// The index of the present hint.
    at: usize,
    level: HintLevel,
    /// The words for the present hint in a language; their figure takes a while to compute.
    shown: Option<(Language, ShownHint)>,
}

/// A hint in words, at the end with blocks.
struct ShownHint {
    words: String,
    figure: Option<Figure>,
}

impl Hints {
    /// Per-frame update: polls the search, and closes hints for an old revision of the program.
    pub fn advance(&mut self, app: &mut ClickomaniaContext, revision: u64) {
        match &mut self.search {
            HintSearch::Closed => {}
            _ if app.contest() => self.close(),
            HintSearch::Seeking(_, of, _) if *of != revision => {
                self.close();
                app.say(app.text.msg_hinting_says_changed());
            }
            HintSearch::Found(_, of) if *of != revision => self.close(),
            HintSearch::Seeking(work, of, level) => {
                let Some(found) = work.ended() else {
                    return;
                };
                let found = FoundHints::new(found.unwrap_or_default(), *level);
                self.search = HintSearch::Found(Box::new(found), *of);
            }
            HintSearch::Found(..) | HintSearch::OfTask(_) => {}
        }
    }

    /// Carries out a command. Returns the edit to be made, and what it saves. The program gets no edit here, but may get
    /// identities for new blocks.
    pub fn perform(
        &mut self,
        command: HintCommand,
        app: &mut ClickomaniaContext,
        program: &mut Program,
        revision: u64,
    ) -> Option<(Edit, u64)> {
        match (command, &mut self.search) {
            (HintCommand::Close, _) => self.close(),
            (HintCommand::Place, _) => self.begin(app, program, revision, HintLevel::Place),
            (HintCommand::More, HintSearch::Closed) => {
                self.begin(app, program, revision, HintLevel::General);
            }
            (HintCommand::More, HintSearch::OfTask(at)) => {
                if *at + 1 < hints_of_task(app) {
                    *at += 1
                } else {
                    self.seek(app, program, revision, HintLevel::General)
                }
            }
            (HintCommand::More, HintSearch::Found(found, _)) => match found.hint() {
                _ if found.mistake.is_some() => found.pass_mistake(),
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
                Some(_) => found.next_level(),
            },
            (HintCommand::Other, HintSearch::Found(found, _)) => found.next_hint(),
            (HintCommand::More | HintCommand::Other, _) => {}
        }
        None
    }

    /// The block that the hint is about, from its second step on.
    pub fn marked(&self) -> Option<BlockId> {
        let HintSearch::Found(found, _) = &self.search else {
            return None;
        };
        let hint = found.hint().filter(|_| found.mistake.is_none())?;
        (found.level > HintLevel::General).then_some(hint.block)
    }

    /// True while a hint is searched for or shown.
    pub fn is_open(&self) -> bool {
        !matches!(self.search, HintSearch::Closed)
    }

    pub fn close(&mut self) {
        self.search = HintSearch::Closed;
    }

    /// Shows the first hint of the task, or searches for hints and shows them from this level on.
    fn begin(
        &mut self,
        app: &mut ClickomaniaContext,
        program: &Program,
        revision: u64,
        level: HintLevel,
    ) {
        match hints_of_task(app) {
            0 => self.seek(app, program, revision, level),
            _ => self.search = HintSearch::OfTask(0),
        }
    }

    fn seek(
        &mut self,
        app: &mut ClickomaniaContext,
        program: &Program,
        revision: u64,
        level: HintLevel,
    ) {
        // A program without a duty cannot do it for less.
        if !app.services.task.rules().wants_something() {
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
            Ok(work) => self.search = HintSearch::Seeking(work, revision, level),
            Err(error) => app.refuse(app.text.msg_too_busy(error.to_string())),
        }
    }
}

/// The number of hints in the task file.
fn hints_of_task(app: &ClickomaniaContext) -> usize {
    app.services.task.task().hints.len()
}

/// The hints for a program in the order in which they are taught; `None` if stopped.
fn search(program: &Program, rules: &Rules, go_on: &(dyn Fn() -> bool + Sync)) -> Option<Advice> {
    advice(program, rules, 0, MOVES, go_on)
}

impl FoundHints {
    fn new(advice: Advice, level: HintLevel) -> FoundHints {
        FoundHints {
            mistake: advice.mistake,
            hints: advice.hints,
            cut_off: advice.cut_off,
            at: 0,
            level,
            shown: None,
        }
    }

    fn hint(&self) -> Option<Hint> {
        self.hints.get(self.at).copied()
    }

    /// Goes from the mistake to the hints.
    fn pass_mistake(&mut self) {
        self.mistake = None;
        self.shown = None;
    }

    /// Goes to the next, more concrete level.
    fn next_level(&mut self) {
        let next = HintLevel::ALL.into_iter().find(|level| *level > self.level);
        self.level = next.unwrap_or(self.level);
        self.shown = None;
    }

    /// Goes to the next hint. At the general level it skips hints with the same idea, which would say the same.
    fn next_hint(&mut self) {
        let Some(before) = self.hint() else { return };
        let mut others = (self.at + 1..self.hints.len())
            .chain(0..self.at)
            .map(|at| (at, self.hints[at].idea == before.idea));
        let next = match self.level {
            HintLevel::General => others.find(|(_, same)| !same),
            _ => others.next(),
        };
        let Some((at, same)) = next else { return };
        self.at = at;
        self.level = if same {
            HintLevel::Place
        } else {
            HintLevel::General
        };
        self.shown = None;
    }

    /// True if there is another hint to go to.
    fn has_other(&self) -> bool {
        let idea = self.hint().map(|hint| hint.idea);
        let other_idea = self.hints.iter().any(|hint| Some(hint.idea) != idea);
        other_idea || self.level > HintLevel::General && self.hints.len() > 1
    }

    /// The words for the present hint at its level.
    fn shown(&mut self, text: &Text, task: &ReadyTask, program: &Program) -> &mut ShownHint {
        let language = text.language();
        let shown = match self.shown.take() {
            Some((of, shown)) if of == language => shown,
            _ => self.words(text, task, program),
        };
        &mut self.shown.insert((language, shown)).1
    }

    fn words(&self, text: &Text, task: &ReadyTask, program: &Program) -> ShownHint {
        if let Some(mistake) = &self.mistake {
            let mut sentences = vec![text.msg_hinting_says_mistake()];
            sentences.extend(diagnostics::judgement(text, program, task.rules(), mistake));
            return ShownHint {
                words: sentences.join(" "),
                figure: None,
            };
        }
        let hint = self.hint();
        let words = hint.and_then(|hint| diagnostics::hint(text, program, &hint, self.level));
        ShownHint {
            words: words.unwrap_or_else(|| {
                if self.cut_off {
                    text.msg_hinting_says_cut_off()
                } else {
                    text.msg_hinting_says_none(task.cost(program).total.to_string())
                }
            }),
            figure: hint
                .filter(|_| self.level == HintLevel::Concrete)
                .and_then(|hint| Figure::of(&hint, program, task, text)),
        }
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
        let advice = Advice {
            mistake: None,
            hints: ideas.iter().map(hint).collect(),
            cut_off: false,
            steps_spent: 0,
        };
        FoundHints::new(advice, HintLevel::General)
    }

    #[test]
    fn another_idea_skips_other_places_of_the_same_one() {
        let mut found = found(&[Idea::Phases, Idea::Phases, Idea::Loop]);
        assert!(found.has_other());
        found.next_hint();
        assert_eq!((found.at, found.level), (2, HintLevel::General));
        found.next_hint();
        assert_eq!((found.at, found.level), (0, HintLevel::General));
        // From the second level on, another place is another hint.
        found.next_level();
        found.next_level();
        found.next_hint();
        assert_eq!((found.at, found.level), (1, HintLevel::Place));
    }

    #[test]
    fn of_a_single_hint_there_is_no_other() {
        let mut found = found(&[Idea::Phases]);
        assert!(!found.has_other());
        found.next_level();
        assert!(!found.has_other());
        found.next_hint();
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
