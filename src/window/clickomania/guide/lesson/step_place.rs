//! The place in the program that the present step is about: the view goes there once, when the step comes.

use super::help_offer::solutions;
use engine::judge::compare::{ChangePlace, difference, first_change};
use engine::language::Program;
use engine::language::program::Stack;
use engine::task::steps::has;
use engine::task::{Task, Until};

/// The step that came last, until the view went to its place.
#[derive(Default)]
pub(super) struct NewStep {
    /// The number of programs that were opened, and the step on the card.
    shown: Option<(u64, Option<usize>)>,
    comes: bool,
}

impl NewStep {
    /// Per-frame update: the step on the card, if it is the present one.
    pub fn follow(&mut self, openings: u64, step: Option<usize>) {
        if self.shown != Some((openings, step)) {
            self.shown = Some((openings, step));
            self.comes = step.is_some();
        }
    }

    /// The place of the step that has come since the last call.
    pub fn take_place(&mut self, task: &Task, program: &Program) -> Option<ChangePlace> {
        let (_, step) = self.shown.filter(|_| std::mem::take(&mut self.comes))?;
        place(task, &task.steps.get(step?)?.until, program)
    }
}

/// The first place at which a program is changed to become what a step wants. `None` if the program is what it wants, or the
/// step wants no change of it.
fn place(task: &Task, until: &Until, program: &Program) -> Option<ChangePlace> {
    let nearest = |wanted: &mut dyn Iterator<Item = &Program>| {
        let nearest = wanted.min_by_key(|wanted| difference(program, wanted).len());
        nearest.and_then(|wanted| first_change(program, wanted))
    };
    let first_of = |kind| {
        let mut running = program.running();
        let found = running.find(|(id, _)| program.block(*id).kind == kind);
        found.map(|(id, _)| ChangePlace::At(id))
    };
    match until {
        Until::Lacks(kind) => first_of(*kind),
        Until::Has(pattern) if !has(program, pattern) => {
            let known = task.solutions.iter().chain(&task.mistakes);
            let known = known.map(|known| &known.program);
            let first = || first_of(pattern.block(*pattern.stack(Stack::Hat).first()?).kind);
            nearest(&mut known.filter(|known| has(known, pattern))).or_else(first)
        }
        Until::Goal(number) => {
            let goal = task.goals.get(number.checked_sub(1)?)?;
            nearest(&mut solutions(task, *goal))
        }
        Until::Right => nearest(&mut solutions(task, u64::MAX)),
        _ => None,
    }
}
