//! The page to begin with: what one left off with, the courses, free building, the files of teachers.

mod cards;
mod courses;

use super::open_task::TaskSource;
use super::storage::TaskKey;
use crate::window::clickomania::command::{ClickomaniaContext, HomeCommand};
use crate::window::clickomania::program::canvas::BlockPainter;
use crate::window::kit::widgets::{IconButton, escaped, main_button};
use crate::window::kit::{dialog, icons, theme};
use cards::Resume;
use egui::{
    Align, Frame, Id, Label, Layout, Rect, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui,
    UiBuilder, pos2, vec2,
};
use engine::language::Program;
use engine::task::{Course, embedded};

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
        let mut grid = Cards::new(ui, page, two);
        let courses = embedded().courses.iter().map(|(_, course)| course);
        let (stairs, tiles): (Vec<&Course>, Vec<&Course>) =
            courses.partition(|course| course.tasks.len() >= STAIRS_FROM);
        grid.left(ui, |ui| self.resume.show(ui, app, program, block_painter));
        if two {
            grid.right(ui, |ui| cards::show_free(ui, app));
        }
        for course in stairs {
            grid.whole(ui, |ui| courses::show_stairs(ui, app, course));
        }
        if !two {
            // Below each other: the course first, which most come for.
            grid.right(ui, |ui| cards::show_free(ui, app));
        }
        for (number, course) in tiles.into_iter().enumerate() {
            match number {
                0 => grid.left(ui, |ui| courses::show_tiles(ui, app, course)),
                _ => grid.whole(ui, |ui| courses::show_tiles(ui, app, course)),
            }
            if number == 0 {
                grid.right(ui, |ui| cards::show_teaching(ui, app, written));
            }
        }
        grid.end(ui)
    }
}

/// The part of the width that the left column has.
const LEFT: f32 = 0.68;
/// Between cards.
const GAP: f32 = 16.0;
/// Inside their edge.
const PAD: f32 = 22.0;
const RADIUS: f32 = 14.0;

/// The cards, while they are shown.
pub struct Cards {
    /// The height of each by itself, in points, as it was shown last. egui keeps them while other pages are shown.
    heights: Vec<f32>,
    page: Rect,
    two: bool,
    /// Where the next row begins.
    y: f32,
    /// The number of the next card.
    next: usize,
}

impl Cards {
    /// Cards from the top of `page` on, as wide as that; in `two` columns where two stand beside each other.
    pub fn new(ui: &Ui, page: Rect, two: bool) -> Cards {
        Cards {
            heights: ui.data(|data| data.get_temp(heights())).unwrap_or_default(),
            page,
            two,
            y: page.min.y,
            next: 0,
        }
    }

    /// Ends the page: gives where the cards end.
    pub fn end(self, ui: &Ui) -> f32 {
        ui.data_mut(|data| data.insert_temp(heights(), self.heights));
        self.y
    }

    /// One over the whole width.
    pub fn whole(&mut self, ui: &mut Ui, show: impl FnOnce(&mut Ui)) {
        let height = self.known(self.next);
        self.card(ui, self.page.x_range(), height, show);
        self.y += height + GAP;
    }

    /// The left one of two.
    pub fn left(&mut self, ui: &mut Ui, show: impl FnOnce(&mut Ui)) {
        if !self.two {
            return self.whole(ui, show);
        }
        let height = self.known(self.next).max(self.known(self.next + 1));
        let right = self.page.min.x + (self.page.width() - GAP) * LEFT;
        self.card(ui, (self.page.min.x..=right).into(), height, show);
    }

    /// The right one, after [`Cards::left`].
    pub fn right(&mut self, ui: &mut Ui, show: impl FnOnce(&mut Ui)) {
        if !self.two {
            return self.whole(ui, show);
        }
        let height = self.known(self.next - 1).max(self.known(self.next));
        let left = self.page.min.x + (self.page.width() - GAP) * LEFT + GAP;
        self.card(ui, (left..=self.page.max.x).into(), height, show);
        self.y += height + GAP;
    }

    fn known(&self, number: usize) -> f32 {
        self.heights.get(number).copied().unwrap_or(180.0)
    }

