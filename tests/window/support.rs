//! A window on a folder of its own.

pub use crate::folder::Folder;
use clickomania::store::Store;
use clickomania::window::clickomania::command::{ClickomaniaCommand, HomeCommand};
use clickomania::window::clickomania::compare::SideBySide;
use clickomania::window::clickomania::guide::verdict::Subject;
use clickomania::window::clickomania::page::Page;
use clickomania::window::clickomania::program::document::Opened;
use clickomania::window::{ContestStart, Window, WindowStart, window};
use egui::{
    Event, Id, LayerId, Modifiers, PointerButton, Pos2, Rect, Shape, Ui, UiBuilder, ViewportEvent,
    ViewportId, vec2,
};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, HarnessBuilder};
use engine::language::Program;
use engine::task::Course;
use engine::text::Language;
use std::cell::RefCell;
use std::ops::{Deref, DerefMut};
use std::path::Path;
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The first button of the mouse goes down, or up, here.
pub fn button(pos: Pos2, pressed: bool) -> Event {
    Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    }
}

/// The window and the person before it.
pub struct Person<'a> {
    pub harness: Harness<'a, Seen>,
}

/// The window in the harness, which makes the context that the window begins with.
pub struct Seen(Rc<RefCell<Option<Window>>>, Option<Window>);

impl Seen {
    /// Shows a window that begins so, as the desktop does: over all of the screen.
    pub fn harness(builder: HarnessBuilder<Seen>, start: WindowStart) -> Harness<'static, Seen> {
        let made = Rc::new(RefCell::new(None));
        let seen = Seen(Rc::clone(&made), None);
        builder
            .with_context_setup(move |ctx| *made.borrow_mut() = Some(window(ctx, start)))
            .build_ui_state(
                |ui, seen: &mut Seen| {
                    let ctx = ui.ctx().clone();
                    let all = UiBuilder::new()
                        .layer_id(LayerId::background())
                        .max_rect(ctx.viewport_rect());
                    seen.advance(&ctx);
                    seen.show(&mut Ui::new(ctx, Id::unique("desktop"), all));
                },
                seen,
            )
    }
}

impl Deref for Seen {
    type Target = Window;

    fn deref(&self) -> &Window {
        self.1.as_ref().expect("a frame was shown")
    }
}

impl DerefMut for Seen {
    fn deref_mut(&mut self) -> &mut Window {
        let made = &self.0;
        self.1
            .get_or_insert_with(|| made.take().expect("the context was set up"))
    }
}

/// How long a frame lasts, in seconds, as egui's harness has it: what moves is there at once.
const STEP: f32 = 1.0 / 4.0;

