//! The offer of help after two failed tries at the same step.

use super::coach::{Asks, Seen};
use crate::window::clickomania::command::{ClickomaniaContext, EditorCommand, HintCommand};
use crate::window::clickomania::library::storage::TaskKey;
use crate::window::kit::icons;
use crate::window::kit::widgets::IconButton;
use egui::accesskit::Live;
use egui::{Button, Ui, vec2};
use engine::language::cost::cost_at;
use engine::language::program::Stack;
use engine::language::{BlockId, Kind, Program};
use engine::task::{Measure, Task, Until};
use std::collections::BTreeSet;

/// So many failed tries at a step are enough for an offer.
const TRIES: usize = 2;

/// Failed tries at the present step: wrong answers, moves that end wrong, checks of a program that is not right.
#[derive(Default)]
pub(super) struct HelpOffer {
    /// The task and what it asks for.
    at: Option<(TaskKey, Asks)>,
    failed: usize,
    /// The revision of the program that is being checked.
    checked: Option<u64>,
    /// The lessons in which help was refused: they offer it no more.
    refused: BTreeSet<TaskKey>,
    /// The help for the present step, after enough failed tries.
    help: Option<Help>,
}

/// Help with a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Help {
    /// This block of the palette is missing.
    InPalette(Kind),
    /// This block of the program is to be moved or to go.
    InProgram(BlockId),
    /// The place that the judge finds, or without one the first hint of the task, in words.
    Hint,
}

impl HelpOffer {
    /// Per-frame update: counts failed tries at `step`, if the present item is one. `missed` is true if a wrong answer was
    /// given.
    pub fn advance(
        &mut self,
        (key, task): (&TaskKey, &Task),
        (asks, step): (Asks, Option<usize>),
        seen: &Seen<'_>,
        missed: bool,
    ) {
        let at = Some((key.clone(), asks));
        if self.at != at {
            self.at = at;
            self.failed = 0;
            self.checked = None;
        }
        match asks {
            Asks::Answer(_) => self.failed += usize::from(missed),
            // A wrong program that was given is no try of the pupil.
            Asks::Program(_) if !seen.given => {
                self.failed += seen.moves.iter().filter(|made| made.was_wrong).count();
                self.count_check(seen);
            }
            Asks::Program(_) | Asks::Nothing => {}
        }
        let helps = || Help::of(task, asks, step, seen.program);
        self.help = (self.failed >= TRIES).then(helps).flatten();
    }

    /// The program of this revision is checked.
    pub fn check(&mut self, revision: u64) {
        self.checked = Some(revision);
    }

    fn count_check(&mut self, seen: &Seen<'_>) {
        // Otherwise its verdict is not known yet.
        if let (Some(revision), Some(right)) = (self.checked, seen.right) {
            self.failed += usize::from(!right && revision == seen.revision);
            self.checked = None;
        }
    }

    /// True if help is offered now.
    pub fn is_made(&self, app: &ClickomaniaContext) -> bool {
        let ready = app.services.task.ready();
        let hints = ready.task().tools.hints && !app.contest();
        self.help.is_some() && hints && !self.refused.contains(ready.key())
    }

    /// Shows the offer, if it is made; true if it was.
    pub fn show(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext, height: f32) -> bool {
        let Some(help) = self.help.filter(|_| self.is_made(app)) else {
            return false;
        };
        let words = match help {
            Help::Hint if !app.services.task.task().hints.is_empty() => {
                app.text.msg_lesson_give_hint()
            }
            _ => app.text.msg_lesson_show_where(),
        };
        let accept = Button::new(words).min_size(vec2(0.0, height));
        let accept = ui.add(accept);
        ui.ctx()
            .accesskit_node_builder(accept.id, |node| node.set_live(Live::Polite));
        if accept.clicked() {
            self.failed = 0;
            match help {
                Help::InPalette(kind) => app.send(EditorCommand::FindBlock(kind)),
                Help::InProgram(block) => app.send(EditorCommand::ShowBlock(block)),
                Help::Hint => app.send(HintCommand::Place),
            }
        }
        let refuse = app.text.msg_lesson_no_help();
        let refuse = IconButton::new(icons::cross, &refuse).size(26.0).show(ui);
        if refuse.clicked() {
            self.refused.insert(app.services.task.key().clone());
        }
        true
    }
}

impl Help {
    /// The help for the present item; `None` if there is none.
    fn of(task: &Task, asks: Asks, step: Option<usize>, program: &Program) -> Option<Help> {
        match asks {
            Asks::Nothing => None,
            // The hints of a task with rules are about its program.
            Asks::Answer(_) => {
                (task.wanted.is_none() && !task.hints.is_empty()).then_some(Help::Hint)
            }
            Asks::Program(_) => {
                let until = step.map(|step| &task.steps[step].until);
                Some((until.and_then(|until| place(task, until, program))).unwrap_or(Help::Hint))
            }
        }
    }
}

/// The place at which a program does not have what a step wants.
fn place(task: &Task, until: &Until, program: &Program) -> Option<Help> {
    let mut running = program.running();
    let missing =
        |wanted: &Program| missing(wanted, program).filter(|kind| task.blocks.allows(*kind));
    match until {
        Until::Uses(kind) => Some(Help::InPalette(*kind)),
        Until::Lacks(kind) => running
            .find(|(id, _)| program.block(*id).kind == *kind)
            .map(|(id, _)| Help::InProgram(id)),
        Until::Has(pattern) => missing(pattern).map(Help::InPalette).or_else(|| {
            let first = pattern.stack(Stack::Hat).first()?;
            let kind = pattern.block(*first).kind;
            let there = running.find(|(id, _)| program.block(*id).kind == kind);
            there.map(|(id, _)| Help::InProgram(id))
        }),
        Until::Goal(number) if task.measure == Measure::Cost => {
            let goal = task.goals.get(number.checked_sub(1)?)?;
            let solution = solutions(task, *goal).next();
            solution.and_then(missing).map(Help::InPalette)
        }
        Until::Right if task.measure == Measure::Cost => solutions(task, u64::MAX)
            .next()
            .and_then(missing)
            .map(Help::InPalette),
        _ => None,
    }
}

/// The known programs whose measure is no more than this.
pub(super) fn solutions(task: &Task, most: u64) -> impl Iterator<Item = &Program> {
    let programs = task.solutions.iter().map(|known| &known.program);
    programs.filter(move |program| match task.measure {
        Measure::Cost => cost_at(program, &task.costs).total <= most,
        Measure::Blocks | Measure::Steps => true,
    })
}

/// The first block of `wanted` of which `program` has too few.
fn missing(wanted: &Program, program: &Program) -> Option<Kind> {
    let mut there: Vec<Kind> = program
        .running()
        .map(|(id, _)| program.block(id).kind)
        .collect();
    let mut kinds = wanted.running().map(|(id, _)| wanted.block(id).kind);
    kinds.find(|kind| match there.iter().position(|other| other == kind) {
        Some(at) => {
            there.swap_remove(at);
            false
        }
        None => true,
    })
}
