//! The page that replaces the program while nobody can work on the contest in this window (its time is over, another
//! window has it, or one of its files cannot be read), and the page after handing in.

use super::bar::clock;
use crate::contest::{ContestPhase, ContestRun};
use crate::window::clickomania::command::{ClickomaniaContext, ContestCommand};
use crate::window::clickomania::stage::board::paint_brick;
use crate::window::kit::theme;
use crate::window::kit::widgets::{escaped, heading, main_button};
use egui::{
    Align, Button, CentralPanel, Frame, Label, Layout, Rect, RichText, Role, ScrollArea, Sense, Ui,
    WidgetInfo, vec2,
};
use engine::colour::Colour;
use engine::text::Text;
use engine::wall::Brick;
use std::path::Path;
use std::time::Duration;

/// Maximum width of the lines, in points.
const WIDTH: f32 = 668.0;
/// The three text sizes of these pages.
const TEXT: f32 = 14.0;
const HEADING: f32 = 20.0;
const LARGE: f32 = 48.0;
/// Below this height the picture is left out.
const LOW: f32 = 640.0;

/// True if the program is replaced by a page: nobody can work on the contest, or its tasks are not to be read before
/// the time runs.
pub fn is_shown(run: Option<&ContestRun>) -> bool {
    run.is_some_and(|run| *run.phase() != ContestPhase::Open || run.waits_for_name())
}

/// Shows the page that replaces the program.
pub fn show_page(ui: &mut Ui, app: &mut ClickomaniaContext) {
    let Some(run) = &app.contest_run else { return };
    let text = app.text;
    let (title, lines) = match run.phase() {
        ContestPhase::Open => {
            // The dialog for the name is over an empty page.
            centred(ui, 0.0, |_| ());
            return;
        }
        ContestPhase::Over => {
            over(ui, app);
            return;
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
    centred(ui, 300.0, |ui| {
        heading(ui, &title, HEADING);
        ui.add_space(12.0);
        for line in lines {
            paragraph(ui, line, TEXT);
        }
    });
}

/// Shows the page at the end of the time.
fn over(ui: &mut Ui, app: &mut ClickomaniaContext) {
    let Some(run) = &app.contest_run else { return };
    let text = app.text;
    let quiet = theme::of(ui).quiet;
    let name = run.state().name.clone();
    let by_hand = run.state().destination.is_some() && run.state().delivered;
    let code = run.code().map(str::to_owned);
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
    centred(ui, 520.0, |ui| {
        let title = if by_hand {
            text.msg_contest_handed_in_title(&name)
        } else {
            text.msg_contest_over()
        };
        large_heading(ui, &title);
        let time = RichText::new(clock(Duration::ZERO)).size(HEADING);
        ui.label(time.color(quiet));
        ui.add_space(20.0);
        if let Some(code) = &code {
            show_code(ui, &text, code);
            ui.add_space(20.0);
        }
        for line in lines {
            paragraph(ui, line, TEXT);
        }
        ui.add_space(10.0);
        if main_button(ui, &text.msg_contest_save(), vec2(200.0, 40.0)).clicked() {
            app.send(ContestCommand::AskHandIn);
        }
        ui.add_space(24.0);
        let other = Button::new(text.msg_contest_begin_again());
        if ui.add(other.min_size(vec2(200.0, 36.0))).clicked() {
            app.send(ContestCommand::BeginAgain);
        }
        let words = RichText::new(text.msg_contest_says_begin_again()).size(TEXT);
        ui.add(Label::new(words.color(quiet)).wrap());
    });
}

/// Shows the page after handing in, while there is time left. The tick is for hand-ins in which every task has a program
/// that can run.
pub fn show_handed_in(ui: &mut Ui, app: &mut ClickomaniaContext, unfinished: &[String]) {
    let Some(run) = &app.contest_run else { return };
    let text = app.text;
    let theme = theme::of(ui);
    let title = run
        .course()
        .map(|course| course.title.shown(text.language()).to_owned());
    let (tasks, name) = (run.tasks().count(), run.state().name.clone());
    let waits = run.on_its_way().map(shown);
    let code = run.code().map(str::to_owned);
    let high = ui.available_height();
    let shapes = app.settings.shapes.unwrap_or(true);
    centred(ui, if high < LOW { 340.0 } else { 540.0 }, |ui| {
        if high >= LOW && waits.is_none() && unfinished.is_empty() {
            tick_wall(ui, shapes);
            ui.add_space(28.0);
        }
        let words = match &waits {
            None => text.msg_contest_handed_in_title(&name),
            Some(_) => text.msg_contest_not_arrived(),
        };
        large_heading(ui, &words);
        if let Some(title) = title {
            ui.add_space(4.0);
            let words = text.msg_contest_handed_in_what(title, tasks);
            ui.label(RichText::new(words).size(TEXT).color(theme.quiet));
        }
        ui.add_space(32.0);
        if let Some(code) = &code {
            show_code(ui, &text, code);
            ui.add_space(28.0);
        }
        for sentence in unfinished {
            let words = RichText::new(sentence).font(theme::semibold(TEXT));
            ui.add(Label::new(words).wrap());
        }
        ui.add_space(if unfinished.is_empty() { 0.0 } else { 8.0 });
        match waits {
            Some(path) => paragraph(ui, text.msg_contest_says_on_its_way(path), TEXT),
            None => paragraph(ui, text.msg_contest_says_safe(), TEXT),
        }
        ui.add_space(8.0);
        let back = Button::new(text.msg_contest_back_to_tasks()).min_size(vec2(180.0, 40.0));
        if ui.add(back).clicked() || escaped(ui) {
            app.send(ContestCommand::GoOn);
        }
    });
}

/// Shows contents in the middle of the page; `height` is what they take about.
fn centred(ui: &mut Ui, height: f32, contents: impl FnOnce(&mut Ui)) {
    let frame = Frame::new().fill(theme::of(ui).window).inner_margin(24);
    CentralPanel::default().frame(frame).show(ui, |ui| {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            let room = ui.available_height();
            ui.vertical_centered(|ui| {
                ui.set_max_width(WIDTH.min(ui.available_width()));
                ui.add_space(((room - height) * 0.45).max(0.0));
                contents(ui);
            });
        });
    });
}

