//! The tray with the tiles that are not on the board.

use super::command::{TantrixCommand, TantrixContext};
use super::paint::TileLook;
use super::tantrix_session::{Spot, TantrixSession};
use super::{colours, paint};
use crate::window::kit::roving_focus::{FocusMove, Roving};
use crate::window::kit::theme;
use crate::window::kit::widgets::Explained as _;
use egui::{
    Align2, PointerButton, Response, Role, ScrollArea, Sense, Stroke, Ui, Vec2, WidgetInfo, vec2,
};
use games::tantrix::LyingTile;

/// Radius of a tile in the tray, in points.
const RADIUS: f32 = 33.0;

/// Margin around the tiles, in points.
pub const MARGIN: f32 = 8.0;
/// Space between two tiles, in points.
const SPACE: f32 = 3.0;
/// Maximum share of the height that the tray takes.
const MAX_SHARE: f32 = 0.42;

/// Height of a tile's number below it, in points: on the tile itself it would be illegible.
const NUMBER: f32 = 14.0;

/// Size of a tile with its number.
fn cell() -> Vec2 {
    vec2(RADIUS * 1.78, RADIUS * 2.06 + NUMBER)
}

/// Height of the tray for a number of tiles: whole rows, as long as they leave room for the board.
pub fn height(room: Vec2, tiles: usize) -> f32 {
    let cell = cell() + vec2(SPACE, SPACE);
    let in_a_row = ((room.x - 2.0 * MARGIN + SPACE) / cell.x).floor().max(1.0);
    let most = ((room.y * MAX_SHARE - 2.0 * MARGIN + SPACE) / cell.y).floor();
    let rows = (tiles as f32 / in_a_row).ceil().min(most).max(1.0);
    rows * cell.y - SPACE + 2.0 * MARGIN + 1.0
}

/// Shows the tray; returns the tile under focus or pointer.
pub fn show(ui: &mut Ui, play: &TantrixSession, app: &mut TantrixContext) -> Option<Spot> {
    let tray = play.tray();
    if tray.is_empty() {
        nothing_left(ui, app, play.solved());
        return None;
    }
    let mut near = None;
    let tiles: Vec<u8> = tray.iter().map(|lying| lying.tile).collect();
    let places = places(ui, &tiles);
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        let id = ui.make_persistent_id("tray");
        let mut roving = Roving::begin(ui, id, &tiles);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(SPACE, SPACE);
            for place in places {
                let (rect, _) = ui.allocate_exact_size(cell(), Sense::hover());
                let Some(number) = tiles.iter().position(|tile| *tile == place) else {
                    continue;
                };
                let lying = tray[number];
                let walk = |way| tiles.get(beyond(number, tiles.len(), way)?).copied();
                let sense = Sense::CLICK | Sense::DRAG;
                let response = roving.add(ui, rect, lying.tile, sense, walk);
                if response.gained_focus() {
                    response.scroll_to_me(None);
                }
                if tile(ui, play, app, lying, response) {
                    near = Some(Spot::Tray(lying.tile));
                }
            }
        });
        roving.end(ui);
    });
    near
}

/// The tiles whose places are shown, in order. While the pointer is over the tray, places of tiles that left it stay
/// empty: the next tile would come under the hand.
fn places(ui: &Ui, tiles: &[u8]) -> Vec<u8> {
    let id = ui.make_persistent_id("places");
    let over = ui.rect_contains_pointer(ui.max_rect().expand(MARGIN));
    let mut places = tiles.to_vec();
    if over {
        let before: Vec<u8> = ui.data(|data| data.get_temp(id)).unwrap_or_default();
        places.extend(before.iter().filter(|tile| !tiles.contains(tile)));
        places.sort_unstable();
    }
    ui.data_mut(|data| data.insert_temp(id, places.clone()));
    places
}

