//! A long course as a path that descends chapter by chapter: a step for each lesson, with the cost of a whole game there.

use super::courses::{done, lesson_name, next, source};
use crate::window::clickomania::command::{ClickomaniaContext, TaskCommand};
use crate::window::clickomania::library::open_task::TaskSource;
use crate::window::clickomania::library::storage::TaskKey;
use crate::window::kit::roving_focus::{FocusMove, Roving};
use crate::window::kit::widgets::{Explained as _, heading};
use crate::window::kit::{icons, theme};
use egui::{
    Align, Align2, Galley, Id, Layout, Rect, RichText, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};
use engine::run::rules::Rules;
use engine::task::{Chapter, Course, Task, TaskId, Walls, embedded};
use engine::wall::GroupKind;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

/// Text size, in points.
const TEXT: f32 = 14.0;
/// Height of a step, and how far the next chapter is below.
const STEP: f32 = 30.0;
const DROP: f32 = 18.0;
/// Room for the name of a chapter above its steps, and for the costs below the last one.
const NAME: f32 = 22.0;
const COSTS: f32 = 26.0;
const GAP: f32 = 3.0;
/// Width of a step below which the chapters are rows.
const NARROW: f32 = 22.0;
/// Width of a step in a row.
const IN_ROWS: f32 = 36.0;

/// The costs of whole games in the embedded courses, by lesson.
static COST_OF_GAME: LazyLock<HashMap<TaskId, Vec<Option<u64>>>> = LazyLock::new(|| {
    let known = |task: &Task| -> Option<u64> {
        let last = task.goals.last().copied();
        let mut anywhere = task.clone();
        anywhere.walls = Walls::default();
        let rules = Rules::of(&anywhere).ok()?;
        last.filter(|_| rules.groups() == Some(GroupKind::Area))
    };
    let courses = embedded().courses.iter();
    let costs = |course: &Course| course.tasks.iter().map(|task| known(task)).collect();
    courses
        .map(|(_, course)| (course.id.clone(), costs(course)))
        .collect()
});

/// The positions of the steps of a path.
struct PathPlan {
    rect: Rect,
    steps: Vec<Rect>,
    /// The chapter of each lesson.
    chapters: Vec<usize>,
    /// The positions of the chapter names.
    names: Vec<egui::Pos2>,
    /// True if the chapters descend.
    descends: bool,
}

impl PathPlan {
    /// Places the steps from `corner` on; `begun` are the first lessons of the chapters.
    fn new(corner: egui::Pos2, width: f32, count: usize, begun: &[usize]) -> PathPlan {
        let chapter = |lesson: usize| {
            begun
                .iter()
                .rposition(|first| *first <= lesson)
                .unwrap_or(0)
        };
        let chapters: Vec<usize> = (0..count).map(chapter).collect();
        let wide = (width + GAP) / count.max(1) as f32;
        let descends = wide >= NARROW;
        let mut steps = Vec::with_capacity(count);
        let mut names = Vec::with_capacity(begun.len());
        if descends {
            for (lesson, chapter) in chapters.iter().enumerate() {
                let at = corner + vec2(lesson as f32 * wide, NAME + *chapter as f32 * DROP);
                steps.push(Rect::from_min_size(at, vec2(wide - GAP, STEP)));
                if begun.get(*chapter) == Some(&lesson) {
                    names.push(at - vec2(0.0, NAME - 2.0));
                }
            }
        } else {
            let columns = ((width + GAP) / (IN_ROWS + GAP)).floor().max(1.0) as usize;
            let (mut y, mut first) = (corner.y, 0);
            for lesson in 0..count {
                if begun.contains(&lesson) {
                    first = lesson;
                    if lesson > 0 {
                        y += STEP + 8.0;
                    }
                    names.push(pos2(corner.x, y));
                    y += NAME;
                }
                let column = (lesson - first) % columns;
                if lesson > first && column == 0 {
                    y += STEP + GAP;
                }
                let at = pos2(corner.x + column as f32 * (IN_ROWS + GAP), y);
                steps.push(Rect::from_min_size(at, vec2(IN_ROWS, STEP)));
            }
        }
        let end = steps.last().map_or(corner.y, |step| step.max.y);
        let bottom = end + if descends { COSTS } else { 0.0 };
        PathPlan {
            rect: Rect::from_min_max(corner, pos2(corner.x + width, bottom)),
            steps,
            chapters,
            names,
            descends,
        }
    }
}

