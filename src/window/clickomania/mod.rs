//! The Clickomania mode: the game on the wall, the palette and the canvas, and the program that they share.

pub mod actions;
pub mod class_page;
mod columns;
pub mod command;
pub mod compare;
mod contest_maker;
pub mod contest_page;
pub mod controls;
pub mod guide;
pub mod library;
mod measures;
mod mode;
pub mod page;
mod panels;
mod perform;
pub mod program;
pub mod services;
pub mod stage;
mod task_editor;
mod tasks;

use crate::window::clickomania::guide::drawer::Drawer;
use crate::window::clickomania::guide::goals::Goals;
use crate::window::clickomania::guide::lesson::{LessonCard, Seen};
use crate::window::clickomania::guide::task_bar::TitleLine;
use crate::window::clickomania::guide::verdict::ProgramVerdict;
use crate::window::clickomania::library::command_list::CommandList;
use crate::window::clickomania::library::files::ProgramFiles;
use crate::window::clickomania::library::slots::Slots;
use crate::window::clickomania::library::storage::{LeftPrograms, Progress, SLOTS, SlotFiles};
use crate::window::clickomania::program::block_reference::BlockReference;
use crate::window::clickomania::program::canvas::Canvas;
use crate::window::clickomania::program::document::{Document, Opened};
use crate::window::clickomania::program::editor::ProgramEditor;
use crate::window::clickomania::stage::WallPanel;
use crate::window::kit::app_context::{AppContext, StatusMessage};
use crate::window::shell::mode::Host;
use class_page::ClassPage;
use columns::PanelColumns;
use command::{ClickomaniaContext, Services};
use compare::ComparisonMode;
use contest_maker::ContestMaker;
use contest_page::dialogs::ContestDialogs;
use egui::Ui;
use engine::language::{BlockId, Program};
use library::autosave::{Autosave, RestoredCanvas};
use page::{Page, TeacherPage};
use std::mem::Discriminant;
use task_editor::TaskEditor;

/// The Clickomania mode.
pub struct ClickomaniaMode {
    page: Page,
    editor: ProgramEditor,
    wall_panel: WallPanel,
    slots: Slots,
    files: ProgramFiles,
    store: Autosave,
    /// The verdict on the program.
    verdict: ProgramVerdict,
    goals: Goals,
    contest: ContestDialogs,
    comparison: ComparisonMode,
    columns: PanelColumns,
    title: TitleLine,
    drawer: Drawer,
    /// True while the map is shown: a drag keeps it as it was.
    shows_map: bool,
    /// True while the tools of the view are shown.
    shows_view_tools: bool,
    commands: CommandList,
    reference: BlockReference,
    /// The task that is being written.
    writing: TaskEditor,
    /// The contest that is being made.
    making: ContestMaker,
    /// The page of a class.
    class: ClassPage,
    /// The page of a teacher that was shown last.
    teaching: Option<TeacherPage>,
    /// The text of the open task, with its steps.
    lesson: LessonCard,
    handled: Handled,
}

/// Changes that the mode has already handled, so that it handles each once.
#[derive(Default)]
struct Handled {
    /// The revision of the program.
    revision: u64,
    /// The opening of the document: which program it is.
    opening: u64,
    /// The revision of the program that reached what is announced.
    solved: Option<u64>,
    /// The block of the hint that was brought into sight.
    hint: Option<BlockId>,
    /// The step of the move, and its block, that was brought into sight.
    step: Option<(u64, BlockId)>,
    /// The kind of page.
    page: Option<Discriminant<Page>>,
    /// The message of the frame before.
    said: StatusMessage,
}

impl ClickomaniaMode {
    /// Makes the mode with its services.
    pub fn host(app: &mut AppContext, opened: Option<Opened>) -> Host<ClickomaniaMode> {
        let mut services = Services::default();
        services.judge.close(app.contest());
        services.slots = SlotFiles::new(&app.store);
        services.left_programs = LeftPrograms::new(&app.store);
        services.progress = Progress::open(app);
        contest_page::confine(app, &mut services);
        let mode = ClickomaniaMode::new(app, &mut services, opened);
        Host::new(mode, services)
    }

