//! The list of changes: each with its name; a press goes back to it, or forward. Arrows walk it, Enter goes.

use crate::window::clickomania::command::{ChangeKind, ClickomaniaContext, EditorCommand};
use crate::window::kit::history::{History, Memory};
use crate::window::kit::{dialog, theme};
use egui::{Align2, Key, Modifiers, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2};

const LINE: f32 = 27.0;

/// The list, while it is open.
#[derive(Default)]
pub struct HistoryList {
    open: bool,
    /// The line that Enter takes, counted from the beginning; none before the list was shown.
    at: Option<usize>,
}

impl HistoryList {
    /// Opens it.
    pub fn open(&mut self) {
        *self = HistoryList {
            open: true,
            at: None,
        };
    }

    /// Whether it is open.
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// Shows the list if it is open.
    pub fn show<C: Memory>(
        &mut self,
        ui: &Ui,
        app: &mut ClickomaniaContext,
        history: &History<C, ChangeKind>,
    ) {
        if !self.open {
            return;
        }
        let text = app.text;
        let (done, undone) = (history.kinds(false), history.kinds(true));
        let lines = done.len() + undone.len() + 1;
        let mut target = None;
        let response = dialog::show(ui, "history", 340.0, |ui| {
            ui.heading(text.msg_history_title());
            ui.add_space(4.0);
            let room = (ui.ctx().content_rect().height() - 220.0).clamp(120.0, 420.0);
            let before = self.at;
            let at = walked(ui, before.unwrap_or(done.len()), lines);
            self.at = Some(at);
            let mut scroll = ScrollArea::vertical()
                .max_height(room)
                .auto_shrink([false, true]);
            if before != Some(at) {
                let here = (at as f32 + 1.0) * LINE - room * 0.7;
                scroll = scroll.vertical_scroll_offset(here.max(0.0));
            }
            if ui.input(|input| input.key_pressed(Key::Enter)) {
                target = Some(at);
            }
            ui.spacing_mut().item_spacing.y = 0.0;
            scroll.show_rows(ui, LINE, lines, |ui, rows| {
                for row in rows {
                    let name = match row {
                        0 => text.msg_history_begin(),
                        row if row <= done.len() => done[row - 1].name(&text),
                        // The one taken back last comes first.
                        row => undone[lines - 1 - row].name(&text),
                    };
                    let when = row.cmp(&done.len());
                    if line(ui, &name, when, row == at).clicked() {
                        target = Some(row);
                    }
                }
            });
        });
        let by = target.map(|row| row as isize - done.len() as isize);
        if let Some(by) = by.filter(|by| *by != 0) {
            app.send(EditorCommand::GoInHistory(by));
        }
        if target.is_some() || response.should_close() {
            self.open = false;
        }
    }
}

/// The line to which keys go from this one.
fn walked(ui: &Ui, at: usize, lines: usize) -> usize {
    const PAGE: usize = 10;
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let last = lines - 1;
    match () {
        () if pressed(Key::ArrowUp) => at.saturating_sub(1),
        () if pressed(Key::ArrowDown) => at + 1,
        () if pressed(Key::PageUp) => at.saturating_sub(PAGE),
        () if pressed(Key::PageDown) => at + PAGE,
        () if pressed(Key::Home) => 0,
        () if pressed(Key::End) => last,
        () => at,
    }
    .min(last)
}

/// A change: made, the present one, or taken back; `chosen` if Enter goes there.
fn line(ui: &mut Ui, name: &str, when: std::cmp::Ordering, chosen: bool) -> egui::Response {
    let theme = theme::of(ui);
    let size = vec2(ui.available_width(), LINE);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::ListItem, true, chosen, name));
    if chosen || response.hovered() || response.has_focus() {
        let fill = match chosen {
            true => theme.card_pressed,
            false => theme.card_hovered,
        };
        ui.painter().rect_filled(rect, 6.0, fill);
    }
    let (font, color) = match when {
        std::cmp::Ordering::Equal => (theme::semibold(14.0), theme.text),
        std::cmp::Ordering::Less => (theme::regular(14.0), theme.text),
        std::cmp::Ordering::Greater => (theme::regular(14.0), theme.quiet),
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
