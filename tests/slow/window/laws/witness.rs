//! The laws, and who sees that they are kept.

use crate::folder::Folder;
use crate::laws::acts::{Act, Doing};
use crate::laws::hand::{Hand, program};
use crate::laws::whole;
use crate::programs::outline;
use clickomania::store::{Store, WindowFile, open_program};
use clickomania::window::clickomania::command::ChangeKind;
use clickomania::window::clickomania::library::open_task::ReadyTask;
use clickomania::window::clickomania::library::storage::{SavedCanvas, Slot, SlotFiles};
use clickomania::window::clickomania::program::focus_targets::{
    FocusDirection, FocusTarget, PartName,
};
use engine::language::file::{read, write};
use engine::language::program::Stack;
use engine::language::{BlockId, Program};
use engine::layout::{Advances, Layout, LayoutChange, Rect};
use engine::text::{Language, Text};
use std::iter::successors;

/// Looks at what is done, and knows what the program was after each step.
pub struct Witness {
    hand: Hand,
    folder: Folder,
    /// What the program said after so many steps; none if several were made at once.
    past: Vec<Option<String>>,
    /// How many steps are made at present.
    now: usize,
}

impl Witness {
    /// A window with a program.
    pub fn of(beginning: &str) -> Witness {
        let folder = Folder::new();
        let mut hand = Hand::new(&folder.0, program(beginning));
        let done = hand.document().history.kinds(false).len();
        let mut past = vec![None; done];
        past.push(Some(says(hand.program())));
        Witness {
            hand,
            folder,
            past,
            now: done,
        }
    }

    /// Sees something done; whether it made a step. What is wrong, otherwise.
    pub fn sees(&mut self, act: &Act) -> Result<bool, String> {
        self.hand.does(act);
        let steps = self
            .follow(act)
            .map_err(|wrong| format!("{act:?}: {wrong}"))?;
        self.look(act).map_err(|wrong| {
            let text = write(self.hand.program());
            format!("{act:?}: {wrong}\n{text}")
        })?;
        Ok(steps)
    }

    /// The history has one step for what was one act, and going about in it finds what was there.
    fn follow(&mut self, act: &Act) -> Result<bool, String> {
        let history = &self.hand.document().history;
        let (done, undone) = (history.kinds(false).len(), history.kinds(true).len());
        let change = history.next(false);
        let text = says(self.hand.program());
        let last = self.past.len() - 1;
        let goes_about = matches!(act.doing, Doing::Undo | Doing::Redo | Doing::Jump);
        if goes_about || (done, done + undone) == (self.now, last) {
            let expected = match act.doing {
                Doing::Undo => self.now.saturating_sub(1),
                Doing::Redo => (self.now + 1).min(last),
                Doing::Jump => usize::from(act.which) % (last + 1),
                _ => self.now,
            };
            if (done, done + undone) != (expected, last) {
                return Err(format!(
                    "{done} steps done and {undone} undone, not {expected} of {last}"
                ));
            }
            let moved = self.now != done;
            self.now = done;
            self.is_as_it_was(&text)?;
            return Ok(moved);
        }
        // Typing on a block that is no field can press a button and then fill what came.
        let most = if act.doing == Doing::Type { 3 } else { 1 };
        let made = done.saturating_sub(self.now);
        if made == 0 || made > most || undone > 0 {
            return Err(format!("{made} steps made, {undone} steps undone"));
        }
        // What is not the program is stored; another program can be the same one.
        let puts = matches!(
            change,
            Some(
                ChangeKind::Store
                    | ChangeKind::New
                    | ChangeKind::Over
                    | ChangeKind::Open
                    | ChangeKind::Load
            )
        );
        if !puts && self.past[self.now].as_ref() == Some(&text) {
            return Err(format!("a step that changes nothing: {change:?}"));
        }
        self.past.truncate(self.now + 1);
        self.past.resize(done, None);
        self.past.push(Some(text));
        self.now = done;
        Ok(true)
    }

    fn is_as_it_was(&self, text: &str) -> Result<(), String> {
        match &self.past[self.now] {
            Some(past) if past != text => {
                let now = self.now;
                Err(format!(
                    "after {now} steps the program was\n{past}\nand is\n{text}"
                ))
            }
            _ => Ok(()),
        }
    }

