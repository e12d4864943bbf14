//! The menu of the canvas: what can be done with the chosen blocks and with what of them was pressed, or
//! where no block is, with the whole program. The second button of the mouse opens it, or keys.

use super::Canvas;
use super::run_marks::RunMarks;
use super::spots::Spot;
use crate::app::clickomania::actions::{
    action, close_rows, menu_item, menu_item_if, menu_item_named,
};
use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::clickomania::command::EditorCommand;
use crate::app::clickomania::command::PlaybackCommand;
use crate::app::clickomania::command::ViewCommand;
use crate::app::clickomania::command::piece::Piece;
use crate::app::clickomania::command::{Command, HintCommand, Way};
use crate::app::clickomania::editor::document::Document;
use crate::app::common::app_context::AppContext;
use crate::app::common::command::HistoryCommand;
use crate::app::common::command::ZoomCommand;
use crate::app::common::theme;
use egui::{Button, Id, Popup, Pos2, Response, ScrollArea, SetOpenCommand, Ui};
use engine::language::program::Block;
use engine::language::words::block_name;
use engine::language::{BlockId, Field, Kind, Program};
use engine::layout::{BlockPart, Hit, Layout, Point, SocketStyle};

/// The menu, and where it was asked for.
#[derive(Default)]
pub(super) struct Menu {
    /// Keys ask for it.
    soon: bool,
    /// Where it hangs, if keys opened it: without them it hangs on the pointer.
    hangs: Option<Pos2>,
    /// The part of a block that was pressed: a field, or a socket without a block.
    part: Option<Spot>,
    /// Where on the canvas was pressed: what is pasted comes there.
    at: Option<Point>,
    /// Where what the menu pastes is to lie; the clipboard takes its time.
    pub(super) paste_at: Option<Point>,
    /// What had the keyboard while it was open.
    held: Option<Id>,
    open: bool,
}

/// What only the canvas can do.
enum Here {
    /// Opens this field.
    Change(BlockId, usize),
    /// Goes to the palette for a block for this place.
    Fill(Spot),
}

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
            self.fields.close();
            let at = self.pointer;
            let part = at.and_then(|at| pressed_part(&self.layout, program, at));
            (self.menu.at, self.menu.part, self.menu.hangs) = (at, part, None);
        }
        if by_keys {
            let rect = self.spot.and_then(|spot| spot.rect(&self.layout));
            let at = rect.map_or(self.view.rect.min, |rect| {
                self.view.rect_to_window(rect).min
            });
            self.menu.hangs = Some(self.view.rect.shrink(8.0).clamp(at) + egui::vec2(14.0, 26.0));
            self.menu.part = self.spot.filter(|spot| matches!(spot, Spot::Part(..)));
            self.menu.at = None;
        }
        let mut popup = Popup::context_menu(response);
        if by_keys {
            popup = popup.open_memory(SetOpenCommand::Bool(true));
        }
        if let Some(at) = self.menu.hangs {
            popup = popup.at_position(at);
        }
        let focused = ui.memory(|memory| memory.focused());
        let about = About {
            program,
            layout: &self.layout,
            chosen: self.selection.blocks(),
            part: self.menu.part,
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
        match here {
            Some(&Here::Change(block, part)) => {
                let part = Some(part);
                self.click(program, app, Hit { block, part });
            }
            Some(&Here::Fill(spot)) => {
                self.go_to(spot);
                app.send(EditorCommand::GoToPalette);
            }
            None => {}
        }
        if shown.is_none() {
            (self.menu.at, self.menu.part) = (None, None);
        }
        let was = std::mem::replace(&mut self.menu.open, shown.is_some());
        let focused = ui.memory(|memory| memory.focused());
        if self.menu.open {
            self.menu.held = focused;
        } else if was && self.menu.hangs.take().is_some() {
            // Who came by keys goes on with keys, unless they were called elsewhere.
            self.focus_soon |= focused.is_none() || focused == self.menu.held;
        }
    }
}

/// The field or the empty socket at this point.
fn pressed_part(layout: &Layout, program: &Program, at: Point) -> Option<Spot> {
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
    Some(Spot::Part(hit.block, number))
}

