//! The Clickomania mode: the stage, the palette and the canvas, and the program that they share.

pub mod actions;
mod arrangement;
mod break_dialog;
mod chosen;
mod clipboard;
mod commands;
mod comment;
mod cost;
mod dialogs;
pub mod document;
mod edits;
mod files;
pub mod find;
mod help;
pub mod history;
mod keys;
mod moving;
pub mod piece;
mod slots;
mod story;
mod tidy;
mod welcome;

use super::canvas::drag::{Drag, Refusal};
use super::canvas::{Around, Begun, Canvas, Marked};
use super::command::{Command, ComparisonCommand};
use super::comparison::{self, Comparison};
use super::contest::dialogs::ContestDialogs;
use super::desk::Desk;
use super::hinting::{self, Hinting};
use super::icons;
use super::judging::Current;
use super::key_names::{self, KeyLine};
use super::ladder::Ladder;
use super::mode::Mode;
use super::palette::{Palette, Taken};
pub use super::stage::Stage;
use super::storage::{Autosave, SLOTS, Session};
use super::theme;
use super::widgets::IconButton;
use crate::blocks::words::block_name;
use crate::blocks::{BlockId, Program};
use crate::say;
use crate::text::Text;
use arrangement::Arrangement;
use break_dialog::BreakDialog;
use commands::CommandList;
use comment::CommentDialog;
use dialogs::Dialogs;
use document::{Document, Opened};
use egui::{Frame, Id, Key, LayerId, Order, Panel, Ui};
use files::Files;
use find::Find;
use history::Deed;
use slots::Slots;
use std::path::PathBuf;
use std::time::{Duration, SystemTime};
use welcome::Welcome;

/// The Clickomania mode.
pub struct Workshop {
    document: Document,
    canvas: Canvas,
    palette: Palette,
    stage: Stage,
    slots: Slots,
    files: Files,
    dialogs: Dialogs,
    comment: CommentDialog,
    commands: CommandList,
    /// Whether the list of changes is open, and whether it was shown already.
    story_open: bool,
    story_begun: bool,
    break_dialog: BreakDialog,
    hinting: Hinting,
    /// What the block is that a hint led to last.
    hinted: Option<BlockId>,
    ladder: Ladder,
    contest: ContestDialogs,
    comparison: Comparison,
    arrangement: Arrangement,
    find: Find,
    drag: Option<Drag>,
    /// The step whose block was brought into sight last.
    followed: Option<(u64, BlockId)>,
    autosave: Autosave,
    /// The revision of the program that was handed to the storage last, and what was said of its file.
    kept: Option<(u64, bool, Option<PathBuf>)>,
    /// Whether keeping did not work when it was tried last.
    troubled: bool,
    /// The revision that the stage knows.
    staged: u64,
    costs_open: bool,
    /// The program as the judge knows it.
    current: Current,
    naming: Option<String>,
    /// The sentences of the first start.
    welcome: Welcome,
}

impl Workshop {
    /// The workshop with the program that one left off with, or `opened`.
    pub fn new(desk: &mut Desk, opened: Option<Opened>) -> Workshop {
        let mut resumed = false;
        let mut welcome = Welcome::default();
        let last = match desk.storage.last_session() {
            Some(Ok((session, when))) => {
                tell_what_is_there_again(desk, &session.program, when, opened.is_some());
                resumed = true;
                Opened {
                    program: session.program,
                    file: session.file,
                    saved: session.saved,
                }
            }
            Some(Err(error)) => {
                desk.refuse(error.sentence(&desk.text));
                files::first_program()
            }
            None => {
                welcome = Welcome::waiting();
                files::first_program()
            }
        };
        let mut document = Document::new(last);
        // It is on the disk already, with the time of its last change.
        let kept = resumed.then(|| state(&document));
        if let Some(opened) = opened {
            // What one left off with is one step back.
            document.open(Deed::Open, opened);
            welcome.done();
        }
        let mut stage = Stage::new(&desk.settings);
        stage.recall_painted(desk);
        Workshop {
            document,
            canvas: Canvas::new(),
            palette: Palette::new(),
            stage,
            slots: Slots::new(&desk.storage),
            files: Files::default(),
            dialogs: Dialogs::default(),
            comment: CommentDialog::default(),
            commands: CommandList::default(),
            story_open: false,
            story_begun: false,
            break_dialog: BreakDialog::default(),
            hinting: Hinting::default(),
            hinted: None,
            ladder: Ladder::new(desk),
            contest: ContestDialogs::default(),
            comparison: Comparison::default(),
            arrangement: Arrangement::new(desk),
            find: Find::default(),
            drag: None,
            followed: None,
            autosave: Autosave::new(desk.storage.clone()),
            kept,
            troubled: false,
            staged: 0,
            costs_open: false,
            current: Current::default(),
            naming: None,
            welcome,
        }
    }

