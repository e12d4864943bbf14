//! The cards of the home page: resuming, building freely, teaching.

use super::courses::title;
use crate::window::clickomania::command::{
    ClassCommand, ClickomaniaContext, HomeCommand, TaskCommand, WritingCommand,
};
use crate::window::clickomania::guide::lesson::items;
use crate::window::clickomania::library::open_task::{TaskSource, is_task_file};
use crate::window::clickomania::library::storage::TaskKey;
use crate::window::clickomania::program::canvas::{BlockPainter, Excerpt};
use crate::window::clickomania::program::names::FREE_GAMES;
use crate::window::clickomania::stage::board::paint_brick;
use crate::window::kit::command::FileCommand;
use crate::window::kit::widgets::{Explained as _, main_button, one_line};
use crate::window::kit::{icons, theme};
use egui::{
    Align2, Id, Label, Rect, RichText, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};
use engine::language::Program;
use engine::task::embedded;
use engine::text::Language;
use engine::wall::{Cell, GALLERY, GroupKind, Wall, group};
use std::path::PathBuf;

/// Maximum size of the picture of the program, in points.
const PICTURE: egui::Vec2 = vec2(430.0, 170.0);
const MIN_ZOOM: f32 = 0.32;
const BUTTON: egui::Vec2 = vec2(150.0, 44.0);

/// The card that resumes the last task, or begins the first lesson. Caches the picture of the program.
#[derive(Default)]
pub struct Resume {
    picture: Option<(Program, Language, Excerpt)>,
}

impl Resume {
    /// Shows it.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        program: &Program,
        block_painter: &mut BlockPainter,
    ) {
        if app.services.progress.last().is_none() {
            offer_first_lesson(ui, app);
            return;
        }
        let room = ui.available_width();
        let beside = room > 620.0 && program.block_count() > 0;
        ui.horizontal_top(|ui| {
            let words = if beside {
                room - PICTURE.x - 16.0
            } else {
                room
            };
            ui.allocate_ui(vec2(words, 0.0), |ui| {
                ui.vertical(|ui| {
                    ui.set_max_width(words);
                    offer_resuming(ui, app);
                });
            });
            if beside {
                self.picture(ui, app, program, block_painter);
            }
        });
    }

    /// Shows the program, as large as there is room.
    fn picture(
        &mut self,
        ui: &mut Ui,
        app: &ClickomaniaContext,
        program: &Program,
        block_painter: &mut BlockPainter,
    ) {
        let language = app.text.language();
        let same = |(known, spoken, _): &(Program, Language, Excerpt)| {
            *spoken == language && known.same_text_as(program)
        };
        if !self.picture.as_ref().is_some_and(same) {
            let costs = &app.services.task.task().costs;
            let blocks = Excerpt::of_program(program.clone(), costs, &app.text, 1200.0);
            self.picture = Some((program.clone(), language, blocks));
        }
        let Some((.., blocks)) = &self.picture else {
            return;
        };
        let (rect, response) = ui.allocate_exact_size(PICTURE, Sense::hover());
        response
            .widget_info(|| WidgetInfo::labeled(Role::Image, true, app.text.msg_home_program()));
        let size = blocks.size();
        let zoom = (PICTURE.x / size.x).min(PICTURE.y / size.y);
        let zoom = zoom.clamp(MIN_ZOOM, 0.9);
        let shown = size * zoom;
        let place = Rect::from_min_size(rect.min, shown.min(PICTURE));
        let place = if shown.x < PICTURE.x {
            place.translate(vec2((PICTURE.x - shown.x) / 2.0, 0.0))
        } else {
            place
        };
        let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
        blocks.paint(&painter, block_painter, theme::of(ui), place, zoom);
    }
}

/// Offers the first lesson of the longest course, which is for beginners.
fn offer_first_lesson(ui: &mut Ui, app: &mut ClickomaniaContext) {
    let text = app.text;
    let courses = embedded().courses.iter().map(|(_, course)| course);
    let Some(course) = courses.max_by_key(|course| course.tasks.len()) else {
        return;
    };
    quiet(ui, text.msg_home_first(course.title.shown(text.language())));
    let title = course
        .tasks
        .first()
        .map(|task| task.title.shown(text.language()));
    heading(ui, title.unwrap_or_default());
    ui.label(RichText::new(text.msg_home_welcome()).size(15.0));
    ui.add_space(8.0);
    if main_button(ui, &text.msg_home_begin(), BUTTON).clicked() {
        app.send(TaskCommand::Open(TaskSource::Course {
            course: course.id.clone(),
            number: 0,
        }));
    }
}

