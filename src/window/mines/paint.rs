//! How a board looks.

mod cells;

use super::colours::MinesColours;
use super::icons;
use super::session::CellFace;
use super::view::{BoardView, NUMBERED_CELL};
use crate::window::kit::icons::tick;
use crate::window::kit::theme;
use crate::window::kit::theme::Theme;
use egui::{Align2, Color32, FontId, Galley, Mesh, Painter, Rect, Stroke, StrokeKind, pos2, vec2};
use games::mines::{CellIndex, MinesHint, Reason, Size};
use std::sync::Arc;

/// From this size of cells on they have round corners and a light side.
const RAISED_CELL: f32 = 16.0;

/// What is to be seen of a board.
pub struct MineBoardScene<'a> {
    pub size: Size,
    /// How each cell is seen.
    pub face: &'a dyn Fn(CellIndex) -> CellFace,
    /// The probability of a mine in each cell, where it is to be shown.
    pub heat: Option<&'a [Option<f64>]>,
    /// The cell that promises most.
    pub best: Option<CellIndex>,
    /// What can be deduced.
    pub hint: Option<&'a MinesHint>,
    /// A cell that shows that the position cannot be.
    pub contradiction: Option<CellIndex>,
    /// What is under a cell, if one looks there.
    pub peek: Option<&'a dyn Fn(CellIndex) -> Option<CellFace>>,
    /// Whether a press on a number opens the cells around it.
    pub chords: bool,
    /// The cell under the pointer, and whether it is pressed.
    pub pointed: Option<(CellIndex, bool)>,
    /// The cell that the keys are at.
    pub cursor: Option<CellIndex>,
    /// What is written instead of the board.
    pub cover: Option<&'a str>,
}

impl MineBoardScene<'_> {
    /// The probability that is to be seen on a cell.
    fn heat_of(&self, cell: CellIndex, face: CellFace) -> Option<f64> {
        self.heat?[cell].filter(|_| face.is_closed())
    }
}

/// Paints boards.
pub struct BoardPainter<'a> {
    painter: Painter,
    theme: &'a Theme,
    colours: &'a MinesColours,
    view: &'a BoardView,
    /// The clues 0 to 8 and the question mark, laid out once a frame.
    words: Vec<Arc<Galley>>,
}

