//! The board as it is painted: places, tiles, and what marks them.

use super::TileCanvas;
use crate::window::kit::{icons, theme};
use crate::window::tantrix::colours::TantrixColours;
use crate::window::tantrix::paint::TileLook;
use crate::window::tantrix::session::TantrixSession;
use crate::window::tantrix::{colours, paint};
use egui::{Id, Painter, Pos2, Rect, Shape, Stroke, Ui, Vec2, vec2};
use games::tantrix::{Area, Hex, TantrixPosition};

/// How long a tile turns, in seconds.
const TURNING: f32 = 0.12;

impl TileCanvas {
    /// Paints the game by hand, with the place that has the focus and the pointer on the board.
    pub(super) fn paint(
        &mut self,
        ui: &Ui,
        calm: bool,
        play: &TantrixSession,
        (area, places): (Area, &[Hex]),
        (focused, pointed): (Option<Hex>, Option<Pos2>),
    ) {
        let painter = ui.painter_at(self.view.rect());
        let colours = colours::of(ui);
        self.paint_places(&painter, colours, area, places);
        let lifted = play
            .held
            .filter(|held| held.dragged)
            .and_then(|held| held.from);
        self.paint_tiles(ui, &painter, calm, play.position(), lifted);
        for (hex, _) in play
            .position()
            .iter()
            .filter(|(hex, _)| play.is_fixed(*hex))
        {
            self.mark_fixed(ui, &painter, hex);
        }
        self.mark_report(&painter, colours, play);
        if let Some(hex) = play.dead {
            self.mark_hole(&painter, colours, hex);
            self.ring(&painter, hex, Stroke::new(4.0, colours.wrong));
        }
        if let Some((hex, lying)) = play.hint {
            // As it would lie, not through a veil: the ring says that it is only shown.
            let look = self.look(hex, f32::from(lying.turn), 1.0);
            paint::paint(&painter, colours, lying.tile, look);
            self.ring(&painter, hex, Stroke::new(5.0, colours.hint));
        }
        if let Some(from) = play.held.filter(|held| !held.dragged).and_then(|h| h.from) {
            self.ring(&painter, from, Stroke::new(3.0, colours.target));
        }
        if let Some(hex) = focused {
            self.ring(&painter, hex, Stroke::new(2.5, theme::of(ui).accent));
        }
        if let (Some(held), Some(at)) = (play.held, pointed) {
            let hex = self.view.hex(at);
            if area.has(hex) {
                self.ring(&painter, hex, Stroke::new(2.5, colours.target));
                if !held.dragged && play.position().at(hex).is_none() {
                    let look = self.look(hex, f32::from(held.lying.turn), 0.6);
                    paint::paint(&painter, colours, held.lying.tile, look);
                }
            }
        }
    }

    /// What is wrong with the tiles as they lie.
    fn mark_report(&self, painter: &Painter, colours: &TantrixColours, play: &TantrixSession) {
        let Some(report) = play.report() else { return };
        for (hex, face) in &report.clashes {
            self.mark_clash(painter, colours, *hex, *face);
        }
        for hex in &report.holes {
            self.mark_hole(painter, colours, *hex);
        }
        for hex in &report.apart {
            self.ring(painter, *hex, Stroke::new(2.5, colours.wrong));
        }
    }

    pub(super) fn paint_places(
        &self,
        painter: &Painter,
        colours: &TantrixColours,
        area: Area,
        places: &[Hex],
    ) {
        // On a free board the places are only offered.
        let rim = match area {
            Area::Free => Stroke::new(1.0, colours.place.gamma_multiply(0.45)),
            _ => Stroke::new(1.0, colours.place),
        };
        let seen = self.view.rect().expand(self.view.radius());
        for hex in places {
            let at = self.view.middle(*hex);
            if seen.contains(at) {
                let corners = paint::hexagon(at, self.view.radius() * 0.985);
                painter.add(Shape::closed_line(corners, rim));
            }
        }
    }

    pub(super) fn paint_tiles(
        &mut self,
        ui: &Ui,
        painter: &Painter,
        calm: bool,
        position: &TantrixPosition,
        without: Option<Hex>,
    ) {
        self.turns.resize(64, 0);
        let seen = self.view.rect().expand(self.view.radius());
        let colours = colours::of(ui);
        for (hex, lying) in position.iter() {
            let goal = &mut self.turns[usize::from(lying.tile) % 64];
            let short = (i32::from(lying.turn) - *goal + 2).rem_euclid(6) - 2;
            *goal += short;
            let time = if calm { 0.0 } else { TURNING };
            let id = Id::unique(("tantrix turn", lying.tile));
            let turn = ui.ctx().animate_value_with_time(id, *goal as f32, time);
            if Some(hex) != without && seen.contains(self.view.middle(hex)) {
                paint::paint(painter, colours, lying.tile, self.look(hex, turn, 1.0));
            }
        }
    }

    pub(super) fn look(&self, hex: Hex, turn: f32, opacity: f32) -> TileLook {
        TileLook {
            at: self.view.middle(hex),
            radius: self.view.radius(),
            turn,
            opacity,
        }
    }

    fn ring(&self, painter: &Painter, hex: Hex, stroke: Stroke) {
        let corners = paint::hexagon(self.view.middle(hex), self.view.radius() * 0.97);
        painter.add(Shape::closed_line(corners, stroke));
    }

    /// A cross where faces of different colours touch.
    fn mark_clash(&self, painter: &Painter, colours: &TantrixColours, hex: Hex, face: u8) {
        let (one, other) = (self.view.middle(hex), self.view.middle(hex.neighbour(face)));
        let at = one.lerp(other, 0.5);
        let radius = (self.view.radius() * 0.24).max(5.0);
        painter.circle(
            at,
            radius,
            colours.wrong,
            Stroke::new(1.5, colours::MARK_EDGE),
        );
        let arm = radius * 0.45;
        let stroke = Stroke::new((radius * 0.22).max(1.5), colours::MARK_EDGE);
        painter.line_segment([at + vec2(-arm, -arm), at + vec2(arm, arm)], stroke);
        painter.line_segment([at + vec2(-arm, arm), at + vec2(arm, -arm)], stroke);
    }

    /// A lock in the lowest corner of a tile that stays, where no line is.
    fn mark_fixed(&self, ui: &Ui, painter: &Painter, hex: Hex) {
        let theme = theme::of(ui);
        let radius = (self.view.radius() * 0.2).max(6.0);
        let at = self.view.middle(hex) + vec2(0.0, self.view.radius() * 0.74);
        painter.circle(at, radius, theme.card, Stroke::new(1.0, theme.strong_line));
        let icon = Rect::from_center_size(at, Vec2::splat(radius * 1.3));
        icons::lock(painter, icon, theme.text);
    }

    /// A dashed rim around a place that must not stay empty.
    fn mark_hole(&self, painter: &Painter, colours: &TantrixColours, hex: Hex) {
        let mut corners = paint::hexagon(self.view.middle(hex), self.view.radius() * 0.8);
        corners.push(corners[0]);
        let dash = (self.view.radius() * 0.2).max(3.0);
        let stroke = Stroke::new(2.0, colours.wrong);
        painter.extend(Shape::dashed_line(&corners, stroke, dash, dash * 0.7));
    }
}
