//! The wall with its marks; each cell can be clicked, focused and read by screen readers.

use super::board::{WallLayout, cell_name, paint_brick, rim, ring};
use super::playback::TouchedCells;
use super::shown_wall::{BrickChange, Moving};
use crate::window::kit::roving_focus::{FocusMove, Roving};
use crate::window::kit::theme::Theme;
use crate::window::kit::{icons, theme};
use egui::{
    Color32, Id, Painter, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};
use engine::text::Text;
use engine::wall::{Brick, Cell, CellSet, SIZE, Wall};

/// A wall and the marks on it.
pub struct WallScene<'a> {
    pub wall: &'a Wall,
    /// The transition to this wall, while it runs.
    pub moving: Option<Moving<'a>>,
    /// The bricks that a click on a cell would hit.
    pub aim: &'a dyn Fn(Cell) -> CellSet,
    /// True if bricks show a shape for their colour.
    pub shapes: bool,
    /// True if the bricks that a click would hit are outlined.
    pub aims: bool,
    /// The cells that the last step read or changed.
    pub touched: Option<TouchedCells>,
    /// The cell that is the value of the block under the pointer.
    pub pointed: Option<Cell>,
    /// The wrong cells.
    pub wrong: CellSet,
    /// The cell at which the move failed.
    pub fault: Option<Cell>,
    /// A sentence over the wall.
    pub banner: Option<&'a str>,
}

/// Shows the wall in a square of this side; returns the clicked cell.
pub fn show(ui: &mut Ui, text: &Text, side: f32, scene: &WallScene<'_>) -> Option<Cell> {
    let theme = theme::of(ui);
    let width = ui.available_width().max(side);
    let (outer, _) = ui.allocate_exact_size(vec2(width, side), Sense::hover());
    let board = WallLayout::new(outer, ui.pixels_per_point());
    let id = ui.make_persistent_id("wall");
    let touch = named_cells(ui, id, &board, |cell| cell_name(text, scene.wall, cell));
    let pointed = touch.pointed.or(touch.focused);
    let painter = ui.painter_at(outer.expand(2.0));
    // Coordinates are read at the edge.
    let read = pointed.or(scene.pointed);
    board.paint_background(&painter, theme, scene.wall, read);
    paint_bricks(&painter, theme, &board, scene);
    if let Some(touched) = &scene.touched {
        paint_touched(&painter, theme, &board, touched);
    }
    for cell in scene.wrong {
        paint_wrong(&painter, theme, board.cell(cell));
    }
    if let Some(cell) = scene.fault {
        paint_wrong(&painter, theme, board.cell(cell));
    }
    if let Some(cell) = pointed.filter(|_| scene.aims) {
        paint_aim(&painter, theme, &board, scene, cell);
    }
    let ring_around = |cell: Cell, ink: Color32| {
        ring(
            &painter,
            board.cell(cell),
            0.0,
            (5.0, theme.wall),
            (3.0, ink),
        );
    };
    if let Some(cell) = touch.focused {
        ring_around(cell, theme.aim);
    }
    if let Some(cell) = scene.pointed {
        ring_around(cell, theme.running);
    }
    if let Some(words) = scene.banner {
        paint_banner(&painter, theme, &board, words);
    }
    touch.clicked
}

/// A wall on which the answer to a question is marked.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct AskedWall {
    pub wall: Wall,
    /// The clicked cell, if the question is about a click.
    pub click: Option<Cell>,
    pub marked: CellSet,
    /// True once it is answered: the marked cells are the right ones.
    pub answered: bool,
}

/// Shows the wall of a question in a square of this side. A click marks a cell or takes its mark away; a drag does the same
/// to all cells it passes. Returns the marks if they changed.
pub fn show_asked(
    ui: &mut Ui,
    text: &Text,
    side: f32,
    shapes: bool,
    asked: &AskedWall,
) -> Option<CellSet> {
    let theme = theme::of(ui);
    let width = ui.available_width().max(side);
    let (outer, _) = ui.allocate_exact_size(vec2(width, side), Sense::hover());
    let board = WallLayout::new(outer, ui.pixels_per_point());
    let id = ui.make_persistent_id("marked wall");
    let touch = named_cells(ui, id, &board, |cell| {
        let name = cell_name(text, &asked.wall, cell);
        match (asked.marked.contains(cell), Some(cell) == asked.click) {
            (true, _) => text.msg_lesson_cell_marked(name),
            (false, true) => text.msg_lesson_cell_clicked(name),
            (false, false) => name,
        }
    });
    let painter = ui.painter_at(outer.expand(2.0));
    let pointed = touch.pointed.or(touch.focused);
    board.paint(&painter, theme, &asked.wall, shapes, pointed);
    for cell in asked.marked {
        paint_mark(&painter, theme, board.cell(cell));
    }
    if asked.answered {
        paint_outline(&painter, theme, &board, asked.marked);
    }
    if let Some(click) = asked.click {
        paint_click(&painter, theme, board.cell(click));
    }
    if let Some(cell) = touch.focused {
        rim(&painter, board.cell(cell), 2.0, (2.5, theme.accent));
    }
    let marks = new_marks(ui, id, &board, asked, touch)?;
    ui.request_repaint();
    Some(marks)
}

