//! A short course as tiles, a task each.

use super::course::{done, lesson_name, source, title};
use crate::window::clickomania::command::{ClickomaniaContext, TaskCommand};
use crate::window::clickomania::library::storage::TaskKey;
use crate::window::clickomania::stage::board::{paint_brick, paint_gap, rim};
use crate::window::kit::theme::Theme;
use crate::window::kit::{icons, theme};
use egui::{Align2, Painter, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};
use engine::run::rules::Rules;
use engine::task::{Course, Task, TaskId, embedded};
use engine::wall::{Cell, GALLERY, Wall};
use std::collections::HashMap;
use std::sync::LazyLock;

/// A tile is at least so wide, and so high.
const TILE: egui::Vec2 = vec2(124.0, 96.0);
const GAP: f32 = 10.0;
/// The small wall on it: its number of cells, and their side in points.
const CELLS: usize = 3;
const CELL: f32 = 19.0;

/// Shows it.
pub fn show(ui: &mut Ui, app: &mut ClickomaniaContext, course: &Course) {
    let text = app.text;
    let (finished, all) = (done(course, &app.services.progress), course.tasks.len());
    let words = text.msg_home_tasks(finished.to_string(), all.to_string());
    title(ui, course.title.shown(text.language()), Some(words));
    ui.add_space(4.0);
    let room = ui.available_width();
    let columns = ((room + GAP) / (TILE.x + GAP)).floor().max(1.0);
    let width = (room + GAP) / columns - GAP;
    let mut tasks = course.tasks.iter().enumerate();
    loop {
        let row: Vec<_> = tasks.by_ref().take(columns as usize).collect();
        if row.is_empty() {
            break;
        }
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for (number, task) in row {
                if tile(ui, app, (task, number), width) {
                    app.send(TaskCommand::Open(source(course, number)));
                }
            }
        });
        ui.add_space(GAP - ui.spacing().item_spacing.y);
    }
}

/// A task; whether it was pressed.
fn tile(ui: &mut Ui, app: &ClickomaniaContext, (task, number): (&Task, usize), width: f32) -> bool {
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
    small_wall(painter, theme, (task, shapes), wall);
    let words = task.title.shown(app.text.language()).to_owned();
    let font = theme::regular(12.5);
    let galley =
        crate::window::kit::widgets::one_line(ui, words, font, theme.text, rect.width() - 12.0);
    let at = pos2(rect.center().x - galley.size().x / 2.0, rect.max.y - 21.0);
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
            theme::semibold(12.0),
            theme.quiet,
        );
    }
    response.clicked()
}

/// What the rule does around a click in the middle of a wall: the wall after it, the clicked cell marked.
fn small_wall(painter: &Painter, theme: &Theme, (task, shapes): (&Task, bool), rect: Rect) {
    painter.rect_filled(rect, 4.0, theme.wall);
    let Some(Some((wall, click))) = EXAMPLES.get(&task.id) else {
        return;
    };
    for row in 0..CELLS {
        for column in 0..CELLS {
            let place = (click.row() + row)
                .checked_sub(1)
                .zip((click.column() + column).checked_sub(1));
            let cell = place.and_then(|(row, column)| Cell::new(row, column));
            let Some(cell) = cell else { continue };
            let corner = vec2(column as f32, row as f32) * CELL + vec2(2.0, 2.0);
            let at = Rect::from_min_size(rect.min + corner, vec2(CELL, CELL));
            match wall.brick(cell) {
                Some(brick) => paint_brick(painter, theme, at, brick, shapes, 1.0),
                None => paint_gap(painter, theme, at),
            }
            if cell == *click {
                rim(painter, at, 0.0, Stroke::new(2.0, theme.aim));
            }
        }
    }
}

/// The examples of the tasks that ship, each made once.
static EXAMPLES: LazyLock<HashMap<TaskId, Option<(Wall, Cell)>>> = LazyLock::new(|| {
    let tasks = embedded().all();
    tasks.map(|task| (task.id.clone(), example(task))).collect()
});

/// The wall that the rule leaves of a known wall, and the click that changes most around itself.
fn example(task: &Task) -> Option<(Wall, Cell)> {
    let rules = Rules::of(task).ok()?;
    let wall = Wall::parse(GALLERY.first()?.1).ok()?;
    let inner =
        Cell::all().filter(|cell| (3..6).contains(&cell.row()) && (3..6).contains(&cell.column()));
    let after = inner.filter_map(|cell| {
        let start = rules.start(&wall, cell).ok()?;
        Some((rules.wanted(&start, cell).ok()?, cell))
    });
    after.max_by_key(|(after, _)| wall.changed_cells(after).len())
}
