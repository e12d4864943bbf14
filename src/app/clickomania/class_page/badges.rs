//! What marks lines: the letters of groups, the numbers of those who were chosen.

use crate::app::common::theme;
use egui::{Align2, Color32, Pos2, Rect, Ui, vec2};

/// The colours of groups, one after the other; white is read on all of them.
const GROUPS: [Color32; 6] = [
    Color32::from_rgb(88, 70, 190),
    Color32::from_rgb(11, 107, 125),
    Color32::from_rgb(140, 82, 3),
    Color32::from_rgb(156, 42, 112),
    Color32::from_rgb(30, 104, 60),
    Color32::from_rgb(160, 48, 38),
];
/// The letter of a group.
pub fn badge(ui: &Ui, at: Pos2, group: usize) {
    let rect = Rect::from_center_size(at, vec2(21.0, 21.0));
    let painter = ui.painter();
    painter.rect_filled(rect, 5.0, GROUPS[group % GROUPS.len()]);
    let font = theme::semibold(12.5);
    painter.text(
        at,
        Align2::CENTER_CENTER,
        group_name(group),
        font,
        Color32::WHITE,
    );
}

/// *A*, *B* … *Z*, *27*.
pub fn group_name(group: usize) -> String {
    match u8::try_from(group) {
        Ok(number @ 0..26) => char::from(b'A' + number).to_string(),
        _ => (group + 1).to_string(),
    }
}

/// The number of somebody who was chosen, on a disc.
pub fn letter(ui: &Ui, at: Pos2, place: usize) {
    let theme = theme::of(ui);
    let painter = ui.painter();
    painter.circle_filled(at, 10.0, theme.accent);
    let (font, ink) = (theme::semibold(12.5), theme::ink_on(theme.accent));
    painter.text(at, Align2::CENTER_CENTER, place + 1, font, ink);
}
