//! Courses: a long one as stairs, with a column for each lesson, the lower the cheaper a whole game is there; a
//! short one as tiles.

use crate::window::clickomania::command::{ClickomaniaContext, TaskCommand};
use crate::window::clickomania::library::open_task::{TaskSource, first_to_do};
use crate::window::clickomania::library::storage::{Progress, TaskKey};
use crate::window::clickomania::stage::board::{paint_brick, paint_gap, rim};
use crate::window::kit::roving_focus::{FocusMove, Roving};
use crate::window::kit::theme::Theme;
use crate::window::kit::widgets::{Explained as _, action_button, one_line};
use crate::window::kit::{icons, theme};
use egui::{
    Align2, CornerRadius, Galley, Id, Label, Painter, Rangef, Rect, RichText, Role, Sense, Stroke,
    StrokeKind, Ui, WidgetInfo, pos2, vec2,
};
use engine::run::rules::Rules;
use engine::task::{Chapter, Course, Task, TaskId, Walls, embedded};
use engine::text::Text;
use engine::wall::{Cell, GALLERY, GroupKind, Wall};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

/// Width of the words beside the stairs, and the width of the card from which they are there, in points.
const WORDS: f32 = 226.0;
const BESIDE_FROM: f32 = 1000.0;
/// Heights of the stairs, of the numbers above, and of the chapters below with their lines, in points.
const HEIGHT: f32 = 226.0;
const ABOVE: f32 = 22.0;
const BELOW: f32 = 12.0;
const LINE: f32 = 16.0;
const GAP: f32 = 3.0;
/// Space between the names of two chapters in one line.
const APART: f32 = 8.0;
/// Height of the lowest column.
const MIN_COLUMN: f32 = 30.0;

/// Shows a course.
pub fn show_stairs(ui: &mut Ui, app: &mut ClickomaniaContext, course: &Course) {
    let room = ui.available_width();
    if room < BESIDE_FROM {
        words(ui, app, course);
        ui.add_space(8.0);
        stairs(ui, app, course);
        return;
    }
    ui.horizontal_top(|ui| {
        ui.allocate_ui(vec2(WORDS, 0.0), |ui| {
            ui.vertical(|ui| {
                ui.set_max_width(WORDS);
                words(ui, app, course);
            });
        });
        ui.add_space(20.0);
        ui.vertical(|ui| stairs(ui, app, course));
    });
}

/// Shows the subject of the course, the progress, and the button that continues.
fn words(ui: &mut Ui, app: &mut ClickomaniaContext, course: &Course) {
    let text = app.text;
    title(ui, course.title.shown(text.language()), None);
    let about = course.text.shown(text.language());
    ui.add(Label::new(RichText::new(about).size(14.0)).wrap());
    let (done, all) = (done(course, &app.services.progress), course.tasks.len());
    ui.add_space(4.0);
    let words = text.msg_home_lessons(done.to_string(), all.to_string());
    ui.label(RichText::new(words).font(theme::semibold(13.5)));
    bar(ui, done as f32 / all.max(1) as f32);
    ui.add_space(4.0);
    let next = next(course, &app.services.progress);
    let words = match done {
        0 => text.msg_home_course_begin(),
        _ => text.msg_home_course_go_on((next + 1).to_string()),
    };
    if action_button(ui, &words, vec2(ui.available_width().min(WORDS), 34.0)).clicked() {
        app.send(TaskCommand::Open(source(course, next)));
    }
}

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

/// Shows a bar for the share that is done.
fn bar(ui: &mut Ui, share: f32) {
    let theme = theme::of(ui);
    let size = vec2(ui.available_width().min(WORDS), 8.0);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    ui.painter().rect_filled(rect, 4.0, theme.line);
    if share > 0.0 {
        let full = rect.with_max_x(rect.min.x + rect.width() * share);
        ui.painter().rect_filled(full, 4.0, theme.go);
    }
}

/// Cost of a whole game at a lesson; the second value only if the lesson is about the whole game.
type Level = (f32, Option<u64>);

