//! The editor: the program with its canvas and palette, a drag, and the open questions. Carries out its commands.

mod edits;
mod hand;

use super::canvas::drag::around;
use super::canvas::focus_targets::{FocusTarget, PartName};
use super::canvas::map::Marked;
use super::canvas::{Bin, Canvas, Overlays, rounded};
use super::dialogs::{HistoryList, VariableDialogs};
use super::document::{Beside, Document, Opened, why_not};
use super::find::Find;
use super::palette::{Palette, PaletteForm, Taken};
use super::pasted_text::Pasted;
use crate::window::clickomania::command::{
    ChangeKind, ClickomaniaContext, EditorCommand, PaletteBlock,
};
use crate::window::clickomania::library::storage::{LessonState, TaskKey};
use crate::window::kit::app_context::AppContext;
use crate::window::kit::command::ShellCommand;
use crate::window::kit::game_id::GameId;
use egui::Ui;
use engine::diagnostics;
use engine::language::arrange::DropTarget;
use engine::language::check::Problem;
use engine::language::edit::{Edit, EditError, Place};
use engine::language::program::Stack;
use engine::language::words::{block_name, words};
use engine::language::{BlockId, Field, Program, VarId};
use engine::layout::Point;
use hand::Hand;

/// The program with its canvas and palette.
pub struct ProgramEditor {
    pub document: Document,
    pub canvas: Canvas,
    pub palette: Palette,
    hand: Hand,
    find: Find,
    variable_dialogs: VariableDialogs,
    history_list: HistoryList,
    /// The revision at which the user was told that undoing once more leaves the task.
    warned_at: Option<u64>,
}

impl ProgramEditor {
    pub fn new(document: Document) -> ProgramEditor {
        ProgramEditor {
            document,
            canvas: Canvas::new(),
            palette: Palette::new(),
            hand: Hand::default(),
            find: Find::default(),
            variable_dialogs: VariableDialogs::default(),
            history_list: HistoryList::default(),
            warned_at: None,
        }
    }

