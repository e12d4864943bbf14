//! Buttons with a drawing and a word beside it; where there is no room the word goes, and the name stays.

use crate::app::common::icons::Icon;
use crate::app::common::theme;
use crate::app::common::widgets::Explained as _;
use egui::{
    Align2, Color32, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2,
};

/// How high a button is, in points.
const HEIGHT: f32 = 32.0;
/// The side of the drawing.
const ICON: f32 = 19.0;
/// Left of the drawing, right of the word.
const PAD: f32 = 8.0;
/// Between the drawing and the word.
const GAP: f32 = 6.0;

/// A button with a drawing and a word; `name` is its tooltip and its accessible name.
pub struct LabelledButton<'a> {
    icon: Icon,
    words: &'a str,
    name: &'a str,
    labelled: bool,
    enabled: bool,
    chosen: bool,
    /// Without a tooltip: it shows something else when hovered.
    quiet: bool,
}

impl<'a> LabelledButton<'a> {
    pub fn new(icon: Icon, words: &'a str, name: &'a str) -> LabelledButton<'a> {
        LabelledButton {
            icon,
            words,
            name,
            labelled: true,
            enabled: true,
            chosen: false,
            quiet: false,
        }
    }

    /// Without a tooltip.
    pub fn quiet(self) -> Self {
        LabelledButton {
            quiet: true,
            ..self
        }
    }

    /// Whether there is room for the word.
    pub fn labelled(self, labelled: bool) -> Self {
        LabelledButton { labelled, ..self }
    }

    /// Whether it can be pressed.
    pub fn enabled(self, enabled: bool) -> Self {
        LabelledButton { enabled, ..self }
    }

    /// Whether it is on.
    pub fn chosen(self, chosen: bool) -> Self {
        LabelledButton { chosen, ..self }
    }

    /// How wide it is, in points.
    pub fn width(&self, ui: &Ui) -> f32 {
        match self.labelled {
            true => 2.0 * PAD + ICON + GAP + words_width(ui, self.words),
            false => HEIGHT + 2.0,
        }
    }

    pub fn show(self, ui: &mut Ui) -> Response {
        let theme = theme::of(ui);
        let sense = match self.enabled {
            true => Sense::click(),
            false => Sense::hover(),
        };
        let size = vec2(self.width(ui), HEIGHT);
        let (rect, response) = ui.allocate_exact_size(size, sense);
        let (enabled, chosen, name) = (self.enabled, self.chosen, self.name);
        response.widget_info(|| {
            let mut info = WidgetInfo::labeled(Role::Button, enabled, name);
            info.selected = chosen.then_some(true);
            info
        });
        let fill = match () {
            () if !enabled => Color32::TRANSPARENT,
            () if response.is_pointer_button_down_on() || chosen => theme.card_pressed,
            () if response.hovered() || response.has_focus() => theme.card_hovered,
            () => Color32::TRANSPARENT,
        };
        let line = match response.has_focus() {
            true => Stroke::new(2.0, theme.accent),
            false => Stroke::NONE,
        };
        let ink = match enabled {
            true => theme.text,
            false => theme::mix(theme.window, theme.quiet, 130),
        };
        let painter = ui.painter();
        painter.rect(rect, 8.0, fill, line, StrokeKind::Inside);
        let middle = match self.labelled {
            true => rect.left_center() + vec2(PAD + ICON / 2.0, 0.0),
            false => rect.center(),
        };
        (self.icon)(
            painter,
            Rect::from_center_size(middle, vec2(ICON, ICON)),
            ink,
        );
        if self.labelled {
            let at = rect.left_center() + vec2(PAD + ICON + GAP, 0.0);
            let font = theme::regular(14.0);
            painter.text(at, Align2::LEFT_CENTER, self.words, font, ink);
        }
        match self.quiet {
            true => response,
            false => response.explained(self.name),
        }
    }
}

/// How wide words are on such a button, in points.
pub fn words_width(ui: &Ui, words: &str) -> f32 {
    let painter = ui.painter();
    let galley = painter.layout_no_wrap(words.to_owned(), theme::regular(14.0), Color32::WHITE);
    galley.size().x.ceil()
}