/// Cost of a whole game with the best program of each lesson: known where a lesson is about the whole game,
/// interpolated between those.
fn levels(course: &Course) -> Vec<Level> {
    let whole = |task: &Task| -> Option<u64> {
        let last = task.goals.last().copied();
        let mut anywhere = task.clone();
        anywhere.walls = Walls::default();
        let rules = Rules::of(&anywhere).ok()?;
        last.filter(|_| rules.groups() == Some(GroupKind::Area))
    };
    let known: Vec<Option<u64>> = course.tasks.iter().map(|task| whole(task)).collect();
    let at = |place: usize| known[place].map(|cost| (place, cost as f32));
    let level = |place: usize| {
        let before = (0..=place).rev().find_map(at);
        let behind = (place..known.len()).find_map(at);
        match (before, behind) {
            (Some((left, high)), Some((right, low))) if right > left => {
                high + (low - high) * (place - left) as f32 / (right - left) as f32
            }
            (Some((_, cost)), _) | (None, Some((_, cost))) => cost,
            // Other courses descend evenly.
            (None, None) => (known.len() - place) as f32,
        }
    };
    (0..known.len())
        .map(|place| (level(place), known[place]))
        .collect()
}

/// Levels of the embedded courses.
static LEVELS: LazyLock<HashMap<TaskId, Vec<Level>>> = LazyLock::new(|| {
    embedded()
        .courses
        .iter()
        .map(|(_, course)| (course.id.clone(), levels(course)))
        .collect()
});

