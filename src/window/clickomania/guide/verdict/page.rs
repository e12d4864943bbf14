//! The sheet of the verdict: everything that the judge found, or what is missing.

use super::{Finding, ProgramVerdict, VerdictState, case_walls, sign};
use crate::window::clickomania::command::{
    ClickomaniaContext, Demonstration, EditorCommand, PlaybackCommand,
};
use crate::window::clickomania::program::document::Document;
use crate::window::kit::theme;
use crate::window::kit::widgets::{Explained as _, action_button, segment};
use egui::{Align, Button, Label, Layout, ProgressBar, RichText, Role, Ui, WidgetInfo, vec2};
use engine::diagnostics;
use engine::judge::{Counterexample, Effort, Judgement, Verdict};
use engine::language::check::Problem;
use engine::language::words::block_name;
use engine::language::{BlockId, Program};
use engine::text::Text;
use std::time::Duration;

/// Maximum number of blocks in a list.
const MAX_BLOCKS: usize = 6;
/// From this width on the text is beside the walls, in points.
const WIDE: f32 = 400.0;
/// The interval between updates of the progress.
const REFRESH: Duration = Duration::from_millis(200);

/// Shows the sheet, with the button that plays a failing case on the stage.
pub fn show(
    verdict: &mut ProgramVerdict,
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    document: &mut Document,
) {
    let text = app.text;
    match &verdict.state(&app.services.judge, &app.text) {
        VerdictState::Found(finding) => {
            found(verdict, ui, app, document.program(), finding);
        }
        VerdictState::Missing(_) => show_problems(ui, app, document),
        VerdictState::Pending => paragraph(ui, text.msg_judging_says_pending()),
        VerdictState::Ready => paragraph(ui, text.msg_judging_says_silent()),
        VerdictState::TaskFault(sentence) => paragraph(ui, sentence.clone()),
        VerdictState::Empty => paragraph(ui, text.msg_judging_says_empty()),
    }
}

fn paragraphs(ui: &mut Ui, sentences: Vec<String>) {
    for sentence in sentences {
        paragraph(ui, sentence);
    }
}

fn paragraph(ui: &mut Ui, words: String) {
    ui.add(Label::new(RichText::new(words).size(14.0)).wrap());
}

/// The findings of the judge.
fn found(
    verdict: &mut ProgramVerdict,
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    program: &Program,
    finding: &Finding,
) {
    let text = app.text;
    let judgement = &finding.judgement;
    let rules = finding.task.rules();
    let sentences = diagnostics::judgement(&text, &finding.program, rules, judgement);
    match &judgement.counterexample {
        Some(case) if ui.available_width() >= WIDE => {
            let room = ui.available_width() - 16.0;
            let text_width = (room * 0.42).floor();
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 16.0;
                ui.vertical(|ui| {
                    ui.set_width(text_width);
                    what_happens(ui, app, case);
                    paragraphs(ui, sentences);
                });
                ui.vertical(|ui| {
                    ui.set_width(room - text_width);
                    case_walls::show(ui, app, case);
                });
            });
        }
        Some(case) => {
            what_happens(ui, app, case);
            paragraphs(ui, sentences);
            ui.add_space(6.0);
            case_walls::show(ui, app, case);
        }
        None => paragraphs(ui, sentences),
    }
    let not_there = finding.in_program(&judgement.not_allowed, program);
    blocks(ui, app, program, text.msg_task_not_there(), &not_there);
    let never = finding.in_program(&judgement.never_executed, program);
    blocks(ui, app, program, text.msg_judging_never(), &never);
    ui.separator();
    figures(ui, &text, judgement);
    effort(verdict, ui, app, finding.effort);
}

/// A sentence about the wall on which the program fails, and the button that plays it: above the rest, where both are
/// visible even in little room.
fn what_happens(ui: &mut Ui, app: &mut ClickomaniaContext, case: &Counterexample) {
    let text = app.text;
    let place = if sign::is_small(case) {
        text.msg_judging_small_wall()
    } else {
        text.msg_judging_one_wall()
    };
    let happens = text.msg_judging_happens(place, diagnostics::what_happens(case));
    let words = RichText::new(happens).font(theme::semibold(16.0));
    ui.add(Label::new(words).wrap());
    watch(ui, app, case, ui.available_width().min(260.0));
    ui.add_space(4.0);
}

/// The button that plays the case on the stage.
fn watch(ui: &mut Ui, app: &mut ClickomaniaContext, case: &Counterexample, width: f32) {
    let text = app.text;
    let words = text.msg_judging_watch();
    let button = action_button(ui, &words, vec2(width, 34.0));
    if button.explained(text.msg_judging_watch_tip()).clicked() {
        app.send(PlaybackCommand::Watch(Demonstration::of(case)));
    }
}

