//! The map: the whole program small, at the right of the canvas. The visible part is a frame on it that can be dragged.
//!
//! It is painted into a picture, pixel by pixel, only when the layout changes: a frame of the window costs the same for
//! ten blocks and for twenty thousand.

use super::block_style;
use super::scene::LaidProgram;
use super::view::CanvasView;
use crate::window::clickomania::actions::{close_rows, menu_item};
use crate::window::clickomania::command::{ClickomaniaContext, ViewCommand};
use crate::window::kit::command::ZoomCommand;
use crate::window::kit::roving_focus::{Arrows, claim_arrows};
use crate::window::kit::theme::{self, Theme};
use crate::window::kit::widgets::Explained as _;
use egui::accesskit::Orientation;
use egui::{
    Color32, ColorImage, Id, Key, Modifiers, Pos2, Response, Role, Sense, Stroke, StrokeKind,
    TextureHandle, TextureOptions, Ui, Vec2, WidgetInfo, pos2, vec2,
};
use engine::language::BlockId;
use engine::layout::{Layout, Point, Rect};

/// Distance from the rim of the map to the program on it, in points.
const PAD: f32 = 5.0;
/// Width of the map's column at the right of the canvas, in points.
pub const RAIL: f32 = 52.0;
/// Minimum height of a map that is of use, in points.
const MIN_HEIGHT: f32 = 80.0;
/// Maximum scale, in points for a unit: small programs stay small.
const MAX_SCALE: f32 = 0.16;

/// The share of the view by which an arrow moves it.
const STEP: f32 = 0.2;

/// The map of the program.
#[derive(Default)]
pub struct Map {
    picture: Option<Picture>,
    /// The point at which the frame is held, in units from its middle.
    held: Point,
}

/// The painted program.
struct Picture {
    texture: TextureHandle,
    key: PictureKey,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct PictureKey {
    /// The revision of the layout.
    revision: u64,
    /// Width and height, in pixels.
    size: [usize; 2],
}

/// Marks on the map.
pub struct Marked<'a> {
    /// The block that is being executed.
    pub running: Option<BlockId>,
    /// The blocks that a search found.
    pub found: &'a [BlockId],
}

/// The conversion from the layout to the map.
#[derive(Clone, Copy, Debug)]
struct MapScale {
    /// The rectangle of the program on the window.
    rect: egui::Rect,
    bounds: Rect,
    /// Points for a unit, across and down: long programs are compressed.
    scale: Vec2,
}

impl MapScale {
    /// Fits the whole program into this room, from its upper left corner; none if the room is too low.
    fn new(bounds: Rect, room: egui::Rect) -> Option<MapScale> {
        let inner = room.shrink(PAD);
        if inner.height() < MIN_HEIGHT {
            return None;
        }
        let size = vec2(bounds.width().max(1.0), bounds.height().max(1.0));
        let across = (inner.width() / size.x).min(MAX_SCALE);
        let down = (inner.height() / size.y).min(across);
        Some(MapScale {
            rect: egui::Rect::from_min_size(
                inner.min,
                vec2(inner.width(), (size.y * down).max(MIN_HEIGHT / 2.0)),
            ),
            bounds,
            scale: vec2(across, down),
        })
    }

    fn to_window(self, at: Point) -> Pos2 {
        let from = at - self.bounds.min;
        self.rect.min + vec2(from.x * self.scale.x, from.y * self.scale.y)
    }

    fn to_layout(self, at: Pos2) -> Point {
        let from = (at - self.rect.min) / self.scale;
        self.bounds.min + Point::new(from.x, from.y)
    }

    /// The rectangle of the visible part: never too small to be dragged.
    fn seen(self, view: &CanvasView) -> egui::Rect {
        let visible = view.visible();
        let (min, max) = (self.to_window(visible.min), self.to_window(visible.max));
        let rect = egui::Rect::from_min_max(min, max).intersect(self.rect.expand(PAD - 1.0));
        let least = vec2(10.0, 8.0);
        let middle = self.rect.clamp(rect.center());
        egui::Rect::from_center_size(middle, rect.size().max(least))
            .intersect(self.rect.expand(PAD - 1.0))
    }
}

