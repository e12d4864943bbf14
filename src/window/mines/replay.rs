//! The replay of a finished game along its time, and its panel.

use super::command::{MinesCommand, MinesContext};
use super::paint::figure;
use super::wording::click_verdict;
use super::{MinesMode, icons, wording};
use crate::window::games_kit::{CommandButton, command_buttons};
use crate::window::kit::playback_clock::{PlaybackClock, rail};
use crate::window::kit::widgets::{Explained as _, knob, main_button, quiet_line};
use crate::window::kit::{icons as common, theme};
use egui::{
    Align, Button, Label, Layout, Response, RichText, Role, ScrollArea, Sense, Slider, Stroke, Ui,
    WidgetInfo, vec2,
};
use games::mines::{GameRecord, Millis, MinesGame, TimedAction};

/// The replay of a finished game.
pub struct GameReplay {
    record: GameRecord,
    game: MinesGame,
    /// Number of actions applied.
    done: usize,
    time: Millis,
    /// Counts milliseconds of the game.
    clock: PlaybackClock,
    /// Speed relative to the original.
    speed: f64,
}

impl GameReplay {
    /// A replay before its first action.
    pub fn new(record: GameRecord) -> GameReplay {
        GameReplay {
            game: record.start(),
            record,
            done: 0,
            time: 0,
            clock: PlaybackClock::default(),
            speed: 1.0,
        }
    }

    /// The game at the shown time.
    pub fn game(&self) -> &MinesGame {
        &self.game
    }

    /// The recorded game.
    pub fn record(&self) -> &GameRecord {
        &self.record
    }

    /// Speed relative to the original.
    pub fn speed(&self) -> f64 {
        self.speed
    }

    /// Sets the [`speed`](Self::speed).
    pub fn set_speed(&mut self, speed: f64) {
        self.speed = speed;
    }

    /// Number of actions applied.
    pub fn done(&self) -> usize {
        self.done
    }

    /// All actions.
    pub fn actions(&self) -> &[TimedAction] {
        &self.record.actions
    }

    /// The last applied action.
    pub fn last(&self) -> Option<TimedAction> {
        let last = self.done.checked_sub(1)?;
        self.record.actions.get(last).copied()
    }

    /// The shown time.
    pub fn time(&self) -> Millis {
        self.time
    }

    /// The time of the last action.
    pub fn length(&self) -> Millis {
        self.record.actions.last().map_or(0, |action| action.time)
    }

    /// True while it runs.
    pub fn is_running(&self) -> bool {
        self.clock.is_running()
    }

    /// Starts it, from the beginning if it is at its end; or stops it.
    pub fn run(&mut self, run: bool, seconds: f64) {
        if run && self.done == self.record.actions.len() {
            self.begin();
        }
        self.clock = PlaybackClock::default();
        if run {
            self.clock.start(seconds);
        }
    }

    /// Advances a running replay; true if the game changed.
    pub fn advance(&mut self, seconds: f64) -> bool {
        if !self.is_running() {
            return false;
        }
        let passed = self.clock.advance(seconds, 0.001 / self.speed, Millis::MAX);
        self.clock.made(passed);
        let done = self.done;
        self.show((self.time + passed).min(self.length()));
        if self.done == self.record.actions.len() {
            self.clock.pause();
        }
        done != self.done
    }

    /// Jumps to a time.
    pub fn go_to(&mut self, time: Millis) {
        self.clock.pause();
        self.show(time.min(self.length()));
    }

    /// Steps one action forward or back.
    pub fn step(&mut self, forward: bool) {
        self.clock.pause();
        let wanted = if forward {
            (self.done + 1).min(self.record.actions.len())
        } else {
            self.done.saturating_sub(1)
        };
        if wanted < self.done {
            self.begin();
        }
        self.act(wanted);
        self.time = self.last().map_or(0, |action| action.time);
    }

    fn begin(&mut self) {
        self.game = self.record.start();
        self.done = 0;
        self.time = 0;
    }

    fn show(&mut self, time: Millis) {
        if time < self.time {
            self.begin();
        }
        let until = self
            .record
            .actions
            .partition_point(|action| action.time <= time);
        self.act(until.max(self.done));
        self.time = time;
    }

