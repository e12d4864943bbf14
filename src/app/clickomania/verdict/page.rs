//! The page of the verdict: all that was found about the program, below the card with the cost.

use super::{Finding, ProgramVerdict, VerdictState, sign, walls};
use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::clickomania::command::Demonstration;
use crate::app::clickomania::command::EditorCommand;
use crate::app::clickomania::command::PlaybackCommand;
use crate::app::clickomania::editor::document::Document;
use crate::app::common::digits::grouped;
use crate::app::common::icons;
use crate::app::common::theme::{self, Theme};
use crate::app::common::widgets::{Explained as _, IconButton, escaped, segment};
use egui::{
    Align, Area, Button, Frame, Id, Label, Layout, Order, ProgressBar, Rect, RichText, Role,
    ScrollArea, Ui, WidgetInfo, pos2, vec2,
};
use engine::diagnostics;
use engine::judge::{Counterexample, Effort, Judgement, Verdict};
use engine::language::Program;
use engine::language::words::block_name;
use engine::text::Text;
use std::time::Duration;

/// How wide the page is, if the canvas has room; and how wide at least.
const WIDTH: f32 = 472.0;
const LEAST: f32 = 390.0;
/// The page's own margins, and how far it stays from the edges of the canvas.
const AROUND: f32 = 44.0;
/// So many problems, and so many blocks that never executed, are named.
const NAMED: usize = 6;
/// How often progress is shown.
const REFRESH: Duration = Duration::from_millis(200);

/// Shows the page below the card, within the canvas as far as that goes.
pub fn show(
    verdict: &mut ProgramVerdict,
    ui: &Ui,
    app: &mut ClickomaniaContext,
    document: &mut Document,
    (card, canvas): (Rect, Rect),
) {
    let screen = ui.ctx().content_rect();
    let width = (canvas.width() - AROUND).clamp(LEAST, WIDTH);
    let area = Area::new(Id::unique("verdict page"))
        .order(Order::Middle)
        .fixed_pos(pos2(card.max.x - width - 28.0, card.max.y + 6.0))
        .constrain_to(screen);
    let room = canvas.max.y - card.max.y - 42.0;
    let mut open = true;
    area.show(ui.ctx(), |ui| {
        Frame::popup(ui.style()).inner_margin(14).show(ui, |ui| {
            ui.set_width(width);
            // What is new may be higher than what was there.
            ui.set_max_height(room.max(160.0));
            ScrollArea::vertical()
                .auto_shrink([false, true])
                .max_height(room.max(160.0))
                .show(ui, |ui| {
                    // The bar at the side covers nothing.
                    ui.set_width(width - 10.0);
                    open = content(verdict, ui, app, document);
                });
        });
    });
    if !open || escaped(ui) {
        verdict.open(false);
    }
}

/// All that stands on the page; false if it is to be closed.
fn content(
    verdict: &mut ProgramVerdict,
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    document: &mut Document,
) -> bool {
    let text = app.text;
    let theme = theme::of(ui);
    let state = verdict.state(&app.services.judge);
    let (icon, ink, title) = match &state {
        VerdictState::Found(finding) => {
            let verdict = finding.judgement.verdict;
            let words = sign::words(&text, finding);
            (sign::icon(verdict), sign::ink(theme, verdict), words)
        }
        VerdictState::Missing(count) => {
            let words = text.msg_program_missing(*count as u64);
            (icons::cross as icons::Icon, theme.wrong, words)
        }
        VerdictState::Ready => (
            icons::tick as icons::Icon,
            theme.right,
            text.msg_program_ready(),
        ),
        VerdictState::Pending => (
            sign::dots as icons::Icon,
            theme.quiet,
            text.msg_judging_pending(),
        ),
        VerdictState::Empty => (
            sign::dots as icons::Icon,
            theme.quiet,
            text.msg_judging_empty(),
        ),
    };
    let open = ui
        .horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(20.0, 28.0), egui::Sense::hover());
            let side = Rect::from_center_size(rect.center(), vec2(18.0, 18.0));
            icon(ui.painter(), side, ink);
            ui.label(RichText::new(title).font(theme::semibold(17.0)).color(ink));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let name = text.msg_judging_close();
                !IconButton::new(icons::cross, &name)
                    .size(28.0)
                    .show(ui)
                    .clicked()
            })
            .inner
        })
        .inner;
    match &state {
        VerdictState::Found(finding) => found(verdict, ui, app, document.program(), finding),
        VerdictState::Missing(_) => missing(ui, &text, theme, document),
        VerdictState::Pending => paragraph(ui, text.msg_judging_says_pending()),
        VerdictState::Ready => paragraph(ui, text.msg_judging_says_silent()),
        VerdictState::Empty => paragraph(ui, text.msg_judging_says_empty()),
    }
    open
}