impl Map {
    /// Shows the map in this room; `revision` counts the changes of the layout. Gives the point of the layout that is
    /// to be in the middle of the view.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        laid: LaidProgram<'_>,
        revision: u64,
        room: egui::Rect,
        marked: &Marked<'_>,
    ) -> Option<Point> {
        let LaidProgram { layout, view, .. } = laid;
        let bounds = layout.bounds();
        let on_map = MapScale::new(bounds, room)?;
        let card = on_map.rect.expand(PAD);
        let theme = theme::of(ui);
        let response = ui.interact(card, Id::unique("map"), Sense::click_and_drag());
        let name = app.text.msg_map_name();
        response.widget_info(|| WidgetInfo::labeled(Role::ScrollBar, true, &name));
        let down = (view.visible().min.y - bounds.min.y) / bounds.height().max(1.0);
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_orientation(Orientation::Vertical);
            node.set_numeric_value(f64::from((down * 100.0).clamp(0.0, 100.0).round()));
            node.set_min_numeric_value(0.0);
            node.set_max_numeric_value(100.0);
        });
        let mut middle = self.pressed(ui, &response, on_map, view);
        let line = if response.has_focus() {
            middle = middle.or(keys(ui, response.id, view, bounds));
            Stroke::new(2.0, theme.accent)
        } else {
            Stroke::new(1.0, theme.line)
        };
        let mut seen = *view;
        if let Some(middle) = middle {
            seen.center_on(middle, bounds);
        }
        let painter = ui.painter_at(card);
        painter.rect(card, 8.0, theme.window, line, StrokeKind::Inside);
        self.paint(ui, laid, revision, on_map);
        paint_marks(&painter, theme, layout, on_map, marked);
        let fill = theme.accent.gamma_multiply(0.10);
        let line = Stroke::new(1.5, theme.accent);
        painter.rect(on_map.seen(&seen), 3.0, fill, line, StrokeKind::Inside);
        response.context_menu(|ui| {
            close_rows(ui);
            menu_item(ui, app, ZoomCommand::Fit);
            menu_item(ui, app, ZoomCommand::Actual);
            ui.separator();
            menu_item(ui, app, ViewCommand::ToggleMap);
        });
        response.explained(app.text.msg_map_tip());
        middle
    }

    /// The new middle of the view where the map is pressed; a press within the frame drags the frame.
    fn pressed(
        &mut self,
        ui: &Ui,
        response: &Response,
        on_map: MapScale,
        view: &CanvasView,
    ) -> Option<Point> {
        let primary = ui.input(|input| input.pointer.primary_down());
        if !primary || !response.is_pointer_button_down_on() {
            return None;
        }
        let at = response.interact_pointer_pos()?;
        if ui.input(|input| input.pointer.any_pressed()) {
            let within = on_map.seen(view).contains(at);
            self.held = if within {
                on_map.to_layout(at) - view.visible().center()
            } else {
                Point::default()
            };
        }
        ui.set_cursor_icon(egui::CursorIcon::Grabbing);
        Some(on_map.to_layout(at) - self.held)
    }

    /// Paints the program into a picture if it or the size changed, and shows the picture.
    fn paint(&mut self, ui: &Ui, laid: LaidProgram<'_>, revision: u64, on_map: MapScale) {
        let scale = ui.pixels_per_point();
        let pixels = (on_map.rect.size() * scale).round();
        let key = PictureKey {
            revision,
            size: [pixels.x.max(1.0) as usize, pixels.y.max(1.0) as usize],
        };
        let present = self.picture.take();
        let picture = match present {
            Some(picture) if picture.key == key => picture,
            other => {
                let image = drawn(laid, on_map, key.size, scale);
                let texture = match other {
                    Some(Picture { mut texture, .. }) => {
                        texture.set(image, TextureOptions::NEAREST);
                        texture
                    }
                    None => ui.ctx().load_texture("map", image, TextureOptions::NEAREST),
                };
                Picture { texture, key }
            }
        };
        let corner = super::view::snapped(on_map.rect.min, scale);
        let size = vec2(key.size[0] as f32, key.size[1] as f32) / scale;
        let whole = egui::Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        let at = egui::Rect::from_min_size(corner, size);
        ui.painter()
            .image(picture.texture.id(), at, whole, Color32::WHITE);
        self.picture = Some(picture);
    }
}

