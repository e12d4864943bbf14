//! The list of changes: each with its name; a press goes back to it, or forward.

use super::Workshop;
use crate::app::command::Command;
use crate::app::desk::Desk;
use crate::app::dialog;
use crate::app::theme;
use egui::{Align2, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2};

const LINE: f32 = 27.0;

/// Shows the list if it is open.
pub fn show(workshop: &mut Workshop, ui: &Ui, desk: &mut Desk) {
    if !workshop.story_open {
        return;
    }
    let text = desk.text;
    let history = &workshop.document.history;
    let (done, undone) = (history.names(false), history.names(true));
    let lines = done.len() + undone.len() + 1;
    let mut target: Option<isize> = None;
    let response = dialog::show(ui, "history", 340.0, |ui| {
        ui.heading(text.msg_menu_history());
        ui.add_space(4.0);
        let room = (ui.ctx().content_rect().height() - 220.0).clamp(120.0, 420.0);
        let mut scroll = ScrollArea::vertical()
            .max_height(room)
            .auto_shrink([false, true]);
        if !std::mem::replace(&mut workshop.story_begun, true) {
            let here = (done.len() as f32 + 1.0) * LINE - room * 0.7;
            scroll = scroll.vertical_scroll_offset(here.max(0.0));
        }
        ui.spacing_mut().item_spacing.y = 0.0;
        scroll.show_rows(ui, LINE, lines, |ui, rows| {
            for row in rows {
                let by = row as isize - done.len() as isize;
                let name = match row {
                    0 => text.msg_history_begin(),
                    row if row <= done.len() => done[row - 1].name(&text),
                    // The one taken back last comes first.
                    row => undone[lines - 1 - row].name(&text),
                };
                if line(ui, &name, by).clicked() {
                    target = Some(by);
                }
            }
        });
    });
    if let Some(by) = target.filter(|by| *by != 0) {
        desk.send(Command::GoInHistory(by));
    }
    if target.is_some() || response.should_close() {
        workshop.story_open = false;
    }
}

/// A change; `by` counts from the present one: earlier ones are negative, those taken back positive.
fn line(ui: &mut Ui, name: &str, by: isize) -> egui::Response {
    let theme = theme::of(ui);
    let size = vec2(ui.available_width(), LINE);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::ListItem, true, by == 0, name));
    if by == 0 || response.hovered() || response.has_focus() {
        let fill = if by == 0 {
            theme.card_pressed
        } else {
            theme.card_hovered
        };
        ui.painter().rect_filled(rect, 6.0, fill);
    }
    let (font, color) = match by {
        0 => (theme::semibold(14.0), theme.text),
        by if by < 0 => (theme::regular(14.0), theme.text),
        _ => (theme::regular(14.0), theme.quiet),
    };
    ui.painter().text(
        rect.left_center() + vec2(10.0, 0.0),
        Align2::LEFT_CENTER,
        name,
        font,
        color,
    );
    response
}