fn paragraph(ui: &mut Ui, words: String) {
    ui.add(Label::new(RichText::new(words).size(14.0)).wrap());
}

/// What keeps the program from running.
fn missing(ui: &mut Ui, text: &Text, theme: &Theme, document: &mut Document) {
    let problems = document.problems().to_vec();
    let program = document.program();
    for problem in problems.iter().take(NAMED) {
        ui.colored_label(theme.wrong, diagnostics::problem(text, program, problem));
    }
    if problems.len() > NAMED {
        let more = (problems.len() - NAMED) as u64;
        ui.colored_label(theme.wrong, text.msg_program_missing_more(more));
    }
}

/// What the judge found.
fn found(
    verdict: &mut ProgramVerdict,
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    program: &Program,
    finding: &Finding,
) {
    let text = app.text;
    let judgement = &finding.judgement;
    let game = finding.program.header().game();
    for sentence in diagnostics::judgement(&text, &finding.program, game, judgement) {
        paragraph(ui, sentence);
    }
    if let Some(case) = &judgement.counterexample {
        ui.add_space(6.0);
        walls::show(ui, app, case);
        ui.add_space(2.0);
        watch(verdict, ui, app, case);
    }
    never_executed(ui, app, program, finding);
    ui.separator();
    figures(ui, &text, judgement);
    effort(verdict, ui, app, finding.effort);
}

/// The button that shows the case on the stage. Who looks at the program there wants to see it.
fn watch(
    verdict: &mut ProgramVerdict,
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    case: &Counterexample,
) {
    let text = app.text;
    let words = RichText::new(text.msg_judging_watch()).font(theme::semibold(14.0));
    let button = Button::new(words).min_size(vec2(150.0, 32.0));
    if ui
        .add(button)
        .explained(text.msg_judging_watch_tip())
        .clicked()
    {
        app.send(PlaybackCommand::Watch(Demonstration::of(case)));
        verdict.open(false);
    }
}

/// The blocks that never executed; each can be pressed, to be shown on the canvas.
fn never_executed(ui: &mut Ui, app: &mut ClickomaniaContext, program: &Program, finding: &Finding) {
    let text = app.text;
    let blocks = finding.never_executed(program);
    if blocks.is_empty() {
        return;
    }
    ui.add_space(4.0);
    ui.label(RichText::new(text.msg_judging_never()).font(theme::semibold(13.5)));
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
    let mean = grouped(judgement.steps_mean.round() as u64);
    let steps = text.msg_judging_steps_of(mean, grouped(judgement.steps_max));
    // That no mistake was found is told with the number of moves.
    let told = judgement.verdict == Verdict::Accepted;
    let moves = (!told).then(|| (text.msg_judging_moves(), grouped(judgement.moves_tried)));
    for (name, value) in moves.into_iter().chain([(text.msg_judging_steps(), steps)]) {
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
    ui.horizontal(|ui| {
        ui.label(RichText::new(text.msg_judging_effort()).size(13.5));
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