/// Shows the path in all of the width.
pub fn show(ui: &mut Ui, app: &mut ClickomaniaContext, course: &Course) {
    let text = app.text;
    let theme = theme::of(ui);
    let (finished, all) = (done(course, &app.services.progress), course.tasks.len());
    ui.horizontal(|ui| {
        heading(ui, course.title.shown(text.language()), 20.0);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let words = text.msg_home_lessons(finished.to_string(), all.to_string());
            ui.label(RichText::new(words).size(TEXT).color(theme.quiet));
        });
    });
    ui.add_space(4.0);
    let begun: Vec<(usize, &Chapter)> = course
        .chapters
        .iter()
        .filter_map(|chapter| Some((course.number(&chapter.first)?, chapter)))
        .collect();
    let firsts: Vec<usize> = begun.iter().map(|(first, _)| *first).collect();
    let room = ui.available_rect_before_wrap();
    let plan = PathPlan::new(room.min, room.width(), all, &firsts);
    ui.allocate_rect(plan.rect, Sense::hover());
    let costs = COST_OF_GAME.get(&course.id).map_or(&[][..], Vec::as_slice);
    if plan.descends {
        ground(ui, app, course, &plan, costs);
    }
    let here = next(course, &app.services.progress);
    let numbers: Vec<usize> = (0..all).collect();
    let id = Id::unique("path").with(course.id.as_str());
    let mut roving = Roving::begin(ui, id, &numbers);
    let mut chosen = None;
    for (number, task) in course.tasks.iter().enumerate() {
        let step = plan.steps[number];
        let is_done = app.services.progress.is_done(&TaskKey::embedded(&task.id));
        // A low step is as easy to hit as a high one.
        let reach = if plan.descends {
            step.with_max_y(plan.rect.max.y)
        } else {
            step
        };
        let response = roving.add(ui, reach, number, Sense::CLICK, |way| {
            beside(number, all, way)
        });
        let name = lesson_name(&text, task, number, is_done);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        let held = response.hovered() || response.has_focus();
        paint_step(ui, step, number, is_done, number == here && !is_done, held);
        if response.has_focus() {
            let stroke = Stroke::new(2.0, theme.accent);
            ui.painter()
                .rect_stroke(step.expand(2.0), 8.0, stroke, StrokeKind::Outside);
        }
        if response.clicked() {
            chosen = Some(number);
        }
        let chapter = begun
            .get(plan.chapters[number])
            .map(|(_, chapter)| *chapter);
        response.explained(explanation(
            app,
            &name,
            task,
            chapter,
            costs.get(number).copied().flatten(),
        ));
    }
    roving.end(ui);
    for ((first, chapter), at) in begun.iter().zip(&plan.names) {
        let until = begun
            .iter()
            .map(|(first, _)| *first)
            .find(|other| other > first);
        let present = (*first..until.unwrap_or(all)).contains(&here);
        let font = theme::semibold(TEXT);
        let ink = if present { theme.text } else { theme.quiet };
        let words = chapter.title.shown(text.language()).to_owned();
        let galley = ui.fonts_mut(|fonts| fonts.layout_no_wrap(words, font, ink));
        let left = at.x.min(plan.rect.max.x - galley.size().x);
        ui.painter().galley(pos2(left, at.y), galley, ink);
    }
    if let Some(number) = chosen {
        app.send(TaskCommand::Open(source(course, number)));
    }
}

/// The tooltip of a lesson: its minutes, the cost of a whole game, and why its chapter is worth doing.
fn explanation(
    app: &ClickomaniaContext,
    name: &str,
    task: &Task,
    chapter: Option<&Chapter>,
    cost: Option<u64>,
) -> String {
    let text = app.text;
    let minutes = task.minutes.map(|minutes| text.msg_home_minutes(minutes));
    let cost = cost.map(|cost| text.msg_goal_cost(cost.to_string()));
    let facts: Vec<String> = minutes.into_iter().chain(cost).collect();
    let mut lines = vec![name.to_owned()];
    if !facts.is_empty() {
        lines.push(facts.join(" · "));
    }
    if let Some(chapter) = chapter {
        let title = chapter.title.shown(text.language());
        lines.push(match chapter.promise.shown(text.language()) {
            "" => title.to_owned(),
            promise => format!("{title}: {promise}"),
        });
    }
    lines.join("\n")
}

