//! The wall, painted; each of its cells can be clicked, focused and read aloud.

use super::board::{WallLayout, name, paint_brick, rim};
use super::playback::TouchedCells;
use super::shown_wall::{BrickChange, Moving};
use crate::window::kit::roving_focus::{FocusMove, Roving};
use crate::window::kit::theme;
use crate::window::kit::theme::Theme;
use egui::{
    Color32, Id, Painter, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};
use engine::text::Text;
use engine::wall::{Brick, Cell, CellSet, SIZE, Wall};

/// What is to be seen.
pub struct WallScene<'a> {
    /// The wall.
    pub wall: &'a Wall,
    /// What is moving.
    pub moving: Option<Moving<'a>>,
    /// What a click on a cell would hit.
    pub aim: &'a dyn Fn(Cell) -> CellSet,
    /// Whether bricks show a shape for their colour.
    pub shapes: bool,
    /// Whether a click would do something: then what it would hit is outlined.
    pub aims: bool,
    /// The cells that the last step was about.
    pub touched: Option<TouchedCells>,
    /// The cell that is meant by what is pointed at in the program.
    pub pointed: Option<Cell>,
    /// The cells that are not as the rules give them, and the wall that these give.
    pub wrong: Option<(CellSet, &'a Wall)>,
    /// The cell at which the move failed.
    pub fault: Option<Cell>,
    /// What is written over the wall.
    pub banner: Option<&'a str>,
}

/// Shows the wall in a square of this side; gives the cell that was clicked.
pub fn show(ui: &mut Ui, text: &Text, side: f32, scene: &WallScene<'_>) -> Option<Cell> {
    let theme = theme::of(ui);
    let width = ui.available_width().max(side);
    let (outer, _) = ui.allocate_exact_size(vec2(width, side), Sense::hover());
    let board = WallLayout::new(outer, ui.pixels_per_point());
    let id = ui.make_persistent_id("wall");
    let touch = named_cells(ui, id, &board, |cell| name(text, scene.wall, cell));
    let pointed = touch.pointed.or(touch.focused);
    let painter = ui.painter_at(outer.expand(2.0));
    board.paint(&painter, theme, scene.wall, pointed);
    bricks(&painter, theme, &board, scene);
    if let Some(touched) = &scene.touched {
        paint_touched(&painter, theme, &board, touched);
    }
    if let Some((cells, expected)) = scene.wrong {
        for cell in cells {
            paint_difference(&painter, theme, board.cell(cell), expected.brick(cell));
        }
    }
    if let Some(cell) = scene.fault {
        mark(&painter, theme, board.cell(cell));
    }
    if let Some(cell) = pointed {
        if scene.aims {
            aim(&painter, theme, &board, scene, cell);
        }
        bubble(&painter, theme, &board, text, cell);
    }
    if let Some(cell) = touch.focused {
        let rect = board.cell(cell);
        rim(&painter, rect, -1.0, Stroke::new(5.0, theme.wall));
        rim(&painter, rect, 0.0, Stroke::new(3.0, theme.aim));
    }
    if let Some(cell) = scene.pointed {
        rim(
            &painter,
            board.cell(cell),
            -1.0,
            Stroke::new(5.0, theme.wall),
        );
        rim(
            &painter,
            board.cell(cell),
            0.0,
            Stroke::new(3.0, theme.running),
        );
        bubble(&painter, theme, &board, text, cell);
    }
    if let Some(words) = scene.banner {
        banner(&painter, theme, &board, words);
    }
    touch.clicked
}

