//! The cards of the home page: building freely, the other games, teaching.

use super::courses::title;
use crate::window::clickomania::command::{
    ClassCommand, ClickomaniaCommand, ClickomaniaContext, HomeCommand, MakingCommand, TaskCommand,
    WritingCommand,
};
use crate::window::clickomania::library::open_task::is_task_file;
use crate::window::clickomania::library::storage::TaskKey;
use crate::window::clickomania::program::names::FREE_GAMES;
use crate::window::clickomania::stage::board::paint_brick;
use crate::window::kit::command::{FileCommand, ShellCommand};
use crate::window::kit::game_id::GameId;
use crate::window::kit::widgets::{Explained as _, one_line};
use crate::window::kit::{icons, theme};
use egui::{Align2, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};
use engine::diagnostics::measured_words;
use engine::task::embedded;
use engine::text::Text;
use engine::wall::{Cell, GALLERY, GroupKind, Wall, group};
use std::path::PathBuf;

/// Height of a choice, in points.
const CHOICE_HEIGHT: f32 = 84.0;
/// Side of the small wall, in points and in cells.
const SIDE: f32 = 64.0;
const CELLS: usize = 4;

/// Shows the two games.
pub fn show_free(ui: &mut Ui, app: &mut ClickomaniaContext) {
    let text = app.text;
    title(ui, &text.msg_home_free(), Some(text.msg_home_free_says()));
    ui.add_space(4.0);
    ui.spacing_mut().item_spacing.y = 12.0;
    for game in &FREE_GAMES {
        let best = app.services.progress.best(&TaskKey::embedded(&game.task));
        let width = ui.available_width();
        if choice(ui, app, game.group, &(game.name)(&text), best, width) {
            app.send(TaskCommand::Free(game.task.clone()));
        }
    }
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
        theme::semibold(14.0),
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
        let at = pos2(at.x, below);
        let words = app.text.msg_goal_cost(best.to_string());
        painter.text(
            at,
            Align2::LEFT_TOP,
            words,
            theme::regular(14.0),
            theme.quiet,
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

/// Shows the other games.
pub fn show_games(ui: &mut Ui, app: &mut ClickomaniaContext) {
    let text = app.text;
    title(ui, &text.msg_home_games(), None);
    ui.add_space(4.0);
    for (id, name) in app.games.clone() {
        if id != GameId::Clickomania && row(ui, &name(&text), icons::play).clicked() {
            app.send_to_shell(ShellCommand::Show(id));
        }
    }
}

/// The best result with a task, with its unit: *il tuo migliore: costo 22*.
pub fn best_words(text: &Text, key: &TaskKey, best: u64) -> String {
    let task = embedded()
        .task(key.id.as_str())
        .filter(|_| key.file.is_none());
    let measure = task.map(|task| task.measure).unwrap_or_default();
    text.msg_home_best(measured_words(text, measure, best))
}

/// Maximum number of files shown.
const MAX_RECENT: usize = 5;
const ROW: f32 = 36.0;

/// Shows the card for teachers; `written`: a task is being written.
pub fn show_teaching(ui: &mut Ui, app: &mut ClickomaniaContext, written: bool) {
    let text = app.text;
    title(ui, &text.msg_home_teaching(), None);
    ui.add_space(4.0);
    let mut lines: Vec<(String, ClickomaniaCommand)> = vec![
        (text.msg_making_menu(), MakingCommand::Show.into()),
        (text.msg_class_page_menu(), ClassCommand::Show.into()),
    ];
    if written {
        lines.push((text.msg_writing_go_on(), WritingCommand::GoOn.into()));
    }
    lines.push((text.msg_writing_new(), WritingCommand::New.into()));
    lines.push((text.msg_writing_change(), WritingCommand::Change.into()));
    lines.push((text.msg_home_progress(), HomeCommand::ShowProgress.into()));
    for (words, command) in lines {
        if row(ui, &words, icons::right).clicked() {
            app.send(command);
        }
    }
    for path in recent(ui, app) {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let response = row(ui, &name, icons::folder);
        if response.clicked() {
            app.send(TaskCommand::OpenFile(path.clone()));
        }
        response.explained(path.display().to_string());
    }
    if field(ui, &text.msg_home_open_file()) {
        app.send(FileCommand::Open);
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
    let found = recent_tasks(app);
    let known: Known = (app.settings.recent.clone(), found.clone());
    ui.data_mut(|data| data.insert_temp(id, known));
    found
}

/// The files of tasks that were opened last; reads the disk.
pub fn recent_tasks(app: &ClickomaniaContext) -> Vec<PathBuf> {
    let recent = app.settings.recent.iter();
    let tasks = recent.filter(|path| is_task_file(path));
    tasks.take(MAX_RECENT).cloned().collect()
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
    // In two lines where one is too short.
    let room = rect.width() - 50.0;
    let galley = painter.layout(words.to_owned(), theme::regular(14.0), ink, room);
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