    /// Carries out a command. Undo exchanges what is not part of the program with `beside`.
    pub fn perform(
        &mut self,
        command: EditorCommand,
        beside: &mut dyn Beside,
        app: &mut ClickomaniaContext,
    ) {
        match command {
            EditorCommand::Edit(kind, edit) => self.change(app, kind, edit),
            EditorCommand::Add(piece) => self.add(app, &piece),
            EditorCommand::Delete => self.delete(app),
            EditorCommand::Duplicate => self.duplicate(app),
            EditorCommand::Disable => {
                let chosen = self.canvas.chosen_all();
                let program = self.document.program();
                let edit = edits::toggle_marks(program, chosen, |marks| &mut marks.disabled);
                self.change_with_room(app, ChangeKind::Disable, edit);
            }
            EditorCommand::Collapse => {
                let chosen = self.canvas.chosen_all();
                let program = self.document.program();
                let edit = edits::toggle_marks(program, chosen, |marks| &mut marks.collapsed);
                self.change_with_room(app, ChangeKind::Collapse, edit);
            }
            EditorCommand::AskComment => {
                if let Some(id) = self.canvas.chosen() {
                    self.canvas.write_comment(self.document.program(), id);
                }
            }
            EditorCommand::SetComment(id, words) => self.set_comment(app, id, words),
            EditorCommand::Cut => {
                if self.copy(app) {
                    let chosen = self.canvas.chosen_all();
                    let edit = self.document.program().lift_all_edit(chosen);
                    self.change(app, ChangeKind::Cut, edit);
                }
            }
            EditorCommand::Copy => {
                self.copy(app);
            }
            EditorCommand::AskPaste => {
                self.canvas.paste_at_menu();
                app.ask_paste();
            }
            EditorCommand::Paste(text) => self.paste(app, &text),
            EditorCommand::CopyWords => {
                let words = words(self.document.program(), &app.text);
                app.copy(words);
                app.say(app.text.msg_copied_words());
            }
            EditorCommand::ChooseAll => {
                let program = self.document.program();
                let all: Vec<BlockId> = program.all_blocks().collect();
                self.canvas.choose(program.outermost(&all));
            }
            EditorCommand::Tidy => {
                let edits = edits::tidy(self.canvas.layout());
                if edits.is_empty() {
                    app.say(app.text.msg_tidy_already());
                } else {
                    self.change(app, ChangeKind::Tidy, Edit::All(edits));
                }
            }
            EditorCommand::MoveByKeys => self.move_by_keys(app),
            EditorCommand::Detach => self.detach(app),
            EditorCommand::TakeOut(number) => self.take_out_of_bin(app, number),
            EditorCommand::Find => self.palette.search().focus(),
            EditorCommand::FindNext { back } => self.find_next(app, back),
            EditorCommand::Search(words) => self.palette.search().look_for(&words),
            EditorCommand::ShowMenu => self.canvas.open_menu(),
            EditorCommand::GoToPalette => self.palette.focus(),
            EditorCommand::ShowHistory => self.history_list.open(),
            EditorCommand::GoInHistory(by) => self.go_in_history(by, beside, app),
            EditorCommand::Rename(name) => {
                let edit = self.document.header_edit(|header| header.name = name);
                self.change(app, ChangeKind::Rename, edit);
            }
            EditorCommand::SetTask(task) => {
                let edit = self.document.header_edit(|header| header.task = task);
                self.change(app, ChangeKind::Game, edit);
            }
            EditorCommand::ShowBlock(id) => self.show_block(id),
            EditorCommand::ShowProblem(problem) => self.show_problem(problem),
            EditorCommand::AskNewVariable(user) => self.variable_dialogs.ask_new(user),
            EditorCommand::AskRenameVariable(id) => {
                let program = self.document.program();
                self.variable_dialogs.ask_rename(program, id);
            }
            EditorCommand::AskDeleteVariable(id) => self.ask_delete_variable(app, id),
            EditorCommand::MakeVariable(name, user) => {
                let (id, edit) = self.document.identities().create_variable_edit(&name);
                let use_it = user.map(|user| Edit::SetField(user, Field::Variable(id)));
                let edits = std::iter::once(edit).chain(use_it).collect();
                self.change(app, ChangeKind::MakeVariable, Edit::All(edits));
            }
            EditorCommand::RenameVariable(id, name) => {
                let edit = Edit::RenameVariable(id, name);
                self.change(app, ChangeKind::RenameVariable, edit);
            }
            EditorCommand::DeleteVariable(id) => self.delete_variable(app, id),
            EditorCommand::FindBlock(kind) => {
                app.send_to_shell(ShellCommand::Show(GameId::Clickomania));
                self.palette.show_kind(kind);
            }
        }
    }

    /// Changes the program, or says why that is not possible.
    pub fn change(&mut self, app: &mut ClickomaniaContext, kind: ChangeKind, edit: Edit) {
        report(app, self.document.edit(kind, edit));
    }

    /// Makes a change by which a stack may grow over others, which move aside.
    fn change_with_room(&mut self, app: &mut ClickomaniaContext, kind: ChangeKind, edit: Edit) {
        let (canvas, document) = (&mut self.canvas, &mut self.document);
        let done = canvas.edit_with_room(document, kind, edit, None, app);
        report(app, done);
    }

    /// Opens another program; undo returns to this one.
    pub fn open(&mut self, kind: ChangeKind, opened: Opened) {
        self.document.open(kind, opened);
        self.begin_again();
    }

    /// Starts a task over; undo returns to this program and to the `progress` in the task.
    pub fn begin_over(&mut self, opened: Opened, progress: (TaskKey, LessonState)) {
        self.document.begin_over(opened, progress);
        self.begin_again();
    }

    /// Ends everything that was begun on another program.
    fn begin_again(&mut self) {
        self.canvas.begin_again();
        self.variable_dialogs.close();
    }