fn paint_step(ui: &Ui, step: Rect, number: usize, done: bool, here: bool, held: bool) {
    let theme = theme::of(ui);
    let painter = ui.painter();
    let (fill, ink) = match (done, here, held) {
        (true, _, held) => (
            if held { theme.go_hovered } else { theme.go },
            theme::ON_BLOCK,
        ),
        (false, true, _) => (theme.accent, theme::ink_on(theme.accent)),
        (false, false, true) => (theme.card_hovered, theme.text),
        (false, false, false) => (theme.card, theme.quiet),
    };
    painter.rect_filled(step.translate(vec2(0.0, 2.0)), 6.0, theme.strong_line);
    painter.rect_filled(step, 6.0, fill);
    if done {
        let sign = Rect::from_center_size(step.center(), vec2(15.0, 15.0));
        icons::tick(painter, sign, ink);
    } else {
        let font = if here {
            theme::semibold(TEXT)
        } else {
            theme::regular(TEXT)
        };
        painter.text(step.center(), Align2::CENTER_CENTER, number + 1, font, ink);
    }
}

/// Paints the ground below the steps, and the costs of whole games on it.
fn ground(
    ui: &Ui,
    app: &ClickomaniaContext,
    course: &Course,
    plan: &PathPlan,
    costs: &[Option<u64>],
) {
    let theme = theme::of(ui);
    let painter = ui.painter();
    let floor = plan.rect.max.y;
    let base = floor - COSTS / 2.0;
    let mut before: Option<Rect> = None;
    // The unit that has no room before its numbers follows them, over the columns there.
    let mut late = None;
    let mut behind: Option<Arc<Galley>> = None;
    for (number, task) in course.tasks.iter().enumerate() {
        let step = plan.steps[number];
        let done = app.services.progress.is_done(&TaskKey::embedded(&task.id));
        let fill = if done { theme.right_paper } else { theme.line };
        let column = Rect::from_min_max(step.center_bottom(), pos2(step.max.x + GAP, floor));
        let column = column
            .with_min_x(step.min.x)
            .with_max_x(column.max.x.min(plan.rect.max.x));
        painter.rect_filled(column, 0.0, fill);
        let cost = costs.get(number).copied().flatten();
        let Some(cost) = cost else {
            if let Some((galley, last)) = behind.take().zip(before) {
                let top = base - galley.size().y / 2.0;
                late = Some((pos2(last.max.x + 6.0, top), galley));
            }
            before = None;
            continue;
        };
        let ink = if done { theme.right } else { theme.text };
        let at = pos2(step.center().x, base);
        let words = painter.text(at, Align2::CENTER_CENTER, cost, theme::semibold(TEXT), ink);
        if before.is_none() {
            // Numbers carry their unit: once for those that follow each other.
            let unit = app.text.msg_home_cost();
            let at = pos2(words.min.x - 6.0, base);
            let galley = painter.layout_no_wrap(unit, theme::regular(TEXT), theme.quiet);
            let left = at.x - galley.size().x;
            let top = base - galley.size().y / 2.0;
            if left >= plan.rect.min.x {
                painter.galley(pos2(left, top), galley, theme.quiet);
            } else {
                behind = Some(galley);
            }
        }
        before = Some(words);
    }
    if let Some((at, galley)) = late {
        painter.galley(at, galley, theme.quiet);
    }
}

/// The first lesson of the longest course, which is for beginners, and where it is.
pub fn first_lesson() -> Option<(&'static Task, TaskSource)> {
    let courses = embedded().courses.iter().map(|(_, course)| course);
    let course = courses.max_by_key(|course| course.tasks.len())?;
    Some((&course.tasks.first()?.value, source(course, 0)))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_step_covers_another_one_whatever_the_width() {
        let begun = [0, 7, 15, 18, 20, 24, 32];
        for width in [300.0, 480.0, 640.0, 900.0, 1248.0] {
            let plan = PathPlan::new(pos2(10.0, 20.0), width, 38, &begun);
            assert_eq!((plan.steps.len(), plan.names.len()), (38, begun.len()));
            for (number, step) in plan.steps.iter().enumerate() {
                assert!(
                    plan.rect.expand(0.5).contains_rect(*step),
                    "{width}: {number}"
                );
                let others = &plan.steps[number + 1..];
                assert!(
                    others
                        .iter()
                        .all(|other| !other.shrink(1.0).intersects(*step)),
                    "{width}"
                );
            }
        }
    }
}
