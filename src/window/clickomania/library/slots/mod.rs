//! The four slots below the wall, each with a program for the task.

mod row;

use super::open_task::ReadyTask;
use super::storage::{SLOTS, Slot};
use crate::window::clickomania::command::{ChangeKind, ClickomaniaContext, SlotCommand};
use crate::window::clickomania::program::canvas::BlockPainter;
use crate::window::clickomania::program::document::{Document, Opened, UndoStep};
use crate::window::clickomania::program::editor::ProgramEditor;
use crate::window::clickomania::program::fingerprint::run_alike;
use crate::window::clickomania::program::names;
use crate::window::clickomania::services::{JudgeService, Rank, Services, Subject};
use crate::window::kit::{shapes, theme};
use egui::{
    Align2, Button, CornerRadius, Popup, PopupCloseBehavior, Rect, RichText, Role, Stroke,
    StrokeKind, Ui, UiBuilder, WidgetInfo, vec2,
};
use engine::judge::{Effort, Verdict};
use engine::language::Program;
use engine::language::check::check;
use engine::text::Text;
use row::{Place, Row};
use std::time::{Duration, Instant, SystemTime};

/// Interval between two looks for changes by other windows.
const LOOK_AGAIN: Duration = Duration::from_secs(3);
/// Heights of the title and of a row, in points.
const TITLE: f32 = 22.0;
const ROW: f32 = 36.0;
/// The height of a row in a lower column; and of title and row in a low one.
const LOWER_ROW: f32 = 32.0;
const LOW_TITLE: f32 = 20.0;
const LOW_ROW: f32 = 28.0;
/// Heights below which a column is lower, and low.
const LOWER: f32 = 780.0;
const LOW: f32 = 620.0;
/// Height of the button that replaces the rows where they do not fit.
const FOLDED: f32 = 30.0;
/// Width of the rows behind that button.
const UNFOLDED: f32 = 300.0;

/// The four slots.
pub struct Slots {
    rows: Vec<Row>,
    looked: Instant,
    /// Number of times that the disk was read.
    revision: u64,
    /// The slot that the program on the canvas was loaded from or saved to last, and the opening of
    /// the document then.
    current: Option<(usize, u64)>,
    /// The slot that was overwritten last, while it can be put back.
    overwritten: Option<Overwritten>,
}

impl Slots {
    /// Reads the slots from the disk.
    pub fn new(services: &Services) -> Slots {
        let mut slots = Slots {
            rows: Vec::new(),
            looked: Instant::now(),
            revision: 0,
            current: None,
            overwritten: None,
        };
        slots.look(services);
        slots
    }

    /// Reads the slots of the open task from the disk.
    pub fn look(&mut self, services: &Services) {
        let task = services.task.ready();
        self.revision += 1;
        self.overwritten = None;
        self.rows = (1..=SLOTS)
            .map(|number| Row::new(services.slots.slot(number), task))
            .collect();
    }

    /// Reads the slots again if another window changed them, and has their programs judged when there is
    /// nothing else to do.
    pub fn advance(&mut self, app: &mut ClickomaniaContext) {
        let used = app.ctx.input(|input| input.focused);
        if used && self.looked.elapsed() > LOOK_AGAIN {
            self.looked = Instant::now();
            if app.services.slots.changed() {
                self.look(app.services);
            }
        }
        let subjects = || self.rows.iter().filter_map(|row| row.subject.as_ref());
        // A quick verdict on each comes first.
        let all = subjects().all(|subject| app.services.judge.found(subject).is_some());
        let effort = if all { Effort::Normal } else { Effort::Quick };
        let subjects: Vec<Subject> = subjects().cloned().collect();
        for subject in &subjects {
            app.services.judge.want(subject, effort, Rank::Background);
        }
        let warning = (self.overwritten.as_mut())
            .and_then(|overwritten| overwritten.warning(&app.services.judge, &app.text));
        if let Some(sentence) = warning {
            app.refuse(sentence);
        }
    }

