//! The program under construction as people work on it: the document, the canvas and the palette, what hangs
//! on the pointer, and the questions that are asked. Carries out the commands of the editor.

mod add_block;
mod chosen_blocks;
mod clipboard;
mod dragging;
mod history;
mod keyboard_move;
mod search;

use crate::window::clickomania::command::{ChangeKind, ClickomaniaContext, EditorCommand};
use crate::window::clickomania::library::storage::{LessonState, TaskKey};
use crate::window::clickomania::program::canvas::drag::{Begun, Drag, around};
use crate::window::clickomania::program::canvas::focus_targets::FocusTarget;
use crate::window::clickomania::program::canvas::map::Marked;
use crate::window::clickomania::program::canvas::{Canvas, Overlays};
use crate::window::clickomania::program::dialogs::VariableDialogs;
use crate::window::clickomania::program::document::{Beside, Document, Opened};
use crate::window::clickomania::program::find::Find;
use crate::window::clickomania::program::history_list::HistoryList;
use crate::window::clickomania::program::palette::{Palette, Taken};
use crate::window::clickomania::program::refusal::why_not;
use crate::window::clickomania::program::tidy;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::command::ShellCommand;
use crate::window::kit::game_id::GameId;
use egui::Ui;
use engine::language::check::Problem;
use engine::language::edit::Edit;
use engine::language::words::block_name;
use engine::language::{BlockId, Field, VarId};
use engine::layout::{Advances, Measure};

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
        let used = program.blocks_using(id).next().is_some();
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
        let over = self.drag.as_ref();
        let over = over.is_some_and(|drag| bin.takes(drag.pointer));
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
        let edits = tidy::tidying(self.canvas.layout());
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
