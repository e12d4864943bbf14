//! The home page: resuming, the courses, building freely, teaching.

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

/// Number of lessons from which a course is shown as stairs instead of tiles.
const STAIRS_FROM: usize = 20;
/// Width from which there are two columns, in points.
const TWO_COLUMNS: f32 = 1130.0;
/// Maximum width of the page.
const MAX_WIDTH: f32 = 1330.0;

/// The page.
#[derive(Default)]
pub struct Home {
    resume: Resume,
    progress: ProgressList,
}

impl Home {
    /// Shows or hides the list of the progress.
    pub fn toggle_progress(&mut self) {
        self.progress.toggle();
    }

    /// True while the list of the progress is open.
    pub fn asks(&self) -> bool {
        self.progress.is_open()
    }

    /// Shows the page in all of `ui`; `program` is the one on the canvas, `written`
    /// is true while a task is being written.
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
                let beside = ((width - MAX_WIDTH) / 2.0).max(least);
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

    /// Shows the cards from the top of the page, as wide as that. Returns where they end.
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
            // In one column the course comes first, which most people want.
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

/// Share of the width for the left column.
const LEFT: f32 = 0.68;
/// Space between cards.
const GAP: f32 = 16.0;
/// Space inside their edge.
const PAD: f32 = 22.0;
const RADIUS: f32 = 14.0;

/// Places the cards: in two columns where there is room, the cards of a row equally high.
pub struct Cards {
    /// Height of each card alone, in points, in the last frame. egui keeps them while other pages are shown.
    heights: Vec<f32>,
    page: Rect,
    two: bool,
    /// Top of the next row.
    y: f32,
    /// The number of the next card.
    next: usize,
}

impl Cards {
    /// Starts at the top of `page`, as wide as that; `two`: in two columns.
    pub fn new(ui: &Ui, page: Rect, two: bool) -> Cards {
        Cards {
            heights: ui.data(|data| data.get_temp(heights())).unwrap_or_default(),
            page,
            two,
            y: page.min.y,
            next: 0,
        }
    }

    /// Ends the page. Returns where the cards end.
    pub fn end(self, ui: &Ui) -> f32 {
        ui.data_mut(|data| data.insert_temp(heights(), self.heights));
        self.y
    }

    /// Shows a card over the whole width.
    pub fn whole(&mut self, ui: &mut Ui, show: impl FnOnce(&mut Ui)) {
        let height = self.known(self.next);
        self.card(ui, self.page.x_range(), height, show);
        self.y += height + GAP;
    }

    /// Shows the left card of two.
    pub fn left(&mut self, ui: &mut Ui, show: impl FnOnce(&mut Ui)) {
        if !self.two {
            return self.whole(ui, show);
        }
        let height = self.known(self.next).max(self.known(self.next + 1));
        let right = self.page.min.x + (self.page.width() - GAP) * LEFT;
        self.card(ui, (self.page.min.x..=right).into(), height, show);
    }

    /// Shows the right card, after [`Cards::left`].
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

/// The place where egui keeps the heights.
fn heights() -> Id {
    Id::unique("heights of the cards")
}

const LIST_WIDTH: f32 = 560.0;
const LIST_HEIGHT: f32 = 380.0;

/// The list of the progress with all tasks, which can be cleared there.
#[derive(Default)]
pub struct ProgressList {
    open: bool,
    /// True while clearing everything waits to be confirmed.
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

/// Name of a task: its course and title; of a task in a file, the file and its id.
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
