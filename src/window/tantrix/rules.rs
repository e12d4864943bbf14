//! The goal above the board, and the right panel during a game: helpers, rules and progress.

use super::command::{TantrixCommand, TantrixContext};
use super::panel_widgets::{card, sentence, title, wide_button};
use super::setup::PuzzleKind;
use super::{TantrixMode, colours, icons};
use crate::window::games_kit::show_help_used;
use crate::window::kit::command::FileCommand;
use crate::window::kit::icons::Icon;
use crate::window::kit::widgets::{Explained as _, main_button};
use crate::window::kit::{icons as shared, theme};
use egui::{Frame, Label, Margin, RichText, Sense, Stroke, StrokeKind, Ui, vec2};
use engine::text::Text;
use games::Help;
use games::tantrix::{
    Area, Challenge, LineColour, PositionReport, Puzzle, PuzzleRule, RuleStatus, TantrixColour,
};

/// Shows the goal, or that it is reached.
pub fn show_goal(mode: &TantrixMode, ui: &mut Ui, app: &mut TantrixContext) {
    let Ok(puzzle) = mode.play.puzzle() else {
        return;
    };
    let text = app.text;
    let theme = theme::of(ui);
    let solved = mode.play.solved();
    let frame = Frame::new()
        .fill(if solved {
            theme.accent_paper
        } else {
            theme.window
        })
        .inner_margin(Margin::symmetric(12, 6));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        if solved {
            ui.horizontal_wrapped(|ui| reached(mode, ui, app));
            return;
        }
        ui.horizontal_top(|ui| {
            if let Some(colour) = line_colour(puzzle) {
                // Colour and letter: no meaning depends on colour alone.
                let (rect, _) = ui.allocate_exact_size(vec2(26.0, 26.0), Sense::hover());
                let painter = ui.painter();
                let rim = Stroke::new(1.0, theme.strong_line);
                painter.rect(rect, 5.0, colours::TILE, rim, StrokeKind::Inside);
                let font = theme::semibold(17.0);
                let ink = colours::line(colour);
                let letter = text.msg_tantrix_colour_sign(colour.id());
                painter.text(
                    rect.center(),
                    egui::Align2::CENTER_CENTER,
                    letter,
                    font,
                    ink,
                );
            }
            let words = RichText::new(goal(&text, puzzle)).font(theme::semibold(16.0));
            // Its further lines begin below the first, not below the sign.
            ui.vertical(|ui| ui.add(Label::new(words.color(theme.text)).wrap()));
        });
    });
}

/// Shows how the puzzle was solved, and the next challenge.
fn reached(mode: &TantrixMode, ui: &mut Ui, app: &mut TantrixContext) {
    let text = app.text;
    let theme = theme::of(ui);
    let words = RichText::new(text.msg_tantrix_solved()).font(theme::semibold(20.0));
    ui.label(words.color(theme.right));
    let attempt = &mode.play.attempt;
    let seconds = (attempt.time / 1000).to_string();
    let words = if attempt.helps.has(Help::Solver) {
        text.msg_tantrix_solved_by_program()
    } else if attempt.counts() {
        text.msg_tantrix_solved_with(seconds, attempt.moves)
    } else {
        let [hints, undone] = [Help::Hint, Help::Undo].map(|help| attempt.helps.count(help));
        text.msg_tantrix_solved_helped(seconds, attempt.moves, hints, undone)
    };
    ui.label(RichText::new(words).size(14.0));
    if mode.play.setup().kind != PuzzleKind::Challenge {
        return;
    }
    let mut after = Challenge::all().skip_while(|one| *one != mode.play.setup().challenge());
    if let Some(next) = after.nth(1) {
        let words = text.msg_tantrix_next_challenge();
        if main_button(ui, &words, vec2(190.0, 30.0)).clicked() {
            let mut setup = mode.play.setup().clone();
            setup.challenge = next.id();
            app.send(TantrixCommand::Choose(setup));
        }
    }
}

/// The colour of the line, if one is required.
fn line_colour(puzzle: &Puzzle) -> Option<TantrixColour> {
    match puzzle.line?.colour {
        LineColour::Any => None,
        LineColour::Of(colour) => Some(colour),
        LineColour::Back => puzzle.tiles.tiles().next_back()?.back.colour(),
    }
}

/// The goal in a sentence.
fn goal(text: &Text, puzzle: &Puzzle) -> String {
    let tiles = puzzle.tiles.len().to_string();
    let Some(line) = puzzle.line else {
        return match puzzle.area {
            Area::Grid { columns, rows: 1 } if columns == puzzle.tiles.len() => {
                text.msg_tantrix_goal_domino(tiles)
            }
            _ => text.msg_tantrix_goal_board(tiles),
        };
    };
    let colour = line_colour(puzzle).map_or("any", TantrixColour::id);
    match (line.closed, puzzle.area) {
        (true, _) => text.msg_tantrix_goal_loop(colour, tiles),
        (false, Area::Pyramid { .. }) => text.msg_tantrix_goal_pyramid(colour, tiles),
        (false, _) => text.msg_tantrix_goal_line(colour, tiles),
    }
}

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

/// The helpers; during a search its progress.
fn help(mode: &TantrixMode, ui: &mut Ui, app: &mut TantrixContext) {
    let text = app.text;
    title(ui, text.msg_frame_help());
    let wide = ui.available_width();
    let open = mode.aid.is_none() && mode.play.puzzle().is_ok() && !mode.play.solved();
    if mode.aid.is_some() {
        if wide_button(ui, text.msg_button_stop(), true).clicked() {
            app.send(TantrixCommand::Stop);
        }
    } else {
        let words = match mode.play.hint {
            Some((_, lying)) => text.msg_tantrix_hint_lay(lying.tile.to_string()),
            None => text.msg_menu_hint(),
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

/// The attempt so far, and the record.
fn attempt(mode: &TantrixMode, ui: &mut Ui, text: &Text) {
    let attempt = &mode.play.attempt;
    let seconds = |time: u64| (time / 1000).to_string();
    let (moves, hints) = (
        attempt.moves.to_string(),
        attempt.helps.count(Help::Hint).to_string(),
    );
    let words = text.msg_tantrix_attempt(seconds(attempt.time), moves, hints);
    sentence(ui, words, theme::of(ui).quiet);
    show_help_used(ui, text, &attempt.helps);
    let id = mode.play.setup().challenge().id();
    let record = mode.records.value().records.get(&id);
    let challenge = mode.play.setup().kind == PuzzleKind::Challenge;
    if let Some(record) = record.filter(|record| challenge && record.solved > 0) {
        let words = text.msg_tantrix_record(seconds(record.time), record.moves.to_string());
        sentence(ui, words, theme::of(ui).quiet);
    }
}

/// A rule, with a sign for kept or not.
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