impl<'a> BoardPainter<'a> {
    /// A painter for a board at a place.
    pub fn new(
        painter: &Painter,
        theme: &'a Theme,
        colours: &'a MinesColours,
        view: &'a BoardView,
    ) -> BoardPainter<'a> {
        let font = theme::semibold((view.side() * 0.62).min(46.0));
        let word = |word: &str| {
            painter.layout_no_wrap(word.to_owned(), font.clone(), Color32::PLACEHOLDER)
        };
        let words = ["", "1", "2", "3", "4", "5", "6", "7", "8", "?"].map(word);
        BoardPainter {
            painter: painter.clone(),
            theme,
            colours,
            view,
            words: words.into(),
        }
    }

    /// Paints all that is in sight.
    pub fn scene(&self, scene: &MineBoardScene<'_>) {
        let view = self.view;
        if view.side() >= NUMBERED_CELL {
            self.numbers(scene);
        }
        let inside = BoardPainter {
            painter: self.painter.with_clip_rect(view.room().expand(1.0)),
            words: self.words.clone(),
            ..*self
        };
        inside.cells(scene);
    }

    fn cells(&self, scene: &MineBoardScene<'_>) {
        let view = self.view;
        let board = view.board();
        let line = Stroke::new(1.0, self.colours.line);
        let radius = (view.side() * 0.12).min(6.0);
        self.painter
            .rect(board, radius, self.colours.open, line, StrokeKind::Outside);
        if let Some(words) = scene.cover {
            self.cover(words);
            return;
        }
        for row in view.rows().skip(1) {
            self.painter
                .hline(board.x_range(), view.at(row, 0).top(), line);
        }
        for column in view.columns().skip(1) {
            self.painter
                .vline(view.at(0, column).left(), board.y_range(), line);
        }
        // Small cells are many: all their faces are one shape.
        let mut flat = Mesh::default();
        for row in view.rows() {
            for column in view.columns() {
                let cell = row * scene.size.columns() + column;
                let rect = view.at(row, column);
                match self.fill(scene, cell) {
                    Some((fill, _)) if view.side() < RAISED_CELL => {
                        // Between closed cells the line is dark: a pale one would be all that is seen from afar.
                        flat.add_colored_rect(rect, self.colours.closed[2]);
                        flat.add_colored_rect(rect.shrink(0.5), fill);
                    }
                    Some((fill, pressed)) => self.raised(rect, fill, pressed),
                    None => {}
                }
            }
        }
        self.painter.add(flat);
        for row in view.rows() {
            for column in view.columns() {
                let cell = row * scene.size.columns() + column;
                let (rect, face) = (view.at(row, column), (scene.face)(cell));
                match scene.heat_of(cell, face) {
                    Some(mine) => {
                        self.figure(rect, mine, face);
                        if face != CellFace::Flag {
                            self.face(rect, face);
                        }
                    }
                    None => self.face(rect, face),
                }
            }
        }
        self.marks(scene);
    }

    /// What lies over the cells: the hint, the best cell, the cursor.
    fn marks(&self, scene: &MineBoardScene<'_>) {
        let colours = self.colours;
        let rect = |cell: CellIndex| self.view.cell(scene.size, cell);
        if let Some(cell) = scene.best {
            let ring = rect(cell).shrink(2.0);
            self.rim(ring, 3.0, self.theme.accent);
            let radius = (self.view.side() * 0.09).max(2.0);
            let at = ring.right_top() + vec2(-radius - 2.0, radius + 2.0);
            self.painter.circle_filled(at, radius, self.theme.accent);
        }
        if let Some(hint) = scene.hint {
            for cell in clues(&hint.reason) {
                self.rim(rect(cell).shrink(1.0), 3.0, colours.clue);
            }
            for &cell in &hint.safe {
                self.rim(rect(cell).shrink(1.5), 3.0, colours.safe);
                let inside = rect(cell).scale_from_center(0.55);
                tick(&self.painter, inside, colours.safe);
            }
            for &cell in &hint.mines {
                self.rim(rect(cell).shrink(1.5), 3.0, colours.mine);
                if (scene.face)(cell) != CellFace::Flag {
                    let inside = rect(cell).scale_from_center(0.6);
                    icons::mine(&self.painter, inside, colours.mine);
                }
            }
        }
        if let Some(cell) = scene.contradiction {
            let rect = rect(cell);
            self.rim(rect.shrink(1.0), 4.0, colours.mine);
            icons::wrong(&self.painter, rect.shrink(rect.width() * 0.2), colours.mine);
        }
        let looked_at = scene.cursor.or(scene.pointed.map(|(cell, _)| cell));
        if let (Some(peek), Some(cell)) = (scene.peek, looked_at)
            && let Some(face) = peek(cell)
        {
            let rect = rect(cell);
            self.painter
                .rect_filled(rect.shrink(1.0), 3.0, colours.open);
            self.face(rect, face);
            self.rim(rect.shrink(1.0), 2.0, self.theme.quiet);
        }
        if let Some(cell) = scene.cursor {
            let rect = rect(cell);
            self.rim(rect.expand(1.0), 4.5, self.theme.window);
            self.rim(rect.expand(0.5), 3.0, self.theme.accent);
        }
    }

    fn rim(&self, rect: Rect, width: f32, ink: Color32) {
        let width = width.min(self.view.side() * 0.2).max(1.0);
        let radius = rect.width() * 0.12;
        let stroke = Stroke::new(width, ink);
        self.painter
            .rect_stroke(rect, radius, stroke, StrokeKind::Inside);
    }

    /// A board of which nothing is to be seen.
    fn cover(&self, words: &str) {
        let seen = self.view.board().intersect(self.view.room());
        self.painter.rect_filled(seen, 6.0, self.colours.closed[0]);
        let font = theme::semibold(17.0);
        let wide = (seen.width() - 24.0).max(60.0);
        let galley = self
            .painter
            .layout(words.to_owned(), font, self.colours.ink, wide);
        let corner = seen.center() - galley.size() / 2.0;
        self.painter.galley(corner, galley, self.colours.ink);
    }

    /// The numbers of rows and columns, as sentences name them.
    fn numbers(&self, scene: &MineBoardScene<'_>) {
        let view = self.view;
        let at = scene.cursor.or(scene.pointed.map(|(cell, _)| cell));
        let at = at.map(|cell| scene.size.place(cell));
        let seen = view.board().intersect(view.room());
        // Where cells are narrow every number cannot stand beside the next.
        let every = if view.side() < 24.0 { 5 } else { 1 };
        let font = |chosen: bool| -> FontId {
            if chosen {
                theme::semibold(12.0)
            } else {
                theme::regular(12.0)
            }
        };
        let number = |index: usize, chosen: bool, place| {
            if index.is_multiple_of(every) || chosen {
                let ink = if chosen {
                    self.theme.text
                } else {
                    self.theme.quiet
                };
                self.painter
                    .text(place, Align2::CENTER_CENTER, index, font(chosen), ink);
            }
        };
        for row in view.rows() {
            let y = view.at(row, 0).center().y;
            if view.room().y_range().contains(y) {
                let chosen = at.is_some_and(|(chosen, _)| chosen == row);
                number(row, chosen, pos2(seen.left() - 13.0, y));
            }
        }
        for column in view.columns() {
            let x = view.at(0, column).center().x;
            if view.room().x_range().contains(x) {
                let chosen = at.is_some_and(|(_, chosen)| chosen == column);
                number(column, chosen, pos2(x, seen.bottom() + 11.0));
            }
        }
    }
}

/// The clues that a reason names.
pub fn clues(reason: &Reason) -> Vec<CellIndex> {
    match reason {
        Reason::Clue(clue) => vec![*clue],
        Reason::Clues { more, less, .. } => vec![*more, *less],
        Reason::MinesLeft => Vec::new(),
        Reason::Cases { clues, .. } => clues.clone(),
    }
}

/// A probability in whole percent; what is not sure is neither 0 nor 100.
pub fn figure(mine: f64) -> String {
    match mine * 100.0 {
        0.0 => "0".to_owned(),
        100.0 => "100".to_owned(),
        percent if percent <= 0.5 => "<1".to_owned(),
        percent if percent >= 99.5 => ">99".to_owned(),
        percent => format!("{percent:.0}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_sure_is_not_called_so() {
        let words = [0.0, 0.001, 0.2, 0.996, 0.99, 1.0].map(figure);
        assert_eq!(
            words,
            ["0", "<1", "20", ">99", "99", "100"].map(str::to_owned)
        );
    }
}