    /// Applies all actions before number `until`.
    fn act(&mut self, until: usize) {
        for &action in &self.record.actions[self.done..until] {
            let result = self.game.act(action);
            debug_assert!(result.is_ok(), "the board is there");
        }
        self.done = until;
    }
}

/// Shows the timeline of the replay.
pub fn show(mode: &MinesMode, ui: &mut Ui, app: &mut MinesContext) {
    let Some(replay) = &mode.replay else { return };
    let text = app.text;
    let theme = theme::of(ui);
    ui.heading(text.msg_mines_replay_title());
    let mut time = replay.time();
    let (wide, length) = (ui.available_width(), replay.length().max(1));
    let slider = Slider::new(&mut time, 0..=length);
    let slider = rail(ui, slider, wide, theme.accent);
    knob(ui, &slider, time as f32 / length as f32);
    let now = wording::time(&text, time);
    slider.widget_info(|| {
        WidgetInfo::slider(true, time as f64, text.msg_mines_replay_time(now.as_str()))
    });
    strokes(mode, ui, replay, &slider);
    if slider.changed() {
        app.send(MinesCommand::ReplayTo(time));
    }
    run_buttons(ui, app, replay, &now);
    ui.horizontal(|ui| {
        for (speed, words) in SPEEDS {
            let on = replay.speed() == speed;
            let name = text.msg_mines_replay_speed(words);
            let button = ui.add(Button::new(format!("{words}×")).selected(on));
            button.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, &name));
            if button.explained(name).clicked() {
                app.send(MinesCommand::ReplaySpeed(speed));
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        for (words, on, command) in [
            (text.msg_mines_heat(), mode.tools.heat, MinesCommand::Heat),
            (
                text.msg_mines_save_replay(),
                false,
                MinesCommand::SaveReplay,
            ),
            (
                text.msg_mines_copy_replay(),
                false,
                MinesCommand::CopyReplay,
            ),
        ] {
            if ui.add(Button::new(words).selected(on)).clicked() {
                app.send(command);
            }
        }
    });
    leave(ui, app);
}

/// Paints a stroke below the rail for every action; guesses are thicker.
fn strokes(mode: &MinesMode, ui: &mut Ui, replay: &GameReplay, slider: &Response) {
    let (theme, length) = (theme::of(ui), replay.length().max(1));
    let review = mode.analysis.review();
    let reach = slider.rect.x_range().shrink(slider.rect.height() / 2.5);
    let (strip, _) = ui.allocate_exact_size(vec2(ui.available_width(), 8.0), Sense::hover());
    for (number, action) in replay.actions().iter().enumerate() {
        let way = action.time as f32 / length as f32;
        let x = egui::lerp(reach.min..=reach.max, way);
        let click = review.and_then(|review| review.clicks[number]);
        let stroke = match click {
            Some(click) if click.is_needless() => Stroke::new(3.0, theme.wrong),
            Some(click) if click.is_guess() => Stroke::new(3.0, theme.accent),
            _ => Stroke::new(1.0, theme.quiet),
        };
        ui.painter().vline(x, strip.y_range(), stroke);
    }
}

/// The buttons (previous action, run, next action) and the time.
fn run_buttons(ui: &mut Ui, app: &mut MinesContext, replay: &GameReplay, now: &str) {
    let text = app.text;
    ui.horizontal(|ui| {
        let run = if replay.is_running() {
            CommandButton::new(
                common::pause,
                text.msg_mines_pause(),
                MinesCommand::ReplayRun,
            )
        } else {
            let name = text.msg_mines_replay_run();
            CommandButton::new(common::play, name, MinesCommand::ReplayRun)
        };
        let [back, forward] = [false, true].map(MinesCommand::ReplayStep);
        let buttons = [
            CommandButton::new(icons::back, text.msg_mines_replay_back(), back),
            run,
            CommandButton::new(common::step, text.msg_mines_replay_forward(), forward),
        ];
        command_buttons(ui, app, Some(34.0), buttons);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let all = wording::time(&text, replay.length());
            quiet_line(ui, format!("{now} / {all}"));
        });
    });
}

/// Offered speeds, relative to the original.
const SPEEDS: [(f64, &str); 6] = [
    (0.25, "¼"),
    (0.5, "½"),
    (1.0, "1"),
    (2.0, "2"),
    (4.0, "4"),
    (16.0, "16"),
];
/// Maximum height of the list of guesses, in points.
const LIST: f32 = 300.0;

