//! The program under construction as people work on it: the document, the canvas and the palette, what hangs
//! on the pointer, and the questions that are asked. Carries out the commands of the editor.

mod hand;

use super::canvas::drag::{Begun, Drag, around};
use super::canvas::focus_targets::FocusTarget;
use super::canvas::map::Marked;
use super::canvas::{Canvas, Overlays};
use super::dialogs::{HistoryList, VariableDialogs};
use super::document::{Beside, Document, Opened, why_not};
use super::find::Find;
use super::palette::{Palette, Taken};
use super::pasted_text::{Pasted, PastedError, understand};
use crate::window::clickomania::command::{ChangeKind, ClickomaniaContext, EditorCommand, Piece};
use crate::window::clickomania::library::storage::{LessonState, TaskKey};
use crate::window::kit::app_context::AppContext;
use crate::window::kit::command::ShellCommand;
use crate::window::kit::game_id::GameId;
use egui::Ui;
use engine::diagnostics;
use engine::language::arrange::DropTarget;
use engine::language::check::Problem;
use engine::language::edit::Edit;
use engine::language::kind::BlockShape;
use engine::language::program::{BlockMarks, Parent, Stack};
use engine::language::words::{block_name, words};
use engine::language::{BlockId, Field, Program, ValueType, VarId};
use engine::layout::{Advances, Layout, Measure, Point, Rect};

/// The program under construction, and what is shown and done with it.
pub struct ProgramEditor {
    pub document: Document,
    pub canvas: Canvas,
    pub palette: Palette,
    find: Find,
    drag: Option<Drag>,
    /// Where the palette was shown last.
    palette_place: egui::Rect,
    variable_dialogs: VariableDialogs,
    history_list: HistoryList,
    /// The revision at which it was said that undoing leads out of the task.
    told_beginning: Option<u64>,
}

impl ProgramEditor {
    pub fn new(document: Document) -> ProgramEditor {
        ProgramEditor {
            document,
            canvas: Canvas::new(),
            palette: Palette::new(),
            find: Find::default(),
            drag: None,
            palette_place: egui::Rect::NOTHING,
            variable_dialogs: VariableDialogs::default(),
            history_list: HistoryList::default(),
            told_beginning: None,
        }
    }

    /// Carries out a command. What changes concern beside the program is exchanged in `beside`.
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
            EditorCommand::Disable => self.disable(app),
            EditorCommand::Collapse => self.collapse(app),
            EditorCommand::AskComment => {
                if let Some(id) = self.canvas.chosen() {
                    self.canvas.write_comment(self.document.program(), id);
                }
            }
            EditorCommand::SetComment(id, words) => self.set_comment(app, id, words),
            EditorCommand::Cut => self.cut(app),
            EditorCommand::Copy => {
                self.copy(app);
            }
            EditorCommand::AskPaste => {
                self.canvas.paste_at_menu();
                app.ask_paste();
            }
            EditorCommand::Paste(text) => self.paste(app, &text),
            EditorCommand::CopyWords => self.copy_words(app),
            EditorCommand::ChooseAll => self.choose_all(),
            EditorCommand::Tidy => self.tidy(app),
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
            EditorCommand::MakeVariable(name, user) => self.make_variable(app, &name, user),
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

    /// Asks whether a variable is to be deleted. What cannot be, or changes nothing else, is not asked for.
    fn ask_delete_variable(&mut self, app: &mut ClickomaniaContext, id: VarId) {
        let program = self.document.program();
        let used = program.uses(id).next().is_some();
        if used && program.delete_variable_edit(id).is_ok() {
            self.variable_dialogs.ask_delete(id);
        } else {
            app.send(EditorCommand::DeleteVariable(id));
        }
    }

    /// Makes a variable, which a block uses if one wants it.
    fn make_variable(&mut self, app: &mut ClickomaniaContext, name: &str, user: Option<BlockId>) {
        let (id, edit) = self.document.identities().create_variable_edit(name);
        let mut edits = vec![edit];
        edits.extend(user.map(|user| Edit::SetField(user, Field::Variable(id))));
        self.change(app, ChangeKind::MakeVariable, Edit::All(edits));
    }

