//! Icons: SVG files in `assets/icons/`, 24 by 24, in `currentColor`. Each is rasterised once per size in pixels as a
//! mask and coloured when painted.

use egui::emath::{GuiRounding as _, Rot2};
use egui::mutex::Mutex;
use egui::{
    Color32, ColorImage, Context, Id, Mesh, Painter, Pos2, Rect, Shape, TextureHandle, TextureId,
    TextureOptions, Vec2, pos2, vec2,
};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::collections::HashMap;
use std::sync::Arc;

/// Paints an icon into a square.
pub type Icon = fn(&Painter, Rect, Color32);

/// Icons by the names of their files: `name = "file";` makes a function `name`, an [`Icon`].
macro_rules! icons {
    ($($(#[$doc:meta])* $name:ident = $file:literal;)*) => {
        $(
            $(#[$doc])*
            pub fn $name(painter: &egui::Painter, rect: egui::Rect, color: egui::Color32) {
                $crate::window::kit::icons::picture!($file).paint(painter, rect, color);
            }
        )*
    };
}

/// The [`Picture`] of a file.
macro_rules! picture {
    ($file:literal) => {
        $crate::window::kit::icons::Picture::new(
            $file,
            include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/../assets/icons/",
                $file,
                ".svg"
            )),
        )
    };
}

pub(crate) use {icons, picture};

icons! {
    help = "help";
    /// A house: the home page.
    home = "home";
    left = "left";
    right = "right";
    undo = "undo";
    redo = "redo";
    folder = "folder";
    save = "save";
    /// An eye: look.
    eye = "eye";
    /// An arrow into a tray.
    load = "load";
    /// The light theme.
    sun = "sun";
    /// The dark theme.
    moon = "moon";
    /// Half sun, half moon: the system's theme.
    half = "half";
    play = "play";
    pause = "pause";
    /// One step.
    step = "step";
    step_back = "step-back";
    /// To the start.
    start = "start";
    /// To the end.
    finish = "finish";
    stop = "stop";
    /// An arrow in a circle.
    again = "again";
    /// An arrow back to the start: the same wall, the same board.
    same = "same";
    /// Over a block: an arrow that leaps over a dot.
    over = "over";
    /// Out of a loop: an arrow that leaves a bracket.
    out = "out";
    /// To the next change of the wall.
    next_change = "next-change";
    previous_change = "previous-change";
    /// How often blocks were executed: bars.
    heat = "heat";
    /// The step that went wrong: a flag.
    first_wrong = "first-wrong";
    zoom_in = "zoom-in";
    zoom_out = "zoom-out";
    /// Four corners: show all.
    fit = "fit";
    /// Four corners around a block: show what is chosen.
    fit_chosen = "fit-chosen";
    /// The map of the program.
    map = "map";
    /// An arrow head.
    up = "up";
    down = "down";
    /// The largest figures first.
    falling = "falling";
    /// The smallest figures first.
    rising = "rising";
    /// Close, empty the field; wrong.
    cross = "cross";
    tick = "tick";
    /// A light bulb: a hint.
    bulb = "bulb";
    /// Costs to reach.
    ladder = "ladder";
    lock = "lock";
    /// Slow.
    turtle = "turtle";
    /// Fast.
    hare = "hare";
}

/// The bin; its lid opens by `lid`, 0 to 1.
pub fn bin(painter: &Painter, rect: Rect, color: Color32, lid: f32) {
    picture!("bin").paint(painter, rect, color);
    // It turns on its left end.
    picture!("bin-lid").paint_turned(painter, rect, color, -0.7 * lid, pos2(3.5, 6.5));
}

/// Side of all icons, in units of their files.
const SIDE: f32 = 24.0;

/// Maximum number of cached masks; each zoom level needs its own.
const MAX_MASKS: usize = 400;

/// Side of the largest mask, in pixels.
const LARGEST: f32 = 512.0;

/// An icon from a file.
#[derive(Clone, Copy, Debug)]
pub struct Picture {
    file: &'static str,
    svg: &'static str,
}

impl Picture {
    /// A file of `assets/icons` with its content.
    pub const fn new(file: &'static str, svg: &'static str) -> Picture {
        Picture { file, svg }
    }

    /// Paints it into the largest centred square of `rect`.
    pub fn paint(self, painter: &Painter, rect: Rect, color: Color32) {
        self.paint_turned(painter, rect, color, 0.0, Pos2::ZERO);
    }

    /// Paints it turned clockwise by an angle in radians around a point of the file.
    pub fn paint_turned(
        self,
        painter: &Painter,
        rect: Rect,
        color: Color32,
        angle: f32,
        around: Pos2,
    ) {
        let scale = painter.pixels_per_point();
        let side = rect.width().min(rect.height());
        let pixels = (side * scale).round().clamp(1.0, LARGEST);
        if !rect.is_finite() || !painter.clip_rect().intersects(rect) {
            return;
        }
        // Exactly as many screen pixels as the mask has, so that it stays sharp.
        let side = if pixels == LARGEST {
            side
        } else {
            pixels / scale
        };
        let corner = (rect.center() - Vec2::splat(side / 2.0)).round_to_pixels(scale);
        let square = Rect::from_min_size(corner, Vec2::splat(side));
        let mut mesh = Mesh::with_texture(self.mask(painter.ctx(), pixels as u32));
        let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
        mesh.add_rect_with_uv(square, whole, color);
        if angle != 0.0 {
            let unit = side / SIDE;
            let around = corner + vec2(around.x, around.y) * unit;
            mesh.rotate(Rot2::from_angle(angle), around);
        }
        painter.add(Shape::mesh(mesh));
    }

    fn mask(self, ctx: &Context, side: u32) -> TextureId {
        let masks = ctx.data_mut(|data| {
            let masks: &mut Masks = data.get_temp_mut_or_default(Id::NULL);
            masks.clone()
        });
        let mut masks = masks.0.lock();
        if let Some(mask) = masks.get(&(self.file, side)) {
            return mask.id();
        }
        // Visible icons are rasterised again; egui keeps the old textures until this frame is drawn.
        if masks.len() >= MAX_MASKS {
            masks.clear();
        }
        let image = self.rasterized(side).unwrap_or_default();
        let mask = ctx.load_texture(self.file, image, TextureOptions::LINEAR);
        let id = mask.id();
        masks.insert((self.file, side), mask);
        id
    }

    /// The mask, white where the icon is; None if the file is no SVG.
    fn rasterized(self, side: u32) -> Option<ColorImage> {
        let tree = Tree::from_str(self.svg, &Options::default()).ok()?;
        let mut pixmap = Pixmap::new(side, side)?;
        let scale = side as f32 / SIDE;
        let transform = Transform::from_scale(scale, scale);
        resvg::render(&tree, transform, &mut pixmap.as_mut());
        let pixels = pixmap.pixels().iter();
        let white = pixels.map(|pixel| Color32::from_white_alpha(pixel.alpha()));
        let side = side as usize;
        Some(ColorImage::new([side, side], white.collect()))
    }
}

/// Cached masks of a window, by file and side in pixels.
#[derive(Clone, Default)]
struct Masks(Arc<Mutex<HashMap<(&'static str, u32), TextureHandle>>>);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_an_icon() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../assets/icons");
        let mut count = 0;
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let svg = std::fs::read_to_string(&path).unwrap();
            let name = path.display();
            let tree = Tree::from_str(&svg, &Options::default()).unwrap();
            assert_eq!(
                (tree.size().width(), tree.size().height()),
                (SIDE, SIDE),
                "{name}"
            );
            assert!(!svg.contains('#'), "{name} has a colour of its own");
            let image = Picture::new("", svg.leak()).rasterized(24).unwrap();
            assert!(image.pixels.iter().any(|p| p.a() == 255), "{name} is empty");
            count += 1;
        }
        assert!(count > 60, "{count}");
    }
}
