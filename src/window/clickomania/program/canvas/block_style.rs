//! How blocks look apart from their form: colours, words, fields, what they cost.

use super::outline_painter::{OutlineStyle, Placement};
use super::scene::{BreakpointMark, CanvasScene, Marks};
use super::view::CanvasView;
use crate::window::kit::theme::{BlockColours, Theme, mix};
use crate::window::kit::{shapes, theme};
use egui::{Align2, Color32, CornerRadius, Painter, Stroke, pos2, vec2};
use engine::language::kind::Category;
use engine::language::{BlockId, Field, FieldKind};
use engine::layout::metrics::{COST_SIZE, FIELD_PAD, SWATCH, TRIANGLE_ROOM};
use engine::layout::{BlockBox, Point, Rect, has_triangle};
use engine::tokens;

/// Text smaller than this is not painted.
const LEAST_TEXT: f32 = 4.5;

/// How a block style apart from its form.
pub(super) struct BlockStyle {
    pub(super) colours: BlockColours,
    /// Whether it has the second shade, to be told from the block around it.
    nested: bool,
    /// Whether it runs: it is under the hat and not disabled.
    runs: bool,
    /// Whether another block is around it.
    inside: bool,
    /// What colours are mixed with, and how much of it.
    fade: Option<(Color32, u8)>,
    /// The line around a loose block, which is flat: nobody takes it for one that runs.
    pen: Option<Color32>,
}

impl BlockStyle {
    /// Of a block that lies loose, or is `off`: disabled or inside a disabled one.
    pub(super) fn of(
        scene: &CanvasScene<'_>,
        (id, block): (BlockId, &BlockBox),
        (loose, off): (bool, bool),
    ) -> BlockStyle {
        let marks = scene.marks.get(&id).copied().unwrap_or_default();
        let category = scene.program.block(id).kind.row().categories[0];
        let style = BlockStyle::new(scene.theme, category, &marks, (loose, off));
        BlockStyle {
            inside: block.level > 0,
            ..style.nested(nested(block))
        }
    }

    fn new(
        theme: &Theme,
        category: Category,
        marks: &Marks,
        (loose, off): (bool, bool),
    ) -> BlockStyle {
        let share = if marks.pale {
            tokens::PALE_PUSHED
        } else if off {
            tokens::PALE_DISABLED
        } else if marks.unused {
            tokens::PALE_UNUSED
        } else if loose {
            tokens::PALE_LOOSE
        } else {
            0
        };
        let heat = marks.heat.and_then(|heat| theme::HEAT.get(heat.level));
        BlockStyle {
            colours: *heat.unwrap_or(theme::category(category)),
            nested: false,
            runs: !off && !loose,
            inside: false,
            fade: (share > 0).then_some((theme.canvas, share)),
            pen: loose.then_some(theme.quiet),
        }
    }

    fn nested(self, nested: bool) -> BlockStyle {
        BlockStyle { nested, ..self }
    }

    /// The block itself.
    pub(super) fn fill(&self) -> Color32 {
        self.faded(shade(&self.colours, self.nested))
    }

    /// What the outline is painted with.
    pub(super) fn ink(&self) -> OutlineStyle {
        if let Some(pen) = self.pen {
            return OutlineStyle {
                fill: self.fill(),
                border: pen,
                width: 1.5,
                depth: None,
            };
        }
        OutlineStyle {
            fill: self.fill(),
            border: self.faded(self.colours.border),
            width: 1.0,
            depth: Some((
                self.faded(if self.inside {
                    self.colours.light_inside
                } else {
                    self.colours.light
                }),
                self.faded(self.colours.shade),
            )),
        }
    }

    /// What is written on the block itself.
    pub(super) fn on_block(&self) -> Color32 {
        match self.fade {
            Some(_) => theme::ink_on(self.fill()),
            None => theme::ON_BLOCK,
        }
    }

    /// What is written on something of this colour that stands on the block.
    pub(super) fn on(&self, paper: Color32) -> Color32 {
        theme::ink_on(self.faded(paper))
    }

