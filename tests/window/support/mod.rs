//! What every test of the window uses: a person before a window, and the names they all need.
//!
//! Tests write `use crate::support::*;`. The paths of the window's modules are named here and nowhere else.

mod acts;
mod canvas;
mod names;

pub use crate::folder::Folder;
pub use clickomania::window::clickomania::ClickomaniaMode;
pub use clickomania::window::clickomania::command::*;
pub use clickomania::window::clickomania::library::open_task::TaskSource;
pub use clickomania::window::clickomania::page::Page;
pub use clickomania::window::clickomania::program::document::Document;
pub use clickomania::window::clickomania::stage::WallPanel;
pub use clickomania::window::clickomania::stage::game_wall::NumberedWall;
pub use clickomania::window::clone2048::{Clone2048Command, Clone2048Mode};
pub use clickomania::window::kit::command::{
    Chapter, FileCommand, HelpPart, HistoryCommand, ShellCommand, ZoomCommand,
};
pub use clickomania::window::kit::game_id::GameId;
pub use clickomania::window::kit::settings::Look;
pub use clickomania::window::kit::theme;
pub use clickomania::window::mines::{MinesChoices, MinesCommand, MinesMode};
pub use clickomania::window::shell::mode::{Commanded, Mode};
pub use clickomania::window::tantrix::{TantrixCommand, TantrixMode};
pub use egui::{Event, Key, Modifiers, Pos2, Rect, Role, Vec2, pos2, vec2};
pub use egui_kittest::kittest::{NodeT as _, Queryable as _};
pub use engine::bundled;
pub use engine::language::file::{read, write};
pub use engine::language::program::Stack;
pub use engine::language::{BlockId, Kind, Program};
pub use engine::text::{Language, Text};
pub use engine::wall::{Cell, GroupKind, Wall, after_click, playable};
pub use names::*;
pub use std::fs;
pub use std::path::{Path, PathBuf};

use clickomania::store::Store;
use clickomania::window::clickomania::guide::verdict::Subject;
use clickomania::window::clickomania::program::document::Opened;
use clickomania::window::{ContestStart, Window, WindowStart, window};
use egui::{Id, LayerId, Shape, Ui, UiBuilder};
use egui_kittest::{Harness, HarnessBuilder};
use engine::task::Course;
use std::cell::RefCell;
use std::ops::{Deref, DerefMut};
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The window of most tests.
pub const WINDOW: Vec2 = vec2(1440.0, 900.0);

/// The small window of a small laptop.
pub const SMALL: Vec2 = vec2(1024.0, 640.0);

/// The smallest window in which everything has room.
pub const SMALLEST: Vec2 = vec2(900.0, 560.0);

/// The seconds between two frames, as egui's harness has them: every animation is over after one frame.
const STEP: f32 = 1.0 / 4.0;

/// The window and the person before it.
pub struct Person {
    pub harness: Harness<'static, Seen>,
    /// The folder that the window keeps its data in, in `data`.
    pub path: PathBuf,
    /// Deletes the folder after the last window on it.
    folder: Option<Rc<Folder>>,
}

/// How a window is opened.
pub struct Opening {
    pub size: Vec2,
    pub step: f32,
    pub contest: Option<ContestStart>,
    /// The program named on the command line.
    pub program: Option<Program>,
}

impl Default for Opening {
    fn default() -> Opening {
        Opening {
            size: WINDOW,
            step: STEP,
            contest: None,
            program: None,
        }
    }
}

/// The window in the harness, which makes the context that the window begins with.
pub struct Seen(Rc<RefCell<Option<Window>>>, Option<Window>);

impl Seen {
    /// Shows a window over all of the screen, as the desktop does.
    fn harness(builder: HarnessBuilder<Seen>, start: WindowStart) -> Harness<'static, Seen> {
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

/// Opening windows.
impl Person {
    /// Opens a window on a new folder, and turns to the program.
    pub fn sits_down() -> Person {
        Person::sits_down_at(WINDOW)
    }

    /// A window of this size.
    pub fn sits_down_at(size: Vec2) -> Person {
        let mut person = Person::arrives(size);
        person.commands(HomeCommand::Leave);
        person
    }