    /// Changes the program, or says why that is not possible.
    pub fn change(&mut self, app: &mut ClickomaniaContext, kind: ChangeKind, edit: Edit) {
        match self.document.edit(kind, edit) {
            Ok(()) => app.say(""),
            Err(error) => app.refuse(why_not(&app.text, error)),
        }
    }

    /// Makes a change by which a stack may grow over others; these move aside.
    pub fn change_with_room(&mut self, app: &mut ClickomaniaContext, kind: ChangeKind, edit: Edit) {
        let (canvas, document) = (&mut self.canvas, &mut self.document);
        match canvas.with_room(document, app, (kind, edit)) {
            Ok(()) => app.say(""),
            Err(error) => app.refuse(why_not(&app.text, error)),
        }
    }

    /// Opens another program; that can be undone.
    pub fn open(&mut self, kind: ChangeKind, opened: Opened) {
        self.document.open(kind, opened);
        self.begin_again();
    }

    /// Begins a task over; that can be undone, together with the way that was gone until then.
    pub fn begin_over(&mut self, opened: Opened, way: (TaskKey, LessonState)) {
        self.document.begin_over(ChangeKind::Over, opened, way);
        self.begin_again();
    }

    /// Another program is there: nothing that was begun on the one before goes on.
    fn begin_again(&mut self) {
        self.canvas.begin_again();
        self.variable_dialogs.close();
    }

    /// Ends a drag: the blocks lie where they are in the program.
    pub fn end_drag(&mut self, app: &AppContext) {
        if self.drag.take().is_some() {
            self.canvas.follow(&mut self.document, None, app);
        }
    }

    /// A comment that is being written is taken.
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

    /// Whether blocks hang on the pointer; meanwhile the canvas shows the program without them.
    pub fn is_dragging(&self) -> bool {
        self.drag.is_some()
    }

    /// Whether a question waits for an answer, so that keys belong to it.
    pub fn asks(&self) -> bool {
        self.variable_dialogs.is_open() || self.history_list.is_open()
    }

    /// Whether keys belong to blocks on the pointer, to a field or to a question.
    pub fn takes_keys(&self) -> bool {
        self.canvas.changes_field() || self.is_dragging() || self.asks()
    }

    /// Follows what changed since the last frame.
    pub fn follow(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        let document = &self.document;
        self.drag.take_if(|drag| drag.is_outdated(document));
        self.take_pulled(ui, app);
        self.let_go(ui, app);
        self.aim(ui, app);
        self.canvas_follows(app);
        self.search_on(ui, app);
    }

    /// Shows the palette; gives what is taken from it.
    pub fn show_palette(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) -> Option<Taken> {
        let measure = Advances::embedded();
        let program = (self.document.program(), &measure as &dyn Measure);
        let block_painter = self.canvas.block_painter();
        self.palette
            .show(ui, app, program, &self.find, block_painter)
    }

    /// Breaks the blocks into rows that have room on a canvas like this, `rail` of whose width belongs to a map.
    pub fn lay_out_canvas(&mut self, room: egui::Rect, rail: f32) {
        let program = around(self.drag.as_ref(), self.document.program());
        self.canvas.lay_out(program, room, rail);
    }

    /// Shows the canvas; gives the drag that begins there. What hangs on the pointer and what the search
    /// found is known here.
    pub fn show_canvas(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        overlays: Overlays<'_>,
    ) -> Option<Begun> {
        let overlays = Overlays {
            drag: self.drag.as_ref(),
            found: self.find.marked(),
            ..overlays
        };
        self.canvas.show(ui, app, &mut self.document, &overlays)
    }

    /// Shows the buttons of what is seen of the program.
    pub fn show_view_buttons(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        (map, labelled): (bool, bool),
    ) {
        self.canvas.show_view_buttons(ui, app, map, labelled);
    }

