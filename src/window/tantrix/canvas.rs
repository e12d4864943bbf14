//! The board: places and tiles can be pressed, dragged, focused and read by screen readers.

use super::colours::TantrixColours;
use super::command::{TantrixCommand, TantrixContext};
use super::paint::TileLook;
use super::tantrix_session::{Spot, TantrixSession};
use super::view::HexView;
use super::{colours, paint};
use crate::window::kit::input_steps::pressed_at;
use crate::window::kit::roving_focus::Roving;
use crate::window::kit::{icons, theme};
use egui::{
    Id, MouseWheelUnit, Painter, PointerButton, Pos2, Rect, Response, Role, Sense, Shape, Stroke,
    Ui, Vec2, WidgetInfo, vec2,
};
use engine::text::Text;
use games::tantrix::{Area, Hex, LyingTile, TantrixPosition};

/// Maximum number of places that keys and screen readers reach, those in the middle of a large board.
const MAX_NAMED: usize = 700;
/// Duration of a turn, in seconds.
const TURNING: f32 = 0.12;
/// Points of trackpad scrolling that equal one notch of a wheel.
const NOTCH: f32 = 40.0;

/// The interactive board.
#[derive(Default)]
pub struct TileCanvas {
    /// Zoom and pan.
    pub view: HexView,
    /// Fraction of a notch that the wheel has turned.
    wheel: f32,
    /// Total turns of each tile in sixths, so that the animation takes the short way.
    turns: Vec<i32>,
}

