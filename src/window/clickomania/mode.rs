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
use crate::window::shell::mode::{Commanded, Host, Mode};
use egui::{Key, Ui};
use engine::text::Text;
use std::path::{Path, PathBuf};

impl Commanded for ClickomaniaMode {
    type Command = ClickomaniaCommand;
    type Services = Services;

    fn withholds(command: &ClickomaniaCommand) -> bool {
        command.is_withheld()
    }

    fn perform(&mut self, command: ClickomaniaCommand, app: &mut ClickomaniaContext) {
        self.carry_out(command, app);
    }
}

impl Mode for Host<ClickomaniaMode> {
    fn advance(&mut self, app: &mut AppContext, ctx: &egui::Context) {
        let (mode, app) = &mut self.lend(app);
        app.services.progress.advance();
        mode.advance_contest(app);
        mode.follow_contest(app);
        mode.follow_page(app);
        mode.follow_task(app);
        let document = &mut mode.editor.document;
        let present = document.program().header().name.as_str();
        let taken = mode.slots.names().chain([present]);
        document.set_new_name(names::fresh(&app.text, taken));
        mode.wall_panel.set_calm(mode.lesson.is_calm());
        mode.wall_panel.advance(app, ctx);
        mode.slots.advance(app);
        mode.files.jobs.advance(app);
        mode.class.advance(app);
        mode.teaching = mode.page.of_teacher().or(mode.teaching);
        let revision = document.revision();
        if mode.handled.revision != revision {
            mode.handled.revision = revision;
            mode.wall_panel.edited();
            mode.lesson.close_text();
        }
        mode.drawer.hints.advance(app, revision);
        let judging = &mut app.services.judge;
        let occasion = Occasion {
            open: mode.drawer.sheet() == Some(DrawerSheet::Verdict),
            played: mode.wall_panel.is_tested(),
            lesson: app.services.task.course().is_some(),
        };
        mode.verdict.advance(judging, document, ctx, occasion);
        mode.goals.advance(document, mode.verdict.subject(), app);
        if let Some(pair) = mode.page.pair_mut() {
            pair.advance(app);
        }
        if let Page::Comparison | Page::RowPair(_) = mode.page {
            let revisions = (document.revision(), mode.slots.revision());
            let (slots, wall_panel) = (&mode.slots, &mode.wall_panel);
            let compared = || compared(document, slots, wall_panel);
            mode.comparison.advance(app, revisions, compared);
        } else {
            mode.comparison.rest();
        }
        let task = &app.services.task;
        mode.store.save(document, task, &mode.goals);
        mode.advance_lesson(app);
        // Last: by now everyone has asked for verdicts.
        app.services.judge.advance(ctx);
    }

    fn show(&mut self, ui: &mut Ui, app: &mut AppContext) {
        let (mode, app) = &mut self.lend(app);
        let back = mode.page.way_back(&app.text);
        let block_painter = mode.editor.canvas.block_painter();
        let program = mode.editor.document.program();
        match &mut mode.page {
            Page::Program => mode.show_program(ui, app),
            Page::Home(home) => {
                let written = mode.writing.has_draft();
                home.show(ui, app, block_painter, written);
                mode.show_dialogs(ui, app);
            }
            Page::Writing => {
                let wall = mode.wall_panel.wall();
                let material = TaskMaterial { program, wall };
                mode.writing.show(ui, app, &material, block_painter);
            }
            Page::Making => mode.making.show(ui, app),
            Page::Comparison => mode.comparison.show(ui, app, None, block_painter),
            Page::RowPair(pair) | Page::HandInPair(pair) => {
                let shown = ShownPair { pair, back };
                mode.comparison.show(ui, app, Some(shown), block_painter);
            }
            Page::Class => mode.class.show(ui, app),
            Page::Contest => {
                contest_page::page::show_page(ui, app);
                mode.contest.show(ui, app);
            }
            Page::HandedIn(unfinished) => {
                contest_page::page::show_handed_in(ui, app, unfinished);
                mode.contest.show(ui, app);
            }
        }
    }

    fn tools(&mut self, ui: &mut Ui, app: &mut AppContext, labelled: bool) {
        let (mode, app) = &mut self.lend(app);
        let tools = mode.tools_shown(app);
        tools.show(ui, app, labelled);
        if tools.file {
            let opened = mode.editor.document.opened();
            mode.files.menu(ui, app, opened, labelled);
        }
    }

    fn tools_width(&self, ui: &Ui, app: &AppContext, labelled: bool) -> f32 {
        self.mode.tools_shown(app).width(ui, &app.text, labelled)
    }

    fn tells_status(&self) -> bool {
        matches!(self.mode.page, Page::Program)
    }

