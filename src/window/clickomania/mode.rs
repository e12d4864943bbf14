//! The mode as the window sees it: its update, its page, its buttons in the bar at the top, its help.

use crate::window::clickomania::command::{
    ClassCommand, ClickomaniaCommand, ClickomaniaContext, ComparisonCommand, HintCommand,
    MakingCommand, Services, WritingCommand,
};
use crate::window::clickomania::compare::ShownPair;
use crate::window::clickomania::controls::{Control, Moment};
use crate::window::clickomania::guide::drawer::DrawerSheet;
use crate::window::clickomania::guide::verdict::Occasion;
use crate::window::clickomania::library::files;
use crate::window::clickomania::page::{Page, TeacherPage};
use crate::window::clickomania::program::{canvas, names};
use crate::window::clickomania::stage;
use crate::window::clickomania::task_editor::TaskMaterial;
use crate::window::clickomania::{
    ClickomaniaMode, actions, class_page, compare, compared, contest_page,
};
use crate::window::kit::actions::{KeyLine, key_names, lines};
use crate::window::kit::app_context::AppContext;
use crate::window::kit::command::FileCommand;
use crate::window::kit::icons;
use crate::window::kit::icons::Icon;
use crate::window::kit::labelled_button::LabelledButton;
use crate::window::kit::magnify::Room;
use crate::window::shell::help_page::{HelpPage, page};
use crate::window::shell::mode::Mode;
use egui::{Key, Ui};
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
        self.wall_panel.set_calm(self.lesson.is_calm());
        self.wall_panel.advance(app, ctx);
        self.slots.advance(app);
        self.files.jobs.advance(app);
        self.class.advance(app);
        self.teaching = self.page.of_teacher().or(self.teaching);
        let revision = document.revision();
        if self.handled.revision != revision {
            self.handled.revision = revision;
            self.wall_panel.edited();
            self.lesson.close_text();
        }
        self.drawer.hints.advance(app, revision);
        let judging = &mut app.services.judge;
        let occasion = Occasion {
            open: self.drawer.sheet() == Some(DrawerSheet::Verdict),
            played: self.wall_panel.is_tested(),
            lesson: app.services.task.course().is_some(),
        };
        self.verdict.advance(judging, document, ctx, occasion);
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
        self.store.save(document, task, &self.goals);
        self.advance_lesson(app);
        // Last: by now everyone has asked for verdicts.
        app.services.judge.advance(ctx);
    }

    fn show(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        let back = self.page.way_back(&app.text);
        let block_painter = self.editor.canvas.block_painter();
        let program = self.editor.document.program();
        match &mut self.page {
            Page::Program => self.show_program(ui, app),
            Page::Home(home) => {
                let written = self.writing.has_draft();
                home.show(ui, app, block_painter, written);
                self.show_dialogs(ui, app);
            }
            Page::Writing => {
                let wall = self.wall_panel.wall();
                let material = TaskMaterial { program, wall };
                self.writing.show(ui, app, &material, block_painter);
            }
            Page::Making => self.making.show(ui, app),
            Page::Comparison => self.comparison.show(ui, app, None, block_painter),
            Page::RowPair(pair) | Page::HandInPair(pair) => {
                let shown = ShownPair { pair, back };
                self.comparison.show(ui, app, Some(shown), block_painter);
            }
            Page::Class => self.class.show(ui, app),
            Page::Contest => {
                contest_page::page::show_page(ui, app);
                self.contest.show(ui, app);
            }
            Page::HandedIn(unfinished) => {
                contest_page::page::show_handed_in(ui, app, unfinished);
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

    fn spares_status(&self) -> bool {
        !matches!(self.page, Page::Program)
    }

    fn home(&self) -> Option<bool> {
        Some(matches!(self.page, Page::Home(_)))
    }

    fn go_home(&mut self, home: bool) {
        if home {
            self.show_home();
        } else if let Page::Home(_) | Page::Writing | Page::Making | Page::Class = self.page {
            self.page = Page::Program;
        }
    }

    fn contest_tools(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        contest_page::bar::show_bar(ui, app);
    }

    fn show_title(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) -> bool {
        let shows = matches!(self.page, Page::Program);
        if shows {
            let reads = self.lesson.reads();
            self.title.show(ui, app, &self.editor.document, reads);
        }
        shows
    }

    /// In lessons nothing leads away but home.
    fn leads_elsewhere(&self) -> bool {
        match self.page {
            Page::Home(_) => true,
            Page::Program => self.editor.document.task().is_free(),
            _ => false,
        }
    }

    fn room(&self) -> Room {
        self.page.room()
    }

    fn help(&self) -> &'static HelpPage {
        &HELP
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

    /// Name of the program, with a mark if its file is not up to date.
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
        ClickomaniaMode::key_lines(text)
    }

    fn sketch(&self, ui: &mut Ui, app: &AppContext) {
        stage::rules_view::show_figure(ui, &app.text, app.settings.shapes.unwrap_or(true));
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
        self.store.save(&self.editor.document, task, &self.goals);
        self.wall_panel.save_painted();
        self.files.jobs.finish(app);
        self.class.finish(app);
    }
}

impl ClickomaniaMode {
    /// The keys of the canvas and of all commands, for the help and `docs/window.md`.
    pub fn key_lines(text: &Text) -> Vec<KeyLine> {
        let actions = key_names(actions::ACTIONS, text);
        lines(text, canvas::key_names(text).into_iter().chain(actions))
    }

    /// Shows the page with the program, and handles its keys.
    fn show_program(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        // The Enter that answers a question must not act here too, nor the Esc that closes a page.
        let taken = self.keys_are_taken(ui);
        if self.goals.handle_verdict(app) {
            // The status line was shown already in this frame.
            ui.ctx().request_repaint();
        }
        self.show_panels(ui, app);
        self.show_dialogs(ui, app);
        if taken || self.keys_are_taken(ui) {
            return;
        }
        actions::handle_keys(ui, app, &mut self.editor);
        if ui.input(|input| input.key_pressed(Key::Escape)) {
            self.escape(ui);
        }
    }

    /// The buttons in the bar at the top.
    fn tools_shown(&self, app: &AppContext) -> Tools {
        let (contest, program) = (app.contest(), matches!(self.page, Page::Program));
        let hints = self.editor.document.task().task().tools.hints;
        let comparing = self.page.compares();
        let kept = Moment {
            kept: self.slots.names().count(),
            ..Moment::default()
        };
        Tools {
            back: self.teaching.filter(|page| {
                let there = match page {
                    TeacherPage::Class => self.class.has_class(),
                    TeacherPage::Writing => self.writing.has_draft(),
                    TeacherPage::Making => self.making.has_draft(),
                };
                program && !contest && there
            }),
            compare: !contest && (comparing || program && kept.shows(Control::Compare)),
            comparing,
            hint: program && !contest && hints,
            // Files would replace the program while it is compared.
            file: matches!(self.page, Page::Program | Page::Home(_) | Page::Contest),
        }
    }
}

/// The buttons in the bar at the top.
pub struct Tools {
    /// The page that a teacher came from.
    pub back: Option<TeacherPage>,
    pub compare: bool,
    /// True while programs are compared.
    pub comparing: bool,
    pub hint: bool,
    /// The menu of files.
    pub file: bool,
}

/// A button that sends a command.
struct Tool {
    icon: Icon,
    words: String,
    name: String,
    command: ClickomaniaCommand,
    chosen: bool,
}

impl Tools {
    fn buttons(&self, text: &Text) -> impl Iterator<Item = Tool> + use<> {
        let tool = |icon, words, name, command| Tool {
            icon,
            words,
            name,
            command,
            chosen: false,
        };
        let back = self.back.map(|page| {
            let (words, name, command) = match page {
                TeacherPage::Class => (
                    text.msg_class_title(),
                    text.msg_class_page_to_class(),
                    ClassCommand::Show.into(),
                ),
                TeacherPage::Writing => (
                    text.msg_writing_short(),
                    text.msg_writing_go_on(),
                    WritingCommand::GoOn.into(),
                ),
                TeacherPage::Making => (
                    text.msg_making_short(),
                    text.msg_making_go_on(),
                    MakingCommand::Show.into(),
                ),
            };
            tool(icons::left, words, name, command)
        });
        let compare = self.compare.then(|| {
            let command = ComparisonCommand::Toggle.into();
            let (words, name) = (text.msg_frame_compare(), actions::named(text, &command));
            Tool {
                chosen: self.comparing,
                ..tool(compare::icons::compare, words, name, command)
            }
        });
        let hint = self.hint.then(|| {
            let command = HintCommand::More.into();
            let (words, name) = (text.msg_menu_hint(), actions::named(text, &command));
            tool(icons::bulb, words, name, command)
        });
        [back, compare, hint].into_iter().flatten()
    }

    /// Width of all buttons, in points.
    pub fn width(&self, ui: &Ui, text: &Text, labelled: bool) -> f32 {
        let file = (icons::folder as Icon, text.msg_menu_file());
        self.buttons(text)
            .map(|tool| (tool.icon, tool.words))
            .chain(self.file.then_some(file))
            .map(|(icon, words)| {
                let button = LabelledButton::new(icon, &words, "").labelled(labelled);
                button.width(ui) + ui.spacing().item_spacing.x
            })
            .sum()
    }

    /// Shows the buttons, without the menu of files.
    pub fn show(&self, ui: &mut Ui, app: &mut ClickomaniaContext, labelled: bool) {
        for tool in self.buttons(&app.text) {
            let button = LabelledButton::new(tool.icon, &tool.words, &tool.name);
            let button = button.labelled(labelled).chosen(tool.chosen);
            if button.show(ui).clicked() {
                app.send(tool.command);
            }
        }
    }
}

pub static HELP: HelpPage = page! {
    [
        msg_guide_says_click_wall
        msg_guide_says_click_area
        msg_guide_says_click_falls
        msg_guide_says_click_simplified
        msg_guide_says_click_program
        msg_guide_says_click_cells
    ]
    [
        msg_guide_how_build msg_guide_says_build
        msg_guide_how_play msg_guide_says_play
        msg_guide_how_watch msg_guide_says_watch
        msg_guide_how_cheap msg_guide_says_cheap
        msg_guide_how_keep msg_guide_says_keep
        msg_guide_how_print msg_guide_says_print
        msg_guide_how_back msg_guide_says_back
        msg_guide_how_class msg_guide_says_class
        msg_guide_how_contest msg_guide_says_contest
    ]
};
