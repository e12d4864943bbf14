//! The cost in the band, large, with what comes next.

use super::size::BandSize;
use crate::window::clickomania::guide::goals::measured_words;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::theme;
use crate::window::kit::widgets::Explained as _;
use egui::{
    Color32, CornerRadius, Galley, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2,
    vec2,
};
use engine::task::Measure;
use std::sync::Arc;

/// Left and right of it.
const PAD: f32 = 10.0;
/// Between the number and the words.
const GAP: f32 = 8.0;

/// The cost, laid out.
pub struct PriceLayout {
    pub width: f32,
    number: Arc<Galley>,
    words: Vec<Arc<Galley>>,
    /// Whether the words stand before the number.
    words_first: bool,
    spoken: String,
}

impl PriceLayout {
    /// Lays out the cost, or what else the goals count, and the next goal.
    pub fn new(
        ui: &Ui,
        app: &AppContext,
        (cost, next, measure): (u64, Option<u64>, Measure),
        size: BandSize,
    ) -> PriceLayout {
        let theme = theme::of(ui);
        let text = &app.text;
        let points = match cost {
            1000.. => 20.0,
            _ if size.low => 26.0,
            _ if size.narrow => 28.0,
            _ => 32.0,
        };
        let lay = |words: String, font, ink: Color32| ui.painter().layout_no_wrap(words, font, ink);
        let number = lay(cost.to_string(), theme::semibold(points), theme.text);
        let caption = match measure {
            Measure::Blocks => text.msg_cost_blocks(),
            Measure::Cost | Measure::Steps => text.msg_cost(),
        };
        let caption = caption.to_lowercase();
        let next_words = |next: u64| match measure {
            Measure::Cost => next.to_string(),
            Measure::Blocks | Measure::Steps => measured_words(text, measure, next),
        };
        let words = match (size.narrow, next) {
            (true, _) => vec![lay(caption, theme::regular(12.5), theme.quiet)],
            (false, Some(next)) => vec![
                lay(caption, theme::semibold(12.0), theme.text),
                lay(
                    text.msg_band_next(next_words(next)),
                    theme::regular(12.5),
                    theme.quiet,
                ),
            ],
            (false, None) => vec![lay(caption, theme::semibold(12.5), theme.text)],
        };
        let wide = words.iter().map(|words| words.size().x);
        let wide = wide.fold(0.0, f32::max);
        PriceLayout {
            width: (2.0 * PAD + number.size().x + GAP + wide).ceil(),
            number,
            words,
            words_first: size.narrow,
            spoken: text.msg_cost_name(cost.to_string()),
        }
    }

    /// Shows it here; true if it was pressed.
    pub fn show(self, ui: &Ui, app: &AppContext, rect: Rect, open: bool) -> bool {
        let theme = theme::of(ui);
        let response = ui.interact(rect, Id::unique("cost"), Sense::click_and_drag());
        response.widget_info(|| {
            let mut info = WidgetInfo::labeled(Role::Button, true, &self.spoken);
            info.selected = open.then_some(true);
            info
        });
        let painter = ui.painter();
        let button = rect.shrink2(vec2(0.0, 6.0));
        if open || response.hovered() || response.has_focus() {
            painter.rect_filled(button, CornerRadius::same(8), theme.card_hovered);
        }
        if response.has_focus() {
            let stroke = Stroke::new(2.0, theme.accent);
            painter.rect_stroke(button, CornerRadius::same(8), stroke, StrokeKind::Inside);
        }
        let wide = self.words.iter().map(|words| words.size().x);
        let wide = wide.fold(0.0, f32::max);
        let (mut number, mut words) = (rect.min.x + PAD, rect.min.x + PAD);
        if self.words_first {
            number += wide + GAP
        } else {
            words += self.number.size().x + GAP
        }
        let middle = rect.center().y;
        let at = pos2(number, middle - self.number.size().y / 2.0);
        painter.galley(at, self.number, theme.text);
        let high: f32 = self.words.iter().map(|words| words.size().y).sum();
        let mut at = pos2(words, middle - high / 2.0);
        for words in self.words {
            let below = words.size().y;
            painter.galley(at, words, theme.text);
            at.y += below;
        }
        let clicked = response.clicked();
        response.explained(app.text.msg_cost_tip());
        clicked
    }
}
