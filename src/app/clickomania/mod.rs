//! The Clickomania mode: the wall, the palette and the canvas, and the program that they share.

pub mod actions;
mod block_reference;
pub(crate) mod canvas;
mod carrying;
mod chosen;
mod clipboard;
mod columns;
pub mod command;
mod command_list;
pub mod compare;
pub mod contest;
mod cost;
pub mod editor;
mod edits;
mod files;
pub mod goals;
mod help;
mod help_page;
pub mod hints;
mod history_list;
mod keys;
mod moving;
pub(crate) mod palette;
mod pictures;
pub mod playback;
mod saved_state;
pub mod services;
mod slots;
mod tools;
pub mod verdict;
pub mod wall_panel;
mod welcome;

pub use editor::document;

use crate::app::clickomania::block_reference::BlockReference;
use crate::app::clickomania::canvas::drag::Drag;
use crate::app::clickomania::canvas::{Around, Canvas, Marked};
use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::clickomania::command::{ChangeKind, Command, ComparisonCommand};
use crate::app::clickomania::command::{ContestCommand, EditorCommand, Services};
use crate::app::clickomania::compare::Comparison;
use crate::app::clickomania::contest::dialogs::ContestDialogs;
use crate::app::clickomania::goals::Goals;
use crate::app::clickomania::hints::Hints;
use crate::app::clickomania::palette::{Palette, Taken};
use crate::app::clickomania::verdict::ProgramVerdict;
use crate::app::clickomania::wall_panel::WallPanel;
use crate::app::common::actions::key_names;
use crate::app::common::app_context::AppContext;
use crate::app::common::command::FileCommand;
use crate::app::common::key_names::{self, KeyLine};
use crate::app::common::storage::{Autosave, SLOTS};
use crate::app::common::theme;
use crate::app::shell::help::Page;
use crate::app::shell::mode::{Host, Mode};
use columns::Columns;
use command_list::CommandList;
use editor::comment::CommentDialog;
use editor::dialogs::Dialogs;
use editor::document::{Document, Opened};
use editor::find::Find;
use egui::{Frame, Panel, Ui};
use engine::language::BlockId;
use engine::language::words::block_name;
use engine::text::Text;
use files::Files;
use history_list::HistoryList;
use pictures::Pictures;
use slots::Slots;
use std::path::{Path, PathBuf};
use welcome::Welcome;

/// The Clickomania mode.
pub struct ClickomaniaMode {
    document: Document,
    canvas: Canvas,
    palette: Palette,
    wall_panel: WallPanel,
    slots: Slots,
    files: Files,
    pictures: Pictures,
    dialogs: Dialogs,
    comment: CommentDialog,
    commands: CommandList,
    story: HistoryList,
    hints: Hints,
    /// What the block is that a hint led to last.
    hinted: Option<BlockId>,
    goals: Goals,
    contest: ContestDialogs,
    comparison: Comparison,
    arrangement: Columns,
    find: Find,
    drag: Option<Drag>,
    /// The step whose block was brought into sight last.
    followed: Option<(u64, BlockId)>,
    autosave: Autosave,
    /// The revision of the program that was handed to the storage last, and what was said of its file.
    kept: Option<(u64, bool, Option<PathBuf>)>,
    /// Whether keeping did not work when it was tried last.
    troubled: bool,
    /// The revision that the wall panel knows.
    played_revision: u64,
    costs_open: bool,
    /// The program as the judge knows it.
    verdict: ProgramVerdict,
    naming: Option<String>,
    reference: BlockReference,
    /// The sentences of the first start.
    welcome: Welcome,
}

impl ClickomaniaMode {
    /// The mode with its services.
    pub fn host(app: &mut AppContext, opened: Option<Opened>) -> Host<ClickomaniaMode> {
        let mut services = Services::default();
        services.judge.close(app.contest());
        Host::new(ClickomaniaMode::new(app, opened), services)
    }

