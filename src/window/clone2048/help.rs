//! The help chapter of Clone 2048: the rules as the papers state them, the main tasks, and a small drawing.

use super::colours;
use super::tile::Tiles;
use crate::window::kit::theme;
use crate::window::kit::widgets::figures;
use crate::window::shell::help_page::{HelpPage, page};
use egui::{Rect, Ui, vec2};
use engine::text::Text;
use games::clone2048::{BlockBoard, BlockCell, Direction, DisplayMode};

pub static HELP: HelpPage = page! {
    [
        msg_guide_says_clone2048_board
        msg_guide_says_clone2048_moves
        msg_guide_says_clone2048_merges
        msg_guide_says_clone2048_new
        msg_guide_says_clone2048_end
    ]
    [
        msg_guide_how_clone2048_move msg_guide_says_clone2048_move
        msg_guide_how_clone2048_look msg_guide_says_clone2048_look
        msg_guide_how_clone2048_back msg_guide_says_clone2048_back
        msg_guide_how_clone2048_help msg_guide_says_clone2048_help
        msg_guide_how_mines_new msg_guide_says_clone2048_board_new
    ]
};

/// Side of a cell, in points.
const CELL: f32 = 36.0;
const SIDE: usize = 4;

/// Shows the drawing, with blocks in the chosen style.
pub fn show(ui: &mut Ui, text: &Text, mode: DisplayMode) {
    let before = board();
    let after = before.moved(Direction::Right).board;
    let captions = [text.msg_guide_before(), text.msg_guide_moved_right()];
    let theme = theme::of(ui);
    let side = SIDE as f32 * CELL + 8.0;
    figures(ui, &captions, vec2(side, side), |painter, number, rect| {
        painter.rect_filled(rect, 6.0, colours::ground(theme).board);
        let board = [&before, &after][number];
        let mut tiles = Tiles::new(painter, theme, mode, CELL);
        for (index, cell) in board.cells().iter().enumerate() {
            let (row, column) = (index / SIDE, index % SIDE);
            let corner = vec2(4.0 + column as f32 * CELL, 4.0 + row as f32 * CELL);
            let place = Rect::from_min_size(rect.min + corner, vec2(CELL, CELL));
            match *cell {
                BlockCell::Empty => tiles.empty(place),
                BlockCell::Obstacle => tiles.obstacle(place),
                BlockCell::Block(level) => tiles.block(place, level, 1.0),
            }
        }
    });
}

/// Blocks that slide far, that merge, that merge only once, and that an obstacle stops.
fn board() -> BlockBoard {
    use BlockCell::{Block, Empty as Free, Obstacle as Stone};
    let (a, b) = (Block(1), Block(2));
    #[rustfmt::skip]
    let cells = vec![
        a,    Free, Free,  Free,
        a,    a,    Free,  b,
        b,    Free, b,     b,
        a,    Free, Stone, b,
    ];
    BlockBoard::from_cells(SIDE, cells)
}
