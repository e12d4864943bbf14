//! The menu of the canvas: for the chosen blocks and the part of a block that was pressed, or where no block is, for
//! the whole program. It has at most eight lines, the commonest first, and the others behind *Altro*. The secondary
//! button opens it, or keys.

use super::focus_targets::{FocusTarget, PartName};
use super::scene::RunMarks;
use super::view::CanvasView;
use crate::window::clickomania::actions::{
    close_rows, menu_item, menu_item_if, menu_item_named, plain_item,
};
use crate::window::clickomania::command::PaletteBlock;
use crate::window::clickomania::command::{
    ClickomaniaContext, EditorCommand, HintCommand, PlaybackCommand, TravelCommand, ViewCommand,
};
use crate::window::clickomania::program::document::Document;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::command::{HistoryCommand, ZoomCommand};
use crate::window::kit::theme;
use egui::{
    Button, Id, Key, Popup, PopupCloseBehavior, Pos2, Rect, RectAlign, Response, ScrollArea,
    SetOpenCommand, Ui, vec2,
};
use engine::language::program::Block;
use engine::language::words::block_name;
use engine::language::{BlockId, Field, Kind, Program};
use engine::layout::{BlockPart, Layout, Point, SocketStyle};

/// The height of a menu of eight lines, in points.
const HEIGHT: f32 = 270.0;
/// The width of one, in the language with the longest words.
const WIDTH: f32 = 290.0;

/// The menu, and where it was asked for.
#[derive(Default)]
pub struct Menu {
    /// True if keys asked for it.
    requested: bool,
    anchor: Anchor,
    /// The field or empty socket that was pressed.
    part: Option<FocusTarget>,
    /// The point of the canvas that was pressed: pasted blocks come there.
    at: Option<Point>,
    /// The point for the next paste; the clipboard takes its time.
    paste_at: Option<Point>,
    /// True while it shows the lines behind *Altro*.
    more: bool,
    /// The widget that had the keyboard while it was open.
    held: Option<Id>,
    open: bool,
    closed_by_keys: bool,
}

/// The anchor of the menu.
#[derive(Clone, Copy, Default, PartialEq)]
enum Anchor {
    /// At the pointer.
    #[default]
    Pointer,
    /// Beside a block that was pressed.
    Block(Rect, RectAlign),
    /// At the cursor, if keys opened it.
    Cursor(Pos2),
}

/// The blocks that the menu is about.
pub struct MenuContext<'a> {
    pub document: &'a Document,
    pub layout: &'a Layout,
    pub view: &'a CanvasView,
    pub chosen: &'a [BlockId],
    pub cursor: Option<FocusTarget>,
    /// The block that was pressed.
    pub pressed: Option<BlockId>,
    /// The pointer, in units.
    pub pointer: Option<Point>,
    pub run_marks: &'a RunMarks<'a>,
}

/// Lines for which there is no command: the canvas does what they say.
pub enum Choice {
    /// Opens this field.
    Change(BlockId, usize),
    /// Goes to the palette for a block for this place.
    Fill(FocusTarget),
}

impl Menu {
    /// Opens the menu at the cursor in this frame.
    pub fn request(&mut self) {
        self.requested = true;
    }

    /// Pastes next where the menu was opened.
    pub fn paste_here(&mut self) {
        self.paste_at = self.at;
    }

    /// The point for a paste, if it was asked for in the menu.
    pub fn take_paste_point(&mut self) -> Option<Point> {
        self.paste_at.take()
    }

    /// True once after a menu that keys opened was closed, and the keyboard is nowhere else.
    pub fn take_closed_by_keys(&mut self) -> bool {
        std::mem::take(&mut self.closed_by_keys)
    }

