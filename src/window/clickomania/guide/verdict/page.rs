//! The page of the verdict: all that was found about the program.

use super::{Finding, ProgramVerdict, VerdictState, case_walls, sign};
use crate::window::clickomania::command::{
    ClickomaniaContext, Demonstration, EditorCommand, PlaybackCommand,
};
use crate::window::clickomania::program::document::Document;
use crate::window::kit::icons::Icon;
use crate::window::kit::theme::Theme;
use crate::window::kit::widgets::{Explained as _, action_button, segment};
use crate::window::kit::{icons, theme};
use egui::{
    Align, Button, Color32, Label, Layout, ProgressBar, RichText, Role, Ui, WidgetInfo, vec2,
};
use engine::diagnostics;
use engine::judge::{Counterexample, Effort, Judgement, Verdict};
use engine::language::check::Problem;
use engine::language::words::block_name;
use engine::language::{BlockId, Program};
use engine::text::Text;
use std::time::Duration;

/// Maximum number of blocks that never executed that are named.
const NAMED: usize = 6;
/// From this width on the text stands beside the walls, in points.
const WIDE: f32 = 400.0;
/// How often progress is shown.
const REFRESH: Duration = Duration::from_millis(200);

/// What stands above the page: a drawing, its colour, words.
pub fn title(
    verdict: &ProgramVerdict,
    app: &ClickomaniaContext,
    theme: &Theme,
) -> (Icon, Color32, String) {
    let text = app.text;
    match verdict.state(&app.services.judge, &app.text) {
        VerdictState::Found(finding) => {
            let verdict = finding.judgement.verdict;
            let words = sign::words(&text, &finding);
            (sign::icon(verdict), sign::ink(theme, verdict), words)
        }
        VerdictState::Missing(count) => {
            let words = text.msg_program_missing(count as u64);
            (icons::cross, theme.wrong, words)
        }
        VerdictState::Ready => (icons::tick, theme.right, text.msg_program_ready()),
        VerdictState::TaskFault(_) => (icons::cross, theme.wrong, text.msg_judging_task_fault()),
        VerdictState::Pending => (sign::dots, theme.quiet, text.msg_judging_pending()),
        VerdictState::Empty => (sign::dots, theme.quiet, text.msg_judging_empty()),
    }
}

/// The case that fails, if one is known.
pub fn case(verdict: &ProgramVerdict, app: &ClickomaniaContext) -> Option<Counterexample> {
    match verdict.state(&app.services.judge, &app.text) {
        VerdictState::Found(finding) => finding.judgement.counterexample,
        _ => None,
    }
}

/// Shows the page; with the button that shows a case on the stage if `watched` is true.
pub fn show(
    verdict: &mut ProgramVerdict,
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    document: &mut Document,
    watched: bool,
) {
    let text = app.text;
    match &verdict.state(&app.services.judge, &app.text) {
        VerdictState::Found(finding) => {
            found(verdict, ui, app, document.program(), watched, finding);
        }
        VerdictState::Missing(_) => show_problems(ui, app, document),
        VerdictState::Pending => paragraph(ui, text.msg_judging_says_pending()),
        VerdictState::Ready => paragraph(ui, text.msg_judging_says_silent()),
        VerdictState::TaskFault(sentence) => paragraph(ui, sentence.clone()),
        VerdictState::Empty => paragraph(ui, text.msg_judging_says_empty()),
    }
}

fn paragraph(ui: &mut Ui, words: String) {
    ui.add(Label::new(RichText::new(words).size(14.0)).wrap());
}

