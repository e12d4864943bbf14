//! A button with an icon and a word beside it: the icon goes where there is no room for both.

use crate::app::common::icons::Icon;
use crate::app::common::theme;
use crate::app::common::widgets::{Explained as _, one_line};
use egui::{Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

/// How wide the icon is, and what stands between it and the word.
const ICON: f32 = 16.0;
const GAP: f32 = 6.0;
/// Between the word and the edges.
const PADDING: f32 = 5.0;

/// A button with an icon and a word; `name` is its tooltip and its accessible name.
pub struct WordButton<'a> {
    icon: Icon,
    words: &'a str,
    name: &'a str,
    enabled: bool,
    chosen: bool,
    quiet: bool,
    icon_only: bool,
}

impl<'a> WordButton<'a> {
    pub fn new(icon: Icon, words: &'a str, name: &'a str) -> WordButton<'a> {
        WordButton {
            icon,
            words,
            name,
            enabled: true,
            chosen: false,
            quiet: false,
            icon_only: false,
        }
    }

    /// Whether it can be pressed.
    pub fn enabled(self, enabled: bool) -> Self {
        WordButton { enabled, ..self }
    }

    /// Whether it is on.
    pub fn chosen(self, chosen: bool) -> Self {
        WordButton { chosen, ..self }
    }

    /// Without a tooltip: whoever shows it gives another one.
    pub fn quiet(self) -> Self {
        WordButton {
            quiet: true,
            ..self
        }
    }

    /// Whether the word is left out.
    pub fn icon_only(self, icon_only: bool) -> Self {
        WordButton { icon_only, ..self }
    }

    /// Shows it in this size, in points.
    pub fn show(self, ui: &mut Ui, size: Vec2) -> Response {
        let theme = theme::of(ui);
        let sense = match self.enabled {
            true => Sense::click(),
            false => Sense::hover(),
        };
        let (rect, response) = ui.allocate_exact_size(size, sense);
        let (enabled, chosen, name) = (self.enabled, self.chosen, self.name);
        response.widget_info(|| {
            let mut info = WidgetInfo::labeled(Role::Button, enabled, name);
            info.selected = chosen.then_some(true);
            info
        });
        let fill = match () {
            () if !enabled => theme.card,
            () if response.is_pointer_button_down_on() || chosen => theme.card_pressed,
            () if response.hovered() || response.has_focus() => theme.card_hovered,
            () => theme.card,
        };
        let line = match response.has_focus() {
            true => Stroke::new(2.0, theme.accent),
            false => Stroke::new(1.0, theme.line),
        };
        let painter = ui.painter_at(rect.expand(2.0));
        painter.rect(rect, 7.0, fill, line, StrokeKind::Inside);
        let ink = match enabled {
            true => theme.text,
            false => theme::mix(theme.window, theme.quiet, 110),
        };
        let font = theme::semibold(13.0);
        let room = (size.x - 2.0 * PADDING).max(1.0);
        let galley = one_line(ui, self.words.to_owned(), font, ink, room);
        let both = ICON + GAP + galley.size().x;
        let (icon, words) = match () {
            () if self.icon_only => (true, false),
            () => (both <= room, true),
        };
        let wide = match (icon, words) {
            (true, true) => both,
            (true, false) => ICON,
            (false, _) => galley.size().x,
        };
        let mut x = rect.center().x - wide / 2.0;
        let middle = rect.center().y;
        if icon {
            let at = Rect::from_min_size(egui::pos2(x, middle - ICON / 2.0), Vec2::splat(ICON));
            (self.icon)(&painter, at, ink);
            x += ICON + GAP;
        }
        if words {
            let at = egui::pos2(x, middle) - vec2(0.0, galley.size().y / 2.0);
            painter.galley(at, galley, ink);
        }
        match self.quiet {
            true => response,
            false => response.explained(self.name),
        }
    }
}
