//! Courses on the home page: their lessons by name, and a short course as tiles.

use super::task_example::TaskExample;
use crate::window::clickomania::command::{ClickomaniaContext, TaskCommand};
use crate::window::clickomania::library::open_task::{TaskSource, first_to_do};
use crate::window::clickomania::library::storage::{Progress, TaskKey};
use crate::window::kit::widgets::{heading, one_line};
use crate::window::kit::{icons, theme};
use egui::{
    Align2, Label, Rect, RichText, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};
use engine::task::{Course, Task, embedded};
use engine::text::Text;

/// Source of a task of an embedded course.
pub fn source(course: &Course, number: usize) -> TaskSource {
    TaskSource::Course {
        course: course.id.clone(),
        number,
    }
}

/// Number of lessons done.
pub fn done(course: &Course, progress: &Progress) -> usize {
    course
        .tasks
        .iter()
        .filter(|task| progress.is_done(&TaskKey::embedded(&task.id)))
        .count()
}

/// The number of the first lesson that is not done, from 0; the last one if all are.
pub fn next(course: &Course, progress: &Progress) -> usize {
    first_to_do(course, progress).unwrap_or(course.tasks.len().saturating_sub(1))
}

/// Name of a lesson: number, title, and whether it is done.
pub fn lesson_name(text: &Text, task: &Task, number: usize, done: bool) -> String {
    let title = task.title.shown(text.language());
    let number = (number + 1).to_string();
    if done {
        text.msg_home_lesson_done(number, title)
    } else {
        text.msg_home_lesson(number, title)
    }
}

/// Shows the title of a card, with a few words below it.
pub fn title(ui: &mut Ui, words: &str, more: Option<String>) {
    heading(ui, words, 20.0);
    if let Some(more) = more {
        let ink = theme::of(ui).quiet;
        ui.add(Label::new(RichText::new(more).size(14.0).color(ink)).wrap());
    }
}

/// Minimum width and height of a tile, in points.
const TILE: egui::Vec2 = vec2(132.0, 100.0);
const TILE_GAP: f32 = 10.0;
/// Small wall on a tile: cells on a side, and side of a cell in points.
const CELLS: usize = 3;
const CELL: f32 = 19.0;

/// The origin of a task: the course and its number there; the files of a teacher, if it is not `shipped`.
pub fn origin(task: &Task, shipped: bool, text: &Text) -> String {
    let source = TaskSource::embedded(&task.id).filter(|_| shipped);
    match source {
        None => text.msg_making_own(),
        Some(TaskSource::Course { course, number }) => {
            let mut courses = embedded().courses.iter().map(|(_, course)| course);
            let title = courses.find(|known| known.id == course);
            let title = title.map_or("", |course| course.title.shown(text.language()));
            text.msg_making_of_course(title, (number + 1).to_string())
        }
        Some(TaskSource::Alone(_) | TaskSource::File { .. }) => text.msg_home_free(),
    }
}

/// Shows a course.
pub fn show_tiles(ui: &mut Ui, app: &mut ClickomaniaContext, course: &Course) {
    let text = app.text;
    let (finished, all) = (done(course, &app.services.progress), course.tasks.len());
    let words = text.msg_home_tasks(finished.to_string(), all.to_string());
    title(ui, course.title.shown(text.language()), Some(words));
    ui.add_space(4.0);
    let room = ui.available_width();
    let columns = ((room + TILE_GAP) / (TILE.x + TILE_GAP)).floor().max(1.0);
    let width = (room + TILE_GAP) / columns - TILE_GAP;
    let mut tasks = course.tasks.iter().enumerate();
    loop {
        let row: Vec<_> = tasks.by_ref().take(columns as usize).collect();
        if row.is_empty() {
            break;
        }
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = TILE_GAP;
            for (number, task) in row {
                if tile(ui, app, task, number, width) {
                    app.send(TaskCommand::Open(source(course, number)));
                }
            }
        });
        ui.add_space(TILE_GAP - ui.spacing().item_spacing.y);
    }
}

/// Shows a task. Returns true if it was clicked.
fn tile(ui: &mut Ui, app: &ClickomaniaContext, task: &Task, number: usize, width: f32) -> bool {
    let theme = theme::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(width, TILE.y), Sense::click());
    let done = app.services.progress.is_done(&TaskKey::embedded(&task.id));
    response.widget_info(|| {
        let name = lesson_name(&app.text, task, number, done);
        WidgetInfo::labeled(Role::Button, true, name)
    });
    let held = response.hovered() || response.has_focus();
    let fill = match (done, held) {
        (_, true) => theme.card_hovered,
        (true, false) => theme.right_paper,
        (false, false) => theme.card,
    };
    let line = match (response.has_focus(), done) {
        (true, _) => Stroke::new(2.0, theme.accent),
        (false, true) => Stroke::new(1.0, theme.go),
        (false, false) => Stroke::new(1.0, theme.line),
    };
    let painter = ui.painter();
    painter.rect(rect, 10.0, fill, line, StrokeKind::Inside);
    let side = CELLS as f32 * CELL + 4.0;
    let corner = pos2(rect.center().x - side / 2.0, rect.min.y + 8.0);
    let shapes = app.settings.shapes.unwrap_or(true);
    let wall = Rect::from_min_size(corner, vec2(side, side));
    TaskExample::paint(TaskExample::shipped(&task.id), painter, theme, shapes, wall);
    let words = task.title.shown(app.text.language()).to_owned();
    let font = theme::regular(14.0);
    let galley = one_line(ui, words, font, theme.text, rect.width() - 12.0);
    let at = pos2(rect.center().x - galley.size().x / 2.0, rect.max.y - 25.0);
    painter.galley(at, galley, theme.text);
    if done {
        let at = rect.right_top() + vec2(-15.0, 15.0);
        painter.circle_filled(at, 9.0, theme.go);
        icons::tick(
            painter,
            Rect::from_center_size(at, vec2(11.0, 11.0)),
            theme::ON_BLOCK,
        );
    } else {
        let at = rect.left_top() + vec2(9.0, 8.0);
        painter.text(
            at,
            Align2::LEFT_TOP,
            number + 1,
            theme::semibold(14.0),
            theme.quiet,
        );
    }
    response.clicked()
}