    /// Keeps the comment that is being written.
    pub fn end_note(&mut self, app: &mut ClickomaniaContext) {
        let Some((block, words)) = self.canvas.finish_comment() else {
            return;
        };
        let found = self.document.program().get(block);
        let before = found.and_then(|found| found.marks.comment.as_deref());
        if before.unwrap_or_default() != words {
            self.set_comment(app, block, words);
        }
    }

    /// True while blocks are dragged; the canvas shows the program without them.
    pub fn is_dragging(&self) -> bool {
        self.hand.drag().is_some()
    }

    /// True while a question or a list is open, which gets the keys.
    pub fn asks(&self) -> bool {
        self.variable_dialogs.is_open() || self.history_list.is_open()
    }

    /// True while keys are for a drag, a field or a question.
    pub fn takes_keys(&self) -> bool {
        self.canvas.changes_field() || self.is_dragging() || self.asks()
    }
}

/// Showing it.
impl ProgramEditor {
    /// Updates the drag, the layout and the search before anything is shown.
    pub fn follow(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        self.update_drag(ui, app);
        self.update_canvas(app);
        if !self.is_dragging() {
            let wanted = self.palette.search().wanted();
            let layout = self.canvas.layout();
            if self.find.follow(wanted, &self.document, layout, &app.text) {
                ui.request_repaint();
            }
        }
    }

    /// Shows the palette; gives what is taken from it.
    pub fn show_palette(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        form: PaletteForm,
    ) -> Option<Taken> {
        let program = self.document.program();
        let block_painter = self.canvas.block_painter();
        self.palette
            .show(ui, app, program, &self.find, block_painter, form)
    }

    /// Lays out the program for this part of the window, of whose width `rail` points are reserved for a map.
    pub fn lay_out_canvas(&mut self, room: egui::Rect, rail: f32) {
        let program = around(self.hand.drag(), self.document.program());
        self.canvas.lay_out(program, room, rail);
    }

    /// Shows the canvas, with a drag and what the search found.
    pub fn show_canvas(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        overlays: &Overlays<'_>,
    ) {
        let (drag, found) = (self.hand.drag(), self.find.marked());
        self.canvas
            .show(ui, app, &mut self.document, drag, found, overlays);
    }

    /// Shows the bin over the canvas, which opens for a drag. Without one it never lies over blocks.
    pub fn show_bin(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        let drag = self.hand.drag();
        let canvas = &mut self.canvas;
        let place = Bin::place(canvas.view.rect);
        canvas.bin.rect = place;
        if drag.is_none() && canvas.has_blocks_in(place) && !canvas.bin.is_used(ui) {
            return;
        }
        let over = drag.is_some_and(|drag| canvas.bin.takes(drag.pointer));
        canvas.bin.show(ui, app, over);
        canvas.cover(place);
    }

    /// Shows the map in this room, with the block that is `running`.
    pub fn show_map(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        running: Option<BlockId>,
        room: egui::Rect,
    ) {
        let marked = Marked {
            running,
            found: self.find.marked(),
        };
        let program = around(self.hand.drag(), self.document.program());
        self.canvas.show_map(ui, app, program, room, &marked);
    }

    /// Shows the open question or list.
    pub fn show_dialogs(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        let program = self.document.program();
        self.variable_dialogs.show(ui, app, program);
        self.history_list.show(ui, app, &self.document.history);
    }

    /// Chooses a block, or the folded one that hides it, and brings it into sight.
    fn show_block(&mut self, id: BlockId) {
        let program = self.document.program();
        let is_shown = |id: &BlockId| self.canvas.layout().get(*id).is_some();
        let there = Some(id).filter(|&id| self.document.has(id));
        let seen = std::iter::successors(there, |&id| program.owner(id)).find(is_shown);
        if let Some(id) = seen {
            self.canvas.choose([id]);
            self.canvas.reveal(id);
        }
    }

