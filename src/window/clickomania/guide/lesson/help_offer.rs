//! The offer of help after two failed tries at the same step.

use super::coach::{Asks, Seen};
use crate::window::clickomania::command::{ClickomaniaContext, HintCommand};
use crate::window::clickomania::library::storage::TaskKey;
use crate::window::kit::icons;
use crate::window::kit::widgets::IconButton;
use egui::accesskit::Live;
use egui::{Button, Ui, vec2};
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
}

impl HelpOffer {
    /// Per-frame update: counts failed tries. `missed` is true if a wrong answer was given.
    pub fn advance(&mut self, key: &TaskKey, asks: Asks, seen: &Seen<'_>, missed: bool) {
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
        let task = ready.task();
        // Only a hint of the task can be about a question.
        let answer = matches!(self.at, Some((_, Asks::Answer(_))));
        let hints = task.tools.hints && !app.contest() && !(answer && task.hints.is_empty());
        self.failed >= TRIES && hints && !self.refused.contains(ready.key())
    }

    /// Shows the offer, if it is made; true if it was.
    pub fn show(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext, height: f32) -> bool {
        if !self.is_made(app) {
            return false;
        }
        let accept = Button::new(app.text.msg_lesson_show_where()).min_size(vec2(0.0, height));
        let accept = ui.add(accept);
        ui.ctx()
            .accesskit_node_builder(accept.id, |node| node.set_live(Live::Polite));
        if accept.clicked() {
            self.failed = 0;
            app.send(HintCommand::Place);
        }
        let refuse = app.text.msg_lesson_no_help();
        let refuse = IconButton::new(icons::cross, &refuse).size(26.0).show(ui);
        if refuse.clicked() {
            self.refused.insert(app.services.task.key().clone());
        }
        true
    }
}
