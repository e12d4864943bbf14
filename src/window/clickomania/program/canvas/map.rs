//! The map: all of the program small, at the right of the canvas between the card with the cost and the
//! buttons, in one column with them. The part in sight is a frame on it that can be dragged. It makes room
//! while blocks are dragged, and nothing that is brought into sight ends below it.
//!
//! It is painted into a picture of its own, pixel by pixel, and only when the program lies otherwise: so it
//! costs the same for ten blocks and for twenty thousand.

use super::view::CanvasView;
use super::{Canvas, block_style};
use crate::window::clickomania::actions::{close_rows, menu_item};
use crate::window::clickomania::command::{ClickomaniaCommand, ClickomaniaContext, ViewCommand};
use crate::window::kit::command::ZoomCommand;
use crate::window::kit::kept_arrows::{Arrows, keep_arrows};
use crate::window::kit::theme::{self, Theme};
use crate::window::kit::widgets::Explained as _;
use egui::accesskit::Orientation;
use egui::{
    Color32, ColorImage, Id, Key, Modifiers, Pos2, Role, Sense, Stroke, StrokeKind, TextureHandle,
    TextureOptions, Ui, Vec2, WidgetInfo, pos2, vec2,
};
use engine::language::{BlockId, Program};
use engine::layout::{Layout, Point, Rect};

/// From the rim of the map to the program on it, in points.
pub const PAD: f32 = 5.0;
/// The room that it has at the right of the canvas, in points.
pub const RAIL: f32 = 52.0;
/// A map lower than this says nothing, in points.
const LEAST_HEIGHT: f32 = 80.0;
/// Points for one unit of the layout, at most: small programs stay small.
const MOST_SCALE: f32 = 0.16;

/// The map of the program.
#[derive(Default)]
pub struct Map {
    picture: Option<Picture>,
    /// Where the frame is held, in units from its middle.
    pub held: Point,
}

/// The program, painted.
struct Picture {
    texture: TextureHandle,
    key: Painted,
}

/// What it was painted for: how often the program was laid out, and the size in pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Painted {
    laid: u64,
    size: [usize; 2],
}

/// What the map shows besides the program.
pub struct Marked<'a> {
    /// The block that executes.
    pub running: Option<BlockId>,
    /// What a search found.
    pub found: &'a [BlockId],
}

/// How the program lies on the map.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    /// The program's place on the window.
    pub rect: egui::Rect,
    bounds: Rect,
    /// Points for one unit, across and down: long programs are pressed together.
    scale: Vec2,
}

impl Frame {
    /// The whole program in a given room, from its upper left corner; None if that is too little.
    pub fn new(bounds: Rect, room: egui::Rect) -> Option<Frame> {
        let inner = room.shrink(PAD);
        if inner.height() < LEAST_HEIGHT {
            return None;
        }
        let size = vec2(bounds.width().max(1.0), bounds.height().max(1.0));
        let across = (inner.width() / size.x).min(MOST_SCALE);
        let down = (inner.height() / size.y).min(across);
        Some(Frame {
            rect: egui::Rect::from_min_size(
                inner.min,
                vec2(inner.width(), (size.y * down).max(LEAST_HEIGHT / 2.0)),
            ),
            bounds,
            scale: vec2(across, down),
        })
    }

    fn to_window(self, at: Point) -> Pos2 {
        let from = at - self.bounds.min;
        self.rect.min + vec2(from.x * self.scale.x, from.y * self.scale.y)
    }

    pub fn to_layout(self, at: Pos2) -> Point {
        let from = (at - self.rect.min) / self.scale;
        self.bounds.min + Point::new(from.x, from.y)
    }

