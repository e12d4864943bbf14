//! What is said between the scores and the verdict: what the program just reached, and what is left to be reached.

use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::clickomania::guide::goals::{Goals, measured_words};
use crate::window::kit::theme;
use crate::window::kit::widgets::beginning_large;
use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{Color32, Id, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};
use engine::judge::front::Scores;
use engine::text::Text;

/// The size of the words, and the most lines of them.
const SIZE: f32 = 13.0;
const LINES: usize = 3;
/// In less room nothing is said, in points.
const LEAST: f32 = 60.0;

/// News about a right program.
pub struct News {
    /// What it just reached: a goal, or a personal best.
    pub reached: Option<String>,
    /// What is left to be reached, the nearest first.
    pub left: Vec<String>,
}

impl News {
    /// The news about the program with these scores; `record` is the personal best that it beats.
    pub fn of(
        app: &ClickomaniaContext,
        goals: &mut Goals,
        scores: Option<&Scores>,
        record: Option<String>,
    ) -> News {
        News {
            reached: announced(app, goals).or(record),
            left: scores.map_or_else(Vec::new, |scores| goals.left_to_reach(scores, app)),
        }
    }

    /// Shows the news in this room. Where it is too small, what is furthest is left out.
    pub fn show(&self, ui: &Ui, text: &Text, room: Rect) {
        if room.width() < LEAST {
            return;
        }
        let most = self.left.len();
        let jobs = (0..=most).rev().map(|shown| self.job(ui, text, shown));
        let mut galleys = jobs.map(|mut job| {
            job.wrap = TextWrapping {
                max_rows: LINES,
                ..TextWrapping::wrap_at_width(room.width())
            };
            ui.painter().layout_job(job)
        });
        let Some(galley) = galleys.find(|galley| !galley.elided) else {
            return;
        };
        if galley.is_empty() {
            return;
        }
        let height = galley.size().y.min(room.height());
        let corner = pos2(room.min.x, room.center().y - height / 2.0);
        let rect = Rect::from_min_size(corner, vec2(galley.size().x, height));
        let response = ui.interact(rect, Id::unique("news"), Sense::hover());
        let spoken = galley.text().replace('\n', ". ");
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
        ui.painter().galley(corner, galley, Color32::PLACEHOLDER);
    }

    /// What was reached, then as many of the things that are left.
    fn job(&self, ui: &Ui, text: &Text, shown: usize) -> LayoutJob {
        let theme = theme::of(ui);
        let mut job = LayoutJob::default();
        if let Some(reached) = &self.reached {
            let format = TextFormat::simple(theme::semibold(SIZE), theme.right);
            job.append(reached, 0.0, format);
        }
        if shown > 0 {
            if self.reached.is_some() {
                job.append("\n", 0.0, TextFormat::default());
            }
            let left = text.msg_scores_next(self.left[..shown].join(" · "));
            let format = TextFormat::simple(theme::regular(SIZE), theme.text);
            job.append(&left, 0.0, format);
        }
        job
    }
}

/// The goal that was just reached, in words.
pub fn announced(app: &ClickomaniaContext, goals: &Goals) -> Option<String> {
    let text = app.text;
    let solved = goals.solved()?;
    let task = app.services.task.ready().task();
    Some(match (solved.mistake, solved.goal, solved.measure) {
        (Some(_), ..) => text.msg_lesson_solved_mistake(),
        (None, Some(_), Some(measure)) => {
            text.msg_lesson_reached(measured_words(&text, task.measure, measure))
        }
        (None, None, Some(measure)) => {
            beginning_large(&measured_words(&text, task.measure, measure))
        }
        (None, _, None) => text.msg_lesson_solved_right(),
    })
}
