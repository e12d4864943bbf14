//! A finished game, looked at again along its time.

use crate::window::kit::playback_clock::PlaybackClock;
use games::mines::{GameRecord, Millis, MinesGame, TimedAction};

/// A game that is shown again.
pub struct GameReplay {
    record: GameRecord,
    game: MinesGame,
    /// How many actions are shown.
    done: usize,
    time: Millis,
    /// Its steps are milliseconds: it runs as fast as it was played.
    clock: PlaybackClock,
    /// How many times as fast.
    speed: f64,
}

impl GameReplay {
    /// A game before its first action.
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

    /// The game as it was at the time that is shown.
    pub fn game(&self) -> &MinesGame {
        &self.game
    }

    /// What is shown.
    pub fn record(&self) -> &GameRecord {
        &self.record
    }

    /// How many times as fast as it was played it runs.
    pub fn speed(&self) -> f64 {
        self.speed
    }

    /// See [`speed`](Self::speed).
    pub fn set_speed(&mut self, speed: f64) {
        self.speed = speed;
    }

    /// How many actions are shown.
    pub fn done(&self) -> usize {
        self.done
    }

    /// All that was done.
    pub fn actions(&self) -> &[TimedAction] {
        &self.record.actions
    }

    /// The last action that is shown.
    pub fn last(&self) -> Option<TimedAction> {
        let last = self.done.checked_sub(1)?;
        self.record.actions.get(last).copied()
    }

    /// The time that is shown.
    pub fn time(&self) -> Millis {
        self.time
    }

    /// The time of the last action.
    pub fn length(&self) -> Millis {
        self.record.actions.last().map_or(0, |action| action.time)
    }

    /// Whether it runs by itself.
    pub fn runs(&self) -> bool {
        self.clock.is_running()
    }

    /// Lets it run from here, from the beginning if it is at its end; or stops it.
    pub fn run(&mut self, run: bool, seconds: f64) {
        if run && self.done == self.record.actions.len() {
            self.begin();
        }
        self.clock = PlaybackClock::default();
        if run {
            self.clock.start(seconds);
        }
    }

    /// Goes on by itself; tells whether anything changed.
    pub fn advance(&mut self, seconds: f64) -> bool {
        if !self.runs() {
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

    /// Shows the game as it was at a time.
    pub fn go_to(&mut self, time: Millis) {
        self.clock.pause();
        self.show(time.min(self.length()));
    }

    /// One action further, or back.
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

    /// Makes all actions before the one of this number.
    fn act(&mut self, until: usize) {
        for &action in &self.record.actions[self.done..until] {
            let laid = self.game.act(action);
            debug_assert!(laid.is_ok(), "the board is there");
        }
        self.done = until;
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
    fn it_runs_at_any_speed() {
        let mut replay = replay();
        replay.set_speed(4.0);
        replay.run(true, 50.0);
        replay.advance(50.0);
        replay.advance(50.03);
        assert_eq!(replay.time(), 120);
        replay.set_speed(0.5);
        replay.advance(50.07);
        assert_eq!(replay.time(), 140);
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
        assert_eq!((replay.runs(), replay.time()), (false, 300));
        assert_eq!(replay.game().state(), GameStatus::Won);
        replay.run(true, 60.0);
        assert_eq!(
            (replay.time(), replay.game().state()),
            (0, GameStatus::Ready)
        );
    }
}