impl TileCanvas {
    /// Shows the game by hand; returns the place under focus or pointer.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        play: &TantrixSession,
        app: &mut TantrixContext,
    ) -> Option<Hex> {
        let puzzle = play.puzzle().ok()?;
        let area = puzzle.area;
        let places = places(area, play.position());
        let (rect, board) = ui.allocate_exact_size(ui.available_size(), Sense::click_and_drag());
        self.view.layout(rect, &places);
        let text = app.text;
        board.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, text.msg_tantrix_board()));
        let pointed = self.hand(ui, &board, play, app);
        let focused = self.named(ui, &text, area, &places, play, app);
        self.wheel(ui, play, app, pointed);

        let scene = BoardScene {
            play,
            area,
            places: &places,
            focused,
            pointed,
        };
        self.paint(ui, &scene, app.reduced_motion());
        self.target(ui, focused)
    }

    /// Shows tiles that cannot be moved.
    pub fn picture(&mut self, ui: &mut Ui, text: &Text, area: Area, position: &TantrixPosition) {
        let places = places(area, position);
        let (rect, board) = ui.allocate_exact_size(ui.available_size(), Sense::drag());
        self.view.layout(rect, &places);
        board.widget_info(|| WidgetInfo::labeled(Role::Image, true, text.msg_tantrix_picture()));
        if board.dragged() {
            self.view.pan(board.drag_delta(), &places);
        }
        self.view.zoom_by_pointer(ui);
        let painter = ui.painter_at(rect);
        if area != Area::Free {
            self.paint_places(&painter, colours::of(ui), area, &places);
        }
        self.paint_tiles(ui, &painter, true, position, None);
    }

    /// Handles the pointer; returns its position on the board.
    fn hand(
        &mut self,
        ui: &Ui,
        board: &Response,
        play: &TantrixSession,
        app: &mut TantrixContext,
    ) -> Option<Pos2> {
        let (at, down, turns, escape) = ui.input(|input| {
            (
                input.pointer.latest_pos(),
                input.pointer.primary_down(),
                input.pointer.button_pressed(PointerButton::Secondary),
                input.key_pressed(egui::Key::Escape),
            )
        });
        let over = at.filter(|at| self.view.rect().contains(*at));
        let Some(held) = play.held else {
            self.heed(ui, board, None, play, app);
            return over.filter(|_| board.contains_pointer());
        };
        let mut send = |command: TantrixCommand| app.send(command);
        if escape {
            send(TantrixCommand::PutBack)
        } else if turns {
            send(TantrixCommand::TurnHeld(1))
        } else if held.dragged && !down {
            let to = over.map(|at| self.view.hex(at));
            send(TantrixCommand::PutDown(to));
        }
        if held.dragged {
            ui.set_cursor_icon(egui::CursorIcon::Grabbing);
        } else {
            self.heed(ui, board, None, play, app);
        }
        over
    }

    /// Handles presses and drags on a place or the background.
    fn heed(
        &mut self,
        ui: &Ui,
        response: &Response,
        place: Option<Hex>,
        play: &TantrixSession,
        app: &mut TantrixContext,
    ) {
        let position = play.position();
        // A click is for the place where the button went down, even if the pointer slipped to another.
        let pointed = response
            .interact_pointer_pos()
            .and(pressed_at(ui.ctx()))
            .map(|at| self.view.hex(at));
        let pressed = ui
            .input(|input| input.pointer.press_origin())
            .map(|at| self.view.hex(at));
        let on_tile = pressed.filter(|hex| position.at(*hex).is_some());
        match on_tile {
            _ if play.held.is_some() => {}
            Some(hex) if response.drag_started_by(PointerButton::Primary) => {
                app.send(TantrixCommand::TakeUp(Spot::Board(hex), true));
                return;
            }
            // A tile that was put back in the middle of a drag stays there.
            None if response.dragged() => {
                let places = places(play.puzzle().map_or(Area::Free, |p| p.area), position);
                self.view.pan(response.drag_delta(), &places);
            }
            _ => {}
        }
        // Keys and readers of the screen press a place without a pointer.
        let Some(hex) = pointed.or(place) else { return };
        if response.secondary_clicked() && play.held.is_none() {
            app.send(TantrixCommand::Turn(Spot::Board(hex), 1));
        } else if response.clicked() {
            let hinted = play.hint.is_some_and(|(place, _)| place == hex);
            if play.held.is_some() {
                app.send(TantrixCommand::PutDown(Some(hex)));
            } else if hinted && position.at(hex).is_none() {
                app.send(TantrixCommand::Hint);
            } else if position.at(hex).is_some() {
                app.send(TantrixCommand::TakeUp(Spot::Board(hex), false));
            }
        }
    }

    /// Shows the places as focusable widgets; returns the focused one.
    fn named(
        &mut self,
        ui: &Ui,
        text: &Text,
        area: Area,
        places: &[Hex],
        play: &TantrixSession,
        app: &mut TantrixContext,
    ) -> Option<Hex> {
        let seen: Vec<Hex> = places
            .iter()
            .copied()
            .filter(|hex| self.view.rect().contains_rect(self.view.inside(*hex)))
            .take(MAX_NAMED)
            .collect();
        let mut roving = Roving::begin(ui, ui.make_persistent_id("board"), &seen);
        for &hex in &seen {
            let lying = play.position().at(hex);
            let place = self.view.inside(hex);
            let walk = |way| self.view.beyond(&seen, hex, way);
            let response = roving.add(ui, place, hex, Sense::CLICK | Sense::DRAG, walk);
            response.widget_info(|| {
                let name = if play.is_fixed(hex) {
                    text.msg_tantrix_place_fixed(name(text, area, hex, lying))
                } else {
                    name(text, area, hex, lying)
                };
                WidgetInfo::labeled(Role::Button, true, name)
            });
            self.heed(ui, &response, Some(hex), play, app);
        }
        roving.end(ui)
    }

    /// The place under focus, else under the pointer.
    fn target(&self, ui: &Ui, focused: Option<Hex>) -> Option<Hex> {
        let hovered = ui
            .input(|input| input.pointer.latest_pos())
            .filter(|at| self.view.rect().contains(*at));
        focused.or(hovered.map(|at| self.view.hex(at)))
    }

    /// Handles the wheel: turns the tile in the hand or under the pointer; elsewhere it pans, with Ctrl it zooms.
    fn wheel(
        &mut self,
        ui: &Ui,
        play: &TantrixSession,
        app: &mut TantrixContext,
        pointed: Option<Pos2>,
    ) {
        if self.view.zoom_by_pointer(ui) {
            return;
        }
        let under = pointed.map(|at| self.view.hex(at));
        let tile = under.filter(|hex| play.position().at(*hex).is_some());
        if play.held.is_none() && tile.is_none() {
            if pointed.is_some() {
                let by = ui.input(|input| input.smooth_scroll_delta());
                if by != vec2(0.0, 0.0) {
                    let area = play.puzzle().map_or(Area::Free, |puzzle| puzzle.area);
                    self.view.pan(by, &places(area, play.position()));
                }
            }
            return;
        }
        let by = -self.notches(ui);
        if by == 0 {
            return;
        }
        match tile {
            _ if play.held.is_some() => app.send(TantrixCommand::TurnHeld(by)),
            Some(hex) => app.send(TantrixCommand::Turn(Spot::Board(hex), by)),
            None => {}
        }
    }

    /// Notches that the wheel was turned, upwards.
    pub fn notches(&mut self, ui: &Ui) -> i8 {
        let moved: f32 = ui.input(|input| {
            let wheels = input.events.iter().filter_map(|event| match event {
                egui::Event::MouseWheel {
                    unit,
                    delta,
                    modifiers,
                    ..
                } if !modifiers.command => Some(match unit {
                    MouseWheelUnit::Point => delta.y / NOTCH,
                    MouseWheelUnit::Line | MouseWheelUnit::Page => delta.y,
                }),
                _ => None,
            });
            wheels.sum()
        });
        self.wheel += moved;
        let notches = self.wheel.trunc().clamp(-5.0, 5.0);
        self.wheel = (self.wheel - notches).clamp(-1.0, 1.0);
        notches as i8
    }

    /// Paints the game by hand with focus and pointer.
    fn paint(&mut self, ui: &Ui, scene: &BoardScene<'_>, reduced_motion: bool) {
        let BoardScene {
            play,
            area,
            places,
            focused,
            pointed,
        } = *scene;
        let painter = ui.painter_at(self.view.rect());
        let colours = colours::of(ui);
        self.paint_places(&painter, colours, area, places);
        let lifted = play
            .held
            .filter(|held| held.dragged)
            .and_then(|held| held.from);
        self.paint_tiles(ui, &painter, reduced_motion, play.position(), lifted);
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
            // Opaque, as if placed; the ring marks it as a hint.
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

    /// Paints the violations of rules.
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

    /// Paints a cross where faces of different colours touch.
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

    /// Paints a lock in the lowest corner of a fixed tile, where no line is.
    fn mark_fixed(&self, ui: &Ui, painter: &Painter, hex: Hex) {
        let theme = theme::of(ui);
        let radius = (self.view.radius() * 0.2).max(6.0);
        let at = self.view.middle(hex) + vec2(0.0, self.view.radius() * 0.74);
        painter.circle(at, radius, theme.card, Stroke::new(1.0, theme.strong_line));
        let icon = Rect::from_center_size(at, Vec2::splat(radius * 1.3));
        icons::lock(painter, icon, theme.text);
    }

    /// Paints a dashed rim around a place that must not stay empty.
    fn mark_hole(&self, painter: &Painter, colours: &TantrixColours, hex: Hex) {
        let mut corners = paint::hexagon(self.view.middle(hex), self.view.radius() * 0.8);
        corners.push(corners[0]);
        let dash = (self.view.radius() * 0.2).max(3.0);
        let stroke = Stroke::new(2.0, colours.wrong);
        painter.extend(Shape::dashed_line(&corners, stroke, dash, dash * 0.7));
    }
}

