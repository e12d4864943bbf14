//! A clock that can be stopped. It is told the time: seconds from any moment.

use games::mines::Millis;

/// A clock; at first it stands at 0.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct GameClock {
    /// What it showed when it was last set going.
    before: Millis,
    /// When that was; none while it stands.
    since: Option<f64>,
}

impl GameClock {
    /// A clock that stands at a time.
    pub fn at(time: Millis) -> GameClock {
        GameClock {
            before: time,
            since: None,
        }
    }

    /// What it shows.
    pub fn shows(&self, seconds: f64) -> Millis {
        let ran = self.since.map_or(0.0, |since| seconds - since);
        // The time never goes back, whatever is told.
        self.before + (ran.max(0.0) * 1000.0).round() as Millis
    }

    pub fn goes(&self) -> bool {
        self.since.is_some()
    }

    /// Sets it going.
    pub fn start(&mut self, seconds: f64) {
        if !self.goes() {
            self.since = Some(seconds);
        }
    }

    pub fn stop(&mut self, seconds: f64) {
        *self = GameClock::at(self.shows(seconds));
    }
}

/// A time as people read it: seconds to hundredths, minutes and hours where there are any.
pub fn written(time: Millis, decimal: char) -> String {
    let (hundredths, seconds) = (time / 10 % 100, time / 1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match (hours, minutes) {
        (0, 0) => format!("{seconds}{decimal}{hundredths:02}"),
        (0, _) => format!("{minutes}:{seconds:02}{decimal}{hundredths:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}{decimal}{hundredths:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_passes_while_it_stands_does_not_count() {
        let mut clock = GameClock::default();
        assert_eq!(clock.shows(7.0), 0);
        clock.start(10.0);
        assert_eq!(clock.shows(11.5), 1500);
        clock.start(11.0);
        clock.stop(12.0);
        assert_eq!(clock.shows(99.0), 2000);
        clock.start(100.0);
        assert_eq!(clock.shows(100.25), 2250);
        assert_eq!(clock.shows(99.0), 2000, "never back");
    }

    #[test]
    fn times_are_written_to_hundredths() {
        let times = [
            (0, "0,00"),
            (9_999, "9,99"),
            (61_050, "1:01,05"),
            (3_600_000, "1:00:00,00"),
        ];
        for (time, words) in times {
            assert_eq!(written(time, ','), words);
        }
    }
}