    /// Shows the menu if it is open.
    pub fn show(
        &mut self,
        ui: &Ui,
        app: &mut ClickomaniaContext,
        response: &Response,
        of: &MenuContext<'_>,
    ) -> Option<Choice> {
        let by_keys = std::mem::take(&mut self.requested);
        if ui.input(|input| input.pointer.any_pressed() || input.modifiers.command) {
            // Something else was begun since.
            self.paste_at = None;
        }
        if response.secondary_clicked() {
            self.open_by_pointer(ui, of);
        }
        if by_keys {
            self.open_by_keys(of);
        }
        let focused = ui.memory(|memory| memory.focused());
        let hangs_by_keys = matches!(self.anchor, Anchor::Cursor(_));
        let lines = MenuLines {
            program: of.document.program(),
            of,
            part: self.part,
            // In its first frame a menu is only measured.
            by_keys: by_keys || (hangs_by_keys && focused.is_none()),
        };
        let more = &mut self.more;
        let shown = popup(self.anchor, response, by_keys).show(|ui| {
            close_rows(ui);
            ui.set_min_width(230.0);
            let room = ui.ctx().content_rect().height() - 24.0;
            ScrollArea::vertical()
                .max_height(room)
                // As high as it wants to be, wherever the pointer is: egui moves it into the window.
                .min_scrolled_height(room)
                .show(ui, |ui| lines.show(ui, app, more))
                .inner
        });
        let was_open = std::mem::replace(&mut self.open, shown.is_some());
        let now = ui.memory(|memory| memory.focused());
        if self.open {
            self.held = now;
        } else {
            (self.at, self.part, self.more) = (None, None, false);
            if was_open && hangs_by_keys {
                self.anchor = Anchor::Pointer;
                self.closed_by_keys = now.is_none() || now == self.held;
            }
        }
        shown?.inner
    }

    /// Opens it at the block that was pressed.
    fn open_by_pointer(&mut self, ui: &Ui, of: &MenuContext<'_>) {
        let program = of.document.program();
        self.at = of.pointer;
        self.part = of
            .pointer
            .and_then(|at| pressed_part(of.layout, program, at));
        self.more = false;
        let beside = of
            .pressed
            .zip(of.pointer)
            .and_then(|(block, at)| beside(ui, of, block, of.view.to_window(at)));
        self.anchor = beside.unwrap_or_default();
    }

    /// Opens it at the cursor.
    fn open_by_keys(&mut self, of: &MenuContext<'_>) {
        let rect = of.cursor.and_then(|target| target.rect(of.layout));
        let at = rect.map_or(of.view.rect.min, |rect| of.view.rect_to_window(rect).min);
        self.anchor = Anchor::Cursor(of.view.rect.shrink(8.0).clamp(at) + vec2(14.0, 26.0));
        self.part = of
            .cursor
            .filter(|target| matches!(target, FocusTarget::Part(..)));
        self.at = None;
    }
}

fn popup(anchor: Anchor, response: &Response, by_keys: bool) -> Popup<'_> {
    let mut popup =
        Popup::context_menu(response).close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    if by_keys {
        popup = popup.open_memory(SetOpenCommand::Bool(true));
    }
    match anchor {
        Anchor::Pointer => popup,
        Anchor::Cursor(at) => popup.at_position(at),
        // There is room: where it would reach beyond the window it is moved up.
        Anchor::Block(rect, align @ RectAlign::RIGHT_START) => {
            popup.anchor(rect).align(align).align_alternatives(&[])
        }
        Anchor::Block(rect, align) => popup.anchor(rect).align(align),
    }
}

/// The anchor beside a block that was pressed at this point of the window: never over the block, and not over what is
/// in it as long as there is room elsewhere.
fn beside(ui: &Ui, of: &MenuContext<'_>, block: BlockId, at: Pos2) -> Option<Anchor> {
    let laid = of.layout.get(block)?;
    let window = ui.ctx().content_rect();
    let head = of.view.rect_to_window(laid.head());
    let below = |rect: Rect| {
        let right = rect.max.x.max(at.x);
        let rect = rect.with_min_x(at.x).with_max_x(right).expand(4.0);
        Anchor::Block(rect, RectAlign::BOTTOM_START)
    };
    if laid.head() != laid.rect {
        let whole = of
            .document
            .program()
            .walk(&[block])
            .filter_map(|(id, _)| of.layout.get(id))
            .map(|laid| of.view.rect_to_window(laid.rect))
            .fold(head, Rect::union);
        if window.max.x - whole.max.x >= WIDTH {
            let rect = whole.with_min_y(at.y).expand(4.0);
            return Some(Anchor::Block(rect, RectAlign::RIGHT_START));
        }
        if window.max.y - whole.max.y >= HEIGHT {
            return Some(below(whole));
        }
    }
    let room = (window.max.y - head.max.y).max(head.min.y - window.min.y);
    Some(if room < HEIGHT {
        // Left or right of all of it.
        Anchor::Block(head.expand(4.0), RectAlign::BOTTOM_START)
    } else {
        below(head)
    })
}

