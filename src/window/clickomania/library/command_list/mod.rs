//! The list of all commands: some words find one, Enter does it.

mod entries;
#[cfg(test)]
mod ways;

use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::kit::search::matches;
use crate::window::kit::{dialog, theme};
use egui::{Align2, Key, Role, ScrollArea, Sense, TextEdit, Ui, WidgetInfo, vec2};
pub use entries::Situation;
use entries::{CommandEntry, entries};

/// How wide the list is.
const WIDTH: f32 = 460.0;
/// How high a line is.
const LINE: f32 = 30.0;

/// The list, while it is open.
#[derive(Default)]
pub struct CommandList {
    open: bool,
    wanted: String,
    /// The line that Enter takes.
    at: usize,
    begun: bool,
}

impl CommandList {
    /// Opens it, empty.
    pub fn open(&mut self) {
        *self = CommandList {
            open: true,
            ..CommandList::default()
        };
    }

    /// Whether it is open.
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// Shows it if it is open: all commands that are possible now.
    pub fn show(&mut self, ui: &Ui, app: &mut ClickomaniaContext, situation: &Situation<'_>) {
        if !self.open {
            return;
        }
        let entries = entries(situation, app);
        let theme = theme::of(ui);
        let text = app.text;
        let found: Vec<CommandEntry> = entries
            .into_iter()
            .filter(|entry| matches(&entry.name, &self.wanted))
            .collect();
        let mut taken = None;
        let response = dialog::show(ui, "commands", WIDTH, |ui| {
            let (up, down) = ui.input_mut(|input| {
                let none = egui::Modifiers::NONE;
                let up = input.consume_key(none, Key::ArrowUp);
                (up, input.consume_key(none, Key::ArrowDown))
            });
            let field = TextEdit::singleline(&mut self.wanted)
                .hint_text(text.msg_commands_hint())
                .margin(egui::Margin::symmetric(10, 8))
                .desired_width(f32::INFINITY);
            let field = ui.add(field).accessible_name(text.msg_menu_commands());
            if !std::mem::replace(&mut self.begun, true) {
                field.request_focus();
            }
            if field.changed() {
                self.at = 0;
            }
            let last = found.len().saturating_sub(1);
            if up {
                self.at = self.at.saturating_sub(1);
            } else if down {
                self.at = (self.at + 1).min(last);
            }
            if field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
                taken = found.get(self.at);
            }
            ui.add_space(4.0);
            // The window keeps its height, so that nothing jumps while one types.
            let room = ui.ctx().content_rect().height() - 220.0;
            ui.set_min_height(room.clamp(120.0, 12.0 * LINE));
            ScrollArea::vertical()
                .max_height(room.clamp(120.0, 12.0 * LINE))
                .auto_shrink(false)
                .show(ui, |ui| {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    for (number, entry) in found.iter().enumerate() {
                        let chosen = number == self.at;
                        let line = line(ui, &entry.name, &entry.keys, chosen);
                        if chosen && (up || down) {
                            line.scroll_to_me(None);
                        }
                        if line.clicked() {
                            taken = Some(entry);
                        }
                    }
                    if found.is_empty() {
                        ui.colored_label(theme.quiet, text.msg_commands_none());
                    }
                });
        });
        if let Some(entry) = taken {
            app.send(entry.command.clone());
            self.open = false;
        } else if response.should_close() {
            self.open = false;
        }
    }
}

fn line(ui: &mut Ui, name: &str, keys: &str, chosen: bool) -> egui::Response {
    let theme = theme::of(ui);
    let size = vec2(ui.available_width(), LINE);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::MenuItem, true, chosen, name));
    let painter = ui.painter();
    if chosen || response.hovered() {
        let fill = if chosen {
            theme.card_pressed
        } else {
            theme.card_hovered
        };
        painter.rect_filled(rect, 6.0, fill);
    }
    painter.text(
        rect.left_center() + vec2(10.0, 0.0),
        Align2::LEFT_CENTER,
        name,
        theme::regular(14.5),
        theme.text,
    );
    painter.text(
        rect.right_center() - vec2(10.0, 0.0),
        Align2::RIGHT_CENTER,
        keys,
        theme::regular(13.0),
        theme.quiet,
    );
    response
}