    /// Opens a window with this program: `on_click: […]`, with `variables` and `loose` blocks if needed.
    pub fn sits_with(blocks: &str) -> Person {
        let mut person = Person::sits_down();
        person.opens_blocks(blocks);
        person
    }

    /// A window on this folder.
    pub fn sits_down_in(folder: &Path) -> Person {
        let mut person = Person::arrives_in(folder);
        person.commands(HomeCommand::Leave);
        person
    }

    /// Opens a window, and stays on the page that it begins with.
    pub fn arrives(size: Vec2) -> Person {
        Person::opens_a_window(Opening {
            size,
            ..Opening::default()
        })
    }

    /// A window on this folder, with the page that it begins with.
    pub fn arrives_in(folder: &Path) -> Person {
        Person::opens_in(folder, None, Opening::default())
    }

    /// Opens a window with `--contest`.
    pub fn sits_in_a_contest(folder: &Path) -> Person {
        Person::opens_in(
            folder,
            None,
            Opening {
                contest: Some(ContestStart::Mode),
                ..Opening::default()
            },
        )
    }

    /// Opens a window with `--contest` and a program that was named on the command line.
    pub fn sits_in_a_contest_with(program: Program) -> Person {
        Person::opens_a_window(Opening {
            contest: Some(ContestStart::Mode),
            program: Some(program),
            ..Opening::default()
        })
    }

    /// Opens a window with `--contest` and these tasks.
    pub fn takes_part(folder: &Path, course: &Course) -> Person {
        Person::opens_in(
            folder,
            None,
            Opening {
                contest: Some(ContestStart::Tasks(Arc::new(course.clone()))),
                ..Opening::default()
            },
        )
    }

    /// Opens a window on a new folder.
    pub fn opens_a_window(opening: Opening) -> Person {
        let folder = Rc::new(Folder::new());
        let path = folder.0.clone();
        Person::opens_in(&path, Some(folder), opening)
    }

    fn opens_in(path: &Path, folder: Option<Rc<Folder>>, opening: Opening) -> Person {
        let builder = Harness::builder()
            .with_size(opening.size)
            .with_max_steps(40)
            .with_step_dt(opening.step);
        let contest = opening.contest.is_some();
        let opened = opening.program.map(|program| Opened {
            program,
            given: contest,
            ..Opened::default()
        });
        let start = WindowStart {
            store: Store::open(path.join("data")).unwrap(),
            trouble: None,
            language: Some(Language::It),
            system_language: Language::It,
            opened,
            contest: opening.contest,
        };
        let mut person = Person {
            harness: Seen::harness(builder, start),
            path: path.to_owned(),
            folder,
        };
        // The processors are for the tests; those about verdicts open it.
        person.judges(false);
        person.looks();
        person
    }

    /// Closes the window.
    pub fn leaves(mut self) {
        self.harness.state_mut().close();
    }

    /// Closes the window, so that a test can change its files; the folder lives as long as what this gives.
    pub fn closes(mut self) -> Option<Rc<Folder>> {
        self.harness.state_mut().close();
        self.folder.take()
    }

    /// Deletes this folder after the window.
    pub fn keeps(&mut self, folder: Option<Rc<Folder>>) {
        self.folder = folder;
    }

    /// Closes the window and opens another one on its folder.
    pub fn restarts(self) -> Person {
        self.restarts_after(|| {})
    }

    /// Closes the window, changes its files and opens another one.
    pub fn restarts_after(self, change: impl FnOnce()) -> Person {
        let path = self.path.clone();
        let folder = self.closes();
        change();
        let mut person = Person::opens_in(&path, folder, Opening::default());
        person.commands(HomeCommand::Leave);
        person
    }

    /// Closes the window and opens another one so.
    pub fn restarts_with(self, opening: Opening) -> Person {
        let path = self.path.clone();
        let folder = self.closes();
        Person::opens_in(&path, folder, opening)
    }

    /// A file in the folder of the test.
    pub fn file(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }

