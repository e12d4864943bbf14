//! Where the cards of the page are: in two columns where there is room, the cards of a row equally high.

use crate::window::kit::theme;
use egui::{Id, Rect, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2};

/// The part of the width that the left column has.
const LEFT: f32 = 0.68;
/// Between cards.
const GAP: f32 = 16.0;
/// Inside their edge.
const PAD: f32 = 22.0;
const RADIUS: f32 = 14.0;

/// The cards, while they are shown.
pub struct Cards {
    /// The height of each by itself, in points, as it was shown last. egui keeps them while other pages are shown.
    heights: Vec<f32>,
    page: Rect,
    two: bool,
    /// Where the next row begins.
    y: f32,
    /// The number of the next card.
    next: usize,
}

impl Cards {
    /// Cards from the top of `page` on, as wide as that; in `two` columns where two stand beside each other.
    pub fn new(ui: &Ui, page: Rect, two: bool) -> Cards {
        Cards {
            heights: ui.data(|data| data.get_temp(heights())).unwrap_or_default(),
            page,
            two,
            y: page.min.y,
            next: 0,
        }
    }

    /// Ends the page: gives where the cards end.
    pub fn end(self, ui: &Ui) -> f32 {
        ui.data_mut(|data| data.insert_temp(heights(), self.heights));
        self.y
    }

    /// One over the whole width.
    pub fn whole(&mut self, ui: &mut Ui, show: impl FnOnce(&mut Ui)) {
        let height = self.known(self.next);
        self.card(ui, self.page.x_range(), height, show);
        self.y += height + GAP;
    }

    /// The left one of two.
    pub fn left(&mut self, ui: &mut Ui, show: impl FnOnce(&mut Ui)) {
        if !self.two {
            return self.whole(ui, show);
        }
        let height = self.known(self.next).max(self.known(self.next + 1));
        let right = self.page.min.x + (self.page.width() - GAP) * LEFT;
        self.card(ui, (self.page.min.x..=right).into(), height, show);
    }

    /// The right one, after [`Cards::left`].
    pub fn right(&mut self, ui: &mut Ui, show: impl FnOnce(&mut Ui)) {
        if !self.two {
            return self.whole(ui, show);
        }
        let height = self.known(self.next - 1).max(self.known(self.next));
        let left = self.page.min.x + (self.page.width() - GAP) * LEFT + GAP;
        self.card(ui, (left..=self.page.max.x).into(), height, show);
        self.y += height + GAP;
    }

    fn known(&self, number: usize) -> f32 {
        self.heights.get(number).copied().unwrap_or(180.0)
    }

    fn card(&mut self, ui: &mut Ui, x: egui::Rangef, height: f32, show: impl FnOnce(&mut Ui)) {
        let theme = theme::of(ui);
        let rect = Rect::from_min_size(pos2(x.min, self.y), vec2(x.span(), height));
        let stroke = Stroke::new(1.0, theme.line);
        let painter = ui.painter();
        painter.rect(rect, RADIUS, theme.window, stroke, StrokeKind::Inside);
        let builder = UiBuilder::new()
            .id_salt(("home card", self.next))
            .max_rect(rect.shrink(PAD));
        let mut child = ui.new_child(builder);
        show(&mut child);
        let needed = child.min_rect().height() + 2.0 * PAD;
        if self.heights.len() <= self.next {
            self.heights.resize(self.next + 1, needed);
            ui.ctx().request_repaint();
        }
        if (self.heights[self.next] - needed).abs() > 0.5 {
            self.heights[self.next] = needed;
            ui.ctx().request_repaint();
        }
        self.next += 1;
    }
}

/// Where egui keeps the heights.
fn heights() -> Id {
    Id::unique("heights of the cards")
}
