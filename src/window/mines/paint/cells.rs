//! A cell as it is painted: closed or open, with its clue, flag, mine or probability.

use super::{BoardPainter, MineBoardScene, figure};
use crate::window::kit::icons::tick;
use crate::window::kit::theme;
use crate::window::kit::theme::mix;
use crate::window::mines::icons;
use crate::window::mines::session::CellFace;
use egui::{Align2, Color32, Rect, vec2};
use games::mines::CellIndex;
use std::sync::Arc;

/// From this size of cells on figures of probabilities can be read.
const FIGURE_CELL: f32 = 22.0;

impl BoardPainter<'_> {
    /// The colour of a closed cell, and whether it is pressed; none for an open one.
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
            .is_some_and(|pointed| presses(scene, pointed, cell));
        let pointed = scene.pointed.filter(|(pointed, _)| *pointed == cell);
        let fill = match (scene.heat_of(cell, face), pointed) {
            _ if pressed => self.colours.closed[2],
            (Some(mine), _) => self.colours.heat(mine),
            (None, Some(_)) => self.colours.hovered,
            (None, None) => self.colours.closed[0],
        };
        Some((fill, pressed))
    }

    /// A closed cell that is large enough to have a light side and a dark one.
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

    /// The probability of a mine in percent; a tick where the cell is safe, a mine where one is sure. Of
    /// cells with a flag the flag stands small in the corner.
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

/// Whether a cell sinks under the pointer: the one that is pressed, or all that a press on a number would open.
fn presses(
    scene: &MineBoardScene<'_>,
    (pointed, pressed): (CellIndex, bool),
    cell: CellIndex,
) -> bool {
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
    pressed && (pointed == cell || beside())
}