    /// The program that one left off with, or `opened`.
    fn new(app: &mut AppContext, opened: Option<Opened>) -> ClickomaniaMode {
        let mut resumed = false;
        let mut welcome = Welcome::default();
        let last = match app.storage.last_session() {
            Some(Ok((session, when))) => {
                saved_state::tell_what_is_there_again(
                    app,
                    &session.program,
                    when,
                    opened.is_some(),
                );
                resumed = true;
                Opened {
                    program: session.program,
                    file: session.file,
                    saved: session.saved,
                }
            }
            Some(Err(error)) => {
                app.refuse(error.sentence(&app.text));
                files::first_program()
            }
            None => {
                welcome = Welcome::waiting();
                files::first_program()
            }
        };
        let mut document = Document::new(last);
        // It is on the disk already, with the time of its last change.
        let kept = resumed.then(|| saved_state::state(&document));
        if let Some(opened) = opened {
            // What one left off with is one step back.
            document.open(ChangeKind::Open, opened);
            welcome.done();
        }
        let mut wall_panel = WallPanel::new(&app.settings);
        wall_panel.load_painted(app);
        ClickomaniaMode {
            document,
            canvas: Canvas::new(),
            palette: Palette::new(),
            wall_panel,
            slots: Slots::new(&app.storage),
            files: Files::default(),
            pictures: Pictures::default(),
            dialogs: Dialogs::default(),
            comment: CommentDialog::default(),
            commands: CommandList::default(),
            story: HistoryList::default(),
            hints: Hints::default(),
            hinted: None,
            goals: Goals::new(app),
            contest: ContestDialogs::default(),
            comparison: Comparison::default(),
            arrangement: Columns::new(app),
            find: Find::default(),
            drag: None,
            followed: None,
            autosave: Autosave::new(app.storage.clone()),
            kept,
            troubled: false,
            played_revision: 0,
            costs_open: false,
            verdict: ProgramVerdict::default(),
            naming: None,
            reference: BlockReference::default(),
            welcome,
        }
    }

    /// The program and its changes.
    pub fn document(&mut self) -> &mut Document {
        &mut self.document
    }

    /// The wall with the game on it.
    pub fn wall_panel(&self) -> &WallPanel {
        &self.wall_panel
    }

    /// The canvas.
    pub fn canvas(&self) -> &Canvas {
        &self.canvas
    }

    /// The comparison.
    pub fn comparison(&self) -> &Comparison {
        &self.comparison
    }

    /// Carries out a command of the comparison.
    fn compare(&mut self, command: ComparisonCommand, app: &mut ClickomaniaContext) {
        let around = around(&self.document, &self.slots, &self.wall_panel);
        self.comparison.perform(command, app, &around);
    }

    /// What the window's title says: the program, and whether its file lacks something of it.
    fn window_title(&self, text: &Text) -> String {
        let opened = self.document.opened();
        let name = match &opened.program.header().name {
            name if name.is_empty() => text.msg_program_nameless(),
            name => name.clone(),
        };
        let mark = if opened.file.is_some() && !opened.saved {
            "• "
        } else {
            ""
        };
        format!("{mark}{name} — Clickomania")
    }

    /// Another program was opened: nothing that was begun on the one before goes on.
    fn begin_again(&mut self) {
        self.canvas.begin_again();
        self.dialogs.close();
        self.comment.close();
        self.wall_panel.close_questions();
        self.hints.close();
        self.naming = None;
    }

