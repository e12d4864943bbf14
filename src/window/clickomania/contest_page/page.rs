//! The bar of a contest, and the page that replaces the program while nobody can work on the contest in this window:
//! its time is over, another window has it, or one of its files cannot be read.

use super::collect::title;
use crate::contest::{ContestPhase, ContestRun};
use crate::window::clickomania::command::{ClickomaniaContext, ContestCommand};
use crate::window::kit::widgets::{Explained as _, main_button, one_line};
use crate::window::kit::{shapes, theme};
use egui::{
    Button, CentralPanel, Frame, Label, Popup, RichText, Role, ScrollArea, Ui, WidgetInfo, vec2,
};
use engine::text::Text;
use std::path::Path;
use std::time::Duration;

/// Maximum width of the lines, in points.
const WIDTH: f32 = 620.0;

/// True if the page is shown.
pub fn is_shown(run: Option<&ContestRun>) -> bool {
    run.is_some_and(|run| *run.phase() != ContestPhase::Open)
}

/// Shows it.
pub fn show_page(ui: &mut Ui, app: &mut ClickomaniaContext) {
    let Some(run) = &app.contest_run else { return };
    let text = app.text;
    let theme = theme::of(ui);
    let over = *run.phase() == ContestPhase::Over;
    let (title, lines) = match run.phase() {
        ContestPhase::Open => return,
        ContestPhase::Over => {
            let mut lines = vec![text.msg_contest_says_over()];
            if run.kept().is_file() {
                lines.push(text.msg_contest_says_kept(shown(&run.kept())));
            }
            if let Some(path) = run.on_its_way() {
                lines.push(text.msg_contest_says_on_its_way(shown(path)));
            } else if let Some(path) = run.state().destination.as_deref()
                && run.state().delivered
            {
                lines.push(text.msg_contest_says_handed_in(shown(path)));
            }
            if let Some(code) = run.code() {
                lines.push(text.msg_contest_says_code(code));
            }
            (text.msg_contest_over(), lines)
        }
        ContestPhase::Elsewhere => (
            text.msg_contest_elsewhere(),
            vec![text.msg_contest_says_elsewhere()],
        ),
        ContestPhase::Closed { why, remove } => (
            text.msg_contest_cannot_go_on(),
            vec![why.clone(), text.msg_contest_says_way_out(shown(remove))],
        ),
    };
    let frame = Frame::new().fill(theme.canvas).inner_margin(28);
    CentralPanel::default().frame(frame).show(ui, |ui| {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.vertical_centered(|ui| {
                ui.set_max_width(WIDTH.min(ui.available_width()));
                ui.add_space((ui.available_height() * 0.15).min(90.0));
                ui.label(RichText::new(title).font(theme::semibold(26.0)));
                if over {
                    let time = clock(Duration::ZERO);
                    ui.label(RichText::new(time).size(18.0).color(theme.quiet));
                }
                ui.add_space(12.0);
                for line in lines {
                    ui.add(Label::new(RichText::new(line).size(16.0)).wrap());
                    ui.add_space(8.0);
                }
                if over {
                    ui.add_space(10.0);
                    let words = text.msg_contest_save();
                    if main_button(ui, &words, vec2(180.0, 36.0)).clicked() {
                        app.send(ContestCommand::AskHandIn);
                    }
                    ui.add_space(22.0);
                    let other = Button::new(text.msg_contest_begin_again());
                    if ui.add(other.min_size(vec2(180.0, 34.0))).clicked() {
                        app.send(ContestCommand::BeginAgain);
                    }
                    let words = RichText::new(text.msg_contest_says_begin_again()).size(13.0);
                    ui.add(Label::new(words.color(theme.quiet)).wrap());
                }
            });
        });
    });
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

/// The remaining time is shown in another colour from here on.
const SOON: Duration = Duration::from_secs(300);
/// Width of the title of the task, in a wide and in a narrow window.
const TITLE: f32 = 190.0;
const NARROW_TITLE: f32 = 120.0;
/// Space between the button and the code of the last hand-in.
const BEFORE_CODE: f32 = 10.0;
/// A window is narrow below this width.
const NARROW: f32 = 1100.0;