    /// Shows the bin, which opens for what hangs on the pointer.
    pub fn show_bin(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        let bin = &mut self.canvas.bin;
        let over = self
            .drag
            .as_ref()
            .is_some_and(|drag| bin.takes(drag.pointer));
        bin.show(ui, app, over, true);
    }

    /// Shows the map with the block that is `running`, in this room.
    pub fn show_map(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        (running, room): (Option<BlockId>, egui::Rect),
    ) {
        let marked = Marked {
            running,
            found: self.find.marked(),
        };
        let program = around(self.drag.as_ref(), self.document.program());
        self.canvas.show_map(ui, app, (program, room), &marked);
    }

    /// Shows the questions that wait.
    pub fn show_dialogs(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        let program = self.document.program();
        self.variable_dialogs.show(ui, app, program);
        self.history_list.show(ui, app, &self.document.history);
    }

    /// Chooses a block and brings it into sight; of one that is folded away, what hides it.
    fn show_block(&mut self, id: BlockId) {
        let mut seen = Some(id).filter(|&id| self.document.has(id));
        while let Some(id) = seen.filter(|&id| self.canvas.layout().get(id).is_none()) {
            seen = self.document.program().owner(id);
        }
        if let Some(id) = seen {
            self.canvas.choose(Some(id));
            self.canvas.reveal(id);
        }
    }

    /// Brings what keeps the program from running into sight, and the keyboard there.
    fn show_problem(&mut self, problem: Problem) {
        let layout = self.canvas.layout();
        let socket = match problem {
            Problem::EmptySocket { block, socket } => FocusTarget::socket(layout, block, socket),
            Problem::OutsideLoop { .. } => None,
        };
        match socket {
            Some(socket) => self.canvas.go_to(socket),
            None => self.show_block(problem.block()),
        }
        self.canvas.focus();
    }