    /// The program and its changes.
    pub fn document(&mut self) -> &mut Document {
        &mut self.document
    }

    /// The game.
    pub fn stage(&self) -> &Stage {
        &self.stage
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
    fn compare(&mut self, command: ComparisonCommand, desk: &mut Desk) {
        let around = around(&self.document, &self.slots, &self.stage);
        self.comparison.perform(command, desk, &around);
    }

    /// What the window's title says: the program, and whether its file lacks something of it.
    pub fn title(&self, text: &Text) -> String {
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
        self.break_dialog.close();
        self.hinting.close();
        self.naming = None;
    }

    /// Opens the page of the verdict, or closes it.
    fn show_verdict(&mut self) {
        self.current.open(!self.current.is_open());
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
        let lists = self.commands.is_open() || self.story_open;
        let questions = self.dialogs.is_open() || self.comment.is_open();
        let contest = self.ladder.is_shown() || self.contest.is_open();
        let questions = questions || self.stage.asks();
        lists || questions || contest || self.break_dialog.is_open() || self.files.asks()
    }

    /// Follows what hangs on the pointer.
    fn follow_drag(&mut self, ui: &Ui, desk: &mut Desk, palette: egui::Rect) {
        if self.drag.as_ref().is_some_and(|drag| drag.by_keys) {
            moving::follow(self, ui, desk);
            return;
        }
        let Some(drag) = &mut self.drag else { return };
        let (pointer, down, escape, seconds) = ui.input(|input| {
            let pointer = input.pointer.latest_pos();
            let escape = input.key_pressed(Key::Escape);
            (
                pointer,
                input.pointer.primary_down(),
                escape,
                input.stable_dt,
            )
        });
        if let Some(at) = pointer {
            drag.pointer = at;
        }
        ui.set_cursor_icon(egui::CursorIcon::Grabbing);
        if escape {
            self.drag = None;
            self.document.put_back();
            desk.say(desk.text.msg_drag_given_up());
            return;
        }
        let at = drag.pointer;
        let away = palette.contains(at) || self.canvas.bin().expand(10.0).contains(at);
        let over_canvas = self.canvas.view.rect.contains(at) && !away;
        drag.aim(&self.canvas.view, over_canvas);
        if !down {
            self.drop_blocks(desk, away, over_canvas);
            return;
        }
        drag.inside |= self.canvas.view.rect.shrink(48.0).contains(at);
        if drag.inside && !palette.contains(at) && self.canvas.scroll_at_edge(at, seconds) {
            ui.request_repaint();
        }
    }

    /// The blocks on the pointer are let go.
    fn drop_blocks(&mut self, desk: &mut Desk, away: bool, over_canvas: bool) {
        use super::canvas::drag::Origin;
        let Some(drag) = self.drag.take() else { return };
        if away {
            if drag.origin == Origin::Canvas {
                self.canvas.throw_in(drag.blocks().clone());
                self.document.throw_away(Deed::Delete);
                desk.say(desk.text.msg_deleted());
            }
            return;
        }
        if !over_canvas {
            // Beside the window, on the stage: nothing happened.
            self.document.put_back();
            desk.say(desk.text.msg_drag_given_up());
            return;
        }
        if drag.is_back() {
            self.document.put_back();
            return;
        }
        let refusal = drag.refusal(&self.canvas.view);
        let (roots, corner) = (drag.roots().to_vec(), drag.corner(&self.canvas.view));
        match drag.put(&mut self.document, &self.canvas.view) {
            Ok(()) => {
                let program = self.document.program();
                self.canvas.come_from(program, &roots, corner);
                self.canvas.choose(None);
                match refusal {
                    Some(refusal) => desk.refuse(refused(&desk.text, refusal)),
                    None => desk.say(""),
                }
            }
            Err(error) => desk.refuse(edits::why_not(&desk.text, error)),
        }
    }

    fn begin_drag(&mut self, desk: &Desk, begun: Begun) {
        let Begun {
            block,
            grab,
            alone,
            copy,
            chosen,
        } = begun;
        let words = (&desk.text, self.canvas.measure());
        let drag = Drag::lift_chosen(&mut self.document, words, &chosen, copy);
        let drag = drag.or_else(|| Drag::lift(&mut self.document, words, block, (!alone, copy)));
        self.drag = drag.map(|drag| drag.held_at(grab));
        self.look_around(desk);
    }

    fn look_around(&mut self, desk: &Desk) {
        self.canvas.follow(&mut self.document, desk);
        self.canvas.preview(self.document.program(), None, desk);
        if let Some(drag) = &mut self.drag {
            drag.look_around(self.document.program(), self.canvas.layout());
        }
    }

    /// The canvas with what floats over it.
    fn show_canvas(&mut self, ui: &mut Ui, desk: &mut Desk) {
        let followed = self.stage.followed();
        if self.followed != followed {
            self.followed = followed;
            // Once: afterwards one may look elsewhere.
            if let Some((_, block)) = followed.filter(|_| self.drag.is_none()) {
                self.canvas.reveal(block);
            }
        }
        let hinted = self.hinting.marked();
        let around = Around {
            highlight: self.stage.highlight(),
            failed: self.stage.failed(),
            hinted,
            drag: self.drag.as_ref(),
            traces: self.stage.traces(),
            found: self.find.marked(),
            map: self.arrangement.has_map(),
        };
        let begun = self.canvas.show(ui, desk, &mut self.document, &around);
        let rect = self.canvas.view.rect;
        cost::show(self, ui, desk, rect);
        let shown = (self.document.program(), self.canvas.brush());
        if let Some(card) = self.hinting.show(ui, desk, shown, rect) {
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
        self.show_map(ui, desk);
        self.welcome.show(ui, &desk.text, rect);
        let hovered = self.canvas.hovered().filter(|_| self.drag.is_none());
        self.stage.point(hovered.map(|(block, _)| block));
        self.stage.card(ui, desk, hovered);
        if let Some(begun) = begun {
            self.begin_drag(desk, begun);
            ui.request_repaint();
        }
    }

    /// The map, unless it was put away or blocks are to go where it is.
    fn show_map(&mut self, ui: &mut Ui, desk: &Desk) {
        if !self.arrangement.has_map() || self.drag.is_some() {
            self.canvas.hide_map();
            return;
        }
        let marked = Marked {
            running: self.stage.highlight().map(|highlight| highlight.block),
            found: self.find.marked(),
        };
        let program = self.document.program();
        self.canvas.show_map(ui, desk, program, &marked);
    }

    /// Searches on in the program, for some blocks a frame.
    fn search(&mut self, ui: &Ui, desk: &Desk) {
        if self.drag.is_some() {
            return;
        }
        let wanted = self.palette.search().wanted();
        let program = (&self.document, self.canvas.layout());
        if self.find.follow(wanted, program, &desk.text) {
            ui.request_repaint();
        }
    }

    /// Goes to the next block that the search found, or the one before.
    fn find_next(&mut self, desk: &mut Desk, back: bool) {
        if !self.find.is_active() {
            self.palette.search().focus();
            return;
        }
        let text = desk.text;
        let Some(hit) = self.find.step(back) else {
            desk.say(text.msg_find_none());
            return;
        };
        self.canvas.choose(Some(hit.shown));
        self.canvas.glide_to(hit.shown, desk);
        let program = self.document.program();
        let name = |id| block_name(program, &text, program.block(id));
        desk.say(if hit.block == hit.shown {
            text.msg_find_at(name(hit.block))
        } else {
            text.msg_find_folded(name(hit.block), name(hit.shown))
        });
    }

    fn keep(&mut self, desk: &mut Desk) {
        if let Some(trouble) = self.autosave.trouble() {
            if !std::mem::replace(&mut self.troubled, true) {
                desk.refuse(trouble.sentence(&desk.text));
            }
        } else {
            self.troubled = false;
        }
        let opened = self.document.opened();
        let state = state(&self.document);
        if self.drag.is_some() || self.kept.as_ref() == Some(&state) {
            return;
        }
        self.kept = Some(state);
        self.autosave.keep(Session {
            program: opened.program.clone(),
            file: opened.file.clone(),
            saved: opened.saved,
        });
    }
}

/// What changes when there is something to keep.
fn state(document: &Document) -> (u64, bool, Option<PathBuf>) {
    let opened = document.opened();
    (document.revision(), opened.saved, opened.file.clone())
}

/// Says which program is there again since the last window ended, or is there with Ctrl+Z if another one
/// was `opened`; unless something went wrong, which matters more.
fn tell_what_is_there_again(desk: &mut Desk, program: &Program, kept: SystemTime, opened: bool) {
    if desk.status().wrong {
        return;
    }
    let text = desk.text;
    let ago = slots::ago(&text, kept);
    let name = match &program.header().name {
        name if name.is_empty() => text.msg_program_nameless(),
        name => name.clone(),
    };
    desk.say(match opened {
        true => text.msg_storage_one_back(name, ago),
        false => text.msg_storage_resumed(name, ago),
    });
}

/// What the comparison is told of the workshop.
fn around<'a>(document: &'a Document, slots: &Slots, stage: &'a Stage) -> comparison::Around<'a> {
    comparison::Around {
        program: document.program(),
        slots: (1..=SLOTS).map(|number| slots.program(number)).collect(),
        wall: stage.wall(),
    }
}

/// Why blocks cannot go there: *qui serve una casella; questo blocco dà un colore*.
fn refused(text: &Text, refusal: Refusal) -> String {
    match (refusal.wanted, refusal.given) {
        (Some(wanted), Some(given)) => {
            text.msg_drop_wrong_type(say::type_of(text, wanted), say::type_of(text, given))
        }
        (Some(wanted), None) => text.msg_drop_command_in_socket(say::type_of(text, wanted)),
        (None, _) => text.msg_drop_value_in_stack(),
    }
}

impl Mode for Workshop {
    fn name(&self, text: &Text) -> String {
        text.msg_mode_clickomania()
    }

    fn advance(&mut self, desk: &mut Desk, ctx: &egui::Context) {
        self.stage.advance(desk, ctx, self.document.program());
        self.slots.advance(desk, ctx);
        if self.staged != self.document.revision() && self.drag.is_none() {
            self.staged = self.document.revision();
            self.stage.edited();
        }
        let revision = self.document.revision();
        let rests = self.drag.is_none();
        self.hinting.advance(desk, ctx, rests.then_some(revision));
        if rests {
            let judging = &mut desk.judging;
            self.current.advance(judging, &mut self.document, ctx);
            self.ladder.advance(&mut self.document, desk);
        }
        let revisions = (self.document.revision(), self.slots.revision());
        let (document, slots, stage) = (&self.document, &self.slots, &self.stage);
        let around = || around(document, slots, stage);
        self.comparison.advance(desk, ctx, revisions, around);
        self.keep(desk);
    }

    fn show(&mut self, ui: &mut Ui, desk: &mut Desk) {
        if self.comparison.is_open() {
            self.comparison.show(ui, desk, self.canvas.brush());
            return;
        }
        let theme = theme::of(ui);
        let keys_taken = keys::taken(self, ui);
        if self.ladder.hear(desk) {
            // The line at the bottom was shown already.
            ui.ctx().request_repaint();
        }
        self.canvas.follow(&mut self.document, desk);
        self.canvas
            .preview(self.document.program(), self.drag.as_ref(), desk);
        self.search(ui, desk);
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
            let slots = self.slots.height();
            let full = ui.available_rect_before_wrap();
            let mut above = full;
            above.max.y -= slots + 10.0;
            ui.scope_builder(egui::UiBuilder::new().max_rect(above), |ui| {
                self.stage.show(ui, desk, self.document.program());
            });
            let mut below = full;
            below.min.y = below.max.y - slots;
            ui.scope_builder(egui::UiBuilder::new().max_rect(below), |ui| {
                self.slots.show(ui, desk, self.canvas.brush());
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
            let measure = crate::layout::Advances::embedded();
            let program = self.document.program();
            taken = self.palette.show(
                ui,
                desk,
                (program, &measure),
                &self.find,
                self.canvas.brush(),
            );
        });
        let palette = shown.response.rect;
        let frame = Frame::new().fill(theme.canvas);
        egui::CentralPanel::default().frame(frame).show(ui, |ui| {
            self.show_canvas(ui, desk);
        });
        let columns = (stage.response.rect, palette);
        for grip in self.arrangement.dividers(ui, desk, width, columns) {
            self.canvas.cover(grip);
        }
        match taken {
            Some(Taken::Place(piece)) => desk.send(Command::Add(piece)),
            Some(Taken::Drag(piece, grab)) => {
                let words = (&desk.text, self.canvas.measure());
                let drag = Drag::fresh(&mut self.document, words, &piece);
                self.drag = Some(drag.held_at(grab));
                self.look_around(desk);
                ui.request_repaint();
            }
            None => {}
        }
        self.follow_drag(ui, desk, palette);
        if let Some(drag) = &self.drag {
            let layer = LayerId::new(Order::Tooltip, Id::unique("dragged"));
            let mut painter = ui.ctx().layer_painter(layer);
            if self.canvas.bin().expand(10.0).contains(drag.pointer) {
                // The bin is seen to open.
                painter.set_opacity(0.45);
            }
            let view = self.canvas.view;
            drag.paint(&painter, self.canvas.brush(), (&view, theme));
        }
        self.dialogs.show(ui, desk, self.document.program());
        self.comment.show(ui, desk, self.document.program());
        self.break_dialog.show(ui, desk, self.document.program());
        self.files.show(ui, desk);
        self.ladder.show(ui, desk);
        self.contest.show(ui, desk);
        self.stage.show_walls(ui, desk);
        commands::show(self, ui, desk);
        story::show(self, ui, desk);
        if !keys_taken {
            keys::keys(self, ui, desk);
        }
    }

    fn tools(&mut self, ui: &mut Ui, desk: &mut Desk) {
        let text = desk.text;
        let open = self.comparison.is_open();
        let name = text.msg_timeline_with_keys(text.msg_menu_compare(), "F6");
        if !desk.contest() {
            let compare = IconButton::new(comparison::icons::compare, &name).chosen(open);
            if compare.show(ui).clicked() {
                desk.send(Command::Comparison(ComparisonCommand::Toggle));
            }
        }
        if open {
            // What would change the program is not at hand while it is compared.
            return;
        }
        let named = |deed: Option<Deed>, name: String, with: &dyn Fn(String) -> String| {
            deed.map_or(name, |deed| with(deed.name(&text)))
        };
        let done = self.document.history.next(false);
        let undo = named(done, text.msg_menu_undo(), &|deed| text.msg_undo_deed(deed));
        if IconButton::new(icons::undo, &undo)
            .enabled(done.is_some())
            .show(ui)
            .clicked()
        {
            desk.send(Command::Undo);
        }
        let undone = self.document.history.next(true);
        let redo = named(undone, text.msg_menu_redo(), &|deed| {
            text.msg_redo_deed(deed)
        });
        if IconButton::new(icons::redo, &redo)
            .enabled(undone.is_some())
            .show(ui)
            .clicked()
        {
            desk.send(Command::Redo);
        }
        if !desk.contest() {
            let helps = [
                (icons::bulb as icons::Icon, hinting::MORE),
                (icons::ladder, Command::ShowLadder),
            ];
            for (icon, command) in helps {
                let name = actions::named(&text, &command);
                if IconButton::new(icon, &name).show(ui).clicked() {
                    desk.send(command);
                }
            }
        }
        self.files.menu(ui, desk, self.document.opened());
    }

    fn keys(&self, text: &Text) -> Vec<KeyLine> {
        let actions = actions::ACTIONS.iter().flat_map(|action| {
            let keys = action.keys.iter();
            keys.map(|&(modifiers, key)| (modifiers, key, (action.name)(text)))
        });
        let canvas = super::canvas::key_names(text);
        key_names::lines(text, canvas.into_iter().chain(actions))
    }

    fn sketch(&self, ui: &mut Ui, desk: &Desk) {
        super::stage::sketch::show(ui, &desk.text, desk.settings.shapes.unwrap_or(true));
    }

    fn perform(&mut self, command: Command, desk: &mut Desk) {
        self.welcome.done();
        edits::perform(self, command, desk);
    }

    fn close(&mut self, desk: &mut Desk) {
        self.drag = None;
        self.document.put_back();
        self.keep(desk);
        self.stage.keep_painted(desk);
        if let Err(error) = self.autosave.flush() {
            desk.refuse(error.sentence(&desk.text));
        }
    }
}

/// How long the window waits before it looks at the slots of other windows again.
const LOOK_AGAIN: Duration = Duration::from_secs(3);
