//! What the shell asks of the Clickomania mode: to go on, to show itself, to carry out a command.

use super::page::Page;
use super::{ClickomaniaMode, compared};
use crate::window::clickomania::command::{
    ClassCommand, ClickomaniaCommand, ClickomaniaContext, Services,
};
use crate::window::clickomania::compare::ShownPair;
use crate::window::clickomania::guide::drawer::DrawerSheet;
use crate::window::clickomania::library::files;
use crate::window::clickomania::program::{canvas, names};
use crate::window::clickomania::stage::wall_panel;
use crate::window::clickomania::task_editor::Taking;
use crate::window::clickomania::tools::Tools;
use crate::window::clickomania::{actions, class_page, contest, help_page, keys};
use crate::window::kit::actions::{KeyLine, key_names, lines};
use crate::window::kit::app_context::AppContext;
use crate::window::kit::command::FileCommand;
use crate::window::kit::magnify::Room;
use crate::window::shell::help_page::HelpPage;
use crate::window::shell::mode::Mode;
use egui::Ui;
use engine::text::Text;
use std::path::{Path, PathBuf};

impl Mode for ClickomaniaMode {
    type Command = ClickomaniaCommand;
    type Services = Services;

    fn advance(&mut self, app: &mut ClickomaniaContext, ctx: &egui::Context) {
        app.services.progress.advance();
        self.advance_contest(app);
        self.follow_contest(app);
        self.follow_task(app);
        let document = &mut self.editor.document;
        let present = document.program().header().name.as_str();
        let taken = self.slots.names().chain([present]);
        document.set_new_name(names::fresh(&app.text, taken));
        self.wall_panel.advance(app, ctx);
        self.slots.advance(app);
        self.files.jobs.advance(app);
        self.class.advance(app);
        let revision = document.revision();
        if self.played_revision != revision {
            self.played_revision = revision;
            self.wall_panel.edited();
        }
        self.drawer.hints.advance(app, revision);
        let judging = &mut app.services.judge;
        let open = self.drawer.sheet() == Some(DrawerSheet::Verdict);
        self.verdict.advance(judging, document, ctx, open);
        self.goals.advance(document, self.verdict.subject(), app);
        if let Some(pair) = self.page.pair_mut() {
            pair.advance(app);
        }
        if let Page::Comparison | Page::RowPair(_) = self.page {
            let revisions = (document.revision(), self.slots.revision());
            let (slots, wall_panel) = (&self.slots, &self.wall_panel);
            let compared = || compared(document, slots, wall_panel);
            self.comparison.advance(app, revisions, compared);
        } else {
            self.comparison.rest();
        }
        let task = &app.services.task;
        self.saver.save(document, task, &self.goals);
        self.advance_lesson(app);
        // Last: by now everybody has said what is to be judged.
        app.services.judge.advance(ctx);
    }

    fn show(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        let block_painter = self.editor.canvas.block_painter();
        let program = self.editor.document.program();
        match &mut self.page {
            Page::Program => self.show_program(ui, app),
            Page::Home(home) => {
                let written = self.writing.has_draft();
                home.show(ui, app, program, block_painter, written);
                self.show_dialogs(ui, app);
            }
            Page::Writing => {
                let wall = self.wall_panel.wall();
                let taking = Taking { program, wall };
                self.writing.show(ui, app, (&taking, block_painter));
            }
            Page::Comparison => self.comparison.show(ui, app, None),
            Page::RowPair(pair) => {
                let back = app.text.msg_comparison_to_table();
                let shown = ShownPair {
                    pair,
                    back,
                    block_painter,
                };
                self.comparison.show(ui, app, Some(shown));
            }
            Page::HandInPair(pair) => {
                let back = app.text.msg_class_page_to_class();
                let shown = ShownPair {
                    pair,
                    back,
                    block_painter,
                };
                self.comparison.show(ui, app, Some(shown));
            }
            Page::Class => self.class.show(ui, app),
            Page::Contest => {
                contest::page::show(ui, app);
                self.contest.show(ui, app);
            }
        }
    }

    fn tools(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext, labelled: bool) {
        let tools = self.tools_shown(app);
        tools.show(ui, app, labelled);
        if tools.file {
            let opened = self.editor.document.opened();
            self.files.menu(ui, app, opened, labelled);
        }
    }

    fn tools_width(&self, ui: &Ui, app: &AppContext, labelled: bool) -> f32 {
        self.tools_shown(app).width(ui, &app.text, labelled)
    }

    fn tells_status(&self) -> bool {
        matches!(self.page, Page::Program)
    }

    fn home(&self) -> Option<bool> {
        Some(matches!(self.page, Page::Home(_)))
    }

    fn go_home(&mut self, home: bool) {
        if home {
            self.show_home();
        } else if let Page::Home(_) | Page::Writing | Page::Class = self.page {
            self.page = Page::Program;
        }
    }

    fn contest_tools(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        contest::bar::show(ui, app);
    }

    fn room(&self) -> Room {
        self.page.room()
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
        command.is_withheld()
    }

    fn opening(&self, path: PathBuf) -> ClickomaniaCommand {
        ClickomaniaCommand::File(FileCommand::OpenFile(path))
    }

    fn keys(&self, text: &Text) -> Vec<KeyLine> {
        let actions = key_names(actions::ACTIONS, text);
        lines(text, canvas::key_names(text).into_iter().chain(actions))
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
        self.page.compares()
    }

    fn opening_together(&self, paths: &[PathBuf]) -> Option<ClickomaniaCommand> {
        let hand_ins = || paths.iter().any(|path| class_page::is_hand_in(path));
        let class = matches!(self.page, Page::Class) || !self.page.compares() && hand_ins();
        class.then(|| ClickomaniaCommand::Class(ClassCommand::Add(paths.to_vec())))
    }

    fn close(&mut self, app: &mut ClickomaniaContext) {
        self.editor.end_note(app);
        let task = &app.services.task;
        self.saver.save(&self.editor.document, task, &self.goals);
        self.wall_panel.save_painted();
        self.files.jobs.finish(app);
        self.class.finish(app);
    }
}

impl ClickomaniaMode {
    /// Shows the page with the program, and hears its keys.
    fn show_program(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
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

    /// The buttons in the bar at the top.
    fn tools_shown(&self, app: &AppContext) -> Tools {
        let (contest, program) = (app.contest(), matches!(self.page, Page::Program));
        let hints = self.editor.document.task().task().tools.hints;
        let comparing = self.page.compares();
        Tools {
            class: program && !contest && self.class.has_class(),
            writing: program && !contest && self.writing.has_draft(),
            compare: !contest && (program || comparing),
            comparing,
            hint: program && !contest && hints,
            // What would change the program is not at hand while it is compared.
            file: matches!(self.page, Page::Program | Page::Home(_) | Page::Contest),
        }
    }
}