/// Shows a heading; long names keep their place in a small window.
fn large_heading(ui: &mut Ui, words: &str) {
    let narrow = ui.available_width() < 560.0;
    heading(ui, words, if narrow { 32.0 } else { LARGE });
}

fn paragraph(ui: &mut Ui, words: String, size: f32) {
    ui.add(Label::new(RichText::new(words).size(size)).wrap());
    ui.add_space(8.0);
}

/// Shows the code of a hand-in, large, with what to do with it.
fn show_code(ui: &mut Ui, text: &Text, code: &str) {
    let theme = theme::of(ui);
    let frame = Frame::new()
        .fill(theme.right_paper)
        .corner_radius(16)
        .inner_margin(24);
    frame.show(ui, |ui| {
        let beside = ui.available_width() > 540.0;
        let layout = if beside {
            Layout::left_to_right(Align::Center)
        } else {
            Layout::top_down(Align::Center)
        };
        let high = if beside { 60.0 } else { 0.0 };
        ui.allocate_ui_with_layout(vec2(ui.available_width(), high), layout, |ui| {
            ui.set_min_width(ui.available_width());
            let large = if beside { LARGE } else { 32.0 };
            let words = RichText::new(code).font(theme::semibold(large));
            let label = ui.label(words);
            let spoken = text.msg_contest_says_code(code);
            label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
            ui.add_space(if beside { 24.0 } else { 8.0 });
            let words = RichText::new(text.msg_contest_write_code()).size(HEADING);
            ui.add(Label::new(words).wrap());
        });
    });
}

/// Paints a tick of green bricks on a small wall.
fn tick_wall(ui: &mut Ui, shapes: bool) {
    const CELL: f32 = 32.0;
    const TICK: [(usize, usize); 7] = [(2, 0), (3, 1), (4, 2), (3, 3), (2, 4), (1, 5), (0, 6)];
    let theme = theme::of(ui);
    let size = vec2(7.0, 5.0) * CELL + vec2(12.0, 12.0);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let painter = ui.painter();
    painter.rect_filled(rect, 10.0, theme.wall);
    for (row, column) in TICK {
        let corner = rect.min + vec2(6.0, 6.0) + vec2(column as f32, row as f32) * CELL;
        let brick = Brick {
            colour: Colour::Green,
            infected: false,
        };
        paint_brick(
            painter,
            theme,
            Rect::from_min_size(corner, vec2(CELL, CELL)),
            brick,
            shapes,
            1.0,
        );
    }
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}
