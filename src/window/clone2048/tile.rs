//! Paints a cell: a block with its label as large as fits, an obstacle, or nothing.

use super::colours;
use super::colours::Ground;
use crate::window::kit::icons::picture;
use crate::window::kit::theme;
use crate::window::kit::theme::Theme;
use egui::emath::TSTransform;
use egui::epaint::TextShape;
use egui::{Color32, Galley, Painter, Rect, Shape, Stroke, StrokeKind, pos2, vec2};
use games::clone2048::{Direction, DisplayMode, Level};
use std::collections::HashMap;
use std::f32::consts::{FRAC_PI_2, PI};
use std::sync::Arc;

/// Largest height of letters, as a share of the label's area.
const HIGHEST: f32 = 0.58;
/// Share of a cell available to the label.
const ROOM: f32 = 0.8;
/// Share that each ring takes from [`ROOM`].
const RING: f32 = 0.075;
/// Font size below which a label is broken into lines if that enlarges it, in points.
const LEGIBLE: f32 = 9.0;
/// Side below which cells are painted plainly, in points.
const PLAIN: f32 = 20.0;

/// Paints cells of one size.
pub struct Tiles<'a> {
    /// Painter of the board.
    pub painter: &'a Painter,
    ground: Ground,
    mode: DisplayMode,
    /// Side of a cell, in points.
    side: f32,
    words: HashMap<Level, Arc<Galley>>,
}

impl<'a> Tiles<'a> {
    /// A painter for cells with this side.
    pub fn new(painter: &'a Painter, theme: &'a Theme, mode: DisplayMode, side: f32) -> Tiles<'a> {
        Tiles {
            painter,
            ground: colours::ground(theme),
            mode,
            side,
            words: HashMap::new(),
        }
    }

    /// Paints an empty cell.
    pub fn empty(&self, cell: Rect) {
        let rect = cell.shrink(self.gap());
        let radius = self.radius();
        self.painter.rect_filled(rect, radius, self.ground.cell);
    }

    /// Paints an obstacle: a grey stone with a cross, unlike any block.
    pub fn obstacle(&self, cell: Rect) {
        let rect = cell.shrink(self.gap());
        let thick = (self.side * 0.05).max(1.0);
        let mark = Stroke::new(thick, colours::OBSTACLE_MARK);
        self.painter.rect(
            rect,
            self.radius() * 0.4,
            colours::OBSTACLE,
            mark,
            StrokeKind::Inside,
        );
        let inner = rect.shrink(self.side * 0.2);
        let across = [
            [inner.left_top(), inner.right_bottom()],
            [inner.right_top(), inner.left_bottom()],
        ];
        for line in across {
            self.painter.line_segment(line, mark);
        }
    }

    /// Paints a block, scaled by `scale`.
    pub fn block(&mut self, cell: Rect, level: Level, scale: f32) {
        let colours = colours::block(level);
        let side = (self.side - 2.0 * self.gap()) * scale;
        if side < 0.5 {
            return;
        }
        let rect = Rect::from_center_size(cell.center(), vec2(side, side));
        let radius = self.radius() * scale;
        let painter = self.painter;
        if self.side < PLAIN {
            painter.rect_filled(rect, radius, colours.face);
        } else {
            let depth = (side * 0.05).max(1.0);
            painter.rect_filled(rect, radius, colours.shade);
            let face = rect.with_max_y(rect.bottom() - depth);
            painter.rect_filled(face, radius, colours.light);
            let front = face.with_min_y(face.top() + depth * 0.6);
            painter.rect_filled(front, radius * 0.92, colours.face);
        }
        if self.ground.rims {
            let rim = Stroke::new((side * 0.016).max(1.0), colours.rim);
            painter.rect_stroke(rect, radius, rim, StrokeKind::Inside);
        }
        let thick = (side * 0.022).max(0.8);
        for ring in 0..colours.rings {
            let inside = rect.shrink(thick * (1.2 + 2.2 * f32::from(ring)));
            let stroke = Stroke::new(thick, colours.ink);
            painter.rect_stroke(inside, radius * 0.8, stroke, StrokeKind::Inside);
        }
        self.written(rect, level, colours.ink, scale);
    }

    fn written(&mut self, rect: Rect, level: Level, ink: Color32, scale: f32) {
        let galley = self.words(level, ink);
        let corner = rect.center() - galley.size() * scale / 2.0;
        let mut text = TextShape::new(corner, galley, ink);
        if scale != 1.0 {
            // The same letters made larger or smaller: no new size of the font for each frame.
            text.pos = egui::Pos2::ZERO;
            let to = corner.to_vec2();
            text.transform(TSTransform::new(to, scale));
        }
        self.painter.add(Shape::Text(text));
    }

    /// Paints the label of a level.
    pub fn words(&mut self, level: Level, ink: Color32) -> Arc<Galley> {
        if let Some(galley) = self.words.get(&level) {
            return Arc::clone(galley);
        }
        let words = written(self.mode, level, self.painter);
        let rings = f32::from(colours::block(level).rings);
        let room = self.side * (ROOM - RING * rings);
        let galley = fitted(self.painter, &words, room, ink);
        self.words.insert(level, Arc::clone(&galley));
        galley
    }

    fn gap(&self) -> f32 {
        (self.side * 0.045).clamp(0.5, 4.0)
    }

    fn radius(&self) -> f32 {
        self.side * 0.11
    }
}