    /// What is seen of the program, and never so small that one could not take it.
    pub fn seen(self, view: &CanvasView) -> egui::Rect {
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
    /// Paints the program; again only if it lies otherwise since.
    pub fn paint(
        &mut self,
        ui: &Ui,
        (program, layout, laid): (&Program, &Layout, u64),
        frame: Frame,
    ) {
        let scale = ui.pixels_per_point();
        let pixels = (frame.rect.size() * scale).round();
        let key = Painted {
            laid,
            size: [pixels.x.max(1.0) as usize, pixels.y.max(1.0) as usize],
        };
        let present = self.picture.take();
        let picture = match present {
            Some(picture) if picture.key == key => picture,
            other => {
                let image = drawn(program, layout, frame, key.size, scale);
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
        let corner = super::view::snapped(frame.rect.min, scale);
        let size = vec2(key.size[0] as f32, key.size[1] as f32) / scale;
        let whole = egui::Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        let at = egui::Rect::from_min_size(corner, size);
        ui.painter()
            .image(picture.texture.id(), at, whole, Color32::WHITE);
        self.picture = Some(picture);
    }
}

/// Ticks at the edge for what a search found, a bar across for the block that executes.
pub fn marks(
    painter: &egui::Painter,
    theme: &Theme,
    layout: &Layout,
    frame: Frame,
    marked: &Marked<'_>,
) {
    let tick = |y: f32, width: f32, color: Color32| {
        let at = egui::Rect::from_min_max(
            pos2(frame.rect.max.x - width, y - 1.5),
            pos2(frame.rect.max.x + PAD - 1.0, y + 1.5),
        );
        let dark = Stroke::new(1.0, theme.text);
        painter.rect(at, 1.0, color, dark, StrokeKind::Outside);
    };
    let place = |id: BlockId| Some(frame.to_window(layout.get(id)?.rect.min));
    let mut last = f32::NEG_INFINITY;
    for at in marked.found.iter().filter_map(|&id| place(id)) {
        // What would lie on the last one would not be seen.
        if (at.y - last).abs() >= 3.0 {
            tick(at.y, 5.0, theme.found);
            last = at.y;
        }
    }
    if let Some(at) = marked.running.and_then(place) {
        tick(at.y, frame.rect.width(), theme.running);
    }
}

/// The program in pixels: every block at least one high and wide.
fn drawn(
    program: &Program,
    layout: &Layout,
    frame: Frame,
    [width, height]: [usize; 2],
    scale: f32,
) -> ColorImage {
    let mut image = ColorImage::filled([width, height], Color32::TRANSPARENT);
    let mut fill = |rect: Rect, color: Color32| {
        let from = (frame.to_window(rect.min) - frame.rect.min) * scale;
        let to = (frame.to_window(rect.max) - frame.rect.min) * scale;
        let range = |from: f32, to: f32, end: usize| {
            let from = (from.round().max(0.0) as usize).min(end - 1);
            from..(to.round().max(0.0) as usize).clamp(from + 1, end)
        };
        let columns = range(from.x, to.x, width);
        for row in range(from.y, to.y, height) {
            image.pixels[row * width..][columns.clone()].fill(color);
        }
    };
    fill(layout.hat().rect, theme::HAT.fill);
    for &id in layout.order() {
        let Some(block) = layout.get(id) else {
            continue;
        };
        let colours = theme::category(program.block(id).kind.row().categories[0]);
        let color = block_style::shade(colours, block_style::nested(block));
        block.slabs(|slab| fill(slab, color));
    }
    image
}

/// The share of what is seen by which an arrow moves the view.
const STEP: f32 = 0.2;

impl Canvas {
    /// Whether a map is of use: the program is higher than what is seen of it. A map takes no height, so that it
    /// never decides about itself.
    pub fn needs_map(&self) -> bool {
        let height = self.layout.bounds().height() * self.view.zoom;
        self.view.rect.is_positive() && height > self.view.rect.height() - 24.0
    }

    /// Shows the map in this room.
    pub fn show_map(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        (program, room): (&Program, egui::Rect),
        marked: &Marked<'_>,
    ) {
        let bounds = self.layout.bounds();
        let Some(frame) = Frame::new(bounds, room) else {
            return;
        };
        let card = frame.rect.expand(PAD);
        let theme = theme::of(ui);
        let response = ui.interact(card, Id::unique("map"), Sense::click_and_drag());
        let name = app.text.msg_map_name();
        response.widget_info(|| WidgetInfo::labeled(Role::ScrollBar, true, &name));
        let down = (self.view.visible().min.y - bounds.min.y) / bounds.height().max(1.0);
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_orientation(Orientation::Vertical);
            node.set_numeric_value(f64::from((down * 100.0).clamp(0.0, 100.0).round()));
            node.set_min_numeric_value(0.0);
            node.set_max_numeric_value(100.0);
        });
        self.map_pressed(ui, &response, frame);
        if response.has_focus() {
            self.map_keys(ui, response.id);
        }

        let line = if response.has_focus() {
            Stroke::new(2.0, theme.accent)
        } else {
            Stroke::new(1.0, theme.line)
        };
        ui.painter()
            .rect(card, 8.0, theme.window, line, StrokeKind::Inside);
        let laid = (program, &self.layout, self.laid);
        self.map.paint(ui, laid, frame);
        let painter = ui.painter_at(card);
        marks(&painter, theme, &self.layout, frame, marked);
        let seen = frame.seen(&self.view);
        painter.rect(
            seen,
            3.0,
            theme.accent.gamma_multiply(0.10),
            Stroke::new(1.5, theme.accent),
            StrokeKind::Inside,
        );
        response.context_menu(|ui| {
            close_rows(ui);
            menu_item(ui, app, ClickomaniaCommand::Zoom(ZoomCommand::Fit));
            menu_item(ui, app, ClickomaniaCommand::Zoom(ZoomCommand::Actual));
            ui.separator();
            menu_item(ui, app, ClickomaniaCommand::View(ViewCommand::ToggleMap));
        });
        response.explained(app.text.msg_map_tip());
    }

    /// What is seen of the canvas.
    pub(super) fn free_rect(&self) -> egui::Rect {
        self.view.rect
    }

    /// Goes where the map is pressed; who takes the frame drags it.
    fn map_pressed(&mut self, ui: &Ui, response: &egui::Response, frame: Frame) {
        let primary = ui.input(|input| input.pointer.primary_down());
        if !primary || !response.is_pointer_button_down_on() {
            return;
        }
        let Some(at) = response.interact_pointer_pos() else {
            return;
        };
        let middle = self.view.visible().center();
        if ui.input(|input| input.pointer.any_pressed()) {
            let within = frame.seen(&self.view).contains(at);
            self.map.held = if within {
                frame.to_layout(at) - middle
            } else {
                Point::default()
            };
        }
        self.look_at(frame.to_layout(at) - self.map.held);
        ui.set_cursor_icon(egui::CursorIcon::Grabbing);
        ui.request_repaint();
    }

    /// The keyboard on the map: arrows, page up and down, the beginning and the end.
    fn map_keys(&mut self, ui: &Ui, id: Id) {
        keep_arrows(ui, id, Arrows::All);
        let (visible, bounds) = (self.view.visible(), self.layout.bounds());
        let mut middle = visible.center();
        let before = middle;
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
        if middle != before {
            self.look_at(middle);
            ui.request_repaint();
        }
    }

    /// Has this point of the layout in the middle of the view.
    fn look_at(&mut self, middle: Point) {
        self.motion.halt();
        let half = self.view.rect.size() / 2.0;
        self.view.pan = half - vec2(middle.x, middle.y) * self.view.zoom;
        self.view.keep_in_sight(self.layout.bounds());
    }
}
