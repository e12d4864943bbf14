//! The wall of a game, and where it comes from.

use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::kit::settings::Settings;
use engine::run::draw_policy::DrawPolicy;
use engine::task::Walls;
use engine::wall::{Clearable, GALLERY, Wall};

/// The wall that a game begins with.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GameWall {
    pub wall: Wall,
    pub origin: WallOrigin,
}

/// The origin of a wall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WallOrigin {
    /// Made from a number.
    Number(NumberedWall),
    /// The wall of the gallery with this index.
    Gallery(usize),
    /// The wall with this index, from 0, in the list of the task.
    Listed(usize),
    /// Painted in this window.
    Painted,
    /// Pasted, or read from a file.
    Given,
    /// The wall of a case of the judge, and where the move on it draws from.
    Case(DrawPolicy),
}

/// All that a wall with a number is made from: equal values give equal walls on every computer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NumberedWall {
    /// The number, also the seed of draws in the game.
    pub seed: u64,
    /// 2 to 5.
    pub colours: usize,
    /// True if the wall can be cleared for sure, false if all its bricks are drawn.
    pub clearable: bool,
}

impl NumberedWall {
    /// The wall with the next number. In the two free games people choose its kind, elsewhere the task does.
    fn next(task: &ReadyTask, settings: &Settings) -> NumberedWall {
        match task.rules().walls() {
            Walls::Dealt { colours } if !task.is_free() => NumberedWall {
                seed: settings.next_seed,
                colours: *colours,
                clearable: false,
            },
            Walls::Dealt { .. } | Walls::Listed(_) => NumberedWall {
                seed: settings.next_seed,
                colours: settings.colours,
                clearable: settings.clearable,
            },
        }
    }
}

impl GameWall {
    /// The wall with this number; with 2 or 5 colours if fewer or more are asked for.
    pub fn numbered(numbered: NumberedWall) -> GameWall {
        let (seed, colours) = (numbered.seed, numbered.colours.clamp(2, 5));
        let wall = if numbered.clearable {
            Clearable::new(seed, colours).map(|made| *made.wall())
        } else {
            Wall::deal(seed, colours)
        };
        GameWall {
            wall: wall.expect("2 to 5 colours"),
            origin: WallOrigin::Number(NumberedWall {
                colours,
                ..numbered
            }),
        }
    }

    #[cfg(test)]
    pub fn dealt(seed: u64, colours: usize) -> GameWall {
        GameWall::numbered(NumberedWall {
            seed,
            colours,
            clearable: false,
        })
    }

    pub fn gallery(index: usize) -> Option<GameWall> {
        let (_, text) = GALLERY.get(index)?;
        Some(GameWall {
            wall: Wall::parse(text).ok()?,
            origin: WallOrigin::Gallery(index),
        })
    }

    pub fn painted(wall: Wall) -> GameWall {
        GameWall {
            wall,
            origin: WallOrigin::Painted,
        }
    }

    pub fn given(wall: Wall) -> GameWall {
        GameWall {
            wall,
            origin: WallOrigin::Given,
        }
    }

    /// The wall of a case of the judge.
    pub fn case(wall: Wall, draws: DrawPolicy) -> GameWall {
        GameWall {
            wall,
            origin: WallOrigin::Case(draws),
        }
    }

    /// The first wall of a task: the first that it lists, else the wall with the next number.
    pub fn first(task: &ReadyTask, settings: &Settings) -> GameWall {
        GameWall::listed(task, 0)
            .unwrap_or_else(|| GameWall::numbered(NumberedWall::next(task, settings)))
    }

    /// The wall of the game after `before`: the next that the task lists, else the wall with the next number, which is
    /// used up.
    pub fn take_next(task: &ReadyTask, before: &GameWall, settings: &mut Settings) -> GameWall {
        if let Walls::Listed(walls) = task.rules().walls() {
            let index = match before.origin {
                WallOrigin::Listed(index) => (index + 1) % walls.len().max(1),
                _ => 0,
            };
            if let Some(wall) = GameWall::listed(task, index) {
                return wall;
            }
        }
        GameWall::take(NumberedWall::next(task, settings), settings)
    }

    /// The wall with the next number, of the kind in the settings; the number is used up.
    pub fn take_next_number(settings: &mut Settings) -> GameWall {
        let numbered = NumberedWall {
            seed: settings.next_seed,
            colours: settings.colours,
            clearable: settings.clearable,
        };
        GameWall::take(numbered, settings)
    }

    fn take(numbered: NumberedWall, settings: &mut Settings) -> GameWall {
        settings.next_seed = settings.next_seed.wrapping_add(1);
        GameWall::numbered(numbered)
    }

    /// True for the wall with the next number.
    pub fn is_next(&self, task: &ReadyTask, settings: &Settings) -> bool {
        self.origin == WallOrigin::Number(NumberedWall::next(task, settings))
    }

    fn listed(task: &ReadyTask, index: usize) -> Option<GameWall> {
        let Walls::Listed(walls) = task.rules().walls() else {
            return None;
        };
        Some(GameWall {
            wall: *walls.get(index)?,
            origin: WallOrigin::Listed(index),
        })
    }

    pub fn is_painted(&self) -> bool {
        self.origin == WallOrigin::Painted
    }

    /// The seed of draws in the game.
    pub fn seed(&self) -> u64 {
        match self.origin {
            WallOrigin::Number(numbered) => numbered.seed,
            WallOrigin::Case(draws) => draws.seed,
            WallOrigin::Gallery(_)
            | WallOrigin::Listed(_)
            | WallOrigin::Painted
            | WallOrigin::Given => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::language::TaskId;
    use engine::task::embedded;

    #[test]
    fn every_wall_of_the_gallery_can_be_had() {
        for index in 0..GALLERY.len() {
            assert!(GameWall::gallery(index).is_some());
        }
        assert_eq!(GameWall::gallery(GALLERY.len()), None);
        assert_eq!(GameWall::dealt(3, 99).wall, GameWall::dealt(3, 5).wall);
    }

    #[test]
    fn a_number_is_used_up_when_its_wall_is_taken() {
        let task = ReadyTask::default();
        let mut settings = Settings {
            next_seed: 7,
            ..Settings::default()
        };
        let first = GameWall::first(&task, &settings);
        assert!(first.is_next(&task, &settings));
        assert_eq!(GameWall::take_next(&task, &first, &mut settings), first);
        assert!(!first.is_next(&task, &settings));
        assert_eq!(settings.next_seed, 8);
        assert!(!GameWall::painted(first.wall).is_next(&task, &settings));
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
        let mut next = GameWall::first(&task, &settings);
        for wall in walls.iter().chain(walls) {
            assert_eq!(next.wall, *wall);
            next = GameWall::take_next(&task, &next, &mut settings);
        }
        assert_eq!(settings.next_seed, seed, "no number is used up");
    }
}