/// What the judge found.
fn found(
    verdict: &mut ProgramVerdict,
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    program: &Program,
    watched: bool,
    finding: &Finding,
) {
    let text = app.text;
    let judgement = &finding.judgement;
    let rules = finding.task.rules();
    let sentences = diagnostics::judgement(&text, &finding.program, rules, judgement);
    // First what can be done: below the walls it would be out of sight where there is little room.
    if let Some(case) = judgement.counterexample.as_ref().filter(|_| watched) {
        watch(ui, app, case, ui.available_width().min(260.0));
        ui.add_space(4.0);
    }
    match &judgement.counterexample {
        // What is said and what is seen stand beside each other.
        Some(case) if ui.available_width() >= WIDE => {
            // Three walls beside each other are seen at once.
            let room = ui.available_width() - 16.0;
            let said = (room * 0.42).floor();
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 16.0;
                ui.vertical(|ui| {
                    ui.set_width(said);
                    sentences.into_iter().for_each(|said| paragraph(ui, said));
                });
                ui.vertical(|ui| {
                    ui.set_width(room - said);
                    case_walls::show(ui, app, case);
                });
            });
        }
        Some(case) => {
            sentences.into_iter().for_each(|said| paragraph(ui, said));
            ui.add_space(6.0);
            case_walls::show(ui, app, case);
        }
        None => sentences.into_iter().for_each(|said| paragraph(ui, said)),
    }
    let not_there = finding.in_program(&judgement.not_allowed, program);
    blocks(ui, app, program, text.msg_task_not_there(), &not_there);
    let never = finding.in_program(&judgement.never_executed, program);
    blocks(ui, app, program, text.msg_judging_never(), &never);
    ui.separator();
    figures(ui, &text, judgement);
    effort(verdict, ui, app, finding.effort);
}

/// The button that shows the case on the stage, so wide.
pub fn watch(ui: &mut Ui, app: &mut ClickomaniaContext, case: &Counterexample, width: f32) {
    let text = app.text;
    let words = text.msg_judging_watch();
    let button = action_button(ui, &words, vec2(width, 34.0));
    if button.explained(text.msg_judging_watch_tip()).clicked() {
        app.send(PlaybackCommand::Watch(Demonstration::of(case)));
    }
}

/// Blocks about which there is something to be said; each can be pressed, to be shown on the canvas.
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
        for &id in blocks.iter().take(NAMED) {
            let name = block_name(program, &text, program.block(id));
            let button = ui.add(Button::new(RichText::new(&name).size(13.0)).truncate());
            let tip = text.msg_judging_show_block(&name);
            button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &tip));
            if button.explained(&tip).clicked() {
                app.send(EditorCommand::ShowBlock(id));
            }
        }
        if blocks.len() > NAMED {
            ui.label(text.msg_judging_never_more(blocks.len() - NAMED));
        }
    });
}

/// How much was tried, and how long moves take.
fn figures(ui: &mut Ui, text: &Text, judgement: &Judgement) {
    if judgement.verdict == Verdict::NotReady {
        return;
    }
    let mean = text.grouped(judgement.steps_mean.round() as u64);
    let steps = text.msg_judging_steps_of(mean, text.grouped(judgement.steps_max));
    // That no mistake was found is told with the number of cases.
    let told = matches!(judgement.verdict, Verdict::Accepted | Verdict::TooSlow);
    let moves = (!told).then(|| {
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
        let along = Layout::left_to_right(Align::Center);
        ui.allocate_ui_with_layout(row, along, |ui| {
            ui.label(RichText::new(name).size(13.5));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.label(RichText::new(value).size(13.5));
            });
        });
    }
}

/// How much was tried, and the choice to try more.
fn effort(verdict: &mut ProgramVerdict, ui: &mut Ui, app: &ClickomaniaContext, spent: Effort) {
    let text = app.text;
    if let Some(share) = verdict.deepens(&app.services.judge) {
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
            // What is known is not forgotten again.
            if pressed && effort > spent {
                verdict.ask(effort);
            }
        }
    });
}

/// How many missing things are named.
const NAMED_PROBLEMS: usize = 6;

/// Shows it.
pub fn show_problems(ui: &mut Ui, app: &mut ClickomaniaContext, document: &mut Document) {
    let problems: Vec<Problem> = document.problems().to_vec();
    let ink = theme::of(ui).wrong;
    let text = app.text;
    for &problem in problems.iter().take(NAMED_PROBLEMS) {
        let words = diagnostics::problem(&text, document.program(), &problem);
        let line = Button::new(RichText::new(words).color(ink));
        if ui.add(line.frame_when_inactive(false).wrap()).clicked() {
            app.send(EditorCommand::ShowProblem(problem));
        }
    }
    if problems.len() > NAMED_PROBLEMS {
        let more = (problems.len() - NAMED_PROBLEMS) as u64;
        ui.colored_label(ink, text.msg_program_missing_more(more));
    }
}