    /// Brings what keeps the program from running into sight, and the keyboard there.
    fn show_problem(&mut self, problem: Problem) {
        let layout = self.canvas.layout();
        let socket = match problem {
            Problem::EmptySocket { block, socket } => {
                let socket = FocusTarget::Part(block, PartName::Socket(socket));
                Some(socket).filter(|socket| socket.rect(layout).is_some())
            }
            Problem::OutsideLoop { .. } => None,
        };
        match socket {
            Some(socket) => self.canvas.go_to(socket),
            None => self.show_block(problem.block()),
        }
        self.canvas.focus();
    }

    /// Goes to the next block that the search found, or the one before.
    fn find_next(&mut self, app: &mut ClickomaniaContext, back: bool) {
        if !self.find.is_active() {
            self.palette.search().focus();
            return;
        }
        let text = app.text;
        let Some(hit) = self.find.step(back) else {
            app.say(text.msg_find_none());
            return;
        };
        self.canvas.choose([hit.shown]);
        self.canvas.glide_to(hit.shown, app);
        let program = self.document.program();
        let name = |id| block_name(program, &text, program.block(id));
        app.say(if hit.block == hit.shown {
            text.msg_find_at(name(hit.block))
        } else {
            text.msg_find_folded(name(hit.block), name(hit.shown))
        });
    }
}

/// Changes of blocks.
impl ProgramEditor {
    /// Adds a block where it fits best: at the cursor, after the chosen block or into it, into the first empty socket
    /// that takes it, at the end of the program, else on the canvas.
    fn add(&mut self, app: &mut ClickomaniaContext, piece: &PaletteBlock) {
        let (chosen, program) = (self.canvas.chosen(), self.document.program());
        let value = piece.kind.row().value();
        let place = self.canvas.insertion(value).or_else(|| match value {
            None => Some(edits::after_chosen(program, chosen)),
            Some(given) => edits::free_socket(program, chosen, given),
        });
        let visible = self.canvas.view.visible();
        let aside = Point::new(visible.min.x + 40.0, visible.center().y);
        let aside = self.canvas.free_place(aside);
        let target = place.unwrap_or(DropTarget::Canvas(aside));
        let program = self.document.identities();
        let (mut edits, fragment) = piece.bring(program);
        let root = fragment.roots[0];
        // A block that is displaced, or finds no place, is placed where it is seen.
        let (owner, loose) = match target {
            DropTarget::Socket(owner, socket) => {
                let held = program.block(owner).sockets.get(socket);
                (Some(owner), held.and_then(|held| held.block))
            }
            DropTarget::Canvas(_) => (None, Some(root)),
            DropTarget::Stack(..) => (None, None),
        };
        let (canvas, document) = (&mut self.canvas, &mut self.document);
        let placed = document.identities().place_edit(fragment, target, aside);
        let added = placed.and_then(|edit| {
            edits.push(edit);
            canvas.edit_with_room(document, ChangeKind::Add, Edit::All(edits), loose, app)
        });
        if let Err(error) = added {
            return app.refuse(why_not(&app.text, error));
        }
        let name = |program: &Program, id| block_name(program, &app.text, program.block(id));
        if self.document.has(root) {
            self.canvas.choose([root]);
            self.canvas.reveal(root);
            if self.palette.had_keyboard() {
                self.canvas.focus();
            }
            let name = name(self.document.program(), root);
            app.say(app.text.msg_added(name));
        } else if let Some(owner) = owner.filter(|&owner| self.document.has(owner)) {
            // A number or a colour that became a default value is no block any more.
            let name = name(self.document.program(), owner);
            app.say(app.text.msg_default_set(name));
        }
    }

    /// Deletes the chosen blocks: they go into the bin.
    fn delete(&mut self, app: &mut ClickomaniaContext) {
        let (chosen, program) = (self.canvas.chosen_all(), self.document.program());
        let edit = program.lift_all_edit(chosen);
        let thrown = program.excerpt(chosen, |id| self.corner_of(id));
        self.canvas.bin.throw_in(thrown);
        self.change(app, ChangeKind::Delete, edit);
    }

