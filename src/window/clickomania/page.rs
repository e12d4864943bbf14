//! The page below the title bar.

use super::compare::SideBySide;
use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::clickomania::library::home::Home;
use crate::window::clickomania::{ClickomaniaMode, contest_page};
use crate::window::kit::magnify::Room;
use egui::vec2;
use engine::text::Text;
use std::mem::discriminant;

/// Room for the program: stage, palette and canvas take turns.
const PROGRAM_ROOM: Room = Room {
    least: vec2(480.0, 300.0),
    scrolled: vec2(480.0, 300.0),
};

/// The page that is shown, with what exists only while it is.
///
/// The mode keeps what outlives a page: the task that is being written, the rows of the comparison, the class.
#[derive(Default)]
pub enum Page {
    /// Stage, palette and canvas.
    #[default]
    Program,
    /// The home page.
    Home(Box<Home>),
    /// The form of the task that is being written.
    Writing,
    /// The contest that is being made.
    Making,
    /// The table of programs.
    Comparison,
    /// Two rows of that table side by side.
    RowPair(Box<SideBySide>),
    /// Two programs of a class side by side.
    HandInPair(Box<SideBySide>),
    /// The class.
    Class,
    /// Replaces the program while nobody can work on the contest in this window.
    Contest,
    /// The page after a hand-in, with its code and sentences about the tasks without a program that can run; the
    /// contest continues.
    HandedIn(Vec<String>),
}

impl Page {
    /// True on the pages of the comparison.
    pub fn compares(&self) -> bool {
        matches!(self, Page::Comparison) || self.pair().is_some()
    }

    /// The two programs side by side.
    pub fn pair(&self) -> Option<&SideBySide> {
        match self {
            Page::RowPair(pair) | Page::HandInPair(pair) => Some(pair),
            _ => None,
        }
    }

    /// As [`Page::pair`].
    pub fn pair_mut(&mut self) -> Option<&mut SideBySide> {
        match self {
            Page::RowPair(pair) | Page::HandInPair(pair) => Some(pair),
            _ => None,
        }
    }

    /// The name of the button that leaves two programs side by side.
    pub fn way_back(&self, text: &Text) -> String {
        if let Page::HandInPair(_) = self {
            text.msg_class_page_to_class()
        } else {
            text.msg_comparison_to_table()
        }
    }

    /// Room that the page needs.
    pub fn room(&self) -> Room {
        match self {
            Page::Writing | Page::Making | Page::Class => Room::PAGES,
            Page::Comparison | Page::RowPair(_) | Page::HandInPair(_) => Room::GAME,
            Page::Home(_) | Page::Program | Page::Contest | Page::HandedIn(_) => PROGRAM_ROOM,
        }
    }
}

/// A page of a teacher, to which the program leads back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TeacherPage {
    Class,
    Writing,
    Making,
}

impl Page {
    /// The page of a teacher that this is, if it is one.
    pub fn of_teacher(&self) -> Option<TeacherPage> {
        match self {
            Page::Class | Page::HandInPair(_) => Some(TeacherPage::Class),
            Page::Writing => Some(TeacherPage::Writing),
            Page::Making => Some(TeacherPage::Making),
            _ => None,
        }
    }
}

impl ClickomaniaMode {
    /// Replaces every page while nobody can work on the contest in this window.
    pub(super) fn follow_contest(&mut self, app: &ClickomaniaContext) {
        let closed = contest_page::page::is_shown(app.contest_run.as_ref());
        if closed != matches!(self.page, Page::Contest) {
            self.page = if closed { Page::Contest } else { Page::Program };
        }
    }

    /// Withdraws a message of the page before, unless something went wrong.
    pub(super) fn follow_page(&mut self, app: &mut ClickomaniaContext) {
        let page = discriminant(&self.page);
        let left = self
            .handled
            .page
            .replace(page)
            .is_some_and(|old| old != page);
        if left && !app.said().wrong && self.handled.said == *app.said() {
            app.say("");
        }
        self.handled.said.clone_from(app.said());
    }

    pub(super) fn show_home(&mut self) {
        if !matches!(self.page, Page::Home(_) | Page::Contest) {
            self.page = Page::Home(Box::default());
        }
    }

    pub(super) fn leave_home(&mut self) {
        if matches!(self.page, Page::Home(_)) {
            self.page = Page::Program;
        }
    }
}
