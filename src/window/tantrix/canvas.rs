//! The board: places and tiles, painted; each can be pressed, dragged, focused and read aloud.

mod painting;

use super::colours;
use super::command::{TantrixCommand, TantrixContext};
use super::session::{Spot, TantrixSession};
use super::view::HexView;
use crate::window::kit::input_steps::pressed_at;
use crate::window::kit::roving_focus::Roving;
use egui::{MouseWheelUnit, PointerButton, Pos2, Response, Role, Sense, Ui, WidgetInfo, vec2};
use engine::text::Text;
use games::tantrix::{Area, Hex, LyingTile, TantrixPosition};

/// Maximum number of places that keys reach and that are read aloud: those in the middle of a large board
/// are enough.
const MOST_NAMED: usize = 700;
/// Points of a trackpad that make one notch of a wheel.
const NOTCH: f32 = 40.0;

/// The board as it is seen.
#[derive(Default)]
pub struct TileCanvas {
    /// Zoom and pan.
    pub view: HexView,
    /// What of a notch the wheel has turned.
    wheel: f32,
    /// By how many sixths each tile was turned in all, so that it turns the short way.
    turns: Vec<i32>,
}

impl TileCanvas {
    /// Shows the game by hand in all of the room; tells at which place someone looks.
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
        self.view.lies(rect, &places);
        let text = app.text;
        board.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, text.msg_tantrix_board()));
        let pointed = self.hand(ui, &board, play, app);
        let focused = self.named(ui, &text, area, &places, play, app);
        self.wheel(ui, play, app, pointed);

        self.paint(ui, app.calm(), play, (area, &places), (focused, pointed));
        self.looked_at(ui, focused)
    }

    /// Shows tiles that nobody moves.
    pub fn picture(&mut self, ui: &mut Ui, text: &Text, area: Area, position: &TantrixPosition) {
        let places = places(area, position);
        let (rect, board) = ui.allocate_exact_size(ui.available_size(), Sense::drag());
        self.view.lies(rect, &places);
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

    /// What the pointer does: where it is, if it is on the board.
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

    /// What someone does with a place or with the background.
    fn heed(
        &mut self,
        ui: &Ui,
        response: &Response,
        place: Option<Hex>,
        play: &TantrixSession,
        app: &mut TantrixContext,
    ) {
        let position = play.position();
        // A click is for the place where the button went down, though the hand slipped to another.
        let pointed = response.interact_pointer_pos().and(pressed_at(ui.ctx()));
        let pointed = pointed.map(|at| self.view.hex(at));
        let pressed = ui.input(|input| input.pointer.press_origin());
        let pressed = pressed.map(|at| self.view.hex(at));
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

    /// The places as things that can be pressed: the one that has the focus.
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
            .take(MOST_NAMED)
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

    /// The place at which someone looks: that with the focus, or under the pointer.
    fn looked_at(&self, ui: &Ui, focused: Option<Hex>) -> Option<Hex> {
        let hovered = ui.input(|input| input.pointer.latest_pos());
        let hovered = hovered.filter(|at| self.view.rect().contains(*at));
        focused.or(hovered.map(|at| self.view.hex(at)))
    }

    /// The wheel turns the tile in the hand or under the pointer; elsewhere it moves the board, with
    /// Ctrl it zooms.
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

    /// By how many notches the wheel was turned, upwards.
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
}

/// The places that are shown: all of a board; on a free one where tiles lie, and around them.
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

/// A place in words: *riga 2, colonna 1, pedina 7*.
pub fn name(text: &Text, area: Area, hex: Hex, lying: Option<LyingTile>) -> String {
    let (column, row) = hex.place(area);
    let what = match lying {
        Some(lying) => text.msg_tantrix_place_tile(lying.tile.to_string()),
        None => text.msg_tantrix_place_empty(),
    };
    text.msg_tantrix_place((row + 1).to_string(), (column + 1).to_string(), what)
}