    /// Copies the chosen blocks: one command right below itself, anything else beside.
    fn duplicate(&mut self, app: &mut ClickomaniaContext) {
        let chosen = self.canvas.chosen_all();
        let program = self.document.program();
        let below = match *chosen {
            [id] => edits::after(program, id).map(|place| (id, place)),
            _ => None,
        };
        let (edit, roots) = if let Some((id, place)) = below {
            let program = self.document.identities();
            let copy = program.copy(&[id]);
            let roots = copy.roots.clone();
            match program.place_edit(copy, place, (0.0, 0.0)) {
                Ok(edit) => (edit, roots),
                Err(error) => return app.refuse(why_not(&app.text, error)),
            }
        } else {
            let layout = self.canvas.layout();
            let excerpt = program.excerpt(chosen, |id| {
                let at = layout.get(id)?.rect.min;
                Some((f64::from(at.x) + 40.0, f64::from(at.y) + 48.0))
            });
            let at = excerpt.loose().first().map_or((0.0, 0.0), |loose| loose.at);
            let at = self.canvas.free_place(Point::new(at.0 as f32, at.1 as f32));
            self.document.identities().insert_all_edit(&excerpt, at)
        };
        // A single loose copy is placed where it is seen.
        let loose = roots.first().copied();
        let loose = loose.filter(|_| below.is_none() && roots.len() == 1);
        let (canvas, document) = (&mut self.canvas, &mut self.document);
        let done = canvas.edit_with_room(document, ChangeKind::Copy, edit, loose, app);
        report(app, done);
        self.show_brought(app, roots);
    }

    /// Chooses blocks that came, and moves so that they are seen.
    fn show_brought(&mut self, app: &AppContext, roots: Vec<BlockId>) {
        self.update_canvas(app);
        let there = roots.into_iter().filter(|&id| self.document.has(id));
        self.canvas.choose(there);
        self.canvas.reveal_chosen();
    }

    /// Sets the comment of a block; an empty one removes it.
    fn set_comment(&mut self, app: &mut ClickomaniaContext, id: BlockId, words: String) {
        if let Some(block) = self.document.program().get(id) {
            let mut marks = block.marks.clone();
            marks.comment = (!words.is_empty()).then_some(words);
            self.change(app, ChangeKind::Comment, Edit::SetMarks(id, marks));
        }
    }

    /// Takes the chosen block out of its stack or socket, and puts it beside.
    fn detach(&mut self, app: &mut ClickomaniaContext) {
        let Some(id) = self.canvas.chosen() else {
            return;
        };
        let rect = self.canvas.layout().get(id).map(|block| block.rect);
        let program = self.document.identities();
        let (Some(rect), Some(lifting)) = (rect, program.lift_edit(id, false)) else {
            return;
        };
        // A whole loose stack would only jump.
        if let Some((Place::Stack(Stack::Loose(_), 0), 1)) = program.place_of(id) {
            return;
        }
        let at = Point::new(rect.max.x + 60.0, rect.min.y + 20.0);
        let at = self.canvas.free_place(at);
        let fragment = program.fragment(&[id]);
        let (canvas, document) = (&mut self.canvas, &mut self.document);
        let done = document
            .identities()
            .place_edit(fragment, DropTarget::Canvas(at), at)
            .and_then(|edit| document.edit(ChangeKind::Move, Edit::All(vec![lifting, edit])))
            .and_then(|()| canvas.place_in_sight(document, id, app));
        report(app, done);
    }

    /// Asks before a variable is deleted, unless it cannot be or no block uses it.
    fn ask_delete_variable(&mut self, app: &mut ClickomaniaContext, id: VarId) {
        let program = self.document.program();
        let used = program.blocks_using(id).next().is_some();
        if used && program.delete_variable_edit(id).is_ok() {
            self.variable_dialogs.ask_delete(id);
        } else {
            app.send(EditorCommand::DeleteVariable(id));
        }
    }

