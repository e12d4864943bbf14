//! The least cost of the open task, and the wall that rules out anything cheaper.

use super::list::quiet;
use crate::window::clickomania::guide::verdict::case_walls;
use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::background::{BackgroundTask, take_ended};
use egui::{Label, Ui};
use engine::diagnostics;
use engine::proof::{Refutation, least_cost};
use engine::task::Measure;

/// Knowledge about the least cost.
#[derive(Clone, Copy)]
pub struct Bound {
    /// No right program costs less.
    pub least: u64,
    /// The smallest wall that rules out something cheaper.
    why: Option<Refutation>,
}

/// The bound of the open task, found in the background.
#[derive(Default)]
pub struct LeastGoal {
    /// The number of the task.
    number: Option<u64>,
    bound: Option<Bound>,
    work: Option<((), BackgroundTask<Option<Bound>>)>,
}

impl LeastGoal {
    /// Per-frame update: looks for the bound of another task.
    pub fn advance(&mut self, task: &ReadyTask, wake: impl FnOnce() + Send + 'static) {
        if let Some(((), Some(bound))) = take_ended(&mut self.work) {
            self.bound = bound;
        }
        let number = task.number();
        if self.number.replace(number) == Some(number) {
            return;
        }
        (self.bound, self.work) = (None, None);
        let counts = task.judges() && task.task().measure == Measure::Cost;
        if !counts || task.task().goals.is_empty() {
            return;
        }
        let task = task.clone();
        let search = move |go_on: &(dyn Fn() -> bool + Sync)| {
            let bound = least_cost(task.task(), task.rules(), go_on);
            go_on().then(|| {
                let bound = bound.ok()?;
                let refuted = bound.refuted.into_iter();
                let why = refuted.min_by_key(|refutation| refutation.wall.bricks().len());
                let least = bound.least?;
                Some(Bound { least, why })
            })
        };
        self.work = BackgroundTask::start(search, wake)
            .ok()
            .map(|work| ((), work));
    }

    /// The bound of the open task, once it is known.
    pub fn bound(&self) -> Option<Bound> {
        self.bound
    }
}

impl Bound {
    /// Shows why no program is cheaper: a wall that cannot become what is wanted.
    pub fn show_why(&self, ui: &mut Ui, app: &AppContext) {
        let Some(why) = &self.why else {
            return;
        };
        let text = app.text;
        quiet(ui, diagnostics::needs(&text, why));
        ui.add_space(4.0);
        case_walls::show_change(ui, app, &why.wall, why.click, &why.wanted);
        ui.collapsing(text.msg_least_proved_title(), |ui| {
            for words in [
                text.msg_least_proved_tried(),
                text.msg_least_proved_reason(),
                text.msg_least_proved_wall(),
            ] {
                ui.add(Label::new(words).wrap());
            }
        });
        ui.add_space(8.0);
    }
}
