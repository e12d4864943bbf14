//! How blocks look apart from their form: colours, words, fields, what they cost.

use super::brush::{Ink, Place};
use super::paint::{Scene, Stop};
use super::view::View;
use crate::app::icons;
use crate::app::theme::{self, BlockColours, mix};
use crate::blocks::kind::Shape;
use crate::blocks::{BlockId, Field, FieldKind};
use crate::layout::metrics::{FIELD_PAD, SWATCH, TRIANGLE_ROOM};
use crate::layout::{BlockBox, Point, Rect, has_triangle};
use crate::paint;
use egui::{Align2, Color32, CornerRadius, Painter, Stroke, pos2, vec2};

/// Text smaller than this is not painted.
const LEAST_TEXT: f32 = 4.5;

/// How a block looks apart from its form.
pub(super) struct Looks {
    pub(super) colours: BlockColours,
    /// Whether it does not run, so that it costs nothing.
    off: bool,
    /// What colours are mixed with, and how much of it.
    fade: Option<(Color32, u8)>,
}

impl Looks {
    /// Of a block that lies loose, or is `off`: disabled or inside a disabled one.
    pub(super) fn of(scene: &Scene<'_>, id: BlockId, loose: bool, off: bool) -> Looks {
        let block = scene.program.block(id);
        let marks = scene.marks.get(&id).copied().unwrap_or_default();
        let share = match () {
            () if marks.pale => 170,
            () if off => paint::PALE_DISABLED,
            () if marks.unused => 130,
            () if loose => paint::PALE_LOOSE,
            () => 0,
        };
        let heat = marks.heat.and_then(|heat| theme::HEAT.get(heat.level));
        let own = theme::category(block.kind.row().categories[0]);
        Looks {
            colours: *heat.unwrap_or(own),
            off,
            fade: (share > 0).then_some((scene.theme.canvas, share)),
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

pub(super) fn ink(colours: &BlockColours, nested: bool) -> Ink {
    Ink {
        fill: if nested {
            colours.fill_nested
        } else {
            colours.fill
        },
        border: colours.border,
        width: 1.0,
    }
}

pub(super) fn place(painter: &Painter, view: &View, at: Point) -> Place {
    Place {
        origin: view.to_window(at),
        zoom: view.zoom,
        pixels_per_point: painter.pixels_per_point(),
    }
}

/// Text at the left of a rectangle of the layout, in its middle line.
pub(super) fn words(painter: &Painter, view: &View, at: Rect, text: &str, color: Color32) {
    let size = crate::layout::TEXT_SIZE * view.zoom;
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
pub(super) fn centred(painter: &Painter, view: &View, at: Rect, text: &str, color: Color32) {
    let size = crate::layout::TEXT_SIZE * view.zoom;
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
    scene: &Scene<'_>,
    id: BlockId,
    at: Rect,
    (label, field): (&str, FieldKind),
    hovered: bool,
    looks: &Looks,
) {
    let view = &scene.view;
    let shown = view.rect_to_window(at);
    let radius = 5.0 * view.zoom;
    match field {
        FieldKind::Number => {
            let radius = CornerRadius::same((shown.height() / 2.0) as u8);
            painter.rect_filled(shown, radius, looks.faded(theme::LITERAL));
            centred(painter, view, at, label, looks.faded(theme::ON_LITERAL));
        }
        _ => {
            let triangle = has_triangle(scene.program.block(id).kind, field);
            let on_block = looks.faded(theme::ON_BLOCK);
            if triangle {
                let fill = if hovered {
                    looks.colours.field_hovered
                } else {
                    looks.colours.field
                };
                painter.rect_filled(shown, radius, looks.faded(fill));
                let room = TRIANGLE_ROOM / 2.0 + FIELD_PAD * 0.6;
                let centre = pos2(shown.max.x - room * view.zoom, shown.center().y);
                icons::triangle_down(painter, centre, 4.0 * view.zoom, on_block);
            }
            let mut inner = at;
            inner.min.x += FIELD_PAD;
            if let Field::Colour(colour) = scene.program.block(id).field {
                let corner = Point::new(inner.min.x, at.center().y - SWATCH / 2.0);
                let swatch = view.rect_to_window(Rect::at(corner, SWATCH, SWATCH));
                let line = Stroke::new(1.0, on_block);
                let fill = looks.faded(theme::brick(colour).face);
                painter.rect(swatch, radius * 0.6, fill, line, egui::StrokeKind::Inside);
                inner.min.x += SWATCH + FIELD_PAD / 2.0;
            }
            words(painter, view, inner, label, on_block);
        }
    }
    if hovered {
        let stroke = Stroke::new(1.5, theme::ON_BLOCK);
        painter.rect_stroke(shown, radius, stroke, egui::StrokeKind::Outside);
    }
}

/// What a block costs.
pub(super) fn cost(
    painter: &Painter,
    scene: &Scene<'_>,
    id: BlockId,
    block: &BlockBox,
    looks: &Looks,
) {
    let row = scene.program.block(id).kind.row();
    if row.cost == 0 || looks.off {
        return;
    }
    let theme = scene.theme;
    let color = if row.cost >= paint::EXPENSIVE {
        theme.wrong
    } else {
        theme.quiet
    };
    let words = match row.shape {
        Shape::Value(_) => row.cost.to_string(),
        _ => format!("+{}", row.cost),
    };
    badge(painter, scene, (id, block), looks, &words, color);
}

/// A few words beside a block that stands in a stack, else at its upper right corner.
pub(super) fn badge(
    painter: &Painter,
    scene: &Scene<'_>,
    (id, block): (BlockId, &BlockBox),
    looks: &Looks,
    words: &str,
    color: Color32,
) {
    let view = &scene.view;
    let value = matches!(scene.program.block(id).kind.row().shape, Shape::Value(_));
    let size = (if value { 10.0 } else { 11.5 }) * view.zoom;
    if size < LEAST_TEXT {
        return;
    }
    let shown = view.rect_to_window(block.rect);
    if value {
        let font = theme::semibold(size);
        let color = looks.faded(theme::ON_BLOCK);
        let galley = painter.layout_no_wrap(words.to_owned(), font, color);
        let pad = vec2(4.0, 1.0) * view.zoom;
        let size = galley.size() + pad * 2.0;
        // Short words stand over the corner; longer ones end a little outside of it.
        let (x, y) = paint::COST_AT;
        let right = (x * view.zoom + size.x / 2.0).min(4.0 * view.zoom);
        let middle = shown.right_top() + vec2(right - size.x / 2.0, y * view.zoom);
        let pill = egui::Rect::from_center_size(middle, size);
        painter.rect(
            pill,
            CornerRadius::same((size.y / 2.0) as u8),
            looks.faded(looks.colours.border),
            Stroke::new(1.0, looks.faded(looks.colours.field)),
            egui::StrokeKind::Inside,
        );
        painter.galley(pill.min + pad, galley, color);
    } else {
        let at = pos2(
            shown.max.x + 8.0 * view.zoom,
            shown.min.y + block.rect.height().min(32.0) * 0.5 * view.zoom,
        );
        painter.text(at, Align2::LEFT_CENTER, words, theme::semibold(size), color);
    }
}

/// A breakpoint at the upper left corner of a block; one with a condition has a hole.
pub(super) fn dot(painter: &Painter, scene: &Scene<'_>, block: &BlockBox, stop: Stop) {
    let shown = scene.view.rect_to_window(block.rect);
    let radius = (6.0 * scene.view.zoom).clamp(3.0, 9.0);
    let at = shown.left_top() + vec2(radius * 0.3, radius * 0.6);
    let rim = Stroke::new(1.6, theme::ON_BLOCK);
    painter.circle(at, radius, scene.theme.wrong, rim);
    if stop == Stop::When {
        painter.circle_filled(at, radius * 0.38, theme::ON_BLOCK);
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