    fn delete_variable(&mut self, app: &mut ClickomaniaContext, id: VarId) {
        let program = self.document.program();
        match program.delete_variable_edit(id) {
            Ok(edit) => self.change(app, ChangeKind::DeleteVariable, edit),
            Err(user) => {
                let block = block_name(program, &app.text, program.block(user));
                app.refuse(app.text.msg_variable_in_loop(block));
            }
        }
    }
}

/// The clipboard, the bin and the history.
impl ProgramEditor {
    /// Copies the chosen blocks as the text of a program, which can be mailed. True if there were any.
    fn copy(&self, app: &mut ClickomaniaContext) -> bool {
        let chosen = self.canvas.chosen_all();
        if chosen.is_empty() {
            app.say(app.text.msg_nothing_chosen());
            return false;
        }
        let program = self.document.program();
        let count = program.outermost(chosen).len() as u64;
        app.copy_program(&program.excerpt(chosen, |id| self.corner_of(id)));
        app.say(app.text.msg_copied(count));
        true
    }

    /// The upper left corner of a block on the canvas, in whole units.
    fn corner_of(&self, id: BlockId) -> Option<(f64, f64)> {
        Some(rounded(self.canvas.layout().get(id)?.rect.min))
    }

    /// Pastes the blocks of a text at the cursor if keys moved it there, else where the pointer is.
    fn paste(&mut self, app: &mut ClickomaniaContext, pasted: &str) {
        let text = app.text;
        let (mut from, sentence, is_workspace) = match Pasted::read(pasted) {
            Ok(Pasted::Program(program)) => (program, None, false),
            Ok(Pasted::Workspace(import)) => {
                let note = diagnostics::blockly_note(&text, &import.leftovers);
                let sentence = diagnostics::blockly_sentence(&text, &import.leftovers);
                (import.with_note(&note), sentence, true)
            }
            Err(error) => return app.refuse(error.sentence(&text)),
        };
        if from.all_blocks().next().is_none() {
            return app.refuse(sentence.unwrap_or_else(|| text.msg_pasted_nothing()));
        }
        if !app.copied().mark_pasted(pasted, &mut from) && app.contest_run.is_some() {
            from.mark_all_given(0);
        }
        // The parts of a workspace that are no blocks go into the note.
        let note = Some(from.header().note.clone()).filter(|note| is_workspace && !note.is_empty());
        let target = self.place_at_cursor(&from);
        if self.bring(app, ChangeKind::Paste, &from, target, note) {
            // A number that became a default value is no block any more.
            let count = self.canvas.chosen_all().len().max(1) as u64;
            app.say(sentence.unwrap_or_else(|| text.msg_pasted(count)));
        }
    }

    /// Brings blocks back from the bin, to where they are seen.
    fn take_out_of_bin(&mut self, app: &mut ClickomaniaContext, number: usize) {
        let Some(blocks) = self.canvas.bin.thrown(number).cloned() else {
            return;
        };
        if self.bring(app, ChangeKind::TakeOut, &blocks, None, None) {
            self.canvas.bin.taken_out(number);
            app.say(app.text.msg_bin_taken_out());
        }
    }

    /// The place at which the keyboard would paste these blocks: the empty place at the cursor, or after the command
    /// there. None if the pointer chose the place, or they are several stacks.
    fn place_at_cursor(&mut self, from: &Program) -> Option<DropTarget> {
        let root = match (from.stack(Stack::Hat), from.loose()) {
            ([root, ..], []) => root,
            ([], [stack]) => stack.blocks.first()?,
            _ => return None,
        };
        let at = self.canvas.target_of_keys()?;
        let given = from.block(*root).kind.row().value();
        let after = || {
            let at = at.block().filter(|_| given.is_none());
            at.map(|id| edits::after_chosen(self.document.program(), Some(id)))
        };
        self.canvas.insertion(given).or_else(after)
    }