    /// What holds after each act.
    fn look(&mut self, act: &Act) -> Result<(), String> {
        self.keys_reach_everything()?;
        let folder = self.folder.0.clone();
        let saved = self.folder.file("saved.ron");
        let cost = self.hand.document().cost().total;
        let program = self.hand.program();
        whole::check(program)?;
        let text = write(program);
        let again = read(&text).map_err(|error| format!("cannot be read again: {error:?}"))?;
        if write(&again) != text || outline(&again) != outline(program) {
            return Err("reads back as another program".to_owned());
        }
        if cost != whole::cost(program) {
            return Err(format!("costs {}, says {cost}", whole::cost(program)));
        }
        match act.doing {
            Doing::Tidy => self.is_tidy()?,
            Doing::Save => {
                let saved = open_program(&saved);
                if saved.map(|(program, _)| write(&program)) != Ok(text) {
                    return Err("the file says something else".to_owned());
                }
            }
            Doing::Store => {
                // Of a task that is not known here, programs are kept with those of the game.
                let task = ReadyTask::embedded(&program.header().task);
                let slots = SlotFiles::new(&Store::open(folder).unwrap()).of(task.key());
                let slot = slots.slot(1 + usize::from(act.which) % 2);
                let Slot::Filled { program, .. } = slot else {
                    return Err(format!("stored, and the slot is {slot:?}"));
                };
                if write(&program) != text {
                    return Err("the slot holds something else".to_owned());
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// The cursor is on something that is there, and keys lead from it to the hat and from there to every stop.
    fn keys_reach_everything(&mut self) -> Result<(), String> {
        let program = self.hand.program().clone();
        let canvas = self.hand.window().clickomania().canvas();
        let layout = canvas.layout();
        let next = |from: FocusTarget, way| from.next(&program, layout, way);
        if let Some(cursor) = canvas.focus_target() {
            let home = next(cursor, FocusDirection::First).unwrap_or(cursor);
            if !cursor.is_stop(&program, layout) || home != FocusTarget::Hat {
                return Err(format!(
                    "the cursor is on {cursor:?}, Home leads to {home:?}"
                ));
            }
        }
        let mut reached = Vec::new();
        let lines = successors(Some(FocusTarget::Hat), |&line| {
            next(line, FocusDirection::Down)
        });
        for line in lines {
            reached.extend(successors(Some(line), |&at| {
                next(at, FocusDirection::Right)
            }));
        }
        let parts = |&id: &BlockId| {
            let parts = &layout.get(id).expect("it is in the order").parts;
            let names = parts.iter().filter_map(PartName::of);
            names.map(move |name| FocusTarget::Part(id, name))
        };
        let blocks = layout.order().iter().map(|&id| FocusTarget::Block(id));
        let mut stops = blocks.chain(layout.order().iter().flat_map(parts));
        match stops.find(|stop| stop.is_stop(&program, layout) && !reached.contains(stop)) {
            Some(stop) => Err(format!("no keys lead to {stop:?}")),
            None => Ok(()),
        }
    }

    /// No two blocks of different stacks lie over each other.
    fn is_tidy(&mut self) -> Result<(), String> {
        let layout = self.hand.window().clickomania().canvas().layout();
        let mut taken: Vec<(Stack, Rect)> = vec![(Stack::Hat, layout.hat().rect)];
        for stack in layout.stacks() {
            for &id in &layout.order()[stack.blocks.clone()] {
                let rect = layout.get(id).unwrap().rect.grow(-0.1);
                let mut others = taken.iter().filter(|(other, _)| *other != stack.stack);
                if let Some(other) = others.find(|(_, other)| other.overlaps(&rect)) {
                    return Err(format!("{id:?} at {rect:?} lies over {other:?}"));
                }
                taken.push((stack.stack, rect));
            }
        }
        Ok(())
    }

    /// What holds when one is done: back to the first step and forth again, what is seen is so, and the next
    /// window goes on with it.
    pub fn leaves(mut self) -> Result<(), String> {
        for (doing, steps) in [(Doing::Undo, self.now), (Doing::Redo, self.past.len() - 1)] {
            let (which, to, how) = (0, 0, 0);
            for _ in 0..steps {
                self.sees(&Act {
                    doing,
                    which,
                    to,
                    how,
                })?;
            }
        }
        self.shows_the_cost()?;
        self.shows_all_as_from_scratch()?;
        self.hand.window().close();
        // A comment that was being written is taken.
        let text = write(self.hand.program());
        let Witness { hand, folder, .. } = self;
        drop(hand);
        let session = WindowFile::<SavedCanvas>::open(&Store::open(folder.0.clone()).unwrap());
        match session {
            (file, None) if write(&file.value().program) == text => Ok(()),
            (file, trouble) => Err(format!(
                "the next window finds {:?}, {trouble:?}",
                file.value()
            )),
        }
    }

    fn shows_the_cost(&mut self) -> Result<(), String> {
        let text = Text::load(Language::It).unwrap();
        let label = text.msg_cost_name(whole::cost(self.hand.program()).to_string());
        let told = self.hand.told();
        let mut nodes = told.nodes.iter();
        match nodes.any(|(_, node)| node.label() == Some(label.as_str())) {
            true => Ok(()),
            false => Err(format!("nowhere it says {label:?}")),
        }
    }

    fn shows_all_as_from_scratch(&mut self) -> Result<(), String> {
        let program = self.hand.program().clone();
        let text = Text::load(Language::It).unwrap();
        // A drawer leaves the program less room.
        let limit = self.hand.window().clickomania().canvas().layout().limit();
        let mut fresh = Layout::within(limit);
        fresh.update(&program, &text, &Advances::embedded(), &LayoutChange::All);
        let shown = self.hand.window().clickomania().canvas().layout();
        if shown.order() != fresh.order() {
            return Err("not the blocks are shown that are there".to_owned());
        }
        match fresh
            .order()
            .iter()
            .find(|&&id| shown.get(id) != fresh.get(id))
        {
            Some(&id) => Err(format!("{:?} is not {:?}", shown.get(id), fresh.get(id))),
            None => Ok(()),
        }
    }
}

/// All that a program is, also what its file leaves out: which block is which of two that are alike, which
/// *se* have an empty *altrimenti*, and that a number or colour block lies over a default value.
fn says(program: &Program) -> String {
    let blocks = program.all_blocks();
    let blocks = blocks.map(|id| (id, program.block(id).has_otherwise()));
    format!("{}{:?}", write(program), blocks.collect::<Vec<_>>())
}