/// The label of a level. Letters that the fonts lack (levels above 52) become the number of the level, which cannot
/// be mistaken for a letter.
pub fn written(mode: DisplayMode, level: Level, painter: &Painter) -> String {
    let words = mode.show(level);
    let font = theme::semibold(14.0);
    match mode {
        DisplayMode::Letter if !painter.fonts_mut(|fonts| fonts.has_glyphs(&font, &words)) => {
            DisplayMode::Level.show(level)
        }
        _ => words,
    }
}

/// The label in one line if it is legible, else in the number of lines that makes it largest.
fn fitted(painter: &Painter, words: &str, room: f32, ink: Color32) -> Arc<Galley> {
    const TRIED: f32 = 24.0;
    let wide = |words: &str| {
        let font = theme::semibold(TRIED);
        let galley = painter.layout_no_wrap(words.to_owned(), font, ink);
        galley.size() / TRIED
    };
    let characters: Vec<char> = words.chars().collect();
    let one = wide(words);
    let glyph = one.x / characters.len() as f32;
    // The font size for this number of lines.
    let size = |lines: usize| {
        let longest = characters.len().div_ceil(lines) as f32;
        let size = (room / (longest * glyph)).min(room / (one.y * lines as f32));
        size.min(room * HIGHEST)
    };
    let mut lines = 1;
    if size(1) < LEGIBLE {
        while lines < characters.len() && size(lines + 1) > size(lines) {
            lines += 1;
        }
    }
    let rows: Vec<String> = characters
        .chunks(characters.len().div_ceil(lines))
        .map(|row| row.iter().collect())
        .collect();
    let size = rounded_size(size(lines)).max(0.2);
    let mut job =
        egui::text::LayoutJob::simple(rows.join("\n"), theme::semibold(size), ink, f32::INFINITY);
    job.halign = egui::Align::Min;
    painter.layout_job(job)
}

/// The font size rounded down to one of twelve per doubling: every new size rasterises its letters again, and there are
/// as many cell sizes as window sizes.
fn rounded_size(size: f32) -> f32 {
    ((size.log2() * 12.0).floor() / 12.0).exp2()
}

/// An arrow in a direction: filled, or only its outline.
pub fn arrow(painter: &Painter, rect: Rect, color: Color32, to: Direction, filled: bool) {
    let up = if filled {
        picture!("clone2048-arrow")
    } else {
        picture!("clone2048-arrow-outline")
    };
    let angle = match to {
        Direction::Up => 0.0,
        Direction::Right => FRAC_PI_2,
        Direction::Down => PI,
        Direction::Left => -FRAC_PI_2,
    };
    up.paint_turned(painter, rect, color, angle, pos2(12.0, 12.0));
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Context, LayerId};
    use games::clone2048::LAST_LEVEL;

    /// Runs a check with a painter that has the window's fonts.
    fn with_painter(mut paint: impl FnMut(&Painter)) {
        let ctx = Context::default();
        crate::window::kit::style::install(&ctx);
        for _ in 0..2 {
            let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
                let ctx = ui.ctx().clone();
                paint(&Painter::new(ctx, LayerId::background(), Rect::EVERYTHING));
            });
            // No renderer takes the glyph textures.
            output.textures_delta.clear();
        }
    }

    #[test]
    fn all_of_it_is_written_and_it_fits() {
        with_painter(|painter| {
            for side in [13.0, 25.0, 60.0, 200.0] {
                for mode in DisplayMode::ALL {
                    for level in [
                        1, 9, 12, 13, 20, 26, 27, 33, 40, 52, 53, 64, 200, LAST_LEVEL,
                    ] {
                        let words = written(mode, level, painter);
                        let galley = fitted(painter, &words, side * ROOM, Color32::BLACK);
                        assert_eq!(galley.text().replace('\n', ""), words);
                        let size = galley.size();
                        // Thousands of digits are dust in a cell so small.
                        let shown = size.max_elem() <= side * 0.9;
                        let dust = level == LAST_LEVEL && side < 100.0;
                        assert!(shown || dust, "{mode:?} {level} {side}: {size}");
                    }
                }
            }
        });
    }

    #[test]
    fn numbers_of_large_levels_stay_in_one_line_where_they_can_be_read() {
        with_painter(|painter| {
            let rows = |level, side| {
                let words = DisplayMode::Powers2048.show(level);
                fitted(painter, &words, side, Color32::BLACK).rows.len()
            };
            assert_eq!((rows(13, 60.0), rows(20, 120.0)), (1, 1));
            assert!(rows(64, 60.0) > 1);
        });
    }
}