impl Person<'_> {
    /// Where the program is shown.
    pub fn canvas_rect(&mut self) -> Rect {
        self.harness.state_mut().clickomania().canvas().view.rect
    }

    /// The page of Clickomania that is shown.
    pub fn page(&mut self) -> &Page {
        self.harness.state_mut().clickomania().page()
    }

    /// The two programs side by side.
    pub fn pair(&mut self) -> &SideBySide {
        self.page().pair().expect("two programs stand side by side")
    }

    /// Opens a window that keeps its things in `folder`.
    pub fn sits_down(folder: &Path) -> Person<'static> {
        Person::sits_down_at(folder, vec2(1440.0, 900.0))
    }

    /// Opens a window of this size, and turns to the program.
    pub fn sits_down_at(folder: &Path, size: egui::Vec2) -> Person<'static> {
        let mut person = Person::arrives(folder, size);
        person.commands(ClickomaniaCommand::Home(HomeCommand::Leave));
        person
    }

    /// Opens a window with `--contest`.
    pub fn sits_in_a_contest(folder: &Path) -> Person<'static> {
        let mode = Some(ContestStart::Mode);
        Person::opens_a_window(folder, vec2(1440.0, 900.0), mode, STEP, None)
    }

    /// Opens a window with `--contest` and these tasks.
    pub fn takes_part(folder: &Path, course: &Course) -> Person<'static> {
        let tasks = Some(ContestStart::Tasks(Arc::new(course.clone())));
        Person::opens_a_window(folder, vec2(1440.0, 900.0), tasks, STEP, None)
    }

    /// Opens a window with `--contest` and a program that was named on the command line.
    pub fn sits_in_a_contest_with(folder: &Path, program: Program) -> Person<'static> {
        let opened = Some(Opened {
            program,
            ..Opened::default()
        });
        let mode = Some(ContestStart::Mode);
        Person::opens_a_window(folder, vec2(1440.0, 900.0), mode, STEP, opened)
    }

    /// Opens a window, and stays on the page that it begins with.
    pub fn arrives(folder: &Path, size: egui::Vec2) -> Person<'static> {
        Person::opens_a_window(folder, size, None, STEP, None)
    }

    /// Opens a window and sees 60 frames a second, so that what moves is seen on its way.
    pub fn sees_every_frame(folder: &Path) -> Person<'static> {
        Person::opens_a_window(folder, vec2(1440.0, 900.0), None, 1.0 / 60.0, None)
    }

    fn opens_a_window(
        folder: &Path,
        size: egui::Vec2,
        contest: Option<ContestStart>,
        step: f32,
        opened: Option<Opened>,
    ) -> Person<'static> {
        let store = Store::open(folder.join("data")).unwrap();
        let builder = Harness::builder()
            .with_size(size)
            .with_max_steps(40)
            .with_step_dt(step);
        let start = WindowStart {
            store,
            trouble: None,
            language: Some(Language::It),
            system_language: Language::It,
            opened,
            contest,
        };
        let harness = Seen::harness(builder, start);
        let mut person = Person { harness };
        // The processors are for the tests; those about verdicts open it.
        person.harness.state_mut().judge().close(true);
        person.looks();
        person
    }

    /// Lets some frames pass, as many as the window asks for.
    pub fn looks(&mut self) {
        for _ in 0..6 {
            self.harness.step();
            if !self.harness.ctx.has_requested_repaint() {
                return;
            }
        }
    }

    /// Waits until nothing moves any more.
    pub fn waits(&mut self) {
        self.harness.run();
    }

    /// Waits until frame after frame shows the same and asks for no other. Other threads may still wake the window for
    /// what they have done; what asks for frames for ever fails here.
    pub fn comes_to_rest(&mut self) {
        self.waits_until("rest", |person| {
            let before = person.shown_texts();
            (0..3).all(|_| {
                person.harness.step();
                !person.harness.ctx.has_requested_repaint()
            }) && person.shown_texts() == before
        });
    }

    /// Waits until something is so, while other threads work.
    pub fn waits_until(&mut self, what: &str, mut is: impl FnMut(&mut Self) -> bool) {
        let begun = Instant::now();
        let mut pause = Duration::from_millis(2);
        while !is(self) {
            let late = begun.elapsed() > Duration::from_secs(120);
            assert!(!late, "waited in vain: {what}; {}", self.status());
            // Frames of a long wait are few: the processors are for what it waits for.
            std::thread::sleep(pause);
            pause = (pause * 2).min(Duration::from_millis(200));
            self.harness.run_steps(1);
        }
        self.looks();
    }

    /// Where the thing with this name is.
    pub fn finds(&self, name: &str) -> Rect {
        self.harness.get_by_label(name).rect()
    }

    /// Whether there is a thing whose name begins so.
    pub fn sees_beginning(&self, start: &str) -> bool {
        self.names().iter().any(|name| name.starts_with(start))
    }

    /// Whether there is a thing with this name.
    pub fn sees(&self, name: &str) -> bool {
        self.harness.query_all_by_label(name).next().is_some()
    }

    /// Presses the thing with this name.
    pub fn presses(&mut self, name: &str) {
        let at = self.finds(name).center();
        self.clicks_at(at);
    }

    /// A click with the mouse.
    pub fn clicks_at(&mut self, at: Pos2) {
        self.harness.hover_at(at);
        self.harness.run_steps(1);
        self.harness.drag_at(at);
        self.harness.run_steps(1);
        self.harness.drop_at(at);
        self.looks();
    }

    /// A click with the second button.
    pub fn right_clicks_at(&mut self, at: Pos2) {
        self.harness.hover_at(at);
        self.harness.run_steps(1);
        for pressed in [true, false] {
            self.harness.event(Event::PointerButton {
                pos: at,
                button: PointerButton::Secondary,
                pressed,
                modifiers: Modifiers::NONE,
            });
            self.harness.run_steps(1);
        }
        self.looks();
    }

    /// Two clicks: the time between two frames of a test is longer than a double click may be else.
    pub fn clicks_twice_at(&mut self, at: Pos2) {
        self.harness.ctx.options_mut(|options| {
            options.input_options.max_double_click_delay = 0.6;
        });
        self.harness.hover_at(at);
        self.harness.run_steps(1);
        let button = |pressed| Event::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        let twice = [true, false, true, false].map(button);
        self.harness.input_mut().events.extend(twice);
        self.looks();
    }

    /// Drags with the mouse, as a hand does: not at once.
    pub fn drags(&mut self, from: Pos2, to: Pos2) {
        self.harness.hover_at(from);
        self.harness.run_steps(1);
        self.harness.drag_at(from);
        self.harness.run_steps(1);
        for step in 1..=6 {
            self.harness.hover_at(from.lerp(to, step as f32 / 6.0));
            self.harness.run_steps(1);
        }
        self.harness.run_steps(1);
        self.harness.drop_at(to);
        self.looks();
    }

    /// The program on the canvas.
    pub fn program(&mut self) -> Program {
        let mode = self.harness.state_mut().clickomania();
        mode.document().program().clone()
    }

    /// The program on the canvas for its task, as the judge knows it.
    pub fn subject(&mut self) -> Subject {
        let document = self.harness.state_mut().clickomania().document();
        Subject::of(document.program(), document.task())
    }

    /// How many blocks the canvas shows: those that hang on the pointer are not among them.
    pub fn blocks_left(&mut self) -> usize {
        let canvas = self.harness.state_mut().clickomania().canvas();
        canvas.layout().order().len()
    }

    /// What the program costs, as the window knows it.
    pub fn cost(&mut self) -> u64 {
        self.harness
            .state_mut()
            .clickomania()
            .document()
            .cost()
            .total
    }

    /// The line at the bottom.
    pub fn status(&mut self) -> String {
        self.harness.state_mut().app().status().sentence.clone()
    }

    /// Asks the system to close the window.
    pub fn wants_to_close(&mut self) {
        let input = self.harness.input_mut();
        let viewport = input.viewports.get_mut(&ViewportId::ROOT).unwrap();
        viewport.events.push(ViewportEvent::Close);
        self.looks();
    }

    /// Closes the window.
    pub fn leaves(mut self) {
        self.harness.state_mut().close();
    }

    /// Types text.
    pub fn types(&mut self, text: &str) {
        self.harness.event(egui::Event::Text(text.to_owned()));
        self.looks();
    }

    /// Presses a key.
    pub fn key(&mut self, modifiers: egui::Modifiers, key: egui::Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.looks();
    }

    /// A node's names, for messages.
    pub fn names(&self) -> Vec<String> {
        let root = self.harness.root();
        root.children_recursive()
            .filter_map(|node| node.accesskit_node().label())
            .collect()
    }

    /// What is painted as text.
    pub fn shown_texts(&self) -> Vec<String> {
        fn texts(shape: &Shape, found: &mut Vec<String>) {
            match shape {
                Shape::Text(text) => found.push(text.galley.text().to_owned()),
                Shape::Vec(shapes) => shapes.iter().for_each(|shape| texts(shape, found)),
                _ => {}
            }
        }
        let mut found = Vec::new();
        for clipped in &self.harness.output().shapes {
            texts(&clipped.shape, &mut found);
        }
        found
    }

    /// The texts within a place that are cut, each with where it ends.
    pub fn cut_in(&self, place: Rect) -> Vec<(String, f32)> {
        fn cut(shape: &Shape, within: Rect, found: &mut Vec<(String, f32)>) {
            match shape {
                Shape::Text(text) if text.galley.elided => {
                    let place = text.visual_bounding_rect();
                    if within.contains_rect(place) {
                        found.push((text.galley.text().to_owned(), place.max.x));
                    }
                }
                Shape::Vec(shapes) => shapes.iter().for_each(|one| cut(one, within, found)),
                _ => {}
            }
        }
        let mut found = Vec::new();
        for clipped in &self.harness.output().shapes {
            cut(&clipped.shape, place, &mut found);
        }
        found
    }

    /// Whether this is painted.
    pub fn shows_text(&self, words: &str) -> bool {
        self.shown_texts().iter().any(|text| text == words)
    }
}
