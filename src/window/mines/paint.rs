//! Paints a board.

use super::colours::MinesColours;
use super::icons;
use super::mines_session::CellFace;
use super::view::{BoardView, NUMBERED_CELL};
use crate::window::kit::icons::tick;
use crate::window::kit::theme;
use crate::window::kit::theme::{Theme, mix};
use egui::{Align2, Color32, FontId, Galley, Mesh, Painter, Rect, Stroke, StrokeKind, pos2, vec2};
use games::mines::{CellIndex, MinesHint, Reason, Size};
use std::sync::Arc;

/// Smallest side of a cell with round corners and a lit edge, in points.
const RAISED_CELL: f32 = 16.0;
/// Smallest side of a cell in which figures are legible, in points.
const FIGURE_CELL: f32 = 22.0;

/// Everything to paint of a board.
pub struct MineBoardScene<'a> {
    pub size: Size,
    /// Visible state of each cell.
    pub face: &'a dyn Fn(CellIndex) -> CellFace,
    /// Mine probability of each cell, where it is to be shown.
    pub heat: Option<&'a [Option<f64>]>,
    /// The best cell to open.
    pub best: Option<CellIndex>,
    /// The deduction to show.
    pub hint: Option<&'a MinesHint>,
    /// A cell that contradicts the others.
    pub contradiction: Option<CellIndex>,
    /// Content of a cell, for peeking.
    pub peek: Option<&'a dyn Fn(CellIndex) -> Option<CellFace>>,
    /// True if pressing a number opens its neighbours.
    pub chords: bool,
    /// The cell under the pointer, and whether it is pressed.
    pub pointed: Option<(CellIndex, bool)>,
    /// The keyboard cursor.
    pub cursor: Option<CellIndex>,
    /// Text that covers the board.
    pub cover: Option<&'a str>,
}