/// The field or the empty socket at this point.
fn pressed_part(layout: &Layout, program: &Program, at: Point) -> Option<FocusTarget> {
    let hit = layout.hit(program, at)?;
    let block = layout.get(hit.block)?;
    let inner = at - block.rect.min;
    let is_meant = |part: &BlockPart| match part {
        BlockPart::Field { .. } => true,
        BlockPart::Socket { content, .. } => !matches!(content, SocketStyle::Block(_)),
        _ => false,
    };
    let mut parts = block.parts.iter();
    let part = parts.find(|part| is_meant(part) && part.rect().contains(inner))?;
    Some(FocusTarget::Part(hit.block, PartName::of(part)?))
}

/// The lines of the menu.
struct MenuLines<'a> {
    program: &'a Program,
    of: &'a MenuContext<'a>,
    part: Option<FocusTarget>,
    /// True if keys opened the menu, and nothing has the keyboard yet.
    by_keys: bool,
}

impl MenuLines<'_> {
    /// Shows the lines; the last one shows `more`.
    fn show(&self, ui: &mut Ui, app: &mut ClickomaniaContext, more: &mut bool) -> Option<Choice> {
        let chosen = self.of.chosen.iter();
        let chosen: Vec<&Block> = chosen.filter_map(|&id| self.program.get(id)).collect();
        if *more {
            if chosen.is_empty() {
                self.more_program_lines(ui, app);
            } else {
                self.more_block_lines(ui, app, &chosen);
            }
            return None;
        }
        if chosen.is_empty() {
            self.program_lines(ui, app);
        } else {
            let choice = self.part_line(ui, app);
            if choice.is_some() {
                return choice;
            }
            self.block_lines(ui, app, &chosen);
        }
        let line = ui.add(Button::new(app.text.msg_menu_more()));
        if line.clicked() {
            *more = true;
            // The first line of the others gets the keyboard, if keys pressed this one.
            if ui.input(|input| input.key_pressed(Key::Enter) || input.key_pressed(Key::Space)) {
                line.surrender_focus();
            }
            ui.ctx().request_repaint();
        }
        None
    }

    /// Gives the keyboard to the first line, if keys opened the menu.
    fn give_keyboard(&self, line: Option<Response>) {
        if let Some(line) = line.filter(|_| self.by_keys) {
            line.request_focus();
        }
    }

    /// The line for the part of a block that was pressed.
    fn part_line(&self, ui: &mut Ui, app: &AppContext) -> Option<Choice> {
        let Some(place @ FocusTarget::Part(id, name)) = self.part else {
            return None;
        };
        let (number, part) = name.find(self.of.layout, id)?;
        let hole = matches!(
            part,
            BlockPart::Socket {
                content: SocketStyle::Hole,
                ..
            }
        );
        let (name, choice) = if part.is_active() {
            (app.text.msg_menu_change_field(), Choice::Change(id, number))
        } else if hole {
            (app.text.msg_menu_fill(), Choice::Fill(place))
        } else {
            return None;
        };
        let line = ui.add(Button::new(name));
        self.give_keyboard(Some(line.clone()));
        ui.separator();
        line.clicked().then(|| {
            ui.close();
            choice
        })
    }

    /// The commonest lines for the chosen blocks.
    fn block_lines(&self, ui: &mut Ui, app: &mut ClickomaniaContext, chosen: &[&Block]) {
        let text = app.text;
        let count = self.of.chosen.len();
        if count > 1 {
            let words = text.msg_menu_chosen(count as u64);
            let words = egui::RichText::new(words).size(13.0);
            ui.colored_label(theme::of(ui).quiet, words);
        }
        let first = menu_item(ui, app, EditorCommand::Duplicate);
        self.give_keyboard(first.filter(|_| self.part.is_none()));
        menu_item(ui, app, EditorCommand::Copy);
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
        if let [block] = chosen {
            let comment = match block.marks.comment {
                Some(_) => text.msg_menu_comment_change(),
                None => text.msg_menu_comment(),
            };
            menu_item_named(ui, app, comment, EditorCommand::AskComment);
        }
        menu_item_named(ui, app, collapse, EditorCommand::Collapse);
        menu_item_named(ui, app, disable, EditorCommand::Disable);
        menu_item(ui, app, EditorCommand::Delete);
    }

    /// The other lines for the chosen blocks.
    fn more_block_lines(&self, ui: &mut Ui, app: &mut ClickomaniaContext, chosen: &[&Block]) {
        let text = app.text;
        let first = menu_item(ui, app, EditorCommand::Cut);
        self.give_keyboard(first);
        menu_item(ui, app, EditorCommand::AskPaste);
        if let ([block], [id]) = (chosen, self.of.chosen) {
            self.variable_lines(ui, app, block);
            ui.separator();
            menu_item(ui, app, EditorCommand::MoveByKeys);
            menu_item(ui, app, EditorCommand::Detach);
            ui.separator();
            self.breakpoint_lines(ui, app, *id);
            ui.separator();
            let same = EditorCommand::Search(block_name(self.program, &text, block));
            plain_item(ui, app, text.msg_menu_same(), same);
            let shown = EditorCommand::FindBlock(block.kind);
            plain_item(ui, app, text.msg_menu_in_palette(), shown);
        }
        menu_item(ui, app, ViewCommand::ZoomChosen);
    }

    /// The lines for the variable of a block.
    fn variable_lines(&self, ui: &mut Ui, app: &mut ClickomaniaContext, block: &Block) {
        let Field::Variable(id) = block.field else {
            return;
        };
        let Some(variable) = self.program.variable(id) else {
            return;
        };
        let (text, name) = (app.text, &variable.name);
        ui.separator();
        let piece = |kind| EditorCommand::Add(PaletteBlock::new(kind, name));
        plain_item(ui, app, text.msg_variable_set_menu(name), piece(Kind::Set));
        plain_item(ui, app, text.msg_variable_get_menu(name), piece(Kind::Get));
        let rename = EditorCommand::AskRenameVariable(id);
        plain_item(ui, app, text.msg_variable_rename_menu(name), rename);
        let delete = EditorCommand::AskDeleteVariable(id);
        plain_item(ui, app, text.msg_variable_delete_menu(name), delete);
    }

    /// The lines for a breakpoint at a block.
    fn breakpoint_lines(&self, ui: &mut Ui, app: &mut ClickomaniaContext, id: BlockId) {
        let text = app.text;
        let name = if self.of.run_marks.has_breakpoint(id) {
            text.msg_timeline_break_off()
        } else {
            text.msg_timeline_break()
        };
        let items = [
            (
                text.msg_timeline_run_here(),
                format!("{}+F4", text.msg_key_shift()),
                PlaybackCommand::Travel(TravelCommand::RunTo(id)),
            ),
            (
                name,
                "F4".to_owned(),
                PlaybackCommand::Travel(TravelCommand::ToggleBreak(id)),
            ),
            (
                text.msg_timeline_break_when(),
                String::new(),
                PlaybackCommand::AskBreak(id),
            ),
        ];
        for (name, keys, command) in items {
            if ui.add(Button::new(name).shortcut_text(keys)).clicked() {
                app.send(command);
                ui.close();
            }
        }
    }

    /// The commonest lines for the whole program.
    fn program_lines(&self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        let text = app.text;
        let history = &self.of.document.history;
        let name = |again| history.next(again).map(|kind| kind.name(&text));
        let undo = name(false).map(|kind| text.msg_menu_undo_change(kind));
        let redo = name(true).map(|kind| text.msg_menu_redo_change(kind));
        menu_item_if(ui, app, HistoryCommand::Undo, undo.is_some(), undo);
        menu_item_if(ui, app, HistoryCommand::Redo, redo.is_some(), redo);
        ui.separator();
        let first = menu_item(ui, app, EditorCommand::AskPaste);
        self.give_keyboard(first);
        let loose = !self.program.loose().is_empty();
        menu_item_if(ui, app, EditorCommand::Tidy, loose, None);
        menu_item(ui, app, EditorCommand::Find);
        menu_item(ui, app, ZoomCommand::Fit);
        menu_item(ui, app, HintCommand::More);
    }

    /// The other lines for the whole program.
    fn more_program_lines(&self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        let some = self.program.all_blocks().next().is_some();
        let all = EditorCommand::ChooseAll;
        menu_item_if(ui, app, all, some, None);
        let first = menu_item(ui, app, EditorCommand::ShowHistory);
        self.give_keyboard(first);
        menu_item(ui, app, EditorCommand::CopyWords);
        ui.separator();
        menu_item(ui, app, ZoomCommand::Actual);
        menu_item(ui, app, ViewCommand::ToggleMap);
        ui.separator();
        menu_item(ui, app, ViewCommand::ShowCommands);
    }
}
