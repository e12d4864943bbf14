//! The page in place of the program when nobody can work on the contest in this window: its time is over, another window
//! has it, or one of its files cannot be read.

use super::bar::clock;
use crate::contest::{ContestPhase, ContestRun};
use crate::window::clickomania::command::{ClickomaniaContext, ContestCommand};
use crate::window::kit::theme;
use crate::window::kit::widgets::main_button;
use egui::{Button, CentralPanel, Frame, Label, RichText, ScrollArea, Ui, vec2};
use std::path::Path;
use std::time::Duration;

/// How wide the lines are.
const WIDTH: f32 = 620.0;

/// Whether it is shown.
pub fn is_shown(run: Option<&ContestRun>) -> bool {
    run.is_some_and(|run| *run.phase() != ContestPhase::Open)
}

/// Shows it.
pub fn show(ui: &mut Ui, app: &mut ClickomaniaContext) {
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
