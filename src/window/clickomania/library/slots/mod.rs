//! The four slots below the wall: each holds a program for the task, to save, to look at, to load.

mod row;

use super::open_task::ReadyTask;
use super::storage::{SLOTS, Slot};
use crate::window::clickomania::command::{ChangeKind, ClickomaniaContext, SlotCommand};
use crate::window::clickomania::program::canvas::BlockPainter;
use crate::window::clickomania::program::document::{Document, Opened, UndoStep};
use crate::window::clickomania::program::editor::ProgramEditor;
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

/// The time after which the window looks at the slots of other windows again.
const LOOK_AGAIN: Duration = Duration::from_secs(3);
/// How high the title above the rows is, and a row.
const TITLE: f32 = 24.0;
const ROW: f32 = 34.0;
/// The same in a low column, where the wall needs the room.
const LOW_TITLE: f32 = 20.0;
const LOW_ROW: f32 = 28.0;
/// A column that is not higher is low.
const LOW: f32 = 600.0;
/// How high the button is behind which the rows are where they have no room.
const FOLDED: f32 = 30.0;
/// How wide the rows are that come out of it.
const UNFOLDED: f32 = 300.0;

/// The four slots.
pub struct Slots {
    rows: Vec<Row>,
    looked: Instant,
    /// Counts how often the disk was looked at.
    revision: u64,
    /// The slot from which the program on the canvas came or where it was saved last, and in which opening of
    /// the document that was.
    current: Option<(usize, u64)>,
    /// What was in the slot that was saved over last, while it can be had back.
    offer: Option<Offer>,
}

impl Slots {
    /// The slots as they are on the disk.
    pub fn new(services: &Services) -> Slots {
        let mut slots = Slots {
            rows: Vec::new(),
            looked: Instant::now(),
            revision: 0,
            current: None,
            offer: None,
        };
        slots.look(services);
        slots
    }

    /// Looks at the disk again, where the slots of the open task are.
    pub fn look(&mut self, services: &Services) {
        let task = services.task.ready();
        self.revision += 1;
        self.offer = None;
        self.rows = (1..=SLOTS)
            .map(|number| Row::new(services.slots.slot(number), task))
            .collect();
    }

    /// Looks whether another window changed something, now and then while this one is used.
    /// Has the programs judged when there is nothing else to do.
    pub fn advance(&mut self, app: &mut ClickomaniaContext) {
        let used = app.ctx.input(|input| input.focused);
        if used && self.looked.elapsed() > LOOK_AGAIN {
            self.looked = Instant::now();
            if app.services.slots.changed() {
                self.look(app.services);
            }
        }
        let subjects = || self.rows.iter().filter_map(|row| row.subject.as_ref());
        // First something about all of them.
        let all = subjects().all(|subject| app.services.judge.found(subject).is_some());
        let effort = if all { Effort::Normal } else { Effort::Quick };
        let subjects: Vec<Subject> = subjects().cloned().collect();
        for subject in &subjects {
            app.services.judge.want(subject, effort, Rank::Background);
        }
        let warning =
            (self.offer.as_mut()).and_then(|offer| offer.warning(&app.services.judge, &app.text));
        if let Some(sentence) = warning {
            app.refuse(sentence);
        }
    }

    /// Carries out a command; what is stored comes from the editor, what is loaded goes there.
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
                        file: None,
                        saved: false,
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
        self.offer = None;
        match app.services.slots.save(number, document.program()) {
            Ok(before) => {
                let files = app.services.slots.clone();
                let change = UndoStep::Slot(files, number, Box::new(before.clone()));
                document.history.did(ChangeKind::Store, change);
                self.look(app.services);
                self.current = Some((number, document.openings()));
                let is = self
                    .rows
                    .get(number - 1)
                    .map_or(&Slot::Empty, |row| &row.slot);
                self.offer = Offer::new(number, before, is, app.services.task.ready());
                let n = number.to_string();
                app.say(match &self.offer {
                    Some(offer) => text.msg_stored_over(n, offer.name(&text)),
                    None => text.msg_stored(n),
                });
            }
            Err(error) => {
                app.refuse(error.sentence(&text));
                self.look(app.services);
            }
        }
    }

    /// Puts back what was in a slot before something was saved over it.
    fn put_back(&mut self, number: usize, app: &mut ClickomaniaContext, document: &mut Document) {
        let text = app.text;
        let Some(offer) = self.offer.take_if(|offer| offer.number == number) else {
            return;
        };
        match app.services.slots.restore(number, &offer.before) {
            Ok(saved_over) => {
                let files = app.services.slots.clone();
                let change = UndoStep::Slot(files, number, Box::new(saved_over));
                document.history.did(ChangeKind::Store, change);
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
                let files = app.services.slots.clone();
                let change = UndoStep::Slot(files, number, Box::new(before));
                document.history.did(ChangeKind::EmptySlot, change);
                app.say(text.msg_slot_emptied(n));
            }
            Err(error) => app.refuse(error.sentence(&text)),
        }
        self.look(app.services);
    }

    /// Two times with the same revision the slots hold the same.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// The program in a slot.
    pub fn program(&self, number: usize) -> Option<Program> {
        match &self.rows.get(number - 1)?.slot {
            Slot::Filled { program, .. } => Some(program.clone()),
            _ => None,
        }
    }

    /// How high the slots are in a column of this height, with their rows and behind their button.
    pub fn heights(column: f32) -> (f32, f32) {
        let rows = if column < LOW {
            LOW_TITLE + SLOTS as f32 * LOW_ROW
        } else {
            TITLE + SLOTS as f32 * ROW
        };
        (rows, FOLDED)
    }

    /// The names of the programs in them.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.rows.iter().filter_map(|row| match &row.slot {
            Slot::Filled { program, .. } => Some(program.header().name.as_str()),
            Slot::Empty | Slot::Broken { .. } => None,
        })
    }

    /// Shows them in all the room there is; behind a button if that is too low for them. `opening` is that of
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
        let title = if full.height() < TITLE + SLOTS as f32 * ROW {
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

    /// The rows in a frame.
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
                offer: self.offer.as_ref().filter(|offer| offer.number == number),
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

    /// What was offered long enough is gone, and another program on the canvas is of no slot.
    fn forget_old(&mut self, ui: &Ui, opening: u64) {
        self.current = self.current.filter(|(_, opened)| *opened == opening);
        let now = ui.input(|input| input.time);
        if let Some(left) = self.offer.as_mut().map(|offer| offer.left(now)) {
            if left > 0.0 {
                ui.request_repaint_after(Duration::from_secs_f64(left))
            } else {
                self.offer = None
            }
        }
    }
}

