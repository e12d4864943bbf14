//! What the shell asks of the Clickomania mode: to go on, to show itself, to carry out a command.

use super::{ClickomaniaMode, ROOM, ShownPage, compared};
use crate::app::clickomania::command::withheld::withholds;
use crate::app::clickomania::command::{
    ClassCommand, ClickomaniaCommand, ClickomaniaContext, Services,
};
use crate::app::clickomania::task_editor::Taking;
use crate::app::clickomania::wall_panel;
use crate::app::clickomania::{
    actions, canvas, class_page, contest, files, help_page, keys, names, tools,
};
use crate::app::common::actions::key_names;
use crate::app::common::app_context::AppContext;
use crate::app::common::command::FileCommand;
use crate::app::common::key_names::{self, KeyLine};
use crate::app::common::magnify::Room;
use crate::app::shell::help_page::HelpPage;
use crate::app::shell::mode::Mode;
use egui::Ui;
use engine::text::Text;
use std::path::{Path, PathBuf};

impl Mode for ClickomaniaMode {
    type Command = ClickomaniaCommand;
    type Services = Services;

    fn advance(&mut self, app: &mut ClickomaniaContext, ctx: &egui::Context) {
        app.services.progress.advance();
        self.advance_contest(app, ctx);
        self.barred = contest::page::is_shown(app.contest_run.as_ref());
        self.follow_task(app);
        let document = &mut self.editor.document;
        let present = document.program().header().name.as_str();
        let taken = self.slots.names().chain([present]);
        document.set_new_name(names::fresh(&app.text, taken));
        self.wall_panel.advance(app, ctx);
        self.slots.advance(app, ctx);
        self.files.advance(app, ctx);
        self.writing.advance(&app.text, ctx);
        self.class.advance(app, ctx);
        let revision = document.revision();
        if self.played_revision != revision {
            self.played_revision = revision;
            self.wall_panel.edited();
        }
        self.hints.advance(app, ctx, revision);
        let judging = &mut app.services.judge;
        self.verdict.advance(judging, document, ctx);
        self.goals
            .advance(document, self.verdict.subject(), app, ctx);
        let revisions = (document.revision(), self.slots.revision());
        let (slots, wall_panel) = (&self.slots, &self.wall_panel);
        let compared = || compared(document, slots, wall_panel);
        self.comparison.advance(app, ctx, revisions, compared);
        let task = &app.services.task;
        self.saver.save(document, task, &self.goals);
        self.advance_lesson(app);
        // Last: by now everybody has said what is to be judged.
        app.services.judge.advance(ctx);
        self.agree();
    }

    fn show(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        if self.page(app) == ShownPage::Contest {
            contest::page::show(ui, app);
            self.contest.show(ui, app);
            return;
        }
        if self.page(app) == ShownPage::Home {
            let program = self.editor.document.program();
            let block_painter = self.editor.canvas.block_painter();
            let written = self.writing.has_draft();
            self.home.show(ui, app, (program, block_painter), written);
            self.show_dialogs(ui, app);
            return;
        }
        if self.page(app) == ShownPage::Writing {
            let taking = Taking {
                program: self.editor.document.program(),
                wall: self.wall_panel.wall(),
            };
            let block_painter = self.editor.canvas.block_painter();
            self.writing.show(ui, app, (&taking, block_painter));
            return;
        }
        if self.comparison.is_open() {
            self.comparison
                .show(ui, app, self.editor.canvas.block_painter());
            return;
        }
        if self.page(app) == ShownPage::Class {
            self.class.show(ui, app);
            return;
        }
        // The Enter that ends a question is not to begin something else, nor the Esc that closes a page.
        let taken = self.keys_are_taken(ui);
        if self.goals.hear(app) {
            // The line at the bottom was shown already.
            ui.ctx().request_repaint();
        }
        self.show_panels(ui, app);
        self.show_dialogs(ui, app);
        if taken || self.keys_are_taken(ui) {
            return;
        }
        keys::hear(ui, app, &mut self.editor);
        if keys::escape_pressed(ui) {
            self.escape(ui);
        }
    }

