//! The help chapter of Minesweeper: the rules as the papers state them, the main tasks, and a small drawing.

use super::colours;
use super::mines_session::CellFace;
use super::paint::{BoardPainter, MineBoardScene};
use super::view::BoardView;
use crate::window::kit::theme;
use crate::window::kit::widgets::figures;
use crate::window::shell::help_page::{HelpPage, page};
use egui::{Ui, vec2};
use engine::text::Text;
use games::mines::Size;

pub static HELP: HelpPage = page! {
    [
        msg_guide_says_mines_aim
        msg_guide_says_mines_numbers
        msg_guide_says_mines_lost
        msg_guide_says_mines_flags
    ]
    [
        msg_guide_how_mines_open msg_guide_says_mines_open
        msg_guide_how_mines_flag msg_guide_says_mines_flag
        msg_guide_how_mines_help msg_guide_says_mines_help
        msg_guide_how_mines_new msg_guide_says_mines_new
        msg_guide_how_mines_again msg_guide_says_mines_again
    ]
};

/// Visible boards: `.` closed, `F` flag, `*` mine, a digit for an open cell.
const BOARDS: [[&str; 4]; 2] = [
    ["0000", "1110", ".F10", "..10"],
    ["0000", "1110", "1*10", "1110"],
];
/// Space a board view reserves for row and column numbers and for buttons, in points.
const AROUND: egui::Vec2 = vec2(66.0, 20.0);
/// The side of a cell, in points.
const CELL: f32 = 28.0;

pub fn show(ui: &mut Ui, text: &Text) {
    let captions = [text.msg_guide_mines_seen(), text.msg_guide_mines_under()];
    let (theme, colours) = (theme::of(ui), colours::of(ui));
    let Ok(size) = Size::new(4, 4, 1) else { return };
    let room = vec2(4.0, 4.0) * CELL + AROUND;
    figures(ui, &captions, room, |painter, number, rect| {
        let mut view = BoardView::new();
        view.layout(rect, size, false, painter.pixels_per_point());
        let scene = MineBoardScene {
            size,
            face: &|cell| face(number, size.place(cell)),
            heat: None,
            best: None,
            hint: None,
            contradiction: None,
            peek: None,
            chords: false,
            pointed: None,
            cursor: None,
            cover: None,
        };
        BoardPainter::new(painter, theme, colours, &view).scene(&scene);
    });
}

fn face(board: usize, place: (usize, usize)) -> CellFace {
    match BOARDS[board][place.0].as_bytes()[place.1] {
        clue @ b'0'..=b'8' => CellFace::Clue(clue - b'0'),
        b'*' => CellFace::Mine,
        b'F' => CellFace::Flag,
        _ => CellFace::Closed,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_right() {
        let mine = |row: i32, column: i32| {
            let inside = (0..4).contains(&row) && (0..4).contains(&column);
            inside && face(1, (row as usize, column as usize)) == CellFace::Mine
        };
        for (row, column) in (0..16).map(|cell| (cell / 4, cell % 4)) {
            let around = (-1..=1).flat_map(|down| (-1..=1).map(move |right| (down, right)));
            let count = around.filter(|(down, right)| mine(row + down, column + right));
            let count = CellFace::Clue(count.count() as u8);
            let place = (row as usize, column as usize);
            match face(1, place) {
                CellFace::Mine => {}
                seen => assert_eq!(seen, count, "{place:?}"),
            }
            let told = match face(0, place) {
                CellFace::Closed => true,
                CellFace::Flag => face(1, place) == CellFace::Mine,
                seen => seen == face(1, place),
            };
            assert!(told, "{place:?}");
        }
    }
}