    /// Behind what it costs, and that number.
    pub(super) fn cost(&self, cost: u64) -> (Color32, Color32) {
        let (paper, ink) = match cost {
            tokens::EXPENSIVE.. => (theme::COSTLY, theme::ON_COSTLY),
            _ => (self.colours.tag, theme::ON_BLOCK),
        };
        match self.fade {
            Some(_) => (self.faded(paper), self.on(paper)),
            None => (paper, ink),
        }
    }

    pub(super) fn faded(&self, color: Color32) -> Color32 {
        match self.fade {
            Some((paper, share)) => mix(color, paper, share),
            None => color,
        }
    }
}

/// Whether a block has the second shade, to be told from the one around it.
pub(super) fn nested(block: &BlockBox) -> bool {
    block.depth % 2 == 1
}

/// The shade of a block.
pub(super) fn shade(colours: &BlockColours, nested: bool) -> Color32 {
    if nested {
        colours.fill_nested
    } else {
        colours.fill
    }
}

/// The line around a block with something special, and the one beside it: light or dark, so that one of
/// the two is seen on a block of any colour.
pub(super) fn rim(theme: &Theme, marks: &Marks, fill: Color32) -> Option<(Color32, Color32)> {
    let color = match marks {
        Marks { running: true, .. } => theme.running,
        Marks { wrong: true, .. } => theme.wrong,
        Marks { hinted: true, .. } => theme::HINTED,
        Marks { chosen: true, .. } => theme.accent,
        Marks { found: true, .. } => theme.found,
        _ => return None,
    };
    Some((color, beside(color, fill)))
}

/// What stands beside this colour on a block so filled, so that one of the two is seen.
fn beside(color: Color32, fill: Color32) -> Color32 {
    const SEEN: f32 = 3.0;
    theme::ink_on(if theme::contrast(color, fill) >= SEEN {
        color
    } else {
        fill
    })
}

/// The hat.
pub(super) const HAT: OutlineStyle = OutlineStyle {
    fill: theme::HAT.fill,
    border: theme::HAT.border,
    width: 1.0,
    depth: Some((theme::HAT.light, theme::HAT.shade)),
};

pub(super) fn place(painter: &Painter, view: &CanvasView, at: Point) -> Placement {
    Placement {
        origin: view.to_window(at),
        zoom: view.zoom,
        pixels_per_point: painter.pixels_per_point(),
    }
}

/// Text at the left of a rectangle of the layout, in its middle line.
pub(super) fn words(painter: &Painter, view: &CanvasView, at: Rect, text: &str, color: Color32) {
    let size = engine::layout::TEXT_SIZE * view.zoom;
    if size < LEAST_TEXT {
        return;
    }
    let at = view.rect_to_window(at);
    let galley = painter.layout_no_wrap(text.to_owned(), theme::semibold(size), color);
    let corner = pos2(at.min.x, at.center().y - galley.size().y / 2.0);
    let corner = super::view::snapped(corner, painter.pixels_per_point());
    painter.galley(corner, galley, color);
}

/// Text in the middle of a rectangle of the layout.
pub(super) fn centred(painter: &Painter, view: &CanvasView, at: Rect, text: &str, color: Color32) {
    let size = engine::layout::TEXT_SIZE * view.zoom;
    if size < LEAST_TEXT {
        return;
    }
    let at = view.rect_to_window(at);
    let galley = painter.layout_no_wrap(text.to_owned(), theme::semibold(size), color);
    let corner = at.center() - galley.size() / 2.0;
    let corner = super::view::snapped(corner, painter.pixels_per_point());
    painter.galley(corner, galley, color);
}

