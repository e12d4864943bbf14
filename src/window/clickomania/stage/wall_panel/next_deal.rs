//! The wall that the next game is played on: by the task, and by the number that is next.

use crate::window::clickomania::command::{Deal, DealSource, NumberedWall};
use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::kit::settings::Settings;
use engine::task::Walls;

impl Deal {
    /// The first wall of a task: of those that it lists the first, else the one with the next number.
    pub fn first(task: &ReadyTask, settings: &Settings) -> Deal {
        Deal::listed(task, 0).unwrap_or_else(|| Deal::number(next(task, settings)))
    }

    /// The wall for the game after the one on `before`: of those that the task lists the next, else the one with the
    /// next number, which is used up.
    pub fn take_next(task: &ReadyTask, before: &Deal, settings: &mut Settings) -> Deal {
        if let Walls::Listed(walls) = task.rules().walls() {
            let place = match before.source {
                DealSource::Listed(place) => (place + 1) % walls.len().max(1),
                _ => 0,
            };
            if let Some(deal) = Deal::listed(task, place) {
                return deal;
            }
        }
        let deal = Deal::number(next(task, settings));
        settings.next_seed = settings.next_seed.wrapping_add(1);
        deal
    }

    /// Whether it is the wall with the next number.
    pub fn is_next(&self, task: &ReadyTask, settings: &Settings) -> bool {
        self.source == DealSource::Number(next(task, settings))
    }

    fn listed(task: &ReadyTask, place: usize) -> Option<Deal> {
        let Walls::Listed(walls) = task.rules().walls() else {
            return None;
        };
        Some(Deal {
            wall: *walls.get(place)?,
            source: DealSource::Listed(place),
        })
    }
}

/// In the two games people choose the kind of wall, in others the task does.
fn next(task: &ReadyTask, settings: &Settings) -> NumberedWall {
    let seed = settings.next_seed;
    match task.rules().walls() {
        Walls::Dealt { colours } if !task.is_free() => NumberedWall {
            seed,
            colours: *colours,
            clearable: false,
        },
        Walls::Dealt { .. } | Walls::Listed(_) => NumberedWall {
            seed,
            colours: settings.colours,
            clearable: settings.clearable,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::language::TaskId;
    use engine::task::embedded;

    #[test]
    fn a_number_is_used_up_when_its_wall_is_taken() {
        let task = ReadyTask::default();
        let mut settings = Settings {
            next_seed: 7,
            ..Settings::default()
        };
        let first = Deal::first(&task, &settings);
        assert!(first.is_next(&task, &settings));
        assert_eq!(Deal::take_next(&task, &first, &mut settings), first);
        assert!(!first.is_next(&task, &settings));
        assert_eq!(settings.next_seed, 8);
        assert!(!Deal::painted(first.wall).is_next(&task, &settings));
    }

    #[test]
    fn listed_walls_come_in_their_order_and_again_from_the_first() {
        let listed = |task: &&engine::task::Task| matches!(&task.walls, Walls::Listed(walls) if walls.len() > 1);
        let task = embedded().all().find(listed).unwrap();
        let Walls::Listed(walls) = &task.walls else {
            panic!("it lists walls");
        };
        let task = ReadyTask::embedded(&TaskId::new(task.id.as_str()).unwrap());
        let mut settings = Settings::default();
        let seed = settings.next_seed;
        let mut deal = Deal::first(&task, &settings);
        for wall in walls.iter().chain(walls) {
            assert_eq!(deal.wall, *wall);
            deal = Deal::take_next(&task, &deal, &mut settings);
        }
        assert_eq!(settings.next_seed, seed, "no number is used up");
    }
}
