//! A small drawing of the rules: a wall, what a click infects, and the wall after it.

use super::wall_view::board::paint_brick;
use crate::window::kit::theme;
use crate::window::kit::widgets::figures;
use egui::{Rect, Ui, vec2};
use engine::text::Text;
use engine::wall::{Cell, GALLERY, GroupKind, SIZE, Wall, after_click, group};

/// The side of a cell, in points.
const CELL: f32 = 15.0;

/// Shows it.
pub fn show(ui: &mut Ui, text: &Text, shapes: bool) {
    let Some(walls) = walls() else { return };
    let captions = [
        text.msg_guide_before(),
        text.msg_guide_infected(),
        text.msg_guide_after(),
    ];
    let theme = theme::of(ui);
    let side = SIZE as f32 * CELL + 6.0;
    figures(ui, &captions, vec2(side, side), |painter, number, rect| {
        painter.rect_filled(rect, 5.0, theme.wall);
        let (wall, click) = walls[number];
        for cell in wall.bricks() {
            let (row, column) = (cell.row() as f32, cell.column() as f32);
            let corner = rect.min + vec2(3.0 + column * CELL, 3.0 + row * CELL);
            let place = Rect::from_min_size(corner, vec2(CELL, CELL));
            if let Some(brick) = wall.brick(cell) {
                paint_brick(painter, theme, place, brick, shapes, 1.0);
            }
            if click == Some(cell) {
                let stroke = egui::Stroke::new(2.0, theme.aim);
                painter.rect_stroke(place, 3.0, stroke, egui::StrokeKind::Outside);
            }
        }
    });
}

/// The wall of the first game, with the infection of its largest area, and after it; and the brick that
/// is clicked.
fn walls() -> Option<[(Wall, Option<Cell>); 3]> {
    let wall = Wall::parse(GALLERY.first()?.1).ok()?;
    let area = |cell: &Cell| group(&wall, GroupKind::Area, *cell);
    let click = wall
        .bricks()
        .into_iter()
        .max_by_key(|cell| area(cell).len())?;
    let mut infected = wall;
    infected.infect(area(&click));
    Some([
        (wall, Some(click)),
        (infected, Some(click)),
        (after_click(&wall, GroupKind::Area, click), None),
    ])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_walls_show_a_move() {
        let [(wall, click), (infected, _), (then, _)] = walls().unwrap();
        assert!(infected.is_infected(click.unwrap()));
        let gone = wall.bricks().len() - then.bricks().len();
        assert!(gone >= 4 && gone == infected.infected().len(), "{gone}");
        assert!(then.is_settled());
    }
}