/// Offers to resume the open task.
fn offer_resuming(ui: &mut Ui, app: &mut ClickomaniaContext) {
    let text = app.text;
    let task = &app.services.task;
    let above = match task.course() {
        Some(course) => {
            let title = course.title.shown(text.language());
            let (number, all) = (task.source().number() + 1, course.tasks.len());
            text.msg_home_left_in(title, number.to_string(), all.to_string())
        }
        None => text.msg_home_left(),
    };
    let title = task.title(&text);
    let count = items(task.task()).len();
    let progress = &app.services.progress;
    let done = progress.steps(task.key()).len().min(count);
    let step = (count > 1 && done < count)
        .then(|| text.msg_home_at_step((done + 1).to_string(), count.to_string()));
    let best = progress.best(task.key());
    let reached = best.map(|best| text.msg_home_best(best.to_string()));
    quiet(ui, above);
    heading(ui, &title);
    if let Some(words) = reached {
        ui.label(
            RichText::new(words)
                .font(theme::semibold(14.0))
                .color(theme::of(ui).right),
        );
    }
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        if main_button(ui, &text.msg_home_go_on(), BUTTON).clicked() {
            app.send(HomeCommand::Leave);
        }
        if let Some(step) = step {
            ui.add_space(6.0);
            quiet(ui, step);
        }
    });
}

fn quiet(ui: &mut Ui, words: String) {
    let ink = theme::of(ui).quiet;
    ui.add(Label::new(RichText::new(words).size(13.5).color(ink)).wrap());
}

/// Shows a large title.
fn heading(ui: &mut Ui, words: &str) {
    let label = Label::new(RichText::new(words).font(theme::semibold(25.0))).wrap();
    let response = ui.add(label);
    response.widget_info(|| WidgetInfo::labeled(Role::Heading, true, words));
}

/// Height of a choice, in points.
const CHOICE_HEIGHT: f32 = 104.0;
/// Side of the small wall, in points and in cells.
const SIDE: f32 = 64.0;
const CELLS: usize = 4;

/// Shows the two games.
pub fn show_free(ui: &mut Ui, app: &mut ClickomaniaContext) {
    let text = app.text;
    title(ui, &text.msg_home_free(), Some(text.msg_home_free_says()));
    ui.add_space(4.0);
    let gap = 12.0;
    let count = FREE_GAMES.len() as f32;
    let width = (ui.available_width() - (count - 1.0) * gap) / count;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        for game in &FREE_GAMES {
            let best = app.services.progress.best(&TaskKey::embedded(&game.task));
            if choice(ui, app, game.group, &(game.name)(&text), best, width) {
                app.send(TaskCommand::Free(game.task.clone()));
            }
        }
    });
}

/// Shows a game. Returns true if it was clicked.
fn choice(
    ui: &mut Ui,
    app: &ClickomaniaContext,
    kind: GroupKind,
    name: &str,
    best: Option<u64>,
    width: f32,
) -> bool {
    let theme = theme::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(width, CHOICE_HEIGHT), Sense::click());
    response.widget_info(|| {
        let words = match best {
            Some(best) => app.text.msg_home_free_named_best(name, best.to_string()),
            None => app.text.msg_home_free_named(name),
        };
        WidgetInfo::labeled(Role::Button, true, words)
    });
    let held = response.hovered() || response.has_focus();
    let (fill, line) = if held {
        (theme.card_hovered, Stroke::new(1.5, theme.accent))
    } else {
        (theme.card, Stroke::new(1.0, theme.line))
    };
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    painter.rect(rect, 10.0, fill, line, StrokeKind::Inside);
    let wall = Rect::from_min_size(
        pos2(rect.min.x + 10.0, rect.center().y - SIDE / 2.0),
        vec2(SIDE, SIDE),
    );
    small_wall(&painter, app, wall, kind, theme);
    let at = pos2(wall.max.x + 8.0, wall.min.y);
    let job = egui::text::LayoutJob::simple(
        name.to_owned(),
        theme::semibold(13.5),
        theme.text,
        (rect.max.x - at.x - 4.0).max(20.0),
    );
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    // Without a record the name is centred beside the wall.
    let at = match best {
        Some(_) => at,
        None => pos2(at.x, rect.center().y - galley.size().y / 2.0),
    };
    let below = at.y + galley.size().y + 2.0;
    painter.galley(at, galley, theme.text);
    if let Some(best) = best {
        let words = app.text.msg_home_record();
        let at = pos2(at.x, below);
        painter.text(
            at,
            Align2::LEFT_TOP,
            words,
            theme::regular(12.5),
            theme.quiet,
        );
        let at = at + vec2(0.0, 17.0);
        painter.text(
            at,
            Align2::LEFT_TOP,
            best,
            theme::semibold(21.0),
            theme.text,
        );
    }
    response.clicked()
}

/// Paints a corner of a wall, with the bricks that a click there would infect.
fn small_wall(
    painter: &egui::Painter,
    app: &ClickomaniaContext,
    rect: Rect,
    kind: GroupKind,
    theme: &theme::Theme,
) {
    painter.rect_filled(rect, 6.0, theme.wall);
    let Some(mut wall) = GALLERY.first().and_then(|(_, text)| Wall::parse(text).ok()) else {
        return;
    };
    let near = |cell: &Cell| cell.row() < CELLS && cell.column() < CELLS;
    let click = Cell::all().filter(near).max_by_key(|cell| {
        let seen = group(&wall, kind, *cell).into_iter().filter(near);
        seen.count()
    });
    if let Some(click) = click {
        wall.infect(group(&wall, kind, click));
    }
    let cell = (rect.width() - 6.0) / CELLS as f32;
    for place in Cell::all().filter(near) {
        let corner = vec2(place.column() as f32, place.row() as f32) * cell + vec2(3.0, 3.0);
        let at = Rect::from_min_size(rect.min + corner, vec2(cell, cell));
        if let Some(brick) = wall.brick(place) {
            let shapes = app.settings.shapes.unwrap_or(true);
            paint_brick(painter, theme, at, brick, shapes, 1.0);
        }
    }
}

