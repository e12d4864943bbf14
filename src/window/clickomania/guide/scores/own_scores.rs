//! The scores of the program under construction: its place on the shelf, and the personal bests that it beats.

use super::solutions::steps;
use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::clickomania::library::storage::Shelved;
use crate::window::clickomania::program::document::Document;
use crate::window::clickomania::services::Subject;
use crate::window::kit::background::Asked;
use engine::judge::front::Scores;
use engine::judge::{Effort, Verdict};
use engine::task::Measure;
use engine::text::Text;
use std::sync::Arc;

/// Counts the steps of accepted programs, and puts those of the user on the shelf.
#[derive(Default)]
pub struct OwnScores {
    steps: Asked<Subject, f64>,
    /// The last program that was handled, with the bests before it.
    handled: Option<(Subject, Option<Scores>)>,
}

impl OwnScores {
    /// Per-frame update: follows the verdict on the program under construction.
    pub fn advance(
        &mut self,
        document: &mut Document,
        subject: Option<&Subject>,
        app: &mut ClickomaniaContext,
    ) {
        self.steps.listen();
        let judge = &app.services.judge;
        let Some(subject) = subject.filter(|_| !judge.is_closed()) else {
            return;
        };
        let found = judge.found(subject);
        let Some(found) = found.filter(|found| found.judgement.verdict == Verdict::Accepted) else {
            return;
        };
        if self.steps.lacks(subject) {
            let (task, program) = (subject.task().clone(), Arc::clone(subject.shared()));
            let count = move |go_on: &(dyn Fn() -> bool + Sync)| steps(&task, &program, go_on);
            self.steps.ask(subject.clone(), count, app.waker());
        }
        let handled = self.handled.as_ref().is_some_and(|(of, _)| of == subject);
        // A quick look can refuse a program, but not accept it.
        if handled || found.effort < Effort::Normal {
            return;
        }
        let Some(scores) = self.scores(subject) else {
            return;
        };
        let key = subject.task().key();
        let bests = app.services.progress.bests(key);
        self.handled = Some((subject.clone(), bests));
        // What was given is not the user's own, unless it became cheaper.
        let given = document.program().least_origin().given;
        let now = scores.by(subject.task().task().measure);
        let own = given.is_none_or(|given| now < given);
        if !own || document.is_as_begun() {
            self.handled = Some((subject.clone(), None));
            return;
        }
        let shelved = Shelved::new(scores, document.program());
        app.services.progress.shelve(key, shelved);
        if let Some(words) = self.record(subject, &app.text) {
            app.say(words);
        }
    }

    /// The scores of this program, once its steps are counted.
    pub fn scores(&self, subject: &Subject) -> Option<Scores> {
        let &steps = self.steps.answer(subject)?;
        let cost = subject.task().cost(subject.program());
        Some(Scores {
            cost: cost.total,
            blocks: cost.blocks,
            steps,
        })
    }

    /// The sentence about the personal best in blocks or steps that this program beats. A lower cost has a sentence of
    /// the goals.
    pub fn record(&self, subject: &Subject, text: &Text) -> Option<String> {
        let (handled, before) = self.handled.as_ref()?;
        let before = before.filter(|_| handled == subject)?;
        let now = self.scores(subject)?;
        if now.cost < before.cost {
            return None;
        }
        if now.blocks < before.blocks {
            return Some(text.msg_scores_fewest_blocks(text.grouped(now.blocks as u64)));
        }
        let steps = text.grouped(now.by(Measure::Steps));
        (now.steps < before.steps).then(|| text.msg_scores_fewest_steps(steps))
    }
}