pub(super) fn field_part(
    painter: &Painter,
    scene: &CanvasScene<'_>,
    id: BlockId,
    at: Rect,
    (label, field): (&str, FieldKind),
    hovered: bool,
    style: &BlockStyle,
) {
    let view = &scene.view;
    let shown = view.rect_to_window(at);
    let radius = 5.0 * view.zoom;
    match field {
        FieldKind::Number => {
            let radius = CornerRadius::same((shown.height() / 2.0) as u8);
            painter.rect_filled(shown, radius, style.faded(theme::LITERAL));
            centred(painter, view, at, label, style.on(theme::LITERAL));
        }
        _ => {
            let triangle = has_triangle(scene.program.block(id).kind, field);
            let mut on_block = style.on_block();
            if triangle {
                let fill = if hovered {
                    style.colours.field_hovered
                } else {
                    style.colours.field
                };
                on_block = style.on(fill);
                let line = Stroke::new(1.0, style.faded(style.colours.field_line));
                let inside = egui::StrokeKind::Inside;
                painter.rect(shown, radius, style.faded(fill), line, inside);
                let room = TRIANGLE_ROOM / 2.0 + FIELD_PAD * 0.6;
                let centre = pos2(shown.max.x - room * view.zoom, shown.center().y);
                shapes::triangle_down(painter, centre, 4.0 * view.zoom, on_block);
            }
            let mut inner = at;
            inner.min.x += FIELD_PAD;
            if let Field::Colour(colour) = scene.program.block(id).field {
                let corner = Point::new(inner.min.x, at.center().y - SWATCH / 2.0);
                let swatch = view.rect_to_window(Rect::at(corner, SWATCH, SWATCH));
                let line = Stroke::new(1.0, on_block);
                let fill = style.faded(theme::brick(colour).face);
                painter.rect(swatch, radius * 0.6, fill, line, egui::StrokeKind::Inside);
                inner.min.x += SWATCH + FIELD_PAD / 2.0;
            }
            words(painter, view, inner, label, on_block);
        }
    }
    if hovered {
        let stroke = Stroke::new(1.5, style.on_block());
        painter.rect_stroke(shown, radius, stroke, egui::StrokeKind::Outside);
    }
}

/// What a block costs, in a pill; struck through if it does not run.
pub(super) fn cost(
    painter: &Painter,
    view: &CanvasView,
    at: Rect,
    (label, cost): (&str, u64),
    style: &BlockStyle,
) {
    let size = COST_SIZE * view.zoom;
    if size < LEAST_TEXT {
        return;
    }
    let at = view.rect_to_window(at);
    let (paper, ink) = style.cost(cost);
    let radius = CornerRadius::same((at.height() / 2.0) as u8);
    painter.rect_filled(at, radius, paper);
    let galley = painter.layout_no_wrap(label.to_owned(), theme::semibold(size), ink);
    let half = galley.size() / 2.0;
    let corner = super::view::snapped(at.center() - half, painter.pixels_per_point());
    painter.galley(corner, galley, ink);
    if !style.runs {
        let beyond = half.x + 2.0 * view.zoom;
        let way = at.center().x - beyond..=at.center().x + beyond;
        painter.hline(way, at.center().y, Stroke::new(1.5 * view.zoom, ink));
    }
}

/// A few words beside a block that stands in a stack.
pub(super) fn badge(painter: &Painter, scene: &CanvasScene<'_>, block: &BlockBox, words: &str) {
    let view = &scene.view;
    let size = 11.5 * view.zoom;
    if size < LEAST_TEXT {
        return;
    }
    let shown = view.rect_to_window(block.rect);
    let at = pos2(
        shown.max.x + 8.0 * view.zoom,
        shown.min.y + block.rect.height().min(32.0) * 0.5 * view.zoom,
    );
    let font = theme::semibold(size);
    painter.text(at, Align2::LEFT_CENTER, words, font, scene.theme.quiet);
}

/// A breakpoint at the upper left corner of a block; one with a condition has a hole.
pub(super) fn dot(
    painter: &Painter,
    scene: &CanvasScene<'_>,
    (block, fill): (&BlockBox, Color32),
    stop: BreakpointMark,
) {
    let color = scene.theme.wrong;
    let shown = scene.view.rect_to_window(block.rect);
    let radius = (6.0 * scene.view.zoom).clamp(3.0, 9.0);
    let at = shown.left_top() + vec2(radius * 0.3, radius * 0.6);
    let rim = Stroke::new(1.6, beside(color, fill));
    painter.circle(at, radius, color, rim);
    if stop == BreakpointMark::When {
        painter.circle_filled(at, radius * 0.38, theme::ink_on(color));
    }
}