impl MineBoardScene<'_> {
    /// The probability to show on a cell.
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

    /// Paints the visible part.
    pub fn scene(&self, scene: &MineBoardScene<'_>) {
        let view = self.view;
        if view.side() >= NUMBERED_CELL {
            self.numbers(scene);
        }
        let inside = BoardPainter {
            painter: self.painter.with_clip_rect(view.area().expand(1.0)),
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
        // Small cells are many, so all their faces are one shape.
        let mut flat = Mesh::default();
        for row in view.rows() {
            for column in view.columns() {
                let cell = row * scene.size.columns() + column;
                let rect = view.at(row, column);
                match self.fill(scene, cell) {
                    Some((fill, _)) if view.side() < RAISED_CELL => {
                        // Dark lines between closed cells: pale ones would dominate small boards.
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

    /// Paints what is over the cells: hint, best cell, cursor.
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

    /// Paints a hidden board.
    fn cover(&self, words: &str) {
        let seen = self.view.board().intersect(self.view.area());
        self.painter.rect_filled(seen, 6.0, self.colours.closed[0]);
        let font = theme::semibold(17.0);
        let wide = (seen.width() - 24.0).max(60.0);
        let galley = self
            .painter
            .layout(words.to_owned(), font, self.colours.ink, wide);
        let corner = seen.center() - galley.size() / 2.0;
        self.painter.galley(corner, galley, self.colours.ink);
    }

    /// Paints the row and column numbers used in sentences.
    fn numbers(&self, scene: &MineBoardScene<'_>) {
        let view = self.view;
        let at = scene
            .cursor
            .or(scene.pointed.map(|(cell, _)| cell))
            .map(|cell| scene.size.place(cell));
        let seen = view.board().intersect(view.area());
        // Narrow cells have room only for every fifth number.
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
            if view.area().y_range().contains(y) {
                let chosen = at.is_some_and(|(chosen, _)| chosen == row);
                number(row, chosen, pos2(seen.left() - 13.0, y));
            }
        }
        for column in view.columns() {
            let x = view.at(0, column).center().x;
            if view.area().x_range().contains(x) {
                let chosen = at.is_some_and(|(_, chosen)| chosen == column);
                number(column, chosen, pos2(x, seen.bottom() + 11.0));
            }
        }
    }

    /// Colour of a closed cell, and whether it is pressed; none for an open one.
    pub(super) fn fill(
        &self,
        scene: &MineBoardScene<'_>,
        cell: CellIndex,
    ) -> Option<(Color32, bool)> {
        let face = (scene.face)(cell);
        if !face.is_closed() {
            return None;
        }
        let pressed = scene
            .pointed
            .is_some_and(|(pointed, pressed)| pressed && sinks(scene, cell, pointed));
        let pointed = scene.pointed.filter(|(pointed, _)| *pointed == cell);
        let fill = match (scene.heat_of(cell, face), pointed) {
            _ if pressed => self.colours.closed[2],
            (Some(mine), _) => self.colours.heat(mine),
            (None, Some(_)) => self.colours.hovered,
            (None, None) => self.colours.closed[0],
        };
        Some((fill, pressed))
    }

    /// Paints a closed cell with a lit and a shaded edge.
    pub(super) fn raised(&self, rect: Rect, fill: Color32, pressed: bool) {
        let [face, light, shade] = self.colours.closed;
        // Between closed cells nothing pale is seen, above all not at their round corners.
        self.painter.rect_filled(rect, 0.0, mix(face, shade, 128));
        let rect = rect.shrink(0.5);
        let radius = rect.width() * 0.12;
        let depth = (rect.height() * 0.06).max(1.0);
        self.painter.rect_filled(rect, radius, shade);
        if pressed {
            return;
        }
        let upper = rect.with_max_y(rect.bottom() - depth);
        self.painter.rect_filled(upper, radius, light);
        let front = upper.with_min_y(upper.top() + depth);
        self.painter.rect_filled(front, radius, fill);
    }

    pub(super) fn face(&self, rect: Rect, face: CellFace) {
        let colours = self.colours;
        let inner = rect.shrink(rect.width() * 0.14);
        match face {
            CellFace::Closed | CellFace::Clue(0) => {}
            CellFace::Clue(clue) => {
                let ink = colours.clues[usize::from(clue).saturating_sub(1).min(7)];
                self.word(rect, usize::from(clue), ink);
            }
            CellFace::Question => self.word(rect, 9, colours.ink),
            CellFace::Flag => icons::flag_of(&self.painter, inner, colours.flag, colours.ink),
            CellFace::WrongFlag => {
                icons::flag_of(&self.painter, inner, colours.flag, colours.ink);
                icons::wrong(&self.painter, rect.shrink(2.0), colours.ink);
            }
            CellFace::Mine => icons::mine_of(&self.painter, inner, colours.ink, colours.open),
            CellFace::Fatal => {
                self.painter
                    .rect_filled(rect.shrink(0.5), rect.width() * 0.12, colours.fatal);
                icons::mine_of(&self.painter, inner, colours.on_fatal, colours.fatal);
            }
        }
    }

    fn word(&self, rect: Rect, word: usize, ink: Color32) {
        let galley = &self.words[word.min(9)];
        let corner = rect.center() - galley.size() / 2.0;
        self.painter.galley(corner, Arc::clone(galley), ink);
    }

    /// Paints a probability in percent; a tick if the cell is safe, a mine if one is certain. A flag moves to the
    /// corner.
    pub(super) fn figure(&self, rect: Rect, mine: f64, face: CellFace) {
        let ink = self.colours.on_heat;
        let flagged = face == CellFace::Flag;
        if flagged {
            let small = Rect::from_min_size(rect.min, rect.size() * 0.45);
            icons::flag(&self.painter, small.shrink(1.0), ink);
        }
        let middle = if flagged {
            rect.translate(vec2(0.0, rect.height() * 0.14))
                .scale_from_center(0.8)
        } else {
            rect
        };
        if mine == 0.0 {
            tick(&self.painter, middle.scale_from_center(0.6), ink);
        } else if mine == 1.0 && !flagged {
            icons::mine(&self.painter, middle.scale_from_center(0.6), ink);
        } else if rect.width() >= FIGURE_CELL {
            let font = theme::semibold((rect.width() * 0.36).clamp(9.0, 20.0));
            self.painter.text(
                middle.center(),
                Align2::CENTER_CENTER,
                figure(mine),
                font,
                ink,
            );
        }
    }
}

/// The clues in a reason.
pub fn clues(reason: &Reason) -> Vec<CellIndex> {
    match reason {
        Reason::Clue(clue) => vec![*clue],
        Reason::Clues { more, less, .. } => vec![*more, *less],
        Reason::MinesLeft => Vec::new(),
        Reason::Cases { clues, .. } => clues.clone(),
    }
}

/// A probability in whole percent; only a certain one is 0 or 100.
pub fn figure(mine: f64) -> String {
    match mine * 100.0 {
        0.0 => "0".to_owned(),
        100.0 => "100".to_owned(),
        percent if percent <= 0.5 => "<1".to_owned(),
        percent if percent >= 99.5 => ">99".to_owned(),
        percent => format!("{percent:.0}"),
    }
}

/// True if a cell sinks while `pointed` is pressed: it is pressed itself, or a press on the pointed number would open it.
fn sinks(scene: &MineBoardScene<'_>, cell: CellIndex, pointed: CellIndex) -> bool {
    let marked = matches!((scene.face)(cell), CellFace::Flag | CellFace::WrongFlag);
    let beside = || {
        let (row, column) = scene.size.place(cell);
        let (other_row, other_column) = scene.size.place(pointed);
        let clue = matches!((scene.face)(pointed), CellFace::Clue(1..));
        scene.chords
            && clue
            && !marked
            && row.abs_diff(other_row).max(column.abs_diff(other_column)) == 1
    };
    pointed == cell || beside()
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
