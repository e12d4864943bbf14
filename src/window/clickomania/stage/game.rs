//! The game on the wall: the wall it begins with, and its moves.

use super::game_wall::{GameWall, WallOrigin};
use super::playback::MadeMove;
use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::clickomania::services::Subject;
use engine::judge::Verdict;
use engine::language::Program;
use engine::run::draw_policy::DrawPolicy;
use engine::wall::{Cell, CellSet, Wall};

/// A move of the game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlayedMove {
    /// The clicked brick.
    pub click: Cell,
    /// The wall at the click.
    pub before: Wall,
    /// The wall that the program left.
    pub left: Wall,
    /// The wall that the rules want; `None` if they want nothing, if it is secret as in a contest, or if another one is part
    /// of the lesson.
    pub wanted: Option<Wall>,
    /// The wall of the next click.
    pub after: Wall,
    pub steps: u64,
    /// The version of the program that made it.
    version: u64,
}

impl PlayedMove {
    /// True if the program left the wanted wall, or nothing is wanted.
    pub fn is_right(&self) -> bool {
        self.verdict() != Some(false)
    }

    /// True if the program left the wanted wall, false if another; `None` if nothing is wanted.
    pub fn verdict(&self) -> Option<bool> {
        self.wanted.map(|wanted| wanted == self.left)
    }

    /// The cells in which the wall left differs from the wanted one.
    pub fn difference(&self) -> CellSet {
        (self.wanted)
            .map(|wanted| self.left.changed_cells(&wanted))
            .unwrap_or_default()
    }

    /// True if the wall left is wrong by its infected bricks only.
    pub fn only_infection_left(&self) -> bool {
        let Some(wanted) = self.wanted.filter(|_| !self.is_right()) else {
            return false;
        };
        let mut cured = self.left;
        cured.cure(CellSet::ALL);
        cured == wanted
    }
}

/// The moves on a wall, which can be undone and redone.
#[derive(Clone, Debug)]
pub struct WallGame {
    start: GameWall,
    moves: Vec<PlayedMove>,
    /// The moves taken back, the next to be redone last.
    undone: Vec<PlayedMove>,
    /// The number of edits of the program during this game.
    version: u64,
}

impl WallGame {
    pub fn new(start: GameWall) -> WallGame {
        WallGame {
            start,
            moves: Vec::new(),
            undone: Vec::new(),
            version: 0,
        }
    }

    /// The wall that the game began with.
    pub fn start(&self) -> &GameWall {
        &self.start
    }

    /// The wall after the last move.
    pub fn wall(&self) -> &Wall {
        self.last().map_or(&self.start.wall, |last| &last.after)
    }

    pub fn moves(&self) -> &[PlayedMove] {
        &self.moves
    }

    pub fn last(&self) -> Option<&PlayedMove> {
        self.moves.last()
    }

    /// The source of random choices of the next move. A repeated move makes the same choices.
    pub fn draws(&self) -> DrawPolicy {
        if let WallOrigin::Case(draws) = self.start.origin
            && !draws.is_fair()
        {
            return draws;
        }
        DrawPolicy {
            seed: self.start.seed(),
            number: self.moves.len() as u64,
        }
    }

    /// The version of the program that the next move is made with.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// Adds a move; those taken back are forgotten. With `calm` it is not called wrong.
    pub fn add(&mut self, made: &MadeMove, calm: bool) {
        self.undone.clear();
        let left = made.turn.outcome.wall;
        let wanted = made.turn.wanted.filter(|wanted| !calm || *wanted == left);
        self.moves.push(PlayedMove {
            click: made.click(),
            before: made.clicked,
            left,
            wanted,
            after: made.turn.next,
            steps: made.turn.outcome.steps,
            version: made.version,
        });
    }

    pub fn can_undo(&self) -> bool {
        !self.moves.is_empty()
    }

    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Takes the last move back and returns it.
    pub fn undo(&mut self) -> Option<PlayedMove> {
        let played = self.moves.pop()?;
        self.undone.push(played);
        Some(played)
    }

    /// Restores the move that was taken back last, and returns it.
    pub fn redo(&mut self) -> Option<PlayedMove> {
        let played = self.undone.pop()?;
        self.moves.push(played);
        Some(played)
    }

    /// Notes an edit of the program.
    pub fn edited(&mut self) {
        self.version += 1;
    }

    /// True if the program was edited since the last move.
    pub fn is_edited(&self) -> bool {
        self.last()
            .is_some_and(|played| played.version != self.version)
    }

    /// The number of the first move, from 1, that another version of the program made or, for the next move, will make
    /// than the first one.
    pub fn changed_since(&self) -> Option<usize> {
        let first = self.moves.first()?.version;
        let place = self
            .moves
            .iter()
            .map(|played| played.version)
            .chain([self.version])
            .position(|version| version != first)?;
        Some(place + 1)
    }
}

/// The program as edited since the last move of the game, for the judge.
#[derive(Default)]
pub struct EditedProgram {
    /// The version of the program in the game, and what the judge is asked about.
    subject: Option<(u64, Subject)>,
}

impl EditedProgram {
    /// True if the judge accepts the present program, and another version of it made the last move.
    pub fn is_right(
        &mut self,
        app: &ClickomaniaContext,
        game: &WallGame,
        program: &Program,
        task: &ReadyTask,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::window::clickomania::stage::playback::MoveRequest;
    use crate::window::clickomania::stage::playback::fixtures::request;
    use engine::wall::{GroupKind, after_click, playable};
    use proptest::prelude::*;

    /// Plays a move of the one-block program.
    fn play(game: &mut WallGame) -> Option<PlayedMove> {
        let request = MoveRequest {
            wall: *game.wall(),
            click: playable(game.wall(), GroupKind::Area).first()?,
            draws: game.draws(),
            version: game.version(),
            ..request("examples/un-solo-blocco.ron", 0, 0)
        };
        game.add(&request.make(&|| true).unwrap().unwrap(), false);
        game.last().copied()
    }

    proptest! {
        #[test]
        fn undo_and_redo_of_moves_give_the_walls_back(seed: u64, moves in 1..8_usize, back in 1..8_usize) {
            let mut game = WallGame::new(GameWall::dealt(seed, 4));
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
        let mut game = WallGame::new(GameWall::dealt(5, 3));
        play(&mut game);
        game.undo();
        assert!(game.can_redo());
        play(&mut game);
        assert!(!game.can_redo());
        assert_eq!(game.moves().len(), 1);
    }

    #[test]
    fn a_change_of_the_program_is_told_from_the_next_move_on() {
        let mut game = WallGame::new(GameWall::dealt(5, 3));
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
        let game = WallGame::new(GameWall::dealt(1, 4));
        let wall = *game.wall();
        let click = playable(&wall, GroupKind::Area).first().unwrap();
        let mut played = PlayedMove {
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
}
