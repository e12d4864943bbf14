//! The home page: what the game is and one button; the course as a path, building freely, puzzles, the other games,
//! teaching.

mod cards;
mod course_path;
mod courses;
mod demo_wall;
mod hero;
mod progress_list;
mod task_example;

use crate::window::clickomania::command::{ClickomaniaContext, HomeCommand};
use crate::window::clickomania::program::canvas::BlockPainter;
use crate::window::kit::keyboard_place::scroll_to_keyboard;
use crate::window::kit::theme;
use crate::window::kit::widgets::escaped;
pub use cards::recent_tasks;
pub use courses::origin;
use egui::{Frame, Id, Rect, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2};
use engine::task::{Course, embedded};
use hero::Hero;
use progress_list::ProgressList;
pub use task_example::TaskExample;

/// Number of lessons from which a course is shown as a path instead of tiles.
const PATH_FROM: usize = 20;
/// Width of the window below which the page has narrow margins, in points.
const NARROW: f32 = 960.0;
/// Maximum width of the page.
const MAX_WIDTH: f32 = 1248.0;

/// The page.
#[derive(Default)]
pub struct Home {
    hero: Hero,
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

    /// Shows the page in all of `ui`; `written` is true while a task is being written.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        written: bool,
    ) {
        let frame = Frame::new().fill(theme::of(ui).palette);
        frame.show(ui, |ui| {
            let area = ScrollArea::vertical().id_salt("home").auto_shrink(false);
            area.show(ui, |ui| {
                let all = ui.available_rect_before_wrap();
                let least = if all.width() < NARROW { 16.0 } else { 24.0 };
                let beside = ((all.width() - MAX_WIDTH) / 2.0).max(least);
                let page = all.shrink2(vec2(beside, 0.0));
                let below = self.hero.show(ui, app, block_painter, all.x_range(), page);
                let corner = pos2(page.min.x, below + 20.0);
                let page = Rect::from_min_size(corner, vec2(page.width(), 0.0));
                let bottom = Home::cards(ui, app, page, written);
                ui.allocate_rect(
                    Rect::from_min_max(all.min, pos2(all.max.x, bottom)),
                    Sense::hover(),
                );
                scroll_to_keyboard(ui);
            });
        });
        self.progress.show(ui, app);
        if !self.asks() && escaped(ui) && app.services.progress.last().is_some() {
            app.send(HomeCommand::Leave);
        }
    }

    /// Shows the path and the cards from the top of the page, as wide as that. Returns where they end.
    fn cards(ui: &mut Ui, app: &mut ClickomaniaContext, page: Rect, written: bool) -> f32 {
        let courses = embedded().courses.iter().map(|(_, course)| course);
        let (paths, tiles): (Vec<&Course>, Vec<&Course>) =
            courses.partition(|course| course.tasks.len() >= PATH_FROM);
        let mut page = page;
        for course in paths {
            let builder = UiBuilder::new().id_salt(course.id.as_str()).max_rect(page);
            let mut child = ui.new_child(builder);
            course_path::show(&mut child, app, course);
            page.min.y = child.min_rect().max.y + 24.0;
            page.max.y = page.min.y;
        }
        let mut grid = Cards::new(ui, page);
        let beside = match page.width() {
            wide if wide >= THREE_CARDS => 3,
            wide if wide >= TWO_CARDS => 2,
            _ => 1,
        };
        let cards: [Card; 3] = [
            |ui, app, _| cards::show_free(ui, app),
            |ui, app, _| cards::show_games(ui, app),
            cards::show_teaching,
        ];
        for row in cards.chunks(beside) {
            grid.row(ui, row.len(), |ui, place| row[place](ui, app, written));
        }
        for course in tiles {
            grid.row(ui, 1, |ui, _| courses::show_tiles(ui, app, course));
        }
        grid.end(ui)
    }
}

/// Shows the contents of a card; the flag is true while a task is being written.
type Card = fn(&mut Ui, &mut ClickomaniaContext, bool);

/// Widths of the page from which that many cards are side by side, in points.
const THREE_CARDS: f32 = 900.0;
const TWO_CARDS: f32 = 560.0;
/// Space between cards.
const GAP: f32 = 16.0;
/// Space inside their edge.
const PAD: f32 = 22.0;
const RADIUS: f32 = 14.0;

/// Places the cards in rows; those of a row are equally high.
pub struct Cards {
    /// Height of each card alone, in points, in the last frame. egui keeps them while other pages are shown.
    heights: Vec<f32>,
    page: Rect,
    /// Top of the next row.
    y: f32,
    /// The number of the next card.
    next: usize,
}

impl Cards {
    /// Starts at the top of `page`, as wide as that.
    pub fn new(ui: &Ui, page: Rect) -> Cards {
        Cards {
            heights: ui.data(|data| data.get_temp(heights())).unwrap_or_default(),
            page,
            y: page.min.y,
            next: 0,
        }
    }

    /// Ends the page. Returns where the cards end.
    pub fn end(self, ui: &Ui) -> f32 {
        ui.data_mut(|data| data.insert_temp(heights(), self.heights));
        self.y
    }

    /// Shows cards side by side, as wide as each other; `show` is given the place of each.
    pub fn row(&mut self, ui: &mut Ui, count: usize, mut show: impl FnMut(&mut Ui, usize)) {
        let high = (self.next..self.next + count).map(|number| self.known(number));
        let high = high.fold(0.0, f32::max);
        let wide = (self.page.width() - (count - 1) as f32 * GAP) / count as f32;
        for place in 0..count {
            let left = self.page.min.x + place as f32 * (wide + GAP);
            self.card(ui, (left..=left + wide).into(), high, |ui| show(ui, place));
        }
        self.y += high + GAP;
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
