//! A block, an obstacle, an empty cell: painted, with what is written on them in full and as large as
//! fits.

use super::colours::{self, Ground};
use crate::window::kit::theme;
use crate::window::kit::theme::Theme;
use egui::emath::TSTransform;
use egui::epaint::TextShape;
use egui::{Color32, Galley, Painter, Rect, Shape, Stroke, StrokeKind, vec2};
use games::clone2048::{DisplayMode, Level};
use std::collections::HashMap;
use std::sync::Arc;

/// Letters are never higher, as a share of the room for them.
const HIGHEST: f32 = 0.58;
/// The share of a cell that can be written on, and how much less with each ring.
const ROOM: f32 = 0.8;
/// See [`ROOM`].
const RING: f32 = 0.075;
/// Below this size, in points, a label is broken into lines if that makes it larger.
const LEGIBLE: f32 = 9.0;
/// Cells smaller than this, in points, are painted plainly.
const PLAIN: f32 = 20.0;

/// Paints what is in cells of one size.
pub struct Tiles<'a> {
    /// Paints on the board.
    pub painter: &'a Painter,
    ground: Ground,
    mode: DisplayMode,
    /// The side of a cell, in points.
    side: f32,
    words: HashMap<Level, Arc<Galley>>,
}

impl<'a> Tiles<'a> {
    /// For cells with this side.
    pub fn new(painter: &'a Painter, theme: &'a Theme, mode: DisplayMode, side: f32) -> Tiles<'a> {
        Tiles {
            painter,
            ground: colours::ground(theme),
            mode,
            side,
            words: HashMap::new(),
        }
    }

    /// Nothing.
    pub fn empty(&self, cell: Rect) {
        let rect = cell.shrink(self.gap());
        let radius = self.radius();
        self.painter.rect_filled(rect, radius, self.ground.cell);
    }

    /// An obstacle: a grey stone with a cross, unlike any block.
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

    /// A block, `scale` times as large as it is at rest.
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

    /// What is written on blocks of a level.
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

/// How a level is written. Letters that our fonts lack, those of levels above 52, are written as the
/// number of the level: among letters it cannot be mistaken for one.
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

/// The words in one line if it can be read so, else in the number of lines that makes it largest.
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
    let rows = characters.chunks(characters.len().div_ceil(lines));
    let rows: Vec<String> = rows.map(|row| row.iter().collect()).collect();
    let size = one_of_few(size(lines)).max(0.2);
    let mut job =
        egui::text::LayoutJob::simple(rows.join("\n"), theme::semibold(size), ink, f32::INFINITY);
    job.halign = egui::Align::Min;
    painter.layout_job(job)
}

/// The size rounded down to one of twelve in each doubling: every new size draws its letters anew for the fonts,
/// and the sides of cells are as many as the sizes of windows.
fn one_of_few(size: f32) -> f32 {
    ((size.log2() * 12.0).floor() / 12.0).exp2()
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Context, LayerId};
    use games::clone2048::LAST_LEVEL;

    /// Does something with a painter that has our fonts.
    fn with_painter(mut paint: impl FnMut(&Painter)) {
        let ctx = Context::default();
        crate::window::kit::style::install(&ctx);
        for _ in 0..2 {
            let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
                let ctx = ui.ctx().clone();
                paint(&Painter::new(ctx, LayerId::background(), Rect::EVERYTHING));
            });
            // No screen: nobody takes the pictures of the letters.
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
    fn boards_of_all_sides_are_written_in_few_sizes() {
        let sizes: Vec<f32> = (20..4000).map(|n| one_of_few(n as f32 / 20.0)).collect();
        for (n, size) in sizes.iter().enumerate() {
            let room = (n + 20) as f32 / 20.0;
            assert!(
                (room * 0.94..=room * 1.0001).contains(size),
                "{room}: {size}"
            );
        }
        let mut few = sizes;
        few.dedup();
        assert!(few.len() < 100, "{}", few.len());
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

    #[test]
    fn letters_that_no_font_has_give_way_to_the_level() {
        with_painter(|painter| {
            assert_eq!(written(DisplayMode::Letter, 3, painter), "C");
            assert_eq!(written(DisplayMode::Letter, 52, painter), "z");
            assert_eq!(written(DisplayMode::Letter, 53, painter), "53");
        });
    }
}
