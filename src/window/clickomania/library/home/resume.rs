//! What one left off with, or at the first start the first lesson.

use crate::window::clickomania::command::{ClickomaniaContext, HomeCommand, TaskCommand};
use crate::window::clickomania::guide::lesson::items;
use crate::window::clickomania::library::open_task::TaskSource;
use crate::window::clickomania::program::canvas::{BlockPainter, Excerpt};
use crate::window::kit::theme;
use crate::window::kit::widgets::main_button;
use egui::{Label, Rect, RichText, Role, Sense, Ui, WidgetInfo, vec2};
use engine::language::Program;
use engine::task::embedded;
use engine::text::Language;

/// The most room in which the program is shown.
const PICTURE: egui::Vec2 = vec2(430.0, 170.0);
const LEAST_ZOOM: f32 = 0.32;
const BUTTON: egui::Vec2 = vec2(150.0, 44.0);

/// The card; it keeps the picture of the program.
#[derive(Default)]
pub struct Resume {
    picture: Option<(Program, Language, Excerpt)>,
}

impl Resume {
    /// Shows it.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        program: &Program,
        block_painter: &mut BlockPainter,
    ) {
        if app.services.progress.last().is_none() {
            begin(ui, app);
            return;
        }
        let room = ui.available_width();
        let beside = room > 620.0 && program.block_count() > 0;
        ui.horizontal_top(|ui| {
            let words = if beside {
                room - PICTURE.x - 16.0
            } else {
                room
            };
            ui.allocate_ui(vec2(words, 0.0), |ui| {
                ui.vertical(|ui| {
                    ui.set_max_width(words);
                    go_on(ui, app);
                });
            });
            if beside {
                self.picture(ui, app, program, block_painter);
            }
        });
    }

    /// The program as it is, as large as there is room.
    fn picture(
        &mut self,
        ui: &mut Ui,
        app: &ClickomaniaContext,
        program: &Program,
        block_painter: &mut BlockPainter,
    ) {
        let language = app.text.language();
        let same = |(known, spoken, _): &(Program, Language, Excerpt)| {
            *spoken == language && known.same_text_as(program)
        };
        if !self.picture.as_ref().is_some_and(same) {
            let costs = &app.services.task.task().costs;
            let blocks = Excerpt::of_program(program.clone(), costs, &app.text, 1200.0);
            self.picture = Some((program.clone(), language, blocks));
        }
        let Some((.., blocks)) = &self.picture else {
            return;
        };
        let (rect, response) = ui.allocate_exact_size(PICTURE, Sense::hover());
        response
            .widget_info(|| WidgetInfo::labeled(Role::Image, true, app.text.msg_home_program()));
        let size = blocks.size();
        let zoom = (PICTURE.x / size.x).min(PICTURE.y / size.y);
        let zoom = zoom.clamp(LEAST_ZOOM, 0.9);
        let shown = size * zoom;
        let place = Rect::from_min_size(rect.min, shown.min(PICTURE));
        let place = if shown.x < PICTURE.x {
            place.translate(vec2((PICTURE.x - shown.x) / 2.0, 0.0))
        } else {
            place
        };
        let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
        blocks.paint(&painter, block_painter, theme::of(ui), place, zoom);
    }
}

/// The first lesson of the longest course, which is for beginners.
fn begin(ui: &mut Ui, app: &mut ClickomaniaContext) {
    let text = app.text;
    let courses = embedded().courses.iter().map(|(_, course)| course);
    let Some(course) = courses.max_by_key(|course| course.tasks.len()) else {
        return;
    };
    quiet(ui, text.msg_home_first(course.title.shown(text.language())));
    let title = course
        .tasks
        .first()
        .map(|task| task.title.shown(text.language()));
    heading(ui, title.unwrap_or_default());
    ui.label(RichText::new(text.msg_home_welcome()).size(15.0));
    ui.add_space(8.0);
    if main_button(ui, &text.msg_home_begin(), BUTTON).clicked() {
        app.send(TaskCommand::Open(TaskSource::Course {
            course: course.id.clone(),
            number: 0,
        }));
    }
}

/// The task that is open.
fn go_on(ui: &mut Ui, app: &mut ClickomaniaContext) {
    let text = app.text;
    let task = &app.services.task;
    let above = match task.course() {
        Some(course) => {
            let title = course.title.shown(text.language());
            let (number, all) = (task.source().number() + 1, course.tasks.len());
            text.msg_home_left_in(title, number.to_string(), all.to_string())
        }
        None => text.msg_home_left(),
    };
    let title = task.title(&text);
    let count = items(task.task()).len();
    let progress = &app.services.progress;
    let done = progress.steps(task.key()).len().min(count);
    let step = (count > 1 && done < count)
        .then(|| text.msg_home_at_step((done + 1).to_string(), count.to_string()));
    let best = progress.best(task.key());
    let reached = best.map(|best| text.msg_home_best(best.to_string()));
    quiet(ui, above);
    heading(ui, &title);
    if let Some(words) = reached {
        ui.label(
            RichText::new(words)
                .font(theme::semibold(14.0))
                .color(theme::of(ui).right),
        );
    }
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        if main_button(ui, &text.msg_home_go_on(), BUTTON).clicked() {
            app.send(HomeCommand::Leave);
        }
        if let Some(step) = step {
            ui.add_space(6.0);
            quiet(ui, step);
        }
    });
}

fn quiet(ui: &mut Ui, words: String) {
    let ink = theme::of(ui).quiet;
    ui.add(Label::new(RichText::new(words).size(13.5).color(ink)).wrap());
}

/// A large title.
fn heading(ui: &mut Ui, words: &str) {
    let label = Label::new(RichText::new(words).font(theme::semibold(25.0))).wrap();
    let response = ui.add(label);
    response.widget_info(|| WidgetInfo::labeled(Role::Heading, true, words));
}
