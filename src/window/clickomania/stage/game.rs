//! The game that is played on the wall: its wall, the moves made on it, and what became of them.

use super::playback::MadeMove;
use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::clickomania::command::deal::{Deal, DealSource, NumberedWall};
use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::clickomania::services::judge::Subject;
use crate::window::kit::settings::Settings;
use engine::judge::Verdict;
use engine::language::Program;
use engine::run::draw_policy::DrawPolicy;
use engine::task::Walls;
use engine::wall::{Cell, CellSet, Wall};

/// A move that was made.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Played {
    /// The clicked brick.
    pub click: Cell,
    /// The wall at the click.
    pub before: Wall,
    /// The wall that the program left.
    pub left: Wall,
    /// The wall that the program had to leave; `None` if nothing is wanted.
    pub wanted: Option<Wall>,
    /// The wall of the next click.
    pub after: Wall,
    /// How many steps it took.
    pub steps: u64,
    /// The version of the program that made it.
    version: u64,
}

impl Played {
    /// Whether the program did what it had to do; always, if nothing is wanted.
    pub fn is_right(&self) -> bool {
        self.wanted.is_none_or(|wanted| wanted == self.left)
    }

    /// The same as a verdict; `None` if nothing is wanted, as in a contest: such a move is neither right nor wrong.
    pub fn verdict(&self) -> Option<bool> {
        self.wanted.map(|wanted| wanted == self.left)
    }

    /// Where the wall that the program left is not as it had to be.
    pub fn difference(&self) -> CellSet {
        let differs = |wanted| self.left.changed_cells(&wanted);
        self.wanted.map_or(CellSet::EMPTY, differs)
    }

    /// Whether all that is wrong is that bricks were left infected.
    pub fn only_infection_left(&self) -> bool {
        let Some(wanted) = self.wanted.filter(|_| !self.is_right()) else {
            return false;
        };
        let mut cured = self.left;
        cured.cure(CellSet::ALL);
        cured == wanted
    }
}

/// A game, from its wall to its end.
#[derive(Clone, Debug)]
pub struct Match {
    deal: Deal,
    moves: Vec<Played>,
    /// Moves that were taken back, the next to be made again last.
    undone: Vec<Played>,
    /// How often the program was edited in this game.
    version: u64,
}

impl Match {
    /// A game before its first move.
    pub fn new(deal: Deal) -> Match {
        Match {
            deal,
            moves: Vec::new(),
            undone: Vec::new(),
            version: 0,
        }
    }

    /// Its first wall.
    pub fn deal(&self) -> &Deal {
        &self.deal
    }

    /// The wall now.
    pub fn wall(&self) -> &Wall {
        self.moves
            .last()
            .map_or(&self.deal.wall, |last| &last.after)
    }

    /// The moves made, the first one first.
    pub fn moves(&self) -> &[Played] {
        &self.moves
    }

    /// The last move.
    pub fn last(&self) -> Option<&Played> {
        self.moves.last()
    }

    /// Where the next move draws from; a move that is repeated draws the same again.
    pub fn draws(&self) -> DrawPolicy {
        if let DealSource::Case(draws) = self.deal.source
            && !draws.is_fair()
        {
            // Draws that are not fair are so in every move.
            return draws;
        }
        DrawPolicy {
            seed: self.deal.seed(),
            number: self.moves.len() as u64,
        }
    }

    /// Which version of the program is in force; a move is of the one that it was begun with.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// A move came to its end; those that were taken back are gone.
    pub fn made(&mut self, made: &MadeMove) {
        self.undone.clear();
        self.moves.push(Played {
            click: made.click(),
            before: made.clicked,
            left: made.turn.outcome.wall,
            wanted: made.turn.wanted,
            after: made.turn.next,
            steps: made.turn.outcome.steps,
            version: made.version,
        });
    }

    /// Whether a move can be taken back.
    pub fn can_undo(&self) -> bool {
        !self.moves.is_empty()
    }

    /// Whether a move can be made again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Takes the last move back, and gives it.
    pub fn undo(&mut self) -> Option<Played> {
        let played = self.moves.pop()?;
        self.undone.push(played);
        Some(played)
    }

    /// Makes the move that was taken back last again, as it was.
    pub fn redo(&mut self) -> Option<Played> {
        let played = self.undone.pop()?;
        self.moves.push(played);
        Some(played)
    }

    /// The program is another one now.
    pub fn edited(&mut self) {
        self.version += 1;
    }

    /// Whether the program was edited since the last move.
    pub fn is_edited(&self) -> bool {
        let last = self.moves.last();
        last.is_some_and(|played| played.version != self.version)
    }