    /// Restores the canvas of the last window, or opens `opened` instead.
    fn new(
        app: &mut AppContext,
        services: &mut Services,
        opened: Option<Opened>,
    ) -> ClickomaniaMode {
        let RestoredCanvas {
            document,
            store,
            mistake,
            first,
        } = RestoredCanvas::new(app, &mut services.task, opened);
        services.slots = tasks::slots_of(services, app.contest());
        let mut goals = Goals::default();
        if let Some(number) = mistake {
            goals.open_mistake(number, &document);
        }
        let mut wall_panel = WallPanel::new(&app.settings);
        wall_panel.load_painted(app);
        let page = if first && !app.contest() {
            Page::Home(Box::default())
        } else {
            Page::Program
        };
        ClickomaniaMode {
            page,
            handled: Handled {
                opening: document.openings(),
                ..Handled::default()
            },
            editor: ProgramEditor::new(document),
            wall_panel,
            slots: Slots::new(services),
            files: ProgramFiles::default(),
            store,
            verdict: ProgramVerdict::default(),
            goals,
            contest: ContestDialogs::default(),
            comparison: ComparisonMode::default(),
            columns: PanelColumns::new(app),
            title: TitleLine::default(),
            drawer: Drawer::default(),
            shows_map: false,
            shows_view_tools: false,
            commands: CommandList::default(),
            reference: BlockReference::default(),
            writing: TaskEditor::new(app),
            making: ContestMaker::new(app),
            class: ClassPage::default(),
            teaching: None,
            lesson: LessonCard::default(),
        }
    }

    /// The program with its history.
    pub fn document(&mut self) -> &mut Document {
        &mut self.editor.document
    }

    /// The stage with the game.
    pub fn wall_panel(&self) -> &WallPanel {
        &self.wall_panel
    }

    /// The text of the open task.
    pub fn lesson(&self) -> &LessonCard {
        &self.lesson
    }

    pub fn canvas(&self) -> &Canvas {
        &self.editor.canvas
    }

    /// The page that is shown.
    pub fn page(&self) -> &Page {
        &self.page
    }

    pub fn comparison(&self) -> &ComparisonMode {
        &self.comparison
    }

    /// The program in a slot of the open task, by number from 1.
    pub fn slot(&self, number: usize) -> Option<Program> {
        self.slots.program(number)
    }

    /// True unless the map of the program was put away.
    pub fn has_map(&self) -> bool {
        self.columns.has_map()
    }

    /// The page of a class.
    pub fn class_page(&self) -> &ClassPage {
        &self.class
    }

    /// True while a question or a list is open, to which keys belong.
    fn asks(&self) -> bool {
        self.editor.asks()
            || self.commands.is_open()
            || self.wall_panel.asks()
            || self.contest.is_open()
            || self.files.asks()
    }

    /// Handles Esc, which ends one thing at a time.
    fn escape(&mut self, ui: &Ui) {
        if self.editor.canvas.give_up_frame() {
            return;
        }
        if self.drawer.sheet().is_some() {
            self.drawer.close();
            ui.ctx().request_repaint();
        } else if !self.editor.palette.search().end() {
            self.editor.canvas.escape();
        }
    }

    /// Ticks the steps of the lesson that are done.
    fn advance_lesson(&mut self, app: &mut ClickomaniaContext) {
        let judging = &app.services.judge;
        let right = self.verdict.is_known_right(judging);
        let task = app.services.task.ready().clone();
        let cost = self.editor.document.cost();
        let measure = task.measure(cost);
        let document = &self.editor.document;
        let begun = document.is_as_begun();
        let seen = Seen {
            program: document.program(),
            revision: document.revision(),
            openings: document.openings(),
            edits: document.history.depth(),
            begun,
            given: begun || document.is_merely_opened(),
            right,
            // Counting steps takes time: where they are the measure, the best right program counts.
            measure: measure.or_else(|| app.services.progress.best(task.key())),
            tried: self.wall_panel.is_tried(),
            moves: self.wall_panel.take_ended_moves(),
        };
        self.lesson.advance(app, &task, &seen);
    }

    /// True while keys belong to something else: blocks on the pointer, a question, a field, a menu.
    fn keys_are_taken(&self, ui: &Ui) -> bool {
        let typing = self.editor.takes_keys() || ui.ctx().text_edit_focused();
        typing || egui::Popup::is_any_open(ui.ctx()) || self.asks()
    }
}

/// Collects what the comparison needs.
fn compared<'a>(
    document: &'a Document,
    slots: &Slots,
    wall_panel: &'a WallPanel,
) -> compare::ProgramSources<'a> {
    compare::ProgramSources {
        program: document.program(),
        slots: (1..=SLOTS).map(|number| slots.program(number)).collect(),
        wall: wall_panel.wall(),
    }
}