/// How long it is offered, in seconds; and how long when what was saved is worse.
const SHOWN: f64 = 8.0;
const SHOWN_IF_WORSE: f64 = 20.0;

/// What was in a slot before.
pub struct Offer {
    pub number: usize,
    pub before: Slot,
    cost: u64,
    /// The program that was there, and the one that is there now, if the judge can say something of them.
    was: Option<Subject>,
    is: Option<Subject>,
    /// When it was first shown, in egui's seconds.
    since: Option<f64>,
    /// Whether it was said that what was saved is worse.
    warned: bool,
}

impl Offer {
    /// What was in slot `number` before `is` was saved there; `None` if nothing is lost.
    pub fn new(number: usize, before: Slot, is: &Slot, task: &ReadyTask) -> Option<Offer> {
        let subject = |slot: &Slot| match slot {
            Slot::Filled { program, .. } if task.judges() && check(program).is_empty() => {
                Some(Subject::of(program, task))
            }
            Slot::Filled { .. } | Slot::Empty | Slot::Broken { .. } => None,
        };
        let cost = match (&before, is) {
            (Slot::Empty, _) => return None,
            (Slot::Filled { program, .. }, Slot::Filled { program: now, .. })
                if program.same_text_as(now) =>
            {
                return None;
            }
            (Slot::Filled { program, .. }, _) => task.cost(program).total,
            (Slot::Broken { .. }, _) => 0,
        };
        Some(Offer {
            number,
            cost,
            was: subject(&before),
            is: subject(is),
            before,
            since: None,
            warned: false,
        })
    }

    /// The name of the program that was there.
    pub fn name(&self, text: &Text) -> String {
        match &self.before {
            Slot::Filled { program, .. } => names::shown(text, program),
            Slot::Empty | Slot::Broken { .. } => text.msg_program_nameless(),
        }
    }

    /// What stands in the row.
    pub fn words(&self, text: &Text) -> String {
        match &self.before {
            Slot::Filled { .. } => text.msg_slot_was(self.name(text), self.cost.to_string()),
            Slot::Empty | Slot::Broken { .. } => text.msg_slot_was_damaged(),
        }
    }

    /// Whether what was there is accepted and what was saved over it is not, as far as that is known.
    pub fn is_worse(&self, judge: &JudgeService) -> bool {
        let verdict = |subject: &Option<Subject>| {
            let found = judge.found(subject.as_ref()?)?;
            Some(found.judgement.verdict)
        };
        let now = match &self.is {
            None => true,
            is @ Some(_) => verdict(is).is_some_and(|verdict| verdict < Verdict::TooSlow),
        };
        now && verdict(&self.was) == Some(Verdict::Accepted)
    }

    /// What is to be said once, when it turns out that what was saved is worse.
    pub fn warning(&mut self, judge: &JudgeService, text: &Text) -> Option<String> {
        let warns = !self.warned && self.is_worse(judge);
        self.warned |= warns;
        warns.then(|| text.msg_stored_worse(self.number.to_string(), self.name(text)))
    }

    /// Seconds for which it is still offered, from `now` on; none or less: no longer.
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

/// In words: *tre minuti fa*.
pub fn ago(text: &Text, then: SystemTime) -> String {
    let seconds = seconds_since(then);
    match seconds {
        0..60 => text.msg_ago_now(),
        60..3600 => text.msg_ago_minutes(seconds / 60),
        3600..86_400 => text.msg_ago_hours(seconds / 3600),
        _ => text.msg_ago_days(seconds / 86_400),
    }
}
