//! The four slots below the wall: each holds a program, to save, to look at, to load.

mod age;
mod card;

use crate::app::clickomania::canvas::BlockPainter;
use crate::app::clickomania::command::{ChangeKind, ClickomaniaContext, SlotCommand};
use crate::app::clickomania::editor::document::{Document, Opened, UndoStep};
use crate::app::clickomania::program_editor::ProgramEditor;
use crate::app::clickomania::services::judge::{Rank, Subject};
use crate::app::clickomania::storage::{SLOTS, Slot, SlotFiles};
use crate::app::common::theme;
pub use age::ago;
use card::Card;
use egui::{Rect, Ui, UiBuilder, Vec2, vec2};
use engine::judge::Effort;
use engine::language::Program;
use engine::language::file::write;
use std::time::{Duration, Instant};

/// The time after which the window looks at the slots of other windows again.
const LOOK_AGAIN: Duration = Duration::from_secs(3);
/// How high a card is in a low window, where the wall needs the room.
const LOW_CARD: f32 = 51.0;
/// How high a card is in a high window, where the time has a line of its own.
const HIGH_CARD: f32 = 78.0;
const GAP: f32 = 8.0;

/// The four slots.
pub struct Slots {
    cards: Vec<Card>,
    looked: Instant,
    /// Counts how often the disk was looked at.
    revision: u64,
}

impl Slots {
    /// The slots as they are on the disk.
    pub fn new(files: &SlotFiles) -> Slots {
        let mut slots = Slots {
            cards: Vec::new(),
            looked: Instant::now(),
            revision: 0,
        };
        slots.look(files);
        slots
    }

    /// Looks at the disk again.
    pub fn look(&mut self, files: &SlotFiles) {
        self.revision += 1;
        self.cards = (1..=SLOTS)
            .map(|number| Card::new(files.slot(number)))
            .collect();
    }

    /// Looks whether another window changed something, now and then while this one is used.
    /// Has the programs judged when there is nothing else to do.
    pub fn advance(&mut self, app: &mut ClickomaniaContext, ctx: &egui::Context) {
        let used = ctx.input(|input| input.focused);
        if used && self.looked.elapsed() > LOOK_AGAIN {
            self.looked = Instant::now();
            if app.services.slots.changed() {
                self.look(&app.services.slots);
            }
        }
        let subjects = || self.cards.iter().filter_map(|card| card.subject.as_ref());
        // First something about all of them.
        let all = subjects().all(|subject| app.services.judge.found(subject).is_some());
        let effort = if all { Effort::Normal } else { Effort::Quick };
        let subjects: Vec<Subject> = subjects().cloned().collect();
        for subject in &subjects {
            app.services.judge.want(subject, effort, Rank::Background);
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
                    app.say(text.msg_loaded(number.to_string()));
                }
                None => app.say(text.msg_slot_is_empty(number.to_string())),
            },
            SlotCommand::Empty(number) => self.empty(number, app, &mut editor.document),
            SlotCommand::Copy(number) => match self.program(number) {
                Some(program) => {
                    app.copy(write(&program));
                    app.say(text.msg_slot_copied(number.to_string()));
                }
                None => app.say(text.msg_slot_is_empty(number.to_string())),
            },
        }
    }

    fn store(&mut self, number: usize, app: &mut ClickomaniaContext, document: &mut Document) {
        let text = app.text;
        match app.services.slots.save(number, document.program()) {
            Ok(before) => {
                let change = UndoStep::Slot(number, Box::new(before));
                document.history.did(ChangeKind::Store, change);
                app.say(text.msg_stored(number.to_string()));
            }
            Err(error) => app.refuse(error.sentence(&text)),
        }
        self.look(&app.services.slots);
    }

    fn empty(&mut self, number: usize, app: &mut ClickomaniaContext, document: &mut Document) {
        let text = app.text;
        let n = number.to_string();
        match app.services.slots.clear(number) {
            Ok(Slot::Empty) => app.say(text.msg_slot_is_empty(n)),
            Ok(before) => {
                let change = UndoStep::Slot(number, Box::new(before));
                document.history.did(ChangeKind::EmptySlot, change);
                app.say(text.msg_slot_emptied(n));
            }
            Err(error) => app.refuse(error.sentence(&text)),
        }
        self.look(&app.services.slots);
    }

    /// Two times with the same revision the slots hold the same.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// The program in a slot.
    pub fn program(&self, number: usize) -> Option<Program> {
        match &self.cards.get(number - 1)?.slot {
            Slot::Filled { program, .. } => Some(program.clone()),
            _ => None,
        }
    }

    /// How high the slots are in a column of this height.
    pub fn height(column: f32) -> f32 {
        let card = match column {
            ..600.0 => LOW_CARD,
            ..760.0 => card::HEIGHT,
            _ => HIGH_CARD,
        };
        2.0 * card + GAP
    }

    /// Shows them.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
    ) {
        let theme = theme::of(ui);
        let full = ui.available_rect_before_wrap();
        let size = (full.size() - Vec2::splat(GAP)) / 2.0;
        for (index, card) in self.cards.iter_mut().enumerate() {
            let place = vec2((index % 2) as f32, (index / 2) as f32);
            let rect = Rect::from_min_size(full.min + place * (size + Vec2::splat(GAP)), size);
            let builder = UiBuilder::new().max_rect(rect).id_salt(("slot", index));
            ui.scope_builder(builder, |ui| {
                card.show(ui, app, theme, (index + 1, rect), block_painter);
            });
        }
    }
}