    /// Brings the blocks of a program to this place, else onto the canvas, and adds a note to the program there. True if it
    /// was possible.
    fn bring(
        &mut self,
        app: &mut ClickomaniaContext,
        kind: ChangeKind,
        from: &Program,
        target: Option<DropTarget>,
        note: Option<String>,
    ) -> bool {
        let at = self.canvas.place_for_more();
        let program = self.document.identities();
        let brought = match target {
            Some(target) => program.insert_stack_edit(from, target, at),
            None => Ok(program.insert_all_edit(from, at)),
        };
        let (mut edit, roots) = match brought {
            Ok(brought) => brought,
            Err(error) => {
                app.refuse(why_not(&app.text, error));
                return false;
            }
        };
        if let Some(note) = note {
            let add = |before: &str| [before, &note].join("\n\n").trim().to_owned();
            let header = self
                .document
                .header_edit(|header| header.note = add(&header.note));
            edit = Edit::All(vec![edit, header]);
        }
        let (canvas, document) = (&mut self.canvas, &mut self.document);
        let done = match target {
            Some(_) => canvas.edit_with_room(document, kind, edit, None, app),
            None => document.edit(kind, edit).and_then(|()| match roots[..] {
                [root] => canvas.place_in_sight(document, root, app),
                _ => Ok(()),
            }),
        };
        if let Err(error) = done {
            app.refuse(why_not(&app.text, error));
            return false;
        }
        self.show_brought(app, roots);
        true
    }

    /// Undoes this many changes (negative), or redoes them, and shows where something changed.
    fn go_in_history(&mut self, by: isize, beside: &mut dyn Beside, app: &mut ClickomaniaContext) {
        let (text, again) = (app.text, by > 0);
        if by == -1 && self.warn_of_leaving_task(app) {
            return;
        }
        let openings = self.document.openings();
        let (mut last, mut error) = (None, None);
        let mut count: u64 = 0;
        while count < by.unsigned_abs() as u64 {
            match self.document.undo(again, beside) {
                Ok(Some(kind)) => last = Some(kind),
                Ok(None) => break,
                Err(storage) => {
                    error = Some(storage.sentence(&text));
                    break;
                }
            }
            count += 1;
        }
        if self.document.openings() != openings {
            self.begin_again();
        }
        let touched = self.document.touched().unwrap_or_default().to_vec();
        self.update_canvas(app);
        self.canvas.show_one_of(&touched, app);
        let name = last.map(|kind| kind.name(&text));
        app.say(match (name, again) {
            (None, false) => text.msg_nothing_to_undo(),
            (None, true) => text.msg_nothing_to_redo(),
            (Some(name), false) if count == 1 => text.msg_undone(name),
            (Some(name), true) if count == 1 => text.msg_redone(name),
            (Some(name), false) => text.msg_undone_many(count, name),
            (Some(name), true) => text.msg_redone_many(count, name),
        });
        if let Some(error) = error {
            app.refuse(error);
        }
    }

    /// Warns once that the next undo leads back to another task. True if it warned now.
    fn warn_of_leaving_task(&mut self, app: &mut ClickomaniaContext) -> bool {
        let revision = self.document.revision();
        let Some(task) = self.document.undoing_leads_to() else {
            return false;
        };
        if self.warned_at == Some(revision) {
            return false;
        }
        self.warned_at = Some(revision);
        let text = app.text;
        let title = app
            .services
            .task
            .known(task)
            .map(|task| task.title.shown(text.language()).to_owned())
            .filter(|title| !title.is_empty());
        app.say(text.msg_task_all_undone(title.unwrap_or_else(|| task.to_string())));
        true
    }
}

/// Clears the status line after a change, or says why it is not possible.
fn report(app: &mut ClickomaniaContext, done: Result<(), EditError>) {
    match done {
        Ok(()) => app.say(""),
        Err(error) => app.refuse(why_not(&app.text, error)),
    }
}