/// Maximum number of files shown.
const MAX_RECENT: usize = 5;
const ROW: f32 = 36.0;

/// Shows the card for teachers; `written`: a task is being written.
pub fn show_teaching(ui: &mut Ui, app: &mut ClickomaniaContext, written: bool) {
    let text = app.text;
    title(ui, &text.msg_home_teaching(), None);
    ui.add_space(4.0);
    if field(ui, &text.msg_home_open_file()) {
        app.send(FileCommand::Open);
    }
    for path in recent(ui, app) {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let response = row(ui, &name, icons::folder);
        if response.clicked() {
            app.send(TaskCommand::OpenFile(path.clone()));
        }
        response.explained(path.display().to_string());
    }
    let writing = if written {
        (text.msg_writing_go_on(), WritingCommand::GoOn)
    } else {
        (text.msg_writing_new(), WritingCommand::New)
    };
    if row(ui, &writing.0, icons::save).clicked() {
        app.send(writing.1);
    }
    if written && row(ui, &text.msg_writing_new(), icons::save).clicked() {
        app.send(WritingCommand::New);
    }
    if row(ui, &text.msg_writing_change(), icons::save).clicked() {
        app.send(WritingCommand::Change);
    }
    if row(ui, &text.msg_class_page_menu(), icons::heat).clicked() {
        app.send(ClassCommand::Show);
    }
    if row(ui, &text.msg_home_progress(), icons::tick).clicked() {
        app.send(HomeCommand::ShowProgress);
    }
}

/// The files of tasks among the recent ones; reads the disk only when that list changes.
fn recent(ui: &Ui, app: &ClickomaniaContext) -> Vec<PathBuf> {
    type Known = (Vec<PathBuf>, Vec<PathBuf>);
    let id = Id::unique("recent tasks");
    let known: Option<Known> = ui.data(|data| data.get_temp(id));
    if let Some((of, found)) = known
        && of == app.settings.recent
    {
        return found;
    }
    let recent = app.settings.recent.iter();
    let tasks = recent.filter(|path| is_task_file(path));
    let found: Vec<PathBuf> = tasks.take(MAX_RECENT).cloned().collect();
    let known: Known = (app.settings.recent.clone(), found.clone());
    ui.data_mut(|data| data.insert_temp(id, known));
    found
}

/// Shows a place to drop a file. Returns true if it was clicked to choose one.
fn field(ui: &mut Ui, words: &str) -> bool {
    let theme = theme::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 48.0), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, words));
    let held = response.hovered() || response.has_focus();
    let ink = if held { theme.accent } else { theme.quiet };
    let painter = ui.painter();
    let (a, b) = (rect.shrink(1.0).left_top(), rect.shrink(1.0).right_bottom());
    let way = [a, pos2(b.x, a.y), b, pos2(a.x, b.y), a];
    painter.extend(egui::Shape::dashed_line(
        &way,
        Stroke::new(1.3, ink),
        4.0,
        4.0,
    ));
    let galley = one_line(
        ui,
        words.to_owned(),
        theme::regular(14.0),
        ink,
        rect.width() - 50.0,
    );
    let wide = galley.size().x + 26.0;
    let left = rect.center().x - wide / 2.0;
    let icon = Rect::from_center_size(pos2(left + 9.0, rect.center().y), vec2(18.0, 18.0));
    icons::folder(painter, icon, ink);
    painter.galley(
        pos2(left + 26.0, rect.center().y - galley.size().y / 2.0),
        galley,
        ink,
    );
    response.clicked()
}

/// Shows a line that can be clicked.
fn row(ui: &mut Ui, words: &str, icon: icons::Icon) -> egui::Response {
    let theme = theme::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, words));
    let painter = ui.painter();
    if response.hovered() || response.has_focus() {
        painter.rect_filled(rect, 7.0, theme.card_hovered);
    }
    if response.has_focus() {
        let stroke = Stroke::new(2.0, theme.accent);
        painter.rect_stroke(rect, 7.0, stroke, StrokeKind::Inside);
    }
    let at = Rect::from_center_size(rect.left_center() + vec2(15.0, 0.0), vec2(17.0, 17.0));
    icon(painter, at, theme.text);
    let galley = one_line(
        ui,
        words.to_owned(),
        theme::semibold(14.0),
        theme.text,
        rect.width() - 44.0,
    );
    painter.galley(
        pos2(rect.min.x + 34.0, rect.center().y - galley.size().y / 2.0),
        galley,
        theme.text,
    );
    response
}
