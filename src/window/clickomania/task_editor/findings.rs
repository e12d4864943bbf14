//! Errors of the task that is being written, each with a link to its part of the page.

use super::page::TaskPart;
use super::task_draft::TaskDraft;
use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::kit::actions::Name;
use crate::window::kit::background::{BackgroundTask, take_ended};
use crate::window::kit::theme;
use egui::{Label, RichText, ScrollArea, Sense, Ui};
use engine::diagnostics::task_problem;
use engine::judge::task_check::{TaskFinding, TaskProblem, check_task};
use engine::task::Task;
use engine::text::Text;

/// Maximum height of the list, in points.
const MAX_HEIGHT: f32 = 130.0;

/// The findings of the last check, and the check that is running.
#[derive(Default)]
pub struct Findings {
    checking: Option<(Task, BackgroundTask<Vec<TaskFinding>>)>,
    found: Option<Vec<Finding>>,
    /// The text of the task that was checked.
    checked: String,
}

/// A finding.
struct Finding {
    sentence: String,
    warning: bool,
    part: TaskPart,
}

impl Findings {
    /// Starts a check in the background.
    pub fn look(&mut self, draft: &TaskDraft, app: &mut ClickomaniaContext) {
        let task = draft.task.clone();
        let checked = task.clone();
        match BackgroundTask::start(move |go_on| check_task(&checked, go_on), app.waker()) {
            Ok(work) => {
                self.found = None;
                self.checked = draft.whole_text();
                self.checking = Some((task, work));
            }
            Err(error) => app.refuse(app.text.msg_too_busy(error.to_string())),
        }
    }

    /// Drops findings about another text than this one.
    pub fn follow(&mut self, text: &str) {
        if self.checked != text {
            *self = Findings::default();
        }
    }

    /// Takes over the result of the check.
    fn receive(&mut self, text: &Text) {
        if let Some((task, found)) = take_ended(&mut self.checking) {
            let told = |finding: &TaskFinding| {
                let sentence = task_problem(text, &task, &finding.problem);
                let path = match finding.problem {
                    // Missing goals have no place in the file, but they have a form.
                    TaskProblem::NoGoals => "goals",
                    _ => &finding.path,
                };
                let (part, place) = place(text, path);
                Finding {
                    sentence: format!("{place}: {sentence}"),
                    warning: finding.problem.is_warning(),
                    part,
                }
            };
            self.found = found.map(|found| found.iter().map(told).collect());
        }
    }

    /// True if there are findings or a check is running.
    pub fn are_shown(&self) -> bool {
        self.found.is_some() || self.checking.is_some()
    }

    /// Shows the findings. Returns the part that a click leads to.
    pub fn show(&mut self, ui: &mut Ui, text: &Text) -> Option<TaskPart> {
        self.receive(text);
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
        let led = area.max_height(MAX_HEIGHT).show(ui, |ui| {
            // The bar at the side covers nothing.
            ui.set_max_width(ui.available_width() - 12.0);
            let pressed = found.iter().filter(|finding| {
                let ink = if finding.warning {
                    theme.quiet
                } else {
                    theme.wrong
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

/// The part of the page for a field of the file.
struct FieldPlace {
    field: &'static str,
    part: TaskPart,
    /// Its name, if it is not that of the part.
    name: Option<Name>,
    /// True for a list whose items are shown one by one.
    listed: bool,
}

const fn in_part(field: &'static str, part: TaskPart) -> FieldPlace {
    FieldPlace {
        field,
        part,
        name: None,
        listed: true,
    }
}

const fn called(field: &'static str, part: TaskPart, name: Name) -> FieldPlace {
    FieldPlace {
        name: Some(name),
        ..in_part(field, part)
    }
}

const fn program(field: &'static str, name: Name) -> FieldPlace {
    FieldPlace {
        listed: false,
        ..called(field, TaskPart::Programs, name)
    }
}

/// The fields of a task file. Fields that are not listed are on the part with the texts.
const FIELDS: &[FieldPlace] = &[
    program("start", |text| text.msg_writing_start()),
    program("before", |text| text.msg_writing_before()),
    program("wanted", |text| text.msg_writing_wanted()),
    called("variables", TaskPart::Programs, |text| {
        text.msg_category_variables()
    }),
    program("after", |text| text.msg_writing_after()),
    in_part("blocks", TaskPart::Blocks),
    in_part("costs", TaskPart::Blocks),
    in_part("walls", TaskPart::Walls),
    in_part("only_listed", TaskPart::Walls),
    in_part("goals", TaskPart::Goals),
    in_part("measure", TaskPart::Goals),
    in_part("points", TaskPart::Goals),
    in_part("steps", TaskPart::Steps),
    in_part("questions", TaskPart::Questions),
    in_part("hints", TaskPart::Hints),
    called("solutions", TaskPart::Solutions, |text| {
        text.msg_writing_solutions_title()
    }),
    called("mistakes", TaskPart::Solutions, |text| {
        text.msg_writing_mistakes_title()
    }),
    in_part("tools", TaskPart::Tools),
    called("controls", TaskPart::Tools, |text| {
        text.msg_writing_controls()
    }),
    called("title", TaskPart::Texts, |text| text.msg_writing_name()),
    in_part("text", TaskPart::Texts),
];

/// The part of the page for a path in the file, and its name there: *Passi 2*.
fn place(text: &Text, path: &str) -> (TaskPart, String) {
    let root = path.split(['.', '[']).next().unwrap_or_default();
    let known = FIELDS.iter().find(|place| place.field == root);
    let part = known.map_or(TaskPart::Texts, |place| place.part);
    let name = known.and_then(|place| place.name);
    let name = name.map_or_else(|| part.name(text), |name| name(text));
    let number = path.strip_prefix(root).and_then(|rest| {
        let number = rest.strip_prefix('[')?.split(']').next()?;
        number.parse::<usize>().ok()
    });
    match number.filter(|_| known.is_none_or(|place| place.listed)) {
        Some(number) => (part, format!("{name} {}", number + 1)),
        None => (part, name),
    }
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
