//! The search above the palette, for blocks of all categories and in the program; below it the number of hits in the
//! program, with buttons to the next one and the one before.

use crate::window::clickomania::actions::{action, named};
use crate::window::clickomania::command::{ClickomaniaContext, EditorCommand};
use crate::window::clickomania::program::find::Find;
use crate::window::kit::icons::Icon;
use crate::window::kit::widgets::{Explained as _, IconButton, choose_all, one_line};
use crate::window::kit::{icons, theme};
use egui::{
    Id, Key, Margin, Modifiers, Rect, Role, Sense, TextEdit, Ui, UiBuilder, Vec2, WidgetInfo, pos2,
    vec2,
};

/// Height of the row about the program, in points.
pub const ROW: f32 = 28.0;
/// Size of its buttons, in points.
const BUTTON: f32 = 26.0;

/// The id of the field.
const FIELD: &str = "palette search";

/// The field with the wanted words.
#[derive(Default)]
pub struct SearchBox {
    wanted: String,
    /// True until the field gets the keyboard.
    focus_soon: bool,
    /// True if the field had the keyboard when it was shown last.
    has_keyboard: bool,
}

impl SearchBox {
    /// The wanted words, without spaces around them.
    pub fn wanted(&self) -> &str {
        self.wanted.trim()
    }

    /// True while something is searched for.
    pub fn is_active(&self) -> bool {
        !self.wanted().is_empty()
    }

    /// True while the field has the keyboard, or is to get it.
    pub fn wants_keyboard(&self) -> bool {
        self.focus_soon || self.has_keyboard
    }

    /// Gives the keyboard to the field, with its words selected.
    pub fn focus(&mut self) {
        self.focus_soon = true;
    }

    /// Searches for these words, without the signs for empty places.
    pub fn look_for(&mut self, words: &str) {
        let words = words.split_whitespace().filter(|word| *word != "…");
        self.wanted = words.collect::<Vec<_>>().join(" ");
        self.focus();
    }

    /// Ends the search. True if there was one.
    pub fn end(&mut self) -> bool {
        let was = self.is_active();
        self.wanted.clear();
        was
    }

    /// Shows the field. True if the keyboard goes to the blocks below.
    pub fn show(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) -> bool {
        let id = Id::unique(FIELD);
        let has_keyboard = ui.memory(|memory| memory.has_focus(id));
        let to_blocks = has_keyboard && self.keys(ui, app);
        ui.horizontal(|ui| {
            let room = if self.wanted.is_empty() { 0.0 } else { 34.0 };
            let hint = app.text.msg_palette_search();
            let field = TextEdit::singleline(&mut self.wanted)
                .id(id)
                .hint_text(&hint)
                .margin(Margin::symmetric(10, 6))
                .desired_width(ui.available_width() - room);
            let response = ui.add(field).accessible_name(&hint);
            if std::mem::take(&mut self.focus_soon) {
                response.request_focus();
                choose_all(ui, id, &self.wanted);
            }
            self.has_keyboard = response.has_focus();
            let escape =
                |ui: &Ui| ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
            // Only in the frame in which the field loses the keyboard: later the key is for a drag. It is consumed, so that
            // the found block stays chosen.
            let had_keyboard = ui.memory(|memory| memory.had_focus_last_frame(id));
            if had_keyboard && !response.has_focus() && escape(ui) {
                self.wanted.clear();
            }
            // While one types, the hits are below the field.
            if !response.has_focus() {
                response.explained(named(&app.text, &EditorCommand::Find.into()));
            }
            if !self.wanted.is_empty() {
                let name = app.text.msg_palette_search_clear();
                let cross = IconButton::new(icons::cross, &name).size(28.0);
                if cross.show(ui).clicked() {
                    self.wanted.clear();
                }
            }
        });
        to_blocks
    }

    /// Shows the number of hits in the program, and the buttons to the next one and the one before.
    pub fn in_program(&self, ui: &mut Ui, app: &mut ClickomaniaContext, row: Rect, find: &Find) {
        let theme = theme::of(ui);
        let text = app.text;
        let (at, of) = find.place();
        let words = match at {
            _ if of == 0 => text.msg_find_nothing(),
            None => text.msg_find_count(of.to_string()),
            Some(at) => text.msg_find_place(at.to_string(), of.to_string()),
        };
        let buttons_room = if of == 0 { 0.0 } else { 2.0 * BUTTON + 14.0 };
        let room = row.width() - buttons_room;
        let label = Rect::from_min_size(row.min, vec2(room, row.height()));
        let response = ui.interact(label, Id::unique("found in the program"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
        let color = if of == 0 { theme.quiet } else { theme.text };
        let font = theme::regular(13.0);
        let galley = one_line(ui, words, font, color, room - 4.0);
        let at = label.left_center() + vec2(4.0, -galley.size().y / 2.0);
        ui.painter().galley(at, galley, color);
        if of == 0 {
            return;
        }
        let buttons: [(Icon, bool); 2] = [(icons::up, true), (icons::down, false)];
        let mut corner = pos2(row.max.x - 2.0 * BUTTON - 2.0, row.min.y + 1.0);
        for (icon, back) in buttons {
            let place = Rect::from_min_size(corner, Vec2::splat(BUTTON));
            corner.x += BUTTON + 2.0;
            let command = EditorCommand::FindNext { back }.into();
            let Some(action) = action(&command) else {
                continue;
            };
            let (name, tip) = ((action.name)(&text), action.tooltip(&text));
            let button = IconButton::new(icon, &name).size(BUTTON).quiet();
            let builder = UiBuilder::new().max_rect(place);
            let response = ui.scope_builder(builder, |ui| button.show(ui)).inner;
            if response.explained(tip).clicked() {
                app.send(command);
            }
        }
    }

    /// Handles keys: Enter and F3 go to the next hit, Ctrl+F selects the words. True for the arrow down, which goes to the
    /// blocks.
    fn keys(&mut self, ui: &Ui, app: &mut ClickomaniaContext) -> bool {
        let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
        self.focus_soon |= pressed(Modifiers::COMMAND, Key::F);
        let to_blocks = pressed(Modifiers::NONE, Key::ArrowDown);
        if !self.is_active() {
            return to_blocks;
        }
        for key in [Key::Enter, Key::F3] {
            for (modifiers, back) in [(Modifiers::SHIFT, true), (Modifiers::NONE, false)] {
                if pressed(modifiers, key) {
                    app.send(EditorCommand::FindNext { back });
                }
            }
        }
        to_blocks
    }
}