    /// Carries out a command with the program of the editor.
    pub fn perform(
        &mut self,
        command: SlotCommand,
        app: &mut ClickomaniaContext,
        editor: &mut ProgramEditor,
    ) {
        let text = app.text;
        match command {
            SlotCommand::Store(number) => self.store(number, app, &mut editor.document),
            SlotCommand::Load(number) => match self.program(number) {
                Some(program) => {
                    let opened = Opened {
                        program,
                        ..Opened::default()
                    };
                    editor.open(ChangeKind::Load, opened);
                    self.current = Some((number, editor.document.openings()));
                    app.say(text.msg_loaded(number.to_string()));
                }
                None => app.say(text.msg_slot_is_empty(number.to_string())),
            },
            SlotCommand::PutBack(number) => self.put_back(number, app, &mut editor.document),
            SlotCommand::Empty(number) => self.empty(number, app, &mut editor.document),
            SlotCommand::Copy(number) => match self.program(number) {
                Some(program) => {
                    app.copy_program(&program);
                    app.say(text.msg_slot_copied(number.to_string()));
                }
                None => app.say(text.msg_slot_is_empty(number.to_string())),
            },
        }
    }

    fn store(&mut self, number: usize, app: &mut ClickomaniaContext, document: &mut Document) {
        let text = app.text;
        self.overwritten = None;
        self.tell_apart(number, document, &text);
        match app.services.slots.save(number, document.program()) {
            Ok(before) => {
                can_undo(document, app, ChangeKind::Store, number, before.clone());
                self.look(app.services);
                self.current = Some((number, document.openings()));
                self.overwritten = self.rows.get(number - 1).and_then(|row| {
                    Overwritten::new(number, before, &row.slot, app.services.task.ready())
                });
                let n = number.to_string();
                app.say(match &self.overwritten {
                    Some(overwritten) => text.msg_stored_over(n, overwritten.name(&text)),
                    None => text.msg_stored(n),
                });
            }
            Err(error) => {
                app.refuse(error.sentence(&text));
                self.look(app.services);
            }
        }
    }

    /// Gives the program another name if a different program in another slot has it, and nobody chose it.
    fn tell_apart(&self, number: usize, document: &mut Document, text: &Text) {
        let program = document.program();
        let name = program.header().name.as_str();
        let is_other = |slot: usize| {
            let other = (slot != number).then(|| self.program(slot)).flatten();
            other.is_some_and(|other| other.header().name == name && !run_alike(&other, program))
        };
        if !names::is_proposed(name) || !(1..=SLOTS).any(is_other) {
            return;
        }
        let fresh = names::fresh(text, self.names());
        let edit = document.header_edit(|header| header.name = fresh);
        let done = document.edit(ChangeKind::Rename, edit);
        debug_assert!(done.is_ok(), "every program can have this name");
    }

    /// Puts back what a slot held before it was overwritten.
    fn put_back(&mut self, number: usize, app: &mut ClickomaniaContext, document: &mut Document) {
        let text = app.text;
        let Some(overwritten) = self
            .overwritten
            .take_if(|overwritten| overwritten.number == number)
        else {
            return;
        };
        match app.services.slots.restore(number, &overwritten.before) {
            Ok(saved_over) => {
                can_undo(document, app, ChangeKind::Store, number, saved_over);
                self.current = None;
                app.say(text.msg_slot_is_back(number.to_string()));
            }
            Err(error) => app.refuse(error.sentence(&text)),
        }
        self.look(app.services);
    }

    fn empty(&mut self, number: usize, app: &mut ClickomaniaContext, document: &mut Document) {
        let text = app.text;
        let n = number.to_string();
        match app.services.slots.clear(number) {
            Ok(Slot::Empty) => app.say(text.msg_slot_is_empty(n)),
            Ok(before) => {
                can_undo(document, app, ChangeKind::EmptySlot, number, before);
                app.say(text.msg_slot_emptied(n));
            }
            Err(error) => app.refuse(error.sentence(&text)),
        }
        self.look(app.services);
    }

    /// Changes whenever the slots may have changed.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// The program in a slot.
    pub fn program(&self, number: usize) -> Option<Program> {
        self.rows.get(number - 1)?.slot.program().cloned()
    }

