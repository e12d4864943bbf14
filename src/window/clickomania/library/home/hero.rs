//! The top of the home page: what the game is, on a wall that plays itself, one sentence and one button.

use super::cards::best_words;
use super::course_path::first_lesson;
use super::demo_wall::DemoWall;
use crate::window::clickomania::command::{ClickomaniaContext, HomeCommand, TaskCommand};
use crate::window::clickomania::guide::goals::Goals;
use crate::window::clickomania::library::files::first_program;
use crate::window::clickomania::library::open_task::TaskSource;
use crate::window::clickomania::library::storage::TaskKey;
use crate::window::clickomania::program::canvas::{BlockPainter, Excerpt};
use crate::window::kit::widgets::heading;
use crate::window::kit::{icons, theme};
use egui::{
    CornerRadius, Label, Rangef, Rect, RichText, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder,
    Vec2, WidgetInfo, pos2, vec2,
};
use engine::language::cost::Costs;
use engine::text::Language;

/// Space above and below.
const PAD: f32 = 24.0;
/// Width of the page from which the wall is beside the words, in points.
const BESIDE: f32 = 560.0;
/// Widths of the page from which the words are large, and the sides of the wall.
const LARGE_FROM: f32 = 900.0;
const WALL: Rangef = Rangef {
    min: 200.0,
    max: 390.0,
};
/// Share of the window's height for the wall.
const SHARE: f32 = 0.41;
const BUTTON: Vec2 = vec2(192.0, 60.0);

/// The top of the page. Caches the picture of the program.
#[derive(Default)]
pub struct Hero {
    wall: DemoWall,
    blocks: Option<(Language, Excerpt)>,
    /// True while the program on the wall runs.
    runs: bool,
}

impl Hero {
    /// Shows it across `all`, its contents as wide as `page`. Returns where it ends.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        all: Rangef,
        page: Rect,
    ) -> f32 {
        let theme = theme::of(ui);
        let beside = page.width() >= BESIDE;
        let window = ui.ctx().content_rect().height();
        let side = (page.width() * 0.32)
            .min(window * SHARE)
            .clamp(WALL.min, WALL.max)
            .round();
        let top = page.min.y + PAD;
        let words = if beside {
            page.width() - side - 40.0
        } else {
            page.width()
        };
        // The ground is painted before the contents, as high as those were.
        let ground = ui.painter().add(egui::Shape::Noop);
        let known: Option<f32> =
            ui.data(|data| data.get_temp(egui::Id::unique("words of the hero")));
        let high = known.unwrap_or(side);
        let above = if beside {
            ((side - high) / 2.0).max(0.0)
        } else {
            0.0
        };
        let rect = Rect::from_min_size(pos2(page.min.x, top + above), vec2(words, 0.0));
        let mut child = ui.new_child(UiBuilder::new().id_salt("hero words").max_rect(rect));
        self.words(&mut child, app, block_painter);
        let wide = child.min_rect().height();
        if known.is_none_or(|known| (known - wide).abs() > 0.5) {
            ui.data_mut(|data| data.insert_temp(egui::Id::unique("words of the hero"), wide));
            ui.ctx().request_repaint();
        }
        let corner = if beside {
            pos2(page.max.x - side, top)
        } else {
            pos2(page.center().x - side / 2.0, child.min_rect().max.y + 20.0)
        };
        let rect = Rect::from_min_size(corner, Vec2::splat(side));
        let mut child_wall = ui.new_child(UiBuilder::new().id_salt("hero wall").max_rect(rect));
        let runs = self.wall.show(&mut child_wall, app, side);
        if std::mem::replace(&mut self.runs, runs) != runs {
            ui.ctx().request_repaint();
        }
        let bottom = (corner.y + side).max(child.min_rect().max.y) + PAD;
        let rect = Rect::from_x_y_ranges(all, page.min.y..=bottom);
        ui.painter()
            .set(ground, egui::Shape::rect_filled(rect, 0.0, theme.window));
        ui.painter()
            .hline(all, bottom, Stroke::new(1.0, theme.line));
        bottom
    }

    fn words(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
    ) {
        let text = app.text;
        let large = ui.available_width() >= LARGE_FROM * 0.6;
        let low = ui.ctx().content_rect().height() < 700.0;
        let size = if large && !low { 48.0 } else { 32.0 };
        let words = text.msg_home_headline();
        ui.spacing_mut().item_spacing.y = 0.0;
        let width = ui.available_width().min(size * 12.5);
        ui.scope(|ui| {
            ui.set_max_width(width);
            heading(ui, &words, size);
        });
        ui.add_space(if low { 12.0 } else { 20.0 });
        self.program(ui, app, block_painter);
        ui.add_space(if low { 16.0 } else { 26.0 });
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 20.0;
            let first = app.services.progress.last().is_none();
            let words = if first {
                text.msg_button_begin()
            } else {
                text.msg_home_go_on()
            };
            if go_button(ui, &words) {
                let lesson = if first {
                    first_lesson().map(|(_, lesson)| lesson)
                } else {
                    next_to_do(app)
                };
                match lesson {
                    Some(lesson) => app.send(TaskCommand::Open(lesson)),
                    None => app.send(HomeCommand::Leave),
                }
            }
            ui.vertical(|ui| {
                ui.set_min_height(BUTTON.y);
                let [above, below] = goal_words(app, first);
                ui.add_space(if below.is_empty() { 20.0 } else { 10.0 });
                ui.add(Label::new(RichText::new(above).font(theme::semibold(14.0))).truncate());
                if !below.is_empty() {
                    let ink = theme::of(ui).quiet;
                    ui.add(Label::new(RichText::new(below).size(14.0).color(ink)).truncate());
                }
            });
        });
    }

    /// Shows the program that plays on the wall; its block glows while it runs.
    fn program(&mut self, ui: &mut Ui, app: &ClickomaniaContext, block_painter: &mut BlockPainter) {
        let language = app.text.language();
        self.blocks.take_if(|(known, _)| *known != language);
        let (_, blocks) = self.blocks.get_or_insert_with(|| {
            let program = first_program().program;
            (
                language,
                Excerpt::of_program(program, &Costs::default(), &app.text, 1200.0),
            )
        });
        let size = blocks.size();
        let zoom = (ui.available_width() / size.x).clamp(0.3, 1.0);
        let (rect, response) = ui.allocate_exact_size(size * zoom, Sense::hover());
        let words = blocks.words(&app.text);
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &words));
        let theme = theme::of(ui);
        if self.runs {
            blocks.paint_running(ui.painter(), block_painter, theme, rect, zoom);
        } else {
            blocks.paint(ui.painter(), block_painter, theme, rect, zoom);
        }
    }
}

