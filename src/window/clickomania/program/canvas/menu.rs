//! The menu of the canvas: what can be done with the chosen blocks and with what of them was pressed, or
//! where no block is, with the whole program: eight lines at most, the commonest first, the others behind *Altro*.
//! The second button of the mouse opens it, or keys.

use super::Canvas;
use super::focus_targets::FocusTarget;
use super::scene::RunMarks;
use crate::window::clickomania::actions::{
    action, close_rows, menu_item, menu_item_if, menu_item_named,
};
use crate::window::clickomania::command::piece::Piece;
use crate::window::clickomania::command::{
    ClickomaniaCommand, ClickomaniaContext, EditorCommand, HintCommand, PlaybackCommand,
    TravelCommand, ViewCommand,
};
use crate::window::clickomania::program::document::Document;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::command::{HistoryCommand, ZoomCommand};
use crate::window::kit::theme;
use egui::{
    Button, Id, Key, Popup, PopupCloseBehavior, Pos2, Rect, RectAlign, Response, ScrollArea,
    SetOpenCommand, Ui,
};
use engine::language::program::Block;
use engine::language::words::block_name;
use engine::language::{BlockId, Field, Kind, Program};
use engine::layout::{BlockPart, Hit, Layout, Point, SocketStyle};

/// The menu, and where it was asked for.
#[derive(Default)]
pub struct Menu {
    /// Keys ask for it.
    pub soon: bool,
    /// Where it hangs, if keys opened it: without them it hangs on the pointer.
    pub hangs: Option<Pos2>,
    /// The part of a block that was pressed: a field, or a socket without a block.
    pub part: Option<FocusTarget>,
    /// Whether it shows what is wanted less often.
    pub more: bool,
    /// Where on the canvas was pressed: what is pasted comes there.
    pub at: Option<Point>,
    /// What it stands beside, and at which side, if the pointer opened it on a block.
    pub beside: Option<(egui::Rect, egui::RectAlign)>,
    /// Where what the menu pastes is to lie; the clipboard takes its time.
    pub paste_at: Option<Point>,
    /// What had the keyboard while it was open.
    pub held: Option<Id>,
    pub open: bool,
}

/// What only the canvas can do.
pub enum Here {
    /// Opens this field.
    Change(BlockId, usize),
    /// Goes to the palette for a block for this place.
    Fill(FocusTarget),
    /// Shows the other lines.
    More,
}

/// The field or the empty socket at this point.
pub fn pressed_part(layout: &Layout, program: &Program, at: Point) -> Option<FocusTarget> {
    let hit = layout.hit(program, at)?;
    let block = layout.get(hit.block)?;
    let inner = at - block.rect.min;
    let meant = |part: &BlockPart| match part {
        BlockPart::Field { .. } => true,
        BlockPart::Socket { content, .. } => !matches!(content, SocketStyle::Block(_)),
        _ => false,
    };
    let mut parts = block.parts.iter();
    let number = parts.position(|part| meant(part) && part.rect().contains(inner))?;
    Some(FocusTarget::Part(hit.block, number))
}

/// What the menu is about.
pub struct About<'a> {
    pub program: &'a Program,
    pub layout: &'a Layout,
    pub chosen: &'a [BlockId],
    pub part: Option<FocusTarget>,
    /// Whether the lines that are wanted less often are shown.
    pub more: bool,
    pub run_marks: &'a RunMarks<'a>,
    pub history: &'a Document,
    /// Whether keys opened it, and nothing has the keyboard yet.
    pub by_keys: bool,
}

