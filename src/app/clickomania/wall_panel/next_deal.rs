//! The wall with the next number: which it is, and that it is used up.

use crate::app::clickomania::command::deal::{Deal, DealSource, NumberedWall};
use crate::app::common::settings::Settings;

impl Deal {
    /// The wall with the next number, of the kind that was chosen.
    pub fn next(settings: &Settings) -> Deal {
        Deal::number(next(settings))
    }

    /// The same; that number is used up.
    pub fn take_next(settings: &mut Settings) -> Deal {
        let deal = Deal::next(settings);
        settings.next_seed = settings.next_seed.wrapping_add(1);
        deal
    }

    /// Whether it is the wall with the next number.
    pub fn is_next(&self, settings: &Settings) -> bool {
        self.source == DealSource::Number(next(settings))
    }
}

fn next(settings: &Settings) -> NumberedWall {
    NumberedWall {
        seed: settings.next_seed,
        colours: settings.colours,
        clearable: settings.clearable,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_used_up_when_its_wall_is_taken() {
        let mut settings = Settings {
            next_seed: 7,
            ..Settings::default()
        };
        let first = Deal::next(&settings);
        assert!(first.is_next(&settings));
        assert_eq!(Deal::take_next(&mut settings), first);
        assert!(!first.is_next(&settings));
        assert_eq!(settings.next_seed, 8);
        assert!(!Deal::painted(first.wall).is_next(&settings));
    }
}
