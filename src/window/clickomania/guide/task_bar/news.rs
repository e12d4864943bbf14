//! What is said between the scores and the verdict: what the program just reached, and what is left to be reached.

use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::clickomania::guide::goals::{Goals, measured_words};
use crate::window::kit::theme;
use crate::window::kit::widgets::beginning_large;
use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{Color32, Id, Rect, Role, Sense, Ui, WidgetInfo, pos2};
use engine::judge::front::Scores;
use engine::text::Text;

/// The size of the words.
const SIZE: f32 = 13.0;
/// In less room nothing is said, in points.
const LEAST: f32 = 60.0;

/// News about a right program.
pub struct News {
    /// The goal or personal best that it just reached.
    pub reached: Option<String>,
    /// Goals still open, the nearest first; after something was reached, also where the chart and films are.
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
        let reached = announced(app, goals).map(|[words, _]| words).or(record);
        let mut left = scores.map_or_else(Vec::new, |scores| goals.left_to_reach(scores, app));
        if reached.is_some() && scores.is_some() {
            let (text, task) = (app.text, app.services.task.ready());
            let charted = app.services.progress.shelf(task.key()).len() >= 2;
            left.extend(charted.then(|| text.msg_scores_see_chart()));
            left.push(text.msg_scores_see_film(text.msg_menu_file(), text.msg_button_export()));
        }
        News { reached, left }
    }

    /// Shows the news in this room. Where it is too small, what is furthest is left out.
    pub fn show(&self, ui: &Ui, text: &Text, room: Rect) {
        if room.width() < LEAST {
            return;
        }
        let shown = (0..=self.left.len()).rev();
        let mut said = shown.map(|shown| {
            let (job, spoken) = self.words(ui, text, shown);
            let wrap = TextWrapping::wrap_at_width(room.width());
            (ui.painter().layout_job(LayoutJob { wrap, ..job }), spoken)
        });
        let said = said.find(|(galley, _)| galley.size().y <= room.height());
        let Some((galley, spoken)) = said.filter(|(_, spoken)| !spoken.is_empty()) else {
            return;
        };
        let corner = pos2(room.min.x, room.center().y - galley.size().y / 2.0);
        let rect = Rect::from_min_size(corner, galley.size());
        let response = ui.interact(rect, Id::unique("news"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
        ui.painter().galley(corner, galley, Color32::PLACEHOLDER);
    }

    /// The goal that was reached, then the open ones that fit; also for screen readers.
    fn words(&self, ui: &Ui, text: &Text, shown: usize) -> (LayoutJob, String) {
        let theme = theme::of(ui);
        let mut job = LayoutJob::default();
        let mut spoken = Vec::new();
        if let Some(reached) = &self.reached {
            let format = TextFormat::simple(theme::semibold(SIZE), theme.right);
            job.append(reached, 0.0, format);
            spoken.push(reached.clone());
        }
        if shown > 0 {
            if self.reached.is_some() {
                job.append("\n", 0.0, TextFormat::default());
            }
            let left = text.msg_scores_next(self.left[..shown].join(" · "));
            // A line ends between two of them.
            let unbroken = left.replace(' ', "\u{a0}").replace("·\u{a0}", "· ");
            let format = TextFormat::simple(theme::regular(SIZE), theme.text);
            job.append(&unbroken, 0.0, format);
            spoken.push(left);
        }
        (job, spoken.join(". "))
    }
}

/// The goal that was just reached, in words and in fewer words.
pub fn announced(app: &ClickomaniaContext, goals: &Goals) -> Option<[String; 2]> {
    let text = app.text;
    let solved = goals.solved()?;
    let task = app.services.task.ready().task();
    let measured = |measure| measured_words(&text, task.measure, measure);
    let short = solved
        .measure
        .map(|measure| beginning_large(&measured(measure)));
    let words = match (solved.mistake, solved.goal, solved.measure) {
        (Some(_), ..) => text.msg_lesson_solved_mistake(),
        (None, Some(_), Some(measure)) => text.msg_lesson_reached(measured(measure)),
        (None, None, Some(measure)) => beginning_large(&measured(measure)),
        (None, _, None) => text.msg_lesson_solved_right(),
    };
    let short = short.unwrap_or_else(|| words.clone());
    Some([words, short])
}
