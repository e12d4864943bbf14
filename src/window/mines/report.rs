//! What is said of the position: what goes on, hints, how the game ended.

use super::analysis::MinesAdvice;
use super::mode::MinesMode;
use super::paint::figure;
use super::session::MinesSession;
use super::words::{place, time};
use crate::sentences;
use crate::window::kit::app_context::AppContext;
use engine::text::Text;
use games::mines::{ActionKind, ClickReview, Contradiction, GameStatus, Size};

/// What the panel says of the position, and whether that is bad news.
pub fn sentence(mode: &MinesMode, app: &AppContext) -> (String, bool) {
    let text = &app.text;
    if let Some(replay) = &mode.replay {
        let size = mode.size();
        let Some(action) = replay.last() else {
            return (text.msg_mines_replay_begins(), false);
        };
        let action = described(text, size, action.kind);
        let click = mode
            .story()
            .and_then(|story| story.clicks[replay.done() - 1]);
        return match click {
            Some(click) => (
                format!("{action} {}", judged(text, size, &click)),
                click.is_needless(),
            ),
            None => (action, false),
        };
    }
    let heat = mode.analysis.heat.answer(&mode.number);
    let heat = heat.filter(|_| mode.tools.heat && mode.can_think());
    let advice = mode.advice();
    let wrong = advice.and_then(|advice| advice.as_ref().err());
    if let Some(Contradiction(cell)) = wrong.or(heat.and_then(|heat| heat.as_ref().err())) {
        let (row, column) = place(mode.size(), *cell);
        return (text.msg_mines_study_contradiction(row, column), true);
    }
    match advice {
        Some(Ok(advice)) => return (advised(mode, text, advice), false),
        None if mode.hinted == Some(mode.number) => return (text.msg_mines_thinking(), false),
        _ => {}
    }
    if let Some(Ok(heat)) = heat
        && !heat.exact
    {
        return (text.msg_mines_heat_not_exact(points(heat.error)), false);
    }
    if mode.study.is_some() {
        return (text.msg_mines_study_tip(), false);
    }
    let game = mode.play.game();
    match game.state() {
        _ if mode.play.is_laying() => (text.msg_mines_laying(), false),
        _ if mode.play.is_paused() => (text.msg_mines_paused(), false),
        GameStatus::Ready => (text.msg_mines_ready(), false),
        GameStatus::Playing if mode.tools.heat => (text.msg_mines_heat_tip(), false),
        GameStatus::Playing => (String::new(), false),
        GameStatus::Lost(cell) => {
            let (row, column) = place(mode.size(), cell);
            (text.msg_mines_lost(row, column), true)
        }
        GameStatus::Won => (won(text, &mode.play), false),
    }
}

/// How far a probability may be off, in percentage points; never none.
fn points(error: f64) -> String {
    format!("{:.0}", (100.0 * error).ceil().max(1.0))
}

fn advised(mode: &MinesMode, text: &Text, advice: &MinesAdvice) -> String {
    match advice {
        MinesAdvice::Deduction(hint) => {
            let reason = sentences::mines_hint(text, &mode.position(), hint);
            format!("{reason} {}", text.msg_mines_advise_again())
        }
        MinesAdvice::Guess { cell, mine, win } => {
            let (row, column) = place(mode.size(), *cell);
            let guess = text.msg_mines_guess(row, column, figure(*mine));
            let win = win.map(|win| text.msg_mines_guess_win(figure(win)));
            let again = mode.study.is_none().then(|| text.msg_mines_guess_again());
            let parts = std::iter::once(guess).chain(win).chain(again);
            parts.collect::<Vec<_>>().join(" ")
        }
        MinesAdvice::Nothing => text.msg_mines_nothing_to_open(),
    }
}

fn won(text: &Text, play: &MinesSession) -> String {
    match play.game().summary() {
        Some(summary) => text.msg_mines_won(time(text, summary.time)),
        None => String::new(),
    }
}

/// What a click was worth.
pub fn judged(text: &Text, size: Size, click: &ClickReview) -> String {
    let risk = figure(click.risk);
    let (row, column) = place(size, click.best);
    if !click.is_guess() {
        text.msg_mines_story_safe()
    } else if !click.is_needless() {
        text.msg_mines_story_forced(risk)
    } else if click.least == 0.0 {
        text.msg_mines_story_needless(risk, row, column)
    } else {
        let (least, loss) = (figure(click.least), figure(click.loss()));
        text.msg_mines_story_worse(risk, row, column, least, loss)
    }
}

/// What was done, in a replay.
fn described(text: &Text, size: Size, kind: ActionKind) -> String {
    let on = |cell| place(size, cell);
    match kind {
        ActionKind::Open(cell) => {
            let (row, column) = on(cell);
            text.msg_mines_action_open(row, column)
        }
        ActionKind::Mark(cell) => {
            let (row, column) = on(cell);
            text.msg_mines_action_mark(row, column)
        }
        ActionKind::Chord(cell) => {
            let (row, column) = on(cell);
            text.msg_mines_action_chord(row, column)
        }
        ActionKind::Undo => text.msg_mines_action_undo(),
    }
}
