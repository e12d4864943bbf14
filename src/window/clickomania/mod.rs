//! The Clickomania mode: the game on the wall, the palette and the canvas, and the program that they share.

pub mod actions;
pub mod class_page;
mod classes;
mod columns;
pub mod command;
pub mod compare;
pub mod contest;
mod contests;
pub mod guide;
mod help_page;
mod keys;
pub mod library;
mod mode;
pub mod page;
mod panels;
mod perform;
pub mod program;
pub mod services;
pub mod stage;
mod task_editor;
mod tasks;
mod tools;

use crate::window::clickomania::guide::band::Band;
use crate::window::clickomania::guide::drawer::Drawer;
use crate::window::clickomania::guide::goals::Goals;
use crate::window::clickomania::guide::lesson::{LessonCard, StepFacts};
use crate::window::clickomania::guide::verdict::{ProgramVerdict, VerdictState};
use crate::window::clickomania::library::command_list::CommandList;
use crate::window::clickomania::library::files::ProgramFiles;
use crate::window::clickomania::library::session::{SessionSaver, SessionStart};
use crate::window::clickomania::library::slots::Slots;
use crate::window::clickomania::library::storage::{Drafts, Progress, SLOTS, SlotFiles};
use crate::window::clickomania::program::block_reference::BlockReference;
use crate::window::clickomania::program::canvas::Canvas;
use crate::window::clickomania::program::document::{Document, Opened};
use crate::window::clickomania::program::editor::ProgramEditor;
use crate::window::clickomania::stage::wall_panel::WallPanel;
use crate::window::kit::app_context::AppContext;
use crate::window::shell::mode::Host;
use class_page::ClassPage;
use columns::PanelColumns;
use command::{ClickomaniaContext, Services};
use compare::ComparisonMode;
use contest::dialogs::ContestDialogs;
use egui::Ui;
use engine::judge::Verdict;
use engine::language::{BlockId, Program};
use page::Page;
use task_editor::TaskEditor;

/// The Clickomania mode.
pub struct ClickomaniaMode {
    page: Page,
    editor: ProgramEditor,
    wall_panel: WallPanel,
    slots: Slots,
    files: ProgramFiles,
    store: SessionSaver,
    /// The program as the judge knows it.
    verdict: ProgramVerdict,
    /// The block that a hint led to last.
    hinted: Option<BlockId>,
    goals: Goals,
    contest: ContestDialogs,
    comparison: ComparisonMode,
    columns: PanelColumns,
    band: Band,
    drawer: Drawer,
    /// Whether the drawer opened by itself since this program is there.
    offered: bool,
    /// Whether there is a map beside the program.
    mapped: bool,
    commands: CommandList,
    reference: BlockReference,
    /// The task that is being written.
    writing: TaskEditor,
    /// What a class handed in.
    class: ClassPage,
    /// What the open task says, and the steps on the way.
    lesson: LessonCard,
    /// How many moves changed something since the window is open.
    moves: MovesMade,
    /// The step whose block was brought into sight last.
    followed: Option<(u64, BlockId)>,
    /// The revision that the wall panel knows.
    played_revision: u64,
    /// The number of the opening of the program that all know.
    opening: u64,
}

/// The moves that changed something since the window is open, whatever wall they were made on.
#[derive(Default)]
struct MovesMade {
    all: u64,
    /// How many of them the game on the wall has.
    here: usize,
    /// Whether the last one failed or did not end: it was played too.
    failed: bool,
}

impl MovesMade {
    fn follow(&mut self, here: usize, failed: bool) {
        self.all += here.saturating_sub(self.here) as u64;
        self.all += u64::from(failed && !self.failed);
        (self.here, self.failed) = (here, failed);
    }
}

impl ClickomaniaMode {
    /// The mode with its services.
    pub fn host(app: &mut AppContext, opened: Option<Opened>) -> Host<ClickomaniaMode> {
        let mut services = Services::default();
        services.judge.close(app.contest());
        services.slots = SlotFiles::new(&app.store);
        services.drafts = Drafts::new(&app.store);
        services.progress = Progress::open(app);
        contests::confine(app, &mut services);
        let mode = ClickomaniaMode::new(app, &mut services, opened);
        Host::new(mode, services)
    }