    /// The number of the first move, from 1, that is not of the program of the first one: a move that
    /// was made, or the next one.
    pub fn changed_since(&self) -> Option<usize> {
        let first = self.moves.first()?.version;
        let versions = self.moves.iter().map(|played| played.version);
        let number = versions
            .chain([self.version])
            .position(|version| version != first)?;
        Some(number + 1)
    }
}

/// The program since the last move of a game.
#[derive(Default)]
pub struct Mended {
    /// With its version in the game.
    subject: Option<(u64, Subject)>,
}

impl Mended {
    /// Whether the last move is of another program than the present one, which is known to be right.
    pub fn is_known(
        &mut self,
        app: &ClickomaniaContext,
        (game, program, task): (&Match, &Program, &ReadyTask),
    ) -> bool {
        let judge = &app.services.judge;
        if !game.is_edited() || judge.is_closed() {
            self.subject = None;
            return false;
        }
        let version = game.version();
        let known = self.subject.take().filter(|(known, _)| *known == version);
        let (_, subject) = self
            .subject
            .insert(known.unwrap_or_else(|| (version, Subject::of(program, task))));
        let found = judge.found(subject);
        found.is_some_and(|finding| finding.judgement.verdict == Verdict::Accepted)
    }
}

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
    use crate::window::clickomania::stage::playback::MoveRequest;
    use crate::window::clickomania::stage::playback::fixtures::request;
    use engine::language::TaskId;
    use engine::task::embedded;
    use engine::wall::{GroupKind, after_click, playable};
    use proptest::prelude::*;

    /// Plays a move with the one-block program.
    fn play(game: &mut Match) -> Option<Played> {
        let request = MoveRequest {
            wall: *game.wall(),
            click: playable(game.wall(), GroupKind::Area).first()?,
            draws: game.draws(),
            version: game.version(),
            ..request("examples/un-solo-blocco.ron", 0, 0)
        };
        game.made(&request.make(&|| true).unwrap().unwrap());
        game.last().copied()
    }

    proptest! {
        #[test]
        fn undo_and_redo_of_moves_give_the_walls_back(seed: u64, moves in 1..8_usize, back in 1..8_usize) {
            let mut game = Match::new(Deal::dealt(seed, 4));
            let mut walls = vec![*game.wall()];
            for number in 0..moves {
                prop_assert_eq!(game.draws(), DrawPolicy { seed, number: number as u64 });
                prop_assert!(play(&mut game).unwrap().is_right());
                walls.push(*game.wall());
            }
            let back = back.min(moves);
            for wall in walls.iter().rev().skip(1).take(back) {
                prop_assert!(game.undo().is_some());
                prop_assert_eq!(game.wall(), wall);
            }
            for wall in &walls[moves - back + 1..] {
                prop_assert!(game.redo().is_some());
                prop_assert_eq!(game.wall(), wall);
            }
            prop_assert!(!game.can_redo() && game.redo().is_none());
        }
    }

    #[test]
    fn a_new_move_forgets_those_taken_back() {
        let mut game = Match::new(Deal::dealt(5, 3));
        play(&mut game);
        game.undo();
        assert!(game.can_redo());
        play(&mut game);
        assert!(!game.can_redo());
        assert_eq!(game.moves().len(), 1);
    }

    #[test]
    fn a_change_of_the_program_is_told_from_the_next_move_on() {
        let mut game = Match::new(Deal::dealt(5, 3));
        game.edited();
        assert_eq!(game.changed_since(), None, "nothing was played before");
        play(&mut game);
        play(&mut game);
        assert_eq!(game.changed_since(), None);
        game.edited();
        game.edited();
        assert_eq!(game.changed_since(), Some(3));
        play(&mut game);
        play(&mut game);
        assert_eq!(game.changed_since(), Some(3));
        for expected in [Some(3), Some(3), Some(2), None] {
            game.undo();
            assert_eq!(game.changed_since(), expected);
        }
    }

    #[test]
    fn a_wrong_wall_and_infection_left_behind_are_told_apart() {
        let game = Match::new(Deal::dealt(1, 4));
        let wall = *game.wall();
        let click = playable(&wall, GroupKind::Area).first().unwrap();
        let mut played = Played {
            click,
            before: wall,
            left: wall,
            wanted: Some(after_click(&wall, GroupKind::Area, click)),
            after: wall,
            steps: 0,
            version: 0,
        };
        assert!(!played.is_right() && !played.only_infection_left());
        assert!(!played.difference().is_empty());
        played.left = played.wanted.unwrap();
        assert!(played.is_right() && played.difference().is_empty());
        let left = played.left.bricks().bottom().unwrap();
        played.left.infect(left.set());
        assert!(played.only_infection_left());
        assert_eq!(played.difference(), left.set());
        assert_eq!(played.verdict(), Some(false));
        played.wanted = None;
        assert_eq!((played.is_right(), played.verdict()), (true, None));
    }

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