    /// Heights of the slots in a column of this height: with rows, and behind their button.
    pub fn heights(column: f32) -> (f32, f32) {
        let rows = match column {
            ..LOW => LOW_TITLE + SLOTS as f32 * LOW_ROW,
            LOW..LOWER => TITLE + SLOTS as f32 * LOWER_ROW,
            _ => TITLE + SLOTS as f32 * ROW,
        };
        (rows, FOLDED)
    }

    /// Names of the programs in the slots.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.rows
            .iter()
            .filter_map(|row| Some(row.slot.program()?.header().name.as_str()))
    }

    /// Shows the slots in all of `ui`, behind a button if that is too low. `opening` is that of
    /// the document.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        opening: u64,
        block_painter: &mut BlockPainter,
    ) {
        self.forget_old(ui, opening);
        let full = ui.available_rect_before_wrap();
        let theme = theme::of(ui);
        let words = app.text.msg_slots_title();
        let folded = full.height() < LOW_TITLE + SLOTS as f32 * LOW_ROW;
        if folded {
            let name = app.text.msg_slots_all();
            let words = RichText::new(words).font(theme::semibold(13.0));
            let size = vec2(full.width(), FOLDED.min(full.height()));
            let button = ui.add(Button::new(words).truncate().min_size(size));
            let at = button.rect.right_center() - vec2(15.0, 0.0);
            shapes::triangle_down(ui.painter(), at, 4.5, theme.quiet);
            button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
            Popup::menu(&button)
                .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
                .width(UNFOLDED)
                .style(egui::style::StyleModifier::default())
                .show(|ui| {
                    let size = vec2(UNFOLDED, SLOTS as f32 * ROW);
                    let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
                    self.rows(ui, app, rect, block_painter);
                });
            return;
        }
        let title = if full.height() < TITLE + SLOTS as f32 * LOWER_ROW {
            LOW_TITLE
        } else {
            TITLE
        };
        let painter = ui.painter();
        let at = full.min + vec2(0.0, title / 2.0 - 2.0);
        let font = theme::semibold(13.0);
        painter.text(at, Align2::LEFT_CENTER, words, font, theme.text);
        self.rows(ui, app, full.with_min_y(full.min.y + title), block_painter);
    }

    /// Shows the rows in a frame.
    fn rows(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        full: Rect,
        block_painter: &mut BlockPainter,
    ) {
        const ROUND: u8 = 8;
        let theme = theme::of(ui);
        let line = Stroke::new(1.0, theme.line);
        let painter = ui.painter().clone();
        painter.rect_filled(full, ROUND, theme.card);
        let high = full.height() / SLOTS as f32;
        let current = self.current.map(|(number, _)| number);
        for (index, row) in self.rows.iter_mut().enumerate() {
            let number = index + 1;
            let min = full.min + vec2(0.0, index as f32 * high);
            let rect = Rect::from_min_size(min, vec2(full.width(), high));
            if index > 0 {
                painter.hline(rect.x_range(), rect.min.y, line);
            }
            let (top, bottom) = (index == 0, number == SLOTS);
            let round = |is: bool| if is { ROUND } else { 0 };
            let place = Place {
                number,
                rect,
                current: current == Some(number),
                overwritten: self
                    .overwritten
                    .as_ref()
                    .filter(|overwritten| overwritten.number == number),
                corners: CornerRadius {
                    nw: round(top),
                    ne: round(top),
                    sw: round(bottom),
                    se: round(bottom),
                },
            };
            let builder = UiBuilder::new().max_rect(rect).id_salt(("slot", index));
            ui.scope_builder(builder, |ui| row.show(ui, app, place, block_painter));
        }
        painter.rect_stroke(full, ROUND, line, StrokeKind::Inside);
    }

    /// Ends the offer to put back after its time, and forgets the slot of a program that is no longer on the canvas.
    fn forget_old(&mut self, ui: &Ui, opening: u64) {
        self.current = self.current.filter(|(_, opened)| *opened == opening);
        let now = ui.input(|input| input.time);
        if let Some(left) = self
            .overwritten
            .as_mut()
            .map(|overwritten| overwritten.left(now))
        {
            if left > 0.0 {
                ui.request_repaint_after(Duration::from_secs_f64(left))
            } else {
                self.overwritten = None
            }
        }
    }
}