fn bricks(painter: &Painter, theme: &Theme, board: &WallLayout, scene: &WallScene<'_>) {
    let painter = &painter.with_clip_rect(board.rect.intersect(painter.clip_rect()));
    let Some(moving) = scene.moving else {
        board.paint_bricks(painter, theme, scene.wall, scene.shapes);
        return;
    };
    // What vanishes does so in the first half, what falls falls (faster and faster) in the second.
    let Moving {
        changes, progress, ..
    } = moving;
    let vanishes = changes
        .iter()
        .any(|change| matches!(change, BrickChange::Gone(..)));
    let fall = match vanishes {
        true => (progress * 2.0 - 1.0).max(0.0).powi(2),
        false => progress * progress,
    };
    for change in changes {
        match *change {
            BrickChange::Moved { from, to, was, is } => {
                let (a, b) = (from.row() as f32, to.row() as f32);
                let rect = board.at(a + (b - a) * fall, to.column() as f32);
                // Infection and paint come with a beat, from brick to brick.
                let (brick, beat) = match moving.spread(to, 1.0) {
                    _ if was == is => (is, 1.0),
                    0.0 => (was, 1.0),
                    share => (is, 1.0 + 0.16 * (share * std::f32::consts::PI).sin()),
                };
                paint_brick(painter, theme, rect, brick, scene.shapes, beat);
            }
            BrickChange::Gone(cell, brick) => {
                let left = 1.0 - moving.spread(cell, 0.5);
                if left > 0.0 {
                    paint_brick(painter, theme, board.cell(cell), brick, scene.shapes, left);
                }
            }
            BrickChange::Came(cell, brick) => {
                paint_brick(
                    painter,
                    theme,
                    board.cell(cell),
                    brick,
                    scene.shapes,
                    progress,
                );
            }
        }
    }
}

/// A cell that is not as the rules give it: with what they give in its corner.
fn paint_difference(painter: &Painter, theme: &Theme, cell: Rect, expected: Option<Brick>) {
    mark(painter, theme, cell);
    let side = cell.width() * 0.36;
    let corner = Rect::from_min_size(cell.right_top() - vec2(side + 2.0, -2.0), vec2(side, side));
    let fill = expected.map_or(theme.wall, |brick| theme::brick(brick.colour).face);
    let stroke = Stroke::new(1.2, theme.on_wall);
    painter.rect(corner, side * 0.2, fill, stroke, StrokeKind::Inside);
}

/// What the step changed has a broad rim in the colour of its block, what it looked at a narrow one;
/// both with a bright one around, so that they are seen on every colour.
fn paint_touched(painter: &Painter, theme: &Theme, board: &WallLayout, touched: &TouchedCells) {
    let colour = theme::category(touched.category).fill;
    for cell in touched.read | touched.changed {
        let (around, within) = match touched.changed.contains(cell) {
            true => (6.0, 3.6),
            false => (4.0, 2.2),
        };
        let rect = board.cell(cell);
        rim(painter, rect, 0.0, Stroke::new(around, theme.on_wall));
        rim(painter, rect, 1.0, Stroke::new(within, colour));
    }
}

/// Says that something is wrong here, on any colour.
fn mark(painter: &Painter, theme: &Theme, cell: Rect) {
    rim(painter, cell, 0.0, Stroke::new(4.5, theme.on_wall));
    rim(painter, cell, 1.0, Stroke::new(2.5, theme.wrong));
}

/// Outlines what a click would hit; a brick that is alone with a thin rim.
fn aim(painter: &Painter, theme: &Theme, board: &WallLayout, scene: &WallScene<'_>, cell: Cell) {
    let cells = (scene.aim)(cell);
    if cells.is_empty() {
        if scene.wall.has_brick(cell) {
            rim(painter, board.cell(cell), 1.0, Stroke::new(1.5, theme.aim));
        }
        return;
    }
    let outside = |cell: Option<Cell>| !cell.is_some_and(|cell| cells.contains(cell));
    for (width, ink) in [(5.0, theme.wall), (2.6, theme.aim)] {
        let line = |a: Pos2, b: Pos2| painter.line_segment([a, b], Stroke::new(width, ink));
        let half = width / 2.0;
        for cell in cells {
            let rect = board.cell(cell);
            // Longer by half its width at both ends, so that corners are closed.
            let (x, y) = (vec2(half, 0.0), vec2(0.0, half));
            if outside(cell.above()) {
                line(rect.left_top() - x, rect.right_top() + x);
            }
            if outside(cell.below()) {
                line(rect.left_bottom() - x, rect.right_bottom() + x);
            }
            if outside(cell.left()) {
                line(rect.left_top() - y, rect.left_bottom() + y);
            }
            if outside(cell.right()) {
                line(rect.right_top() - y, rect.right_bottom() + y);
            }
        }
    }
}