/// The shown places: all of a bounded board; on a free one the tiles and their neighbours.
fn places(area: Area, position: &TantrixPosition) -> Vec<Hex> {
    if area != Area::Free {
        return area.all();
    }
    let tiles = position.iter().map(|(hex, _)| hex);
    let mut places: Vec<Hex> = if position.is_empty() {
        vec![Hex::ORIGIN]
    } else {
        tiles.collect()
    };
    let around: Vec<Hex> = places
        .iter()
        .flat_map(|hex| (0..6).map(|face| hex.neighbour(face)))
        .collect();
    places.extend(around);
    places.sort_unstable();
    places.dedup();
    places
}

/// The name of a place: *riga 2, colonna 1, pedina 7*.
pub fn name(text: &Text, area: Area, hex: Hex, lying: Option<LyingTile>) -> String {
    let (column, row) = hex.place(area);
    let what = match lying {
        Some(lying) => text.msg_tantrix_place_tile(lying.tile.to_string()),
        None => text.msg_tantrix_place_empty(),
    };
    text.msg_stage_cell((row + 1).to_string(), (column + 1).to_string(), what)
}

/// Everything to paint of the game by hand.
struct BoardScene<'a> {
    play: &'a TantrixSession,
    area: Area,
    places: &'a [Hex],
    /// The place that has the focus.
    focused: Option<Hex>,
    /// Position of the pointer on the board.
    pointed: Option<Pos2>,
}