/// Shows the review: a summary and the guesses, each a link to its moment.
pub fn show_review(mode: &MinesMode, ui: &mut Ui, app: &mut MinesContext) {
    let (Some(replay), text) = (&mode.replay, app.text) else {
        return;
    };
    let Some(review) = mode.analysis.review() else {
        quiet_line(ui, text.msg_mines_thinking());
        return;
    };
    ui.label(RichText::new(text.msg_mines_story_title()).font(theme::semibold(14.0)));
    let summary = text.msg_mines_story_summary(
        review.openings(),
        review.guesses(),
        review.needless(),
        figure(review.survival()),
        figure(review.best_survival()),
    );
    ui.add(Label::new(summary).wrap());
    let size = mode.size();
    ScrollArea::vertical().max_height(LIST).show(ui, |ui| {
        for (action, click) in replay.actions().iter().zip(&review.clicks) {
            let Some(click) = click.filter(|click| click.is_guess()) else {
                continue;
            };
            let time = wording::time(&text, action.time);
            let line = format!("{time} · {}", click_verdict(&text, size, &click));
            let ink = if click.is_needless() {
                theme::of(ui).wrong
            } else {
                theme::of(ui).text
            };
            let line = RichText::new(line).size(13.0).color(ink);
            let button = Button::new(line).wrap().frame(false);
            if ui.add(button).clicked() {
                app.send(MinesCommand::ReplayTo(action.time));
            }
        }
    });
}

/// The button that leaves a replay or a study.
pub fn leave(ui: &mut Ui, app: &mut MinesContext) {
    let wide = ui.available_width();
    if main_button(ui, &app.text.msg_mines_leave(), vec2(wide, 34.0)).clicked() {
        app.send(MinesCommand::Leave);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::mines::{
        BoardRule, CellView, FirstClick, GameStatus, MineBoard, MinesSettings, Size,
    };

    /// Opens the second cell at 0, flags the first at 100, opens the third at 300.
    fn replay() -> GameReplay {
        let size = Size::new(3, 1, 1).unwrap();
        let settings = MinesSettings {
            size,
            rule: BoardRule::Any,
            first: FirstClick::Any,
            win_by_flags: false,
            question_marks: false,
        };
        let mut game = MinesGame::on_board(MineBoard::new(size, &[true, false, false]), settings);
        game.open(1, 0).unwrap();
        game.mark(0, 100);
        game.open(2, 300).unwrap();
        GameReplay::new(game.record().unwrap())
    }

    #[test]
    fn any_time_is_shown_as_it_was() {
        let mut replay = replay();
        assert_eq!(replay.length(), 300);
        for (time, views) in [
            (150, [CellView::Flag, CellView::Open, CellView::Closed]),
            (0, [CellView::Closed, CellView::Open, CellView::Closed]),
            (999, [CellView::Flag, CellView::Open, CellView::Open]),
            (100, [CellView::Flag, CellView::Open, CellView::Closed]),
        ] {
            replay.go_to(time);
            assert_eq!(replay.game().views(), views, "{time}");
        }
    }

    #[test]
    fn steps_go_action_by_action() {
        let mut replay = replay();
        let mut times = Vec::new();
        for forward in [true, true, true, true, false, false, false, false] {
            replay.step(forward);
            times.push(replay.time());
        }
        assert_eq!(times, [0, 100, 300, 300, 100, 0, 0, 0]);
        assert_eq!(replay.game().state(), GameStatus::Ready);
    }

    #[test]
    fn it_runs_as_fast_as_it_was_played_and_stops_at_the_end() {
        let mut replay = replay();
        replay.run(true, 50.0);
        assert!(replay.advance(50.05));
        assert!(!replay.advance(50.09));
        assert!(replay.advance(50.2));
        assert!(replay.advance(51.0));
        assert_eq!((replay.is_running(), replay.time()), (false, 300));
        assert_eq!(replay.game().state(), GameStatus::Won);
        replay.run(true, 60.0);
        assert_eq!(
            (replay.time(), replay.game().state()),
            (0, GameStatus::Ready)
        );
    }
}