/// Shows it.
pub fn show_bar(ui: &mut Ui, app: &mut ClickomaniaContext) {
    let phase = app.contest_run.as_ref().map(ContestRun::phase);
    if matches!(
        phase,
        Some(ContestPhase::Elsewhere | ContestPhase::Closed { .. })
    ) {
        return;
    }
    let over = phase == Some(&ContestPhase::Over);
    if let Some(left) = app.contest_run.as_ref().and_then(ContestRun::left) {
        time(ui, &app.text, left);
    }
    if !over {
        tasks(ui, app);
    }
    let hand_in = Button::new(app.text.msg_contest_hand_in());
    if ui.add(hand_in.min_size(vec2(90.0, 31.0))).clicked() {
        app.send(ContestCommand::AskHandIn);
    }
    let Some(run) = &app.contest_run else { return };
    if let Some(last) = run.code() {
        code(ui, &app.text, last);
    }
    if let Some(path) = run.on_its_way() {
        on_its_way(ui, &app.text, path);
    }
}

/// Shows the code of the last hand-in.
fn code(ui: &mut Ui, text: &Text, code: &str) {
    let words = RichText::new(code).font(theme::semibold(13.0));
    let words = words.color(theme::of(ui).quiet);
    ui.add_space(BEFORE_CODE);
    let label = ui.add(Label::new(words).selectable(false));
    let spoken = text.msg_contest_says_code(code);
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    label.explained(spoken);
}

/// Shows that the last hand-in has not arrived yet.
fn on_its_way(ui: &mut Ui, text: &Text, path: &Path) {
    let short = text.msg_contest_on_its_way();
    let words = RichText::new(&short).font(theme::semibold(13.0));
    let words = words.color(theme::of(ui).wrong);
    ui.add_space(BEFORE_CODE);
    let label = ui.add(Label::new(words).selectable(false));
    let why = text.msg_contest_says_on_its_way(path.display().to_string());
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{short}. {why}")));
    label.explained(why);
}

fn time(ui: &mut Ui, text: &Text, left: Duration) {
    let theme = theme::of(ui);
    let ink = if left <= SOON {
        theme.wrong
    } else {
        theme.text
    };
    let words = RichText::new(clock(left)).font(theme::semibold(15.0));
    ui.add_space(4.0);
    let label = ui.add(Label::new(words.color(ink)).selectable(false));
    let minutes = left.as_secs().div_ceil(60);
    let spoken = text.msg_contest_left(minutes);
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    label.explained(spoken);
    ui.add_space(4.0);
}

/// A time as *1:28:05* or *28:05*.
pub fn clock(left: Duration) -> String {
    let seconds = left.as_millis().div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// Shows the open task, with the list of all tasks behind it.
fn tasks(ui: &mut Ui, app: &mut ClickomaniaContext) {
    let text = app.text;
    let run = app.contest_run.iter();
    let titles: Vec<(String, String)> = run
        .flat_map(ContestRun::tasks)
        .map(|task| (task.id.to_string(), title(task, &text)))
        .collect();
    if titles.is_empty() {
        return;
    }
    let open = app.services.task.id().to_string();
    let number = titles.iter().position(|(id, _)| *id == open).unwrap_or(0);
    let name = text.msg_contest_task_of(
        (number + 1).to_string(),
        titles.len().to_string(),
        &titles[number].1,
    );
    let narrow = ui.ctx().content_rect().width() < NARROW;
    let room = if narrow { NARROW_TITLE } else { TITLE };
    let theme = theme::of(ui);
    let words = format!("{}/{}  {}", number + 1, titles.len(), titles[number].1);
    let galley = one_line(ui, words, theme::regular(14.0), theme.text, room);
    let size = vec2(galley.size().x + 40.0, 31.0);
    let button = ui.add(Button::new("").min_size(size));
    let at = button.rect.left_center() + vec2(10.0, -galley.size().y / 2.0);
    ui.painter().galley(at, galley, theme.text);
    let at = button.rect.right_center() - vec2(14.0, 0.0);
    shapes::triangle_down(ui.painter(), at, 4.5, theme.quiet);
    button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    Popup::menu(&button).show(|ui| {
        for (place, (_, title)) in titles.iter().enumerate() {
            let words = format!("{}  {title}", place + 1);
            if ui.selectable_label(place == number, words).clicked() {
                app.send(ContestCommand::GoTo(place));
                ui.close();
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_show_what_is_left() {
        for (milliseconds, shown) in [
            (0, "0:00"),
            (1, "0:01"),
            (59_000, "0:59"),
            (59_001, "1:00"),
            (5_285_000, "1:28:05"),
        ] {
            assert_eq!(clock(Duration::from_millis(milliseconds)), shown);
        }
    }
}