    /// With the program that one left off with, or `opened`.
    fn new(
        app: &mut AppContext,
        services: &mut Services,
        opened: Option<Opened>,
    ) -> ClickomaniaMode {
        let SessionStart {
            document,
            store,
            mistake,
            first,
        } = SessionStart::new(app, &mut services.task, opened);
        services.slots = tasks::slots_of(services, app.contest());
        let mut goals = Goals::default();
        if let Some(number) = mistake {
            goals.seek_mistake(number, &document);
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
            opening: document.openings(),
            editor: ProgramEditor::new(document),
            wall_panel,
            slots: Slots::new(services),
            files: ProgramFiles::default(),
            store,
            verdict: ProgramVerdict::default(),
            hinted: None,
            goals,
            contest: ContestDialogs::default(),
            comparison: ComparisonMode::default(),
            columns: PanelColumns::new(app),
            band: Band::default(),
            drawer: Drawer::default(),
            offered: false,
            mapped: false,
            commands: CommandList::default(),
            reference: BlockReference::default(),
            writing: TaskEditor::new(app),
            class: ClassPage::default(),
            lesson: LessonCard::default(),
            moves: MovesMade::default(),
            followed: None,
            played_revision: 0,
        }
    }

    /// The program and its changes.
    pub fn document(&mut self) -> &mut Document {
        &mut self.editor.document
    }

    /// The wall with the game on it.
    pub fn wall_panel(&self) -> &WallPanel {
        &self.wall_panel
    }

    /// The card of the open task.
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

    /// The program in a slot of the open task, by the slot's number from 1.
    pub fn slot(&self, number: usize) -> Option<Program> {
        self.slots.program(number)
    }

    /// True while the map of the program is wanted.
    pub fn has_map(&self) -> bool {
        self.columns.has_map()
    }

    /// True if a task was begun on the page for writing tasks.
    pub fn writes_task(&self) -> bool {
        self.writing.has_draft()
    }

    /// The page of a class.
    pub fn class_page(&self) -> &ClassPage {
        &self.class
    }

    /// Whether a question waits for an answer, so that keys belong to it.
    fn asks(&self) -> bool {
        let contest = self.contest.is_open();
        let game = self.wall_panel.asks();
        let lists = self.editor.asks() || self.commands.is_open();
        lists || game || contest || self.files.asks()
    }

    /// Esc ends one thing at a time.
    fn escape(&mut self, ui: &Ui) {
        if self.editor.canvas.give_up_frame() {
            return;
        }
        if self.drawer.sheet().is_none() {
            keys::escape(&mut self.editor);
            return;
        }
        self.drawer.close();
        ui.ctx().request_repaint();
    }

    /// Ticks the steps that are done.
    fn advance_lesson(&mut self, app: &mut ClickomaniaContext) {
        let judging = &app.services.judge;
        let accepted = match self.verdict.state(judging, &app.text) {
            VerdictState::Found(finding) => finding.judgement.verdict == Verdict::Accepted,
            _ => false,
        };
        let failed = self.wall_panel.failure().is_some();
        self.moves.follow(self.wall_panel.changes(), failed);
        let task = app.services.task.ready().clone();
        let measure = task.measure(self.editor.document.cost());
        let facts = StepFacts {
            program: self.editor.document.program(),
            moves: self.moves.all,
            accepted,
            measure,
        };
        self.lesson.advance(app, task.task(), &facts);
    }

    /// Whether keys belong to something else: blocks on the pointer, a question, a field, a menu.
    fn keys_are_taken(&self, ui: &Ui) -> bool {
        let typing = self.editor.takes_keys() || ui.ctx().text_edit_focused();
        typing || egui::Popup::is_any_open(ui.ctx()) || self.asks()
    }
}

/// What the comparison is told of the rest.
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