/// The coordinates of the cell that is pointed at, as programs write them.
fn bubble(painter: &Painter, theme: &Theme, board: &WallLayout, text: &Text, cell: Cell) {
    let words = text.msg_value_cell(cell.row().to_string(), cell.column().to_string());
    let galley = painter.layout_no_wrap(words, theme::semibold(13.0), theme.on_bubble);
    let size = galley.size() + vec2(12.0, 4.0);
    let near = board.cell(cell);
    let below = cell.row() < 2;
    let y = if below {
        near.bottom() + 3.0
    } else {
        near.top() - size.y - 3.0
    };
    let most = (board.rect.right() - size.x).max(board.rect.left());
    let x = (near.center().x - size.x / 2.0).clamp(board.rect.left(), most);
    let rect = Rect::from_min_size(pos2(x, y), size);
    let stroke = Stroke::new(1.0, theme.wall_gap);
    painter.rect(rect, 5.0, theme.bubble, stroke, StrokeKind::Outside);
    painter.galley(rect.min + vec2(6.0, 2.0), galley, theme.on_bubble);
}

fn banner(painter: &Painter, theme: &Theme, board: &WallLayout, words: &str) {
    let wide = board.rect.width() - 60.0;
    let font = theme::semibold(17.0);
    let galley = painter.layout(words.to_owned(), font, theme.on_bubble, wide.max(60.0));
    let at = pos2(board.rect.center().x, board.at(1.5, 0.0).center().y);
    let rect = Rect::from_center_size(at, galley.size() + vec2(32.0, 20.0));
    painter.rect_filled(
        rect.translate(vec2(0.0, 2.0)).expand(2.0),
        12.0,
        theme.shadow,
    );
    let stroke = Stroke::new(1.5, theme.on_bubble);
    painter.rect(rect, 10.0, theme.bubble, stroke, StrokeKind::Inside);
    let corner = rect.center() - galley.size() / 2.0;
    painter.galley(corner, galley, Color32::PLACEHOLDER);
}

/// What a person does with the cells.
#[derive(Clone, Copy, Default)]
pub struct Touch {
    /// The cell that was clicked, or pressed by a key.
    pub clicked: Option<Cell>,
    /// The cell under the pointer.
    pub pointed: Option<Cell>,
    /// The cell that has the keyboard.
    pub focused: Option<Cell>,
}

/// Adds the cells with these names for pointer, keyboard and screen readers; `id` is that of the wall.
pub fn named_cells(ui: &Ui, id: Id, board: &WallLayout, name: impl Fn(Cell) -> String) -> Touch {
    let all: Vec<Cell> = Cell::all().collect();
    let mut roving = Roving::begin(ui, id, &all);
    let mut touch = Touch::default();
    for cell in all {
        let rect = board.cell(cell);
        let response = roving.add(ui, rect, cell, Sense::CLICK, |way| beyond(cell, way));
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name(cell)));
        if response.clicked() {
            touch.clicked = Some(cell);
        }
        if response.hovered() {
            touch.pointed = Some(cell);
        }
    }
    touch.focused = roving.end(ui);
    touch
}

/// The cell to which a way leads.
fn beyond(cell: Cell, way: FocusMove) -> Option<Cell> {
    match way {
        FocusMove::Up => cell.above(),
        FocusMove::Down => cell.below(),
        FocusMove::Left => cell.left(),
        FocusMove::Right => cell.right(),
        FocusMove::First => Cell::new(cell.row(), 0),
        FocusMove::Last => Cell::new(cell.row(), SIZE - 1),
        FocusMove::Top => Cell::new(0, cell.column()),
        FocusMove::Bottom => Cell::new(SIZE - 1, cell.column()),
    }
}
