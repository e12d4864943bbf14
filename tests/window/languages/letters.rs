//! Whether all that is written can be read: every text that a frame paints is looked at.
//!
//! The rules, each of which names a fault:
//! - *shortened*: a text in one line ends in … because it has no room.
//! - *cut*: a text begins where it is seen, and goes on where it is not, to the right or to the left.
//! - *broken*: a line ends amid a word.
//! - *beyond*: a text reaches the edge of the card, the button or the field that it stands on.
//! - *hidden*: something that does not float over everything is painted over a part of a text.
//! - *slanted*: letters lean into the next sign; the fonts have no italics.
//! - *dots*: a sentence ends in four dots, or in … and a dot.
//! - *over*: two texts lie over each other, and nothing that covers the lower one is between them.

use egui::epaint::{ClippedShape, TextShape};
use egui::{Color32, Rect, Shape};
use std::fmt;

/// So much may be a matter of rounding, in points.
const SLACK: f32 = 1.0;
/// So near the edge of a card a text has no room, in points.
const EDGE: f32 = 1.0;

/// A text that cannot be read as it should be.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fault {
    /// Which rule it breaks.
    pub rule: &'static str,
    /// The text.
    pub text: String,
}

impl fmt::Debug for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {:?}", self.rule, self.text)
    }
}

/// What is painted, from the back to the front.
enum Painted<'a> {
    Text(Written<'a>),
    /// A rectangle that hides what is behind it, and where it may be painted.
    Card(Rect, Rect),
}

struct Written<'a> {
    text: &'a TextShape,
    /// Where there are letters.
    ink: Rect,
    /// The part of that which is seen.
    seen: Rect,
    clip: Rect,
}

/// The faults of a frame, each once. What lies in one of the `free` places scrolls to all sides: there
/// texts may be cut.
pub fn faults(shapes: &[ClippedShape], free: &[Rect]) -> Vec<Fault> {
    let mut painted = Vec::new();
    for shape in shapes {
        flatten(&shape.shape, shape.clip_rect, &mut painted);
    }
    let clips = shapes.iter().map(|shape| shape.clip_rect);
    let window = clips.fold(Rect::NOTHING, Rect::union);
    let mut faults = Vec::new();
    let mut note = |rule, written: &Written<'_>| {
        faults.push(Fault {
            rule,
            text: written.text.galley.text().to_owned(),
        });
    };
    for (at, one) in painted.iter().enumerate() {
        let Painted::Text(one) = one else { continue };
        let scrolls = free.iter().any(|free| free.contains_rect(one.clip));
        if scrolls || is_covered(one.seen, &painted[at..]) {
            continue;
        }
        if one.text.galley.elided {
            note("shortened", one);
        }
        if is_cut(one) {
            note("cut", one);
        }
        if is_broken(one) {
            note("broken", one);
        }
        let mut sections = one.text.galley.job.sections.iter();
        if sections.any(|section| section.format.italics) {
            note("slanted", one);
        }
        if ["...", "…."]
            .iter()
            .any(|dots| one.text.galley.text().contains(dots))
        {
            note("dots", one);
        }
        if is_hidden(one, &painted[at..], window) {
            note("hidden", one);
        }
        if is_beyond(one, &painted[..at]) {
            note("beyond", one);
        }
        if lies_over(one, &painted[..at]) {
            note("over", one);
        }
    }
    faults.sort();
    faults.dedup();
    faults
}

fn flatten<'a>(shape: &'a Shape, clip: Rect, painted: &mut Vec<Painted<'a>>) {
    match shape {
        Shape::Vec(shapes) => {
            for shape in shapes {
                flatten(shape, clip, painted);
            }
        }
        Shape::Rect(card) if card.fill.is_opaque() => {
            painted.push(Painted::Card(card.rect.intersect(clip), clip));
        }
        Shape::Text(text) if is_invisible(text) => {}
        Shape::Text(text) if text.angle == 0.0 && text.galley.mesh_bounds.is_positive() => {
            let ink = text.galley.mesh_bounds.translate(text.pos.to_vec2());
            let seen = ink.intersect(clip);
            if seen.is_positive() {
                painted.push(Painted::Text(Written {
                    text,
                    ink,
                    seen,
                    clip,
                }));
            }
        }
        _ => {}
    }
}

/// A field keeps its text while something else shows it.
fn is_invisible(text: &TextShape) -> bool {
    let mut sections = text.galley.job.sections.iter();
    sections.all(|section| section.format.color == Color32::TRANSPARENT)
}

fn is_cut(written: &Written<'_>) -> bool {
    let (ink, clip) = (written.ink, written.clip);
    ink.right() > clip.right() + SLACK || ink.left() < clip.left() - SLACK
}

fn is_broken(written: &Written<'_>) -> bool {
    let letter = |c: char| c.is_alphanumeric();
    written.text.galley.rows.windows(2).any(|two| {
        let (last, first) = (two[0].row.glyphs.last(), two[1].row.glyphs.first());
        let (Some(last), Some(first)) = (last, first) else {
            return false;
        };
        !two[0].ends_with_newline && letter(last.chr) && letter(first.chr)
    })
}

/// Menus, dialogs and tooltips may be painted in all of the window: they float, with what is on them.
fn is_hidden(written: &Written<'_>, over: &[Painted<'_>], window: Rect) -> bool {
    let place = written.seen.shrink(SLACK);
    let mut floating: Vec<Rect> = Vec::new();
    over.iter().any(|painted| {
        let Painted::Card(card, clip) = painted else {
            return false;
        };
        let floats = clip.contains_rect(window)
            || floating
                .iter()
                .any(|under| under.expand(SLACK).contains_rect(*card));
        if floats {
            floating.push(*card);
        }
        !floats && card.intersect(place).is_positive()
    })
}

/// The card it stands on is the foremost one behind its middle.
fn is_beyond(written: &Written<'_>, behind: &[Painted<'_>]) -> bool {
    let cards = behind.iter().rev().filter_map(|painted| match painted {
        Painted::Card(card, _) => Some(*card),
        Painted::Text(_) => None,
    });
    let mut under = cards.filter(|card| card.contains(written.seen.center()));
    // A card that is lower than a line is a bar or a mark, on which nothing is written.
    let card = under.find(|card| card.height() >= written.seen.height());
    card.is_some_and(|card| {
        let room = card.x_range().shrink(EDGE);
        !room.contains(written.seen.left()) || !room.contains(written.seen.right())
    })
}

fn lies_over(written: &Written<'_>, behind: &[Painted<'_>]) -> bool {
    behind.iter().enumerate().any(|(at, painted)| {
        let Painted::Text(other) = painted else {
            return false;
        };
        let shared = written
            .seen
            .shrink(SLACK)
            .intersect(other.seen.shrink(SLACK));
        shared.is_positive() && !is_covered(shared, &behind[at..])
    })
}

/// Whether something that is painted over a place hides it.
fn is_covered(place: Rect, over: &[Painted<'_>]) -> bool {
    over.iter().any(|painted| match painted {
        Painted::Card(card, _) => card.expand(SLACK).contains_rect(place),
        Painted::Text(_) => false,
    })
}