/// The marks after what pointer and keys did, if they changed.
fn new_marks(
    ui: &Ui,
    id: Id,
    board: &WallLayout,
    asked: &AskedWall,
    touch: CellTouch,
) -> Option<CellSet> {
    if asked.answered {
        return None;
    }
    let mut marks = asked.marked;
    let mut set = |cell: Cell, on: bool| {
        if on {
            marks.insert(cell);
        } else {
            marks.remove(cell);
        }
    };
    // True if the drag that is under way marks, false if it takes marks away.
    let drag = id.with("drag");
    let mode: Option<bool> = ui.data(|data| data.get_temp(drag));
    match (mode, touch.held, touch.clicked) {
        (None, Some(held), _) => {
            let marking = !asked.marked.contains(held);
            ui.data_mut(|data| data.insert_temp(drag, marking));
            set(held, marking);
        }
        (Some(marking), ..) => {
            let (down, at) = ui.input(|input| {
                let pointer = &input.pointer;
                (pointer.primary_down(), pointer.latest_pos())
            });
            if let Some(cell) = at.filter(|_| down).and_then(|at| board.cell_at(at)) {
                set(cell, marking);
            }
            if !down {
                ui.data_mut(|data| data.remove_temp::<bool>(drag));
            }
        }
        (None, None, Some(clicked)) => set(clicked, !asked.marked.contains(clicked)),
        (None, None, None) => {}
    }
    (marks != asked.marked).then_some(marks)
}

/// Marks a cell: its brick is darkened and has a tick on it.
fn paint_mark(painter: &Painter, theme: &Theme, cell: Rect) {
    let brick = cell.shrink(1.0);
    let radius = cell.width() * 0.16;
    painter.rect_filled(brick, radius, Color32::from_black_alpha(117));
    let thick = (cell.width() * 0.08).max(2.0);
    painter.rect_stroke(brick, radius, (thick, theme.infected), StrokeKind::Inside);
    painter.circle_filled(cell.center(), cell.width() * 0.28, theme.infected);
    let side = cell.width() * 0.36;
    let tick = Rect::from_center_size(cell.center(), vec2(side, side));
    icons::tick(painter, tick, theme.infected_edge);
}

/// Marks the cell that a question says was clicked.
pub fn paint_click(painter: &Painter, theme: &Theme, cell: Rect) {
    ring(painter, cell, -2.0, (6.0, theme.wall), (3.5, theme.aim));
}

fn paint_bricks(painter: &Painter, theme: &Theme, board: &WallLayout, scene: &WallScene<'_>) {
    let painter = &painter.with_clip_rect(board.rect.intersect(painter.clip_rect()));
    let Some(moving) = scene.moving else {
        board.paint_bricks(painter, theme, scene.wall, scene.shapes);
        return;
    };
    // Bricks vanish in the first half and fall, faster and faster, in the second.
    let vanishes = moving
        .changes
        .iter()
        .any(|change| matches!(change, BrickChange::Gone(..)));
    let fall = if vanishes {
        (moving.progress * 2.0 - 1.0).max(0.0).powi(2)
    } else {
        moving.progress.powi(2)
    };
    let paint = |rect: Rect, brick: Brick, scale: f32| {
        paint_brick(painter, theme, rect, brick, scene.shapes, scale);
    };
    for change in moving.changes {
        match *change {
            BrickChange::Moved { from, to, was, is } => {
                let (a, b) = (from.row() as f32, to.row() as f32);
                let rect = board.at(a + (b - a) * fall, to.column() as f32);
                // Infection and paint spread from brick to brick, each with a beat.
                let (brick, beat) = match moving.spread(to, 1.0) {
                    _ if was == is => (is, 1.0),
                    0.0 => (was, 1.0),
                    share => (is, 1.0 + 0.16 * (share * std::f32::consts::PI).sin()),
                };
                paint(rect, brick, beat);
            }
            BrickChange::Gone(cell, brick) => {
                let left = 1.0 - moving.spread(cell, 0.5);
                if left > 0.0 {
                    paint(board.cell(cell), brick, left);
                }
            }
            BrickChange::Came(cell, brick) => {
                paint(board.cell(cell), brick, moving.progress);
            }
        }
    }
}