/// The target of the button: its name, and a sentence about it.
fn goal_words(app: &ClickomaniaContext, first: bool) -> [String; 2] {
    let text = app.text;
    if first {
        let lesson = first_lesson().map_or("", |(lesson, _)| lesson.title.shown(text.language()));
        return [
            text.msg_home_lesson_of("1", lesson),
            text.msg_home_welcome(),
        ];
    }
    let task = &app.services.task;
    if let Some(TaskSource::Course { number, .. }) = next_to_do(app)
        && let Some(course) = task.course()
    {
        let next = &course.tasks[number];
        let title = next.title.shown(text.language());
        let minutes = next.minutes.map(|minutes| text.msg_home_minutes(minutes));
        let above = text.msg_home_lesson_of((number + 1).to_string(), title);
        return [above, minutes.unwrap_or_default()];
    }
    let title = task.title(&text);
    let above = match task.course() {
        Some(course) if course.contest.is_none() => {
            let number = (task.source().number() + 1).to_string();
            text.msg_home_lesson_of(number, title)
        }
        _ => title,
    };
    let best = app.services.progress.best(task.key());
    let minutes = task
        .task()
        .minutes
        .map(|minutes| text.msg_home_minutes(minutes));
    let below = best.map_or(minutes, |best| Some(best_words(&text, task.key(), best)));
    [above, below.unwrap_or_default()]
}

/// The next lesson that is not done, if the open one is finished: its last goal was reached. `None` while there is something
/// to do where one left off, and outside the courses.
fn next_to_do(app: &ClickomaniaContext) -> Option<TaskSource> {
    let (task, progress) = (&app.services.task, &app.services.progress);
    let ready = task.ready();
    let finished = progress.is_done(task.key()) && Goals::next(ready, progress, None).is_none();
    let TaskSource::Course { course, number } = task.source() else {
        return None;
    };
    let tasks = &task.course().filter(|_| finished && !app.contest())?.tasks;
    let open = |number: &usize| !progress.is_done(&TaskKey::embedded(&tasks[*number].id));
    let next = (number + 1..tasks.len()).chain(0..*number).find(open)?;
    let course = course.clone();
    Some(TaskSource::Course {
        course,
        number: next,
    })
}

/// Shows the green button. Returns true if it was pressed.
fn go_button(ui: &mut Ui, words: &str) -> bool {
    let theme = theme::of(ui);
    let font = theme::semibold(20.0);
    let galley =
        ui.fonts_mut(|fonts| fonts.layout_no_wrap(words.to_owned(), font, theme::ON_BLOCK));
    let size = vec2(BUTTON.x.max(galley.size().x + 80.0), BUTTON.y);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, words));
    let held = response.hovered() || response.has_focus();
    let painter = ui.painter();
    painter.rect_filled(
        rect,
        CornerRadius::same(12),
        theme::mix(theme.go, egui::Color32::BLACK, 70),
    );
    let fill = if held { theme.go_hovered } else { theme.go };
    painter.rect_filled(
        rect.with_max_y(rect.max.y - 4.0),
        CornerRadius::same(12),
        fill,
    );
    if response.has_focus() {
        let stroke = Stroke::new(2.0, theme.accent);
        painter.rect_stroke(rect.expand(2.0), 14.0, stroke, StrokeKind::Outside);
    }
    let middle = rect.center() - vec2(0.0, 2.0);
    let wide = galley.size().x + 26.0;
    let sign = pos2(middle.x - wide / 2.0 + 8.0, middle.y);
    icons::play(
        painter,
        Rect::from_center_size(sign, vec2(22.0, 22.0)),
        theme::ON_BLOCK,
    );
    let at = pos2(
        middle.x - wide / 2.0 + 26.0,
        middle.y - galley.size().y / 2.0,
    );
    painter.galley(at, galley, theme::ON_BLOCK);
    response.clicked()
}