    fn spares_status(&self) -> bool {
        !matches!(self.mode.page, Page::Program)
    }

    fn home(&self) -> Option<bool> {
        Some(matches!(self.mode.page, Page::Home(_)))
    }

    fn go_home(&mut self, home: bool) {
        if home {
            self.mode.show_home();
        } else if let Page::Home(_) | Page::Writing | Page::Making | Page::Class = self.mode.page {
            self.mode.page = Page::Program;
        }
    }

    fn contest_tools(&mut self, ui: &mut Ui, app: &mut AppContext) {
        let (_, app) = &mut self.lend(app);
        contest_page::bar::show_bar(ui, app);
    }

    fn show_title(&mut self, ui: &mut Ui, app: &mut AppContext) -> bool {
        let (mode, app) = &mut self.lend(app);
        let shows = matches!(mode.page, Page::Program);
        if shows {
            let reads = mode.lesson.reads();
            mode.title.show(ui, app, &mode.editor.document, reads);
        }
        shows
    }

    /// In lessons nothing leads away but home.
    fn leads_elsewhere(&self) -> bool {
        match self.mode.page {
            Page::Home(_) => true,
            Page::Program => self.mode.editor.document.task().is_free(),
            _ => false,
        }
    }

    fn room(&self) -> Room {
        self.mode.page.room()
    }

    fn help(&self) -> &'static HelpPage {
        match self.mode.page {
            Page::Home(_) => &HOME_HELP,
            _ => &HELP,
        }
    }

    fn reference(&self, text: &Text) -> Option<String> {
        Some(text.msg_guide_blocks())
    }

    fn show_reference_head(&mut self, ui: &mut Ui, app: &mut AppContext, width: f32) {
        let (mode, app) = &mut self.lend(app);
        mode.reference.search(ui, &app.text, width);
    }

    fn show_reference(&mut self, ui: &mut Ui, app: &mut AppContext) {
        let (mode, app) = &mut self.lend(app);
        mode.reference.show(ui, app);
    }

    /// Name of the program, with a mark if its file is not up to date.
    fn title(&self, text: &Text) -> Option<String> {
        let opened = self.mode.editor.document.opened();
        let name = names::shown(text, &opened.program);
        let mark = if opened.file.is_some() && !opened.saved {
            "• "
        } else {
            ""
        };
        Some(format!("{mark}{name} — Clickomania"))
    }

    fn language_changed(&mut self) {
        self.mode.editor.document.remeasure();
        self.mode.class.language_changed();
    }

    fn open_file(&mut self, path: PathBuf, app: &mut AppContext) {
        self.perform(ClickomaniaCommand::File(FileCommand::OpenFile(path)), app);
    }

    fn keys(&self, text: &Text) -> Vec<KeyLine> {
        ClickomaniaMode::key_lines(text)
    }

    fn sketch(&self, ui: &mut Ui, app: &AppContext) {
        stage::rules_view::show_figure(ui, &app.text, app.settings.shapes.unwrap_or(true));
    }

    fn reads(&self, path: &Path, text: &Text) -> bool {
        files::reads(path, text)
    }

    fn opens_several(&self) -> bool {
        self.mode.page.compares()
    }

    fn open_together(&mut self, paths: &[PathBuf], app: &mut AppContext) -> bool {
        let hand_ins = || paths.iter().any(|path| class_page::is_hand_in(path));
        let class =
            matches!(self.mode.page, Page::Class) || !self.mode.page.compares() && hand_ins();
        if class {
            let command = ClickomaniaCommand::Class(ClassCommand::Add(paths.to_vec()));
            self.perform(command, app);
        }
        class
    }

    fn close(&mut self, app: &mut AppContext) {
        let (mode, app) = &mut self.lend(app);
        mode.editor.end_note(app);
        let task = &app.services.task;
        mode.store.save(&mode.editor.document, task, &mode.goals);
        mode.wall_panel.save_painted();
        mode.files.jobs.finish(app);
        mode.class.finish(app);
    }

    fn carry_out(&mut self, app: &mut AppContext) -> bool {
        self.perform_waiting(app)
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

/// The help for the page to begin with.
static HOME_HELP: HelpPage = page! {
    [
        msg_guide_says_click_wall
        msg_guide_says_click_area
        msg_guide_says_click_falls
        msg_guide_says_click_program
    ]
    [
        msg_guide_how_begin msg_guide_says_begin
        msg_guide_how_play msg_guide_says_play
        msg_guide_how_keep msg_guide_says_keep
        msg_guide_how_class msg_guide_says_class
        msg_guide_how_contest msg_guide_says_contest
    ]
};

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