    fn card(&mut self, ui: &mut Ui, x: egui::Rangef, height: f32, show: impl FnOnce(&mut Ui)) {
        let theme = theme::of(ui);
        let rect = Rect::from_min_size(pos2(x.min, self.y), vec2(x.span(), height));
        let stroke = Stroke::new(1.0, theme.line);
        let painter = ui.painter();
        painter.rect(rect, RADIUS, theme.window, stroke, StrokeKind::Inside);
        let builder = UiBuilder::new()
            .id_salt(("home card", self.next))
            .max_rect(rect.shrink(PAD));
        let mut child = ui.new_child(builder);
        show(&mut child);
        let needed = child.min_rect().height() + 2.0 * PAD;
        if self.heights.len() <= self.next {
            self.heights.resize(self.next + 1, needed);
            ui.ctx().request_repaint();
        }
        if (self.heights[self.next] - needed).abs() > 0.5 {
            self.heights[self.next] = needed;
            ui.ctx().request_repaint();
        }
        self.next += 1;
    }
}

/// Where egui keeps the heights.
fn heights() -> Id {
    Id::unique("heights of the cards")
}

const LIST_WIDTH: f32 = 560.0;
const LIST_HEIGHT: f32 = 380.0;

/// The list.
#[derive(Default)]
pub struct ProgressList {
    open: bool,
    /// Whether all is to be cleared, once that is confirmed.
    asks: bool,
}

impl ProgressList {
    pub fn is_open(&self) -> bool {
        self.open
    }

    pub fn toggle(&mut self) {
        self.open = !self.open;
        self.asks = false;
    }

    /// Shows it while it is open.
    pub fn show(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        if !self.open {
            return;
        }
        let response = dialog::show(ui, "progress", LIST_WIDTH, |ui| self.contents(ui, app));
        if response.should_close() {
            self.open = false;
        }
    }

    fn contents(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        let text = app.text;
        ui.heading(text.msg_home_progress());
        ui.add_space(4.0);
        let tasks = app.services.progress.tasks();
        if tasks.is_empty() {
            ui.label(text.msg_home_progress_none());
        }
        let high = LIST_HEIGHT.min(ui.ctx().content_rect().height() * 0.5);
        ScrollArea::vertical().max_height(high).show(ui, |ui| {
            for key in &tasks {
                progress_row(ui, app, key);
            }
        });
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            if main_button(ui, &text.msg_contest_close(), vec2(110.0, 34.0)).clicked() {
                self.open = false;
            }
            if tasks.is_empty() {
                return;
            }
            let words = if self.asks {
                text.msg_home_progress_clear_sure()
            } else {
                text.msg_home_progress_clear_all()
            };
            if ui
                .add(egui::Button::new(words).min_size(vec2(120.0, 34.0)))
                .clicked()
            {
                if self.asks {
                    for key in tasks {
                        app.send(HomeCommand::Forget(key));
                    }
                }
                self.asks = !self.asks;
            }
        });
    }
}

fn progress_row(ui: &mut Ui, app: &mut ClickomaniaContext, key: &TaskKey) {
    let text = app.text;
    let theme = theme::of(ui);
    let progress = &app.services.progress;
    let name = task_name(app, key);
    let told = match (progress.best(key), progress.is_done(key)) {
        (Some(best), _) => text.msg_home_best(best.to_string()),
        (None, true) => text.msg_home_progress_done(),
        (None, false) => text.msg_home_progress_begun(),
    };
    ui.horizontal(|ui| {
        ui.set_min_height(30.0);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let clear = text.msg_home_progress_clear(&name);
            if IconButton::new(icons::cross, &clear)
                .size(28.0)
                .show(ui)
                .clicked()
            {
                app.send(HomeCommand::Forget(key.clone()));
            }
            ui.label(RichText::new(told).size(13.5).color(theme.quiet));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(Label::new(&name).truncate());
            });
        });
    });
}

/// A task by its title and course; one of a file by the file too.
fn task_name(app: &ClickomaniaContext, key: &TaskKey) -> String {
    let text = app.text;
    if let Some(file) = &key.file {
        let file = file.file_stem().unwrap_or_default().to_string_lossy();
        return format!("{file} · {}", key.id);
    }
    let title = embedded().task(key.id.as_str());
    let title = title.map_or_else(
        || key.id.to_string(),
        |task| task.title.shown(text.language()).to_owned(),
    );
    match TaskSource::embedded(&key.id) {
        Some(TaskSource::Course { course, number }) => {
            let mut courses = embedded().courses.iter();
            let course = courses.find(|(_, known)| known.id == course);
            let course = course.map_or("", |(_, course)| course.title.shown(text.language()));
            format!("{course} · {}. {title}", number + 1)
        }
        _ => title,
    }
}
