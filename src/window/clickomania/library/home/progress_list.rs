//! The list of the progress with all tasks.

use super::cards::best_words;
use crate::window::clickomania::command::{ClickomaniaContext, HomeCommand};
use crate::window::clickomania::library::open_task::TaskSource;
use crate::window::clickomania::library::storage::TaskKey;
use crate::window::kit::widgets::{IconButton, main_button};
use crate::window::kit::{dialog, icons, theme};
use egui::{Align, Label, Layout, RichText, ScrollArea, Ui, vec2};
use engine::task::embedded;

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
            if main_button(ui, &text.msg_button_close(), vec2(110.0, 34.0)).clicked() {
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
        (Some(best), _) => best_words(&text, key, best),
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
            ui.label(RichText::new(told).size(14.0).color(theme.quiet));
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