    fn tools(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext, labelled: bool) {
        let page = self.page(app);
        let shown = (&self.editor.document, &self.files);
        tools::show(ui, app, shown, (labelled, self.origins()), page);
    }

    fn tools_width(&self, ui: &Ui, app: &AppContext, labelled: bool) -> f32 {
        let hints = self.editor.document.task().task().tools.hints;
        let there = (hints, self.origins());
        tools::width(ui, app, (labelled, there), self.page(app))
    }

    fn tells_status(&self) -> bool {
        !self.barred
            && !self.comparison.is_open()
            && !self.home.is_open()
            && !self.writing.is_open()
            && !self.class.is_open()
    }

    fn lists_commands(&self) -> bool {
        // On the page with the program.
        self.tells_status()
    }

    fn home(&self) -> Option<bool> {
        Some(self.home.is_open())
    }

    fn go_home(&mut self, home: bool) {
        self.home.show_or_leave(home);
        self.writing.leave();
        self.class.leave();
    }

    fn contest_tools(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        contest::bar::show(ui, app);
    }

    fn room(&self) -> Room {
        match () {
            () if self.home.is_open() || self.writing.is_open() => Room::PAGES,
            () if self.comparison.is_open() => Room::GAME,
            () if self.class.is_open() => Room::PAGES,
            () => ROOM,
        }
    }

    fn help(&self) -> &'static HelpPage {
        &help_page::HELP
    }

    fn reference(&self, text: &Text) -> Option<String> {
        Some(text.msg_guide_blocks())
    }

    fn show_reference_head(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext, width: f32) {
        self.reference.search(ui, &app.text, width);
    }

    fn show_reference(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        self.reference.show(ui, app);
    }

    /// The program, and whether its file lacks something of it.
    fn title(&self, text: &Text) -> Option<String> {
        let opened = self.editor.document.opened();
        let name = names::shown(text, &opened.program);
        let mark = if opened.file.is_some() && !opened.saved {
            "• "
        } else {
            ""
        };
        Some(format!("{mark}{name} — Clickomania"))
    }

    fn language_changed(&mut self) {
        self.editor.document.remeasure();
        self.class.language_changed();
    }

    fn withholds(command: &ClickomaniaCommand) -> bool {
        withholds(command)
    }

    fn opening(&self, path: PathBuf) -> ClickomaniaCommand {
        ClickomaniaCommand::File(FileCommand::OpenFile(path))
    }

    fn keys(&self, text: &Text) -> Vec<KeyLine> {
        let actions = key_names(actions::ACTIONS, text);
        key_names::lines(text, canvas::key_names(text).into_iter().chain(actions))
    }

    fn sketch(&self, ui: &mut Ui, app: &AppContext) {
        wall_panel::rules_figure::show(ui, &app.text, app.settings.shapes.unwrap_or(true));
    }

    fn perform(&mut self, command: ClickomaniaCommand, app: &mut ClickomaniaContext) {
        self.carry_out(command, app);
    }

    fn reads(&self, path: &Path, text: &Text) -> bool {
        files::reads(path, text)
    }

    fn opens_several(&self) -> bool {
        self.comparison.is_open()
    }

    fn opening_together(&self, paths: &[PathBuf]) -> Option<ClickomaniaCommand> {
        let hand_ins = || paths.iter().any(|path| class_page::is_hand_in(path));
        let class = !self.comparison.is_open() && (self.class.is_open() || hand_ins());
        class.then(|| ClickomaniaCommand::Class(ClassCommand::Add(paths.to_vec())))
    }

    fn close(&mut self, app: &mut ClickomaniaContext) {
        self.editor.end_note(app);
        let task = &app.services.task;
        self.saver.save(&self.editor.document, task, &self.goals);
        self.wall_panel.save_painted();
        self.files.finish(app);
        self.class.finish(app);
    }
}