/// A count in a few characters: *950*, *12k*, *3M*.
pub(super) fn short(count: u64) -> String {
    match count {
        0..10_000 => count.to_string(),
        10_000..10_000_000 => format!("{}k", count / 1000),
        _ => format!("{}M", count / 1_000_000),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::window::clickomania::program::canvas::scene::Heat;
    use crate::window::kit::theme::{DARK, LIGHT, contrast};

    /// Every block that there can be: of each category, plain and in the second shade, loose, off, never
    /// executed, about to be pushed out, and with all colours for how often it was executed.
    fn every(mut look: impl FnMut(&'static Theme, BlockStyle, &str)) {
        let heats = (0..theme::HEAT.len()).map(|level| Some(Heat { count: 1, level }));
        let heats: Vec<Option<Heat>> = heats.chain([None]).collect();
        for theme in [&LIGHT, &DARK] {
            for (category, &heat) in Category::ALL
                .into_iter()
                .flat_map(|category| heats.iter().map(move |heat| (category, heat)))
            {
                for bits in 0..32 {
                    let is = |bit: u32| bits >> bit & 1 == 1;
                    let marks = Marks {
                        pale: is(0),
                        unused: is(1),
                        heat,
                        ..Marks::default()
                    };
                    let style = BlockStyle::new(theme, category, &marks, (is(2), is(3)));
                    let name = format!("dark {}, {category:?}, {marks:?}, {bits}", theme.dark);
                    look(theme, style.nested(is(4)), &name);
                }
            }
        }
    }

    #[test]
    fn what_is_written_on_blocks_can_be_read_whatever_is_with_them() {
        every(|_, style, name| {
            let papers = [
                style.colours.field,
                style.colours.field_hovered,
                theme::LITERAL,
            ];
            let on_papers = papers.map(|paper| (style.faded(paper), style.on(paper)));
            for (paper, ink) in on_papers
                .into_iter()
                .chain([(style.fill(), style.on_block())])
                .chain([style.cost(1), style.cost(40)])
            {
                let contrast = contrast(paper, ink);
                assert!(contrast >= 4.5, "{name}: {ink:?} on {paper:?}: {contrast}");
            }
        });
        assert!(contrast(HAT.fill, theme::ON_BLOCK) >= 4.5);
    }

    #[test]
    fn marks_around_blocks_are_seen_on_blocks_of_any_look_and_on_the_canvas() {
        let plain = Marks::default();
        let all = [
            Marks {
                running: true,
                ..plain
            },
            Marks {
                wrong: true,
                ..plain
            },
            Marks {
                hinted: true,
                ..plain
            },
            Marks {
                chosen: true,
                ..plain
            },
            Marks {
                found: true,
                ..plain
            },
        ];
        every(|theme, style, name| {
            let dot = (theme.wrong, beside(theme.wrong, style.fill()));
            let rims = all.iter();
            let rims = rims.filter_map(|marks| rim(theme, marks, style.fill()));
            for (line, beside) in rims.chain([dot]) {
                for ground in [style.fill(), theme.canvas] {
                    let seen = contrast(line, ground).max(contrast(beside, ground));
                    assert!(seen >= 3.0, "{name}: {line:?} on {ground:?}: {seen}");
                }
            }
        });
        let has_rim = |marks: &Marks| rim(&LIGHT, marks, HAT.fill).is_some();
        assert!(all.iter().all(has_rim) && !has_rim(&plain));
    }
    #[test]
    fn a_loose_block_is_told_from_one_that_runs_in_both_looks() {
        let looks = [&LIGHT, &DARK].into_iter();
        for (theme, category) in
            looks.flat_map(|theme| Category::ALL.map(|category| (theme, category)))
        {
            for nested in [false, true] {
                let of = |loose| {
                    let style = BlockStyle::new(theme, category, &Marks::default(), (loose, false));
                    style.nested(nested)
                };
                let (runs, loose) = (of(false), of(true));
                let name = format!("dark {}, {category:?}, {nested}", theme.dark);
                let apart = contrast(runs.fill(), loose.fill());
                assert!(apart >= 1.4, "{name}: {apart}");
                // It is flat, with a line of its own around it.
                assert!(runs.ink().depth.is_some() && loose.ink().depth.is_none());
                let line = contrast(loose.ink().border, theme.canvas);
                assert!(line >= 3.0, "{name}: {line}");
            }
        }
    }
}
