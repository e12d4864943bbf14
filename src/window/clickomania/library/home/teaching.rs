//! For those who teach: files of tasks and courses, and the progress.

use super::course::title;
use crate::window::clickomania::command::{
    ClassCommand, ClickomaniaContext, HomeCommand, TaskCommand, WritingCommand,
};
use crate::window::clickomania::library::open_task::is_task_file;
use crate::window::kit::command::FileCommand;
use crate::window::kit::widgets::{Explained as _, one_line};
use crate::window::kit::{icons, theme};
use egui::{Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};
use std::path::PathBuf;

/// How many files are shown.
const MOST: usize = 5;
const ROW: f32 = 36.0;

/// Shows it; `written`: whether a task is being written.
pub fn show(ui: &mut Ui, app: &mut ClickomaniaContext, written: bool) {
    let text = app.text;
    title(ui, &text.msg_home_teaching(), None);
    ui.add_space(4.0);
    if field(ui, &text.msg_home_open_file()) {
        app.send(FileCommand::Open);
    }
    for path in recent(ui, app) {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let response = row(ui, &name, icons::folder);
        if response.clicked() {
            app.send(TaskCommand::OpenFile(path.clone()));
        }
        response.explained(path.display().to_string());
    }
    let writing = if written {
        (text.msg_writing_go_on(), WritingCommand::GoOn)
    } else {
        (text.msg_writing_new(), WritingCommand::New)
    };
    if row(ui, &writing.0, icons::save).clicked() {
        app.send(writing.1);
    }
    if written && row(ui, &text.msg_writing_new(), icons::save).clicked() {
        app.send(WritingCommand::New);
    }
    if row(ui, &text.msg_writing_change(), icons::save).clicked() {
        app.send(WritingCommand::Change);
    }
    if row(ui, &text.msg_class_page_menu(), icons::heat).clicked() {
        app.send(ClassCommand::Show);
    }
    if row(ui, &text.msg_home_progress(), icons::tick).clicked() {
        app.send(HomeCommand::ShowProgress);
    }
}

/// The files of tasks among those that were opened last; the disk is asked when that list changes.
fn recent(ui: &Ui, app: &ClickomaniaContext) -> Vec<PathBuf> {
    type Known = (Vec<PathBuf>, Vec<PathBuf>);
    let id = Id::unique("recent tasks");
    let known: Option<Known> = ui.data(|data| data.get_temp(id));
    if let Some((of, found)) = known
        && of == app.settings.recent
    {
        return found;
    }
    let recent = app.settings.recent.iter();
    let tasks = recent.filter(|path| is_task_file(path));
    let found: Vec<PathBuf> = tasks.take(MOST).cloned().collect();
    let known: Known = (app.settings.recent.clone(), found.clone());
    ui.data_mut(|data| data.insert_temp(id, known));
    found
}

/// Where a file can be dropped; whether it was pressed to choose one.
fn field(ui: &mut Ui, words: &str) -> bool {
    let theme = theme::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 48.0), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, words));
    let held = response.hovered() || response.has_focus();
    let ink = if held { theme.accent } else { theme.quiet };
    let painter = ui.painter();
    let (a, b) = (rect.shrink(1.0).left_top(), rect.shrink(1.0).right_bottom());
    let way = [a, pos2(b.x, a.y), b, pos2(a.x, b.y), a];
    painter.extend(egui::Shape::dashed_line(
        &way,
        Stroke::new(1.3, ink),
        4.0,
        4.0,
    ));
    let galley = one_line(
        ui,
        words.to_owned(),
        theme::regular(14.0),
        ink,
        rect.width() - 50.0,
    );
    let wide = galley.size().x + 26.0;
    let left = rect.center().x - wide / 2.0;
    let icon = Rect::from_center_size(pos2(left + 9.0, rect.center().y), vec2(18.0, 18.0));
    icons::folder(painter, icon, ink);
    painter.galley(
        pos2(left + 26.0, rect.center().y - galley.size().y / 2.0),
        galley,
        ink,
    );
    response.clicked()
}

/// A line that can be pressed.
fn row(ui: &mut Ui, words: &str, icon: icons::Icon) -> egui::Response {
    let theme = theme::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, words));
    let painter = ui.painter();
    if response.hovered() || response.has_focus() {
        painter.rect_filled(rect, 7.0, theme.card_hovered);
    }
    if response.has_focus() {
        let stroke = Stroke::new(2.0, theme.accent);
        painter.rect_stroke(rect, 7.0, stroke, StrokeKind::Inside);
    }
    let at = Rect::from_center_size(rect.left_center() + vec2(15.0, 0.0), vec2(17.0, 17.0));
    icon(painter, at, theme.text);
    let galley = one_line(
        ui,
        words.to_owned(),
        theme::semibold(14.0),
        theme.text,
        rect.width() - 44.0,
    );
    painter.galley(
        pos2(rect.min.x + 34.0, rect.center().y - galley.size().y / 2.0),
        galley,
        theme.text,
    );
    response
}