    /// Opens the page of the verdict, or closes it.
    fn show_verdict(&mut self) {
        self.verdict.open(!self.verdict.is_open());
        // They lie in the same place.
        self.costs_open = false;
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

    /// Whether a question waits for an answer, so that keys belong to it.
    fn asks(&self) -> bool {
        let lists = self.commands.is_open() || self.story.is_open();
        let questions = self.dialogs.is_open() || self.comment.is_open();
        let contest = self.goals.is_shown() || self.contest.is_open();
        let questions = questions || self.wall_panel.asks();
        lists || questions || contest || self.files.asks()
    }

    /// The canvas with what floats over it.
    fn show_canvas(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        let followed = self.wall_panel.playback().followed();
        if self.followed != followed {
            self.followed = followed;
            // Once: afterwards one may look elsewhere.
            if let Some((_, block)) = followed.filter(|_| self.drag.is_none()) {
                self.canvas.reveal(block);
            }
        }
        let hinted = self.hints.marked();
        let around = Around {
            highlight: self.wall_panel.playback().highlight(),
            failed: self.wall_panel.failed(),
            hinted,
            drag: self.drag.as_ref(),
            run_marks: self.wall_panel.playback().run_marks(),
            found: self.find.marked(),
            map: self.arrangement.has_map(),
        };
        let begun = self.canvas.show(ui, app, &mut self.document, &around);
        let rect = self.canvas.view.rect;
        cost::show(self, ui, app, rect);
        let shown = (self.document.program(), self.canvas.brush());
        if let Some(card) = self.hints.show(ui, app, shown, rect) {
            self.canvas.cover(card);
            let before = std::mem::replace(&mut self.hinted, hinted);
            if let Some(block) = hinted.filter(|_| hinted != before) {
                self.canvas.reveal(block);
                self.canvas.uncover(block, card);
                ui.ctx().request_repaint();
            }
        } else {
            self.hinted = None;
        }
        self.show_map(ui, app);
        self.welcome.show(ui, &app.text, rect);
        let hovered = self.canvas.hovered().filter(|_| self.drag.is_none());
        self.wall_panel.point(hovered.map(|(block, _)| block));
        self.wall_panel.show_card(ui, app, hovered);
        if let Some(begun) = begun {
            self.begin_drag(app, begun, (false, false));
            app.say(app.text.msg_drag_keys());
            ui.request_repaint();
        }
    }

    /// The map, unless it was put away or blocks are to go where it is.
    fn show_map(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        if !self.arrangement.has_map() || self.drag.is_some() {
            self.canvas.hide_map();
            return;
        }
        let marked = Marked {
            running: self
                .wall_panel
                .playback()
                .highlight()
                .map(|highlight| highlight.block),
            found: self.find.marked(),
        };
        let program = self.document.program();
        self.canvas.show_map(ui, app, program, &marked);
    }

    /// Searches on in the program, for some blocks a frame.
    fn search(&mut self, ui: &Ui, app: &AppContext) {
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

/// What the comparison is told of the workshop.
fn around<'a>(
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

impl Mode for ClickomaniaMode {
    type Command = Command;
    type Services = Services;

    fn advance(&mut self, app: &mut ClickomaniaContext, ctx: &egui::Context) {
        self.wall_panel.advance(app, ctx, self.document.program());
        self.slots.advance(app, ctx);
        self.pictures.advance(app, ctx);
        if self.played_revision != self.document.revision() && self.drag.is_none() {
            self.played_revision = self.document.revision();
            self.wall_panel.edited();
        }
        let revision = self.document.revision();
        let rests = self.drag.is_none();
        self.hints.advance(app, ctx, rests.then_some(revision));
        if rests {
            let judging = &mut app.services.judge;
            self.verdict.advance(judging, &mut self.document, ctx);
            let subject = self.verdict.subject();
            self.goals.advance(&mut self.document, subject, app);
        }
        let revisions = (self.document.revision(), self.slots.revision());
        let (document, slots, wall_panel) = (&self.document, &self.slots, &self.wall_panel);
        let around = || around(document, slots, wall_panel);
        self.comparison.advance(app, ctx, revisions, around);
        self.keep(app);
    }

    fn show(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        if self.comparison.is_open() {
            self.comparison.show(ui, app, self.canvas.brush());
            return;
        }
        let theme = theme::of(ui);
        let keys_taken = keys::taken(self, ui);
        let page = self.costs_open || self.verdict.is_open();
        if self.goals.hear(app) {
            // The line at the bottom was shown already.
            ui.ctx().request_repaint();
        }
        self.canvas.follow(&mut self.document, app);
        self.canvas
            .preview(self.document.program(), self.drag.as_ref(), app);
        self.search(ui, app);
        let width = ui.available_width();
        let (stage_width, palette_width) = self.arrangement.widths(width);
        let stage = Panel::left("stage")
            .exact_size(stage_width)
            .resizable(false)
            .frame(
                Frame::new()
                    .fill(theme.window)
                    .inner_margin(egui::Margin::symmetric(14, 12)),
            );
        let stage = stage.show(ui, |ui| {
            let full = ui.available_rect_before_wrap();
            let slots = Slots::height(full.height());
            let mut above = full;
            above.max.y -= slots + 10.0;
            ui.scope_builder(egui::UiBuilder::new().max_rect(above), |ui| {
                self.wall_panel.show(ui, app, self.document.program());
            });
            let mut below = full;
            below.min.y = below.max.y - slots;
            ui.scope_builder(egui::UiBuilder::new().max_rect(below), |ui| {
                self.slots.show(ui, app, self.canvas.brush());
            });
        });
        let palette = Panel::left("palette")
            .exact_size(palette_width)
            .resizable(false)
            .frame(
                Frame::new()
                    .fill(theme.palette)
                    .inner_margin(egui::Margin::symmetric(10, 4)),
            );
        let mut taken = None;
        let shown = palette.show(ui, |ui| {
            let measure = engine::layout::Advances::embedded();
            let program = self.document.program();
            taken = self.palette.show(
                ui,
                app,
                (program, &measure),
                &self.find,
                self.canvas.brush(),
            );
        });
        let palette = shown.response.rect;
        let frame = Frame::new().fill(theme.canvas);
        egui::CentralPanel::default().frame(frame).show(ui, |ui| {
            self.show_canvas(ui, app);
        });
        let columns = (stage.response.rect, palette);
        for grip in self.arrangement.dividers(ui, app, width, columns) {
            self.canvas.cover(grip);
        }
        match taken {
            Some(Taken::Place(piece)) => app.send(EditorCommand::Add(piece)),
            Some(Taken::Drag(piece, grab)) => {
                let words = (&app.text, self.canvas.measure());
                let drag = Drag::fresh(&mut self.document, words, &piece);
                self.drag = Some(drag.held_at(grab));
                self.look_around(app);
                ui.request_repaint();
            }
            None => {}
        }
        self.follow_drag(ui, app, palette);
        self.paint_drag(ui, palette);
        self.dialogs.show(ui, app, self.document.program());
        self.comment.show(ui, app, self.document.program());
        self.wall_panel
            .show_questions(ui, app, self.document.program());
        self.files.show(ui, app);
        self.goals.show(ui, app);
        self.contest.show(ui, app);
        self.wall_panel.show_walls(ui, app);
        command_list::show(self, ui, app);
        history_list::show(self, ui, app);
        if !keys_taken {
            keys::keys(self, ui, app, page);
        }
    }

    fn tools(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        tools::show(self, ui, app);
    }

    fn contest_tools(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        let hand_in = egui::Button::new(app.text.msg_contest_hand_in());
        if ui.add(hand_in.min_size(egui::vec2(90.0, 31.0))).clicked() {
            app.send(ContestCommand::AskHandIn);
        }
    }

    fn tool_count(&self, app: &AppContext) -> usize {
        if app.contest() { 3 } else { 6 }
    }

    fn help(&self) -> &'static Page {
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

    fn title(&self, text: &Text) -> Option<String> {
        Some(self.window_title(text))
    }

    fn language_changed(&mut self) {
        self.document.remeasure();
    }

    fn withholds(command: &Command) -> bool {
        command::withheld::withholds(command)
    }

    fn opening(&self, path: PathBuf) -> Command {
        Command::File(FileCommand::OpenFile(path))
    }

    fn keys(&self, text: &Text) -> Vec<KeyLine> {
        let actions = key_names(actions::ACTIONS, text);
        let canvas = crate::app::clickomania::canvas::key_names(text);
        key_names::lines(text, canvas.into_iter().chain(actions))
    }

    fn sketch(&self, ui: &mut Ui, app: &AppContext) {
        crate::app::clickomania::wall_panel::rules_figure::show(
            ui,
            &app.text,
            app.settings.shapes.unwrap_or(true),
        );
    }

    fn perform(&mut self, command: Command, app: &mut ClickomaniaContext) {
        self.welcome.done();
        edits::perform(self, command, app);
    }

    fn reads(&self, path: &Path, text: &Text) -> bool {
        files::reads(path, text)
    }

    fn opens_several(&self) -> bool {
        self.comparison.is_open()
    }

    fn close(&mut self, app: &mut ClickomaniaContext) {
        self.drag = None;
        self.document.put_back();
        self.keep(app);
        self.wall_panel.save_painted(app);
        self.pictures.finish(app);
        if let Err(error) = self.autosave.flush() {
            app.refuse(error.sentence(&app.text));
        }
    }
}