/// A list of blocks; a press shows one on the canvas.
fn blocks(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    program: &Program,
    title: String,
    blocks: &[BlockId],
) {
    let text = app.text;
    if blocks.is_empty() {
        return;
    }
    ui.add_space(4.0);
    ui.label(RichText::new(title).font(theme::semibold(13.5)));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for &id in blocks.iter().take(MAX_BLOCKS) {
            let name = block_name(program, &text, program.block(id));
            let button = ui.add(Button::new(RichText::new(&name).size(13.0)).truncate());
            let tip = text.msg_judging_show_block(&name);
            button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &tip));
            if button.explained(&tip).clicked() {
                app.send(EditorCommand::ShowBlock(id));
            }
        }
        if blocks.len() > MAX_BLOCKS {
            ui.label(text.msg_judging_never_more(blocks.len() - MAX_BLOCKS));
        }
    });
}

/// The number of cases and the steps of a move.
fn figures(ui: &mut Ui, text: &Text, judgement: &Judgement) {
    if judgement.verdict == Verdict::NotReady {
        return;
    }
    let mean = text.grouped(judgement.steps_mean.round() as u64);
    let steps = text.msg_judging_steps_of(mean, text.grouped(judgement.steps_max));
    // The sentence about these verdicts has the number of cases.
    let said = matches!(judgement.verdict, Verdict::Accepted | Verdict::TooSlow);
    let moves = (!said).then(|| {
        (
            text.msg_judging_moves(),
            text.grouped(judgement.moves_tried),
        )
    });
    for (name, value) in moves.into_iter().chain([(text.msg_judging_steps(), steps)]) {
        if ui.available_width() < WIDE {
            let words = RichText::new(format!("{name}: {value}")).size(13.5);
            ui.add(Label::new(words).wrap());
            continue;
        }
        let row = vec2(ui.available_width(), 20.0);
        ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
            ui.label(RichText::new(name).size(13.5));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.label(RichText::new(value).size(13.5));
            });
        });
    }
}

/// The effort spent and the buttons for more, or the progress of the deep effort.
fn effort(verdict: &mut ProgramVerdict, ui: &mut Ui, app: &ClickomaniaContext, spent: Effort) {
    let text = app.text;
    if let Some(share) = verdict.deep_progress(&app.services.judge) {
        ui.ctx().request_repaint_after(REFRESH);
        ui.horizontal(|ui| {
            let percent = ((share * 100.0) as u32).min(100).to_string();
            let words = text.msg_judging_progress(percent);
            let room = (ui.available_width() - 110.0).max(60.0);
            ui.add(ProgressBar::new(share).desired_width(room).text(words));
            if ui.button(text.msg_judging_stop()).clicked() {
                verdict.ask(Effort::Normal);
            }
        });
        return;
    }
    ui.label(RichText::new(text.msg_judging_effort()).size(13.5));
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        for (effort, word, tip) in [
            (
                Effort::Quick,
                text.msg_judging_quick(),
                text.msg_judging_quick_tip(),
            ),
            (
                Effort::Normal,
                text.msg_judging_normal(),
                text.msg_judging_normal_tip(),
            ),
            (
                Effort::Deep,
                text.msg_judging_deep(),
                text.msg_judging_deep_tip(),
            ),
        ] {
            let pressed = segment(ui, &word, effort == spent).explained(tip).clicked();
            // Less effort would forget findings.
            if pressed && effort > spent {
                verdict.ask(effort);
            }
        }
    });
}

/// Maximum number of missing things in the list.
const MAX_PROBLEMS: usize = 6;

/// Shows the problems that keep the program from running; a press shows the place on the canvas.
pub fn show_problems(ui: &mut Ui, app: &mut ClickomaniaContext, document: &mut Document) {
    let problems: Vec<Problem> = document.problems().to_vec();
    // What is not built yet is no error.
    let ink = theme::of(ui).text;
    let text = app.text;
    for &problem in problems.iter().take(MAX_PROBLEMS) {
        let words = diagnostics::problem(&text, document.program(), &problem);
        let line = Button::new(RichText::new(words).color(ink));
        if ui.add(line.frame_when_inactive(false).wrap()).clicked() {
            app.send(EditorCommand::ShowProblem(problem));
        }
    }
    if problems.len() > MAX_PROBLEMS {
        let more = (problems.len() - MAX_PROBLEMS) as u64;
        ui.colored_label(ink, text.msg_program_missing_more(more));
    }
}