/// Shows that all tiles are on the board.
fn nothing_left(ui: &mut Ui, app: &TantrixContext, solved: bool) {
    let (text, theme) = (app.text, theme::of(ui));
    let words = if solved {
        text.msg_tantrix_tray_solved()
    } else {
        text.msg_tantrix_tray_empty()
    };
    let room = ui.available_rect_before_wrap();
    ui.scope_builder(egui::UiBuilder::new().max_rect(room), |ui| {
        ui.centered_and_justified(|ui| {
            let ink = if solved { theme.right } else { theme.quiet };
            ui.label(
                egui::RichText::new(words)
                    .color(ink)
                    .font(theme::semibold(14.0)),
            )
        })
    });
}

/// Shows a tile with its number; true if it is under focus or pointer.
fn tile(
    ui: &mut Ui,
    play: &TantrixSession,
    app: &mut TantrixContext,
    lying: LyingTile,
    response: Response,
) -> bool {
    let (text, theme) = (app.text, theme::of(ui));
    let held = play.held.is_some_and(|held| held.lying.tile == lying.tile);
    let name = text.msg_tantrix_tray_tile(lying.tile.to_string());
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::Button, true, &name);
        info.selected = held.then_some(true);
        info
    });
    let spot = Spot::Tray(lying.tile);
    if response.drag_started_by(PointerButton::Primary) {
        app.send(TantrixCommand::TakeUp(spot, true));
    } else if response.secondary_clicked() && play.held.is_none() {
        app.send(TantrixCommand::Turn(spot, 1));
    } else if response.clicked() {
        app.send(if held {
            TantrixCommand::PutBack
        } else {
            TantrixCommand::TakeUp(spot, false)
        });
    }
    let near = response.has_focus() || response.hovered();
    let rect = response.rect;
    ui.painter().text(
        rect.center_bottom(),
        Align2::CENTER_BOTTOM,
        lying.tile,
        theme::semibold(12.5),
        if held { theme.quiet } else { theme.text },
    );
    paint_tile(ui, lying, held, &response);
    if play.held.is_none() {
        response.explained(text.msg_tantrix_tray_tip());
    }
    near
}

/// Paints a tile with a ring around it.
fn paint_tile(ui: &Ui, lying: LyingTile, held: bool, response: &Response) {
    let middle = response.rect.center() - vec2(0.0, NUMBER / 2.0);
    let theme = theme::of(ui);
    let look = TileLook {
        at: middle,
        radius: RADIUS,
        turn: f32::from(lying.turn),
        opacity: if held { 0.3 } else { 1.0 },
    };
    let painter = ui.painter();
    paint::paint(painter, colours::of(ui), lying.tile, look);
    let ring = if held {
        Some(colours::of(ui).target)
    } else if response.has_focus() {
        Some(theme.accent)
    } else if response.hovered() {
        Some(theme.quiet)
    } else {
        None
    };
    if let Some(ink) = ring {
        let corners = paint::hexagon(middle, RADIUS + 1.0);
        let stroke = Stroke::new(2.0, ink);
        painter.add(egui::Shape::closed_line(corners, stroke));
    }
}

/// Index of the tile that a key moves to; the length of a row depends on the layout.
fn beyond(number: usize, tiles: usize, way: FocusMove) -> Option<usize> {
    match way {
        FocusMove::Left | FocusMove::Up => number.checked_sub(1),
        FocusMove::Right | FocusMove::Down => Some(number + 1),
        FocusMove::First | FocusMove::Top => Some(0),
        FocusMove::Last | FocusMove::Bottom => tiles.checked_sub(1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_whole_and_leave_room_for_the_board() {
        for tiles in 0..=56 {
            for room in [vec2(520.0, 480.0), vec2(820.0, 760.0), vec2(300.0, 260.0)] {
                let high = height(room, tiles);
                let rows = (high - 2.0 * MARGIN - 1.0 + SPACE) / (cell().y + SPACE);
                assert!((rows - rows.round()).abs() < 1e-3 && rows >= 1.0);
                assert!(high <= room.y / 2.0, "{high} of {room:?}");
            }
        }
        // Thirty tiles are seen at once in a window of the usual size.
        assert!(height(vec2(820.0, 760.0), 30) >= 3.0 * cell().y);
    }
}