impl About<'_> {
    pub fn show(&self, ui: &mut Ui, app: &mut ClickomaniaContext) -> Option<Here> {
        let chosen: Vec<&Block> = self
            .chosen
            .iter()
            .filter_map(|&id| self.program.get(id))
            .collect();
        match (chosen.is_empty(), self.more) {
            (true, false) => self.program_lines(ui, app),
            (true, true) => {
                self.more_program_lines(ui, app);
                return None;
            }
            (false, true) => {
                self.more_block_lines(ui, app, &chosen);
                return None;
            }
            (false, false) => {
                if let Some(here) = self.part_line(ui, app) {
                    return Some(here);
                }
                self.block_lines(ui, app, &chosen);
            }
        }
        let more = ui.add(Button::new(app.text.msg_menu_more()));
        more.clicked().then_some(Here::More)
    }

    /// Gives the keyboard to the first line, if keys opened the menu.
    fn give_keyboard(&self, line: Option<Response>) {
        if let Some(line) = line.filter(|_| self.by_keys) {
            line.request_focus();
        }
    }

    /// What was pressed on a block.
    fn part_line(&self, ui: &mut Ui, app: &AppContext) -> Option<Here> {
        let Some(FocusTarget::Part(id, number)) = self.part else {
            return None;
        };
        let part = self.layout.get(id)?.parts.get(number)?;
        let hole = matches!(
            part,
            BlockPart::Socket {
                content: SocketStyle::Hole,
                ..
            }
        );
        let (name, here) = if part.is_active() {
            (app.text.msg_menu_change_field(), Here::Change(id, number))
        } else if hole {
            let place = FocusTarget::Part(id, number);
            (app.text.msg_menu_fill(), Here::Fill(place))
        } else {
            return None;
        };
        let line = ui.add(Button::new(name));
        self.give_keyboard(Some(line.clone()));
        ui.separator();
        line.clicked().then(|| {
            ui.close();
            here
        })
    }

    /// What is done most often with the chosen blocks.
    fn block_lines(&self, ui: &mut Ui, app: &mut ClickomaniaContext, chosen: &[&Block]) {
        let text = app.text;
        let count = self.chosen.len();
        if count > 1 {
            let words = text.msg_menu_chosen(count as u64);
            let words = egui::RichText::new(words).size(13.0);
            ui.colored_label(theme::of(ui).quiet, words);
        }
        let first = menu_item(
            ui,
            app,
            ClickomaniaCommand::Editor(EditorCommand::Duplicate),
        );
        self.give_keyboard(first.filter(|_| self.part.is_none()));
        menu_item(ui, app, ClickomaniaCommand::Editor(EditorCommand::Copy));
        let all = |is: fn(&Block) -> bool| chosen.iter().all(|block| is(block));
        let collapse = if all(|block| block.marks.collapsed) {
            text.msg_menu_expand()
        } else {
            text.msg_menu_collapse()
        };
        let disable = if all(|block| block.marks.disabled) {
            text.msg_menu_enable()
        } else {
            text.msg_menu_disable()
        };
        let mut named = vec![
            (
                collapse,
                ClickomaniaCommand::Editor(EditorCommand::Collapse),
            ),
            (disable, ClickomaniaCommand::Editor(EditorCommand::Disable)),
        ];
        if let [block] = chosen {
            let comment = match block.marks.comment {
                Some(_) => text.msg_menu_comment_change(),
                None => text.msg_menu_comment(),
            };
            named.insert(
                0,
                (
                    comment,
                    ClickomaniaCommand::Editor(EditorCommand::AskComment),
                ),
            );
        }
        for (name, command) in named {
            if let Some(action) = action(&command) {
                menu_item_named(ui, app, name, action);
            }
        }
        menu_item(ui, app, ClickomaniaCommand::Editor(EditorCommand::Delete));
    }

    /// What else can be done with them.
    fn more_block_lines(&self, ui: &mut Ui, app: &mut ClickomaniaContext, chosen: &[&Block]) {
        let text = app.text;
        let first = menu_item(ui, app, ClickomaniaCommand::Editor(EditorCommand::Cut));
        self.give_keyboard(first);
        menu_item(ui, app, ClickomaniaCommand::Editor(EditorCommand::AskPaste));
        if let ([block], [id]) = (chosen, self.chosen) {
            self.variable_lines(ui, app, block);
            ui.separator();
            menu_item(
                ui,
                app,
                ClickomaniaCommand::Editor(EditorCommand::MoveByKeys),
            );
            menu_item(ui, app, ClickomaniaCommand::Editor(EditorCommand::Detach));
            ui.separator();
            self.breakpoint_lines(ui, app, *id);
            ui.separator();
            let same = text.msg_menu_same();
            let name = block_name(self.program, &text, block);
            line(
                ui,
                app,
                same,
                ClickomaniaCommand::Editor(EditorCommand::Search(name)),
            );
            let shown = text.msg_menu_in_palette();
            line(
                ui,
                app,
                shown,
                ClickomaniaCommand::Editor(EditorCommand::FindBlock(block.kind)),
            );
        }
        menu_item(ui, app, ClickomaniaCommand::View(ViewCommand::ZoomChosen));
    }

    /// What can be done with the variable of a block.
    fn variable_lines(&self, ui: &mut Ui, app: &mut ClickomaniaContext, block: &Block) {
        let Field::Variable(id) = block.field else {
            return;
        };
        let Some(variable) = self.program.variable(id) else {
            return;
        };
        let (text, name) = (app.text, &variable.name);
        ui.separator();
        let piece = |kind| ClickomaniaCommand::Editor(EditorCommand::Add(Piece::new(kind, name)));
        line(ui, app, text.msg_variable_set_menu(name), piece(Kind::Set));
        line(ui, app, text.msg_variable_get_menu(name), piece(Kind::Get));
        let rename = ClickomaniaCommand::Editor(EditorCommand::AskRenameVariable(id));
        line(ui, app, text.msg_variable_rename_menu(name), rename);
        let delete = ClickomaniaCommand::Editor(EditorCommand::AskDeleteVariable(id));
        line(ui, app, text.msg_variable_delete_menu(name), delete);
    }

    /// Where a move is to stop.
    fn breakpoint_lines(&self, ui: &mut Ui, app: &mut ClickomaniaContext, id: BlockId) {
        let text = app.text;
        let name = if self.run_marks.has_breakpoint(id) {
            text.msg_timeline_break_off()
        } else {
            text.msg_timeline_break()
        };
        let items = [
            (
                text.msg_timeline_run_here(),
                format!("{}+F4", text.msg_key_shift()),
                ClickomaniaCommand::Playback(PlaybackCommand::Travel(TravelCommand::RunTo(id))),
            ),
            (
                name,
                "F4".to_owned(),
                ClickomaniaCommand::Playback(PlaybackCommand::Travel(TravelCommand::ToggleBreak(
                    id,
                ))),
            ),
            (
                text.msg_timeline_break_when(),
                String::new(),
                ClickomaniaCommand::Playback(PlaybackCommand::AskBreak(id)),
            ),
        ];
        for (name, keys, command) in items {
            if ui.add(Button::new(name).shortcut_text(keys)).clicked() {
                app.send(command);
                ui.close();
            }
        }
    }

    /// What can be done with the whole program.
    fn program_lines(&self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        let text = app.text;
        let history = &self.history.history;
        let undo = history.next(false).map(|kind| kind.name(&text));
        let redo = history.next(true).map(|kind| kind.name(&text));
        let undo = undo.map(|kind| text.msg_menu_undo_change(kind));
        let redo = redo.map(|kind| text.msg_menu_redo_change(kind));
        for (name, command) in [(undo, HistoryCommand::Undo), (redo, HistoryCommand::Redo)] {
            menu_item_if(
                ui,
                app,
                ClickomaniaCommand::History(command),
                name.is_some(),
                name,
            );
        }
        ui.separator();
        let first = menu_item(ui, app, ClickomaniaCommand::Editor(EditorCommand::AskPaste));
        self.give_keyboard(first);
        let loose = !self.program.loose().is_empty();
        menu_item_if(
            ui,
            app,
            ClickomaniaCommand::Editor(EditorCommand::Tidy),
            loose,
            None,
        );
        menu_item(ui, app, ClickomaniaCommand::Editor(EditorCommand::Find));
        menu_item(ui, app, ClickomaniaCommand::Zoom(ZoomCommand::Fit));
        menu_item(ui, app, ClickomaniaCommand::Hint(HintCommand::More));
    }

    /// What else can be done with it.
    fn more_program_lines(&self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        let some = self.program.everywhere().next().is_some();
        let all = ClickomaniaCommand::Editor(EditorCommand::ChooseAll);
        menu_item_if(ui, app, all, some, None);
        let first = menu_item(
            ui,
            app,
            ClickomaniaCommand::Editor(EditorCommand::ShowHistory),
        );
        self.give_keyboard(first);
        menu_item(
            ui,
            app,
            ClickomaniaCommand::Editor(EditorCommand::CopyWords),
        );
        ui.separator();
        menu_item(ui, app, ClickomaniaCommand::Zoom(ZoomCommand::Actual));
        menu_item(ui, app, ClickomaniaCommand::View(ViewCommand::ToggleMap));
        ui.separator();
        menu_item(ui, app, ClickomaniaCommand::View(ViewCommand::ShowCommands));
    }
}

/// A line without keys.
fn line(ui: &mut Ui, app: &mut ClickomaniaContext, name: String, command: ClickomaniaCommand) {
    if ui.add(Button::new(name)).clicked() {
        app.send(command);
        ui.close();
    }
}

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
            let inside = program
                .walk(&[block])
                .filter_map(|(id, _)| self.layout.get(id))
                .map(|laid| self.view.rect_to_window(laid.rect));
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
