//! Opens the menu of the canvas: the second button of the mouse does, or keys.

use super::Canvas;
use super::focus_targets::FocusTarget;
use super::menu::{About, Here, pressed_part};
use super::scene::RunMarks;
use crate::window::clickomania::actions::close_rows;
use crate::window::clickomania::command::{ClickomaniaContext, EditorCommand};
use crate::window::clickomania::program::document::Document;
use egui::{
    Id, Key, Popup, PopupCloseBehavior, Pos2, Rect, RectAlign, ScrollArea, SetOpenCommand, Ui,
};
use engine::language::{BlockId, Program};
use engine::layout::Hit;

/// The height of a menu of eight lines, in points.
const HEIGHT: f32 = 270.0;
/// The width of one, in the language with the longest words.
const WIDTH: f32 = 290.0;

impl Canvas {
    /// Opens the menu at the chosen blocks.
    pub fn open_menu(&mut self) {
        self.menu.soon = true;
    }

    /// What is pasted next comes where the menu was asked for.
    pub fn paste_at_menu(&mut self) {
        self.menu.paste_at = self.menu.at;
    }

    /// Shows the menu, if it is open.
    pub(super) fn show_menu(
        &mut self,
        ui: &Ui,
        app: &mut ClickomaniaContext,
        response: &egui::Response,
        document: &Document,
        run_marks: &RunMarks<'_>,
    ) {
        let program = document.program();
        let by_keys = std::mem::take(&mut self.menu.soon);
        if ui.input(|input| input.pointer.any_pressed() || input.modifiers.command) {
            // Something else was begun since.
            self.menu.paste_at = None;
        }
        if response.secondary_clicked() {
            self.ask_menu_by_pointer(ui, program);
        }
        if by_keys {
            self.ask_menu_by_keys();
        }
        let popup = self.menu_popup(response, by_keys);
        let focused = ui.memory(|memory| memory.focused());
        let about = About {
            program,
            layout: &self.layout,
            chosen: self.selection.blocks(),
            part: self.menu.part,
            more: self.menu.more,
            run_marks,
            history: document,
            // In its first frame a menu is only measured.
            by_keys: by_keys || self.menu.hangs.is_some() && focused.is_none(),
        };
        let shown = popup.show(|ui| {
            close_rows(ui);
            ui.set_min_width(230.0);
            let room = ui.ctx().content_rect().height() - 24.0;
            let scroll = ScrollArea::vertical().max_height(room);
            // As high as it wants to be, wherever the pointer is: egui moves it into the window.
            let scroll = scroll.min_scrolled_height(room);
            scroll.show(ui, |ui| about.show(ui, app)).inner
        });
        let here = shown.as_ref().and_then(|shown| shown.inner.as_ref());
        if let Some(here) = here {
            self.answer_menu(ui, app, program, (here, focused));
        }
        if shown.is_none() {
            (self.menu.at, self.menu.part, self.menu.more) = (None, None, false);
        }
        self.follow_menu_focus(ui, shown.is_some());
    }

    /// The second button of the mouse was pressed: the menu hangs at the block that is there.
    fn ask_menu_by_pointer(&mut self, ui: &Ui, program: &Program) {
        self.fields.close();
        let at = self.pointer;
        let part = at.and_then(|at| pressed_part(&self.layout, program, at));
        (self.menu.at, self.menu.part, self.menu.hangs) = (at, part, None);
        let block = self.pressed_hit.map(|hit| hit.block);
        let pointer = at.map(|at| self.view.to_window(at));
        self.menu.beside = block
            .zip(pointer)
            .and_then(|(block, at)| self.beside(ui, program, block, at));
        self.menu.more = false;
    }