/// Paints ticks at the edge for the found blocks, and a bar across for the block that is being executed.
fn paint_marks(
    painter: &egui::Painter,
    theme: &Theme,
    layout: &Layout,
    on_map: MapScale,
    marked: &Marked<'_>,
) {
    let tick = |y: f32, width: f32, color: Color32| {
        let at = egui::Rect::from_min_max(
            pos2(on_map.rect.max.x - width, y - 1.5),
            pos2(on_map.rect.max.x + PAD - 1.0, y + 1.5),
        );
        let dark = Stroke::new(1.0, theme.text);
        painter.rect(at, 1.0, color, dark, StrokeKind::Outside);
    };
    let place = |id: BlockId| Some(on_map.to_window(layout.get(id)?.rect.min));
    let mut last = f32::NEG_INFINITY;
    for at in marked.found.iter().filter_map(|&id| place(id)) {
        // A tick on the last one would not be seen.
        if (at.y - last).abs() >= 3.0 {
            tick(at.y, 5.0, theme.found);
            last = at.y;
        }
    }
    if let Some(at) = marked.running.and_then(place) {
        tick(at.y, on_map.rect.width(), theme.running);
    }
}

/// Draws the program in pixels: every block at least one high and wide.
fn drawn(
    laid: LaidProgram<'_>,
    on_map: MapScale,
    [width, height]: [usize; 2],
    scale: f32,
) -> ColorImage {
    let mut image = ColorImage::filled([width, height], Color32::TRANSPARENT);
    let mut fill = |rect: Rect, color: Color32| {
        let from = (on_map.to_window(rect.min) - on_map.rect.min) * scale;
        let to = (on_map.to_window(rect.max) - on_map.rect.min) * scale;
        let range = |from: f32, to: f32, end: usize| {
            let from = (from.round().max(0.0) as usize).min(end - 1);
            from..(to.round().max(0.0) as usize).clamp(from + 1, end)
        };
        let columns = range(from.x, to.x, width);
        for row in range(from.y, to.y, height) {
            image.pixels[row * width..][columns.clone()].fill(color);
        }
    };
    fill(laid.layout.hat().rect, theme::HAT.fill);
    for &id in laid.layout.order() {
        let Some(block) = laid.layout.get(id) else {
            continue;
        };
        let colours = theme::category(laid.program.block(id).kind.row().categories[0]);
        let color = block_style::shade(colours, block_style::is_nested(block));
        block.slabs(|slab| fill(slab, color));
    }
    image
}

/// The new middle of the view after keys: arrows, page up and down, the beginning and the end.
fn keys(ui: &Ui, id: Id, view: &CanvasView, bounds: Rect) -> Option<Point> {
    claim_arrows(ui, id, Arrows::All);
    let visible = view.visible();
    let before = visible.center();
    let mut middle = before;
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let (across, down) = (visible.width() * STEP, visible.height() * STEP);
    for (key, x, y) in [
        (Key::ArrowUp, 0.0, -down),
        (Key::ArrowDown, 0.0, down),
        (Key::ArrowLeft, -across, 0.0),
        (Key::ArrowRight, across, 0.0),
        (Key::PageUp, 0.0, -visible.height() * 0.9),
        (Key::PageDown, 0.0, visible.height() * 0.9),
    ] {
        if pressed(key) {
            middle = middle + Point::new(x, y);
        }
    }
    if pressed(Key::Home) {
        middle.y = bounds.min.y + visible.height() * 0.4;
    }
    if pressed(Key::End) {
        middle.y = bounds.max.y - visible.height() * 0.4;
    }
    (middle != before).then_some(middle)
}
