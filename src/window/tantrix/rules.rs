//! The panel on the right while one plays: help, the rules and how far they are kept.

use super::command::{TantrixCommand, TantrixContext};
use super::icons;
use super::mode::TantrixMode;
use super::panel_widgets::{card, sentence, title, wide_button};
use super::setup::PuzzleKind;
use crate::window::games_kit::told_help;
use crate::window::kit::command::FileCommand;
use crate::window::kit::icons::Icon;
use crate::window::kit::widgets::{Explained as _, main_button};
use crate::window::kit::{icons as shared, theme};
use egui::{Label, RichText, Sense, Ui, vec2};
use engine::text::Text;
use games::Help;
use games::tantrix::{PositionReport, Puzzle, PuzzleRule, RuleStatus};

/// Shows the panel.
pub fn show(mode: &TantrixMode, ui: &mut Ui, app: &mut TantrixContext) {
    let text = app.text;
    // First, so that no sentence moves them.
    help(mode, ui, app);
    title(ui, text.msg_tantrix_rules());
    if let (Ok(puzzle), Some(report)) = (mode.play.puzzle(), mode.play.report()) {
        card(ui, |ui| {
            for (rule, kept) in &report.rules {
                row(ui, words(&text, *rule, puzzle, report, mode), *kept, &text);
            }
        });
    }
    if let Some(report) = mode.play.report() {
        let apart = report
            .apart
            .iter()
            .filter_map(|hex| mode.play.position().at(*hex));
        let numbers: Vec<String> = apart.map(|lying| lying.tile.to_string()).collect();
        if !numbers.is_empty() {
            let words = text.msg_tantrix_apart(numbers.join(", "));
            sentence(ui, words, theme::of(ui).wrong);
        }
    }
    attempt(mode, ui, &text);
    title(ui, text.msg_tantrix_how());
    sentence(ui, text.msg_tantrix_how_by_hand(), theme::of(ui).quiet);
}

/// The buttons that help; while a search helps, how far it is.
fn help(mode: &TantrixMode, ui: &mut Ui, app: &mut TantrixContext) {
    let text = app.text;
    title(ui, text.msg_tantrix_help());
    let wide = ui.available_width();
    let open = mode.aid.is_none() && mode.play.puzzle().is_ok() && !mode.play.solved();
    if mode.aid.is_some() {
        if wide_button(ui, text.msg_tantrix_stop(), true).clicked() {
            app.send(TantrixCommand::Stop);
        }
    } else {
        let words = match mode.play.hint {
            Some((_, lying)) => text.msg_tantrix_hint_lay(lying.tile.to_string()),
            None => text.msg_tantrix_hint(),
        };
        let hint = wide_button(ui, words, open).explained(text.msg_tantrix_hint_tip());
        if hint.clicked() {
            app.send(TantrixCommand::Hint);
        }
    }
    let complete = wide_button(ui, text.msg_tantrix_complete(), open);
    if complete
        .explained(text.msg_tantrix_complete_tip())
        .clicked()
    {
        app.send(TantrixCommand::Complete);
    }
    let some = !mode.play.position().is_empty();
    if wide_button(ui, text.msg_tantrix_clear(), some).clicked() {
        app.send(TantrixCommand::File(FileCommand::New));
    }
    ui.add_space(6.0);
    if main_button(ui, &text.msg_tantrix_find_one(), vec2(wide, 34.0)).clicked() {
        app.send(TantrixCommand::Search(super::Search::First));
    }
    if let Some((search, _)) = &mode.aid {
        let ink = theme::of(ui).quiet;
        let (done, parts) = search.parts();
        let words = text.msg_tantrix_parts(text.grouped(done as u64), text.grouped(parts as u64));
        sentence(ui, words, ink);
        let seconds = search.seconds().to_string();
        sentence(ui, text.msg_tantrix_search_time(seconds), ink);
    }
}

/// How it goes, and the best so far.
fn attempt(mode: &TantrixMode, ui: &mut Ui, text: &Text) {
    let attempt = &mode.play.attempt;
    let seconds = |time: u64| (time / 1000).to_string();
    let (moves, hints) = (
        attempt.moves.to_string(),
        attempt.helps.count(Help::Hint).to_string(),
    );
    let words = text.msg_tantrix_attempt(seconds(attempt.time), moves, hints);
    sentence(ui, words, theme::of(ui).quiet);
    told_help(ui, text, &attempt.helps);
    let id = mode.play.setup().challenge().id();
    let record = mode.records.value().records.get(&id);
    let challenge = mode.play.setup().kind == PuzzleKind::Challenge;
    if let Some(record) = record.filter(|record| challenge && record.solved > 0) {
        let words = text.msg_tantrix_record(seconds(record.time), record.moves.to_string());
        sentence(ui, words, theme::of(ui).quiet);
    }
}

/// A rule, with a sign that says whether it is kept.
fn row(ui: &mut Ui, words: String, kept: RuleStatus, text: &Text) {
    let theme = theme::of(ui);
    let (icon, ink, state): (Icon, _, _) = match kept {
        RuleStatus::Yes => (shared::tick, theme.right, text.msg_tantrix_kept()),
        RuleStatus::NotYet => (icons::open, theme.quiet, text.msg_tantrix_not_yet()),
        RuleStatus::No => (shared::cross, theme.wrong, text.msg_tantrix_not_kept()),
    };
    ui.horizontal_top(|ui| {
        let (rect, sign) = ui.allocate_exact_size(vec2(18.0, 18.0), Sense::hover());
        sign.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &state));
        icon(ui.painter(), rect, ink);
        let ink = if kept == RuleStatus::No {
            theme.wrong
        } else {
            theme.text
        };
        let words = RichText::new(words).size(13.5).color(ink);
        ui.add(Label::new(words).wrap());
    });
}

/// A rule in words, with figures.
fn words(
    text: &Text,
    rule: PuzzleRule,
    puzzle: &Puzzle,
    report: &PositionReport,
    mode: &TantrixMode,
) -> String {
    let all = puzzle.tiles.len().to_string();
    match rule {
        PuzzleRule::Tiles => {
            let laid = mode.play.position().tiles().len().to_string();
            text.msg_tantrix_rule_tiles(laid, all)
        }
        PuzzleRule::Golden => match report.clashes.len() {
            0 => text.msg_tantrix_rule_golden(),
            clashes => text.msg_tantrix_rule_clashes(clashes as u64),
        },
        PuzzleRule::Holes => text.msg_tantrix_rule_holes(),
        PuzzleRule::Enclosed => text.msg_tantrix_rule_enclosed(),
        PuzzleRule::Line => match &report.line {
            Some(line) => {
                let reached = line.places.len().to_string();
                text.msg_tantrix_rule_line(line.colour.id(), reached, all)
            }
            None => text.msg_tantrix_rule_line_none(),
        },
        PuzzleRule::Closed => text.msg_tantrix_rule_closed(),
    }
}