    fn tidy(&mut self, app: &mut ClickomaniaContext) {
        let edits = tidying(self.canvas.layout());
        if edits.is_empty() {
            app.say(app.text.msg_tidy_already());
        } else {
            self.change(app, ChangeKind::Tidy, Edit::All(edits));
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

impl ProgramEditor {
    /// Adds a block where it fits best: after the chosen block or into it, into the first empty socket
    /// that takes it, at the end of the program, else on the canvas.
    pub(super) fn add(&mut self, app: &mut ClickomaniaContext, piece: &Piece) {
        let chosen = self.canvas.chosen();
        let program = self.document.program();
        let by_keys = self.canvas.target_at_focus(piece.kind.row().value());
        let place = by_keys.or_else(|| match piece.kind.row().shape {
            BlockShape::Command | BlockShape::Loop => Some(after(program, chosen)),
            BlockShape::Value(given) => free_socket(program, chosen, given),
        });
        let visible: Rect = self.canvas.view.visible();
        let aside = Point::new(visible.min.x + 40.0, visible.center().y);
        let aside = self.canvas.free_place(aside);
        let target = place.unwrap_or(DropTarget::Canvas(aside));
        let program = self.document.identities();
        let (mut edits, fragment) = piece.bring(program);
        let root = fragment.roots[0];
        // What is pushed out, or finds no place, lies where it is seen.
        let (owner, loose) = match target {
            DropTarget::Socket(owner, socket) => {
                let held = program.block(owner).sockets.get(socket);
                (Some(owner), held.and_then(|held| held.block))
            }
            DropTarget::Canvas(_) => (None, Some(root)),
            DropTarget::Stack(..) => (None, None),
        };
        match program.place_edit(fragment, target, aside) {
            Ok(edit) => edits.push(edit),
            Err(error) => {
                app.refuse(why_not(&app.text, error));
                return;
            }
        }
        let (canvas, document) = (&mut self.canvas, &mut self.document);
        let added = canvas
            .with_room(document, app, (ChangeKind::Add, Edit::All(edits)))
            .and_then(|()| match loose {
                Some(block) => canvas.lay_in_sight(document, app, block),
                None => Ok(()),
            });
        if let Err(error) = added {
            app.refuse(why_not(&app.text, error));
            return;
        }
        if self.document.has(root) {
            self.canvas.choose(Some(root));
            self.canvas.reveal(root);
            if self.palette.had_keyboard() {
                self.canvas.focus();
            }
            let program = self.document.program();
            let name = block_name(program, &app.text, program.block(root));
            app.say(app.text.msg_added(name));
        } else if let Some(owner) = owner.filter(|&owner| self.document.has(owner)) {
            // A number or a colour that became a default value is no block of its own.
            let program = self.document.program();
            let name = block_name(program, &app.text, program.block(owner));
            app.say(app.text.msg_default_set(name));
        }
    }
}

/// Behind the chosen command (or the one whose value is chosen), else at the end of the program.
fn after(program: &Program, chosen: Option<BlockId>) -> DropTarget {
    let mut at = chosen;
    while let Some(id) = at {
        match program.get(id).map(|block| block.parent) {
            Some(Parent::Socket(owner, _)) => at = Some(owner),
            Some(Parent::Stack(stack)) if program.block(id).kind.row().value().is_none() => {
                let index = program.stack(stack).iter().position(|&other| other == id);
                return DropTarget::Stack(stack, index.map_or(0, |index| index + 1));
            }
            _ => break,
        }
    }
    DropTarget::Stack(Stack::Hat, program.stack(Stack::Hat).len())
}

/// The first empty socket for a value: in the chosen block, else in the program.
fn free_socket(program: &Program, chosen: Option<BlockId>, given: ValueType) -> Option<DropTarget> {
    let empty = |(id, _): (BlockId, usize)| {
        let block = program.block(id);
        let free = |socket: &usize| {
            let held = block.sockets[*socket];
            let fits = block.socket_type(*socket).is_some_and(|ty| given.fits(ty));
            fits && held.block.is_none() && held.literal.is_none()
        };
        let socket = (0..block.sockets.len()).find(free)?;
        Some(DropTarget::Socket(id, socket))
    };
    let inside = chosen
        .filter(|&id| program.get(id).is_some())
        .and_then(|id| program.walk(&[id]).find_map(empty));
    inside.or_else(|| program.walk(program.stack(Stack::Hat)).find_map(empty))
}

impl ProgramEditor {
    /// Deletes them: they go into the bin.
    pub(super) fn delete(&mut self, app: &mut ClickomaniaContext) {
        let chosen = self.canvas.chosen_all();
        let edit = self.document.program().lift_all_edit(chosen);
        let place = |id| self.corner_of(id);
        let thrown = self.document.program().excerpt(chosen, place);
        let next = self.canvas.focus_after_deleting(self.document.program());
        self.canvas.bin.throw_in(thrown);
        self.change(app, ChangeKind::Delete, edit);
        if let Some(focus) = next {
            self.canvas.follow(&mut self.document, None, app);
            self.canvas.go_to(focus);
        }
    }

    /// Chooses all blocks.
    pub(super) fn choose_all(&mut self) {
        let program = self.document.program();
        let all: Vec<BlockId> = program.everywhere().collect();
        let outer = program.outermost(&all);
        self.canvas.choose_all(outer);
    }

    /// Copies: one block right below itself, anything else beside.
    pub(super) fn duplicate(&mut self, app: &mut ClickomaniaContext) {
        let chosen = self.canvas.chosen_all().to_vec();
        let layout = self.canvas.layout();
        let near = |id: BlockId| {
            let at = layout.get(id)?.rect.min;
            Some((f64::from(at.x) + 40.0, f64::from(at.y) + 48.0))
        };
        let places: Vec<_> = chosen.iter().map(|&id| (id, near(id))).collect();
        let near = |id: BlockId| places.iter().find(|(other, _)| *other == id)?.1;
        let program = self.document.identities();
        let below = match chosen[..] {
            [id] => program.get(id).and_then(|block| match block.parent {
                Parent::Stack(stack) if block.kind.row().value().is_none() => {
                    let index = program.stack(stack).iter().position(|&other| other == id);
                    index.map(|index| (id, DropTarget::Stack(stack, index + 1)))
                }
                _ => None,
            }),
            _ => None,
        };
        let (edit, roots) = match below {
            Some((id, target)) => {
                let copy = program.copy(&[id]);
                let roots = copy.roots.clone();
                match program.place_edit(copy, target, (0.0, 0.0)) {
                    Ok(edit) => (edit, roots),
                    Err(error) => return app.refuse(why_not(&app.text, error)),
                }
            }
            None => {
                let excerpt = program.excerpt(&chosen, near);
                let at = excerpt.loose().first().map_or((0.0, 0.0), |loose| loose.at);
                let at = self.canvas.free_place(Point::new(at.0 as f32, at.1 as f32));
                program.insert_all_edit(&excerpt, at)
            }
        };
        self.change_with_room(app, ChangeKind::Copy, edit);
        let roots = roots
            .into_iter()
            .filter(|&id| self.document.has(id))
            .collect();
        self.canvas.choose_all(roots);
    }

    /// Switches them off, or on if all are off.
    pub(super) fn disable(&mut self, app: &mut ClickomaniaContext) {
        self.mark(app, ChangeKind::Disable, |marks| &mut marks.disabled);
    }

    /// Folds them, or unfolds them if all are folded.
    pub(super) fn collapse(&mut self, app: &mut ClickomaniaContext) {
        self.mark(app, ChangeKind::Collapse, |marks| &mut marks.collapsed);
    }

    fn mark(
        &mut self,
        app: &mut ClickomaniaContext,
        kind: ChangeKind,
        which: fn(&mut BlockMarks) -> &mut bool,
    ) {
        let program = self.document.program();
        let chosen = self.canvas.chosen_all().iter();
        let mut marks: Vec<(BlockId, BlockMarks)> = chosen
            .filter_map(|&id| Some((id, program.get(id)?.marks.clone())))
            .collect();
        let all = marks.iter_mut().all(|(_, marks)| *which(marks));
        let edits = marks
            .into_iter()
            .map(|(id, mut marks)| {
                *which(&mut marks) = !all;
                Edit::SetMarks(id, marks)
            })
            .collect();
        self.change_with_room(app, kind, Edit::All(edits));
    }

    /// Gives a block a comment; an empty one takes it away.
    pub(super) fn set_comment(&mut self, app: &mut ClickomaniaContext, id: BlockId, words: String) {
        let Some(block) = self.document.program().get(id) else {
            return;
        };
        let mut marks = block.marks.clone();
        marks.comment = (!words.is_empty()).then_some(words);
        self.change(app, ChangeKind::Comment, Edit::SetMarks(id, marks));
    }
}

impl ProgramEditor {
    /// Puts the chosen blocks on the clipboard. Whether there were any.
    pub(super) fn copy(&self, app: &mut ClickomaniaContext) -> bool {
        let chosen = self.canvas.chosen_all();
        if chosen.is_empty() {
            app.say(app.text.msg_nothing_chosen());
            return false;
        }
        let place = |id| self.corner_of(id);
        let program = self.document.program();
        let count = program.outermost(chosen).len() as u64;
        app.copy_program(&program.excerpt(chosen, place));
        app.say(app.text.msg_copied(count));
        true
    }

    /// Where a block lies on the canvas, in units.
    pub(super) fn corner_of(&self, id: BlockId) -> Option<(f64, f64)> {
        let at = self.canvas.layout().get(id)?.rect.min;
        Some((f64::from(at.x.round()), f64::from(at.y.round())))
    }

    /// Brings back what was thrown into the bin, to where one looks.
    pub(super) fn take_out_of_bin(&mut self, app: &mut ClickomaniaContext, number: usize) {
        let Some(blocks) = self.canvas.bin.thrown(number).cloned() else {
            return;
        };
        if self.bring(app, ChangeKind::TakeOut, &blocks, None) {
            self.canvas.bin.taken_out(number);
            app.say(app.text.msg_bin_taken_out());
        }
    }

    /// Brings the blocks of a program onto the canvas, and adds to the note of the program that is there. Returns true
    /// if they are there.
    fn bring(
        &mut self,
        app: &mut ClickomaniaContext,
        kind: ChangeKind,
        from: &Program,
        note: Option<String>,
    ) -> bool {
        let at = self.canvas.place_for_more();
        let (mut edit, roots) = self.document.identities().insert_all_edit(from, at);
        if let Some(note) = note {
            let mut header = self.document.program().header().clone();
            header.note = [&*header.note, &*note].join("\n\n").trim().to_owned();
            edit = Edit::All(vec![edit, Edit::SetHeader(header)]);
        }
        if let Err(error) = self.document.edit(kind, edit) {
            app.refuse(why_not(&app.text, error));
            return false;
        }
        self.canvas.follow(&mut self.document, None, app);
        self.canvas.choose_all(roots);
        self.canvas.reveal_chosen();
        true
    }

    /// Copies the chosen blocks and takes them away.
    pub(super) fn cut(&mut self, app: &mut ClickomaniaContext) {
        if self.copy(app) {
            let edit = self
                .document
                .program()
                .lift_all_edit(self.canvas.chosen_all());
            self.change(app, ChangeKind::Cut, edit);
        }
    }

    /// Puts the program in words on the clipboard.
    pub(super) fn copy_words(&self, app: &mut ClickomaniaContext) {
        let words = words(self.document.program(), &app.text);
        app.copy(words);
        app.say(app.text.msg_copied_words());
    }

    /// Brings the blocks of a text onto the canvas, to where the pointer is.
    pub(super) fn paste(&mut self, app: &mut ClickomaniaContext, text: &str) {
        let pasted = understand(text);
        let is_workspace = matches!(pasted, Ok(Pasted::Workspace(_)));
        let (mut from, told) = match pasted {
            Ok(Pasted::Program(program)) => (program, None),
            Ok(Pasted::Workspace(import)) => {
                let note = diagnostics::blockly_note(&app.text, &import.leftovers);
                let told = diagnostics::blockly_sentence(&app.text, &import.leftovers);
                (import.with_note(&note), told)
            }
            Err(error) => {
                let (place, why) = match error {
                    PastedError::Program(error) => (
                        Some((error.line, error.column)),
                        diagnostics::file_error(&app.text, &error.kind),
                    ),
                    PastedError::Workspace(error) => {
                        (error.place(), diagnostics::blockly_error(&app.text, &error))
                    }
                };
                app.refuse(match place {
                    Some((line, column)) => {
                        let (line, column) = (line.to_string(), column.to_string());
                        app.text.msg_pasted_wrong(line, column, why)
                    }
                    None => why,
                });
                return;
            }
        };
        if from.everywhere().next().is_none() {
            app.refuse(told.unwrap_or_else(|| app.text.msg_pasted_nothing()));
            return;
        }
        if let Some(run) = &app.contest_run {
            run.mark_pasted(text, &mut from);
        }
        // What of a workspace is no block goes into the note.
        let note = Some(from.header().note.clone()).filter(|note| is_workspace && !note.is_empty());
        if self.bring(app, ChangeKind::Paste, &from, note) {
            let count = self.canvas.chosen_all().len() as u64;
            app.say(told.unwrap_or_else(|| app.text.msg_pasted(count)));
        }
    }
}

impl ProgramEditor {
    /// Undoes this many changes (negative), or redoes them, and shows where something changed.
    pub fn go_in_history(
        &mut self,
        by: isize,
        beside: &mut dyn Beside,
        app: &mut ClickomaniaContext,
    ) {
        let (text, again) = (app.text, by > 0);
        if by == -1 && self.stays_in_task(app) {
            return;
        }
        let openings = self.document.openings();
        let mut last = None;
        let mut count: u64 = 0;
        let mut trouble = None;
        while count < by.unsigned_abs() as u64 {
            match self.document.undo(again, beside) {
                Ok(Some(kind)) => last = Some(kind),
                Ok(None) => break,
                Err(error) => {
                    trouble = Some(error.sentence(&text));
                    break;
                }
            }
            count += 1;
        }
        if self.document.openings() != openings {
            self.begin_again();
        }
        let touched = self.document.touched().map(<[BlockId]>::to_vec);
        self.canvas.follow(&mut self.document, None, app);
        self.canvas.show_one_of(&touched.unwrap_or_default(), app);
        let name = last.map(|kind| kind.name(&text));
        app.say(match (name, again) {
            (None, false) => text.msg_nothing_to_undo(),
            (None, true) => text.msg_nothing_to_redo(),
            (Some(name), false) if count == 1 => text.msg_undone(name),
            (Some(name), true) if count == 1 => text.msg_redone(name),
            (Some(name), false) => text.msg_undone_many(count, name),
            (Some(name), true) => text.msg_redone_many(count, name),
        });
        if let Some(trouble) = trouble {
            app.refuse(trouble);
        }
    }

    /// All that was done in the open task is undone: the change before led here from another task. Says so, once;
    /// who undoes again goes there.
    fn stays_in_task(&mut self, app: &mut ClickomaniaContext) -> bool {
        let revision = self.document.revision();
        let Some(task) = self.document.undoing_leads_to() else {
            return false;
        };
        if self.told_beginning == Some(revision) {
            return false;
        }
        self.told_beginning = Some(revision);
        let text = app.text;
        let known = app.services.task.known(task);
        let title = known.map(|task| task.title.shown(text.language()).to_owned());
        let title = title.filter(|title| !title.is_empty());
        app.say(text.msg_task_all_undone(title.unwrap_or_else(|| task.to_string())));
        true
    }
}

impl ProgramEditor {
    /// Searches on in the program, for some blocks a frame.
    pub(super) fn search_on(&mut self, ui: &Ui, app: &AppContext) {
        if self.drag.is_some() {
            return;
        }
        let wanted = self.palette.search().wanted();
        let program = (&self.document, self.canvas.layout());
        if self.find.follow(wanted, program, &app.text) {
            ui.request_repaint();
        }
    }

    /// Goes to the next block that the search found, or the one before.
    pub(super) fn find_next(&mut self, app: &mut ClickomaniaContext, back: bool) {
        if !self.find.is_active() {
            self.palette.search().focus();
            return;
        }
        let text = app.text;
        let Some(hit) = self.find.step(back) else {
            app.say(text.msg_find_none());
            return;
        };
        self.canvas.choose(Some(hit.shown));
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

/// How far stacks lie apart, in units.
const APART: f32 = 32.0;

/// Below this no stack begins, in units: well short of where nothing more can lie.
const COLUMN: f32 = 20_000.0;

/// The changes that tidy up; none if everything lies as it should.
pub fn tidying(layout: &Layout) -> Vec<Edit> {
    let (mut left, mut top) = (0.0, 0.0);
    // Where a column begins, and the right edge of all that lies already.
    let (mut first, mut right) = (0.0, 0.0_f32);
    let mut edits = Vec::new();
    for stack in layout.stacks() {
        let rect = stack.rect;
        match stack.stack {
            Stack::Loose(id) => {
                if top > COLUMN {
                    (left, top) = ((right + APART).ceil(), first);
                }
                if (rect.min.x, rect.min.y) != (left, top) {
                    edits.push(Edit::MoveStack(id, (f64::from(left), f64::from(top))));
                }
                right = right.max(left + rect.width());
                top = (top + rect.height() + APART).ceil();
            }
            Stack::Hat | Stack::Body(..) => {
                (left, first) = (rect.min.x, rect.min.y);
                (right, top) = (rect.max.x, (rect.max.y + APART).ceil());
            }
        }
    }
    edits
}