fn stairs(ui: &mut Ui, app: &mut ClickomaniaContext, course: &Course) {
    let theme = theme::of(ui);
    let text = app.text;
    let count = course.tasks.len();
    let room = ui.available_rect_before_wrap().x_range();
    let step = (room.span() + GAP) / count.max(1) as f32;
    let names = chapter_names(ui, &text, course, room, step);
    let lines = names.iter().map(|name| name.line + 1).max().unwrap_or(0);
    let below = BELOW + lines as f32 * LINE;
    let size = vec2(room.span(), ABOVE + HEIGHT + below);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let Some(levels) = LEVELS.get(&course.id) else {
        return;
    };
    let most = levels.iter().map(|(level, _)| *level).fold(1.0, f32::max);
    let floor = rect.max.y - below;
    let here = next(course, &app.services.progress);
    let numbers: Vec<usize> = (0..count).collect();
    let id = Id::unique("stairs").with(course.id.as_str());
    let mut roving = Roving::begin(ui, id, &numbers);
    let mut chosen = None;
    for (number, task) in course.tasks.iter().enumerate() {
        let (level, known) = levels[number];
        let high = MIN_COLUMN + (HEIGHT - MIN_COLUMN) * level / most;
        let left = rect.min.x + number as f32 * step;
        let column = Rect::from_min_max(pos2(left, floor - high), pos2(left + step - GAP, floor));
        let done = app.services.progress.is_done(&TaskKey::embedded(&task.id));
        // The whole height can be clicked, also above a low column.
        let reach = column.with_min_y(rect.min.y);
        let response = roving.add(ui, reach, number, Sense::CLICK, |way| {
            beside(number, count, way)
        });
        let name = lesson_name(&text, task, number, done);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        let held = response.hovered() || response.has_focus();
        let (fill, ink) = if number == here && !done {
            (theme.accent, theme::ink_on(theme.accent))
        } else if done {
            (
                if held { theme.go_hovered } else { theme.go },
                theme::ON_BLOCK,
            )
        } else if held {
            (theme.strong_line, theme.text)
        } else {
            (theme.line, theme.text)
        };
        let painter = ui.painter();
        painter.rect_filled(column, CornerRadius::same(4), fill);
        if response.has_focus() {
            let stroke = Stroke::new(2.0, theme.accent);
            painter.rect_stroke(column.expand(2.0), 6.0, stroke, StrokeKind::Outside);
        }
        let font = theme::semibold(if step < 26.0 { 11.5 } else { 13.0 });
        let at = column.center_bottom() - vec2(0.0, 7.0);
        painter.text(at, Align2::CENTER_BOTTOM, number + 1, font, ink);
        let sign = Rect::from_center_size(column.center_top() + vec2(0.0, 13.0), vec2(13.0, 13.0));
        if done {
            icons::tick(painter, sign, ink)
        } else if number == here && high > 46.0 {
            icons::play(painter, sign, ink)
        }
        if let Some(cost) = known {
            let ink = if done { theme.right } else { theme.text };
            let at = column.center_top() - vec2(0.0, 4.0);
            painter.text(at, Align2::CENTER_BOTTOM, cost, theme::semibold(13.5), ink);
        }
        if response.clicked() {
            chosen = Some(number);
        }
        response.explained(name);
    }
    roving.end(ui);
    chapters(ui, names, floor + 8.0);
    if let Some(number) = chosen {
        app.send(TaskCommand::Open(source(course, number)));
    }
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

/// The lesson that a key leads to.
fn beside(number: usize, count: usize, way: FocusMove) -> Option<usize> {
    match way {
        FocusMove::Left | FocusMove::Up => number.checked_sub(1),
        FocusMove::Right | FocusMove::Down => Some(number + 1).filter(|next| *next < count),
        FocusMove::First | FocusMove::Top => Some(0),
        FocusMove::Last | FocusMove::Bottom => count.checked_sub(1),
    }
}

/// The name of a chapter below the stairs.
struct ChapterName {
    /// Horizontal range of its lessons.
    lessons: Rangef,
    name: Arc<Galley>,
    /// Left end of its name, and the line below the stairs where it fits, from 0.
    left: f32,
    line: usize,
}

/// Places the names of the chapters, each below the middle of its lessons, in the first line where it fits.
fn chapter_names(
    ui: &Ui,
    text: &Text,
    course: &Course,
    room: Rangef,
    step: f32,
) -> Vec<ChapterName> {
    let begun: Vec<(usize, &Chapter)> = course
        .chapters
        .iter()
        .filter_map(|chapter| Some((course.number(&chapter.first)?, chapter)))
        .collect();
    // Right ends of the lines so far.
    let mut ends: Vec<f32> = Vec::new();
    let mut names = Vec::new();
    for (place, (first, chapter)) in begun.iter().enumerate() {
        let behind = begun
            .get(place + 1)
            .map_or(course.tasks.len(), |next| next.0);
        let lessons = Rangef::new(
            room.min + *first as f32 * step,
            room.min + behind as f32 * step - GAP,
        );
        let words = chapter.title.shown(text.language()).to_owned();
        let font = theme::semibold(12.0);
        let name = one_line(ui, words, font, theme::of(ui).text, room.span());
        let wide = name.size().x;
        let left = (lessons.center() - wide / 2.0)
            .min(room.max - wide)
            .max(room.min);
        let line = ends
            .iter()
            .position(|end| end + APART <= left)
            .unwrap_or(ends.len());
        match ends.get_mut(line) {
            Some(end) => *end = left + wide,
            None => ends.push(left + wide),
        }
        names.push(ChapterName {
            lessons,
            name,
            left,
            line,
        });
    }
    names
}

/// Shows the names of the chapters from `top` on.
fn chapters(ui: &Ui, names: Vec<ChapterName>, top: f32) {
    let theme = theme::of(ui);
    for chapter in names {
        let stroke = Stroke::new(1.5, theme.strong_line);
        ui.painter().hline(chapter.lessons, top, stroke);
        let at = pos2(chapter.left, top + 3.0 + chapter.line as f32 * LINE);
        ui.painter().galley(at, chapter.name, theme.text);
    }
}

/// Shows the title of a card, with a few words below it.
pub fn title(ui: &mut Ui, words: &str, more: Option<String>) {
    let label = Label::new(RichText::new(words).font(theme::semibold(20.0))).wrap();
    let response = ui.add(label);
    response.widget_info(|| WidgetInfo::labeled(Role::Heading, true, words));
    if let Some(more) = more {
        let ink = theme::of(ui).quiet;
        ui.add(Label::new(RichText::new(more).size(14.0).color(ink)).wrap());
    }
}

/// Minimum width and height of a tile, in points.
const TILE: egui::Vec2 = vec2(124.0, 96.0);
const TILE_GAP: f32 = 10.0;
/// Small wall on a tile: cells on a side, and side of a cell in points.
const CELLS: usize = 3;
const CELL: f32 = 19.0;

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
    small_wall(painter, theme, task, shapes, wall);
    let words = task.title.shown(app.text.language()).to_owned();
    let font = theme::regular(12.5);
    let galley = one_line(ui, words, font, theme.text, rect.width() - 12.0);
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

/// Paints the wall around a click after the rule of the task was applied, with the clicked cell marked.
fn small_wall(painter: &Painter, theme: &Theme, task: &Task, shapes: bool, rect: Rect) {
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

/// Examples of the embedded tasks, each made once.
static EXAMPLES: LazyLock<HashMap<TaskId, Option<(Wall, Cell)>>> = LazyLock::new(|| {
    let tasks = embedded().all();
    tasks.map(|task| (task.id.clone(), example(task))).collect()
});

/// A wall after the rule was applied, and the click, of several, that changes most.
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
