//! A task in a small wall: what its rule does around a click.

use crate::window::clickomania::stage::board::{paint_brick, paint_gap, rim};
use crate::window::kit::theme::Theme;
use egui::{Painter, Rect, Stroke, vec2};
use engine::run::rules::Rules;
use engine::task::{Task, TaskId, embedded};
use engine::wall::{Cell, GALLERY, Wall};
use std::collections::HashMap;
use std::sync::LazyLock;

/// Cells on a side.
const CELLS: usize = 3;
/// The margin around them, in points.
const MARGIN: f32 = 2.0;

/// A wall after the rule of a task was applied, and the click.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TaskExample {
    wall: Wall,
    click: Cell,
}

impl TaskExample {
    /// The click, of several, that changes most; none if the task says nothing.
    pub fn of(task: &Task) -> Option<TaskExample> {
        let rules = Rules::of(task).ok()?;
        let before = Wall::parse(GALLERY.first()?.1).ok()?;
        let middle = 3..6;
        let inner = Cell::all()
            .filter(|cell| middle.contains(&cell.row()) && middle.contains(&cell.column()));
        let after = inner.filter_map(|click| {
            let start = rules.start(&before, click).ok()?;
            let wall = rules.wanted(&start, click).ok()?;
            Some(TaskExample { wall, click })
        });
        after.max_by_key(|example| before.changed_cells(&example.wall).len())
    }

    /// That of a task that ships, made once.
    pub fn shipped(id: &TaskId) -> Option<TaskExample> {
        static SHIPPED: LazyLock<HashMap<TaskId, Option<TaskExample>>> = LazyLock::new(|| {
            let tasks = embedded().all();
            tasks
                .map(|task| (task.id.clone(), TaskExample::of(task)))
                .collect()
        });
        SHIPPED.get(id).copied().flatten()
    }

    /// Paints the wall around the click into a square, with the clicked cell marked; an empty wall for `None`.
    pub fn paint(
        example: Option<TaskExample>,
        painter: &Painter,
        theme: &Theme,
        shapes: bool,
        rect: Rect,
    ) {
        painter.rect_filled(rect, 4.0, theme.wall);
        let Some(TaskExample { wall, click }) = example else {
            return;
        };
        let side = (rect.width() - 2.0 * MARGIN) / CELLS as f32;
        for row in 0..CELLS {
            for column in 0..CELLS {
                let place = (click.row() + row)
                    .checked_sub(1)
                    .zip((click.column() + column).checked_sub(1));
                let cell = place.and_then(|(row, column)| Cell::new(row, column));
                let Some(cell) = cell else { continue };
                let corner = vec2(column as f32, row as f32) * side + vec2(MARGIN, MARGIN);
                let at = Rect::from_min_size(rect.min + corner, vec2(side, side));
                match wall.brick(cell) {
                    Some(brick) => paint_brick(painter, theme, at, brick, shapes, 1.0),
                    None => paint_gap(painter, theme, at),
                }
                if cell == click {
                    rim(painter, at, 0.0, Stroke::new(2.0, theme.aim));
                }
            }
        }
    }
}
