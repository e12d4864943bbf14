//! Buttons with an icon and a label. Without room for both the icon or label goes; the accessible name stays.

use crate::window::kit::icons::Icon;
use crate::window::kit::theme;
use crate::window::kit::theme::Theme;
use crate::window::kit::widgets::{Explained as _, allocate_button, one_line};
use egui::{Color32, FontId, Rect, Response, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

/// Height of a flat button, in points.
const HEIGHT: f32 = 32.0;
/// Space between icon and label, in points.
const GAP: f32 = 6.0;

/// A button with an icon and a label; `name` is its tooltip and its accessible name.
pub struct LabelledButton<'a> {
    icon: Icon,
    words: &'a str,
    name: &'a str,
    labelled: bool,
    enabled: bool,
    chosen: bool,
    /// True without tooltip: it shows something else when hovered.
    quiet: bool,
}

/// Look of a button at rest.
struct Look {
    fill: Color32,
    line: Stroke,
    rounding: f32,
    font: FontId,
    /// Side of the icon, in points.
    icon: f32,
    /// Padding, in points.
    padding: f32,
}

impl Look {
    /// A flat button: only icon and label.
    fn flat() -> Look {
        Look {
            fill: Color32::TRANSPARENT,
            line: Stroke::NONE,
            rounding: 8.0,
            font: theme::regular(14.0),
            icon: 19.0,
            padding: 8.0,
        }
    }

    /// A card with a border.
    fn framed(theme: &Theme) -> Look {
        Look {
            fill: theme.card,
            line: Stroke::new(1.0, theme.line),
            rounding: 7.0,
            font: theme::semibold(13.0),
            icon: 16.0,
            padding: 5.0,
        }
    }
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

    /// Removes the tooltip.
    pub fn quiet(self) -> Self {
        LabelledButton {
            quiet: true,
            ..self
        }
    }

    /// Sets whether there is room for the label.
    pub fn labelled(self, labelled: bool) -> Self {
        LabelledButton { labelled, ..self }
    }

    /// Sets whether it can be pressed.
    pub fn enabled(self, enabled: bool) -> Self {
        LabelledButton { enabled, ..self }
    }

    /// Sets whether it is on.
    pub fn chosen(self, chosen: bool) -> Self {
        LabelledButton { chosen, ..self }
    }

    /// Natural width, in points.
    pub fn width(&self, ui: &Ui) -> f32 {
        let look = Look::flat();
        if self.labelled {
            2.0 * look.padding + look.icon + GAP + words_width(ui, self.words)
        } else {
            HEIGHT + 2.0
        }
    }

    /// Shows it flat, in its natural width.
    pub fn show(self, ui: &mut Ui) -> Response {
        let size = vec2(self.width(ui), HEIGHT);
        self.shown(ui, size, &Look::flat())
    }

    /// Shows it in a frame of this size, in points; without the icon if the label needs its room.
    pub fn show_framed(self, ui: &mut Ui, size: Vec2) -> Response {
        let look = Look::framed(theme::of(ui));
        self.shown(ui, size, &look)
    }

    fn shown(self, ui: &mut Ui, size: Vec2, look: &Look) -> Response {
        let theme = theme::of(ui);
        let response = allocate_button(ui, size, self.name, self.enabled, self.chosen);
        let rect = response.rect;
        let fill = if !self.enabled {
            look.fill
        } else if response.is_pointer_button_down_on() || self.chosen {
            theme.card_pressed
        } else if response.hovered() || response.has_focus() {
            theme.card_hovered
        } else {
            look.fill
        };
        let line = if response.has_focus() {
            Stroke::new(2.0, theme.accent)
        } else {
            look.line
        };
        let ink = if self.enabled {
            theme.text
        } else {
            theme::mix(theme.window, theme.quiet, 120)
        };
        ui.painter()
            .rect(rect, look.rounding, fill, line, StrokeKind::Inside);
        self.content(ui, rect, look, ink);
        if self.quiet {
            response
        } else {
            response.explained(self.name)
        }
    }

    /// Paints icon and label in the middle.
    fn content(&self, ui: &Ui, rect: Rect, look: &Look, ink: Color32) {
        let room = (rect.width() - 2.0 * look.padding).max(1.0);
        let words = self.words.to_owned();
        let galley = self
            .labelled
            .then(|| one_line(ui, words, look.font.clone(), ink, room));
        let width = galley.as_ref().map(|galley| galley.size().x);
        let icon = width.is_none_or(|width| look.icon + GAP + width <= room + 1.0);
        let wide = match (icon, width) {
            (true, Some(width)) => look.icon + GAP + width,
            (true, None) => look.icon,
            (false, width) => width.unwrap_or_default(),
        };
        let painter = ui.painter();
        let mut left = rect.center() - vec2(wide / 2.0, 0.0);
        if icon {
            let corner = left - vec2(0.0, look.icon / 2.0);
            let square = Rect::from_min_size(corner, Vec2::splat(look.icon));
            (self.icon)(painter, square, ink);
            left.x += look.icon + GAP;
        }
        if let Some(galley) = galley {
            let at = pos2(left.x, left.y - galley.size().y / 2.0);
            painter.galley(at, galley, ink);
        }
    }
}

/// Width of a label on a flat button, in points.
pub fn words_width(ui: &Ui, words: &str) -> f32 {
    let painter = ui.painter();
    let galley = painter.layout_no_wrap(words.to_owned(), Look::flat().font, Color32::WHITE);
    galley.size().x.ceil()
}
