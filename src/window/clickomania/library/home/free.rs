//! Building freely: the full game and the simplified one.

use super::course::title;
use crate::window::clickomania::command::{ClickomaniaContext, TaskCommand};
use crate::window::clickomania::library::storage::TaskKey;
use crate::window::clickomania::program::names::FREE_GAMES;
use crate::window::clickomania::stage::board::paint_brick;
use crate::window::kit::theme;
use egui::{Align2, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};
use engine::wall::{Cell, GALLERY, GroupKind, Wall, group};

/// How high a choice is.
const HEIGHT: f32 = 104.0;
/// Cells on a side of the small wall.
const SIDE: f32 = 64.0;
const CELLS: usize = 4;

/// Shows the games.
pub fn show(ui: &mut Ui, app: &mut ClickomaniaContext) {
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
            if choice(ui, app, (game.group, &(game.name)(&text), best), width) {
                app.send(TaskCommand::Free(game.task.clone()));
            }
        }
    });
}

/// A game to choose; whether it was.
fn choice(
    ui: &mut Ui,
    app: &ClickomaniaContext,
    (kind, name, best): (GroupKind, &str, Option<u64>),
    width: f32,
) -> bool {
    let theme = theme::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(width, HEIGHT), Sense::click());
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
    // Alone it stands beside the middle of the wall.
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

/// A corner of a wall, with what a click there would infect.
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