    /// Writes a file into the folder of the test.
    pub fn writes(&self, name: &str, contents: impl AsRef<[u8]>) -> PathBuf {
        let path = self.file(name);
        fs::write(&path, contents).unwrap();
        path
    }
}

/// Waiting.
impl Person {
    /// Lets some frames pass, as many as the window asks for.
    pub fn looks(&mut self) {
        for _ in 0..6 {
            self.harness.step();
            if !self.harness.ctx.has_requested_repaint() {
                return;
            }
        }
    }

    /// Waits until nothing moves any more; fails if the window asks for frames for ever.
    pub fn waits(&mut self) {
        self.harness.run();
    }

    /// Waits until frame after frame shows the same and asks for no other. Other threads may still wake the window for
    /// what they have done.
    pub fn comes_to_rest(&mut self) {
        self.waits_until("rest", |person| {
            let before = person.shown_texts();
            (0..3).all(|_| {
                person.harness.step();
                !person.harness.ctx.has_requested_repaint()
            }) && person.shown_texts() == before
        });
    }

    /// Waits for something that other threads work at.
    pub fn waits_until(&mut self, what: &str, mut is: impl FnMut(&mut Self) -> bool) {
        let begun = Instant::now();
        let mut pause = Duration::from_millis(2);
        while !is(self) {
            let late = begun.elapsed() > Duration::from_secs(120);
            assert!(
                !late,
                "waited in vain: {what}; {}; {:?}",
                self.status(),
                self.names()
            );
            // Frames of a long wait are few: the processors are for what it waits for.
            std::thread::sleep(pause);
            pause = (pause * 2).min(Duration::from_millis(200));
            self.harness.run_steps(1);
        }
        self.looks();
    }

    /// Waits until something has this name.
    pub fn waits_for(&mut self, name: impl AsRef<str>) {
        let name = name.as_ref();
        self.waits_until(name, |person| person.sees(name));
    }

    /// Waits until the line at the bottom has these words in it.
    pub fn waits_to_hear(&mut self, words: impl AsRef<str>) {
        let words = words.as_ref();
        self.waits_until(words, |person| person.status().contains(words));
    }

    /// Waits for the move to end.
    pub fn waits_for_the_move(&mut self) {
        self.waits_until("the move ends", |person| !person.wall_panel().is_running());
    }

    /// Lets the judge work, or stops it.
    pub fn judges(&mut self, works: bool) {
        self.harness.state_mut().judge().close(!works);
    }

    /// Waits until nothing is being judged.
    pub fn waits_for_the_judge(&mut self) {
        self.harness.run_steps(8);
        self.waits_until("the judge rests", |person| {
            person.harness.state_mut().judge().rests()
        });
    }
}

/// What is seen and known.
impl Person {
    /// The program on the canvas, and what the window knows of it.
    pub fn document(&mut self) -> &mut Document {
        self.clickomania().document()
    }

    pub fn clickomania(&mut self) -> &mut ClickomaniaMode {
        self.harness.state_mut().clickomania()
    }

    pub fn wall_panel(&mut self) -> &WallPanel {
        self.clickomania().wall_panel()
    }

    /// The page of Clickomania that is shown.
    pub fn page(&mut self) -> &Page {
        self.clickomania().page()
    }

    /// The program on the canvas for its task, as the judge knows it.
    pub fn subject(&mut self) -> Subject {
        let document = self.document();
        Subject::of(document.program(), document.task())
    }

    /// The name of the open task.
    pub fn task(&mut self) -> String {
        self.document().task().id().to_string()
    }

    /// What the program costs, as the window knows it.
    pub fn cost(&mut self) -> u64 {
        self.document().cost().total
    }

    /// The wall that is shown.
    pub fn wall(&mut self) -> Wall {
        *self.wall_panel().wall()
    }

    /// The step that is looked at and how many there are, once a move was recorded.
    pub fn place(&mut self) -> Option<(u64, u64)> {
        self.wall_panel().playback().place()
    }

    /// The line at the bottom.
    pub fn status(&mut self) -> String {
        self.harness.state_mut().app().status().sentence.clone()
    }

    /// The line at the bottom has these words in it.
    pub fn must_hear(&mut self, words: impl AsRef<str>) {
        let (said, words) = (self.status(), words.as_ref());
        assert!(said.contains(words), "{words:?} is not in {said:?}");
    }

