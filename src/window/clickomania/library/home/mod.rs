//! The page to begin with: what one left off with, the courses, free building, the files of teachers.

mod cards;
mod course;
mod free;
mod progress_list;
mod resume;
mod rules;
mod teaching;

use crate::window::clickomania::command::{ClickomaniaContext, HomeCommand};
use crate::window::clickomania::program::canvas::BlockPainter;
use crate::window::kit::theme;
use crate::window::kit::widgets::escaped;
use cards::Cards;
use egui::{Frame, Rect, ScrollArea, Sense, Ui, pos2, vec2};
use engine::language::Program;
use engine::task::{Course, embedded};
use progress_list::ProgressList;
use resume::Resume;

/// A course with more lessons is shown as stairs, one with fewer as tiles.
const STAIRS_FROM: usize = 20;
/// From this width on there are two columns, in points.
const TWO_COLUMNS: f32 = 1130.0;
/// The page is at most so wide.
const WIDEST: f32 = 1330.0;

/// The page.
#[derive(Default)]
pub struct Home {
    resume: Resume,
    progress: ProgressList,
}

impl Home {
    /// Shows the list of the progress, or closes it.
    pub fn toggle_progress(&mut self) {
        self.progress.toggle();
    }

    /// Whether a question waits on it.
    pub fn asks(&self) -> bool {
        self.progress.is_open()
    }

    /// Shows it in all of the room that `ui` has; `program` is the one that is being built, `written`
    /// whether a task is being written.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        program: &Program,
        block_painter: &mut BlockPainter,
        written: bool,
    ) {
        let frame = Frame::new().fill(theme::of(ui).palette);
        frame.show(ui, |ui| {
            let area = ScrollArea::vertical().id_salt("home").auto_shrink(false);
            area.show(ui, |ui| {
                let width = ui.available_width();
                let least = if width < TWO_COLUMNS { 14.0 } else { 24.0 };
                let beside = ((width - WIDEST) / 2.0).max(least);
                let corner = ui.cursor().min + vec2(beside, 16.0);
                let page = Rect::from_min_size(corner, vec2(width - 2.0 * beside, 0.0));
                let bottom = self.cards(ui, app, program, block_painter, page, written);
                let all = Rect::from_min_max(ui.cursor().min, pos2(page.max.x, bottom));
                ui.allocate_rect(all, Sense::hover());
            });
        });
        self.progress.show(ui, app);
        if !self.asks() && escaped(ui) && app.services.progress.last().is_some() {
            app.send(HomeCommand::Leave);
        }
    }

    /// Shows the cards from the top of the page on, as wide as that; gives where they end.
    fn cards(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        program: &Program,
        block_painter: &mut BlockPainter,
        page: Rect,
        written: bool,
    ) -> f32 {
        let two = page.width() >= TWO_COLUMNS - 60.0;
        let mut cards = Cards::new(ui, page, two);
        let courses = embedded().courses.iter().map(|(_, course)| course);
        let (stairs, tiles): (Vec<&Course>, Vec<&Course>) =
            courses.partition(|course| course.tasks.len() >= STAIRS_FROM);
        cards.left(ui, |ui| self.resume.show(ui, app, program, block_painter));
        if two {
            cards.right(ui, |ui| free::show(ui, app));
        }
        for course in stairs {
            cards.whole(ui, |ui| course::show(ui, app, course));
        }
        if !two {
            // Below each other: the course first, which most come for.
            cards.right(ui, |ui| free::show(ui, app));
        }
        for (number, course) in tiles.into_iter().enumerate() {
            match number {
                0 => cards.left(ui, |ui| rules::show(ui, app, course)),
                _ => cards.whole(ui, |ui| rules::show(ui, app, course)),
            }
            if number == 0 {
                cards.right(ui, |ui| teaching::show(ui, app, written));
            }
        }
        cards.end(ui)
    }
}