/// What the menu is about.
struct About<'a> {
    program: &'a Program,
    layout: &'a Layout,
    chosen: &'a [BlockId],
    part: Option<Spot>,
    run_marks: &'a RunMarks<'a>,
    history: &'a Document,
    /// Whether keys opened it, and nothing has the keyboard yet.
    by_keys: bool,
}

impl About<'_> {
    fn show(&self, ui: &mut Ui, app: &mut ClickomaniaContext) -> Option<Here> {
        let chosen = self.chosen.iter();
        let chosen: Vec<&Block> = chosen.filter_map(|&id| self.program.get(id)).collect();
        if chosen.is_empty() {
            self.whole(ui, app);
            return None;
        }
        let here = self.part(ui, app);
        self.blocks(ui, app, &chosen);
        here
    }

    /// Gives the keyboard to the first line, if keys opened the menu.
    fn give_keyboard(&self, line: Option<Response>) {
        if let Some(line) = line.filter(|_| self.by_keys) {
            line.request_focus();
        }
    }

    /// What was pressed on a block.
    fn part(&self, ui: &mut Ui, app: &AppContext) -> Option<Here> {
        let Some(Spot::Part(id, number)) = self.part else {
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
        let (name, here) = match part.is_active() {
            true => (app.text.msg_menu_change_field(), Here::Change(id, number)),
            false if hole => {
                let place = Spot::Part(id, number);
                (app.text.msg_menu_fill(), Here::Fill(place))
            }
            false => return None,
        };
        let line = ui.add(Button::new(name));
        self.give_keyboard(Some(line.clone()));
        ui.separator();
        line.clicked().then(|| {
            ui.close();
            here
        })
    }

    /// What can be done with the chosen blocks.
    fn blocks(&self, ui: &mut Ui, app: &mut ClickomaniaContext, chosen: &[&Block]) {
        let text = app.text;
        let count = self.chosen.len();
        if count > 1 {
            let words = text.msg_menu_chosen(count as u64);
            let words = egui::RichText::new(words).size(13.0);
            ui.colored_label(theme::of(ui).quiet, words);
        }
        let first = menu_item(ui, app, Command::Editor(EditorCommand::Cut));
        self.give_keyboard(first.filter(|_| self.part.is_none()));
        menu_item(ui, app, Command::Editor(EditorCommand::Copy));
        menu_item(ui, app, Command::Editor(EditorCommand::AskPaste));
        menu_item(ui, app, Command::Editor(EditorCommand::Duplicate));
        menu_item(ui, app, Command::Editor(EditorCommand::Delete));
        ui.separator();
        let all = |is: fn(&Block) -> bool| chosen.iter().all(|block| is(block));
        let collapse = match all(|block| block.marks.collapsed) {
            true => text.msg_menu_expand(),
            false => text.msg_menu_collapse(),
        };
        let disable = match all(|block| block.marks.disabled) {
            true => text.msg_menu_enable(),
            false => text.msg_menu_disable(),
        };
        let mut named = vec![
            (collapse, Command::Editor(EditorCommand::Collapse)),
            (disable, Command::Editor(EditorCommand::Disable)),
        ];
        if let [block] = chosen {
            let comment = match block.marks.comment {
                Some(_) => text.msg_menu_comment_change(),
                None => text.msg_menu_comment(),
            };
            named.insert(0, (comment, Command::Editor(EditorCommand::AskComment)));
        }
        for (name, command) in named {
            if let Some(action) = action(&command) {
                menu_item_named(ui, app, name, action);
            }
        }
        if let ([block], [id]) = (chosen, self.chosen) {
            self.variable(ui, app, block);
            ui.separator();
            menu_item(ui, app, Command::Editor(EditorCommand::MoveByKeys));
            menu_item(ui, app, Command::Editor(EditorCommand::Detach));
            ui.separator();
            self.stops(ui, app, *id);
            ui.separator();
            let same = text.msg_menu_same();
            let name = block_name(self.program, &text, block);
            line(ui, app, same, Command::Editor(EditorCommand::Search(name)));
            let shown = text.msg_menu_in_palette();
            line(
                ui,
                app,
                shown,
                Command::Editor(EditorCommand::FindBlock(block.kind)),
            );
        }
        menu_item(ui, app, Command::View(ViewCommand::ZoomChosen));
    }

    /// What can be done with the variable of a block.
    fn variable(&self, ui: &mut Ui, app: &mut ClickomaniaContext, block: &Block) {
        let Field::Variable(id) = block.field else {
            return;
        };
        let Some(variable) = self.program.variable(id) else {
            return;
        };
        let (text, name) = (app.text, &variable.name);
        ui.separator();
        let piece = |kind| Command::Editor(EditorCommand::Add(Piece::new(kind, name)));
        line(ui, app, text.msg_variable_set_menu(name), piece(Kind::Set));
        line(ui, app, text.msg_variable_get_menu(name), piece(Kind::Get));
        let rename = Command::Editor(EditorCommand::AskRenameVariable(id));
        line(ui, app, text.msg_variable_rename_menu(name), rename);
        let delete = Command::Editor(EditorCommand::AskDeleteVariable(id));
        line(ui, app, text.msg_variable_delete_menu(name), delete);
    }

    /// Where a move is to stop.
    fn stops(&self, ui: &mut Ui, app: &mut ClickomaniaContext, id: BlockId) {
        let text = app.text;
        let name = match self.run_marks.has_breakpoint(id) {
            true => text.msg_timeline_break_off(),
            false => text.msg_timeline_break(),
        };
        let items = [
            (
                text.msg_timeline_run_here(),
                format!("{}+F4", text.msg_key_shift()),
                Command::Playback(PlaybackCommand::Travel(Way::RunTo(id))),
            ),
            (
                name,
                "F4".to_owned(),
                Command::Playback(PlaybackCommand::Travel(Way::ToggleBreak(id))),
            ),
            (
                text.msg_timeline_break_when(),
                String::new(),
                Command::Playback(PlaybackCommand::AskBreak(id)),
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
    fn whole(&self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        let text = app.text;
        let history = &self.history.history;
        let undo = history.next(false).map(|deed| deed.name(&text));
        let redo = history.next(true).map(|deed| deed.name(&text));
        for (deed, command) in [
            (undo, Command::History(HistoryCommand::Undo)),
            (redo, Command::History(HistoryCommand::Redo)),
        ] {
            let with = deed.map(|deed| match command {
                Command::History(HistoryCommand::Undo) => text.msg_menu_undo_deed(deed),
                _ => text.msg_menu_redo_deed(deed),
            });
            menu_item_if(ui, app, command, with.is_some(), with);
        }
        let first = menu_item(ui, app, Command::Editor(EditorCommand::ShowHistory));
        self.give_keyboard(first);
        ui.separator();
        menu_item(ui, app, Command::Editor(EditorCommand::AskPaste));
        let some = self.program.everywhere().next().is_some();
        menu_item_if(
            ui,
            app,
            Command::Editor(EditorCommand::ChooseAll),
            some,
            None,
        );
        let loose = !self.program.loose().is_empty();
        menu_item_if(ui, app, Command::Editor(EditorCommand::Tidy), loose, None);
        menu_item(ui, app, Command::Editor(EditorCommand::CopyWords));
        ui.separator();
        menu_item(ui, app, Command::Zoom(ZoomCommand::Fit));
        menu_item(ui, app, Command::Zoom(ZoomCommand::Actual));
        menu_item(ui, app, Command::View(ViewCommand::ToggleMap));
        menu_item(ui, app, Command::Editor(EditorCommand::Find));
        ui.separator();
        menu_item(ui, app, Command::Hint(HintCommand::More));
        menu_item(ui, app, Command::Editor(EditorCommand::ShowCommands));
    }
}

/// A line without keys.
fn line(ui: &mut Ui, app: &mut ClickomaniaContext, name: String, command: Command) {
    if ui.add(Button::new(name)).clicked() {
        app.send(command);
        ui.close();
    }
}