    /// Where the thing with this name is.
    pub fn finds(&self, name: impl AsRef<str>) -> Rect {
        self.harness.get_by_label(name.as_ref()).rect()
    }

    /// True if something has this name.
    pub fn sees(&self, name: impl AsRef<str>) -> bool {
        let name = name.as_ref();
        self.harness.query_all_by_label(name).next().is_some()
    }

    /// Something has this name.
    pub fn must_see(&self, name: impl AsRef<str>) {
        let name = name.as_ref();
        assert!(self.sees(name), "no {name:?} in {:?}", self.names());
    }

    /// Nothing has this name.
    pub fn must_not_see(&self, name: impl AsRef<str>) {
        let name = name.as_ref();
        assert!(!self.sees(name), "{name:?} is there");
    }

    /// True if something has a name that begins so.
    pub fn sees_beginning(&self, start: impl AsRef<str>) -> bool {
        self.named(start.as_ref()).is_some()
    }

    /// The first name that begins so.
    pub fn named(&self, start: impl AsRef<str>) -> Option<String> {
        let mut names = self.names().into_iter();
        names.find(|name| name.starts_with(start.as_ref()))
    }

    /// True if a name or a text on the window has these words in it.
    pub fn reads(&self, words: impl AsRef<str>) -> bool {
        let words = words.as_ref();
        let mut found = self.harness.query_all_by_label_contains(words);
        found.next().is_some() || self.words().iter().any(|told| told.contains(words))
    }

    /// A name or a text on the window has these words in it.
    pub fn must_read(&self, words: impl AsRef<str>) {
        let words = words.as_ref();
        assert!(self.reads(words), "no {words:?} in {:?}", self.words());
    }

    /// All names.
    pub fn names(&self) -> Vec<String> {
        let root = self.harness.root();
        root.children_recursive()
            .filter_map(|node| node.accesskit_node().label())
            .collect()
    }

    /// All names, and the texts and values of what has no name.
    pub fn words(&self) -> Vec<String> {
        let nodes = self.harness.root().children_recursive();
        nodes
            .filter_map(|node| {
                let node = node.accesskit_node();
                node.label().or_else(|| node.value())
            })
            .collect()
    }

    /// The value of the field with this name.
    pub fn value_of(&self, name: impl AsRef<str>) -> String {
        let mut fields = self.harness.query_all_by_label(name.as_ref());
        let field = fields.find(|node| {
            let role = node.accesskit_node().role();
            matches!(role, Role::TextInput | Role::MultilineTextInput)
        });
        let field = field.expect("the field is there");
        field.accesskit_node().value().unwrap_or_default()
    }

    /// What screen readers are told of a thing besides its name.
    pub fn description(&self, name: impl AsRef<str>) -> String {
        let node = self.harness.get_by_label(name.as_ref());
        node.accesskit_node().description().unwrap_or_default()
    }

    /// The thing that has the keyboard: its role and its name.
    pub fn focus(&self) -> Option<(Role, String)> {
        let mut nodes = self.harness.root().children_recursive();
        let node = nodes.find(|node| node.accesskit_node().is_focused())?;
        let node = node.accesskit_node();
        Some((node.role(), node.label().unwrap_or_default()))
    }

    /// The name of the thing that has the keyboard.
    pub fn focused(&self) -> Option<String> {
        self.focus().map(|(_, name)| name)
    }

    /// The texts that are painted, each with its place and the part of the window that it is clipped to.
    pub fn painted_texts(&self) -> Vec<(String, Rect)> {
        fn texts(shape: &Shape, found: &mut Vec<(String, Rect)>) {
            match shape {
                Shape::Text(text) => {
                    let words = text.galley.text().to_owned();
                    found.push((words, text.visual_bounding_rect()));
                }
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

    pub fn shown_texts(&self) -> Vec<String> {
        let texts = self.painted_texts().into_iter();
        texts.map(|(words, _)| words).collect()
    }

    /// True if this is painted.
    pub fn shows_text(&self, words: impl AsRef<str>) -> bool {
        self.shown_texts().iter().any(|text| text == words.as_ref())
    }
}