/// Marks changed cells with a broad ring, cells that were read with a narrow one, in the colour of the block.
fn paint_touched(painter: &Painter, theme: &Theme, board: &WallLayout, touched: &TouchedCells) {
    let colour = theme::category(touched.category).fill;
    for cell in touched.read | touched.changed {
        let (outer, inner) = if touched.changed.contains(cell) {
            (6.0, 3.6)
        } else {
            (4.0, 2.2)
        };
        let rect = board.cell(cell);
        ring(painter, rect, 1.0, (outer, theme.on_wall), (inner, colour));
    }
}

/// Marks a wrong cell.
fn paint_wrong(painter: &Painter, theme: &Theme, cell: Rect) {
    ring(painter, cell, 1.0, (4.5, theme.on_wall), (2.5, theme.wrong));
}

/// Outlines the bricks that a click would hit; a brick that it would not change gets a thin rim.
fn paint_aim(
    painter: &Painter,
    theme: &Theme,
    board: &WallLayout,
    scene: &WallScene<'_>,
    cell: Cell,
) {
    let cells = (scene.aim)(cell);
    if cells.is_empty() {
        if scene.wall.has_brick(cell) {
            rim(painter, board.cell(cell), 1.0, (1.5, theme.aim));
        }
        return;
    }
    paint_outline(painter, theme, board, cells);
}

/// Outlines cells as one area.
fn paint_outline(painter: &Painter, theme: &Theme, board: &WallLayout, cells: CellSet) {
    let outside = |cell: Option<Cell>| !cell.is_some_and(|cell| cells.contains(cell));
    for (width, ink) in [(8.0, theme.wall), (4.0, theme.aim)] {
        let line = |a: Pos2, b: Pos2| painter.line_segment([a, b], Stroke::new(width, ink));
        let half = width / 2.0;
        for cell in cells {
            let rect = board.cell(cell);
            // Lines are longer by half their width at both ends, so that corners close.
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

fn paint_banner(painter: &Painter, theme: &Theme, board: &WallLayout, words: &str) {
    let width = (board.rect.width() - 60.0).max(60.0);
    let font = theme::semibold(17.0);
    let galley = painter.layout(words.to_owned(), font, theme.on_bubble, width);
    let at = pos2(board.rect.center().x, board.at(1.5, 0.0).center().y);
    let rect = Rect::from_center_size(at, galley.size() + vec2(32.0, 20.0));
    let shadow = rect.translate(vec2(0.0, 2.0)).expand(2.0);
    painter.rect_filled(shadow, 12.0, theme.shadow);
    let stroke = Stroke::new(1.5, theme.on_bubble);
    painter.rect(rect, 10.0, theme.bubble, stroke, StrokeKind::Inside);
    let corner = rect.center() - galley.size() / 2.0;
    painter.galley(corner, galley, Color32::PLACEHOLDER);
}

/// The cells that pointer and keyboard are at.
#[derive(Clone, Copy, Default)]
pub struct CellTouch {
    /// The cell that was clicked, or pressed by a key.
    pub clicked: Option<Cell>,
    /// The cell under the pointer.
    pub pointed: Option<Cell>,
    /// The cell on which the button of the pointer went down.
    pub held: Option<Cell>,
    /// The cell with the keyboard focus.
    pub focused: Option<Cell>,
}

/// Adds the cells of the wall with this id for pointer, keyboard and screen readers.
pub fn named_cells(
    ui: &Ui,
    id: Id,
    board: &WallLayout,
    name: impl Fn(Cell) -> String,
) -> CellTouch {
    let all: Vec<Cell> = Cell::all().collect();
    let mut roving = Roving::begin(ui, id, &all);
    let mut touch = CellTouch::default();
    for cell in all {
        let rect = board.cell(cell);
        let response = roving.add(ui, rect, cell, Sense::CLICK, |step| neighbour(cell, step));
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name(cell)));
        if response.clicked() {
            touch.clicked = Some(cell);
        }
        if response.hovered() {
            touch.pointed = Some(cell);
        }
        if response.is_pointer_button_down_on() {
            touch.held = Some(cell);
        }
    }
    touch.focused = roving.end(ui);
    touch
}

/// The cell to which a move of the keyboard focus leads.
fn neighbour(cell: Cell, step: FocusMove) -> Option<Cell> {
    match step {
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