    /// What the menu of this block, pressed here, stands beside, and at which side: never over the block, and not over
    /// what is in it as long as there is room elsewhere.
    fn beside(
        &self,
        ui: &Ui,
        program: &Program,
        block: BlockId,
        at: Pos2,
    ) -> Option<(Rect, RectAlign)> {
        let laid = self.layout.get(block)?;
        let window = ui.ctx().content_rect();
        let head = self.view.rect_to_window(laid.head());
        let below = |rect: Rect| {
            let right = rect.max.x.max(at.x);
            let rect = rect.with_min_x(at.x).with_max_x(right).expand(4.0);
            Some((rect, RectAlign::BOTTOM_START))
        };
        if laid.head() != laid.rect {
            let inside = program.walk(&[block]);
            let inside = inside.filter_map(|(id, _)| self.layout.get(id));
            let inside = inside.map(|laid| self.view.rect_to_window(laid.rect));
            let whole = inside.fold(head, Rect::union);
            if window.max.x - whole.max.x >= WIDTH {
                let rect = whole.with_min_y(at.y).expand(4.0);
                return Some((rect, RectAlign::RIGHT_START));
            }
            if window.max.y - whole.max.y >= HEIGHT {
                return below(whole);
            }
        }
        let over = (window.max.y - head.max.y).max(head.min.y - window.min.y);
        match over < HEIGHT {
            // Left or right of all of it.
            true => Some((head.expand(4.0), RectAlign::BOTTOM_START)),
            false => below(head),
        }
    }

    /// Keys ask for the menu: it hangs where they are.
    fn ask_menu_by_keys(&mut self) {
        let rect = self.focus_target.and_then(|focus| focus.rect(&self.layout));
        let at = rect.map_or(self.view.rect.min, |rect| {
            self.view.rect_to_window(rect).min
        });
        self.menu.hangs = Some(self.view.rect.shrink(8.0).clamp(at) + egui::vec2(14.0, 26.0));
        self.menu.part = self
            .focus_target
            .filter(|focus| matches!(focus, FocusTarget::Part(..)));
        self.menu.at = None;
    }

    /// Where the menu hangs, and how it closes.
    fn menu_popup<'a>(&self, response: &'a egui::Response, by_keys: bool) -> Popup<'a> {
        let mut popup = Popup::context_menu(response);
        if by_keys {
            popup = popup.open_memory(SetOpenCommand::Bool(true));
        }
        popup = popup.close_behavior(PopupCloseBehavior::CloseOnClickOutside);
        if let Some(at) = self.menu.hangs {
            popup = popup.at_position(at);
        } else if let Some((rect, align)) = self.menu.beside {
            popup = popup.anchor(rect).align(align);
            if align == RectAlign::RIGHT_START {
                // There is room: where it would reach beyond the window it is moved up.
                popup = popup.align_alternatives(&[]);
            }
        }
        popup
    }

    /// Does what only the canvas can do; `focused`: what had the keyboard before the menu was shown.
    fn answer_menu(
        &mut self,
        ui: &Ui,
        app: &mut ClickomaniaContext,
        program: &Program,
        (here, focused): (&Here, Option<Id>),
    ) {
        match *here {
            Here::Change(block, part) => {
                let part = Some(part);
                self.click(program, app, Hit { block, part });
            }
            Here::Fill(focus) => {
                self.go_to(focus);
                app.send(EditorCommand::GoToPalette);
            }
            Here::More => {
                self.menu.more = true;
                // Who pressed it with keys goes on with keys.
                let by_keys = ui
                    .input(|input| input.key_pressed(Key::Enter) || input.key_pressed(Key::Space));
                if by_keys && let Some(focused) = focused {
                    ui.memory_mut(|memory| memory.surrender_focus(focused));
                }
                ui.ctx().request_repaint();
            }
        }
    }

    /// Who came by keys goes on with keys.
    fn follow_menu_focus(&mut self, ui: &Ui, open: bool) {
        let was = std::mem::replace(&mut self.menu.open, open);
        let focused = ui.memory(|memory| memory.focused());
        if self.menu.open {
            self.menu.held = focused;
        } else if was && self.menu.hangs.take().is_some() {
            // Who came by keys goes on with keys, unless they were called elsewhere.
            self.focus_soon |= focused.is_none() || focused == self.menu.held;
        }
    }
}
