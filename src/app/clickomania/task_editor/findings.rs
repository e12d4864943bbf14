//! What is wrong with the task that is being written, each with the part of the page that it leads to.

use super::draft::Draft;
use super::part::TaskPart;
use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::common::background::{BackgroundTask, take_ended, waker};
use crate::app::common::theme;
use egui::{Context, Label, RichText, ScrollArea, Sense, Ui};
use engine::diagnostics::task_problem;
use engine::judge::task_check::{TaskFinding, check_task};
use engine::task::Task;
use engine::text::Text;

/// How high they stand at most, in points.
const HIGHEST: f32 = 130.0;

/// What the last check found, and the one that is under way.
#[derive(Default)]
pub struct Findings {
    checking: Option<(Task, BackgroundTask<Vec<TaskFinding>>)>,
    found: Option<Vec<Finding>>,
    /// All of the task as it was checked.
    checked: String,
}

/// Something that was found.
struct Finding {
    sentence: String,
    warning: bool,
    part: TaskPart,
}

impl Findings {
    /// Begins to look for what is wrong, beside the window.
    pub fn look(&mut self, draft: &Draft, app: &mut ClickomaniaContext, ctx: Option<&Context>) {
        let task = draft.task.clone();
        let checked = task.clone();
        let work = BackgroundTask::start(move |go_on| check_task(&checked, go_on), waker(ctx));
        match work {
            Ok(work) => {
                self.found = None;
                self.checked = draft.whole_text();
                self.checking = Some((task, work));
            }
            Err(error) => app.refuse(app.text.msg_picture_refused_no_thread(error.to_string())),
        }
    }

    /// What was found of another text than this one holds no longer.
    pub fn follow(&mut self, text: &str) {
        if self.checked != text {
            *self = Findings::default();
        }
    }

    /// Hears what the check found; called before each frame.
    pub fn advance(&mut self, text: &Text) {
        if let Some((task, found)) = take_ended(&mut self.checking) {
            let told = |finding: &TaskFinding| {
                let sentence = task_problem(text, &task, &finding.problem);
                let (part, place) = place(text, &finding.path);
                Finding {
                    sentence: format!("{place}: {sentence}"),
                    warning: finding.problem.is_warning(),
                    part,
                }
            };
            self.found = found.map(|found| found.iter().map(told).collect());
        }
    }

    /// Whether there is something to be shown.
    pub fn are_there(&self) -> bool {
        self.found.is_some() || self.checking.is_some()
    }

    /// Shows them; gives the part to which a press leads.
    pub fn show(&self, ui: &mut Ui, text: &Text) -> Option<TaskPart> {
        let theme = theme::of(ui);
        if self.checking.is_some() {
            ui.label(text.msg_writing_checking());
            return None;
        }
        let found = self.found.as_deref().unwrap_or_default();
        if found.iter().all(|finding| finding.warning) {
            let words = RichText::new(text.msg_writing_usable()).font(theme::semibold(14.0));
            ui.label(words.color(theme.right));
        }
        let area = ScrollArea::vertical().id_salt("findings");
        let led = area.max_height(HIGHEST).show(ui, |ui| {
            // The bar at the side covers nothing.
            ui.set_max_width(ui.available_width() - 12.0);
            let pressed = found.iter().filter(|finding| {
                let ink = match finding.warning {
                    true => theme.quiet,
                    false => theme.wrong,
                };
                let words = RichText::new(&finding.sentence).color(ink);
                let label = ui.add(Label::new(words).wrap().sense(Sense::click()));
                if label.has_focus() {
                    let around = label.rect.expand(2.0);
                    let stroke = egui::Stroke::new(1.5, theme.accent);
                    let painter = ui.painter();
                    painter.rect_stroke(around, 3.0, stroke, egui::StrokeKind::Outside);
                }
                label.widget_info(|| {
                    egui::WidgetInfo::labeled(egui::Role::Link, true, &finding.sentence)
                });
                label
                    .on_hover_cursor(egui::CursorIcon::PointingHand)
                    .clicked()
            });
            pressed.last().map(|finding| finding.part)
        });
        led.inner
    }
}

/// The part of the page where a place of the file stands, and how it is called there: *Passi 2*.
fn place(text: &Text, path: &str) -> (TaskPart, String) {
    let root = path.split(['.', '[']).next().unwrap_or_default();
    let (part, name) = match root {
        "start" => (TaskPart::Programs, text.msg_writing_start()),
        "before" => (TaskPart::Programs, text.msg_writing_before()),
        "wanted" | "variables" => (TaskPart::Programs, text.msg_writing_wanted()),
        "after" => (TaskPart::Programs, text.msg_writing_after()),
        "blocks" | "costs" => named(TaskPart::Blocks, text),
        "walls" | "only_listed" => named(TaskPart::Walls, text),
        "goals" | "measure" | "points" => named(TaskPart::Goals, text),
        "steps" => named(TaskPart::Steps, text),
        "questions" => named(TaskPart::Questions, text),
        "hints" => named(TaskPart::Hints, text),
        "solutions" => (TaskPart::Solutions, text.msg_writing_solutions_title()),
        "mistakes" => (TaskPart::Solutions, text.msg_writing_mistakes_title()),
        "tools" => named(TaskPart::Tools, text),
        "title" => (TaskPart::Texts, text.msg_writing_name()),
        _ => named(TaskPart::Texts, text),
    };
    let number = path.strip_prefix(root).and_then(|rest| {
        let number = rest.strip_prefix('[')?.split(']').next()?;
        number.parse::<usize>().ok()
    });
    let lists = !matches!(root, "before" | "wanted" | "after" | "start");
    match number.filter(|_| lists) {
        Some(number) => (part, format!("{name} {}", number + 1)),
        None => (part, name),
    }
}

fn named(part: TaskPart, text: &Text) -> (TaskPart, String) {
    (part, part.name(text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::text::Language;

    #[test]
    fn places_of_the_file_are_parts_of_the_page() {
        let text = Text::load(Language::It).unwrap();
        for (path, part, name) in [
            ("", TaskPart::Texts, "Testo"),
            ("title", TaskPart::Texts, "Titolo"),
            ("steps[1].until", TaskPart::Steps, "Passi 2"),
            ("goals[0]", TaskPart::Goals, "Traguardi 1"),
            ("mistakes[0]", TaskPart::Solutions, "Errori da trovare 1"),
            ("before[2]", TaskPart::Programs, "Prima"),
        ] {
            assert_eq!(place(&text, path), (part, name.to_owned()), "{path}");
        }
    }
}