/// Adds the change of a slot to the history of the program; `before` is what the slot held.
fn can_undo(
    document: &mut Document,
    app: &ClickomaniaContext,
    kind: ChangeKind,
    number: usize,
    before: Slot,
) {
    let files = app.services.slots.clone();
    let change = UndoStep::Slot(files, number, Box::new(before));
    document.history.did(kind, change);
}

/// How long a slot can be put back, in seconds, and how long if the new program is worse.
const SHOWN: f64 = 8.0;
const SHOWN_IF_WORSE: f64 = 20.0;

/// The former content of a slot that was saved over. It can be restored for some seconds.
pub struct Overwritten {
    pub number: usize,
    pub before: Slot,
    cost: u64,
    /// The old and the new program, if they can be judged.
    was: Option<Subject>,
    is: Option<Subject>,
    /// Time when it was first shown, in seconds of egui.
    since: Option<f64>,
    /// True once it was told that the new program is worse.
    warned: bool,
}

impl Overwritten {
    /// Slot `number` held `before` until `is` was saved there; `None` if nothing is lost.
    pub fn new(number: usize, before: Slot, is: &Slot, task: &ReadyTask) -> Option<Overwritten> {
        let subject = |slot: &Slot| {
            let program = slot.program()?;
            let judged = task.judges() && check(program).is_empty();
            judged.then(|| Subject::of(program, task))
        };
        let (was, now) = (before.program(), is.program());
        let same = was.zip(now).is_some_and(|(was, now)| was.same_text_as(now));
        if same || matches!(before, Slot::Empty) {
            return None;
        }
        let cost = was.map_or(0, |program| task.cost(program).total);
        Some(Overwritten {
            number,
            cost,
            was: subject(&before),
            is: subject(is),
            before,
            since: None,
            warned: false,
        })
    }

    /// Name of the old program.
    pub fn name(&self, text: &Text) -> String {
        match self.before.program() {
            Some(program) => names::shown(text, program),
            None => text.msg_program_nameless(),
        }
    }

    /// The words in the row.
    pub fn words(&self, text: &Text) -> String {
        match self.before.program() {
            Some(_) => text.msg_slot_was(self.name(text), self.cost.to_string()),
            None => text.msg_slot_was_damaged(),
        }
    }

    /// True if the old program is accepted and the new one is known not to be.
    pub fn is_worse(&self, judge: &JudgeService) -> bool {
        let verdict = |subject: &Subject| Some(judge.found(subject)?.judgement.verdict);
        let accepted = self.was.as_ref().and_then(verdict) == Some(Verdict::Accepted);
        let fails = self
            .is
            .as_ref()
            .is_none_or(|is| verdict(is).is_some_and(|verdict| verdict < Verdict::TooSlow));
        accepted && fails
    }

    /// A warning that the new program is worse, once.
    pub fn warning(&mut self, judge: &JudgeService, text: &Text) -> Option<String> {
        let warns = !self.warned && self.is_worse(judge);
        self.warned |= warns;
        warns.then(|| text.msg_stored_worse(self.number.to_string(), self.name(text)))
    }

    /// Seconds left to put it back; none or less once they are over.
    pub fn left(&mut self, now: f64) -> f64 {
        let since = *self.since.get_or_insert(now);
        let shown = if self.warned { SHOWN_IF_WORSE } else { SHOWN };
        since + shown - now
    }
}

pub fn seconds_since(then: SystemTime) -> u64 {
    let gone = SystemTime::now().duration_since(then);
    gone.map_or(0, |gone| gone.as_secs())
}

/// A time in words: *tre minuti fa*.
pub fn ago(text: &Text, then: SystemTime) -> String {
    let seconds = seconds_since(then);
    match seconds {
        0..60 => text.msg_ago_now(),
        60..3600 => text.msg_ago_minutes(seconds / 60),
        3600..86_400 => text.msg_ago_hours(seconds / 3600),
        _ => text.msg_ago_days(seconds / 86_400),
    }
}
