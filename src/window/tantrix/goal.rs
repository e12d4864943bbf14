//! What is to be done, said first and large; and the moment when it is done.

use super::colours;
use super::command::{TantrixCommand, TantrixContext};
use super::mode::TantrixMode;
use super::setup::PuzzleKind;
use crate::window::kit::theme;
use crate::window::kit::widgets::main_button;
use egui::{Frame, Label, Margin, RichText, Sense, Stroke, StrokeKind, Ui, vec2};
use engine::text::Text;
use games::Help;
use games::tantrix::{Area, Challenge, LineColour, Puzzle, TantrixColour};

/// Shows the goal, or that it is reached.
pub fn show(mode: &TantrixMode, ui: &mut Ui, app: &mut TantrixContext) {
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
                // The colour, and its letter: nothing is told by colour alone.
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

/// Solved: with what, and what comes next.
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

/// The colour of the line, if one is asked for.
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
